"""Checking a game's lessons: every goal can be reached, every move has an answer, and nothing ends in a dead end."""

from collections.abc import Iterator

from benchtop.core.goals import names_in
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.refusal import IllegalMove
from benchtop.core.rng import seeded
from benchtop.learn.content import Content, Lesson, Step
from benchtop.learn.runner import LEARNER, begin, facts_if_met, let_rival_play, progress

RANDOM_MOVES = 40
"""A random player should reach a goal within about this many moves; the check reports the median."""


def problems_of(content: Content) -> list[str]:
    """Return what is wrong with a game's content, each with file, part and field; nothing if all is well."""
    found = list(content.problems)
    for lesson in content.lessons.values():
        for step in lesson.steps:
            where = f"lessons.toml, lesson {lesson.id}, step {step.id}"
            found += [f"{where}: {problem}" for problem in step_problems(content, step)]
        found += [f"lessons.toml, lesson {lesson.id}: {problem}" for problem in _lesson_problems(lesson)]
    for line in content.coach:
        unknown = names_in(line.when) - content.predicates.keys()
        found += [f"coach.toml, line {line.id}: field when: there is no predicate {name}" for name in sorted(unknown)]
    return found


def _lesson_problems(lesson: Lesson) -> Iterator[str]:
    ids = [step.id for step in lesson.steps]
    if len(ids) != len(set(ids)):
        yield "field steps: two steps have the same id"


def step_problems(content: Content, step: Step) -> list[str]:
    """Return what is wrong with a step."""
    unknown = names_in(step.met) - content.predicates.keys()
    if unknown:
        return [f"field met: there is no predicate {name}" for name in sorted(unknown)]
    if step.rival not in content.rivals:
        return [f"field rival: there is no script {step.rival}"]
    try:
        match = begin(content, step)
    except (ValueError, IllegalMove) as wrong:
        return [f"field position: {wrong}"]
    if match.over or match.to_move != LEARNER:
        return ["field then: the learner is not to move after these moves"]
    found = [f"field bends: there is no entry {bend}" for bend in step.bends if bend not in content.bends]
    if facts_if_met(content, match, step) is not None:
        found.append("field met: the goal is met before anything was played")
    found += [*_pointing(content, step), *_invitation(step, match), *_way(content, step, match)]
    return [*found, *_answers(content, step)]


def _pointing(content: Content, step: Step) -> Iterator[str]:
    known = {touch for move in content.game.moves for touch in move.touches}
    for touch in step.point:
        if touch not in known:
            yield f"field point: nothing on the board is called {touch}"


def _invitation(step: Step, match: Match) -> Iterator[str]:
    try:
        move = match.game.parse(step.invite.move)
    except ValueError as wrong:
        yield f"field invite: {wrong}"
        return
    if match.why_not(LEARNER, move) is None:
        yield f"field invite: {step.invite.move} is legal here, so nothing refuses it"


def _way(content: Content, step: Step, match: Match) -> Iterator[str]:
    """Check that the way of "Show me" reaches the goal."""
    for notation in step.show:
        let_rival_play(content, step, match)
        try:
            match.play(LEARNER, notation)
        except (ValueError, IllegalMove) as wrong:
            yield f"field show: {notation}: {wrong}"
            return
    let_rival_play(content, step, match)
    if facts_if_met(content, match, step) is None:
        yield "field show: these moves do not reach the goal"


def _answers(content: Content, step: Step) -> Iterator[str]:
    """Check that every first move is answered by a sentence."""
    first = begin(content, step)
    for move in first.state.legal():
        match = begin(content, step)
        try:
            match.play(LEARNER, move)
            let_rival_play(content, step, match)
            said = progress(content, match, step).said
        except (KeyError, IndexError) as wrong:
            yield f"field answers: the braces after {move} name {wrong}, which no event has"
            continue
        if not said:
            yield f"field answers: nothing is said after {move}"


def median_moves(content: Content, step: Step, runs: int = 20) -> int:
    """Return how many moves a random player needs to reach the goal, in the median.

    It chooses a kind of move first, then a move of that kind, and starts again where that is offered.
    """
    needed = sorted(_random_moves(content, step, run) for run in range(runs))
    return needed[len(needed) // 2]


def _random_moves(content: Content, step: Step, run: int) -> int:
    rng = seeded(f"{step.id} {run}")
    played = 0
    match = begin(content, step)
    while played < 10 * RANDOM_MOVES:
        kinds: dict[str, list[Move]] = {}
        for move in match.state.legal():
            kinds.setdefault(move.key, []).append(move)
        kind = list(kinds.values())[rng.below(len(kinds))]
        match.play(LEARNER, kind[rng.below(len(kind))])
        played += 1
        let_rival_play(content, step, match)
        now = progress(content, match, step)
        if now.met:
            break
        if now.again or match.over or len(match.played) > RANDOM_MOVES:
            match = begin(content, step)
    return played
