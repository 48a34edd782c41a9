"""The searching bot: a tree per decision, kept between decisions while it applies."""

from typing import Any

from benchtop.bots.bot import Bot, MoveRating
from benchtop.bots.mcts import Node, Tree
from benchtop.bots.seat import Seat
from benchtop.core.move import Move
from benchtop.core.rng import Seed


class SearchBot(Bot):
    """Spends a number of simulations, or of seconds, on every decision that has a choice.

    With a number of simulations it plays the same game for the same seed on any machine; with seconds it depends on the
    machine's speed. The game sets the number of simulations of a level.
    """

    def __init__(self, seed: Seed, simulations: int = 0, seconds: float = 0.0, level: str = "") -> None:
        if not simulations and not seconds and not level:
            raise ValueError("a search needs a budget: a number of simulations or of seconds, or a level")
        self._seed = str(seed)
        self._simulations = simulations
        self._level = level
        self._seconds = seconds
        self._tree: Tree | None = None
        self._read = 0  # number of log entries that the tree has followed
        self.simulations_done = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy the bot without its tree, which grows again at its next decision."""
        return type(self), (self._seed, self._simulations, self._seconds, self._level)

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[0] if len(moves) == 1 else super().choose(seat)

    def rank(self, seat: Seat) -> list[MoveRating]:
        tree = self._follow(seat)
        before = tree.simulations
        world = seat.world()
        tree.search(world, self._simulations_for(seat), self._seconds_for(seat))
        self.simulations_done += tree.simulations - before
        return [_rating(node, -float(place), seat, world) for place, node in enumerate(tree.ranking())]

    def rate(self, seat: Seat, move: Move) -> MoveRating:
        """Return the rating of a move in the last ranking; if the ranking did not try the move, try it now for as
        long.
        """
        if self._tree is None or self._read != len(seat.log):
            self.rank(seat)
        assert self._tree is not None
        tree, world = self._tree, seat.imagine(self._seed)
        place, node = next((place, node) for place, node in enumerate(tree.ranking()) if node.move is move)
        if not node.visits:
            tree.sample(world, move, self._simulations_for(seat), self._seconds_for(seat))
        return _rating(node, -float(place), seat, world)

    def _simulations_for(self, seat: Seat) -> int:
        heuristic = seat.game.heuristic
        levels = {"hard": heuristic.hard_simulations, "expert": heuristic.expert_simulations}
        return levels.get(self._level, self._simulations)

    def _seconds_for(self, seat: Seat) -> float:
        return self._seconds if seat.seconds is None else min(self._seconds or seat.seconds, seat.seconds)

    def _follow(self, seat: Seat) -> Tree:
        """Return the tree below the moves played since the last decision, or a new tree."""
        tree, log = self._tree, seat.log
        if tree is not None and 0 < self._read < len(log):
            try:
                tree.advance([seat.game.parse(notation).id for notation in log[self._read :]])
            except ValueError:  # another seat's secret choice: the tree cannot follow it
                tree = None
        else:
            tree = None
        if tree is None:
            tree = Tree(seat.game, seat.seat, self._seed)
        self._tree, self._read = tree, len(log)
        return tree


def _rating(node: Node, value: float, seat: Seat, world: object) -> MoveRating:
    assert node.move is not None
    why = seat.game.heuristic.explain(world, node.move)
    score = node.total_score / node.visits if node.visits else None
    return MoveRating(node.move, value, score, node.visits, why)
