"""Translation: cards, dice and numbers as tables that the engine reads, from data/*.json, checked on load.

Cards are numbers, sets of amino acids are bits. § numbers refer to docs/games/translation/rules.md.
"""

from typing import Any, Final

from benchtop.bio import bases
from benchtop.bio.bases import DNA, encode
from benchtop.bio.codons import CODONS, STANDARD_CODE
from benchtop.bio.iupac import CODES, Pattern
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data, numbers_of
from benchtop.core.text import listed

LETTERS: Final = DNA

# The action cards, in the order of data/actions.json: two that everybody starts with, seven that the pool sells.
CARD_KEYS: Final = (
    *("toggle", "extend", "delete", "insert", "reverse-complement"),
    *("complement", "transition", "transversion", "mutate"),
)
CARD_TOGGLE: Final = 0
CARD_EXTEND: Final = 1
CARD_DELETE: Final = 2
CARD_INSERT: Final = 3
CARD_REVERSE_COMPLEMENT: Final = 4
CARD_COMPLEMENT: Final = 5
CARD_TRANSITION: Final = 6
CARD_TRANSVERSION: Final = 7
CARD_MUTATE: Final = 8
CARDS: Final = 9
FOR_SALE: Final = range(CARD_DELETE, CARDS)
NO_CARDS: Final[list[int]] = [0] * CARDS


# -- the data files -------------------------------------------------------------------------------------------------


class AminoCard:
    """One of the twenty amino acid cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.letter: str = data["letter"]
        self.three: str = data["three"]
        self.name: str = data["name"]
        self.first_name: str = data["first_name"]
        """The first name printed on the card; its initial is the one-letter code."""
        self.codons: list[str] = data["codons"]
        """One or two IUPAC patterns of three letters."""
        self.hydrophilic: bool = data["hydrophilic"]
        self.groups: list[str] = data["groups"]
        self.drawn: str | None = data.get("drawn")
        """A sentence about the picture, if it differs from what the name says."""
        self.about_water: str | None = data.get("about_water")
        """A sentence about it and water, if the general sentence (refusals.py) would be wrong."""


class ActionCard:
    """One of the nine kinds of action card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        """The verb of its moves."""
        self.name: str = data["name"]
        self.dealt: int = data.get("dealt", 0)
        """Copies that everybody starts with."""
        self.buy: int | None = data["buy"]
        """Points to buy it from the pool; None if everybody starts with it."""
        self.use: int = data["use"]
        """Points to use it."""
        self.die: str | None = data.get("die")
        """The die you roll for it."""
        self.effect: str = data["effect"]
        self.short: str = data["short"]
        """The effect in a few words; {swaps} stands for the letters it exchanges."""
        self.note: str | None = data["note"]
        """A sentence for biologists."""


class Nucleotide:
    """One of the four letters, with the colours of the printed cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.letter: str = data["letter"]
        self.name: str = data["name"]
        self.hue: str = data["hue"]
        self.shade: str = data["shade"]
        self.rgb: str = data["rgb"]


def read(name: str) -> dict[str, Any]:
    """Return the content of a data file."""
    data: dict[str, Any] = load_data(__file__, name)
    return data


def _need(what: str, *, holds: bool) -> None:
    if not holds:
        raise ValueError(f"translation: this must hold: {what}")


def load_rules() -> dict[str, Any]:
    """Load the numbers of the rules: points, lengths, copies, scores."""
    rules = read("rules.json")
    counts = [*[count for count in rules.values() if isinstance(count, int)], *rules["copies"].values()]
    _need("every number of the rules is at least 1", holds=min(counts) > 0)
    _need("there are copies for 2, 3 and 4 players", holds=list(rules["copies"]) == ["2", "3", "4"])
    staggered: dict[str, list[int]] = rules["staggered_points"]
    _need("first turns are staggered for 2, 3 and 4 players", holds=list(staggered) == ["2", "3", "4"])
    for seats, points in staggered.items():
        _need(f"each of {seats} players has a first turn", holds=len(points) == int(seats) and min(points) > 0)
    longest: int = max(rules["start_length"], rules["fill_to"])
    _need("no strand needs more nucleotide cards than there are", holds=longest <= rules["nucleotide_cards"])
    _need("no strand can be deleted completely", holds=max(rules["copies"].values()) < rules["fill_to"])
    return rules


def load_groups() -> list[str]:
    """Load the eight groups that score pairs."""
    return list(read("amino_acids.json")["groups"])


def load_halves() -> dict[str, list[str]]:
    """Load the two sets of groups for the short game; they share no amino acid."""
    halves: dict[str, list[str]] = read("amino_acids.json")["halves"]
    named = [group for half in halves.values() for group in half]
    _need("the halves are the eight groups", holds=sorted(named) == sorted(load_groups()))
    return halves


def load_amino_acids() -> list[AminoCard]:
    """Load the twenty cards in the order of the rulebook's table."""
    cards = [AminoCard(row) for row in read("amino_acids.json")["amino_acids"]]
    groups = load_groups()
    _need("there are twenty amino acids", holds=len({card.letter for card in cards}) == len(cards) == 20)
    for card in cards:
        patterns = all(len(codon) == 3 and set(codon) <= set(CODES) for codon in card.codons)
        known = set(card.groups) <= set(groups)
        _need(f"the codons of {card.name} are patterns of three letters", holds=bool(card.codons) and patterns)
        _need(f"the groups of {card.name} are among the eight", holds=bool(card.groups) and known)
        _need(f"the first name of {card.name} begins with {card.letter}", holds=card.first_name[0] == card.letter)
    return cards


