"""Bots with a count of simulations reply the same to the same history, on the plain engine and on the compiled one."""

import json

import pytest

import benchtop
from tests.depth import depth
from tests.replies import FILE, positions, replies

KEPT = json.loads(FILE.read_text(encoding="utf-8"))
ASKED = [(key, name) for key in benchtop.games() for name in positions(key)[:: depth(3, 1)]]


@pytest.mark.parametrize(("key", "name"), ASKED)
def test_bots_reply_as_they_did_before(key: str, name: str) -> None:
    assert replies(key, name) == KEPT[key][name]
