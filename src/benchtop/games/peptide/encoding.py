"""Peptide: the view as numbers, for learning agents. Counts are divided by the most there can be, or usually is."""

from collections.abc import Sequence
from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer

from .components import AMINOS, ATP_TOKENS, BONUSES, ENERGY_TOP, KINDS, LAST_ROUND, LETTERS, RNA_TOP, THREE
from .view import STEPS

View = dict[str, Any]
SEATS: Final = 6
ORGANELLES: Final = 12
"""As many lie in the largest field; there are six of a kind."""
NUMBER: Final = {three: number for number, three in enumerate(THREE)}
STEP: Final = {step: number for number, step in enumerate(STEPS)}
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
BONUS: Final = {bonus: number for number, bonus in enumerate(BONUSES)}


def spelled(rna: str, most: float, numbers: Numbers, at: int) -> None:
    """Letters of a text, counted."""
    if rna:
        for number, letter in enumerate(LETTERS):
            numbers[at + number] = fraction(rna.count(letter), most)


def counted(counts: dict[str, int], names: Sequence[str], most: float, numbers: Numbers, at: int) -> None:
    """Counts by name."""
    for number, name in enumerate(names):
        numbers[at + number] = fraction(counts[name], most)


def table(view: View, numbers: Numbers, at: int) -> None:
    """Seats, options and where the game stands."""
    options: View = view["options"]
    seats: int = view["seats"]
    number: int = view["round"]
    numbers[at + seats - 2] = 1.0
    if options["advanced"]:
        numbers[at + 5] = 1.0
    if options["strict_atp"]:
        numbers[at + 6] = 1.0
    numbers[at + 7] = fraction(number, LAST_ROUND)
    if view["stop"]["shown"]:
        numbers[at + 8] = 1.0
    if view["last_round"] == number:
        numbers[at + 9] = 1.0
    if view["over"]:
        numbers[at + 10] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    if not view["over"]:
        numbers[at + STEP[view["step"]]] = 1.0
    at += len(STEPS)
    passing: int | None = view["pass"]
    if passing is not None:
        numbers[at + passing - 1] = 1.0
    numbers[at + 2] = fraction(view["due"], 6)
    if view["twice"]:
        numbers[at + 3] = 1.0
    if view["first_taken"]:
        numbers[at + 4] = 1.0


def order(view: View, numbers: Numbers, at: int) -> None:
    """Who decides, who comes later in this pass or phase, who holds the First Player card; by seat from the viewer."""
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    to_move: int = view["to_move"]
    first: int = view["first"]
    waiting: list[int] = view["waiting"]
    if not view["over"]:
        numbers[at + (to_move - viewer) % seats] = 1.0
    for seat in waiting:
        numbers[at + SEATS + (seat - viewer) % seats] = 1.0
    numbers[at + 2 * SEATS + (first - viewer) % seats] = 1.0


def field(view: View, numbers: Numbers, at: int) -> None:
    counted(view["field"], KINDS, 6, numbers, at)


def organelle_piles(view: View, numbers: Numbers, at: int) -> None:
    counted(view["organelle_deck"], KINDS, 6, numbers, at)
    counted(view["organelle_discards"], KINDS, 6, numbers, at + len(KINDS))


def rna(view: View, numbers: Numbers, at: int) -> None:
    for letter in view["rna_field"]:
        place = at + LETTER[letter]
        numbers[place] = min(1.0, numbers[place] + 0.5)
    counted(view["rna_discards"], LETTERS, 12, numbers, at + 4)
    counted(view["rna_unseen"], LETTERS, 12, numbers, at + 8)
    numbers[at + 12] = fraction(view["rna_deck_size"], 48)


def supplies(view: View, numbers: Numbers, at: int) -> None:
    supply: int | None = view["atp_supply"]
    stop: View = view["stop"]
    numbers[at] = 1.0 if supply is None else fraction(supply, ATP_TOKENS)
    for bonus in view["bonuses"]:
        numbers[at + 1 + BONUS[bonus]] = 1.0
    numbers[at + 4] = fraction(view["amino_deck_size"], AMINOS + 1)
    if not stop["shown"]:
        first: int = stop["from"]
        last: int = stop["to"]
        numbers[at + 5] = fraction(first, AMINOS + 1)
        numbers[at + 6] = fraction(last - first + 1, 4)


def hand_rna(view: View, numbers: Numbers, at: int) -> None:
    hand: View | None = view["hand"]
    if hand is not None:
        spelled(hand["rna"], 6, numbers, at)
        spelled(hand["laid_aside"], 6, numbers, at + 4)


def hand_amino(view: View, numbers: Numbers, at: int) -> None:
    hand: View | None = view["hand"]
    if hand is not None:
        for card in hand["amino"]:
            numbers[at + NUMBER[card["amino"]]] = 1.0


def hand_count(view: View, numbers: Numbers, at: int) -> None:
    hand: View | None = view["hand"]
    if hand is not None:
        points: int = hand["points"]
        numbers[at] = fraction(hand["matched"], 4)
        numbers[at + 1] = max(-1.0, min(1.0, points / 6))


def looking(view: View, numbers: Numbers, at: int) -> None:
    """The two cards that the viewer chooses from."""
    cards: list[str] = view["looking"] or []
    for card in cards:
        if card in LETTER:
            numbers[at + LETTER[card]] += 0.5
        else:
            numbers[at + 4 + NUMBER[card]] = 1.0


def unseen(view: View, numbers: Numbers, at: int) -> None:
    for three in view["memory"]["unseen"]:
        numbers[at + NUMBER[three]] = 1.0


