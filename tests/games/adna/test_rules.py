"""Legal moves: exact counts of move sequences, crowded tables where anything can happen, and the whole book."""

import json
import random
from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.components import BLOCKER, CELSIUS, ENZYME_DATA, FIRST_REACTION, KEYS, KIND, boxes
from benchtop.games.adna.moves import MOVES
from benchtop.games.adna.moves.answers import Block, Shift, Wash
from benchtop.games.adna.moves.attacks import Cut, PlayReaction, Set
from benchtop.games.adna.state import State
from tests.depth import depth

from .table import spelled, table


def ways(s: State, plies: int) -> int:
    """Return the number of move sequences to a depth or to the end of the game."""
    if plies == 0 or s.over:
        return 1
    total = 0
    for move in s.legal():
        after = s.clone()
        after.play(move)
        total += ways(after, plies - 1)
    return total


@pytest.mark.parametrize(
    ("laid", "counts"),
    [
        ({"hand": "A C heating-block", "rival": "goggles"}, [7, 33, 152, 878]),
        ({"hand": "uv-light deletion red-buffer", "rival": "detergent goggles"}, [6, 36, 197, 994]),
        (
            {"hand": "EcoRI blue-buffer ethidium-bromide", "own": "GAATTC", "rival": "linker A", "celsius": 37},
            [3, 13, 76, 475],
        ),
        ({"hand": "spectrophotometer thermal-cycler", "rival": "dry-ice ice-box", "deck": "ACG"}, [13, 30, 143, 1011]),
    ],
)
def test_the_number_of_ways_to_go_on(laid: dict[str, Any], counts: list[int]) -> None:
    assert [ways(table(**laid), plies) for plies in (1, 2, 3, 4)] == counts


OPTIONS: list[dict[str, Any]] = [
    {},
    {"pcr": "strict", "heating_block": "one_or_two"},
    {"target": 40, "cards": "88"},
    {"target": 15},
]


def crowded(seed: int) -> tuple[State, random.Random]:
    """Build a table with big hands, chains full of sites and any temperature."""
    rng = random.Random(seed)
    options = OPTIONS[seed % len(OPTIONS)]
    pool = [KEYS[KIND[card]] for deck in boxes(options.get("cards", "92"))[1:] for card in deck]
    rng.shuffle(pool)
    chains = []
    for _ in range(2):
        laid = "".join(spelled(rng.choice(ENZYME_DATA)["site"]) for _ in range(rng.randrange(1, 5)))
        chains.append(laid[: options.get("target", 25) - 2] + rng.choice(["U", "", "", "", ""]))
    hands = [[pool.pop() for _ in range(rng.randrange(4, 34))] + list("ACGT") for _ in range(2)]
    degrees = rng.choice([*CELSIUS, 37, 37, 25, 25, 4])
    s = table(own=chains[0], other=chains[1], hand=hands[0], rival=hands[1], celsius=degrees, seed=seed, **options)
    return s, rng


@pytest.mark.parametrize("seed", range(depth(4, 24)))
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


def test_the_book_has_a_move_for_every_use_of_every_card() -> None:
    """Fails if a card is added to the data without a move."""
    kinds = {move.kind for move in MOVES if isinstance(move, PlayReaction | Cut | Set | Block | Shift | Wash)} | {
        move.buffer for move in MOVES if isinstance(move, PlayReaction | Cut)
    }
    assert kinds >= set(range(5, len(KEYS)))
    assert {KEYS[kind] for kind in BLOCKER[FIRST_REACTION:] if kind >= 0} == {
        "klenow",
        "dephosphorylation",
        "non-toxic-stain",
        "ice-box",
        "denaturation",
        "goggles",
    }
