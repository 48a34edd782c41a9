"""Lessons: goals that any legal way meets, answers to every move, and a check that names what is wrong."""

from pathlib import Path

import pytest

import benchtop
from benchtop.core.events import Event
from benchtop.core.game import Game
from benchtop.core.goals import Moment, UnknownPredicate, holds
from benchtop.learn.check import RANDOM_MOVES, median_moves, problems_of
from benchtop.learn.content import Content, Lesson, Step, content_of, load
from benchtop.learn.runner import LEARNER, begin, let_rival_play, progress

TAUGHT = [content_of(game) for game in benchtop.games().values() if content_of(game).lessons]
STEPS = [(content, step) for content in TAUGHT for lesson in content.lessons.values() for step in lesson.steps]
EVERY_STEP = pytest.mark.parametrize(
    ("content", "step"), STEPS, ids=[f"{content.game.key}-{step.id}" for content, step in STEPS]
)


@pytest.mark.parametrize("content", TAUGHT, ids=lambda content: content.game.key)
def test_nothing_is_wrong_with_the_lessons(content: Content) -> None:
    assert problems_of(content) == []


@EVERY_STEP
def test_every_single_move_that_meets_the_goal_passes(content: Content, step: Step) -> None:
    """R-1: a goal is tested on the state; whatever way led there passes."""
    for move in begin(content, step).state.legal():
        match = begin(content, step)
        match.play(LEARNER, move)
        met = holds(step.met, content.predicates, Moment(match.state, LEARNER, match.played[-1].events)) is not None
        let_rival_play(content, step, match)
        assert progress(content, match, step).met or not met


@EVERY_STEP
def test_a_random_player_finds_the_goal(content: Content, step: Step) -> None:
    """R-4b: no needle in a haystack."""
    assert median_moves(content, step) <= RANDOM_MOVES


@EVERY_STEP
def test_an_illegal_try_is_refused_with_its_rule(content: Content, step: Step) -> None:
    """R-3: each step invites one."""
    match = begin(content, step)
    refusal = match.why_not(LEARNER, match.game.parse(step.invite.move))
    assert refusal is not None and refusal.rule and refusal.text


def translation() -> Game:
    return benchtop.game("translation")


def test_goals_combine() -> None:
    moment = Moment(translation().new(2, "goals"), 0)
    yes, no = {"collected": 0}, {"collected": 1}
    predicates = content_of(translation()).predicates
    assert holds({"all": [yes, {"not": no}]}, predicates, moment) == {}
    assert holds({"any": [no, yes]}, predicates, moment) == {}
    assert holds({"any": [no, no]}, predicates, moment) is None
    assert holds({**yes, "score": 1}, predicates, moment) is None
    with pytest.raises(UnknownPredicate, match="there is no predicate colected; there are collected, score"):
        holds({"colected": 1}, predicates, moment)


def test_a_goal_may_ask_for_an_event_since_the_step_began() -> None:
    state = translation().new(2, "goals")
    events: list[Event] = []
    state.listener = events.append
    state.play(translation().parse("toggle"))
    moment = Moment(state, state.to_move, events)
    assert holds({"happened": {"event": "Toggled", "seat": "me"}}, {}, moment) is not None
    assert holds({"happened": {"event": "Toggled", "seat": "rival"}}, {}, moment) is None


def test_what_is_wrong_is_named_by_file_step_and_field(tmp_path: Path) -> None:
    step = '[[lesson.steps]]\nid = "one"\ngoal = 3\n'
    (tmp_path / "lessons.toml").write_text(f'[[lesson]]\nid = "a"\n{step}', encoding="utf-8")
    (tmp_path / "coach.toml").write_text("[[line]\n", encoding="utf-8")
    found = load(translation(), tmp_path)
    assert found.lessons == {}
    assert any(problem.startswith("lessons.toml, lesson a: ") for problem in found.problems)
    assert any(problem.startswith("coach.toml: ") for problem in found.problems)


def test_a_game_without_lessons_teaches_nothing(tmp_path: Path) -> None:
    assert load(translation(), tmp_path / "none").lessons == dict[str, Lesson]()


def test_moves_that_miss_the_goal_are_answered_from_what_happened() -> None:
    content = content_of(translation())
    step = content.lessons["read"].steps[0]
    match = begin(content, step)
    match.play(LEARNER, "buy delete")
    now = progress(content, match, step)
    assert not now.met and now.said.startswith("You bought Delete") and now.tries == 1
    match = begin(content, step)
    match.play(LEARNER, "extend")
    assert "was rolled and laid at the 3′ end" in progress(content, match, step).said
