"""Translation: what a player may do, one class a kind of move. § numbers point into docs/games/translation/rules.md."""

from collections.abc import Sequence
from typing import Any, Final

from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.move import Move, book
from benchtop.core.refusal import Refusal

from .components import (
    ACTIONS,
    AMINOS,
    BUY,
    CHOICES,
    CODON_BITS,
    COMPLEMENT,
    DELETE,
    EXTEND,
    FACES,
    FOR_SALE,
    INSERT,
    LETTERS,
    LONGEST,
    MUTATE,
    REVERSE_COMPLEMENT,
    SWAPS,
    TOGGLE,
    TRANSITION,
    TRANSLATE_COST,
    TRANSVERSION,
    USE,
    pairs_with,
    score_of,
    spelled_by,
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
    too_few_points,
    wrong_water,
)
from .state import NOTHING, State
from .turns import end_game, go_on, roll_black, roll_white

# -- translating ----------------------------------------------------------------------------------------------------


class Translate(Move):
    """Take a face-up amino acid that the active strand spells, if the water suits it (§3)."""

    def __init__(self, amino: int) -> None:
        letter = AMINOS[amino].letter
        super().__init__(f"translate {letter}", touches=[f"amino:{letter}"])
        self.amino = amino

    def why_not(self, s: State) -> Refusal | None:
        if s.face != NOTHING:
            return finish_first(s)
        if self.amino not in s.row:
            return not_face_up(s, self.amino)
        if not s.spelled >> self.amino & 1:
            return not_spelled(s, self.amino)
        if not s.soluble() >> self.amino & 1:
            return wrong_water(s, self.amino)
        return None

    def play(self, s: State) -> None:
        held = s.collected[s.to_move]
        if s.listener is not None:
            sites = s.sites(self.amino)
            codons = [CODONS[codon_number(s.strand, at)] for at in sites]
            score = score_of([*held, self.amino])
            letters = [at + 1 for at in sites]
            new = pairs_with(self.amino, held)
            s.tell(Translated(s.to_move, AMINOS[self.amino].letter, codons, letters, new, score))
        held.append(self.amino)
        s.translated = True
        s.points -= TRANSLATE_COST
        place = s.row.index(self.amino)
        if s.deck:
            turned_up = s.deck.pop()
            s.row[place] = turned_up
            s.revealed += 1
            if s.listener is not None:
                s.tell(TurnedUp(AMINOS[turned_up].letter, len(s.deck)))
        else:
            s.row.pop(place)
            if not s.row:
                end_game(s, "all_translated")
                return
        go_on(s)


# -- action cards ---------------------------------------------------------------------------------------------------


class Action(Move):
    """Use one of your action cards: each copy once a turn, Extend as often as you can pay (§4.1)."""

    def __init__(self, card: int, notation: str, touches: Sequence[str] = ()) -> None:
        super().__init__(notation, touches=[f"card:{ACTIONS[card].key}", *touches])
        self.card = card

    def not_usable(self, s: State) -> Refusal | None:
        """Why the card cannot be used at all, wherever on the strand."""
        if s.face != NOTHING:
            return finish_first(s)
        if s.owned[s.to_move][self.card] == 0:
            return not_owned(s, self.card)
        if s.ready[self.card] == 0:
            return spent(s, self.card)
        return too_few_points(s, f"using {ACTIONS[self.card].name}", USE[self.card])


class Toggle(Action):
    """Turn the water on or off (§4.4)."""

    def __init__(self) -> None:
        super().__init__(TOGGLE, "toggle", touches=["water"])

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s)

    def play(self, s: State) -> None:
        s.water = not s.water
        s.ready[TOGGLE] -= 1
        s.points -= USE[TOGGLE]
        if s.listener is not None:
            s.tell(Toggled(s.to_move, water=s.water))
        go_on(s)


