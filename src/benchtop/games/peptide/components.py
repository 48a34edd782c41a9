"""Peptide: the cards (§10) and every other number of the game, read from data/cards.json and checked on load.

Amino acids are numbered in the order of their three-letter codes, followed by the STOP card; RNA letters A C G U;
organelles as in KINDS. Amino acids always have three-letter codes, because A, C and G alone are RNA.
"""

from itertools import product
from typing import Any, Final, Literal

from benchtop.bio.amino import amino_acid
from benchtop.bio.bases import NAMES as BASES
from benchtop.bio.bases import RNA
from benchtop.bio.codons import translate_codon
from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data, numbers_of
from benchtop.core.text import listed

Organelle = Literal["mitochondria", "nucleus", "vacuole", "amino-acyl", "ribosome"]
Limit = Literal["energy", "rna"]

MITOCHONDRIA: Final = 0
NUCLEUS: Final = 1
VACUOLE: Final = 2
AMINO_ACYL: Final = 3
RIBOSOME: Final = 4
KINDS: Final[list[Organelle]] = ["mitochondria", "nucleus", "vacuole", "amino-acyl", "ribosome"]

LETTERS: Final = RNA
AMINOS: Final = 20
STOP: Final = 20  # the number of the STOP card, after the amino acids
SEATS: Final = 6  # the most players

EDITABLE_CARDS: Final = [
    *["about", "value_law", *[f"amino_acids[].{part}" for part in ("codon", "value", "fact")]],
    *["amino_acids[].codon_source", "amino_acids[].value_source"],
    *[f"vacuole_track.{limit}.{part}" for limit in ("energy", "rna") for part in ("top", "top_source")],
]
"""Reconstructed fields that owners of the printed game may enter from their cards (core/own_cards.py)."""

# -- reading and checking -----------------------------------------------------------------------------------------


