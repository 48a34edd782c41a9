"""NUCLEO: the cards, the dice and the numbers of the rules as tables, from data/*.json, checked on load.

Letters are numbered 0 to 19 in the order of the d20, proteins 0 to 19 and kinds of action card 0 to 13 in the order of
the data. An item of a trade is a letter, COIN, or PROTEIN plus the number of a protein. The texts on the cards are
reconstructed, and every card is marked as such.
"""

import re
from typing import Any, Final

from benchtop.bio.amino import AMINO_ACIDS, AminoAcid
from benchtop.bio.amino import LETTERS as ALPHABET
from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data, numbers_of
from benchtop.core.text import listed

KINDS: Final = 20  # of amino acid, and proteins (§1.2)

# -- kinds of action card (§7) ----------------------------------------------------------------------------------------

NOBEL: Final = 0
POLYSOME: Final = 1
FRAMESHIFT: Final = 2
MISSENSE: Final = 3
STOP: Final = 4
TRNA: Final = 5
CONJUGATION: Final = 6
CRISPR: Final = 7
FACTOR: Final = 8
PROTEASOME: Final = 9
CHAPERONE: Final = 10
CODON: Final = 11
CONSERVATIVE: Final = 12
PRION: Final = 13
ACTION_IDS: Final = [
    *["nobel", "polysome", "frameshift", "missense", "stop", "trna", "conjugation"],
    *["crispr", "tf", "proteasome", "chaperone", "codonopt", "conservative", "prion"],
]
TIMINGS: Final[dict[str, str]] = {
    "immediate": "at once",
    "own_turn": "in your turn",
    "own_build": "when you build",
    "opponent_build": "when an opponent builds",
}
"""The timings of action cards, in words (§7.1)."""

# -- numbers in words -------------------------------------------------------------------------------------------------


def numeral(number: int) -> str:
    """Spell a number up to ten as a word, and write larger numbers in digits."""
    words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words[number] if number < len(words) else str(number)


def coins(count: int) -> str:
    """Write a number of coins: "1 coin", "3 coins"."""
    return "1 coin" if count == 1 else f"{count} coins"


def amino_acids(count: int) -> str:
    """Write a number of amino acids: "one amino acid", "five amino acids"."""
    return f"{numeral(count)} amino acid{'' if count == 1 else 's'}"


EDITABLE_CARDS: Final = [
    *["reconstructed", "substitutes[]", "stacks.reconstructed", "stacks.cards{}"],
    *[f"proteins[].{part}" for part in ("id", "name", "value", "amino_acids", "fact", "reconstructed")],
    *[f"proteins[].{part}" for part in ("residues", "uniprot", "pdb", "pdb_note", "fragment")],
    *[f"actions[].{part}" for part in ("name", "count", "number", "fact", "reconstructed")],
]
"""The fields that owners of the printed game may replace, because they are reconstructed (core/own_cards.py)."""
LONGEST_PROTEIN: Final = 12  # amino acids

# -- loading ----------------------------------------------------------------------------------------------------------


