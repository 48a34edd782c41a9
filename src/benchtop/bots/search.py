"""Information-set Monte Carlo tree search whose first moves race each other through the same imagined worlds.

Each lap imagines a world consistent with what the seat knows and tries every move of the field in it: dealt the same
cards, with the same luck to come, so that what differs is due to the move and not to the deal. A thought plays its
move, walks down the tree by the moves that are legal in that world (Cowling, Powley and Whitehouse, 2012), adds one
node, plays on by rules of thumb for a while, judges the position, and passes the verdict up to every seat that chose on
the way. Below the first move the way is decided by how the moves look in that very world and by what the thoughts have
found so far (the rule of AlphaZero, Silver et al., 2017). Moves that fall behind leave the race and the next in line
join it; the favourite, which looks best at first sight, is beaten only by a move that leads beyond doubt. The module is
compiled: thousands of thoughts a second.
"""

import math
import time
from typing import Final

from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State

FIELD: Final = 12
"""The most moves that race at a time."""
OUTSIDER: Final = 0.35
"""A move that looks worse than the favourite by this share of the game's scale does not start: it may join later."""
LAPS: Final = 8
"""After so many worlds the race is looked at: who falls behind, who joins."""
DOUBT: Final = 1.0
"""Standard errors that are taken off a lead over the favourite before it counts."""
BEHIND: Final = 2.0
"""Standard errors by which a move falls behind before it leaves."""
CERTAIN: Final = 4.0
"""Standard errors by which it falls behind for good; until then it comes back when nobody else is left."""
FIRST_SIGHTS: Final = 4
"""In how many worlds the moves are weighed before they start."""
CURIOSITY: Final = 0.7
"""How strongly an untried move draws attention."""
SHARPNESS: Final = 6.0
"""How many times likelier a move is tried first when it looks better by a tenth of the game's scale."""


class Node:
    """What is known about one move at one point of the tree."""

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat = seat
        """Who chose the move."""
        self.tries: int = 0
        self.total: float = 0.0
        """Sum of verdicts for the seat that chose; each lies between 0 (lost) and 1 (won)."""
        self.points: float = 0.0
        """Sum of points at the end for the seat that thinks."""
        self.children: dict[int, Node] = {}

    def child(self, move: Move, seat: int) -> "Node":
        """What is known about a move from here, chosen by that seat."""
        child = self.children.get(move.id)
        if child is None:
            child = Node(move, seat)
            self.children[move.id] = child
        return child


class Racer:
    """A first move in the race, measured against the favourite world by world."""

    def __init__(self, node: Node, looks: float) -> None:
        self.node = node
        self.looks = looks
        """Its weight at first sight."""
        self.laps: int = 0
        self.lead: float = 0.0
        """Sum of what its verdict was better than the favourite's in the same world."""
        self.squares: float = 0.0
        self.out: bool = False

    def leads_by(self, errors: float) -> float:
        """Its mean lead less so many standard errors; the favourite itself leads by nothing."""
        if self.laps == 0:
            return 0.0
        mean = self.lead / self.laps
        return mean - errors * math.sqrt(max(0.0, self.squares / self.laps - mean * mean) / self.laps)


