"""One stop a phase: positions from games that are played sensibly here and then again on a server, move by move."""

from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import expect

import benchtop
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from tests.play import option_sets
from web.e2e.person import Person

DEALS = 12
PLIES = 400
Options = dict[str, Any]
NONE: Options = {}
NAMES = ("Ada", "Ben", "Cy", "Di", "Eve", "Flo")

SEEN_ON_THE_BOARD: dict[str, tuple[Options, ...]] = {
    "translation": ({"water": False},),
    "adna": ({"teams": True}, {"games": 3}, {"target": 50}),
    "peptide": ({"advanced": True},),
    "nucleo": ({"open_hands": True}, {"negotiation": "three_offers"}),
}
"""Options that make a board look different, by game: each gets a stop late in its game."""


class Step(NamedTuple):
    """A move of a game: who made it, in which phase."""

    phase: str
    seat: int
    move: str


class Stop(NamedTuple):
    """A position: a deal, and the moves that lead there."""

    seed: str
    seats: int
    options: Options
    steps: list[Step]
    waiting: bool = False
    """Somebody else has the next move."""


@cache
def stops(key: str) -> dict[str, Stop]:
    """By the name of a phase, its first decision; then late positions, one while others play, and the end."""
    game = benchtop.game(key)
    found: dict[str, Stop] = {}
    for deal in range(DEALS):
        for phase, stop in walk(game, f"phases {deal}", game.seats[deal % len(game.seats)]):
            if phase not in found or len(stop.steps) < len(found[phase].steps):
                found[phase] = stop
    for number, options in enumerate(option_sets(game)):
        for phase, stop in walk(game, f"options {number}", game.seats[number % len(game.seats)], options):
            found.setdefault(phase, stop)
    few, many = game.seats[0], game.seats[-1]
    found["late"] = late(game, "late", few)
    found["full"] = late(game, "full", many)
    found["waiting"] = late(game, "waiting", many, waiting=True)
    found["over"] = late(game, "late", few, share=1)
    for options in SEEN_ON_THE_BOARD.get(key, ()):
        name = "-".join(f"{option}-{value}".lower() for option, value in options.items())
        found[name] = late(game, name, few, options)
    return found


def walk(game: Game, seed: str, seats: int, options: Options = NONE) -> list[tuple[str, Stop]]:
    """The first position of each phase of one game."""
    steps = played(game, seed, seats, options)
    first: dict[str, int] = {}
    for ply, step in enumerate(steps):
        first.setdefault(step.phase, ply)
    return [(phase, Stop(seed, seats, options, steps[:ply])) for phase, ply in first.items()]


def late(
    game: Game, seed: str, seats: int, options: Options = NONE, *, share: float = 2 / 3, waiting: bool = False
) -> Stop:
    """After so much of a game; waiting: at a move that is not the first seat's."""
    steps = played(game, seed, seats, options)
    length = round(share * len(steps))
    while waiting and steps[length].seat == 0:
        length -= 1
    return Stop(seed, seats, options, steps[:length], waiting)


def played(game: Game, seed: str, seats: int, options: Options) -> list[Step]:
    """A game, played sensibly for the most part."""
    s = game.new(seats, seed, options)
    rng = seeded(f"phases {seed}")
    steps: list[Step] = []
    while not s.over and len(steps) < PLIES:
        legal = s.legal()
        move = legal[rng.below(len(legal))]
        if rng.below(4):
            move = best_move(legal, game.heuristic.action_values(s, legal), rng)
        steps.append(Step(str(s.view(s.to_move).get("phase", "play")), s.to_move, move.notation))
        s.play(move)
    return steps


def go_to(person: Person, key: str, phase: str) -> None:
    """Sit at that position: in every seat of its table or, where others are to move, only in the first."""
    stop = stops(key)[phase]
    friend = Person(person.browser, person.base) if stop.waiting else person
    seats: list[Options] = [{"kind": "me", "name": name} for name in NAMES[: stop.seats]]
    if stop.waiting:
        seats[0] = {"kind": "open"}
    table = {"game": key, "seats": seats, "seed": stop.seed, "options": stop.options, "curtain": False}
    code = friend.ask("POST", "/tables", table)["code"]
    if stop.waiting:
        person.ask("POST", f"/tables/{code}/seats", {"name": NAMES[0]})
    for ply, step in enumerate(stop.steps):
        mover = friend if step.seat else person
        mover.ask("POST", f"/tables/{code}/move", {"move": step.move, "ply": ply, "seat": step.seat})
    if stop.waiting:
        friend.context.close()
    person.go(f"/t/{code}")
    expect(person.table).to_have_attribute("data-ply", str(len(stop.steps)))
