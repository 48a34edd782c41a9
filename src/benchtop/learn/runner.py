"""Running a step of a lesson: how far it is, and what to say to the last move.

A step is played on an ordinary match. Nothing is kept beside it: progress follows from the moves that were played, so
taking moves back, reconnecting and restarting need no code of their own.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from benchtop.core.events import Event
from benchtop.core.goals import Facts, Moment, holds
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.learn.content import Content, Step

LEARNER = 0
"""The seat that learns; lessons are written for it."""


@dataclass(frozen=True, kw_only=True)
class Progress:
    """How far a step is."""

    met: bool = False
    """Whether the goal is met, or was: what the others do afterwards changes nothing."""
    said: str = ""
    """What to say now: what the last move did, or that the goal is met. Empty before the first move."""
    again: bool = False
    """Whether to offer the step again: the learner's turn has passed, or an answer says so."""
    tries: int = 0
    """How many moves the learner has played."""


def begin(content: Content, step: Step, names: list[str] | None = None, seed: str | None = None) -> Match:
    """Return a match at the beginning of a step, the moves in `then` played."""
    match = Match(content.game, names=names, position=content.start(step, seed).to_json())
    for notation in step.then:
        match.play(match.to_move, notation)
    return match


def moment_at(match: Match, step: Step, ply: int | None = None) -> Moment:
    """Return what predicates look at after that many moves; by default, now."""
    end = len(match.played) if ply is None else ply
    played = match.played[len(step.then) : end]
    state = match.state if end == len(match.played) else match.state_at(end)
    events = [event for each in played for event in each.events]
    return Moment(state, LEARNER, events, [(each.seat, each.move) for each in played])


def facts_if_met(content: Content, match: Match, step: Step) -> Facts | None:
    """Return what the predicates found when the goal was first met; None if it has not been met yet."""
    for ply in range(len(step.then), len(match.played) + 1):
        facts = holds(step.met, content.predicates, moment_at(match, step, ply))
        if facts is not None:
            return facts
    return None


def progress(content: Content, match: Match, step: Step) -> Progress:
    """Return how far a step is."""
    own = [ply for ply in range(len(step.then), len(match.played)) if match.played[ply].seat == LEARNER]
    facts = facts_if_met(content, match, step) if own else None
    if facts is not None:
        events = [event for each in match.played[own[-1] :] for event in each.events]
        return Progress(met=True, said=filled(step.done, events, facts), tries=len(own))
    if not own:
        return Progress()
    said, again = answer(match, step, own[-1])
    passed = match.played[-1].seat != LEARNER or match.over
    return Progress(said=said, again=again or passed, tries=len(own))


def answer(match: Match, step: Step, ply: int) -> tuple[str, bool]:
    """Return what to say to the learner's move, and whether to offer the step again.

    What happened comes from the events of the move and of the replies to it; an answer of the step overrides it.
    """
    played = match.played[ply]
    for given in step.answers:
        if fnmatchcase(played.move.notation, given.after):
            return filled(given.say, played.events, {}), given.again
    sentences: list[str] = []
    for each in match.played[ply:]:
        told = match.game.tell(each.events, LEARNER, match.names, LEARNER)
        sentences += [words for _, words in told if words]
    return " ".join(sentences), False


def filled(sentence: str, events: list[Event], facts: Facts) -> str:
    """Fill the braces of a sentence from events, the latest first, and from what predicates found."""
    known: dict[str, str] = {}
    for event in events:
        known |= {name: str(value) for name, value in event.facts().items()}
    return sentence.format_map(known | facts)


def rival_move(content: Content, step: Step, match: Match) -> Move:
    """Return what the rival of a step plays."""
    return content.rivals[step.rival](match.state, match.state.legal())


def let_rival_play(content: Content, step: Step, match: Match) -> None:
    """Play for the other seats until the learner decides."""
    while not match.over and match.to_move != LEARNER:
        match.play(match.to_move, rival_move(content, step, match))
