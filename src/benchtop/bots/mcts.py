"""Information-set Monte Carlo tree search that compares root moves on common determinizations.

Every determinization (a world consistent with what the seat knows) is given to every candidate, a root move under
comparison, with the same random numbers: paired samples, so that differences are due to the move and not to the deal. A
simulation plays its candidate, descends by the moves that are legal in that world (ISMCTS: Cowling, Powley and
Whitehouse, 2012), adds a node, plays a rollout, evaluates the position and backs up the reward for every seat that
chose on the way. Below the root, selection is PUCT (AlphaZero: Silver et al., 2017) with priors from the heuristic in
that world. Candidates that are significantly worse than the baseline are eliminated and the next best by prior admitted
(a race: Maron and Moore, 1994). The baseline, the candidate with the highest prior, is replaced only by a move that is
clearly better. The module is compiled: thousands of simulations a second.
"""

import math
import time
from typing import Final

from benchtop.bots.playouts import play_out
from benchtop.core.game import Game
from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.core.state import State

MAX_CANDIDATES: Final = 12
"""Maximum number of root moves compared at a time."""
PRIOR_GAP: Final = 0.35
"""A move whose prior is below the best by this share of the heuristic's scale is not a candidate at first."""
ELIMINATION_INTERVAL: Final = 8
"""Number of determinizations between two checks for elimination and admission."""
SWITCH_MARGIN: Final = 1.0
"""Standard errors subtracted from an advantage over the baseline before it counts."""
FIRST_MARGIN: Final = 2.0
"""Standard errors by which a candidate must be worse to be eliminated in the first pass."""
LAST_MARGIN: Final = 4.0
"""Standard errors for final elimination; until then a candidate returns when no other is left."""
PRIOR_SAMPLES: Final = 4
"""Number of determinizations over which the priors of the root moves are averaged."""
EXPLORATION: Final = 0.7
"""The exploration constant of PUCT."""
PRIOR_TEMPERATURE: Final = 6.0
"""How many times more likely a move is explored first if its value is higher by a tenth of the scale."""
UNIFORM_PRIOR: Final = 0.2
"""Share of the prior spread evenly over all moves, because a heuristic can be wrong."""
FIRST_PLAY_REDUCTION: Final = 0.1
"""How much worse an unvisited child is assumed to be than its visited siblings."""


class Node:
    """Statistics of a move at a point of the tree."""

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat = seat
        """The seat that chose the move."""
        self.visits: int = 0
        self.total_reward: float = 0.0
        """Sum of rewards of the seat that chose, each from 0 (lost) to 1 (won)."""
        self.total_score: float = 0.0
        """Sum of final scores of the searching seat."""
        self.children: dict[int, Node] = {}

    def child(self, move: Move, seat: int) -> "Node":
        """Return the node of a move from here, chosen by that seat."""
        child = self.children.get(move.id)
        if child is None:
            child = Node(move, seat)
            self.children[move.id] = child
        return child


class Candidate:
    """A root move compared with the baseline, on paired samples."""

    def __init__(self, node: Node, prior: float) -> None:
        self.node = node
        self.prior = prior
        """Its action value by the heuristic."""
        self.samples: int = 0
        self.advantage: float = 0.0
        """Sum of differences between its reward and the baseline's in the same determinization."""
        self.squares: float = 0.0
        self.eliminated: bool = False

    def advantage_less(self, errors: float) -> float:
        """Return its mean advantage minus that many standard errors; zero for the baseline."""
        if self.samples == 0:
            return 0.0
        mean = self.advantage / self.samples
        variance = max(0.0, self.squares / self.samples - mean * mean)
        return mean - errors * math.sqrt(variance / self.samples)


