"""PDB50: what is printed on the board and the cards, as typed objects (§4, §6). All of it comes from data/*.json.

Every way to use a box is an `Option` with a number of its own, its `spot`. The options of the board come first, then
the three ways to graduate, then those of the cards. Sets of options are ints with one bit a spot: `1 << spot`.
"""

from typing import Any, Final

from benchtop.core.data import load_data

TOKENS = ["sample", "crystal", "square", "circle", "triangle", "achievement"]
"""The kinds of token, in the order in which the program numbers them."""
PAYABLE = {*TOKENS, "data"}
GAINABLE = PAYABLE | {"researcher", "leader", "card"}
METHODS = {
    "X-ray crystallography",
    "NMR spectroscopy",
    "electron microscopy",
    "electron crystallography",
    "X-ray free-electron laser",
}


def load_board() -> dict[str, Any]:
    """The board: tokens, boxes, goal; ValueError says what is wrong with the file."""
    board: dict[str, Any] = load_data(__file__, "board.json")
    _expect("board.json: the tokens are out of order", holds=[token["key"] for token in board["tokens"]] == TOKENS)
    _expect("board.json: a kind of token without tokens", holds=all(token["count"] > 0 for token in board["tokens"]))
    for box in board["boxes"]:
        _check_box(box)
    keys = [box["key"] for box in board["boxes"]]
    _expect("board.json: two boxes share a key", holds=len(set(keys)) == len(keys))
    for closed in board["tight"].values():
        _expect(f"board.json: the tight board closes an unknown box in {closed}", holds=set(closed) <= set(keys))
    return board


def load_innovations() -> dict[str, Any]:
    """The Innovation cards; ValueError says what is wrong with the file."""
    cards: dict[str, Any] = load_data(__file__, "innovations.json")
    for card in cards["actions"]:
        _check_box(card)
    for card in cards["depositions"]:
        name = card["pdb_id"]
        _expect(f"innovations.json: {name} has an unknown method", holds=card["method"] in METHODS)
        resolved = card["resolution"] is not None
        _expect(f"innovations.json: resolution of {name}", holds=resolved == (card["method"] != "NMR spectroscopy"))
        _expect(f"innovations.json: {name} lacks words", holds=bool(card["molecule"] and card["fact"].endswith(".")))
    keys = [card["pdb_id"] for card in cards["depositions"]]
    _expect("innovations.json: two cards share a PDB id", holds=len(set(keys)) == len(keys))
    return cards


def _check_box(box: dict[str, Any]) -> None:
    name = box["key"]
    worded = all(isinstance(box.get(field), str) for field in ("title", "rule", "did", "biology", "reconstructed"))
    _expect(f"{name} lacks words", holds=worded)
    _expect(f"{name} has no option", holds=len(box["options"]) > 0)
    for option in box["options"]:
        _expect(f"{name}: an option has a key, a price and a gain", holds=set(option) == {"key", "pay", "gain"})
        _expect(f"{name}: cannot pay with {sorted(option['pay'])}", holds=set(option["pay"]) <= PAYABLE)
        _expect(f"{name}: cannot gain {sorted(option['gain'])}", holds=set(option["gain"]) <= GAINABLE)
        _expect(f"{name}: an option gains one thing", holds=len(option["gain"]) == 1)


def _expect(wrong: str, *, holds: bool) -> None:
    if not holds:
        raise ValueError(f"pdb50: {wrong}")


SAMPLE: Final = 0
CRYSTAL: Final = 1
SQUARE: Final = 2
CIRCLE: Final = 3
TRIANGLE: Final = 4
ACHIEVEMENT: Final = 5
KINDS: Final = 6  # of token (§1.1)
DATA: Final = [SQUARE, CIRCLE, TRIANGLE]

_BOARD: Final[dict[str, Any]] = load_board()
_INNOVATIONS: Final[dict[str, Any]] = load_innovations()

