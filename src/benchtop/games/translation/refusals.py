"""Translation: why something may not be done, in words to learn from. § numbers: docs/games/translation/rules.md."""

from typing import Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .components import (
    ACTIONS,
    AMINOS,
    BLACK_D6,
    BLACK_D8,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    CHOICES,
    CODON_BITS,
    COPIES,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FACES,
    LETTERS,
    LONGEST,
    POINTS,
    plural,
)
from .state import ACTING, CHOOSING_LETTER, State, Way, one_card_away

# -- translating ----------------------------------------------------------------------------------------------------


def not_face_up(s: State, amino: int) -> Refusal | None:
    """The card is not among those that may be translated (§3.1)."""
    if amino in s.row:
        return None
    name = AMINOS[amino].name
    facts: Facts = {"amino": AMINOS[amino].letter}
    for seat, held in enumerate(s.collected):
        if amino in held:
            whose = "You have" if seat == s.to_move else "Another player has"
            text = f"{whose} collected {name} already; there is one of each amino acid."
            return Refusal("already_collected", "§3.1", text, params={**facts, "seat": seat})
    if amino in s.deck:
        remedy = "A new card is turned up with every translation."
        return Refusal("not_face_up", "§3.1", f"{name} is still in the deck.", remedy=remedy, params=facts)
    return Refusal("not_in_game", "§8.4", f"{name} is not in this short game.", params=facts)


def not_spelled(s: State, amino: int) -> Refusal | None:
    """No codon stands on the active strand from 5' to 3' (§3.2, §3.3)."""
    if s.spelled >> amino & 1:
        return None
    card = AMINOS[amino]
    remedy, how = remedy_for(s, amino)
    facts: Facts = {"amino": card.letter, "remedy": how}
    refusal = (
        _other_strand(s, amino, remedy, facts)
        or _stop_codon(s, amino, remedy, facts)
        or _wrong_order(s, amino, remedy, facts)
    )
    if refusal is not None:
        return refusal
    strand = decode(s.strand)
    text = f"{card.name} needs {patterns(amino)}, and {strand} spells it nowhere."
    facts |= {"patterns": list(card.codons), "strand": strand}
    return Refusal("no_codon", "§3.2", text, remedy=remedy, params=facts)


def _other_strand(s: State, amino: int, remedy: str, facts: Facts) -> Refusal | None:
    codons = _codons(reverse_complement_strand(s.strand), amino)
    if not codons:
        return None
    text = (
        f"{listed(codons)} {'is' if len(codons) == 1 else 'are'} on the other strand: "
        f"play Reverse Complement to read {AMINOS[amino].name} there."
    )
    biology = "The two strands run in opposite directions, and each is read from its own 5' end."
    facts |= {"codons": codons, "card": ACTIONS[CARD_REVERSE_COMPLEMENT].key}
    return Refusal("other_strand", "§3.3", text, biology, remedy, facts)


def _stop_codon(s: State, amino: int, remedy: str, facts: Facts) -> Refusal | None:
    """A stop codon on the strand shares its first two letters with the amino acid."""
    card = AMINOS[amino]
    for at in range(len(s.strand) - 2):
        codon = codon_number(s.strand, at)
        if CODON_BITS[codon] == 0 and any(pattern.startswith(CODONS[codon][:2]) for pattern in card.codons):
            text = f"{CODONS[codon]} at letter {at + 1} is a stop codon; {card.name} needs {patterns(amino)}."
            biology = "Stop codons belong to no amino acid: a release factor binds them, and translation ends."
            facts |= {"codon": CODONS[codon], "position": at + 1, "patterns": list(card.codons)}
            return Refusal("stop_codon", "§3.2", text, biology, remedy, facts)
    return None


