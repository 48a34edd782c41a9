"""Adna's Lab: cards, thermometer and numbers, loaded from data/*.json and checked.

A kind is what a card shows: 0 to 4 are the bases A C G T U, then come the enzymes, then the Reactions cards. A card is
a physical card; copies of a kind have consecutive numbers (see core/knowledge.py).
"""

import re
from typing import Any, Final

from benchtop.bio.bases import COMPLEMENT
from benchtop.bio.bases import NAMES as BASE_NAMES
from benchtop.bio.restriction import Site
from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data, numbers_of
from benchtop.core.state import NONE
from benchtop.core.text import listed

EDITABLE_ENZYME_FIELDS: Final = [
    *["[].name", "[].site", "[].cut", "[].cut_below", "[].colour", "[].temperature", "[].bsa", "[].fact"],
    "[].reconstructed",
]
EDITABLE_REACTION_FIELDS: Final = ["[].count", "[].count_in_small_box", "[].reconstructed"]
"""The fields that owners of the printed game may enter; our values are a reconstruction (core/own_cards.py)."""

BASE_DATA: Final[list[dict[str, Any]]] = load_data(__file__, "bases.json")
ENZYME_DATA: Final[list[dict[str, Any]]] = load_data(__file__, "enzymes.json", EDITABLE_ENZYME_FIELDS)
REACTION_DATA: Final[list[dict[str, Any]]] = load_data(__file__, "reactions.json", EDITABLE_REACTION_FIELDS)
RULES: Final[dict[str, Any]] = load_data(__file__, "rules.json", ["sources.enzymes", "sources.reactions"])
NUMBERS: Final[dict[str, Any]] = numbers_of(RULES)  # shown to clients
COLOURS: Final = ("red", "green", "yellow", "blue")
SITE_LETTERS: Final = "ACGTNRYW"
LONGEST_SITE: Final = 12  # letters


def check_enzyme(row: dict[str, Any], scale: list[int]) -> None:
    """Raise ValueError if an enzyme cannot be played."""
    name, site = row["name"], row["site"]
    below = row.get("cut_below", 0)
    if re.fullmatch("[A-Za-z][A-Za-z0-9-]+", name) is None:
        raise ValueError(f"adna: {name!r} is no name of an enzyme; expected letters, digits and hyphens")
    if not 1 <= len(site) <= LONGEST_SITE or not set(site) <= set(SITE_LETTERS):
        raise ValueError(
            f"adna: {name}: site {site!r}; expected 1 to {LONGEST_SITE} letters of {listed(list(SITE_LETTERS))}"
        )
    if not 0 <= row["cut"] <= len(site) or not 0 <= below <= len(site) + 4:
        raise ValueError(f"adna: {name}: cut after {row['cut']} bases; expected 0 to {len(site)}")
    if row["colour"] not in COLOURS:
        raise ValueError(f"adna: {name}: colour {row['colour']!r}; expected {listed(list(COLOURS), 'or')}")
    if row["temperature"] not in scale:
        degrees = listed([str(celsius) for celsius in scale], "or")
        raise ValueError(f"adna: {name}: {row['temperature']} °C; expected a level of the thermometer: {degrees}")


for _row in ENZYME_DATA:
    check_enzyme(_row, RULES["thermometer"]["scale"])
for _row in REACTION_DATA:
    if _row["count"] < 1:
        raise ValueError(f"adna: {_row['key']}: {_row['count']} cards; expected 1 or more")


