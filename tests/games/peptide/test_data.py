"""§10: the cards, and their science against Biopython."""

import copy
from typing import Any

import pytest
from Bio.Data.CodonTable import unambiguous_rna_by_id
from Bio.Data.IUPACData import protein_letters_1to3

from benchtop.games.peptide.components import (
    BONUSES,
    CARDS,
    CODON,
    DATA,
    FIELD,
    NEEDS,
    ORGANELLES,
    RECONSTRUCTED,
    REMOVED,
    RNA_CARDS,
    THREE,
    VALUE,
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
