"""Adna's Lab: the cards as tables of numbers, read from data/*.json and checked on load.

A kind is what a card shows: 0 to 4 the bases A C G T U, then the 50 enzymes, then the 37 Reactions cards. A card is one
physical piece of cardboard; copies of one kind have neighbouring numbers (see core/knowledge.py).
"""

import json
from pathlib import Path
from typing import Any, Final

from benchtop.bio.bases import NAMES as BASE_NAMES
from benchtop.bio.restriction import Site

# -- decks (§1.2) ---------------------------------------------------------------------------------------------------

BASES: Final = 0
ENZYMES: Final = 1
REACTIONS: Final = 2
DECKS: Final = ("bases", "enzymes", "reactions")

# -- the thermometer (§1.4) -----------------------------------------------------------------------------------------

CELSIUS: Final = (-80, 4, 16, 25, 37, 50, 55, 65, 80, 100)
ROOM: Final = 3  # the level of 25 °C, where every game starts
BODY: Final = 4  # the level of 37 °C
HOTTEST: Final = 9
MUTATING: Final = 7  # from this level on the thermometer shows more than 60 °C (§3.1)
ANY: Final = (1 << 10) - 1  # the set of all ten levels, as bits

# -- kinds; the numbers are checked against the data on load ---------------------------------------------------------

U: Final = 4
FIRST_ENZYME: Final = 5
FIRST_REACTION: Final = 55
KINDS: Final = 92

AGAROSE: Final = 55
PHOSPHATASE: Final = 56
PCR: Final = 57
BSA: Final = 58
DELETION: Final = 59
DEPHOSPHORYLATION: Final = 60
DETERGENT: Final = 61
WATER: Final = 62
DMSO: Final = 63
DNASE: Final = 64
LADDER: Final = 65
DYE: Final = 66
POLYMERASE: Final = 67
DNTPS: Final = 68
DRY_ICE: Final = 69
ELECTROPHORESIS: Final = 70
ETHIDIUM: Final = 71
GOGGLES: Final = 72
HEATING_BLOCK: Final = 73
ICE_BOX: Final = 74
KLENOW: Final = 75
LIGASE: Final = 76
LIGATION: Final = 77
LINKER: Final = 78
MAGNESIUM: Final = 79
STAIN: Final = 80
DENATURATION: Final = 81
POLYLINKER: Final = 82
RNASE: Final = 83
SPECTRO: Final = 84
CYCLER: Final = 85
UV: Final = 86
BATH: Final = 87
RED_BUFFER: Final = 88
GREEN_BUFFER: Final = 89
YELLOW_BUFFER: Final = 90
BLUE_BUFFER: Final = 91

_ORDER: Final = [
    "agarose-gel",
    "alkaline-phosphatase",
    "pcr",
    "bsa",
    "deletion",
    "dephosphorylation",
    "detergent",
    "distilled-water",
    "dmso",
    "dnase-i",
    "dna-ladder",
    "loading-dye",
    "dna-polymerase",
    "dntps",
    "dry-ice",
    "electrophoresis",
    "ethidium-bromide",
    "goggles",
    "heating-block",
    "ice-box",
    "klenow",
    "ligase",
    "ligation",
    "linker",
    "magnesium-chloride",
    "non-toxic-stain",
    "denaturation",
    "polylinker",
    "rnase-a",
    "spectrophotometer",
    "thermal-cycler",
    "uv-light",
    "water-bath",
    "red-buffer",
    "green-buffer",
    "yellow-buffer",
    "blue-buffer",
]
_COLOURS: Final = {"red": RED_BUFFER, "green": GREEN_BUFFER, "yellow": YELLOW_BUFFER, "blue": BLUE_BUFFER}


def _read(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))
    return rows


ENZYME_DATA: Final = _read("enzymes.json")
REACTION_DATA: Final = _read("reactions.json")


def level_set(temperatures: list[int]) -> int:
    """Temperatures in °C as a set of thermometer levels."""
    levels = 0
    for celsius in temperatures:
        levels |= 1 << CELSIUS.index(celsius)
    return levels


def words_for_levels(levels: int) -> str:
    """A set of levels in words: "25 or 37 °C"."""
    if levels == ANY:
        return "any temperature"
    shown = [str(CELSIUS[level]) for level in range(10) if levels >> level & 1]
    return (", ".join(shown[:-1]) + " or " if len(shown) > 1 else "") + shown[-1] + " °C"


# -- tables by kind -------------------------------------------------------------------------------------------------

KEYS: Final[list[str]] = [*"ACGTU", *[row["name"] for row in ENZYME_DATA], *[row["key"] for row in REACTION_DATA]]
"""How a kind is written in moves: A, EcoRI, heating-block."""

NAMES: Final[list[str]] = [
    *[BASE_NAMES[letter] for letter in "ACGTU"],
    *[row["name"] for row in ENZYME_DATA],
    *[row["name"] for row in REACTION_DATA],
]
"""How a kind is called in sentences: adenine, EcoRI, Heating Block."""

DECK: Final[list[int]] = [BASES] * 5 + [ENZYMES] * len(ENZYME_DATA) + [REACTIONS] * len(REACTION_DATA)

COPIES: Final[list[int]] = [25, 25, 25, 25, 2] + [1] * len(ENZYME_DATA) + [row["count"] for row in REACTION_DATA]

LEVELS: Final[list[int]] = (
    [ANY] * 5
    + [level_set([row["temperature"]]) for row in ENZYME_DATA]
    + [level_set(row["levels"]) for row in REACTION_DATA]
)
"""The levels at which a kind may be played, as bits (§5.2)."""

