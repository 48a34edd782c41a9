"""Adna's Lab: the view as numbers. Counts are divided by the most there can be, or usually is."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from benchtop.core.encoding import Encoding, Feature, around, cap, one_hot

from .cards import CELSIUS, COPIES, DECKS, FIRST_ENZYME, FIRST_REACTION, KEYS, KINDS, RED_BUFFER, SITES
from .choices import LONGEST
from .state import PHASES

View = dict[str, Any]
SEATS: Final = 2
ENZYMES: Final = FIRST_REACTION - FIRST_ENZYME
KIND_OF_KEY: Final = {key: kind for kind, key in enumerate(KEYS)}
COUNTED: Final = [*range(FIRST_ENZYME), *range(FIRST_REACTION, KINDS)]
"""The kinds of which there are several cards: Bases and Reactions."""
PLACE_OF: Final = {KEYS[kind]: place for place, kind in enumerate(COUNTED)}
PHASE_OF: Final = {phase: number for number, phase in enumerate(PHASES)}
LEVEL_OF: Final = {celsius: level for level, celsius in enumerate(CELSIUS)}
DECK_SIZES: Final = (102, 50, 92)
MANY: Final[list[int]] = [min(COPIES[kind], 6) for kind in COUNTED]
"""As many of a kind as are seldom in one hand."""
LETTERS: Final = "ACGT"
BUFFERS: Final = KEYS[RED_BUFFER:]
"""Red, green, yellow, blue: the colours of the enzymes."""
PICKED: Final = 4
"""No card picks more positions (§9.32)."""
TAIL: Final = 4
"""Bases at the 3' end that are told apart by letter: most sites that can be completed reach no further."""
HEAPS: Final = 20
"""More backs of one deck are seldom in a hand."""


def add_cards(numbers: list[float], keys: Sequence[str], each: float) -> None:
    """Count Bases and Reactions cards by kind; enzymes have numbers of their own."""
    for key in keys:
        place = PLACE_OF.get(key)
        if place is not None:
            numbers[place] = max(-1.0, min(1.0, numbers[place] + each / MANY[place]))


def letters(bases: str, most: float) -> list[float]:
    """Letters of a text, counted."""
    return [cap(bases.count(letter), most) for letter in LETTERS]


def table(view: View) -> list[float]:
    """What was agreed before play (§2)."""
    options = view["options"]
    return [
        options["target"] / LONGEST,
        options["games"] / 6,
        float(options["cards"] == "88"),
        float(options["heating_block"] == "one_or_two"),
        float(options["both_draw"]),
        float(options["strict_pcr"]),
        float(options["teams"]),
    ]


def decision(view: View) -> list[float]:
    viewer = view["seat"] or 0
    return [
        *one_hot(None if view["over"] else PHASE_OF[view["phase"]], len(PHASES)),
        0.0 if view["over"] else float(view["to_move"] == viewer),
        float(view["active"] == viewer),
        cap(view["turn"], 40),
        view["discarded"] / 3,
        cap(view["quiet_turns"], 20),
        float(view["over"]),
    ]


def match(view: View) -> list[float]:
    played = view["match"]
    points = [max(-1.0, min(1.0, points / 100)) for points in played["points"]]
    wins = [cap(wins, 6) for wins in played["wins"]]
    return [
        *around(view, points, SEATS, 0.0),
        *around(view, wins, SEATS, 0.0),
        played["game"] / 7,
        played["attempt"] / 3,
        float(played["starter"] == (view["seat"] or 0)),
    ]


def thermometer(view: View) -> list[float]:
    return one_hot(LEVEL_OF[view["thermometer"]["celsius"]], len(CELSIUS))


def by_chain(encode: Callable[[View, View], Sequence[float]]) -> Callable[[View], Sequence[float]]:
    """The numbers of both chains, the viewer's first."""

    def numbers(view: View) -> list[float]:
        found: list[float] = []
        for chain in around(view, view["chains"], SEATS, None):
            found += encode(view, chain)
        return found

    return numbers


def progress(view: View, chain: View) -> list[float]:
    fragment = chain["fragment"]
    until = chain["fragment_until_turn"]
    clean = chain["length"] - chain["contaminated"]
    return [
        chain["length"] / LONGEST,
        cap(view["target"] - clean, LONGEST),
        float(chain["contaminated"]),
        0.0 if fragment is None else cap(len(fragment), LONGEST),
        float(chain["ligatable"]),
        0.0 if until is None else cap(until - view["turn"] + 1, 3),
    ]


TRAITS: Final = {"A": (1.0, -1.0), "C": (-1.0, 1.0), "G": (1.0, 1.0), "T": (-1.0, -1.0), "U": (0.0, 0.0)}
"""Whether a base is a purine, and whether it pairs strongly: two numbers tell the four apart."""


def strand(view: View, chain: View) -> list[float]:
    numbers: list[float] = []
    for base in chain["bases"]:
        numbers += TRAITS[base]
    return numbers + [0.0] * (2 * LONGEST - len(numbers))


