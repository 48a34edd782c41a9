"""NUCLEO: the view as numbers. Counts are divided by their maximum, or by a usual maximum."""

from typing import Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer, write

from .components import (
    ACTION_IDS,
    ACTIONS,
    ALL_ITEMS,
    BANK_PRICE,
    BONUS,
    BOX_COINS,
    COIN,
    DECK,
    KINDS,
    LETTERS,
    MOST_SEATS,
    OFFERS,
    POLYSOME_ROLLS,
    PROTEINS,
    STACKS,
    SYMBOL_ROLLS,
    item_name,
)
from .state import PHASES
from .view import Player, Terms, View, observation_fields

SEATS: Final = MOST_SEATS
CARDS: Final = len(ACTION_IDS)
COPIES: Final = max([card.count for card in ACTIONS])
TALLEST: Final = max(STACKS)
MOST_OFFERS: Final = max(OFFERS.values())
MANY: Final = 5  # copies of an item in an offer; more are clipped
MOST_ROLLS: Final = max(POLYSOME_ROLLS, *SYMBOL_ROLLS)
MOST_BONUS: Final = sum([BONUS[kind] for kind in DECK if kind in BONUS])
"""Coins that all bonus cards together add."""
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
NUMBER: Final = {card.id: number for number, card in enumerate(PROTEINS)}
LENGTH: Final = {card.id: len(card.letters) for card in PROTEINS}
ACTION: Final = {name: number for number, name in enumerate(ACTION_IDS)}
ITEM: Final = {item_name(item): item for item in range(ALL_ITEMS)}
PHASE: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}


def mark_seat(view: View, seat: int | None, numbers: Numbers, at: int) -> None:
    """Write 1 at a seat, counted from the viewer; nothing for None."""
    if seat is not None:
        viewer = view["seat"] or 0
        numbers[at + (seat - viewer) % view["seats"]] = 1.0


def mark_seats(view: View, seats: list[int], numbers: Numbers, at: int) -> None:
    """Write 1 at each of these seats."""
    for seat in seats:
        mark_seat(view, seat, numbers, at)


def write_letters(letters: str, numbers: Numbers, at: int) -> None:
    """Write a hand by letter, a quarter per card: more than four of a letter are rare."""
    if letters:
        counts = [0.0] * KINDS
        for letter in letters:
            number = LETTER[letter]
            counts[number] = min(1.0, counts[number] + 0.25)
        write(counts, numbers, at)


def write_items(names: list[str], numbers: Numbers, at: int) -> None:
    """Write a side of an offer, by item."""
    counts = [0.0] * ALL_ITEMS
    for name in names:
        item = ITEM[name]
        counts[item] = min(1.0, counts[item] + (1.0 / MANY if item <= COIN else 1.0))
    write(counts, numbers, at)


def table(view: View, numbers: Numbers, at: int) -> None:
    options = view["options"]
    numbers[at + view["seats"] - 2] = 1.0
    if options["open_hands"]:
        numbers[at + 3] = 1.0
    if options["random_five"]:
        numbers[at + 4] = 1.0
    if options["negotiation"] == "minute":
        numbers[at + 5] = 1.0
    if options["proteins"] == "hand":
        numbers[at + 6] = 1.0
    numbers[at + 7] = view["round"] / view["last_round"]
    numbers[at + 8] = view["pool"] / BOX_COINS
    if view["over"]:
        numbers[at + 9] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    pending = view["pending"]
    if not view["over"]:
        numbers[at + PHASE[view["phase"]]] = 1.0
    at += len(PHASES)
    if view["part"] > 0:
        numbers[at + view["part"] - 1] = 1.0
    numbers[at + 4] = view["offers_left"] / MOST_OFFERS
    numbers[at + 5] = fraction(pending.get("rolls", 0), MOST_ROLLS)
    numbers[at + 6] = pending.get("to_return", 0) / BANK_PRICE


