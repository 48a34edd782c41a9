"""§1 and §2: the cards, the options, the draw for the start, the first six bases."""

from collections import Counter
from typing import Any

import pytest

from benchtop.core.knowledge import EVERYBODY
from benchtop.games.adna import GAME
from benchtop.games.adna.components import BASES, CELSIUS, KEYS, KIND, LEVELS, REACTION_DATA, boxes, words_for_levels
from benchtop.games.adna.state import MAIN, OPENING, State
from benchtop.games.adna.turns import begin_game, go_on_opening

from .table import bottom, celsius, chain, events, hand, legal, may, play, refused, table


def new(seed: int = 1, **options: object) -> State:
    s = GAME.new(2, seed, options)
    assert isinstance(s, State)
    return s


def dealt(six: str, deck: str = "", **options: Any) -> State:
    """Build a table on which the starter, seat 0, has taken these six bases."""
    s = table(own="", other="", hand=six, deck=deck, turn=0, **options)
    s.phase = OPENING
    go_on_opening(s)
    return s


# -- components -----------------------------------------------------------------------------------------------------


def test_there_are_102_bases_and_50_enzymes() -> None:
    census = GAME.census(new())
    assert [census[base] for base in "ACGTU"] == [25, 25, 25, 25, 2]
    assert sum(census.values()) == 102 + 50 + 92


@pytest.mark.ruling("ADNA-R25")
def test_92_reactions_cards_keep_every_listed_count() -> None:
    counts = {row["key"]: row["count"] for row in REACTION_DATA}
    six = {key for key, count in counts.items() if count == 6}
    assert six == {"heating-block", "uv-light"}
    assert {key for key, count in counts.items() if count == 4} == {
        "bsa",
        "red-buffer",
        "green-buffer",
        "yellow-buffer",
        "blue-buffer",
    }
    assert counts["deletion"] == 3
    assert counts["dna-ladder"] == 1
    assert Counter(counts.values())[2] == 37 - 2 - 5 - 1 - 1
    assert sum(counts.values()) == 92
    assert counts["distilled-water"] == 2


@pytest.mark.ruling("ADNA-R25")
def test_the_box_count_of_88_has_two_ultra_violet_lights() -> None:
    full, small = (Counter(KEYS[KIND[card]] for deck in boxes(cards) for card in deck) for cards in ("92", "88"))
    assert full - small == {"uv-light": 4}
    assert sum(small.values()) == 240
    assert GAME.census(new(cards="88"))["uv-light"] == 2


@pytest.mark.ruling("ADNA-R27")
def test_levels_are_read_as_sets() -> None:
    assert words_for_levels(LEVELS[KEYS.index("pcr")]) == "55, 65, 80 or 100 °C"  # over 50
    assert words_for_levels(LEVELS[KEYS.index("deletion")]) == "25 or 37 °C"
    assert words_for_levels(LEVELS[KEYS.index("ligation")]) == "4 or 16 °C"
    assert CELSIUS == [-80, 4, 16, 25, 37, 50, 55, 65, 80, 100]


def test_every_game_starts_at_25_degrees() -> None:
    assert celsius(new()) == 25


@pytest.mark.ruling("ADNA-R01")
def test_backs_are_public_and_faces_are_not() -> None:
    s = table(hand="A EcoRI goggles uv-light", rival="C")
    for seat in (None, 0, 1):
        view = s.view(seat)
        assert view["backs"] == [{"bases": 1, "enzymes": 1, "reactions": 2}, {"bases": 1, "enzymes": 0, "reactions": 0}]
    assert s.view(1)["known_cards"] == [[], ["C"]]
    assert s.view(None)["known_cards"] == [[], []]


