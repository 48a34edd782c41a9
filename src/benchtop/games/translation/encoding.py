"""Translation: the view as numbers, for learning agents. Amino acids come in the order of the cards, A R N D to V."""

from typing import Any, Final

from benchtop.bio.bases import encode, reverse_complement_strand
from benchtop.core.encoding import Encoding, Feature, Numbers, rotate_to_viewer

from .components import (
    ACTIONS,
    AMINO_LETTERS,
    CODON_BITS,
    COMPLEMENT,
    COPIES,
    DELETE,
    EXTEND,
    GROUPS,
    INSERT,
    LETTERS,
    LONGEST,
    MEMBERS,
    MUTATE,
    PAIRS,
    POINTS,
    REVERSE_COMPLEMENT,
    SWAPS,
    TOGGLE,
    TRANSITION,
    TRANSVERSION,
    score_of,
)
from .view import observation_fields

View = dict[str, Any]

SEATS: Final = 4
AMINOS: Final = len(AMINO_LETTERS)
PHASES: Final = {"act": 0, "letter": 1, "gap": 2}
OFFERS: Final = {"all": 0, "aliphatic": 1, "aromatic": 2}
MOST_COPIES: Final = max(COPIES.values())
MOST_POINTS: Final = score_of(list(range(AMINOS)))
MOST_PAIRS: Final = max([sum(row) for row in PAIRS])
MOST_MEMBERS: Final = [len(members) for members in MEMBERS]

LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
NUMBER: Final = {letter: number for number, letter in enumerate(AMINO_LETTERS)}
GROUP: Final = {group: number for number, group in enumerate(GROUPS)}

SOLD: Final = {card.key: number for number, card in enumerate([card for card in ACTIONS if card.buy is not None])}
"""The cards that the pool sells."""
USED: Final = {card.key: number for number, card in enumerate(ACTIONS[:EXTEND] + ACTIONS[EXTEND + 1 :])}
"""The cards that are used up in a turn: all but Extend (§4.1)."""
CHANGES: Final = {card.key: number for number, card in enumerate(ACTIONS[TOGGLE + 1 :])}
"""The cards that change the strand: all but Toggle Water."""


def mark(letters: list[str], numbers: Numbers, at: int) -> None:
    """A one for each of these amino acids."""
    for letter in letters:
        numbers[at + NUMBER[letter]] = 1.0


def table(view: View, numbers: Numbers, at: int) -> None:
    options: View = view["options"]
    seats: int = view["seats"]
    quiet: int = view["quiet_turns"]
    limit: int = view["quiet_limit"]
    numbers[at + seats - 2] = 1.0
    if options["dice"] == "d6":
        numbers[at + 3] = 1.0
    if options["tie_break"] == "most_cards":
        numbers[at + 4] = 1.0
    numbers[at + 5 + OFFERS[options["groups"]]] = 1.0
    numbers[at + 8] = quiet / limit
    if view["over"]:
        numbers[at + 9] = 1.0


def turn(view: View, numbers: Numbers, at: int) -> None:
    points: int = view["points"]
    numbers[at + 3] = points / POINTS
    if not view["over"]:
        viewer: int = view["seat"] or 0
        seats: int = view["seats"]
        to_move: int = view["to_move"]
        numbers[at + PHASES[view["phase"]]] = 1.0
        numbers[at + 4 + (to_move - viewer) % seats] = 1.0


def inserting(view: View, numbers: Numbers, at: int) -> None:
    pending: View | None = view["inserting"]
    if pending is not None:
        for letter in pending["choices"]:
            numbers[at + LETTER[letter]] = 1.0
        chosen: str | None = pending["letter"]
        if chosen is not None:
            numbers[at + 4 + LETTER[chosen]] = 1.0


def water(view: View, numbers: Numbers, at: int) -> None:
    state: bool | None = view["water"]
    if state is not None:
        numbers[at] = 1.0 if state else -1.0


def strand(view: View, numbers: Numbers, at: int) -> None:
    letters: str = view["strand"]
    numbers[at] = len(letters) / LONGEST
    if view["flipped"]:
        numbers[at + 1] = 1.0
    at += 2
    for letter in letters:
        numbers[at + LETTER[letter]] = 1.0
        at += 4


def read(strand: list[int]) -> int:
    """The amino acids that a strand spells, as bits."""
    bits = 0
    for at in range(len(strand) - 2):
        bits |= CODON_BITS[16 * strand[at] + 4 * strand[at + 1] + strand[at + 2]]
    return bits


def mark_bits(bits: int, numbers: Numbers, at: int) -> None:
    """A one for each of these amino acids."""
    for amino in range(AMINOS):
        if bits >> amino & 1:
            numbers[at + amino] = 1.0


def spelled(view: View, numbers: Numbers, at: int) -> None:
    mark_bits(read(encode(view["strand"])), numbers, at)


def facing(view: View, numbers: Numbers, at: int) -> None:
    mark_bits(read(encode(view["other_strand"])), numbers, at)


def face_up(view: View, numbers: Numbers, at: int) -> None:
    """Two numbers a card: it lies there; it can be translated now."""
    cards: list[View] = view["face_up"]
    for card in cards:
        place = at + 2 * NUMBER[card["letter"]]
        numbers[place] = 1.0
        if not card["missing"]:
            numbers[place + 1] = 1.0


