"""NUCLEO: drawing an action card (§3.6), and the immediate cards (§7.2 to §7.6)."""

from typing import Final

from benchtop.core.events import travel
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from ..components import (
    ACTION_IDS,
    ACTIONS,
    BY_ACTIONS,
    FRAMESHIFT,
    IMMEDIATE,
    KINDS,
    LETTERS,
    MISSENSE,
    NOBEL,
    POLYSOME,
    POLYSOME_ROLLS,
    PRIZE,
    STOP,
)
from ..events import (
    HIDDEN_ACTION,
    DrewAction,
    FoundNothing,
    PlayedAction,
    ReshuffledActions,
    ReturnedAmino,
    SawAction,
    WonPrize,
    earned,
    reshuffled,
    returned,
)
from ..refusals import no_letter, not_now
from ..state import FOR_CARD, MUTATE, SHIFT, UNDECIDED, State
from ..turns import earn, end_turn, give_back, pass_unseen, resume, resume_or_finish, roll_aminos


def draw_action(s: State) -> None:
    """Draw an action card; an immediate card takes effect, any other is kept (§3.6)."""
    if not s.deck and s.discards:
        s.discards.sort()  # the order of play must not influence the shuffle
        s.deck = s.discards
        s.discards = []
        if s.listener is not None:
            moved = reshuffled([ACTION_IDS[kind] for kind in s.deck])
            s.tell(ReshuffledActions(len(s.deck), moved=moved))
        s.chance.shuffle(BY_ACTIONS, s.deck)
    s.revealed += 1
    if not s.deck:
        if s.listener is not None:
            s.tell(FoundNothing(s.current, "action"))
        resume(s)
        return
    kind = s.deck.pop()
    if IMMEDIATE[kind]:
        s.discards.append(kind)
        if s.listener is not None:
            name = ACTION_IDS[kind]
            s.tell(PlayedAction(s.current, name, moved=[travel(f"action:{name}", "deck", "discards")]))
        _work_at_once(s, kind)
        return
    s.hands[s.current].append(kind)
    s.hands[s.current].sort()
    if s.listener is not None:
        name = ACTION_IDS[kind]
        hidden = travel(HIDDEN_ACTION, "deck", f"actions:{s.current}")
        shown = travel(f"action:{name}", "deck", f"actions:{s.current}")
        s.tell(DrewAction(s.current, moved=[hidden]))
        s.tell(SawAction(s.current, name, only=s.current, moved=[shown]))
    resume(s)


def _work_at_once(s: State, kind: int) -> None:
    """Apply an immediate action card (§7.2 to §7.6)."""
    if kind == NOBEL:
        coins = earn(s, PRIZE)
        if s.listener is not None:
            s.tell(WonPrize(s.current, coins, s.pool, moved=earned(s.current, coins)))
        resume_or_finish(s)
    elif kind == POLYSOME:
        roll_aminos(s, POLYSOME_ROLLS, FOR_CARD + POLYSOME)
    elif kind == FRAMESHIFT:
        for seat in range(s.seats):
            # With one card everybody sees that there is no choice.
            s.shift[seat] = UNDECIDED if s.size[seat] > 1 else only_letter(s, seat)
        s.phase = SHIFT
        next_shift(s)
    elif kind == MISSENSE:
        if s.size[s.current] > 1:
            s.phase = MUTATE
        elif s.size[s.current] == 1:
            mutate(s, only_letter(s, s.current))
        else:
            resume(s)
    elif kind == STOP:
        end_turn(s)


def only_letter(s: State, seat: int) -> int:
    """Return the letter of a one-card hand; NONE if the hand is empty."""
    for letter in range(KINDS):
        if s.amino[seat][letter] > 0:
            return letter
    return NONE


def _only_by(s: State, rule: str, variant: str, text: str, kind: int) -> Refusal:
    """Refuse a choice that only this immediate card requires."""
    card = ACTIONS[kind]
    otherwise = "It works when it is drawn, by the third symbol of the d6."
    return not_now(s, rule, variant, text, {"card": card.id}, otherwise=otherwise, biology=card.needs)


class Mutate(Move):
    """Missense Mutation: return an amino acid and roll for another (§7.5)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"mutate {name}", touches=[f"hand:{name}", "played:missense"], params={"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != MUTATE:
            text = "Only Missense Mutation replaces an amino acid."
            return _only_by(s, "§7.5", "mutate", text, MISSENSE)
        return None if s.amino[s.to_move][self.letter] else no_letter(s, "§7.5", self.letter)

    def play(self, s: State) -> None:
        mutate(s, self.letter)


def mutate(s: State, letter: int) -> None:
    """Return an amino acid and roll for another (Missense Mutation, §7.5)."""
    give_back(s, s.current, letter)
    if s.listener is not None:
        name = LETTERS[letter]
        s.tell(ReturnedAmino(s.current, name, moved=returned(s.current, name)))
    roll_aminos(s, 1, FOR_CARD + MISSENSE)


class Shift(Move):
    """Frameshift: choose the amino acid that you pass on face down (§7.4)."""

    def __init__(self, letter: int) -> None:
        name = LETTERS[letter]
        super().__init__(f"shift {name}", [f"hand:{name}", "played:frameshift"], "shift ?", {"amino": name})
        self.letter = letter

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != SHIFT:
            text = "Only Frameshift passes amino acids on."
            return _only_by(s, "§7.4", "shift", text, FRAMESHIFT)
        return None if s.amino[s.to_move][self.letter] else no_letter(s, "§7.4", self.letter)

    def play(self, s: State) -> None:
        s.shift[s.to_move] = self.letter
        next_shift(s)


def next_shift(s: State) -> None:
    """Ask the next player who has not chosen; once all have, pass all cards at once (Frameshift, §7.4)."""
    for step in range(s.seats):
        seat = (s.current + step) % s.seats
        if s.shift[seat] == UNDECIDED:
            s.to_move = seat
            return
    givers: list[int] = []
    takers: list[int] = []
    letters: list[int] = []
    for seat in range(s.seats):
        if s.shift[seat] >= 0:
            givers.append(seat)
            takers.append(s.left_of(seat))
            letters.append(s.shift[seat])
            s.shift[seat] = NONE
    pass_unseen(s, givers, takers, letters)
    resume(s)


MUTATE_LETTER: Final = [Mutate(letter) for letter in range(KINDS)]
SHIFT_LETTER: Final = [Shift(letter) for letter in range(KINDS)]
