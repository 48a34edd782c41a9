"""The standard genetic code, held against Biopython's copy of NCBI table 1."""

# mypy: disable-error-code="no-untyped-call"
# (Biopython leaves its functions without types.)

import pytest
from Bio import Seq
from Bio.Data import CodonTable
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio import codons
from benchtop.bio.bases import DNA, encode, to_rna
from benchtop.bio.iupac import Pattern

TABLE = CodonTable.unambiguous_dna_by_id[1]
MEANINGS = "ACDEFGHIKLMNPQRSTVWY*"

# The patterns printed on the cards of Translation, and the stops.
PATTERNS = {
    "A": ["GCN"],
    "C": ["TGY"],
    "D": ["GAY"],
    "E": ["GAR"],
    "F": ["TTY"],
    "G": ["GGN"],
    "H": ["CAY"],
    "I": ["ATH"],
    "K": ["AAR"],
    "L": ["CTN", "TTR"],
    "M": ["ATG"],
    "N": ["AAY"],
    "P": ["CCN"],
    "Q": ["CAR"],
    "R": ["CGN", "AGR"],
    "S": ["TCN", "AGY"],
    "T": ["ACN"],
    "V": ["GTN"],
    "W": ["TGG"],
    "Y": ["TAY"],
    "*": ["TAR", "TGA"],
}


def test_all_64_codons_mean_what_ncbi_table_1_says() -> None:
    ours = {codon: codons.translate_codon(codon) for codon in codons.CODONS}
    assert ours == TABLE.forward_table | dict.fromkeys(TABLE.stop_codons, codons.STOP)


def test_stops_are_those_of_the_table_and_atg_is_among_its_starts() -> None:
    assert sorted(TABLE.stop_codons) == list(codons.STOP_CODONS) == codons.codons_of(codons.STOP)
    assert codons.START_CODON in TABLE.start_codons
    assert codons.translate_codon(codons.START_CODON) == "M"


def test_a_codon_number_is_its_place_in_the_list() -> None:
    assert [codons.codon_number(encode(codon)) for codon in codons.CODONS] == list(range(64))
    assert codons.codon_number(encode("GGATG"), 2) == codons.CODONS.index("ATG")


@given(st.text(DNA))
def test_sequences_translate_as_in_biopython(sequence: str) -> None:
    whole = sequence[: len(sequence) - len(sequence) % 3]  # Biopython warns of bases left over
    assert codons.translate(sequence) == codons.translate(to_rna(sequence)) == Seq.translate(whole, table=1)


@pytest.mark.parametrize("amino", MEANINGS)
def test_codons_of_an_amino_acid_are_all_that_spell_it(amino: str) -> None:
    theirs = [codon for codon in codons.CODONS if Seq.translate(codon) == amino]
    assert codons.codons_of(amino) == theirs
    assert codons.degeneracy(amino) == len(theirs)


@pytest.mark.parametrize("amino", MEANINGS)
def test_patterns_match_exactly_the_codons_they_stand_for(amino: str) -> None:
    patterns = codons.patterns_of(amino)
    assert patterns == PATTERNS[amino]
    matched = [codon for codon in codons.CODONS if any(Pattern(text).matches(encode(codon)) for text in patterns)]
    assert matched == codons.codons_of(amino)


@pytest.mark.parametrize("codon", ["", "AT", "ATGA", "ATN"])
def test_what_is_not_a_codon_is_refused(codon: str) -> None:
    with pytest.raises(ValueError, match=r"a codon has three bases|not a base"):
        codons.translate_codon(codon)


@pytest.mark.parametrize("amino", ["", "B", "m", "Met"])
def test_what_is_not_an_amino_acid_has_no_codons(amino: str) -> None:
    with pytest.raises(ValueError, match="not an amino acid"):
        codons.codons_of(amino)
