"""Translation: why something may not be done, in words to learn from. § numbers: docs/games/translation/rules.md."""

from typing import Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.refusal import Refusal

from .components import (
    ACTIONS,
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    BUY,
    CHOICES,
    CODON_BITS,
    COPIES,
    DELETE,
    EXTEND,
    FACES,
    INSERT,
    LETTERS,
    LONGEST,
    POINTS,
    REVERSE_COMPLEMENT,
    TOGGLE,
    TRANSLATE_COST,
    USE,
)
from .state import NOTHING, State, Way, one_card_away

# -- translating ----------------------------------------------------------------------------------------------------


def not_face_up(s: State, amino: int) -> Refusal:
    """The card is not among the five that may be translated (§3.1)."""
    name = AMINOS[amino].name
    for seat, held in enumerate(s.collected):
        if amino in held:
            whose = "You have" if seat == s.to_move else "Another player has"
            return Refusal(
                "already_collected", "§3.1", f"{whose} collected {name} already; there is one of each amino acid."
            )
    if amino in s.deck:
        return Refusal(
            "not_face_up",
            "§3.1",
            f"{name} is still in the deck.",
            remedy="A new card is turned up with every translation.",
        )
    return Refusal("not_in_game", "§8.4", f"{name} is not in this short game.")


def not_spelled(s: State, amino: int) -> Refusal:
    """No codon stands on the active strand from 5' to 3' (§3.2, §3.3)."""
    name = AMINOS[amino].name
    codons = on_other_strand(s.strand, amino)
    if codons:
        stand = f"{codons[0]} is" if len(codons) == 1 else f"{listed(codons)} are"
        return Refusal(
            "other_strand",
            "§3.3",
            f"{stand} on the other strand: play Reverse Complement to read {name} there.",
            "The two strands run in opposite directions, and each is read from its own 5' end.",
            remedy_for(s, amino),
        )
    stop = nearby_stop(s.strand, amino)
    if stop is not None:
        return Refusal(
            "stop_codon",
            "§3.2",
            f"{stop[0]} at letter {stop[1]} is a stop codon; {name} needs {patterns(amino)}.",
            "Stop codons belong to no amino acid: a release factor binds them, and translation ends.",
            remedy_for(s, amino),
        )
    codons = backwards(s.strand, amino)
    if codons:
        stand = f"{codons[0]} stands" if len(codons) == 1 else f"{listed(codons)} stand"
        read = listed([codon[::-1] for codon in codons])
        return Refusal(
            "wrong_order",
            "§3.3",
            f"{stand} there only backwards: from 5' to 3' the strand reads {read}.",
            "Ribosomes read from 5' to 3', never the other way.",
            remedy_for(s, amino),
        )
    return Refusal(
        "no_codon",
        "§3.2",
        f"{name} needs {patterns(amino)}, and {decode(s.strand)} spells it nowhere.",
        remedy=remedy_for(s, amino),
    )


def wrong_water(s: State, amino: int) -> Refusal:
    """The codon is there, the water is not as it should be (§3.4)."""
    card = AMINOS[amino]
    if s.ready[TOGGLE] == 0:
        remedy = "You have toggled the water this turn; it stays until somebody's next turn."
    elif s.points < USE[TOGGLE] + TRANSLATE_COST:
        remedy = f"Toggle the water first; with {s.points} point left you cannot do both this turn."
    else:
        remedy = "Toggle the water first."
    if card.hydrophilic:
        text = f"{card.name} is hydrophilic and the water is OFF."
        return Refusal("needs_water", "§3.4", text, about_water(amino), remedy)
    text = f"{card.name} is hydrophobic and the water is ON."
    return Refusal("needs_no_water", "§3.4", text, about_water(amino), remedy)


def listed(codons: list[str]) -> str:
    """ "TTG", "CTT and TTG" or "CTA, CTT and TTG"."""
    return " and ".join([", ".join(codons[:-1]), codons[-1]] if len(codons) > 1 else codons)


# -- cards and points -----------------------------------------------------------------------------------------------


def not_owned(s: State, card: int) -> Refusal:
    """The card is not in front of the player (§4.1)."""
    name = ACTIONS[card].name
    if card == TOGGLE:
        return Refusal("no_water", "§8.3", "This variant is played without water.")
    remedy = f"Nobody sells {name} any more: the pool has none left."
    if s.pool[card] > 0:
        remedy = f"Buy it for {BUY[card]} points; it then works from your next turn on."
    return Refusal("not_owned", "§4.1", f"You have no {name} card.", remedy=remedy)


