"""Peptide: the table in words."""

from typing import Final

from benchtop.bio.bases import NAMES as BASES
from benchtop.core.text import Block, ScoreLine, counted_line, listed

from ..components import (
    CODON,
    EFFECTS,
    FACE_UP,
    GAIN_FACE_DOWN,
    KINDS,
    NAMES,
    NUMBER,
    POINTS_MATCHED,
    POINTS_UNMATCHED,
    QUIET_ROUNDS,
    RECONSTRUCTED,
    SELECTIONS,
    THREE,
    TITLES,
    VALUE,
)
from ..rules import most_matched
from ..state import State
from ..view import Phase, Shown, View

TITLE: Final[dict[str, str]] = dict(zip(KINDS, TITLES, strict=True))
EFFECT: Final[dict[str, str]] = dict(zip(KINDS, EFFECTS, strict=True))
WITH_ARTICLE: Final[dict[str, str]] = {
    kind: title if kind == "mitochondria" else f"an {title}" if kind == "amino-acyl" else f"a {title}"
    for kind, title in TITLE.items()
}

NO_WORD: Final = r"(?! (?!and\b|or\b)[A-Z]?[a-z-]{2,})"  # the A of "A Nucleus" is not adenine
HIGHLIGHT: Final = {
    rf"\bA\d*\b{NO_WORD}": "base_a",
    r"\bC\d*\b": "base_c",
    r"\bG\d*\b": "base_g",
    r"\bU\d*\b": "base_u",
    r"\(you\)|\b[Yy]our?\b": "you",
    r"\bSTOP\b": "danger",
    r"\blast round\b": "warn",
    r"\b(START|winner)\b": "good",
    r"\bunseen\b|\*": "quiet",
}


def table(view: View, names: list[str]) -> list[Block]:
    """Describe the middle, the players and their chains, and the viewer's hand and knowledge."""
    blocks = [
        _head(view, names),
        _organelles(view),
        Block("RNA and amino acids", _middle(view)),
        _players(view, names),
        _chains(view, names),
    ]
    if view["hand"] is not None:
        blocks.append(Block("Your hand", _hand(view), own=True))
        if not view["over"]:
            blocks.append(Block("What you know", _known(view, names)))
    if view["shown"] is not None:
        blocks += [_shown(view["shown"], names), _result(view["shown"], view["winners"], names)]
    blocks.append(Block("Key", _key(view)))
    return blocks


def _key(view: View) -> list[str]:
    lysine = f"Lys {VALUE[NUMBER['Lys']]} over {CODON[NUMBER['Lys']]}"
    lines = [
        "points: without the hand · seen: RNA that everybody saw go to that hand"
        f" · [ ] face down, for {GAIN_FACE_DOWN} ATP",
        f"({lysine}): added, half its value until fixed · * reconstructed, not printed fact",
    ]
    if view["options"]["advanced"]:
        lines.append("ATP and RNA 3/4: three held, and at most four may be kept at the end of the round")
    return lines


def _head(view: View, names: list[str]) -> Block:
    if view["over"]:
        return Block("Game over", [f"after round {view['round']}"])
    phase = view["phase"]
    if phase == "voting":
        title = f"Round {view['round']} · Phase 1, a proposal to end the game"
    elif phase == "selecting":
        title = f"Round {view['round']} · Phase 1, selection {view['pass_number']} of {SELECTIONS}"
    elif phase == "discarding":
        title = f"Round {view['round']} · end of the round, RNA over the limit is discarded"
    else:
        title = f"Round {view['round']} · Phase 2, organelles are resolved"
    taken = "taken this round" if view["first_taken"] else "may be selected"
    lines = [f"{names[view['first']]} holds the First Player card ({taken})."]
    if view["last_round"] is not None:
        lines.append(f"STOP has been shown: {_rounds_left(view['last_round'] - view['round'])}.")
    elif view["agreed"]:
        lines.append("All have agreed: this is the last round.")
    elif view["quiet_rounds"] >= QUIET_ROUNDS:
        lines.append(f"Nobody has drawn an amino acid for {view['quiet_rounds']} rounds: the end may be proposed.")
    mover = view["players"][view["to_move"]]
    done = (phase == "selecting" and not view["due"]) or (
        phase == "resolving" and not mover["organelles"] and not mover["face_down"]
    )
    to_do = OPEN if done else TO_DO[phase].format(due=view["due"])
    lines.append(f"{names[view['to_move']]} {to_do}")
    return Block(title, lines)


