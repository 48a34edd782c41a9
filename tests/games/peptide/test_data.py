"""§10: the cards, and their science against Biopython."""

import copy
from typing import Any

import pytest
from Bio.Data.CodonTable import unambiguous_rna_by_id
from Bio.Data.IUPACData import protein_letters_1to3

from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import (
    ATP_TOKENS,
    BONUSES,
    CARDS,
    CODON,
    COST_AMINO_ACYL,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_RIBOSOME,
    COST_SELECT_TWICE,
    DATA,
    ENERGY_START,
    ENERGY_TOP,
    FIELD,
    GAIN_FACE_DOWN,
    GAIN_MITOCHONDRIA,
    GAIN_VACUOLE,
    KINDS,
    LAST_ROUND,
    NAMES,
    NEEDS,
    NUMBER,
    ORGANELLES,
    POINTS_MATCHED,
    POINTS_UNMATCHED,
    RECONSTRUCTED,
    REMOVED,
    RNA_CARDS,
    RNA_START,
    RNA_TOP,
    START_ATP,
    THREE,
    VALUE,
    check_numbers,
    needs,
    read_cards,
)


def value(three: str) -> int:
    return VALUE[THREE.index(three)]


def test_the_twenty_standard_amino_acids_are_there_once_each() -> None:
    assert sorted(THREE[:20]) == sorted(protein_letters_1to3.values())


def test_every_triplet_spells_its_amino_acid() -> None:
    for card, three, codon in zip(CARDS, THREE[:20], CODON, strict=True):
        assert unambiguous_rna_by_id[1].forward_table[codon] == card["letter"]
        assert protein_letters_1to3[card["letter"]] == three


def test_printed_triplets_and_values_are_as_printed() -> None:
    assert [CODON[THREE.index(three)] for three in ("Ser", "Arg", "Thr")] == ["UCA", "CGA", "ACC"]
    assert (value("Asn"), value("Pro"), value("Val")) == (5, 6, 5)


def test_values_follow_the_value_law() -> None:
    for codon, points in zip(CODON, VALUE, strict=True):
        assert points == 3 + max(codon.count(letter) for letter in codon)
    assert (VALUE.count(4), VALUE.count(5), VALUE.count(6), sum(VALUE)) == (6, 11, 3, 97)


def test_each_rna_letter_is_needed_fifteen_times() -> None:
    assert [sum(need[letter] for need in NEEDS) for letter in range(4)] == [15, 15, 15, 15]
    assert len({tuple(need) for need in NEEDS}) == 17


def test_deck_sizes_are_those_of_the_component_list() -> None:
    assert ORGANELLES == [6] * 5
    assert RNA_CARDS == [12] * 4
    assert BONUSES == [1, 2, 3]
    assert REMOVED[2:] == [6, 4, 2, 0, 0]
    assert FIELD[2:] == [6, 6, 8, 10, 12]


def test_reconstructed_parts_are_marked() -> None:
    marks = dict(zip(THREE, RECONSTRUCTED, strict=False))
    assert marks["Ser"] == ["value"]
    assert marks["Asn"] == ["codon"]
    assert marks["Met"] == ["value"]
    assert marks["Lys"] == ["codon", "value"]
    assert DATA["vacuole_track"]["energy"]["top_source"] == "reconstructed"


def test_needs_count_letters() -> None:
    assert needs("ACC") == [1, 2, 0, 0]


