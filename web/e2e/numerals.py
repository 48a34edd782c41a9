"""The numbers that a board shows, each with the words beside it: written in digits or letters, or drawn as tokens."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator

from playwright.sync_api import Page

SHOWN = r"""() => {
  const board = document.querySelector('.board');
  const said = new Map();
  const found = new Set();
  const isText = (node) => node.nodeType === Node.TEXT_NODE;
  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
  const isServers = (text) => text.parentElement.closest('[data-choice] > .visually-hidden, [data-choice]:not(:has(*))');
  const isHidden = (node) => isElement(node) && node.classList.contains('visually-hidden');
  const isPicture = (node) => !said.get(node) && (node.matches('svg') || node.querySelector('svg') !== null);
  const read = (node) => {
    if (isText(node)) return isServers(node) ? '' : node.data;
    const texts = [...node.childNodes].map((child) => [child, isText(child) || isElement(child) ? read(child) : '']);
    const pictures = [...node.children].filter(isPicture).map((picture) => picture.innerHTML);
    const alike = [...new Set(pictures)].map((one) => pictures.filter((other) => other === one).length);
    const counts = alike.filter((count) => count > 1).map((count) => `${count} ▪`);
    const text = [...texts.filter(([child]) => !isHidden(child)).map(([, text]) => text), ...counts];
    said.set(node, text.join(' ').replace(/\s+/g, ' ').trim());
    if (counts.length || texts.some(([child, text]) => isText(child) && text.trim())) found.add(node);
    return said.get(node);
  };
  const inContext = (node) => {
    let around = node;
    while (around !== board && !/\p{Ll}{3}/u.test(said.get(around))) around = around.parentElement;
    return said.get(said.get(around).length < 200 ? around : node);
  };
  read(board);
  const names = ['aria-label', 'title'].flatMap((name) =>
    [...board.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
  );
  return [...[...found].map(inContext), ...names];
}"""
"""What stands on the board, in pieces that hold a word at least; what moves say is the server's."""

WORDS = {
    word: number
    for words in ("two three four five six seven eight nine ten", "zwei drei vier fünf sechs sieben acht neun zehn")
    for number, word in enumerate(words.split(), 2)
} | {"pair": 2, "both": 2, "paar": 2, "beide": 2}
"""Numbers in letters; "one" is left out, for it hardly ever counts."""
TOKEN = re.compile(r"[\w′’°.]+(?:-\w+)*|\S")

Numerals = dict[str, dict[int, str]]
"""By the words beside it, with a _ in its place, the values that a number had, each with a text in which it stood."""


def shown(page: Page) -> list[str]:
    """Return what stands on a board."""
    found: list[str] = page.evaluate(SHOWN)
    return found


def numerals(texts: Iterable[str]) -> Numerals:
    """Return the numbers in these texts."""
    found: Numerals = defaultdict(dict)
    for text in texts:
        for words, number in _numerals(text):
            found[words].setdefault(number, text)
    return found


def _numerals(text: str) -> Iterator[tuple[str, int]]:
    tokens = TOKEN.findall(text)
    values = [int(token) if token.isdecimal() else WORDS.get(token.lower()) for token in tokens]
    words = ["", *("#" if value is not None else _stem(token) for token, value in zip(tokens, values, strict=True)), ""]
    for place, value in enumerate(values):
        if value is not None:
            yield f"{words[place]} _ {words[place + 2]}".strip(), value


def _stem(word: str) -> str:
    """Return how a word begins, so that "card" and "cards" are the same; single letters are all alike."""
    letters = [letter for letter in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(letter)]
    return "".join(letters[:3]) if len(letters) > 1 or not word.isalpha() else "A"
