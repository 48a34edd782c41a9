"""Adna's Lab: the table in words."""

from typing import Final

from benchtop.core.text import Block, ScoreLine, listed

from ..components import (
    BLOCKER,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DOES,
    ENZYME_DATA,
    FIRST_BASES,
    FIRST_ENZYME,
    FIRST_REACTION,
    KIND_OF_KEY,
    MOST_DISCARDS,
    NAMES,
    QUIET_TURNS,
    RECONSTRUCTED,
    SITES,
    SMALL_SET,
    SWAPS_ABOVE,
    TYPES,
    UV,
    counted,
    number,
    verb,
)
from ..moves.lacks import Lack
from ..state import State
from ..view import HandCard, MapEntry, Play, Sites, View
from .events import STARTS, name, names_of, places

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

NEAR: Final = 12
"""Known cards in a deck are listed if fewer cards than this lie above them."""


def table(view: View, names: list[str]) -> list[Block]:
    """Describe the table: thermometer and chains, then the decks, the card being played, and the viewer's cards."""
    called = [_called(view, names, seat) for seat in range(2)]
    blocks = [_thermometer(view), _chains(view, called), _cards(view, called)]
    if view["match"]["games"] > 1 or view["match"]["endings"]:
        blocks.append(_match(view, called))
    if view["play"] is not None and not view["over"]:
        blocks.append(Block("Being played", _play(view, view["play"], called)))
    elif view["phase"] == "mutate" and not view["over"]:
        bases = view["chains"][view["active"]]["bases"]
        blocks.append(Block("Swap in the heat", [f"the chain of {called[view['active']]}: {marked(bases, [])}"]))
    remembered = _remembered(view, called)
    if remembered:
        blocks.append(Block("What you know" if view["seat"] is not None else "What all know", remembered))
    if view["hand"] is not None:
        blocks.append(_hand(view["hand"], view["options"]["cards"] == SMALL_SET))
    if view["restriction_map"]:
        blocks.append(_map(view["restriction_map"]))
    blocks.append(Block("Result" if view["over"] else "Now", _now(view, called)))
    return blocks


def _called(view: View, names: list[str], seat: int) -> str:
    who = f"team {names[seat]}" if view["options"]["teams"] else names[seat]
    return f"{who} (you)" if seat == view["seat"] else who


def _thermometer(view: View) -> Block:
    shown = view["thermometer"]
    scale = "  ".join(f"[{celsius}]" if celsius == shown["celsius"] else str(celsius) for celsius in CELSIUS)
    lines = [f"{scale}  °C"]
    if shown["card"] is not None:
        lines.append(f"{name(shown['card'])} lies at {shown['card_at']} °C, used")
    if shown["celsius"] > SWAPS_ABOVE:
        other = "the other player may swap two bases of the one whose turn it is"
        lines.append(f"Above {SWAPS_ABOVE} °C: before each turn {other}")
    return Block("Thermometer", lines)


def grouped(bases: str) -> str:
    """Split a chain into groups of five, so that positions are easy to count."""
    return " ".join(bases[start : start + 5] for start in range(0, len(bases), 5))


def _chains(view: View, called: list[str]) -> Block:
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


def _cards(view: View, called: list[str]) -> Block:
    rows = []
    for owner, counts in zip(["decks", *called], [view["decks"], *view["backs"]], strict=True):
        rows.append([owner, str(counts["bases"]), str(counts["enzymes"]), str(counts["reactions"])])
    return Block("Cards, by their backs", head=["", "Bases", "Enzymes", "Reactions"], rows=rows)


def _match(view: View, called: list[str]) -> Block:
    match = view["match"]
    best = "best of " if view["options"]["match"] == "best_of" else ""
    lines = [f"Game {match['game']} of {best}{match['games']}"]
    lines[0] += f", attempt {match['attempt']}" * (match["attempt"] > 1)
    lines.append(" · ".join(f"{called[s]}: {match['points'][s]} points, {match['wins'][s]} won" for s in range(2)))
    for ending in match["endings"]:
        won = ending["winner"]
        result = "drawn" if won is None else f"won by {called[won]} with {ending['points']} points"
        lines.append(f"Game {ending['game']}: {result} after {ending['turns']} turns")
    return Block("Match", lines)


def marked(bases: str, positions: list[int]) -> str:
    """Split a chain into groups of five, with these positions, counted from 1, in brackets."""
    out = ""
    for place, base in enumerate(bases, 1):
        out += f"[{base}]" if place in positions else base
        out += " " if place % 5 == 0 and place < len(bases) else ""
    return f"5' {out} 3'"


