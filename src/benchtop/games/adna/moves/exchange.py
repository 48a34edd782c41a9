"""Adna's Lab: a card is declared, answered, answered again, and then takes effect or fails (§5, §6).

Every card answers the one before it, so players take turns and the last one stands: an answer takes effect if the
number of answers is odd. That is not the end: while a card is valid its rival may answer anew, and while the
thermometer does not allow it its player may bring it back (§6.4, §6.5). Every answer costs a card, so it ends.
"""

from benchtop.core.events import Travel
from benchtop.core.state import NONE

from ..components import BLOCKER, CELSIUS, DETERGENT, FIRST_REACTION, KEYS, KIND, keys
from ..events import Answered, Cancelled, Declared, Failed, Failure, TookEffect, go, go_all, under
from ..state import ANSWER, MAIN, REPAIR, RESTORE, SEAL, State
from ..turns import play_out, put_under, to_main
from .chains import cut
from .reaction import DONE, move_thermometer
from .reactions import PCR_CARD, SEALING_CARD, card_of

# -- declaring ------------------------------------------------------------------------------------------------------


def declare(s: State, kind: int, aim: int, allowed: int) -> None:
    """The seat to move plays a main card; its supports follow by `support`."""
    s.return_to = s.phase
    s.actor = s.to_move
    s.playing = kind
    s.aim = aim
    s.allowed = allowed
    s.main_card = play_out(s, s.actor, kind)
    s.announced = NONE
    s.picks = []
    s.placed = []
    s.with_dmso = False


def support(s: State, kind: int) -> None:
    """A card that the main card needs."""
    s.supports.append(play_out(s, s.actor, kind))


def tell_declared(s: State) -> None:
    """Say what was declared, once its supports lie beside it."""
    if s.listener is not None:
        chain = None if s.aim < 0 else s.aim
        celsius = None if s.announced < 0 else CELSIUS[s.announced]
        hand = f"hand:{s.actor}"
        moved = [go(s.main_card, hand, "played"), *go_all(s.supports, hand, "supports")]
        s.tell(Declared(s.actor, KEYS[s.playing], chain, keys(s.supports), celsius, moved=moved))


# -- answering ------------------------------------------------------------------------------------------------------


def ask_rival(s: State) -> None:
    """Let the rival answer a card that is valid; who holds no Reactions card is not asked (§6.2, §6.7)."""
    rival = 1 - s.actor
    s.restoring = False
    if s.reactions(rival) > 0:
        s.phase = ANSWER
        s.to_move = rival
    else:
        resolve(s)


def answer(s: State, kind: int, to: int, answered: int) -> None:
    """The seat to move answers the last card; `to` is the level it leads to, NONE if it cancels (§6.3, §6.4)."""
    seat = s.to_move
    card = play_out(s, seat, kind)
    s.stack.append(card)
    s.stack_to.append(to)
    s.answerers.append(seat)
    if s.listener is not None:
        celsius = None if to < 0 else CELSIUS[to]
        place = len(s.spent) + len(s.stack)
        way = go(card, f"hand:{seat}", "answers")
        s.tell(Answered(seat, KEYS[kind], KEYS[answered], celsius, place, moved=[way]))
    if kind != DETERGENT and s.reactions(1 - seat) > 0:
        s.phase = ANSWER
        s.to_move = 1 - seat
    else:
        resolve(s)


def moved_to(s: State) -> int:
    """The place in the stack of the answer that moves the thermometer if nobody answers any more, NONE if none does."""
    for place in range(len(s.stack) - 1, -1, -2):
        if s.stack_to[place] >= 0:
            return place
    return NONE


def cancels(s: State) -> bool:
    """Whether the first answer, if it stands, cancels the card being played: an Ice Box moves the thermometer too."""
    return not s.restoring and (s.stack_to[0] < 0 or KIND[s.stack[0]] == BLOCKER[s.playing])


