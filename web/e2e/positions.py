"""Stops of a game with its current data: quick to find, but without the rare positions of phases.py."""

import json
from dataclasses import asdict
from pathlib import Path

import benchtop
from benchtop.core.game import Game
from benchtop.core.rng import seeded
from benchtop.server.run import serve
from tests.play import option_sets
from web.e2e.phases import Stop, cut, phase_of, phases_of, played
from web.e2e.tables import database

DEALS = 12
STOPS = 16
"""Approximate number of stops per game; at least two per phase."""


def serve_positions(key: str, folder: Path, port: int) -> None:
    """Play a game, write its stops into the folder and serve them."""
    stops = positions(benchtop.game(key))
    (folder / "stops.json").write_text(json.dumps([asdict(stop) for stop in stops]), encoding="utf-8")
    serve(port=port, database=database(folder, stops), rate_limits=False, log_level="warning")


def read_positions(folder: Path) -> list[Stop]:
    """Return the stops that a server wrote into its folder."""
    return [Stop(**stop) for stop in json.loads((folder / "stops.json").read_text(encoding="utf-8"))]


def positions(game: Game) -> list[Stop]:
    """Return a few stops in every phase that comes up in a few games, at any ply, and their ends."""
    most = max(2, STOPS // len(phases_of(game)))
    found: dict[str, list[Stop]] = {}
    for deal in range(DEALS):
        options = option_sets(game)[deal // 2 % len(option_sets(game))] if deal % 2 else {}
        whole = played(game, f"numbers {deal}", game.seats[deal % len(game.seats)], options)
        for phase, ply in _anywhere(game, whole).items():
            found.setdefault(phase, []).append(cut(whole, f"{phase} {deal}", ply))
    return [stop for stops in found.values() for stop in stops[:most]]


def _anywhere(game: Game, whole: Stop) -> dict[str, int]:
    """Return the phases of a game, each with a ply in that phase."""
    s, rng = game.new(whole.seats, whole.seed, whole.options), seeded(whole.seed)
    plies: dict[str, list[int]] = {}
    for ply, (_, move) in enumerate(whole.played):
        plies.setdefault(phase_of(s), []).append(ply)
        s.play(game.parse(move))
    return {**{phase: at[rng.below(len(at))] for phase, at in plies.items()}, phase_of(s): len(whole.moves)}
