"""Translation: the table, the moves and the events in words."""

from typing import Final

from benchtop.bio.amino import amino_acid
from benchtop.bio.iupac import CODES
from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.text import Block, ScoreLine, counted_line, listed

from .components import (
    ACTIONS,
    AMINO_LETTERS,
    AMINOS,
    CARD_DELETE,
    CARD_EXTEND,
    CARD_INSERT,
    CARD_KEYS,
    CARD_REVERSE_COMPLEMENT,
    CARD_TOGGLE,
    COPIES,
    COST_BUY,
    COST_TRANSLATE,
    COST_USE,
    FOR_SALE,
    GROUPS,
    GROUPS_OF,
    LETTERS,
    LONGEST,
    NUCLEOTIDES,
    PER_AMINO_ACID,
    PER_PAIR,
    QUIET_LIMIT,
    ActionCard,
    AminoCard,
    plural,
)
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
from .state import State
from .view import FaceUp, Inserting, Player, View

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

SMALL: Final = 76
"""Characters per line on a small screen."""
_AMINO_OF: Final[dict[str, AminoCard]] = {card.letter: card for card in AMINOS}
_NAME_OF: Final[dict[str, str]] = {card.letter: card.name.lower() for card in AMINOS}
_CARD_OF: Final[dict[str, str]] = {card.key: card.name for card in ACTIONS}
_SOLD: Final[dict[str, ActionCard]] = {ACTIONS[card].key: ACTIONS[card] for card in FOR_SALE}


# -- the table ------------------------------------------------------------------------------------------------------


def table(view: View, names: list[str]) -> list[Block]:
    """Return the strand, the amino acids, the cards for sale, the players, and the decision that is due."""
    return [
        strand_block(view),
        row_block(view, names),
        pool_block(view),
        players_block(view, names),
        now_block(view, names),
    ]


def strand_block(view: View) -> Block:
    """Show both strands with numbered letters, the water, and the three reading frames."""
    strand = view["strand"]
    facing = view["other_strand"][::-1]
    water = {True: "water ON (hydrophilic only)", False: "water OFF (hydrophobic only)", None: "no water (variant)"}
    lines = [
        "active  5'-" + "--".join(strand) + "-3'",
        "           " + "".join(f"{n:<3}" for n in range(1, len(strand) + 1)).rstrip(),
        "other   3'-" + "--".join(facing) + "-5'",
        f"{water[view['water']]} · {view['supply']} of {LONGEST} letters still free",
    ]
    readings = []
    for frame in view["frames"]:
        if frame["codons"]:
            pairs = zip(frame["codons"], frame["protein"], strict=True)
            reading = " ".join(f"{codon}={'stop' if amino == '*' else amino}" for codon, amino in pairs)
            readings.append(f"from letter {frame['frame']}: {reading}")
    together = " · ".join(readings).replace("from letter", "from")
    short = Block("Strand", [*lines, together] if len(together) <= SMALL else lines + readings)
    return Block("Strand", lines + readings, short=short)


def legend() -> str:
    """Explain the letters in codons that aren't bases."""
    ends = sorted({codon[2] for card in AMINOS for codon in card.codons} - set(LETTERS), key="RYHN".index)
    meant = [f"{end} is {listed(list(CODES[end]), 'or') if len(CODES[end]) < 4 else 'any letter'}" for end in ends]
    return f"in codons {listed(meant)}"


def row_block(view: View, names: list[str]) -> Block:
    """Show the face-up amino acids: whether you can translate them, and if not, what is missing."""
    head = ["", "name", "codons", "water", "groups", "translate now?"]
    rows = []
    for shown in view["face_up"]:
        card = _AMINO_OF[shown["amino"]]
        water = "ON" if card.hydrophilic else "OFF"
        groups = ", ".join(card.groups)
        rows.append([card.letter, card.name, " ".join(card.codons), water, groups, status(shown, view, names)])
    if view["water"] is None:
        head, *rows = [[*row[:3], *row[4:]] for row in [head, *rows]]
    left = f"{view['deck_size']} in the deck"
    if view["in_deck"]:
        left += f": {' '.join(view['in_deck'])} in some order"
    title = f"Amino acids face up ({left})"
    return Block(title, [legend()], head=head, rows=rows, short=Block(title, head=head, rows=rows))


