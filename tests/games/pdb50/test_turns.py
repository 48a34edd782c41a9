"""§2 Rounds and turns."""

import pytest

from benchtop.core.rng import Rng, seeded
from benchtop.games.pdb50.components import CARD, CARDS, AdditionalAction
from benchtop.games.pdb50.state import State
from benchtop.games.pdb50.turns import can_act, choices

from .table import BOARD, FREE, GAME, allowed, group, legal, names, play, refused, table


def test_the_turn_passes_to_the_left() -> None:
    s = table(group(2), group(2), group(2), to_move=1)
    play(s, "place publish")
    assert s.to_move == 2
    play(s, "place lead")
    assert s.to_move == 0


def test_players_without_unplayed_researchers_are_skipped() -> None:
    s = table(group(2), group(0), group(1))
    play(s, "place publish")
    assert s.to_move == 2


def test_a_group_with_more_researchers_goes_on_until_they_are_placed() -> None:
    s = table(group(3), group(1))
    play(s, "place publish", "place lead", "place prepare-1")
    assert s.to_move == 0
    assert s.players[0].unplayed == 1


def test_the_round_ends_when_nobody_can_act() -> None:
    s = table(group(1), group(1), number=4)
    play(s, "place publish", "place prepare-1")
    assert s.round == 5


def test_the_leader_takes_the_first_turn_of_the_next_round() -> None:
    s = table(group(1), group(1), group(1), leader=0)
    play(s, "place publish", "place lead", "place prepare-1")
    assert s.to_move == 1


@pytest.mark.ruling("PDB50-R14")
def test_there_is_no_passing() -> None:
    s = table(group(1), group(1))
    assert all(move.startswith(("place ", "graduate ")) for move in legal(s))


@pytest.mark.parametrize("key", FREE)
def test_a_used_box_is_closed_for_everybody_until_the_next_round(key: str) -> None:
    s = table(group(2), group(1))
    play(s, f"place {key}")
    assert refused(s, f"place {key}") == "box_taken"
    play(s, "place recruit")
    assert refused(s, f"place {key}") == "box_taken"
    play(s, "graduate circle")
    assert allowed(s, f"place {key}")


@pytest.mark.ruling("PDB50-R16")
def test_the_other_option_of_a_used_box_is_closed_too() -> None:
    s = table(group(1, crystals=1), group(1, crystals=1))
    play(s, "place xray squares")
    assert refused(s, "place xray circle") == "box_taken"


def test_the_two_boxes_of_prepare_samples_are_separate() -> None:
    s = table(group(1), group(1, on=["prepare-1"]))
    assert allowed(s, "place prepare-2")


def test_the_three_boxes_of_innovate_are_separate() -> None:
    s = table(group(1, squares=3, circles=3, triangles=3), group(1, on=["innovate-middle"]))
    assert allowed(s, "place innovate-left")
    assert allowed(s, "place innovate-right")
    assert refused(s, "place innovate-middle") == "box_taken"


def test_graduate_is_never_closed() -> None:
    s = table(group(3), group(3))
    play(s, "graduate square", "graduate square", "graduate square")
    assert allowed(s, "graduate square")


def test_a_placed_researcher_stays_until_the_round_ends() -> None:
    s = table(group(1), group(2))
    play(s, "place publish", "place lead")
    assert s.view(None)["players"][0]["placed"] == ["publish"]
    assert s.players[0].unplayed == 0


# -- players who cannot act --------------------------------------------------------------------------------------------


@pytest.mark.ruling("PDB50-R01")
def test_a_last_researcher_without_a_usable_box_is_skipped() -> None:
    s = table(group(1), group(1, on=[*FREE, "recruit"], samples=1), number=3, to_move=1)
    events = play(s, "place em circles")
    assert names(events)[:2] == ["Placed", "Skipped"]
    assert s.round == 4
    assert s.players[0].team() == 1


@pytest.mark.ruling("PDB50-R01")
def test_a_skipped_seat_is_checked_again_when_the_turn_comes_round() -> None:
    """Keep the gain of the X-ray box out of Supply until the other group returns squares."""
    stuck = group(1, crystals=1)
    busy = group(3, on=[*FREE, "recruit", "grow"], squares=2, triangles=2)
    s = table(stuck, busy, to_move=1, supply={"square": 1, "circle": 0})
    play(s, "place innovate-right")
    assert s.to_move == 1, "the stuck group was skipped"
    play(s, "place analyze squares")
    assert s.to_move == 0
    assert legal(s) == ["place xray squares"]


@pytest.mark.ruling("PDB50-R01")
def test_the_leader_can_always_open_a_round() -> None:
    s = table(group(1), group(0), supply=dict.fromkeys(["sample", "achievement", "square", "circle", "triangle"], 0))
    s.players[0].reserve = 0
    assert legal(s) == ["place lead"]


def test_a_group_with_two_researchers_and_every_box_taken_is_not_skipped() -> None:
    s = table(group(2), group(1, on=[key for key in BOARD if key != "publish"]), to_move=1)
    play(s, "place publish")
    assert s.to_move == 0
    assert legal(s) == ["graduate square", "graduate circle", "graduate triangle"]


# -- two implementations of the rules ----------------------------------------------------------------------------------


def any_table(rng: Rng) -> State:
    """Return a table that play might never reach: scarce tokens, boxes taken at random, cards anywhere."""
    seats = 2 + rng.below(3)
    boxes = [[key for key in BOARD if rng.below(3 * seats) == 0] for _ in range(seats)]
    taken: set[str] = set()
    for keys in boxes:
        keys[:] = [key for key in keys if key not in taken]
        taken |= set(keys)
    actions = [card.key for card in CARDS if isinstance(card, AdditionalAction)]
    groups = [group(1 + rng.below(2), on=keys) for keys in boxes]
    for player in groups:
        player.tokens = [rng.below(3) for _ in player.tokens]
        player.reserve = rng.below(2)
    slots: list[str] = []
    for card in actions:
        place = rng.below(seats + 2)
        if place < seats:
            groups[place].acquire(CARD[card])
        elif len(slots) < 3:
            slots.append(card)
    slots += ["1MBN", "2DHB", "2LYZ"][len(slots) :]
    supply = {kind: rng.below(3) for kind in ("sample", "crystal", "square", "circle", "triangle", "achievement")}
    return table(
        *groups,
        number=1 + rng.below(2),
        to_move=rng.below(seats),
        slots=tuple(card if rng.below(6) else None for card in slots),
        supply=supply,
        tight=rng.below(2) == 0,
    )


def test_the_generator_and_the_explainer_agree_on_tables_that_play_never_reaches() -> None:
    rng = seeded("any table")
    for _ in range(300):
        s = any_table(rng)
        assert s.legal() == [move for move in GAME.moves if s.why_not(move) is None]


def test_a_seat_can_act_exactly_if_it_has_a_researcher_and_something_to_do() -> None:
    rng = seeded("who can act")
    stuck = 0
    for _ in range(300):
        s = any_table(rng)
        s.players[s.to_move].unplayed = rng.below(2)
        for seat, player in enumerate(s.players):
            assert can_act(s, seat) == (player.unplayed > 0 and choices(s, seat) != 0)
            stuck += not can_act(s, seat)
    assert stuck
