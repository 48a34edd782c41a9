"""Translation: the view as numbers, for learning agents. Amino acids are in the order of the cards, A R N D to V."""

from typing import Final

from benchtop.bio.bases import encode, reverse_complement_strand
from benchtop.core.encoding import Encoding, Feature, Numbers, rotate_to_viewer

from .components import (
    ACTIONS,
    AMINO_LETTERS,
    CARD_COMPLEMENT,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_MUTATE,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    CARD_TRANSITION,
    CARD_TRANSVERSION,
    CODON_BITS,
    COPIES,
    GROUPS,
    HALVES,
    LETTERS,
    LONGEST,
    MEMBERS,
    PAIRS,
    POINTS,
    QUIET_LIMIT,
    SWAPS,
    score_of,
)
from .state import spelled_in
from .view import PHASES, Player, View, observation_fields

SEATS: Final = 4
AMINOS: Final = len(AMINO_LETTERS)
PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
OFFERS: Final = {offer: number for number, offer in enumerate(["all", *HALVES])}
MOST_COPIES: Final = max([*COPIES.values(), *[card.dealt for card in ACTIONS]])
MOST_POINTS: Final = score_of(list(range(AMINOS)))
MOST_PAIRS: Final = max([sum(row) for row in PAIRS])
MOST_MEMBERS: Final = [len(members) for members in MEMBERS]

LETTER: Final = {letter: number for number, letter in enumerate(LETTERS)}
NUMBER: Final = {letter: number for number, letter in enumerate(AMINO_LETTERS)}
GROUP: Final = {group: number for number, group in enumerate(GROUPS)}

SOLD: Final = {card.key: number for number, card in enumerate([card for card in ACTIONS if card.buy is not None])}
"""Cards that the pool sells."""
USED: Final = {card.key: number for number, card in enumerate(ACTIONS[:CARD_EXTEND] + ACTIONS[CARD_EXTEND + 1 :])}
"""Cards with limited uses per turn: all but Extend (§4.1)."""
CHANGES: Final = {card.key: number for number, card in enumerate(ACTIONS[CARD_TOGGLE + 1 :])}
"""Cards that change the strand: all but Toggle Water."""


def players(view: View) -> list[Player]:
    """Return the players, the viewer first."""
    return rotate_to_viewer(view, view["players"])


def mark(letters: list[str], numbers: Numbers, at: int) -> None:
    """Set the numbers of these amino acids to 1."""
    for letter in letters:
        numbers[at + NUMBER[letter]] = 1.0


def table(view: View, numbers: Numbers, at: int) -> None:
    options = view["options"]
    numbers[at + view["seats"] - 2] = 1.0
    if options["dice"] == "d6":
        numbers[at + 3] = 1.0
    if options["tie_break"] == "most_cards":
        numbers[at + 4] = 1.0
    numbers[at + 5 + OFFERS[options["groups"]]] = 1.0
    numbers[at + 8] = view["quiet_turns"] / view["quiet_limit"]
    if view["over"]:
        numbers[at + 9] = 1.0


def turn(view: View, numbers: Numbers, at: int) -> None:
    numbers[at + 3] = view["points"] / POINTS
    if not view["over"]:
        viewer = view["seat"] or 0
        numbers[at + PHASE[view["phase"]]] = 1.0
        numbers[at + 4 + (view["to_move"] - viewer) % view["seats"]] = 1.0


def inserting(view: View, numbers: Numbers, at: int) -> None:
    pending = view["inserting"]
    if pending is not None:
        for letter in pending["choices"]:
            numbers[at + LETTER[letter]] = 1.0
        chosen = pending["letter"]
        if chosen is not None:
            numbers[at + 4 + LETTER[chosen]] = 1.0


def water(view: View, numbers: Numbers, at: int) -> None:
    if view["water"] is not None:
        numbers[at] = 1.0 if view["water"] else -1.0


