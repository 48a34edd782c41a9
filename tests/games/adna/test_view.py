"""What follows from the table for one's own cards: where enzymes cut, and what a card still lacks."""

from typing import Any

import pytest

from benchtop.games.adna.state import State

from .table import table


def card(s: State, key: str) -> dict[str, Any]:
    return next(entry for entry in s.view(0)["hand"] if entry["card"] == key)


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
