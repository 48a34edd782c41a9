"""Peptide: the table in words."""

from typing import Any, Final

from benchtop.bio.bases import NAMES as BASES
from benchtop.core.text import Block

from ..components import CODON, KINDS, NAMES, RECONSTRUCTED, THREE, TITLES, VALUE

EFFECT: Final = {
    "mitochondria": "gain 2 ATP",
    "nucleus": "take a face-up RNA card, or draw two and keep one",
    "vacuole": "gain 1 ATP and an RNA card",
    "amino-acyl": "pay 2 ATP, see the top two amino acids, keep one",
    "ribosome": "pay 1 ATP, then add an amino acid to your chain or fix one",
}
TITLE: Final = dict(zip(KINDS, TITLES, strict=True))
ONE: Final = dict(zip(KINDS, ["Mitochondria", "a Nucleus", "a Vacuole", "an Amino-Acyl", "a Ribosome"], strict=True))
AMINO: Final = {three: number for number, three in enumerate(THREE)}

NO_WORD: Final = r"(?! (?!and\b|or\b)[A-Z]?[a-z-]{2,})"  # "A Nucleus" is no adenine
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


# -- the table ----------------------------------------------------------------------------------------------------


def table(view: dict[str, Any], names: list[str]) -> list[Block]:
    """The middle, the players, their chains, one's own hand, and what one remembers."""
    blocks = [
        _head(view, names),
        _organelles(view),
        Block("RNA and amino acids", _middle(view, names)),
        _players(view, names),
        _chains(view, names),
    ]
    if view["hand"] is not None:
        blocks.append(Block("Your hand", _hand(view)))
        remembered = _remembered(view, names)
        if remembered:
            blocks.append(Block("What you know", remembered))
    if view["over"]:
        blocks += [_shown(view, names), _result(view, names)]
    blocks.append(Block("Key", _key(view)))
    return blocks


def _key(view: dict[str, Any]) -> list[str]:
    lines = [
        "points: without the hand · seen: RNA that everybody saw go to that hand · [ ] face down, for 1 ATP",
        "(Lys 5 over AAG): added, half its value until fixed · * reconstructed, not printed fact",
    ]
    if view["options"]["advanced"]:
        lines.append("ATP and RNA 3/4: three held, and at most four may be kept at the end of the round")
    return lines


def _head(view: dict[str, Any], names: list[str]) -> Block:
    if view["over"]:
        return Block("Game over", [f"after round {view['round']}"])
    if view["phase"] == "selection":
        title = f"Round {view['round']} · Phase 1, selection {view['pass']} of 2"
    elif view["phase"] == "resolution":
        title = f"Round {view['round']} · Phase 2, organelles are resolved"
    else:
        title = f"Round {view['round']} · end of the round, RNA over the limit is discarded"
    taken = "taken this round" if view["first_taken"] else "may be selected"
    lines = [f"{names[view['first']]} holds the First Player card ({taken})."]
    if view["last_round"] is not None:
        last = (
            "this is the last round"
            if view["round"] == view["last_round"]
            else "one more round follows: the last round"
        )
        lines.append(f"STOP has been shown: {last}.")
    step = "selected" if view["step"] == "select" and not view["due"] else view["step"]
    lines.append(f"{names[view['to_move']]} {_TO_DO[step].format(due=view['due'])}")
    return Block(title, lines)


_TO_DO: Final = {
    "select": "selects ({due} to go in this turn) or spends ATP.",
    "selected": "has selected, and spends ATP or ends the turn.",
    "resolve": "resolves an organelle, spends ATP or ends the turn.",
    "nucleus": "uses a Nucleus: face-up RNA, or draw two.",
    "two rna": "has drawn two RNA cards and keeps one.",
    "vacuole": "uses a Vacuole: gather, or raise a limit.",
    "two amino acids": "looks at two amino acids and keeps one.",
    "ribosome": "uses a Ribosome: add, or fix.",
    "discard": "chooses RNA to discard ({due} to go).",
}


def _organelles(view: dict[str, Any]) -> Block:
    rows = [[TITLE[kind], f"x{number}", EFFECT[kind]] for kind, number in view["field"].items() if number]
    deck = sum(view["organelle_deck"].values())
    discards = sum(view["organelle_discards"].values())
    lines = [f"{deck} in the deck, {discards} discarded"]
    return Block("Organelle field", lines if rows else ["empty", *lines], rows=rows)


