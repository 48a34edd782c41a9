"""§7: restriction enzymes: what they need, where they cut, and a comparison with Biopython."""

import random
from collections import Counter
from typing import Any

import pytest
from Bio import Restriction
from Bio.Seq import Seq

from benchtop.bio.bases import encode, reverse_complement
from benchtop.bio.restriction import Site
from benchtop.games.adna.components import CELSIUS, ENZYME_DATA

from .table import (
    ENZYMES,
    armed,
    bottom,
    celsius,
    chain,
    fragment,
    hand,
    legal,
    may,
    play,
    refused,
    spelled,
    table,
    target,
    tools,
    why,
)

EACH = pytest.mark.parametrize("name", ENZYMES)
BSA = pytest.mark.parametrize("name", [name for name, row in ENZYMES.items() if row["bsa"]])


def biopython(name: str) -> Any:
    return getattr(Restriction, name.replace("-", "_"))


# -- the deck -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R69")
def test_the_deck_has_fifty_different_enzymes_in_the_printed_colours() -> None:
    assert len(ENZYMES) == len(ENZYME_DATA) == 50
    colours = Counter(row["colour"] for row in ENZYME_DATA)
    assert colours == {"blue": 10, "green": 13, "red": 14, "yellow": 13}
    assert sum(row["bsa"] for row in ENZYME_DATA) == 15
    assert Counter(row["temperature"] for row in ENZYME_DATA) == {37: 40, 55: 3, 65: 3, 50: 2, 25: 2}
    assert all(row["reconstructed"] for row in ENZYME_DATA)


@EACH
@pytest.mark.ruling("ADNA-R69")
def test_site_and_cut_are_those_of_biopython(name: str) -> None:
    known = biopython(name)
    assert ENZYMES[name]["site"].rstrip("N") == known.site.rstrip("N")
    assert ENZYMES[name]["cut"] == known.fst5
    assert known.is_comm()


@EACH
def test_an_actual_digest_agrees_with_ours(name: str) -> None:
    known, row = biopython(name), ENZYMES[name]
    site = Site(row["site"], row["cut"])
    rng = random.Random(name)
    compared = 0
    for _ in range(60):
        letters = [rng.choice("ACGT") for _ in range(24)]
        start = rng.randrange(1, 12)
        letters[start : start + len(row["site"])] = spelled(row["site"])
        sequence = "".join(letters) + "A" * 8  # Biopython needs the cut in the other strand inside too
        if not known.is_palindromic() and site.cuts(encode(reverse_complement(sequence))):
            continue  # Biopython also reads the other strand; the game does not
        cuts = [place - 1 for place in known.search(Seq(sequence))]
        ours = [cut for cut in site.cuts(encode(sequence)) if 0 < cut < len(sequence)]
        assert ours == cuts, sequence
        assert site.first_cut(encode(sequence)) == min(site.cuts(encode(sequence)))
        compared += 1
    assert compared >= 15


@EACH
def test_a_thermometer_level_is_its_temperature(name: str) -> None:
    assert ENZYMES[name]["temperature"] in CELSIUS
    assert set(ENZYMES[name]["site"]) <= set("ACGTNRYW")


# -- every enzyme ---------------------------------------------------------------------------------------------------


@EACH
def test_an_enzyme_cuts_where_its_arrow_is(name: str) -> None:
    s = play(table(**armed(name)), f"cut {name} on other")
    keep = 2 + ENZYMES[name]["cut"]
    assert chain(s, 1) == target(name)[:keep]
    assert fragment(s, 1) == target(name)[keep:]
    assert hand(s, 0) == []


@EACH
def test_an_enzyme_fails_when_its_buffer_is_washed_away(name: str) -> None:
    s = table(**armed(name, rival="detergent"))
    play(s, f"cut {name} on other", f"respond detergent on {ENZYMES[name]['colour']}-buffer")
    assert chain(s, 1) == target(name)
    assert bottom(s, 1, 1) == [name]


@EACH
def test_an_enzyme_fails_at_another_temperature(name: str) -> None:
    s = table(**armed(name, rival="dry-ice"))
    play(s, f"cut {name} on other", "respond dry-ice")
    assert chain(s, 1) == target(name)
    assert celsius(s) == -80


@EACH
def test_an_enzyme_needs_its_temperature(name: str) -> None:
    at = ENZYMES[name]["temperature"]
    for degrees in CELSIUS:
        s = table(**armed(name, celsius=degrees))
        assert may(s, f"cut {name} on other") == (degrees == at)
        if degrees != at:
            assert refused(s, f"cut {name} on other") == "wrong_temperature"


@EACH
def test_an_enzyme_needs_the_buffer_of_its_colour(name: str) -> None:
    others = [f"{c}-buffer" for c in ("red", "green", "yellow", "blue") if c != ENZYMES[name]["colour"]]
    s = table(**armed(name, hand=[name, "bsa", *others]))
    assert refused(s, f"cut {name} on other") == "no_buffer"


@EACH
def test_an_enzyme_needs_its_site(name: str) -> None:
    assert refused(table(**armed(name)), f"cut {name} on own") == "no_site"


@BSA
def test_an_enzyme_with_the_white_tube_needs_bsa(name: str) -> None:
    s = table(**armed(name, hand=[card for card in tools(name) if card != "bsa"]))
    assert refused(s, f"cut {name} on other") == "no_bsa"


