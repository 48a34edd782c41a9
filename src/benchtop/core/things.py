"""Names and descriptions of everything that moves touch, such as cards and places on the table.

A game defines them in data/things.json; without that file, the names of its cards are used.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from benchtop.core.catalogue import Card

FILE = "things.json"


class Thing(TypedDict):
    """Something that moves touch."""

    name: str
    """Its name, as a title."""
    about: str
    """What it is for, in a sentence or two; may be empty."""


class Things:
    """Everything that the moves of a game touch."""

    def __init__(self, touches: Iterable[str], cards: Sequence[Card], data: Mapping[str, Any]) -> None:
        self._cards = {card["id"]: card for card in cards}
        self._data: dict[str, Any] = data.get("things", {})
        self.untimely: list[str] = list(data.get("untimely", ()))
        """Codes of refusals that only say something else comes first, most informative first."""
        self.plain: set[str] = set()
        """Ids whose description already says everything."""
        self.named: dict[str, Thing] = {touch: self._thing(touch) for touch in touches}
        """By id, as in a move's touches: "base:3"."""

    def _thing(self, touch: str) -> Thing:
        kind, _, which = touch.partition(":")
        entry = self._data.get(touch) or self._data.get(f"{kind}:*") or {"card": touch}
        wanted = entry.get("card", [])
        ids = [wanted] if isinstance(wanted, str) else wanted
        card = next((self._cards[id] for id in [id.replace("*", which) for id in ids] if id in self._cards), None)
        name = str(entry.get("name", card["name"] if card else touch.replace(":", " "))).replace("*", which)
        if entry.get("plain"):
            self.plain.add(touch)
        about = entry.get("about", card["text"] if card else "")
        if card and not about:
            about = self._data.get(f"{card['id'].partition(':')[0]}:*", {}).get("about", card["short"])
        first = name.split()[0]
        return {"name": name[0].upper() + name[1:] if first.isalpha() and first.islower() else name, "about": about}


def things_of(folder: Path, touches: Iterable[str], cards: Sequence[Card]) -> Things:
    """Read the names and descriptions for the game in that folder."""
    file = folder / "data" / FILE
    return Things(touches, cards, json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {})
