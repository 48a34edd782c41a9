"""Translation: what stands between a strand and an amino acid, for refusals and for learners' overlays.

It runs when somebody asks why, or looks at the table; never in search.
"""

from typing import Any, Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number

from .cards import (
    ACTIONS,
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    CHOICES,
    CODON_BITS,
    COMPLEMENT,
    DELETE,
    EXTEND,
    INSERT,
    LETTERS,
    MUTATE,
    REVERSE_COMPLEMENT,
    SWAPS,
    TOGGLE,
    TRANSITION,
    TRANSLATE_COST,
    TRANSVERSION,
    USE,
    spelled_by,
)
from .state import State

_KEYS: Final[list[str]] = [card.key for card in ACTIONS]


class Way:
    """One change that would bring a codon onto the active strand, and the cards that make it."""

    def __init__(self, cards: list[int], position: int, letter: str, amino: int, codon: str, site: int) -> None:
        self.cards = cards
        self.position = position
        """The letter or gap to change, from 1; 0 where the whole strand changes."""
        self.letter = letter
        """The letter that comes; for Delete the letter that goes."""
        self.amino = amino
        self.codon = codon
        self.site = site
        """The letter at which the codon then begins, from 1."""

    def to_json(self) -> dict[str, Any]:
        return {
            "cards": [_KEYS[card] for card in self.cards],
            "position": self.position,
            "letter": self.letter,
            "codon": self.codon,
            "site": self.site,
        }


# -- one card away --------------------------------------------------------------------------------------------------


def one_card_away(strand: list[int], wanted: int, *, room: bool) -> list[Way]:
    """Every single card that makes the strand spell one of the wanted amino acids (bits), none of which it spells yet.

    `room` says whether there is a nucleotide card left to add. Every change is made in one scratch strand, in which
    only the codons around it are read.
    """
    ways: list[Way] = []
    length = len(strand)
    changed = reverse_complement_strand(strand)
    _look(ways, changed, wanted, [REVERSE_COMPLEMENT], 0, length, 0, "")
    changed = strand[:]
    for at in range(length):
        base = strand[at]
        for swap in _SUBSTITUTIONS:
            other = SWAPS[swap[0]][base]
            changed[at] = other
            _look(ways, changed, wanted, swap, at - 2, at, at + 1, LETTERS[other])
        changed[at] = base
    changed = strand[1:]
    for at in range(length):  # all letters but this one
        _look(ways, changed, wanted, [DELETE], at - 2, at - 1, at + 1, LETTERS[strand[at]])
        if at + 1 < length:
            changed[at] = strand[at]
    if room:
        changed = [0, *strand]
        for gap in range(length + 1):  # all letters, and one more in this gap
            cards = [EXTEND, INSERT] if gap == length else [INSERT]
            for base in range(4):
                changed[gap] = base
                _look(ways, changed, wanted, cards, gap - 2, gap, gap + 1, LETTERS[base])
            if gap < length:
                changed[gap] = strand[gap]
    return ways


_SUBSTITUTIONS: Final = [[card, MUTATE] for card in (COMPLEMENT, TRANSITION, TRANSVERSION)]
"""Cards that make the same change: Mutate can do what each of the three others does."""


def _look(
    ways: list[Way], changed: list[int], wanted: int, cards: list[int], start: int, end: int, position: int, letter: str
) -> None:
    """Note the wanted codons that begin at start..end of the changed strand."""
    last = len(changed) - 3
    for at in range(start if start > 0 else 0, (end if end < last else last) + 1):
        codon = codon_number(changed, at)
        if CODON_BITS[codon] & wanted:
            ways.append(Way(cards, position, letter, CODON_BITS[codon].bit_length() - 1, CODONS[codon], at + 1))


def remedy_for(s: State, amino: int) -> str:
    """What the seat to move could do about an amino acid that the strand does not spell."""
    ways = one_card_away(s.strand, 1 << amino, room=s.supply > 0)
    toggle = not s.soluble() >> amino & 1
    advice = _play_now(s, ways, toggle=toggle) or _roll(s, ways, toggle=toggle) or _later(s, ways)
    if advice is None:
        return f"No single card makes {patterns(amino)} here: change more than one letter, or extend."
    return f"{advice} Then toggle the water." if toggle else advice


def _play_now(s: State, ways: list[Way], *, toggle: bool) -> str | None:
    """The cheapest card in hand that makes a codon for sure and leaves the points to translate it this turn."""
    rest = TRANSLATE_COST + (USE[TOGGLE] if toggle else 0)
    if toggle and s.ready[TOGGLE] == 0:
        return None
    best: tuple[int, Way] | None = None
    for way in ways:
        for card in way.cards:
            fits = s.ready[card] > 0 and USE[card] + rest <= s.points and card not in (EXTEND, INSERT)
            if fits and (best is None or USE[card] < USE[best[0]]):
                best = (card, way)
    return None if best is None else f"Play {change(s, best[0], best[1])}."


def _roll(s: State, ways: list[Way], *, toggle: bool) -> str | None:
    """The die that may make a codon this turn, with its odds."""
    rest = TRANSLATE_COST + (USE[TOGGLE] if toggle else 0)
    if s.points < 1 + rest or (toggle and s.ready[TOGGLE] == 0):
        return None
    for card in (EXTEND, INSERT):
        fit = [way for way in ways if card in way.cards]
        if fit and s.ready[card] > 0:
            letters = sorted({way.letter for way in fit})
            if card == EXTEND:
                codons = " or ".join(sorted({way.codon for way in fit}))
                return f"Extend may make {codons}: {_either(letters)} comes up in {len(letters)} of 4 rolls."
            first = next(way for way in fit if way.letter == letters[0])
            where = f"{first.letter} in gap {first.position}"
            return f"Insert may make it ({where} makes {first.codon}): {_odds(s, letters)} rolls allow it."
    return None


