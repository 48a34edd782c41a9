"""NUCLEO: the view as numbers. Counts are divided by the most there can be, or usually is."""

from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer, write

from .components import ACTIONS, ALL_ITEMS, BOX_COINS, COIN, ITEMS, KINDS, LETTERS, OFFERS, PROTEINS, item_name
from .state import PHASES
from .view import observation_fields

View = dict[str, Any]
SEATS: Final = 4
CARDS: Final = 14
"""Kinds of action card."""
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
NUMBER: Final = {card.id: number for number, card in enumerate(PROTEINS)}
ACTION: Final = {card.id: number for number, card in enumerate(ACTIONS)}
ITEM: Final = {item_name(item): item for item in range(ALL_ITEMS)}
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}


def tell_seat(view: View, seat: int | None, numbers: Numbers, at: int) -> None:
    """A one for a seat, counted from the viewer; None is nobody."""
    if seat is not None:
        viewer: int = view["seat"] or 0
        seats: int = view["seats"]
        numbers[at + (seat - viewer) % seats] = 1.0


def tell_seats(view: View, seats: list[int], numbers: Numbers, at: int) -> None:
    """A one for each of these seats."""
    for seat in seats:
        tell_seat(view, seat, numbers, at)


def spelled(letters: str, numbers: Numbers, at: int) -> None:
    """A hand of amino acids, by letter: a quarter each, for four of one letter are seldom in one hand."""
    if letters:
        counts = [0.0] * KINDS
        for letter in letters:
            number = LETTER[letter]
            counts[number] = min(1.0, counts[number] + 0.25)
        write(counts, numbers, at)


def items(names: list[str], numbers: Numbers, at: int) -> None:
    """One side of an offer, by item."""
    counts = [0.0] * ALL_ITEMS
    for name in names:
        item = ITEM[name]
        counts[item] += 1.0 / ITEMS if item <= COIN else 1.0
    write(counts, numbers, at)


def table(view: View, numbers: Numbers, at: int) -> None:
    options: View = view["options"]
    seats: int = view["seats"]
    number: int = view["round"]
    last: int = view["last_round"]
    pool: int = view["pool"]
    numbers[at + seats - 2] = 1.0
    if options["open_hands"]:
        numbers[at + 3] = 1.0
    if options["random_five"]:
        numbers[at + 4] = 1.0
    if options["ties"] == "vote":
        numbers[at + 5] = 1.0
    numbers[at + 6] = number / last
    numbers[at + 7] = pool / BOX_COINS
    if view["over"]:
        numbers[at + 8] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    pending: View = view["pending"]
    part: int = view["part"]
    offers_left: int = view["offers_left"]
    to_return: int = pending.get("to_return", 0)
    if not view["over"]:
        numbers[at + PHASE[view["phase"]]] = 1.0
    at += len(PHASES)
    if part > 0:
        numbers[at + part - 1] = 1.0
    numbers[at + 4] = offers_left / OFFERS
    numbers[at + 5] = fraction(pending.get("rolls", 0), 2)
    numbers[at + 6] = to_return / 5


def order(view: View, numbers: Numbers, at: int) -> None:
    """Who decides, whose turn it is, who began; by seat from the viewer."""
    if not view["over"]:
        tell_seat(view, view["to_move"], numbers, at)
    tell_seat(view, view["current"], numbers, at + SEATS)
    tell_seat(view, view["first"], numbers, at + 2 * SEATS)


def bank(view: View, numbers: Numbers, at: int) -> None:
    stacks: dict[str, int] = view["bank"]
    for number, letter in enumerate(LETTERS):
        numbers[at + number] = stacks[letter] / 10


