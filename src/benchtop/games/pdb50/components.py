"""PDB50: the board and the cards as typed objects (§4, §6), read from data/*.json and checked.

Every way to use a box is a `BoxOption` with a number, its `spot`. The board's options come first, then the ways to
graduate, then the options of the cards. A set of options is an int with one bit per spot: `1 << spot`.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any, Final

from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes
from benchtop.core.data import load_data, numbers_of
from benchtop.core.state import NONE
from benchtop.core.text import listed

from .checks import SPECIAL, check_box, check_deposition, expect

# -- the data files ----------------------------------------------------------------------------------------------------

SAMPLE: Final = 0
CRYSTAL: Final = 1
SQUARE: Final = 2
CIRCLE: Final = 3
TRIANGLE: Final = 4
ACHIEVEMENT: Final = 5
KINDS: Final = 6  # token kinds (§1.1)
DATA: Final = [SQUARE, CIRCLE, TRIANGLE]
TOKEN: Final = ["sample", "crystal", "square", "circle", "triangle", "achievement"]

GROUPS: Final = ["office", "wet lab", "crystal room", "instrument hall", "computing", "seminar room", "archive"]
"""Rooms of the institute; boards draw each box in its room."""
EDITABLE_OPTIONS: Final = ["options[]", "options[].key", "options[].pay{}", "options[].gain{}", "reconstructed"]
EDITABLE_BOARD: Final = ["about", "source", "tokens[].count", *[f"boxes[].{part}" for part in EDITABLE_OPTIONS]]
EDITABLE_CARDS: Final = [
    *["about", "depositions_reconstructed", *[f"actions[].{part}" for part in EDITABLE_OPTIONS]],
    *[
        f"depositions[].{part}"
        for part in ("pdb_id", "molecule", "architecture", "method", "resolution", "year", "fact")
    ],
]
"""Reconstructed data that owners of the printed game may replace (core/own_cards.py)."""


def load_board() -> dict[str, Any]:
    """Return the board: tokens, boxes, goal. Raise ValueError if the file is invalid."""
    board: dict[str, Any] = load_data(__file__, "board.json", EDITABLE_BOARD)
    expect("the tokens are out of order", holds=[token["key"] for token in board["tokens"]] == TOKEN)
    expect("a kind of token without tokens", holds=all(token["count"] > 0 for token in board["tokens"]))
    stock = {token["key"]: token["count"] for token in board["tokens"]}
    draft: dict[str, int] = board["draft"]
    expect("only Data are drafted", holds=list(draft) == [TOKEN[kind] for kind in DATA])
    expect("Supply lacks Data to draft", holds=all(draft[name] <= stock[name] for name in draft))
    expect("the draft lacks tokens for some seats", holds=sum(draft.values()) >= len(board["colours"]) - 1)
    expect("a group starts with researchers", holds=0 < board["researchers_at_start"] <= board["researchers"])
    expect("to graduate must leave a researcher", holds=board["graduate"]["team"] > 1)
    expect("to graduate must give Data", holds=board["graduate"]["data"] > 0)
    for box in board["boxes"]:
        check_box(box)
        expect(f"{box['key']} stands in no room", holds=box.get("group") in GROUPS)
    expect("to graduate is done in no room", holds=board["graduate"].get("group") in GROUPS)
    keys = [box["key"] for box in board["boxes"]]
    expect("two boxes share a key", holds=len(set(keys)) == len(keys))
    for special in SPECIAL:
        given = any(special in way["gain"] for box in board["boxes"] for way in box["options"])
        expect(f"no box of the board gives a {special}; expected one", holds=given)
    seats = [str(number) for number in range(2, len(board["colours"]) + 1)]
    expect("the tight board lacks some number of seats", holds=list(board["tight"]) == seats)
    for closed in board["tight"].values():
        expect(f"the tight board closes an unknown box in {closed}", holds=set(closed) <= set(keys))
    return board


def load_innovations() -> dict[str, Any]:
    """Return the Innovation cards. Raise ValueError if the file is invalid."""
    cards: dict[str, Any] = load_data(__file__, "innovations.json", EDITABLE_CARDS)
    for card in cards["actions"]:
        check_box(card)
    for card in cards["depositions"]:
        check_deposition(card)
    keys = [card["pdb_id"] for card in cards["depositions"]]
    expect("two cards share a PDB id", holds=len(set(keys)) == len(keys))
    return cards


_BOARD: Final[dict[str, Any]] = load_board()
NUMBERS: Final[dict[str, Any]] = numbers_of(_BOARD)  # for screens
_INNOVATIONS: Final[dict[str, Any]] = load_innovations()

GOAL: Final[int] = _BOARD["goal"]  # achievement that ends the game (§8.1)
LAST_ROUND: Final[int] = _BOARD["last_round"]  # the safety stop (§8.3)
DEPOSITION_WORTH: Final[int] = _BOARD["deposition_achievement"]  # (§6.2)
RESEARCHERS: Final[int] = _BOARD["researchers"]  # per colour (§1.1)
TEAM_AT_START: Final[int] = _BOARD["researchers_at_start"]  # (§1.3)
OFFER: Final[list[int]] = [kind for kind in DATA for _ in range(_BOARD["draft"][TOKEN[kind]])]  # (§1.5)
PURPOSES: Final = Purposes("deck", "leader")
"""Random streams: the order of the cards, and the first Leader (§1.4)."""
BY_DECK: Final = PURPOSES.number("deck")
BY_LEADER: Final = PURPOSES.number("leader")
GRADUATE_KEY: Final = "graduate"
GRADUATE_TITLE: Final[str] = _BOARD["graduate"]["title"]
GRADUATE_BIOLOGY: Final[str] = _BOARD["graduate"]["biology"]
GRADUATE_DATA: Final[int] = _BOARD["graduate"]["data"]  # tokens per researcher (§5.1)
GRADUATE_TEAM: Final[int] = _BOARD["graduate"]["team"]  # smallest team that may graduate a researcher (§5.3)
COLOURS: Final[list[str]] = _BOARD["colours"]
PLURAL: Final[list[str]] = [token["plural"] for token in _BOARD["tokens"]]
SYMBOL: Final[list[str]] = [token["symbol"] for token in _BOARD["tokens"]]
STOCK: Final[list[int]] = [token["count"] for token in _BOARD["tokens"]]  # in Supply at the start (§1.1)

# -- boxes and cards ---------------------------------------------------------------------------------------------------

Printed = dict[str, int]
"""A printed price or gain: counts by kind of token, of "data" of any kind, "researcher", "leader" or "card"."""
Bargain = dict[str, Printed]
"""A printed option of a box: what you "pay" and what you "gain"."""


class BoxOption:
    """A way to use a box: tokens paid and gained, by kind."""

    def __init__(self, spot: int, key: str, pay: list[int], gain: list[int]) -> None:
        self.spot = spot
        self.key = key
        """The option's name in notation; empty if the box has only one option."""
        self.pay = pay
        self.gain = gain
        self.net: list[int] = [gain[kind] - pay[kind] for kind in range(KINDS)]
        """Change in the player's tokens, by kind."""