def load_actions() -> list[ActionCard]:
    """Load the nine kinds of action card."""
    cards = [ActionCard(row) for row in read("actions.json")["cards"]]
    _need(f"the action cards are {', '.join(CARD_KEYS)}", holds=[card.key for card in cards] == list(CARD_KEYS))
    for card in cards:
        _need(f"{card.name} is either dealt or sold", holds=(card.dealt > 0) == (card.buy is None))
        _need(f"{card.name} costs at least a point", holds=card.use > 0 and (card.buy is None or card.buy > 0))
    _need("two cards are dealt, seven are sold", holds=sum([card.dealt > 0 for card in cards]) == CARD_DELETE)
    return cards


def load_nucleotides() -> list[Nucleotide]:
    """Load the four letters in the order A C G T."""
    cards = sorted([Nucleotide(row) for row in read("pieces.json")["nucleotides"]], key=lambda card: card.letter)
    _need("there are the four letters of DNA", holds="".join([card.letter for card in cards]) == DNA)
    return cards


def load_dice() -> dict[str, dict[str, str]]:
    """Load the faces of both dice, eight-sided and six-sided; "-" means roll again."""
    dice: dict[str, dict[str, str]] = read("pieces.json")["dice"]
    for sides, pair in dice.items():
        for colour, possible in (("white", f"{LETTERS}-"), ("black", FACES)):
            faces = pair[colour]
            _need(f"the {colour} {sides} has {sides[1:]} faces", holds=len(faces) == int(sides[1:]))
            _need(f"the faces of the {colour} {sides} are among {possible}", holds=set(faces) <= set(possible))
        often = {pair["white"].count(letter) for letter in LETTERS}
        _need(f"the white {sides} shows every letter equally often", holds=len(often) == 1 and 0 not in often)
    return dice


# -- the numbers of the rules ---------------------------------------------------------------------------------------

_RULES: Final[dict[str, Any]] = load_rules()
NUMBERS: Final[dict[str, Any]] = numbers_of(_RULES)  # for screens
POINTS: Final[int] = _RULES["points"]  # a turn (§2.1)
FACE_UP: Final[int] = _RULES["face_up"]  # amino acids (§1.4)
START_LENGTH: Final[int] = _RULES["start_length"]  # letters at the start (§1.5)
FILL_TO: Final[int] = _RULES["fill_to"]  # letters at the start of a turn (§2.2)
LONGEST: Final[int] = _RULES["nucleotide_cards"]  # also the maximum length of the strand (§4.2)
COST_TRANSLATE: Final[int] = _RULES["translate_cost"]  # points (§3.1)
PER_AMINO_ACID: Final[int] = _RULES["per_amino_acid"]  # points (§7.1)
PER_PAIR: Final[int] = _RULES["per_pair"]  # points (§7.2)
QUIET_LIMIT: Final[int] = _RULES["quiet_limit"]  # turns in a row without a translation that end the game (§6.3)
STAGGERED: Final[dict[int, list[int]]] = {int(n): points for n, points in _RULES["staggered_points"].items()}
"""Points of the first turns in the order of play, by number of players, in the staggered variant (§8.5)."""
COPIES: Final[dict[int, int]] = {int(seats): copies for seats, copies in _RULES["copies"].items()}
"""Copies of every card for sale, by number of players (§1.3)."""


def staggered_turns() -> str:
    """Describe the first turns of the staggered variant: "3 and 5 with 2 players, …"."""
    rows = [f"{listed([str(count) for count in points])} with {n} players" for n, points in sorted(STAGGERED.items())]
    return ", ".join(rows)