def strand(view: View, numbers: Numbers, at: int) -> None:
    letters = view["strand"]
    numbers[at] = len(letters) / LONGEST
    if view["flipped"]:
        numbers[at + 1] = 1.0
    at += 2
    for letter in letters:
        numbers[at + LETTER[letter]] = 1.0
        at += 4


def mark_bits(bits: int, numbers: Numbers, at: int) -> None:
    """Set the numbers of these amino acids to 1."""
    for amino in range(AMINOS):
        if bits >> amino & 1:
            numbers[at + amino] = 1.0


def spelled(view: View, numbers: Numbers, at: int) -> None:
    mark_bits(spelled_in(encode(view["strand"])), numbers, at)


def facing(view: View, numbers: Numbers, at: int) -> None:
    mark_bits(spelled_in(encode(view["other_strand"])), numbers, at)


def face_up(view: View, numbers: Numbers, at: int) -> None:
    """Write two numbers for each card: it is face up; it can be translated now."""
    for card in view["face_up"]:
        place = at + 2 * NUMBER[card["amino"]]
        numbers[place] = 1.0
        if not card["missing"]:
            numbers[place + 1] = 1.0


def _substituted(card: int, codon: int) -> int:
    """Return the amino acids, as bits, that a card makes of a codon by changing one letter."""
    bits = 0
    for weight in (16, 4, 1):
        base = codon // weight % 4
        bits |= CODON_BITS[codon + (SWAPS[card][base] - base) * weight]
    return bits


def _extended(pair: int) -> int:
    """Return the amino acids, as bits, that a letter makes of the two before it."""
    return CODON_BITS[4 * pair] | CODON_BITS[4 * pair + 1] | CODON_BITS[4 * pair + 2] | CODON_BITS[4 * pair + 3]


