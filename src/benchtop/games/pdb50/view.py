"""PDB50: what a seat may see, by naming it. Only the deck is hidden, so every seat and every spectator sees alike.

Boxes, cards and tokens have their short names here; what is printed on them is in the catalogue (components.py).
"""

from typing import Final, Literal, TypedDict

from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    BOX_OF_CARD,
    BOXES,
    CARDS,
    COLOURS,
    DEPOSITION_WORTH,
    GRADUATE_KEY,
    KINDS,
    SLOTS,
    TOKEN,
    Box,
)
from .state import PHASES, Player, State

ZONES: Final[dict[str, str]] = {
    "deck": "Innovation cards face down",
    "box:BOX": "a box: the researchers who stand on it, and on an Innovate box the card that lies face up",
    "offer": "Data tokens to be drafted before round 1",
    "supply": "tokens and researchers that nobody owns",
    "researchers:SEAT": "researchers of a group that are still to be placed",
    "tokens:SEAT": "tokens of a group, and the Leader token where it leads",
    "cards:SEAT": "Innovation cards of a group",
}


class BoxView(TypedDict):
    """A box, on the board or on an Additional Action card."""

    box: str
    """Its name; in the catalogue after "box:", or after "card:" if it is printed on a card."""
    owner: int | None
    """Who owns the card that it is printed on; null on the board, and while nobody does."""
    closed: bool
    """Whether the tight board closes it for the whole game."""
    opens_in_round: int | None
    """The round from which on it can be used; null once that has begun."""
    taken_by: int | None
    """Who has used it this round; null while nobody has."""
    researchers: list[int]
    """Whose researchers stand on it, by seat: who was placed there, then recruits who wait for the end of the round."""


class SlotView(TypedDict):
    """An Innovate box."""

    box: str
    """Its name."""
    card: str | None
    """The card that lies face up on it, by its PDB id or its name; in the catalogue after "card:"."""
    claimed_by: int | None
    """Who has paid for that card this round; it comes to them when the round ends."""


class PlayerView(TypedDict):
    """A research group."""

    colour: str
    """The colour of its researchers."""
    achievement: int
    """Achievement in all: tokens and deposited structures."""
    coming_achievement: int
    """Achievement that comes when the round ends: structures claimed."""
    data: int
    """Data tokens in all, which break ties."""
    tokens: dict[str, int]
    """Tokens owned, by kind."""
    researchers: int
    """Researchers in the group, placed or not."""
    unplayed: int
    """Researchers still to be placed this round."""
    placed: list[str]
    """The boxes on which its researchers stand, in the order in which they went there."""
    recruits: int
    """Researchers who join at the end of the round."""
    researchers_in_supply: int
    """Researchers of its colour that are left in Supply."""
    depositions: list[str]
    """PDB Depositions owned, in the order in which they came."""
    actions: list[str]
    """Additional Actions owned, in the order in which they came."""


class PublicView(TypedDict):
    """What everybody sees."""

    phase: Literal["draft", "round", "over"]
    """Where the game stands: Data are drafted before round 1, researchers are placed, or it is over."""
    round: int
    """The number of the round; 0 while Data are drafted."""
    leader: int
    """Who holds the Leader token."""
    offer: list[str]
    """The Data tokens still to be drafted."""
    boxes: list[BoxView]
    """Every box: those of the board, those of the cards, then the one to graduate, which is never taken."""
    slots: list[SlotView]
    """The Innovate boxes, left to right."""
    players: list[PlayerView]
    """The research groups, by seat."""
    supply: dict[str, int]
    """Tokens in Supply, by kind."""
    deck_size: int
    """Cards in the deck."""
    unseen_actions: list[str]
    """Additional Actions that are still in the deck, sorted."""


class PrivateView(TypedDict):
    """Nothing besides: nobody holds a secret (§9.1)."""


class View(Frame, PublicView, PrivateView):
    """All that a seat sees."""


def public_view(s: State) -> PublicView:
    """The whole table but for the order of the deck (§9.1)."""
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
    """What the structures that a group has claimed will be worth (§6.2, §7.2)."""
    claimed = [s.slots[BOXES[number].slot] for number in player.placed if BOXES[number].slot != NONE]
    return DEPOSITION_WORTH * len([card for card in claimed if BOX_OF_CARD[card] is None])


def _tokens(counts: list[int]) -> dict[str, int]:
    return {TOKEN[kind]: counts[kind] for kind in range(KINDS)}
