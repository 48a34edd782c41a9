"""NUCLEO: why a move looks as it does, in words. § numbers point into docs/games/nucleo/rules.md."""

from benchtop.core.move import Move

from .cards import AMINOS, BANK_PRICE, BONUS, COIN, LETTERS, NEEDS, PROTEIN, PROTEINS, TRNA, VALUE
from .market import Market, balance
from .state import NONE, State
from .uses import (
    ACCEPTS,
    BANKS,
    BOOSTS,
    BUILDS,
    CHOOSES,
    COUNTERS,
    CUTS,
    DOES,
    GIVES,
    LOSES,
    MISFOLDS,
    OFFERS_IT,
    PLAYS,
    RETURNS,
    SENDS,
    SENDS_TO,
    SHEDS,
    SWAPS,
    TAKES,
    WANTS,
    WHICH,
)
from .workbench import Bench, Feel, lack_of


def in_words(s: State, move: Move, feel: Feel) -> str:
    """Why a move looks as it does: a clause made only from what was computed, or an empty text."""
    does = DOES[move.id]
    which = WHICH[move.id]
    seat = s.to_move
    if does == BUILDS:
        coins = min(VALUE[which], s.pool)
        left = s.pool - coins
        return f"+{coins} and nothing to lose for it; {left} left in the pool" if left else f"+{coins}, the last"
    if does in (TAKES, CUTS) or (does == WANTS and which < COIN):
        return use_of(s, seat, which)
    if does in (LOSES, RETURNS) or (does == GIVES and which < COIN):
        return need_for(s, seat, which)
    if does in (SWAPS, SHEDS, CHOOSES) or (does in (GIVES, WANTS) and which >= PROTEIN):
        return state_of(s, seat, which - PROTEIN if does in (GIVES, WANTS) else which)
    if does == BANKS:
        return banked(Bench(s, seat, feel), s)
    if does == ACCEPTS:
        mine, theirs = balance(s, feel)
        return f"worth {mine:+.1f} to you and about {theirs:+.1f} to the other"
    if does in (OFFERS_IT, COUNTERS):
        return deal_in_words(s, feel)
    if does in (SENDS, SENDS_TO):
        market = Market(s, seat, feel)
        for other in market.others:
            if does == SENDS or other.seat == which:
                brings = market.sent(other, s.draft_give, s.draft_want)
                if brings > 0.0:
                    return f"player {other.seat + 1} may accept: about {brings:+.1f} for you"
        return "nobody is likely to accept"
    if does == PLAYS and which == TRNA:
        for back in s.rows[seat]:
            if lack_of(s.amino[seat], s.face[back]) == 1:
                return f"completes {PROTEINS[s.face[back]].name}"
        return "completes nothing yet"
    if does == BOOSTS:
        more = min(BONUS[which], max(0, s.pool - VALUE[s.building] - s.bonus))
        return f"+{more}" if more else "the pool has no more to pay"
    if does == MISFOLDS:
        return f"a coin less for player {s.current + 1}"
    return ""


def deal_in_words(s: State, feel: Feel) -> str:
    """The swap that looks best, or that there is none."""
    deals = Market(s, s.to_move, feel).deals()
    if not deals:
        return "no swap in sight that would please both"
    deal = deals[0]
    give = " + ".join([name_of(item) for item in deal.give])
    return f"{give} for {name_of(deal.want)} may please player {deal.other + 1}: {deal.score:+.1f}"


def name_of(item: int) -> str:
    """An item of a trade, in a word."""
    if item < COIN:
        return LETTERS[item]
    return "a coin" if item == COIN else PROTEINS[item - PROTEIN].name


def missing(hand: list[int], protein: int) -> str:
    """The letters that a hand lacks for a protein."""
    return "".join([letter for place, letter in enumerate(LETTERS) for _ in range(_short(hand, protein, place))])


def _short(hand: list[int], protein: int, letter: int) -> int:
    return max(0, PROTEINS[protein].letters.count(LETTERS[letter]) - hand[letter])


def use_of(s: State, seat: int, letter: int) -> str:
    """What one more of a letter does for a seat's proteins, in words."""
    helped = ""
    for back in s.rows[seat]:
        protein = s.face[back]
        lack = missing(s.amino[seat], protein)
        if lack == LETTERS[letter]:
            return f"completes {PROTEINS[protein].name}"
        if LETTERS[letter] in lack and not helped:
            helped = f"{PROTEINS[protein].name} lacks {lack}"
    return helped or f"none of your proteins lacks {AMINOS[letter].name}"


def need_for(s: State, seat: int, letter: int) -> str:
    """What a letter in hand is for, in words."""
    for back in s.rows[seat]:
        protein = s.face[back]
        if letter in NEEDS[protein] and s.amino[seat][letter] <= PROTEINS[protein].letters.count(LETTERS[letter]):
            return f"{PROTEINS[protein].name} needs it"
    return "none of your proteins needs it"


def state_of(s: State, seat: int, protein: int) -> str:
    """How near a protein is, in words."""
    lack = missing(s.amino[seat], protein)
    coins = "1 coin" if VALUE[protein] == 1 else f"{VALUE[protein]} coins"
    return f"{coins}; you lack {lack}" if lack else f"{coins}; you hold all it needs"


def banked(bench: Bench, s: State) -> str:
    """What the bank would take and give, in words."""
    gone = bench.cheapest(BANK_PRICE, 0)
    for letter in gone:
        bench.take_off(letter)
    letter = bench.best_letter(s.bank)
    if letter == NONE:
        return ""
    return f"{''.join([LETTERS[one] for one in gone])} for {LETTERS[letter]}"
