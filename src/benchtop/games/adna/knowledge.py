"""Adna's Lab: which seats know which card (§11), and dealing the other cards again.

`State.known` stores who knows where a card lies. A face-down discard blurs that: if you saw three Reactions cards in a
hand, you now know only that each is still there or under the deck. `Claims` store this, separately for the rival and
the spectators.

Claims hold the kinds seen, with the last turn in which each was certainly in hand. For every turn in which the holder
discarded from that deck, they also hold the maximum number of claimed cards that can have stayed. This is the smallest
number of unknown cards in the hand since then.

From this, `redeal` can build every world that is possible for the observer, and no others, as far as copies of a card
can be distinguished. Claims never depend on which card was discarded, so they reveal no face that the observer could
not see.
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
    """An observer's knowledge of a hand after cards of one deck were discarded face down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("observer", "holder", "deck", "kinds", "stamps", "turns", "rooms")

    def __init__(self, observer: int = 0, holder: int = 0, deck: int = 0) -> None:
        self.observer = observer  # a set with one member (core/knowledge.py): the holder's rival, or the spectators
        self.holder = holder
        self.deck = deck
        self.kinds: list[int] = []  # seen in this hand; now still there or under the deck
        self.stamps: list[int] = []  # for each kind: the last turn in which it was certainly in hand
        self.turns: list[int] = []  # turns in which the holder discarded from this deck, oldest first
        self.rooms: list[int] = []  # for each turn: the maximum number of these kinds that can have stayed in hand

    def copy(self) -> "Claims":
        other = Claims(self.observer, self.holder, self.deck)
        other.kinds = self.kinds[:]
        other.stamps = self.stamps[:]
        other.turns = self.turns[:]
        other.rooms = self.rooms[:]
        return other


# -- how knowledge changes ------------------------------------------------------------------------------------------


def show(s: "State", holder: int, card: int) -> None:
    """Update the knowledge after a card left a hand face up."""
    if s.claims:
        for claims in s.claims:
            if claims.holder == holder and claims.deck == DECK_OF[card]:
                if not s.known[card] & claims.observer:
                    _resolve(claims, KIND[card], FOR_EVER)
                _limit(s, claims)
        _drop_empty(s)
    s.known[card] = EVERYBODY


def hide(s: "State", holder: int, card: int) -> None:
    """Update the knowledge after a card was discarded face down."""
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
    """Update the knowledge after a card was drawn into a hand."""
    put = s.put_down[card]
    if put:
        s.put_down[card] = 0
        if s.claims:
            _draw_discarded(s, seat, card, put)
    s.known[card] |= bit(seat)


def turn_up(s: "State", card: int) -> None:
    """Update the knowledge after a card was turned up from its deck."""
    put = s.put_down[card]
    if put:
        s.put_down[card] = 0
        for claims in s.claims:
            if claims.holder == put & 1 and claims.deck == DECK_OF[card]:
                _resolve(claims, KIND[card], put >> 1)
        _drop_empty(s)
    s.known[card] = EVERYBODY


def look(s: "State", seat: int) -> None:
    """Update the knowledge after a seat saw the rival's whole hand."""
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
    """Update the knowledge after all cards of a deck went to the rival's hand; spectators see only backs."""
    me = bit(1 - holder)
    for claims in s.claims:
        if claims.holder == holder and cards and claims.deck == DECK_OF[cards[0]]:
            if claims.observer == me:
                for card in cards:
                    if not s.known[card] & me:
                        _resolve(claims, KIND[card], FOR_EVER)
                _limit(s, claims)
            else:  # for spectators the cards may now be in either hand, which claims cannot express
                claims.kinds.clear()
    _drop_empty(s)
    for card in cards:
        s.known[card] |= 3


# -- claims ---------------------------------------------------------------------------------------------------------


def claimed(s: "State", observer: int, holder: int) -> list[int]:
    """Return the kinds that the observer saw in a hand and that are now there or under their deck."""
    kinds: list[int] = []
    for claims in s.claims:
        if claims.observer == observer and claims.holder == holder:
            kinds.extend(claims.kinds)
    kinds.sort()
    return kinds


def _blur(s: "State", observer: int, holder: int, card: int, deck: int) -> None:
    """Turn what an observer knew of a hand's cards of one deck into claims, after one was discarded."""
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
    seen.sort()  # hides which card was discarded
    for kind in seen:
        claims.kinds.append(kind)
        claims.stamps.append(s.turn - 1)
    if claims.turns and claims.turns[-1] == s.turn:
        claims.rooms[-1] = left
    else:
        claims.turns.append(s.turn)
        claims.rooms.append(left)