# -- options --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R02")
def test_any_length_that_a_chain_can_have_may_be_agreed_and_25_if_nothing_is_said() -> None:
    assert new().target == 25
    for target in (6, 7, 12, 45, 51, 94):
        assert new(target=target).target == target
    for target in (5, 95):
        with pytest.raises(ValueError, match="choose 6 to 94"):
            new(target=target)
    census = GAME.census(new())
    assert sum(census[base] for base in "ACGT") - 6 == 94
    words = next(option.help for option in GAME.options if option.key == "target")
    assert "below 15 the starter mostly wins" in words
    assert "at 6 with the first bases" in words
    assert "from 41 on the Bases deck may run out" in words


@pytest.mark.ruling("ADNA-R02")
def test_six_bases_complete_a_chain_of_six_in_the_first_round() -> None:
    s = dealt("ACGTAC", target=6)
    play(s, *[f"lay {base} on own" for base in "ACGTAC"])
    assert s.over and GAME.winners(s) == [0] and GAME.scores(s) == [6, 0]
    s = dealt("AAAAAA", target=6)
    assert (chain(s, 0), legal(s)) == ("", ["lay A on own"])  # nobody wins before the first move
    s = play(dealt("ACGTAU", target=6), *[f"lay {base} on own" for base in "ACGTA"])
    assert (chain(s, 0), s.over, s.to_move) == ("ACGTAU", False, 1)


@pytest.mark.ruling("ADNA-R02")
def test_the_longest_chain_can_be_completed() -> None:
    bases = "ACGT" * 25
    s = table(own=bases[:93], other=bases[93:99], hand=bases[99:], target=94)
    assert s.decks[BASES] and {KEYS[KIND[card]] for card in s.decks[BASES]} == {"U"}
    play(s, f"lay {bases[99]} on own")
    assert s.over and GAME.winners(s) == [0]
    full = table(own=bases[:93], other=bases[93:99], hand="uv-light", target=94)
    play(full, "attack uv-light on own")
    assert may(full, "pick 93")
    assert refused(full, "pick 94") == "no_such_position"


@pytest.mark.ruling("ADNA-R25")
def test_the_list_of_90_has_no_distilled_water() -> None:
    full, listed = (Counter(KEYS[KIND[card]] for deck in boxes(cards) for card in deck) for cards in ("92", "90"))
    assert full - listed == {"distilled-water": 2}
    assert sum(GAME.census(new(cards="90")).values()) == 242


# -- who begins -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R71")
def test_players_may_agree_who_begins() -> None:
    assert {new(seed, first_player="first").starter for seed in range(20)} == {0}
    assert {new(seed, first_player="random").starter for seed in range(20)} == {0, 1}
    s = new(first_player="first", games=3)
    assert s.blocks == [0, 0]
    s.number = 2
    begin_game(s)
    assert s.starter == 1  # then they take turns


@pytest.mark.parametrize(
    ("agreed", "said"),
    [
        ("atg", "was the first to draw A, T and G and starts."),
        ("random", "starts, drawn by lot."),
        ("first", "Ada starts, as agreed."),
    ],
)
def test_the_first_move_reports_who_starts_and_why(agreed: str, said: str) -> None:
    s = new(first_player=agreed)
    names = ["Ada", "Ben"]
    blocks = "\n".join(block.plain() for block in GAME.text.table(s.view(s.to_move), names))
    assert said.removeprefix("Ada ").rstrip(".") in blocks
    first, second, *_ = events(s, str(s.legal()[0]))
    assert said in GAME.say(first, names)
    assert GAME.say(first, names).startswith(f"Game 1: {names[s.starter]}")
    assert type(second).__name__ == "Laid"
    assert "GameStarted" not in [type(event).__name__ for event in events(s, str(s.legal()[0]))]


@pytest.mark.ruling("ADNA-R04")
def test_a_team_is_one_seat() -> None:
    assert GAME.seats == [2]
    solo, team = new(seed=5), new(seed=5, teams=True)
    assert [str(move) for move in solo.legal()] == [str(move) for move in team.legal()]
    assert team.view(0)["options"]["teams"] is True
    blocks = GAME.text.table(team.view(0), ["Ada and Ben", "Cyd and Dan"])
    assert "team Ada and Ben (you)" in "\n".join(block.plain() for block in blocks)