def _stakes(view: View, play: Play, called: list[str]) -> list[str]:
    """Describe the chain that a decision is about, what is chosen on it, and what it would become."""
    seat = play["chain"]
    if play["card"] is None:
        seat = view["active"]
    if seat is None:
        return []
    bases = view["chains"][seat]["bases"]
    lines = [f"the chain of {called[seat]}: {marked(bases, play['positions'])}"]
    if play["placed"] and len(play["placed"]) == len(play["positions"]):
        after = list(bases)
        for position, base in zip(play["positions"], play["placed"], strict=True):
            after[position - 1] = base
        lines.append(f"it would become {marked(''.join(after), play['positions'])}")
    site = play["site"]
    if site is not None and site["cuts_after"] is not None:
        keep = site["cuts_after"]
        lines.append(f"it would be cut after {keep}: {bases[:keep]} ^ {bases[keep:]}")
    elif play["removes"] and not play["positions"] and not play["took_effect"]:
        lines.append(f"it would lose {counted(play['removes'], 'card')} from the 3' end: {bases[-play['removes'] :]}")
    return lines


def _play(view: View, play: Play, called: list[str]) -> list[str]:
    if play["card"] is None:
        swap = f"{called[play['seat']]} swaps position {play['positions'][0]} with another"
        return [swap, *_stakes(view, play, called)]
    line = f"{called[play['seat']]} plays {name(play['card'])}"
    if play["chain"] is not None:
        line += f" on the chain of {called[play['chain']]}"
    line += _leading(play["celsius"])
    if play["supports"]:
        line += f", with {names_of(play['supports'])}"
    lines = [line, *_stakes(view, play, called)]
    if play["positions"]:
        lines.append(places(play["positions"]) + (f", to read {play['placed']}" if play["placed"] else ""))
    if play["backs"]:
        lines.append(f"backs picked: {listed(play['backs'])}")
    if play["turned_up"]:
        lines.append(f"turned up from the deck: {' '.join(play['turned_up'])}")
    for answer in play["answers"]:
        lines.append(f"answered by {name(answer['card'])}{_leading(answer['celsius'])}")
    if len(play["works_at"]) < len(CELSIUS):
        lines.append(f"it works at {listed([str(celsius) for celsius in play['works_at']], 'or')} °C")
    return lines


def _leading(celsius: int | None) -> str:
    return "" if celsius is None else f", which leads to {celsius} °C"


def _remembered(view: View, called: list[str]) -> list[str]:
    lines = []
    for seat in range(2):
        if seat == view["seat"]:
            continue
        if view["known_cards"][seat]:
            lines.append(f"{called[seat]} holds {names_of(view['known_cards'][seat])}")
        if view["seen_before"][seat]:
            seen = names_of(view["seen_before"][seat])
            lines.append(f"{called[seat]} held {seen}; each is still there or was put under its deck")
    known = view["known_in_decks"]
    for deck, cards in (("Bases", known["bases"]), ("Enzymes", known["enzymes"]), ("Reactions", known["reactions"])):
        near = [f"{name(card['card'])} after {card['above']}" for card in reversed(cards) if card["above"] < NEAR]
        if near:
            lines.append(f"{deck} deck: {listed(near)} more cards")
    return lines


def _hand(hand: list[HandCard], small: bool) -> Block:  # noqa: FBT001
    rows, marked = [], False
    for card in hand:
        kind = KIND_OF_KEY[card["card"]]
        ours = RECONSTRUCTED[kind] and (kind != UV or small)  # six Ultra-Violet Lights are printed, two are not
        marked = marked or ours
        count = f"{card['count']} x " if card["count"] > 1 else ""
        rows.append([f"{count}{NAMES[kind]}{'*' if ours else ''}", _lacking(card["lacks"]), _says(card)])
    if not rows:
        return Block("Your hand", ["empty"], own=True)
    lines = ["* this card, or how many there are, is a reconstruction"] if marked else []
    return Block("Your hand", lines, head=["card", "", "what it does"], rows=rows, own=True)


def _says(card: HandCard) -> str:
    """Describe a card: its type, effect, needs and blocker; the restriction map has an enzyme's site and tube."""
    kind = KIND_OF_KEY[card["card"]]
    if kind < FIRST_REACTION:
        return DOES[kind]
    needs = listed([f"{need['words']}{' (there)' if need['met'] else ''}" for need in card["needs"]])
    asks = f" Needs {needs}." if needs else ""
    blocker = BLOCKER[kind]  # apart from Detergent, which stops all of them
    stopped = f" {NAMES[blocker]} {verb(blocker, 'stops')} it." if blocker >= 0 else ""
    return f"{TYPES[kind].capitalize()}: {DOES[kind]}{asks}{stopped}"


