"""Why one move is worth more than another: what follows each of them, event by event, in the same imagined worlds.

Both moves are played in every world and followed by the same luck. The story of a game (core/story.py) says what every
event changed in the standing; the events that bring clearly more after one of the moves are the reasons. So the words
are those of the game's own events, never a phrase that would fit any game.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, Final

from benchtop.bots.worth import mean_and_error
from benchtop.core.match import Match, Played
from benchtop.core.move import Move
from benchtop.core.rng import Rng, Seed, seeded
from benchtop.core.state import State
from benchtop.core.story import StoryBuilder, lead
from benchtop.core.text import MARKS, addressed

WORLDS: Final = 40
MOST: Final = 3
"""How many reasons are given."""
ROUNDS: Final = 2
"""How many turns of every seat are played after the move: what comes later has other causes."""
PLIES: Final = 80
"""The most moves in that time, for games whose turns may go on."""
CLEAR: Final = 2.0
"""Standard errors by which events have to differ."""
LEAST: Final = 0.1
"""The fewest points that count as a reason."""

Key = tuple[str, int]
"""The name of an event, and the seat that caused it."""


@dataclass(frozen=True)
class Reason:
    """What follows one move and not the other."""

    words: str
    """What happens most often, in the words of the game's log."""
    after: Move
    """The move that it follows."""
    points: float
    """What that contributes to the lead of the better move over the other, in points."""
    error: float
    """Its standard error."""
    share: float
    """The share of the worlds in which it happens, from 0 to 1."""

    def to_json(self, names: list[str], you: int | None = None) -> dict[str, Any]:
        """Return the reason as `you` reads it, or anybody: with the names of the seats in place of `MARKS`."""
        figures = {name: round(getattr(self, name), 2) + 0.0 for name in ("points", "error", "share")}
        return {"words": addressed(self.words, names, you), "after": self.after.notation, **figures}


class _Followed:
    """What followed a move: the points of each kind of event, world by world, and how the log puts it."""

    def __init__(self) -> None:
        self.points: list[dict[Key, float]] = []
        self.words: dict[Key, Counter[str]] = defaultdict(Counter)

    def add(self, story: StoryBuilder, seat: int) -> None:
        """Add a world in which the game went on as told."""
        points: dict[Key, float] = defaultdict(float)
        for event in story.worth:
            key = (event["event"] or "", event["seat"])
            points[key] += lead(event["points"], seat)
            self.words[key][event["words"]] += 1
        self.points.append(points)

    def happened(self, key: Key) -> int:
        """Return in how many worlds such an event happened."""
        return sum(key in points for points in self.points)


def reasons(
    match: Match | State, better: Move | str, worse: Move | str, *, worlds: int = WORLDS, seed: Seed = "reasons"
) -> list[Reason]:
    """Return why the seat to move gets more from one legal move than from another, the weightiest reason first.

    Names in the words are `MARKS`: `addressed` puts the names of the players in their place.
    """
    state = match.state if isinstance(match, Match) else match
    seat = state.to_move
    moves = [state.game.parse(move) if isinstance(move, str) else move for move in (better, worse)]
    world = state.imagine(seat, f"{seed} behind the handle")
    rng = seeded(f"reasons {seed}")
    followed = [_Followed(), _Followed()]
    for _ in range(worlds):
        word = rng.word()
        imagined = world.imagine(seat, word)
        for move, story in zip(moves, followed, strict=True):
            story.add(_played_out(imagined.clone(), move, word), seat)
    return _clearest(moves, followed, worlds)


def first_sentence(words: str) -> str:
    """Return what happened without what the log adds to it, such as a fact about an amino acid."""
    return words.split(". ", 1)[0].removesuffix(".") + "."


def _played_out(s: State, move: Move, word: int) -> StoryBuilder:
    """Play a move and the turns that follow it, and return what the events changed."""
    story = StoryBuilder(s, MARKS[: s.seats])
    luck = Rng(word | 1, word, word >> 1, 11)
    heuristic = s.game.heuristic
    for _ in range(PLIES):
        story.play(Played(s.to_move, move, [], revealed=False))
        if s.over or story.curve[-1]["turn"] > ROUNDS * s.seats:
            break
        move = heuristic.rollout_move(s, s.legal(), luck)
    return story


def _clearest(moves: list[Move], followed: list[_Followed], worlds: int) -> list[Reason]:
    """Return the kinds of events that differ most between two moves, where that is no accident."""
    found = []
    for key in {key for story in followed for points in story.points for key in points}:
        pairs = zip(followed[0].points, followed[1].points, strict=True)
        points, error = mean_and_error([good.get(key, 0.0) - bad.get(key, 0.0) for good, bad in pairs])
        if points <= max(CLEAR * error, LEAST):
            continue
        often = [story.happened(key) for story in followed]
        side = int(often[1] > often[0])
        words = first_sentence(followed[side].words[key].most_common(1)[0][0])
        found.append(Reason(words, moves[side], points, error, often[side] / worlds))
    found.sort(key=lambda reason: (-reason.points, reason.words))
    return found[:MOST]
