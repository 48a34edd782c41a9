"""IUPAC codes: a letter for each set of DNA bases, and patterns written in them."""

from typing import Final

from benchtop.bio.bases import encode

CODES: Final[dict[str, str]] = {
    "A": "A",
    "C": "C",
    "G": "G",
    "T": "T",
    "R": "AG",
    "Y": "CT",
    "W": "AT",
    "S": "CG",
    "K": "GT",
    "M": "AC",
    "B": "CGT",
    "D": "AGT",
    "H": "ACT",
    "V": "ACG",
    "N": "ACGT",
}


def bases_of(code: str) -> str:
    """Return the bases that a code stands for, in the order A C G T."""
    if code not in CODES:
        raise ValueError(f"not an IUPAC code: {code!r}")
    return CODES[code]


def code_of(bases: str) -> str:
    """Return the code that stands for exactly these DNA bases, given in any order."""
    wanted = "".join(sorted(set(bases)))
    for code, members in CODES.items():
        if members == wanted:
            return code
    raise ValueError(f"no IUPAC code for these bases: {bases!r}")


class Pattern:
    """A stretch of DNA written in IUPAC codes, such as CTN."""

    def __init__(self, text: str) -> None:
        if not text:
            raise ValueError("a pattern needs at least one code")
        self.text: Final[str] = text
        self._masks: Final[list[int]] = [_mask(code) for code in text]

    def __str__(self) -> str:
        return self.text

    def __len__(self) -> int:
        return len(self._masks)

    def matches(self, strand: list[int], at: int = 0) -> bool:
        """Whether the pattern allows the bases from `at` on; it never allows uracil."""
        masks = self._masks
        if at < 0 or at + len(masks) > len(strand):
            return False
        for mask in masks:
            if not mask >> strand[at] & 1:
                return False
            at += 1
        return True

    def find(self, strand: list[int], start: int = 0) -> int | None:
        """Return where the first match at or after `start` begins, or None."""
        for at in range(start, len(strand) - len(self._masks) + 1):
            if self.matches(strand, at):
                return at
        return None

    def find_all(self, strand: list[int]) -> list[int]:
        """Return where every match begins, including overlapping ones."""
        return [at for at in range(len(strand) - len(self._masks) + 1) if self.matches(strand, at)]


def _mask(code: str) -> int:
    """Return the set a code stands for, with bit n for base number n."""
    mask = 0
    for base in encode(bases_of(code)):
        mask |= 1 << base
    return mask
