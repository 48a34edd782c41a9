"""Peptide: what a seat may see, by naming it (§8)."""

from typing import Any, Final

from benchtop.core.state import NONE

from .components import (
    AMINOS,
    CARDS,
    CODON,
    KINDS,
    LAST_ROUND,
    LETTERS,
    NAMES,
    NEEDS,
    RECONSTRUCTED,
    STOP_WITHIN,
    THREE,
    VALUE,
    named,
    spelled,
)
from .rules import count, most_matched
from .state import DISCARDING, KEEPING_AMINO, KEEPING_RNA, SELECTING, SPECTATOR, Player, State

STEPS: Final = ["select", "resolve", "nucleus", "two rna", "vacuole", "two amino acids", "ribosome", "discard"]
"""What the seat to move decides, by phase."""


def public_view(s: State) -> dict[str, Any]:
    """The table for everybody."""
    return {
        "round": s.round,
        "last_round": None if s.last_round == NONE else s.last_round,
        "round_limit": LAST_ROUND,
        "phase": "selection" if s.phase == SELECTING else "discards" if s.phase == DISCARDING else "resolution",
        "pass": s.pass_number if s.phase == SELECTING else None,
        "step": STEPS[s.phase],
        "due": s.due,
        "twice": s.twice,
        "waiting": waiting(s),
        "first": s.first,
        "first_taken": s.first_taken,
        "field": kinds(s.field),
        "organelle_deck": kinds(s.deck),
        "organelle_discards": kinds(s.discards),
        "rna_field": [LETTERS[letter] for letter in s.rna_field],
        "rna_deck_size": s.rna_deck_size,
        "rna_discards": letters(s.rna_discards),
        "atp_supply": s.atp_supply if s.strict_atp else None,
        "bonuses": s.bonuses[::-1],
        "amino_deck_size": len(s.amino_deck),
        "amino_removed": len(s.removed),
        "stop": stop(s),
        "players": [public(s, number) for number in range(s.seats)],
        "shown": shown(s) if s.over else None,
    }


def private_view(s: State, seat: int | None) -> dict[str, Any]:
    """One's own hand, and what one remembers."""
    own = None if seat is None else s.players[seat]
    looking: list[str] | None = None
    if seat == s.to_move and not s.over:
        if s.phase == KEEPING_AMINO:
            looking = [THREE[s.amino_deck[-1]], THREE[s.amino_deck[-2]]]
        elif s.phase == KEEPING_RNA:
            looking = [LETTERS[letter] for letter in s.drawn]
    return {
        "rna_unseen": letters(s.rna_unseen(SPECTATOR if seat is None else seat)),
        "hand": None if own is None else hand(own),
        "looking": looking,
        "memory": memory(s, seat),
    }


def waiting(s: State) -> list[int]:
    """The seats that come after the one to move, in this pass, phase or choice of discards (§2.2, §3.1, §7.3)."""
    seats = [(s.starter + step) % s.seats for step in range(s.step + 1, s.seats)]
    if s.phase == SELECTING and s.pass_number == 2:
        return [seat for seat in seats if s.players[seat].picked < 2]
    if s.phase == DISCARDING:
        return [seat for seat in seats if s.players[seat].rna_size > s.players[seat].rna_limit]
    return seats


def public(s: State, number: int) -> dict[str, Any]:
    """What everybody sees of a player, and the RNA that everybody saw go to that hand (§8.1)."""
    player = s.players[number]
    chain: list[dict[str, Any]] = []
    for place, amino in enumerate(player.chain):
        lies = _PRINTED[amino].copy()
        lies["fixed"] = place < player.fixed
        lies["rna"] = "" if place < player.fixed else _CODONS[amino]
        chain.append(lies)
    points = count(player)
    return {
        "atp": player.atp,
        "rna_size": player.rna_size,
        "rna_known": spelled(player.open),
        "amino_size": len(player.amino),
        "picked": player.picked,
        "organelles": named(player.up),
        "face_down": named(player.down),
        "chain": chain,
        "bonus": player.bonus[:],
        "points": points.bonus + points.fixed + points.face_up,
        "limits": {"energy": player.energy_limit, "rna": player.rna_limit} if s.advanced else None,
        "laid_aside": sum(player.aside),
        "given_up": spelled(player.given_up),
    }


