"""The bases, held against Biopython and against textbook pairing."""

# mypy: disable-error-code="no-untyped-call"
# (Biopython leaves its functions without types.)

from collections.abc import Callable

import pytest
from Bio import Seq
from Bio.Data import IUPACData
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio import bases

dna = st.text(bases.DNA)
rna = st.text(bases.RNA)
mixed = st.text("ACGTU")


@given(mixed)
def test_numbers_spell_the_letters_they_came_from(sequence: str) -> None:
    assert bases.decode(bases.encode(sequence)) == sequence


def test_the_four_dna_bases_are_numbered_in_alphabetical_order_and_uracil_follows() -> None:
    assert bases.encode("ACGTU") == [bases.A, bases.C, bases.G, bases.T, bases.U] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("sequence", ["X", "GAtTACA", "GATT ACA", "GATN"])
def test_text_that_is_not_bases_is_refused_with_the_culprit(sequence: str) -> None:
    culprit = next(letter for letter in sequence if letter not in "ACGTU")
    with pytest.raises(ValueError, match=f"not a base: '{culprit}'"):
        bases.complement(sequence)


@given(mixed)
def test_complements_agree_with_biopython(sequence: str) -> None:
    # Biopython's DNA functions refuse or reinterpret a mixture, so it is given the sequence as DNA.
    same = bases.to_dna(sequence)
    assert bases.complement(sequence) == Seq.complement(same)
    assert bases.reverse_complement(sequence) == Seq.reverse_complement(same)
    assert bases.complement_rna(sequence) == Seq.complement_rna(same)
    assert bases.reverse_complement_rna(sequence) == Seq.reverse_complement_rna(same)


@pytest.mark.parametrize("base", "ACGT")
def test_each_base_faces_the_one_in_biopythons_table(base: str) -> None:
    assert bases.complement(base) == IUPACData.ambiguous_dna_complement[base]
    assert bases.complement_rna(base) == IUPACData.ambiguous_rna_complement[bases.to_rna(base)]


@given(dna)
def test_the_reverse_complement_of_the_reverse_complement_is_the_sequence(sequence: str) -> None:
    assert bases.reverse_complement(bases.reverse_complement(sequence)) == sequence


@given(dna)
def test_a_strand_and_its_sequence_have_the_same_reverse_complement(sequence: str) -> None:
    strand = bases.encode(sequence)
    assert bases.decode(bases.reverse_complement_strand(strand)) == bases.reverse_complement(sequence)
    assert strand == bases.encode(sequence), "the strand given is left as it was"


@given(dna, rna)
def test_dna_and_rna_turn_into_each_other_as_in_biopython(one: str, other: str) -> None:
    assert bases.to_rna(one) == Seq.transcribe(one)
    assert bases.to_dna(other) == Seq.back_transcribe(other)
    assert bases.to_dna(bases.to_rna(one)) == one


@pytest.mark.parametrize(
    ("question", "members"),
    [
        (bases.is_purine, "AG"),
        (bases.is_pyrimidine, "CTU"),
        (bases.is_weak, "ATU"),
        (bases.is_strong, "CG"),
    ],
)
def test_base_classes_hold_their_members_and_no_others(question: Callable[[str], bool], members: str) -> None:
    assert "".join(base for base in "ACGTU" if question(base)) == members


@pytest.mark.parametrize("base", ["", "AG"])
def test_questions_about_a_base_want_exactly_one(base: str) -> None:
    with pytest.raises(ValueError, match="one base expected"):
        bases.is_purine(base)


def test_only_watson_crick_pairs_have_hydrogen_bonds() -> None:
    bonds = {one + other: bases.hydrogen_bonds(one, other) for one in "ACGTU" for other in "ACGTU"}
    assert {pair: count for pair, count in bonds.items() if count} == {
        "AT": 2, "TA": 2, "AU": 2, "UA": 2, "CG": 3, "GC": 3,
    }  # fmt: skip


@pytest.mark.parametrize("base", bases.DNA)
def test_a_base_has_one_transition_and_two_transversions(base: str) -> None:
    number = bases.encode(base)[0]
    transitions = [other for other in bases.DNA if bases.is_transition(base, other)]
    transversions = [other for other in bases.DNA if bases.is_transversion(base, other)]
    assert transitions == [bases.DNA[bases.TRANSITION[number]]]
    assert transversions == [
        bases.DNA[other] for other in sorted((bases.TRANSVERSION[number], bases.COMPLEMENT[number]))
    ]


def test_thymine_for_uracil_is_no_substitution() -> None:
    assert not bases.is_transition("T", "U")
    assert not bases.is_transversion("T", "U")
    assert bases.is_transition("C", "U")


def test_complement_transition_and_transversion_make_a_klein_four_group() -> None:
    for base in range(4):
        for change in (bases.COMPLEMENT, bases.TRANSITION, bases.TRANSVERSION):
            assert change[change[base]] == base
        assert bases.TRANSITION[bases.TRANSVERSION[base]] == bases.COMPLEMENT[base]
        assert bases.TRANSVERSION[bases.TRANSITION[base]] == bases.COMPLEMENT[base]


def test_every_base_has_a_name_that_begins_with_its_letter() -> None:
    assert {letter: name[0].upper() for letter, name in bases.NAMES.items()} == {letter: letter for letter in "ACGTU"}
