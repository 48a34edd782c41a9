"""PDB50: the table, the moves, the events and the score in words."""

from itertools import zip_longest

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.state import NONE
from benchtop.core.text import Block, ScoreLine, counted_line, listed

from .components import (
    ACHIEVEMENT,
    BOX,
    BOXES,
    CARD,
    CARDS,
    DATA,
    DEPOSITION_WORTH,
    GOAL,
    GRADUATE_DATA,
    GRADUATE_KEY,
    GRADUATE_TEAM,
    GRADUATE_TITLE,
    PLURAL,
    SYMBOL,
    TOKEN,
    AdditionalAction,
    Box,
    Deposition,
    Innovation,
    Printed,
    amount,
    amounts,
    effect,
    researchers,
)
from .events import (
    CardAcquired,
    CardLeft,
    CardRevealed,
    Claimed,
    Drafted,
    GameEnded,
    Graduated,
    Placed,
    RecruitArrived,
    RoundBegan,
    Skipped,
    TookLead,
)
from .moves import Claim, Draft, Graduate, Lead, Place, Recruit
from .state import State
from .view import BoxView, View

COLUMN = 39
"""Width of a column of the small board, in characters."""
MARK = " †"  # after everything reconstructed (§9.2)
FOOTNOTE = "The rulebook's text lost these symbols, prices and card faces; what stands here is our reconstruction."
HIGHLIGHT = {
    r"\byou(r|rs)?\b": "you",
    r"\bopen\b": "good",
    r"\b(taken by|closed|claimed by)\b": "warn",
    r"†": "quiet",
    r"★+": "key",
}


# -- pieces of sentences --------------------------------------------------------------------------------------------


def signs(printed: Printed) -> str:
    """Return a price or gain in symbols: "2 ■ + 1 ●"; other gains in words."""
    parts = []
    for name, count in printed.items():
        match name:
            case "data":
                parts.append(f"any {count} Data")
            case "researcher":
                parts.append(f"{'a researcher' if count == 1 else researchers(count)}, next round")
            case "leader":
                parts.append("first turn next round")
            case "card":
                parts.append("its card")
            case _:
                parts.append(f"{count} {SYMBOL[TOKEN.index(name)]}")
    return " + ".join(parts)


def bargain(box: Box) -> str:
    """Return what a box does, in symbols: "1 ◇ → 2 ■ or 1 ●"."""
    return effect(box.printed, signs, " → ")


def card(key: str) -> Innovation:
    return CARDS[CARD[key]]


def card_line(key: str) -> str:
    """Describe a card in one line, with a mark if it is a reconstruction."""
    found = card(key)
    mark = MARK if found.reconstructed else ""
    if isinstance(found, AdditionalAction):
        return f"Additional Action: {found.title} · {bargain(found.box)}{mark}"
    assert isinstance(found, Deposition)
    return f"{card(key).name} · {found.history()} · {'★' * DEPOSITION_WORTH}{mark}"


def who(view: View, names: list[str], seat: int) -> str:
    you = ", you" if seat == view["seat"] else ""
    return f"{names[seat]} ({view['players'][seat]['colour']}{you})"


# -- the table ------------------------------------------------------------------------------------------------------


def table(view: View, names: list[str]) -> list[Block]:
    """Describe the round, the board, the cards for sale, the groups, Supply, and your own cards."""
    blocks = [_round(view, names), _board(view, names), _innovate(view, names), _players(view, names), _supply(view)]
    if view["seat"] is not None:
        mine = view["players"][view["seat"]]
        lines = [line for key in mine["depositions"] + mine["actions"] for line in (card_line(key), card(key).fact)]
        blocks.append(Block("Your cards", lines or ["none yet"], own=True))
    blocks.append(Block("† Reconstructed", [FOOTNOTE]))
    return blocks


def _round(view: View, names: list[str]) -> Block:
    goal = f"The game ends with the round in which somebody reaches {GOAL} ★; most ★ wins, then most Data."
    leader = f"Leader: {who(view, names, view['leader'])}"
    if view["phase"] == "over":
        winners = listed([names[seat] for seat in view["winners"]])
        return Block(f"Over after round {view['round']}", [f"Won by {winners}."])
    mover = who(view, names, view["to_move"])
    if view["phase"] == "draft":
        offer = ", ".join(f"{name} {SYMBOL[TOKEN.index(name)]}" for name in view["offer"])
        why = "The Leader goes first; to make up for it everybody else takes a Data token before round 1."
        return Block("Before round 1", [leader, why, f"{mover} drafts one Data token: {offer}", goal])
    lines = [leader, f"To place a researcher: {mover}"]
    if view["round"] == 1:
        lines += ["Every researcher is a turn: the more of them, the more you do in a round.", goal]
    return Block(f"Round {view['round']}", lines)