def plural(count: int, noun: str) -> str:
    """Return a count with its noun: "1 point", "3 points"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# -- amino acids ----------------------------------------------------------------------------------------------------

AMINOS: Final[list[AminoCard]] = load_amino_acids()
GROUPS: Final[list[str]] = load_groups()
HALVES: Final[dict[str, list[str]]] = load_halves()
AMINO_LETTERS: Final[str] = "".join([amino.letter for amino in AMINOS])


def amino_acids_of(groups: str) -> list[int]:
    """Return the amino acid cards in the game: all twenty, or half of the groups (§1.4, §8.4)."""
    chosen = HALVES.get(groups)
    return [number for number, amino in enumerate(AMINOS) if chosen is None or amino.groups[0] in chosen]


_need(
    "a short game has enough amino acids for the face-up row",
    holds=all(len(amino_acids_of(half)) >= FACE_UP for half in HALVES),
)


MEMBERS: Final[list[list[int]]] = [[n for n, amino in enumerate(AMINOS) if group in amino.groups] for group in GROUPS]
GROUPS_OF: Final[list[list[int]]] = [[GROUPS.index(group) for group in amino.groups] for amino in AMINOS]


def _pairs_of(amino: int) -> list[int]:
    row = [0] * len(AMINOS)
    for members in MEMBERS:
        for other in members:
            if amino in members and other != amino:
                row[other] += 1
    return row


PAIRS: Final[list[list[int]]] = [_pairs_of(amino) for amino in range(len(AMINOS))]
"""Number of groups two amino acids share: 0 or 1 (§7.2)."""


def _codon_bits() -> list[int]:
    bits = [0] * 64
    for number, amino in enumerate(AMINOS):
        for text in amino.codons:
            pattern = Pattern(text)
            for codon in range(64):
                if pattern.matches(encode(CODONS[codon])):
                    bits[codon] |= 1 << number
    return bits


CODON_BITS: Final[list[int]] = _codon_bits()
"""The amino acid of each codon as a bit, by codon number (bio/codons.py); 0 for the three stops."""

HYDROPHILIC: Final[int] = sum([1 << number for number, amino in enumerate(AMINOS) if amino.hydrophilic])
ALL_AMINOS: Final[int] = (1 << len(AMINOS)) - 1
HYDROPHOBIC: Final[int] = ALL_AMINOS ^ HYDROPHILIC


def spelled_by(codon: int) -> str:
    """Return the one-letter amino acid of a codon number, or "*" for a stop."""
    return STANDARD_CODE[codon]


def pairs_with(amino: int, held: list[int]) -> int:
    """Return the number of new pairs an amino acid makes with those held (§7.2)."""
    row = PAIRS[amino]
    pairs = 0
    for other in held:
        pairs += row[other]
    return pairs


def members_held(held: list[int]) -> list[int]:
    """Count the amino acids of each of the eight groups."""
    counts = [0] * len(GROUPS)
    for amino in held:
        for group in GROUPS_OF[amino]:
            counts[group] += 1
    return counts


def pairs_in(held: list[int]) -> int:
    """Count the pairs within each group: 1 of two, 3 of three, 6 of four, 10 of five (§7.2)."""
    pairs = 0
    for count in members_held(held):
        pairs += count * (count - 1) // 2
    return pairs


def score_of(held: list[int]) -> int:
    """Return the points of a collection (§7.1, §7.2)."""
    return len(held) * PER_AMINO_ACID + pairs_in(held) * PER_PAIR


# -- action cards ---------------------------------------------------------------------------------------------------

ACTIONS: Final[list[ActionCard]] = load_actions()
COST_USE: Final[list[int]] = [card.use for card in ACTIONS]
COST_BUY: Final[list[int]] = [card.buy or 0 for card in ACTIONS]  # 0 if not for sale
SWAPS: Final[dict[int, tuple[int, ...]]] = {
    CARD_COMPLEMENT: bases.COMPLEMENT,
    CARD_TRANSITION: bases.TRANSITION,
    CARD_TRANSVERSION: bases.TRANSVERSION,
}
"""The letter that each of the three fixed substitutions makes of a letter (§4.8)."""


def swaps_of(card: int) -> str:
    """Return the letters that a fixed substitution exchanges: "A ↔ T, C ↔ G"."""
    return ", ".join([f"{LETTERS[base]} ↔ {LETTERS[other]}" for base, other in enumerate(SWAPS[card]) if base < other])


# -- letters and dice -----------------------------------------------------------------------------------------------

NUCLEOTIDES: Final[list[Nucleotide]] = load_nucleotides()
AGAIN: Final = -1
FACES: Final = "ACGTWSRY"
"""Faces of the black die, by number: the four letters, then the four choices between two."""
CHOICES: Final[list[list[int]]] = [encode(CODES[face]) for face in FACES]
"""The letters that a face of the black die allows."""
DICE: Final[dict[str, dict[str, str]]] = load_dice()
PURPOSES: Final = Purposes(
    *("deck", "strand", "first"), each=["white", "black"], seats=max(COPIES), strand=LETTERS, white=LETTERS, black=FACES
)
"""Chance: the order of the amino acids, the first letters of the strand, the first player, and every player's dice."""
BY_DECK: Final = PURPOSES.number("deck")
BY_STRAND: Final = PURPOSES.number("strand")
BY_FIRST: Final = PURPOSES.number("first")
BY_WHITE: Final = PURPOSES.number("white")
BY_BLACK: Final = PURPOSES.number("black")


def _white(sides: str) -> list[int]:
    return [AGAIN if face == "-" else LETTERS.index(face) for face in DICE[sides]["white"]]


def _black(sides: str) -> list[int]:
    return [FACES.index(face) for face in DICE[sides]["black"]]


WHITE_D8: Final[list[int]] = _white("d8")
WHITE_D6: Final[list[int]] = _white("d6")
BLACK_D8: Final[list[int]] = _black("d8")
BLACK_D6: Final[list[int]] = _black("d6")
