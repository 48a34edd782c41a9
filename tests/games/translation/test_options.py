"""§8: six-sided dice, ties, and the variants."""

from collections import Counter

import pytest

from benchtop.games.translation import GAME
from benchtop.games.translation.components import BY_WHITE, FACES, HALVES, LETTERS, amino_acids_of, score_of
from benchtop.games.translation.turns import roll_black, roll_white

from .table import aminos, events_of, have, legal, new, play, refused, said, spend_all, table, why

# -- dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["d8", "d6"])
def test_the_white_die_is_fair_either_way(dice: str) -> None:
    s = new(dice=dice)
    rolls = Counter(LETTERS[roll_white(s, BY_WHITE)] for _ in range(4000))
    assert set(rolls) == set("ACGT")
    assert all(850 < count < 1150 for count in rolls.values())


@pytest.mark.parametrize(("dice", "faces"), [("d8", "ACGTWSRY"), ("d6", "ACGTWS")])
def test_the_black_die_has_no_r_and_no_y_with_six_sides(dice: str, faces: str) -> None:
    s = new(dice=dice)
    rolls = Counter(FACES[roll_black(s)] for _ in range(4000))
    assert set(rolls) == set(faces)
    assert max(rolls.values()) - min(rolls.values()) < 200


def test_a_roll_is_something_that_cannot_be_undone() -> None:
    s = table(cards="insert")
    before = s.revealed
    play(s, "extend")
    assert s.revealed > before
    before = s.revealed
    play(s, "insert")
    assert s.revealed > before


# -- no water -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("TRANSLATION-R19")
def test_without_water_everything_that_is_spelled_can_be_translated() -> None:
    s = table("AAGATG", "KMFHW", water=True)
    assert legal(s, "translate") == ["translate K"]
    dry = table("AAGATG", "KMFHW", dry=True)
    assert legal(dry, "translate") == ["translate K", "translate M"]


@pytest.mark.ruling("TRANSLATION-R19")
def test_without_water_nobody_has_a_toggle() -> None:
    s = table("ACGTA", "KMFHW", dry=True)
    assert have(s, 0, "toggle") == have(s, 1, "toggle") == 0
    assert refused(s, "toggle") == "no_water"
    assert s.view(0)["water"] is None


@pytest.mark.ruling("TRANSLATION-R23")
def test_without_water_a_player_who_can_do_nothing_loses_the_turn() -> None:
    every = "delete insert reverse-complement complement transition transversion mutate"
    s = table("ACGT" * 5, "KEDQN", cards=every, dry=True, points=2)
    events = events_of(s, "complement 1")
    assert [event.to_json() for event in events][1:] == [
        {"event": "Began", "seat": 1, "turn": 2, "points": 5},
        {"event": "Lost", "seat": 1, "points": 5},
        {"event": "Began", "seat": 0, "turn": 3, "points": 5},
    ]
    assert s.to_move == 0 and s.quiet == 2


# -- the first player -----------------------------------------------------------------------------------------------


def test_the_first_seat_begins_where_that_is_agreed() -> None:
    assert {new(4, seed, first_player="first").to_move for seed in range(20)} == {0}


@pytest.mark.parametrize(("seats", "first"), [(2, [3, 5]), (3, [2, 4, 5]), (4, [2, 3, 4, 5])])
@pytest.mark.ruling("TRANSLATION-R25")
def test_staggered_first_turns_give_later_players_more_points(seats: int, first: list[int]) -> None:
    s = new(seats, first_turn_points="staggered", first_player="first")
    seen: list[int] = []
    while len(seen) < seats + 2:
        seen.append(s.points)
        assert (s.turn, s.to_move) == (len(seen), (len(seen) - 1) % seats)
        spend_all(s)
    assert seen == [*first, 5, 5]


def test_the_event_that_begins_a_turn_has_staggered_points() -> None:
    s = new(2, first_turn_points="staggered")
    names = ["Ada", "Ben"]
    second = names[1 - s.to_move]
    assert said(s, "extend", "extend", "extend")[-1] == f"{second}'s turn began: 5 points."


# -- short game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("half", "letters", "everything"), [("aliphatic", "ACILMNQSTV", 46), ("aromatic", "DEFGHKPRWY", 32)]
)
@pytest.mark.ruling("TRANSLATION-R20")
def test_a_short_game_has_ten_amino_acids_of_four_whole_groups(half: str, letters: str, everything: int) -> None:
    s = new(groups=half)
    assert sorted(s.row + s.deck) == sorted(aminos(letters)) == sorted(amino_acids_of(half))
    assert len(s.row) == len(s.deck) == 5
    assert score_of(aminos(letters)) == everything


@pytest.mark.ruling("TRANSLATION-R20")
def test_the_halves_share_no_amino_acid_and_no_group() -> None:
    assert sorted(amino_acids_of("aliphatic") + amino_acids_of("aromatic")) == list(range(20))
    assert len({group for half in HALVES.values() for group in half}) == 8


def test_an_amino_acid_of_the_other_half_is_not_in_the_game() -> None:
    assert refused(table("AAG", "ACILM", groups="aliphatic"), "translate K") == "not_in_game"


def test_a_short_game_ends_with_its_tenth_card() -> None:
    s = table("AAG", "K", deck="", collected=["DEFGH", "PRWY"], groups="aromatic")
    assert play(s, "translate K").over


def test_variants_are_called_variants() -> None:
    helps = {option.key: option.help for option in GAME.options}
    assert set(helps) == {"first_player", "first_turn_points", "dice", "tie_break", "water", "groups"}
    assert all("ariant" in helps[key] for key in ("first_turn_points", "tie_break", "water", "groups"))
    assert all("ariant" not in helps[key] for key in ("first_player", "dice"))


def test_the_game_is_the_printed_one_by_default() -> None:
    assert new().options == {
        "first_player": "random",
        "first_turn_points": "printed",
        "dice": "d8",
        "tie_break": "shared",
        "water": True,
        "groups": "all",
    }
    assert why(table("AAG", "KDEFH", water=False), "translate K").code == "needs_water"