def traced(view: View, numbers: Numbers, at: int) -> None:
    """For each amino acid put back: whether it may be on top, and which of the others may hold it."""
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    for trace in view["memory"]["traced"]:
        start = at + NUMBER[trace["amino"]] * SEATS
        hands: list[int] = trace["hands"]
        places = len(hands)
        if trace["top"]:
            places += 1
            numbers[start] = 1.0 / places
        for seat in hands:
            numbers[start + (seat - viewer) % seats] = 1.0 / places


def chains(view: View, numbers: Numbers, at: int) -> None:
    """Half for face up, one for fixed; by seat from the viewer, then by amino acid."""
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        chain: list[View] = player["chain"]
        for card in chain:
            numbers[at + NUMBER[card["amino"]]] = 1.0 if card["fixed"] else 0.5
        at += AMINOS


def wealth(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        chain: list[View] = player["chain"]
        bonus: list[int] = player["bonus"]
        fixed = 0
        for card in chain:
            if card["fixed"]:
                fixed += 1
        numbers[at] = fraction(player["atp"], 16)
        numbers[at + 1] = fraction(player["rna_size"], 12)
        numbers[at + 2] = fraction(player["amino_size"], 8)
        numbers[at + 3] = fraction(len(chain) - fixed, 6)
        numbers[at + 4] = fraction(fixed, 8)
        numbers[at + 5] = fraction(player["points"], 40)
        numbers[at + 6] = fraction(sum(bonus), 6)
        at += 7


def next_fixed(view: View, numbers: Numbers, at: int) -> None:
    """What fixing would add now, without the bonus: only the leftmost face-up amino acid can be fixed."""
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        chain: list[View] = player["chain"]
        for card in chain:
            if not card["fixed"]:
                value: int = card["value"]
                numbers[at] = value // 2 / 3
                break
        at += 1


def organelles(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        for kind in player["organelles"]:
            numbers[at + KIND[kind]] += 0.5
        numbers[at + 5] = fraction(len(player["face_down"]), 2)
        picked: int = player["picked"]
        numbers[at + 6] = picked / 2
        at += 7


def known(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        spelled(player["rna_known"], 6, numbers, at)
        at += 4


def limits(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        limit: dict[str, int] | None = player["limits"]
        if limit is not None:
            numbers[at] = limit["energy"] / ENERGY_TOP
            numbers[at + 1] = limit["rna"] / RNA_TOP
            numbers[at + 2] = fraction(player["laid_aside"], 6)
        at += 3


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            11,
            "seats as one of 2 to 6; advanced game; printed ATP supply; round / 60; STOP shown; last round; game over",
            table,
        ),
        Feature(
            "decision",
            13,
            f"step as one of {', '.join(STEPS)}; first pass; second pass; choices due / 6; second selection bought;"
            " First Player card selected this round",
            decision,
        ),
        Feature(
            "order",
            18,
            "for six seats each, the viewer first: on turn; still to come in this pass or phase; First Player",
            order,
        ),
        Feature("field", 5, f"organelles in the field / 6: {', '.join(KINDS)}", field),
        Feature("organelle piles", 10, "organelle deck / 6 by kind, then the discards / 6", organelle_piles),
        Feature(
            "rna", 13, "face-up RNA / 2 for A C G U; discards / 12; not located by the viewer / 12; deck size / 48", rna
        ),
        Feature(
            "supplies",
            7,
            "ATP supply / 32 (1 without limit); bonus cards left: +1, +2, +3; amino acid deck / 21; first place"
            " from the top where STOP can be / 21 and the number of such places / 4 (0 once shown)",
            supplies,
        ),
        Feature("hand rna", 8, "RNA in hand / 6 for A C G U, then those laid aside for discard / 6", hand_rna),
        Feature("hand amino", AMINOS, "amino acids in hand, in the order of their three-letter codes", hand_amino),
        Feature(
            "hand count", 2, "amino acids in hand that RNA in hand matches / 4; what the hand counts / 6", hand_count
        ),
        Feature("looking", 4 + AMINOS, "the two cards to choose from: RNA A C G U, a half each; amino acids", looking),
        Feature("unseen", AMINOS, "amino acids that may be anywhere out of sight", unseen),
        Feature(
            "traced",
            AMINOS * SEATS,
            "for each amino acid that the viewer put back on the deck, one number for the top of the deck and one for"
            " each other seat clockwise: 1 / number of places where it can be",
            traced,
        ),
        Feature(
            "chains", AMINOS * SEATS, "for six seats: each amino acid, 0.5 face up or 1 fixed in the chain", chains
        ),
        Feature(
            "wealth",
            7 * SEATS,
            "for six seats: ATP / 16; RNA cards / 12; amino acids in hand / 8; face up in the chain / 6; fixed / 8;"
            " points on the table / 40; bonus points / 6",
            wealth,
        ),
        Feature(
            "next fixed",
            SEATS,
            "for six seats: points / 3 that fixing adds, without bonus",
            next_fixed,
        ),
        Feature(
            "organelles",
            7 * SEATS,
            "for six seats: organelles taken face up / 2 by kind; face down / 2; selections made / 2",
            organelles,
        ),
        Feature("known rna", 4 * SEATS, "for six seats: RNA that everybody saw taken / 6", known),
        Feature(
            "limits",
            3 * SEATS,
            "for six seats, advanced game: energy limit / 10; RNA limit / 9; RNA laid aside / 6",
            limits,
        ),
    ]
)
