"""Translation: the table, the moves and the events in words."""

from typing import Any, Final

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block

from .components import ACTIONS, AMINO_LETTERS, AMINOS, LETTERS, LONGEST, NUCLEOTIDES, PER_AMINO_ACID, PER_PAIR, POINTS
from .events import (
    Began,
    Bought,
    Chose,
    Deleted,
    Ended,
    Extended,
    FilledUp,
    Inserted,
    Lost,
    ReverseComplemented,
    Rolled,
    Substituted,
    Toggled,
    Translated,
    TurnedUp,
)
from .moves import (
    Buy,
    ChooseLetter,
    Delete,
    Extend,
    Gap,
    Insert,
    Mutate,
    ReverseComplement,
    Swap,
    Toggle,
    Translate,
)
from .state import QUIET_LIMIT

HIGHLIGHT: Final[dict[str, str]] = {
    r"(?<=-)A(?=-)": "base_a",
    r"(?<=-)C(?=-)": "base_c",
    r"(?<=-)G(?=-)": "base_g",
    r"(?<=-)T(?=-)": "base_t",
    r"\b[ACGT]{2}[ACGTRYNH]\b": "key",
    r"\byes\b": "good",
    r"\bwater (?:ON|OFF)\b": "warn",
    r"\(you\)": "you",
    r"\bfrom letter \d:": "quiet",
}

_NAME_OF: Final[dict[str, str]] = {card.letter: card.name.lower() for card in AMINOS}
_CARD_OF: Final[dict[str, str]] = {card.key: card.name for card in ACTIONS}
_DEALT: Final[list[str]] = [card.key for card in ACTIONS if card.buy is None]


# -- the table ------------------------------------------------------------------------------------------------------


def table(view: dict[str, Any], names: list[str]) -> list[Block]:
    """The strand, the amino acids, the cards for sale, everybody's things, and what is to be decided."""
    blocks = [strand_block(view), row_block(view), pool_block(view), players_block(view, names)]
    blocks.append(now_block(view, names))
    return blocks


def strand_block(view: dict[str, Any]) -> Block:
    """Both strands with the numbers of the letters, the water, and the three reading frames."""
    strand = view["strand"]
    facing = view["other_strand"][::-1]
    water = {True: "water ON (hydrophilic only)", False: "water OFF (hydrophobic only)", None: "no water (variant)"}
    lines = [
        "active  5'-" + "--".join(strand) + "-3'",
        "           " + "".join(f"{n:<3}" for n in range(1, len(strand) + 1)).rstrip(),
        "other   3'-" + "--".join(facing) + "-5'",
        f"{water[view['water']]} · {view['supply']} of {LONGEST} letters still free",
    ]
    for frame in view["frames"]:
        if frame["codons"]:
            pairs = zip(frame["codons"], frame["protein"], strict=True)
            reading = " ".join(f"{codon}={'stop' if amino == '*' else amino}" for codon, amino in pairs)
            lines.append(f"from letter {frame['frame']}: {reading}")
    return Block("Strand", lines)


def row_block(view: dict[str, Any]) -> Block:
    """The face-up amino acids: can they be translated, and if not, what is missing."""
    mine = set() if view["seat"] is None else set(view["players"][view["seat"]]["cards"])
    head = ["", "name", "codons", "water", "groups", "translate now?"]
    rows = [
        [
            card["letter"],
            card["name"],
            " ".join(card["codons"]),
            "ON" if card["hydrophilic"] else "OFF",
            ", ".join(card["groups"]),
            status(card, mine),
        ]
        for card in view["face_up"]
    ]
    if view["water"] is None:
        head, *rows = [[*row[:3], *row[4:]] for row in [head, *rows]]
    left = f"{view['deck_size']} in the deck"
    if view["in_deck"]:
        left += f": {' '.join(view['in_deck'])} in some order"
    return Block(f"Amino acids face up ({left})", head=head, rows=rows)


def status(card: dict[str, Any], mine: set[str]) -> str:
    """Whether a face-up card can be translated: "yes, AAG at 4", "toggle the water (…)", "no codon; 1 card away: …"."""
    if card["sites"]:
        where = ", ".join(f"{site['codon']} at {site['at']}" for site in card["sites"])
        return f"yes, {where}" if card["water_ok"] else f"toggle the water ({where})"
    near = dict.fromkeys(key for way in card["one_card"] for key in way["cards"])
    if not near:
        return "no codon"
    named = [_CARD_OF[key] + (" (yours)" if key in mine and key not in _DEALT else "") for key in near]
    return "no codon; 1 card away: " + ", ".join(named)


def pool_block(view: dict[str, Any]) -> Block:
    """The action cards for sale, with what they cost and do."""
    rows = [
        [card["name"], str(card["buy"]), str(card["use"]), f"{card['left']} of {card['copies']}", card["effect"]]
        for card in view["pool"]
    ]
    return Block("Action cards for sale", head=["", "buy", "use", "left", "effect"], rows=rows)