def counted(count: int, noun: str) -> str:
    """Return a count with its noun: "1 level", "2 levels"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


# -- numbers of the rules -------------------------------------------------------------------------------------------

USUAL: Final[int] = RULES["target"]["usual"]  # length of a complete chain (§2.1)
FAIR_FROM: Final[int] = RULES["target"]["fair_from"]  # shorter games mostly go to the starter (§2.1, §12)
SCARCE_FROM: Final[int] = RULES["target"]["scarce_from"]  # in longer games the Bases deck runs out (§2.1, §12)
GAMES: Final[list[int]] = RULES["games"]  # in a match (§2.2)
FIRST_BASES: Final[int] = RULES["first_bases"]  # in a block of the draw for the start, and laid first (§2.4, §2.6)
SHORTEST: Final[int] = FIRST_BASES  # possible chain lengths (§2.1)
LONGEST: Final[int] = sum([row["count"] for row in BASE_DATA if row["letter"] != "U"]) - FIRST_BASES
"""The longest possible chain: every base but uracil and the rival's first bases (ADNA-R02)."""
DRAWN: Final[list[int]] = [RULES["draw"][deck] for deck in ("bases", "enzymes", "reactions")]  # each turn (§3.1)
MOST_DISCARDS: Final[int] = RULES["discards"]  # per turn (§3.4)
QUIET_TURNS: Final[int] = RULES["quiet_turns"]  # turns without a base added or taken off before a game is drawn (§10.4)
LAST_TURN: Final[int] = RULES["last_turn"]  # a game that gets this far is drawn too (§10.4)
ATTEMPTS: Final[int] = RULES["attempts"]  # maximum number of times a game is played if drawn (§10.4)

# -- decks (§1.2) and chains ----------------------------------------------------------------------------------------

BASES: Final = 0
ENZYMES: Final = 1
REACTIONS: Final = 2
DECKS: Final = ("bases", "enzymes", "reactions")
PURPOSES: Final = Purposes(*DECKS, "start", each=["hand"], seats=2)
"""The uses of chance: shuffling the three decks, the draw for the start, and each player's blind picks from a hand."""
BY_DECK: Final = PURPOSES.number("bases")
BY_START: Final = PURPOSES.number("start")
BY_HAND: Final = PURPOSES.number("hand")

OWN: Final = 0
OTHER: Final = 1
SIDES: Final = ("own", "other")

# -- the thermometer (§1.4) -----------------------------------------------------------------------------------------

CELSIUS: Final[list[int]] = RULES["thermometer"]["scale"]
HOTTEST: Final[int] = len(CELSIUS) - 1
ANY: Final[int] = (1 << len(CELSIUS)) - 1  # all levels, as bits
SWAPS_ABOVE: Final[int] = RULES["thermometer"]["swaps_above"]  # °C: above this, bases are swapped before a turn (§3.2)


def level_of(celsius: int) -> int:
    """Return the level of a temperature."""
    if celsius not in CELSIUS:
        raise ValueError(f"adna: the thermometer has no level of {celsius} °C")
    return CELSIUS.index(celsius)


def level_set(temperatures: list[int]) -> int:
    """Return temperatures in °C as a bit set of levels."""
    levels = 0
    for celsius in temperatures:
        levels |= 1 << level_of(celsius)
    return levels


def words_for_levels(levels: int) -> str:
    """Describe a set of levels: "25 or 37 °C"."""
    if levels == ANY:
        return "any temperature"
    return listed([str(celsius) for celsius in celsius_of(levels)], "or") + " °C"


def celsius_of(levels: int) -> list[int]:
    """Return a set of levels in degrees: [25, 37]."""
    return [celsius for level, celsius in enumerate(CELSIUS) if levels >> level & 1]


ROOM: Final[int] = level_of(RULES["thermometer"]["start"])  # the level at the start of every game

# -- kinds ----------------------------------------------------------------------------------------------------------

U: Final = 4
FIRST_ENZYME: Final = 5
FIRST_REACTION: Final[int] = FIRST_ENZYME + len(ENZYME_DATA)
KINDS: Final[int] = FIRST_REACTION + len(REACTION_DATA)

KEYS: Final[list[str]] = [*"ACGTU", *[row["name"] for row in ENZYME_DATA], *[row["key"] for row in REACTION_DATA]]
"""The key of a kind in moves and views: A, EcoRI, heating-block."""
KIND_OF_KEY: Final[dict[str, int]] = {key: kind for kind, key in enumerate(KEYS)}

NAMES: Final[list[str]] = [
    *[BASE_NAMES[letter] for letter in "ACGTU"],
    *[row["name"] for row in ENZYME_DATA],
    *[row["name"] for row in REACTION_DATA],
]
"""The name of a kind in sentences: adenine, EcoRI, Heating Block."""

