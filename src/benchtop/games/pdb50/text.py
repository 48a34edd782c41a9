"""PDB50: the table, the moves and the events in words."""

from typing import Any

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block

from .components import ACHIEVEMENT, BOX, CARD, CARDS, DATA, GOAL, PLURAL, SYMBOL, TOKEN, amounts
from .events import (
    CardAcquired,
    CardRevealed,
    Claimed,
    Drafted,
    GameEnded,
    Graduated,
    Placed,
    RecruitArrived,
    RoundBegan,
    SeatEvent,
    Skipped,
    TookLead,
)
from .moves import Draft, Graduate, Place

MARK = " †"  # after whatever is reconstruction (§9.2)
FOOTNOTE = "The rulebook's text lost these symbols, prices and card faces; what stands here is our reconstruction."
HIGHLIGHT = {
    r"\byou(r|rs)?\b": "you",
    r"\bopen\b": "good",
    r"\b(taken by|closed|claimed by)\b": "warn",
    r"†": "quiet",
    r"★+": "key",
}


# -- pieces of sentences --------------------------------------------------------------------------------------------


BEYOND_TOKENS = {
    "researcher": "a researcher, next round",
    "leader": "first turn next round",
    "card": "its card",
}


def signs(counts: dict[str, int]) -> str:
    """A price or a gain in symbols: "2 ■ + 1 ●"; what is no token in words."""
    parts = []
    for name, count in counts.items():
        if name == "data":
            parts.append(f"any {count} Data")
        else:
            parts.append(BEYOND_TOKENS.get(name) or f"{count} {SYMBOL[TOKEN.index(name)]}")
    return " + ".join(parts)


def tokens(counts: dict[str, int]) -> str:
    """Tokens in words: "2 squares + 1 circle"."""
    return amounts([counts.get(name, 0) for name in TOKEN])


def effect(options: list[dict[str, Any]]) -> str:
    """What a box does: "1 ◇ → 2 ■ or 1 ●"."""
    prices = [signs(option["pay"]) for option in options]
    gains = [signs(option["gain"]) for option in options]
    if len(set(prices)) == 1:
        either = " or ".join(gains)
        return f"{prices[0]} → {either}" if prices[0] else either
    if len(set(gains)) == 1:
        return f"{' or '.join(prices)} → {gains[0]}"
    return " or ".join(f"{price} → {gain}" for price, gain in zip(prices, gains, strict=True))


def card_line(card: dict[str, Any]) -> str:
    """A card in one line, marked where it is reconstruction."""
    mark = MARK if card["reconstructed"] else ""
    if card["kind"] == "action":
        return f"Additional Action: {card['title']} · {effect(card['options'])}{mark}"
    resolution = f" {card['resolution']} Å" if card["resolution"] is not None else ""
    worth = "★" * int(card["achievement"])
    return f"{card['card']} {card['title']} · {card['method']}{resolution}, {card['year']} · {worth}{mark}"


def who(view: dict[str, Any], names: list[str], seat: int) -> str:
    you = ", you" if seat == view["seat"] else ""
    return f"{names[seat]} ({view['players'][seat]['colour']}{you})"


# -- the table ------------------------------------------------------------------------------------------------------


def table(view: dict[str, Any], names: list[str]) -> list[Block]:
    """The round, the board, the cards for sale, everybody's things, Supply, and your own cards."""
    blocks = [_round(view, names), _board(view, names), _innovate(view, names), _players(view, names), _supply(view)]
    if view["seat"] is not None:
        mine = view["players"][view["seat"]]
        cards = [line for card in mine["depositions"] + mine["actions"] for line in (card_line(card), card["fact"])]
        blocks.append(Block("Your cards", cards or ["none yet"]))
    blocks.append(Block("† Reconstructed", [FOOTNOTE]))
    return blocks


def _round(view: dict[str, Any], names: list[str]) -> Block:
    goal = f"The game ends with the round in which somebody reaches {view['goal']} ★; most ★ wins, then most Data."
    leader = f"Leader: {who(view, names, view['leader'])}"
    if view["phase"] == "over":
        winners = " and ".join(names[seat] for seat in view["winners"])
        return Block(f"Over after round {view['round']}", [f"Won by {winners}."])
    mover = who(view, names, view["to_move"])
    if view["phase"] == "draft":
        offer = ", ".join(f"{name} {SYMBOL[TOKEN.index(name)]}" for name in view["offer"])
        return Block("Before round 1", [leader, f"{mover} drafts one Data token: {offer}", goal])
    return Block(f"Round {view['round']}", [leader, f"To place a researcher: {mover}", goal])


def _board(view: dict[str, Any], names: list[str]) -> Block:
    rows = []
    for box in view["boxes"]:
        if box["on_card"] and box["owner"] is None:
            continue
        if box["taken_by"] is not None:
            now = f"taken by {names[box['taken_by']]}"
        elif box["closed"]:
            now = "closed (variant)"
        elif box["opens_in_round"] is not None:
            now = f"from round {box['opens_in_round']} on"
        elif box["on_card"]:
            now = f"open to {names[box['owner']]}"
        else:
            now = "open"
        title = box["title"] + (MARK if box["reconstructed"] else "")
        rows.append([box["box"], title, effect(box["options"]), now])
    rows.append(["graduate", "Graduate / Retire", "a researcher → any 1 Data", "open to teams of 2+"])
    legend = ", ".join(f"{SYMBOL[kind]} {name}" for kind, name in enumerate(TOKEN))
    lines = [f"{legend}; Data are {' '.join(SYMBOL[kind] for kind in DATA)}"]
    return Block("Board", lines, head=["box", "", "pay → gain", "now"], rows=rows)


