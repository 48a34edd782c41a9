"""NUCLEO: the view as numbers. Counts are divided by the most there can be, or usually is."""

from collections.abc import Sequence
from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, around, by_player, cap, one_hot

from .cards import ACTIONS, ALL_ITEMS, BOX_COINS, COIN, ITEMS, KINDS, LETTERS, OFFERS, PROTEINS, item_name
from .state import PHASES

View = dict[str, Any]
SEATS: Final = 4
CARDS: Final = 14
"""Kinds of action card."""
ALIKE: Final = 4.0
"""As many of one letter are seldom in one hand."""
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
NUMBER: Final = {card.id: number for number, card in enumerate(PROTEINS)}
ACTION: Final = {card.id: number for number, card in enumerate(ACTIONS)}
ITEM: Final = {item_name(item): item for item in range(ALL_ITEMS)}
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}


def by_seat(view: View, seats: Sequence[int]) -> list[float]:
    """A one for each of these seats, counted from the viewer."""
    return list(around(view, [float(seat in seats) for seat in range(view["seats"])], SEATS, 0.0))


def one_seat(view: View, seat: int | None) -> list[float]:
    """A one for a seat, counted from the viewer; all zero for None."""
    return [0.0] * SEATS if seat is None else by_seat(view, [seat])


def spelled(letters: str) -> list[float]:
    """A hand of amino acids, by letter."""
    counts = [0.0] * KINDS
    for letter in letters:
        counts[LETTER[letter]] += 1.0
    return [cap(count, ALIKE) for count in counts]


def items(names: Sequence[str]) -> list[float]:
    """One side of an offer, by item."""
    counts = [0.0] * ALL_ITEMS
    for name in names:
        counts[ITEM[name]] += 1.0 / ITEMS if ITEM[name] <= COIN else 1.0
    return counts


def table(view: View) -> list[float]:
    options = view["options"]
    return [
        *one_hot(view["seats"] - 2, SEATS - 1),
        float(options["open_hands"]),
        float(options["random_five"]),
        float(options["ties"] == "vote"),
        view["round"] / view["last_round"],
        view["pool"] / BOX_COINS,
        float(view["over"]),
    ]


def decision(view: View) -> list[float]:
    pending = view["pending"]
    return [
        *one_hot(None if view["over"] else PHASE[view["phase"]], len(PHASES)),
        *one_hot(view["part"] - 1, 4),
        view["offers_left"] / OFFERS,
        cap(pending.get("rolls", 0), 2),
        pending.get("to_return", 0) / 5,
    ]


def order(view: View) -> list[float]:
    """Who decides, whose turn it is, who began; by seat from the viewer."""
    deciding = None if view["over"] else view["to_move"]
    return [*one_seat(view, deciding), *one_seat(view, view["current"]), *one_seat(view, view["first"])]


def bank(view: View) -> list[float]:
    return [view["bank"][letter] / 10 for letter in LETTERS]


def wealth(player: View) -> list[float]:
    return [cap(player["coins"], 20), cap(player["amino_acids"], 20), cap(player["actions"], 6)]


def sure(player: View) -> list[float]:
    return spelled(player["sure"])


def maybe(player: View) -> list[float]:
    return spelled(player["maybe"])


def proteins(player: View) -> list[float]:
    """The proteins that the viewer knows to lie before a player, and how many others do."""
    numbers = [0.0] * (KINDS + 1)
    hidden = 0
    for card in player["proteins"]:
        if card["card"] is None:
            hidden += 1
        else:
            numbers[NUMBER[card["card"]]] = 1.0
    numbers[KINDS] = cap(hidden, 8)
    return numbers


def action_cards(player: View) -> list[float]:
    numbers = [0.0] * CARDS
    for name in player["action_cards"] or ():
        numbers[ACTION[name]] += 0.5
    return numbers


def progress(view: View) -> list[float]:
    """How far each protein of one's own is: all of it in hand is 1."""
    numbers = [0.0] * KINDS
    if view["hand"] is not None:
        for card in view["hand"]["proteins"]:
            need = len(card["needs"])
            numbers[NUMBER[card["id"]]] = (1 + need - len(card["missing"])) / (1 + need)
    return numbers


def pile(view: View) -> list[float]:
    """Where proteins that the viewer has seen lie in the pile: 1 on top, less further down."""
    numbers = [0.0] * KINDS
    for place, card in enumerate(view["pile"]):
        if card["card"] is not None:
            numbers[NUMBER[card["card"]]] = 1.0 - place / KINDS
    return [*numbers, len(view["pile"]) / KINDS]


def action_piles(view: View) -> list[float]:
    numbers = [0.0] * CARDS
    for name in view["discards"]:
        numbers[ACTION[name]] += 0.5
    return [*numbers, view["deck"] / 18]


def offers(view: View) -> list[float]:
    """The offer, the counter-offer, and what the viewer composes: what is given and what is wanted."""
    pending = view["pending"]
    numbers: list[float] = []
    for kind in ("offer", "counter", "draft"):
        told = pending.get(kind)
        numbers += [0.0] * (2 * ALL_ITEMS) if told is None else items(told["give"]) + items(told["want"])
    return numbers


def trading(view: View) -> list[float]:
    """Who has yet to answer, who makes a counter-offer, who composes."""
    pending = view["pending"]
    counter = pending.get("counter")
    return [
        *by_seat(view, pending["offer"]["waiting"] if "offer" in pending else ()),
        *one_seat(view, None if counter is None else counter["by"]),
        *one_seat(view, pending.get("composing")),
    ]


def building(view: View) -> list[float]:
    built = view["pending"].get("building")
    if built is None:
        return [0.0] * (KINDS + 1 + SEATS)
    return [*one_hot(NUMBER[built["protein"]], KINDS), built["bonus"] / 4, *by_seat(view, built["waiting"])]


def cards_at_work(view: View) -> list[float]:
    """Conjugation or CRISPR-Cas9 and its target; a Frameshift; cards looked at."""
    pending = view["pending"]
    looking = [0.0] * KINDS
    for card in pending.get("looking", ()):
        if card["card"] is not None:
            looking[NUMBER[card["card"]]] = 1.0
    letter = pending.get("my_shift")
    return [
        float(pending.get("card") == "conjugation"),
        float(pending.get("card") == "crispr"),
        *one_seat(view, pending.get("target")),
        *by_seat(view, pending.get("shifted", ())),
        *one_hot(None if letter is None else LETTER[letter], KINDS),
        *looking,
    ]


def votes(view: View) -> list[float]:
    """For whom each seat has voted."""
    told = view["pending"].get("votes")
    if told is None:
        return [0.0] * (SEATS * SEATS)
    numbers: list[float] = []
    for vote in around(view, told, SEATS, None):
        numbers += one_seat(view, vote)
    return numbers


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
            by_player(wealth, 3, SEATS),
        ),
        Feature(
            "sure",
            KINDS * SEATS,
            "for four seats: amino acids that surely are in that hand, by letter / 4; the viewer's own come first",
            by_player(sure, KINDS, SEATS),
        ),
        Feature(
            "maybe",
            KINDS * SEATS,
            "for four seats: amino acids that may be there besides / 4",
            by_player(maybe, KINDS, SEATS),
        ),
        Feature(
            "proteins",
            (KINDS + 1) * SEATS,
            "for four seats: proteins that the viewer knows to lie there, in the order of their list; how many others"
            " lie there / 8",
            by_player(proteins, KINDS + 1, SEATS),
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
            by_player(action_cards, CARDS, SEATS),
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
    ]
)
