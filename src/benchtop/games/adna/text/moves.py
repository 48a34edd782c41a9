"""Adna's Lab: the moves in words."""

from typing import Final

from benchtop.core.move import Move

from ..components import (
    CELSIUS,
    DECKS,
    DOES,
    FIRST_ENZYME,
    HEATING_BLOCK,
    HOTTEST,
    ICE_BOX,
    KEYS,
    KIND_OF_KEY,
    LANDING,
    MOST_DISCARDS,
    NAMES,
    NEEDS_BSA,
    OWN,
    SITES,
    U,
    counted,
)
from ..moves.adding import Linker
from ..moves.answers import Block, Pass, Shift, Wash
from ..moves.attacks import Cut, PlayReaction, Set
from ..moves.chains import Dephosphorylation, RNaseA
from ..moves.choices import Add, Done, Nudge, Pick, Place, Remove, Take
from ..moves.turn import Discard, End, Lay, Stop
from ..view import View

PASSING: Final = {
    "answer": "Pass · the card stands",
    "restore": "Pass · your card fails",
    "mutate": "Pass · swap nothing",
    "seal": "Pass · leave the ends as they are",
    "repair": "Pass · no repair now",
    "clean": "Pass · leave the uracil for now",
}


def words(move: Move, view: View, names: list[str]) -> str:
    """What the move would do, second person, present tense."""
    match move:
        case Lay(kind=kind, side=side):
            chain = view["chains"][view["to_move"] if side == OWN else 1 - view["to_move"]]
            does = "contaminates it" if kind == U else f"{chain['length'] + 1} of {view['target']}"
            return f"Lay {NAMES[kind]} on {_whose(side)} · {does}"
        case Cut():
            return _cut(move, view)
        case PlayReaction():
            return _play(move)
        case Set() | Shift() | Nudge():
            return _temperature(move, view)
        case Wash(kind=kind):
            return f"Answer with Detergent · cancels {NAMES[kind]}"
        case Block(kind=kind):
            topmost = _topmost(view)
            return f"Answer with {NAMES[kind]}" + (f" · cancels {NAMES[KIND_OF_KEY[topmost]]}" if topmost else "")
        case Pass():
            return PASSING.get(view["phase"], "Pass")
        case Stop():
            return "Stop playing · then discard, if you like"
        case Discard(kind=kind):
            return f"Discard {NAMES[kind]}, face down"
        case End():
            return f"End your turn · {counted(MOST_DISCARDS - view['discarded'], 'more discard')} would be possible"
    return _choice(move, view)


def _choice(move: Move, view: View) -> str:
    """The small decisions inside a card."""
    match move:
        case Remove(position=position):
            return f"Take out position {position + 1}{_base_at(view, position)}"
        case Pick(position=position):
            return f"Pick position {position + 1}{_base_at(view, position)}"
        case Done():
            return "Pick no more"
        case Place(base=base):
            return f"Next comes {NAMES[base]}"
        case Add(base=base):
            return f"Lay {NAMES[base]} next"
        case Take(deck=deck):
            return f"Pick one of your rival's {DECKS[deck].capitalize()} cards"
    raise TypeError(f"no words for {move}")


def _cut(move: Cut, view: View) -> str:
    off = ""
    for entry in view["restriction_map"] or []:
        removes = entry["own" if move.side == OWN else "other"]["removes"]
        if entry["enzyme"] == KEYS[move.kind] and removes:
            off = f" · {removes} bases come off"
    tools = NAMES[move.buffer] + (" and BSA" if NEEDS_BSA[move.enzyme] else "")
    site = SITES[move.kind - FIRST_ENZYME]
    return f"Cut {_whose(move.side)} with {NAMES[move.kind]} ({site}), {tools}{off}"


def _play(move: PlayReaction) -> str:
    name = NAMES[move.kind]
    match move.card:
        case RNaseA():
            return f"Use {name} · takes the uracil off {_whose(move.side)}"
        case Linker(adds=adds):
            return f"Use {name} · {counted(adds, 'base')} from the deck, then your fragment again"
        case Dephosphorylation():
            return f"Dephosphorylate the fragment, with the {NAMES[move.buffer]} · it cannot be ligated"
    where = f" on {_whose(move.side)}" if move.side >= 0 else ""
    tools = f", with the {NAMES[move.buffer]}" if move.buffer >= 0 else ""
    tools += " and DMSO" if move.with_dmso else ""
    does = DOES[move.kind].rstrip(".")
    return f"{name}{where}{tools} · {does[0].lower() + does[1:]}"


def _temperature(move: Set | Shift | Nudge, view: View) -> str:
    level = CELSIUS.index(view["thermometer"]["celsius"])
    if isinstance(move, Nudge):
        to = min(max(level + move.step, 0), HOTTEST)
        return f"BSA moves the thermometer {'up' if move.step > 0 else 'down'} · {CELSIUS[level]} to {CELSIUS[to]} °C"
    leads = f"{CELSIUS[level]} to {CELSIUS[max(LANDING[move.setting][level], 0)]} °C"
    if isinstance(move, Set):
        return f"Use {NAMES[move.kind]} · {leads}"
    cancels = move.kind == ICE_BOX and view["phase"] == "answer" and _topmost(view) == KEYS[HEATING_BLOCK]
    return f"Answer with {NAMES[move.kind]} · {'cancels the Heating Block' if cancels else leads}"


def _topmost(view: View) -> str | None:
    """The card that an answer would answer."""
    play = view["play"]
    if play is None:
        return None
    return play["answers"][-1]["card"] if play["answers"] else play["card"]


def _base_at(view: View, position: int) -> str:
    play = view["play"]
    chain = view["active"] if play is None or play["chain"] is None else play["chain"]
    bases = view["chains"][chain]["bases"]
    return f" · {NAMES[KIND_OF_KEY[bases[position]]]}" if position < len(bases) else ""


def _whose(side: int) -> str:
    return "your chain" if side == OWN else "your rival's chain"