def players_block(view: dict[str, Any], names: list[str]) -> Block:
    """Everybody's amino acids, score and cards."""
    rows = []
    for seat, (name, player) in enumerate(zip(names, view["players"], strict=True)):
        bought = {key: count for key, count in player["cards"].items() if key not in _DEALT}
        cards = ", ".join(_CARD_OF[key] + (f" ×{count}" if count > 1 else "") for key, count in bought.items())
        shown = f"{name} (you)" if seat == view["seat"] else name
        groups = ", ".join(f"{group} {count}" for group, count in player["groups"].items() if count > 1)
        collected = " ".join(player["collected"])
        rows.append([shown, arithmetic(player), collected or "none", groups or "none", cards or "none"])
    return Block("Players", head=["", "score", "amino acids", "groups that score", "cards bought"], rows=rows)


def arithmetic(player: dict[str, Any]) -> str:
    """A score with its sum: "3 + 2 x 3 pairs = 9"."""
    count, pairs = len(player["collected"]), player["pairs"]
    if pairs == 0:
        return str(player["score"])
    return f"{count} + {PER_PAIR}×{plural(pairs, 'pair')} = {player['score']}"


def now_block(view: dict[str, Any], names: list[str]) -> Block:
    """Whose turn it is, with how many points, and what is pending."""
    if view["over"]:
        winners = [names[seat] for seat in view["winners"]]
        return Block(
            "The game is over", [f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}."]
        )
    mine = view["to_move"] == view["seat"]
    whose = "Your turn" if mine else f"{names[view['to_move']]}'s turn"
    lines = [f"{whose}: {plural(view['points'], 'point')} left"]
    used = [_CARD_OF[key] for key, count in view["ready"].items() if not count and key not in view["bought"]]
    if used:
        lines.append(f"used this turn: {', '.join(used)}")
    if view["bought"]:
        lines.append(f"works from the next turn on: {', '.join(_CARD_OF[key] for key in view['bought'])}")
    if view["inserting"]:
        lines.append(pending(view["inserting"]))
    if view["quiet_turns"] >= view["quiet_limit"] // 2:
        left = view["quiet_limit"] - view["quiet_turns"]
        lines.append(f"without a translation the game ends in {plural(left, 'turn')}")
    return Block("Now", lines)


def pending(inserting: dict[str, Any]) -> str:
    """What the Insert under way still needs."""
    if inserting["letter"] is None:
        return f"rolled {inserting['face']}: choose {' or '.join(inserting['choices'])}"
    return f"inserting {inserting['letter']}: choose a gap; gap n makes it letter n"