def check(rules: dict[str, Any], cards: dict[str, Any]) -> None:
    """Raise ValueError if the data contradicts itself or the code cannot play these cards."""
    pool = {int(seats): count for seats, count in rules["pool"].items()}
    stacks = cards["stacks"]["cards"]
    if rules["d20"] != ALPHABET or "".join(stacks) != ALPHABET:
        raise ValueError("nucleo: the d20 and the stacks carry the twenty letters in alphabetical order")
    if sum([symbol["faces"] for symbol in rules["d6"]]) != 6:
        raise ValueError("nucleo: the d6 has six faces")
    if max(pool.values()) > rules["coins"]:
        raise ValueError("nucleo: there are fewer coins in the box than in a pool")
    if rules["bank_price"] < 2:
        raise ValueError("nucleo: the bank takes more than it gives, or trades would never end")
    if len(cards["proteins"]) != KINDS or rules["start"]["proteins"] * max(pool) > KINDS:
        raise ValueError("nucleo: there are twenty proteins, and everybody starts with some")
    if rules["start"]["amino_acids"] * max(pool) > sum(stacks.values()):
        raise ValueError("nucleo: there are too few amino acids to start with")
    if [card["id"] for card in cards["actions"]] != ACTION_IDS:
        raise ValueError(f"nucleo: the action cards are {listed(ACTION_IDS)}, in this order")
    for card in cards["actions"]:
        if card["timing"] not in TIMINGS:
            raise ValueError(f"nucleo: {card['id']}: no such timing as {card['timing']}")
        if card["count"] < 1:
            raise ValueError(f"nucleo: {card['id']}: {card['count']} cards; expected 1 or more")
    for letter, count in stacks.items():
        if count < 1:
            raise ValueError(f"nucleo: stacks: {count} cards of {letter}; expected 1 or more")
    _check_substitutes(cards["substitutes"])
    names: set[str] = set()
    for card in cards["proteins"]:
        _check_protein(card, rules["coins"], names)
        names.add(card["id"])


def _check_substitutes(groups: list[str]) -> None:
    """Raise ValueError if a group of Conservative Substitution has an unknown letter or the same letter twice."""
    letters = "".join(groups)
    unknown = sorted(set(letters) - set(ALPHABET))
    if unknown:
        raise ValueError(f"nucleo: substitutes: {listed(unknown)} is no amino acid; expected letters of {ALPHABET}")
    if any(len(set(group)) != len(group) for group in groups):
        raise ValueError("nucleo: substitutes: an amino acid stands in one group twice; expected once at most")


def _check_protein(card: dict[str, Any], coins_there_are: int, names: set[str]) -> None:
    """Raise ValueError if a protein cannot be built, paid or named; `names` are the ids already used."""
    word, letters, value = card["id"], card["amino_acids"], card["value"]
    if re.fullmatch("[a-z][a-z0-9-]+", word) is None or word == "coin" or word in names:
        raise ValueError(f"nucleo: {word!r} is no id; expected small letters and digits that no other protein has")
    unknown = sorted(set(letters) - set(ALPHABET))
    if unknown:
        raise ValueError(f"nucleo: {word}: built from {listed(unknown)}; expected letters of {ALPHABET}")
    if not 1 <= len(letters) <= LONGEST_PROTEIN:
        raise ValueError(f"nucleo: {word}: {len(letters)} amino acids; expected 1 to {LONGEST_PROTEIN}")
    if not 1 <= value <= coins_there_are:
        raise ValueError(f"nucleo: {word} is worth {value}; expected 1 to {coins_there_are} coins")