class Tree:
    """The search tree of a seat, from its current position."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.root: Node = Node(None, seat)
        self.rng: Rng = seeded(f"search {seed}")
        self.width: int = 0
        """Number of candidates compared at a time."""
        self.candidates: list[Candidate] = []
        """The moves compared so far, the baseline first."""
        self.reserve: list[Candidate] = []
        """The other moves, by descending prior."""
        self.ignored: list[Node] = []
        """Legal moves that are not worth searching."""
        self.margin: float = FIRST_MARGIN
        """Standard errors by which a candidate is eliminated in this pass."""
        self.simulations: int = 0
        self.rollout_moves: int = 0
        """Number of moves played in rollouts, all simulations together."""

    def search(self, world: State, simulations: int, seconds: float) -> None:
        """Simulate until one candidate is left, or for that many simulations or seconds (0: no limit).

        `world` is any determinization of the seat; every sample is redealt from it.
        """
        deadline = time.perf_counter() + seconds
        self._choose_candidates(world)
        done = 0
        samples = 0
        while self._is_undecided(samples):
            determinization = world.imagine(self.seat, self.rng.word())
            luck = Rng(self.rng.word() | 1, self.rng.word(), self.rng.word(), self.rng.word())
            baseline = 0.0
            for place, candidate in enumerate(self.candidates):
                if candidate.eliminated:
                    continue
                if done > 0 and (done == simulations or (seconds > 0.0 and time.perf_counter() >= deadline)):
                    self.simulations += done
                    return
                reward = self._simulate(determinization.scratch(), candidate.node, luck.copy())
                done += 1
                if place == 0:
                    baseline = reward
                else:
                    candidate.samples += 1
                    candidate.advantage += reward - baseline
                    candidate.squares += (reward - baseline) * (reward - baseline)
            samples += 1
        self.simulations += done

    def sample(self, world: State, move: Move, simulations: int, seconds: float) -> None:
        """Simulate a root move, at least once, for that many simulations or seconds."""
        deadline = time.perf_counter() + seconds
        node = self.root.child(move, self.seat)
        done = 0
        while done == 0 or (done != simulations and not (seconds > 0.0 and time.perf_counter() >= deadline)):
            luck = Rng(self.rng.word() | 1, self.rng.word(), self.rng.word(), self.rng.word())
            self._simulate(world.imagine(self.seat, self.rng.word()), node, luck)
            done += 1
        self.simulations += done

    def ranking(self) -> list[Node]:
        """Return the root moves, best first: those under comparison, then eliminated, then never compared."""
        compared = [candidate for candidate in self.candidates if not candidate.eliminated]
        compared.sort(key=lambda candidate: -candidate.advantage_less(SWITCH_MARGIN))
        eliminated = [candidate for candidate in self.candidates if candidate.eliminated]
        eliminated.sort(key=lambda candidate: -candidate.advantage_less(0.0))
        return [candidate.node for candidate in compared + eliminated + self.reserve] + self.ignored

    def advance(self, move_ids: list[int]) -> None:
        """Make the node after these moves the root; an unvisited line starts a new tree."""
        for move_id in move_ids:
            child = self.root.children.get(move_id)
            if child is None:
                self.root = Node(None, self.seat)
                return
            self.root = child

    # -- candidates ---------------------------------------------------------------------------------------------------

    def _choose_candidates(self, world: State) -> None:
        """Order the legal moves by prior, averaged over a few determinizations."""
        legal = world.legal()
        moves = self.game.heuristic.worth_searching(world, legal, root=True)
        self.ignored = [self.root.child(move, self.seat) for move in legal if move not in moves]
        priors = [0.0] * len(moves)
        for _ in range(PRIOR_SAMPLES):
            values = self.game.heuristic.action_values(world.imagine(self.seat, self.rng.word()), moves)
            for place, value in enumerate(values):
                priors[place] += value / PRIOR_SAMPLES
        ordered: list[Candidate] = []
        for place, move in enumerate(moves):
            ordered.append(Candidate(self.root.child(move, self.seat), priors[place]))
        ordered.sort(key=lambda candidate: -candidate.prior)
        enough = ordered[0].prior - PRIOR_GAP * self.game.heuristic.scale
        width = 1
        while width < min(MAX_CANDIDATES, len(ordered)) and (width == 1 or ordered[width].prior >= enough):
            width += 1
        self.width = width
        self.margin = FIRST_MARGIN
        self.candidates = ordered[:width]
        self.reserve = ordered[width:]

    def _is_undecided(self, samples: int) -> bool:
        """Whether more than the baseline is left; also eliminates and admits candidates at intervals.

        When all are eliminated, the remaining time is spent on candidates within a wider margin.
        """
        if samples % ELIMINATION_INTERVAL == 0 and samples > 0:
            self._eliminate()
        while self.margin < LAST_MARGIN and all(candidate.eliminated for candidate in self.candidates[1:]):
            self.margin += 1.0
            for candidate in self.candidates[1:]:
                candidate.eliminated = candidate.advantage_less(-self.margin) < 0.0
        return any(not candidate.eliminated for candidate in self.candidates[1:])

    def _eliminate(self) -> None:
        """Eliminate candidates that are significantly worse than the best, and admit as many by prior."""
        best = 0.0
        for candidate in self.candidates:
            if not candidate.eliminated:
                best = max(best, candidate.advantage_less(SWITCH_MARGIN))
        compared = 0
        for place, candidate in enumerate(self.candidates):
            if place > 0 and not candidate.eliminated:  # the baseline stays: the others are measured against it
                candidate.eliminated = candidate.advantage_less(-self.margin) < best
            if not candidate.eliminated:
                compared += 1
        admitted = max(0, self.width - compared)
        self.candidates += self.reserve[:admitted]
        self.reserve = self.reserve[admitted:]

    # -- one simulation -----------------------------------------------------------------------------------------------

    def _simulate(self, s: State, node: Node, luck: Rng) -> float:
        """Try a root move in a determinization, and return the reward of the searching seat."""
        path = [node]
        assert node.move is not None
        s.play(node.move)
        while node.visits > 0 and not s.over:
            node = self._select(node, s)
            path.append(node)
            assert node.move is not None
            s.play(node.move)
        self.rollout_moves += play_out(s, self.game.heuristic.rollout_depth, luck)
        rewards, scores = self._evaluate(s)
        for node in path:
            node.visits += 1
            node.total_reward += rewards[node.seat]
            node.total_score += scores[self.seat]
        return rewards[self.seat]

    def _select(self, node: Node, s: State) -> Node:
        """Return the child with the highest PUCT value among the moves that are legal in this world."""
        moves = s.legal()
        if len(moves) > 1:
            moves = self.game.heuristic.worth_searching(s, moves, root=False)
        if len(moves) == 1:
            return node.child(moves[0], s.to_move)
        children = [node.child(move, s.to_move) for move in moves]
        visits = 1
        total = 0.0
        for child in children:
            visits += child.visits
            total += child.total_reward
        unvisited = total / (visits - 1) - FIRST_PLAY_REDUCTION if visits > 1 else 0.5
        exploration = EXPLORATION * math.sqrt(float(visits))
        found = 0
        best = -1.0e9
        for place, prior in enumerate(self._priors(s, moves)):
            child = children[place]
            mean = child.total_reward / child.visits if child.visits else unvisited
            value = mean + exploration * prior / (1.0 + child.visits)
            if value > best:
                best = value
                found = place
        return children[found]

    def _priors(self, s: State, moves: list[Move]) -> list[float]:
        """Return the prior probability of each move in this world: a softmax of the action values, mixed with a
        uniform.
        """
        values = self.game.heuristic.action_values(s, moves)
        unit = math.log(PRIOR_TEMPERATURE) * 10.0 / self.game.heuristic.scale
        top = max(values)
        shares = [math.exp(max(-30.0, (value - top) * unit)) for value in values]
        whole = 0.0
        for share in shares:
            whole += share
        uniform = UNIFORM_PRIOR / len(moves)
        return [(1.0 - UNIFORM_PRIOR) * share / whole + uniform for share in shares]

    def _evaluate(self, s: State) -> tuple[list[float], list[float]]:
        """Return the reward of each seat, from 0 to 1, and its score."""
        scores = [float(points) for points in s.scores()] if s.over else self.game.heuristic.evaluate(s)
        rewards = self.game.heuristic.win_probabilities(scores)
        if s.over:
            winners = s.winners()
            for seat in range(s.seats):
                won = 1.0 / len(winners) if seat in winners else 0.0
                rewards[seat] = 0.25 * rewards[seat] + 0.75 * won
        return rewards, scores
