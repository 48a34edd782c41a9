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


def card(s: State, key: str) -> dict[str, Any]:
    return next(entry for entry in s.view(0)["hand"] if entry["card"] == key)


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


def test_the_restriction_map_says_where_each_enzyme_cuts_and_what_is_missing() -> None:
    s = table(hand="EcoRI KpnI blue-buffer", own="CCGAATTCGAATTC", other="TTGGTACC", celsius=25)
    ecori, kpni = sorted(s.view(0)["restriction_map"], key=lambda entry: entry["enzyme"])
    assert ecori["own"] == {"starts": [3, 9], "cuts_after": 3, "removes": 11}
    assert ecori["other"] == {"starts": [], "cuts_after": None, "removes": 0}
    assert ecori["lacks"] == ["37 °C"]
    assert kpni["other"] == {"starts": [3], "cuts_after": 7, "removes": 1}
    assert kpni["lacks"] == ["37 °C", "Yellow Buffer", "BSA"]
    assert s.view(1)["restriction_map"] == []
    assert s.view(None)["restriction_map"] is None


def test_a_site_with_nothing_behind_it_cuts_nothing() -> None:
    s = table(hand="NlaIII", own="AACATG")
    assert s.view(0)["restriction_map"][0]["own"] == {"starts": [3], "cuts_after": None, "removes": 0}
    assert "site at 3, nothing behind" in text(s)


@pytest.mark.parametrize(
    ("laid", "key", "lacking"),
    [
        ({"hand": "A"}, "A", []),
        ({"hand": "A", "own": "CU", "other": "GU"}, "A", ["a chain without uracil"]),
        ({"hand": "pcr"}, "pcr", ["55, 65, 80 or 100 °C", "a buffer", "dNTPs", "DNA Polymerase", "Magnesium Chloride"]),
        ({"hand": "deletion red-buffer"}, "deletion", []),
        ({"hand": "red-buffer"}, "red-buffer", ["a card that asks for it"]),
        ({"hand": "goggles"}, "goggles", ["an Ultra-Violet Light to answer"]),
        ({"hand": "klenow", "celsius": 37}, "klenow", ["25 °C", "an Alkaline Phosphatase to answer"]),
        ({"hand": "detergent"}, "detergent", ["a Reactions card to answer"]),
        ({"hand": "dephosphorylation"}, "dephosphorylation", ["a cut of your own at 37 °C"]),
        ({"hand": "rnase-a", "own": "ACU", "celsius": 37}, "rnase-a", []),
        ({"hand": "rnase-a", "celsius": 37}, "rnase-a", ["a uracil on a chain"]),
        ({"hand": "linker"}, "linker", ["a fragment beside your chain"]),
        ({"hand": "linker", "broken": "GG"}, "linker", []),
        ({"hand": "dna-ladder"}, "dna-ladder", ["a chain shorter than your rival's"]),
        ({"hand": "dnase-i", "own": "A", "other": "C"}, "dnase-i", ["a chain of 5 to 11 cards"]),
        ({"hand": "uv-light", "own": "AA", "other": ""}, "uv-light", ["two different bases on a chain"]),
        ({"hand": "deletion blue-buffer", "own": "", "other": ""}, "deletion", ["a base on a chain"]),
        ({"hand": "loading-dye"}, "loading-dye", ["a card in your rival's hand"]),
        ({"hand": "electrophoresis", "rival": "EcoRI"}, "electrophoresis", ["a base in your rival's hand"]),
        ({"hand": "heating-block", "celsius": 100}, "heating-block", ["another temperature"]),
        ({"hand": "ice-box"}, "ice-box", []),
        ({"hand": "dmso", "celsius": 55, "strict_pcr": True}, "dmso", ["a PCR to serve"]),
        ({"hand": "agarose-gel", "emptied": True}, "agarose-gel", ["a card in the Bases deck"]),
        ({"hand": "EcoRI blue-buffer", "own": "GAATTC", "celsius": 37}, "EcoRI", []),
        ({"hand": "EcoRI"}, "EcoRI", ["37 °C", "Blue Buffer", "a site to cut"]),
    ],
)
def test_a_card_in_hand_says_what_it_lacks(laid: dict[str, Any], key: str, lacking: list[str]) -> None:
    assert card(table(**laid), key)["lacks"] == lacking


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
        "EcoRI found its site at 3 and cut Ben's chain after 3: AATTCCC came off.",
    ]