def ends(view: View, chain: View) -> list[float]:
    """Which bases a chain has, and its last ones from the 3' end on."""
    numbers = letters(chain["bases"], 15)
    tail = chain["bases"][: -TAIL - 1 : -1]
    for place in range(TAIL):
        numbers += [float(place < len(tail) and tail[place] == letter) for letter in LETTERS]
    return numbers


def decks(view: View) -> list[float]:
    return [cap(view["decks"][deck], size) for deck, size in zip(DECKS, DECK_SIZES, strict=True)]


def backs(view: View) -> list[float]:
    return [cap(hand[deck], HEAPS) for hand in around(view, view["backs"], SEATS, None) for deck in DECKS]


def own_cards(view: View) -> list[float]:
    numbers = [0.0] * len(COUNTED)
    add_cards(numbers, around(view, view["known_cards"], SEATS, None)[0], 1.0)
    return numbers


def known_cards(view: View) -> list[float]:
    """What the viewer knows of cards out of sight: near the top of a deck, in the rival's hand, perhaps there (§11)."""
    numbers = [0.0] * len(COUNTED)
    for deck in DECKS:
        for known in view["known_in_decks"][deck]:
            place = PLACE_OF.get(known["card"])
            if place is not None:
                numbers[place] = max(numbers[place], 1.0 / (1 + known["above"]))
    add_cards(numbers, around(view, view["known_cards"], SEATS, None)[1], -1.0)
    add_cards(numbers, around(view, view["seen_before"], SEATS, None)[1], -0.5)
    return numbers


def enzymes(view: View) -> list[float]:
    """Which enzymes are in one's hand, and how ready they are."""
    numbers = [0.0] * ENZYMES
    for entry in view["restriction_map"] or ():
        numbers[KIND_OF_KEY[entry["enzyme"]] - FIRST_ENZYME] = 1.0 - len(entry["lacks"]) / 4
    return numbers


def cuts(view: View) -> list[float]:
    """By colour: how many enzymes there are, and the most that one would take off either chain."""
    numbers = [0.0] * (3 * len(BUFFERS))
    for entry in view["restriction_map"] or ():
        place = 3 * BUFFERS.index(entry["buffer"])
        numbers[place] = min(1.0, numbers[place] + 0.2)
        numbers[place + 1] = max(numbers[place + 1], entry["other"]["removes"] / LONGEST)
        numbers[place + 2] = max(numbers[place + 2], entry["own"]["removes"] / LONGEST)
    return numbers


def play(view: View) -> list[float]:
    """The card being played: whose, on which chain, where it works and leads, and how far it has got."""
    now = view["play"]
    if now is None:
        return [0.0] * 36
    viewer = view["seat"] or 0
    works = now["works_at"] if now["card"] is not None else ()
    return [
        float(now["seat"] == viewer),
        float(now["seat"] != viewer),
        float(now["chain"] == viewer),
        float(now["chain"] == 1 - viewer),
        *(float(celsius in works) for celsius in CELSIUS),
        *one_hot(None if now["celsius"] is None else LEVEL_OF[now["celsius"]], len(CELSIUS)),
        cap(now["most"], 4),
        float(now["restoring"]),
        *letters(now["placed"], 4),
        *letters(now["turned_up"], 5),
        cap(len(now["backs"]), 2),
        cap(len(now["answers"]), 4),
    ]


def played_cards(view: View) -> list[float]:
    """What the enzyme being played takes off; the Reactions cards played, and the answers to them."""
    now = view["play"]
    if now is None or now["card"] is None:
        return [0.0] * (1 + KINDS - FIRST_REACTION)
    kind = KIND_OF_KEY[now["card"]]
    numbers = [0.0] * KINDS
    numbers[kind] = 1.0
    for key in now["supports"]:
        numbers[KIND_OF_KEY[key]] = 1.0
    for given in now["answers"]:
        numbers[KIND_OF_KEY[given["card"]]] = -1.0
    return [off(view, kind, now["chain"]), *numbers[FIRST_REACTION:]]


def off(view: View, kind: int, chain: int | None) -> float:
    """What an enzyme takes off a chain."""
    if kind >= FIRST_REACTION or chain is None:
        return 0.0
    bases = view["chains"][chain]["bases"]
    keep = SITES[kind - FIRST_ENZYME].first_cut(["ACGTU".index(base) for base in bases])
    return 0.0 if keep is None else (len(bases) - keep) / LONGEST


def positions(view: View) -> list[float]:
    now = view["play"]
    picked = [] if now is None else [position / LONGEST for position in now["positions"]]
    return picked + [0.0] * (PICKED - len(picked))


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
            by_chain(progress),
        ),
        Feature(
            "chains",
            2 * LONGEST * SEATS,
            "for both chains, the viewer's first, and 40 positions from the 5' start: purine 1 or pyrimidine -1;"
            " C or G 1, A or T -1",
            by_chain(strand),
        ),
        Feature(
            "ends",
            (4 + 4 * TAIL) * SEATS,
            "for both chains, the viewer's first: number of A, C, G, T / 15; the last four bases from the 3' end on,"
            " each as one of A, C, G, T",
            by_chain(ends),
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
    ]
)