def order(view: View, numbers: Numbers, at: int) -> None:
    """Mark the seat to move, the current player and the starting player, counted from the viewer."""
    if not view["over"]:
        mark_seat(view, view["to_move"], numbers, at)
    mark_seat(view, view["current"], numbers, at + SEATS)
    mark_seat(view, view["first"], numbers, at + 2 * SEATS)


def bank(view: View, numbers: Numbers, at: int) -> None:
    stacks = view["bank"]
    for number, letter in enumerate(LETTERS):
        numbers[at + number] = stacks[letter] / TALLEST


def wealth(view: View, numbers: Numbers, at: int) -> None:
    players: list[Player] = rotate_to_viewer(view, view["players"])
    for player in players:
        numbers[at] = fraction(player["coins"], 20)
        numbers[at + 1] = fraction(player["amino_acids"], 20)
        numbers[at + 2] = fraction(player["actions"], 6)
        at += 3


def sure(view: View, numbers: Numbers, at: int) -> None:
    players: list[Player] = rotate_to_viewer(view, view["players"])
    for player in players:
        write_letters(player["sure"], numbers, at)
        at += KINDS


def maybe(view: View, numbers: Numbers, at: int) -> None:
    players: list[Player] = rotate_to_viewer(view, view["players"])
    for player in players:
        write_letters(player["maybe"], numbers, at)
        at += KINDS


def proteins(view: View, numbers: Numbers, at: int) -> None:
    """Mark the proteins that the viewer knows in each row, and count the others."""
    players: list[Player] = rotate_to_viewer(view, view["players"])
    for player in players:
        hidden = 0
        for card in player["proteins"]:
            protein = card["card"]
            if protein is None:
                hidden += 1
            else:
                numbers[at + NUMBER[protein]] = 1.0
        numbers[at + KINDS] = fraction(hidden, 8)
        at += KINDS + 1


def action_cards(view: View, numbers: Numbers, at: int) -> None:
    players: list[Player] = rotate_to_viewer(view, view["players"])
    for player in players:
        names = player["action_cards"]
        if names is not None:
            for name in names:
                numbers[at + ACTION[name]] += 1 / COPIES
        at += CARDS


def progress(view: View, numbers: Numbers, at: int) -> None:
    """Write how complete each protein of the viewer is; 1 if its amino acids are all in hand."""
    hand = view["hand"]
    if hand is not None:
        for card in hand["proteins"]:
            need = LENGTH[card["card"]]
            numbers[at + NUMBER[card["card"]]] = (1 + need - len(card["missing"])) / (1 + need)


def pile(view: View, numbers: Numbers, at: int) -> None:
    """Write where proteins that the viewer knows lie in the pile: 1 on top, less further down."""
    cards = view["pile"]
    for place, card in enumerate(cards):
        protein = card["card"]
        if protein is not None:
            numbers[at + NUMBER[protein]] = 1.0 - place / KINDS
    numbers[at + KINDS] = len(cards) / KINDS


def action_piles(view: View, numbers: Numbers, at: int) -> None:
    for name in view["discards"]:
        numbers[at + ACTION[name]] += 1 / COPIES
    numbers[at + CARDS] = view["deck"] / len(DECK)


def offers(view: View, numbers: Numbers, at: int) -> None:
    """Write both sides of the offer, of the viewer's draft and of the counter-offers."""
    pending = view["pending"]
    terms: list[Terms | None] = [pending.get("offer"), pending.get("draft"), *pending.get("counters", [])]
    for place, found in enumerate(terms):
        if found is not None:
            write_items(found["give"], numbers, at + 2 * place * ALL_ITEMS)
            write_items(found["want"], numbers, at + (2 * place + 1) * ALL_ITEMS)


