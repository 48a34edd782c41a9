"""PDB50: the view. Only the deck is hidden, so every seat and every spectator sees the same.

Boxes, cards and tokens appear by key; the catalogue says what is printed on them (components.py).
"""

from typing import Any, Final, Literal, TypedDict

from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    BOX_OF_CARD,
    BOXES,
    CARDS,
    COLOURS,
    DEPOSITION_WORTH,
    GRADUATE,
    GRADUATE_KEY,
    GRADUATE_TEAM,
    KINDS,
    SLOTS,
    TOKEN,
    Box,
    BoxOption,
)
from .state import DRAFT, PHASES, Player, State
from .turns import GRADUATIONS, choices

ZONES: Final[dict[str, str]] = {
    "deck": "Innovation cards face down",
    "box:BOX": "a box: the researchers who stand on it, and on an Innovate box the card that lies face up",
    "offer": "Data tokens to be drafted before round 1",
    "supply": "tokens and researchers that nobody owns",
    "researchers:SEAT": "researchers of a group that are still to be placed",
    "tokens:SEAT": "tokens of a group, and the Leader token where it leads",
    "cards:SEAT": "Innovation cards of a group",
    "aside": "Additional Actions that have left the game, in the variant that clears them",
}


Why = Literal[
    "game_over",
    "draft_first",
    "box_closed",
    "not_your_card",
    "card_not_here_yet",
    "box_taken",
    "first_round",
    "no_recruits_left",
    "no_card",
    "cannot_pay",
    "supply_empty",
    "last_researcher",
    "leads_already",
]
"""Codes of refusals."""


def _prices(box: Box) -> list[list[tuple[int, int]]]:
    """Return the different prices of a box's options, as pairs of token kind and count."""
    found: list[list[tuple[int, int]]] = []
    for option in box.options:
        price = [(kind, count) for kind, count in enumerate(option.pay) if count]
        if price not in found:
            found.append(price)
    return found


PRICES: Final[list[list[list[tuple[int, int]]]]] = [_prices(box) for box in BOXES]
"""Prices by box."""
CHOICES: Final[list[tuple[str, list[BoxOption]]]] = [
    *[(box.key, box.options) for box in BOXES if len(box.options) > 1],
    (GRADUATE_KEY, GRADUATE),
]
"""The boxes with a choice of options, and those options."""


class BoxView(TypedDict):
    """A box, on the board or on an Additional Action card."""

    box: str
    """Key of the box; in the catalogue after "box:", or after "card:" if it is printed on a card."""
    owner: int | None
    """Owner of the card it is printed on; null on the board, and while nobody owns the card."""
    closed: bool
    """Whether the tight board closes it for the whole game."""
    opens_in_round: int | None
    """First round in which it can be used; null once that round has begun."""
    taken_by: int | None
    """Seat that has used it this round; null while nobody has."""
    researchers: list[int]
    """Seats of the researchers on it: the researcher placed there, then recruits who wait for the end of the round."""


class Unusable(TypedDict):
    """Why the seat to move cannot use any option of a box."""

    why: Why
    """Code of the refusal."""
    lacks: dict[str, int]
    """Tokens missing from the nearest price if the seat cannot pay; otherwise empty."""


class Prospect(TypedDict):
    """The card that the seat to move would be closest to paying for."""

    card: str
    """PDB id or key of the card."""
    lacks: dict[str, int]
    """Tokens still missing from its price; empty if the seat could pay."""


class SlotView(TypedDict):
    """An Innovate box."""

    box: str
    """Key of the box."""
    card: str | None
    """PDB id or key of the face-up card on it; in the catalogue after "card:"."""
    claimed_by: int | None
    """Seat that has paid for the card this round, and gets it when the round ends."""


class PlayerView(TypedDict):
    """A research group."""

    colour: str
    """Colour of its researchers."""
    achievement: int
    """Total achievement, from tokens and deposited structures."""
    coming_achievement: int
    """Achievement that arrives when the round ends, from claimed structures."""
    data: int
    """Total Data tokens, which break ties."""
    tokens: dict[str, int]
    """Tokens owned, by kind."""
    researchers: int
    """Researchers in the group, placed or not."""
    unplayed: int
    """Researchers left to place this round."""
    placed: list[str]
    """Boxes its researchers stand on, in the order of placing."""
    recruits: int
    """Researchers who join at the end of the round."""
    researchers_in_supply: int
    """Researchers of its colour left in Supply."""
    depositions: list[str]
    """PDB Depositions owned, oldest first."""
    actions: list[str]
    """Additional Actions owned, oldest first."""