def plural(count: int, noun: str) -> str:
    """ "1 point", "3 points"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# -- moves ----------------------------------------------------------------------------------------------------------


def words(move: Move, view: dict[str, Any], names: list[str]) -> str:
    """What the move would do."""
    if isinstance(move, Translate):
        return f"Translate {_NAME_OF[AMINO_LETTERS[move.amino]]} · 1 point · {worth(move.amino, view)}"
    if isinstance(move, Extend):
        return "Extend: roll a letter for the 3' end · 1 point"
    if isinstance(move, Toggle):
        return f"Turn the water {'OFF' if view['water'] else 'ON'} · 1 point"
    if isinstance(move, Insert):
        return "Insert: roll a letter for any gap · 1 point"
    if isinstance(move, ReverseComplement):
        made = makes(view, "reverse-complement", 0, "")
        return f"Reverse Complement: read {view['other_strand']} · 1 point{made}"
    if isinstance(move, ChooseLetter):
        return f"Insert {LETTERS[move.base]} ({NUCLEOTIDES[move.base].name.lower()})"
    if isinstance(move, Gap):
        return lay_in_gap(view, move.at)
    if isinstance(move, Delete):
        old = letter_at(view, move.at)
        return f"Delete letter {move.at + 1} ({old}) · 1 point{makes(view, 'delete', move.at + 1, old)}"
    if isinstance(move, Swap):
        old = letter_at(view, move.at)
        new = LETTERS[move.table[LETTERS.index(old)]] if old in LETTERS else old
        return substitution(view, move.card, move.at, new)
    if isinstance(move, Mutate):
        return substitution(view, move.card, move.at, LETTERS[move.base])
    assert isinstance(move, Buy)
    card = ACTIONS[move.card]
    return f"Buy {card.name} · {card.buy} points · works from your next turn on"


def worth(amino: int, view: dict[str, Any]) -> str:
    """What a translation scores: "scores 1 + 2 x 2 pairs = 5"."""
    for card in view["face_up"]:
        if card["letter"] == AMINO_LETTERS[amino]:
            pairs: int = card["new_pairs"][view["to_move"]]
            if pairs:
                total = PER_AMINO_ACID + PER_PAIR * pairs
                return f"scores {PER_AMINO_ACID} + {PER_PAIR}×{plural(pairs, 'pair')} = {total}"
    return f"scores {PER_AMINO_ACID}"


def makes(view: dict[str, Any], key: str, position: int, letter: str) -> str:
    """Which face-up amino acids a change would spell: " · makes AAG (lysine)", or nothing."""
    made = [
        f"{way['codon']} ({card['name'].lower()})"
        for card in view["face_up"]
        for way in card["one_card"]
        if key in way["cards"] and way["position"] == position and way["letter"] == letter
    ]
    return f" · makes {', '.join(dict.fromkeys(made))}" if made else ""


def letter_at(view: dict[str, Any], at: int) -> str:
    """The letter there, or "none" beyond the end."""
    strand: str = view["strand"]
    return strand[at] if at < len(strand) else "none"


def substitution(view: dict[str, Any], card: int, at: int, new: str) -> str:
    """ "Transition: letter 5, G becomes A · 2 points · makes AAA (lysine)"."""
    facts = ACTIONS[card]
    made = makes(view, facts.key, at + 1, new)
    return f"{facts.name}: letter {at + 1}, {letter_at(view, at)} becomes {new} · {facts.use} points{made}"


def lay_in_gap(view: dict[str, Any], at: int) -> str:
    """ "Lay G in gap 4, between T and C · makes TGC (cysteine)"."""
    strand: str = view["strand"]
    letter = (view["inserting"] or {}).get("letter") or "it"
    if at == 0:
        where = "at the 5' end"
    elif at >= len(strand):
        where = "at the 3' end"
    else:
        where = f"between {strand[at - 1]} and {strand[at]}"
    return f"Lay {letter} in gap {at + 1}, {where}{makes(view, 'insert', at + 1, letter)}"


# -- events ---------------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """What happened."""
    if isinstance(event, TurnedUp):
        return f"{_NAME_OF[event.amino].capitalize()} was turned up."
    if isinstance(event, Ended):
        return say_end(event, names)
    assert isinstance(event, _BY_SEAT)
    name = names[event.seat]
    if isinstance(event, Began):
        return f"{name}'s turn began: {POINTS} points."
    if isinstance(event, Translated):
        sites = ", ".join(f"{codon} at letter {at}" for codon, at in zip(event.codons, event.sites, strict=True))
        pairs = f" and made {plural(event.pairs, 'pair')}" if event.pairs else ""
        return f"{name} translated {_NAME_OF[event.amino]} ({sites}){pairs}: {plural(event.score, 'point')} in all."
    if isinstance(event, Bought):
        return f"{name} bought {_CARD_OF[event.card]} for {event.cost} points."
    if isinstance(event, Toggled):
        return f"{name} turned the water {'ON' if event.water else 'OFF'}."
    if isinstance(event, Lost):
        return f"{name} could do nothing more and lost {plural(event.points, 'point')}."
    return f"{name} {say_change(event)}."


def say_change(event: Event) -> str:
    """What became of the strand."""
    if isinstance(event, FilledUp):
        return f"filled the strand up with {event.letters}: {event.strand}"
    if isinstance(event, Extended):
        return f"extended the strand by {event.letter}: {event.strand}"
    if isinstance(event, Deleted):
        return f"deleted letter {event.position}, {event.letter}: {event.strand}"
    if isinstance(event, Rolled):
        choice = f", which is {' or '.join(event.choices)}" if len(event.choices) > 1 else ""
        return f"rolled {event.face} to insert{choice}"
    if isinstance(event, Chose):
        return f"chose {event.letter}"
    if isinstance(event, Inserted):
        return f"inserted {event.letter} as letter {event.position}: {event.strand}"
    if isinstance(event, ReverseComplemented):
        return f"made the other strand active: {event.before} now reads {event.strand}"
    assert isinstance(event, Substituted)
    change = f"changed letter {event.position} from {event.before} to {event.after}"
    return f"played {_CARD_OF[event.card]} and {change}: {event.strand}"


def say_end(event: Ended, names: list[str]) -> str:
    """Why the game ended, and the scores."""
    why = (
        "The last amino acid is translated"
        if event.reason == "all_translated"
        else f"Nobody translated for {QUIET_LIMIT} turns"
    )
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, event.scores, strict=True))
    return f"{why}; the game is over. {scores}."


_BY_SEAT: Final = (
    Began,
    FilledUp,
    Translated,
    Extended,
    Toggled,
    Deleted,
    Rolled,
    Chose,
    Inserted,
    ReverseComplemented,
    Substituted,
    Bought,
    Lost,
)
