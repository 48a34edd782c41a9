"""The HTTP routes of lessons: which there are, and a table for one of them."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from benchtop.learn.content import content_of
from benchtop.server.http.access import READS, WRITES, AnIdentity, TheServices, address_of, person_for
from benchtop.server.http.games import Key, game_of
from benchtop.server.http.models import PROBLEMS, Seated, Strict
from benchtop.server.http.new_table import plan_lesson
from benchtop.server.http.tables import answer, seated
from benchtop.server.tables.answer_types import Lessons, answers

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, tags=["lessons"])


class NewLesson(Strict):
    """A lesson to open."""

    game: Annotated[str, Field(max_length=40, description="The game's key.")]
    lesson: Annotated[str, Field(max_length=40, description="The lesson's id.")]
    step: Annotated[str | None, Field(max_length=40, description="The step to begin with; the first by default.")] = (
        None
    )


@router.get("/games/{key}/lessons", dependencies=READS, responses=answers(Lessons))
async def lessons(key: Key) -> Response:
    """The lessons of a game with their steps, and what the game bends."""
    content = content_of(game_of(key))
    found = [
        {
            "id": lesson.id,
            "title": lesson.title,
            "about": lesson.about,
            "minutes": lesson.minutes,
            "main": lesson.main,
            "steps": [{"id": step.id, "goal": step.goal} for step in lesson.steps],
        }
        for lesson in content.lessons.values()
    ]
    bends = [{"game": bend.game, "cell": bend.cell, "rule": bend.rule} for bend in content.bends.values()]
    return answer({"game": key, "lessons": found, "bends": bends})


@router.post("/lessons", status_code=201, dependencies=WRITES)
async def open_lesson(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: NewLesson
) -> Seated:
    """Open a table for a lesson: private, with the lesson's rival, and a `lesson` part in its view."""
    services.limits.spend("create", address_of(request))
    person = person_for(identity)
    name = "" if identity is None else await services.guests.name(person)
    header, first = plan_lesson(asked.game, asked.lesson, asked.step, person, services.clock.now(), name)
    table = await services.tables.open(header, first, listed=False)
    services.bots.opened(table, address_of(request))
    return seated(request, response, table, person)
