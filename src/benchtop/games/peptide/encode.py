"""Peptide: the view as numbers, for learning agents. Counts are divided by the most there can be, or usually is."""

from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, around, by_player, cap, one_hot

from .cards import AMINOS, ATP_TOKENS, BONUSES, ENERGY_TOP, KINDS, LAST_ROUND, LETTERS, RNA_TOP, THREE
from .view import STEPS

View = dict[str, Any]
SEATS: Final = 6
ORGANELLES: Final = 12
"""As many lie in the largest field; there are six of a kind."""
NUMBER: Final = {three: number for number, three in enumerate(THREE)}
STEP: Final = {step: number for number, step in enumerate(STEPS)}


def letters(rna: str, most: float) -> list[float]:
    """Letters of a text, counted."""
    return [cap(rna.count(letter), most) for letter in LETTERS]


def table(view: View) -> list[float]:
    """Seats, options and where the game stands."""
    options = view["options"]
    stop = view["stop"]
    last = view["last_round"]
    return [
        *one_hot(view["seats"] - 2, SEATS - 1),
        float(options["advanced"]),
        float(options["strict_atp"]),
        cap(view["round"], LAST_ROUND),
        float(stop["shown"]),
        0.0 if last is None else float(view["round"] == last),
        float(view["over"]),
    ]


def decision(view: View) -> list[float]:
    return [
        *one_hot(None if view["over"] else STEP[view["step"]], len(STEPS)),
        float(view["pass"] == 1),
        float(view["pass"] == 2),
        cap(view["due"], 6),
        float(view["twice"]),
        float(view["first_taken"]),
    ]


def order(view: View) -> list[float]:
    """Who decides, who comes later in this pass or phase, who holds the First Player card; by seat from the viewer."""
    seats = view["seats"]
    turn = [0.0 if view["over"] else float(seat == view["to_move"]) for seat in range(seats)]
    later = [float(seat in view["waiting"]) for seat in range(seats)]
    first = [float(seat == view["first"]) for seat in range(seats)]
    return [*around(view, turn, SEATS, 0.0), *around(view, later, SEATS, 0.0), *around(view, first, SEATS, 0.0)]


def field(view: View) -> list[float]:
    return [cap(view["field"][kind], 6) for kind in KINDS]


def organelle_deck(view: View) -> list[float]:
    return [cap(view["organelle_deck"][kind], 6) for kind in KINDS] + [
        cap(view["organelle_discards"][kind], 6) for kind in KINDS
    ]


def rna(view: View) -> list[float]:
    face_up = view["rna_field"]
    return [
        *(cap(face_up.count(letter), 2) for letter in LETTERS),
        *(cap(view["rna_discards"][letter], 12) for letter in LETTERS),
        *(cap(view["rna_unseen"][letter], 12) for letter in LETTERS),
        cap(view["rna_deck_size"], 48),
    ]


def supplies(view: View) -> list[float]:
    supply = view["atp_supply"]
    left = view["bonuses"]
    stop = view["stop"]
    return [
        1.0 if supply is None else cap(supply, ATP_TOKENS),
        *(float(bonus in left) for bonus in BONUSES),
        cap(view["amino_deck_size"], AMINOS + 1),
        0.0 if stop["shown"] else cap(stop["from"], AMINOS + 1),
        0.0 if stop["shown"] else cap(stop["to"] - stop["from"] + 1, 4),
    ]


def hand_rna(view: View) -> list[float]:
    hand = view["hand"]
    if hand is None:
        return [0.0] * 8
    return letters(hand["rna"], 6) + letters(hand["laid_aside"], 6)


def hand_amino(view: View) -> list[float]:
    numbers = [0.0] * AMINOS
    if view["hand"] is not None:
        for card in view["hand"]["amino"]:
            numbers[NUMBER[card["amino"]]] = 1.0
    return numbers


