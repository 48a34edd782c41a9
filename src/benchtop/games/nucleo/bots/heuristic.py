"""NUCLEO: action values in coins, and reasons for hints. § numbers point into docs/games/nucleo/rules.md.

A protein pays its value when built and costs as much when held at the end (§8.2). The evaluation of a position
therefore depends on how near every protein is to being built, and on the turns left before the pool is empty. The value
of a move is the change it makes; a trade also loses a share of what it brings the rival.
"""

from typing import Final

from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from ..components import (
    ALL_ITEMS,
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
    MISFOLD_LOSS,
    NEEDS,
    PROTEIN,
    PROTEINS,
    REQUIRED,
    TRNA,
    VALUE,
    coins,
    item_words,
    spelled,
)
from ..moves.actions import Choose, Cut, Play, Repay, Shed, Target
from ..moves.answers import COUNTER, Accept, Counter
from ..moves.bank import Bank, BuyProtein, Return
from ..moves.building import Boost, Build, Misfold
from ..moves.immediate import Mutate, Shift
from ..moves.trading import OFFER, WITHDRAW, Drop, Give, Offer, Send, Want
from ..moves.turn import Keep, Roll, Share, Swap, Take
from ..state import ANSWER, COMPOSE, IDLE, REPAY, RETURN, SHIFT, State
from .evaluation import Evaluation, Weights, end_value, lack_of
from .market import UNWANTED, Deal, Market, Offers, as_known, balance
from .rollouts import quick_move, without_trades

CONFIDENCE: Final = 3.0
"""Scale factor for action values: a third of a coin is a large edge here."""
READY: Final = 0.1
"""Bonus per coin of a protein that a trade with the bank completes at once."""
POINTLESS: Final = -3.0
"""Value of an offer that pleases nobody."""
WITHDRAWN: Final = -2.9
"""Value of withdrawing an offer: a bot completes any offer that may please somebody."""
UNLIKELY: Final = -0.02
"""Value of sending an offer that nobody accepts in the imagined world."""
OFFERS_A_TURN: Final = 2
"""Most offers that a bot makes in a turn; the rules allow more (§4.7)."""
WORTH_ASKING: Final = 0.15
"""Least expected gain, in coins, of an offer worth making."""


