"""Adna's Lab: the view as numbers. Counts are divided by the most there can be, or usually is."""

from typing import Any, Final

from benchtop.bio.bases import encode
from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer, write

from .components import (
    BASES,
    BSA,
    BUFFER_OF,
    CELSIUS,
    COPIES,
    DECKS,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    KINDS,
    LEVELS,
    NEEDS_BSA,
    REACTIONS,
    RED_BUFFER,
    SITES,
)
from .moves.choices import LONGEST
from .state import PHASES
from .view import observation_fields

View = dict[str, Any]
SEATS: Final = 2
ENZYMES: Final = FIRST_REACTION - FIRST_ENZYME
KIND_OF_KEY: Final = {key: kind for kind, key in enumerate(KEYS)}
ENZYME_OF_KEY: Final = {KEYS[kind]: kind for kind in range(FIRST_ENZYME, FIRST_REACTION)}
COUNTED: Final = [*range(FIRST_ENZYME), *range(FIRST_REACTION, KINDS)]
"""The kinds of which there are several cards: Bases and Reactions."""
PLACE_OF: Final = {KEYS[kind]: place for place, kind in enumerate(COUNTED)}
PHASE_OF: Final = {phase: number for number, phase in enumerate(PHASES)}
LEVEL_OF: Final = {celsius: level for level, celsius in enumerate(CELSIUS)}
DECK_SIZES: Final = (102, 50, 92)
MANY: Final[list[int]] = [min(COPIES[kind], 6) for kind in COUNTED]
"""As many of a kind as are seldom in one hand."""
LETTERS: Final = "ACGT"
LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
BUFFERS: Final = KEYS[RED_BUFFER:]
"""Red, green, yellow, blue: the colours of the enzymes."""
PICKED: Final = 4
"""No card picks more positions (§9.32)."""
TAIL: Final = 4
"""Bases at the 3' end that are told apart by letter: most sites that can be completed reach no further."""
HEAPS: Final = 20
"""More backs of one deck are seldom in a hand."""


def add_cards(keys: list[str], each: float, found: list[float]) -> None:
    """Count Bases and Reactions cards by kind; enzymes have numbers of their own."""
    for key in keys:
        place = PLACE_OF.get(key)
        if place is not None:
            found[place] = max(-1.0, min(1.0, found[place] + each / MANY[place]))


def spelled(bases: str, most: float, numbers: Numbers, at: int) -> None:
    """Letters of a text, counted."""
    if bases:
        for number, letter in enumerate(LETTERS):
            numbers[at + number] = fraction(bases.count(letter), most)


def table(view: View, numbers: Numbers, at: int) -> None:
    """What was agreed before play (§2)."""
    options: View = view["options"]
    target: int = options["target"]
    games: int = options["games"]
    numbers[at] = target / LONGEST
    numbers[at + 1] = games / 6
    if options["cards"] == "88":
        numbers[at + 2] = 1.0
    if options["heating_block"] == "one_or_two":
        numbers[at + 3] = 1.0
    if options["both_draw"]:
        numbers[at + 4] = 1.0
    if options["strict_pcr"]:
        numbers[at + 5] = 1.0
    if options["teams"]:
        numbers[at + 6] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    viewer: int = view["seat"] or 0
    discarded: int = view["discarded"]
    over: bool = view["over"]
    if not over:
        numbers[at + PHASE_OF[view["phase"]]] = 1.0
    at += len(PHASES)
    if not over and view["to_move"] == viewer:
        numbers[at] = 1.0
    if view["active"] == viewer:
        numbers[at + 1] = 1.0
    numbers[at + 2] = fraction(view["turn"], 40)
    numbers[at + 3] = discarded / 3
    numbers[at + 4] = fraction(view["quiet_turns"], 20)
    if over:
        numbers[at + 5] = 1.0