GOAL: Final[int] = _BOARD["goal"]  # achievement that ends the game (§8.1)
LAST_ROUND: Final[int] = _BOARD["last_round"]  # the safety stop (§8.3)
DEPOSITION_WORTH: Final[int] = _BOARD["deposition_achievement"]  # (§6.2)
RESEARCHERS: Final[int] = _BOARD["researchers"]  # of each colour (§1.1)
COLOURS: Final[list[str]] = _BOARD["colours"]
TOKEN: Final[list[str]] = TOKENS
PLURAL: Final[list[str]] = [token["plural"] for token in _BOARD["tokens"]]
SYMBOL: Final[list[str]] = [token["symbol"] for token in _BOARD["tokens"]]
STOCK: Final[list[int]] = [token["count"] for token in _BOARD["tokens"]]  # in Supply at the start (§1.1)


def amount(count: int, kind: int) -> str:
    """So many tokens in words: "1 crystal", "no squares"."""
    if count == 0:
        return f"no {PLURAL[kind]}"
    return f"{count} {TOKEN[kind] if count == 1 else PLURAL[kind]}"


def amounts(counts: list[int]) -> str:
    """A price or a gain in words: "2 squares + 2 circles"; empty for nothing."""
    return " + ".join([amount(count, kind) for kind, count in enumerate(counts) if count])


def named(counts: list[int]) -> dict[str, int]:
    """A price or a gain by name, without what it does not contain."""
    return {TOKEN[kind]: count for kind, count in enumerate(counts) if count}


class Option:
    """One way to use a box: what is paid, what is gained."""

    def __init__(self, spot: int, key: str, pay: list[int], gain: list[int]) -> None:
        self.spot = spot
        self.key = key
        """What tells it from the box's other options in notation; empty where there is only one."""
        self.pay = pay
        self.gain = gain
        self.changed: list[int] = [kind for kind in range(KINDS) if gain[kind] != pay[kind]]
        self.change: list[int] = [gain[kind] - pay[kind] for kind in self.changed]
        """What the player has more of afterwards (less, if negative), kind by kind along `changed`."""


class Box:
    """An action box, on the board or on an Additional Action card."""

    def __init__(self, number: int, printed: dict[str, Any], slot: int, card: int) -> None:
        self.number = number
        self.key: str = printed["key"]
        self.title: str = printed["title"]
        self.rule: str = printed["rule"]
        self.did: str = printed["did"]
        self.biology: str = printed["biology"]
        self.reconstructed: str = printed["reconstructed"]
        """What of this box is not printed fact; empty where all is."""
        self.printed: list[dict[str, Any]] = [{"pay": way["pay"], "gain": way["gain"]} for way in printed["options"]]
        """Its options as the board shows them, JSON-ready."""
        self.not_in_round: int = printed.get("not_in_round", 0)
        gains: set[str] = {name for option in printed["options"] for name in option["gain"]}
        self.recruits: bool = "researcher" in gains
        self.leads: bool = "leader" in gains
        self.slot = slot
        """Which face-up card it claims, 0 to 2 from the left; -1 for none."""
        self.card = card
        """The Innovation card it is printed on; -1 on the board."""
        self.options: list[Option] = []
        self.spots: int = 0
        """The set of its options."""

    def add(self, option: Option) -> None:
        self.options.append(option)
        self.spots |= 1 << option.spot


class Card:
    """An Innovation card: a PDB Deposition, worth achievement, or an Additional Action, which is a box of its own."""

    def __init__(self, key: str, title: str, facts: dict[str, Any]) -> None:
        self.key = key
        """How the card is called in views, events and logs: a PDB id, or the key of its box."""
        self.title = title
        self.facts = facts
        """Everything a player can read on it, JSON-ready."""


def _counts(printed: dict[str, int]) -> list[int]:
    return [printed.get(name, 0) for name in TOKENS]