def status(card: FaceUp, view: View, names: list[str]) -> str:
    """Say whether a card can be translated: "yes, AAG at 4", "toggle the water (…)", "no codon; 1 card away: …"."""
    if card["sites"]:
        where = ", ".join(f"{site['codon']} at {site['at']}" for site in card["sites"])
        return f"yes, {where}" if card["water_ok"] else f"toggle the water ({where})"
    near = [key for key in CARD_KEYS if any(key in way["cards"] for way in card["one_card"])]
    if not near:
        return "no codon"
    seat = view["seat"]
    mine = [key for key in near if seat is not None and view["players"][seat]["cards"].get(key)]
    dealt = [key for key in near if key not in _SOLD and key not in mine]
    sold = [key for key in near if key not in mine and view["pool"].get(key)]
    had = [_CARD_OF[key] + (" (yours)" if key in _SOLD else "") for key in mine]
    reached = [*had, *[_CARD_OF[key] for key in dealt + sold]]
    return "no codon; 1 card away: " + ", ".join(
        reached or [f"{_CARD_OF[key]} ({_whose(key, view, names)})" for key in near]
    )


def _whose(key: str, view: View, names: list[str]) -> str:
    """Name the owners of a card that is sold out: "Ben's"."""
    return listed(
        [f"{name}'s" for name, player in zip(names, view["players"], strict=True) if player["cards"].get(key)]
    )


def pool_block(view: View) -> Block:
    """Show the action cards for sale, with their costs and effects."""
    copies = COPIES[view["seats"]]
    rows = [
        [card.name, str(card.buy), str(card.use), f"{view['pool'][key]} of {copies}", card.effect]
        for key, card in _SOLD.items()
    ]
    return Block("Action cards for sale", head=["", "buy", "use", "left", "effect"], rows=rows)


def players_block(view: View, names: list[str]) -> Block:
    """Show everybody's amino acids, score and cards."""
    rows = []
    for seat, (name, player) in enumerate(zip(names, view["players"], strict=True)):
        bought = {key: count for key, count in player["cards"].items() if key in _SOLD}
        cards = ", ".join(_CARD_OF[key] + (f" ×{count}" if count > 1 else "") for key, count in bought.items())
        shown = f"{name} (you)" if seat == view["seat"] else name
        groups = ", ".join(f"{group} {count}" for group, count in player["groups"].items() if count > 1)
        collected = " ".join(player["collected"])
        rows.append([shown, arithmetic(player), collected or "none", groups or "none", cards or "none"])
    return Block("Players", head=["", "score", "amino acids", "groups that score", "cards bought"], rows=rows)


def arithmetic(player: Player) -> str:
    """Return a score with its sum: "3 + 2×3 pairs = 9"."""
    pairs = player["pairs"]
    if pairs == 0:
        return str(player["score"])
    single = PER_AMINO_ACID * len(player["collected"])
    return f"{single} + {PER_PAIR}×{plural(pairs, 'pair')} = {player['score']}"


def now_block(view: View, names: list[str]) -> Block:
    """Show whose turn it is, the points left, and what is pending."""
    if view["over"]:
        winners = [names[seat] for seat in view["winners"]]
        return Block("The game is over", [f"{listed(winners)} {'wins' if len(winners) == 1 else 'share the win'}."])
    mine = view["to_move"] == view["seat"]
    whose = "Your turn" if mine else f"{names[view['to_move']]}'s turn"
    scores = [f"{name} {player['score']}" for name, player in zip(names, view["players"], strict=True)]
    lines = [f"{whose}: {plural(view['points'], 'point')} left · scores: {', '.join(scores)}"]
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


def pending(inserting: Inserting) -> str:
    """Say what the pending Insert still needs."""
    if inserting["letter"] is None:
        return f"rolled {inserting['face']}: choose {listed(inserting['choices'], 'or')}"
    return f"inserting {inserting['letter']}: choose a gap; gap n makes it letter n"


# -- the moves ------------------------------------------------------------------------------------------------------