class Tree:
    """The thoughts of one seat about the position before it."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.root: Node = Node(None, seat)
        self.rng: Rng = seeded(f"search {seed}")
        self.field: int = 0
        """How many moves race at a time."""
        self.racers: list[Racer] = []
        """The moves that have raced, the favourite first."""
        self.waiting: list[Racer] = []
        """The others, best first at first sight."""
        self.behind: float = BEHIND
        """Standard errors by which a move falls behind in this heat."""
        self.thoughts: int = 0
        self.rounds: int = 0
        """Moves played out beyond the tree, all thoughts together."""

    def think(self, world: State, thoughts: int, seconds: float) -> None:
        """Race until one is left, or so many thoughts are done (0: no limit) or seconds have passed (0.0: no limit).

        `world` is any world that the seat imagines; each lap imagines its own from it.
        """
        deadline = time.perf_counter() + seconds
        self._line_up(world)
        done = 0
        laps = 0
        while self._anyone_left(laps):
            dealt = world.imagine(self.seat, self.rng.word())
            luck = Rng(self.rng.word() | 1, self.rng.word(), self.rng.word(), self.rng.word())
            mark = 0.0
            for place, racer in enumerate(self.racers):
                if racer.out:
                    continue
                if done > 0 and (done == thoughts or (seconds > 0.0 and time.perf_counter() >= deadline)):
                    self.thoughts += done
                    return
                verdict = self._thought(dealt.clone(), racer.node, luck.copy())
                done += 1
                if place == 0:
                    mark = verdict
                else:
                    racer.laps += 1
                    racer.lead += verdict - mark
                    racer.squares += (verdict - mark) * (verdict - mark)
            laps += 1
        self.thoughts += done

    def ranking(self) -> list[Node]:
        """The first moves, best first: those still in the race, those that left it, those that waited in vain."""
        racing = [racer for racer in self.racers if not racer.out]
        racing.sort(key=lambda racer: -racer.leads_by(DOUBT))
        left = [racer for racer in self.racers if racer.out]
        left.sort(key=lambda racer: -racer.leads_by(0.0))
        return [racer.node for racer in racing + left + self.waiting]

    def advance(self, move_ids: list[int]) -> None:
        """Keep what was learnt about the position after these moves; what was not foreseen starts from nothing."""
        for move_id in move_ids:
            child = self.root.children.get(move_id)
            if child is None:
                self.root = Node(None, self.seat)
                return
            self.root = child

    # -- the race -----------------------------------------------------------------------------------------------------

    def _line_up(self, world: State) -> None:
        """Order the legal moves by their looks, as they are weighed in a few worlds."""
        moves = world.legal()
        looks = [0.0] * len(moves)
        for _ in range(FIRST_SIGHTS):
            weights = self.game.sense.weigh(world.imagine(self.seat, self.rng.word()), moves)
            for place, weight in enumerate(weights):
                looks[place] += weight / FIRST_SIGHTS
        line: list[Racer] = []
        for place, move in enumerate(moves):
            line.append(Racer(self.root.child(move, self.seat), looks[place]))
        line.sort(key=lambda racer: -racer.looks)
        enough = line[0].looks - OUTSIDER * self.game.sense.scale
        start = 1
        while start < min(FIELD, len(line)) and (start == 1 or line[start].looks >= enough):
            start += 1
        self.field = start
        self.behind = BEHIND
        self.racers = line[:start]
        self.waiting = line[start:]

    def _anyone_left(self, laps: int) -> bool:
        """Whether there is a race; now and then the hopeless leave it and the next in line join.

        When all have left, there is time to doubt that: those who are not behind by more race the favourite again.
        """
        if laps % LAPS == 0 and laps > 0:
            self._thin_out()
        while self.behind < CERTAIN and all(racer.out for racer in self.racers[1:]):
            self.behind += 1.0
            for racer in self.racers[1:]:
                racer.out = racer.leads_by(-self.behind) < 0.0
        return any(not racer.out for racer in self.racers[1:])

    def _thin_out(self) -> None:
        """Let those leave who have fallen behind, and the next in line join in their place."""
        best = 0.0
        for racer in self.racers:
            if not racer.out:
                best = max(best, racer.leads_by(DOUBT))
        racing = 0
        for place, racer in enumerate(self.racers):
            if place > 0 and not racer.out:  # the favourite stays: the others are measured against it
                racer.out = racer.leads_by(-self.behind) < best
            if not racer.out:
                racing += 1
        join = max(0, self.field - racing)
        self.racers += self.waiting[:join]
        self.waiting = self.waiting[join:]

    # -- one thought --------------------------------------------------------------------------------------------------

    def _thought(self, s: State, node: Node, luck: Rng) -> float:
        """Try a first move in a world, and return the verdict for the seat that thinks."""
        path = [node]
        assert node.move is not None
        s.play(node.move)
        while node.tries > 0 and not s.over:
            node = self._select(node, s)
            path.append(node)
            assert node.move is not None
            s.play(node.move)
        self._play_on(s, luck)
        verdict, points = self._judge(s)
        for node in path:
            node.tries += 1
            node.total += verdict[node.seat]
            node.points += points[self.seat]
        return verdict[self.seat]

    def _select(self, node: Node, s: State) -> Node:
        """The child to look at next among the moves legal in this world."""
        moves = s.legal()
        if len(moves) == 1:
            return node.child(moves[0], s.to_move)
        children = [node.child(move, s.to_move) for move in moves]
        offered = 1
        known = 0.0
        for child in children:
            offered += child.tries
            known += child.total
        # An untried move is expected to be a little worse than what was tried.
        untried = known / (offered - 1) - 0.1 if offered > 1 else 0.5
        pull = CURIOSITY * math.sqrt(float(offered))
        found = 0
        best = -1.0e9
        for place, attention in enumerate(self._attention(s, moves)):
            child = children[place]
            mean = child.total / child.tries if child.tries else untried
            worth = mean + pull * attention / (1.0 + child.tries)
            if worth > best:
                best = worth
                found = place
        return children[found]

    def _attention(self, s: State, moves: list[Move]) -> list[float]:
        """How the attention is shared out at first: the better a move looks in this world, the more it gets."""
        weights = self.game.sense.weigh(s, moves)
        unit = math.log(SHARPNESS) * 10.0 / self.game.sense.scale
        top = max(weights)
        shares = [math.exp(max(-30.0, (weight - top) * unit)) for weight in weights]
        whole = 0.0
        for share in shares:
            whole += share
        even = 0.2 / len(moves)  # a fifth of the attention goes to all alike: looks can deceive
        return [0.8 * share / whole + even for share in shares]

    def _play_on(self, s: State, luck: Rng) -> None:
        sense = self.game.sense
        played = 0
        while not s.over and (played < sense.patience or not sense.settled(s)):
            s.play(sense.roll(s, s.legal(), luck))
            played += 1
        self.rounds += played

    def _judge(self, s: State) -> tuple[list[float], list[float]]:
        """How well each seat stands, from 0 to 1, and its points."""
        points = [float(p) for p in s.scores()] if s.over else self.game.sense.value(s)
        verdict = self.game.sense.chances(points)
        if s.over:
            winners = s.winners()
            for seat in range(s.seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                verdict[seat] = 0.25 * verdict[seat] + 0.75 * won
        return verdict, points