def _wrong_order(s: State, amino: int, remedy: str, facts: Facts) -> Refusal | None:
    """The strand would spell the amino acid if it were read from 3' to 5'."""
    codons = _codons(s.strand[::-1], amino)
    if not codons:
        return None
    read = [codon[::-1] for codon in codons]
    stand = "stands" if len(codons) == 1 else "stand"
    text = f"{listed(codons)} {stand} there only backwards: from 5' to 3' the strand reads {listed(read)}."
    facts |= {"codons": codons, "read": read}
    return Refusal("wrong_order", "§3.3", text, "Ribosomes read from 5' to 3', never the other way.", remedy, facts)


def patterns(amino: int) -> str:
    """The codons of a card as printed: "CTN or TTR"."""
    return " or ".join(AMINOS[amino].codons)


def _codons(strand: list[int], amino: int) -> list[str]:
    """The codons of an amino acid that a strand spells."""
    numbers = {codon_number(strand, at) for at in range(len(strand) - 2)}
    return [CODONS[codon] for codon in sorted(numbers) if CODON_BITS[codon] >> amino & 1]


def wrong_water(s: State, amino: int) -> Refusal | None:
    """The codon is there, the water is not as it should be (§3.4)."""
    if s.soluble() >> amino & 1:
        return None
    how: Facts = {"variant": "toggle_first"}
    if s.ready[CARD_TOGGLE] == 0:
        how = {"variant": "toggled_already"}
        remedy = "You have toggled the water this turn; it stays until somebody's next turn."
    elif s.points < COST_USE[CARD_TOGGLE] + COST_TRANSLATE:
        how = {"variant": "not_both", "points": s.points}
        remedy = f"Toggle the water first; with {plural(s.points, 'point')} left you cannot do both this turn."
    else:
        remedy = "Toggle the water first."
    card = AMINOS[amino]
    facts: Facts = {"amino": card.letter, "remedy": how}
    if card.hydrophilic:
        text = f"{card.name} is hydrophilic and the water is OFF."
        return Refusal("needs_water", "§3.4", text, about_water(amino), remedy, facts)
    text = f"{card.name} is hydrophobic and the water is ON."
    return Refusal("needs_no_water", "§3.4", text, about_water(amino), remedy, facts)


def about_water(amino: int) -> str:
    """One true sentence about an amino acid and water."""
    card = AMINOS[amino]
    if card.about_water is not None:
        return card.about_water
    if card.hydrophilic:
        kind = "carries a charge" if amino_acid(card.letter).charge else "is polar"
        return f"{card.name}'s side chain {kind}: it bonds with water and is found mostly on the surface of proteins."
    return f"{card.name}'s side chain hardly bonds with water and is found mostly inside proteins, away from it."


# -- cards and points -----------------------------------------------------------------------------------------------


def not_owned(s: State, card: int) -> Refusal | None:
    """The card is not in front of the player (§4.1)."""
    if s.owned[s.to_move][card] > 0:
        return None
    if card == CARD_TOGGLE:
        return Refusal("no_water", "§8.3", "This variant is played without water.")
    name = ACTIONS[card].name
    remedy = f"Nobody sells {name} any more: the pool has none left."
    how: Facts = {"variant": "pool_empty"}
    if s.pool[card] > 0:
        how = {"variant": "buy", "cost": COST_BUY[card]}
        remedy = f"Buy it for {plural(COST_BUY[card], 'point')}; it then works from your next turn on."
    facts: Facts = {"card": ACTIONS[card].key, "remedy": how}
    return Refusal("not_owned", "§4.1", f"You have no {name} card.", remedy=remedy, params=facts)


def spent(s: State, card: int) -> Refusal | None:
    """No copy of the card is ready any more, or yet (§4.1, §5.2)."""
    if s.ready[card] > 0:
        return None
    name = ACTIONS[card].name
    facts: Facts = {"card": ACTIONS[card].key}
    if s.bought[card] == s.owned[s.to_move][card]:
        remedy = "It works from your next turn on, once in each of your turns."
        return Refusal("bought_this_turn", "§5.2", f"You bought {name} this turn.", remedy=remedy, params=facts)
    text = f"You have used {name} this turn; each copy works once a turn."
    return Refusal("used_this_turn", "§4.1", text, remedy="You can use it again on your next turn.", params=facts)


