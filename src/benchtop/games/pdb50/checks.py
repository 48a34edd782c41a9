"""PDB50: checks of the board and card data, ours and what an owner of the printed game enters."""

import re
from typing import Any, Final

from benchtop.core.text import listed

PAYABLE_WITH: Final = {"sample", "crystal", "square", "circle", "triangle", "data"}
GAINABLE: Final = {*PAYABLE_WITH, "achievement", "researcher", "leader", "card"}
SPECIAL: Final = ("researcher", "leader", "card")
"""Gains other than tokens; a box that gives them has no other option."""
ARCHITECTURES: Final = {
    *("helices", "sheets", "helices and sheet", "barrel", "membrane helices", "ring", "shell", "spike", "fibril"),
    *("nucleic acid", "protein and nucleic acid"),
}
PDB_ID: Final = re.compile("[0-9][A-Z0-9]{3}")
METHODS: Final = {
    "X-ray crystallography",
    "NMR spectroscopy",
    "electron microscopy",
    "electron crystallography",
    "X-ray free-electron laser",
}


MOST_TOKENS: Final = 12  # in a price or a gain
MOST_FREE_DATA: Final = 3  # in an option: every combination of kinds is a separate move


def check_box(box: dict[str, Any]) -> None:
    """Raise ValueError if a box or an Additional Action card is unusable."""
    name = box["key"]
    worded = all(isinstance(box.get(field), str) for field in ("title", "rule", "did", "biology", "reconstructed"))
    expect(f"{name} lacks words", holds=worded)
    expect(f"{name} has no option", holds=len(box["options"]) > 0)
    for option in box["options"]:
        expect(f"{name}: an option has a key, a price and a gain", holds=set(option) == {"key", "pay", "gain"})
        for verb, known in (("pay", PAYABLE_WITH), ("gain", GAINABLE)):
            for token, count in option[verb].items():
                expect(
                    f"{name}: {token!r} isn't something to {verb}; expected {listed(sorted(known), 'or')}",
                    holds=token in known,
                )
                most = MOST_FREE_DATA if token == "data" else MOST_TOKENS
                expect(
                    f"{name}: {count} {token} to {verb}; expected 1 to {most}",
                    holds=isinstance(count, int) and 0 < count <= most,
                )
        expect(f"{name}: an option must have exactly one gain", holds=len(option["gain"]) == 1)
        expect(f"{name}: a box gives one Leader token", holds=option["gain"].get("leader", 1) == 1)
        expect(f"{name}: a box gives one card", holds=option["gain"].get("card", 1) == 1)
        alone = len(box["options"]) == 1 or not set(option["gain"]) & set(SPECIAL)
        expect(f"{name}: a box that gives {listed(list(option['gain']))} must have no other option", holds=alone)
        word = option["key"]
        expect(
            f"{name}: the key {word!r} is invalid; expected small letters, digits and hyphens",
            holds=not word or re.fullmatch("[a-z0-9-]+", word) is not None,
        )
    words = [option["key"] for option in box["options"]]
    distinct = len(words) == 1 or ("" not in words and len(set(words)) == len(words))
    expect(f"{name}: two options have the same key; expected a different key for each", holds=distinct)


def check_deposition(card: dict[str, Any]) -> None:
    """Raise ValueError if a PDB Deposition card is invalid."""
    name = card["pdb_id"]
    expect(f"{name}: a PDB id is a digit and three letters or digits", holds=bool(PDB_ID.fullmatch(name)))
    method, shape = card["method"], card["architecture"]
    expect(f"{name}: {method!r} is no method; expected {listed(sorted(METHODS), 'or')}", holds=method in METHODS)
    expect(
        f"{name}: {shape!r} is no architecture; expected {listed(sorted(ARCHITECTURES), 'or')}",
        holds=shape in ARCHITECTURES,
    )
    resolved = card["resolution"] is not None
    expect(
        f"{name}: resolution must be null for NMR and a number otherwise",
        holds=resolved == (card["method"] != "NMR spectroscopy"),
    )
    expect(f"{name}: expected a molecule, and a fact that ends with a full stop", holds=_worded(card))


def _worded(card: dict[str, Any]) -> bool:
    """Whether a deposition names its molecule and states a fact in a full sentence."""
    return bool(card["molecule"] and card["fact"].endswith("."))


def expect(wrong: str, *, holds: bool) -> None:
    """Raise ValueError with the message unless the condition holds."""
    if not holds:
        raise ValueError(f"pdb50: {wrong}")
