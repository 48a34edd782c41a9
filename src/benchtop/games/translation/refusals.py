"""Translation: reasons why a move is not legal, in words to learn from. § numbers: docs/games/translation/rules.md."""

from typing import Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.bio.iupac import CODES
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .components import (
    ACTIONS,
    AMINOS,
    CARD_INSERT,
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
    plural,
)
from .remedies import Remedy, how_to_own, how_to_spell, how_to_wet, make_room, next_turn, roll_first
from .state import ACTING, CHOOSING_LETTER, State

# -- translating ----------------------------------------------------------------------------------------------------


def not_face_up(s: State, amino: int) -> Refusal | None:
    """Refuse an amino acid that is not face up (§3.1)."""
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
    """Refuse an amino acid that the active strand does not spell from 5' to 3' (§3.2, §3.3)."""
    if s.spelled >> amino & 1:
        return None
    card = AMINOS[amino]
    remedy = how_to_spell(s, amino)
    strand = decode(s.strand)
    facts: Facts = {"amino": card.letter, "remedy": remedy.facts, "strand": strand}
    refusal = (
        _other_strand(s, amino, remedy, facts)
        or _stop_codon(s, amino, remedy, facts)
        or _wrong_order(s, amino, remedy, facts)
    )
    if refusal is not None:
        return refusal
    text = f"{card.name} needs {patterns(amino)}, and {strand} spells it nowhere."
    facts["patterns"] = list(card.codons)
    return Refusal("no_codon", "§3.2", text, about_codons(amino), remedy.text, facts, remedy.moves)


def _other_strand(s: State, amino: int, remedy: Remedy, facts: Facts) -> Refusal | None:
    codons = _codons(reverse_complement_strand(s.strand), amino)
    if not codons:
        return None
    stand = "stands" if len(codons) == 1 else "stand"
    name = AMINOS[amino].name
    text = f"{listed(codons)} {stand} on the other strand only; {decode(s.strand)}, the active one, spells no {name}."
    biology = "The two strands run in opposite directions, and each is read from its own 5' end."
    facts["codons"] = codons
    return Refusal("other_strand", "§3.3", text, biology, remedy.text, facts, remedy.moves)


def _stop_codon(s: State, amino: int, remedy: Remedy, facts: Facts) -> Refusal | None:
    """Point out a stop codon that shares its first two letters with a codon of the amino acid."""
    card = AMINOS[amino]
    for at in range(len(s.strand) - 2):
        codon = codon_number(s.strand, at)
        if CODON_BITS[codon] == 0 and any(pattern.startswith(CODONS[codon][:2]) for pattern in card.codons):
            stop = f"In {decode(s.strand)} the {CODONS[codon]} at letter {at + 1} is a stop codon"
            biology = "Stop codons belong to no amino acid: a release factor binds them, and translation ends."
            facts |= {"codon": CODONS[codon], "position": at + 1, "patterns": list(card.codons)}
            text = f"{stop}; {card.name} needs {patterns(amino)}."
            return Refusal("stop_codon", "§3.2", text, biology, remedy.text, facts, remedy.moves)
    return None


def _wrong_order(s: State, amino: int, remedy: Remedy, facts: Facts) -> Refusal | None:
    """Point out codons that the strand spells only from 3' to 5'."""
    codons = _codons(s.strand[::-1], amino)
    if not codons:
        return None
    read = [codon[::-1] for codon in codons]
    stand = "stands" if len(codons) == 1 else "stand"
    text = f"{listed(codons)} {stand} there only backwards: from 5' to 3' {decode(s.strand)} reads {listed(read)}."
    facts |= {"codons": codons, "read": read}
    biology = "Ribosomes read from 5' to 3', never the other way."
    return Refusal("wrong_order", "§3.3", text, biology, remedy.text, facts, remedy.moves)


def patterns(amino: int) -> str:
    """Return the codons of a card as printed: "CTN or TTR"."""
    return " or ".join(AMINOS[amino].codons)


_MEANS: Final[dict[str, str]] = {"R": "A or G, the purines", "Y": "C or T, the pyrimidines", "H": "A, C or T"}
_COUNTED: Final = ["no", "one", "two", "three", "four", "five", "six"]


def about_codons(amino: int) -> str:
    """Explain the letters of an amino acid's codons, and count its codons."""
    card = AMINOS[amino]
    ends = [codon[2] for codon in card.codons if len(CODES[codon[2]]) > 1]
    if not ends:
        return f"{card.name} is one of only two amino acids that have a single codon."
    meant = " and ".join([f"{end} stands for {_MEANS.get(end, 'any letter')}" for end in ends])
    count = sum([len(CODES[codon[2]]) for codon in card.codons])
    text = f"{meant}: {_COUNTED[count]} codons mean {card.name.lower()}"
    if len(card.codons) == 1:
        return f"{text}, as the third letter often makes no difference."
    return f"{text}. They form two groups that begin differently, and in each the third letter may vary."


