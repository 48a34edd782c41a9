"""Adna's Lab: what a card does once nothing stops it (§7, §8, §9)."""

from typing import Final

from benchtop.core.state import NONE

from .. import knowledge
from ..components import (
    AGAROSE,
    BASES,
    CELSIUS,
    DECK_OF,
    DELETION,
    DEPHOSPHORYLATION,
    DMSO,
    DNASE,
    DNTPS,
    DYE,
    ELECTROPHORESIS,
    ETHIDIUM,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    KIND,
    LADDER,
    LIGATION,
    LINKER,
    NEEDS_BSA,
    PCR,
    PHOSPHATASE,
    POLYLINKER,
    POLYMERASE,
    RNASE,
    SITES,
    SPECTRO,
    UV,
    U,
)
from ..events import (
    Added,
    BasesRemoved,
    ChainCut,
    Dephosphorylated,
    LookedAtHand,
    Rearranged,
    Rejoined,
    SawHand,
    SawTaken,
    ThermometerMoved,
    TookBases,
    TookCards,
    TurnedUp,
    UracilTurnedUp,
)
from ..state import ADD, PICK, SHIFT, State
from ..turns import append, draw_cards, keys, letters, lose_fragment, put_under, take_off, touch, win

DONE: Final = 0
WAITING: Final = 1  # somebody has to decide something first
ENDED: Final = 2  # the game is over, or the next one has begun

DNASE_LEAVES: Final = 4  # §9.10
LADDER_TAKES: Final = 3  # §9.11


def take_effect(s: State) -> int:
    """Do what the card being played says; whether it is DONE, WAITING for a decision, or the game has ENDED."""
    kind = s.playing
    if kind < FIRST_REACTION:
        return cut(s)
    if s.announced >= 0:
        move_thermometer(s, s.announced, kind)
    elif kind == AGAROSE:
        draw_cards(s, s.actor, 2, 0, 0)
    elif kind == DMSO:
        draw_cards(s, s.actor, 3, 0, 0)
    elif kind == PHOSPHATASE:
        shorten(s, max(0, len(s.chains[s.aim]) - 2))
    elif kind == DNASE:
        shorten(s, DNASE_LEAVES)
    elif kind == LADDER:
        length = len(s.chains[s.aim])
        shorten(s, max(length - LADDER_TAKES, len(s.chains[1 - s.aim])))
    elif kind == RNASE:
        shorten(s, len(s.chains[s.aim]) - 1)
    elif kind == DELETION:
        delete(s)
    elif kind in (UV, POLYMERASE):
        rearrange(s)
    elif kind == DYE:
        look_at_hand(s)
    elif kind == ELECTROPHORESIS:
        take_all_bases(s)
    elif kind == ETHIDIUM:
        take_picked(s)
    elif kind == DEPHOSPHORYLATION:
        s.sealed[s.aim] = True
        if s.listener is not None:
            s.tell(Dephosphorylated(s.actor, s.aim))
    elif kind == LIGATION:
        return rejoin(s)
    elif kind == SPECTRO:
        return turn_up(s, 2)
    elif kind == DNTPS:
        return turn_up(s, 3)
    elif kind == PCR:
        s.rounds = 2
        return turn_up(s, 3)
    elif kind == LINKER:
        s.joining = True
        return turn_up(s, 3)
    elif kind == POLYLINKER:
        s.joining = True
        return turn_up(s, 5)
    return DONE


def move_thermometer(s: State, level: int, kind: int) -> None:
    """The thermometer shows another level, because of a card."""
    if s.listener is not None:
        s.tell(ThermometerMoved(CELSIUS[s.level], CELSIUS[level], KEYS[kind]))
    s.level = level


# -- taking bases off -----------------------------------------------------------------------------------------------


def shorten(s: State, keep: int) -> None:
    """Take bases off the 3' end; they go under the deck, last base first (§4.3)."""
    gone = take_off(s, s.aim, keep)
    if s.listener is not None:
        s.tell(BasesRemoved(s.actor, KEYS[s.playing], s.aim, letters(gone), keep))
    for index in range(len(gone) - 1, -1, -1):
        put_under(s, gone[index])


def delete(s: State) -> None:
    """Take out the bases declared; the gap closes (§9.5)."""
    chain = s.chains[s.aim]
    touch(s, s.aim)
    s.picks.sort()
    gone = [chain[position] for position in s.picks]
    for index in range(len(gone) - 1, -1, -1):
        chain.pop(s.picks[index])
        put_under(s, gone[index])
    if s.listener is not None:
        s.tell(BasesRemoved(s.actor, KEYS[s.playing], s.aim, letters(gone), len(chain)))


def cut(s: State) -> int:
    """Cut at the site nearest the 5' start; what is cut off lies beside the chain for a while (§7.3, §7.4, §8.1)."""
    enzyme = s.playing - FIRST_ENZYME
    strand = s.strand(s.aim)
    start = SITES[enzyme].find(strand)
    assert start is not None, "the move was not legal"
    keep = start + SITES[enzyme].cut
    gone = take_off(s, s.aim, keep)
    if s.listener is not None:
        s.tell(ChainCut(s.actor, KEYS[s.playing], s.aim, start + 1, keep, letters(gone)))
    if KIND[gone[-1]] == U:  # contamination is not kept (§8.1)
        put_under(s, gone.pop())
    s.fragments[s.aim] = gone
    s.sealed[s.aim] = False
    s.until[s.aim] = s.turn + (2 if s.aim == s.active else 1)
    if gone and s.aim != s.actor:
        s.window = s.aim
    if NEEDS_BSA[enzyme]:
        s.phase = SHIFT
        s.to_move = s.actor
        return WAITING
    return DONE


