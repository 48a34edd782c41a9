"""One stop a phase: positions from games that are played sensibly here and then again on a server, move by move."""

from functools import cache
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from web.e2e.person import Person

DEALS = 12
PLIES = 400


@cache
def stops(key: str) -> dict[str, tuple[str, int, list[tuple[int, str]]]]:
    """By the name of a phase: a seed, the seats, and the moves that lead to its first decision that leaves a choice."""
    game = benchtop.game(key)
    found: dict[str, tuple[str, int, list[tuple[int, str]]]] = {}
    for deal in range(DEALS):
        seed, seats = f"phases {deal}", game.seats[deal % len(game.seats)]
        for phase, moves in walk(game, seed, seats):
            if phase not in found or len(moves) < len(found[phase][2]):
                found[phase] = (seed, seats, moves)
    for name, seats in (("late", game.seats[0]), ("full", game.seats[-1])):
        steps = played(game, name, seats)
        found[name] = (name, seats, [move for _, move in steps[: 2 * len(steps) // 3]])
    return found


def walk(game: Game, seed: str, seats: int) -> list[tuple[str, list[tuple[int, str]]]]:
    """The first position of each phase of one game, with the moves that lead there."""
    first: dict[str, int] = {}
    steps = played(game, seed, seats)
    for ply, (phase, _) in enumerate(steps):
        first.setdefault(phase, ply)
    return [(phase, [move for _, move in steps[:ply]]) for phase, ply in first.items()]


def played(game: Game, seed: str, seats: int) -> list[tuple[str, tuple[int, str]]]:
    """A game, played sensibly for the most part: the phase and the move of every ply."""
    s = game.new(seats, seed)
    rng = seeded(f"phases {seed}")
    steps: list[tuple[str, tuple[int, str]]] = []
    while not s.over and len(steps) < PLIES:
        legal = s.legal()
        move = legal[rng.below(len(legal))]
        if rng.below(4):
            move = best_move(legal, game.heuristic.action_values(s, legal), rng)
        steps.append((str(s.view(s.to_move).get("phase", "play")), (s.to_move, move.notation)))
        s.play(move)
    return steps


def go_to(person: Person, key: str, phase: str) -> None:
    """Sit at that position, in every seat of its table."""
    seed, seats, moves = stops(key)[phase]
    others: list[Any] = [{"kind": "me", "name": name} for name in ("Ben", "Cy", "Di", "Eve", "Flo")[: seats - 1]]
    code = person.open(key, *others, seed=seed, curtain=False)
    for ply, (seat, move) in enumerate(moves):
        person.ask("POST", f"/tables/{code}/move", {"move": move, "ply": ply, "seat": seat})
    arrived = "(ply) => document.querySelector('main[data-game]').dataset.ply === ply"
    person.page.wait_for_function(arrived, arg=str(len(moves)))
