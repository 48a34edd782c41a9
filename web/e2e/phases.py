"""The stops of the browser tests: a position in every phase of every game, late positions, and what options change.

They are stored in stops.json, a stop per line. Search again after a change of the rules, which takes minutes:
python -m web.e2e.phases --write
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.core.heuristic import best_move
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.core.schema import view_schema
from benchtop.core.state import State
from tests.play import option_sets, random_move

FILE = Path(__file__).parent / "stops.json"
COMMAND = "python -m web.e2e.phases --write"
DEALS = 60
"""Games to search for stops; more if a phase has not come up by then."""
PLIES = 600
RICH = 40
"""Plies after which a board shows something and is still quick to reach."""
LATE = 240
"""Plies after which a board is full."""
AHEAD = 3
"""Plies to look ahead from every stop for rare phases, such as a vote about a tie."""
Options = dict[str, Any]
NONE: Options = {}

SEEN_ON_THE_BOARD: dict[str, tuple[Options, ...]] = {
    "translation": ({"water": False},),
    "adna": ({"teams": True}, {"games": 3}, {"target": 50}),
    "peptide": ({"advanced": True},),
    "nucleo": ({"open_hands": True}, {"negotiation": "three_offers"}),
}
"""Options that change how a board looks, by game; each gets a stop late in a game."""

FULLEST_GAMES = 40
FULLEST: dict[str, dict[str, Callable[[Any], float]]] = {
    "adna": {
        "crowded": lambda view: view["phase"] == "main" and len(view["hand"]),
        "blocked": lambda view: view["phase"] == "main" and _blocked_bases(view),
        "cycler": lambda view: view["phase"] == "main" and _ready(view, "thermal-cycler") * len(view["hand"]),
        "exchange": lambda view: view["phase"] == "answer" and len(view["play"]["spent"] + view["play"]["answers"]),
        "sites": lambda view: view["phase"] == "main" and _sites(view),
        "fragment": lambda view: view["phase"] == "main" and len(view["chains"][view["seat"]]["fragment"] or ""),
    },
}
"""Measures of crowding for the seat to move, by game and name; the position with the highest value gets a stop."""


def _blocked_bases(view: Any) -> int:
    """Return the number of bases in hand that fit only on the rival's chain."""
    own, other = (view["chains"][seat]["contaminated"] for seat in (view["seat"], 1 - view["seat"]))
    return sum(held["card"] in {*"ACGT"} for held in view["hand"]) if own and not other else 0


def _sites(view: Any) -> int:
    """Return the number of the player's enzyme sites on the rival's chain."""
    return sum(len(entry["other"]["starts"]) for entry in view["restriction_map"])


def _ready(view: Any, card: str) -> bool:
    return any(held["card"] == card and not held["lacks"] for held in view["hand"])


CROWDED: dict[str, dict[str, Callable[[Any], bool]]] = {
    "peptide": {
        "long-chain": lambda view: len(view["players"][0]["chain"]) >= 8 and len(view["players"][0]["codons"]) >= 3,
        "full-hand": lambda view: len(view["hand"]["amino"]) >= 6,
    },
}
"""Positions that fill a board to its edges for the first player, by game and name; each gets a stop."""


@dataclass(frozen=True)
class Stop:
    """A position: a deal, and the moves that lead there."""

    game: str
    name: str
    """The phase, or what else the stop shows."""
    seats: int
    seed: str
    options: Options
    moves: list[str]
    """Moves in notation, each after its seat: `0 draw`."""
    waiting: bool = False
    """Whether another seat is to move."""

    def __str__(self) -> str:
        return f"{self.game}-{self.name}".replace(" ", "-")

    @property
    def played(self) -> list[tuple[int, str]]:
        """The moves, each with its seat."""
        return [(int(seat), move) for seat, _, move in (played.partition(" ") for played in self.moves)]

    def reach(self) -> Match:
        """Play the moves; raise IllegalMove if the rules no longer allow them."""
        match = Match(benchtop.game(self.game), self.seats, self.seed, self.options)
        for seat, move in self.played:
            match.play(seat, move)
        return match


def stored() -> list[Stop]:
    """Return the stored stops."""
    return [Stop(**stop) for stop in json.loads(FILE.read_text(encoding="utf-8"))]


def phase_of(s: State) -> str:
    """Return the phase from the view; a game without phases is in play or over."""
    return "over" if s.over else str(s.view(s.to_move).get("phase", "play"))


def phases_of(game: Game) -> set[str]:
    """Return every phase that a view of the game can have, and "over"."""
    phase = view_schema(game)["properties"].get("phase", {"enum": ["play"]})
    return {*phase["enum"], "over"}


# -- looking for stops ------------------------------------------------------------------------------------------------


