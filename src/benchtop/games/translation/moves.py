"""Translation: the moves, a class for each kind. § numbers refer to docs/games/translation/rules.md."""

from collections.abc import Sequence
from typing import Final

from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.events import travel
from benchtop.core.move import NOTHING, REVEALS, UNFORESEEN, Move, book
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from .components import (
    ACTIONS,
    AMINOS,
    BY_WHITE,
    CARD_COMPLEMENT,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_MUTATE,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    CARD_TRANSITION,
    CARD_TRANSVERSION,
    CHOICES,
    CODON_BITS,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FACES,
    FOR_SALE,
    LETTERS,
    LONGEST,
    SWAPS,
    pairs_with,
    score_of,
)
from .events import (
    Bought,
    Chose,
    Deleted,
    Extended,
    Inserted,
    ReverseComplemented,
    Rolled,
    Substituted,
    Toggled,
    Translated,
    TurnedUp,
)
from .refusals import (
    cannot_pay_to_buy,
    cannot_pay_to_translate,
    cannot_pay_to_use,
    finish_first,
    letter_not_rolled,
    no_such_gap,
    no_such_letter,
    not_face_up,
    not_owned,
    not_spelled,
    nothing_rolled,
    pool_empty,
    same_letter,
    spent,
    strand_full,
    wrong_water,
)
from .state import CHOOSING_GAP, CHOOSING_LETTER, FOR_EXTEND, FOR_INSERT, State, codon_changes
from .turns import end_game, go_on, roll_black, roll_white

# -- translating ----------------------------------------------------------------------------------------------------


class Translate(Move):
    """Take a face-up amino acid that the active strand spells, if the water suits it (§3)."""

    def __init__(self, amino: int) -> None:
        letter = AMINOS[amino].letter
        super().__init__(f"translate {letter}", touches=[f"amino:{letter}"], params={"amino": letter})
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        return (
            finish_first(s)
            or not_face_up(s, self.amino)
            or not_spelled(s, self.amino)
            or wrong_water(s, self.amino)
            or cannot_pay_to_translate(s, self.amino)
        )

    def play(self, s: State) -> None:
        held = s.collected[s.to_move]
        place = s.row.index(self.amino)
        held.append(self.amino)
        if s.listener is not None:
            sites = s.sites(self.amino)
            codons = [CODONS[codon_number(s.strand, at)] for at in sites]
            score = score_of(held)
            letters = [at + 1 for at in sites]
            new = pairs_with(self.amino, held[:-1])
            letter = AMINOS[self.amino].letter
            way = travel(f"amino:{letter}", f"row:{place + 1}", f"collected:{s.to_move}")
            s.tell(Translated(s.to_move, letter, codons, letters, new, score, place + 1, moved=[way]))
        s.translated = True
        s.points -= COST_TRANSLATE
        if s.deck:
            turned_up = s.deck.pop()
            s.row[place] = turned_up
            s.revealed += 1
            if s.listener is not None:
                letter = AMINOS[turned_up].letter
                way = travel(f"amino:{letter}", "deck", f"row:{place + 1}")
                s.tell(TurnedUp(letter, len(s.deck), place + 1, moved=[way]))
        else:
            s.row.pop(place)
            if not s.row:
                end_game(s, "all_translated")
                return
        go_on(s)


# -- action cards ---------------------------------------------------------------------------------------------------


class Action(Move):
    """Use one of your action cards: each copy once a turn, Extend as often as you can pay (§4.1)."""

    def __init__(self, card: int, notation: str, touches: Sequence[str] = (), params: Facts | None = None) -> None:
        super().__init__(notation, touches=[f"card:{ACTIONS[card].key}", *touches], params=params)
        self.card = card

    def why_not(self, s: State) -> Refusal | None:
        return finish_first(s) or not_owned(s, self.card) or spent(s, self.card) or cannot_pay_to_use(s, self.card)

    def foresee(self, s: State) -> int:
        """Return NOTHING if the seat can still pay for Extend, so that its turn goes on without a roll (§2.4)."""
        can_extend = s.supply > 0 and s.points >= COST_USE[self.card] + COST_USE[CARD_EXTEND]
        return NOTHING if can_extend else UNFORESEEN

    def pay(self, s: State) -> None:
        """Spend the points, and use up one copy for this turn."""
        s.ready[self.card] -= 1
        s.points -= COST_USE[self.card]


class Toggle(Action):
    """Turn the water on or off (§4.4)."""

    def __init__(self) -> None:
        super().__init__(CARD_TOGGLE, "toggle", touches=["water"])

    def play(self, s: State) -> None:
        s.water = not s.water
        self.pay(s)
        if s.listener is not None:
            s.tell(Toggled(s.to_move, water=s.water))
        go_on(s)