class ProteinCard:
    """A protein card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.value: int = data["value"]
        """Coins for building it, and the penalty for still holding it at the end."""
        self.letters: str = data["amino_acids"]
        """The amino acids to build it from, in the order of the real protein; players may pay them in any order."""
        self.residues: str = data["residues"]
        self.uniprot: str = data["uniprot"]
        self.pdb: str | None = data["pdb"]
        self.pdb_note: str = data["pdb_note"]
        self.fragment: str = data["fragment"]
        """A stretch of the real sequence that contains these residues."""
        self.fact: str = data["fact"]
        self.spelled: str = "-".join(self.letters)
        """The amino acids as chemists write them: "R-G-D"."""
        self.science: str = f"{self.spelled} in {self.name}: {self.residues}. {self.fact}"
        """Which part of the real protein is on the card, and what is known about it (§10.2)."""
        self.reconstructed: bool = data["reconstructed"]


class ActionCard:
    """A kind of action card."""

    def __init__(self, data: dict[str, Any], substitutes: list[str]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.count: int = data["count"]
        self.timing: str = data["timing"]
        self.number: int = data.get("number", 0)
        """The number in its effect, if there is one: coins, rolls or cards."""
        self.short: str = data["short"].format(
            number=self.number, coins=coins(self.number), aminos=amino_acids(self.number)
        )
        """The effect in a few words."""
        self.effect: str = data["effect"].format(
            number=numeral(self.number),
            coins=coins(self.number),
            times=["never", "once", "twice"][self.number] if self.number < 3 else f"{numeral(self.number)} times",
            classes=listed([" ".join(group) for group in substitutes], "or"),
            others=listed([letter for letter in ALPHABET if letter not in "".join(substitutes)]),
        )
        self.fact: str = data["fact"]
        self.needs: str = data["needs"]
        """The conditions of the real mechanism, which explain when the card can be played."""
        self.reconstructed: bool = data["reconstructed"]


RULES: Final[dict[str, Any]] = load_data(__file__, "rules.json")
CARDS: Final[dict[str, Any]] = load_data(__file__, "cards.json", EDITABLE_CARDS)
check(RULES, CARDS)
NUMBERS: Final[dict[str, Any]] = numbers_of(RULES)  # for screens
NOTE: Final[str] = CARDS["reconstructed"]
"""A sentence on what is printed and what is reconstructed."""

# -- numbers of the rules ---------------------------------------------------------------------------------------------

BOX_COINS: Final[int] = RULES["coins"]  # (§1.2)
POOL: Final[dict[int, int]] = {int(seats): count for seats, count in RULES["pool"].items()}  # by players (§2.2)
MOST_SEATS: Final[int] = max(POOL)
START_AMINOS: Final[int] = RULES["start"]["amino_acids"]  # (§2.4)
START_PROTEINS: Final[int] = RULES["start"]["proteins"]  # (§2.5)
OFFERS: Final[dict[str, int]] = RULES["offers_a_turn"]  # by the option `negotiation` (§4.7)
DRAFTS: Final[int] = RULES["second_thoughts"]["offers"]  # begun in a turn, sent or not (§4.7)
COUNTERS: Final[int] = RULES["second_thoughts"]["counter_offers"]  # begun by a player in answer to one offer (§4.6)
DROPS: Final[int] = RULES["second_thoughts"]["drops"]  # items removed from one offer (§4.3)
BANK_PRICE: Final[int] = RULES["bank_price"]  # amino acids (§5.1)
SECRET_MOMENTS: Final[int] = RULES["secret_moments"]  # unseen passes that stay secret (§1.6)
LAST_ROUND: Final[int] = RULES["last_round"]["usual"]  # the safety stop (§8.5)
LAST_LONG_ROUND: Final[int] = RULES["last_round"]["random_five"]  # games with this option take longer (§8.5)

# -- dice and amino acids ---------------------------------------------------------------------------------------------

AMINOS: Final[list[AminoAcid]] = AMINO_ACIDS
LETTERS: Final[str] = RULES["d20"]
STACKS: Final[list[int]] = [CARDS["stacks"]["cards"][letter] for letter in LETTERS]
ACTION_SYMBOL: Final = 3
FACES: Final[list[int]] = [number for number, symbol in enumerate(RULES["d6"], 1) for _ in range(symbol["faces"])]
"""The symbol on each face of the d6: 1 and 2 roll the d20, 3 draws an action card, 4 a protein card (§3.4)."""
PURPOSES: Final = Purposes(
    *("proteins", "actions", "first"), each=["d20", "d6", "card"], seats=max(POOL), d20=LETTERS, d6="·1234"
)
"""Uses of chance: both decks, the starting player, and each player's dice and random draws from a hand."""
BY_PROTEINS: Final = PURPOSES.number("proteins")
BY_ACTIONS: Final = PURPOSES.number("actions")
BY_FIRST: Final = PURPOSES.number("first")
BY_LETTER: Final = PURPOSES.number("d20")
BY_SYMBOL: Final = PURPOSES.number("d6")
BY_CARD: Final = PURPOSES.number("card")
SYMBOL_ROLLS: Final[list[int]] = [0, *[symbol.get("rolls", 0) for symbol in RULES["d6"]]]
"""Rolls of the d20, by symbol."""