# -- the draw for the start -----------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R05")
def test_either_player_may_take_the_first_block() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        s = new(seed)
        if sum(s.blocks) == 1:
            firsts[s.starter] += 1
    assert set(firsts) == {0, 1}


def test_blocks_alternate_and_the_player_who_showed_atg_starts() -> None:
    for seed in range(60):
        s = new(seed)
        mine, other = s.blocks[s.starter], s.blocks[1 - s.starter]
        assert mine - other in (0, 1)
        assert s.to_move == s.starter
        assert len(s.decks[BASES]) == 102 - 6 - len(s.chains[s.starter])


def test_the_draw_needs_two_blocks_on_average_or_fewer() -> None:
    blocks = [sum(new(seed).blocks) for seed in range(300)]
    assert 1.5 < sum(blocks) / 300 < 2.2
    assert 0.42 < blocks.count(1) / 300 < 0.62


def test_nobody_knows_a_card_from_the_draw_for_the_start() -> None:
    s = new()
    assert all(s.known[card] == 0 for card in s.decks[BASES])


# -- the first six --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R06")
def test_the_first_six_are_laid_in_any_order_on_the_players_own_chain() -> None:
    s = dealt("AACGTT")
    assert legal(s) == ["lay A on own", "lay C on own", "lay G on own", "lay T on own"]
    assert refused(s, "lay A on other") == "own_chain_first"
    assert refused(s, "stop") == "finish_first"
    play(s, "lay T on own", "lay G on own", "lay A on own", "lay C on own", "lay T on own")
    assert chain(s, 0) == "TGACTA"  # the last A without asking
    assert (s.phase, s.to_move) == (OPENING, 1)


def test_bases_all_alike_are_laid_without_asking() -> None:
    s = dealt("AAAAAC")
    play(s, "lay C on own")
    assert chain(s, 0) == "CAAAAA"


def test_after_both_have_laid_six_the_starter_draws_and_plays() -> None:
    s = new()
    while s.phase == OPENING:
        s.play(s.legal()[0])
    assert [len(laid) for laid in s.chains] == [6, 6]
    assert (s.phase, s.to_move, s.turn) == (MAIN, s.starter, 1)
    assert s.backs[s.starter] == [3, 1, 2]
    assert s.hands[1 - s.starter] == []


@pytest.mark.ruling("ADNA-R07")
def test_a_uracil_among_the_first_six_is_laid_last() -> None:
    s = dealt("AACGTU")
    assert refused(s, "lay U on own") == "uracil_last"
    play(s, "lay A on own", "lay A on own", "lay C on own", "lay G on own", "lay T on own")
    assert chain(s, 0) == "AACGTU"
    assert s.view(0)["chains"][0]["contaminated"]


@pytest.mark.ruling("ADNA-R07")
def test_of_two_uracils_one_is_replaced() -> None:
    s = next(
        s for s in map(new, range(4000)) if bottom(s, BASES, 1) == ["U"] and s.known[s.decks[BASES][0]] == EVERYBODY
    )
    assert hand(s, s.starter).count("U") == 1
    assert len(s.hands[s.starter]) == 6


# -- both draw first ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R46")
def test_the_starter_meets_an_empty_hand_unless_both_draw() -> None:
    for both in ("never", "first", "always"):
        s = new(both_draw=both)
        while s.phase == OPENING:
            s.play(s.legal()[0])
        assert bool(s.hands[1 - s.starter]) is (both != "never")


@pytest.mark.ruling("ADNA-R63")
def test_both_draw_first_brings_cards_earlier_and_not_more() -> None:
    s = new(both_draw="first")
    while s.phase == OPENING:
        s.play(s.legal()[0])
    assert s.backs == [[3, 1, 2], [3, 1, 2]]
    play(s, "end turn")
    assert s.backs == [[3, 1, 2], [3, 1, 2]]
    play(s, "end turn")
    assert s.backs[s.starter] == [6, 2, 4]
    assert hand(s, s.active)
