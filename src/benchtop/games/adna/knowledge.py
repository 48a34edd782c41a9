"""Adna's Lab: who knows which card, remembered exactly (§11), and dealing the rest anew.

`State.known` says who knows where a card lies. A face-down discard blurs that: whoever had seen three Reactions cards
in a hand now knows that each of them is still there or under the deck. `Claims` say so, for the rival and for the
spectators separately. They hold the kinds seen (with the turn up to which they were surely in hand) and, for
every turn in which the holder discarded from that deck, how many of them at most can have stayed in the hand: as many
as there were unknown cards in it at the fewest since then. From this `redeal` builds every world that is possible for
the observer and no other, as far as equal cards can be told apart at all. Nothing here looks at a face that the
observer could not see: what is claimed never depends on which card was discarded.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from benchtop.core.knowledge import EVERYBODY, NOBODY, SPECTATOR, bit
from benchtop.core.part import Part
from benchtop.core.rng import Rng
from benchtop.core.state import NONE

from .components import BOXES, COPIES, DECK_OF, FIRST_CARD, KIND

if TYPE_CHECKING:
    from .state import State

FOR_EVER: Final = 1 << 30


class Claims(Part):
    """What an observer still knows of a hand after cards of one deck left it face down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("observer", "holder", "deck", "kinds", "stamps", "turns", "rooms")

    def __init__(self, observer: int = 0, holder: int = 0, deck: int = 0) -> None:
        self.observer = observer  # a set of one, as in core/knowledge.py: the rival of the holder, or the spectators
        self.holder = holder
        self.deck = deck
        self.kinds: list[int] = []  # seen in this hand, and since then either there or put under the deck
        self.stamps: list[int] = []  # for each: the turn up to which it was surely in the hand
        self.turns: list[int] = []  # turns in which the holder put cards of this deck down, oldest first
        self.rooms: list[int] = []  # for each: how many of the kinds above can have stayed in the hand at most

    def copy(self) -> "Claims":
        other = Claims(self.observer, self.holder, self.deck)
        other.kinds = self.kinds[:]
        other.stamps = self.stamps[:]
        other.turns = self.turns[:]
        other.rooms = self.rooms[:]
        return other


# -- what happens to cards ------------------------------------------------------------------------------------------


def show(s: "State", holder: int, card: int) -> None:
    """A card has left a hand, for all to see."""
    if s.claims:
        for claims in s.claims:
            if claims.holder == holder and claims.deck == DECK_OF[card]:
                if not s.known[card] & claims.observer:
                    _resolve(claims, KIND[card], FOR_EVER)
                _limit(s, claims)
        _drop_empty(s)
    s.known[card] = EVERYBODY


def hide(s: "State", holder: int, card: int) -> None:
    """A card has left a hand face down and lies under its deck."""
    deck = DECK_OF[card]
    known = s.known
    own = bit(holder)
    secret = known[card] == own
    for other in s.hands[holder]:
        if DECK_OF[other] == deck and known[other] != own:
            secret = False
    if not secret or s.claims:
        _blur(s, bit(1 - holder), holder, card, deck)
        _blur(s, SPECTATOR, holder, card, deck)
        known[card] = own
        for other in s.hands[holder]:
            if DECK_OF[other] == deck:
                known[other] = own
    s.put_down[card] = s.turn * 2 + holder


def draw(s: "State", seat: int, card: int) -> None:
    """A card has come from the top of its deck into a hand."""
    put = s.put_down[card]
    if put:
        s.put_down[card] = 0
        if s.claims:
            _draw_discarded(s, seat, card, put)
    s.known[card] |= bit(seat)


def turn_up(s: "State", card: int) -> None:
    """A card has been turned up from the top of its deck."""
    put = s.put_down[card]
    if put:
        s.put_down[card] = 0
        for claims in s.claims:
            if claims.holder == put & 1 and claims.deck == DECK_OF[card]:
                _resolve(claims, KIND[card], put >> 1)
        _drop_empty(s)
    s.known[card] = EVERYBODY


def look(s: "State", seat: int) -> None:
    """A seat has seen the rival's whole hand."""
    holder = 1 - seat
    me = bit(seat)
    if s.claims:
        for claims in s.claims:
            if claims.holder == holder and claims.observer == me:
                for card in s.hands[holder]:
                    if DECK_OF[card] == claims.deck and not s.known[card] & me:
                        _resolve(claims, KIND[card], FOR_EVER)
    for card in s.hands[holder]:
        s.known[card] |= me
    for claims in s.claims:
        if claims.holder == holder and claims.observer == me:
            _limit(s, claims)
    _drop_empty(s)


