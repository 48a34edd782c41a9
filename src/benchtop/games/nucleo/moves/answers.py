"""NUCLEO: answers to an offer (§4.5, §4.6). Everybody who was asked answers; then its maker chooses a trade."""

from typing import Final

from benchtop.core.knowledge import EVERYBODY
from benchtop.core.move import NOTHING, Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import COIN, COUNTERS, MOST_SEATS, PROTEIN, item_names, item_words, numeral
from ..events import Accepted, Declined, OfferLapsed, Traded, handed
from ..refusals import UNLIKE, not_now, nothing_to_give, refuse
from ..state import ANSWER, COMPOSE, REPLY, UNKNOWN, State
from ..turns import expose, hand_over, resume, take_out

OFFERS_COME: Final = "Offers are made by the player whose turn it is, after both dice."


class Accept(Move):
    """Accept the offer (§4.5); or, as its maker, trade with a player who answered (§4.6)."""

    def __init__(self, seat: int = NONE) -> None:
        notation = "accept" if seat == NONE else f"accept {seat + 1}"
        touches = ["offer", "offer:accept"] if seat == NONE else ["offer", f"answer:{seat}", f"seat:{seat}"]
        super().__init__(notation, touches, params={} if seat == NONE else {"seat": seat})
        self.seat = seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == ANSWER and self.seat == NONE:
            return _cannot_meet(s, s.want, ["decline", "counter"])
        if s.phase != REPLY:
            text = (
                "There is no offer for you to accept." if self.seat == NONE else "You have no answers to choose from."
            )
            return not_now(s, "§4.5", "accept" if self.seat == NONE else "choose", text, otherwise=OFFERS_COME)
        answers = s.accepted | s.countered
        if self.seat == NONE and not only_one(answers):
            facts: Facts = {"answers": answers.bit_count()}
            text = f"You have {answers.bit_count()} answers to choose from."
            otherwise = "You hold what none of them asks for."
            return refuse(s, "which_answer", "§4.6", text, facts, verbs=["accept"], otherwise=otherwise)
        seat = self.seat if self.seat != NONE else first_seat(answers)
        facts = {"player": seat + 1, "seat": seat}
        if not answers >> seat & 1:
            text = f"Player {seat + 1} has given you no answer that you could accept."
            return refuse(s, "no_answer", "§4.6", text, facts, verbs=["accept", "decline"])
        if self.seat != NONE and only_one(answers):
            text = f"Player {seat + 1} is the only one who has answered."
            return refuse(s, "only_answer", "§4.6", text, facts, verbs=["accept"], otherwise="You cannot pay for it.")
        if s.accepted >> seat & 1:
            return None
        return _cannot_meet(s, s.counter_want[seat], ["decline"])

    def play(self, s: State) -> None:
        if s.phase == REPLY:
            settle(s, self.seat if self.seat != NONE else first_seat(s.accepted | s.countered))
            return
        seat = s.to_move
        s.waiting &= ~(1 << seat)
        s.accepted |= 1 << seat
        if s.waiting == 0 and s.accepted | s.countered == 1 << seat:
            settle(s, seat)
            return
        show_items(s, seat, s.want)
        if s.listener is not None:
            s.tell(Accepted(seat, s.current))
        next_answer(s)


def _cannot_meet(s: State, asked: list[int], verbs: list[str]) -> Refusal | None:
    """Refuse a trade that the player to move cannot pay; None if they can."""
    if s.can_meet(s.to_move, asked):
        return None
    short = sorted({item for item in asked if s.held(s.to_move, item) < asked.count(item)})
    text = f"You do not hold all that is asked for: {listed([item_words(item) for item in short])}."
    biology = UNLIKE[short[0]] if short[0] < COIN else None
    return refuse(s, "cannot_meet", "§4.5", text, {"short": item_names(short)}, verbs=verbs, biology=biology)