class Extend(Action):
    """Roll the white die and lay the letter at the 3' end (§4.3)."""

    def __init__(self) -> None:
        super().__init__(EXTEND, "extend", touches=["strand"])

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s) or strand_full(s)

    def play(self, s: State) -> None:
        strand = s.strand
        strand.append(roll_white(s))
        s.supply -= 1
        s.points -= USE[EXTEND]
        if len(strand) > 2:
            s.spelled |= CODON_BITS[codon_number(strand, len(strand) - 3)]
        if s.listener is not None:
            s.tell(Extended(s.to_move, LETTERS[strand[-1]], decode(strand)))
        go_on(s)


class Delete(Action):
    """Take a letter out of the strand (§4.5)."""

    def __init__(self, at: int) -> None:
        super().__init__(DELETE, f"delete {at + 1}", touches=[f"base:{at + 1}"])
        self.at = at

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s) or no_such_letter(s, self.at)

    def play(self, s: State) -> None:
        gone = s.strand.pop(self.at)
        s.supply += 1
        s.ready[DELETE] -= 1
        s.points -= USE[DELETE]
        s.read()
        if s.listener is not None:
            s.tell(Deleted(s.to_move, self.at + 1, LETTERS[gone], decode(s.strand)))
        go_on(s)


class Insert(Action):
    """Roll the black die; letter and gap are chosen next (§4.6)."""

    def __init__(self) -> None:
        super().__init__(INSERT, "insert", touches=["strand"])

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s) or strand_full(s)

    def play(self, s: State) -> None:
        s.face = roll_black(s)
        choices = CHOICES[s.face]
        if len(choices) == 1:
            s.letter = choices[0]
        s.ready[INSERT] -= 1
        s.points -= USE[INSERT]
        if s.listener is not None:
            s.tell(Rolled(s.to_move, FACES[s.face], decode(choices)))


class ChooseLetter(Move):
    """Choose one of the two letters that the black die allows (§4.6)."""

    def __init__(self, base: int) -> None:
        super().__init__(f"letter {LETTERS[base]}", touches=[f"letter:{LETTERS[base]}"])
        self.base = base

    def why_not(self, s: State) -> Refusal | None:
        if s.face == NOTHING:
            return nothing_rolled()
        if s.letter != NOTHING:
            return finish_first(s)
        return None if self.base in CHOICES[s.face] else letter_not_rolled(s)

    def play(self, s: State) -> None:
        s.letter = self.base
        if s.listener is not None:
            s.tell(Chose(s.to_move, LETTERS[self.base]))


class Gap(Move):
    """Lay the letter of an Insert so that it becomes this letter of the strand (§4.6, §9.2)."""

    def __init__(self, at: int) -> None:
        super().__init__(f"gap {at + 1}", touches=[f"gap:{at + 1}"])
        self.at = at

    def why_not(self, s: State) -> Refusal | None:
        if s.face == NOTHING:
            return nothing_rolled()
        if s.letter == NOTHING:
            return finish_first(s)
        return no_such_gap(s) if self.at > len(s.strand) else None

    def play(self, s: State) -> None:
        base = s.letter
        s.strand.insert(self.at, base)
        s.supply -= 1
        s.face = NOTHING
        s.letter = NOTHING
        s.read()
        if s.listener is not None:
            s.tell(Inserted(s.to_move, self.at + 1, LETTERS[base], decode(s.strand)))
        go_on(s)


class ReverseComplement(Action):
    """Make the other strand the active one, read from its own 5' end (§4.7)."""

    def __init__(self) -> None:
        super().__init__(REVERSE_COMPLEMENT, "reverse-complement", touches=["strand"])

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s)

    def play(self, s: State) -> None:
        before = s.strand
        s.strand = reverse_complement_strand(before)
        s.flipped = not s.flipped
        s.ready[REVERSE_COMPLEMENT] -= 1
        s.points -= USE[REVERSE_COMPLEMENT]
        s.read()
        if s.listener is not None:
            s.tell(ReverseComplemented(s.to_move, decode(before), decode(s.strand)))
        go_on(s)


class Swap(Action):
    """Change one letter as the card says: Complement, Transition or Transversion (§4.8)."""

    def __init__(self, card: int, at: int) -> None:
        super().__init__(card, f"{ACTIONS[card].key} {at + 1}", touches=[f"base:{at + 1}"])
        self.at = at
        self.table: tuple[int, ...] = SWAPS[card]

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s) or no_such_letter(s, self.at)

    def play(self, s: State) -> None:
        substitute(s, self.card, self.at, self.table[s.strand[self.at]])