def _middle(view: dict[str, Any], names: list[str]) -> list[str]:
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
    elif view["stop"]["shown"]:
        lines.append(f"Amino acid deck: {size} left, STOP is out")
    else:
        first, last = view["stop"]["from"], view["stop"]["to"]
        where = f"is card {first}" if first == last else f"is one of cards {first} to {last}"
        lines.append(f"Amino acid deck: {size} cards; STOP, counted from the top, {where}")
    return lines


def _players(view: dict[str, Any], names: list[str]) -> Block:
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


def _chains(view: dict[str, Any], names: list[str]) -> Block:
    rows = []
    for seat, player in enumerate(view["players"]):
        chain = ["START"]
        for card in player["chain"]:
            if card["fixed"]:
                chain.append(f"{card['amino']} {_worth(card)}")
            else:
                chain.append(f"({card['amino']} {_worth(card)} over {card['rna']})")
        bonus = " ".join(f"+{points}" for points in player["bonus"])
        rows.append([names[seat], " - ".join(chain) + (f"   bonus {bonus}" if bonus else "")])
    return Block("Peptide chains", rows=rows)


def _worth(card: dict[str, Any]) -> str:
    return f"{card['value']}{'*' if 'value' in card['reconstructed'] else ''}"


def _hand(view: dict[str, Any]) -> list[str]:
    hand = view["hand"]
    lines = [f"RNA: {' '.join(hand['rna']) or 'none'}"]
    if hand["laid_aside"]:
        lines[0] += f" · laid aside: {' '.join(hand['laid_aside'])}"
    for card in hand["amino"]:
        mark = "*" if "codon" in card["reconstructed"] else ""
        missing = _missing(card["codon"], hand["rna"])
        state = f"lacks {' '.join(missing)}" if missing else "matched by your RNA"
        lines.append(f"{card['amino']} {card['name']} · {card['codon']}{mark} · value {_worth(card)} · {state}")
    if not hand["amino"]:
        lines.append("no amino acids")
    elif not view["over"]:
        lines.append(f"At the end this hand would count {hand['points']:+d}.")
    if view["looking"]:
        lines.append(f"You look at: {' and '.join(described(card) for card in view['looking'])}")
    return lines


def _missing(codon: str, rna: str) -> list[str]:
    left = list(rna)
    missing = []
    for letter in codon:
        if letter in left:
            left.remove(letter)
        else:
            missing.append(letter)
    return sorted(missing)


def described(card: str) -> str:
    if card in AMINO:
        amino = AMINO[card]
        marks = ["*" if part in RECONSTRUCTED[amino] else "" for part in ("codon", "value")]
        return f"{card} {NAMES[amino]} ({CODON[amino]}{marks[0]}, value {VALUE[amino]}{marks[1]})"
    return f"{card} {BASES[card]}"


def _remembered(view: dict[str, Any], names: list[str]) -> list[str]:
    if view["over"]:
        return []
    lines = []
    for trace in view["memory"]["traced"]:
        places = [f"in {names[seat]}'s hand" for seat in trace["hands"]] + (
            ["on top of the deck"] if trace["top"] else []
        )
        lines.append(f"{trace['amino']}: {' or '.join(places)}")
    unseen = view["memory"]["unseen"]
    gone = f", {view['amino_removed']} of them out of the game" if view["amino_removed"] else ""
    lines.append(f"amino acids unseen ({len(unseen)}{gone}): {' '.join(unseen)}")
    rna = " ".join(f"{letter}{number}" for letter, number in view["rna_unseen"].items())
    lines.append(f"RNA unseen, in the deck or in hands: {rna}")
    return lines


def _result(view: dict[str, Any], names: list[str]) -> Block:
    head = ["", "bonus", "fixed", "face up", "matched in hand", "unmatched", "total"]
    rows = []
    for seat, counted in enumerate(view["shown"]["counts"]):
        won = " (winner)" if seat in view["winners"] else ""
        parts = [counted["bonus"], counted["fixed"], counted["face_up"], counted["matched"], -counted["unmatched"]]
        rows.append([names[seat] + won, *(str(part) for part in parts), str(counted["total"])])
    return Block("Points", head=head, rows=rows)


def _shown(view: dict[str, Any], names: list[str]) -> Block:
    shown = view["shown"]
    rows = [
        [names[seat], " ".join(hand["amino"]) or "no amino acids", " ".join(hand["rna"]) or "no RNA"]
        for seat, hand in enumerate(shown["hands"])
    ]
    lines = [
        f"left in the deck: {' '.join(shown['deck']) or 'nothing'}",
        f"out of the game: {' '.join(shown['removed']) or 'nothing'}",
    ]
    return Block("All hands, and the amino acids nobody had", lines, rows=rows)