class NucleoHeuristic(Heuristic):
    """The heuristic of NUCLEO."""

    scale = 8.0
    rollout_depth = 25
    easy_error = 16.0
    worth_depth = 200
    hard_simulations = 2000
    expert_simulations = 10000

    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.offers: Offers = Offers(self.weights)

    def evaluate(self, s: State) -> list[float]:
        values: list[float] = []
        for seat in range(s.seats):
            own = Evaluation(s, seat, self.weights)
            if seat == s.current:
                own.count_pending(s)
            values.append(own.value())
        return values

    def action_values(self, s: State, moves: list[Move]) -> list[float]:
        if len(moves) == 1:
            return [0.0]
        values = self.coin_values(s, moves)
        for place in range(len(values)):
            values[place] *= CONFIDENCE
        return values

    def rollout_move(self, s: State, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        move = quick_move(s, moves, rng)
        if move is not None:
            return move
        return super().rollout_move(s, self.worth_searching(s, moves, root=False), rng)

    def worth_searching(self, s: State, moves: list[Move], *, root: bool) -> list[Move]:
        """Leave out offers, except at the root if a good offer exists; while composing, keep useful steps."""
        if s.phase == COMPOSE:
            return self.worth_composing(s, moves)
        if s.phase != IDLE and s.phase != ANSWER:
            return moves
        if not root:
            return without_trades(s, moves)
        if OFFER in moves and self.best_offer_value(s) < 0.0:
            return [move for move in moves if move is not OFFER]
        if COUNTER in moves and self.counter_value(s) < 0.0:
            return [move for move in moves if move is not COUNTER]
        return moves

    def worth_composing(self, s: State, moves: list[Move]) -> list[Move]:
        """Return the moves that lead to a good offer, or withdrawing if none does."""
        found: list[Move] = []
        values = self.offer_values(s, moves)
        for place in range(len(moves)):
            if values[place] > WITHDRAWN:
                found.append(moves[place])
        return found or [WITHDRAW]

    def easy_moves(self, s: State, moves: list[Move]) -> list[Move]:
        """Return moves for the easy level: begin an offer only if a good one exists, and compose the best."""
        if s.phase != COMPOSE:
            return self.worth_searching(s, moves, root=True)
        values = self.offer_values(s, moves)
        return [moves[values.index(max(values))]]

    def coin_values(self, s: State, moves: list[Move]) -> list[float]:
        """Return the change that each move makes, in coins."""
        if s.phase == COMPOSE:
            return self.offer_values(s, moves)
        own = Evaluation(s, s.to_move, self.weights)
        if s.phase == RETURN:
            return self.return_values(s, moves, own)
        now = own.value()
        values: list[float] = []
        for move in moves:
            values.append(
                self.turn_value(s, move, own, now) if s.phase == IDLE else self.answer_value(s, move, own, now)
            )
        return values

    def turn_value(self, s: State, move: Move, own: Evaluation, now: float) -> float:
        """Value a move when nothing is pending (§3.1): dice first, then trades and cards, then builds."""
        if isinstance(move, Roll):
            return 1.0
        if isinstance(move, Build):
            return self.build_value(s, move, own, now)
        if isinstance(move, Bank):
            return self.bank_value(s, own, now)
        if isinstance(move, Offer):
            return self.best_offer_value(s)
        if isinstance(move, Play):
            return self.card_value(s, move.kind, own, now)
        return 0.0

    def answer_value(self, s: State, move: Move, own: Evaluation, now: float) -> float:
        """Value a move that answers a pending decision."""
        if isinstance(move, Take):
            return own.value_with(move.letter) - now
        if isinstance(move, (BuyProtein, Keep)):
            return self.draw_value(s, own, now)
        if isinstance(move, Swap):
            own.remove(PROTEIN + move.protein)
            value = self.draw_value(s, own, now)
            own.add(PROTEIN + move.protein)
            return value
        if isinstance(move, (Mutate, Shift, Repay)):
            return own.value_without(move.letter) - now - self.gift_value(s, move.letter)
        if isinstance(move, Cut):
            return own.value_with(move.letter) - now if s.amino[s.target][move.letter] > 0 else 0.0
        if isinstance(move, Choose):
            return own.value_with(PROTEIN + move.protein) - now
        if isinstance(move, Shed):
            return own.value_without(PROTEIN + move.protein) - now
        if isinstance(move, Boost):
            return self.boost_value(s, move.kind)
        if isinstance(move, Misfold):
            return self.misfold_value(s)
        if isinstance(move, Target):
            return self.target_value(s, move.seat, own, now)
        if isinstance(move, Accept):
            mine, theirs = balance(s, self.weights, move.seat)
            return mine - theirs / (s.seats - 1)  # the rival's gain hurts a little (§4.5)
        if isinstance(move, Share):
            return 0.1  # a shared victory is certain (§8.3)
        if isinstance(move, Counter):
            return self.counter_value(s)
        return 0.0

    # -- the turn -----------------------------------------------------------------------------------------------------

    def build_value(self, s: State, build: Build, own: Evaluation, now: float) -> float:
        """Value a build: coins now are better than coins later, but only the winner should empty the pool (§8.1)."""
        value = VALUE[build.protein]
        if value >= own.pool:
            return end_value(s, s.to_move, s.coins[s.to_move] + own.pool, value)
        paid: list[int] = [PROTEIN + build.protein]
        for letter in build.letters:
            for _ in range(build.need[letter]):
                paid.append(letter)
        # A smaller pool hurries everybody alike, so the remaining turns stay the same.
        gain = own.value_after(paid, []) + value - now + 0.5 + 0.3 * value
        if build.spare != NONE:
            gain -= self.weights.cards[CONSERVATIVE]
        return gain

    def bank_value(self, s: State, own: Evaluation, now: float) -> float:
        """Value a trade with the bank for the most valuable letter (§5.1) or a protein card (§5.2)."""
        gone = own.cheapest(BANK_PRICE, 0)
        for letter in gone:
            own.remove(letter)
        letter = own.best_letter(s.bank)
        after = own.value()
        if letter != NONE:
            after = own.value_with(letter)
            for protein in own.proteins:  # prefer a protein that can be built at once
                if lack_of(own.hand, protein) == 1 and REQUIRED[protein][letter] > own.hand[letter]:
                    after += READY * VALUE[protein]
        if s.pile and len(own.proteins) < 2:
            after = max(after, self.draw_value(s, own, 0.0))
        for letter in gone:
            own.add(letter)
        gain = after - now
        return gain + 0.5 if gain > 0.1 else gain - 0.3

    def return_values(self, s: State, moves: list[Move], own: Evaluation) -> list[float]:
        """Value the amino acids to return to the bank: the least useful first (§5.1)."""
        gone = own.cheapest(s.due, 0)
        now = own.value()
        values: list[float] = []
        for move in moves:
            assert isinstance(move, Return)
            if move.letter == gone[0]:
                values.append(0.5)
            elif move.letter in gone:
                values.append(-0.3)  # return them in ascending order
            else:
                values.append(own.value_without(move.letter) - now - 0.3)
        return values

    def draw_value(self, s: State, own: Evaluation, now: float) -> float:
        """Value the top protein of the pile, or the average of the pile if the seat does not know it (§3.5)."""
        top = s.pile[-1]
        if s.seen[top] >> s.to_move & 1:
            return own.value_with(PROTEIN + s.face[top]) - now
        total = 0.0
        count = 0
        for back in s.pile:
            if not s.seen[back] >> s.to_move & 1:
                total += own.value_with(PROTEIN + s.face[back])
                count += 1
        return total / count - now

    # -- action cards (§7) --------------------------------------------------------------------------------------------

    def card_value(self, s: State, kind: int, own: Evaluation, now: float) -> float:
        """Value an action card, which is best played after the dice, when the seat knows what it lacks (§7.1)."""
        if s.part < 3:
            return -0.3
        if kind == TRNA:  # keep it until it completes a protein
            for protein in own.proteins:
                if 0 < lack_of(own.hand, protein) <= own.wild:
                    return 0.8
            return -0.2
        if kind == CONJUGATION:
            return 0.4
        if kind == CRISPR:
            best = 0.0
            for other in range(s.seats):
                if other != s.to_move:
                    best = max(best, self.cut_value(s, other, own, now))
            left = own.turns_left()
            return best - self.weights.cards[CRISPR] * (left / (left + 1.0)) + 0.3
        if kind == FACTOR:
            return self.draw_value(s, own, now) + 0.3
        best = UNWANTED
        for protein in own.proteins:
            best = max(best, own.value_without(PROTEIN + protein) - now)
        return best

    def cut_value(self, s: State, other: int, own: Evaluation, now: float) -> float:
        """Value the best amino acid in an opponent's hand (§7.9)."""
        best = 0.0
        for letter in range(KINDS):
            if s.amino[other][letter] > 0 and own.needs(letter):
                best = max(best, own.value_with(letter) - now)
        return best

    def target_value(self, s: State, other: int, own: Evaluation, now: float) -> float:
        """Value an opponent as the target of Conjugation or CRISPR-Cas9 (§7.8, §7.9)."""
        if s.card == CRISPR:
            return self.cut_value(s, other, own, now)
        total = 0.0
        for letter in range(KINDS):
            count = s.amino[other][letter]
            if count > 0:
                total += count * (own.value_with(letter) - now)
        return total / s.size[other] + 0.02 * s.coins[other]

    def gift_value(self, s: State, letter: int) -> float:
        """Return how much giving a rival an amino acid hurts (Frameshift, CRISPR-Cas9)."""
        if s.phase == REPAY:
            other = s.target
        elif s.phase == SHIFT:
            other = s.left_of(s.to_move)
        else:
            return 0.0  # Missense Mutation gives to the bank
        rival = Evaluation(s, other, self.weights)
        return (rival.value_with(letter) - rival.value()) / (s.seats - 1)

    def boost_value(self, s: State, kind: int) -> float:
        """Value a bonus card for the build, if the pool has coins for it (§7.12)."""
        more = s.pool - VALUE[s.building] - s.bonus
        if more <= 0:
            return -0.5
        if more <= BONUS[kind]:
            return end_value(s, s.to_move, s.coins[s.to_move] + s.pool, 0)
        return float(BONUS[kind])

    def misfold_value(self, s: State) -> float:
        """Value Prion Misfolding, which costs a rival coins unless the build pays nothing (§7.14)."""
        coins = VALUE[s.building] + s.bonus
        if coins <= 0 or coins > s.pool:
            return -0.5
        return min(MISFOLD_LOSS, coins) / (s.seats - 1)

    # -- offers (§4) --------------------------------------------------------------------------------------------------

    def best_offer_value(self, s: State) -> float:
        """Value beginning an offer by the best deal not yet offered this turn (§4.7)."""
        if s.offers >= OFFERS_A_TURN or s.drafts > s.offers:  # no new offer after withdrawing one
            return -0.5
        deals = self.offers.of(s)
        if len(deals) <= s.offers or deals[s.offers].score < WORTH_ASKING:
            return -0.5
        return deals[s.offers].score + 0.6

    def counter_value(self, s: State) -> float:
        """Value beginning a counter-offer by the best deal related to the offer (§4.6)."""
        if s.tries > 0:
            return -0.5
        deals = self.counters(s)
        return deals[0].score - 0.1 if deals and deals[0].score > 2.0 * WORTH_ASKING else -0.5

    def counters(self, s: State) -> list[Deal]:
        """List offers to the current player that give what was asked for or ask for what was offered; best first."""
        found: list[Deal] = []
        for deal in self.offers.of(s):
            if deal.want in s.give or deal.give[0] in s.want or deal.give[-1] in s.want:
                found.append(deal)
        return found

    def offer_values(self, s: State, moves: list[Move]) -> list[float]:
        """Value the steps of composing: add the items of a good deal, then send; otherwise withdraw. A counter-offer
        starts from the offer, so items that do not belong are dropped first.
        """
        by_give: list[float] = [POINTLESS] * ALL_ITEMS
        by_want: list[float] = [POINTLESS] * ALL_ITEMS
        by_drop: list[float] = [POINTLESS] * ALL_ITEMS
        by_seat: list[float] = [POINTLESS] * s.seats
        to_all = 0.0
        own = s.to_move == s.current
        if (own and s.draft_want) or self.value_next_items(s, by_give, by_want, by_drop):
            market = Market(as_known(s), s.to_move, self.weights)
            for other in market.others:
                value = market.sent(other, s.draft_give, s.draft_want)
                by_seat[other.seat] = value if value > 0.0 else UNLIKELY
                to_all += max(value, 0.0)
        values: list[float] = []
        for move in moves:
            if isinstance(move, Give):
                values.append(by_give[move.item])
            elif isinstance(move, Want):
                values.append(by_want[move.item])
            elif isinstance(move, Drop):
                values.append(by_drop[move.item])
            elif isinstance(move, Send):
                value = to_all
                if move.seats:
                    value = 0.0
                    for seat in move.seats:
                        value += max(by_seat[seat], 0.0)
                values.append(value if value > 0.0 else UNLIKELY if own else POINTLESS)
            else:
                values.append(WITHDRAWN)
        return values

    def value_next_items(self, s: State, by_give: list[float], by_want: list[float], by_drop: list[float]) -> bool:
        """Value the items to add to an offer or drop from a counter-offer; return whether it is a good deal already."""
        own = s.to_move == s.current
        # A declined offer is not repeated: the second offer of a turn is the second best (§4.7).
        deals = self.offers.of(s)[s.offers :] if own else self.counters(s)
        for deal in deals:
            item = surplus_item(s.draft_give, s.draft_want, deal.give, deal.want)
            if item != NONE:
                if not own:
                    by_drop[item] = max(by_drop[item], deal.score)
                continue
            item = missing_item(s.draft_give, deal.give)
            if item != NONE:
                by_give[item] = max(by_give[item], deal.score)
            elif s.draft_want:
                return True
            else:
                by_want[deal.want] = max(by_want[deal.want], deal.score)
        return False

    # -- reasons ------------------------------------------------------------------------------------------------------

    def explain(self, s: State, move: Move) -> str:
        if isinstance(move, Build):
            earned = min(VALUE[move.protein], s.pool)
            left = s.pool - earned
            return f"+{earned} and nothing to lose for it; {left} left in the pool" if left else f"+{earned}, the last"
        if isinstance(move, (Take, Cut)):
            return use_of(s, move.letter)
        if isinstance(move, (Mutate, Shift, Repay, Return)):
            return need_for(s, move.letter)
        if isinstance(move, (Swap, Shed, Choose)):
            return state_of(s, move.protein)
        if isinstance(move, (Give, Want)):
            if move.item >= PROTEIN:
                return state_of(s, move.item - PROTEIN)
            if move.item == COIN:
                return ""
            return need_for(s, move.item) if isinstance(move, Give) else use_of(s, move.item)
        if isinstance(move, Play) and move.kind == TRNA:
            return completed(s)
        if isinstance(move, Boost):
            more = min(BONUS[move.kind], max(0, s.pool - VALUE[s.building] - s.bonus))
            return f"+{more}" if more else "the pool has no more to pay"
        if isinstance(move, Misfold):
            return f"{coins(MISFOLD_LOSS)} less for player {s.current + 1}"
        return self.explain_trade(s, move)

    def explain_trade(self, s: State, move: Move) -> str:
        """Explain a trade with the bank or with a player."""
        if isinstance(move, Bank):
            return banked(s, Evaluation(s, s.to_move, self.weights))
        if isinstance(move, Accept):
            mine, theirs = balance(s, self.weights, move.seat)
            if mine <= 0.0:
                return "you give more than you get"
            return "better for you than for the other" if mine > theirs else "good for you, and better for the other"
        if isinstance(move, (Offer, Counter)):
            deals = self.offers.of(s)
            if not deals:
                return "no swap in sight that would please both"
            give = " + ".join([_item(item) for item in deals[0].give])
            pleases = f"may please both you and player {deals[0].other.seat + 1}"
            return f"{give} for {_item(deals[0].want)} {pleases}"
        if isinstance(move, Send):
            market = Market(as_known(s), s.to_move, self.weights)
            for other in market.others:
                if not move.seats or other.seat in move.seats:
                    brings = market.sent(other, s.draft_give, s.draft_want)
                    if brings > 0.0:
                        return f"player {other.seat + 1} may accept"
            return "nobody is likely to accept"
        return ""


def surplus_item(draft_give: list[int], draft_want: list[int], give: list[int], want: int) -> int:
    """Return an item of a draft that the deal does not contain; NONE if there is none."""
    for item in draft_give:
        if draft_give.count(item) > give.count(item):
            return item
    for item in draft_want:
        if item != want or draft_want.count(item) > 1:
            return item
    return NONE


def missing_item(draft_give: list[int], give: list[int]) -> int:
    """Return the first item of the deal that the draft does not give yet; NONE if there is none."""
    for item in give:
        if draft_give.count(item) < give.count(item):
            return item
    return NONE


def _item(item: int) -> str:
    return "a coin" if item == COIN else LETTERS[item] if item < COIN else item_words(item)


def missing(s: State, protein: int) -> str:
    """Return the letters that the seat to move lacks for a protein."""
    hand = s.amino[s.to_move]
    return "".join([LETTERS[letter] * (REQUIRED[protein][letter] - hand[letter]) for letter in NEEDS[protein]])


def use_of(s: State, letter: int) -> str:
    """Say what one more of a letter does for the seat's proteins."""
    helped = ""
    for back in s.rows[s.to_move]:
        protein = s.face[back]
        lack = missing(s, protein)
        if lack == LETTERS[letter]:
            return f"completes {PROTEINS[protein].name}"
        if LETTERS[letter] in lack and not helped:
            helped = f"{PROTEINS[protein].name} lacks {lack}"
    return helped or f"none of your proteins lacks {AMINOS[letter].name}"


def need_for(s: State, letter: int) -> str:
    """Say which protein needs a letter in hand."""
    for back in s.rows[s.to_move]:
        protein = s.face[back]
        if 0 < REQUIRED[protein][letter] >= s.amino[s.to_move][letter]:
            return f"{PROTEINS[protein].name} needs it"
    return "none of your proteins needs it"


def state_of(s: State, protein: int) -> str:
    """Say what a protein pays and what it lacks."""
    lack = missing(s, protein)
    return f"{coins(VALUE[protein])}; {f'you lack {lack}' if lack else 'you hold all it needs'}"


def completed(s: State) -> str:
    """Say which protein a free choice of amino acid completes."""
    for back in s.rows[s.to_move]:
        if lack_of(s.amino[s.to_move], s.face[back]) == 1:
            return f"completes {PROTEINS[s.face[back]].name}"
    return "completes nothing yet"


def banked(s: State, own: Evaluation) -> str:
    """Say what the bank would take and give."""
    gone = own.cheapest(BANK_PRICE, 0)
    for letter in gone:
        own.remove(letter)
    letter = own.best_letter(s.bank)
    return "" if letter == NONE else f"{spelled(gone)} for {LETTERS[letter]}"
