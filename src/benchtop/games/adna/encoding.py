"""Adna's Lab: the view as numbers. Counts are divided by their maximum, or by their usual maximum."""

from typing import Any, Final

from benchtop.bio.bases import DNA, encode
from benchtop.core.encoding import Encoding, Feature, Numbers, fraction, rotate_to_viewer, write

from .components import (
    ATTEMPTS,
    BSA,
    BUFFER_OF,
    BUFFERS,
    CELSIUS,
    COPIES,
    DECKS,
    FIRST_ENZYME,
    FIRST_REACTION,
    FULL_BOX,
    GAMES,
    KEYS,
    KIND_OF_KEY,
    KINDS,
    LEVELS,
    LISTED_SET,
    LONGEST,
    MOST_DISCARDS,
    NEEDS_BSA,
    QUIET_TURNS,
    RED_BUFFER,
    SITES,
    SMALL_SET,
    number,
)
from .moves.adding import Extending
from .moves.chains import Rearranging
from .moves.reactions import CARDS
from .state import PHASES
from .view import Chain, View, observation_fields

SEATS: Final = 2
ENZYMES: Final[int] = FIRST_REACTION - FIRST_ENZYME
COUNTED: Final[list[int]] = [*range(FIRST_ENZYME), *range(FIRST_REACTION, KINDS)]
"""The kinds with several copies: Bases and Reactions."""
PLACE_OF: Final = {KEYS[kind]: place for place, kind in enumerate(COUNTED)}
PHASE_OF: Final = {phase: number for number, phase in enumerate(PHASES)}
LEVEL_OF: Final = {celsius: level for level, celsius in enumerate(CELSIUS)}
LETTER: Final = {letter: number for number, letter in enumerate(DNA)}
MANY: Final[list[int]] = [min(COPIES[kind], 6) for kind in COUNTED]
"""The usual maximum of each kind in a hand."""
MOST_GAMES: Final[int] = GAMES[-1]
PICKED: Final[int] = max(card.most for card in CARDS if isinstance(card, Rearranging))
"""Maximum number of positions that a card picks (§9.32)."""
TURNED: Final[int] = max(card.adds for card in CARDS if isinstance(card, Extending))
"""Maximum number of bases that a card turns up at once (§9.28)."""
TAKEN: Final[int] = number(KIND_OF_KEY["ethidium-bromide"], "takes")
CODED: Final = 40
"""Number of positions of a chain encoded one by one; few games go further, and `ends` encodes the last bases."""
TAIL: Final = 4
"""Number of bases at the 3' end encoded by letter; most sites that a base can complete are no longer."""
TURNS: Final = 40
HEAPS: Final = 20
"""The usual maximum of cards from one deck in a hand."""


def add_cards(keys: list[str], each: float, found: list[float]) -> None:
    """Count Bases and Reactions cards by kind; `enzymes` encodes the enzymes."""
    for key in keys:
        place = PLACE_OF.get(key)
        if place is not None:
            found[place] = max(-1.0, min(1.0, found[place] + each / MANY[place]))


def spelled(bases: str, most: float, numbers: Numbers, at: int) -> None:
    """Count the letters of a sequence."""
    if bases:
        for place, letter in enumerate(DNA):
            numbers[at + place] = fraction(bases.count(letter), most)


def table(view: View, numbers: Numbers, at: int) -> None:
    """Encode the options (§2)."""
    options = view["options"]
    target: int = options["target"]
    games: int = options["games"]
    numbers[at] = target / LONGEST
    numbers[at + 1] = games / MOST_GAMES
    if options["cards"] == SMALL_SET:
        numbers[at + 2] = 1.0
    elif options["cards"] == LISTED_SET:
        numbers[at + 2] = 0.5
    if options["heating_block"] == "one_or_two":
        numbers[at + 3] = 1.0
    if options["both_draw"] != "never":
        numbers[at + 4] = 1.0 if options["both_draw"] == "always" else 0.5
    if options["pcr"] != "with_supports":
        numbers[at + 5] = 1.0 if options["pcr"] == "strict" else 0.5
    if options["teams"]:
        numbers[at + 6] = 1.0
    if options["match"] == "best_of":
        numbers[at + 7] = 1.0


