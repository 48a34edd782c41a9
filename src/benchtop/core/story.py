"""The story of a game: how its scores add up, the standing after each turn, and which turns decided it."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from benchtop.core.events import Event
from benchtop.core.match import Played
from benchtop.core.state import NONE, State
from benchtop.core.text import ScoreLine, addressed, listed

LARGEST: Final = 4
"""Number of largest swings reported as turning points, in addition to the decisive turn."""
WORDS_OF_A_TURN: Final = 3
"""Maximum number of events used to describe a turning point."""
COUNTED: Final = "The game ended, and the scores were counted."
"""Description of a change caused by the end of the game rather than by an event."""


class SeatStory(TypedDict):
    """A seat's score."""

    seat: int
    """Its number, from 0."""
    name: str
    """The player's name."""
    score: int
    """Its points."""
    breakdown: list[ScoreLine]
    """The lines that add up to the score."""


class CurvePoint(TypedDict):
    """The standing after a turn; the first point is before the first turn."""

    ply: int
    """Number of moves played so far."""
    turn: int
    """The number of the turn, from 1; 0 before the first."""
    seat: int | None
    """The seat whose turn it was; null before the first turn."""
    scores: list[int]
    """The standing by seat; `curve_label` says what it counts."""


class TurningPoint(TypedDict):
    """A turn that changed a lot."""

    ply: int
    """Number of moves played, including this turn."""
    turn: int
    """Its number, from 1."""
    seat: int
    """The seat that gained."""
    swing: int
    """How much this seat gained on the best of the others."""
    words: str
    """What happened."""
    note: str
    """How the lead changed: who was ahead of whom."""


class Worth(TypedDict):
    """How much an event was worth."""

    ply: int
    """The number of its move, from 1."""
    turn: int
    """The turn, from 1; 0 before the first."""
    seat: int
    """The seat that moved."""
    event: str | None
    """The event's name; null if no event explains the change."""
    words: str
    """What happened."""
    points: list[int]
    """The change of the standing, by seat."""


class Length(TypedDict):
    """The length of a game."""

    plies: int
    """Number of moves."""
    turns: int
    """Number of turns, all seats together."""
    seconds: NotRequired[int]
    """Seconds from the first move to the last, if known."""


class Story(TypedDict):
    """How a game went."""

    seats: list[SeatStory]
    """Scores and how they add up, by seat."""
    winners: list[int]
    """The seats that won."""
    tie: str | None
    """What other than points decided the game, in a sentence; null if nothing did."""
    length: Length
    """Number of moves and turns."""
    curve_label: str
    """What the curve shows, in words."""
    curve: list[CurvePoint]
    """The standing after each turn."""
    turning_points: list[TurningPoint]
    """The largest swings and the decisive turn, in order of play."""
    worth: list[Worth]
    """Every event that changed the standing, in order of play."""


def result_story(s: State, names: list[str], winners: list[int] | None = None, *, with_sums: bool = True) -> Story:
    """Return only the end of the story: scores, how they add up (unless still secret), and winners.

    Pass `winners` if the rules alone did not determine them.
    """
    text, scores, by_rules = s.game.text, s.scores(), s.winners()
    return {
        "seats": [
            {
                "seat": seat,
                "name": names[seat],
                "score": scores[seat],
                "breakdown": text.arithmetic(s, seat) if with_sums else [],
            }
            for seat in range(s.seats)
        ],
        "winners": by_rules if winners is None else winners,
        "tie": text.tie(s, names) if s.over and winners in (None, by_rules) else None,
        "length": {"plies": s.ply, "turns": 0},
        "curve_label": text.standing,
        "curve": [],
        "turning_points": [],
        "worth": [],
    }


def story_of(s: State, played: Sequence[Played], names: list[str], winners: list[int] | None = None) -> Story:
    """Return the whole story; plays the moves on this state of a game that has just begun."""
    builder = StoryBuilder(s, names)
    for move in played:
        builder.play(move)
    story = result_story(s, names, winners)
    story["length"]["turns"] = builder.curve[-1]["turn"]
    story["curve"] = builder.curve
    story["worth"] = builder.worth
    story["turning_points"] = turning_points(builder.curve, builder.worth, story["winners"], names)
    return story


def story_for(story: Story, names: list[str], you: int | None) -> Story:
    """Return a story written with `MARKS` for names as its reader sees it: a seat of the table, or None."""
    addressed_story: Story = {
        **story,
        "seats": [{**seat, "name": names[seat["seat"]]} for seat in story["seats"]],
        "tie": None if story["tie"] is None else addressed(story["tie"], names, you),
        "turning_points": [
            {**point, "words": addressed(point["words"], names, you), "note": addressed(point["note"], names, you)}
            for point in story["turning_points"]
        ],
        "worth": [{**item, "words": addressed(item["words"], names, you)} for item in story["worth"]],
    }
    return addressed_story