class Decline(Move):
    """Decline the offer (§4.5); or, as its maker, all counter-offers (§4.6)."""

    def __init__(self) -> None:
        super().__init__("decline", touches=["offer", "offer:decline"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER and s.phase != REPLY:
            return not_now(s, "§4.5", "decline", "There is no offer for you to decline.", otherwise=OFFERS_COME)
        if s.phase == REPLY and s.accepted:
            text = "Somebody has accepted your offer, so a trade is made; you choose with whom."
            return refuse(s, "offer_stands", "§4.6", text, verbs=["accept"])
        return None

    def play(self, s: State) -> None:
        if s.phase == ANSWER:
            if s.listener is not None:
                s.tell(Declined(s.to_move, s.current, counter=False))
            s.declined |= 1 << s.to_move
            s.waiting &= ~(1 << s.to_move)
            next_answer(s)
            return
        if s.listener is not None:
            for seat in range(s.seats):
                if s.countered >> seat & 1:
                    s.tell(Declined(s.current, seat, counter=True))
        lapse(s)


class Counter(Move):
    """Begin to compose a counter-offer, starting from the offer (§4.6)."""

    def __init__(self) -> None:
        super().__init__("counter", touches=["offer", "offer:counter"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return not_now(s, "§4.6", "counter", "There is no offer for you to counter.", otherwise=OFFERS_COME)
        if s.tries >= COUNTERS:
            text = f"You have begun {numeral(COUNTERS)} counter-offers to this offer and sent none."
            return refuse(s, "already_countered", "§4.6", text, {"counters": COUNTERS}, verbs=["accept", "decline"])
        return nothing_to_give(s)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.tries += 1
        compose(s)
        s.draft_want = s.give[:]
        for item in s.want:
            if s.draft_give.count(item) < s.held(s.to_move, item):
                s.draft_give.append(item)


# -- steps of a trade -------------------------------------------------------------------------------------------------


def compose(s: State) -> None:
    """Begin an offer or a counter-offer of the player to move (§4.3, §4.6)."""
    s.drops = 0
    s.phase = COMPOSE
    s.may_give = UNKNOWN
    s.may_want = UNKNOWN


def only_one(seats: int) -> bool:
    """Whether these bits hold at most one seat."""
    return seats & (seats - 1) == 0


def first_seat(seats: int) -> int:
    """Return the lowest seat among these bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def next_answer(s: State) -> None:
    """Ask the next opponent clockwise who has yet to answer. If none is left, let the maker of the offer choose among
    the answers, unless there is no choice (§4.5, §4.6).
    """
    seat = s.left_of(s.current)
    while seat != s.current:
        if s.waiting >> seat & 1:
            s.to_move = seat
            s.tries = 0
            s.phase = ANSWER
            return
        seat = s.left_of(seat)
    if s.accepted == 0 and s.countered == 0:
        lapse(s)
    elif s.countered == 0 and only_one(s.accepted):
        settle(s, first_seat(s.accepted))
    else:
        s.to_move = s.current
        s.phase = REPLY


def lapse(s: State) -> None:
    """Close an offer that nobody took."""
    if s.listener is not None:
        s.tell(OfferLapsed(s.current))
    close(s)


def settle(s: State, seat: int) -> None:
    """Trade with a player who answered, as offered or as in the counter-offer (§4.5, §4.6)."""
    if s.accepted >> seat & 1:
        swap_items(s, s.current, seat, s.give, s.want)
    else:
        swap_items(s, seat, s.current, s.counter_give[seat], s.counter_want[seat])
    close(s)


def close(s: State) -> None:
    """Clear the offer and let the current player continue."""
    s.waiting = 0
    s.countered = 0
    s.declined = 0
    s.accepted = 0
    s.give.clear()
    s.want.clear()
    s.counter_give = []
    s.counter_want = []
    resume(s)


def show_items(s: State, seat: int, items: list[int]) -> None:
    """Show everybody that a player holds these items (ascending; §4.4)."""
    same = 0
    before = NONE
    for item in items:
        same = same + 1 if item == before else 1
        before = item
        if item < COIN:
            expose(s, seat, item, same)
        elif item >= PROTEIN:
            s.seen[s.back_of(seat, item - PROTEIN)] = EVERYBODY
    s.revealed += 1


def swap_items(s: State, seat: int, other: int, give: list[int], want: list[int]) -> None:
    """Trade both sides at once (§4.5)."""
    show_items(s, seat, give)
    show_items(s, other, want)
    backs = [take_out(s, seat, s.back_of(seat, item - PROTEIN)) for item in give if item >= PROTEIN]
    other_backs = [take_out(s, other, s.back_of(other, item - PROTEIN)) for item in want if item >= PROTEIN]
    _move_items(s, seat, other, give)
    _move_items(s, other, seat, want)
    s.rows[other].extend(backs)
    s.rows[seat].extend(other_backs)
    if s.listener is not None:
        gave = item_names(give)
        got = item_names(want)
        numbers = [back + 1 for back in backs]
        other_numbers = [back + 1 for back in other_backs]
        moved = [*handed(seat, other, gave), *handed(other, seat, got)]
        s.tell(Traded(seat, other, gave, got, numbers, other_numbers, moved=moved))


def _move_items(s: State, giver: int, taker: int, items: list[int]) -> None:
    """Move amino acids and coins from player to player."""
    for item in items:
        if item < COIN:
            hand_over(s, giver, taker, item)
        elif item == COIN:
            s.coins[giver] -= 1
            s.coins[taker] += 1


ACCEPT: Final = Accept()
ACCEPT_FROM: Final = [Accept(seat) for seat in range(MOST_SEATS)]
DECLINE: Final = Decline()
COUNTER: Final = Counter()