# -- adding bases ---------------------------------------------------------------------------------------------------


def turn_up(s: State, count: int) -> int:
    """Turn up bases from the deck to be laid in any order; a uracil goes to the hand and is replaced (§5.5)."""
    deck = s.decks[BASES]
    s.revealed += 1
    while len(s.turned) < count and deck:
        card = deck.pop()
        knowledge.turn_up(s, card)
        if KIND[card] == U:
            s.give(s.actor, card)
            if s.listener is not None:
                s.tell(UracilTurnedUp(s.actor))
        else:
            s.turned.append(card)
    s.turned.sort()
    if s.listener is not None and s.turned:
        s.tell(TurnedUp(s.actor, letters(s.turned), s.aim))
    s.phase = ADD
    s.to_move = s.actor
    return lay_forced(s)


def lay_forced(s: State) -> int:
    """Lay the bases turned up without asking where they are all the same; ask otherwise."""
    while s.turned:
        if KIND[s.turned[0]] != KIND[s.turned[-1]]:
            return WAITING
        if add(s, KIND[s.turned[0]]):
            return ENDED
    return after_adding(s)


def add(s: State, kind: int) -> bool:
    """Lay one of the bases turned up; whether the game has ended with it."""
    index = 0
    while KIND[s.turned[index]] != kind:
        index += 1
    complete = append(s, s.aim, s.turned.pop(index))
    if s.listener is not None:
        s.tell(Added(s.actor, KEYS[kind], s.aim, len(s.chains[s.aim])))
    if complete:
        for card in s.turned:  # surplus (§10.1)
            put_under(s, card)
        s.turned = []
        s.joining = False
        lose_fragment(s, s.aim)
        win(s, s.aim)
    return complete


def after_adding(s: State) -> int:
    """All bases are laid: join the fragment, or go on with the PCR (§8.3, §9.3)."""
    if s.joining:
        return rejoin(s)
    if s.rounds > 0:
        s.rounds -= 1
        if s.rounds > 0:
            return turn_up(s, 3)
        if s.mixed(s.aim):
            s.phase = PICK
            s.to_move = s.actor
            s.most = 3
            return WAITING
        return after_pcr(s)
    return DONE


def after_pcr(s: State) -> int:
    """The last thing in a PCR: the DMSO played with it (§9.3)."""
    if s.boosted:
        draw_cards(s, s.actor, 3, 0, 0)
    return DONE


def rejoin(s: State) -> int:
    """Lay the fragment at the end of its chain again; what is too much goes under the deck (§8.3, §8.4)."""
    fragment = s.fragments[s.aim]
    s.fragments[s.aim] = []
    s.joining = False
    complete = False
    joined = 0
    for card in fragment:
        complete = append(s, s.aim, card)
        joined += 1
        if complete:
            break
    if s.listener is not None:
        length = len(s.chains[s.aim])
        s.tell(Rejoined(s.actor, KEYS[s.playing], s.aim, letters(fragment[:joined]), length))
    for card in fragment[joined:]:
        put_under(s, card)
    s.sealed[s.aim] = False
    if complete:
        win(s, s.aim)
        return ENDED
    return DONE


# -- rearranging ----------------------------------------------------------------------------------------------------


def rearrange(s: State) -> None:
    """Lay the picked bases in the order declared (§5.7)."""
    chain = s.chains[s.aim]
    s.picks.sort()
    pool = [chain[position] for position in s.picks]
    before = letters(pool)
    for index, position in enumerate(s.picks):
        for card in pool:
            if KIND[card] == s.placed[index]:
                chain[position] = card
                pool.remove(card)
                break
    if s.listener is not None:
        after = letters([chain[position] for position in s.picks])
        places = [position + 1 for position in s.picks]
        s.tell(Rearranged(s.actor, KEYS[s.playing], s.aim, places, before, after))
    s.picks = []
    s.placed = []


# -- hands ----------------------------------------------------------------------------------------------------------


def look_at_hand(s: State) -> None:
    """See the rival's whole hand (§9.12)."""
    knowledge.look(s, s.actor)
    s.revealed += 1
    if s.listener is not None:
        s.tell(LookedAtHand(s.actor))
        s.tell(SawHand(s.actor, keys(s.hands[1 - s.actor])))


def take_all_bases(s: State) -> None:
    """Take every Bases card of the rival's hand (§9.16)."""
    rival = 1 - s.actor
    taken = [card for card in s.hands[rival] if DECK_OF[card] == BASES]
    for card in taken:
        s.drop(rival, card)
        s.give(s.actor, card)
    knowledge.hand_over(s, rival, taken)
    s.revealed += 1
    if s.listener is not None:
        s.tell(TookBases(s.actor, len(taken)))
        for seat in range(2):
            s.tell(SawTaken(seat, s.actor, keys(taken)))


def take_picked(s: State) -> None:
    """Take cards by the backs picked, shown to all (§9.17)."""
    rival = 1 - s.actor
    taken: list[int] = []
    s.revealed += 1
    for deck in s.picks:
        if s.backs[rival][deck] == 0:  # spent in the exchange meanwhile
            continue
        choice = s.rng.below(s.backs[rival][deck])
        kind = NONE
        for card in s.hands[rival]:
            if DECK_OF[card] == deck:
                if choice == 0:
                    kind = KIND[card]
                    break
                choice -= 1
        card = s.withdraw(rival, kind)
        knowledge.show(s, rival, card)
        s.give(s.actor, card)
        taken.append(card)
    if s.listener is not None:
        s.tell(TookCards(s.actor, keys(taken)))
