"""Texts for players: the table, the moves, and what cards lack."""

from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.components import FACTS, KEYS
from benchtop.games.adna.state import State

from .table import CUT, end_turn, events, play, table

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


def test_reconstructed_cards_are_marked() -> None:
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
        ({"hand": "A"}, "lay A on own", "Lay A on your chain · 7 of 25"),
        ({"hand": "U"}, "lay U on other", "Lay U on your rival's chain · contaminates it"),
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
    assert words(s, "respond ice-box") == "Answer with Ice Box · cancels the Heating Block, 25 to 4 °C"
    assert words(s, "respond detergent on heating-block") == "Answer with Detergent · cancels Heating Block"
    assert words(s, "pass") == "Pass · Heating Block takes effect, thermometer to 50 °C"
    assert "Ada plays Heating Block, which leads to 50 °C" in text(s, 1)


def test_every_move_has_words_wherever_it_is_asked() -> None:
    s = table(hand="A uv-light")
    for move in GAME.moves:
        assert GAME.text.words(move, s.view(0), [])


def test_the_table_tells_a_seat_what_it_remembers() -> None:
    s = play(table(hand="loading-dye", rival="goggles EcoRI"), "attack loading-dye", "pass")
    assert "Ben holds EcoRI and Goggles" in text(s)
    assert "Ben holds" not in text(s, None)
    play(s, "end turn")
    play(s, "stop", "discard goggles", "end turn")
    assert "held Goggles; each is still there or was put under its deck" in text(s)


def test_events_are_described_in_sentences() -> None:
    s = table(hand="EcoRI blue-buffer", **CUT)
    said = [GAME.say(event, NAMES) for event in events(s, "cut EcoRI on other")]
    assert said == [
        "Ada played EcoRI on Ben's chain with Blue Buffer.",
        f"Ada's EcoRI took effect. ({FACTS[KEYS.index('EcoRI')]})",
        "EcoRI found its site at 3 and cut Ben's chain after 3: AATTCCC came off.",
    ]


def test_a_choice_shows_the_chain_that_it_is_about() -> None:
    s = play(table(hand="uv-light", rival="goggles"), "attack uv-light on other")
    assert words(s, "pick 4") == "Pick A at position 4 · TGC[A]TG"
    play(s, "pick 4", "pick 2")
    assert "the chain of Ben: 5' T[G]C[A]T G 3'" in text(s)
    assert words(s, "pick 1") == "Pick T at position 1 · [T]GCA.."
    play(s, "pick 1", "done")
    assert words(s, "place A") == "Lay A at position 1, where T stands"
    play(s, "place A")
    assert words(s, "place T") == "Lay T at position 2, where G stands"
    play(s, "place T")
    assert "it would become 5' [A][T]C[G]T G 3'" in text(s, 1)
    s = play(table(hand="EcoRI blue-buffer", rival="goggles", **CUT), "cut EcoRI on other")
    assert "it would be cut after 3: CCG ^ AATTCCC" in text(s, 1)
    hot = end_turn(table(celsius=100))
    assert "the chain of Ben: 5' TGCAT G 3'" in text(hot)
    assert words(play(table(hand="dntps", celsius=55, deck="ACG"), "attack dntps on own"), "add A") == (
        "Lay A next, at position 7 of your chain"
    )


def test_choices_are_described_to_everybody() -> None:
    s = table(hand="uv-light", rival="goggles")
    log = events(s, "attack uv-light on other", "pick 4", "pick 2", "pick 1", "done", "place A", "place T")
    said = [GAME.say(event, NAMES) for event in log if event.heard_by(1)]
    assert said[1:] == [
        "Ada picked A at position 4 of Ben's chain.",
        "Ada picked G at position 2 of Ben's chain.",
        "Ada picked T at position 1 of Ben's chain.",
        "Ada picked no more bases.",
        "Ada wants A at position 1.",
        "Ada wants T at position 2.",
        "Ultra-Violet Light is to make positions 1, 2 and 4 of Ben's chain read ATG instead of TGA.",
    ]


def test_a_hand_says_what_cards_are_and_need_and_what_stops_them() -> None:
    said = text(table(hand="deletion uv-light red-buffer", celsius=37))
    assert "Attack: Take 2 bases out of one chain, wherever you like; the gap closes." in said
    assert "Needs 25 or 37 °C (there) and any buffer (there)." in said
    assert "Needs 25 °C. Goggles stop it." in said


def test_a_team_is_called_one_where_games_decide() -> None:
    s = table(hand=["A", *["C"] * 18], own="ACGTACGTACGTAC", target=15, teams=True)
    assert (
        GAME.text.tie(play(s, "lay A on own"), NAMES) == "Team Ada wins with the complete chain, whatever the points."
    )
