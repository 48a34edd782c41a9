"""The story of a game: how its scores add up, how everybody stood after each turn, and which turns decided it."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from benchtop.core.events import Event
from benchtop.core.match import Played
from benchtop.core.state import NONE, State
from benchtop.core.text import ScoreLine, addressed, listed

LARGEST: Final = 4
"""So many of the largest swings are turning points, and the turn that decided the game besides."""
WORDS_OF_A_TURN: Final = 3
"""So many events at most tell what a turning point was."""
COUNTED: Final = "The game ended, and the scores were counted."
"""What is said of a change that no event made, but the end."""


class SeatStory(TypedDict):
    """One seat's score."""

    seat: int
    """Its number, from 0."""
    name: str
    """What everybody calls it."""
    score: int
    """Its points."""
    breakdown: list[ScoreLine]
    """What they are made of: the points of these lines add up to the score."""


class CurvePoint(TypedDict):
    """How everybody stood after a turn; the first point is before the first turn."""

    ply: int
    """How many moves had been played."""
    turn: int
    """The number of the turn, from 1; 0 before the first."""
    seat: int | None
    """Whose turn it was; null before the first."""
    scores: list[int]
    """The standing by seat; `curve_label` says what it counts."""


class TurningPoint(TypedDict):
    """A turn that changed much."""

    ply: int
    """How many moves had been played after it."""
    turn: int
    """Its number, from 1."""
    seat: int
    """Who gained by it."""
    swing: int
    """By how much this seat came closer to the best of the others, or away from them."""
    words: str
    """What happened."""
    note: str
    """What it changed: who was ahead of whom."""


class Worth(TypedDict):
    """What an event was worth."""

    ply: int
    """The move that it belongs to, from 1."""
    turn: int
    """The turn, from 1; 0 before the first."""
    seat: int
    """Who moved."""
    event: str | None
    """The event's name; null if nobody was told of one."""
    words: str
    """What happened."""
    points: list[int]
    """What it changed in the standing, by seat."""


class Length(TypedDict):
    """How long a game was."""

    plies: int
    """Moves."""
    turns: int
    """Turns, of all seats together."""
    seconds: NotRequired[int]
    """From the first move to the last, where that is known."""


class Story(TypedDict):
    """How a game went."""

    seats: list[SeatStory]
    """Scores with their arithmetic, by seat."""
    winners: list[int]
    """The seats that won."""
    tie: str | None
    """What decided the game besides the points, in a sentence; null if nothing did."""
    length: Length
    """How long it was."""
    curve_label: str
    """What the curve shows, in words."""
    curve: list[CurvePoint]
    """How everybody stood after each turn."""
    turning_points: list[TurningPoint]
    """The largest swings and the turn that decided the game, in the order of play."""
    worth: list[Worth]
    """Every event that changed the standing, in the order of play."""


