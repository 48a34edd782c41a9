"""Adna's Lab: the moves in words."""

from typing import Any, Final

from benchtop.core.move import Move

from ..components import (
    CELSIUS,
    ENZYME_DATA,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    LINKER,
    NAMES,
    REACTION_DATA,
    SITES,
    U,
    landing,
)
from ..moves.answers import Block as Blocking
from ..moves.answers import Pass, Shift, Wash
from ..moves.attacks import OWN, Attack, Cut
from ..moves.choices import Add, Done, Nudge, Pick, Place, Remove, Take
from ..moves.turn import Discard, Lay, Stop
from ..moves.uses import Clean, Link, Seal, Set
from .events import name


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do, second person, present tense."""
    level = CELSIUS.index(view["thermometer"]["celsius"])
    if isinstance(move, Lay):
        chain = _side(view, move.side)
        if move.kind == U:
            return f"Lay uracil on {_whose(move.side)} · contaminates it"
        return f"Lay {NAMES[move.kind]} on {_whose(move.side)} · {chain['length'] + 1} of {view['target']}"
    if isinstance(move, Cut):
        return _cut_words(move, view)
    if isinstance(move, Attack):
        return _attack_words(move, view)
    if isinstance(move, Set | Shift):
        to = landing(move.setting, level)
        stops = isinstance(move, Shift) and _stops_heating(move, view)
        does = "cancels the Heating Block" if stops else f"{CELSIUS[level]} to {CELSIUS[max(to, 0)]} °C"
        return f"{'Answer with' if isinstance(move, Shift) else 'Use'} {NAMES[move.kind]} · {does}"
    if isinstance(move, Clean):
        return f"Use RNase A · takes the uracil off {_whose(move.side)}"
    if isinstance(move, Link):
        count = 3 if move.kind == LINKER else 5
        return f"Use {NAMES[move.kind]} · {count} bases from the deck, then your fragment again"
    if isinstance(move, Seal):
        return f"Dephosphorylate the fragment, with the {NAMES[move.buffer]} · it cannot be ligated"
    if isinstance(move, Wash):
        return f"Answer with Detergent · cancels {NAMES[move.kind]}"
    if isinstance(move, Blocking):
        victim = view["play"]["answers"][-1]["card"] if view["play"] and view["play"]["answers"] else None
        blocked = victim or (view["play"]["card"] if view["play"] else None)
        return f"Answer with {NAMES[move.kind]}" + (f" · cancels {name(blocked)}" if blocked else "")
    if isinstance(move, Pass):
        return PASSING.get(view["phase"], "Pass")
    return _choice_words(move, view, level)


PASSING: Final = {
    "answer": "Pass · the card stands",
    "restore": "Pass · your card fails",
    "mutate": "Pass · swap nothing",
    "seal": "Pass · leave the ends as they are",
    "repair": "Pass · no repair now",
    "clean": "Pass · leave the uracil for now",
}


def _choice_words(move: Move, view: dict[str, Any], level: int) -> str:
    """The small decisions, and those at the end of a turn."""
    if isinstance(move, Remove | Pick):
        base = _base_at(view, move.position)
        return f"{'Take out' if isinstance(move, Remove) else 'Pick'} position {move.position + 1}{base}"
    if isinstance(move, Place):
        return f"Next comes {NAMES[move.base]}"
    if isinstance(move, Add):
        return f"Lay {NAMES[move.base]} next"
    if isinstance(move, Done):
        return "Pick no more"
    if isinstance(move, Take):
        return f"Pick one of your rival's {('Bases', 'Enzymes', 'Reactions')[move.deck]} cards"
    if isinstance(move, Nudge):
        to = min(max(level + move.step, 0), len(CELSIUS) - 1)
        return f"BSA moves the thermometer {'up' if move.step > 0 else 'down'} · {CELSIUS[level]} to {CELSIUS[to]} °C"
    if isinstance(move, Stop):
        return "Stop playing · then discard, if you like"
    if isinstance(move, Discard):
        return f"Discard {NAMES[move.kind]}, face down"
    return f"End your turn · {3 - view['discarded']} more discards would be possible"


def _cut_words(move: Cut, view: dict[str, Any]) -> str:
    site = SITES[move.kind - FIRST_ENZYME]
    side = "own" if move.side == OWN else "other"
    found = [entry[side] for entry in view["restriction_map"] or [] if entry["enzyme"] == NAMES[move.kind]]
    off = f" · {found[0]['removes']} bases come off" if found and found[0]["removes"] else ""
    tools = NAMES[move.buffer] + (" and BSA" if ENZYME_DATA[move.kind - FIRST_ENZYME]["bsa"] else "")
    return f"Cut {_whose(move.side)} with {NAMES[move.kind]} ({site}), {tools}{off}"


def _attack_words(move: Attack, view: dict[str, Any]) -> str:
    where = f" on {_whose(move.side)}" if move.side >= 0 else ""
    tools = f", with the {NAMES[move.buffer]}" if move.buffer >= 0 else ""
    tools += " and DMSO" if move.boosted else ""
    effect = REACTION_DATA[move.kind - FIRST_REACTION]["effect"].rstrip(".")
    return f"{NAMES[move.kind]}{where}{tools} · {effect[0].lower() + effect[1:]}"


def _stops_heating(move: Shift, view: dict[str, Any]) -> bool:
    """Whether an Ice Box would cancel a Heating Block rather than cool."""
    play = view["play"]
    if KEYS[move.kind] != "ice-box" or view["phase"] != "answer" or play is None:
        return False
    return bool((play["answers"][-1]["card"] if play["answers"] else play["card"]) == "heating-block")


def _base_at(view: dict[str, Any], position: int) -> str:
    play = view["play"]
    chain = view["active"] if play is None or play["chain"] is None else play["chain"]
    bases = view["chains"][chain]["bases"]
    return f" · {NAMES[KEYS.index(bases[position])]}" if position < len(bases) else ""


def _side(view: dict[str, Any], side: int) -> dict[str, Any]:
    chain: dict[str, Any] = view["chains"][view["to_move"] if side == OWN else 1 - view["to_move"]]
    return chain


def _whose(side: int) -> str:
    return "your chain" if side == OWN else "your rival's chain"