class Box:
    """An action box, on the board or on an Additional Action card."""

    def __init__(self, number: int, printed: dict[str, Any], slot: int, card: int) -> None:
        self.number = number
        self.key: str = printed["key"]
        self.title: str = printed["title"]
        self.group: str = printed.get("group", "")
        """Room of the board in which it is drawn; empty on a card."""
        self.rule: str = printed["rule"]
        self.did: str = printed["did"]
        self.biology: str = printed["biology"]
        self.reconstructed: str = printed["reconstructed"]
        """Which part of this box is our reconstruction; empty if none is."""
        self.printed: list[Bargain] = [{"pay": way["pay"], "gain": way["gain"]} for way in printed["options"]]
        """Options as printed on the board."""
        self.from_round: int = printed.get("from_round", 1)
        self.recruits: int = self.printed[0]["gain"].get("researcher", 0)
        """Researchers who join at the end of the round (§4.1)."""
        self.leads: bool = "leader" in self.printed[0]["gain"]
        self.slot = slot
        """Number of the face-up card it claims, from the left, or NONE."""
        self.card = card
        """Innovation card on which it is printed; NONE on the board."""
        self.options: list[BoxOption] = []
        self.spots: int = 0
        """Set of its options."""


class Innovation:
    """An Innovation card (§6)."""

    def __init__(self, key: str, title: str, fact: str, reconstructed: str) -> None:
        self.key = key
        """Id in views, events and logs: a PDB id, or the key of its box."""
        self.title = title
        self.fact = fact
        self.reconstructed = reconstructed
        """Which part of this card is our reconstruction; empty if none is."""

    @property
    def name(self) -> str:
        """The title; for a deposition, with its PDB id."""
        return self.title


