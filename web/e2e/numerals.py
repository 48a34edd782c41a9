"""The numbers that a board shows, each with the words beside it: in digits, in letters, or drawn as tokens."""

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
    const alike = [...new Set(tokens)].map((one) => tokens.filter((other) => other === one).length);
    const counts = alike.filter((count) => count > 1).map((count) => `${count} ▪`);
    const texts = [...inside.filter(([child]) => !isHidden(child)).map(([, text]) => text), ...counts];
    said.set(node, texts.join(' ').replace(/\s+/g, ' ').trim());
    if (counts.length || inside.some(([child, text]) => isText(child) && text.trim())) found.add(node);
    return said.get(node);
  };
  const inContext = (node) => {
    let around = node;
    while (around !== board && !/\p{Ll}{3}/u.test(said.get(around))) around = around.parentElement;
    return [around, node].map((one) => said.get(one)).find((text) => text.length < LONG) ?? '';
  };
  read(board);
  const names = ['aria-label', 'title'].flatMap((name) =>
    [...board.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name)),
  );
  return [...[...found].map(inContext), ...names];
}"""
"""What stands on a board, in pieces that hold a word if they can and are not longer than a few lines. Equal tokens side
by side are counted. What a move says is left out, for it is the server's."""

NUMBERS = (
    *("two three four five six seven eight nine ten", "zwei drei vier fünf sechs sieben acht neun zehn"),
    *("pair", "both", "paar", "beide"),
)
WORDS = {word: number for words in NUMBERS for number, word in enumerate(words.split(), 2)}
"""Numbers in letters. "One" is left out: it hardly ever counts."""
TOKEN = re.compile(r"[\w′’°.]+(?:-\w+)*|\S")
STEM = 3

Numerals = dict[str, dict[int, dict[str, str]]]
"""By the words beside it, with a _ in its place, the values that a number has, each with the text at every stop."""


def shown(page: Page) -> list[str]:
    """Return what stands on a board."""
    found: list[str] = page.evaluate(SHOWN)
    return found


def numerals(texts: Iterable[tuple[str, str]]) -> Numerals:
    """Return the numbers in these texts, which are given each with its stop."""
    found: Numerals = defaultdict(lambda: defaultdict(dict))
    for stop, text in texts:
        for words, number in numbers_in(text):
            found[words][number][stop] = text
    return found


def numbers_in(text: str) -> Iterator[tuple[str, int]]:
    """Yield every number in a text, with the word before it and the word after it."""
    tokens = TOKEN.findall(text)
    values = [int(token) if token.isdecimal() else WORDS.get(token.lower()) for token in tokens]
    words = ["", *("#" if value is not None else _stem(token) for token, value in zip(tokens, values, strict=True)), ""]
    for place, value in enumerate(values):
        if value is not None:
            yield f"{words[place]} _ {words[place + 2]}".strip(), value


def _stem(word: str) -> str:
    """Return how a word begins, so that "card" and "cards" are the same; single letters are all alike."""
    letters = [letter for letter in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(letter)]
    return "".join(letters[:STEM]) if len(letters) > 1 or not word.isalpha() else "A"