def _innovate(view: dict[str, Any], names: list[str]) -> Block:
    lines = []
    for slot in view["slots"]:
        card = slot["card"]
        if card is None:
            lines.append(f"{slot['box']}: no card")
            continue
        claimed = "" if slot["claimed_by"] is None else f" · claimed by {names[slot['claimed_by']]}"
        price = signs(slot["price"]) + (MARK if slot["price_reconstructed"] else "")
        lines.append(f"{slot['box']} for {price}: {card_line(card)}{claimed}")
        lines.append(f"    {card['fact']}")
    unseen = ", ".join(view["unseen_actions"]) or "none"
    lines.append(f"{view['deck_size']} cards in the deck; Additional Actions among them: {unseen}")
    return Block("Cards to claim", lines)


def _players(view: dict[str, Any], names: list[str]) -> Block:
    head = ["", "★", "team", "to place", *(SYMBOL[kind] for kind in range(ACHIEVEMENT)), "cards"]
    rows = []
    for seat, player in enumerate(view["players"]):
        coming = f" (+{player['recruits']} coming)" if player["recruits"] else ""
        rows.append(
            [
                who(view, names, seat) + (" Leader" if seat == view["leader"] else ""),
                f"{player['achievement']} of {view['goal']}",
                f"{player['researchers']}{coming}",
                str(player["unplayed"]),
                *(str(player["tokens"][name]) for name in TOKEN[:ACHIEVEMENT]),
                " ".join(card["card"] for card in player["depositions"] + player["actions"]) or "-",
            ]
        )
    return Block("Players", head=head, rows=rows)


def _supply(view: dict[str, Any]) -> Block:
    left = [f"{PLURAL[kind]} {SYMBOL[kind]} {view['supply'][name]}" for kind, name in enumerate(TOKEN)]
    colours = [f"{player['colour']} {player['researchers_in_supply']}" for player in view["players"]]
    return Block("Supply", [" · ".join(left), f"researchers: {', '.join(colours)}"])


# -- the moves ------------------------------------------------------------------------------------------------------


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do."""
    me = view["players"][view["to_move"]]
    if isinstance(move, Draft):
        return f"Take the {TOKEN[move.kind]} {SYMBOL[move.kind]} · before round 1"
    if isinstance(move, Graduate):
        stay = me["researchers"] - 1
        kept = f"{stay} researchers stay" if stay != 1 else "1 researcher stays"
        return f"Let a researcher graduate · gain 1 {TOKEN[move.kind]} {SYMBOL[move.kind]}, {kept}"
    assert isinstance(move, Place)
    box = move.box
    if box.recruits:
        return f"Recruit a researcher · a team of {me['researchers'] + 1} from next round on"
    if box.leads:
        keeps = view["leader"] == view["to_move"]
        return f"Lead the field · {'keep' if keeps else 'take'} the Leader token, first turn next round"
    if box.slot >= 0:
        card = view["slots"][box.slot]["card"]
        if card is None:
            return f"{box.title} · no card"
        name = f"{card['card']} {card['title']}" if card["kind"] == "deposition" else card["title"]
        worth = f"{card['achievement']} ★" if card["achievement"] else "a box of your own"
        return f"Claim {name} · pay {amounts(move.option.pay)}, {worth} when the round ends"
    pay, gain = amounts(move.option.pay), amounts(move.option.gain)
    if pay:
        return f"{box.title} · {pay} → {gain}"
    if box.key == "publish":
        return f"{box.title} · gain 1 ★, {me['achievement'] + 1} of {view['goal']}"
    return f"{box.title} · gain {gain}"


# -- what happened --------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """What happened, in a sentence or two."""
    if isinstance(event, CardRevealed):
        return f"{card_line(CARDS[CARD[event.card]].facts)} came up on {BOX[event.box].title}."
    if isinstance(event, GameEnded):
        why = f"{GOAL} ★ reached" if event.reached else "the safety stop"
        points = ", ".join(f"{name} {score} ★" for name, score in zip(names, event.scores, strict=True))
        return f"The game ended after round {event.number} ({why}): {points}."
    if isinstance(event, RoundBegan):
        return f"Round {event.number} began; {names[event.seat]} leads and goes first."
    assert isinstance(event, SeatEvent)
    return f"{names[event.seat]} {_did(event, names)}"


def _did(event: SeatEvent, names: list[str]) -> str:
    """What a seat did or got, after its name."""
    if isinstance(event, Drafted):
        return f"drafted a {event.token}."
    if isinstance(event, Placed):
        return f"{BOX[event.box].did}{_bargain(event)}."
    if isinstance(event, TookLead):
        if event.before == event.seat:
            return "kept the Leader token."
        return f"took the Leader token from {names[event.before]} and goes first next round."
    if isinstance(event, Claimed):
        return f"claimed {_named(event.card)}; it comes when the round ends."
    if isinstance(event, Graduated):
        had = "had to let a researcher graduate" if event.forced else "let a researcher graduate"
        return f"{had} and gained a {event.token}."
    if isinstance(event, Skipped):
        return "has a researcher left, but nothing it could do: skipped."
    if isinstance(event, RecruitArrived):
        return "welcomed a new researcher."
    assert isinstance(event, CardAcquired)
    card = CARDS[CARD[event.card]].facts
    deposited = "deposited" if card["kind"] == "deposition" else "set up"
    return f"{deposited} {_named(event.card)}. {card['fact']}"


def _bargain(event: Placed) -> str:
    pay, gain = tokens(event.pay), tokens(event.gain)
    if pay and gain:
        return f": {pay} → {gain}"
    return f": {gain}" if gain else f" for {pay}" if pay else ""


def _named(key: str) -> str:
    card = CARDS[CARD[key]].facts
    return f"{key} {card['title']}" if card["kind"] == "deposition" else str(card["title"])