def _substituted(card: int, codon: int) -> int:
    """The amino acids, as bits, that a card makes of a codon by changing one of its letters."""
    bits = 0
    for weight in (16, 4, 1):
        base = codon // weight % 4
        bits |= CODON_BITS[codon + (SWAPS[card][base] - base) * weight]
    return bits


def _extended(pair: int) -> int:
    """The amino acids, as bits, that a letter after two others makes of them."""
    return CODON_BITS[4 * pair] | CODON_BITS[4 * pair + 1] | CODON_BITS[4 * pair + 2] | CODON_BITS[4 * pair + 3]


def _inserted(pair: int) -> int:
    """The amino acids, as bits, that a letter makes of two others: before, between or after them."""
    bits = _extended(pair)
    for base in range(4):
        bits |= CODON_BITS[16 * base + pair] | CODON_BITS[pair // 4 * 16 + 4 * base + pair % 4]
    return bits


COMPLEMENTED: Final[list[int]] = [_substituted(COMPLEMENT, codon) for codon in range(64)]
TRANSITED: Final[list[int]] = [_substituted(TRANSITION, codon) for codon in range(64)]
TRANSVERTED: Final[list[int]] = [_substituted(TRANSVERSION, codon) for codon in range(64)]
INSERTED: Final[list[int]] = [_inserted(pair) for pair in range(16)]
EXTENDED: Final[list[int]] = [_extended(pair) for pair in range(16)]


def made_by(strand: list[int], *, room: bool) -> list[int]:
    """The amino acids, as bits, that each card can make the strand spell; `room` is for one more letter.

    The view says the same in `one_card`, with every way to do it, and takes far longer (advice.py).
    """
    complement = transition = transversion = delete = insert = extend = 0
    for at in range(len(strand) - 2):
        codon = 16 * strand[at] + 4 * strand[at + 1] + strand[at + 2]
        complement |= COMPLEMENTED[codon]
        transition |= TRANSITED[codon]
        transversion |= TRANSVERTED[codon]
        if at > 0:  # the letter before, less one of the next two
            first = 16 * strand[at - 1]
            delete |= CODON_BITS[first + codon % 16] | CODON_BITS[first + codon // 16 * 4 + codon % 4]
    if room and len(strand) > 1:
        for at in range(len(strand) - 1):
            insert |= INSERTED[4 * strand[at] + strand[at + 1]]
        extend = EXTENDED[4 * strand[-2] + strand[-1]]
    made = [0] * len(ACTIONS)
    made[EXTEND] = extend
    made[DELETE] = delete
    made[INSERT] = insert
    made[REVERSE_COMPLEMENT] = read(reverse_complement_strand(strand))
    made[COMPLEMENT] = complement
    made[TRANSITION] = transition
    made[TRANSVERSION] = transversion
    made[MUTATE] = complement | transition | transversion
    return made


def one_card(view: View, numbers: Numbers, at: int) -> None:
    strand = encode(view["strand"])
    supply: int = view["supply"]
    made = made_by(strand, room=supply > 0)
    there = read(strand)
    cards: list[View] = view["face_up"]
    for card in cards:
        amino = NUMBER[card["letter"]]
        if not there >> amino & 1:
            start = at + amino * len(CHANGES)
            for place in range(len(CHANGES)):
                if made[EXTEND + place] >> amino & 1:
                    numbers[start + place] = 1.0


def new_pairs(view: View, numbers: Numbers, at: int) -> None:
    viewer: int = view["seat"] or 0
    seats: int = view["seats"]
    cards: list[View] = view["face_up"]
    for card in cards:
        start = at + NUMBER[card["letter"]] * SEATS
        by_seat: list[int] = card["new_pairs"]
        for seat, pairs in enumerate(by_seat):
            if pairs:
                numbers[start + (seat - viewer) % seats] = pairs / MOST_PAIRS


def deck(view: View, numbers: Numbers, at: int) -> None:
    mark(view["in_deck"], numbers, at)


def collected(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        mark(player["collected"], numbers, at)
        at += AMINOS


def groups(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        held: dict[str, int] = player["groups"]
        for name, members in held.items():
            group = GROUP[name]
            numbers[at + group] = members / MOST_MEMBERS[group]
        at += len(GROUPS)


def scores(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        points: int = player["score"]
        numbers[at] = points / MOST_POINTS
        at += 1


def copies(cards: dict[str, int], places: dict[str, int], numbers: Numbers, at: int) -> None:
    """How many copies there are of the cards that have a place."""
    for key, number in cards.items():
        place = places.get(key)
        if place is not None:
            numbers[at + place] = number / MOST_COPIES


def owned(view: View, numbers: Numbers, at: int) -> None:
    players: list[View] = rotate_to_viewer(view, view["players"])
    for player in players:
        copies(player["cards"], SOLD, numbers, at)
        at += len(SOLD)


def pool(view: View, numbers: Numbers, at: int) -> None:
    cards: list[View] = view["pool"]
    for card in cards:
        left: int = card["left"]
        numbers[at] = left / MOST_COPIES
        at += 1


def ready(view: View, numbers: Numbers, at: int) -> None:
    copies(view["ready"], USED, numbers, at)
    copies(view["bought"], SOLD, numbers, at + len(USED))


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
    ],
    observation_fields,
)
