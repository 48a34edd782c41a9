"""Going to a step of a lesson: the table starts again from the step's position."""

from typing import Any

from benchtop.learn.runner import begin
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import Name, PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, seat_of
from benchtop.server.tables.lessons import lesson_of
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState


class Stepped(TableBody, frozen=True):
    """A step of a lesson began."""

    kind = "stepped"
    events = ("Stepped",)
    resumable = False
    personal = True

    step: str
    start: dict[str, Any]
    """The position that the step starts from; nobody at the table ever sees it."""
    moves: list[tuple[int, str]]
    """Seats and moves that were played before the learner acts."""

    def meaning(self) -> str:
        return self.step

    def apply(self, state: TableState, applied: Applied) -> None:
        state.begin_step(self.step, self.start)
        for number, notation in self.moves:
            applied.events += state.match.play(number, notation)
            state.numbers.append(applied.entry.n)
            state.times.append(applied.entry.at)
        applied.moved, applied.log_from = True, 0
        applied.add("Stepped", "The step begins.")


class GoToStep(PlayerCommand, tag="step", frozen=True):
    """Begin a step of the lesson: the next one, an earlier one, or the same one again."""

    writes = Stepped

    step: Name

    def meaning(self, state: TableState) -> str:
        return self.step

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        seat = seat_of(state, actor, self.seat)
        found = lesson_of(state)
        if found is None:
            raise Problem(409, "no_lesson", "This table is not a lesson.")
        step = next((step for step in found.lesson.steps if step.id == self.step), None)
        if step is None:
            steps = [step.id for step in found.lesson.steps]
            raise Problem(
                422,
                "no_such_step",
                f"The lesson has no step {self.step!r}; it has {', '.join(steps)}.",
                {"step": self.step, "steps": steps},
            )
        match = begin(found.content, step)
        assert match.start is not None
        moves = [(played.seat, played.move.notation) for played in match.played]
        return NewEntry(Stepped(step=step.id, start=match.start, moves=moves), seat)
