"""Translation: what each seat may see, field by field. Everything but the order of the deck is open to everybody."""

from typing import Any, Final, Literal, TypedDict

from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number
from benchtop.core.state import NONE
from benchtop.core.view import Frame

from .components import (
    AMINO_LETTERS,
    CARD_DELETE,
    CARD_KEYS,
    CHOICES,
    COST_USE,
    FACES,
    FOR_SALE,
    GROUPS,
    LETTERS,
    PER_AMINO_ACID,
    PER_PAIR,
    POINTS,
    QUIET_LIMIT,
    SWAPS,
    members_held,
    pairs_with,
    spelled_by,
)
from .state import ACTING, FOR_INSERT, SUBSTITUTIONS, State, Way, one_card_away, spelled_in

ZONES: Final[dict[str, str]] = {
    "deck": "amino acids face down",
    "row:PLACE": "an amino acid face up, counted from 1; if the deck is empty, the row closes up",
    "collected:SEAT": "the amino acids of a player",
    "pool": "action cards for sale",
    "cards:SEAT": "the action cards of a player",
    "supply": "free nucleotide cards",
    "base:PLACE": "a letter of the active strand, counted from 1 at its 5' end; later letters make room or close up",
    "end:SIDE": "the end of the strand with the 5' card: left (at the start of the game) or right",
}


Phase = Literal["act", "letter", "gap", "over"]
Missing = Literal["codon", "water"]
Use = Literal["filling up", "extend", "insert"]


class ReadingFrame(TypedDict):
    """One of the three ways to read the strand in threes."""

    frame: int
    """The position of its first letter: 1, 2 or 3."""
    codons: list[str]
    """Its codons, from the 5' end."""
    protein: str
    """The amino acids they spell, a letter for each codon; * is a stop."""


class Site(TypedDict):
    """A position where the active strand spells an amino acid."""

    at: int
    """The position of the codon's first letter, from 1."""
    codon: str
    """The codon."""


class OneCard(TypedDict):
    """One change that would bring a codon of an amino acid onto the active strand."""

    cards: list[str]
    """The action cards that make it, each by itself."""
    position: int
    """The letter or gap to change, from 1; 0 if the whole strand changes."""
    letter: str
    """The new letter; for Delete, the deleted letter; empty if the whole strand changes."""
    codon: str
    """The codon it makes."""
    site: int
    """The position where that codon then begins, from 1."""


class FaceUp(TypedDict):
    """A face-up amino acid."""

    amino: str
    """The amino acid."""
    sites: list[Site]
    """Positions where the active strand spells it."""
    water_ok: bool
    """Whether the water allows it."""
    missing: list[Missing]
    """The conditions still missing to translate it: a codon, the right water."""
    one_card: list[OneCard]
    """Changes that would make the strand spell it, if it doesn't yet."""
    new_pairs: list[int]
    """The pairs it would make, by seat."""
    worth: list[int]
    """The points it would add, by seat."""


class Outcome(TypedDict):
    """The effect of a change of the strand on the face-up amino acids."""

    gains: list[str]
    """Amino acids that the strand would newly spell."""
    losses: list[str]
    """Amino acids that it would no longer spell."""


class Change(Outcome):
    """A change of one letter that you can pay for now, and its effect."""

    cards: list[str]
    """The action cards that make it, each by itself; the first makes no other change of that letter."""
    position: int
    """The letter to change, from 1."""
    letter: str
    """The new letter; empty if the letter is deleted."""
    spells: str
    """The amino acids that the codons across the change would spell, from the 5' end; * is a stop."""


class Inserting(TypedDict):
    """A pending Insert."""

    face: str
    """The face of the black die."""
    choices: list[str]
    """The letters that the face allows."""
    letter: str | None
    """The letter to lay; null until it is chosen."""


class Dice(TypedDict):
    """The last roll."""

    die: Literal["white", "black"]
    """The die rolled."""
    use: Use
    """The purpose: to fill up the strand before a turn, or an action card."""
    faces: list[str]
    """The faces rolled: each letter laid, or the single face of the black die."""
    seat: int
    """The seat that rolled."""
    turn: int
    """The turn of the game."""


class Player(TypedDict):
    """The cards in front of a player, and their score."""

    collected: list[str]
    """Amino acids, in the order of translation."""
    pairs: int
    """Pairs of one group among them."""
    score: int
    """Points."""
    groups: dict[str, int]
    """Amino acids of each group; groups without any are left out."""
    cards: dict[str, int]
    """Copies of action cards, including those dealt."""


