"""The twenty amino acids, held against the values that Biopython carries."""

import pytest
from Bio.Data import IUPACData
from Bio.SeqUtils import IsoelectricPoint, ProtParamData

from benchtop.bio.amino import AMINO_ACIDS, LETTERS, AminoAcid, amino_acid

every_amino_acid = pytest.mark.parametrize("amino", AMINO_ACIDS, ids=str)


def test_there_are_twenty_in_the_order_of_their_letters() -> None:
    assert IUPACData.protein_letters == LETTERS
    assert [amino.letter for amino in AMINO_ACIDS] == list(LETTERS)


@every_amino_acid
def test_an_amino_acid_is_found_by_its_letter(amino: AminoAcid) -> None:
    assert amino_acid(amino.letter) is amino


@pytest.mark.parametrize("letter", ["B", "*", "a", "Ala", ""])
def test_what_is_not_an_amino_acid_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match="not an amino acid"):
        amino_acid(letter)


@every_amino_acid
def test_three_letters_mass_and_hydropathy_are_the_published_ones(amino: AminoAcid) -> None:
    assert amino.three == IUPACData.protein_letters_1to3[amino.letter]
    assert amino.mass == pytest.approx(IUPACData.protein_weights[amino.letter], abs=0.0051)
    assert amino.hydropathy == ProtParamData.kd[amino.letter]


@every_amino_acid
def test_charge_is_that_of_most_side_chains_at_ph_7(amino: AminoAcid) -> None:
    bases, acids = IsoelectricPoint.positive_pKs, IsoelectricPoint.negative_pKs
    # Cysteine and tyrosine are weak acids too, with a pKa above 7 and so mostly whole.
    charge = int(bases.get(amino.letter, 0) > 7) - int(acids.get(amino.letter, 14) < 7)
    assert amino.charge == charge


def test_side_chain_classes_part_the_twenty_as_textbooks_do() -> None:
    classes: dict[str, str] = {}
    for amino in AMINO_ACIDS:
        classes[amino.side_chain] = classes.get(amino.side_chain, "") + amino.letter
    assert classes == {
        "aliphatic": "AILMV",
        "aromatic": "FWY",
        "polar": "NQST",
        "basic": "HKR",
        "acidic": "DE",
        "special": "CGP",
    }


@every_amino_acid
def test_every_charged_side_chain_is_an_acid_or_a_base(amino: AminoAcid) -> None:
    assert amino.charge in {"acidic": [-1], "basic": [0, 1]}.get(amino.side_chain, [0])


@every_amino_acid
def test_a_fact_is_one_sentence_short_enough_for_a_card(amino: AminoAcid) -> None:
    assert amino.fact[0].isupper()
    assert amino.fact.index(".") == len(amino.fact) - 1
    assert len(amino.fact) <= 110


def test_no_fact_is_told_twice() -> None:
    assert len({amino.fact for amino in AMINO_ACIDS}) == 20
