"""Adna's Lab: the table and the moves in words. What happened is told in story.py."""

from typing import Any, Final

from benchtop.core.move import Move
from benchtop.core.text import Block

from .answers import Block as Blocking
from .answers import Pass, Shift, Wash
from .attacks import OWN, Attack, Cut
from .cards import CELSIUS, ENZYME_DATA, FIRST_ENZYME, FIRST_REACTION, KEYS, LINKER, NAMES, REACTION_DATA, SITES, U
from .choices import Add, Done, Nudge, Pick, Place, Remove, Take
from .moves import Discard, Lay, Stop
from .story import listed, names_of
from .thermometer import landing
from .uses import Clean, Link, Seal, Set

_LETTER: Final = r"(?<=[ 'ACGTU]){}(?=[ACGTU ])(?! [a-z])"
HIGHLIGHT: Final[dict[str, str]] = {
    _LETTER.format("A"): "base_a",
    _LETTER.format("C"): "base_c",
    _LETTER.format("G"): "base_g",
    _LETTER.format("T"): "base_t",
    _LETTER.format("U"): "base_u",
    r"\[-?\d+\]": "key",
    r"\bready\b|\bcuts after \d+": "good",
    r"\blacks [^.;|]*": "quiet",
    r"\bcontaminated\b|\bbroken\b": "danger",
    r"\bswap two bases\b|\breconstruction\b": "warn",
    r"\(you\)|\b[Yy]our?\b": "you",
}


# -- the table ------------------------------------------------------------------------------------------------------


def table(view: dict[str, Any], names: list[str]) -> list[Block]:
    """Thermometer and chains first, then the decks, what is being played, and one's own cards."""
    called = [_called(view, names, seat) for seat in range(2)]
    blocks = [_thermometer(view), _chains(view, called), _cards(view, called)]
    if view["match"]["games"] > 1 or view["match"]["endings"]:
        blocks.append(_match(view, called))
    if view["play"] is not None and not view["over"]:
        blocks.append(Block("Being played", _play(view, called)))
    remembered = _remembered(view, called)
    if remembered:
        blocks.append(Block("What you know" if view["seat"] is not None else "What all know", remembered))
    if view["hand"] is not None:
        blocks.append(_hand(view))
        if view["restriction_map"]:
            blocks.append(_map(view))
    blocks.append(Block("Result" if view["over"] else "Now", _now(view, called)))
    return blocks


def _called(view: dict[str, Any], names: list[str], seat: int) -> str:
    name = f"team {names[seat]}" if view["options"]["teams"] else names[seat]
    return f"{name} (you)" if seat == view["seat"] else name


def _thermometer(view: dict[str, Any]) -> Block:
    shown = view["thermometer"]
    scale = "  ".join(f"[{c}]" if c == shown["celsius"] else str(c) for c in shown["scale"])
    lines = [f"{scale}  °C"]
    if shown["card"] is not None:
        lines.append(f"{_name(shown['card'])} lies at {shown['card_at']} °C, used")
    if shown["celsius"] > 60:
        lines.append("Above 60 °C: before each turn the other player may swap two bases of the one whose turn it is")
    return Block("Thermometer", lines)


def grouped(bases: str) -> str:
    """A chain in groups of five, so that positions can be counted."""
    return " ".join(bases[start : start + 5] for start in range(0, len(bases), 5))


def _chains(view: dict[str, Any], called: list[str]) -> Block:
    rows = []
    for seat, chain in enumerate(view["chains"]):
        rows.append([called[seat], f"{chain['length']}/{view['target']}", f"5' {grouped(chain['bases'])} 3'"])
        if chain["contaminated"]:
            rows.append(["", "", "contaminated: no base may be added until the uracil is off"])
        if chain["fragment"] is not None:
            joined = "can be ligated" if chain["ligatable"] else "dephosphorylated, cannot be ligated"
            until = chain["fragment_until_turn"]
            rows.append(["", "", f"broken: {chain['fragment']} lies beside it ({joined}), until turn {until} ends"])
    return Block("Chains (groups of five)", head=["", "cards", "chain"], rows=rows)


def _cards(view: dict[str, Any], called: list[str]) -> Block:
    decks = ("bases", "enzymes", "reactions")
    rows = [["decks", *(str(view["decks"][deck]) for deck in decks)]]
    for seat in range(2):
        rows.append([called[seat], *(str(view["backs"][seat][deck]) for deck in decks)])
    return Block("Cards, by their backs", head=["", "Bases", "Enzymes", "Reactions"], rows=rows)


def _match(view: dict[str, Any], called: list[str]) -> Block:
    match = view["match"]
    lines = [f"Game {match['game']} of {match['games']}" + (f", attempt {match['attempt']}" * (match["attempt"] > 1))]
    lines.append(" · ".join(f"{called[s]}: {match['points'][s]} points, {match['wins'][s]} won" for s in range(2)))
    for ending in match["endings"]:
        won = ending["winner"]
        result = "drawn" if won is None else f"won by {called[won]} with {ending['points']} points"
        lines.append(f"Game {ending['game']}: {result} after {ending['turns']} turns")
    return Block("Match", lines)


