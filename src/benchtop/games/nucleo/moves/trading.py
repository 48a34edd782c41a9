"""NUCLEO: trading with other players (§4). You compose an offer item by item in secret, then send it (answers.py)."""

from typing import Final

from benchtop.core.move import ENDS_TURN, NOTHING, REVEALS, Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE
from benchtop.core.text import listed

from ..components import (
    ALL_ITEMS,
    COIN,
    DRAFTS,
    DROPS,
    LETTERS,
    MOST_SEATS,
    PROTEIN,
    PROTEINS,
    REQUIRED,
    item_name,
    item_names,
    item_words,
    numeral,
)
from ..events import OfferMade, OfferWithdrawn
from ..refusals import UNLIKE, no_opponent, not_composing, not_trading, nothing_to_give, refuse
from ..state import ANSWER, COMPOSE, ITEM_BIT, State
from ..turns import resume
from .answers import compose, next_answer, show_items


class Offer(Move):
    """Begin to compose an offer; nobody sees it before it is sent (§4.1, §4.7)."""

    def __init__(self) -> None:
        super().__init__("offer", touches=["draft", "offers"])

    def why_not(self, s: State) -> Refusal | None:
        wait = not_trading(s)
        if wait is not None:
            return wait
        next_time = "You may make offers again in your next turn."
        if s.offers >= s.most_offers:
            minute = s.options["negotiation"] == "minute"
            over = ": so many fit into a minute" if minute else ", which is all you may"
            text = f"You have made {numeral(s.offers)} offers this turn{over}."
            facts: Facts = {"offers": s.offers, "variant": "minute" if minute else "three_offers"}
            return Refusal("no_offers_left", "§4.7", text, remedy=next_time, params=facts)
        if s.drafts >= DRAFTS:
            text = f"You have begun {DRAFTS} offers this turn and sent {numeral(s.offers)} of them."
            facts = {"variant": "drafts", "drafts": DRAFTS, "offers": s.offers}
            return Refusal("no_offers_left", "§4.7", text, remedy=next_time, params=facts)
        return nothing_to_give(s)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.drafts += 1
        compose(s)


class Give(Move):
    """Add something you hold to what you offer (§4.2, §4.3)."""

    def __init__(self, item: int) -> None:
        name = item_name(item)
        super().__init__(f"give {name}", [f"give:{name}"], "offer …", {"item": name})
        self.item = item

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.3")
        if self.item in s.draft_want:
            return _on_both_sides(s, self.item, s.draft_want, "wanted")
        have = s.held(s.to_move, self.item)
        if s.draft_give.count(self.item) < have:
            return None
        name = item_words(self.item)
        text = f"You hold no more {name} to give." if have else f"You hold no {name}."
        facts: Facts = {"variant": "no_more" if have else "none", "item": item_name(self.item)}
        offered = f"All that you hold of it is in your offer: {have}."
        left = [item_name(item) for item in range(ALL_ITEMS) if s.draft_give.count(item) < s.held(s.to_move, item)]
        facts |= {"have": have} if have else {"left": list(left)}
        remedy = offered if have else f"You could still give {listed(left, 'or')}." if left else None
        biology = UNLIKE[self.item] if self.item < COIN else None
        return Refusal("not_held", "§4.2", text, biology, remedy, facts)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        same = put_in(s.draft_give, self.item)
        s.may_want &= ~ITEM_BIT[self.item]
        if self.item >= PROTEIN or same >= s.held(s.to_move, self.item):
            s.may_give &= ~ITEM_BIT[self.item]


