"""Tones: the few colours of the terminal. They only repeat what the letters say, so none is ever needed."""

import re

from rich.errors import StyleSyntaxError
from rich.style import Style
from rich.text import Text

STYLES = {
    "good": "green",
    "bad": "red",
    "danger": "bold red",
    "warn": "yellow",
    "quiet": "dim",
    "key": "bold",
    "you": "bold cyan",
    "base_a": "bold green",
    "base_c": "bold red",
    "base_g": "bold bright_blue",
    "base_t": "bold dark_orange3",
    "base_u": "bold dark_orange3",
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "orange": "dark_orange3",
    "yellow": "yellow",
    "purple": "magenta",
    "pink": "hot_pink",
    "grey": "bright_black",
}
"""What the tones that games name look like. They are legible on dark and on light."""


class Tones:
    """The highlighting of one game: regular expressions and the tone of what they match."""

    def __init__(self, highlight: dict[str, str]) -> None:
        self._rules = [(re.compile(pattern, re.MULTILINE), style_of(tone)) for pattern, tone in highlight.items()]

    def paint(self, words: str, style: str = "") -> Text:
        """The words as text with tones."""
        text = Text(words, style=style)
        for pattern, tone in self._rules:
            if tone:
                text.highlight_regex(pattern, tone)
        return text


def style_of(tone: str) -> Style:
    """The terminal's style for a tone; an unknown tone has none."""
    try:
        return Style.parse(STYLES.get(tone, tone))
    except StyleSyntaxError:
        return Style()
