"""The standard genetic code (NCBI table 1): which amino acid each codon spells.

Codons are listed as DNA; functions accept DNA or RNA.
"""

from typing import Final

from benchtop.bio.bases import DNA, encode, to_dna
from benchtop.bio.iupac import code_of

STOP: Final = "*"
START_CODON: Final = "ATG"  # table 1 also lists TTG and CTG, which start few proteins
STOP_CODONS: Final[tuple[str, ...]] = ("TAA", "TAG", "TGA")

# A letter per codon, by codon number: a row for each first base, four letters for each second base, one for each third,
# always in the order A C G T.
STANDARD_CODE: Final = (
    "KNKNTTTTRSRSIIMI"  # A..
    "QHQHPPPPRRRRLLLL"  # C..
    "EDEDAAAAGGGGVVVV"  # G..
    "*Y*YSSSS*CWCLFLF"  # T..
)

CODONS: Final[list[str]] = [first + second + third for first in DNA for second in DNA for third in DNA]


def codon_number(strand: list[int], at: int = 0) -> int:
    """Return the index in `CODONS` and `STANDARD_CODE` of the three DNA bases starting at `at`."""
    return 16 * strand[at] + 4 * strand[at + 1] + strand[at + 2]


def translate_codon(codon: str) -> str:
    """Return the one-letter amino acid that a codon spells, or `STOP`."""
    if len(codon) != 3:
        raise ValueError(f"a codon has three bases: {codon!r}")
    return STANDARD_CODE[codon_number(encode(to_dna(codon)))]


def translate(sequence: str) -> str:
    """Translate from the first base on, stops included; one or two bases left over are ignored."""
    strand = encode(to_dna(sequence))
    return "".join([STANDARD_CODE[codon_number(strand, at)] for at in range(0, len(strand) - 2, 3)])


def codons_of(amino: str) -> list[str]:
    """Return the codons of an amino acid, or of `STOP`, in alphabetical order."""
    codons = [codon for codon, meaning in zip(CODONS, STANDARD_CODE, strict=True) if meaning == amino]
    if not codons:
        raise ValueError(f"not an amino acid of the standard code: {amino!r}")
    return codons


def degeneracy(amino: str) -> int:
    """Return the number of codons that spell an amino acid."""
    return len(codons_of(amino))


def patterns_of(amino: str) -> list[str]:
    """Return the codons of an amino acid as IUPAC patterns, one per pair of first bases, widest first: CTN, TTR."""
    thirds: dict[str, str] = {}
    for codon in codons_of(amino):
        thirds[codon[:2]] = thirds.get(codon[:2], "") + codon[2]
    widest_first = sorted(thirds, key=lambda pair: -len(thirds[pair]))
    return [pair + code_of(thirds[pair]) for pair in widest_first]