def match(view: View, numbers: Numbers, at: int) -> None:
    played: View = view["match"]
    game: int = played["game"]
    attempt: int = played["attempt"]
    points: list[int] = rotate_to_viewer(view, played["points"])
    wins: list[int] = rotate_to_viewer(view, played["wins"])
    for side in range(SEATS):
        numbers[at + side] = max(-1.0, min(1.0, points[side] / 100))
        numbers[at + SEATS + side] = fraction(wins[side], 6)
    numbers[at + 4] = game / 7
    numbers[at + 5] = attempt / 3
    if played["starter"] == (view["seat"] or 0):
        numbers[at + 6] = 1.0


def thermometer(view: View, numbers: Numbers, at: int) -> None:
    scale: View = view["thermometer"]
    numbers[at + LEVEL_OF[scale["celsius"]]] = 1.0


def progress(view: View, numbers: Numbers, at: int) -> None:
    """How far the chains are, the viewer's first."""
    target: int = view["target"]
    turn: int = view["turn"]
    chains: list[View] = rotate_to_viewer(view, view["chains"])
    for chain in chains:
        length: int = chain["length"]
        contaminated: bool = chain["contaminated"]
        fragment: str | None = chain["fragment"]
        until: int | None = chain["fragment_until_turn"]
        numbers[at] = length / LONGEST
        numbers[at + 1] = fraction(target - (length - 1 if contaminated else length), LONGEST)
        if contaminated:
            numbers[at + 2] = 1.0
        if fragment is not None:
            numbers[at + 3] = fraction(len(fragment), LONGEST)
        if chain["ligatable"]:
            numbers[at + 4] = 1.0
        if until is not None:
            numbers[at + 5] = fraction(until - turn + 1, 3)
        at += 6


TRAITS: Final[dict[str, tuple[Any, Any]]] = {
    "A": (1.0, -1.0),
    "C": (-1.0, 1.0),
    "G": (1.0, 1.0),
    "T": (-1.0, -1.0),
    "U": (0.0, 0.0),
}
"""Whether a base is a purine, and whether it pairs strongly: two numbers tell the four apart. (As Any they are passed
on as they are; compiled code would make new ones of what it knows to be floats.)"""


def strands(view: View, numbers: Numbers, at: int) -> None:
    chains: list[View] = rotate_to_viewer(view, view["chains"])
    for chain in chains:
        bases: str = chain["bases"]
        for place, base in enumerate(bases):
            purine, strong = TRAITS[base]
            numbers[at + 2 * place] = purine
            numbers[at + 2 * place + 1] = strong
        at += 2 * LONGEST


def ends(view: View, numbers: Numbers, at: int) -> None:
    """Which bases a chain has, and its last ones from the 3' end on."""
    chains: list[View] = rotate_to_viewer(view, view["chains"])
    for chain in chains:
        bases: str = chain["bases"]
        spelled(bases, 15, numbers, at)
        for back in range(min(TAIL, len(bases))):
            base = bases[-1 - back]
            if base in LETTER:  # uracil is none of the four
                numbers[at + 4 + 4 * back + LETTER[base]] = 1.0
        at += 4 + 4 * TAIL


def decks(view: View, numbers: Numbers, at: int) -> None:
    sizes: dict[str, int] = view["decks"]
    for number, deck in enumerate(DECKS):
        numbers[at + number] = fraction(sizes[deck], DECK_SIZES[number])


def backs(view: View, numbers: Numbers, at: int) -> None:
    hands: list[dict[str, int]] = rotate_to_viewer(view, view["backs"])
    for hand in hands:
        for deck in DECKS:
            numbers[at] = fraction(hand[deck], HEAPS)
            at += 1


def own_cards(view: View, numbers: Numbers, at: int) -> None:
    found = [0.0] * len(COUNTED)
    add_cards(rotate_to_viewer(view, view["known_cards"])[0], 1.0, found)
    write(found, numbers, at)


def known_cards(view: View, numbers: Numbers, at: int) -> None:
    """What the viewer knows of cards out of sight: near the top of a deck, in the rival's hand, perhaps there (§11)."""
    found = [0.0] * len(COUNTED)
    piles: dict[str, list[View]] = view["known_in_decks"]
    for deck in (BASES, REACTIONS):
        for known in piles[DECKS[deck]]:
            above: int = known["above"]
            place = PLACE_OF[known["card"]]
            found[place] = max(found[place], 1.0 / (1 + above))
    add_cards(rotate_to_viewer(view, view["known_cards"])[1], -1.0, found)
    add_cards(rotate_to_viewer(view, view["seen_before"])[1], -0.5, found)
    write(found, numbers, at)


