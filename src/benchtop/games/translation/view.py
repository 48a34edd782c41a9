"""Translation: what a seat may see, by naming it. All but the order of the deck is open to everybody."""

from typing import Any

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import decode, reverse_complement_strand
from benchtop.bio.codons import CODONS, codon_number

from .advice import one_card_away, reading_frames
from .cards import (
    ACTIONS,
    AMINOS,
    CARDS,
    CHOICES,
    COPIES,
    FACES,
    FOR_SALE,
    GROUPS,
    LETTERS,
    members_held,
    pairs_in,
    pairs_with,
    score_of,
)
from .state import NOTHING, QUIET_LIMIT, State


def view(s: State, seat: int | None) -> dict[str, Any]:
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
        "in_deck": sorted(AMINOS[amino].letter for amino in s.deck),
        "pool": [for_sale(s, card) for card in FOR_SALE],
        "ready": {ACTIONS[card].key: s.ready[card] for card in range(CARDS) if s.owned[s.to_move][card]},
        "bought": {ACTIONS[card].key: s.bought[card] for card in FOR_SALE if s.bought[card]},
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


def face_up(s: State) -> list[dict[str, Any]]:
    """The face-up cards as printed, where the strand spells them, and which single card would make it do so."""
    missing = 0
    for amino in s.row:
        missing |= 1 << amino
    missing &= ~s.spelled
    ways = one_card_away(s.strand, missing, room=s.supply > 0) if missing else []
    cards = []
    for amino in s.row:
        sites = s.sites(amino)
        water_ok = bool(s.soluble() >> amino & 1)
        cards.append(
            amino_card(amino)
            | {
                "sites": [{"at": at + 1, "codon": CODONS[codon_number(s.strand, at)]} for at in sites],
                "water_ok": water_ok,
                "missing": [what for what, here in (("codon", bool(sites)), ("water", water_ok)) if not here],
                "one_card": [way.to_json() for way in ways if way.amino == amino],
                "new_pairs": [pairs_with(amino, held) for held in s.collected],
            }
        )
    return cards


def amino_card(amino: int) -> dict[str, Any]:
    """An amino acid card as printed."""
    card = AMINOS[amino]
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


def for_sale(s: State, card: int) -> dict[str, Any]:
    """A kind of action card in the pool."""
    facts = ACTIONS[card]
    return {
        "key": facts.key,
        "name": facts.name,
        "buy": facts.buy,
        "use": facts.use,
        "effect": facts.effect,
        "note": facts.note,
        "left": s.pool[card],
        "copies": COPIES[s.seats],
    }


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
    return {
        "collected": [AMINOS[amino].letter for amino in held],
        "pairs": pairs_in(held),
        "score": score_of(held),
        "groups": {group: count for group, count in zip(GROUPS, members_held(held), strict=True) if count},
        "cards": {ACTIONS[card].key: s.owned[seat][card] for card in range(CARDS) if s.owned[seat][card]},
    }