def _play(view: dict[str, Any], called: list[str]) -> list[str]:
    play = view["play"]
    if play["card"] is None:
        return [f"{called[play['seat']]} swaps position {play['positions'][0]} with another"]
    line = f"{called[play['seat']]} plays {_name(play['card'])}"
    if play["chain"] is not None:
        line += f" on the chain of {called[play['chain']]}"
    if play["celsius"] is not None:
        line += f", which leads to {play['celsius']} °C"
    if play["supports"]:
        line += f", with {names_of(play['supports'])}"
    lines = [line]
    if play["positions"]:
        line = f"positions {listed([str(position) for position in play['positions']])}"
        lines.append(line + (f", to read {play['placed']}" if play["placed"] else ""))
    if play["backs"]:
        lines.append(f"backs picked: {listed(play['backs'])}")
    if play["turned_up"]:
        lines.append(f"turned up from the deck: {' '.join(play['turned_up'])}")
    for answer in play["answers"]:
        to = "" if answer["celsius"] is None else f", which leads to {answer['celsius']} °C"
        lines.append(f"answered by {_name(answer['card'])}{to}")
    if len(play["works_at"]) < len(view["thermometer"]["scale"]):
        lines.append(f"it works at {listed([str(c) for c in play['works_at']], 'or')} °C")
    return lines


def _remembered(view: dict[str, Any], called: list[str]) -> list[str]:
    lines = []
    for seat in range(2):
        if seat == view["seat"]:
            continue
        if view["known_cards"][seat]:
            lines.append(f"{called[seat]} holds {names_of(view['known_cards'][seat])}")
        if view["seen_before"][seat]:
            seen = names_of(view["seen_before"][seat])
            lines.append(f"{called[seat]} held {seen}; each is still there or was put under its deck")
    for deck, places in view["known_in_decks"].items():
        near = [place for place in reversed(places) if place["above"] < 12]
        if near:
            coming = listed([f"{_name(place['card'])} after {place['above']}" for place in near])
            lines.append(f"{deck.capitalize()} deck: {coming} more cards")
    return lines


def _hand(view: dict[str, Any]) -> Block:
    rows = []
    for card in view["hand"]:
        state = "ready" if not card["lacks"] else f"lacks {listed(card['lacks'])}"
        mark = "*" if card["reconstructed"] else ""
        count = f"{card['count']} x " if card["count"] > 1 else ""
        rows.append([f"{count}{card['name']}{mark}", state, card["does"]])
    lines = (
        ["* this card, or how many there are, is a reconstruction"]
        if any(c["reconstructed"] for c in view["hand"])
        else []
    )
    return Block(
        "Your hand", lines if rows else ["empty"], head=["card", "", "what it does"] if rows else (), rows=rows
    )


def _map(view: dict[str, Any]) -> Block:
    rows = []
    for entry in view["restriction_map"]:
        tube = f"{entry['celsius']} °C, {_name(entry['buffer'])}" + (", BSA" if entry["bsa"] else "")
        lacks = f"lacks {listed(entry['lacks'])}" if entry["lacks"] else "ready"
        rows.append([entry["enzyme"], entry["site"], _cut(entry["own"]), _cut(entry["other"]), tube, lacks])
    head = ["enzyme", "site", "your chain", "rival's chain", "needs", ""]
    return Block("Restriction map of your enzymes", head=head, rows=rows)


def _cut(found: dict[str, Any]) -> str:
    if not found["starts"]:
        return "no site"
    if found["cuts_after"] is None:
        return f"site at {found['starts'][0]}, nothing behind"
    return f"cuts after {found['cuts_after']}, {found['removes']} off"


ASKED: Final = {
    "opening": "lay the first six bases on your own chain",
    "mutate": "swap two bases of the rival's chain in the heat, or pass",
    "main": "lay bases, use cards, attack, cut; then stop",
    "discard": "discard up to three cards, then end the turn",
    "remove": "name the bases that the Deletion takes out",
    "pick": "pick the positions to rearrange",
    "place": "say which base comes next, from the 5' end",
    "take": "pick cards of the rival's hand by their backs",
    "answer": "answer the card being played, or pass",
    "restore": "bring the thermometer back, or pass",
    "add": "say which of the bases turned up is laid next",
    "shift": "move the thermometer one level, for the BSA",
    "seal": "dephosphorylate the fragment just cut off, or pass",
    "repair": "repair the chain that was just cut, or pass",
    "clean": "take the uracil off with an RNase A, or pass",
}


def _now(view: dict[str, Any], called: list[str]) -> list[str]:
    if view["over"]:
        won = listed([called[seat] for seat in view["winners"]])
        return [f"{won} won; points {view['scores'][0]} to {view['scores'][1]}"]
    turn = f"turn {view['turn']} of {called[view['active']]}" if view["turn"] else "the first six bases"
    lines = [f"Game {view['match']['game']}, {turn}", f"{called[view['to_move']]}: {ASKED[view['phase']]}"]
    if view["quiet_turns"] >= 10:
        lines.append(f"No base added or taken off for {view['quiet_turns']} turns; after 20 the game is drawn")
    return lines


# -- the moves ------------------------------------------------------------------------------------------------------


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
        return f"Answer with {NAMES[move.kind]}" + (f" · cancels {_name(blocked)}" if blocked else "")
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


def _name(key: str) -> str:
    return NAMES[KEYS.index(key)]
