"""What players read: the table, the moves, and what cards lack."""

from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.state import State

from .table import CUT, events, play, table

NAMES = ["Ada", "Ben"]


def text(s: State, seat: int | None = 0) -> str:
    return "\n".join(block.plain() for block in GAME.text.table(s.view(seat), NAMES))


def words(s: State, notation: str) -> str:
    return GAME.text.words(GAME.parse(notation), s.view(s.to_move), [])


def test_chains_are_shown_in_groups_of_five() -> None:
    assert "5' ACGTA C 3'" in text(table())


def test_the_thermometer_shows_its_level_and_warns_of_the_heat() -> None:
    assert "25  [37]  50" in text(table(celsius=37))
    assert "swap two bases" in text(table(celsius=65))


def test_a_contaminated_and_a_broken_chain_are_explained() -> None:
    assert "contaminated: no base may be added" in text(table(own="ACU"))
    broken = table(broken="GGT")
    assert "broken: GGT lies beside it (can be ligated), until turn 5 ends" in text(broken)
    broken.sealed[0] = True
    assert "dephosphorylated, cannot be ligated" in text(broken)


def test_the_table_says_where_enzymes_cut() -> None:
    said = text(table(hand="NlaIII EcoRI", own="AACATG", other="CCGAATTCC"))
    assert "site at 3, nothing behind" in said
    assert "cuts after 3, 6 off" in said
    assert "37 °C, Green Buffer, BSA" in said


def test_reconstructed_cards_are_marked_for_whoever_looks_at_them() -> None:
    said = text(table(hand="EcoRI distilled-water uv-light goggles"))
    assert "EcoRI*" in said
    assert "Distilled water*" in said
    assert "Goggles*" not in said
    assert "Ultra-Violet Light*" not in said
    assert "is a reconstruction" in said
    assert "Ultra-Violet Light*" in text(table(hand="uv-light", cards="88"))
    assert "reconstruction" in GAME.credit.reconstructed


@pytest.mark.parametrize(
    ("laid", "notation", "said"),
    [
        ({"hand": "A"}, "lay A on own", "Lay adenine on your chain · 7 of 25"),
        ({"hand": "U"}, "lay U on other", "Lay uracil on your rival's chain · contaminates it"),
        ({"hand": "heating-block"}, "use heating-block", "Use Heating Block · 25 to 50 °C"),
        (
            {"hand": "EcoRI blue-buffer", **CUT},
            "cut EcoRI on other",
            "Cut your rival's chain with EcoRI (G^AATTC), Blue Buffer · 7 bases come off",
        ),
        (
            {"hand": "deletion red-buffer"},
            "attack deletion on other with red-buffer",
            "Deletion on your rival's chain, with the Red Buffer · take 2 bases out of one chain, wherever you like; "
            "the gap closes",
        ),
    ],
)
def test_moves_say_what_they_do_with_the_numbers_of_the_moment(laid: dict[str, Any], notation: str, said: str) -> None:
    assert words(table(**laid), notation) == said


def test_answers_say_what_they_stop() -> None:
    s = play(table(hand="heating-block", rival="ice-box detergent"), "use heating-block")
    assert words(s, "respond ice-box") == "Answer with Ice Box · cancels the Heating Block"
    assert words(s, "respond detergent on heating-block") == "Answer with Detergent · cancels Heating Block"
    assert words(s, "pass") == "Pass · the card stands"
    assert "Ada plays Heating Block, which leads to 50 °C" in text(s, 1)


def test_every_move_has_words_wherever_it_is_asked() -> None:
    s = table(hand="A uv-light")
    for move in GAME.moves:
        assert GAME.text.words(move, s.view(0), [])


def test_the_table_tells_a_seat_what_it_remembers() -> None:
    s = play(table(hand="loading-dye", rival="goggles EcoRI"), "attack loading-dye", "pass")
    assert "Ben holds EcoRI and Goggles" in text(s)
    assert "Ben holds" not in text(s, None)
    play(s, "stop")
    play(s, "stop", "discard goggles", "end turn")
    assert "held Goggles; each is still there or was put under its deck" in text(s)


def test_events_are_told_in_sentences() -> None:
    s = table(hand="EcoRI blue-buffer", **CUT)
    said = [GAME.say(event, NAMES) for event in events(s, "cut EcoRI on other")]
    assert said == [
        "Ada played EcoRI on Ben's chain with Blue Buffer.",
        "Ada's EcoRI took effect.",
        "EcoRI found its site at 3 and cut Ben's chain after 3: AATTCCC came off.",
    ]