def result_story(s: State, names: list[str], winners: list[int] | None = None, *, with_sums: bool = True) -> Story:
    """The end of the story alone: scores, how they add up (unless that is still a secret), and who has won.

    `winners` are named where not the rules alone have found them.
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
    """The whole story: the moves are played, once, on this state of a game that has just begun."""
    telling = Telling(s, names)
    for one in played:
        telling.play(one)
    story = result_story(s, names, winners)
    story["length"]["turns"] = telling.curve[-1]["turn"]
    story["curve"] = telling.curve
    story["worth"] = telling.worth
    story["turning_points"] = turning_points(telling.curve, telling.worth, story["winners"], names)
    return story


def story_for(story: Story, names: list[str], you: int | None) -> Story:
    """Return a story that was told with `MARKS` for names, as somebody reads it: a seat of the table, or nobody."""
    told: Story = {
        **story,
        "seats": [{**seat, "name": names[seat["seat"]]} for seat in story["seats"]],
        "tie": None if story["tie"] is None else addressed(story["tie"], names, you),
        "turning_points": [
            {**point, "words": addressed(point["words"], names, you), "note": addressed(point["note"], names, you)}
            for point in story["turning_points"]
        ],
        "worth": [{**one, "words": addressed(one["words"], names, you)} for one in story["worth"]],
    }
    return told


class Telling:
    """Plays a game again, and listens to what each event changes in the standing.

    Events are told when they have happened: whatever changed since the last one that everybody heard is the work of
    this one, and what changes after the last one of a move is the work of that, or of the end of the game.
    """

    def __init__(self, s: State, names: list[str]) -> None:
        self.state = s
        self.names = names
        self.curve: list[CurvePoint] = [{"ply": 0, "turn": 0, "seat": None, "scores": s.game.standing(s)}]
        self.worth: list[Worth] = []
        self._before = self.curve[0]["scores"]  # the standing when it was last looked at
        self._heard: list[tuple[Event, list[int]]] = []  # what this move told everybody, with what that changed

    def play(self, one: Played) -> None:
        s = self.state
        whose = s.game.whose_turn(s)
        self._heard = []
        s.listener = self._hear
        try:
            s.play(one.move)
        finally:
            s.listener = None
        rest = self._change()
        self._close_turn(whose)
        if self._heard and not s.over:
            last = self._heard[-1][1]
            for seat in range(s.seats):
                last[seat] += rest[seat]
        for event, points in self._heard:
            self._add(one.seat, type(event).__name__, s.game.say(event, self.names), points)
        if s.over:
            self._add(one.seat, None, COUNTED, rest)
        elif not self._heard:
            self._add(one.seat, None, f"{self.names[one.seat]}: {one.move.notation}", rest)

    def _hear(self, event: Event) -> None:
        if event.only is None:
            self._heard.append((event, self._change()))

    def _change(self) -> list[int]:
        """What has changed in the standing since this was last asked."""
        before, now = self._before, self.state.game.standing(self.state)
        self._before = now
        return [now[seat] - before[seat] for seat in range(self.state.seats)]

    def _close_turn(self, whose: int) -> None:
        """The curve has one point a turn: how things stand after the last move of it so far."""
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
    """The largest swings between rivals, and the turn with which a lone winner took the lead for good."""
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
    """How far a seat is ahead of the best of the others; below zero, how far behind."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat])


def _swing(before: CurvePoint, after: CurvePoint) -> tuple[int, int]:
    """The seat that gained most on the others in a turn, and how much; of equals, the seat whose turn it was."""
    best, size = 0, -(10**9)
    for seat in range(len(after["scores"])):
        gained = lead(after["scores"], seat) - lead(before["scores"], seat)
        if gained > size or (gained == size and seat == after["seat"]):
            best, size = seat, gained
    return best, size


def _decisive(curve: list[CurvePoint], winner: int) -> int:
    """The turn with which the winner took the lead for good; 0 if there is none."""
    for turn in range(len(curve) - 1, -1, -1):
        if lead(curve[turn]["scores"], winner) <= 0:
            return turn + 1 if turn + 1 < len(curve) else 0
    return 0


def _words(worth: list[Worth], turn: int) -> str:
    """What happened in that turn: the events that changed most, in the order of play."""
    events = [one for one in worth if one["turn"] == turn]
    sizes = [sum([abs(points) for points in one["points"]]) for one in events]
    most = sorted(range(len(events)), key=lambda place: (-sizes[place], place))[:WORDS_OF_A_TURN]
    words = [events[place]["words"] for place in sorted(most)]
    if len(events) > len(words):
        words.append(f"And {len(events) - len(words)} more.")
    return " ".join(words)


def _note(before: list[int], after: list[int], seat: int, names: list[str], *, final: bool) -> str:
    """Say what a turn changed between a seat and the best of the others: "Ada goes from 13 to 17 and takes the lead
    from Bo (16), for good."."""
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