def decision(view: View, numbers: Numbers, at: int) -> None:
    """Encode the decision that is due, and the progress of the turn and the game."""
    viewer = view["seat"] or 0
    over = view["over"]
    if not over:
        numbers[at + PHASE_OF[view["phase"]]] = 1.0
    at += len(PHASES)
    if not over and view["to_move"] == viewer:
        numbers[at] = 1.0
    if view["active"] == viewer:
        numbers[at + 1] = 1.0
    numbers[at + 2] = fraction(view["turn"], TURNS)
    numbers[at + 3] = view["discarded"] / MOST_DISCARDS
    numbers[at + 4] = fraction(view["quiet_turns"], QUIET_TURNS)
    if over:
        numbers[at + 5] = 1.0


def match(view: View, numbers: Numbers, at: int) -> None:
    """Encode the state of the match."""
    played = view["match"]
    points: list[int] = rotate_to_viewer(view, played["points"])
    wins: list[int] = rotate_to_viewer(view, played["wins"])
    for side in range(SEATS):
        numbers[at + side] = max(-1.0, min(1.0, points[side] / 100))
        numbers[at + SEATS + side] = fraction(wins[side], MOST_GAMES)
    numbers[at + 4] = played["game"] / (MOST_GAMES + 1)
    numbers[at + 5] = played["attempt"] / ATTEMPTS
    if played["starter"] == (view["seat"] or 0):
        numbers[at + 6] = 1.0


def thermometer(view: View, numbers: Numbers, at: int) -> None:
    """Encode the temperature."""
    numbers[at + LEVEL_OF[view["thermometer"]["celsius"]]] = 1.0


def both_chains(view: View) -> list[Chain]:
    """Return the chains, the viewer's first."""
    return rotate_to_viewer(view, view["chains"])


def progress(view: View, numbers: Numbers, at: int) -> None:
    """Encode the progress of the chains."""
    target = view["target"]
    for chain in both_chains(view):
        length = chain["length"]
        contaminated = chain["contaminated"]
        fragment = chain["fragment"]
        until = chain["fragment_until_turn"]
        numbers[at] = length / LONGEST
        numbers[at + 1] = fraction(target - (length - 1 if contaminated else length), LONGEST)
        if contaminated:
            numbers[at + 2] = 1.0
        if fragment is not None:
            numbers[at + 3] = fraction(len(fragment), LONGEST)
        if chain["ligatable"]:
            numbers[at + 4] = 1.0
        if until is not None:
            numbers[at + 5] = fraction(until - view["turn"] + 1, 3)
        at += 6


TRAITS: Final[dict[str, tuple[Any, Any]]] = {
    "A": (1.0, -1.0),
    "C": (-1.0, 1.0),
    "G": (1.0, 1.0),
    "T": (-1.0, -1.0),
    "U": (0.0, 0.0),
}
"""Two numbers that distinguish the four bases: purine or pyrimidine, strong or weak pairing.

Typed as Any so that compiled code passes the float objects on instead of boxing new ones.
"""


def strands(view: View, numbers: Numbers, at: int) -> None:
    """Encode the bases of both chains, from the 5' start."""
    for chain in both_chains(view):
        for place, base in enumerate(chain["bases"][:CODED]):
            purine, strong = TRAITS[base]
            numbers[at + 2 * place] = purine
            numbers[at + 2 * place + 1] = strong
        at += 2 * CODED


def ends(view: View, numbers: Numbers, at: int) -> None:
    """Encode the base counts of both chains, and their last bases from the 3' end."""
    for chain in both_chains(view):
        bases = chain["bases"]
        spelled(bases, 15, numbers, at)
        for back in range(min(TAIL, len(bases))):
            base = bases[-1 - back]
            if base in LETTER:  # not uracil
                numbers[at + 4 + 4 * back + LETTER[base]] = 1.0
        at += 4 + 4 * TAIL


def decks(view: View, numbers: Numbers, at: int) -> None:
    """Encode the sizes of the decks."""
    sizes = view["decks"]
    numbers[at] = fraction(sizes["bases"], len(FULL_BOX[0]))
    numbers[at + 1] = fraction(sizes["enzymes"], len(FULL_BOX[1]))
    numbers[at + 2] = fraction(sizes["reactions"], len(FULL_BOX[2]))


def backs(view: View, numbers: Numbers, at: int) -> None:
    """Encode the sizes of the hands, by deck."""
    for hand in rotate_to_viewer(view, view["backs"]):
        numbers[at] = fraction(hand["bases"], HEAPS)
        numbers[at + 1] = fraction(hand["enzymes"], HEAPS)
        numbers[at + 2] = fraction(hand["reactions"], HEAPS)
        at += 3