class Observed(TypedDict):
    """The public fields that the encoding reads."""

    phase: Literal["draft", "round", "over"]
    """Phase of the game: Data are drafted before round 1, then researchers are placed, until it is over."""
    round: int
    """Number of the round; 0 during the draft."""
    leader: int
    """Seat with the Leader token."""
    offer: list[str]
    """Data tokens left to draft."""
    boxes: list[BoxView]
    """Every box: those of the board, those of the cards, then the box to graduate, which is never taken."""
    slots: list[SlotView]
    """The Innovate boxes, left to right."""
    players: list[PlayerView]
    """The research groups, by seat."""
    supply: dict[str, int]
    """Tokens in Supply, by kind."""
    deck_size: int
    """Cards in the deck."""
    unseen_actions: list[str]
    """Additional Actions still in the deck, sorted."""
    set_aside: list[str]
    """Additional Actions that left the game, in the variant that clears unclaimed cards."""


class PublicView(Observed):
    """The public part of the view."""

    unusable: dict[str, Unusable]
    """Boxes that the seat to move cannot use now, by key; every box once the game is over."""
    prospects: dict[str, dict[str, Prospect]]
    """By box and option, if the seat to move has a choice of options: the card that each option brings nearest."""
    draft_order: list[int]
    """Seats in draft order, ending with the Leader, who takes no token; empty after the draft."""


class PrivateView(TypedDict):
    """The private part of the view, which is empty: nobody holds a secret (§9.1)."""


class View(Frame, PublicView, PrivateView):
    """Everything a seat sees."""


def public_view(s: State) -> PublicView:
    """Return the whole table except the order of the deck (§9.1)."""
    drafts = s.phase == DRAFT and not s.over
    order = [(s.leader - 1 - place) % s.seats for place in range(s.seats)] if drafts else []
    return {**_observed(s), "unusable": _unusable(s), "prospects": _prospects(s), "draft_order": order}


def observation_fields(s: State, seat: int | None) -> Any:
    """Return the part of the view that the encoding reads."""
    return _observed(s)