def wealth(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = fraction(player["coins"], 20)
        numbers[at + 1] = fraction(player["amino_acids"], 20)
        numbers[at + 2] = fraction(player["actions"], 6)
        at += 3


def sure(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        spelled(player["sure"], numbers, at)
        at += KINDS


def maybe(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        spelled(player["maybe"], numbers, at)
        at += KINDS


def proteins(view: View, numbers: Numbers, at: int) -> None:
    """The proteins that the viewer knows to lie before a player, and how many others do."""
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        hidden = 0
        cards: list[View] = player["proteins"]
        for card in cards:
            protein: str | None = card["card"]
            if protein is None:
                hidden += 1
            else:
                numbers[at + NUMBER[protein]] = 1.0
        numbers[at + KINDS] = fraction(hidden, 8)
        at += KINDS + 1


def action_cards(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        names: list[str] | None = player["action_cards"]
        if names is not None:
            for name in names:
                numbers[at + ACTION[name]] += 0.5
        at += CARDS


def progress(view: View, numbers: Numbers, at: int) -> None:
    """How far each protein of one's own is: all of it in hand is 1."""
    hand: View | None = view["hand"]
    if hand is not None:
        cards: list[View] = hand["proteins"]
        for card in cards:
            need = len(card["needs"])
            numbers[at + NUMBER[card["id"]]] = (1 + need - len(card["missing"])) / (1 + need)


def pile(view: View, numbers: Numbers, at: int) -> None:
    """Where proteins that the viewer has seen lie in the pile: 1 on top, less further down."""
    cards: list[View] = view["pile"]
    for place, card in enumerate(cards):
        protein: str | None = card["card"]
        if protein is not None:
            numbers[at + NUMBER[protein]] = 1.0 - place / KINDS
    numbers[at + KINDS] = len(cards) / KINDS


def action_piles(view: View, numbers: Numbers, at: int) -> None:
    deck: int = view["deck"]
    discards: list[str] = view["discards"]
    for name in discards:
        numbers[at + ACTION[name]] += 0.5
    numbers[at + CARDS] = deck / 18


def offers(view: View, numbers: Numbers, at: int) -> None:
    """The offer, the counter-offer, and what the viewer composes: what is given and what is wanted."""
    pending: View = view["pending"]
    for kind in ("offer", "counter", "draft"):
        told: View | None = pending.get(kind)
        if told is not None:
            items(told["give"], numbers, at)
            items(told["want"], numbers, at + ALL_ITEMS)
        at += 2 * ALL_ITEMS


def trading(view: View, numbers: Numbers, at: int) -> None:
    """Who has yet to answer, who makes a counter-offer, who composes."""
    pending: View = view["pending"]
    if "offer" in pending:
        tell_seats(view, pending["offer"]["waiting"], numbers, at)
    if "counter" in pending:
        tell_seat(view, pending["counter"]["by"], numbers, at + SEATS)
    if "composing" in pending:
        tell_seat(view, pending["composing"], numbers, at + 2 * SEATS)


def building(view: View, numbers: Numbers, at: int) -> None:
    built: View | None = view["pending"].get("building")
    if built is not None:
        bonus: int = built["bonus"]
        numbers[at + NUMBER[built["protein"]]] = 1.0
        numbers[at + KINDS] = bonus / 4
        tell_seats(view, built["waiting"], numbers, at + KINDS + 1)


def cards_at_work(view: View, numbers: Numbers, at: int) -> None:
    """Conjugation or CRISPR-Cas9 and its target; a Frameshift; cards looked at."""
    pending: View = view["pending"]
    if not pending:
        return
    name: str | None = pending.get("card")
    if name == "conjugation":
        numbers[at] = 1.0
    elif name == "crispr":
        numbers[at + 1] = 1.0
    if "target" in pending:
        tell_seat(view, pending["target"], numbers, at + 2)
    tell_seats(view, pending.get("shifted", []), numbers, at + 2 + SEATS)
    at += 2 + 2 * SEATS
    letter: str | None = pending.get("my_shift")
    if letter is not None:
        numbers[at + LETTER[letter]] = 1.0
    for card in pending.get("looking", ()):
        protein: str | None = card["card"]
        if protein is not None:
            numbers[at + KINDS + NUMBER[protein]] = 1.0


def votes(view: View, numbers: Numbers, at: int) -> None:
    """For whom each seat has voted."""
    told: list[int | None] | None = view["pending"].get("votes")
    if told is not None:
        for vote in rotate_to_viewer(view, told):
            tell_seat(view, vote, numbers, at)
            at += SEATS


_ITEMS: Final = "20 letters / 5, coins / 5, 20 proteins"

ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            9,
            "seats as one of 2 to 4; open hands; random five; votes on ties; round / last round; pool / 40; game over",
            table,
        ),
        Feature(
            "decision",
            len(PHASES) + 7,
            f"phase as one of {', '.join(PHASES)}; part of the turn as one of 4; offers left / 3; rolls due / 2;"
            " amino acids to return / 5",
            decision,
        ),
        Feature(
            "order", 3 * SEATS, "for four seats each, the viewer first: deciding; whose turn it is; who began", order
        ),
        Feature("bank", KINDS, f"cards on each stack / 10, in the order {LETTERS}", bank),
        Feature(
            "wealth",
            3 * SEATS,
            "for four seats: coins / 20; amino acids / 20; action cards / 6",
            wealth,
        ),
        Feature(
            "sure",
            KINDS * SEATS,
            "for four seats: amino acids that surely are in that hand, by letter / 4; the viewer's own come first",
            sure,
        ),
        Feature(
            "maybe",
            KINDS * SEATS,
            "for four seats: amino acids that may be there besides / 4",
            maybe,
        ),
        Feature(
            "proteins",
            (KINDS + 1) * SEATS,
            "for four seats: proteins that the viewer knows to lie there, in the order of their list; how many others"
            " lie there / 8",
            proteins,
        ),
        Feature(
            "progress",
            KINDS,
            "for each protein of the viewer: (amino acids of it in hand + 1) / (amino acids + 1)",
            progress,
        ),
        Feature(
            "actions",
            CARDS * SEATS,
            "for four seats: action cards that the viewer sees / 2, in the order of their list",
            action_cards,
        ),
        Feature(
            "pile",
            KINDS + 1,
            "for each protein that the viewer knows to lie in the pile: 1 on top, 0.05 less for each card above it;"
            " size of the pile / 20",
            pile,
        ),
        Feature("action piles", CARDS + 1, "discarded action cards / 2; size of the deck / 18", action_piles),
        Feature(
            "offers",
            6 * ALL_ITEMS,
            f"the offer, the counter-offer and the draft of the viewer: given and wanted, each as {_ITEMS}",
            offers,
        ),
        Feature("trading", 3 * SEATS, "for four seats each: yet to answer; making a counter-offer; composing", trading),
        Feature(
            "building",
            KINDS + 1 + SEATS,
            "the protein being built; coins that cards add or take off / 4; for four seats: yet to react",
            building,
        ),
        Feature(
            "cards at work",
            2 + 2 * SEATS + 2 * KINDS,
            "Conjugation; CRISPR-Cas9; their target and who has chosen for a Frameshift, for four seats each; the"
            " letter that the viewer passes on; the proteins that the viewer looks at",
            cards_at_work,
        ),
        Feature("votes", SEATS * SEATS, "for four voters each: for which of four seats they voted", votes),
    ],
    observation_fields,
)
