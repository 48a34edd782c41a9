"""The numbers on a board, each with the words beside it: in digits, in letters, or drawn as tokens."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator

from playwright.sync_api import Page

SHOWN = r"""() => {
  const LONG = 200;
  const MOVES = '[data-choice] > .visually-hidden, [data-choice]:not(:has(*))';
  const TOKEN = 'svg[viewBox="0 0 24 24"]';
  const board = document.querySelector('.board');
  const said = new Map();
  const found = new Set();
  const isText = (node) => node.nodeType === Node.TEXT_NODE;
  const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
  const isHidden = (node) => isElement(node) && node.classList.contains('visually-hidden');
  const isToken = (node) => !said.get(node) && (node.matches(TOKEN) || node.querySelector(TOKEN) !== null);
  const read = (node) => {
    if (isText(node)) return node.parentElement.closest(MOVES) ? '' : node.data;
    const inside = [...node.childNodes].map((child) => [child, isText(child) || isElement(child) ? read(child) : '']);
    const tokens = [...node.children].filter(isToken).map((token) => token.innerHTML);
    const alike = [...new Set(tokens)].map((token) => tokens.filter((other) => other === token).length);
    const counts = alike.filter((count) => count > 1).map((count) => `${count} ▪`);
    const texts = [...inside.filter(([child]) => !isHidden(child)).map(([, text]) => text), ...counts];
    said.set(node, texts.join(' ').replace(/\s+/g, ' ').trim());
    if (counts.length || inside.some(([child, text]) => isText(child) && text.trim())) found.add(node);
    return said.get(node);
  };
  const inContext = (node) => {
    let around = node;
    while (around !== board && !/\p{Ll}{3}/u.test(said.get(around))) around = around.parentElement;
    return [around, node].map((element) => said.get(element)).find((text) => text.length < LONG) ?? '';
  };
  read(board);
  const names = ['aria-label', 'title'].flatMap((name) =>
    [...board.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
  );
  return [...[...found].map(inContext), ...names];
}"""
"""Texts on a board, each with a word if possible and at most a few lines long. Equal tokens side by side are counted.
Texts of moves are left out: the server writes them."""

NUMBERS = (
    *("two three four five six seven eight nine ten", "zwei drei vier fünf sechs sieben acht neun zehn"),
    *("pair", "both", "paar", "beide"),
)
WORDS = {word: number for words in NUMBERS for number, word in enumerate(words.split(), 2)}
"""Numbers in letters. "One" is left out: it rarely counts anything."""
TOKEN = re.compile(r"[\w′’°.]+(?:-\w+)*|\S")
STEM = 3

Numerals = dict[str, dict[int, dict[str, str]]]
"""Values of each number, by the words beside it with _ in its place; each value with a text for every stop."""


def shown(page: Page) -> list[str]:
    """Return the texts on a board."""
    found: list[str] = page.evaluate(SHOWN)
    return found


def numerals(texts: Iterable[tuple[str, str]]) -> Numerals:
    """Return the numbers in pairs of stop and text."""
    found: Numerals = defaultdict(lambda: defaultdict(dict))
    for stop, text in texts:
        for words, number in numbers_in(text):
            found[words][number][stop] = text
    return found


def numbers_in(text: str) -> Iterator[tuple[str, int]]:
    """Yield every number in a text, with the words before and after it."""
    tokens = TOKEN.findall(text)
    values = [int(token) if token.isdecimal() else WORDS.get(token.lower()) for token in tokens]
    words = ["", *("#" if value is not None else _stem(token) for token, value in zip(tokens, values, strict=True)), ""]
    for place, value in enumerate(values):
        if value is not None:
            yield f"{words[place]} _ {words[place + 2]}".strip(), value


def _stem(word: str) -> str:
    """Return the beginning of a word, so that "card" and "cards" match; all single letters match."""
    letters = [letter for letter in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(letter)]
    return "".join(letters[:STEM]) if len(letters) > 1 or not word.isalpha() else "A"
