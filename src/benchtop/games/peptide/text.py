"""Peptide: the table, the moves and the events in words."""

from typing import Any, Final

from benchtop.bio.bases import NAMES as BASES
from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block

from . import events as ev
from .building import Add, KeepAmino
from .cards import CARDS, CODON, KINDS, NAMES, NEEDS, RECONSTRUCTED, THREE, TITLES, VALUE, spelled
from .gathering import Discard, KeepRna, TakeRna
from .resolution import Decline
from .selection import Take

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
        lines.append(f"You look at: {' and '.join(_described(card) for card in view['looking'])}")
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


def _described(card: str) -> str:
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


# -- moves --------------------------------------------------------------------------------------------------------


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do."""
    if isinstance(move, Take):
        kind = KINDS[move.kind]
        if move.face_down:
            return f"Take {ONE[kind]} face down · 1 ATP in Phase 2"
        return f"Take {ONE[kind]} · {EFFECT[kind]}"
    if isinstance(move, Decline):
        return f"Discard the {TITLES[move.kind]} unused · nothing is paid"
    if isinstance(move, TakeRna):
        letter = "ACGU"[move.letter]
        return f"Take the face-up {letter} · everybody sees that you have {BASES[letter]}"
    if isinstance(move, KeepRna):
        return _keep_rna(move, view)
    if isinstance(move, KeepAmino):
        return _keep_amino(move, view)
    if isinstance(move, Add):
        amino = move.amino
        value = VALUE[amino]
        mark = "*" if "value" in RECONSTRUCTED[amino] else ""
        paid = " ".join(spelled(NEEDS[amino]))
        return f"Add {NAMES[amino]} with {paid} · {(value + 1) // 2} points, {value}{mark} once fixed"
    if isinstance(move, Discard):
        return f"Discard {'ACGU'[move.letter]} · the others see it when all have chosen"
    return _other_words(move.notation, view)


def _other_words(notation: str, view: dict[str, Any]) -> str:
    me = view["players"][view["to_move"] if view["seat"] is None else view["seat"]]
    atp = me["atp"]
    if notation == "end turn":
        return f"End your turn and keep your {atp} ATP"
    if notation == "select-twice":
        return f"Select twice · 3 of your {atp} ATP, both selections now, none in the second pass"
    if notation == "reset rna":
        field = " and ".join(view["rna_field"]) or "nothing"
        return f"Discard the face-up RNA ({field}) and turn up new cards · 1 of your {atp} ATP"
    if notation == "reset organelles":
        cards = sum(view["field"].values())
        return f"Discard the organelle field and deal {cards} anew · 2 of your {atp} ATP"
    if notation == "fix":
        return _fix(me, view)
    if notation == "raise energy" or notation == "raise rna":
        limit = notation.split()[1]
        now = me["limits"][limit] if me["limits"] else 0
        return f"Raise your {'RNA' if limit == 'rna' else 'energy'} limit from {now} to {now + 1}"
    return {
        "take first-player": "Take the First Player card · you begin the next pass and Phase 2",
        "use mitochondria": f"Use the Mitochondria · +2 ATP to your {atp}",
        "use nucleus": "Use the Nucleus · take a face-up RNA card, or draw two and keep one",
        "use vacuole": "Use the Vacuole · +1 ATP and an RNA card, or a higher limit"
        if me["limits"]
        else f"Use the Vacuole · +1 ATP to your {atp}, and the top RNA card",
        "use amino-acyl": f"Use the Amino-Acyl · 2 of your {atp} ATP, see the top two amino acids and keep one",
        "use ribosome": f"Use the Ribosome · 1 of your {atp} ATP, then add an amino acid or fix one",
        "use face-down": f"Discard a face-down organelle · +1 ATP to your {atp}",
        "draw two": f"Draw two RNA cards of the {view['rna_deck_size']} in the deck and keep one",
        "gather": f"Gather · +1 ATP to your {atp}, and the top RNA card",
    }[notation]


def _keep_rna(move: KeepRna, view: dict[str, Any]) -> str:
    letter = "ACGU"[move.letter]
    drawn = list(view["looking"] or [])
    if letter not in drawn:
        return f"Keep {letter} {BASES[letter]}"
    drawn.remove(letter)
    return f"Keep {letter} {BASES[letter]} · {drawn[0]} is discarded face up"


def _keep_amino(move: KeepAmino, view: dict[str, Any]) -> str:
    kept = THREE[move.amino]
    others = [card for card in view["looking"] or [] if card != kept]
    back = f" · {others[0]} goes back on top" if others else ""
    return f"Keep {_described(kept)}{back}"


def _fix(me: dict[str, Any], view: dict[str, Any]) -> str:
    loose = [card for card in me["chain"] if not card["fixed"]]
    if not loose:
        return "Fix your leftmost face-up amino acid"
    card = loose[0]
    more = card["value"] - (card["value"] + 1) // 2
    bonus = f" and the +{view['bonuses'][0]} bonus card" if view["bonuses"] else ""
    return f"Fix {card['name']}, your leftmost face-up amino acid · {more} more points{bonus}"


# -- events -------------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """What happened."""
    if isinstance(event, ev.RoundBegan):
        last = ", the last round," if event.last else ""
        return f"Round {event.number}{last} began with {names[event.first]}: {_cards(event.field)}."
    if isinstance(event, ev.SelectionEnded):
        left = f"{_cards(event.left)} discarded from the field; " if event.left else ""
        return f"Phase 2: {left}{names[event.first]} resolves first."
    if isinstance(event, ev.Reshuffled):
        deck = "RNA" if event.deck == "rna" else "organelle"
        return f"The {deck} deck ran out: {event.cards} discards were shuffled into a new one."
    if isinstance(event, ev.Ended):
        totals = ", ".join(f"{names[seat]} {points}" for seat, points in enumerate(event.scores))
        return f"The game ended: {totals}."
    return f"{names[event.seat]} {_did(event, names)}."  # type: ignore[attr-defined]


def _cards(organelles: list[str]) -> str:
    counted = [(TITLE[kind], organelles.count(kind)) for kind in KINDS if kind in organelles]
    return ", ".join(title if number == 1 else f"{number} {title}" for title, number in counted)


def _did(event: Event, names: list[str]) -> str:
    """What the event's seat did, without its name."""
    if isinstance(event, ev.Took):
        return f"took {ONE[event.organelle]}{' face down' if event.face_down else ''}"
    if isinstance(event, ev.BecameFirst):
        return f"took the First Player card from {names[event.before]}"
    if isinstance(event, ev.BoughtSelection):
        return f"paid {event.atp} ATP to select twice"
    if isinstance(event, ev.RnaReset):
        before, after = " ".join(event.before) or "none", " ".join(event.after) or "none"
        return f"paid {event.atp} ATP for new face-up RNA: {after} instead of {before}"
    if isinstance(event, ev.OrganellesReset):
        return f"paid {event.atp} ATP for a new organelle field: {_cards(event.after)}"
    if isinstance(event, ev.Resolved):
        if event.face_down:
            return f"discarded {ONE[event.organelle]} that lay face down"
        paid = f" for {event.paid} ATP" if event.paid else ""
        return f"used {ONE[event.organelle]}{paid}"
    if isinstance(event, ev.Declined):
        return f"discarded {ONE[event.organelle]} unused"
    if isinstance(event, ev.GainedAtp):
        return f"gained {event.atp} ATP" + (f" ({event.lost} more were not in the supply)" if event.lost else "")
    if isinstance(event, ev.ReturnedAtp):
        return f"returned {event.atp} ATP over the limit"
    if isinstance(event, ev.LimitRaised):
        return f"raised the {'RNA' if event.limit == 'rna' else 'energy'} limit to {event.to}"
    return _did_with_cards(event)