def _like(letter: str) -> list[int]:
    alike = {other for group in CARDS["substitutes"] if letter in group for other in group if other != letter}
    return sorted([LETTERS.index(other) for other in alike])


LIKE: Final[list[list[int]]] = [_like(letter) for letter in LETTERS]
"""For each letter, the letters that Conservative Substitution accepts instead (§7.13)."""


def spelled(letters: list[int]) -> str:
    """Spell amino acids as letters in alphabetical order."""
    return "".join(sorted([LETTERS[letter] for letter in letters]))


def spelled_hand(counts: list[int]) -> str:
    """Spell a hand, given as the number of each letter, in alphabetical order."""
    return "".join([LETTERS[letter] * count for letter, count in enumerate(counts) if count])


# -- proteins ---------------------------------------------------------------------------------------------------------

PROTEINS: Final[list[ProteinCard]] = [ProteinCard(card) for card in CARDS["proteins"]]
VALUE: Final[list[int]] = [card.value for card in PROTEINS]


def _required(card: ProteinCard) -> list[int]:
    return [card.letters.count(letter) for letter in LETTERS]


REQUIRED: Final[list[list[int]]] = [_required(card) for card in PROTEINS]
"""The number of each letter in a protein (§6.1)."""


def _distinct(required: list[int]) -> list[int]:
    return [letter for letter in range(KINDS) if required[letter]]


def _positive(required: list[int]) -> list[int]:
    return [count for count in required if count]


NEEDS: Final[list[list[int]]] = [_distinct(required) for required in REQUIRED]
"""The different letters of each protein, ascending."""
COUNTS: Final[list[list[int]]] = [_positive(required) for required in REQUIRED]
"""The number of each of those letters."""

# -- action cards -----------------------------------------------------------------------------------------------------

ACTIONS: Final[list[ActionCard]] = [ActionCard(card, CARDS["substitutes"]) for card in CARDS["actions"]]
IMMEDIATE: Final[list[bool]] = [card.timing == "immediate" for card in ACTIONS]
DECK: Final[list[int]] = [kind for kind, card in enumerate(ACTIONS) for _ in range(card.count)]
PRIZE: Final[int] = ACTIONS[NOBEL].number  # coins (§7.2)
POLYSOME_ROLLS: Final[int] = ACTIONS[POLYSOME].number  # (§7.3)
LOOK: Final[int] = ACTIONS[FACTOR].number  # protein cards (§7.10)
BONUS: Final[dict[int, int]] = {kind: ACTIONS[kind].number for kind in (CHAPERONE, CODON)}
"""Coins that a card adds to a build (§7.12)."""
MISFOLD_LOSS: Final[int] = ACTIONS[PRION].number  # coins (§7.14)

# -- items of a trade -------------------------------------------------------------------------------------------------

COIN: Final = 20
PROTEIN: Final = 21
ALL_ITEMS: Final = 41


def item_name(item: int) -> str:
    """Return the notation of an item: a letter, "coin", or the id of a protein."""
    if item < COIN:
        return LETTERS[item]
    return "coin" if item == COIN else PROTEINS[item - PROTEIN].id


def item_names(items: list[int]) -> list[str]:
    """Return the notation of several items."""
    return [item_name(item) for item in items]


def item_words(item: int) -> str:
    """Return an item's name for sentences: an amino acid with its letter, "coin", or a protein."""
    if item < COIN:
        return f"{AMINOS[item].name} ({AMINOS[item].letter})"
    return "coin" if item == COIN else PROTEINS[item - PROTEIN].name


# -- the catalogue ----------------------------------------------------------------------------------------------------


