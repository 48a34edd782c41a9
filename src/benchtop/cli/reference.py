"""Look-ups at the table: a card, a word, a letter that stands for several bases."""

import difflib
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import benchtop
from benchtop.bio.iupac import CODES
from benchtop.core.catalogue import Card
from benchtop.core.game import Game
from benchtop.core.text import listed

from .rules import Paragraph, Rulebook

FOUND = 3
"""Maximum number of sections of the rules listed for a word."""
HIDDEN = {"rgb", "hue", "shade", "art"}
"""Values that only drawings need."""


def find_cards(game: Game, wanted: str) -> list[Card]:
    """Return the cards with that name, id or letter; if there are none, cards whose name begins with or contains the
    word.
    """
    asked = _bare(wanted)
    cards = game.cards()
    ways: list[Callable[[Card], bool]] = [
        lambda card: asked in {_bare(card["name"]), _bare(card["id"]), _bare(card["id"].partition(":")[2])},
        lambda card: asked == _bare(str(card["values"].get("letter", ""))),
        lambda card: asked == _bare(str(card["values"].get("first_name", ""))),
        lambda card: _bare(card["name"]).startswith(asked),
        lambda card: asked in _bare(card["name"]),
    ]
    for fits in ways:
        found = [card for card in cards if asked and fits(card)]
        if found:
            return found
    return []


def card_lines(card: Card) -> list[tuple[str, str]]:
    """Describe a card line by line, each with a label (which may be empty)."""
    count = f", {card['count']} of them" if card["count"] > 1 else ""
    lines = [("", f"{card['name']} ({card['kind']}{count})"), ("", card["text"])]
    lines += [("Needs: ", card["requirement"] or "")]
    lines += [(f"{_label(name)}: ", _value(value)) for name, value in card["values"].items() if name not in HIDDEN]
    lines += [("Science: ", card["fact"] or "")]
    if card["reconstructed"]:
        lines.append(("", "Some of this is our reconstruction; the original is not public."))
    return [(label, words) for label, words in lines if words]


def _label(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _value(value: Any) -> str:
    """Return a printed value in words; empty if there is nothing to say."""
    match value:
        case None | [] | {} | "":
            return ""
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(filter(None, map(_value, value)))
        case dict():
            return ", ".join(f"{name} {_value(item)}" for name, item in value.items() if _value(item))
    return str(value)


def letter_code(game: Game, letter: str) -> str | None:
    """Return what a letter on this game's codons or sites stands for: "R stands for A or G"; None for others."""
    code = letter.upper()
    if code not in _codes(game):
        return None
    meant = "any base: A, C, G or T" if code == "N" else listed(list(CODES[code]), "or")
    return f"In a codon or a site, {code} stands for {meant}."


def codes_in(game: Game) -> str:
    """Explain in a line the letters that stand for several bases on this game's cards; empty if there are none."""
    return ", ".join(f"{code} = {'any base' if code == 'N' else ' or '.join(CODES[code])}" for code in _codes(game))


def _codes(game: Game) -> list[str]:
    """Return the letters that stand for several bases on codons and sites of this game."""
    values = [card["values"].get(name, "") for card in game.cards() for name in ("codons", "site")]
    written = "".join(value if isinstance(value, str) else "".join(value) for value in values)
    return [code for code, bases in CODES.items() if len(bases) > 1 and code in written]


def rules_about(game: Game, word: str) -> list[Paragraph]:
    """Return the sections of the rules about a word, those with the word in their title first."""
    book = Rulebook(game)
    pattern = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    titled = [rule for rule in book.rules if pattern.search(rule.title)]
    inside = [rule for rule in book.rules if not rule.is_heading and pattern.search(rule.text) and rule not in titled]
    return (titled + inside)[:FOUND]


@cache
def glossary() -> dict[str, str]:
    """Return every name of every word of the glossary in lower case, with its meaning."""
    package = Path(benchtop.__file__).parent
    found = [base / "glossary-for-players.md" for base in (package / "_docs", package.parent.parent / "docs")]
    page = next((path.read_text(encoding="utf-8") for path in found if path.is_file()), "")
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in page.splitlines() if "|" in line]
    meanings = {word: meaning for word, meaning, *_ in rows if word != "word" and not set(word) <= set("-: ")}
    return {
        name: meaning.replace("*", "").replace("`", "")
        for word, meaning in meanings.items()
        for name in re.split(r", | \(|\)", word.lower())
        if name
    }


def meaning_of(word: str) -> str | None:
    """Return the glossary's entry for a word, in singular or plural; None if there is none."""
    asked = " ".join(word.lower().replace("’", "'").split())
    ways = [asked, asked.removesuffix("s"), asked.removesuffix("es"), f"{asked.removesuffix('ies')}y"]
    known = glossary()
    return next((known[way] for way in ways if way in known), None)


def near_words(word: str) -> list[str]:
    """Suggest similar words of the glossary, nearest first."""
    return difflib.get_close_matches(word.lower(), glossary(), n=3, cutoff=0.6)


def _bare(name: str) -> str:
    """Reduce a name to lower-case letters, digits and +, for comparison."""
    return re.sub(r"[^a-z0-9+]", "", name.lower())
