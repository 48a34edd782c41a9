"""Peptide: the moves in words."""

from typing import Any

from benchtop.bio.bases import NAMES as BASES
from benchtop.core.move import Move

from ..components import KINDS, NAMES, NEEDS, RECONSTRUCTED, THREE, TITLES, VALUE, spelled
from ..moves.building import Add, KeepAmino
from ..moves.gathering import Discard, KeepRna, TakeRna
from ..moves.resolution import Decline
from ..moves.selection import Take
from .table import EFFECT, ONE, described


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do."""
    if isinstance(move, Take):
        kind = KINDS[move.kind]
        if move.face_down:
            return f"Take {ONE[kind]} face down · 1 ATP in Phase 2"
        return f"Take {ONE[kind]} · {EFFECT[kind]}"
    if isinstance(move, Decline):
        return f"Discard the {TITLES[move.kind]} unused · nothing is paid"
    if isinstance(move, TakeRna):
        letter = "ACGU"[move.letter]
        return f"Take the face-up {letter} · everybody sees that you have {BASES[letter]}"
    if isinstance(move, KeepRna):
        return _keep_rna(move, view)
    if isinstance(move, KeepAmino):
        return _keep_amino(move, view)
    if isinstance(move, Add):
        amino = move.amino
        value = VALUE[amino]
        mark = "*" if "value" in RECONSTRUCTED[amino] else ""
        paid = " ".join(spelled(NEEDS[amino]))
        return f"Add {NAMES[amino]} with {paid} · {(value + 1) // 2} points, {value}{mark} once fixed"
    if isinstance(move, Discard):
        return f"Discard {'ACGU'[move.letter]} · the others see it when all have chosen"
    return _other_words(move.notation, view)


def _other_words(notation: str, view: dict[str, Any]) -> str:
    me = view["players"][view["to_move"] if view["seat"] is None else view["seat"]]
    atp = me["atp"]
    if notation == "end turn":
        return f"End your turn and keep your {atp} ATP"
    if notation == "select-twice":
        return f"Select twice · 3 of your {atp} ATP, both selections now, none in the second pass"
    if notation == "reset rna":
        field = " and ".join(view["rna_field"]) or "nothing"
        return f"Discard the face-up RNA ({field}) and turn up new cards · 1 of your {atp} ATP"
    if notation == "reset organelles":
        cards = sum(view["field"].values())
        return f"Discard the organelle field and deal {cards} anew · 2 of your {atp} ATP"
    if notation == "fix":
        return _fix(me, view)
    if notation == "raise energy" or notation == "raise rna":
        limit = notation.split()[1]
        now = me["limits"][limit] if me["limits"] else 0
        return f"Raise your {'RNA' if limit == 'rna' else 'energy'} limit from {now} to {now + 1}"
    return {
        "take first-player": "Take the First Player card · you begin the next pass and Phase 2",
        "use mitochondria": f"Use the Mitochondria · +2 ATP to your {atp}",
        "use nucleus": "Use the Nucleus · take a face-up RNA card, or draw two and keep one",
        "use vacuole": "Use the Vacuole · +1 ATP and an RNA card, or a higher limit"
        if me["limits"]
        else f"Use the Vacuole · +1 ATP to your {atp}, and the top RNA card",
        "use amino-acyl": f"Use the Amino-Acyl · 2 of your {atp} ATP, see the top two amino acids and keep one",
        "use ribosome": f"Use the Ribosome · 1 of your {atp} ATP, then add an amino acid or fix one",
        "use face-down": f"Discard a face-down organelle · +1 ATP to your {atp}",
        "draw two": f"Draw two RNA cards of the {view['rna_deck_size']} in the deck and keep one",
        "gather": f"Gather · +1 ATP to your {atp}, and the top RNA card",
    }[notation]


def _keep_rna(move: KeepRna, view: dict[str, Any]) -> str:
    letter = "ACGU"[move.letter]
    drawn = list(view["looking"] or [])
    if letter not in drawn:
        return f"Keep {letter} {BASES[letter]}"
    drawn.remove(letter)
    return f"Keep {letter} {BASES[letter]} · {drawn[0]} is discarded face up"


def _keep_amino(move: KeepAmino, view: dict[str, Any]) -> str:
    kept = THREE[move.amino]
    others = [card for card in view["looking"] or [] if card != kept]
    back = f" · {others[0]} goes back on top" if others else ""
    return f"Keep {described(kept)}{back}"


def _fix(me: dict[str, Any], view: dict[str, Any]) -> str:
    loose = [card for card in me["chain"] if not card["fixed"]]
    if not loose:
        return "Fix your leftmost face-up amino acid"
    card = loose[0]
    more = card["value"] - (card["value"] + 1) // 2
    bonus = f" and the +{view['bonuses'][0]} bonus card" if view["bonuses"] else ""
    return f"Fix {card['name']}, your leftmost face-up amino acid · {more} more points{bonus}"