def words(move: Move, view: View, names: list[str]) -> str:
    """Describe what the move would do."""
    match move:
        case Translate(amino=amino):
            return f"Translate {AMINOS[amino].name.lower()} · {points(COST_TRANSLATE)} · {worth(amino, view)}"
        case Extend():
            return f"Extend: roll a letter for the 3' end · {to_use(CARD_EXTEND)}"
        case Toggle():
            return f"Turn the water {'OFF' if view['water'] else 'ON'} · {to_use(CARD_TOGGLE)}"
        case Insert():
            return f"Insert: roll a letter for any gap · {to_use(CARD_INSERT)}"
        case ReverseComplement():
            made = makes(view, CARD_REVERSE_COMPLEMENT, 0, "")
            return f"Reverse Complement: read {view['other_strand']} · {to_use(CARD_REVERSE_COMPLEMENT)}{made}"
        case ChooseLetter(base=base):
            return f"Insert {LETTERS[base]} ({NUCLEOTIDES[base].name.lower()})"
        case Gap(at=at):
            return lay_in_gap(view, at)
        case Delete(at=at):
            old = letter_at(view, at)
            return f"Delete letter {at + 1} ({old}) · {to_use(CARD_DELETE)}{makes(view, CARD_DELETE, at + 1, old)}"
        case Swap(card=card, at=at, table=swapped):
            old = letter_at(view, at)
            return substitution(view, card, at, LETTERS[swapped[LETTERS.index(old)]] if old in LETTERS else old)
        case Mutate(card=card, at=at, base=base):
            return substitution(view, card, at, LETTERS[base])
        case Buy(card=card):
            return f"Buy {ACTIONS[card].name} · {points(COST_BUY[card])} · works from your next turn on"
    raise TypeError(f"no words for {move}")


def points(count: int) -> str:
    """Return a number of points: "1 point", "3 points"."""
    return plural(count, "point")


def to_use(card: int) -> str:
    """Return the cost of using an action card: "1 point"."""
    return points(COST_USE[card])


def worth(amino: int, view: View) -> str:
    """Say what a translation scores: "scores 1 + 2×2 pairs = 5"."""
    for card in view["face_up"]:
        if card["amino"] == AMINO_LETTERS[amino]:
            pairs = card["new_pairs"][view["to_move"]]
            if pairs:
                total = PER_AMINO_ACID + PER_PAIR * pairs
                return f"scores {PER_AMINO_ACID} + {PER_PAIR}×{plural(pairs, 'pair')} = {total}"
    return f"scores {PER_AMINO_ACID}"


def makes(view: View, card: int, position: int, letter: str) -> str:
    """Name the face-up amino acids that a change would spell: " · makes AAG (lysine)", or nothing."""
    made = [
        f"{way['codon']} ({_NAME_OF[shown['amino']]})"
        for shown in view["face_up"]
        for way in shown["one_card"]
        if CARD_KEYS[card] in way["cards"] and way["position"] == position and way["letter"] == letter
    ]
    return f" · makes {', '.join(dict.fromkeys(made))}" if made else ""


def letter_at(view: View, at: int) -> str:
    """Return the letter at a position, or "none" beyond the end."""
    strand = view["strand"]
    return strand[at] if at < len(strand) else "none"


def substitution(view: View, card: int, at: int, new: str) -> str:
    """Describe a substitution: "Transition: letter 5, G becomes A · 2 points · makes AAA (lysine)"."""
    change = f"letter {at + 1}, {letter_at(view, at)} becomes {new}"
    return f"{ACTIONS[card].name}: {change} · {to_use(card)}{makes(view, card, at + 1, new)}"


def lay_in_gap(view: View, at: int) -> str:
    """Describe a gap: "Lay G in gap 4, between T and C · makes TGC (cysteine)"."""
    strand, inserting = view["strand"], view["inserting"]
    letter = (inserting and inserting["letter"]) or "it"
    if at == 0:
        where = "at the 5' end"
    elif at >= len(strand):
        where = "at the 3' end"
    else:
        where = f"between {strand[at - 1]} and {strand[at]}"
    return f"Lay {letter} in gap {at + 1}, {where}{makes(view, CARD_INSERT, at + 1, letter)}"


# -- the events -----------------------------------------------------------------------------------------------------