class Want(Move):
    """Add something to what you ask for (§4.2, §4.3)."""

    def __init__(self, item: int) -> None:
        name = item_name(item)
        super().__init__(f"want {name}", [f"want:{name}"], "offer …", {"item": name})
        self.item = item

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.3")
        facts: Facts = {"item": item_name(self.item)}
        name = item_words(self.item)
        if self.item in s.draft_give:
            return _on_both_sides(s, self.item, s.draft_give, "given")
        if self.item >= PROTEIN and self.item in s.draft_want:
            text = f"There is only one card of {name}, and you ask for it."
            remedy = "Your offer names it already; you can ask for other things besides."
            return Refusal("only_one", "§4.2", text, PROTEINS[self.item - PROTEIN].fact, remedy, facts)
        if self.item >= PROTEIN and s.holds(s.to_move, self.item - PROTEIN):
            return _held_yourself(s, self.item - PROTEIN)
        asked = s.draft_want.count(self.item)
        held = s.held_by_others(s.to_move, self.item)
        if asked < held:
            return None
        if self.item >= PROTEIN:
            text = "No opponent has a protein card."
        elif held == 0:
            text = f"No opponent holds {'a coin' if self.item == COIN else name}."
        else:
            text = f"Your opponents together hold {held} of {name}, and you ask for {asked} already."
        facts |= {"held": held, "asked": asked}
        if self.item >= COIN:
            return Refusal("nobody_has_it", "§4.2", text, params=facts)
        facts["bank"] = s.bank[self.item]
        remedy = f"The bank has {s.bank[self.item]}."
        return Refusal("nobody_has_it", "§4.2", text, UNLIKE[self.item], remedy, facts)

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        same = put_in(s.draft_want, self.item)
        s.may_give &= ~ITEM_BIT[self.item]
        if self.item >= PROTEIN or same >= s.held_by_others(s.to_move, self.item):
            s.may_want &= ~ITEM_BIT[self.item]


def _held_yourself(s: State, protein: int) -> Refusal:
    """Refuse to ask for a protein card that the player has, and say what they lack to build it."""
    card, hand = PROTEINS[protein], s.amino[s.to_move]
    lack = [LETTERS[letter] * (count - hand[letter]) for letter, count in enumerate(REQUIRED[protein])]
    facts: Facts = {"item": card.id, "lack": list("".join(lack))}
    remedy = "You hold all amino acids for it as well, and can build it in your turn, after both dice."
    if facts["lack"]:
        remedy = f"For building it you lack {' '.join(''.join(lack))}."
    return Refusal("you_hold_it", "§4.2", f"You hold {card.name} yourself.", card.fact, remedy, facts)


def put_in(side: list[int], item: int) -> int:
    """Insert an item into a side of an offer, which stays ascending, and return the number of its copies."""
    place = len(side)
    while place > 0 and side[place - 1] > item:
        place -= 1
    same = 1
    while place >= same and side[place - same] == item:
        same += 1
    side.insert(place, item)
    return same


def _on_both_sides(s: State, item: int, side: list[int], how: str) -> Refusal:
    """Refuse an item that is on the other side of the offer."""
    count = side.count(item)
    often = "" if count == 1 else f" {count} times"
    text = f"In your offer {item_words(item)} is {how}{often}; nothing may stand on both sides."
    facts: Facts = {"variant": how, "item": item_name(item), "count": count}
    drop = f"drop {item_name(item)}"
    if s.drops >= DROPS:
        return Refusal("both_sides", "§4.2", text, params=facts)
    return Refusal("both_sides", "§4.2", text, remedy=f"Type {drop}.", params={**facts, "type": drop}, moves=(drop,))


class Drop(Move):
    """Remove an item from the offer (§4.3)."""

    def __init__(self, item: int) -> None:
        name = item_name(item)
        super().__init__(f"drop {name}", [f"drop:{name}"], "offer …", {"item": name})
        self.item = item

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.3")
        facts: Facts = {"item": item_name(self.item)}
        if self.item not in s.draft_give and self.item not in s.draft_want:
            named = [*s.draft_give, *s.draft_want]
            remedy = f"It names {listed([item_words(item) for item in sorted(set(named))])}." if named else None
            facts["named"] = list(dict.fromkeys(item_names(named)))
            text = f"Your offer does not name {item_words(self.item)}."
            return Refusal("not_in_offer", "§4.3", text, remedy=remedy, params=facts)
        if s.drops >= DROPS:
            text = f"You have taken {DROPS} things out of this offer, which is enough."
            params: Facts = {"drops": DROPS}
            return refuse(s, "too_many_drops", "§4.3", text, params, verbs=["withdraw"])
        return None

    def foresee(self, s: State) -> int:
        return NOTHING

    def play(self, s: State) -> None:
        s.drops += 1
        if self.item in s.draft_give:
            s.draft_give.remove(self.item)
            s.may_give |= ITEM_BIT[self.item]
            if self.item not in s.draft_give and s.held_by_others(s.to_move, self.item) > 0:
                s.may_want |= ITEM_BIT[self.item]
        else:
            s.draft_want.remove(self.item)
            s.may_want |= ITEM_BIT[self.item]
            if self.item not in s.draft_want and s.held(s.to_move, self.item) > 0:
                s.may_give |= ITEM_BIT[self.item]