def _did_with_cards(event: Event) -> str:
    if isinstance(event, ev.TookRna):
        return f"took the face-up {event.rna}; turned up: {' '.join(event.refill) or 'nothing'}"
    if isinstance(event, ev.DrewRna):
        return "drew an RNA card" if event.cards == 1 else f"drew {event.cards} RNA cards"
    if isinstance(event, ev.SawRna):
        return f"saw {' and '.join(event.rna)}"
    if isinstance(event, ev.KeptRna):
        return f"kept {event.rna}"
    if isinstance(event, ev.DiscardedRna):
        return f"discarded {' '.join(event.rna)}{' over the limit' if event.over_limit else ''}"
    if isinstance(event, ev.LaidAside):
        return "laid an RNA card aside, face down"
    if isinstance(event, ev.SawAminos):
        return f"looked at {' and '.join(event.aminos)}"
    if isinstance(event, ev.TookAmino):
        return "kept an amino acid" + (" and put the other back on top" if event.back else "")
    if isinstance(event, ev.KeptAmino):
        return f"kept {event.kept}" + (f"; {event.back} is on top of the deck" if event.back else "")
    if isinstance(event, ev.StopShown):
        return f"showed STOP: round {event.last_round} will be the last round"
    if isinstance(event, ev.Added):
        amino = AMINO[event.amino]
        return f"added {NAMES[amino]} to the chain with {' '.join(event.rna)}. {CARDS[amino]['fact'].rstrip('.')}"
    assert isinstance(event, ev.Fixed)
    bonus = f" and took the +{event.bonus} bonus card" if event.bonus else ""
    return f"fixed {NAMES[AMINO[event.amino]]} for good{bonus}"
