"""NUCLEO: a feel for good moves. § numbers point into docs/games/nucleo/rules.md.

A protein in hand is a promise and a threat: built it pays its value, held at the end it costs as much (§8.2). So a
position is judged by how near every protein is to being built and how many turns are left before the pool is empty.
A move is worth what it changes about that; a trade, that less a part of what it brings to the rival.
"""

from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from ..components import (
    AMINOS,
    BANK_PRICE,
    BONUS,
    COIN,
    CONJUGATION,
    CONSERVATIVE,
    CRISPR,
    FACTOR,
    KINDS,
    LETTERS,
    NEEDS,
    PROTEIN,
    PROTEINS,
    REQUIRED,
    TRNA,
    VALUE,
)
from ..moves import MOVES
from ..moves.actions import CHOOSE_CARD, CUT_LETTER, PLAY, REPAY_LETTER, SHED_CARD, TARGET_SEAT
from ..moves.bank import BANK, BUY_PROTEIN, RETURN_LETTER
from ..moves.building import BOOST, BUILD, BUILD_WITH, MISFOLD, Build
from ..moves.immediate import MUTATE_LETTER, SHIFT_LETTER
from ..moves.trading import ACCEPT, COUNTER, GIVE, OFFER, SEND, SEND_TO, WANT
from ..moves.turn import END, KEEP, ROLL, SWAP_CARD, TAKE_LETTER
from ..state import COMPOSE, IDLE, RETURN, State
from .evaluation import UNWANTED, Bench, Feel, Market, balance, lack_of

FINISH: Final = 6.0
"""Coins that it counts to empty the pool as the winner, or not to do so as a loser (§8.1)."""
CONFIDENCE: Final = 3.0
"""A third of a coin is much in this game: so much more a move weighs than it brings, to be looked at first."""
READY: Final = 0.1
"""How much more a coin of a protein counts that five amino acids complete at once."""
HOPELESS: Final = 6
"""Coins behind which waiting for better luck only makes the game longer."""
SILLY: Final = -3.0
"""The weight of an offer that pleases nobody."""
WORTH_ASKING: Final = 0.15
"""Coins that an offer must promise to be made."""