BSA: Final[int] = KIND_OF_KEY["bsa"]
DEPHOSPHORYLATION: Final[int] = KIND_OF_KEY["dephosphorylation"]
DETERGENT: Final[int] = KIND_OF_KEY["detergent"]
DMSO: Final[int] = KIND_OF_KEY["dmso"]
HEATING_BLOCK: Final[int] = KIND_OF_KEY["heating-block"]
ICE_BOX: Final[int] = KIND_OF_KEY["ice-box"]
CYCLER: Final[int] = KIND_OF_KEY["thermal-cycler"]
DENATURATION: Final[int] = KIND_OF_KEY["denaturation"]
PCR: Final[int] = KIND_OF_KEY["pcr"]
RNASE: Final[int] = KIND_OF_KEY["rnase-a"]
UV: Final[int] = KIND_OF_KEY["uv-light"]
WATER: Final[int] = KIND_OF_KEY["distilled-water"]
RED_BUFFER: Final[int] = KIND_OF_KEY["red-buffer"]
BUFFERS: Final[range] = range(RED_BUFFER, RED_BUFFER + 4)  # red, green, yellow, blue
_BUFFER_OF_COLOUR: Final = {colour: KIND_OF_KEY[f"{colour}-buffer"] for colour in COLOURS}

DECK: Final[list[int]] = [BASES] * 5 + [ENZYMES] * len(ENZYME_DATA) + [REACTIONS] * len(REACTION_DATA)


def number(kind: int, name: str) -> int:
    """Return a number printed on a Reactions card, by its name in the data."""
    value: int = REACTION_DATA[kind - FIRST_REACTION][name]
    return value


# -- settings of the thermometer (§5.8) -----------------------------------------------------------------------------

SHIFTERS: Final[list[int]] = [
    *[HEATING_BLOCK, HEATING_BLOCK],
    *[KIND_OF_KEY[key] for key in ("distilled-water", "dry-ice", "water-bath", "ice-box")],
    *[CYCLER] * len(CELSIUS),
]
"""The card of each setting. A Thermal Cycler has a setting for each level, a Heating Block a second for its variant."""
SETTINGS: Final[int] = len(SHIFTERS)
FULL_BLOCK: Final = 0
LESS_BLOCK: Final = 1  # only in the variant "one or two"
ICE: Final[int] = SHIFTERS.index(ICE_BOX)

SETTING_KEYS: Final[list[str]] = [
    *[KEYS[HEATING_BLOCK], f"{KEYS[HEATING_BLOCK]} one"],
    *[KEYS[kind] for kind in SHIFTERS[LESS_BLOCK + 1 : -len(CELSIUS)]],
    *[f"{KEYS[CYCLER]} to {celsius}" for celsius in CELSIUS],
]
FIRST_SETTING: Final[list[int]] = [SHIFTERS.index(kind) if kind in SHIFTERS else NONE for kind in range(KINDS)]
"""By kind: its first setting; NONE if it doesn't move the thermometer."""
LAST_SETTING: Final[list[int]] = [first + SHIFTERS.count(kind) for kind, first in enumerate(FIRST_SETTING)]
"""By kind: the end of its settings."""


def _landing(setting: int, level: int) -> int:
    """Return the level that a setting leads to; NONE if the thermometer wouldn't move."""
    row = REACTION_DATA[SHIFTERS[setting] - FIRST_REACTION]
    if SHIFTERS[setting] == CYCLER:
        to = setting - FIRST_SETTING[CYCLER]
    elif "up" in row:
        to = min(HOTTEST, level + row["up" if setting == FULL_BLOCK else "up_as_variant"])
    elif "up_to" in row:
        to = max(level, level_of(row["up_to"]))
    elif "down" in row:
        to = max(0, level - row["down"])
    else:
        to = min(level, level_of(row["down_to"]))
    return NONE if to == level else to


LANDING: Final[list[list[int]]] = [
    [_landing(setting, level) for level in range(len(CELSIUS))] for setting in range(SETTINGS)
]
"""By setting and level: the level that it leads to; NONE if the thermometer wouldn't move."""