def hand_count(view: View) -> list[float]:
    hand = view["hand"]
    return [0.0, 0.0] if hand is None else [cap(hand["matched"], 4), max(-1.0, min(1.0, hand["points"] / 6))]


def looking(view: View) -> list[float]:
    """The two cards that the viewer chooses from."""
    numbers = [0.0] * (4 + AMINOS)
    for card in view["looking"] or ():
        if len(card) == 1:
            numbers[LETTERS.index(card)] += 0.5
        else:
            numbers[4 + NUMBER[card]] = 1.0
    return numbers


def unseen(view: View) -> list[float]:
    numbers = [0.0] * AMINOS
    for three in view["memory"]["unseen"]:
        numbers[NUMBER[three]] = 1.0
    return numbers


def traced(view: View) -> list[float]:
    """For each amino acid put back: whether it may be on top, and which of the others may hold it."""
    numbers = [0.0] * (AMINOS * SEATS)
    seats = view["seats"]
    viewer = view["seat"] or 0
    for trace in view["memory"]["traced"]:
        start = NUMBER[trace["amino"]] * SEATS
        places = len(trace["hands"]) + trace["top"]
        if trace["top"]:
            numbers[start] = 1.0 / places
        for seat in trace["hands"]:
            numbers[start + (seat - viewer) % seats] = 1.0 / places
    return numbers


def chains(view: View) -> list[float]:
    """Half for face up, one for fixed; by seat from the viewer, then by amino acid."""
    numbers: list[float] = []
    for player in around(view, view["players"], SEATS, None):
        chain = [0.0] * AMINOS
        if player is not None:
            for card in player["chain"]:
                chain[NUMBER[card["amino"]]] = 1.0 if card["fixed"] else 0.5
        numbers += chain
    return numbers


def wealth(player: View) -> list[float]:
    chain = player["chain"]
    fixed = 0
    for card in chain:
        fixed += card["fixed"]
    return [
        cap(player["atp"], 16),
        cap(player["rna_size"], 12),
        cap(player["amino_size"], 8),
        cap(len(chain) - fixed, 6),
        cap(fixed, 8),
        cap(player["points"], 40),
        cap(sum(player["bonus"]), 6),
    ]


def next_fixed(player: View) -> list[float]:
    """What fixing would add now, without the bonus: only the leftmost face-up amino acid can be fixed."""
    for card in player["chain"]:
        if not card["fixed"]:
            return [card["value"] // 2 / 3]
    return [0.0]


def organelles(player: View) -> list[float]:
    up, down = player["organelles"], player["face_down"]
    return [*(up.count(kind) / 2 for kind in KINDS), cap(len(down), 2), player["picked"] / 2]


def known(player: View) -> list[float]:
    return letters(player["rna_known"], 6)


def limits(player: View) -> list[float]:
    limit = player["limits"]
    if limit is None:
        return [0.0, 0.0, 0.0]
    return [limit["energy"] / ENERGY_TOP, limit["rna"] / RNA_TOP, cap(player["laid_aside"], 6)]


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
        Feature("organelle piles", 10, "organelle deck / 6 by kind, then the discards / 6", organelle_deck),
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
            by_player(wealth, 7, SEATS),
        ),
        Feature(
            "next fixed",
            SEATS,
            "for six seats: points / 3 that fixing adds, without bonus",
            by_player(next_fixed, 1, SEATS),
        ),
        Feature(
            "organelles",
            7 * SEATS,
            "for six seats: organelles taken face up / 2 by kind; face down / 2; selections made / 2",
            by_player(organelles, 7, SEATS),
        ),
        Feature("known rna", 4 * SEATS, "for six seats: RNA that everybody saw taken / 6", by_player(known, 4, SEATS)),
        Feature(
            "limits",
            3 * SEATS,
            "for six seats, advanced game: energy limit / 10; RNA limit / 9; RNA laid aside / 6",
            by_player(limits, 3, SEATS),
        ),
    ]
)
