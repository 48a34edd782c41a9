"""Translation: what a seat may see, by naming it. All but the order of the deck is open to everybody."""

from typing import Any, Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number

from .components import (
    ACTIONS,
    AMINO_LETTERS,
    AMINOS,
    CHOICES,
    COPIES,
    FACES,
    FOR_SALE,
    GROUPS,
    LETTERS,
    PER_AMINO_ACID,
    PER_PAIR,
    ActionCard,
    AminoCard,
    pairs_with,
    spelled_by,
)
from .state import NOTHING, QUIET_LIMIT, State, one_card_away


def public_view(s: State) -> dict[str, Any]:
    """The whole table, with overlays: where each face-up amino acid is spelled, and what is missing where it is not."""
    return {
        "phase": phase(s),
        "turn": s.turn,
        "points": s.points,
        "strand": decode(s.strand),
        "other_strand": decode(reverse_complement_strand(s.strand)),
        "flipped": s.flipped,
        "supply": s.supply,
        "frames": reading_frames(s.strand),
        "water": s.water if s.has_water else None,
        "face_up": face_up(s),
        "deck_size": len(s.deck),
        "in_deck": sorted([AMINO_LETTERS[amino] for amino in s.deck]),
        "pool": [for_sale(s, card) for card in FOR_SALE],
        "ready": ready(s),
        "bought": cards_owned(s.bought),
        "inserting": inserting(s),
        "quiet_turns": s.quiet,
        "quiet_limit": QUIET_LIMIT,
        "players": [player(s, number) for number in range(s.seats)],
    }


def private_view(s: State, seat: int | None) -> dict[str, Any]:
    """Nothing besides: nobody holds a secret."""
    return {}


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """The part of the view that is told in numbers (encoding.py)."""
    return {
        "phase": phase(s),
        "points": s.points,
        "strand": decode(s.strand),
        "other_strand": decode(reverse_complement_strand(s.strand)),
        "flipped": s.flipped,
        "supply": s.supply,
        "water": s.water if s.has_water else None,
        "face_up": [
            {"letter": AMINO_LETTERS[amino], "missing": missing(s, amino), "new_pairs": new_pairs(s, amino)}
            for amino in s.row
        ],
        "in_deck": sorted([AMINO_LETTERS[amino] for amino in s.deck]),
        "pool": [{"left": s.pool[card]} for card in FOR_SALE],
        "ready": ready(s),
        "bought": cards_owned(s.bought),
        "inserting": inserting(s),
        "quiet_turns": s.quiet,
        "quiet_limit": QUIET_LIMIT,
        "players": [player(s, number) for number in range(s.seats)],
    }


def phase(s: State) -> str:
    """What is to be decided: "act", the "letter" or the "gap" of an Insert, or nothing ("over")."""
    if s.over:
        return "over"
    if s.face == NOTHING:
        return "act"
    return "letter" if s.letter == NOTHING else "gap"


def reading_frames(strand: list[int]) -> list[dict[str, Any]]:
    """The three ways to read the strand in threes from its 5' end."""
    frames = []
    for start in range(3):
        codons = [codon_number(strand, at) for at in range(start, len(strand) - 2, 3)]
        frames.append(
            {
                "frame": start + 1,
                "codons": [CODONS[codon] for codon in codons],
                "protein": "".join(spelled_by(codon) for codon in codons),
            }
        )
    return frames


def face_up(s: State) -> list[dict[str, Any]]:
    """The face-up cards as printed, where the strand spells them, and which single card would make it do so."""
    unspelled = 0
    for amino in s.row:
        unspelled |= 1 << amino
    unspelled &= ~s.spelled
    ways = one_card_away(s.strand, unspelled, room=s.supply > 0) if unspelled else []
    return [
        {
            **_PRINTED[amino],
            "sites": [{"at": at + 1, "codon": CODONS[codon_number(s.strand, at)]} for at in s.sites(amino)],
            "water_ok": water_ok(s, amino),
            "missing": missing(s, amino),
            "one_card": [way.to_json() for way in ways if way.amino == amino],
            "new_pairs": new_pairs(s, amino),
        }
        for amino in s.row
    ]


def water_ok(s: State, amino: int) -> bool:
    """Whether the water allows an amino acid (§3.4)."""
    return bool(s.soluble() >> amino & 1)


def missing(s: State, amino: int) -> list[str]:
    """What keeps an amino acid from being translated now."""
    lacks = [] if s.spelled >> amino & 1 else ["codon"]
    if not water_ok(s, amino):
        lacks.append("water")
    return lacks


def new_pairs(s: State, amino: int) -> list[int]:
    """How many pairs an amino acid would make for each player."""
    return [pairs_with(amino, held) for held in s.collected]


def amino_card(card: AminoCard) -> dict[str, Any]:
    """An amino acid card as printed."""
    return {
        "letter": card.letter,
        "three": card.three,
        "name": card.name,
        "first_name": card.first_name,
        "codons": card.codons,
        "hydrophilic": card.hydrophilic,
        "groups": card.groups,
        "fact": amino_acid(card.letter).fact,
    }


_PRINTED: Final = [amino_card(card) for card in AMINOS]


def for_sale(s: State, card: int) -> dict[str, Any]:
    """A kind of action card in the pool."""
    return {**_SOLD[card], "left": s.pool[card], "copies": COPIES[s.seats]}


def action_card(card: ActionCard) -> dict[str, Any]:
    """An action card as printed."""
    return {
        "key": card.key,
        "name": card.name,
        "buy": card.buy,
        "use": card.use,
        "effect": card.effect,
        "note": card.note,
    }


_SOLD: Final = [action_card(card) for card in ACTIONS]
_KEYS: Final[list[str]] = [card.key for card in ACTIONS]


def ready(s: State) -> dict[str, int]:
    """How many copies of its cards the seat to move may still use."""
    return {_KEYS[card]: s.ready[card] for card, owned in enumerate(s.owned[s.to_move]) if owned}


def inserting(s: State) -> dict[str, Any] | None:
    """The Insert that is pending: what was rolled, what that allows, and what has been chosen."""
    if s.face == NOTHING:
        return None
    return {
        "face": FACES[s.face],
        "choices": [LETTERS[base] for base in CHOICES[s.face]],
        "letter": None if s.letter == NOTHING else LETTERS[s.letter],
    }


def player(s: State, seat: int) -> dict[str, Any]:
    """What lies in front of a player, and what it is worth."""
    held = s.collected[seat]
    groups = groups_held(held)
    pairs = sum([count * (count - 1) // 2 for count in groups.values()])
    return {
        "collected": [AMINO_LETTERS[amino] for amino in held],
        "pairs": pairs,
        "score": len(held) * PER_AMINO_ACID + pairs * PER_PAIR,
        "groups": groups,
        "cards": cards_owned(s.owned[seat]),
    }


def groups_held(held: list[int]) -> dict[str, int]:
    """How many there are of each group that there is at all."""
    counts = [0] * len(GROUPS)
    for amino in held:
        for group in _GROUPS_OF[amino]:
            counts[group] += 1
    return {GROUPS[group]: count for group, count in enumerate(counts) if count}


_GROUPS_OF: Final[list[list[int]]] = [[GROUPS.index(group) for group in card.groups] for card in AMINOS]


def cards_owned(owned: list[int]) -> dict[str, int]:
    """How many copies there are of each action card that there is at all."""
    return {_KEYS[card]: copies for card, copies in enumerate(owned) if copies}