def own_enzymes(view: View) -> list[int]:
    """The enzymes in the viewer's hand; spectators have none."""
    seat: int | None = view["seat"]
    if seat is None:
        return []
    hand: list[str] = view["known_cards"][seat]
    return [ENZYME_OF_KEY[key] for key in hand if key in ENZYME_OF_KEY]


def enzymes(view: View, numbers: Numbers, at: int) -> None:
    """Which enzymes are in one's hand, and how ready they are."""
    found = own_enzymes(view)
    if found:
        hand: list[str] = rotate_to_viewer(view, view["known_cards"])[0]
        level = LEVEL_OF[view["thermometer"]["celsius"]]
        for kind in found:
            number = kind - FIRST_ENZYME
            ready = 1.0 if LEVELS[kind] >> level & 1 else 0.75
            if KEYS[BUFFER_OF[number]] not in hand:
                ready -= 0.25
            if NEEDS_BSA[number] and KEYS[BSA] not in hand:
                ready -= 0.25
            numbers[at + number] = ready


def cuts(view: View, numbers: Numbers, at: int) -> None:
    """By colour: how many enzymes there are, and the most that one would take off either chain."""
    kinds = own_enzymes(view)
    if kinds:
        chains: list[View] = rotate_to_viewer(view, view["chains"])
        own, rivals = encode(chains[0]["bases"]), encode(chains[1]["bases"])
        found = [0.0] * (3 * len(BUFFERS))
        for kind in kinds:
            place = 3 * (BUFFER_OF[kind - FIRST_ENZYME] - RED_BUFFER)
            found[place] = min(1.0, found[place] + 0.2)
            found[place + 1] = max(found[place + 1], off(rivals, kind))
            found[place + 2] = max(found[place + 2], off(own, kind))
        write(found, numbers, at)


def off(strand: list[int], enzyme: int) -> float:
    """What an enzyme takes off a chain."""
    keep = SITES[enzyme - FIRST_ENZYME].first_cut(strand)
    return 0.0 if keep is None else (len(strand) - keep) / LONGEST


def play(view: View, numbers: Numbers, at: int) -> None:
    """The card being played: whose, on which chain, where it works and leads, and how far it has got."""
    now: View | None = view["play"]
    if now is None:
        return
    viewer: int = view["seat"] or 0
    chain: int | None = now["chain"]
    numbers[at if now["seat"] == viewer else at + 1] = 1.0
    if chain is not None:
        numbers[at + 2 if chain == viewer else at + 3] = 1.0
    if now["card"] is not None:
        for celsius in now["works_at"]:
            numbers[at + 4 + LEVEL_OF[celsius]] = 1.0
    if now["celsius"] is not None:
        numbers[at + 14 + LEVEL_OF[now["celsius"]]] = 1.0
    numbers[at + 24] = fraction(now["most"], 4)
    if now["restoring"]:
        numbers[at + 25] = 1.0
    spelled(now["placed"], 4, numbers, at + 26)
    spelled(now["turned_up"], 5, numbers, at + 30)
    numbers[at + 34] = fraction(len(now["backs"]), 2)
    numbers[at + 35] = fraction(len(now["answers"]), 4)


def played_cards(view: View, numbers: Numbers, at: int) -> None:
    """What the enzyme being played takes off; the Reactions cards played, and the answers to them."""
    now: View | None = view["play"]
    if now is None or now["card"] is None:
        return
    kind = KIND_OF_KEY[now["card"]]
    chain: int | None = now["chain"]
    if kind < FIRST_REACTION and chain is not None:
        numbers[at] = off(encode(view["chains"][chain]["bases"]), kind)
    mark_reaction(kind, 1.0, numbers, at + 1)
    for key in now["supports"]:
        mark_reaction(KIND_OF_KEY[key], 1.0, numbers, at + 1)
    for given in now["answers"]:
        mark_reaction(KIND_OF_KEY[given["card"]], -1.0, numbers, at + 1)


