"""What a view derives for a seat's cards: where enzymes cut, and what a card still lacks."""

from typing import Any

import pytest

from benchtop.games.adna.state import State

from .table import CUT, FULL_PCR, events, play, table


def card(s: State, key: str) -> dict[str, Any]:
    return next(entry for entry in s.view(0)["hand"] if entry["card"] == key)


def test_the_restriction_map_says_where_each_enzyme_cuts_and_what_is_missing() -> None:
    s = table(hand="EcoRI KpnI blue-buffer", own="CCGAATTCGAATTC", other="TTGGTACC", celsius=25)
    ecori, kpni = sorted(s.view(0)["restriction_map"], key=lambda entry: entry["enzyme"])
    assert ecori["own"] == {"starts": [3, 9], "cuts_after": 3, "cuts_below_after": 7, "removes": 11}
    assert ecori["other"] == {"starts": [], "cuts_after": None, "cuts_below_after": None, "removes": 0}
    assert ecori["lacks"] == [{"kind": "temperature", "celsius": [37], "cards": [], "words": "37 °C"}]
    assert kpni["other"] == {"starts": [3], "cuts_after": 7, "cuts_below_after": 3, "removes": 1}
    assert [lack["cards"] for lack in kpni["lacks"]] == [[], ["yellow-buffer"], ["bsa"]]
    assert [lack["words"] for lack in kpni["lacks"]] == ["37 °C", "Yellow Buffer", "BSA"]
    assert s.view(1)["restriction_map"] == []
    assert s.view(None)["restriction_map"] is None


def test_a_site_with_nothing_behind_it_cuts_nothing() -> None:
    s = table(hand="NlaIII", own="AACATG")
    found = s.view(0)["restriction_map"][0]["own"]
    assert found == {"starts": [3], "cuts_after": None, "cuts_below_after": None, "removes": 0}


@pytest.mark.parametrize(
    ("laid", "key", "lacking"),
    [
        ({"hand": "A"}, "A", []),
        ({"hand": "A", "own": "CU", "other": "GU"}, "A", ["a chain without uracil"]),
        ({"hand": "pcr"}, "pcr", ["55, 65, 80 or 100 °C", "a buffer", "dNTPs", "DNA Polymerase", "Magnesium Chloride"]),
        ({"hand": "deletion red-buffer"}, "deletion", []),
        ({"hand": "red-buffer"}, "red-buffer", ["a red enzyme, or a card that takes any buffer"]),
        ({"hand": "deletion red-buffer StyI bsa"}, "red-buffer", []),
        (
            {"hand": "StyI red-buffer bsa", "own": "CCAAGGTT"},
            "bsa",
            ["what StyI lacks: 37 °C"],
        ),
        ({"hand": "StyI red-buffer bsa", "own": "CCAAGGTT", "celsius": 37}, "bsa", []),
        ({"hand": "dephosphorylation alkaline-phosphatase red-buffer"}, "dephosphorylation", []),
        ({"hand": "ligase"}, "ligase", ["a Ligation"]),
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
        ({"hand": "heating-block", "celsius": 100}, "heating-block", ["a level below 100 °C"]),
        ({"hand": "ice-box"}, "ice-box", []),
        ({"hand": "dmso", "celsius": 55, "pcr": "strict"}, "dmso", ["a PCR to serve"]),
        ({"hand": "agarose-gel", "emptied": True}, "agarose-gel", ["a card in the Bases deck"]),
        ({"hand": "EcoRI blue-buffer", "own": "GAATTC", "celsius": 37}, "EcoRI", []),
        ({"hand": "EcoRI"}, "EcoRI", ["37 °C", "Blue Buffer", "a site to cut"]),
    ],
)
def test_a_card_in_hand_says_what_it_lacks(laid: dict[str, Any], key: str, lacking: list[str]) -> None:
    assert [lack["words"] for lack in card(table(**laid), key)["lacks"]] == lacking


@pytest.mark.parametrize(
    ("laid", "key", "kinds"),
    [
        ({"hand": "pcr", "emptied": True}, "pcr", ["temperature", "card", "card", "card", "card", "deck"]),
        ({"hand": "klenow", "celsius": 37}, "klenow", ["temperature", "answer"]),
        ({"hand": "EcoRI", "celsius": 37}, "EcoRI", ["card", "site"]),
        ({"hand": "linker"}, "linker", ["table"]),
        ({"hand": "red-buffer"}, "red-buffer", ["moment"]),
        ({"hand": "dephosphorylation"}, "dephosphorylation", ["moment"]),
    ],
)
def test_what_a_card_lacks_is_of_a_kind(laid: dict[str, Any], key: str, kinds: list[str]) -> None:
    assert [lack["kind"] for lack in card(table(**laid), key)["lacks"]] == kinds