def _levels(kind: int, row: dict[str, Any]) -> int:
    """Return the levels of a Reactions card: as printed, or every level from which it moves the thermometer."""
    if "levels" not in row:
        return sum(1 << level for level, to in enumerate(LANDING[FIRST_SETTING[kind]]) if to >= 0)
    return ANY if row["levels"] == "any" else level_set(row["levels"])


LEVELS: Final[list[int]] = [
    *[ANY] * FIRST_ENZYME,
    *[level_set([row["temperature"]]) for row in ENZYME_DATA],
    *[_levels(FIRST_REACTION + place, row) for place, row in enumerate(REACTION_DATA)],
]
"""By kind: the levels at which it may be played, as bits (§5.2)."""

BLOCKER: Final[list[int]] = [NONE] * FIRST_REACTION + [
    KIND_OF_KEY[row["blocked_by"][1]] if len(row["blocked_by"]) > 1 else NONE for row in REACTION_DATA
]
"""By kind: the kind that cancels it, apart from Detergent; NONE if there is none (§6.3)."""

# -- tables by enzyme (index kind - FIRST_ENZYME) -------------------------------------------------------------------

SITES: Final[list[Site]] = [Site(row["site"], row["cut"]) for row in ENZYME_DATA]
CUT_BELOW: Final[list[int]] = [row.get("cut_below", len(row["site"]) - row["cut"]) for row in ENZYME_DATA]
"""By enzyme: number of bases of the site before the cut in the other strand; a symmetric cut by default."""
BUFFER_OF: Final[list[int]] = [_BUFFER_OF_COLOUR[row["colour"]] for row in ENZYME_DATA]
NEEDS_BSA: Final[list[bool]] = [bool(row["bsa"]) for row in ENZYME_DATA]

# -- cards ----------------------------------------------------------------------------------------------------------

COPIES: Final[list[int]] = [
    *[row["count"] for row in BASE_DATA],
    *[1] * len(ENZYME_DATA),
    *[row["count"] for row in REACTION_DATA],
]
FIRST_CARD: Final[list[int]] = [sum(COPIES[:kind]) for kind in range(KINDS)]
KIND: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
"""By card: its kind."""
CARDS: Final[int] = len(KIND)
DECK_OF: Final[list[int]] = [DECK[kind] for kind in KIND]

LIGHTS_LEFT_OUT: Final[int] = COPIES[UV] - number(UV, "count_in_small_box")  # left out of the smallest set (§1.3)
WATERS_LEFT_OUT: Final[int] = COPIES[WATER] - number(WATER, "count_in_list")  # left out of the set as listed (§1.3)
FULL_SET: Final[str] = str(DECK_OF.count(REACTIONS))
LISTED_SET: Final[str] = str(DECK_OF.count(REACTIONS) - WATERS_LEFT_OUT)
SMALL_SET: Final[str] = str(DECK_OF.count(REACTIONS) - LIGHTS_LEFT_OUT)
"""The three sets of Reactions cards, named by their size."""


def boxes(chosen: str) -> list[list[int]]:
    """Return the three decks, unshuffled, for a set of Reactions cards (§1.3)."""
    left_out = range(0)
    if chosen == LISTED_SET:
        left_out = range(FIRST_CARD[WATER + 1] - WATERS_LEFT_OUT, FIRST_CARD[WATER + 1])
    elif chosen == SMALL_SET:
        left_out = range(FIRST_CARD[UV + 1] - LIGHTS_LEFT_OUT, FIRST_CARD[UV + 1])
    return [[card for card in range(CARDS) if DECK_OF[card] == deck and card not in left_out] for deck in range(3)]


BOXES: Final[dict[str, list[list[int]]]] = {chosen: boxes(chosen) for chosen in (FULL_SET, LISTED_SET, SMALL_SET)}
"""By set: the three decks."""
FULL_BOX: Final[list[list[int]]] = BOXES[FULL_SET]


def letters(cards: list[int]) -> str:
    """Return Bases cards as letters."""
    return "".join([KEYS[KIND[card]] for card in cards])


