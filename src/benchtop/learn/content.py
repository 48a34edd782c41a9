"""What a game's `learn/` folder holds, typed.

    lessons.toml     lessons: steps with a position, a goal and what is said to every move
    coach.toml       sentences for the first game, each with the moment at which it matters
    bends.toml       where the game differs from the cell
    positions.json   the positions that lessons start from: whole states, by name
    predicates.py    the predicates that goals and moments are made of, and scripts for rivals
    teach.md         the page for teachers

Everything but predicates.py can be edited without writing code; `benchtop learn check` says what is wrong with it.
"""

import json
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from benchtop.core.game import Game
from benchtop.core.goals import Goal, Predicate, Script
from benchtop.core.state import State

Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
Sentence = Annotated[str, Meta(min_length=1, max_length=400)]
Misconception = Annotated[str, Meta(pattern=r"^m\d\d$", description="One of the misconceptions m01 to m13.")]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A part of the content. Unknown fields are refused, so that a misspelt one is found."""


Kind = TypeVar("Kind", bound=Part)


class Invitation(Part, kw_only=True, frozen=True):
    """An illegal move that the learner is invited to try; the refusal says why it is illegal."""

    move: str
    """In notation."""
    say: Sentence
    """The invitation: "Now touch alanine."."""


class Answer(Part, kw_only=True, frozen=True):
    """What is said after a move that does not reach the goal, in place of what the log says."""

    after: str
    """The move in notation; `*` stands for anything: "buy *"."""
    say: Sentence
    """What happened, the rule, the biology. Fields of the move's events may stand in braces: "A {letter} came up."."""
    again: bool = False
    """Whether the goal is out of reach now, so that the learner is offered to start the step again."""


class Step(Part, kw_only=True, frozen=True):
    """A position, a goal, and what to say on the way."""

    id: Id
    goal: Sentence
    """The goal in words."""
    met: Goal
    """The goal as predicates."""
    position: str
    """The name of a position."""
    then: list[str] = []
    """Moves that are played before the learner acts."""
    next: dict[str, list[int]] = {}
    """Draws that are fixed, by purpose: `die = [3, 1]`."""
    point: list[str] = []
    """What to look at, by the names that moves touch."""
    look: Sentence
    """Where to look, in words that do not name the move."""
    show: list[str]
    """One way to the goal, for "Show me"; checked to reach it."""
    invite: Invitation
    answers: list[Answer] = []
    done: Sentence
    """What is said once the goal is met."""
    biology: Sentence
    bends: list[Id] = []
    """Entries of bends.toml that belong here."""
    misconceptions: list[Misconception] = []
    rival: str = "quiet"
    """The script of the other seats, by its name in predicates.py."""


class Lesson(Part, kw_only=True, frozen=True):
    """A lesson: a few steps in order."""

    id: Id
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    about: Sentence
    """What you learn, in a sentence."""
    minutes: Annotated[int, Meta(ge=1, le=15)]
    main: bool = False
    """Whether this is the lesson that newcomers are offered."""
    plays_on: bool = False
    """Whether a real game with the coach follows."""
    steps: Annotated[list[Step], Meta(min_length=1, max_length=8)]


class CoachLine(Part, kw_only=True, frozen=True):
    """A sentence of the coach, and the moment at which it matters."""

    id: Id
    when: Goal
    say: Sentence
    """Facts of the predicates may stand in braces."""
    point: list[str] = []
    times: Annotated[int, Meta(ge=1, le=3)] = 1
    """How often it is said, at most."""


class Bend(Part, kw_only=True, frozen=True):
    """Where the game differs from the cell."""

    id: Id
    game: Sentence
    """What the game does."""
    cell: Sentence
    """What the cell does."""
    rule: str = ""
    """The § of the rules that bends it."""
    misconceptions: list[Misconception] = []


@dataclass
class Content:
    """All that a game teaches with."""

    game: Game
    folder: Path
    lessons: dict[str, Lesson] = field(default_factory=dict)
    coach: list[CoachLine] = field(default_factory=list)
    bends: dict[str, Bend] = field(default_factory=dict)
    positions: dict[str, dict[str, Any]] = field(default_factory=dict)
    predicates: dict[str, Predicate] = field(default_factory=dict)
    rivals: dict[str, Script] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    """What could not be read: file, part and field. The rest works without it."""

    def start(self, step: Step, seed: str | None = None) -> State:
        """Return the state that a step starts from, before the moves in `then`; ValueError says what is wrong."""
        if step.position not in self.positions:
            raise ValueError(f"there is no position {step.position}")
        position = dict(self.positions[step.position])
        if step.next:
            position["chance"] = {**position.get("chance", {}), "next": step.next}
        return self.game.position(position, seed)


@cache
def content_of(game: Game) -> Content:
    """Return what a game teaches with; nothing if it has no `learn/` folder."""
    folder = Path(str(import_module(game.package).__file__)).parent / "learn"
    return load(game, folder)


def load(game: Game, folder: Path) -> Content:
    """Read a `learn/` folder. Whatever is wrong with a part is noted, and the part left out."""
    found = Content(game, folder)
    if not folder.is_dir():
        return found
    if find_spec(f"{game.package}.learn.predicates") is not None:
        module = import_module(f"{game.package}.learn.predicates")
        found.predicates, found.rivals = dict(module.PREDICATES), dict(module.RIVALS)
    found.positions = _read(found, "positions.json")
    for lesson in _parts(found, "lessons.toml", "lesson", Lesson):
        found.lessons[lesson.id] = lesson
    found.coach = _parts(found, "coach.toml", "line", CoachLine)
    for bend in _parts(found, "bends.toml", "bend", Bend):
        found.bends[bend.id] = bend
    return found


def _read(found: Content, name: str) -> dict[str, Any]:
    """Return a file of the folder as it stands; nothing if it is missing or cannot be read."""
    path = found.folder / name
    if not path.is_file():
        return {}
    try:
        text = path.read_text(encoding="utf-8")
        data: dict[str, Any] = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except ValueError as wrong:
        found.problems.append(f"{name}: {wrong}")
        return {}
    return data


def _parts(found: Content, name: str, each: str, kind: type[Kind]) -> list[Kind]:
    parts: list[Kind] = []
    for number, data in enumerate(_read(found, name).get(each, []), 1):
        try:
            parts.append(msgspec.convert(data, kind))
        except msgspec.ValidationError as wrong:
            called = data.get("id", f"number {number}") if isinstance(data, dict) else f"number {number}"
            found.problems.append(f"{name}, {each} {called}: {_with_step(str(wrong), data)}")
    return parts


def _with_step(wrong: str, data: Any) -> str:
    """Name the step in place of its number: "step read, goal: expected `str`, got `int`"."""
    for number, step in enumerate(data.get("steps", []) if isinstance(data, dict) else []):
        if isinstance(step, dict):
            wrong = wrong.replace(f"$.steps[{number}]", f"step {step.get('id', number + 1)}")
    return wrong