def say(event: Event, names: list[str]) -> str:
    """Describe what happened."""
    match event:
        case TurnedUp(amino=amino):
            return f"{_AMINO_OF[amino].name} ({_AMINO_OF[amino].first_name}) was turned up."
        case Ended(reason="all_translated", scores=scores):
            return f"The last amino acid is translated; the game is over. {say_scores(scores, names)}."
        case Ended(scores=scores):
            quiet = f"Nobody translated for {plural(QUIET_LIMIT, 'turn')}"
            return f"{quiet}; the game is over. {say_scores(scores, names)}."
        case Began(seat=seat, points=count):
            return f"{names[seat]}'s turn began: {points(count)}."
        case Translated(seat=seat):
            return f"{names[seat]} {say_translation(event)}. {amino_acid(event.amino).fact}"
        case Bought(seat=seat, card=card, cost=cost):
            return f"{names[seat]} bought {_CARD_OF[card]} for {points(cost)}. {_SOLD[card].note or ''}".rstrip()
        case Toggled(seat=seat, water=water):
            return f"{names[seat]} turned the water {'ON' if water else 'OFF'}."
        case Lost(seat=seat, points=lost):
            return f"{names[seat]} could do nothing more and lost {points(lost)}."
        case Rolled(seat=seat, face=face, choices=choices):
            choice = f", which is {listed(choices, 'or')}" if len(choices) > 1 else ""
            return f"{names[seat]} rolled {face} to insert{choice}."
        case Chose(seat=seat, letter=letter):
            return f"{names[seat]} chose {letter}."
    return say_change(event, names)


def say_scores(scores: list[int], names: list[str]) -> str:
    """List the scores: "Ada 9, Ben 4"."""
    return ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def say_translation(event: Translated) -> str:
    """Describe a translation: "translated lysine, called King (AAG at letter 1), and made 2 pairs: 9 points in all"."""
    sites = ", ".join(f"{codon} at letter {at}" for codon, at in zip(event.codons, event.sites, strict=True))
    pairs = f", and made {plural(event.pairs, 'pair')}" if event.pairs else ""
    who = f"{_NAME_OF[event.amino]}, called {_AMINO_OF[event.amino].first_name}"
    return f"translated {who} ({sites}){pairs}: {points(event.score)} in all"


def say_change(event: Event, names: list[str]) -> str:
    """Describe a change of the strand."""
    match event:
        case FilledUp(seat=seat, letters=letters, strand=strand):
            return f"{names[seat]} filled the strand up with {letters}: {strand}."
        case Extended(seat=seat, letter=letter, strand=strand):
            return f"{names[seat]} extended the strand by {letter}: {strand}."
        case Deleted(seat=seat, position=position, letter=letter, strand=strand):
            return f"{names[seat]} deleted letter {position}, {letter}: {strand}."
        case Inserted(seat=seat, position=position, letter=letter, strand=strand):
            return f"{names[seat]} inserted {letter} as letter {position}: {strand}."
        case ReverseComplemented(seat=seat, before=before, strand=strand):
            return f"{names[seat]} made the other strand active: {before} now reads {strand}."
        case Substituted(seat=seat, card=card, position=position, before=before, after=after, strand=strand):
            change = f"changed letter {position} from {before} to {after}"
            return f"{names[seat]} played {_CARD_OF[card]} and {change}: {strand}."
    raise TypeError(f"no words for {event}")


# -- the score ------------------------------------------------------------------------------------------------------


def score_lines(s: State, seat: int) -> list[ScoreLine]:
    """Return the points for cards, then for the pairs of each group (§7.1, §7.2)."""
    held = s.collected[seat]
    lines = [counted_line(len(held), "amino acid card", PER_AMINO_ACID, " ".join(AMINO_LETTERS[a] for a in held))]
    for group, title in enumerate(GROUPS):
        members = [amino for amino in held if group in GROUPS_OF[amino]]
        pairs = len(members) * (len(members) - 1) // 2
        if pairs:
            line = counted_line(pairs, "pair", PER_PAIR, " ".join(AMINO_LETTERS[a] for a in members))
            lines.append({**line, "label": f"{title}: {line['label']}"})
    return lines


def tie(s: State, names: list[str]) -> str | None:
    """Explain how cards broke a tie in points, if they did (§8.2)."""
    scores, winners = s.scores(), s.winners()
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) == len(winners):
        return None
    cards = listed([f"{names[seat]} {len(s.collected[seat])}" for seat in level])
    return f"Equal points, {max(scores)}, so amino acid cards decide: {cards}."
