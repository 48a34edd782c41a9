"""Peptide: the view as numbers, for learning agents. Counts are divided by their usual or possible maximum."""

from collections.abc import Mapping, Sequence
from typing import Final

from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer

from .components import (
    AMINOS,
    ATP_TOKENS,
    BONUSES,
    ENERGY_TOP,
    FIXING,
    KINDS,
    LAST_ROUND,
    LETTERS,
    NUMBER,
    ORGANELLES,
    QUIET_ROUNDS,
    RNA_CARDS,
    RNA_FIELD,
    RNA_TOP,
    SEATS,
    SELECTIONS,
    STOP_WITHIN,
)
from .view import PHASES, PlayerView, View

PHASE: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
DECK: Final = AMINOS + 1
"""Cards in the largest amino acid deck: all amino acids, and STOP."""
OF_A_KIND: Final[int] = max(ORGANELLES)
OF_A_LETTER: Final[int] = max(RNA_CARDS)
RNA: Final[int] = sum(RNA_CARDS)
MOST_FIXING: Final[int] = max(FIXING)
BONUS_NAMES: Final = ", ".join([f"+{bonus}" for bonus in BONUSES])


def spelled(rna: str, most: float, numbers: Numbers, at: int) -> None:
    """Encode the counts of RNA letters in a text."""
    if rna:
        for number, letter in enumerate(LETTERS):
            numbers[at + number] = fraction(rna.count(letter), most)


def counted(counts: Mapping[str, int], names: Sequence[str], most: float, numbers: Numbers, at: int) -> None:
    """Encode counts by name."""
    for number, name in enumerate(names):
        numbers[at + number] = fraction(counts[name], most)


def table(view: View, numbers: Numbers, at: int) -> None:
    """Encode the number of seats, the options and the state of the game."""
    numbers[at + view["seats"] - 2] = 1.0
    if view["options"]["advanced"]:
        numbers[at + 5] = 1.0
    if view["options"]["strict_atp"]:
        numbers[at + 6] = 1.0
    numbers[at + 7] = fraction(view["round"], LAST_ROUND)
    if view["last_round"] is not None:
        numbers[at + 8] = 1.0
    if view["last_round"] == view["round"]:
        numbers[at + 9] = 1.0
    if view["over"]:
        numbers[at + 10] = 1.0
    numbers[at + 11] = fraction(view["quiet_rounds"], QUIET_ROUNDS)
    if view["agreed"]:
        numbers[at + 12] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    if not view["over"]:
        numbers[at + PHASE[view["phase"]]] = 1.0
    at += len(PHASES)
    pass_number = view["pass_number"]
    if pass_number is not None:
        numbers[at + pass_number - 1] = 1.0
    at += SELECTIONS
    numbers[at] = fraction(view["due"], 6)
    if view["twice"]:
        numbers[at + 1] = 1.0
    if view["first_taken"]:
        numbers[at + 2] = 1.0
    if view["held"]:
        numbers[at + 3] = 1.0
    if view["proposed"]:
        numbers[at + 4] = 1.0


def order(view: View, numbers: Numbers, at: int) -> None:
    """Encode the seat to move, the seats waiting and the First Player, counted from the viewer."""
    viewer = view["seat"] or 0
    seats = view["seats"]
    if not view["over"]:
        numbers[at + (view["to_move"] - viewer) % seats] = 1.0
    for seat in view["waiting"]:
        numbers[at + SEATS + (seat - viewer) % seats] = 1.0
    numbers[at + 2 * SEATS + (view["first"] - viewer) % seats] = 1.0


def field(view: View, numbers: Numbers, at: int) -> None:
    counted(view["field"], KINDS, OF_A_KIND, numbers, at)


def organelle_piles(view: View, numbers: Numbers, at: int) -> None:
    counted(view["organelle_deck"], KINDS, OF_A_KIND, numbers, at)
    counted(view["organelle_discards"], KINDS, OF_A_KIND, numbers, at + len(KINDS))


def rna(view: View, numbers: Numbers, at: int) -> None:
    for letter in view["rna_field"]:
        place = at + LETTER[letter]
        numbers[place] = min(1.0, numbers[place] + 1.0 / RNA_FIELD)
    counted(view["rna_discards"], LETTERS, OF_A_LETTER, numbers, at + 4)
    counted(view["rna_unseen"], LETTERS, OF_A_LETTER, numbers, at + 8)
    numbers[at + 12] = fraction(view["rna_deck_size"], RNA)


def supplies(view: View, numbers: Numbers, at: int) -> None:
    supply = view["atp_supply"]
    numbers[at] = 1.0 if supply is None else fraction(supply, ATP_TOKENS)
    at += 1
    for place in range(len(view["bonuses"])):  # the highest go first, so the lowest are left
        numbers[at + place] = 1.0
    at += len(BONUSES)
    numbers[at] = fraction(view["amino_deck_size"], DECK)
    stop = view["stop"]
    if stop is not None:
        numbers[at + 1] = fraction(stop["first"], DECK)
        numbers[at + 2] = fraction(stop["last"] - stop["first"] + 1, STOP_WITHIN)


def hand_rna(view: View, numbers: Numbers, at: int) -> None:
    hand = view["hand"]
    if hand is not None:
        spelled(hand["rna"], 6, numbers, at)
        spelled(hand["laid_aside"], 6, numbers, at + 4)


def hand_amino(view: View, numbers: Numbers, at: int) -> None:
    hand = view["hand"]
    if hand is not None:
        for amino in hand["amino"]:
            numbers[at + NUMBER[amino]] = 1.0