class Deposition(Innovation):
    """A PDB Deposition, worth achievement (§6.2)."""

    def __init__(self, printed: dict[str, Any], reconstructed: str) -> None:
        super().__init__(printed["pdb_id"], printed["molecule"], printed["fact"], reconstructed)
        self.architecture: str = printed["architecture"]
        """Overall fold, which a small picture shows first."""
        self.method: str = printed["method"]
        self.resolution: float | None = printed["resolution"]
        """Resolution in ångström; None for NMR."""
        self.year: int = printed["year"]
        """Year of the first printed report of the structure."""

    def history(self) -> str:
        """Return when the molecule was first seen and how this entry, possibly a later and sharper one, was made."""
        sharp = "" if self.resolution is None else f" at {self.resolution} Å"
        return f"first seen {self.year}; this entry by {self.method}{sharp}"

    @property
    def name(self) -> str:
        return f"{self.key} {self.title}"


class AdditionalAction(Innovation):
    """A card with a box that only its owner may use (§6.3)."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.key, box.title, box.biology, box.reconstructed)
        self.box = box


def _ways(printed: Printed) -> list[list[int]]:
    """Return the token counts a price or gain can stand for: a list for each combination of Data of any kind."""
    found: list[list[int]] = []
    for free in combinations_with_replacement(DATA, printed.get("data", 0)):
        found.append([printed.get(TOKEN[kind], 0) + free.count(kind) for kind in range(KINDS)])
    return found


def one_by_one(counts: list[int]) -> str:
    """Spell a price or gain token by token, as in notation: "square+square+circle"."""
    return "+".join([TOKEN[kind] for kind in range(KINDS) for _ in range(counts[kind])])


def price_touch(option: BoxOption, options: list[BoxOption]) -> str:
    """Return the touch for an option's price, "pay:circle+circle"; empty if all options of the box cost the same."""
    differs = [way for way in options if way.pay != option.pay]
    return f"pay:{one_by_one(option.pay)}" if differs else ""


def _options(printed: dict[str, Any], spot: int) -> list[BoxOption]:
    """Return the options that a printed option stands for, numbered from `spot`."""
    pays, gains = _ways(printed["pay"]), _ways(printed["gain"])
    if len(pays) == 1 and len(gains) == 1:
        return [BoxOption(spot, printed["key"], pays[0], gains[0])]
    found: list[BoxOption] = []
    for pay in pays:
        for gain in gains:
            paid, gained = one_by_one(pay), one_by_one(gain)
            found.append(BoxOption(spot + len(found), f"{paid} for {gained}" if paid else gained, pay, gain))
    return found


BOXES: Final[list[Box]] = []
"""Every box: those of the board, then those of the cards."""
OPTIONS: Final[list[BoxOption]] = []
"""Every option, by spot."""
GRADUATE: Final[list[BoxOption]] = []
"""The ways to graduate: Data of each kind (§5.1). The price is an un-played researcher, not a token."""
CARDS: Final[list[Innovation]] = []
"""The Innovation cards by number: the depositions, then the Additional Actions."""


def _lay_out() -> None:
    slots = 0
    for printed in _BOARD["boxes"]:
        claims = "card" in printed["options"][0]["gain"]
        _print(printed, slots if claims else NONE, NONE)
        slots += claims
    for kind in DATA:
        gain = [GRADUATE_DATA if kind == other else 0 for other in range(KINDS)]
        GRADUATE.append(BoxOption(len(OPTIONS), TOKEN[kind], [0] * KINDS, gain))
        OPTIONS.append(GRADUATE[-1])
    for printed in _INNOVATIONS["depositions"]:
        CARDS.append(Deposition(printed, _INNOVATIONS["depositions_reconstructed"]))
    for printed in _INNOVATIONS["actions"]:
        _print(printed, NONE, len(CARDS))
        CARDS.append(AdditionalAction(BOXES[-1]))