def mark_reaction(kind: int, number: float, numbers: Numbers, at: int) -> None:
    """Bases and enzymes have no place here."""
    if kind >= FIRST_REACTION:
        numbers[at + kind - FIRST_REACTION] = number


def positions(view: View, numbers: Numbers, at: int) -> None:
    now: View | None = view["play"]
    if now is not None:
        picked: list[int] = now["positions"]
        for number, position in enumerate(picked):
            numbers[at + number] = position / LONGEST


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            7,
            "target / 40; games in the match / 6; 88 Reactions cards; Heating Block one or two; both draw first;"
            " strict PCR; teams",
            table,
        ),
        Feature(
            "decision",
            21,
            f"phase as one of {', '.join(PHASES)}; the viewer decides; it is the viewer's turn; turn / 40;"
            " discards this turn / 3; quiet turns / 20; game over",
            decision,
        ),
        Feature(
            "match",
            7,
            "points / 100, own and the rival's; games won / 6, own and the rival's; number of the game / 7; attempt"
            " / 3; the viewer started",
            match,
        ),
        Feature("thermometer", 10, f"level as one of {', '.join(map(str, CELSIUS))} °C", thermometer),
        Feature(
            "progress",
            6 * SEATS,
            "for the viewer's chain, then the rival's: cards / 40; bases missing / 40; ends in uracil; fragment"
            " / 40; fragment can be ligated; turns that it still lies there / 3",
            progress,
        ),
        Feature(
            "chains",
            2 * LONGEST * SEATS,
            "for both chains, the viewer's first, and 40 positions from the 5' start: purine 1 or pyrimidine -1;"
            " C or G 1, A or T -1",
            strands,
        ),
        Feature(
            "ends",
            (4 + 4 * TAIL) * SEATS,
            "for both chains, the viewer's first: number of A, C, G, T / 15; the last four bases from the 3' end on,"
            " each as one of A, C, G, T",
            ends,
        ),
        Feature("decks", 3, "cards in the Bases deck / 102, Enzymes / 50, Reactions / 92", decks),
        Feature("backs", 3 * SEATS, "Bases, Enzymes and Reactions in hand / 20, own and the rival's", backs),
        Feature(
            "own cards",
            len(COUNTED),
            "the viewer's Bases and Reactions cards by kind / copies, at most 6",
            own_cards,
        ),
        Feature(
            "known cards",
            len(COUNTED),
            "Bases and Reactions by kind: 1 / (1 + cards above) for the topmost copy whose place in a deck is known,"
            " less the copies known to be in the rival's hand / copies, and half of those seen there that may be under"
            " a deck by now",
            known_cards,
        ),
        Feature(
            "enzymes",
            ENZYMES,
            "for each enzyme in the viewer's hand: 1 less a quarter for each of temperature, buffer and BSA it lacks",
            enzymes,
        ),
        Feature(
            "cuts",
            3 * len(BUFFERS),
            "for red, green, yellow and blue: enzymes in the viewer's hand / 5; the most that one of them would take"
            " off the rival's chain / 40, and off the viewer's own",
            cuts,
        ),
        Feature(
            "play",
            36,
            "the card being played is the viewer's, or the rival's; aimed at the viewer's chain, or the rival's; works"
            " at each of the ten levels; leads to each of them; positions that may be picked / 4; the thermometer is"
            " being brought back; A, C, G, T laid anew / 4; A, C, G, T turned up / 5; backs picked / 2; answers / 4",
            play,
        ),
        Feature(
            "played",
            1 + KINDS - FIRST_REACTION,
            "cards that the enzyme being played takes off / 40; Reactions by kind: 1 for the card being played and"
            " those played with it, -1 for an answer",
            played_cards,
        ),
        Feature("positions", PICKED, "positions picked for the card being played / 40", positions),
    ],
    observation_fields,
)