def spent(s: State, card: int) -> Refusal:
    """No copy of the card is ready any more, or yet (§4.1, §5.2)."""
    name = ACTIONS[card].name
    if s.bought[card] == s.owned[s.to_move][card]:
        return Refusal(
            "bought_this_turn",
            "§5.2",
            f"You bought {name} this turn.",
            remedy="It works from your next turn on, once in each of your turns.",
        )
    return Refusal(
        "used_this_turn",
        "§4.1",
        f"You have used {name} this turn; each copy works once a turn.",
        remedy="You can use it again on your next turn.",
    )


def pool_empty(s: State, card: int) -> Refusal:
    """Every copy has been bought (§5.1)."""
    copies = COPIES[s.seats]
    count = "its only copy has" if copies == 1 else f"all {copies} copies have"
    return Refusal("pool_empty", "§5.1", f"The pool has no {ACTIONS[card].name} left: {count} been bought.")


def same_letter(s: State, at: int, base: int) -> Refusal | None:
    """Mutate changes something (§4.9)."""
    if s.strand[at] != base:
        return None
    text = f"Letter {at + 1} is {LETTERS[base]} already."
    return Refusal("same_letter", "§4.9", text, "A mutation is a change of the sequence.", "Choose another letter.")


def too_few_points(s: State, what: str, cost: int) -> Refusal | None:
    """The seat to move cannot pay (§2.1)."""
    if cost <= s.points:
        return None
    have = "1 point" if s.points == 1 else f"{s.points} points"
    text = f"You have {have} left; {what} costs {cost}."
    return Refusal("too_few_points", "§2.1", text, remedy=f"You have {POINTS} points again on your next turn.")


# -- the strand -----------------------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal:
    """An Insert is pending (§4.6)."""
    if s.letter == NOTHING:
        first, second = [LETTERS[base] for base in CHOICES[s.face]]
        text = f"You rolled {FACES[s.face]}: choose {first} or {second} first."
        return Refusal("finish_first", "§4.6", text, about_face(s.face), f"Play letter {first} or letter {second}.")
    text = f"You are inserting {LETTERS[s.letter]}: lay it first."
    return Refusal("finish_first", "§4.6", text, remedy=f"Play gap 1 to gap {len(s.strand) + 1}.")


def letter_not_rolled(s: State) -> Refusal:
    """The black die allows two other letters (§4.6)."""
    first, second = [LETTERS[base] for base in CHOICES[s.face]]
    text = f"You rolled {FACES[s.face]}, which stands for {first} or {second}."
    return Refusal("letter_not_rolled", "§4.6", text, about_face(s.face), f"Choose {first} or {second}.")


def about_face(face: int) -> str:
    """What W, S, R and Y mean."""
    return {
        "W": "W is for weak: A and T pair with two hydrogen bonds.",
        "S": "S is for strong: C and G pair with three hydrogen bonds.",
        "R": "R is for purine: A and G have two rings.",
        "Y": "Y is for pyrimidine: C and T have one ring.",
    }[FACES[face]]


def nothing_rolled() -> Refusal:
    """No Insert is pending (§4.6)."""
    return Refusal("nothing_rolled", "§4.6", "No letter waits to be inserted.", remedy="Play Insert to roll one.")


def strand_full(s: State) -> Refusal | None:
    """All nucleotide cards are on the table (§4.2)."""
    if s.supply > 0:
        return None
    text = f"All {LONGEST} nucleotide cards are in the strand."
    return Refusal("strand_full", "§4.2", text, remedy="Delete a letter first.")


def no_such_letter(s: State, at: int) -> Refusal | None:
    """The strand is not that long (§9.1)."""
    if at < len(s.strand):
        return None
    text = f"The strand has {len(s.strand)} letters; there is no letter {at + 1}."
    return Refusal("no_such_letter", "§9.1", text, remedy=f"Choose a letter from 1 to {len(s.strand)}.")


def no_such_gap(s: State) -> Refusal:
    """The strand is not that long (§9.2)."""
    last = len(s.strand) + 1
    text = f"A strand of {len(s.strand)} letters has the gaps 1 to {last}."
    return Refusal("no_such_gap", "§9.2", text, remedy=f"Choose a gap from 1 (5' end) to {last} (3' end).")


# -- remedies -------------------------------------------------------------------------------------------------------


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
