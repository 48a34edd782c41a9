"""Peptide: the moves in words."""

from benchtop.bio.bases import NAMES as BASES
from benchtop.core.move import Move
from benchtop.core.text import listed

from ..components import (
    CODON,
    COST_AMINO_ACYL,
    COST_RESET_ORGANELLES,
    COST_RESET_RNA,
    COST_RIBOSOME,
    COST_SELECT_TWICE,
    COSTS,
    FACE_UP,
    FIXING,
    GAIN_FACE_DOWN,
    GAIN_MITOCHONDRIA,
    GAIN_VACUOLE,
    KINDS,
    LETTERS,
    NAMES,
    NUMBER,
    THREE,
    TITLES,
    VACUOLE,
    Organelle,
)
from ..moves.actions import EndTurn, HoldTurn, ResetOrganelles, ResetRna, SelectTwice
from ..moves.building import Add, Fix, KeepAmino, UseAminoAcyl, UseRibosome
from ..moves.ending import Answer, ProposeEnd
from ..moves.gathering import Discard, DrawTwo, Gather, KeepRna, Raise, TakeRna, UseNucleus, UseVacuole
from ..moves.resolution import Decline, UseFaceDown, UseMitochondria
from ..moves.selection import Take, TakeFirstPlayer
from ..view import PlayerView, View
from .table import EFFECT, WITH_ARTICLE, described, value


def words(move: Move, view: View, names: list[str]) -> str:
    """Say what the move would do."""
    me = view["players"][view["to_move"] if view["seat"] is None else view["seat"]]
    atp = me["atp"]
    match move:
        case Take(kind=kind, face_down=True):
            return f"Take {WITH_ARTICLE[KINDS[kind]]} face down · {GAIN_FACE_DOWN} ATP in Phase 2"
        case Take(kind=kind):
            limit = ", or raise a limit" if kind == VACUOLE and me["limits"] else ""
            return f"Take {WITH_ARTICLE[KINDS[kind]]} · {EFFECT[KINDS[kind]]}{limit}{_trap(me, view, KINDS[kind])}"
        case TakeFirstPlayer():
            return "Take the First Player card · you begin the next pass and Phase 2"
        case SelectTwice():
            paid = f"{COST_SELECT_TWICE} of your {atp} ATP"
            return f"Select twice · {paid}, both selections now, none later{_warning(me, COST_SELECT_TWICE)}"
        case ResetRna():
            field = listed(view["rna_field"]) or "nothing"
            paid = f"{COST_RESET_RNA} of your {atp} ATP{_warning(me, COST_RESET_RNA)}"
            return f"Discard the face-up RNA ({field}) and turn up new cards · {paid}"
        case ResetOrganelles():
            cards = sum(view["field"].values())
            paid = f"{COST_RESET_ORGANELLES} of your {atp} ATP{_warning(me, COST_RESET_ORGANELLES)}"
            return f"Discard the organelle field and deal {cards} new cards · {paid}"
        case HoldTurn():
            last = "your selection" if view["phase"] == "selecting" else "your last organelle"
            return f"Keep your turn open · after {last} you can still spend ATP, then end it"
        case EndTurn():
            return f"End your turn and keep your {atp} ATP"
        case ProposeEnd():
            return "Propose that this round be the last · nobody draws amino acids; all others must agree"
        case Answer(agrees=True):
            return "Agree · if all do, this round is the last and points are counted"
        case Answer():
            return "Play on · the game goes on as before"
        case UseFaceDown():
            return f"Discard a face-down organelle · +{GAIN_FACE_DOWN} ATP to your {atp}"
        case UseMitochondria():
            return f"Use the Mitochondria · +{GAIN_MITOCHONDRIA} ATP to your {atp}"
        case Decline(kind=kind):
            return f"Discard the {TITLES[kind]} unused · nothing is paid"
        case Fix():
            return _fix(me, view)
    return _words_of_cards(move, view, me)