class Mutate(Action):
    """Change one letter into any of the other three (§4.9)."""

    def __init__(self, at: int, base: int) -> None:
        letter = LETTERS[base]
        super().__init__(MUTATE, f"mutate {at + 1} {letter}", touches=[f"base:{at + 1}", f"letter:{letter}"])
        self.at = at
        self.base = base

    def why_not(self, s: State) -> Refusal | None:
        return self.not_usable(s) or no_such_letter(s, self.at) or same_letter(s, self.at, self.base)

    def play(self, s: State) -> None:
        substitute(s, MUTATE, self.at, self.base)


# -- buying ---------------------------------------------------------------------------------------------------------


class Buy(Move):
    """Take an action card from the pool; it works from your next turn on (§5)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"buy {ACTIONS[card].key}", touches=[f"pool:{ACTIONS[card].key}"])
        self.card = card

    def why_not(self, s: State) -> Refusal | None:
        if s.face != NOTHING:
            return finish_first(s)
        if s.pool[self.card] == 0:
            return pool_empty(s, self.card)
        return too_few_points(s, f"buying {ACTIONS[self.card].name}", BUY[self.card])

    def play(self, s: State) -> None:
        card = self.card
        s.pool[card] -= 1
        s.owned[s.to_move][card] += 1
        s.bought[card] += 1
        s.points -= BUY[card]
        if s.listener is not None:
            s.tell(Bought(s.to_move, ACTIONS[card].key, BUY[card], s.pool[card]))
        go_on(s)


# -- what several moves share ---------------------------------------------------------------------------------------


def substitute(s: State, card: int, at: int, base: int) -> None:
    """Put another letter in this place, and pay for it (§4.8, §4.9)."""
    old = s.strand[at]
    before = s.strand[:] if s.listener is not None else s.strand
    s.strand[at] = base
    s.ready[card] -= 1
    s.points -= USE[card]
    s.read()
    if s.listener is not None:
        codons = effects(before, s.strand, at)
        key = ACTIONS[card].key
        s.tell(Substituted(s.to_move, key, at + 1, LETTERS[old], LETTERS[base], decode(s.strand), codons))
    go_on(s)


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


# -- the book -------------------------------------------------------------------------------------------------------

PLACES: Final = range(LONGEST)

TRANSLATE: Final[list[Move]] = [Translate(amino) for amino in range(len(AMINOS))]
THE_EXTEND: Final[Move] = Extend()
THE_TOGGLE: Final[Move] = Toggle()
DELETES: Final[list[Move]] = [Delete(at) for at in PLACES]
THE_INSERT: Final[Move] = Insert()
CHOOSE: Final[list[Move]] = [ChooseLetter(base) for base in range(4)]
GAPS: Final[list[Move]] = [Gap(at) for at in PLACES]
THE_REVERSE_COMPLEMENT: Final[Move] = ReverseComplement()
COMPLEMENTS: Final[list[Move]] = [Swap(COMPLEMENT, at) for at in PLACES]
TRANSITIONS: Final[list[Move]] = [Swap(TRANSITION, at) for at in PLACES]
TRANSVERSIONS: Final[list[Move]] = [Swap(TRANSVERSION, at) for at in PLACES]
MUTATES: Final[list[Move]] = [Mutate(at, base) for at in PLACES for base in range(4)]
BUYS: Final[list[Move]] = [Buy(card) for card in FOR_SALE]

MOVES: Final[list[Move]] = book(
    [
        *TRANSLATE,
        THE_EXTEND,
        THE_TOGGLE,
        *DELETES,
        THE_INSERT,
        *CHOOSE,
        *GAPS,
        THE_REVERSE_COMPLEMENT,
        *COMPLEMENTS,
        *TRANSITIONS,
        *TRANSVERSIONS,
        *MUTATES,
        *BUYS,
    ]
)