def keys(cards: list[int]) -> list[str]:
    """Return the keys of cards."""
    return [KEYS[KIND[card]] for card in cards]


# -- printed text ---------------------------------------------------------------------------------------------------


def _filled(row: dict[str, Any], sentence: str) -> str:
    """Fill the numbers into a sentence of a Reactions card: "{draws Bases card}" becomes "2 Bases cards"."""
    text: str = row[sentence]
    for name, noun in re.findall(r"\{(\w+) ?([^}]*)\}", text):
        words = counted(row[name], noun) if noun else str(row[name])
        text = text.replace(f"{{{name} {noun}}}" if noun else f"{{{name}}}", words)
    return text


DOES: Final[list[str]] = [
    *["Lay it at a 3' end."] * FIRST_ENZYME,
    *[f"Cuts {site}." for site in SITES],
    *[_filled(row, "effect") for row in REACTION_DATA],
]
"""By kind: what it does, in a sentence."""

SHORT: Final[list[str]] = [
    *[does.removesuffix(".") for does in DOES[:FIRST_REACTION]],
    *[_filled(row, "short") for row in REACTION_DATA],
]
"""By kind: what it does, short enough for a card in hand."""

RECONSTRUCTED: Final[list[bool]] = [
    *[False] * FIRST_ENZYME,
    *[bool(row["reconstructed"]) for row in ENZYME_DATA],
    *["reconstructed" in row for row in REACTION_DATA],
]
"""By kind: whether the card, or its number of copies in a set, is our reconstruction."""

TYPES: Final[list[str]] = [
    *["base"] * FIRST_ENZYME,
    *["enzyme"] * len(ENZYME_DATA),
    *[str(row["type"]) for row in REACTION_DATA],
]
"""By kind: its type of card."""

FACTS: Final[list[str]] = [
    *[row["fact"] for row in BASE_DATA],
    *[row["fact"] for row in ENZYME_DATA],
    *[row["biology"] for row in REACTION_DATA],
]
"""By kind: a scientific fact."""

WARMTH: Final[list[str]] = [
    *[""] * FIRST_ENZYME,
    *[
        f"{row['name']} works best at {row['temperature']} °C: much colder it is slow, much hotter it loses its shape."
        for row in ENZYME_DATA
    ],
    *[row.get("warmth", "") for row in REACTION_DATA],
]
"""By kind: the reason for its temperature; empty if it works at any."""

MANY: Final[list[int]] = [KIND_OF_KEY["dntps"], KIND_OF_KEY["goggles"]]
"""Kinds with a plural name."""


def verb(kind: int, singular: str) -> str:
    """Return a verb that agrees with a card's name: "EcoRI works", "dNTPs work"."""
    if kind not in MANY:
        return singular
    return {"is": "are", "does": "do"}.get(singular, singular.removesuffix("s"))


def with_article(words: str) -> str:
    """Return a name with its indefinite article: "a Klenow Fragment", "an Ice Box"."""
    return f"{'an' if words[0] in 'AEIUaeiu' else 'a'} {words}"


def cards() -> list[Card]:
    """Return the catalogue: what is printed on the cards, and the thermometer."""
    found = [_base(kind, row) for kind, row in enumerate(BASE_DATA)]
    found += [_enzyme(FIRST_ENZYME + place, row) for place, row in enumerate(ENZYME_DATA)]
    found += [_reaction(FIRST_REACTION + place, row) for place, row in enumerate(REACTION_DATA)]
    scale: Card = {
        "id": "board:thermometer",
        "kind": "board",
        "name": "thermometer",
        "count": 1,
        "text": f"Everything happens at the temperature it shows; above {SWAPS_ABOVE} °C bases may be swapped.",
        "short": "",
        "requirement": None,
        "fact": None,
        "source": RULES["sources"]["thermometer"],
        "reconstructed": False,
        "values": {"scale": CELSIUS, "start": CELSIUS[ROOM], "swaps_above": SWAPS_ABOVE},
    }
    return [*found, scale]


