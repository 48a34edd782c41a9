"""NUCLEO: a whole offer in one line, and back: "2K + coin for R to 2" (§4.3).

    expand("2K + coin for R to 2", view)   ["offer", "give K", "give K", "give coin", "want R", "send to 2"]
    compact({"give": ["K", "K", "coin"], "want": ["R"], "to": [1]})   "2K + coin for R to 2"

Players are counted from 1 in what people type and read, seats from 0 in data.
"""

import re
from collections.abc import Sequence
from typing import Any

from .cards import AMINOS, COIN, ITEMS, KINDS, PROTEIN, PROTEINS, item_name

EXAMPLE = "2K + coin for R to 2"


def compact(offer: dict[str, Any]) -> str:
    """An offer as a line: `give` and `want` as item names, and perhaps `to` as seats."""
    to = offer.get("to") or []
    line = f"{listed(offer['give'])} for {listed(offer['want'])}"
    return f"{line} to {to[0] + 1}" if len(to) == 1 else line


def listed(items: Sequence[str]) -> str:
    """Item names as people write them: "2K + 3 coins + ins"."""
    parts: list[str] = []
    for name in dict.fromkeys(items):
        count = list(items).count(name)
        if count == 1:
            parts.append(name)
        else:
            parts.append(f"{count} coins" if name == "coin" else f"{count}{name}")
    return " + ".join(parts) or "nothing"


def spoken(items: Sequence[str]) -> str:
    """The same with the names of protein cards, for people who do not know the ids."""
    names = {card.id: f"{card.name} ({card.id})" for card in PROTEINS}
    return listed([names.get(item, item) for item in items])


def offer_in(typed: str, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """The moves of the offer that was typed, if one was; players may be called by name."""
    if re.search(r"\S\s+for\s+\S", typed, re.IGNORECASE) is None:
        return []
    for number, name in enumerate(names, 1):
        typed = re.sub(rf"\bto\s+{re.escape(name)}\s*$", f"to {number}", typed, flags=re.IGNORECASE)
    return expand(typed, view)


def expand(text: str, view: dict[str, Any]) -> list[str]:
    """The moves, in notation, that compose and send an offer typed in one line; a counter-offer where an offer is to be
    answered. ValueError says what cannot be read; whether the moves are legal is for the rules to say."""
    words = re.sub(r"^\s*(offer|counter)\b:?", "", text, flags=re.IGNORECASE).strip()
    found = re.fullmatch(r"(.+?)\s+for\s+(.+?)(?:\s+to\s+(?:player\s+)?(\w+))?", words, re.IGNORECASE)
    if found is None:
        raise ValueError(f"An offer reads like this: {EXAMPLE}")
    counter = view["phase"] == "answer"
    moves = ["counter" if counter else "offer"] if view["phase"] != "compose" else []
    if view["phase"] == "compose" and any(view["pending"].get("draft", {}).values()):
        raise ValueError("You are composing an offer already; send or withdraw it first.")
    counter = counter or (view["phase"] == "compose" and view["to_move"] != view["current"])
    moves += [f"give {item_name(item)}" for item in _items(found[1])]
    moves += [f"want {item_name(item)}" for item in _items(found[2])]
    return [*moves, _send(found[3], view, counter=counter)]


def _send(to: str | None, view: dict[str, Any], *, counter: bool) -> str:
    if to is None or to.lower() in ("all", "everybody", "everyone"):
        return "send"
    if not to.isdecimal() or not 1 <= int(to) <= view["seats"]:
        raise ValueError(f"Offer it to all, or to a player from 1 to {view['seats']}.")
    if counter and int(to) - 1 != view["current"]:
        raise ValueError(f"A counter-offer goes to player {view['current'] + 1}, whose turn it is.")
    return "send" if counter or view["seats"] == 2 else f"send to {to}"


def _items(text: str) -> list[int]:
    """One side of an offer as items in ascending order."""
    items: list[int] = []
    for part in re.split(r"\s*(?:[+,&]|\band\b)\s*", text.strip(), flags=re.IGNORECASE):
        found = re.fullmatch(r"(?:(\d+)\s*[x×]?\s*)?(.+)", part)
        if found is None:
            raise ValueError(f"An offer reads like this: {EXAMPLE}")
        count = int(found[1] or 1)
        if not 1 <= count <= ITEMS:
            raise ValueError(f"{part!r}: each side of an offer has room for {ITEMS} things.")
        items += [_item(found[2])] * count
    if len(items) > ITEMS:
        raise ValueError(f"{text!r}: each side of an offer has room for {ITEMS} things.")
    return sorted(items)


def _item(name: str) -> int:
    """A letter, an amino acid by name, a coin, or a protein by id or by the start of its name."""
    wanted = name.strip().lower()
    if wanted in ("a coin", "coin", "coins"):
        return COIN
    for letter in range(KINDS):
        amino = AMINOS[letter]
        if wanted in (amino.letter.lower(), amino.three.lower(), amino.name):
            return letter
    for number, protein in enumerate(PROTEINS):
        if wanted == protein.id:
            return PROTEIN + number
    starting = [number for number, protein in enumerate(PROTEINS) if protein.name.lower().startswith(wanted)]
    if len(starting) == 1:
        return PROTEIN + starting[0]
    if starting:
        raise ValueError(f"{name!r} could be {' or '.join(PROTEINS[number].id for number in starting)}.")
    raise ValueError(f"{name!r} is no amino acid, no protein card and no coin.")