def _rounds_left(rounds: int) -> str:
    if rounds == 0:
        return "this is the last round"
    return f"{'one more round follows' if rounds == 1 else f'{rounds} more rounds follow'}: the last round"


TO_DO: Final[dict[Phase, str]] = {
    "selecting": "selects ({due} to go in this turn) or spends ATP.",
    "resolving": "resolves an organelle or spends ATP.",
    "choosing rna": "uses a Nucleus: face-up RNA, or draw two.",
    "keeping rna": "has drawn two RNA cards and keeps one.",
    "using vacuole": "uses a Vacuole: gather, or raise a limit.",
    "keeping amino": "looks at two amino acids and keeps one.",
    "building": "uses a Ribosome: add, or fix.",
    "discarding": "chooses RNA to discard ({due} to go).",
    "voting": "votes on whether this round is the last.",
}
OPEN: Final = "has nothing left to do but spend ATP or end the turn."


def _organelles(view: View) -> Block:
    rows = [[TITLE[kind], f"x{number}", EFFECT[kind]] for kind, number in view["field"].items() if number]
    deck = sum(view["organelle_deck"].values())
    discards = sum(view["organelle_discards"].values())
    lines = [f"{deck} in the deck, {discards} discarded"]
    return Block("Organelle field", lines if rows else ["empty", *lines], rows=rows)


def _middle(view: View) -> list[str]:
    face_up = " ".join(view["rna_field"]) or "none"
    discards = " ".join(f"{letter}{number}" for letter, number in view["rna_discards"].items())
    atp = "no limit" if view["atp_supply"] is None else str(view["atp_supply"])
    bonuses = " ".join(f"+{bonus}" for bonus in view["bonuses"]) or "none left"
    lines = [
        f"RNA face up: {face_up} · {view['rna_deck_size']} in the deck · discarded {discards}",
        f"ATP in the supply: {atp} · bonus cards: {bonuses}",
    ]
    size = view["amino_deck_size"]
    if view["over"]:
        lines.append(f"Amino acids left in the deck: {size}")
    elif view["stop"] is None:
        lines.append(f"Amino acid deck: {size} left, STOP is out")
    else:
        first, last = view["stop"]["first"], view["stop"]["last"]
        where = f"is card {first}" if first == last else f"is one of cards {first} to {last}"
        lines.append(f"Amino acid deck: {size} cards; STOP, counted from the top, {where}")
    return lines


def _players(view: View, names: list[str]) -> Block:
    head = ["", "points", "ATP", "RNA", "seen", "amino acids", "organelles"]
    rows = []
    for seat, player in enumerate(view["players"]):
        cards = [TITLE[kind] for kind in player["organelles"]] + [f"[{TITLE[kind]}]" for kind in player["face_down"]]
        limits = player["limits"]
        row = [
            names[seat] + (" (you)" if seat == view["seat"] else ""),
            str(player["points"]),
            str(player["atp"]) + (f"/{limits['energy']}" if limits else ""),
            str(player["rna_size"]) + (f"/{limits['rna']}" if limits else ""),
            " ".join(player["rna_known"]) or "-",
            str(player["amino_size"]),
            ", ".join(cards) or "-",
        ]
        if player["given_up"]:
            row[3] += f" (gave up {' '.join(player['given_up'])})"
        if player["laid_aside"]:
            row[3] += f" ({player['laid_aside']} laid aside)"
        rows.append(row)
    return Block("Players", head=head, rows=rows)


def _chains(view: View, names: list[str]) -> Block:
    rows = []
    for seat, player in enumerate(view["players"]):
        chain = ["START"]
        chain += [f"{amino} {value(amino)}" for amino in player["chain"][: player["fixed"]]]
        for amino, rna in zip(player["chain"][player["fixed"] :], player["codons"], strict=True):
            chain.append(f"({amino} {value(amino)} over {rna})")
        bonus = " ".join(f"+{points}" for points in player["bonus"])
        rows.append([names[seat], " - ".join(chain) + (f"   bonus {bonus}" if bonus else "")])
    return Block("Peptide chains", rows=rows)


def value(amino: str) -> str:
    """Return the value of an amino acid, marked if it is reconstructed."""
    number = NUMBER[amino]
    return f"{VALUE[number]}{'*' * ('value' in RECONSTRUCTED[number])}"


