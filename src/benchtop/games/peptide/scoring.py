"""Peptide: counting points (§6)."""

from .cards import NEEDS, VALUE
from .state import Player


class Count:
    """The points of one seat, by where they come from."""

    def __init__(self, bonus: int, fixed: int, face_up: int, matched: int, unmatched: int) -> None:
        self.bonus = bonus
        self.fixed = fixed
        self.face_up = face_up
        self.matched = matched
        self.unmatched = unmatched

    def total(self) -> int:
        """§6.2: amino acids in hand count +1 where RNA in hand matches them and -1 where not."""
        return self.bonus + self.fixed + self.face_up + self.matched - self.unmatched

    def to_json(self) -> dict[str, int]:
        return {
            "bonus": self.bonus,
            "fixed": self.fixed,
            "face_up": self.face_up,
            "matched": self.matched,
            "unmatched": self.unmatched,
            "total": self.total(),
        }


def count(player: Player) -> Count:
    """The points of a player as things lie now (§6.2)."""
    bonus = 0
    for card in player.bonus:
        bonus += card
    fixed = 0
    face_up = 0
    for place in range(len(player.chain)):
        value = VALUE[player.chain[place]]
        if place < player.fixed:
            fixed += value
        else:
            face_up += (value + 1) // 2
    matched = most_matched(player.amino, player.rna)
    return Count(bonus, fixed, face_up, matched, len(player.amino) - matched)


def most_matched(amino: list[int], rna: list[int]) -> int:
    """How many of the amino acids can be matched at once, each RNA card used once: the best choice (§6.3)."""
    total = rna[0] + rna[1] + rna[2] + rna[3]
    if total < 3 or not amino:
        return 0
    return _best(amino, 0, rna[0], rna[1], rna[2], rna[3], 0)


def _best(amino: list[int], at: int, a: int, c: int, g: int, u: int, least: int) -> int:
    """The most that can be matched from `at` on with so many letters left, or anything below if not over `least`."""
    possible = len(amino) - at
    if (a + c + g + u) // 3 < possible:
        possible = (a + c + g + u) // 3
    if possible <= 0 or possible <= least:
        return 0
    need = NEEDS[amino[at]]
    best = 0
    if need[0] <= a and need[1] <= c and need[2] <= g and need[3] <= u:
        best = 1 + _best(amino, at + 1, a - need[0], c - need[1], g - need[2], u - need[3], least - 1)
        if best == possible:
            return best
        if best > least:
            least = best
    other = _best(amino, at + 1, a, c, g, u, least)
    return other if other > best else best