@BSA
def test_an_enzyme_fails_when_its_bsa_is_washed_away(name: str) -> None:
    s = table(**armed(name, rival="detergent"))
    play(s, f"cut {name} on other", "respond detergent on bsa")
    assert chain(s, 1) == target(name)
    assert celsius(s) == ENZYMES[name]["temperature"]


# -- the rules ------------------------------------------------------------------------------------------------------


def test_the_refusal_says_what_is_needed_what_is_shown_and_what_would_help() -> None:
    s = table(**armed("EcoRI", celsius=25, hand="EcoRI blue-buffer thermal-cycler"))
    said = why(s, "cut EcoRI on other")
    assert "EcoRI needs 37 °C and a blue buffer; the thermometer shows 25 °C." in said
    assert "EcoRI works best at 37 °C" in said
    assert "Your Thermal Cycler would bring the thermometer to 37 °C." in said
    assert "KpnI needs 37 °C, yellow buffer and BSA" in why(
        table(**armed("KpnI", celsius=25, hand="KpnI")), "cut KpnI on other"
    )


def test_the_site_nearest_the_five_prime_start_is_cut() -> None:
    s = table(hand="RsaI yellow-buffer", other="AAGTACCCGTACTT", celsius=37)
    assert chain(play(s, "cut RsaI on other"), 1) == "AAGT"


def test_overlapping_sites_count_from_the_first() -> None:
    s = table(hand="HinP1I blue-buffer", other="TTGCGCGCAA", celsius=37)
    assert chain(play(s, "cut HinP1I on other"), 1) == "TTG"


def test_only_the_strand_on_the_table_is_read() -> None:
    s = table(hand="AciI red-buffer", other="AAGCGGAA", celsius=37)  # CCGC stands on the other strand
    assert refused(s, "cut AciI on other") == "no_site"


@pytest.mark.ruling("ADNA-R13")
def test_no_code_of_a_site_stands_for_uracil() -> None:
    s = table(hand="FauI yellow-buffer", other="ACCCGCAAAU", celsius=55)
    assert refused(s, "cut FauI on other") == "no_site"


@pytest.mark.ruling("ADNA-R18")
def test_an_enzyme_that_would_take_nothing_off_cannot_be_played() -> None:
    s = table(hand="NlaIII green-buffer bsa", other="AACATG", celsius=37)
    assert refused(s, "cut NlaIII on other") == "cuts_nothing"
    assert may(table(hand="NlaIII green-buffer bsa", other="AACATGA", celsius=37), "cut NlaIII on other")


@pytest.mark.ruling("ADNA-R18")
def test_a_cut_before_the_first_base_empties_the_chain() -> None:
    s = play(table(hand="DpnII red-buffer", other="GATCAA", celsius=37), "cut DpnII on other")
    assert chain(s, 1) == ""
    assert fragment(s, 1) == "GATCAA"


@pytest.mark.ruling("ADNA-R19")
def test_detergent_does_not_stop_the_enzyme_itself() -> None:
    s = play(table(**armed("KpnI", rival="detergent")), "cut KpnI on other")
    assert legal(s, "respond detergent") == ["respond detergent on yellow-buffer", "respond detergent on bsa"]


@pytest.mark.ruling("ADNA-R20")
def test_bsa_must_move_the_thermometer_after_the_cut_and_only_then() -> None:
    s = play(table(**armed("KpnI")), "cut KpnI on other")
    assert legal(s) == ["bsa down", "bsa up"]
    assert refused(s, "stop") == "finish_first"
    assert celsius(play(s, "bsa down")) == 25
    failed = play(table(**armed("KpnI", rival="detergent")), "cut KpnI on other", "respond detergent on bsa")
    assert celsius(failed) == 37
    assert failed.phase == table().phase


@pytest.mark.ruling("ADNA-R20")
def test_bsa_is_not_added_where_it_is_not_asked_for() -> None:
    s = play(table(**armed("EcoRI", hand="EcoRI blue-buffer bsa")), "cut EcoRI on other")
    assert hand(s, 0) == ["bsa"]


@pytest.mark.ruling("ADNA-R47")
@pytest.mark.parametrize(("degrees", "moves"), [(-80, ["bsa up"]), (100, ["bsa down"]), (37, ["bsa down", "bsa up"])])
def test_at_the_end_of_the_scale_bsa_has_one_direction(degrees: int, moves: list[str]) -> None:
    s = play(table(**armed("KpnI")), "cut KpnI on other")
    s.level = CELSIUS.index(degrees)
    assert legal(s) == moves
    for wrong in {"bsa up", "bsa down"} - set(moves):
        assert refused(s, wrong) == "end_of_scale"


def test_bases_cut_off_go_under_the_deck_last_base_first() -> None:
    s = play(table(**armed("EcoRI", own="GAATTC", hand="EcoRI blue-buffer A")), "cut EcoRI on own", "lay A on own")
    assert bottom(s, 0, 5) == ["A", "A", "T", "T", "C"]


def test_the_occasion_comes_before_the_temperature() -> None:
    s = table(hand="EcoRI blue-buffer heating-block", other="ACGTAC", celsius=16)
    assert refused(s, "cut EcoRI on other") == "no_site"
    assert refused(table(hand="rnase-a heating-block", celsius=16), "use rnase-a on own") == "no_uracil"
    cards = "ligation ligase red-buffer distilled-water"
    assert refused(table(hand=cards), "attack ligation on own with red-buffer") == "no_fragment"