def _lacking(lacks: list[Lack]) -> str:
    return f"lacks {listed([lack['words'] for lack in lacks])}" if lacks else "ready"


def _map(entries: list[MapEntry]) -> Block:
    rows = []
    for entry in entries:
        enzyme = KIND_OF_KEY[entry["enzyme"]] - FIRST_ENZYME
        row = ENZYME_DATA[enzyme]
        tube = f"{row['temperature']} °C, {NAMES[BUFFER_OF[enzyme]]}" + (", BSA" if row["bsa"] else "")
        found = [_cut(entry["own"]), _cut(entry["other"])]
        rows.append([entry["enzyme"], str(SITES[enzyme]), *found, tube, _lacking(entry["lacks"])])
    head = ["enzyme", "site", "your chain", "rival's chain", "needs", ""]
    return Block("Restriction map of your enzymes", head=head, rows=rows)


def _cut(found: Sites) -> str:
    if not found["starts"]:
        return "no site"
    if found["cuts_after"] is None:
        return f"site at {found['starts'][0]}, nothing behind"
    return f"cuts after {found['cuts_after']}, {found['removes']} off"


ASKED: Final = {
    "opening": f"lay the first {FIRST_BASES} bases on your own chain",
    "mutate": "swap two bases of the rival's chain in the heat, or pass",
    "main": "lay bases, use cards, attack, cut; then end the turn, or stop to discard",
    "discard": f"discard up to {counted(MOST_DISCARDS, 'card')}, then end the turn",
    "remove": "name the bases that the Deletion takes out",
    "pick": "pick the positions to rearrange",
    "place": "say which base comes next, from the 5' end",
    "take": "pick cards of the rival's hand by their backs",
    "answer": "answer the card being played, or pass",
    "restore": "bring the thermometer back, or pass",
    "add": "say which of the bases turned up is laid next",
    "shift": f"move the thermometer {counted(number(BSA, 'moves'), 'level')}, for the BSA",
    "seal": "dephosphorylate the fragment just cut off, or pass",
    "repair": "repair the chain that was just cut, or pass",
    "clean": "take the uracil off with an RNase A, or pass",
}


def _now(view: View, called: list[str]) -> list[str]:
    if view["over"]:
        won = listed([called[seat] for seat in view["winners"]])
        return [f"{won} won; points {view['scores'][0]} to {view['scores'][1]}"]
    turn = f"turn {view['turn']} of {called[view['active']]}" if view["turn"] else f"the first {FIRST_BASES} bases"
    lines = [f"Game {view['match']['game']}, {turn}"]
    if not view["turn"]:
        lines.append(f"{called[view['match']['starter']]} {STARTS[view['options']['first_player']]}")
    lines.append(f"{called[view['to_move']]}: {ASKED[view['phase']]}")
    if view["quiet_turns"] >= QUIET_TURNS // 2:
        quiet = f"No base added or taken off for {view['quiet_turns']} turns"
        lines.append(f"{quiet}; after {QUIET_TURNS} the game is drawn")
    return lines


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """List, for every game won, the target and the cards in hand (§10.2)."""
    lines: list[ScoreLine] = []
    for ending in s.endings:
        if ending["winner"] == seat:
            cards = s.target - ending["points"]
            game = f"Game {ending['game']}: " if s.games > 1 else ""
            lines.append({"label": f"{game}a complete chain of {s.target}", "points": s.target, "count": s.target})
            lines.append({"label": f"{game}{counted(cards, 'card')} left in hand", "points": -cards, "count": cards})
    return lines or [{"label": "No game won", "points": 0}]


def tie(s: State, names: list[str]) -> str | None:
    """Explain what decided the game or match apart from points (§10.5)."""
    points, winners = s.points, s.winners()
    called = [f"team {name}" for name in names] if s.options["teams"] else names
    won = called[winners[0]]
    if len(winners) > 1:
        return None
    if s.games == 1:
        low = f"{won[0].upper() + won[1:]} wins with the complete chain, whatever the points."
        return low if points[winners[0]] <= points[1 - winners[0]] else None
    if len(s.results) > s.games:
        return f"Equal points and equally many games won, so an extra game decided: {won} won it."
    wins = listed([f"{called[seat]} {s.wins[seat]}" for seat in range(2)])
    if s.options["match"] == "best_of":
        if s.wins[0] != s.wins[1]:
            return f"Best of {s.games}: games won decide: {wins}."
        return f"Equally many games won, {s.wins[0]}, so points decide."
    if points[0] != points[1]:
        return None
    return f"Equal points, {points[0]}, so games won decide: {wins}."
