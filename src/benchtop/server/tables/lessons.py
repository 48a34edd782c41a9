"""Lessons at a table: which one it is, how far it has come, and what its rival plays."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from benchtop.learn.content import Content, Lesson, Step, content_of
from benchtop.learn.runner import LEARNER, progress, rival_move

if TYPE_CHECKING:
    from benchtop.server.tables.state import TableState


@dataclass(frozen=True)
class LessonAt:
    """The lesson of a table, and its present step."""

    content: Content
    lesson: Lesson
    step: Step

    @property
    def number(self) -> int:
        """The place of the step in its lesson, from 1."""
        return self.lesson.steps.index(self.step) + 1


def lesson_of(state: "TableState") -> LessonAt | None:
    """Return the lesson of a table; None if it is not a lesson, or the lesson is no longer there."""
    if not state.settings.lesson:
        return None
    content = content_of(state.game)
    lesson = content.lessons.get(state.settings.lesson)
    step = next((step for step in lesson.steps if step.id == state.step), None) if lesson else None
    return None if lesson is None or step is None else LessonAt(content, lesson, step)


def lesson_view(state: "TableState") -> dict[str, Any] | None:
    """Return what a table says about its lesson: where it stands, the goal, and what to say to the last move."""
    at = lesson_of(state)
    if at is None:
        return None
    step, now = at.step, progress(at.content, state.match, at.step)
    bends = [at.content.bends[bend] for bend in step.bends if bend in at.content.bends]
    return {
        "lesson": at.lesson.id,
        "title": at.lesson.title,
        "step": step.id,
        "number": at.number,
        "steps": [{"id": each.id, "goal": each.goal} for each in at.lesson.steps],
        "goal": step.goal,
        "met": now.met,
        "said": now.said,
        "again": now.again,
        "tries": now.tries,
        "look": step.look,
        "point": step.point,
        "invite": step.invite.say,
        "biology": step.biology,
        "bends": [{"game": bend.game, "cell": bend.cell} for bend in bends],
        "show": shown(state, step),
        "plays_on": at.lesson.plays_on and at.number == len(at.lesson.steps),
    }


def shown(state: "TableState", step: Step) -> str | None:
    """Return the next move of the way that "Show me" knows; None where the learner has left that way."""
    own = [played.move.notation for played in state.match.played[len(step.then) :] if played.seat == LEARNER]
    if own != step.show[: len(own)] or len(own) == len(step.show):
        return None
    return step.show[len(own)]


def scripted_move(state: "TableState") -> str | None:
    """Return what a lesson's rival plays now; None at any other table."""
    at = lesson_of(state)
    return None if at is None else rival_move(at.content, at.step, state.match).notation
