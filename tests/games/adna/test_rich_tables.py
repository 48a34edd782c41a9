"""Crowded tables, where everything can happen: the promises of every game, on positions that random play misses."""

import json
import random
from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.cards import CELSIUS, ENZYME_DATA, KEYS, KIND, cards_in_play
from benchtop.games.adna.state import State

from .builder import table
from .enzymes import spelled

OPTIONS: list[dict[str, Any]] = [
    {},
    {"strict_pcr": True, "heating_block": "one_or_two"},
    {"target": 40, "cards": "88"},
    {"target": 15},
]


def crowded(seed: int) -> tuple[State, random.Random]:
    """Big hands, chains full of sites, any temperature."""
    rng = random.Random(seed)
    options = OPTIONS[seed % len(OPTIONS)]
    pool = [KEYS[KIND[card]] for card in cards_in_play(options.get("cards", "92")) if KIND[card] > 4]
    rng.shuffle(pool)
    chains = []
    for _ in range(2):
        laid = "".join(spelled(rng.choice(ENZYME_DATA)["site"]) for _ in range(rng.randrange(1, 5)))
        chains.append(laid[: options.get("target", 25) - 2] + rng.choice(["U", "", "", "", ""]))
    hands = [[pool.pop() for _ in range(rng.randrange(4, 34))] + list("ACGT") for _ in range(2)]
    degrees = rng.choice([*CELSIUS, 37, 37, 25, 25, 4])
    s = table(own=chains[0], other=chains[1], hand=hands[0], rival=hands[1], celsius=degrees, seed=seed, **options)
    return s, rng


@pytest.mark.parametrize("seed", range(24))
def test_on_a_crowded_table_every_promise_is_kept(seed: int) -> None:
    s, rng = crowded(seed)
    census = GAME.census(s)
    for ply in range(50):
        if s.over:
            break
        moves = s.legal()
        allowed = {id(move) for move in moves}
        assert len(allowed) == len(moves) > 0
        for move in GAME.moves:
            refusal = s.why_not(move)
            assert (refusal is None) == (id(move) in allowed), f"{move}: {refusal}"
        if ply % 5 == 0:
            for seat in (None, 0, 1):
                world = s.imagine(seat, ply)
                assert world.view(seat) == s.view(seat)
                assert seat != s.to_move or world.legal() == moves
                assert GAME.census(world) == census
                assert world.imagine(seat, "again").to_json() == s.imagine(seat, "again").to_json()
            twin = GAME.from_json(json.loads(json.dumps(s.to_json())))
            assert twin.to_json() == s.to_json()
        playing = [move for move in moves if str(move) not in ("stop", "pass", "end turn")]
        s.play(rng.choice(playing or moves))
        assert GAME.census(s) == census