def _words_of_cards(move: Move, view: View, me: PlayerView) -> str:
    """Say what the move would do with RNA and amino acids."""
    atp = me["atp"]
    match move:
        case UseNucleus():
            return f"Use the Nucleus · {EFFECT['nucleus']}"
        case TakeRna(letter=letter):
            return f"Take the face-up {LETTERS[letter]} · everybody sees that you have {BASES[LETTERS[letter]]}"
        case DrawTwo():
            return f"Draw two RNA cards of the {view['rna_deck_size']} in the deck and keep one"
        case KeepRna(letter=letter):
            return _keep_rna(LETTERS[letter], view)
        case UseVacuole() if me["limits"]:
            return f"Use the Vacuole · +{GAIN_VACUOLE} ATP and an RNA card, or a higher limit"
        case UseVacuole():
            return f"Use the Vacuole · +{GAIN_VACUOLE} ATP to your {atp}, and the top RNA card"
        case Gather():
            return f"Gather · +{GAIN_VACUOLE} ATP to your {atp}, and the top RNA card"
        case Raise(limit=limit):
            now = me["limits"][limit] if me["limits"] else 0
            return f"Raise your {'RNA' if limit == 'rna' else 'energy'} limit from {now} to {now + 1}"
        case Discard(letter=letter):
            return f"Discard {LETTERS[letter]} · the others see it when all have chosen"
        case UseAminoAcyl():
            paid = f"{COST_AMINO_ACYL} of your {atp} ATP"
            warning = _warning(me, COST_AMINO_ACYL, "amino-acyl")
            return f"Use the Amino-Acyl · {paid}, see the top two amino acids and keep one{warning}"
        case KeepAmino(amino=amino):
            return _keep_amino(THREE[amino], view)
        case UseRibosome():
            paid, warning = f"{COST_RIBOSOME} of your {atp} ATP", _warning(me, COST_RIBOSOME, "ribosome")
            return f"Use the Ribosome · {paid}, then add an amino acid or fix one{warning}"
        case Add(amino=amino):
            points = f"{FACE_UP[amino]} points, {value(THREE[amino])} once fixed"
            return f"Add {NAMES[amino]} with {' '.join(CODON[amino])} · {points}"
    raise TypeError(f"no words for {move}")


def _warning(me: PlayerView, cost: int, used: Organelle | None = None) -> str:
    """Warn of organelles that could not be paid for after this cost; `used` is the organelle it pays for."""
    left = me["energy"] - cost
    due = me["organelles"][:]
    if used in due:
        due.remove(used)
    prices = {kind: COSTS[KINDS.index(kind)] for kind in due if COSTS[KINDS.index(kind)]}
    if sum(COSTS[KINDS.index(kind)] for kind in due) <= left or not prices:
        return ""
    dear = [kind for kind, price in prices.items() if price > left] or list(prices)
    named = listed([f"your {TITLES[KINDS.index(kind)]} ({prices[kind]})" for kind in dear])
    return f" · careful: {max(0, left)} ATP would be left for {named}"


def _trap(me: PlayerView, view: View, kind: Organelle) -> str:
    """Warn of what an organelle would lack if taken now."""
    match view["traps"].get(kind):
        case "atp":
            due = sum(COSTS[KINDS.index(taken)] for taken in [*me["organelles"], kind])
            return f" · careful: you have {me['energy']} ATP for {due} so far"
        case "chain":
            return " · careful: you have no amino acid to add or fix so far"
        case "deck":
            return " · careful: no amino acid is left to draw"
        case None:
            return ""


def _keep_rna(letter: str, view: View) -> str:
    drawn = list(view["looking"] or [])
    if letter not in drawn:
        return f"Keep {letter} {BASES[letter]}"
    drawn.remove(letter)
    return f"Keep {letter} {BASES[letter]} · {drawn[0]} is discarded face up"


def _keep_amino(kept: str, view: View) -> str:
    others = [card for card in view["looking"] or [] if card != kept]
    back = f" · {others[0]} goes back on top" if others else ""
    return f"Keep {described(kept)}{back}"


def _fix(me: PlayerView, view: View) -> str:
    loose = me["chain"][me["fixed"] :]
    if not loose:
        return "Fix your leftmost face-up amino acid"
    amino = NUMBER[loose[0]]
    bonus = f" and the +{view['bonuses'][0]} bonus card" if view["bonuses"] else ""
    return f"Fix {NAMES[amino]}, your leftmost face-up amino acid · {FIXING[amino]} more points{bonus}"