class Send(Move):
    """Send the offer to all opponents or to some; a counter-offer goes to the current player (§4.4, §4.6)."""

    def __init__(self, seats: list[int] | None = None) -> None:
        to = [] if seats is None else seats
        touches = ["draft", *[f"seat:{seat}" for seat in to]] if to else ["draft", "table"]
        numbers = " and ".join([str(seat + 1) for seat in to])
        params: Facts = {"seats": list(to)} if to else {}
        super().__init__(f"send to {numbers}" if to else "send", touches, params=params)
        self.seats: list[int] = to
        """The seats it goes to; empty for everybody."""
        self.seat: int = to[0] if len(to) == 1 else NONE
        self.asked: int = 0
        for seat in to:
            self.asked |= 1 << seat

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != COMPOSE:
            return not_composing(s, "§4.4")
        if self.seats:
            if s.to_move != s.current:
                text = "A counter-offer goes to the player whose turn it is."
                return _just_send(s, "counter_goes_back", "§4.6", text)
            for seat in self.seats:
                refusal = no_opponent(s, "§4.4", seat, "send", "trade", "You cannot trade with yourself.")
                if refusal is not None:
                    return refusal
            if len(self.seats) == s.seats - 1:
                text = "You have only one opponent." if s.seats == 2 else "These are all your opponents."
                return _just_send(s, "only_opponent", "§4.4", text)
        if s.draft_give and s.draft_want:
            return None
        missing = "to give" if not s.draft_give else "that you want"
        verb = "give" if not s.draft_give else "want"
        if not s.draft_give and not s.draft_want:
            return refuse(
                s, "empty_side", "§4.2", "Your offer names nothing yet.", {"variant": "empty"}, verbs=["give"]
            )
        text = f"Your offer names nothing {missing} yet."
        otherwise = (
            "There is nothing that you could give." if verb == "give" else "There is nothing that you could ask for."
        )
        return refuse(s, "empty_side", "§4.2", text, {"variant": verb}, verbs=[verb], otherwise=otherwise)

    def foresee(self, s: State) -> int:
        return REVEALS | ENDS_TURN

    def play(self, s: State) -> None:
        show_items(s, s.to_move, s.draft_give)
        seat = s.to_move
        if seat != s.current:
            self.announce(s, [s.current])
            if not s.counter_give:
                s.counter_give = [[] for _ in range(s.seats)]
                s.counter_want = [[] for _ in range(s.seats)]
            s.counter_give[seat] = s.draft_give
            s.counter_want[seat] = s.draft_want
            s.countered |= 1 << seat
            s.waiting &= ~(1 << seat)
        else:
            s.offers += 1
            s.give = s.draft_give
            s.want = s.draft_want
            s.waiting = self.asked if self.seats else ((1 << s.seats) - 1) & ~(1 << s.current)
            self.announce(s, [other for other in range(s.seats) if s.waiting >> other & 1])
        s.draft_give = []
        s.draft_want = []
        next_answer(s)

    def announce(self, s: State, to: list[int]) -> None:
        if s.listener is not None:
            counter = s.to_move != s.current
            s.tell(OfferMade(s.to_move, to, item_names(s.draft_give), item_names(s.draft_want), counter))


def _just_send(s: State, code: str, rule: str, text: str) -> Refusal:
    """Refuse seat numbers where there is only one possible recipient."""
    if s.draft_give and s.draft_want:
        return Refusal(code, rule, text, remedy="Type send.", params={"type": "send"}, moves=("send",))
    return Refusal(code, rule, text, remedy="Once it names both sides, it is sent without a number.")


class Withdraw(Move):
    """Discard the offer you are composing (§4.7), or the counter-offer, and then answer again (§4.6)."""

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


OFFER: Final = Offer()
GIVE: Final = [Give(item) for item in range(ALL_ITEMS)]
WANT: Final = [Want(item) for item in range(ALL_ITEMS)]
DROP: Final = [Drop(item) for item in range(ALL_ITEMS)]
SEND: Final = Send()
SEND_TO: Final = [Send([seat]) for seat in range(MOST_SEATS)]
SEND_TO_TWO: Final = [Send([seat, other]) for seat in range(MOST_SEATS) for other in range(seat + 1, MOST_SEATS)]
WITHDRAW: Final = Withdraw()