class Observed(TypedDict):
    """The public fields that the encoding reads."""

    phase: Phase
    """The decision that is due: an action, the letter or the gap of an Insert, or none."""
    points: int
    """Points that the seat to move has left."""
    strand: str
    """The active strand, from 5' to 3'."""
    other_strand: str
    """The other strand, from its own 5' to its 3' end."""
    flipped: bool
    """Whether the active strand is the strand that was not active at the start."""
    supply: int
    """Free nucleotide cards."""
    water: bool | None
    """Whether the water is on; null in the variant without water."""
    in_deck: list[str]
    """Amino acids in the deck, sorted: nobody knows their order."""
    pool: dict[str, int]
    """Copies for sale, by action card."""
    ready: dict[str, int]
    """Copies that the seat to move may still use this turn, by action card that it owns."""
    bought: dict[str, int]
    """Copies it bought this turn; they work from its next turn on."""
    inserting: Inserting | None
    """The pending Insert; null if there is none."""
    quiet_turns: int
    """Turns in a row, before this one, without a translation."""
    quiet_limit: int
    """Number of such turns that ends the game."""
    players: list[Player]
    """By seat."""


class PublicView(Observed):
    """The public part of the view."""

    turn: int
    """The turn of the game, from 1."""
    turn_points: int
    """Points at the start of this turn."""
    gaps: dict[str, list[Outcome]]
    """The effect of each allowed letter in each gap, from the 5' end; empty if no Insert is pending."""
    frames: list[ReadingFrame]
    """The strand read in threes from each of its first three letters."""
    face_up: list[FaceUp]
    """The face-up amino acids, by place, with explanations for learners."""
    deck_size: int
    """Cards in the deck."""
    last_dice: Dice | None
    """The last roll; null before the first. Rolls for the strand at the start don't count."""


class PrivateView(TypedDict):
    """The private part of a seat's view. None of it is secret, but only the seat to move needs it."""

    changes: list[Change]
    """Changes you can make to each letter with the action cards you can use now; empty if you can use none."""


class View(Frame, PublicView, PrivateView):
    """The whole view of a seat."""


def public_view(s: State) -> PublicView:
    """Return the table, with overlays: where the strand spells each face-up amino acid, or what is missing."""
    return {
        **observed(s),
        "turn": s.turn,
        "turn_points": s.first_points[s.turn - 1] if s.turn <= len(s.first_points) else POINTS,
        "gaps": gaps(s),
        "frames": reading_frames(s.strand),
        "face_up": face_up(s),
        "deck_size": len(s.deck),
        "last_dice": last_dice(s),
    }


def private_view(s: State, seat: int | None) -> PrivateView:
    """Return the changes that the seat to move can make; none for other seats."""
    return {"changes": changes(s) if seat == s.to_move and not s.over else []}


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """Return the part of the view that the encoding reads."""
    row = [
        {"amino": AMINO_LETTERS[amino], "missing": missing(s, amino), "new_pairs": new_pairs(s, amino)}
        for amino in s.row
    ]
    return {**observed(s), "face_up": row}


def observed(s: State) -> Observed:
    """Return the table without overlays."""
    return {
        "phase": phase(s),
        "points": s.points,
        "strand": decode(s.strand),
        "other_strand": decode(reverse_complement_strand(s.strand)),
        "flipped": s.flipped,
        "supply": s.supply,
        "water": s.water if s.has_water else None,
        "in_deck": sorted([AMINO_LETTERS[amino] for amino in s.deck]),
        "pool": {CARD_KEYS[card]: s.pool[card] for card in FOR_SALE},
        "ready": {CARD_KEYS[card]: s.ready[card] for card, owned in enumerate(s.owned[s.to_move]) if owned},
        "bought": copies(s.bought),
        "inserting": inserting(s),
        "quiet_turns": s.quiet,
        "quiet_limit": QUIET_LIMIT,
        "players": [player(s, seat) for seat in range(s.seats)],
    }


def phase(s: State) -> Phase:
    """Return the decision that is due, in a word."""
    return "over" if s.over else PHASES[s.phase]


PHASES: Final[list[Phase]] = ["act", "letter", "gap"]
"""Names of the phases, by the state's phase number."""


def inserting(s: State) -> Inserting | None:
    """Return the pending Insert: the face rolled, the letters it allows, and the letter chosen."""
    if s.face == NONE:
        return None
    return {
        "face": FACES[s.face],
        "choices": [LETTERS[base] for base in CHOICES[s.face]],
        "letter": None if s.letter == NONE else LETTERS[s.letter],
    }


USES: Final[list[Use]] = ["filling up", "extend", "insert"]
"""Purposes of a roll, by number."""


def last_dice(s: State) -> Dice | None:
    """Return the last roll, with its seat and purpose."""
    if not s.rolled:
        return None
    use, seat, turn = s.rolled[:3]
    black = use == FOR_INSERT
    return {
        "die": "black" if black else "white",
        "use": USES[use],
        "faces": [FACES[face] if black else LETTERS[face] for face in s.rolled[3:]],
        "seat": seat,
        "turn": turn,
    }


def reading_frames(strand: list[int]) -> list[ReadingFrame]:
    """Return the three ways to read the strand in threes from its 5' end."""
    frames: list[ReadingFrame] = []
    for start in range(3):
        codons = [codon_number(strand, at) for at in range(start, len(strand) - 2, 3)]
        frames.append(
            {
                "frame": start + 1,
                "codons": [CODONS[codon] for codon in codons],
                "protein": "".join([spelled_by(codon) for codon in codons]),
            }
        )
    return frames


