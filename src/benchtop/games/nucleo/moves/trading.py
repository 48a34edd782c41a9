"""NUCLEO: trading with other players (§4). An offer is composed item by item, unseen, then sent and answered."""

from typing import Final

from benchtop.core.knowledge import EVERYBODY
from benchtop.core.move import ENDS_TURN, NOTHING, REVEALS, Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import ALL_ITEMS, COIN, ITEMS, MOST_SEATS, OFFERS, PROTEIN, item_name, item_names, item_words, numeral
from ..events import Declined, OfferLapsed, OfferMade, OfferWithdrawn, Traded, handed
from ..refusals import no_opponent, not_composing, not_now, not_trading, nothing_to_give
from ..state import ANSWER, COMPOSE, REPLY, State
from ..turns import expose, hand_over, resume


class Offer(Move):
    """Begin to compose an offer; nobody sees it before it is sent (§4.1, §4.7)."""

    def __init__(self) -> None:
        super().__init__("offer", touches=["draft", "offers"])

    def why_not(self, s: State) -> Refusal | None:
        wait = not_trading(s)
        if wait is not None:
            return wait
        if s.offers == OFFERS:
            text = f"You have begun {numeral(OFFERS)} offers this turn, which is all you may."
            return Refusal("no_offers_left", "§4.7", text, params={"offers": OFFERS})
        return nothing_to_give(s)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.offers += 1
        s.phase = COMPOSE


class Give(Move):
    """Add something you hold to what you offer (§4.2, §4.3)."""

    def __init__(self, item: int) -> None:
        name = item_name(item)
        super().__init__(f"give {name}", [f"give:{name}"], "offer …", {"item": name})
        self.item = item

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.3")
        if s.draft_want:
            text = "Say all that you give before what you want."
            return Refusal("gives_first", "§4.3", text, params={"variant": "wanting"})
        refusal = _next_in_line(s.draft_give, self.item)
        if refusal is not None:
            return refusal
        have = s.held(s.to_move, self.item)
        if s.draft_give.count(self.item) < have:
            return None
        name = item_words(self.item)
        text = f"You hold no more {name} to give." if have else f"You hold no {name}."
        facts: Facts = {"variant": "no_more" if have else "none", "item": item_name(self.item)}
        return Refusal("not_held", "§4.2", text, params=facts)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.draft_give.append(self.item)


class Want(Move):
    """Add something to what you ask for (§4.2, §4.3)."""

    def __init__(self, item: int) -> None:
        name = item_name(item)
        super().__init__(f"want {name}", [f"want:{name}"], "offer …", {"item": name})
        self.item = item

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.3")
        if not s.draft_give:
            facts: Facts = {"variant": "nothing_given", "type": "give"}
            remedy = "Type give and a letter you hold."
            return Refusal("gives_first", "§4.3", "First say what you give.", remedy=remedy, params=facts)
        refusal = _next_in_line(s.draft_want, self.item)
        if refusal is not None:
            return refusal
        facts = {"item": item_name(self.item)}
        if self.item in s.draft_give:
            text = f"You cannot give and want {item_words(self.item)} in one offer."
            return Refusal("both_sides", "§4.2", text, params=facts)
        if self.item >= PROTEIN and self.item in s.draft_want:
            return Refusal("only_one", "§4.2", f"There is only one card of {item_words(self.item)}.", params=facts)
        if self.item >= PROTEIN and s.holds(s.to_move, self.item - PROTEIN):
            return Refusal("you_hold_it", "§4.2", f"You hold {item_words(self.item)} yourself.", params=facts)
        return None

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.draft_want.append(self.item)


def _next_in_line(side: list[int], item: int) -> Refusal | None:
    """Why an item cannot follow those already on this side of the offer (§4.3)."""
    if len(side) == ITEMS:
        text = f"Each side of an offer has room for {numeral(ITEMS)} things."
        return Refusal("side_full", "§4.3", text, params={"items": ITEMS})
    if side and item < side[-1]:
        return Refusal(
            "ascending",
            "§4.3",
            f"You have named {item_words(side[-1])} already; {item_words(item)} comes before it.",
            remedy="Name letters in alphabetical order, then coins, then proteins in the order of the list.",
            params={"variant": "items", "item": item_name(item), "last": item_name(side[-1])},
        )
    return None


