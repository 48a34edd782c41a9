"""Restriction sites: where an enzyme recognises a strand, and where it cuts it."""

from typing import Final

from benchtop.bio.iupac import Pattern


class Site:
    """A recognition pattern and the number of its bases that lie 5' of the cut, such as GAATTC cut after 1.

    Write an enzyme that cuts outside its recognition site with N up to the cut. Only the given strand is read: a site
    that is not a palindrome may also be on the opposite strand.
    """

    def __init__(self, pattern: str, cut: int) -> None:
        if not 0 <= cut <= len(pattern):
            raise ValueError(f"the cut in {pattern} must be 0 to {len(pattern)}, not {cut}")
        self.pattern: Final[Pattern] = Pattern(pattern)
        self.cut: Final[int] = cut

    def __str__(self) -> str:
        return self.pattern.text[: self.cut] + "^" + self.pattern.text[self.cut :]

    def find(self, strand: list[int]) -> int | None:
        """Return where the match nearest the 5' end begins, or None."""
        return self.pattern.find(strand)

    def first_cut(self, strand: list[int]) -> int | None:
        """Return the number of bases 5' of the cut at the match nearest the 5' end, or None without a match."""
        at = self.find(strand)
        return None if at is None else at + self.cut

    def cuts(self, strand: list[int]) -> list[int]:
        """Return the number of bases 5' of each cut, for every match from the 5' end on."""
        return [at + self.cut for at in self.pattern.find_all(strand)]