def pool_empty(s: State, card: int) -> Refusal | None:
    """Every copy has been bought (§5.1)."""
    if s.pool[card] > 0:
        return None
    copies = COPIES[s.seats]
    count = "its only copy has" if copies == 1 else f"all {copies} copies have"
    text = f"The pool has no {ACTIONS[card].name} left: {count} been bought."
    return Refusal("pool_empty", "§5.1", text, params={"card": ACTIONS[card].key, "copies": copies})


def cannot_pay_to_translate(s: State, amino: int) -> Refusal | None:
    """Translating costs more than what is left (§2.1)."""
    if s.points >= COST_TRANSLATE:
        return None
    facts: Facts = {"variant": "translate", "amino": AMINOS[amino].letter}
    return _too_few_points(s, f"translating {AMINOS[amino].name}", COST_TRANSLATE, facts)


def cannot_pay_to_use(s: State, card: int) -> Refusal | None:
    """Using the card costs more than what is left (§2.1)."""
    if s.points >= COST_USE[card]:
        return None
    facts: Facts = {"variant": "use", "card": ACTIONS[card].key}
    return _too_few_points(s, f"using {ACTIONS[card].name}", COST_USE[card], facts)


def cannot_pay_to_buy(s: State, card: int) -> Refusal | None:
    """Buying the card costs more than what is left (§2.1)."""
    if s.points >= COST_BUY[card]:
        return None
    facts: Facts = {"variant": "buy", "card": ACTIONS[card].key}
    return _too_few_points(s, f"buying {ACTIONS[card].name}", COST_BUY[card], facts)


def _too_few_points(s: State, what: str, cost: int, facts: Facts) -> Refusal:
    text = f"You have {plural(s.points, 'point')} left; {what} costs {cost}."
    remedy = f"You have {plural(POINTS, 'point')} again on your next turn."
    facts |= {"points": s.points, "cost": cost, "each_turn": POINTS}
    return Refusal("too_few_points", "§2.1", text, remedy=remedy if cost <= POINTS else None, params=facts)


# -- the strand -----------------------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal | None:
    """An Insert is pending (§4.6)."""
    if s.phase == ACTING:
        return None
    if s.phase == CHOOSING_LETTER:
        either = [LETTERS[base] for base in CHOICES[s.face]]
        text = f"You rolled {FACES[s.face]}: choose {listed(either, 'or')} first."
        remedy = f"Play {listed([f'letter {letter}' for letter in either], 'or')}."
        facts: Facts = {"variant": "letter", "face": FACES[s.face], "letters": either}
        return Refusal("finish_first", "§4.6", text, _ABOUT_FACE[FACES[s.face]], remedy, facts)
    text = f"You are inserting {LETTERS[s.letter]}: lay it first."
    last = len(s.strand) + 1
    facts = {"variant": "gap", "letter": LETTERS[s.letter], "first": 1, "last": last}
    return Refusal("finish_first", "§4.6", text, remedy=f"Play gap 1 to gap {last}.", params=facts)


def nothing_rolled(s: State) -> Refusal | None:
    """No Insert is pending (§4.6)."""
    if s.face != NONE:
        return None
    text = "No letter waits to be inserted."
    facts: Facts = {"card": ACTIONS[CARD_INSERT].key}
    return Refusal("nothing_rolled", "§4.6", text, remedy="Play Insert to roll one.", params=facts)


def letter_not_rolled(s: State, base: int) -> Refusal | None:
    """The black die allows two other letters (§4.6)."""
    if base in CHOICES[s.face]:
        return None
    face = FACES[s.face]
    letters = [LETTERS[base] for base in CHOICES[s.face]]
    either = listed(letters, "or")
    text = f"You rolled {face}, which stands for {either}."
    facts: Facts = {"face": face, "letters": letters}
    return Refusal("letter_not_rolled", "§4.6", text, _ABOUT_FACE[face], f"Choose {either}.", facts)