def _board(view: View, names: list[str]) -> Block:
    rows = []
    for shown in view["boxes"][: len(BOXES)]:
        box = BOX[shown["box"]]
        if box.card == NONE or shown["owner"] is not None:
            rows.append([box.key, box.title + (MARK if box.reconstructed else ""), bargain(box), _now(shown, names)])
    gain = f"a researcher → any {GRADUATE_DATA} Data"
    rows.append([GRADUATE_KEY, GRADUATE_TITLE, gain, f"open to teams of {GRADUATE_TEAM}+"])
    legend = ", ".join(f"{SYMBOL[kind]} {name}" for kind, name in enumerate(TOKEN))
    lines = [f"{legend}; Data are {' '.join(SYMBOL[kind] for kind in DATA)}"]
    return Block(
        "Board", lines, ["box", "", "pay → gain", "now"], rows, short=Block("Board", _small_board(view, names))
    )


def _small_board(view: View, names: list[str]) -> list[str]:
    """Return every box with its price, or with the player on it, in two columns."""
    card_on = {slot["box"]: slot["card"] for slot in view["slots"]}
    cells = []
    for shown in view["boxes"][: len(BOXES)]:
        box = BOX[shown["box"]]
        if box.card == NONE or shown["owner"] is not None:
            now = _now(shown, names)
            if now.startswith("open") or shown["opens_in_round"] == 1:
                now = bargain(box)
                if box.key in card_on:
                    now = f"{signs(box.printed[0]['pay']).replace(' + ', ' ')} → {card_on[box.key] or 'no card'}"
            cells.append(f"{box.key}: {now}")
    cells.append(f"{GRADUATE_KEY}: a researcher → any {GRADUATE_DATA} Data")
    cells = [cell if len(cell) < COLUMN else f"{cell[: COLUMN - 2]}…" for cell in cells]
    half = (len(cells) + 1) // 2
    return [
        f"{left:<{COLUMN}}{right}".rstrip() for left, right in zip_longest(cells[:half], cells[half:], fillvalue="")
    ]


def _now(box: BoxView, names: list[str]) -> str:
    """Say who may use a box now."""
    if box["taken_by"] is not None:
        return f"taken by {names[box['taken_by']]}"
    if box["closed"]:
        return "closed (variant)"
    if box["opens_in_round"] is not None:
        return f"from round {box['opens_in_round']} on"
    return "open" if box["owner"] is None else f"open to {names[box['owner']]}"


def _innovate(view: View, names: list[str]) -> Block:
    lines = []
    for slot in view["slots"]:
        if slot["card"] is None:
            lines.append(f"{slot['box']}: no card")
            continue
        box = BOX[slot["box"]]
        claimed = "" if slot["claimed_by"] is None else f" · claimed by {names[slot['claimed_by']]}"
        price = signs(box.printed[0]["pay"]) + (MARK if box.reconstructed else "")
        lines.append(f"{box.key} for {price}: {card_line(slot['card'])}{claimed}")
        lines.append(f"    {card(slot['card']).fact}")
    unseen = ", ".join(card(key).title for key in view["unseen_actions"]) or "none"
    lines.append(f"{view['deck_size']} cards in the deck; Additional Actions among them: {unseen}")
    if view["set_aside"]:
        lines.append(f"out of the game: {', '.join(card(key).title for key in view['set_aside'])}")
    return Block("Cards to claim", lines)


def _players(view: View, names: list[str]) -> Block:
    head = ["", "★", "team", "to place", *(SYMBOL[kind] for kind in range(ACHIEVEMENT)), "cards"]
    rows = []
    for seat, player in enumerate(view["players"]):
        coming = f" (+{player['recruits']} coming)" if player["recruits"] else ""
        rows.append(
            [
                who(view, names, seat) + (" Leader" if seat == view["leader"] else ""),
                f"{player['achievement']} of {GOAL}",
                f"{player['researchers']}{coming}",
                str(player["unplayed"]),
                *(str(player["tokens"][name]) for name in TOKEN[:ACHIEVEMENT]),
                " ".join(player["depositions"] + player["actions"]) or "-",
            ]
        )
    return Block("Players", head=head, rows=rows)


def _supply(view: View) -> Block:
    left = [f"{PLURAL[kind]} {SYMBOL[kind]} {view['supply'][name]}" for kind, name in enumerate(TOKEN)]
    colours = [f"{player['colour']} {player['researchers_in_supply']}" for player in view["players"]]
    return Block("Supply", [" · ".join(left), f"researchers: {', '.join(colours)}"])


# -- the moves ------------------------------------------------------------------------------------------------------


