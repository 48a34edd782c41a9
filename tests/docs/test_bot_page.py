"""The pages on bots name every bot, every level, and the error of easy bots."""

import re
from pathlib import Path

import benchtop
from benchtop.bots import BUILT_IN, LEVELS, make_bot

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "writing-a-bot.md").read_text(encoding="utf-8")
STRENGTH = (DOCS / "strength.md").read_text(encoding="utf-8")


def test_the_levels_are_those_that_people_choose_from() -> None:
    table = PAGE[PAGE.index("| level | bot |") :]
    assert re.findall(r"^\| `(\w+)` \| `([\w:]+)` \|", table, re.MULTILINE) == [
        (level.key, level.spec) for level in LEVELS
    ]


def test_every_bot_on_the_page_can_be_made() -> None:
    names = re.findall(
        r"`([a-z]+(?::\w+(?:\.\d+)?)?)`", PAGE[PAGE.index("| name |") : PAGE.index("The search compares")]
    )
    bots = [name for name in names if name.partition(":")[0] in BUILT_IN]
    assert {name.partition(":")[0] for name in bots} == set(BUILT_IN)
    for name in bots:
        make_bot(name, seed=1)


def test_the_strength_page_has_the_error_of_easy_bots() -> None:
    found = dict(re.findall(r"^\| ([^|]+?) \| (\d+) \| \d+ % of", STRENGTH, re.MULTILINE))
    assert found == {game.title: f"{game.heuristic.easy_error:g}" for game in benchtop.games().values()}