def read_cards(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the amino acid cards in order; raises ValueError if the data is invalid."""
    cards: list[dict[str, Any]] = sorted(data["amino_acids"], key=_three)
    if len(cards) != AMINOS or len({card["letter"] for card in cards}) != AMINOS:
        raise ValueError("peptide: there are twenty different amino acid cards")
    for card in cards:
        if len(card["codon"]) != 3 or not set(card["codon"]) <= set(RNA):
            raise ValueError(
                f"peptide: {card['letter']}: {card['codon']!r} is no triplet; expected three of A, C, G, U"
            )
        if translate_codon(card["codon"]) != card["letter"]:
            raise ValueError(f"peptide: {card['codon']} does not spell {card['letter']}; expected {codons_of(card)}")
        if not 1 <= card["value"] <= 9:
            raise ValueError(f"peptide: {card['letter']} is worth {card['value']}; expected 1 to 9")
        if not (card["codon_source"] and card["value_source"] and card["fact"]):
            raise ValueError(f"peptide: {card['letter']} does not say where its codon and value come from")
    if list(data["organelles"]) != KINDS or list(data["rna"]) != list(LETTERS):
        raise ValueError("peptide: organelles or RNA letters are not in their order")
    if not all(kind["facts"] and kind["missing"] for kind in data["organelles"].values()):
        raise ValueError("peptide: an organelle does not say what it is to a cell")
    return cards


def check_numbers(data: dict[str, Any]) -> None:
    """Check that the numbers are consistent; raises ValueError."""
    if min(data["atp_actions"].values()) < 1:
        raise ValueError("peptide: an ATP action that costs nothing could go on for ever")
    if data["start_cards"] < SEATS or data["vacuole_track"]["tracks"] < SEATS:
        raise ValueError("peptide: everybody needs a START card and a Vacuole Track")
    organelles = sum(kind["cards"] for kind in data["organelles"].values())
    for seats in range(2, SEATS + 1):
        if not seats * data["selections"] <= data["organelle_field"][str(seats)] <= organelles:
            raise ValueError(f"peptide: {seats} players cannot make all their selections from their organelle field")
        if not 1 <= data["stop_within_last"] <= AMINOS - data["removed_amino_acids"][str(seats)]:
            raise ValueError(f"peptide: with {seats} players STOP has no place in the deck")
        if data["start_atp"] * seats > data["atp_tokens"]:
            raise ValueError("peptide: there are too few ATP tokens to begin with")
    for limit in ("energy", "rna"):
        if data["vacuole_track"][limit]["start"] > data["vacuole_track"][limit]["top"]:
            raise ValueError(f"peptide: the {limit} limit begins above the top of its track")


def codons_of(card: dict[str, Any]) -> str:
    """List the triplets that spell an amino acid, in words."""
    triplets = ["".join(letters) for letters in product(RNA, repeat=3)]
    return listed([triplet for triplet in triplets if translate_codon(triplet) == card["letter"]], "or")


def _three(card: dict[str, Any]) -> str:
    return amino_acid(card["letter"]).three


def needs(codon: str) -> list[int]:
    """Count the RNA letters of a triplet; their order does not matter (§3.8)."""
    return [codon.count(letter) for letter in LETTERS]


DATA: Final[dict[str, Any]] = load_data(__file__, "cards.json", EDITABLE_CARDS)
NUMBERS: Final[dict[str, Any]] = numbers_of(DATA)  # for screens
CARDS: Final[list[dict[str, Any]]] = read_cards(DATA)
check_numbers(DATA)

# -- amino acids --------------------------------------------------------------------------------------------------

THREE: Final[list[str]] = [_three(card) for card in CARDS] + ["STOP"]
NUMBER: Final[dict[str, int]] = {three: number for number, three in enumerate(THREE)}
NAMES: Final[list[str]] = [amino_acid(card["letter"]).name for card in CARDS] + ["STOP"]
CODON: Final[list[str]] = [card["codon"] for card in CARDS]
NEEDS: Final[list[list[int]]] = [needs(codon) for codon in CODON]
VALUE: Final[list[int]] = [card["value"] for card in CARDS]
FACE_UP: Final[list[int]] = [(value + 1) // 2 for value in VALUE]
"""Points of an amino acid face up in the chain: half its value, rounded up (§6.2)."""
FIXING: Final[list[int]] = [value // 2 for value in VALUE]
"""Points that fixing it adds."""

PRINTED: Final = ("rulebook", "only codon")
RECONSTRUCTED: Final[list[list[str]]] = [
    [part for part in ("codon", "value") if card[f"{part}_source"] not in PRINTED] for card in CARDS
]
"""Which parts of each amino acid card are reconstructed: codon, value, both or neither."""

# -- all other numbers --------------------------------------------------------------------------------------------

TITLES: Final[list[str]] = [DATA["organelles"][kind]["title"] for kind in KINDS]
ORGANELLES: Final[list[int]] = [DATA["organelles"][kind]["cards"] for kind in KINDS]
FACTS: Final[list[list[str]]] = [DATA["organelles"][kind]["facts"] for kind in KINDS]
"""Facts about each organelle in a cell, shown one at a time as its cards are used."""
MISSING: Final[list[str]] = [DATA["organelles"][kind]["missing"] for kind in KINDS]
"""What a cell without each organelle lacks."""
VACUOLE_FULL: Final[str] = DATA["organelles"]["vacuole"]["full"]
COSTS: Final[list[int]] = [DATA["organelles"][kind].get("costs", 0) for kind in KINDS]
COST_AMINO_ACYL: Final[int] = COSTS[AMINO_ACYL]  # ATP, §3.6
COST_RIBOSOME: Final[int] = COSTS[RIBOSOME]  # ATP, §3.7
GAINS: Final[list[int]] = [DATA["organelles"][kind].get("gains", 0) for kind in KINDS]
GAIN_MITOCHONDRIA: Final[int] = GAINS[MITOCHONDRIA]  # ATP, §3.3
GAIN_VACUOLE: Final[int] = GAINS[VACUOLE]  # ATP, §3.5
GAIN_FACE_DOWN: Final[int] = DATA["face_down_gains"]  # ATP, §3.2
COST_RESET_RNA: Final[int] = DATA["atp_actions"]["reset_rna"]  # ATP, §4.1
COST_RESET_ORGANELLES: Final[int] = DATA["atp_actions"]["reset_organelles"]  # ATP, §4.2
COST_SELECT_TWICE: Final[int] = DATA["atp_actions"]["select_twice"]  # ATP, §4.3

ATP_TOKENS: Final[int] = DATA["atp_tokens"]
START_ATP: Final[int] = DATA["start_atp"]
START_CARDS: Final[int] = DATA["start_cards"]
RNA_CARDS: Final[list[int]] = [DATA["rna"][letter] for letter in LETTERS]
PURPOSES: Final = Purposes("amino-acids", "rna", "organelles", "first", rna=LETTERS, organelles=KINDS)
"""Uses of chance: the order of the amino acid deck and of the other two decks, and the First Player."""
BY_AMINO: Final = PURPOSES.number("amino-acids")
BY_RNA: Final = PURPOSES.number("rna")
BY_ORGANELLES: Final = PURPOSES.number("organelles")
BY_FIRST: Final = PURPOSES.number("first")
RNA_FIELD: Final[int] = DATA["rna_field"]  # RNA cards face up, §1.6
BONUSES: Final[list[int]] = sorted(DATA["bonus_cards"])  # the last is on top
REMOVED: Final[list[int]] = [DATA["removed_amino_acids"].get(str(seats), 0) for seats in range(SEATS + 1)]  # §1.4
FIELD: Final[list[int]] = [DATA["organelle_field"].get(str(seats), 0) for seats in range(SEATS + 1)]  # §2.1
SELECTIONS: Final[int] = DATA["selections"]  # per player and round, one in each pass, §2.2
STOP_WITHIN: Final[int] = DATA["stop_within_last"]  # §1.5
ROUNDS_AFTER_STOP: Final[int] = DATA["rounds_after_stop"]  # §6.1
LAST_ROUND: Final[int] = DATA["last_round"]  # without STOP, §6.5
QUIET_ROUNDS: Final[int] = DATA["quiet_rounds"]  # rounds without a draw before an end may be proposed, §6.6
POINTS_MATCHED: Final[int] = DATA["hand_points"]["matched"]  # for an amino acid in hand with its RNA, §6.2
POINTS_UNMATCHED: Final[int] = DATA["hand_points"]["unmatched"]  # lost for an amino acid in hand without its RNA

ENERGY_START: Final[int] = DATA["vacuole_track"]["energy"]["start"]  # §7.1
ENERGY_TOP: Final[int] = DATA["vacuole_track"]["energy"]["top"]  # §7.2
RNA_START: Final[int] = DATA["vacuole_track"]["rna"]["start"]
RNA_TOP: Final[int] = DATA["vacuole_track"]["rna"]["top"]
RAISE: Final = 1  # levels that a Vacuole raises a limit, §7.2

# -- words --------------------------------------------------------------------------------------------------------

EFFECTS: Final[list[str]] = [
    f"gain {GAIN_MITOCHONDRIA} ATP",
    "take a face-up RNA card, or draw two and keep one",
    f"gain {GAIN_VACUOLE} ATP and an RNA card",
    f"pay {COST_AMINO_ACYL} ATP, see the top two amino acids, keep one",
    f"pay {COST_RIBOSOME} ATP, then add an amino acid to your chain or fix one",
]
"""Effects of the organelles (§3.3 to §3.7)."""
SHORT_EFFECTS: Final[list[str]] = [
    f"Gain {GAIN_MITOCHONDRIA} ATP",
    "Take face-up RNA, or draw two, keep one",
    f"Gain {GAIN_VACUOLE} ATP and an RNA card",
    "See the top two amino acids, keep one",
    "Add an amino acid, or fix one",
]
"""Effects for the face of a card, which shows the price as a picture."""


def spelled(counts: list[int]) -> str:
    """Spell RNA counts as letters: [2, 0, 1, 0] is AAG."""
    return "".join([LETTERS[letter] * counts[letter] for letter in range(4)])


def named(counts: list[int]) -> list[Organelle]:
    """List organelle counts as names: [0, 2, 0, 0, 0] is two nuclei."""
    return [KINDS[kind] for kind in range(5) for _ in range(counts[kind])]


# -- the catalogue ------------------------------------------------------------------------------------------------


def cards() -> list[Card]:
    """Return the catalogue of cards and pieces."""
    found = [_amino(number) for number in range(AMINOS)] + [_organelle(kind) for kind in range(5)]
    after = "1 more round is" if ROUNDS_AFTER_STOP == 1 else f"{ROUNDS_AFTER_STOP} more rounds are"
    text = f"Whoever sees it shows it; {after} played after this one."
    found.append(_card("amino:STOP", "STOP card", "STOP", 1, text))
    text = "The left end of a chain; it counts nothing."
    found.append(_card("amino:START", "START card", "START", START_CARDS, text))
    found[-1]["fact"] = CARDS[NUMBER["Met"]]["fact"]
    found[-1]["values"] = {"amino": "Met", "codon": CODON[NUMBER["Met"]]}
    for letter, cards in zip(LETTERS, RNA_CARDS, strict=True):
        found.append(_card(f"rna:{letter}", "RNA card", BASES[letter], cards, ""))
        found[-1]["values"] = {"letter": letter}
    for points in sorted(set(BONUSES), reverse=True):
        text = f"Counts {points}; whoever fixes an amino acid takes the top bonus card."
        found.append(_card(f"bonus:{points}", "bonus card", f"+{points}", BONUSES.count(points), text))
        found[-1]["values"] = {"points": points}
    found.append(_card("token:ATP", "token", "ATP", ATP_TOKENS, "Pays for organelles and for ATP actions."))
    text = "Its holder begins each pass and each phase."
    found.append(_card("card:first-player", "First Player card", "First Player", 1, text))
    return found + _tracks()


def _card(id: str, kind: str, name: str, count: int, text: str) -> Card:
    return {
        "id": id,
        "kind": kind,
        "name": name,
        "count": count,
        "text": text,
        "short": "",
        "requirement": None,
        "fact": None,
        "source": "rulebook",
        "reconstructed": False,
        "values": {},
    }


def _amino(number: int) -> Card:
    printed = CARDS[number]
    text = (
        f"Counts {VALUE[number]} fixed in the chain and {FACE_UP[number]} face up;"
        f" in hand {POINTS_MATCHED:+d} with its RNA and {-POINTS_UNMATCHED:+d} without."
    )
    card = _card(f"amino:{THREE[number]}", "amino acid card", NAMES[number], 1, text)
    card["short"] = f"Counts {VALUE[number]} fixed, {FACE_UP[number]} face up"
    card["requirement"] = f"a Ribosome and the RNA cards {listed(list(CODON[number]))}"
    card["fact"] = printed["fact"]
    card["source"] = f"codon: {printed['codon_source']}; value: {printed['value_source']}"
    card["reconstructed"] = bool(RECONSTRUCTED[number])
    card["values"] = {
        "letter": printed["letter"],
        "codon": CODON[number],
        "value": VALUE[number],
        "face_up": FACE_UP[number],
        "reconstructed": RECONSTRUCTED[number],
    }
    return card


def _organelle(kind: int) -> Card:
    text = f"{EFFECTS[kind][0].upper()}{EFFECTS[kind][1:]}."
    if kind == VACUOLE:
        text += f" In the advanced game it may raise a limit by {RAISE} instead."
    text += f" Laid face down it gives {GAIN_FACE_DOWN} ATP."
    card = _card(f"organelle:{KINDS[kind]}", "organelle card", TITLES[kind], ORGANELLES[kind], text)
    card["short"] = SHORT_EFFECTS[kind]
    if COSTS[kind]:
        card["requirement"] = f"{COSTS[kind]} ATP"
    card["fact"] = " ".join(FACTS[kind])
    card["values"] = {"costs": COSTS[kind], "gains": GAINS[kind]}
    return card


def _tracks() -> list[Card]:
    """Return the pieces of the advanced game (§7)."""
    track = DATA["vacuole_track"]
    text = f"Limits begin at {ENERGY_START} ATP and {RNA_START} RNA cards and end at {ENERGY_TOP} and {RNA_TOP}."
    board = _card("track:vacuole", "board", "Vacuole Track", track["tracks"], text)
    board["source"] = f"starts: rulebook; tops: {track['energy']['top_source']}"
    board["reconstructed"] = True
    board["values"] = {"energy": [ENERGY_START, ENERGY_TOP], "rna": [RNA_START, RNA_TOP]}
    text = "Shows a limit on the Vacuole Track."
    return [board, _card("marker:limit", "marker", "limit marker", track["markers"], text)]
