"""Translation: the view as numbers, for learning agents. Amino acids come in the order of the cards, A R N D to V."""

from typing import Any, Final

from benchtop.bio.codons import CODONS
from benchtop.core.encoding import Encoding, Feature, around, one_hot

from .cards import (
    ACTIONS,
    AMINO_LETTERS,
    COPIES,
    EXTEND,
    GROUPS,
    LETTERS,
    LONGEST,
    MEMBERS,
    PAIRS,
    POINTS,
    TOGGLE,
    score_of,
    spelled_by,
)

View = dict[str, Any]

SEATS: Final = 4
AMINOS: Final = len(AMINO_LETTERS)
PHASES: Final = {"act": 0, "letter": 1, "gap": 2, "over": None}
OFFERS: Final = {"all": 0, "aliphatic": 1, "aromatic": 2}
MOST_COPIES: Final = max(COPIES.values())
MOST_POINTS: Final = score_of(list(range(AMINOS)))
MOST_PAIRS: Final = max([sum(row) for row in PAIRS])
MOST_MEMBERS: Final = [len(members) for members in MEMBERS]

NUMBER: Final = {letter: number for number, letter in enumerate(AMINO_LETTERS)}
GROUP: Final = {group: number for number, group in enumerate(GROUPS)}
SPELLS: Final = {codon: spelled_by(number) for number, codon in enumerate(CODONS)}

SOLD: Final = {card.key: number for number, card in enumerate([card for card in ACTIONS if card.buy is not None])}
"""The cards that the pool sells."""
USED: Final = {card.key: number for number, card in enumerate(ACTIONS[:EXTEND] + ACTIONS[EXTEND + 1 :])}
"""The cards that are used up in a turn: all but Extend (§4.1)."""
CHANGES: Final = {card.key: number for number, card in enumerate(ACTIONS[TOGGLE + 1 :])}
"""The cards that change the strand: all but Toggle Water."""

LETTER: Final = {letter: tuple(one_hot(number, 4)) for number, letter in enumerate(LETTERS)}


def marked(letters: Any) -> list[float]:
    """A one for each of these amino acids."""
    numbers = [0.0] * AMINOS
    for letter in letters:
        if letter in NUMBER:
            numbers[NUMBER[letter]] = 1.0
    return numbers


def table(view: View) -> list[float]:
    options = view["options"]
    return [
        *one_hot(view["seats"] - 2, SEATS - 1),
        float(options["dice"] == "d6"),
        float(options["tie_break"] == "most_cards"),
        *one_hot(OFFERS[options["groups"]], len(OFFERS)),
        view["quiet_turns"] / view["quiet_limit"],
        float(view["over"]),
    ]


def turn(view: View) -> list[float]:
    on_turn = [float(seat == view["to_move"] and not view["over"]) for seat in range(view["seats"])]
    return [*one_hot(PHASES[view["phase"]], 3), view["points"] / POINTS, *around(view, on_turn, SEATS, 0.0)]


def inserting(view: View) -> list[float]:
    pending = view["inserting"]
    if pending is None:
        return [0.0] * 8
    allowed = [float(letter in pending["choices"]) for letter in LETTERS]
    return [*allowed, *LETTER.get(pending["letter"], (0.0, 0.0, 0.0, 0.0))]


def water(view: View) -> list[float]:
    state = view["water"]
    return [0.0 if state is None else 1.0 if state else -1.0]


def strand(view: View) -> list[float]:
    letters = view["strand"]
    numbers = [len(letters) / LONGEST, float(view["flipped"])]
    for letter in letters:
        numbers += LETTER[letter]
    return numbers + [0.0] * (4 * (LONGEST - len(letters)))


def spelled(view: View) -> list[float]:
    first, second, third = view["frames"]  # together they hold every codon
    return marked(first["protein"] + second["protein"] + third["protein"])


def facing(view: View) -> list[float]:
    other = view["other_strand"]
    return marked([SPELLS[other[at : at + 3]] for at in range(len(other) - 2)])


def face_up(view: View) -> list[float]:
    """Two numbers a card: it lies there; it can be translated now."""
    numbers = [0.0] * (2 * AMINOS)
    for card in view["face_up"]:
        place = 2 * NUMBER[card["letter"]]
        numbers[place] = 1.0
        if not card["missing"]:
            numbers[place + 1] = 1.0
    return numbers


