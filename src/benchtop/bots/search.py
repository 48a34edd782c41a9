"""Information-set Monte Carlo tree search: think many imagined worlds through, keep one tree of what was learnt.

Each thought imagines a world consistent with what the seat knows, walks down the tree by the moves that are legal in
that world (Cowling, Powley and Whitehouse, 2012), adds one node, plays on by rules of thumb for a while, judges the
position, and passes the verdict up to every seat that chose on the way. Which child to walk to is decided by the
game's own feel for moves and by what the thoughts have found so far (the rule of AlphaZero, Silver et al., 2017), so
that long lists of moves are narrowed to those worth a look. The module is compiled: thousands of thoughts a second.
"""

import math
import time
from typing import Final

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State

CURIOSITY: Final = 1.4
"""How strongly an untried move draws attention."""
SHARPNESS: Final = 3.0
"""How many times likelier a move is tried first when it looks better by a tenth of the game's scale."""


class Node:
    """What is known about one move at one point of the tree."""

    def __init__(self, move: Move | None, seat: int, prior: float) -> None:
        self.move = move
        self.seat = seat
        """Who chose the move."""
        self.prior = prior
        self.tries: int = 0
        self.total: float = 0.0
        """Sum of verdicts for the seat that chose; each lies between 0 (lost) and 1 (won)."""
        self.points: float = 0.0
        """Sum of points at the end for the seat that thinks."""
        self.offered: int = 0
        """How often the move was legal when its parent was visited: not every world allows every move."""
        self.children: dict[int, Node] = {}


class Tree:
    """The thoughts of one seat about the position before it."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.root: Node = Node(None, seat, 1.0)
        self.rng: Rng = seeded(f"search {seed}")
        self.thoughts: int = 0
        self.rounds: int = 0
        """Moves played out beyond the tree, all thoughts together."""

    def think(self, world: State, thoughts: int, seconds: float) -> None:
        """Think until so many thoughts are done (0: no limit) or so many seconds have passed (0.0: no limit).

        `world` is any world that the seat imagines; each thought imagines its own from it.
        """
        deadline = time.perf_counter() + seconds
        done = 0
        while thoughts == 0 or done < thoughts:
            if seconds > 0.0 and done > 0 and time.perf_counter() >= deadline:
                break
            self._thought(world.imagine(self.seat, self.rng.word()))
            done += 1
        self.thoughts += done

    def advance(self, move_ids: list[int]) -> None:
        """Keep what was learnt about the position after these moves; what was not foreseen starts from nothing."""
        for move_id in move_ids:
            child = self.root.children.get(move_id)
            if child is None:
                self.root = Node(None, self.seat, 1.0)
                return
            self.root = child

    # -- one thought ------------------------------------------------------------------------------------------------

    def _thought(self, s: State) -> None:
        path = [self.root]
        node = self.root
        while not s.over:
            node = self._select(node, s)
            path.append(node)
            assert node.move is not None
            s.play(node.move)
            if node.tries == 0:
                break
        self._play_on(s)
        verdict, points = self._judge(s)
        for node in path:
            node.tries += 1
            node.total += verdict[node.seat]
            node.points += points[self.seat]

    def _select(self, node: Node, s: State) -> Node:
        """The child to look at next among the moves legal in this world."""
        moves = s.legal()
        children = node.children
        for move in moves:
            if move.id not in children:
                self._open(node, s, moves)
                break
        offered = 1
        known = 0.0
        known_tries = 0
        for move in moves:
            child = children[move.id]
            child.offered += 1
            offered += child.tries
            if child.tries > 0:
                known += child.total
                known_tries += child.tries
        # An untried move is expected to be a little worse than what was tried.
        untried = known / known_tries - 0.1 if known_tries else 0.5
        pull = CURIOSITY * math.sqrt(float(offered))
        found: Node | None = None
        best = -1.0e9
        for move in moves:
            child = children[move.id]
            mean = child.total / child.tries if child.tries else untried
            worth = mean + pull * child.prior / (1.0 + child.tries)
            if worth > best:
                best = worth
                found = child
        assert found is not None
        return found

    def _open(self, node: Node, s: State, moves: list[Move]) -> None:
        """Give every legal move that has none yet a child, with the game's first impression of it."""
        weights = self.game.sense.weigh(s, moves)
        unit = 10.0 / self.game.sense.scale
        top = max(weights)
        shares = [math.exp(math.log(SHARPNESS) * max(-20.0, (weight - top) * unit)) for weight in weights]
        whole = 0.0
        for share in shares:
            whole += share
        even = 0.2 / len(moves)  # a fifth of the attention goes to all alike: impressions can be wrong
        for place, move in enumerate(moves):
            if move.id not in node.children:
                node.children[move.id] = Node(move, s.to_move, 0.8 * shares[place] / whole + even)

    def _play_on(self, s: State) -> None:
        sense = self.game.sense
        played = 0
        while not s.over and (played < sense.patience or not sense.settled(s)):
            s.play(sense.roll(s, s.legal(), self.rng))
            played += 1
        self.rounds += played

    def _judge(self, s: State) -> tuple[list[float], list[float]]:
        """How well each seat stands, from 0 to 1, and its points."""
        points = [float(p) for p in s.scores()] if s.over else self.game.sense.value(s)
        verdict = []
        for seat in range(s.seats):
            rival = -1.0e9
            for other in range(s.seats):
                if other != seat and points[other] > rival:
                    rival = points[other]
            lead = (points[seat] - rival) / self.game.sense.scale
            verdict.append(1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, 4.0 * lead)))))
        if s.over:
            winners = s.winners()
            for seat in range(s.seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                verdict[seat] = 0.25 * verdict[seat] + 0.75 * won
        return verdict, points
