"""PDB50: the view as numbers. Counts are divided by the most there can be, or usually is."""

from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, by_player, cap, one_hot

from .boxes import BOXES, CARDS, COLOURS, DATA, GOAL, RESEARCHERS, SLOTS, STOCK, TOKEN

View = dict[str, Any]
SEATS: Final = len(COLOURS)
PHASES: Final = ["draft", "round", "over"]
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
USUAL_ROUNDS: Final = 20
"""Hardly any game is longer."""
OFFERED: Final = [TOKEN[kind] for kind in DATA]
MOST: Final = [8, 4, 8, 8, 6, GOAL]
"""Tokens of each kind that a group hardly ever has more of."""
ACTIONS: Final = [box.key for box in BOXES if box.card >= 0]
TITLES: Final = [CARDS[box.card].title for box in BOXES if box.card >= 0]
ON_SLOT: Final = {key: number + 1 for number, key in enumerate(ACTIONS)}
"""Where an action card is marked among what can lie on a slot: a deposition comes first, at 0."""
BOX_NAMES: Final = ", ".join([box.title for box in BOXES])
ACTION_NAMES: Final = ", ".join(TITLES)


def table(view: View) -> list[float]:
    """Seats, option and where the game stands."""
    return [
        *one_hot(view["seats"] - 2, SEATS - 1),
        float(view["options"]["tight"]),
        *one_hot(PHASE[view["phase"]], len(PHASES)),
        float(view["round"] == 1),
        cap(view["round"], USUAL_ROUNDS),
    ]


def order(view: View) -> list[float]:
    """Who decides and who leads, by seat from the viewer."""
    viewer, seats = view["seat"] or 0, view["seats"]
    decides = None if view["over"] else (view["to_move"] - viewer) % seats
    return [*one_hot(decides, SEATS), *one_hot((view["leader"] - viewer) % seats, SEATS)]


def offer(view: View) -> list[float]:
    return [float(token in view["offer"]) for token in OFFERED]


def boxes(view: View) -> list[float]:
    """Who stands on each box, as one of the seats from the viewer on."""
    viewer, seats = view["seat"] or 0, view["seats"]
    numbers = [0.0] * (len(BOXES) * SEATS)
    for place, box in enumerate(view["boxes"]):
        seat = box["taken_by"]
        if seat is not None:
            numbers[place * SEATS + (seat - viewer) % seats] = 1.0
    return numbers


def slots(view: View) -> list[float]:
    numbers: list[float] = []
    for slot in view["slots"]:
        card = slot["card"]
        numbers += one_hot(None if card is None else ON_SLOT.get(card["card"], 0), 1 + len(ACTIONS))
    return numbers


def supply(view: View) -> list[float]:
    return [view["supply"][token] / STOCK[kind] for kind, token in enumerate(TOKEN)]


def deck(view: View) -> list[float]:
    unseen = view["unseen_actions"]
    return [view["deck_size"] / len(CARDS), *(float(title in unseen) for title in TITLES)]


def tokens(player: View) -> list[float]:
    held = player["tokens"]
    return [cap(held[token], MOST[kind]) for kind, token in enumerate(TOKEN)]


def standing(player: View) -> list[float]:
    return [
        cap(player["achievement"], GOAL),
        cap(len(player["depositions"]), 4),
        cap(player["data"], 12),
    ]


def researchers(player: View) -> list[float]:
    return [
        player["researchers"] / RESEARCHERS,
        player["unplayed"] / RESEARCHERS,
        float(player["recruits"] > 0),
    ]


def actions(player: View) -> list[float]:
    owned = [card["card"] for card in player["actions"]]
    return [float(key in owned) for key in ACTIONS]


def lacking(player: View) -> list[float]:
    """How many Data tokens of each Innovate price a group lacks."""
    held = player["tokens"]
    numbers: list[float] = []
    for box in SLOTS:
        lacks = 0
        for token, price in box.printed[0]["pay"].items():
            if held[token] < price:
                lacks += price - held[token]
        numbers.append(lacks / 4)
    return numbers


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
            by_player(tokens, len(TOKEN), SEATS),
        ),
        Feature(
            "standing",
            3 * SEATS,
            "for four seats: achievement in all / 12; PDB Depositions / 4; Data in all / 12",
            by_player(standing, 3, SEATS),
        ),
        Feature(
            "researchers",
            3 * SEATS,
            "for four seats: researchers / 10; un-played / 10; a recruit on the way",
            by_player(researchers, 3, SEATS),
        ),
        Feature(
            "actions",
            len(ACTIONS) * SEATS,
            f"for four seats: Additional Action cards owned, {ACTION_NAMES}",
            by_player(actions, len(ACTIONS), SEATS),
        ),
        Feature(
            "lacking",
            len(SLOTS) * SEATS,
            "for four seats: Data tokens / 4 that are lacking for each Innovate price, left to right",
            by_player(lacking, len(SLOTS), SEATS),
        ),
    ]
)
