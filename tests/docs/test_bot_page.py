"""docs/writing-a-bot.md names every bot and every level."""

import re
from pathlib import Path

from benchtop.bots import BUILT_IN, LEVELS, make_bot

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


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