def trading(view: View, numbers: Numbers, at: int) -> None:
    """Mark the seats that have yet to answer, have accepted, have made a counter-offer, or are composing."""
    pending = view["pending"]
    if "offer" in pending:
        mark_seats(view, pending["offer"]["waiting"], numbers, at)
        mark_seats(view, pending["offer"]["accepted"], numbers, at + SEATS)
        mark_seats(view, pending["offer"]["countered"], numbers, at + 2 * SEATS)
    if "composing" in pending:
        mark_seat(view, pending["composing"], numbers, at + 3 * SEATS)


def building(view: View, numbers: Numbers, at: int) -> None:
    built = view["pending"].get("building")
    if built is not None:
        numbers[at + NUMBER[built["protein"]]] = 1.0
        numbers[at + KINDS] = built["bonus"] / MOST_BONUS
        mark_seats(view, built["waiting"], numbers, at + KINDS + 1)


def cards_at_work(view: View, numbers: Numbers, at: int) -> None:
    """Write Conjugation or CRISPR-Cas9 and its target, a Frameshift, and cards looked at."""
    pending = view["pending"]
    if not pending:
        return
    name = pending.get("card")
    if name == "conjugation":
        numbers[at] = 1.0
    elif name == "crispr":
        numbers[at + 1] = 1.0
    if "target" in pending:
        mark_seat(view, pending["target"], numbers, at + 2)
    mark_seats(view, pending.get("shifted", []), numbers, at + 2 + SEATS)
    at += 2 + 2 * SEATS
    letter = pending.get("my_shift")
    if letter is not None:
        numbers[at + LETTER[letter]] = 1.0
    for card in pending.get("looking", []):
        protein = card["card"]
        if protein is not None:
            numbers[at + KINDS + NUMBER[protein]] = 1.0


def votes(view: View, numbers: Numbers, at: int) -> None:
    """Mark the vote of each seat."""
    cast = view["pending"].get("votes")
    if cast is not None:
        for vote in rotate_to_viewer(view, cast):
            mark_seat(view, vote, numbers, at)
            at += SEATS


_ITEMS: Final = f"20 letters / {MANY}, coins / {MANY}, 20 proteins"

ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            10,
            f"seats as one of 2 to {SEATS}; open hands; random five; a minute's offers; proteins in hand; round / last"
            f" round; pool / {BOX_COINS}; game over",
            table,
        ),
        Feature(
            "decision",
            len(PHASES) + 7,
            f"phase as one of {', '.join(PHASES)}; part of the turn as one of 4; offers left / {MOST_OFFERS};"
            f" rolls due / {MOST_ROLLS}; amino acids to return / {BANK_PRICE}",
            decision,
        ),
        Feature(
            "order",
            3 * SEATS,
            "for four seats each, the viewer first: deciding; current player; starting player",
            order,
        ),
        Feature("bank", KINDS, f"cards on each stack / {TALLEST}, in the order {LETTERS}", bank),
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
            "for four seats: amino acids that may be there in addition / 4",
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
            f"for four seats: action cards that the viewer sees / {COPIES}, in the order of their list",
            action_cards,
        ),
        Feature(
            "pile",
            KINDS + 1,
            "for each protein that the viewer knows to lie in the pile: 1 on top, 0.05 less for each card above it;"
            " size of the pile / 20",
            pile,
        ),
        Feature(
            "action piles",
            CARDS + 1,
            f"discarded action cards / {COPIES}; size of the deck / {len(DECK)}",
            action_piles,
        ),
        Feature(
            "offers",
            2 * (1 + SEATS) * ALL_ITEMS,
            "the offer, the draft of the viewer and up to three counter-offers in the order of play: given and wanted,"
            f" each as {_ITEMS}",
            offers,
        ),
        Feature(
            "trading",
            4 * SEATS,
            "for four seats each: yet to answer; would take it; has made a counter-offer; composing",
            trading,
        ),
        Feature(
            "building",
            KINDS + 1 + SEATS,
            f"the protein being built; coins that cards add or take off / {MOST_BONUS}; for four seats: yet to react",
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