def resolve(s: State) -> None:
    """Nobody answers any more: the last card stands, the one before it does not, and so on (§6.4, §6.5)."""
    answers = len(s.stack)
    if answers == 0:
        _succeed(s)
        return
    if s.listener is not None:
        for index in range(answers - 2, -1, -2):
            place = len(s.spent) + index
            s.tell(Cancelled(KEYS[KIND[s.stack[index]]], s.answerer(place), place + 1))
    cancelled = answers % 2 == 1 and cancels(s)
    mover = moved_to(s)
    if mover >= 0:
        move_thermometer(s, s.stack_to[mover], KIND[s.stack[mover]])
    s.spent.extend(s.stack)
    s.stack.clear()
    s.stack_to.clear()
    if cancelled:
        s.restoring = False
        fail(s, "cancelled")
    elif s.allowed >> s.level & 1:
        ask_rival(s)
    else:
        _ask_to_restore(s)


def _ask_to_restore(s: State) -> None:
    """The thermometer no longer allows the card: its player may bring it back (§6.5)."""
    s.restoring = False
    if s.reactions(s.actor) > 0:
        s.phase = RESTORE
        s.to_move = s.actor
    else:
        fail(s, "temperature")


def fail(s: State, why: Failure) -> None:
    """The card is spent without effect, and so is all that was played with it or against it (§6.6)."""
    if s.listener is not None:
        moved = [*under([s.main_card], "played"), *_cleared(s)]
        s.tell(Failed(s.actor, KEYS[s.playing], why, moved=moved))
    put_under(s, s.main_card)
    s.main_card = NONE
    _clear_away(s)
    resume(s)


def _succeed(s: State) -> None:
    """The card takes effect; it lies on the thermometer until the next one does (§5.6)."""
    at = s.level if s.announced < 0 else s.announced
    if s.listener is not None:
        moved = _cleared(s)
        if s.lying >= 0:
            moved += under([s.lying], f"thermometer:{CELSIUS[s.lying_at]}")
        moved.append(go(s.main_card, "played", f"thermometer:{CELSIUS[at]}"))
        s.tell(TookEffect(s.actor, KEYS[s.playing], CELSIUS[at], moved=moved))
    _clear_away(s)
    if s.lying >= 0:
        put_under(s, s.lying)
    s.lying = s.main_card
    s.lying_at = at
    s.main_card = NONE
    if (cut(s) if s.playing < FIRST_REACTION else card_of(s.playing).take_effect(s)) == DONE:
        resume(s)


def _cleared(s: State) -> list[Travel]:
    """How supports and answers go under the deck."""
    return [*under(s.supports, "supports"), *under(s.spent, "answers")]


def _clear_away(s: State) -> None:
    """Supports and answers go under the deck."""
    for card in s.supports:
        put_under(s, card)
    s.supports = []
    for card in s.spent:
        put_under(s, card)
    s.spent = []
    s.answerers = []


# -- going on -------------------------------------------------------------------------------------------------------


def resume(s: State) -> None:
    """The card is done: go on where it was played, or see to the chain that it cut (§8.2)."""
    s.playing = s.aim = s.announced = NONE
    s.picks = []
    s.placed = []
    if s.just_cut < 0:
        to_main(s)
    elif s.return_to == MAIN:
        _ask_to_seal(s)
    else:
        ask_to_repair(s)


def finish_pcr(s: State) -> None:
    """The rearrangement of a PCR is over: the rest of it, then go on (§9.3)."""
    if PCR_CARD.after_rearranging(s) == DONE:
        resume(s)


def _ask_to_seal(s: State) -> None:
    """Whoever has just cut may dephosphorylate the ends, at the right temperature, before the owner acts (§8.5)."""
    cutter = 1 - s.just_cut
    if SEALING_CARD.levels >> s.level & 1 and s.reactions(cutter) >= SEALING_CARD.cards:
        s.phase = SEAL
        s.to_move = cutter
    else:
        ask_to_repair(s)


def ask_to_repair(s: State) -> None:
    """The owner of a chain just cut may repair it at once (§8.2)."""
    owner = s.just_cut
    if s.fragments[owner] and s.reactions(owner) > 0:
        s.phase = REPAIR
        s.to_move = owner
    else:
        s.just_cut = NONE
        to_main(s)
