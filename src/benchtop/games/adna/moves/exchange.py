"""Adna's Lab: declaring a card, answering it, and settling whether it takes effect (§5, §6).

Each card answers the card before it, so players alternate. The last answer stands and cancels the one before it; an odd
number of answers means that the first stands. While the card is valid, the rival may then answer again. While the
thermometer does not allow it, its player may bring the thermometer back (§6.4, §6.5). Every answer costs a card, so
this ends.
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
    """Play a main card for the seat to move; `support` adds the cards it needs."""
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
    """Play a card that the main card needs."""
    s.supports.append(play_out(s, s.actor, kind))


def tell_declared(s: State) -> None:
    """Report the declared card with its supports."""
    if s.listener is not None:
        chain = None if s.aim < 0 else s.aim
        celsius = None if s.announced < 0 else CELSIUS[s.announced]
        hand = f"hand:{s.actor}"
        moved = [go(s.main_card, hand, "played"), *go_all(s.supports, hand, "supports")]
        s.tell(Declared(s.actor, KEYS[s.playing], chain, keys(s.supports), celsius, moved=moved))


# -- answering ------------------------------------------------------------------------------------------------------


def ask_rival(s: State) -> None:
    """Let the rival answer a valid card, unless the rival holds no Reactions card (§6.2, §6.7)."""
    rival = 1 - s.actor
    s.restoring = False
    if s.reactions(rival) > 0:
        s.phase = ANSWER
        s.to_move = rival
    else:
        resolve(s)


def answer(s: State, kind: int, to: int, answered: int) -> None:
    """Answer the last card for the seat to move; `to` is the level it leads to, NONE if it cancels (§6.3, §6.4)."""
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
    """Return the index of the answer that moves the thermometer if nobody answers again; NONE if none does."""
    for place in range(len(s.stack) - 1, -1, -2):
        if s.stack_to[place] >= 0:
            return place
    return NONE


def cancels(s: State) -> bool:
    """Whether the first answer, if it stands, cancels the card being played; an Ice Box also moves the thermometer."""
    return not s.restoring and (s.stack_to[0] < 0 or KIND[s.stack[0]] == BLOCKER[s.playing])


def resolve(s: State) -> None:
    """Settle the answers: the last stands, the one before it is cancelled, and so on (§6.4, §6.5)."""
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
    """Let the player bring the thermometer back to where the card works (§6.5)."""
    s.restoring = False
    if s.reactions(s.actor) > 0:
        s.phase = RESTORE
        s.to_move = s.actor
    else:
        fail(s, "temperature")


def fail(s: State, why: Failure) -> None:
    """Spend the card without effect, with all cards played with it or against it (§6.6)."""
    if s.listener is not None:
        moved = [*under([s.main_card], "played"), *_cleared(s)]
        s.tell(Failed(s.actor, KEYS[s.playing], why, moved=moved))
    put_under(s, s.main_card)
    s.main_card = NONE
    _clear_away(s)
    resume(s)


def _succeed(s: State) -> None:
    """Put the card into effect; it lies on the thermometer until the next card does (§5.6)."""
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
    """Return the travels of supports and answers to the bottom of the deck."""
    return [*under(s.supports, "supports"), *under(s.spent, "answers")]


def _clear_away(s: State) -> None:
    """Put supports and answers under the deck."""
    for card in s.supports:
        put_under(s, card)
    s.supports = []
    for card in s.spent:
        put_under(s, card)
    s.spent = []
    s.answerers = []


# -- after a card ---------------------------------------------------------------------------------------------------


def resume(s: State) -> None:
    """Return to the phase in which the card was played, or deal with the chain that it cut (§8.2)."""
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
    """Finish a PCR after its rearrangement, then continue (§9.3)."""
    if PCR_CARD.after_rearranging(s) == DONE:
        resume(s)


def _ask_to_seal(s: State) -> None:
    """Let the seat that cut dephosphorylate the ends, at the right temperature, before the owner acts (§8.5)."""
    cutter = 1 - s.just_cut
    if SEALING_CARD.levels >> s.level & 1 and s.reactions(cutter) >= SEALING_CARD.cards:
        s.phase = SEAL
        s.to_move = cutter
    else:
        ask_to_repair(s)


def ask_to_repair(s: State) -> None:
    """Let the owner of a chain that was just cut repair it at once (§8.2)."""
    owner = s.just_cut
    if s.fragments[owner] and s.reactions(owner) > 0:
        s.phase = REPAIR
        s.to_move = owner
    else:
        s.just_cut = NONE
        to_main(s)