def _observed(s: State) -> Observed:
    """Return the table without what depends on the seat to move."""
    return {
        "phase": "over" if s.over else PHASES[s.phase],
        "round": s.round,
        "leader": s.leader,
        "offer": [TOKEN[kind] for kind in s.offer],
        "boxes": _boxes(s),
        "slots": [_slot(s, box) for box in SLOTS],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "supply": _tokens(s.supply),
        "deck_size": len(s.deck),
        "unseen_actions": sorted([CARDS[card].key for card in s.deck if BOX_OF_CARD[card] is not None]),
        "set_aside": [CARDS[card].key for card in s.aside],
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    return {}


def _boxes(s: State) -> list[BoxView]:
    entries: list[BoxView] = []
    for box in BOXES:
        from_round = box.from_round if s.round < box.from_round else None
        entries.append(_empty_box(box.key, from_round, closed=box.spots & s.closed != 0))
    entries.append(_empty_box(GRADUATE_KEY, 1 if s.round < 1 else None, closed=False))
    for seat, player in enumerate(s.players):
        for number in player.placed:
            entries[number]["taken_by"] = seat
            entries[number]["researchers"] = [seat] * (1 + BOXES[number].recruits)
        for card in player.actions:
            box_on_card = BOX_OF_CARD[card]
            assert box_on_card is not None
            entries[box_on_card.number]["owner"] = seat
    return entries


def _unusable(s: State) -> dict[str, Unusable]:
    """Return why the seat to move cannot use each box, with the same codes as `why_not` (§2.4, §3)."""
    found: dict[str, Unusable] = {}
    if s.over or s.phase == DRAFT:
        for box in BOXES:
            found[box.key] = {"why": "game_over" if s.over else "draft_first", "lacks": {}}
        found[GRADUATE_KEY] = {"why": "game_over" if s.over else "draft_first", "lacks": {}}
        return found
    me = s.players[s.to_move]
    usable = choices(s, s.to_move)
    for box in BOXES:
        if not box.spots & usable:
            why = _not_open(s, me, box)
            prices = PRICES[box.number]
            lacks = {} if why is not None else _missing(me.tokens, prices[_nearest_price(me.tokens, prices)])
            found[box.key] = {"why": why or ("cannot_pay" if lacks else "supply_empty"), "lacks": lacks}
    if not GRADUATIONS & usable:
        found[GRADUATE_KEY] = {"why": "last_researcher" if me.team() < GRADUATE_TEAM else "supply_empty", "lacks": {}}
    return found


def _prospects(s: State) -> dict[str, dict[str, Prospect]]:
    """Return the nearest card after each option, for every box with a choice of usable options."""
    found: dict[str, dict[str, Prospect]] = {}
    if s.over or s.phase == DRAFT:
        return found
    goals = [slot for slot in SLOTS if slot.spots & s.open]
    if not goals:
        return found
    usable = choices(s, s.to_move)
    for key, options in CHOICES:
        ways = {option.key: _nearest(s, option, goals) for option in options if usable >> option.spot & 1}
        if len(ways) > 1:
            found[key] = ways
    return found


def _nearest(s: State, option: BoxOption, goals: list[Box]) -> Prospect:
    """Return the card that lacks fewest tokens after an option is used; the leftmost of equals."""
    tokens = s.players[s.to_move].tokens
    owned = [tokens[kind] + option.net[kind] for kind in range(KINDS)]
    prices = [PRICES[goal.number][0] for goal in goals]
    nearest = _nearest_price(owned, prices)
    return {"card": CARDS[s.slots[goals[nearest].slot]].key, "lacks": _missing(owned, prices[nearest])}


def _not_open(s: State, me: Player, box: Box) -> Why | None:
    """Return what other than tokens keeps a player from a box; None if nothing does."""
    if box.spots & s.open & me.reach:
        if box.spots & s.barred and s.players[s.leader] is me:
            return "leads_already"
        return "no_recruits_left" if me.reserve < box.recruits else None
    if box.spots & s.closed:
        return "box_closed"
    if box.card != NONE and box.card not in me.actions:
        claimed = box.card in s.slots and SLOTS[s.slots.index(box.card)].number in me.placed
        return "card_not_here_yet" if claimed else "not_your_card"
    if s.standing_on(box.number) is not None:
        return "box_taken"
    return "first_round" if s.round < box.from_round else "no_card"


def _nearest_price(owned: list[int], prices: list[list[tuple[int, int]]]) -> int:
    """Return the number of the price that lacks fewest tokens; the first of equals."""
    nearest = 0
    fewest = 1000
    for number, price in enumerate(prices):
        missing = 0
        for kind, count in price:
            if count > owned[kind]:
                missing += count - owned[kind]
        if missing < fewest:
            fewest = missing
            nearest = number
    return nearest


def _missing(owned: list[int], price: list[tuple[int, int]]) -> dict[str, int]:
    """Return the tokens missing from a price."""
    return {TOKEN[kind]: count - owned[kind] for kind, count in price if count > owned[kind]}


def _empty_box(key: str, from_round: int | None, *, closed: bool) -> BoxView:
    return {
        "box": key,
        "owner": None,
        "closed": closed,
        "opens_in_round": from_round,
        "taken_by": None,
        "researchers": [],
    }


def _slot(s: State, box: Box) -> SlotView:
    card = s.slots[box.slot]
    return {
        "box": box.key,
        "card": None if card == NONE else CARDS[card].key,
        "claimed_by": s.standing_on(box.number),
    }


def _player(s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    return {
        "colour": COLOURS[seat],
        "achievement": player.achievement(),
        "coming_achievement": _coming(s, player),
        "data": player.data(),
        "tokens": _tokens(player.tokens),
        "researchers": player.team(),
        "unplayed": player.unplayed,
        "placed": [BOXES[number].key for number in player.placed],
        "recruits": player.recruits,
        "researchers_in_supply": player.reserve,
        "depositions": [CARDS[card].key for card in player.depositions],
        "actions": [CARDS[card].key for card in player.actions],
    }


def _coming(s: State, player: Player) -> int:
    """Return the achievement that a group's claimed structures will bring (§6.2, §7.2)."""
    claimed = [s.slots[BOXES[number].slot] for number in player.placed if BOXES[number].slot != NONE]
    return DEPOSITION_WORTH * len([card for card in claimed if BOX_OF_CARD[card] is None])


def _tokens(counts: list[int]) -> dict[str, int]:
    return {TOKEN[kind]: counts[kind] for kind in range(KINDS)}