class Extend(Action):
    """Roll the white die and lay the letter at the 3' end (§4.3)."""

    def __init__(self) -> None:
        super().__init__(CARD_EXTEND, "extend", touches=["strand"])

    def why_not(self, s: State) -> Refusal | None:
        return super().why_not(s) or strand_full(s)

    def foresee(self, s: State) -> int:
        return UNFORESEEN

    def play(self, s: State) -> None:
        strand = s.strand
        strand.append(roll_white(s, BY_WHITE + s.to_move))
        s.rolled = [FOR_EXTEND, s.to_move, s.turn, strand[-1]]
        s.supply -= 1
        s.points -= COST_USE[CARD_EXTEND]
        if len(strand) > 2:
            s.spelled |= CODON_BITS[codon_number(strand, len(strand) - 3)]
        if s.listener is not None:
            letter = LETTERS[strand[-1]]
            way = travel(f"letter:{letter}", "supply", f"base:{len(strand)}")
            s.tell(Extended(s.to_move, letter, decode(strand), moved=[way]))
        go_on(s)


class Delete(Action):
    """Take a letter out of the strand (§4.5)."""

    def __init__(self, at: int) -> None:
        super().__init__(CARD_DELETE, f"delete {at + 1}", touches=[f"base:{at + 1}"], params={"position": at + 1})
        self.at = at

    def why_not(self, s: State) -> Refusal | None:
        return super().why_not(s) or no_such_letter(s, self.at)

    def play(self, s: State) -> None:
        gone = s.strand.pop(self.at)
        s.supply += 1
        self.pay(s)
        s.read()
        if s.listener is not None:
            letter = LETTERS[gone]
            way = travel(f"letter:{letter}", f"base:{self.at + 1}", "supply")
            s.tell(Deleted(s.to_move, self.at + 1, letter, decode(s.strand), moved=[way]))
        go_on(s)


class Insert(Action):
    """Roll the black die; you then choose the letter and the gap (§4.6)."""

    def __init__(self) -> None:
        super().__init__(CARD_INSERT, "insert", touches=["strand"])

    def why_not(self, s: State) -> Refusal | None:
        return super().why_not(s) or strand_full(s)

    def foresee(self, s: State) -> int:
        return REVEALS

    def play(self, s: State) -> None:
        s.face = roll_black(s)
        s.rolled = [FOR_INSERT, s.to_move, s.turn, s.face]
        choices = CHOICES[s.face]
        if len(choices) == 1:
            s.letter = choices[0]
        self.pay(s)
        if s.listener is not None:
            s.tell(Rolled(s.to_move, FACES[s.face], decode(choices)))


class ChooseLetter(Move):
    """Choose one of the two letters that the black die allows (§4.6)."""

    def __init__(self, base: int) -> None:
        letter = LETTERS[base]
        super().__init__(f"letter {letter}", touches=[f"letter:{letter}"], params={"letter": letter})
        self.base = base

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == CHOOSING_GAP:
            return finish_first(s)
        return nothing_rolled(s) or letter_not_rolled(s, self.base)

    def play(self, s: State) -> None:
        s.letter = self.base
        if s.listener is not None:
            s.tell(Chose(s.to_move, LETTERS[self.base]))


class Gap(Move):
    """Lay the letter of an Insert at this position of the strand (§4.6, §9.2)."""

    def __init__(self, at: int) -> None:
        super().__init__(f"gap {at + 1}", touches=[f"gap:{at + 1}"], params={"position": at + 1})
        self.at = at

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == CHOOSING_LETTER:
            return finish_first(s)
        return nothing_rolled(s) or no_such_gap(s, self.at)

    def play(self, s: State) -> None:
        base = s.letter
        s.strand.insert(self.at, base)
        s.supply -= 1
        s.face = NONE
        s.letter = NONE
        s.read()
        if s.listener is not None:
            letter = LETTERS[base]
            way = travel(f"letter:{letter}", "supply", f"base:{self.at + 1}")
            s.tell(Inserted(s.to_move, self.at + 1, letter, decode(s.strand), moved=[way]))
        go_on(s)


class ReverseComplement(Action):
    """Make the other strand the active one, read from its own 5' end (§4.7)."""

    def __init__(self) -> None:
        super().__init__(CARD_REVERSE_COMPLEMENT, "reverse-complement", touches=["strand"])

    def play(self, s: State) -> None:
        before = s.strand
        s.strand = reverse_complement_strand(before)
        s.flipped = not s.flipped
        self.pay(s)
        s.read()
        if s.listener is not None:
            ends = ("end:left", "end:right") if s.flipped else ("end:right", "end:left")
            way = travel("piece:five-prime", *ends)
            s.tell(ReverseComplemented(s.to_move, decode(before), decode(s.strand), moved=[way]))
        go_on(s)