def hand_over(s: "State", holder: int, cards: list[int]) -> None:
    """All cards of one deck have gone from a hand to the rival's; both know them, spectators see backs."""
    me = bit(1 - holder)
    for claims in s.claims:
        if claims.holder == holder and cards and claims.deck == DECK_OF[cards[0]]:
            if claims.observer == me:
                for card in cards:
                    if not s.known[card] & me:
                        _resolve(claims, KIND[card], FOR_EVER)
                _limit(s, claims)
            else:  # what the spectators had seen may be in either hand now: that is no longer one place
                claims.kinds.clear()
    _drop_empty(s)
    for card in cards:
        s.known[card] |= 3


# -- claims ---------------------------------------------------------------------------------------------------------


def claimed(s: "State", observer: int, holder: int) -> list[int]:
    """The kinds that the observer has seen in a hand and that are now there or under their deck."""
    kinds: list[int] = []
    for claims in s.claims:
        if claims.observer == observer and claims.holder == holder:
            kinds.extend(claims.kinds)
    kinds.sort()
    return kinds


def _blur(s: "State", observer: int, holder: int, card: int, deck: int) -> None:
    """What an observer knew of a hand's cards of one deck becomes claims, because one of them was put down."""
    claims: Claims | None = None
    for candidate in s.claims:
        if candidate.observer == observer and candidate.holder == holder and candidate.deck == deck:
            claims = candidate
    seen = [KIND[card]] if s.known[card] & observer else []
    left = 0
    for other in s.hands[holder]:
        if DECK_OF[other] == deck:
            left += 1
            if s.known[other] & observer:
                seen.append(KIND[other])
    if claims is None:
        if not seen:
            return
        claims = Claims(observer, holder, deck)
        s.claims.append(claims)
    seen.sort()  # the order says nothing about which one was put down
    for kind in seen:
        claims.kinds.append(kind)
        claims.stamps.append(s.turn - 1)
    if claims.turns and claims.turns[-1] == s.turn:
        claims.rooms[-1] = left
    else:
        claims.turns.append(s.turn)
        claims.rooms.append(left)


def _resolve(claims: Claims, kind: int, before: int) -> None:
    """A card of this kind came to light from the hand (or from what was put down in turn `before`): a claim less."""
    for index in range(len(claims.kinds)):
        if claims.kinds[index] == kind and claims.stamps[index] < before:
            claims.kinds.pop(index)
            stamp = claims.stamps.pop(index)
            if COPIES[kind] == 1:  # it was in the hand all the time; of several copies another may have come since
                for event in range(len(claims.turns)):
                    if stamp < claims.turns[event] < before:
                        claims.rooms[event] -= 1
            return


def _limit(s: "State", claims: Claims) -> None:
    """Fewer unknown cards are in the hand: no more claims than that can have stayed there."""
    room = 0
    for card in s.hands[claims.holder]:
        if DECK_OF[card] == claims.deck and not s.known[card] & claims.observer:
            room += 1
    if room < claims.rooms[-1]:
        claims.rooms[-1] = room


def _draw_discarded(s: "State", seat: int, card: int, put: int) -> None:
    """A card that was put down face down is drawn."""
    holder = put & 1
    turn = put >> 1
    for claims in s.claims:
        if claims.holder != holder or claims.deck != DECK_OF[card]:
            continue
        if claims.observer == bit(seat):
            _resolve(claims, KIND[card], turn)
        elif seat == holder:  # it is back: as if it had never left
            for event in range(len(claims.turns)):
                if claims.turns[event] >= turn:
                    claims.rooms[event] += 1
        else:  # spectators cannot say any more in whose hand it is
            for index in range(len(claims.kinds) - 1, -1, -1):
                if claims.stamps[index] < turn:
                    claims.kinds.pop(index)
                    claims.stamps.pop(index)
    _drop_empty(s)


def _drop_empty(s: "State") -> None:
    """Drop claims of which nothing is left."""
    for index in range(len(s.claims) - 1, -1, -1):
        if not s.claims[index].kinds:
            s.claims.pop(index)


# -- dealing anew ---------------------------------------------------------------------------------------------------