def _print(printed: dict[str, Any], slot: int, card: int) -> None:
    box = Box(len(BOXES), printed, slot, card)
    for way in printed["options"]:
        for option in _options(way, len(OPTIONS)):
            box.options.append(option)
            box.spots |= 1 << option.spot
            OPTIONS.append(option)
    BOXES.append(box)


_lay_out()

BOX: Final[dict[str, Box]] = {box.key: box for box in BOXES}
CARD: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}
BOX_OF_CARD: Final[list[Box | None]] = [BOX.get(card.key) for card in CARDS]
SLOTS: Final[list[Box]] = [box for box in BOXES if box.slot != NONE]
"""The Innovate boxes, left to right."""
TIGHT: Final[dict[int, list[Box]]] = {
    int(seats): [BOX[key] for key in closed] for seats, closed in _BOARD["tight"].items()
}
"""Boxes that the tight board closes, by number of seats (§1.7)."""

# -- in words ----------------------------------------------------------------------------------------------------------


def amount(count: int, kind: int) -> str:
    """Say a number of tokens: "1 crystal", "no squares"."""
    return f"{count or 'no'} {TOKEN[kind] if count == 1 else PLURAL[kind]}"


def amounts(counts: list[int]) -> str:
    """Say a price or gain: "2 squares + 2 circles"; empty for nothing."""
    return " + ".join([amount(count, kind) for kind, count in enumerate(counts) if count])


def by_name(counts: list[int]) -> dict[str, int]:
    """Return the counts above zero, by name of token."""
    return {TOKEN[kind]: count for kind, count in enumerate(counts) if count}


def researchers(count: int) -> str:
    """Say a number of researchers."""
    return "1 researcher" if count == 1 else f"{count} researchers"


def effect(options: list[Bargain], say: Callable[[Printed], str], link: str) -> str:
    """Say what options do, using `say` for price and gain: "1 crystal into 2 squares or 1 circle", "1 sample"."""
    pays = [say(option["pay"]) for option in options]
    gains = [say(option["gain"]) for option in options]
    if len(set(pays)) == 1:
        return f"{pays[0]}{link if pays[0] else ''}{' or '.join(gains)}"
    if len(set(gains)) == 1:
        return f"{' or '.join(pays)}{link}{gains[0]}"
    return " or ".join([f"{pay}{link}{gain}" for pay, gain in zip(pays, gains, strict=True)])


def does(options: list[Bargain]) -> str:
    """Say what a box with these options does: "turns 1 crystal into 2 squares", "gives 1 sample"."""
    return f"{'turns' if options[0]['pay'] else 'gives'} {effect(options, _in_words, ' into ')}"


def _in_words(printed: Printed) -> str:
    """Say a price or gain, and when the gain arrives if that is later."""
    waits = "researcher" in printed or "card" in printed
    return _in_few_words(printed) + (" at the end of the round" if waits else "")


def _in_few_words(printed: Printed) -> str:
    """Say a price or gain."""
    parts: list[str] = []
    for name, count in printed.items():
        match name:
            case "data":
                parts.append(f"any {count} Data")
            case "researcher":
                parts.append(researchers(count))
            case "leader":
                parts.append("the Leader token")
            case "card":
                parts.append("the card on it")
            case _:
                parts.append(amount(count, TOKEN.index(name)))
    return " + ".join(parts)


def tight_board() -> str:
    """Say which boxes the tight board closes (§1.7)."""
    closed: list[str] = []
    for seats, boxes in sorted(TIGHT.items()):
        titles = listed([box.title for box in boxes]) or "nothing"
        closed.append(f"with {seats} players {titles} {'are' if len(boxes) > 1 else 'is'} closed")
    return ", ".join(closed)


# -- the catalogue -----------------------------------------------------------------------------------------------------


def cards() -> list[Card]:
    """Return the catalogue: boxes, cards, tokens and researchers."""
    boxes = [_box_entry(box) for box in BOXES if box.card == NONE]
    return [*boxes, _graduate_entry(), *map(_card_entry, CARDS), *_token_entries(), *map(_researcher_entry, COLOURS)]


def _entry(
    id: str, kind: str, name: str, text: str, values: dict[str, Any], count: int = 1, recon: str = "", short: str = ""
) -> Card:
    """Return a piece without requirement or fact; `recon` says which part of it is our reconstruction."""
    return {
        "id": id,
        "kind": kind,
        "name": name,
        "count": count,
        "text": text,
        "short": short,
        "requirement": None,
        "fact": None,
        "source": _BOARD["source"] + (f"; our reconstruction: {recon}" if recon else ""),
        "reconstructed": bool(recon),
        "values": values,
    }