def _resolve(claims: Claims, kind: int, before: int) -> None:
    """Remove a claim because a card of this kind appeared, from the hand or from the discards of turn `before`."""
    for index in range(len(claims.kinds)):
        if claims.kinds[index] == kind and claims.stamps[index] < before:
            claims.kinds.pop(index)
            stamp = claims.stamps.pop(index)
            if COPIES[kind] == 1:  # it was in hand the whole time; another copy could have been drawn since
                for event in range(len(claims.turns)):
                    if stamp < claims.turns[event] < before:
                        claims.rooms[event] -= 1
            return


def _limit(s: "State", claims: Claims) -> None:
    """Reduce the number of claimed cards that can have stayed to the number of unknown cards in the hand."""
    room = 0
    for card in s.hands[claims.holder]:
        if DECK_OF[card] == claims.deck and not s.known[card] & claims.observer:
            room += 1
    if room < claims.rooms[-1]:
        claims.rooms[-1] = room


def _draw_discarded(s: "State", seat: int, card: int, put: int) -> None:
    """Update the claims after a card that was discarded face down is drawn."""
    holder = put & 1
    turn = put >> 1
    for claims in s.claims:
        if claims.holder != holder or claims.deck != DECK_OF[card]:
            continue
        if claims.observer == bit(seat):
            _resolve(claims, KIND[card], turn)
        elif seat == holder:  # back in the same hand, as if it had never left
            for event in range(len(claims.turns)):
                if claims.turns[event] >= turn:
                    claims.rooms[event] += 1
        else:  # spectators no longer know which hand holds it
            for index in range(len(claims.kinds) - 1, -1, -1):
                if claims.stamps[index] < turn:
                    claims.kinds.pop(index)
                    claims.stamps.pop(index)
    _drop_empty(s)


def _drop_empty(s: "State") -> None:
    """Drop claims without kinds."""
    for index in range(len(s.claims) - 1, -1, -1):
        if not s.claims[index].kinds:
            s.claims.pop(index)


# -- redealing ------------------------------------------------------------------------------------------------------


def redeal(s: "State", seat: int | None, rng: Rng) -> None:
    """Deal the cards that a seat cannot know again, deck by deck.

    The result depends only on what the seat knows and on the generator.
    """
    me = bit(seat)
    if seat is None:  # the players' private knowledge is unknown to spectators: replace it by public knowledge
        shared = [claims for claims in s.claims if claims.observer == SPECTATOR]
        s.claims = shared[:]
        for claims in shared:
            twin = claims.copy()
            twin.observer = bit(1 - claims.holder)
            s.claims.append(twin)
    # Cards that the seat does not know are in a deck or a hand; all others are public.
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
    """Deal the hidden cards of a deck again: claimed cards first, then the rest to the pile and the hands."""
    known = s.known
    puts = s.put_down
    pile = s.decks[deck]
    places: list[int] = []  # places in the pile with unknown cards
    marks: list[int] = []  # for each place: turn and seat of a face-down discard, or 0
    for place in range(len(pile)):
        card = pile[place]
        if not known[card] & me:
            places.append(place)
            marks.append(puts[card])
            pile[place] = NONE
    hidden: list[int] = []  # sorted, so that nothing depends on where they really were
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
    """Deal an unknown card to a hand in place of another of its deck; `redeal` sorts the hand later."""
    s.hands[holder].append(card)
    s.held[holder][KIND[card]] += 1
    s.known[card] = bit(holder)


def _deal_claims(
    s: "State", deck: int, me: int, places: list[int], marks: list[int], hidden: list[int], slots: list[int], rng: Rng
) -> None:
    """Deal the observer's claimed kinds to places in the pile or to the hands where they were seen."""
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
    """Put claimed kinds at the places of the holder's discards, at random within the limits; return the rest."""
    kinds = claims.kinds[:]
    stamps = claims.stamps[:]
    for event, turn in enumerate(claims.turns):
        spots = [place for place, put in zip(places, puts, strict=True) if put == turn * 2 + claims.holder]
        able = [index for index in range(len(kinds)) if stamps[index] < turn]
        others = max(0, claims.rooms[event] + len(spots) - len(able))  # unclaimed cards in the hand at that time
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
    """Take the first card of a kind out of the hidden cards; return NONE if there is none."""
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind] + COPIES[kind]):
        if card in hidden:
            hidden.remove(card)
            return card
    return NONE
