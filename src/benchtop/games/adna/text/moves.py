"""Adna's Lab: the moves in words."""

from typing import Final

from benchtop.core.move import Move

from ..components import (
    BLOCKER,
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
    LEVELS,
    MOST_DISCARDS,
    NAMES,
    NEEDS_BSA,
    OWN,
    SITES,
    U,
    counted,
    verb,
)
from ..moves.adding import Linker
from ..moves.answers import Block, Pass, Shift, Wash
from ..moves.attacks import Cut, PlayReaction, Set
from ..moves.chains import Dephosphorylation, RNaseA
from ..moves.choices import Add, Done, Nudge, Pick, Place, Remove, Take
from ..moves.turn import Discard, End, Lay, Stop
from ..view import View

PASSING: Final = {
    "restore": "Pass · your card fails",
    "mutate": "Pass · swap nothing",
    "seal": "Pass · leave the ends as they are",
    "repair": "Pass · no repair now",
    "clean": "Pass · leave the uracil for now",
}


def words(move: Move, view: View, names: list[str]) -> str:
    """Describe what a move would do, in the second person and present tense."""
    match move:
        case Lay(kind=kind, side=side):
            chain = view["chains"][view["to_move"] if side == OWN else 1 - view["to_move"]]
            does = "contaminates it" if kind == U else f"{chain['length'] + 1} of {view['target']}"
            return f"Lay {KEYS[kind]} on {_whose(side)} · {does}"
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
            return _pass(view)
        case Stop():
            return f"Stop playing, to discard · up to {counted(MOST_DISCARDS, 'card')}"
        case Discard(kind=kind):
            return f"Discard {NAMES[kind]}, face down"
        case End() if view["phase"] == "main":
            return "End your turn · keep all your cards"
        case End():
            return f"End your turn · {counted(MOST_DISCARDS - view['discarded'], 'more discard')} would be possible"
    return _choice(move, view)


def _pass(view: View) -> str:
    """Describe what happens after a pass."""
    then = view["if_passed"]
    topmost = _topmost(view)
    if view["phase"] != "answer" or then is None or topmost is None:
        return PASSING.get(view["phase"], "Pass")
    play = view["play"]
    main = "the card" if play is None or play["card"] is None else NAMES[KIND_OF_KEY[play["card"]]]
    celsius = "" if then["celsius"] is None else f", thermometer to {then['celsius']} °C"
    ends = {
        "effect": f"{main} takes effect{celsius}",
        "cancelled": f"{main} fails{celsius}",
        "thermometer": f"{NAMES[KIND_OF_KEY[topmost]]} stands{celsius}",
        "answer": f"{NAMES[KIND_OF_KEY[topmost]]} stands, and {main} may be answered again",
        "restore": f"{NAMES[KIND_OF_KEY[topmost]]} stands, and {main} still lacks its temperature",
        "temperature": f"{main} fails: wrong temperature",
    }
    return f"Pass · {ends.get(then['leads_to'], 'the card stands')}"


def _choice(move: Move, view: View) -> str:
    """Describe a decision inside a card."""
    match move:
        case Remove(position=position):
            return f"Take out {_base_at(view, position)}"
        case Pick(position=position):
            return f"Pick {_base_at(view, position)}"
        case Done():
            return "Pick no more"
        case Place(base=base):
            return f"Lay {KEYS[base]} at {_next_place(view)}"
        case Add(base=base):
            return f"Lay {KEYS[base]} next, at {_next_end(view)}"
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
    if LANDING[move.setting][level] < 0:
        leads = f"it stays at {CELSIUS[level]} °C"
    if view["phase"] == "answer" and move.kind == ICE_BOX and _topmost(view) == KEYS[HEATING_BLOCK]:
        return f"Answer with {NAMES[move.kind]} · cancels the Heating Block, {leads}"
    return f"Answer with {NAMES[move.kind]} · {leads}{_then(move, view)}"


def _then(move: Shift, view: View) -> str:
    """Describe whether the card being played works at the temperature of an answer, and what would stop it there."""
    play = view["play"]
    to = LANDING[move.setting][CELSIUS.index(view["thermometer"]["celsius"])]
    if play is None or play["card"] is None or to < 0:
        return ""
    works = CELSIUS[to] in play["works_at"]
    kind = KIND_OF_KEY[play["card"]]
    blocker = BLOCKER[kind]
    held = [card["card"] for card in view["hand"] or []]
    if works and view["phase"] == "answer" and blocker >= 0 and KEYS[blocker] in held and LEVELS[blocker] >> to & 1:
        return f", where your {NAMES[blocker]} {verb(blocker, 'stops')} {NAMES[kind]}"
    return f", where {NAMES[kind]} {verb(kind, 'works') if works else verb(kind, 'does') + ' not work'}"


def _topmost(view: View) -> str | None:
    """Return the card that an answer would answer."""
    play = view["play"]
    if play is None:
        return None
    return play["answers"][-1]["card"] if play["answers"] else play["card"]


def _base_at(view: View, position: int) -> str:
    """Show a base with its neighbours, so that nobody has to count: "A at position 4 · ..CG[A]TT.."."""
    play = view["play"]
    chain = view["active"] if play is None or play["chain"] is None else play["chain"]
    bases = view["chains"][chain]["bases"]
    if position >= len(bases):
        return f"position {position + 1}"
    before, after = bases[max(0, position - 3) : position], bases[position + 1 : position + 4]
    around = f"{'..' * (position > 3)}{before}[{bases[position]}]{after}{'..' * (position + 4 < len(bases))}"
    return f"{bases[position]} at position {position + 1} · {around}"


def _next_place(view: View) -> str:
    """Describe the next position of a rearrangement, and the base there now."""
    play = view["play"]
    if play is None or play["chain"] is None or len(play["placed"]) >= len(play["positions"]):
        return "the next position"
    position = play["positions"][len(play["placed"])]
    bases = view["chains"][play["chain"]]["bases"]
    return f"position {position}, where {bases[position - 1]} stands"


def _next_end(view: View) -> str:
    """Describe the position after the end of the chain."""
    play = view["play"]
    if play is None or play["chain"] is None:
        return "the 3' end"
    whose = "your" if play["chain"] == view["to_move"] else "your rival's"
    return f"position {view['chains'][play['chain']]['length'] + 1} of {whose} chain"


def _whose(side: int) -> str:
    return "your chain" if side == OWN else "your rival's chain"
