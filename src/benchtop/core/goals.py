"""Goals: named predicates on the state, or on what has happened since a step began, combined by all, any and not."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from benchtop.core.events import Event
from benchtop.core.move import Move
from benchtop.core.state import State

Goal = dict[str, Any]
"""Predicates by name with their argument; all of them have to hold. `all`, `any` and `not` combine other goals:
{"collected": "K"}, {"any": [{"score": 5}, {"over": true}]}."""
Facts = dict[str, str]
"""What a predicate found, for the braces of a sentence."""


@dataclass(frozen=True)
class Moment:
    """What predicates look at: the state, whose eyes are used, and what has happened since the step began."""

    state: State
    seat: int
    events: list[Event] = field(default_factory=list)
    moves: list[tuple[int, Move]] = field(default_factory=list)
    """Seats and the moves that they played."""


Predicate = Callable[[Moment, Any], bool | Facts]
"""Whether something holds, given the argument of the goal; or facts about it, which hold unless they are empty."""
Script = Callable[[Any, list[Move]], Move]
"""What a scripted rival plays, of the legal moves. It may read only what its seat may know."""


class UnknownPredicate(ValueError):
    """A goal names a predicate that the game does not have."""


def holds(goal: Goal, predicates: Mapping[str, Predicate], moment: Moment) -> Facts | None:
    """Return what was found if a goal is met, None if it is not."""
    found: Facts = {}
    for name, argument in goal.items():
        facts = _holds(name, argument, predicates, moment)
        if facts is None:
            return None
        found |= facts
    return found


def _holds(name: str, argument: Any, predicates: Mapping[str, Predicate], moment: Moment) -> Facts | None:
    if name == "all":
        return holds_all(argument, predicates, moment)
    if name == "any":
        found = (holds(goal, predicates, moment) for goal in argument)
        return next((facts for facts in found if facts is not None), None)
    if name == "not":
        return {} if holds(argument, predicates, moment) is None else None
    predicate = happened if name == "happened" else predicates.get(name)
    if predicate is None:
        raise UnknownPredicate(f"there is no predicate {name}; there are {', '.join(sorted(predicates))}")
    facts = predicate(moment, argument)
    if isinstance(facts, dict):
        return facts or None
    return {} if facts else None


def holds_all(goals: list[Goal], predicates: Mapping[str, Predicate], moment: Moment) -> Facts | None:
    """Return what was found if every goal is met."""
    found: Facts = {}
    for goal in goals:
        facts = holds(goal, predicates, moment)
        if facts is None:
            return None
        found |= facts
    return found


def happened(moment: Moment, wanted: dict[str, Any]) -> bool | Facts:
    """Whether an event has happened since the step began: `{event = "ChainCut", seat = "me"}`.

    `me` is the learner's seat, `rival` any other. All games have this predicate.
    """
    for event in moment.events:
        said = event.to_json()
        fits = all(_equals(said.get(key), value, moment.seat) for key, value in wanted.items())
        if fits and event.heard_by(moment.seat):
            return {name: str(value) for name, value in event.facts().items()} or True
    return False


def _equals(found: Any, wanted: Any, me: int) -> bool:
    if wanted == "me":
        return bool(found == me)
    if wanted == "rival":
        return isinstance(found, int) and found != me
    return bool(found == wanted)


def names_in(goal: Goal) -> set[str]:
    """Return the predicates that a goal names."""
    found: set[str] = set()
    for name, argument in goal.items():
        if name in {"all", "any"}:
            found |= {inner for each in argument for inner in names_in(each)}
        elif name == "not":
            found |= names_in(argument)
        elif name != "happened":
            found.add(name)
    return found