def hand_count(view: View, numbers: Numbers, at: int) -> None:
    hand = view["hand"]
    if hand is not None:
        numbers[at] = fraction(hand["matched"], 4)
        numbers[at + 1] = max(-1.0, min(1.0, hand["points"] / 6))


def looking(view: View, numbers: Numbers, at: int) -> None:
    """Encode the two cards that the viewer chooses from."""
    for card in view["looking"] or []:
        if card in LETTER:
            numbers[at + LETTER[card]] += 0.5
        else:
            numbers[at + 4 + NUMBER[card]] = 1.0


def unseen(view: View, numbers: Numbers, at: int) -> None:
    for three in view["knowledge"]["unseen"]:
        numbers[at + NUMBER[three]] = 1.0


def traced(view: View, numbers: Numbers, at: int) -> None:
    """Encode for each amino acid put back whether it may be on top, and which seats may hold it."""
    viewer = view["seat"] or 0
    seats = view["seats"]
    for trace in view["knowledge"]["traced"]:
        start = at + NUMBER[trace["amino"]] * SEATS
        places = len(trace["hands"])
        if trace["top"]:
            places += 1
            numbers[start] = 1.0 / places
        for seat in trace["hands"]:
            numbers[start + (seat - viewer) % seats] = 1.0 / places


def chains(view: View, numbers: Numbers, at: int) -> None:
    """Encode chains by seat from the viewer, then by amino acid: 0.5 face up, 1 fixed."""
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        fixed = player["fixed"]
        for place, amino in enumerate(player["chain"]):
            numbers[at + NUMBER[amino]] = 1.0 if place < fixed else 0.5
        at += AMINOS


def wealth(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        fixed = player["fixed"]
        numbers[at] = fraction(player["atp"], 16)
        numbers[at + 1] = fraction(player["rna_size"], 12)
        numbers[at + 2] = fraction(player["amino_size"], 8)
        numbers[at + 3] = fraction(len(player["chain"]) - fixed, 6)
        numbers[at + 4] = fraction(fixed, 8)
        numbers[at + 5] = fraction(player["points"], 40)
        numbers[at + 6] = fraction(sum(player["bonus"]), sum(BONUSES))
        at += 7


def next_fixed(view: View, numbers: Numbers, at: int) -> None:
    """Encode the points that fixing the leftmost face-up amino acid would add, without the bonus."""
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        if len(player["chain"]) > player["fixed"]:
            numbers[at] = FIXING[NUMBER[player["chain"][player["fixed"]]]] / MOST_FIXING
        at += 1


def organelles(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        for kind in player["organelles"]:
            numbers[at + KIND[kind]] += 1.0 / SELECTIONS
        numbers[at + 5] = fraction(len(player["face_down"]), SELECTIONS)
        numbers[at + 6] = player["picked"] / SELECTIONS
        at += 7


def known(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        spelled(player["rna_known"], 6, numbers, at)
        at += 4


def limits(view: View, numbers: Numbers, at: int) -> None:
    players: list[PlayerView] = rotate_to_viewer(view, view["players"])
    for player in players:
        limit = player["limits"]
        if limit is not None:
            numbers[at] = limit["energy"] / ENERGY_TOP
            numbers[at + 1] = limit["rna"] / RNA_TOP
            numbers[at + 2] = fraction(player["laid_aside"], 6)
        at += 3


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            13,
            f"seats as one of 2 to 6; advanced game; printed ATP supply; round / {LAST_ROUND}; STOP shown; last round;"
            f" game over; rounds without a draw of amino acids / {QUIET_ROUNDS}; all have agreed to end the game",
            table,
        ),
        Feature(
            "decision",
            len(PHASES) + SELECTIONS + 5,
            f"phase as one of {', '.join(PHASES)}; which pass of Phase 1; choices due / 6; second selection bought;"
            " First Player card selected this round; turn kept open; end proposed this round",
            decision,
        ),
        Feature(
            "order",
            18,
            "for six seats each, the viewer first: on turn; still to come in this pass or phase; First Player",
            order,
        ),
        Feature("field", 5, f"organelles in the field / {OF_A_KIND}: {', '.join(KINDS)}", field),
        Feature(
            "organelle piles", 10, f"organelle deck by kind, then the discards, each / {OF_A_KIND}", organelle_piles
        ),
        Feature(
            "rna",
            13,
            f"face-up RNA / {RNA_FIELD} for A C G U; discards / {OF_A_LETTER};"
            f" not located by the viewer / {OF_A_LETTER}; deck size / {RNA}",
            rna,
        ),
        Feature(
            "supplies",
            len(BONUSES) + 4,
            f"ATP supply / {ATP_TOKENS} (1 without limit); bonus cards left: {BONUS_NAMES}; amino acid deck / {DECK};"
            f" first place from the top where STOP can be / {DECK} and the number of such places / {STOP_WITHIN}"
            " (0 once shown)",
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
            f" points on the table / 40; bonus points / {sum(BONUSES)}",
            wealth,
        ),
        Feature(
            "next fixed",
            SEATS,
            f"for six seats: points / {MOST_FIXING} that fixing adds, without bonus",
            next_fixed,
        ),
        Feature(
            "organelles",
            7 * SEATS,
            f"for six seats: organelles taken face up by kind; face down; selections made; each / {SELECTIONS}",
            organelles,
        ),
        Feature("known rna", 4 * SEATS, "for six seats: RNA that everybody saw taken / 6", known),
        Feature(
            "limits",
            3 * SEATS,
            f"for six seats, advanced game: energy limit / {ENERGY_TOP}; RNA limit / {RNA_TOP}; RNA laid aside / 6",
            limits,
        ),
    ]
)