def words(move: Move, view: View, names: list[str]) -> str:
    """Say what the move would do."""
    me = view["players"][view["to_move"]]
    match move:
        case Draft(kind=kind):
            return f"Take the {TOKEN[kind]} {SYMBOL[kind]} · makes up for going after the Leader"
        case Graduate(kind=kind, net=net):
            stay = me["researchers"] - 1
            kept = f"{researchers(stay)} {'stays' if stay == 1 else 'stay'}"
            return f"Graduate for {amount(net[kind], kind)} {SYMBOL[kind]} · a researcher leaves for good, {kept}"
        case Recruit(box=box):
            new = "a researcher" if box.recruits == 1 else researchers(box.recruits)
            return f"Recruit {new} · a team of {me['researchers'] + box.recruits} from next round on"
        case Lead():
            keeps = view["leader"] == view["to_move"]
            return f"Lead the field · {'keep' if keeps else 'take'} the Leader token, first turn next round"
        case Claim():
            return _claim(move, view["slots"][move.slot]["card"])
    assert isinstance(move, Place)
    pay, gain = amounts(move.option.pay), amounts(move.option.gain)
    if pay:
        return f"{move.box.title} · {pay} → {gain}"
    points = move.net[ACHIEVEMENT]
    if points:
        return f"{move.box.title} · gain {points} ★, {me['achievement'] + points} of {GOAL}"
    return f"{move.box.title} · gain {gain}"


def _claim(move: Claim, key: str | None) -> str:
    if key is None:
        return f"{move.box.title} · no card"
    worth = f"{DEPOSITION_WORTH} ★" if isinstance(card(key), Deposition) else "a box of your own"
    return f"Claim {card(key).name} · pay {amounts(move.option.pay)}, {worth} when the round ends"


# -- what happened --------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """Say what happened, in a sentence or two."""
    match event:
        case Drafted():
            return f"{names[event.seat]} drafted a {event.token}."
        case RoundBegan():
            return f"Round {event.round} began; {names[event.seat]} leads and goes first."
        case Placed():
            box = BOX[event.box]
            science = f" {box.biology}" if box.card != NONE else ""  # only on cards; boxes are used too often
            return f"{names[event.seat]} {box.did}{_exchange(event)}.{science}"
        case TookLead() if event.before == event.seat:
            return f"{names[event.seat]} kept the Leader token."
        case TookLead():
            return f"{names[event.seat]} took the Leader token from {names[event.before]} and goes first next round."
        case Claimed():
            return f"{names[event.seat]} claimed {card(event.card).name}; it comes when the round ends."
        case Graduated():
            had = "had to let" if event.forced else "let"
            gained = f"a {event.token}" if GRADUATE_DATA == 1 else amount(GRADUATE_DATA, TOKEN.index(event.token))
            return f"{names[event.seat]} {had} a researcher graduate and gained {gained}."
        case Skipped():
            return f"{names[event.seat]} has a researcher left, but nothing it could do: skipped."
        case RecruitArrived():
            return f"{names[event.seat]} welcomed a new researcher."
        case CardAcquired():
            return f"{names[event.seat]} {_acquired(card(event.card))}. {card(event.card).fact}"
        case CardLeft():
            return f"Nobody had claimed {card(event.card).name}; it left the game."
        case CardRevealed():
            return f"{card_line(event.card)} came up in the archive."
        case GameEnded():
            why = f"{GOAL} ★ reached" if event.reached else "the safety stop"
            points = ", ".join(f"{name} {score} ★" for name, score in zip(names, event.scores, strict=True))
            return f"The game ended after round {event.round} ({why}): {points}."
    raise TypeError(f"no words for {event}")


def _acquired(found: Innovation) -> str:
    """Say how a card was acquired: "deposited 1MBN Myoglobin (sperm whale): first seen 1958; …"."""
    if isinstance(found, Deposition):
        return f"deposited {found.name}: {found.history()}"
    return f"set up {found.title}"


def _exchange(event: Placed) -> str:
    pay, gain = ([counts.get(name, 0) for name in TOKEN] for counts in (event.pay, event.gain))
    if any(pay) and any(gain):
        return f": {amounts(pay)} → {amounts(gain)}"
    return f": {amounts(gain if any(gain) else pay)}" if any(gain) or any(pay) else ""


# -- the score ------------------------------------------------------------------------------------------------------


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """Return the lines for achievement tokens and PDB Depositions (§8.1)."""
    player = s.players[seat]
    lines = [counted_line(player.tokens[ACHIEVEMENT], "achievement token")]
    if player.depositions:
        keys = " ".join(CARDS[number].key for number in player.depositions)
        lines.append(counted_line(len(player.depositions), "PDB Deposition", DEPOSITION_WORTH, keys))
    return lines


def tie(s: State, names: list[str]) -> str | None:
    """Say how Data tokens decided among the players with most achievement (§8.2)."""
    scores, winners = s.scores(), s.winners()
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) == len(winners):
        return None
    tokens = listed([f"{names[seat]} {s.players[seat].data()}" for seat in level])
    return f"Equal achievement, {max(scores)}, so Data tokens decide: {tokens}."