def _codons(strand: list[int], amino: int) -> list[str]:
    """Return the codons of an amino acid that a strand spells."""
    numbers = {codon_number(strand, at) for at in range(len(strand) - 2)}
    return [CODONS[codon] for codon in sorted(numbers) if CODON_BITS[codon] >> amino & 1]


def wrong_water(s: State, amino: int) -> Refusal | None:
    """Refuse an amino acid that the water does not allow (§3.4)."""
    if s.soluble() >> amino & 1:
        return None
    remedy = how_to_wet(s)
    card = AMINOS[amino]
    facts: Facts = {"amino": card.letter, "remedy": remedy.facts}
    code, kind, water = ("needs_water", "philic", "OFF") if card.hydrophilic else ("needs_no_water", "phobic", "ON")
    text = f"{card.name} is hydro{kind} and the water is {water}."
    return Refusal(code, "§3.4", text, about_water(amino), remedy.text, facts, remedy.moves)


def about_water(amino: int) -> str:
    """Return a sentence about an amino acid and water."""
    card = AMINOS[amino]
    if card.about_water is not None:
        return card.about_water
    if card.hydrophilic:
        kind = "carries a charge" if amino_acid(card.letter).charge else "is polar"
        return f"{card.name}'s side chain {kind}: it bonds with water and is found mostly on the surface of proteins."
    return f"{card.name}'s side chain hardly bonds with water and is found mostly inside proteins, away from it."


# -- cards and points -----------------------------------------------------------------------------------------------


def not_owned(s: State, card: int) -> Refusal | None:
    """Refuse a card that the player does not own (§4.1)."""
    if s.owned[s.to_move][card] > 0:
        return None
    if card == CARD_TOGGLE:
        return Refusal("no_water", "§8.3", "This variant is played without water.")
    remedy = how_to_own(s, card)
    facts: Facts = {"card": ACTIONS[card].key, "remedy": remedy.facts}
    text = f"You have no {ACTIONS[card].name} card."
    return Refusal("not_owned", "§4.1", text, ACTIONS[card].note, remedy.text, facts, remedy.moves)


def spent(s: State, card: int) -> Refusal | None:
    """Refuse a card whose copies are used up, or were bought this turn (§4.1, §5.2)."""
    if s.ready[card] > 0:
        return None
    name, note = ACTIONS[card].name, ACTIONS[card].note
    facts: Facts = {"card": ACTIONS[card].key}
    if s.bought[card] == s.owned[s.to_move][card]:
        remedy = "It works from your next turn on, once in each of your turns."
        return Refusal("bought_this_turn", "§5.2", f"You bought {name} this turn.", note, remedy, facts)
    text = f"You have used {name} this turn; each copy works once a turn."
    return Refusal("used_this_turn", "§4.1", text, note, "You can use it again on your next turn.", facts)


def pool_empty(s: State, card: int) -> Refusal | None:
    """Refuse a card that is sold out (§5.1)."""
    if s.pool[card] > 0:
        return None
    copies = COPIES[s.seats]
    count = "its only copy has" if copies == 1 else "both copies have" if copies == 2 else f"all {copies} copies have"
    text = f"The pool has no {ACTIONS[card].name} left: {count} been bought."
    mine = s.owned[s.to_move][card]
    whose = "None comes back: bought cards stay with their owners."
    if mine:
        whose = "You have one of them." if mine < copies else "You have it." if copies == 1 else "You have them all."
    facts: Facts = {"card": ACTIONS[card].key, "copies": copies, "yours": mine}
    return Refusal("pool_empty", "§5.1", text, ACTIONS[card].note, whose, facts)


def cannot_pay_to_translate(s: State, amino: int) -> Refusal | None:
    """Refuse a translation that costs more points than are left (§2.1)."""
    if s.points >= COST_TRANSLATE:
        return None
    facts: Facts = {"variant": "translate", "amino": AMINOS[amino].letter}
    return _too_few_points(s, f"translating {AMINOS[amino].name}", COST_TRANSLATE, facts)


def cannot_pay_to_use(s: State, card: int) -> Refusal | None:
    """Refuse to use a card that costs more points than are left (§2.1)."""
    if s.points >= COST_USE[card]:
        return None
    facts: Facts = {"variant": "use", "card": ACTIONS[card].key}
    return _too_few_points(s, f"using {ACTIONS[card].name}", COST_USE[card], facts)


def cannot_pay_to_buy(s: State, card: int) -> Refusal | None:
    """Refuse to sell a card that costs more points than are left (§2.1)."""
    if s.points >= COST_BUY[card]:
        return None
    facts: Facts = {"variant": "buy", "card": ACTIONS[card].key}
    return _too_few_points(s, f"buying {ACTIONS[card].name}", COST_BUY[card], facts)


