"""Bots: opponents for people and baselines for research. Each sees only what its seat may see."""

import re
from collections.abc import Callable
from functools import cache

from benchtop.bots.bot import Bot, MoveRating
from benchtop.bots.search import SearchBot
from benchtop.bots.seat import Seat
from benchtop.bots.simple import EasyBot, FirstBot, GreedyBot, RandomBot
from benchtop.core.plugins import plugins
from benchtop.core.rng import Seed

Maker = Callable[[str, Seed], Bot]
"""Makes a bot from the text after the colon in its spec ("200ms") and a seed."""


class Level:
    """A strength that people can choose, with a name and a description."""

    def __init__(self, key: str, spec: str, words: str) -> None:
        self.key = key
        self.spec = spec
        self.words = words


LEVELS = [
    Level("easy", "easy", "Knows the rules, often misjudges a move, but never plays against itself."),
    Level("medium", "greedy", "Takes what looks best right now and never thinks ahead."),
    Level("hard", "search:hard", "Thinks ahead through hundreds of games that might follow."),
    Level("expert", "search:expert", "Thinks ahead through thousands of them. Good luck."),
]


def _search(budget: str, seed: Seed) -> Bot:
    if budget in {"hard", "expert"}:
        return SearchBot(seed, level=budget)
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", budget or "200ms")
    if found is None:
        raise ValueError(f"search takes a time (200ms, 1s) or a number of simulations (500), not {budget!r}")
    amount, unit = float(found[1]), found[2]
    if unit is None:
        return SearchBot(seed, simulations=int(amount))
    return SearchBot(seed, seconds=amount / 1000 if unit == "ms" else amount)


def _greedy(noise: str, seed: Seed) -> Bot:
    if noise and not (noise.isdigit() and int(noise) <= 100):
        raise ValueError(f"greedy takes the percentage of random moves (greedy:40), not {noise!r}")
    return GreedyBot(seed, int(noise or 0))


def _easy(error: str, seed: Seed) -> Bot:
    if error and not re.fullmatch(r"\d+(\.\d+)?", error):
        raise ValueError(f"easy takes the error in points (easy:2.5), not {error!r}")
    return EasyBot(seed, float(error) if error else None)


def _random(setting: str, seed: Seed) -> Bot:
    if setting:
        raise ValueError("random takes no setting")
    return RandomBot(seed)


def _first(setting: str, seed: Seed) -> Bot:
    if setting:
        raise ValueError("first takes no setting")
    return FirstBot()


BUILT_IN: dict[str, Maker] = {
    "first": _first,
    "random": _random,
    "easy": _easy,
    "greedy": _greedy,
    "search": _search,
}


@cache
def makers() -> dict[str, Maker]:
    """Return every kind of bot by name; other packages add theirs through the entry point group benchtop.bots."""
    return BUILT_IN | plugins("benchtop.bots")


@cache
def levels() -> list[Level]:
    """Return the levels that people choose from, including the bots of other packages with their docstrings."""
    others = [(name, maker) for name, maker in makers().items() if maker is not BUILT_IN.get(name)]
    return LEVELS + [Level(name, name, _description(maker)) for name, maker in others]


def _description(maker: Maker) -> str:
    return (maker.__doc__ or "").strip().partition("\n")[0] or "A bot from another package."


def make_bot(spec: str, seed: Seed) -> Bot:
    """Make a bot from its spec: a level ("easy"), a name ("greedy"), or a name with a setting ("search:200ms")."""
    level = next((level for level in LEVELS if level.key == spec), None)
    name, _, setting = (level.spec if level else spec).partition(":")
    maker = makers().get(name)
    if maker is None:
        known = dict.fromkeys([*(level.key for level in LEVELS), *makers()])
        raise ValueError(f"no bot called {name!r}; choose from {', '.join(known)}")
    return maker(setting, seed)


__all__ = [
    "LEVELS",
    "Bot",
    "EasyBot",
    "FirstBot",
    "GreedyBot",
    "Level",
    "MoveRating",
    "RandomBot",
    "SearchBot",
    "Seat",
    "levels",
    "make_bot",
    "makers",
]