def redeal(s: "State", seat: int | None, rng: Rng) -> None:
    """Deal what a seat cannot know anew, within each deck; depends only on what it knows and on the generator."""
    me = bit(seat)
    if seat is None:  # what the players know beyond their own cards is itself unknown: let it be what all know
        shared = [claims for claims in s.claims if claims.observer == SPECTATOR]
        s.claims = shared[:]
        for claims in shared:
            twin = claims.copy()
            twin.observer = bit(1 - claims.holder)
            s.claims.append(twin)
    # Cards that the seat does not know lie in a deck or in a hand: all others are open.
    held_back: list[list[int]] = [[], []]  # unknown cards of each hand
    for holder in range(2):
        hand = s.hands[holder]
        for card in hand:
            if not s.known[card] & me:
                held_back[holder].append(card)
        if held_back[holder]:
            s.hands[holder] = [card for card in hand if s.known[card] & me]
            held = s.held[holder]
            for card in held_back[holder]:
                held[KIND[card]] -= 1
    box = BOXES[s.options["cards"]]
    for deck in range(3):
        slots = [0, 0]  # unknown cards of this deck in each hand
        for holder in range(2):
            for card in held_back[holder]:
                if DECK_OF[card] == deck:
                    slots[holder] += 1
        _redeal_deck(s, deck, me, box[deck], slots, rng)
    for holder in range(2):
        if held_back[holder]:
            s.hands[holder].sort()


def _redeal_deck(s: "State", deck: int, me: int, box: list[int], slots: list[int], rng: Rng) -> None:
    """Deal the hidden cards of one deck anew: claimed ones first, then the rest to the pile and the hands."""
    known = s.known
    puts = s.put_down
    pile = s.decks[deck]
    places: list[int] = []  # in the pile, whose card is not known
    marks: list[int] = []  # for each: when and by whom it was put there face down
    for place in range(len(pile)):
        card = pile[place]
        if not known[card] & me:
            places.append(place)
            marks.append(puts[card])
            pile[place] = NONE
    hidden: list[int] = []  # in order: where they truly lay cannot shine through
    for card in box:
        if not known[card] & me:
            hidden.append(card)
            puts[card] = 0
    if s.claims:
        _deal_claims(s, deck, me, places, marks, hidden, slots, rng)
    rng.shuffle(hidden)
    last = len(hidden)
    for index in range(len(places)):
        place = places[index]
        card = pile[place]
        if card < 0:
            last -= 1
            card = hidden[last]
            pile[place] = card
        mark = marks[index]
        if mark:
            puts[card] = mark
            known[card] = bit(mark & 1)
        else:
            known[card] = NOBODY
    for holder in range(2):
        for _ in range(slots[holder]):
            last -= 1
            _deal(s, holder, hidden[last])


def _deal(s: "State", holder: int, card: int) -> None:
    """An unknown card comes into a hand, in place of another of its deck; `redeal` sorts the hand in the end."""
    s.hands[holder].append(card)
    s.held[holder][KIND[card]] += 1
    s.known[card] = bit(holder)


def _deal_claims(
    s: "State", deck: int, me: int, places: list[int], marks: list[int], hidden: list[int], slots: list[int], rng: Rng
) -> None:
    """Deal the kinds that the observer claims, to places in the pile or to the hands in which he saw them."""
    staying: list[list[int]] = [[], []]  # kinds that must be in each hand
    for claims in s.claims:
        if claims.deck == deck and claims.observer == me:
            staying[claims.holder] = _place_claims(claims, s.decks[deck], places, marks, hidden, rng)
    for holder in range(2):
        for kind in staying[holder]:
            card = _take_kind(hidden, kind)
            if card >= 0 and slots[holder] > 0:
                slots[holder] -= 1
                _deal(s, holder, card)
            elif card >= 0:
                hidden.append(card)
                hidden.sort()


def _place_claims(
    claims: Claims, pile: list[int], places: list[int], puts: list[int], hidden: list[int], rng: Rng
) -> list[int]:
    """Put claimed kinds at the places of the holder's discards, as chance and room have it; the rest is in hand."""
    kinds = claims.kinds[:]
    stamps = claims.stamps[:]
    for event, turn in enumerate(claims.turns):
        spots = [place for place, put in zip(places, puts, strict=True) if put == turn * 2 + claims.holder]
        able = [index for index in range(len(kinds)) if stamps[index] < turn]
        others = max(0, claims.rooms[event] + len(spots) - len(able))  # unclaimed cards that were in the hand then
        for spot in spots:
            if not able and not others:
                break
            choice = rng.below(len(able) + others)
            if choice < len(able):
                index = able[choice]
                card = _take_kind(hidden, kinds[index])
                if card >= 0:
                    pile[spot] = card
                kinds.pop(index)
                stamps.pop(index)
                able = [other for other in range(len(kinds)) if stamps[other] < turn]
            else:
                others -= 1
    return kinds


def _take_kind(hidden: list[int], kind: int) -> int:
    """Take the first card of a kind out of the hidden ones, or NONE."""
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind] + COPIES[kind]):
        if card in hidden:
            hidden.remove(card)
            return card
    return NONE