class StoryBuilder:
    """Replays a game and measures how each event changes the standing.

    Events are sent after the fact. A change since the last public event therefore belongs to the current one; a change
    after the last event of a move belongs to that event, or to the end of the game.
    """

    def __init__(self, s: State, names: list[str]) -> None:
        self.state = s
        self.names = names
        self.curve: list[CurvePoint] = [{"ply": 0, "turn": 0, "seat": None, "scores": s.game.standing(s)}]
        self.worth: list[Worth] = []
        self._before = self.curve[0]["scores"]  # the standing at the last comparison
        self._events: list[tuple[Event, list[int]]] = []  # public events of this move, each with the change it caused

    def play(self, played: Played) -> None:
        s = self.state
        whose = s.game.whose_turn(s)
        self._events = []
        s.listener = self._on_event
        try:
            s.play(played.move)
        finally:
            s.listener = None
        rest = self._change()
        self._close_turn(whose)
        if self._events and not s.over:
            last = self._events[-1][1]
            for seat in range(s.seats):
                last[seat] += rest[seat]
        for event, points in self._events:
            self._add(played.seat, type(event).__name__, s.game.say(event, self.names), points)
        if s.over:
            self._add(played.seat, None, COUNTED, rest)
        elif not self._events:
            self._add(played.seat, None, f"{self.names[played.seat]}: {played.move.notation}", rest)

    def _on_event(self, event: Event) -> None:
        if event.only is None:
            self._events.append((event, self._change()))

    def _change(self) -> list[int]:
        """Return how the standing has changed since the last call."""
        before, now = self._before, self.state.game.standing(self.state)
        self._before = now
        return [now[seat] - before[seat] for seat in range(self.state.seats)]

    def _close_turn(self, whose: int) -> None:
        """Add a point for a new turn to the curve, or update the last one: there is one point per turn."""
        last = self.curve[-1]
        if whose == NONE or last["seat"] == whose:
            last["ply"], last["scores"] = self.state.ply, self._before
            return
        turn = last["turn"] + 1
        self.curve.append({"ply": self.state.ply, "turn": turn, "seat": whose, "scores": self._before})

    def _add(self, seat: int, event: str | None, words: str, points: list[int]) -> None:
        if any(points):
            turn, ply = self.curve[-1]["turn"], self.state.ply
            self.worth.append(
                {"ply": ply, "turn": turn, "seat": seat, "event": event, "words": words, "points": points}
            )


# -- turning points -------------------------------------------------------------------------------------------------


def turning_points(
    curve: list[CurvePoint], worth: list[Worth], winners: list[int], names: list[str]
) -> list[TurningPoint]:
    """Return the largest swings between rivals, and the turn with which a lone winner took the lead for good."""
    decisive = _decisive(curve, winners[0]) if len(winners) == 1 else 0
    swings = [_swing(curve[turn - 1], curve[turn]) for turn in range(1, len(curve))]  # seat and size, by turn
    ranked = sorted((-size, -turn) for turn, (_, size) in enumerate(swings, 1) if size > 0)
    chosen = {-turn for _, turn in ranked[:LARGEST]} | ({decisive} if decisive else set())
    found: list[TurningPoint] = []
    for turn in sorted(chosen):
        seat, size = swings[turn - 1]
        if turn == decisive:
            seat = winners[0]
            size = lead(curve[turn]["scores"], seat) - lead(curve[turn - 1]["scores"], seat)
        found.append(
            {
                "ply": curve[turn]["ply"],
                "turn": turn,
                "seat": seat,
                "swing": size,
                "words": _words(worth, turn),
                "note": _note(curve[turn - 1]["scores"], curve[turn]["scores"], seat, names, final=turn == decisive),
            }
        )
    return found


def lead(scores: list[int], seat: int) -> int:
    """Return how far a seat is ahead of the best of the others; negative if behind."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat])


def _swing(before: CurvePoint, after: CurvePoint) -> tuple[int, int]:
    """Return the seat that gained most on the others in a turn, and how much; ties go to the seat whose turn it was."""
    best, size = 0, -(10**9)
    for seat in range(len(after["scores"])):
        gained = lead(after["scores"], seat) - lead(before["scores"], seat)
        if gained > size or (gained == size and seat == after["seat"]):
            best, size = seat, gained
    return best, size


def _decisive(curve: list[CurvePoint], winner: int) -> int:
    """Return the turn with which the winner took the lead for good; 0 if there is none."""
    for turn in range(len(curve) - 1, -1, -1):
        if lead(curve[turn]["scores"], winner) <= 0:
            return turn + 1 if turn + 1 < len(curve) else 0
    return 0


def _words(worth: list[Worth], turn: int) -> str:
    """Describe a turn by the events that changed most, in order of play."""
    events = [item for item in worth if item["turn"] == turn]
    sizes = [sum([abs(points) for points in item["points"]]) for item in events]
    most = sorted(range(len(events)), key=lambda place: (-sizes[place], place))[:WORDS_OF_A_TURN]
    words = [events[place]["words"] for place in sorted(most)]
    if len(events) > len(words):
        words.append(f"And {len(events) - len(words)} more.")
    return " ".join(words)


def _note(before: list[int], after: list[int], seat: int, names: list[str], *, final: bool) -> str:
    """Describe how a turn changed a seat's lead.

    For example: "Ada goes from 13 to 17 and takes the lead from Bo (16), for good."
    """
    best = max([score for other, score in enumerate(after) if other != seat])
    them = listed([names[other] for other, score in enumerate(after) if other != seat and score == best])
    was, now = lead(before, seat), lead(after, seat)
    if now > 0:
        comes = f", {now} ahead of {them}" if was > 0 else f" and takes the lead from {them} ({best})"
    else:
        comes = f" and draws level with {them}" if now == 0 else f", {-now} behind {them} ({best})"
    own = f"{names[seat]} stays at {after[seat]}"
    if before[seat] != after[seat]:
        own = f"{names[seat]} goes from {before[seat]} to {after[seat]}"
    return f"{own}{comes}{', for good' if final else ''}."