class NucleoHeuristic(Heuristic):
    """Knows how near proteins are to being built, how long the game lasts, and what others may want."""

    scale = 8.0
    rollout_depth = 25

    def __init__(self) -> None:
        self.feel: Feel = Feel()

    def evaluate(self, s: State) -> list[float]:
        worth: list[float] = []
        for seat in range(s.seats):
            bench = Bench(s, seat, self.feel)
            if seat == s.current:
                bench.foresee(s)
            worth.append(bench.worth())
        return worth

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if len(moves) == 1:
            return [0.0]
        weights = self.in_coins(s, moves)
        for place in range(len(weights)):
            weights[place] *= CONFIDENCE
        return weights

    def rollout_move(self, s: State, moves: list[Move], rng: Rng) -> Move:
        # Rollouts begin no offers: to find one that pleases both takes longer than the rest of a turn.
        return super().rollout_move(s, [move for move in moves if DOES[move.id] not in (OFFERS_IT, COUNTERS)], rng)

    def in_coins(self, s: State, moves: list[Move]) -> list[float]:
        """What each move changes, in coins."""
        phase = s.phase
        if phase == IDLE:
            return self.weigh_turn(s, moves)
        if phase == COMPOSE:
            return self.weigh_offer(s, moves)
        bench = Bench(s, s.to_move, self.feel)
        if phase == RETURN:
            return self.weigh_return(s, moves, bench)
        now = bench.worth()
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            which = WHICH[move.id]
            weight = 0.0
            if does == TAKES:
                weight = bench.worth_with(which) - now
            elif does in (BUYS, KEEPS):
                weight = self.drawing(s, bench, now)
            elif does == SWAPS:
                bench.take_off(PROTEIN + which)
                weight = self.drawing(s, bench, now)
                bench.add(PROTEIN + which)
            elif does == LOSES:
                weight = bench.worth_without(which) - now - self.pleasing(s, which)
            elif does == CUTS:
                if s.amino[s.target][which] > 0:
                    weight = bench.worth_with(which) - now
            elif does == CHOOSES:
                weight = bench.worth_with(PROTEIN + which) - now
            elif does == SHEDS:
                weight = bench.worth_without(PROTEIN + which) - now
            elif does == BOOSTS:
                weight = self.boosting(s, which)
            elif does == MISFOLDS:
                weight = self.misfolding(s)
            elif does == AIMS:
                weight = self.aiming(s, bench, now, which)
            elif does == ACCEPTS:
                weight = self.accepting(s)
            elif does == COUNTERS:
                weight = self.countering(s)
            weights.append(weight)
        return weights

    # -- the turn -----------------------------------------------------------------------------------------------------

    def weigh_turn(self, s: State, moves: list[Move]) -> list[float]:
        """Nothing is pending (§3.1). Dice come first, then trades and cards, then what can be built."""
        bench = Bench(s, s.to_move, self.feel)
        now = bench.worth()
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            weight = 0.0
            if does == ROLLS:
                weight = 1.0
            elif does == BUILDS:
                assert isinstance(move, Build)
                weight = self.building(s, bench, now, move)
            elif does == BANKS:
                weight = self.banking(s, bench, now)
            elif does == OFFERS_IT:
                weight = self.offering(s)
            elif does == PLAYS:
                weight = self.playing(s, bench, now, WHICH[move.id])
            weights.append(weight)
        return weights

    def building(self, s: State, bench: Bench, now: float, build: Build) -> float:
        """Coins in hand are better than coins to come; but who empties the pool should have won (§8.1)."""
        value = VALUE[build.protein]
        if value >= bench.pool:
            return self.ending(s, s.to_move, s.coins[s.to_move] + bench.pool, build.protein)
        paid: list[int] = [PROTEIN + build.protein]
        for letter in range(KINDS):
            for _ in range(build.need[letter]):
                paid.append(letter)
        # That the pool shrinks hurries everybody alike, so the clock is left as it is.
        weight = bench.worth_after(paid, []) + value - now + 0.5 + 0.3 * value
        if build.spare != NONE:
            weight -= self.feel.cards[CONSERVATIVE]
        return weight

    def ending(self, s: State, seat: int, coins: int, built: int) -> float:
        """How welcome the end is to a seat with so many coins, that has just built this protein (§8.2)."""
        mine = coins
        for back in s.rows[seat]:
            if s.face[back] != built:
                mine -= VALUE[s.face[back]]
        best = 0
        for other in range(s.seats):
            if other != seat:
                score = s.coins[other]
                for back in s.rows[other]:
                    score -= VALUE[s.face[back]]
                if score > best:
                    best = score
        if mine > best:
            return FINISH
        if mine == best or mine + HOPELESS < best:
            return 0.5
        return -FINISH

    def banking(self, s: State, bench: Bench, now: float) -> float:
        """Five amino acids for the one that is worth most (§5.1), or for a protein card (§5.2)."""
        gone = bench.cheapest(BANK_PRICE, 0)
        for letter in gone:
            bench.take_off(letter)
        letter = bench.best_letter(s.bank)
        after = bench.worth()
        if letter != NONE:
            after = bench.worth_with(letter)
            for protein in bench.proteins:  # what can be built at once is better than what soon may be
                if bench.lacking(protein) == 1 and REQUIRED[protein][letter] > bench.hand[letter]:
                    after += READY * VALUE[protein]
        if s.pile and len(bench.proteins) < 2:
            drawn = self.drawing(s, bench, 0.0)
            if drawn > after:
                after = drawn
        for letter in gone:
            bench.add(letter)
        gain = after - now
        return gain + 0.5 if gain > 0.1 else gain - 0.3

    def playing(self, s: State, bench: Bench, now: float, kind: int) -> float:
        """Cards of one's own turn are played after the dice, when one knows what one lacks (§7.1)."""
        if s.part < 3:
            return -0.3
        if kind == TRNA:  # a letter of choice is best kept until it completes a protein
            for protein in bench.proteins:
                lack = bench.lacking(protein)
                if lack > 0 and lack <= bench.wild:
                    return 0.8
            return -0.2
        if kind == CONJUGATION:
            return 0.4
        if kind == CRISPR:
            best = 0.0
            for other in range(s.seats):
                if other != s.to_move:
                    gain = self.best_cut(s, bench, now, other)
                    if gain > best:
                        best = gain
            left = bench.turns_left()
            return best - self.feel.cards[CRISPR] * (left / (left + 1.0)) + 0.3
        if kind == FACTOR:
            return self.drawing(s, bench, now) + 0.3
        best = UNWANTED
        for protein in bench.proteins:
            gain = bench.worth_without(PROTEIN + protein) - now
            if gain > best:
                best = gain
        return best

    def best_cut(self, s: State, bench: Bench, now: float, other: int) -> float:
        """What the best amino acid of an opponent's hand is worth (§7.9)."""
        best = 0.0
        for letter in range(KINDS):
            if s.amino[other][letter] > 0 and bench.needs(letter):
                gain = bench.worth_with(letter) - now
                if gain > best:
                    best = gain
        return best

    def drawing(self, s: State, bench: Bench, now: float) -> float:
        """What the top protein of the pile adds: that card if the seat knows it, else any of the pile (§3.5)."""
        top = s.pile[-1]
        if s.seen[top] >> s.to_move & 1:
            return bench.worth_with(PROTEIN + s.face[top]) - now
        total = 0.0
        count = 0
        for back in s.pile:
            if not s.seen[back] >> s.to_move & 1:
                total += bench.worth_with(PROTEIN + s.face[back])
                count += 1
        return total / count - now

    def weigh_return(self, s: State, moves: list[Move], bench: Bench) -> list[float]:
        """Five amino acids for the bank, in alphabetical order: those that are missed least (§5.1)."""
        gone = bench.cheapest(s.due, s.last if s.last > 0 else 0)
        now = bench.worth()
        weights: list[float] = []
        for move in moves:
            letter = WHICH[move.id]
            if letter == gone[0]:
                weights.append(0.5)
            elif letter in gone:
                weights.append(-0.3)  # would skip one that can go
            else:
                weights.append(bench.worth_without(letter) - now - 0.3)
        return weights

    # -- others -------------------------------------------------------------------------------------------------------

    def pleasing(self, s: State, letter: int) -> float:
        """What an amino acid given away brings a rival, as far as that hurts: Frameshift and CRISPR-Cas9."""
        if s.to_move == s.current and s.target != NONE:
            other = s.target
        elif s.shift[s.to_move] != NONE:
            other = s.left_of(s.to_move)
        else:
            return 0.0  # Missense Mutation gives to the bank
        bench = Bench(s, other, self.feel)
        return (bench.worth_with(letter) - bench.worth()) / (s.seats - 1)

    def boosting(self, s: State, kind: int) -> float:
        """More coins for this protein, if the pool has them (§7.12)."""
        coins = VALUE[s.building] + s.bonus
        more = s.pool - coins
        if more <= 0:
            return -0.5
        if more <= BONUS[kind]:
            return self.ending(s, s.to_move, s.coins[s.to_move] + s.pool, NONE)
        return float(BONUS[kind])

    def misfolding(self, s: State) -> float:
        """A coin less for a rival (§7.14); a build that pays nothing loses nothing."""
        coins = VALUE[s.building] + s.bonus
        if coins <= 0 or coins > s.pool:
            return -0.5
        return 1.0 / (s.seats - 1)

    def aiming(self, s: State, bench: Bench, now: float, other: int) -> float:
        """At whom Conjugation or CRISPR-Cas9 is best aimed (§7.8, §7.9)."""
        if s.card == CRISPR:
            return self.best_cut(s, bench, now, other)
        total = 0.0
        for letter in range(KINDS):
            count = s.amino[other][letter]
            if count > 0:
                total += count * (bench.worth_with(letter) - now)
        rival = Bench(s, other, self.feel)
        return total / s.size[other] + 0.02 * rival.coins

    # -- trading ------------------------------------------------------------------------------------------------------

    def offering(self, s: State) -> float:
        """An offer is begun if there is one that may please both. The second one of a turn is another (§4.7)."""
        deals = Market(s, s.to_move, self.feel).deals()
        if len(deals) <= s.offers or deals[s.offers].score < WORTH_ASKING:
            return -0.5
        return deals[s.offers].score + 0.6

    def weigh_offer(self, s: State, moves: list[Move]) -> list[float]:
        """What goes next into an offer; it is sent once it names one or two things for one, or else withdrawn."""
        market = Market(s, s.to_move, self.feel)
        give = s.draft_give
        by_give: list[float] = [SILLY] * (PROTEIN + KINDS)
        by_want: list[float] = [SILLY] * (PROTEIN + KINDS)
        by_seat: list[float] = [SILLY] * s.seats
        to_all = SILLY
        if s.draft_want:
            to_all = 0.0
            for other in market.others:
                score = market.sent(other, give, s.draft_want)
                by_seat[other.seat] = score if score > SILLY else SILLY
                if score > 0.0:
                    to_all += score
            if to_all <= 0.0:
                to_all = SILLY
        else:
            self.next_items(s, market, by_give, by_want)
        weights: list[float] = []
        for move in moves:
            does = DOES[move.id]
            which = WHICH[move.id]
            weight = 0.0  # to withdraw
            if does == GIVES:
                weight = by_give[which]
            elif does == WANTS:
                weight = by_want[which]
            elif does == SENDS:
                weight = to_all
            elif does == SENDS_TO:
                weight = by_seat[which]
            weights.append(weight)
        return weights

    def next_items(self, s: State, market: Market, by_give: list[float], by_want: list[float]) -> None:
        """What may be added to an offer that names nothing wanted yet, by item."""
        give = s.draft_give
        named = len(give)
        deals = market.deals()
        # An offer that was declined is not made again: the second of a turn is the second best (§4.7).
        for place in range(s.offers - 1 if s.to_move == s.current else 0, len(deals)):
            deal = deals[place]
            if len(deal.give) < named or deal.give[:named] != give:
                continue
            if len(deal.give) > named:
                if deal.score > by_give[deal.give[named]]:
                    by_give[deal.give[named]] = deal.score
            elif deal.score > by_want[deal.want]:
                by_want[deal.want] = deal.score

    def accepting(self, s: State) -> float:
        """What a trade brings, less what it brings the rival, a part of which hurts (§4.5)."""
        mine, theirs = balance(s, self.feel)
        return mine - theirs / (s.seats - 1)

    def countering(self, s: State) -> float:
        """A counter-offer is made if there is one that may please both (§4.6)."""
        deals = Market(s, s.to_move, self.feel).deals()
        return deals[0].score - 0.1 if deals and deals[0].score > 2.0 * WORTH_ASKING else -0.5

    def explain(self, s: State, move: Move) -> str:
        return in_words(s, move, self.feel)


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