def codon(amino: str) -> str:
    """Return the codon of an amino acid, marked if it is reconstructed."""
    number = NUMBER[amino]
    return f"{CODON[number]}{'*' * ('codon' in RECONSTRUCTED[number])}"


def _hand(view: View) -> list[str]:
    hand = view["hand"]
    assert hand is not None
    assert view["seat"] is not None
    atp = view["players"][view["seat"]]["atp"]
    lines = [f"ATP: {atp} · RNA: {' '.join(hand['rna']) or 'none'}"]
    if hand["laid_aside"]:
        lines[0] += f" · laid aside: {' '.join(hand['laid_aside'])}"
    for amino in hand["amino"]:
        missing = hand["missing"][amino]
        state = f"lacks {' '.join(missing)}" if missing else "matched by your RNA"
        lines.append(f"{amino} {NAMES[NUMBER[amino]]} · {codon(amino)} · value {value(amino)} · {state}")
    if not hand["amino"]:
        lines.append("no amino acids")
    elif not view["over"]:
        lines.append(f"At the end this hand would count {hand['points']:+d}.")
    if view["looking"]:
        lines.append(f"You look at: {listed([described(card) for card in view['looking']])}")
    return lines


def described(card: str) -> str:
    """Describe what is printed on an amino acid or RNA card."""
    if card in NUMBER:
        return f"{card} {NAMES[NUMBER[card]]} ({codon(card)}, value {value(card)})"
    return f"{card} {BASES[card]}"


def _known(view: View, names: list[str]) -> list[str]:
    lines = []
    for trace in view["knowledge"]["traced"]:
        places = [f"in {names[seat]}'s hand" for seat in trace["hands"]] + ["on top of the deck"] * trace["top"]
        lines.append(f"{trace['amino']}: {listed(places, 'or')}")
    unseen = view["knowledge"]["unseen"]
    gone = f", {view['amino_removed']} of them out of the game" if view["amino_removed"] else ""
    lines.append(f"amino acids unseen ({len(unseen)}{gone}): {' '.join(unseen)}")
    rna = " ".join(f"{letter}{number}" for letter, number in view["rna_unseen"].items())
    lines.append(f"RNA unseen, in the deck or in hands: {rna}")
    return lines


def _result(shown: Shown, winners: list[int], names: list[str]) -> Block:
    head = ["", "bonus", "fixed", "face up", "matched in hand", "unmatched", "total"]
    rows = []
    for seat, counted in enumerate(shown["counts"]):
        won = " (winner)" if seat in winners else ""
        parts = [counted["bonus"], counted["fixed"], counted["face_up"], counted["matched"], -counted["unmatched"]]
        rows.append([names[seat] + won, *(str(part) for part in parts), str(counted["total"])])
    return Block("Points", head=head, rows=rows)


def _shown(shown: Shown, names: list[str]) -> Block:
    rows = [
        [names[seat], " ".join(hand["amino"]) or "no amino acids", " ".join(hand["rna"]) or "no RNA"]
        for seat, hand in enumerate(shown["hands"])
    ]
    lines = [
        f"left in the deck: {' '.join(shown['deck']) or 'nothing'}",
        f"out of the game: {' '.join(shown['removed']) or 'nothing'}",
    ]
    return Block("All hands, and the amino acids nobody had", lines, rows=rows)


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """Explain how a seat's points would add up if the game ended now (§6.2)."""
    player = s.players[seat]
    fixed, face_up = player.chain[: player.fixed], player.chain[player.fixed :]
    matched = most_matched(player.amino, player.rna)
    unmatched = len(player.amino) - matched
    lines: list[ScoreLine] = []
    if player.bonus:
        values = " ".join(f"+{card}" for card in player.bonus)
        lines.append({**counted_line(len(player.bonus), "bonus card", note=values), "points": sum(player.bonus)})
    for cards, worth, label in ((fixed, VALUE, "fixed in the chain"), (face_up, FACE_UP, "face up, at half value")):
        if cards:
            note = " · ".join(f"{THREE[card]} {worth[card]}" for card in cards)
            line = counted_line(len(cards), f"amino acid {label}", note=note, nouns=f"amino acids {label}")
            lines.append({**line, "points": sum(worth[card] for card in cards)})
    for count, each, label in (
        (matched, POINTS_MATCHED, "in hand with its RNA"),
        (unmatched, -POINTS_UNMATCHED, "in hand without RNA"),
    ):
        if count:
            lines.append(counted_line(count, f"amino acid {label}", each, nouns=f"amino acids {label}"))
    return lines