_ABOUT_FACE: Final[dict[str, str]] = {
    "W": "W is for weak: A and T pair with two hydrogen bonds.",
    "S": "S is for strong: C and G pair with three hydrogen bonds.",
    "R": "R is for purine: A and G have two rings.",
    "Y": "Y is for pyrimidine: C and T have one ring.",
}


def strand_full(s: State) -> Refusal | None:
    """All nucleotide cards are on the table (§4.2)."""
    if s.supply > 0:
        return None
    text = f"All {LONGEST} nucleotide cards are in the strand."
    facts: Facts = {"letters": LONGEST, "card": ACTIONS[CARD_DELETE].key}
    return Refusal("strand_full", "§4.2", text, remedy="Delete a letter first.", params=facts)


def no_such_letter(s: State, at: int) -> Refusal | None:
    """The strand is not that long (§9.1)."""
    if at < len(s.strand):
        return None
    last = len(s.strand)
    text = f"The strand has {last} letters; there is no letter {at + 1}."
    facts: Facts = {"position": at + 1, "first": 1, "last": last}
    return Refusal("no_such_letter", "§9.1", text, remedy=f"Choose a letter from 1 to {last}.", params=facts)


def no_such_gap(s: State, at: int) -> Refusal | None:
    """The strand is not that long (§9.2)."""
    if at <= len(s.strand):
        return None
    last = len(s.strand) + 1
    text = f"A strand of {len(s.strand)} letters has the gaps 1 to {last}."
    facts: Facts = {"letters": len(s.strand), "first": 1, "last": last}
    return Refusal(
        "no_such_gap", "§9.2", text, remedy=f"Choose a gap from 1 (5' end) to {last} (3' end).", params=facts
    )


def same_letter(s: State, at: int, base: int) -> Refusal | None:
    """Mutate changes something (§4.9)."""
    if s.strand[at] != base:
        return None
    text = f"Letter {at + 1} is {LETTERS[base]} already."
    biology = "A mutation is a change of the sequence."
    facts: Facts = {"position": at + 1, "letter": LETTERS[base]}
    return Refusal("same_letter", "§4.9", text, biology, "Choose another letter.", facts)


# -- remedies for what the strand does not spell --------------------------------------------------------------------

Advice = tuple[str, Facts]
"""What could be done, and the facts of that sentence."""


def remedy_for(s: State, amino: int) -> Advice:
    """What the seat to move could do about an amino acid that the strand does not spell."""
    ways = one_card_away(s.strand, 1 << amino, room=s.supply > 0)
    toggle = not s.soluble() >> amino & 1
    advice: Advice | None = None
    if not toggle or s.ready[CARD_TOGGLE] > 0:
        spare = s.points - COST_TRANSLATE - (COST_USE[CARD_TOGGLE] if toggle else 0)
        advice = _play_now(s, ways, spare) or _roll(s, ways, spare)
    advice = advice or _later(s, ways)
    if advice is None:
        text = f"No single card makes {patterns(amino)} here: change more than one letter, or extend."
        facts: Facts = {"variant": "no_single_card", "patterns": list(AMINOS[amino].codons)}
        return text, facts | {"card": ACTIONS[CARD_EXTEND].key}
    text, facts = advice
    return (f"{text} Then toggle the water.", facts | {"toggle": True}) if toggle else advice


def _play_now(s: State, ways: list[Way], spare: int) -> Advice | None:
    """The cheapest card in hand that makes a codon for sure, for the points that need not be kept to translate it."""
    best: tuple[int, Way] | None = None
    for way in ways:
        for card in way.cards:
            fits = s.ready[card] > 0 and COST_USE[card] <= spare and card not in (CARD_EXTEND, CARD_INSERT)
            if fits and (best is None or COST_USE[card] < COST_USE[best[0]]):
                best = (card, way)
    if best is None:
        return None
    text, facts = _change(s, best[0], best[1])
    return f"Play {text}.", facts | {"variant": "play"}