def _box_entry(box: Box) -> Card:
    """Return the entry of a box on the board or of an Additional Action card."""
    text = f"{does(box.printed)}."
    text = text[0].upper() + text[1:] + (f" It opens in round {box.from_round}." if box.from_round > 1 else "")
    values: dict[str, Any] = {"options": box.printed, "opens_in_round": box.from_round, "rule": box.rule}
    values["ways"] = _way_entries(box.options)
    if box.card == NONE:
        values["group"] = box.group
        entry = _entry(f"box:{box.key}", "box", box.title, text, values, recon=box.reconstructed)
    else:
        text += " A box for its owner alone."
        entry = _entry(f"card:{box.key}", "Additional Action card", box.title, text, values, recon=box.reconstructed)
    entry["short"] = effect(box.printed, _in_few_words, " into ")
    prices = list(dict.fromkeys([_in_words(option["pay"]) for option in box.printed]))
    entry["requirement"] = listed(prices, "or") or None
    entry["fact"] = box.biology
    return entry


def _way_entries(options: list[BoxOption]) -> list[dict[str, Any]]:
    """Return the moves a box lets you choose from, each with its price, its gain and the touch for its price."""
    if len(options) == 1:
        return []
    return [
        {
            "option": way.key,
            "pay": by_name(way.pay),
            "gain": by_name(way.gain),
            "price_touch": price_touch(way, options),
        }
        for way in options
    ]


def _graduate_entry() -> Card:
    text = f"Turns an un-played researcher, who leaves for good, into any {GRADUATE_DATA} Data. It is never closed."
    options = [{"pay": {"researcher": 1}, "gain": {"data": GRADUATE_DATA}}]
    values: dict[str, Any] = {"options": options, "team": GRADUATE_TEAM, "group": _BOARD["graduate"]["group"]}
    values["ways"] = _way_entries(GRADUATE)
    short = effect(options, _in_few_words, " into ")
    entry = _entry(f"box:{GRADUATE_KEY}", "box", GRADUATE_TITLE, text, values, short=short)
    entry["requirement"] = f"{researchers(GRADUATE_TEAM)} or more"
    entry["fact"] = GRADUATE_BIOLOGY
    return entry


def _card_entry(card: Innovation) -> Card:
    if isinstance(card, AdditionalAction):
        return _box_entry(card.box)
    assert isinstance(card, Deposition)
    text = f"Worth {DEPOSITION_WORTH} achievement. Entry {card.key}: {card.history()}."
    values = {
        "method": card.method,
        "resolution": card.resolution,
        "year": card.year,
        "architecture": card.architecture,
        "achievement": DEPOSITION_WORTH,
    }
    short = f"{DEPOSITION_WORTH} achievement"
    entry = _entry(f"card:{card.key}", "PDB Deposition card", card.title, text, values, 1, card.reconstructed, short)
    entry["requirement"] = "the price of the Archive box on which it lies"
    entry["fact"] = card.fact
    return entry


def _token_entries() -> list[Card]:
    found: list[Card] = []
    for kind, name in enumerate(TOKEN):
        text = "Data: they pay for Innovation cards and break ties." if kind in DATA else ""
        values: dict[str, Any] = {"symbol": SYMBOL[kind], "data": kind in DATA}
        if kind == ACHIEVEMENT:
            text = f"The game ends with the round in which a group reaches {GOAL}, or with round {LAST_ROUND}."
            values |= {"goal": GOAL, "last_round": LAST_ROUND}
        found.append(_entry(f"token:{name}", "token", name, text, values, STOCK[kind]))
    found.append(_entry("token:leader", "token", "Leader", "Its holder takes the first turn of a round.", {}))
    return found


def _researcher_entry(colour: str) -> Card:
    text = f"Placed on a box, performs its action. A group begins with {researchers(TEAM_AT_START)}."
    values = {"colour": colour, "at_start": TEAM_AT_START}
    return _entry(f"researcher:{colour}", "researcher", f"{colour} researcher", text, values, RESEARCHERS)