def own_cards(view: View, numbers: Numbers, at: int) -> None:
    """Encode the viewer's Bases and Reactions cards."""
    found = [0.0] * len(COUNTED)
    add_cards(rotate_to_viewer(view, view["known_cards"])[0], 1.0, found)
    write(found, numbers, at)


def known_cards(view: View, numbers: Numbers, at: int) -> None:
    """Encode known cards in the decks (near the top counts more) and in the rival's hand, certain or possible (§11)."""
    found = [0.0] * len(COUNTED)
    piles = view["known_in_decks"]
    for known in (piles["bases"], piles["reactions"]):
        for card in known:
            place = PLACE_OF[card["card"]]
            found[place] = max(found[place], 1.0 / (1 + card["above"]))
    add_cards(rotate_to_viewer(view, view["known_cards"])[1], -1.0, found)
    add_cards(rotate_to_viewer(view, view["seen_before"])[1], -0.5, found)
    write(found, numbers, at)


def own_enzymes(view: View) -> list[int]:
    """Return the enzymes in the viewer's hand; spectators have none."""
    seat = view["seat"]
    if seat is None:
        return []
    kinds = [KIND_OF_KEY[key] for key in view["known_cards"][seat]]
    return [kind for kind in kinds if FIRST_ENZYME <= kind < FIRST_REACTION]


def enzymes(view: View, numbers: Numbers, at: int) -> None:
    """Encode the viewer's enzymes and how ready they are."""
    found = own_enzymes(view)
    if found:
        hand: list[str] = rotate_to_viewer(view, view["known_cards"])[0]
        level = LEVEL_OF[view["thermometer"]["celsius"]]
        for kind in found:
            enzyme = kind - FIRST_ENZYME
            ready = 1.0 if LEVELS[kind] >> level & 1 else 0.75
            if KEYS[BUFFER_OF[enzyme]] not in hand:
                ready -= 0.25
            if NEEDS_BSA[enzyme] and KEYS[BSA] not in hand:
                ready -= 0.25
            numbers[at + enzyme] = ready


def cuts(view: View, numbers: Numbers, at: int) -> None:
    """Encode, by colour, the number of enzymes and the largest loss that one would cause on either chain."""
    kinds = own_enzymes(view)
    if kinds:
        own, rivals = [encode(chain["bases"]) for chain in both_chains(view)]
        found = [0.0] * (3 * len(BUFFERS))
        for kind in kinds:
            place = 3 * (BUFFER_OF[kind - FIRST_ENZYME] - RED_BUFFER)
            found[place] = min(1.0, found[place] + 0.2)
            found[place + 1] = max(found[place + 1], off(rivals, kind))
            found[place + 2] = max(found[place + 2], off(own, kind))
        write(found, numbers, at)


def off(strand: list[int], enzyme: int) -> float:
    """Return what an enzyme takes off a chain, as a fraction."""
    keep = SITES[enzyme - FIRST_ENZYME].first_cut(strand)
    return 0.0 if keep is None else (len(strand) - keep) / LONGEST


def play(view: View, numbers: Numbers, at: int) -> None:
    """Encode the card being played: its player, its target, its temperatures, and its choices and answers."""
    now = view["play"]
    if now is None:
        return
    viewer = view["seat"] or 0
    chain = now["chain"]
    numbers[at if now["seat"] == viewer else at + 1] = 1.0
    if chain is not None:
        numbers[at + 2 if chain == viewer else at + 3] = 1.0
    at += 4
    if now["card"] is not None:
        for celsius in now["works_at"]:
            numbers[at + LEVEL_OF[celsius]] = 1.0
    at += len(CELSIUS)
    if now["celsius"] is not None:
        numbers[at + LEVEL_OF[now["celsius"]]] = 1.0
    at += len(CELSIUS)
    numbers[at] = fraction(now["most"], PICKED)
    if now["restoring"]:
        numbers[at + 1] = 1.0
    spelled(now["placed"], PICKED, numbers, at + 2)
    spelled(now["turned_up"], TURNED, numbers, at + 6)
    numbers[at + 10] = fraction(len(now["backs"]), TAKEN)
    numbers[at + 11] = fraction(len(now["answers"]), 4)