def _too_few_points(s: State, what: str, cost: int, facts: Facts) -> Refusal:
    text = f"You have {plural(s.points, 'point')} left; {what} costs {cost}."
    remedy = next_turn(cost)
    facts |= {"points": s.points, "cost": cost}
    if remedy is None:
        return Refusal("too_few_points", "§2.1", text, params=facts)
    return Refusal("too_few_points", "§2.1", text, remedy=remedy.text, params=facts | remedy.facts)


# -- the strand -----------------------------------------------------------------------------------------------------


def finish_first(s: State) -> Refusal | None:
    """Refuse other moves while an Insert is pending (§4.6)."""
    if s.phase == ACTING:
        return None
    if s.phase == CHOOSING_LETTER:
        either = [LETTERS[base] for base in CHOICES[s.face]]
        text = f"You rolled {FACES[s.face]}: choose {listed(either, 'or')} first."
        moves = tuple([f"letter {letter}" for letter in either])
        remedy = f"Play {listed(moves, 'or')}."
        facts: Facts = {"variant": "letter", "face": FACES[s.face], "letters": either}
        return Refusal("finish_first", "§4.6", text, _ABOUT_FACE[FACES[s.face]], remedy, facts, moves)
    text = f"You are inserting {LETTERS[s.letter]}: lay it first."
    last = len(s.strand) + 1
    facts = {"variant": "gap", "letter": LETTERS[s.letter], "first": 1, "last": last}
    moves = tuple([f"gap {gap}" for gap in range(1, last + 1)])
    return Refusal("finish_first", "§4.6", text, remedy=f"Play gap 1 to gap {last}.", params=facts, moves=moves)


def nothing_rolled(s: State) -> Refusal | None:
    """Refuse a letter or gap if no Insert is pending (§4.6)."""
    if s.face != NONE:
        return None
    text = "No letter waits to be inserted."
    remedy = roll_first(s)
    biology = ACTIONS[CARD_INSERT].note
    return Refusal("nothing_rolled", "§4.6", text, biology, remedy.text, {"remedy": remedy.facts}, remedy.moves)


def letter_not_rolled(s: State, base: int) -> Refusal | None:
    """Refuse a letter that the black die does not allow (§4.6)."""
    if base in CHOICES[s.face]:
        return None
    face = FACES[s.face]
    letters = [LETTERS[base] for base in CHOICES[s.face]]
    either = listed(letters, "or")
    text = f"You rolled {face}, which stands for {either}."
    facts: Facts = {"face": face, "letters": letters}
    moves = tuple([f"letter {letter}" for letter in letters])
    return Refusal("letter_not_rolled", "§4.6", text, _ABOUT_FACE[face], f"Choose {either}.", facts, moves)


_ABOUT_FACE: Final[dict[str, str]] = {
    "W": "W is for weak: A and T pair with two hydrogen bonds.",
    "S": "S is for strong: C and G pair with three hydrogen bonds.",
    "R": "R is for purine: A and G have two rings.",
    "Y": "Y is for pyrimidine: C and T have one ring.",
}


def strand_full(s: State) -> Refusal | None:
    """Refuse to lengthen the strand if no nucleotide card is left (§4.2)."""
    if s.supply > 0:
        return None
    text = f"All {LONGEST} nucleotide cards are in the strand."
    remedy = make_room(s)
    facts: Facts = {"letters": LONGEST, "remedy": remedy.facts}
    return Refusal("strand_full", "§4.2", text, remedy=remedy.text, params=facts, moves=remedy.moves)


def no_such_letter(s: State, at: int) -> Refusal | None:
    """Refuse a letter beyond the end of the strand (§9.1)."""
    if at < len(s.strand):
        return None
    last = len(s.strand)
    text = f"The strand has {last} letters; there is no letter {at + 1}."
    facts: Facts = {"position": at + 1, "first": 1, "last": last}
    return Refusal("no_such_letter", "§9.1", text, remedy=f"Its letters are 1 to {last}.", params=facts)


def no_such_gap(s: State, at: int) -> Refusal | None:
    """Refuse a gap beyond the end of the strand (§9.2)."""
    if at <= len(s.strand):
        return None
    last = len(s.strand) + 1
    text = f"A strand of {len(s.strand)} letters has the gaps 1 to {last}."
    facts: Facts = {"letters": len(s.strand), "first": 1, "last": last}
    return Refusal("no_such_gap", "§9.2", text, remedy=f"The 5' end is gap 1, the 3' end gap {last}.", params=facts)


def same_letter(s: State, at: int, base: int) -> Refusal | None:
    """Refuse a Mutate that changes nothing (§4.9)."""
    if s.strand[at] != base:
        return None
    text = f"Letter {at + 1} is {LETTERS[base]} already."
    biology = "A mutation is a change of the sequence."
    others = [letter for letter in LETTERS if letter != LETTERS[base]]
    remedy = f"It can become {listed(others, 'or')}."
    facts: Facts = {"position": at + 1, "letter": LETTERS[base], "others": others}
    return Refusal("same_letter", "§4.9", text, biology, remedy, facts)
