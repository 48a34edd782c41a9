"""PDB50: the view as numbers. Counts are divided by their maximum, or by a value they rarely exceed."""

from typing import Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer
from benchtop.core.state import NONE

from .components import BOXES, CARDS, COLOURS, DATA, DEPOSITION_WORTH, GOAL, RESEARCHERS, SLOTS, STOCK, TOKEN
from .state import PHASES
from .view import PlayerView, View, observation_fields

SEATS: Final = len(COLOURS)
ALL_PHASES: Final[list[str]] = [*PHASES, "over"]
PHASE: Final = {phase: number for number, phase in enumerate(ALL_PHASES)}
USUAL_ROUNDS: Final = 20
"""Rounds that a game rarely exceeds."""
USUAL_DATA: Final = 12
"""Data tokens that a group rarely exceeds."""
OFFERED: Final = [TOKEN[kind] for kind in DATA]
OFFER: Final = {token: place for place, token in enumerate(OFFERED)}
MOST: Final = [8, 4, 8, 8, 6, GOAL]
"""Tokens of each kind that a group rarely exceeds."""
MOST_DEPOSITIONS: Final[int] = -(-GOAL // DEPOSITION_WORTH)
"""Depositions that reach the goal without any other achievement."""
ACTIONS: Final = [box.key for box in BOXES if box.card != NONE]
ACTION: Final = {key: place for place, key in enumerate(ACTIONS)}
PRICES: Final[list[list[tuple[str, int]]]] = [
    [(TOKEN[kind], due) for kind, due in enumerate(box.options[0].pay) if due] for box in SLOTS
]
"""Prices of the Innovate boxes."""
HIGHEST_PRICE: Final[int] = max([sum(box.options[0].pay) for box in SLOTS])
BOX_NAMES: Final = ", ".join([box.title for box in BOXES])
ACTION_NAMES: Final = ", ".join([box.title for box in BOXES if box.card != NONE])


def table(view: View, numbers: Numbers, at: int) -> None:
    """Encode seats, option, phase and round."""
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
    """Encode who decides and who leads, by seat from the viewer."""
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
    """Encode who stands on each box, by seat from the viewer."""
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    for box in view["boxes"][: len(BOXES)]:
        seat = box["taken_by"]
        if seat is not None:
            numbers[at + (seat - viewer) % seats] = 1.0
        at += SEATS


def slots(view: View, numbers: Numbers, at: int) -> None:
    """Encode the card on each Innovate box: deposition first, then the Additional Actions."""
    for slot in view["slots"]:
        card = slot["card"]
        if card is not None:
            numbers[at + 1 + ACTION.get(card, -1)] = 1.0
        at += 1 + len(ACTIONS)


def supply(view: View, numbers: Numbers, at: int) -> None:
    left = view["supply"]
    for kind, token in enumerate(TOKEN):
        numbers[at + kind] = left[token] / STOCK[kind]


def deck(view: View, numbers: Numbers, at: int) -> None:
    numbers[at] = view["deck_size"] / len(CARDS)
    for key in view["unseen_actions"]:
        numbers[at + 1 + ACTION[key]] = 1.0


def tokens(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        held = player["tokens"]
        for kind, token in enumerate(TOKEN):
            numbers[at + kind] = fraction(held[token], MOST[kind])
        at += len(TOKEN)


def standing(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = fraction(player["achievement"], GOAL)
        numbers[at + 1] = fraction(len(player["depositions"]), MOST_DEPOSITIONS)
        numbers[at + 2] = fraction(player["data"], USUAL_DATA)
        at += 3


def researchers(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = player["researchers"] / RESEARCHERS
        numbers[at + 1] = player["unplayed"] / RESEARCHERS
        if player["recruits"]:
            numbers[at + 2] = 1.0
        at += 3


def actions(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        for key in player["actions"]:
            numbers[at + ACTION[key]] = 1.0
        at += len(ACTIONS)


def lacking(view: View, numbers: Numbers, at: int) -> None:
    """Encode how many Data tokens of each Innovate price a group lacks."""
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        held = player["tokens"]
        for price in PRICES:
            lacks = 0
            for token, due in price:
                owned = held[token]
                if owned < due:
                    lacks += due - owned
            numbers[at] = lacks / HIGHEST_PRICE
            at += 1


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            9,
            f"seats as one of 2 to {SEATS}; tight board; phase as one of {', '.join(ALL_PHASES)}; first round; "
            f"round / {USUAL_ROUNDS}",
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
        Feature("deck", 1 + len(ACTIONS), f"cards in the deck / {len(CARDS)}; in the deck still: {ACTION_NAMES}", deck),
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
            f"for four seats: achievement in all / {GOAL}; PDB Depositions / {MOST_DEPOSITIONS}; "
            f"Data in all / {USUAL_DATA}",
            standing,
        ),
        Feature(
            "researchers",
            3 * SEATS,
            f"for four seats: researchers / {RESEARCHERS}; un-played / {RESEARCHERS}; a recruit on the way",
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
            f"for four seats: Data tokens / {HIGHEST_PRICE} that are lacking for each Innovate price, left to right",
            lacking,
        ),
    ],
    observation_fields,
)