def test_any_buffer_and_the_temperatures_of_a_card_are_named() -> None:
    warm, buffer = card(table(hand="pcr"), "pcr")["lacks"][:2]
    assert warm["celsius"] == [55, 65, 80, 100]
    assert buffer["cards"] == ["red-buffer", "green-buffer", "yellow-buffer", "blue-buffer"]
    assert card(table(hand="goggles"), "goggles")["lacks"][0]["cards"] == ["uv-light"]


@pytest.mark.parametrize(
    ("laid", "key", "reached"),
    [
        ({"hand": "A"}, "A", []),
        ({"hand": "heating-block"}, "heating-block", [50]),
        ({"hand": "heating-block", "heating_block": "one_or_two"}, "heating-block", [37, 50]),
        ({"hand": "heating-block", "celsius": 100}, "heating-block", []),
        ({"hand": "thermal-cycler", "celsius": 4}, "thermal-cycler", [-80, 16, 25, 37, 50, 55, 65, 80, 100]),
    ],
)
def test_a_temperature_card_says_where_it_leads(laid: dict[str, Any], key: str, reached: list[int]) -> None:
    assert card(table(**laid), key)["leads_to"] == reached


@pytest.mark.parametrize(
    ("celsius", "steps"),
    [(37, {"-1": 25, "+1": 50, "+2": 55}), (-80, {"+1": 4, "+2": 16}), (80, {"-1": 65, "+1": 100, "+2": 100})],
)
def test_the_thermometer_says_where_so_many_levels_lead(celsius: int, steps: dict[str, int]) -> None:
    assert table(celsius=celsius).view(None)["thermometer"]["steps"] == {f"levels:{by}": to for by, to in steps.items()}


def test_an_enzyme_being_played_says_where_it_cuts_until_it_has() -> None:
    s = play(table(hand="EcoRI blue-buffer", rival="detergent", **CUT), "cut EcoRI on other")
    now = s.view(None)["play"]
    assert now["site"] == {"starts": [3], "cuts_after": 3, "cuts_below_after": 7, "removes": 7}
    assert (now["removes"], now["took_effect"]) == (7, False)
    assert s.view(1)["if_passed"] == {"leads_to": "effect", "celsius": None}
    play(s, "pass")
    assert s.view(None)["play"] is None
    assert s.view(1)["if_passed"] == {"leads_to": "turn", "celsius": None}


def test_an_enzyme_that_cuts_outside_its_site_cuts_the_other_strand_further_along() -> None:
    s = table(hand="FauI", own="CCCGCAAAAGGG", other="")
    assert s.view(0)["restriction_map"][0]["own"]["cuts_below_after"] == 11


@pytest.mark.parametrize(("key", "removes"), [("alkaline-phosphatase", 2), ("deletion", 2), ("uv-light", 0)])
def test_a_card_being_played_says_what_it_takes_off(key: str, removes: int) -> None:
    s = table(hand=f"{key} red-buffer dephosphorylation", rival="detergent")
    play(s, next(str(move) for move in s.legal() if str(move).startswith(f"attack {key} on other")))
    assert s.view(None)["play"]["removes"] == removes


def test_answers_say_who_gave_them_and_what_a_pass_leads_to() -> None:
    laid: dict[str, Any] = {"hand": "EcoRI blue-buffer detergent thermal-cycler", "rival": "dry-ice ice-box detergent"}
    s = play(table(**laid, **CUT), "cut EcoRI on other", "respond dry-ice")
    now = s.view(None)["play"]
    assert now["answers"] == [{"card": "dry-ice", "celsius": -80, "seat": 1, "stands": True, "too": "cold"}]
    assert s.view(None)["if_passed"] == {"leads_to": "thermometer", "celsius": -80}
    play(s, "pass")
    assert s.view(None)["play"]["spent"] == [{"card": "dry-ice", "seat": 1}]
    assert s.view(None)["if_passed"] == {"leads_to": "temperature", "celsius": None}
    play(s, "respond thermal-cycler to 37")
    assert [answer["seat"] for answer in s.view(None)["play"]["answers"]] == [0]
    assert s.view(None)["if_passed"] == {"leads_to": "thermometer", "celsius": 37}
    play(s, "pass")
    assert [answer["seat"] for answer in s.view(None)["play"]["spent"]] == [1, 0]
    assert s.view(None)["if_passed"] == {"leads_to": "effect", "celsius": None}
    play(s, "respond detergent on blue-buffer")
    assert s.view(None)["play"] is None