def one_card(view: View) -> list[float]:
    numbers = [0.0] * (AMINOS * len(CHANGES))
    for card in view["face_up"]:
        start = NUMBER[card["letter"]] * len(CHANGES)
        for way in card["one_card"]:
            for key in way["cards"]:
                numbers[start + CHANGES[key]] = 1.0
    return numbers


def new_pairs(view: View) -> list[float]:
    numbers = [0.0] * (AMINOS * SEATS)
    for card in view["face_up"]:
        start = NUMBER[card["letter"]] * SEATS
        for place, pairs in enumerate(around(view, card["new_pairs"], SEATS, 0)):
            numbers[start + place] = pairs / MOST_PAIRS
    return numbers


def deck(view: View) -> list[float]:
    return marked(view["in_deck"])


def collected(view: View) -> list[float]:
    numbers: list[float] = []
    for player in around(view, view["players"], SEATS, None):
        numbers += marked(() if player is None else player["collected"])
    return numbers


def groups(view: View) -> list[float]:
    numbers: list[float] = []
    for player in around(view, view["players"], SEATS, None):
        held = [0.0] * len(GROUPS)
        if player is not None:
            for group, members in player["groups"].items():
                held[GROUP[group]] = members / MOST_MEMBERS[GROUP[group]]
        numbers += held
    return numbers


def scores(view: View) -> list[float]:
    points = [player["score"] / MOST_POINTS for player in view["players"]]
    return around(view, points, SEATS, 0.0)


def copies(cards: View, places: dict[str, int]) -> list[float]:
    """How many copies there are of the cards that have a place."""
    numbers = [0.0] * len(places)
    for key, number in cards.items():
        if key in places:
            numbers[places[key]] = number / MOST_COPIES
    return numbers


def owned(view: View) -> list[float]:
    numbers: list[float] = []
    for player in around(view, view["players"], SEATS, None):
        numbers += copies({} if player is None else player["cards"], SOLD)
    return numbers


def pool(view: View) -> list[float]:
    return [card["left"] / MOST_COPIES for card in view["pool"]]


def ready(view: View) -> list[float]:
    return copies(view["ready"], USED) + copies(view["bought"], SOLD)


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            10,
            "seats as one of 2 to 4; six-sided dice; ties broken by cards; all amino acids, the aliphatic half or the "
            "aromatic half; turns without a translation / 100; game over",
            table,
        ),
        Feature(
            "turn",
            8,
            "to decide: an action, the letter or the gap of an Insert; points left / 5; who is on turn, for four seats "
            "from the viewer on",
            turn,
        ),
        Feature("inserting", 8, "letters that the black die allows: A C G T; the letter chosen: A C G T", inserting),
        Feature("water", 1, "1 is ON, -1 is OFF, 0 is the variant without water", water),
        Feature(
            "strand",
            2 + 4 * LONGEST,
            "length / 20; other strand active; then for each of twenty places from the 5' end: A C G T",
            strand,
        ),
        Feature("spelled", AMINOS, "amino acids that the active strand spells", spelled),
        Feature("facing", AMINOS, "amino acids that the other strand spells", facing),
        Feature("face up", 2 * AMINOS, "for each amino acid: it lies face up; it can be translated now", face_up),
        Feature(
            "one card",
            AMINOS * len(CHANGES),
            f"for each amino acid that is face up and not spelled, the cards that may make it: {', '.join(CHANGES)}",
            one_card,
        ),
        Feature(
            "new pairs",
            AMINOS * SEATS,
            f"for each face-up amino acid: the pairs it would make / {MOST_PAIRS} for each of four seats",
            new_pairs,
        ),
        Feature("deck", AMINOS, "amino acids still in the deck", deck),
        Feature("collected", AMINOS * SEATS, "for four seats: each amino acid", collected),
        Feature(
            "groups",
            len(GROUPS) * SEATS,
            f"for four seats: members held / members there are: {', '.join(GROUPS)}",
            groups,
        ),
        Feature("scores", SEATS, f"points / {MOST_POINTS} of four seats", scores),
        Feature("owned", len(SOLD) * SEATS, f"for four seats: copies / 2 of {', '.join(SOLD)}", owned),
        Feature("pool", len(SOLD), f"copies for sale / 2: {', '.join(SOLD)}", pool),
        Feature(
            "ready",
            len(USED) + len(SOLD),
            f"copies / 2 that the seat on turn may still use: {', '.join(USED)}; that it bought this turn: "
            f"{', '.join(SOLD)}",
            ready,
        ),
    ]
)