BLOCKER: Final[list[int]] = [-1] * FIRST_REACTION + [
    FIRST_REACTION + _ORDER.index(row["blocked_by"][1]) if len(row["blocked_by"]) > 1 else -1 for row in REACTION_DATA
]
"""The kind that cancels this one besides Detergent, or -1 (§6.3)."""

BIOLOGY: Final[list[str]] = (
    ["Uracil belongs to RNA; in a DNA chain it is contamination." if letter == "U" else "" for letter in "ACGTU"]
    + [row["fact"] for row in ENZYME_DATA]
    + [row["biology"] for row in REACTION_DATA]
)

# -- tables by enzyme kind (index kind - FIRST_ENZYME) --------------------------------------------------------------

SITES: Final[list[Site]] = [Site(row["site"], row["cut"]) for row in ENZYME_DATA]
BUFFER_OF: Final[list[int]] = [_COLOURS[row["colour"]] for row in ENZYME_DATA]
NEEDS_BSA: Final[list[bool]] = [bool(row["bsa"]) for row in ENZYME_DATA]

# -- the ways to move the thermometer (§5.8) --------------------------------------------------------------------------

TWO_UP: Final = 0
ONE_UP: Final = 1  # only in the variant "one or two" (§5.8)
CYCLER_TO: Final = 6  # the first of ten: the Thermal Cycler names its level
SETTINGS: Final = 16

KIND_OF: Final[list[int]] = [HEATING_BLOCK, HEATING_BLOCK, WATER, DRY_ICE, BATH, ICE_BOX] + [CYCLER] * 10
"""The card that each setting is made with."""

SETTING_KEYS: Final[list[str]] = [
    KEYS[HEATING_BLOCK],
    f"{KEYS[HEATING_BLOCK]} one",
    *[KEYS[kind] for kind in (WATER, DRY_ICE, BATH, ICE_BOX)],
    *[f"{KEYS[CYCLER]} to {celsius}" for celsius in CELSIUS],
]

FIRST_SETTING: Final[list[int]] = [KIND_OF.index(kind) if kind in KIND_OF else -1 for kind in range(KINDS)]
"""The first setting of a kind, -1 if it does not move the thermometer."""
LAST_SETTING: Final[list[int]] = [first + KIND_OF.count(kind) for kind, first in enumerate(FIRST_SETTING)]
"""Where the settings of a kind end."""

BATH_LEVEL: Final = 6  # 55 °C
ICE_LEVEL: Final = 1  # 4 °C


def landing(setting: int, level: int) -> int:
    """The level a setting leads to, or -1 where it would move nothing."""
    to = level
    if setting == TWO_UP:
        to = min(level + 2, HOTTEST)
    elif setting == ONE_UP:
        to = min(level + 1, HOTTEST)
    elif setting >= CYCLER_TO:
        to = setting - CYCLER_TO
    else:
        kind = KIND_OF[setting]
        if kind == WATER:
            to = max(level - 1, 0)
        elif kind == DRY_ICE:
            to = 0
        elif kind == BATH:
            to = max(level, BATH_LEVEL)
        else:
            to = min(level, ICE_LEVEL)
    return -1 if to == level else to


# -- cards ----------------------------------------------------------------------------------------------------------

FIRST_CARD: Final[list[int]] = [sum(COPIES[:kind]) for kind in range(KINDS)]
KIND: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
"""The kind of every card."""
CARDS: Final = 244
DECK_OF: Final[list[int]] = [DECK[kind] for kind in KIND]
UV_IN_SMALL_BOX: Final = 2  # copies of Ultra-Violet Light when the Reactions deck has 88 cards (§1.3)


def cards_in_play(reactions: str) -> list[int]:
    """The cards of a set-up with "92" or "88" Reactions cards (§1.3)."""
    spare = FIRST_CARD[UV] + (COPIES[UV] if reactions == "92" else UV_IN_SMALL_BOX)
    return [card for card in range(CARDS) if KIND[card] != UV or card < spare]


def _piles(reactions: str) -> list[list[int]]:
    """The three decks of a set-up, in order."""
    return [[card for card in cards_in_play(reactions) if DECK_OF[card] == deck] for deck in range(3)]


FULL_BOX: Final = _piles("92")
SMALL_BOX: Final = _piles("88")


def _check() -> None:
    """The data must be what the numbers above say."""
    assert [row["key"] for row in REACTION_DATA] == _ORDER, "reactions.json is not in the order of cards.py"
    assert len(KEYS) == len(NAMES) == len(LEVELS) == KINDS == len(set(KEYS))
    assert len(KIND) == CARDS
    for row in REACTION_DATA:
        assert row["type"] in ("attack", "defence", "support", "temperature"), row
        assert row["count"] > 0, row
        assert all(row[words] for words in ("name", "effect", "biology")), row
        assert set(row["supports"]) <= {*_ORDER, "any-buffer"}, row
        assert set(row["blocked_by"]) <= set(_ORDER), row
        assert len(row["blocked_by"]) <= 2, row
        assert row["blocked_by"][:1] == ([] if row["key"] == "detergent" else ["detergent"]), row
    for row in ENZYME_DATA:
        assert set(row["site"]) <= set("ACGTNRYW"), row
        assert row["fact"], row
    colours = [row["colour"] for row in ENZYME_DATA]
    assert [colours.count(colour) for colour in ("blue", "green", "red", "yellow")] == [10, 13, 14, 13]


_check()