def find(game: Game) -> list[Stop]:
    """Search for a stop in every phase, and for late positions."""
    found: dict[str, Stop] = {}
    for deal in count():
        if deal >= DEALS and not phases_of(game) - {"over"} - set(found):
            break
        options = option_sets(game)[deal // 2 % len(option_sets(game))] if deal % 2 else {}
        stop = played(game, f"phases {deal}", game.seats[deal // 2 % len(game.seats)], options)
        for phase, length in plies(stop).items():
            _keep(found, cut(stop, phase, length))
    few, many = game.seats[0], game.seats[-1]
    full = late(game, "full", many)
    others = [ply for ply, played in enumerate(full.moves) if not played.startswith("0 ")]
    waiting = replace(cut(full, "waiting", others[-1]), waiting=True)
    variants = (late(game, named(options), few, options) for options in SEEN_ON_THE_BOARD.get(game.key, ()))
    both = [late(game, "late", few), full] if few < many else [full]
    edges = (next(crowded(game, name, few, is_so)) for name, is_so in CROWDED.get(game.key, {}).items())
    return [*found.values(), *both, waiting, shortest(game, "over", few), *variants, *fullest(game), *edges]


def played(game: Game, seed: str, seats: int, options: Options) -> Stop:
    """Play a game with mostly sensible moves."""
    s, rng = game.new(seats, seed, options), seeded(f"phases {seed}")
    moves: list[str] = []
    while not s.over and len(moves) < PLIES:
        legal = s.legal()
        sensible = rng.below(4) and best_move(legal, game.heuristic.action_values(s, legal), rng)
        move = sensible or random_move(legal, rng)
        moves.append(f"{s.to_move} {move.notation}")
        s.play(move)
    return Stop(game.key, "over", seats, seed, options, moves)


def plies(stop: Stop) -> dict[str, int]:
    """Return the phases of a game, each with its ply closest to `RICH`."""
    game = benchtop.game(stop.game)
    s = game.new(stop.seats, stop.seed, stop.options)
    found: dict[str, int] = {}
    for ply, (_, move) in enumerate(stop.played):
        phase = phase_of(s)
        found[phase] = min(found.get(phase, ply), ply, key=_distance)
        s.play(game.parse(move))
    return found


def _distance(length: int) -> int:
    return abs(length - RICH)


def cut(stop: Stop, name: str, length: int) -> Stop:
    """Return the stop after the first `length` moves."""
    return replace(stop, name=name, moves=stop.moves[:length])


def _keep(found: dict[str, Stop], stop: Stop) -> None:
    """Keep the stop if it is better than the known stop, preferably without options; look ahead from it."""
    known = found.get(stop.name)
    if known and _rank(known) <= _rank(stop):
        return
    found[stop.name] = stop
    for ahead in _ahead(stop, AHEAD):
        if ahead.name not in found:
            _keep(found, ahead)


def _rank(stop: Stop) -> tuple[bool, int]:
    return bool(stop.options), _distance(len(stop.moves))


def _ahead(stop: Stop, plies: int) -> Iterator[Stop]:
    """Yield the positions within a few plies, if there are few moves to choose from."""
    s = stop.reach().state
    legal = s.legal()
    for move in legal if plies and len(legal) <= 4 else ():
        there = replace(stop, moves=[*stop.moves, f"{s.to_move} {move.notation}"])
        reached = there.reach().state
        if not reached.over:
            yield replace(there, name=phase_of(reached))
            yield from _ahead(there, plies - 1)


def fullest(game: Game) -> list[Stop]:
    """Return the fullest position of a few games for each measure of crowding."""
    found: dict[str, tuple[float, Stop]] = {}
    for number in range(FULLEST_GAMES if game.key in FULLEST else 0):
        stop = played(game, f"crowded {number}", game.seats[-1], NONE)
        s = game.new(stop.seats, stop.seed, stop.options)
        for ply, (_, move) in enumerate(stop.played):
            for name, measure in FULLEST[game.key].items():
                fullness = measure(s.view(s.to_move))
                if fullness > found.get(name, (0, None))[0]:
                    found[name] = (fullness, cut(stop, name, ply))
            s.play(game.parse(move))
    return [stop for _, stop in found.values()]


def shortest(game: Game, seed: str, seats: int, options: Options = NONE) -> Stop:
    """Play a few games and return the shortest."""
    games = [played(game, f"{seed} {number}", seats, options) for number in range(6)]
    return min(games, key=lambda stop: (not stop.reach().over, len(stop.moves)))


def late(game: Game, name: str, seats: int, options: Options = NONE) -> Stop:
    """Return a late position of a short game."""
    stop = shortest(game, name, seats, options)
    return cut(stop, name, min(LATE, round(len(stop.moves) * 2 / 3)))


def crowded(game: Game, name: str, seats: int, is_crowded: Callable[[Any], bool]) -> Iterator[Stop]:
    """Yield crowded positions: the first player plays as well as possible, the others at random."""
    for deal in count():
        seed = f"{name} {deal}"
        s, rng = game.new(seats, seed), seeded(f"phases {seed}")
        moves: list[str] = []
        while not s.over and len(moves) < PLIES:
            if s.to_move == 0 and is_crowded(s.view(0)):
                yield Stop(game.key, name, seats, seed, {}, moves)
                break
            legal = s.legal()
            best = s.to_move == 0 and best_move(legal, game.heuristic.action_values(s, legal), rng)
            move = best or random_move(legal, rng)
            moves.append(f"{s.to_move} {move.notation}")
            s.play(move)


def named(options: Options) -> str:
    """Return a name for a stop with these options."""
    return "-".join(f"{option}-{value}".lower() for option, value in options.items())


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    from web.e2e.crowded import crowded  # circular import

    stops = [*(stop for game in benchtop.games().values() for stop in find(game)), *crowded()]
    lines = [json.dumps(asdict(stop), ensure_ascii=False, separators=(",", ":")) for stop in stops]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(stops)} stops, {sum(len(stop.moves) for stop in stops)} moves")


if __name__ == "__main__":
    main()