def _inserted(pair: int) -> int:
    """Return the amino acids, as bits, that a letter makes of two others: before, between or after them."""
    bits = _extended(pair)
    for base in range(4):
        bits |= CODON_BITS[16 * base + pair] | CODON_BITS[pair // 4 * 16 + 4 * base + pair % 4]
    return bits


COMPLEMENTED: Final[list[int]] = [_substituted(CARD_COMPLEMENT, codon) for codon in range(64)]
TRANSITED: Final[list[int]] = [_substituted(CARD_TRANSITION, codon) for codon in range(64)]
TRANSVERTED: Final[list[int]] = [_substituted(CARD_TRANSVERSION, codon) for codon in range(64)]
INSERTED: Final[list[int]] = [_inserted(pair) for pair in range(16)]
EXTENDED: Final[list[int]] = [_extended(pair) for pair in range(16)]


def made_by(strand: list[int], *, room: bool) -> list[int]:
    """Return the amino acids, as bits, that each card can make the strand spell; `room` allows one more letter.

    `one_card` of the view has the same content with every way to do it, but takes far longer (state.py).
    """
    complement = transition = transversion = delete = insert = extend = 0
    for at in range(len(strand) - 2):
        codon = 16 * strand[at] + 4 * strand[at + 1] + strand[at + 2]
        complement |= COMPLEMENTED[codon]
        transition |= TRANSITED[codon]
        transversion |= TRANSVERTED[codon]
        if at > 0:  # the letter before, with one of the next two deleted
            first = 16 * strand[at - 1]
            delete |= CODON_BITS[first + codon % 16] | CODON_BITS[first + codon // 16 * 4 + codon % 4]
    if room and len(strand) > 1:
        for at in range(len(strand) - 1):
            insert |= INSERTED[4 * strand[at] + strand[at + 1]]
        extend = EXTENDED[4 * strand[-2] + strand[-1]]
    made = [0] * len(ACTIONS)
    made[CARD_EXTEND] = extend
    made[CARD_DELETE] = delete
    made[CARD_INSERT] = insert
    made[CARD_REVERSE_COMPLEMENT] = spelled_in(reverse_complement_strand(strand))
    made[CARD_COMPLEMENT] = complement
    made[CARD_TRANSITION] = transition
    made[CARD_TRANSVERSION] = transversion
    made[CARD_MUTATE] = complement | transition | transversion
    return made


def one_card(view: View, numbers: Numbers, at: int) -> None:
    strand = encode(view["strand"])
    made = made_by(strand, room=view["supply"] > 0)
    there = spelled_in(strand)
    for card in view["face_up"]:
        amino = NUMBER[card["amino"]]
        if not there >> amino & 1:
            start = at + amino * len(CHANGES)
            for place in range(len(CHANGES)):
                if made[CARD_EXTEND + place] >> amino & 1:
                    numbers[start + place] = 1.0


def new_pairs(view: View, numbers: Numbers, at: int) -> None:
    viewer = view["seat"] or 0
    seats = view["seats"]
    for card in view["face_up"]:
        start = at + NUMBER[card["amino"]] * SEATS
        for seat, pairs in enumerate(card["new_pairs"]):
            if pairs:
                numbers[start + (seat - viewer) % seats] = pairs / MOST_PAIRS


def deck(view: View, numbers: Numbers, at: int) -> None:
    mark(view["in_deck"], numbers, at)


def collected(view: View, numbers: Numbers, at: int) -> None:
    for player in players(view):
        mark(player["collected"], numbers, at)
        at += AMINOS


def groups(view: View, numbers: Numbers, at: int) -> None:
    for player in players(view):
        for name, members in player["groups"].items():
            group = GROUP[name]
            numbers[at + group] = members / MOST_MEMBERS[group]
        at += len(GROUPS)


def scores(view: View, numbers: Numbers, at: int) -> None:
    for player in players(view):
        numbers[at] = player["score"] / MOST_POINTS
        at += 1


def copies(cards: dict[str, int], places: dict[str, int], numbers: Numbers, at: int) -> None:
    """Write the copies of the cards that have a place."""
    for key, number in cards.items():
        place = places.get(key)
        if place is not None:
            numbers[at + place] = number / MOST_COPIES


def owned(view: View, numbers: Numbers, at: int) -> None:
    for player in players(view):
        copies(player["cards"], SOLD, numbers, at)
        at += len(SOLD)


def pool(view: View, numbers: Numbers, at: int) -> None:
    copies(view["pool"], SOLD, numbers, at)


def ready(view: View, numbers: Numbers, at: int) -> None:
    copies(view["ready"], USED, numbers, at)
    copies(view["bought"], SOLD, numbers, at + len(USED))


ENCODING: Final = Encoding(
    [
        Feature(
            "table",
            10,
            "seats as one of 2 to 4; six-sided dice; ties broken by cards; all amino acids, the aliphatic half or the "
            f"aromatic half; turns without a translation / {QUIET_LIMIT}; game over",
            table,
        ),
        Feature(
            "turn",
            8,
            f"to decide: an action, the letter or the gap of an Insert; points left / {POINTS}; who is on turn, for "
            "four seats from the viewer on",
            turn,
        ),
        Feature("inserting", 8, "letters that the black die allows: A C G T; the letter chosen: A C G T", inserting),
        Feature("water", 1, "1 is ON, -1 is OFF, 0 is the variant without water", water),
        Feature(
            "strand",
            2 + 4 * LONGEST,
            f"length / {LONGEST}; other strand active; then for each of {LONGEST} places from the 5' end: A C G T",
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
        Feature("owned", len(SOLD) * SEATS, f"for four seats: copies / {MOST_COPIES} of {', '.join(SOLD)}", owned),
        Feature("pool", len(SOLD), f"copies for sale / {MOST_COPIES}: {', '.join(SOLD)}", pool),
        Feature(
            "ready",
            len(USED) + len(SOLD),
            f"copies / {MOST_COPIES} that the seat on turn may still use: {', '.join(USED)}; that it bought this turn: "
            f"{', '.join(SOLD)}",
            ready,
        ),
    ],
    observation_fields,
)