def _pairs() -> list[list[int]]:
    """Every way to take two Data tokens, as counts by kind."""
    pairs = []
    for first in DATA:
        for second in range(first, TRIANGLE + 1):
            counts = [0] * KINDS
            counts[first] += 1
            counts[second] += 1
            pairs.append(counts)
    return pairs


def _one(kind: int) -> list[int]:
    counts = [0] * KINDS
    counts[kind] = 1
    return counts


def _options(printed: dict[str, Any], spot: int) -> list[Option]:
    """The options of a printed one, numbered from `spot` on: Data of any kind becomes one option a combination."""
    pay: dict[str, int] = printed["pay"]
    gain: dict[str, int] = printed["gain"]
    if pay.get("data") == 2 and gain.get("data") == 1:
        options: list[Option] = []
        for pair in _pairs():
            paid = "+".join([TOKEN[kind] for kind in DATA for _ in range(pair[kind])])
            for kind in DATA:
                options.append(Option(spot + len(options), f"{paid} for {TOKEN[kind]}", pair, _one(kind)))
        return options
    if "data" in pay or "data" in gain:
        raise ValueError(f"no rule for {printed}: any two Data for any one is the only free exchange")
    return [Option(spot, printed["key"], _counts(pay), _counts(gain))]


BOXES: Final[list[Box]] = []
"""Every box there is: those of the board, then those of the cards."""
OPTIONS: Final[list[Option]] = []
"""Every option by its spot."""
GRADUATE: Final[list[Option]] = []
"""The three ways to graduate: one Data of each kind (§5.1). The price, an un-played researcher, is no token."""
CARDS: Final[list[Card]] = []
"""The Innovation cards by number: the depositions, then the additional actions."""


def _lay_out() -> None:
    for printed in _BOARD["boxes"]:
        claims = "card" in printed["options"][0]["gain"]
        slot = len([box for box in BOXES if box.slot >= 0]) if claims else -1
        _print(printed, slot, -1)
    for kind in DATA:
        option = Option(len(OPTIONS), TOKEN[kind], [0] * KINDS, _one(kind))
        GRADUATE.append(option)
        OPTIONS.append(option)
    for printed in _INNOVATIONS["depositions"]:
        facts = {
            "card": printed["pdb_id"],
            "kind": "deposition",
            "title": printed["molecule"],
            "achievement": DEPOSITION_WORTH,
            "method": printed["method"],
            "resolution": printed["resolution"],
            "year": printed["year"],
            "fact": printed["fact"],
            "reconstructed": _INNOVATIONS["depositions_reconstructed"],
        }
        CARDS.append(Card(printed["pdb_id"], printed["molecule"], facts))
    for printed in _INNOVATIONS["actions"]:
        _print(printed, -1, len(CARDS))
        facts = {
            "card": printed["key"],
            "kind": "action",
            "title": printed["title"],
            "achievement": 0,
            "options": BOXES[-1].printed,
            "fact": printed["biology"],
            "reconstructed": printed["reconstructed"],
        }
        CARDS.append(Card(printed["key"], printed["title"], facts))


def _print(printed: dict[str, Any], slot: int, card: int) -> None:
    box = Box(len(BOXES), printed, slot, card)
    for way in printed["options"]:
        for option in _options(way, len(OPTIONS)):
            box.add(option)
            OPTIONS.append(option)
    BOXES.append(box)


_lay_out()

BOX: Final[dict[str, Box]] = {box.key: box for box in BOXES}
CARD: Final[dict[str, int]] = {card.key: number for number, card in enumerate(CARDS)}
BOX_OF_CARD: Final[list[Box | None]] = [BOX.get(card.key) for card in CARDS]
SLOTS: Final[list[Box]] = [box for box in BOXES if box.slot >= 0]
"""The Innovate boxes, left to right."""
TIGHT: Final[dict[int, list[str]]] = {int(seats): closed for seats, closed in _BOARD["tight"].items()}
"""The boxes that the tight board closes, by number of seats (§1.7)."""