def _card(kind: int, what: str, requirement: str | None, text: str, values: dict[str, Any]) -> Card:
    return {
        "id": f"card:{KEYS[kind]}",
        "kind": what,
        "name": NAMES[kind],
        "count": COPIES[kind],
        "text": text,
        "short": SHORT[kind],
        "requirement": requirement,
        "fact": FACTS[kind],
        "source": RULES["sources"][DECKS[DECK[kind]]],
        "reconstructed": RECONSTRUCTED[kind],
        "values": {"deck": DECKS[DECK[kind]], **values},
    }


def _base(kind: int, row: dict[str, Any]) -> Card:
    values = {"letter": row["letter"], "complement": KEYS[COMPLEMENT[kind]]}
    return _card(kind, "base", None, DOES[kind], values)


def _enzyme(kind: int, row: dict[str, Any]) -> Card:
    enzyme = kind - FIRST_ENZYME
    helpers = [BUFFER_OF[enzyme], *([BSA] if row["bsa"] else [])]
    needs = [words_for_levels(LEVELS[kind]), *[NAMES[helper] for helper in helpers]]
    washed = f"It fails if Detergent stops its {listed([NAMES[helper] for helper in helpers], 'or')}."
    values = {
        "site": str(SITES[enzyme]),
        "cut": row["cut"],
        "cut_below": CUT_BELOW[enzyme],
        "celsius": row["temperature"],
        "colour": row["colour"],
        "buffer": KEYS[BUFFER_OF[enzyme]],
        "bsa": row["bsa"],
    }
    return _card(kind, "restriction enzyme", listed(needs), f"{DOES[kind]} {washed}", values)


def _reaction(kind: int, row: dict[str, Any]) -> Card:
    at = celsius_of(LEVELS[kind])
    needs = [] if "levels" not in row or LEVELS[kind] == ANY else [words_for_levels(LEVELS[kind])]
    needs += ["any buffer" if key == "any-buffer" else NAMES[KIND_OF_KEY[key]] for key in row["supports"]]
    needs += [row["occasion"]] if "occasion" in row else []
    numbers = {name: value for name, value in row.items() if isinstance(value, int) and name != "count"}
    values = {
        "type": row["type"],
        "supports": row["supports"],
        "blocked_by": row["blocked_by"],
        "celsius": at,
        **numbers,
    }
    blockers = [NAMES[KIND_OF_KEY[key]] for key in row["blocked_by"]]
    text = f"{DOES[kind]} Blocked by {listed(blockers, 'or')}." if blockers else f"{DOES[kind]} Nothing blocks it."
    return _card(kind, f"{row['type']} card", listed(needs) if needs else None, text, values)


def _check() -> None:
    """Raise ValueError if the data contradicts itself."""
    codes = {code for row in ENZYME_DATA for code in row["site"]}
    wrongs = {
        "the levels of the thermometer rise": sorted(set(CELSIUS)) != CELSIUS,
        "the usual chain is neither shorter nor longer than may be agreed": not SHORTEST <= USUAL <= LONGEST,
        "the numbers of games in a match rise": sorted(set(GAMES)) != GAMES,
        "the bases are A, C, G, T and U": [row["letter"] for row in BASE_DATA] != list("ACGTU"),
        "every kind has one name": len(KIND_OF_KEY) != KINDS,
        "the chain lengths with a warning lie among those that may be agreed": not (
            SHORTEST <= FAIR_FROM <= USUAL <= SCARCE_FROM <= LONGEST
        ),
        "a small box has no more Ultra-Violet Lights than a full one": LIGHTS_LEFT_OUT < 0,
        "the list has no more Distilled water than a full box": WATERS_LEFT_OUT < 0,
        "the sets of Reactions cards have different numbers": len(BOXES) != 3,
        "sites are spelled with A, C, G, T, N, R, Y and W": bool(codes - set("ACGTNRYW")),
        "Detergent blocks every card but itself, and one more may": any(
            row["blocked_by"][:1] != ([] if row["key"] == "detergent" else ["detergent"]) or len(row["blocked_by"]) > 2
            for row in REACTION_DATA
        ),
    }
    for wrong, so in wrongs.items():
        if so:
            raise ValueError(f"adna: not so in the data: {wrong}")


_check()
