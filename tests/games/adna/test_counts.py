"""Exact numbers of ways to go on: nothing shows a changed rule sooner."""

from typing import Any

import pytest

from benchtop.games.adna.state import State

from .builder import table


def ways(s: State, depth: int) -> int:
    """How many sequences of moves there are, as deep as that or to the end."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for move in s.legal():
        after = s.clone()
        after.play(move)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        ({"hand": "A C heating-block", "rival": "goggles"}, [6, 21, 52, 149]),
        ({"hand": "uv-light deletion red-buffer", "rival": "detergent goggles"}, [5, 28, 135, 531]),
        (
            {"hand": "EcoRI blue-buffer ethidium-bromide", "own": "GAATTC", "rival": "linker A", "celsius": 37},
            [2, 5, 18, 87],
        ),
        ({"hand": "spectrophotometer thermal-cycler", "rival": "dry-ice ice-box", "deck": "ACG"}, [12, 18, 31, 166]),
    ],
)
def test_the_number_of_ways_to_go_on(laid: dict[str, Any], counts: list[int]) -> None:
    assert [ways(table(**laid), depth) for depth in (1, 2, 3, 4)] == counts