def played_cards(view: View, numbers: Numbers, at: int) -> None:
    """Encode the loss from the enzyme being played, the Reactions cards played, and the answers to them."""
    now = view["play"]
    if now is None or now["card"] is None:
        return
    kind = KIND_OF_KEY[now["card"]]
    chain = now["chain"]
    if kind < FIRST_REACTION and chain is not None:
        numbers[at] = off(encode(view["chains"][chain]["bases"]), kind)
    mark_reaction(kind, 1.0, numbers, at + 1)
    for key in now["supports"]:
        mark_reaction(KIND_OF_KEY[key], 1.0, numbers, at + 1)
    for answer in now["answers"]:
        mark_reaction(KIND_OF_KEY[answer["card"]], -1.0, numbers, at + 1)


def mark_reaction(kind: int, value: float, numbers: Numbers, at: int) -> None:
    """Mark a Reactions card; ignore bases and enzymes."""
    if kind >= FIRST_REACTION:
        numbers[at + kind - FIRST_REACTION] = value


def positions(view: View, numbers: Numbers, at: int) -> None:
    """Encode the positions picked."""
    now = view["play"]
    if now is not None:
        for place, position in enumerate(now["positions"]):
            numbers[at + place] = position / LONGEST


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            8,
            f"target / {LONGEST}; games in the match / {MOST_GAMES}; {SMALL_SET} Reactions cards 1, {LISTED_SET} 0.5;"
            " Heating Block one or two; both draw always 1, at first 0.5; PCR strict 1, of three bases 0.5; teams;"
            " match decided by games won",
            table,
        ),
        Feature(
            "decision",
            len(PHASES) + 6,
            f"phase as one of {', '.join(PHASES)}; the viewer decides; it is the viewer's turn; turn / {TURNS};"
            f" discards this turn / {MOST_DISCARDS}; quiet turns / {QUIET_TURNS}; game over",
            decision,
        ),
        Feature(
            "match",
            7,
            f"points / 100, own and the rival's; games won / {MOST_GAMES}, own and the rival's; number of the game /"
            f" {MOST_GAMES + 1}; attempt / {ATTEMPTS}; the viewer started",
            match,
        ),
        Feature("thermometer", len(CELSIUS), f"level as one of {', '.join(map(str, CELSIUS))} °C", thermometer),
        Feature(
            "progress",
            6 * SEATS,
            f"for the viewer's chain, then the rival's: cards / {LONGEST}; bases missing / {LONGEST}; ends in uracil;"
            f" fragment / {LONGEST}; fragment can be ligated; turns that it still lies there / 3",
            progress,
        ),
        Feature(
            "chains",
            2 * CODED * SEATS,
            f"for both chains, the viewer's first, and {CODED} positions from the 5' start: purine 1 or pyrimidine"
            " -1; C or G 1, A or T -1",
            strands,
        ),
        Feature(
            "ends",
            (4 + 4 * TAIL) * SEATS,
            "for both chains, the viewer's first: number of A, C, G, T / 15; the last four bases from the 3' end on,"
            " each as one of A, C, G, T",
            ends,
        ),
        Feature(
            "decks",
            len(DECKS),
            "cards in the Bases deck / {}, Enzymes / {}, Reactions / {}".format(*map(len, FULL_BOX)),
            decks,
        ),
        Feature("backs", 3 * SEATS, f"Bases, Enzymes and Reactions in hand / {HEAPS}, own and the rival's", backs),
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
            f" off the rival's chain / {LONGEST}, and off the viewer's own",
            cuts,
        ),
        Feature(
            "play",
            16 + 2 * len(CELSIUS),
            "the card being played is the viewer's, or the rival's; aimed at the viewer's chain, or the rival's; works"
            f" at each of the ten levels; leads to each of them; positions that may be picked / {PICKED}; the"
            f" thermometer is being brought back; A, C, G, T placed / {PICKED}; A, C, G, T turned up / {TURNED};"
            f" backs picked / {TAKEN}; answers / 4",
            play,
        ),
        Feature(
            "played",
            1 + KINDS - FIRST_REACTION,
            f"cards that the enzyme being played takes off / {LONGEST}; Reactions by kind: 1 for the card being played"
            " and those played with it, -1 for an answer",
            played_cards,
        ),
        Feature("positions", PICKED, f"positions picked for the card being played / {LONGEST}", positions),
    ],
    observation_fields,
)
