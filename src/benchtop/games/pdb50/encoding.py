"""PDB50: the view as numbers. Counts are divided by the most there can be, or usually is."""

from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer

from .components import BOXES, CARDS, COLOURS, DATA, GOAL, RESEARCHERS, SLOTS, STOCK, TOKEN

View = dict[str, Any]
SEATS: Final = len(COLOURS)
PHASES: Final = ["draft", "round", "over"]
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
USUAL_ROUNDS: Final = 20
"""Hardly any game is longer."""
OFFERED: Final = [TOKEN[kind] for kind in DATA]
OFFER: Final = {token: place for place, token in enumerate(OFFERED)}
MOST: Final = [8, 4, 8, 8, 6, GOAL]
"""Tokens of each kind that a group hardly ever has more of."""
ACTIONS: Final = [box.key for box in BOXES if box.card >= 0]
ACTION: Final = {key: place for place, key in enumerate(ACTIONS)}
TITLES: Final = [CARDS[box.card].title for box in BOXES if box.card >= 0]
TITLE: Final = {title: place for place, title in enumerate(TITLES)}
PRICES: Final[list[list[tuple[str, int]]]] = [list(box.printed[0]["pay"].items()) for box in SLOTS]
"""What the Innovate boxes cost."""
BOX_NAMES: Final = ", ".join([box.title for box in BOXES])
ACTION_NAMES: Final = ", ".join(TITLES)


def table(view: View, numbers: Numbers, at: int) -> None:
    """Seats, option and where the game stands."""
    seats: int = view["seats"]
    number: int = view["round"]
    numbers[at + seats - 2] = 1.0
    if view["options"]["tight"]:
        numbers[at + 3] = 1.0
    numbers[at + 4 + PHASE[view["phase"]]] = 1.0
    if number == 1:
        numbers[at + 7] = 1.0
    numbers[at + 8] = fraction(number, USUAL_ROUNDS)


def order(view: View, numbers: Numbers, at: int) -> None:
    """Who decides and who leads, by seat from the viewer."""
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    to_move: int = view["to_move"]
    leader: int = view["leader"]
    if not view["over"]:
        numbers[at + (to_move - viewer) % seats] = 1.0
    numbers[at + SEATS + (leader - viewer) % seats] = 1.0


def offer(view: View, numbers: Numbers, at: int) -> None:
    for token in view["offer"]:
        numbers[at + OFFER[token]] = 1.0


def boxes(view: View, numbers: Numbers, at: int) -> None:
    """Who stands on each box, as one of the seats from the viewer on."""
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    found: list[View] = view["boxes"]
    for box in found:
        seat: int | None = box["taken_by"]
        if seat is not None:
            numbers[at + (seat - viewer) % seats] = 1.0
        at += SEATS


def slots(view: View, numbers: Numbers, at: int) -> None:
    """A deposition comes first, then the action cards."""
    found: list[View] = view["slots"]
    for slot in found:
        card: View | None = slot["card"]
        if card is not None:
            numbers[at + 1 + ACTION.get(card["card"], -1)] = 1.0
        at += 1 + len(ACTIONS)


def supply(view: View, numbers: Numbers, at: int) -> None:
    left: dict[str, int] = view["supply"]
    for kind, token in enumerate(TOKEN):
        numbers[at + kind] = left[token] / STOCK[kind]


def deck(view: View, numbers: Numbers, at: int) -> None:
    size: int = view["deck_size"]
    numbers[at] = size / len(CARDS)
    for title in view["unseen_actions"]:
        numbers[at + 1 + TITLE[title]] = 1.0


def tokens(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        held: dict[str, int] = player["tokens"]
        for kind, token in enumerate(TOKEN):
            numbers[at + kind] = fraction(held[token], MOST[kind])
        at += len(TOKEN)


def standing(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = fraction(player["achievement"], GOAL)
        numbers[at + 1] = fraction(len(player["depositions"]), 4)
        numbers[at + 2] = fraction(player["data"], 12)
        at += 3


def researchers(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = player["researchers"] / RESEARCHERS
        numbers[at + 1] = player["unplayed"] / RESEARCHERS
        if player["recruits"]:
            numbers[at + 2] = 1.0
        at += 3


def actions(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        cards: list[View] = player["actions"]
        for card in cards:
            numbers[at + ACTION[card["card"]]] = 1.0
        at += len(ACTIONS)


def lacking(view: View, numbers: Numbers, at: int) -> None:
    """How many Data tokens of each Innovate price a group lacks."""
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        held: dict[str, int] = player["tokens"]
        for price in PRICES:
            lacks = 0
            for token, due in price:
                owned = held[token]
                if owned < due:
                    lacks += due - owned
            numbers[at] = lacks / 4
            at += 1


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            9,
            "seats as one of 2 to 4; tight board; phase as one of draft, round, over; first round; round / 20",
            table,
        ),
        Feature("order", 2 * SEATS, "for four seats each, the viewer first: on turn; Leader", order),
        Feature("offer", len(OFFERED), f"Data still to be drafted: {', '.join(OFFERED)}", offer),
        Feature(
            "boxes",
            len(BOXES) * SEATS,
            f"who stands on each box, as one of four seats, the viewer first: {BOX_NAMES}",
            boxes,
        ),
        Feature(
            "slots",
            len(SLOTS) * (1 + len(ACTIONS)),
            f"the card on each Innovate box, left to right, as one of PDB Deposition, {ACTION_NAMES}",
            slots,
        ),
        Feature("supply", len(TOKEN), f"tokens in Supply as a share of all: {', '.join(TOKEN)}", supply),
        Feature("deck", 1 + len(ACTIONS), f"cards in the deck / 32; in the deck still: {ACTION_NAMES}", deck),
        Feature(
            "tokens",
            len(TOKEN) * SEATS,
            "for four seats: tokens owned, "
            + ", ".join([f"{token} / {most}" for token, most in zip(TOKEN, MOST, strict=True)]),
            tokens,
        ),
        Feature(
            "standing",
            3 * SEATS,
            "for four seats: achievement in all / 12; PDB Depositions / 4; Data in all / 12",
            standing,
        ),
        Feature(
            "researchers",
            3 * SEATS,
            "for four seats: researchers / 10; un-played / 10; a recruit on the way",
            researchers,
        ),
        Feature(
            "actions",
            len(ACTIONS) * SEATS,
            f"for four seats: Additional Action cards owned, {ACTION_NAMES}",
            actions,
        ),
        Feature(
            "lacking",
            len(SLOTS) * SEATS,
            "for four seats: Data tokens / 4 that are lacking for each Innovate price, left to right",
            lacking,
        ),
    ]
)