def broken(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(DATA)
    data["amino_acids"][0].update(changes)
    return data


def test_wrong_data_is_refused_on_load() -> None:
    with pytest.raises(ValueError, match="does not spell"):
        read_cards(broken(codon="UAA"))
    with pytest.raises(ValueError, match="is worth"):
        read_cards(broken(value=0))
    with pytest.raises(ValueError, match="where its codon and value come from"):
        read_cards(broken(codon_source=""))
    with pytest.raises(ValueError, match="twenty different"):
        read_cards(DATA | {"amino_acids": DATA["amino_acids"][:19]})
    with pytest.raises(ValueError, match="not in their order"):
        read_cards(DATA | {"rna": {"U": 12, "A": 12, "C": 12, "G": 12}})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"atp_actions": {"reset_rna": 0}}, "costs nothing"),
        ({"start_cards": 5}, "needs a START card"),
        ({"selections": 3}, "cannot make all their selections"),
        ({"stop_within_last": 15}, "STOP has no place"),
        ({"start_atp": 6}, "too few ATP tokens"),
        ({"vacuole_track": {"tracks": 6, "energy": {"start": 11, "top": 10}}}, "begins above the top"),
    ],
)
def test_contradictory_numbers_are_refused_on_load(change: dict[str, Any], reason: str) -> None:
    check_numbers(DATA)
    with pytest.raises(ValueError, match=f"peptide: .*{reason}"):
        check_numbers(DATA | change)


def test_the_rules_page_has_the_numbers_of_the_data() -> None:
    page = " ".join(GAME.page("rules").split())
    for sentence in (
        f"There are {ATP_TOKENS} ATP tokens. Everybody begins with {START_ATP}",
        f"The organelle deck holds {sum(ORGANELLES)} cards, {ORGANELLES[0]} each",
        f"{REMOVED[2]} with two players, {REMOVED[3]} with three, {REMOVED[4]} with four, none with five or six",
        f"The RNA deck holds {sum(RNA_CARDS)} cards, {RNA_CARDS[0]} each",
        f"A face-down organelle gives {GAIN_FACE_DOWN} ATP",
        f"*Mitochondria* give {GAIN_MITOCHONDRIA} ATP",
        f"A *Vacuole* gives {GAIN_VACUOLE} ATP",
        f"An *Amino-Acyl* costs {COST_AMINO_ACYL} ATP",
        f"A *Ribosome* costs {COST_RIBOSOME} ATP",
        f"{COST_RESET_RNA} ATP: discard the face-up RNA",
        f"{COST_RESET_ORGANELLES} ATP: discard the organelle field",
        f"{COST_SELECT_TWICE} ATP: in your first turn",
        f"+{POINTS_MATCHED} for each amino acid in your hand",
        f"-{POINTS_UNMATCHED} for each one that it does not",
        f"the game ends after round {LAST_ROUND}",
        f"at first {ENERGY_START}, and for RNA cards in hand, at first {RNA_START}",
        f"up to {ENERGY_TOP} for energy and {RNA_TOP} for RNA",
    ):
        assert sentence in page
    for three, name, codon, points, marks in zip(THREE, NAMES, CODON, VALUE, RECONSTRUCTED, strict=False):
        codon += "*" * ("codon" in marks)
        assert f"{three} {name} | {codon} | {points}{'*' * ('value' in marks)} |" in page


def test_the_catalogue_has_every_card_and_piece() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    assert sum(card["count"] for card in cards.values()) == 30 + 20 + 1 + 6 + 48 + 32 + 3 + 1 + 6 + 12
    assert {f"amino:{three}" for three in THREE} | {f"organelle:{kind}" for kind in KINDS} < set(cards)
    assert cards["amino:Lys"]["values"] == {
        "letter": "K",
        "codon": "AAG",
        "value": 5,
        "face_up": 3,
        "reconstructed": ["codon", "value"],
    }
    assert cards["amino:Lys"]["fact"] == CARDS[NUMBER["Lys"]]["fact"]
    assert cards["organelle:amino-acyl"]["requirement"] == "2 ATP"
    assert cards["organelle:mitochondria"]["short"] == f"Gain {GAIN_MITOCHONDRIA} ATP"
    assert cards["amino:Lys"]["short"] == "Counts 5 fixed, 3 face up"
    assert all(len(card["short"].split()) <= 8 for card in cards.values())
    assert not cards["organelle:nucleus"]["reconstructed"]
    assert cards["track:vacuole"]["reconstructed"]