def test_a_detergent_names_the_support_that_it_washes_away() -> None:
    s = table(hand="EcoRI blue-buffer", rival="detergent", **CUT)
    log = events(s, "cut EcoRI on other", "respond detergent on blue-buffer")
    answered = next(event.to_json() for event in log if type(event).__name__ == "Answered")
    assert (answered["to"], answered["number"]) == ("blue-buffer", 1)


def test_a_card_being_played_says_how_long_the_chain_would_be() -> None:
    cut = play(table(hand="EcoRI blue-buffer", rival="detergent", **CUT), "cut EcoRI on other").view(None)["play"]
    assert (cut["length_after"], cut["adds"], cut["joins"]) == (3, 0, False)
    linker = play(table(hand="linker", rival="detergent", broken="GG"), "use linker").view(None)["play"]
    assert (linker["length_after"], linker["adds"], linker["joins"]) == (6 + 3 + 2, 3, True)
    gel = play(table(hand="agarose-gel", rival="detergent"), "attack agarose-gel").view(None)["play"]
    assert (gel["length_after"], gel["adds"], gel["joins"]) == (None, 0, False)


def test_a_pcr_says_how_many_bases_are_still_to_come() -> None:
    s = table(**FULL_PCR, rival="detergent", deck="ACGACG")
    play(s, "attack pcr on own with blue-buffer")
    assert s.view(None)["play"]["adds"] == 6
    play(s, "pass")
    now = s.view(None)["play"]
    assert (now["turned_up"], now["adds"], now["length_after"]) == ("ACG", 6, 12)
    plain = table(**FULL_PCR, rival="detergent", deck="ACGACG", pcr="three")
    assert play(plain, "attack pcr on own with blue-buffer").view(None)["play"]["adds"] == 3


def test_a_card_that_rejoins_the_fragment_says_what_comes_of_it() -> None:
    s = table(hand="polylinker ligation goggles", own="ACGTACGTAC", broken="GGTTCCAACT", target=22)
    assert card(s, "polylinker")["rejoins"] == {"adds": 5, "length": 22}
    assert card(s, "ligation")["rejoins"] == {"adds": 0, "length": 20}
    assert card(s, "goggles")["rejoins"] is None
    assert card(table(hand="polylinker"), "polylinker")["rejoins"] is None


def test_a_rearrangement_says_how_the_chain_would_read_and_where_ones_enzymes_would_then_cut() -> None:
    s = table(hand="uv-light", rival="EcoRI detergent", own="AGATTCC")
    play(s, "attack uv-light on own", "pick 1", "pick 2")
    assert s.view(None)["play"]["reads_after"] is None
    assert s.view(1)["restriction_map"][0]["planned"] is None
    play(s, "done")
    assert s.view(None)["play"]["reads_after"] == "GAATTCC"
    assert s.view(1)["restriction_map"][0]["planned"] == {
        **{"starts": [1], "cuts_after": 1, "cuts_below_after": 5, "removes": 6},
    }
    assert s.view(0)["restriction_map"] == []


def test_an_answer_says_whether_it_makes_it_too_hot_or_too_cold() -> None:
    s = table(hand="agarose-gel detergent", rival="heating-block")
    play(s, "attack agarose-gel", "respond heating-block")
    assert s.view(None)["play"]["answers"][0]["too"] == "hot"
    cold = play(table(hand="agarose-gel detergent", rival="ice-box"), "attack agarose-gel", "respond ice-box")
    assert cold.view(None)["play"]["answers"][0]["too"] == "cold"
    stopped = table(hand="uv-light detergent", rival="goggles")
    play(stopped, "attack uv-light on own", "pick 1", "pick 2", "done", "respond goggles")
    assert stopped.view(None)["play"]["answers"][0]["too"] is None


def test_everybody_sees_what_a_win_would_score() -> None:
    assert table(hand="A C goggles", rival="linker", target=25).view(None)["win_points"] == [22, 24]
