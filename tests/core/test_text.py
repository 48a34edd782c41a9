"""Lists in words."""

import pytest

from benchtop.core.text import listed, separated


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a, the first"], "a, the first"),
        (["a, the first", "b"], "a, the first; and b"),
        (["a", "b, the second", "c"], "a; b, the second; and c"),
    ],
)
def test_semicolons_stand_between_words_that_have_commas(words: list[str], said: str) -> None:
    assert listed(words) == said
    assert separated(words) == said.replace("; and", ";").replace(" and", ",")