def _later(s: State, ways: list[Way]) -> str | None:
    """What would do it on a later turn: a card in hand, or one in the pool."""
    for way in ways:
        for card in way.cards:
            if s.owned[s.to_move][card] > 0 and card not in (EXTEND, INSERT):
                return f"On a later turn, play {change(s, card, way)}."
    for way in ways:
        for card in way.cards:
            if s.pool[card] > 0 and card != INSERT:
                cost = ACTIONS[card].buy
                return f"Buy {ACTIONS[card].name} for {cost} points; on a later turn, play {change(s, card, way)}."
    for way in ways:
        if EXTEND in way.cards:
            return f"On a later turn Extend may make {way.codon}."
    return None


def change(s: State, card: int, way: Way) -> str:
    """A card and what it would do: "Transition on letter 5 (G becomes A) to make AAA"."""
    name = ACTIONS[card].name
    if card == REVERSE_COMPLEMENT:
        return f"{name} to read {way.codon}"
    if card == DELETE:
        return f"{name} on letter {way.position} (the {way.letter} goes) to make {way.codon}"
    old = LETTERS[s.strand[way.position - 1]]
    return f"{name} on letter {way.position} ({old} becomes {way.letter}) to make {way.codon}"


def _either(letters: list[str]) -> str:
    return letters[0] if len(letters) == 1 else ", ".join(letters[:-1]) + " or " + letters[-1]


def _odds(s: State, letters: list[str]) -> str:
    """How many faces of the black die allow one of these letters: "3 of 8"."""
    faces = BLACK_D6 if s.six_sided else BLACK_D8
    fit = sum(1 for face in faces if any(LETTERS[base] in letters for base in CHOICES[face]))
    return f"{fit} of {len(faces)}"


# -- what stands there ----------------------------------------------------------------------------------------------


def patterns(amino: int) -> str:
    """The codons of a card as printed: "CTN or TTR"."""
    return " or ".join(AMINOS[amino].codons)


def on_other_strand(strand: list[int], amino: int) -> list[str]:
    """The codons of the amino acid that the other strand spells."""
    return _codons(reverse_complement_strand(strand), amino)


def backwards(strand: list[int], amino: int) -> list[str]:
    """The codons of the amino acid that the strand would spell if it were read from 3' to 5'."""
    return _codons(strand[::-1], amino)


def _codons(strand: list[int], amino: int) -> list[str]:
    numbers = {codon_number(strand, at) for at in range(len(strand) - 2)}
    return [CODONS[codon] for codon in sorted(numbers) if CODON_BITS[codon] >> amino & 1]


def nearby_stop(strand: list[int], amino: int) -> tuple[str, int] | None:
    """A stop codon on the strand that shares its first two letters with the amino acid, and where it begins, from 1."""
    for at in range(len(strand) - 2):
        codon = codon_number(strand, at)
        if CODON_BITS[codon] == 0 and any(text.startswith(CODONS[codon][:2]) for text in AMINOS[amino].codons):
            return CODONS[codon], at + 1
    return None


def reading_frames(strand: list[int]) -> list[dict[str, Any]]:
    """The three ways to read the strand in threes from its 5' end."""
    frames = []
    for start in range(3):
        codons = [codon_number(strand, at) for at in range(start, len(strand) - 2, 3)]
        frames.append(
            {
                "frame": start + 1,
                "codons": [CODONS[codon] for codon in codons],
                "protein": "".join(spelled_by(codon) for codon in codons),
            }
        )
    return frames


_EFFECTS: Final = {(False, False): "missense", (False, True): "nonsense", (True, False): "readthrough"}


def effects(before: list[int], after: list[int], at: int) -> list[dict[str, Any]]:
    """What a substitution at `at` does to each codon that contains it: this game reads all three frames."""
    found = []
    for start in range(max(at - 2, 0), min(at, len(before) - 3) + 1):
        old, new = codon_number(before, start), codon_number(after, start)
        was, now = spelled_by(old), spelled_by(new)
        effect = "silent" if was == now else _EFFECTS[was == "*", now == "*"]
        codon = {"at": start + 1, "before": CODONS[old], "after": CODONS[new], "from": was, "to": now}
        found.append(codon | {"effect": effect})
    return found


# -- water ----------------------------------------------------------------------------------------------------------

_DISPUTED: Final[dict[str, str]] = {
    "H": "Histidine's ring can carry a charge, and most scales call it hydrophilic; this game counts it with the "
    "hydrophobic ones.",
    "W": "Tryptophan's large rings avoid water, though their nitrogen can bond with it; scales disagree, and this game "
    "calls it hydrophobic.",
    "Y": "Tyrosine's ring avoids water, though its hydroxyl group can bond with it; scales disagree, and this game "
    "calls it hydrophobic.",
}


def about_water(amino: int) -> str:
    """One true sentence about an amino acid and water."""
    card = AMINOS[amino]
    if card.letter in _DISPUTED:
        return _DISPUTED[card.letter]
    if card.letter == "G":
        return "Glycine has only a hydrogen atom for a side chain: scales put it near the middle, this game with water."
    if card.letter == "P":
        return "Proline is often found at bends on the surface of proteins, where there is water."
    if card.hydrophilic:
        kind = "carries a charge" if amino_acid(card.letter).charge else "is polar"
        return f"{card.name}'s side chain {kind}: it bonds with water and is found mostly on the surface of proteins."
    return f"{card.name}'s side chain hardly bonds with water and is found mostly inside proteins, away from it."