def card(amino: int) -> dict[str, Any]:
    """An amino acid card. `reconstructed` names what of it is not printed fact."""
    return {
        "amino": THREE[amino],
        "name": NAMES[amino],
        "codon": CODON[amino],
        "value": VALUE[amino],
        "reconstructed": RECONSTRUCTED[amino],
        "fact": CARDS[amino]["fact"],
    }


_PRINTED: Final[list[dict[str, Any]]] = [card(amino) for amino in range(AMINOS)]
_CODONS: Final[list[str]] = [spelled(NEEDS[amino]) for amino in range(AMINOS)]
"""The RNA that lies with each amino acid until it is fixed."""


def hand(player: Player) -> dict[str, Any]:
    """One's own cards, and what the amino acids among them would count now (§6.3)."""
    matched = most_matched(player.amino, player.rna)
    return {
        "rna": spelled(player.rna),
        "amino": [_PRINTED[amino] for amino in player.amino],
        "laid_aside": spelled(player.aside),
        "matched": matched,
        "points": 2 * matched - len(player.amino),
    }


def memory(s: State, seat: int | None) -> dict[str, Any]:
    """What follows about the amino acid deck from all that the seat has seen (§8.2).

    `draws`: every draw so far, with the cards where the seat made it itself. `traced`: cards the seat put back, each
    with the seats that may hold it and whether it may still be on top. `unseen`: amino acids that may be anywhere
    out of sight.
    """
    if s.over:
        return {"draws": [], "traced": [], "unseen": [], "top": None}
    who = SPECTATOR if seat is None else seat
    mine = s.phase == KEEPING_AMINO and s.to_move == seat
    draws: list[dict[str, Any]] = []
    for number, drawer in enumerate(s.draws.drawer):
        back = s.draws.back[number]
        seen = drawer == who
        draws.append(
            {
                "seat": drawer,
                "put_back": back != NONE,
                "kept": THREE[s.draws.kept[number]] if seen else None,
                "back": THREE[back] if seen and back != NONE else None,
            }
        )
    traced = s.draws.traces(who, s.amino_deck[-1] if mine else NONE)
    placed = [trace.card for trace in traced] + (s.amino_deck[-2:] if mine else [])
    for number, player in enumerate(s.players):
        placed += player.chain
        if number == seat:
            placed += player.amino
    top = [THREE[trace.card] for trace in traced if trace.top and not trace.hands]
    return {
        "draws": draws,
        "traced": [{"amino": THREE[trace.card], "hands": trace.hands, "top": trace.top} for trace in traced],
        "unseen": [THREE[amino] for amino in range(AMINOS) if amino not in placed],
        "top": top[0] if top else None,
    }


def stop(s: State) -> dict[str, Any]:
    """Whether STOP has been shown, and else between which cards of the deck, counted from the top, it lies (§1.5)."""
    if s.last_round != NONE:
        return {"shown": True, "from": None, "to": None}
    size = len(s.amino_deck)
    looked_at = 2 if s.phase == KEEPING_AMINO else 1 if s.draws.drawer else 0
    return {"shown": False, "from": max(size - STOP_WITHIN, looked_at) + 1, "to": size}


def shown(s: State) -> dict[str, Any]:
    """After the game everything is turned up: hands, how they count, and the cards nobody had."""
    return {
        "hands": [
            {"rna": spelled(player.rna), "amino": [THREE[amino] for amino in player.amino]} for player in s.players
        ],
        "counts": [count(player).to_json() for player in s.players],
        "deck": [THREE[card] for card in reversed(s.amino_deck)],
        "removed": [THREE[card] for card in s.removed],
    }


def kinds(counts: list[int]) -> dict[str, int]:
    """Organelle counts by name."""
    return {KINDS[kind]: counts[kind] for kind in range(5)}


def letters(counts: list[int]) -> dict[str, int]:
    """RNA counts by letter."""
    return {LETTERS[letter]: counts[letter] for letter in range(4)}