# -- amino acids ----------------------------------------------------------------------------------------------------


def face_up(s: State) -> list[FaceUp]:
    """Return the face-up cards, with where the strand spells them or which single card would make it."""
    unspelled = 0
    for amino in s.row:
        unspelled |= 1 << amino
    unspelled &= ~s.spelled
    ways = one_card_away(s.strand, unspelled, room=s.supply > 0) if unspelled else []
    pairs = [new_pairs(s, amino) for amino in s.row]
    return [
        {
            "amino": AMINO_LETTERS[amino],
            "sites": [{"at": at + 1, "codon": CODONS[codon_number(s.strand, at)]} for at in s.sites(amino)],
            "water_ok": water_ok(s, amino),
            "missing": missing(s, amino),
            "one_card": [one_card(way) for way in ways if way.amino == amino],
            "new_pairs": pairs[place],
            "worth": [PER_AMINO_ACID + count * PER_PAIR for count in pairs[place]],
        }
        for place, amino in enumerate(s.row)
    ]


def one_card(way: Way) -> OneCard:
    """Return a change that one card would make."""
    return {
        "cards": [CARD_KEYS[card] for card in way.cards],
        "position": way.position,
        "letter": way.letter,
        "codon": way.codon,
        "site": way.site,
    }


def water_ok(s: State, amino: int) -> bool:
    """Whether the water allows an amino acid (§3.4)."""
    return bool(s.soluble() >> amino & 1)


def missing(s: State, amino: int) -> list[Missing]:
    """Return what an amino acid still needs before it can be translated."""
    lacks: list[Missing] = [] if s.spelled >> amino & 1 else ["codon"]
    if not water_ok(s, amino):
        lacks.append("water")
    return lacks


def new_pairs(s: State, amino: int) -> list[int]:
    """Count the pairs that an amino acid would make for each player."""
    return [pairs_with(amino, held) for held in s.collected]


# -- changes of the strand ------------------------------------------------------------------------------------------


def changes(s: State) -> list[Change]:
    """Return every change of a letter that the seat to move has a card and the points for."""
    usable = [card for card, copies in enumerate(s.ready) if copies and COST_USE[card] <= s.points]
    found: list[Change] = []
    if s.phase != ACTING:
        return found
    substitutions = [cards for cards in SUBSTITUTIONS if cards[0] in usable or cards[1] in usable]
    changed = s.strand[:]
    for at, base in enumerate(s.strand):
        for cards in substitutions:
            changed[at] = SWAPS[cards[0]][base]
            found.append(change(s, changed, cards, at, LETTERS[changed[at]]))
        changed[at] = base
        if CARD_DELETE in usable:
            found.append(change(s, s.strand[:at] + s.strand[at + 1 :], [CARD_DELETE], at, ""))
    return found


def change(s: State, changed: list[int], cards: list[int], at: int, letter: str) -> Change:
    """Return what a changed strand spells around the changed or deleted letter."""
    last = at if letter else at - 1
    across = range(max(at - 2, 0), min(last, len(changed) - 3) + 1)
    after = outcome(s, changed)
    return {
        "cards": [CARD_KEYS[card] for card in cards],
        "position": at + 1,
        "letter": letter,
        "spells": "".join([spelled_by(codon_number(changed, start)) for start in across]),
        "gains": after["gains"],
        "losses": after["losses"],
    }


def gaps(s: State) -> dict[str, list[Outcome]]:
    """Return the effect of each letter of the pending Insert in each gap."""
    if s.face == NONE:
        return {}
    strand = s.strand
    return {
        LETTERS[base]: [outcome(s, [*strand[:gap], base, *strand[gap:]]) for gap in range(len(strand) + 1)]
        for base in CHOICES[s.face]
    }


def outcome(s: State, changed: list[int]) -> Outcome:
    """Return which face-up amino acids a changed strand newly spells, and which it no longer spells."""
    spelled = spelled_in(changed)
    gained, lost = spelled & ~s.spelled, s.spelled & ~spelled
    return {
        "gains": [AMINO_LETTERS[amino] for amino in s.row if gained >> amino & 1],
        "losses": [AMINO_LETTERS[amino] for amino in s.row if lost >> amino & 1],
    }


# -- players --------------------------------------------------------------------------------------------------------


def player(s: State, seat: int) -> Player:
    """Return a player's cards and score."""
    held = s.collected[seat]
    members = members_held(held)
    pairs = sum([count * (count - 1) // 2 for count in members])
    return {
        "collected": [AMINO_LETTERS[amino] for amino in held],
        "pairs": pairs,
        "score": len(held) * PER_AMINO_ACID + pairs * PER_PAIR,
        "groups": {GROUPS[group]: count for group, count in enumerate(members) if count},
        "cards": copies(s.owned[seat]),
    }


def copies(owned: list[int]) -> dict[str, int]:
    """Return the copies of each action card, without those that have none."""
    return {CARD_KEYS[card]: count for card, count in enumerate(owned) if count}
