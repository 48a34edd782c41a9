"""NUCLEO: the table in words."""

from benchtop.core.text import Block, ScoreLine, counted_line, listed, separated

from ..components import AMINOS, LETTERS, PROTEINS, TIMINGS, coins
from ..state import State
from ..turns import leaders
from ..view import Hand, Player, View
from . import ACTION_CARDS, PROTEIN_CARDS, spoken
from .moves import EXAMPLE

HIGHLIGHT = {
    r"\bready\b": "good",
    r"\blacks [A-Z ]+": "warn",
    r"\bempty\b": "danger",
    r"\?\d*": "quiet",
    r"reconstruct\w+": "quiet",
    r"\bto play\b": "you",
}
"""Colours of words; they only repeat what the text says."""

PARTS = {1: "part 1, the d20", 2: "part 2, the d6", 3: "part 3, trading (or building)", 4: "part 4, building"}
DUE = {
    "vote_start": "votes for the best imitation; the winner begins",
    "deal": "rolls for the first amino acids",
    "take": "takes an amino acid of choice",
    "swap": "may swap a protein card",
    "mutate": "chooses an amino acid to mutate",
    "shift": "chooses an amino acid to pass on",
    "return": "returns amino acids to the bank",
    "goods": "chooses what the bank gives",
    "compose": "is composing an offer",
    "answer": "answers the offer",
    "reply": "chooses among the answers",
    "fold": "is finishing a protein",
    "react": "may react to the build",
    "target": "chooses an opponent",
    "cut": "names a letter",
    "repay": "gives an amino acid in return",
    "choose": "takes one of the top protein cards",
    "sink": "puts the other protein cards under the pile",
    "shed": "chooses a protein to break down",
    "vote_tie": "votes for the best imitation among the tied",
    "tie": "is tied and may share the victory",
}


def table(view: View, names: list[str]) -> list[Block]:
    """Describe the turn, the bank, the players, what is under way, and the viewer's cards."""
    blocks = [_turn(view, names), _bank(view), _players(view, names)]
    blocks += _business(view, names)
    if view["hand"] is not None:
        blocks += _own(view["hand"])
    return blocks


def _turn(view: View, names: list[str]) -> Block:
    lines = []
    if view["over"]:
        winners = listed([names[seat] for seat in view["winners"]])
        lines.append(f"The game is over: {winners} {'wins' if len(view['winners']) == 1 else 'share the victory'}.")
        lines.append(", ".join(f"{name} {points}" for name, points in zip(names, view["scores"], strict=True)))
    elif view["phase"] == "idle":
        lines.append(f"{names[view['current']]} to play: {PARTS[view['part']]}")
    else:
        lines.append(f"{names[view['to_move']]} {DUE[view['phase']]}")
    lines.append(f"{coins(view['pool'])} left in the pool; the game ends with the last one")
    lines.append(_pile(view))
    discarded = f": {', '.join(ACTION_CARDS[card].name for card in view['discards'])}" if view["discards"] else ""
    lines.append(f"{view['deck']} action cards face down, {len(view['discards'])} discarded{discarded}")
    title = f"Round {view['round']} of at most {view['last_round']}" if view["round"] else "Before the start"
    return Block(title, lines)


def _pile(view: View) -> str:
    pile = view["pile"]
    known = [f"{_nth(place)} {PROTEIN_CARDS[card['card']].name}" for place, card in enumerate(pile, 1) if card["card"]]
    seen = f"; from the top you know {separated([f'the {card}' for card in known])}" if known else ""
    return f"{len(pile)} protein cards in the pile{seen}"


def _nth(number: int) -> str:
    return f"{number}{'th' if 3 < number < 21 else {1: 'st', 2: 'nd', 3: 'rd'}[number]}"


def _bank(view: View) -> Block:
    stacks = [f"{letter} {count}" if count else f"{letter} -" for letter, count in view["bank"].items()]
    return Block(
        "Bank: amino acids left",
        [("   ".join(f"{stack:4}" for stack in stacks[half : half + 10])).rstrip() for half in (0, 10)],
    )


def _players(view: View, names: list[str]) -> Block:
    rows = []
    in_hand = view["options"]["proteins"] == "hand"
    for seat, player in enumerate(view["players"]):
        mark = " (you)" if seat == view["seat"] else ""
        unsure = player["amino_acids"] - len(player["sure"])  # cards that are only known to be among `maybe`
        cards = [" ".join(player["sure"])] if player["sure"] else []
        cards += [f"{unsure} of {' '.join(player['maybe'])}?"] if unsure else []
        rows.append(
            [
                f"{seat + 1} {names[seat]}{mark}",
                str(player["coins"]),
                f"{player['amino_acids']}: {' + '.join(cards) or 'none'}",
                str(len(player["proteins"])) if seat == view["seat"] else _proteins(player, in_hand=in_hand),
                str(player["actions"]) if seat == view["seat"] else _action_cards(player),
            ]
        )
    return Block("Players", head=["", "coins", "amino acids", "proteins", "action cards"], rows=rows)