OTHER: Final = 0
ROLLS: Final = 1
ENDS: Final = 2
BUILDS: Final = 3
BANKS: Final = 4
OFFERS_IT: Final = 5
PLAYS: Final = 6
TAKES: Final = 7
BUYS: Final = 8
KEEPS: Final = 9
SWAPS: Final = 10
RETURNS: Final = 11
LOSES: Final = 12
CUTS: Final = 13
CHOOSES: Final = 14
SHEDS: Final = 15
BOOSTS: Final = 16
MISFOLDS: Final = 17
AIMS: Final = 18
GIVES: Final = 19
WANTS: Final = 20
SENDS: Final = 21
SENDS_TO: Final = 22
ACCEPTS: Final = 23
COUNTERS: Final = 24

DOES: Final[list[int]] = [OTHER] * len(MOVES)
"""What kind of move it is, by its number in the book."""
WHICH: Final[list[int]] = [0] * len(MOVES)
"""The letter, protein, action card, item or seat that it is about."""


def _name(kind: int, moves: list[Move]) -> None:
    for place, move in enumerate(moves):
        DOES[move.id] = kind
        WHICH[move.id] = place


_name(ROLLS, [ROLL])
_name(ENDS, [END])
_name(BUILDS, list(BUILD))
for _protein, _builds in enumerate(BUILD_WITH):
    for _build in _builds:
        DOES[_build.id] = BUILDS
        WHICH[_build.id] = _protein
_name(BANKS, [BANK])
_name(OFFERS_IT, [OFFER])
for _kind, _play in PLAY.items():
    DOES[_play.id] = PLAYS
    WHICH[_play.id] = _kind
_name(TAKES, list(TAKE_LETTER))
_name(BUYS, [BUY_PROTEIN])
_name(KEEPS, [KEEP])
_name(SWAPS, list(SWAP_CARD))
_name(RETURNS, list(RETURN_LETTER))
_name(LOSES, list(MUTATE_LETTER))
_name(LOSES, list(SHIFT_LETTER))
_name(LOSES, list(REPAY_LETTER))
_name(CUTS, list(CUT_LETTER))
_name(CHOOSES, list(CHOOSE_CARD))
_name(SHEDS, list(SHED_CARD))
for _kind, _boost in BOOST.items():
    DOES[_boost.id] = BOOSTS
    WHICH[_boost.id] = _kind
_name(MISFOLDS, [MISFOLD])
_name(AIMS, list(TARGET_SEAT))
_name(GIVES, list(GIVE))
_name(WANTS, list(WANT))
_name(SENDS, [SEND])
_name(SENDS_TO, list(SEND_TO))
_name(ACCEPTS, [ACCEPT])
_name(COUNTERS, [COUNTER])