def cards() -> list[Card]:
    """Return the catalogue of cards, coins and dice."""
    return [*_amino_cards(), *_protein_cards(), *_action_cards(), *_pieces()]


def _amino_cards() -> list[Card]:
    return [
        {
            "id": f"amino:{amino.letter}",
            "kind": "amino acid",
            "name": amino.name,
            "count": STACKS[letter],
            "text": "",
            "short": "",
            "requirement": None,
            "fact": amino.fact,
            "source": NOTE,
            "reconstructed": CARDS["stacks"]["reconstructed"],
            "values": {
                "letter": amino.letter,
                "three": amino.three,
                "substitutes": "".join([LETTERS[other] for other in LIKE[letter]]),
            },
        }
        for letter, amino in enumerate(AMINOS)
    ]


def _protein_cards() -> list[Card]:
    return [
        {
            "id": f"protein:{card.id}",
            "kind": "protein",
            "name": card.name,
            "count": 1,
            "text": f"Pays {coins(card.value)} when it is built; costs as much if you still hold it at the end.",
            "short": "",
            "requirement": " ".join(card.letters),
            "fact": card.science,
            "source": _protein_source(card),
            "reconstructed": card.reconstructed,
            "values": {
                "value": card.value,
                "amino_acids": card.letters,
                "residues": card.residues,
                "uniprot": card.uniprot,
                "pdb": card.pdb,
                "pdb_note": card.pdb_note,
                "fragment": card.fragment,
            },
        }
        for card in PROTEINS
    ]


def _protein_source(card: ProteinCard) -> str:
    structure = f" Structure: PDB {card.pdb}" if card.pdb else ""
    note = f" ({card.pdb_note})" if card.pdb and card.pdb_note else ""
    return f"{NOTE} Sequence: UniProt {card.uniprot}.{structure}{note}{'.' if structure else ''}"


def _action_cards() -> list[Card]:
    return [
        {
            "id": f"action:{card.id}",
            "kind": "action card",
            "name": card.name,
            "count": card.count,
            "text": card.effect,
            "short": card.short,
            "requirement": f"played {TIMINGS[card.timing]}",
            "fact": card.fact,
            "source": NOTE,
            "reconstructed": card.reconstructed,
            "values": {"timing": card.timing, "number": card.number, "needs": card.needs},
        }
        for card in ACTIONS
    ]


def symbol_words(symbol: int) -> str:
    """Return what a symbol of the d6 gives, in words."""
    found: dict[str, Any] = RULES["d6"][symbol - 1]
    return found.get("takes") or amino_acids(found["rolls"])


def _symbols() -> list[dict[str, Any]]:
    """Return what each symbol of the d6 gives: amino acids to roll for, or a card."""
    return [
        {"rolls": rolls, "card": None if rolls else "action" if symbol == ACTION_SYMBOL else "protein"}
        for symbol, rolls in enumerate(SYMBOL_ROLLS[1:], 1)
    ]


def _pieces() -> list[Card]:
    six = listed([symbol_words(symbol) for symbol in FACES])
    pools = listed([str(count) for count in POOL.values()], "or")
    pieces: list[tuple[str, str, int, str, dict[str, Any]]] = [
        ("coin", "coin", BOX_COINS, f"A point. The pool holds {pools}, by players.", {"pool": RULES["pool"]}),
        ("d20", "twenty-sided die", 1, "Each letter on one face.", {"faces": list(LETTERS)}),
        ("d6", "six-sided die", 1, f"Its faces give {six}.", {"faces": FACES, "symbols": _symbols()}),
    ]
    return [
        {
            "id": f"piece:{name}",
            "kind": "piece",
            "name": title,
            "count": count,
            "text": text,
            "short": "",
            "requirement": None,
            "fact": None,
            "source": RULES["source"],
            "reconstructed": False,
            "values": values,
        }
        for name, title, count, text, values in pieces
    ]
