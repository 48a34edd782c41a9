"""The bot that thinks ahead: a tree of thoughts for every move, kept from one move to the next."""

from benchtop.bots.bot import Bot, Opinion
from benchtop.bots.search import Node, Tree
from benchtop.bots.seat import Seat
from benchtop.core.move import Move
from benchtop.core.rng import Seed


class SearchBot(Bot):
    """Thinks so many thoughts, or so many seconds, about every choice that is one.

    With a number of thoughts it plays the same game for the same seed on any machine; with seconds it depends on the
    machine's speed.
    """

    def __init__(self, seed: Seed, thoughts: int = 0, seconds: float = 0.0) -> None:
        if not thoughts and not seconds:
            raise ValueError("a search needs a budget: a number of thoughts or of seconds")
        self._seed = str(seed)
        self._thoughts = thoughts
        self._seconds = seconds
        self._tree: Tree | None = None
        self._read = 0  # how much of the log the tree has followed
        self.thoughts_done = 0

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal()
        return moves[0] if len(moves) == 1 else super().choose(seat)

    def rank(self, seat: Seat) -> list[Opinion]:
        tree = self._follow(seat)
        before = tree.thoughts
        seconds = self._seconds if seat.seconds is None else min(self._seconds or seat.seconds, seat.seconds)
        world = seat.imagine(self._seed)
        tree.think(world, self._thoughts, seconds)
        self.thoughts_done += tree.thoughts - before
        return [_opinion(node, -float(place), seat, world) for place, node in enumerate(tree.ranking())]

    def _follow(self, seat: Seat) -> Tree:
        """The tree below what has been played since the last choice, or a new one."""
        tree, log = self._tree, seat.log
        if tree is not None and 0 < self._read < len(log):
            try:
                tree.advance([seat.game.parse(notation).id for notation in log[self._read :]])
            except ValueError:  # a secret choice of another seat: the tree cannot know which
                tree = None
        else:
            tree = None
        if tree is None:
            tree = Tree(seat.game, seat.seat, self._seed)
        self._tree, self._read = tree, len(log)
        return tree


def _opinion(node: Node, worth: float, seat: Seat, world: object) -> Opinion:
    assert node.move is not None
    why = seat.game.sense.reason(world, node.move)
    points = node.points / node.tries if node.tries else None
    return Opinion(node.move, worth, points, node.tries, why)
