"""The table of settings in docs/operating.md has every setting with its default."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from benchtop.server.settings import PREFIX, Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
ROWS = {name: default.strip() for name, default in re.findall(rf"^\| `{PREFIX}(\w+)` \|(.*?)\|", PAGE, re.MULTILINE)}
IN_WORDS = {
    "DATABASE": "a file in the data folder",
    "PUBLIC_URL": "taken from each request",
    "BOT_WORKERS": "cores − 1",
}
FOR_TESTS = {"PUSH_LOOPBACK"}
NOT_OF_THE_SERVER = {"CARDS"}


def test_the_page_has_every_setting() -> None:
    names = {field.name.upper() for field in fields(Settings)} - FOR_TESTS
    assert set(ROWS) - NOT_OF_THE_SERVER == names


@pytest.mark.parametrize("name", sorted(set(ROWS) - NOT_OF_THE_SERVER - set(IN_WORDS)))
def test_the_page_has_the_default(name: str) -> None:
    value = getattr(Settings(), name.lower())
    assert ROWS[name] == (("yes" if value else "no") if isinstance(value, bool) else str(value).removesuffix(".0"))


def test_defaults_that_depend_on_the_machine_are_in_words() -> None:
    assert {name: ROWS[name] for name in IN_WORDS} == IN_WORDS