class Send(Move):
    """Say the offer aloud: to all opponents or to one; a counter-offer goes to the current player (§4.4, §4.6)."""

    def __init__(self, seat: int = NONE) -> None:
        touches = ["draft", "table" if seat == NONE else f"seat:{seat}"]
        params: Facts = {} if seat == NONE else {"seat": seat}
        super().__init__("send" if seat == NONE else f"send to {seat + 1}", touches, params=params)
        self.seat = seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.4")
        if self.seat != NONE:
            if s.to_move != s.current:
                text = "A counter-offer goes to the current player."
                return Refusal("counter_goes_back", "§4.6", text, remedy="Type send.", params={"type": "send"})
            refusal = no_opponent(s, "§4.4", self.seat, "trade", "You cannot trade with yourself.")
            if refusal is not None:
                return refusal
            if s.seats == 2:
                text = "You have only one opponent."
                return Refusal("only_opponent", "§4.4", text, remedy="Type send.", params={"type": "send"})
        if not s.draft_give or not s.draft_want:
            return Refusal("empty_side", "§4.2", "An offer names something to give and something to get.")
        return None

    def foresee(self, s: State) -> int:
        return REVEALS | ENDS_TURN

    def play(self, s: State) -> None:
        show_items(s, s.to_move, s.draft_give)
        if s.to_move != s.current:
            s.counter_give = s.draft_give
            s.counter_want = s.draft_want
            s.target = s.to_move
            self.announce(s, [s.current])
            s.to_move = s.current
            s.phase = REPLY
        else:
            s.give = s.draft_give
            s.want = s.draft_want
            s.waiting = 1 << self.seat if self.seat != NONE else ((1 << s.seats) - 1) & ~(1 << s.current)
            self.announce(s, [seat for seat in range(s.seats) if s.waiting >> seat & 1])
            next_answer(s)
        s.draft_give = []
        s.draft_want = []

    def announce(self, s: State, to: list[int]) -> None:
        if s.listener is not None:
            counter = s.to_move != s.current
            s.tell(OfferMade(s.to_move, to, item_names(s.draft_give), item_names(s.draft_want), counter))


class Withdraw(Move):
    """Give up the offer you are composing (§4.7), or the counter-offer: then accept or decline (§4.6)."""

    def __init__(self) -> None:
        super().__init__("withdraw", touches=["draft"])

    def why_not(self, s: State) -> Refusal | None:
        return None if s.phase == COMPOSE else not_composing(s, "§4.4")

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.draft_give.clear()
        s.draft_want.clear()
        if s.listener is not None:
            s.tell(OfferWithdrawn(s.to_move, counter=s.to_move != s.current))
        if s.to_move != s.current:
            s.phase = ANSWER
        else:
            resume(s)