def _roll(s: State, ways: list[Way], spare: int) -> Advice | None:
    """The die that may make a codon this turn, with its odds."""
    for card in (CARD_EXTEND, CARD_INSERT):
        fit = [way for way in ways if card in way.cards]
        if fit and s.ready[card] > 0 and COST_USE[card] <= spare:
            letters = sorted({way.letter for way in fit})
            return _extend(fit, letters) if card == CARD_EXTEND else _insert(s, fit, letters)
    return None


def _extend(fit: list[Way], letters: list[str]) -> Advice:
    """The white die may make a codon."""
    codons = sorted({way.codon for way in fit})
    odds = f"{len(letters)} of {len(LETTERS)}"
    text = f"Extend may make {' or '.join(codons)}: {listed(letters, 'or')} comes up in {odds} rolls."
    facts: Facts = {"variant": "extend", "card": ACTIONS[CARD_EXTEND].key, "codons": codons}
    return text, facts | {"letters": letters, "fits": len(letters), "rolls": len(LETTERS)}


def _insert(s: State, fit: list[Way], letters: list[str]) -> Advice:
    """The black die may make a codon."""
    first = next(way for way in fit if way.letter == letters[0])
    faces = BLACK_D6 if s.six_sided else BLACK_D8
    fits = sum([any(LETTERS[base] in letters for base in CHOICES[face]) for face in faces])
    where = f"{first.letter} in gap {first.position}"
    text = f"Insert may make it ({where} makes {first.codon}): {fits} of {len(faces)} rolls allow it."
    facts: Facts = {"variant": "insert", "card": ACTIONS[CARD_INSERT].key, "letter": first.letter}
    return text, facts | {"position": first.position, "codon": first.codon, "fits": fits, "rolls": len(faces)}


def _later(s: State, ways: list[Way]) -> Advice | None:
    """What would do it on a later turn: a card in hand, or one in the pool."""
    for way in ways:
        for card in way.cards:
            if s.owned[s.to_move][card] > 0 and card not in (CARD_EXTEND, CARD_INSERT):
                text, facts = _change(s, card, way)
                return f"On a later turn, play {text}.", facts | {"variant": "play_later"}
    for way in ways:
        for card in way.cards:
            if s.pool[card] > 0 and card != CARD_INSERT:
                price = plural(COST_BUY[card], "point")
                change, facts = _change(s, card, way)
                text = f"Buy {ACTIONS[card].name} for {price}; on a later turn, play {change}."
                return text, facts | {"variant": "buy", "cost": COST_BUY[card]}
    for way in ways:
        if CARD_EXTEND in way.cards:
            facts = {"variant": "extend_later", "card": ACTIONS[CARD_EXTEND].key, "codon": way.codon}
            return f"On a later turn Extend may make {way.codon}.", facts
    return None


def _change(s: State, card: int, way: Way) -> Advice:
    """A card and what it would do: "Transition on letter 5 (G becomes A) to make AAA"."""
    name = ACTIONS[card].name
    facts: Facts = {"card": ACTIONS[card].key, "codon": way.codon}
    if card == CARD_REVERSE_COMPLEMENT:
        return f"{name} to read {way.codon}", facts
    facts["position"] = way.position
    if card == CARD_DELETE:
        text = f"{name} on letter {way.position} (the {way.letter} goes) to make {way.codon}"
        return text, facts | {"before": way.letter}
    old = LETTERS[s.strand[way.position - 1]]
    text = f"{name} on letter {way.position} ({old} becomes {way.letter}) to make {way.codon}"
    return text, facts | {"before": old, "after": way.letter}
