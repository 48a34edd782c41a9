"""What is on the table in words: the names of whatever moves touch, and what it is for.

A game says it in data/things.json; one without that file has the names of its cards.
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
    """What it is called, as a title."""
    about: str
    """What it is for, in a sentence or two; may be empty."""


class Things:
    """The things of a game."""

    def __init__(self, touches: Iterable[str], cards: Sequence[Card], data: Mapping[str, Any]) -> None:
        self._cards = {card["id"]: card for card in cards}
        self._data: dict[str, Any] = data.get("things", {})
        self.untimely: list[str] = list(data.get("untimely", ()))
        """The codes of refusals which say only that something else comes first, the most telling first."""
        self.plain: set[str] = set()
        """Of what there is nothing more to say than what it is for."""
        self.named: dict[str, Thing] = {touch: self._thing(touch) for touch in touches}
        """By what moves touch: "base:3"."""

    def _thing(self, touch: str) -> Thing:
        kind, _, which = touch.partition(":")
        said = self._data.get(touch) or self._data.get(f"{kind}:*") or {"card": touch}
        wanted = said.get("card", [])
        ids = [wanted] if isinstance(wanted, str) else wanted
        card = next((self._cards[one] for one in [one.replace("*", which) for one in ids] if one in self._cards), None)
        name = str(said.get("name", card["name"] if card else touch.replace(":", " "))).replace("*", which)
        if said.get("plain"):
            self.plain.add(touch)
        about = said.get("about", card["text"] if card else "")
        if card and not about:
            about = self._data.get(f"{card['id'].partition(':')[0]}:*", {}).get("about", card["short"])
        first = name.split()[0]
        return {"name": name[0].upper() + name[1:] if first.isalpha() and first.islower() else name, "about": about}


def things_of(folder: Path, touches: Iterable[str], cards: Sequence[Card]) -> Things:
    """Read the things of the game in that folder."""
    file = folder / "data" / FILE
    return Things(touches, cards, json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {})