class Accept(Move):
    """Accept the offer (§4.5), or as the current player the counter-offer (§4.6): the trade is made at once."""

    def __init__(self) -> None:
        super().__init__("accept", touches=["offer", "offer:accept"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER and s.phase != REPLY:
            return not_now(s, "§4.5", "accept", "There is no offer for you to accept.")
        asked = s.want if s.phase == ANSWER else s.counter_want
        if s.can_meet(s.to_move, asked):
            return None
        short = sorted({item for item in asked if s.held(s.to_move, item) < asked.count(item)})
        text = f"You do not hold all that is asked for: {listed([item_words(item) for item in short])}."
        facts: Facts = {"short": item_names(short)}
        return Refusal("cannot_meet", "§4.5", text, remedy="Decline, or make a counter-offer.", params=facts)

    def play(self, s: State) -> None:
        if s.phase == ANSWER:
            swap_items(s, s.current, s.to_move, s.give, s.want)
        else:
            swap_items(s, s.target, s.current, s.counter_give, s.counter_want)
        close(s)


class Decline(Move):
    """Decline the offer or the counter-offer (§4.5, §4.6)."""

    def __init__(self) -> None:
        super().__init__("decline", touches=["offer", "offer:decline"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER and s.phase != REPLY:
            return not_now(s, "§4.5", "decline", "There is no offer for you to decline.")
        return None

    def play(self, s: State) -> None:
        if s.listener is not None:
            counter = s.phase == REPLY
            s.tell(Declined(s.to_move, s.target if counter else s.current, counter))
        answered = s.to_move if s.phase == ANSWER else s.target
        if s.phase == ANSWER:
            s.declined |= 1 << s.to_move
        s.waiting &= ~(1 << answered)
        s.target = NONE
        s.counter_give.clear()
        s.counter_want.clear()
        next_answer(s)


class Counter(Move):
    """Begin to compose a counter-offer, once for each offer (§4.6)."""

    def __init__(self) -> None:
        super().__init__("counter", touches=["offer", "offer:counter"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return not_now(s, "§4.6", "counter", "There is no offer for you to counter.")
        if s.countered >> s.to_move & 1:
            text = "You have begun a counter-offer to this offer before."
            return Refusal("already_countered", "§4.6", text, remedy="Accept or decline.")
        return nothing_to_give(s)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.countered |= 1 << s.to_move
        s.phase = COMPOSE


# -- steps of a trade -------------------------------------------------------------------------------------------------


def next_answer(s: State) -> None:
    """Ask the next opponent clockwise who has yet to answer; with none left, the offer lapses (§4.5)."""
    seat = s.left_of(s.current)
    while seat != s.current:
        if s.waiting >> seat & 1:
            s.to_move = seat
            s.phase = ANSWER
            return
        seat = s.left_of(seat)
    if s.listener is not None:
        s.tell(OfferLapsed(s.current))
    close(s)


def close(s: State) -> None:
    """The offer is off the table; the current player goes on."""
    s.waiting = 0
    s.countered = 0
    s.declined = 0
    s.target = NONE
    s.give.clear()
    s.want.clear()
    s.counter_give.clear()
    s.counter_want.clear()
    resume(s)


def show_items(s: State, seat: int, items: list[int]) -> None:
    """Everybody learns that a player holds these items, which are ascending (§4.4)."""
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
    """A trade: both sides at once (§4.5)."""
    show_items(s, seat, give)
    show_items(s, other, want)
    backs = [s.back_of(seat, item - PROTEIN) for item in give if item >= PROTEIN]
    other_backs = [s.back_of(other, item - PROTEIN) for item in want if item >= PROTEIN]
    _move_items(s, seat, other, give, backs)
    _move_items(s, other, seat, want, other_backs)
    if s.listener is not None:
        gave = item_names(give)
        got = item_names(want)
        numbers = [back + 1 for back in backs]
        other_numbers = [back + 1 for back in other_backs]
        moved = [*handed(seat, other, gave), *handed(other, seat, got)]
        s.tell(Traded(seat, other, gave, got, numbers, other_numbers, moved=moved))


def _move_items(s: State, giver: int, taker: int, items: list[int], backs: list[int]) -> None:
    for item in items:
        if item < COIN:
            hand_over(s, giver, taker, item)
        elif item == COIN:
            s.coins[giver] -= 1
            s.coins[taker] += 1
    for back in backs:
        s.rows[giver].remove(back)
        s.rows[taker].append(back)


OFFER: Final = Offer()
GIVE: Final = [Give(item) for item in range(ALL_ITEMS)]
WANT: Final = [Want(item) for item in range(ALL_ITEMS)]
SEND: Final = Send()
SEND_TO: Final = [Send(seat) for seat in range(MOST_SEATS)]
WITHDRAW: Final = Withdraw()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
COUNTER: Final = Counter()
