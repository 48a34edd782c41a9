"""PDB50: the board and the cards as they lie in JSON, read once and checked."""

import json
from pathlib import Path
from typing import Any

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
    board = _read("board.json")
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
    cards = _read("innovations.json")
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


def _read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))
    return data


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
        raise ValueError(wrong)
