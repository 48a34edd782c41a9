"""Adna's Lab: the table in words."""

from typing import Any, Final

from benchtop.core.text import Block

from .events import listed, name, names_of

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
    who = f"team {names[seat]}" if view["options"]["teams"] else names[seat]
    return f"{who} (you)" if seat == view["seat"] else who


def _thermometer(view: dict[str, Any]) -> Block:
    shown = view["thermometer"]
    scale = "  ".join(f"[{c}]" if c == shown["celsius"] else str(c) for c in shown["scale"])
    lines = [f"{scale}  °C"]
    if shown["card"] is not None:
        lines.append(f"{name(shown['card'])} lies at {shown['card_at']} °C, used")
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
    line = f"{called[play['seat']]} plays {name(play['card'])}"
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
        lines.append(f"answered by {name(answer['card'])}{to}")
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
            coming = listed([f"{name(place['card'])} after {place['above']}" for place in near])
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
        tube = f"{entry['celsius']} °C, {name(entry['buffer'])}" + (", BSA" if entry["bsa"] else "")
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