def _proteins(player: Player, *, in_hand: bool) -> str:
    cards = player["proteins"]
    faces = [PROTEIN_CARDS[card["card"]].name if card["card"] else f"?{card['back']}" for card in cards]
    hidden = [card["card"] for card in cards].count(None)
    if in_hand and hidden:  # known cards come first, and the numbers mean nothing
        faces = [*faces[: len(cards) - hidden], f"{hidden} unseen"]
    return f"{len(cards)}: {separated(faces) or 'none'}"


def _action_cards(player: Player) -> str:
    shown = player["action_cards"]
    return (
        f"{player['actions']}: {', '.join(ACTION_CARDS[card].name for card in shown)}"
        if shown
        else str(player["actions"])
    )


def _business(view: View, names: list[str]) -> list[Block]:
    """Describe what is under way: offers, a build, cards being looked at, a vote."""
    pending = view["pending"]
    lines = []
    if view["phase"] == "vote_start":
        lines.append("Choose a protein together, imitate it one after the other as well as you can, then vote")
    if view["phase"] == "tie":
        tied = listed([names[seat] for seat in pending.get("tied", [])])
        lines.append(f"{tied} may share the victory, or imitate a protein and let the others vote if all want that")
    if view["phase"] == "vote_tie":
        lines.append("Those who are tied imitate a protein; vote for the one you like best")
    if "offer" in pending:
        offer = pending["offer"]
        answers = [("asked", offer["waiting"]), ("accepted by", offer["accepted"]), ("declined by", offer["declined"])]
        status = [f"; {how} {listed([names[seat] for seat in seats])}" for how, seats in answers if seats]
        lines.append(f"{names[offer['by']]} gives {spoken(offer['give'])} for {spoken(offer['want'])}{''.join(status)}")
    for counter in pending.get("counters", []):
        lines.append(f"{names[counter['by']]} would give {spoken(counter['give'])} for {spoken(counter['want'])}")
    if "draft" in pending:
        lines.append(f"You would give {spoken(pending['draft']['give'])} for {spoken(pending['draft']['want'])}")
        lines.append(f"Give, want or drop items one by one, or type the offer in one line: {EXAMPLE}")
    if "building" in pending:
        build = pending["building"]
        bonus = f", {build['bonus']:+d} by cards" if build["bonus"] else ""
        card = PROTEIN_CARDS[build["protein"]]
        lines.append(f"{names[build['by']]} builds {card.name}: {coins(card.value)}{bonus}")
    if "looking" in pending:
        faces = [PROTEIN_CARDS[back["card"]].name if back["card"] else "?" for back in pending["looking"]]
        lines.append(f"On top of the pile: {separated(faces)}")
    return [Block("On the table", lines)] if lines else []


def _own(hand: Hand) -> list[Block]:
    """Describe the viewer's cards, with what is printed on them."""
    held = [f"{letter} {AMINOS[LETTERS.index(letter)].name}" for letter in dict.fromkeys(hand["amino_acids"])]
    counted = [f"{hand['amino_acids'].count(text[0])} x {text}" for text in held]
    blocks = [Block("Your amino acids", [", ".join(counted) or "none"], own=True)]
    rows = []
    for own in hand["proteins"]:
        card = PROTEIN_CARDS[own["card"]]
        lacks = f"lacks {' '.join(own['missing'])}" if own["missing"] else "ready"
        rows.append([card.name, coins(card.value), " ".join(card.letters), lacks, card.id])
    marked = "Your proteins (card contents reconstructed)"
    if rows:
        blocks.append(Block(marked, head=["", "worth", "built from", "", "type"], rows=rows, own=True))
    else:
        blocks.append(Block(marked, ["none"], own=True))
    if hand["actions"]:
        cards = [ACTION_CARDS[name] for name in hand["actions"]]
        lines = [f"{card.name}, {TIMINGS[card.timing]}: {card.effect}" for card in cards]
        blocks.append(Block("Your action cards (reconstructed)", lines, own=True))
    return blocks


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """Return the lines of a score: coins minus the proteins still held, at least 0 (§8.2)."""
    lines = [counted_line(s.coins[seat], "coin")]
    for back in s.rows[seat]:
        card = PROTEINS[s.face[back]]
        lines.append({"label": f"{card.name} not built", "points": -card.value, "note": " ".join(card.letters)})
    short = -sum(line["points"] for line in lines)
    if short > 0:
        lines.append({"label": "a score is never below 0", "points": short})
    return lines


def tie(s: State, names: list[str]) -> str | None:
    """Say how the others voted on a tie; None if they did not (§8.4)."""
    level, winners = leaders(s), s.winners()
    votes = [choice for choice in s.votes if choice >= 0]
    if not votes:
        return None
    counts = listed([f"{votes.count(seat)} for {names[seat]}" for seat in level])
    shared = " The win is shared." if len(winners) > 1 else ""
    return f"{listed([names[seat] for seat in level])} have equal scores, so the others voted: {counts}.{shared}"
