"""The bases of DNA and RNA: which pair, how strongly, and how one changes into another."""

from typing import Final

DNA: Final = "ACGT"
RNA: Final = "ACGU"

# Numbers used in strands. Uracil has its own, outside 0 to 3, because a DNA chain may carry one by mistake and code
# that reads DNA must not take it for thymine.
A: Final = 0
C: Final = 1
G: Final = 2
T: Final = 3
U: Final = 4

# Indexed by base number. A base has two transversions: its complement, and the base listed here.
COMPLEMENT: Final[tuple[int, ...]] = (T, G, C, A, A)
TRANSITION: Final[tuple[int, ...]] = (G, T, A, C)
TRANSVERSION: Final[tuple[int, ...]] = (C, A, T, G)

NAMES: Final[dict[str, str]] = {"A": "adenine", "C": "cytosine", "G": "guanine", "T": "thymine", "U": "uracil"}

_LETTERS: Final = "ACGTU"
_NUMBERS: Final[dict[str, int]] = {"A": A, "C": C, "G": G, "T": T, "U": U}


def encode(sequence: str) -> list[int]:
    """Return the strand that a sequence spells."""
    try:
        return [_NUMBERS[letter] for letter in sequence]
    except KeyError as error:
        raise ValueError(f"not a base: {error.args[0]!r} in {sequence!r}") from None


def decode(strand: list[int]) -> str:
    """Return the letters of a strand."""
    return "".join([_LETTERS[base] for base in strand])


def reverse_complement_strand(strand: list[int]) -> list[int]:
    """Return the opposite strand of DNA, as a new list."""
    return [COMPLEMENT[base] for base in reversed(strand)]


def complement(sequence: str) -> str:
    """Return the DNA base facing each base, in the order given, so the result reads 3' to 5'."""
    return decode([COMPLEMENT[base] for base in encode(sequence)])


def complement_rna(sequence: str) -> str:
    """Return the RNA base facing each base, in the order given, so the result reads 3' to 5'."""
    return to_rna(complement(sequence))


def reverse_complement(sequence: str) -> str:
    """Return the opposite strand of DNA."""
    return decode(reverse_complement_strand(encode(sequence)))


def reverse_complement_rna(sequence: str) -> str:
    """Return the opposite strand, made of RNA."""
    return to_rna(reverse_complement(sequence))


def to_rna(sequence: str) -> str:
    """Replace thymine by uracil."""
    return decode([U if base == T else base for base in encode(sequence)])


def to_dna(sequence: str) -> str:
    """Replace uracil by thymine."""
    return decode([T if base == U else base for base in encode(sequence)])


def is_purine(base: str) -> bool:
    """Whether a base has two rings (A, G) and not one (C, T, U)."""
    return _number(base) in (A, G)


def is_pyrimidine(base: str) -> bool:
    """Whether a base has one ring (C, T, U) and not two (A, G)."""
    return not is_purine(base)


def is_strong(base: str) -> bool:
    """Whether a base pairs with three hydrogen bonds (C, G) and not two (A, T, U)."""
    return _number(base) in (C, G)


def is_weak(base: str) -> bool:
    """Whether a base pairs with two hydrogen bonds (A, T, U) and not three (C, G)."""
    return not is_strong(base)


def hydrogen_bonds(base: str, partner: str) -> int:
    """Return the number of hydrogen bonds in a Watson-Crick pair: A with T or U 2, C with G 3, any other pair 0."""
    if is_purine(base) == is_purine(partner) or is_strong(base) != is_strong(partner):
        return 0
    return 3 if is_strong(base) else 2


def is_transition(before: str, after: str) -> bool:
    """Whether a substitution keeps the number of rings: A with G, C with T or U."""
    # T and U are the same letter of the message, so T for U is not a substitution.
    return to_dna(before) != to_dna(after) and is_purine(before) == is_purine(after)


def is_transversion(before: str, after: str) -> bool:
    """Whether a substitution trades a purine for a pyrimidine or the reverse."""
    return is_purine(before) != is_purine(after)


def _number(base: str) -> int:
    if len(base) != 1:
        raise ValueError(f"one base expected: {base!r}")
    return encode(base)[0]