class Substitution(Action):
    """Change one letter of the strand into another."""

    def __init__(self, card: int, at: int, notation: str, touches: Sequence[str], params: Facts) -> None:
        super().__init__(card, notation, touches, params)
        self.at = at

    def new_letter(self, s: State) -> int:
        """Return the letter after the change."""
        raise NotImplementedError

    def why_not(self, s: State) -> Refusal | None:
        return super().why_not(s) or no_such_letter(s, self.at)

    def play(self, s: State) -> None:
        before = s.strand
        s.strand = before[:]
        s.strand[self.at] = self.new_letter(s)
        self.pay(s)
        s.read()
        if s.listener is not None:
            old, new = LETTERS[before[self.at]], LETTERS[s.strand[self.at]]
            codons = codon_changes(before, s.strand, self.at)
            key = ACTIONS[self.card].key
            s.tell(Substituted(s.to_move, key, self.at + 1, old, new, decode(s.strand), codons))
        go_on(s)


class Swap(Substitution):
    """Change one letter as the card says: Complement, Transition or Transversion (§4.8)."""

    def __init__(self, card: int, at: int) -> None:
        key = ACTIONS[card].key
        super().__init__(card, at, f"{key} {at + 1}", [f"base:{at + 1}"], {"card": key, "position": at + 1})
        self.table: tuple[int, ...] = SWAPS[card]

    def new_letter(self, s: State) -> int:
        return self.table[s.strand[self.at]]


class Mutate(Substitution):
    """Change one letter into any of the other three (§4.9)."""

    def __init__(self, at: int, base: int) -> None:
        letter = LETTERS[base]
        touches = [f"base:{at + 1}", f"letter:{letter}"]
        super().__init__(CARD_MUTATE, at, f"mutate {at + 1} {letter}", touches, {"position": at + 1, "letter": letter})
        self.base = base

    def new_letter(self, s: State) -> int:
        return self.base

    def why_not(self, s: State) -> Refusal | None:
        return super().why_not(s) or same_letter(s, self.at, self.base)


# -- buying ---------------------------------------------------------------------------------------------------------


class Buy(Move):
    """Take an action card from the pool; it works from your next turn on (§5)."""

    def __init__(self, card: int) -> None:
        key = ACTIONS[card].key
        super().__init__(f"buy {key}", touches=[f"pool:{key}"], params={"card": key})
        self.card = card

    def why_not(self, s: State) -> Refusal | None:
        return finish_first(s) or pool_empty(s, self.card) or cannot_pay_to_buy(s, self.card)

    def play(self, s: State) -> None:
        card = self.card
        s.pool[card] -= 1
        s.owned[s.to_move][card] += 1
        s.bought[card] += 1
        s.points -= COST_BUY[card]
        if s.listener is not None:
            key = ACTIONS[card].key
            way = travel(f"card:{key}", "pool", f"cards:{s.to_move}")
            s.tell(Bought(s.to_move, key, COST_BUY[card], s.pool[card], moved=[way]))
        go_on(s)


# -- the book -------------------------------------------------------------------------------------------------------

PLACES: Final = range(LONGEST)

TRANSLATE: Final[list[Move]] = [Translate(amino) for amino in range(len(AMINOS))]
EXTEND: Final[Move] = Extend()
TOGGLE: Final[Move] = Toggle()
DELETE: Final[list[Move]] = [Delete(at) for at in PLACES]
INSERT: Final[Move] = Insert()
CHOOSE: Final[list[Move]] = [ChooseLetter(base) for base in range(4)]
GAP: Final[list[Move]] = [Gap(at) for at in PLACES]
REVERSE_COMPLEMENT: Final[Move] = ReverseComplement()
COMPLEMENT: Final[list[Move]] = [Swap(CARD_COMPLEMENT, at) for at in PLACES]
TRANSITION: Final[list[Move]] = [Swap(CARD_TRANSITION, at) for at in PLACES]
TRANSVERSION: Final[list[Move]] = [Swap(CARD_TRANSVERSION, at) for at in PLACES]
MUTATE: Final[list[Move]] = [Mutate(at, base) for at in PLACES for base in range(4)]
BUY: Final[list[Move]] = [Buy(card) for card in FOR_SALE]

MOVES: Final[list[Move]] = book(
    [
        *TRANSLATE,
        EXTEND,
        TOGGLE,
        *DELETE,
        INSERT,
        *CHOOSE,
        *GAP,
        REVERSE_COMPLEMENT,
        *COMPLEMENT,
        *TRANSITION,
        *TRANSVERSION,
        *MUTATE,
        *BUY,
    ]
)
