"""Settles everything before the first move: who sits where, who decides, names and rules."""

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from benchtop.bots import LEVELS, Seat, make_bot
from benchtop.bots.names import bot_name, without_bot
from benchtop.core.game import Game
from benchtop.core.match import Match, Played
from benchtop.core.move import Move
from benchtop.core.rng import Seed
from benchtop.core.text import MARKS, addressed, spelled_out

from .records import GameFile, controllers_of, kept_path, new_path, read_or_fail, unknown_fields
from .terminal.console import wrong_usage
from .terminal.recap import Step
from .terminal.screen import Result

HUMAN: Final = "human"
EASY: Final = "easy"
YOUR_NAME: Final = "Ada"
"""For a player who gives no name: sentences about a player need one."""


class Controller(Protocol):
    """Decides for a seat."""

    takes_time: bool
    """Whether people have to wait for it."""

    def choose(self, seat: Seat) -> Move | None:
        """Choose a move; return None if the table has changed (a move was taken back), to ask again."""


class BotController:
    """A bot in a seat. Its randomness comes from the match's seed, so the same seed gives the same game."""

    def __init__(self, kind: str, match: Match, seat: int) -> None:
        self.takes_time = _spec(kind).startswith("search")
        self._bot = make_bot(kind, sha256(f"{match.seed} {seat} {len(match.played)}".encode()).hexdigest())

    def choose(self, seat: Seat) -> Move:
        return self._bot.choose(seat)


def handle(match: Match, seat: int) -> Seat:
    """Return what the controller of a seat may know."""
    return Seat(match.state, seat, match.log(seat))


def spoken_names(match: Match) -> list[str]:
    """Return the names used in the log; a seat that is a team says so."""
    return [f"team {name}" for name in match.names] if match.options.get("teams") else match.names


def describe_step(
    match: Match,
    played: Played,
    seat: int | None,
    names: list[str],
    you: int | None = None,
    *,
    forced: bool = False,
    words: str = "",
) -> Step:
    """Describe a move for the log of that seat: its events, or if there are none the `words` of the move."""
    texts = tuple(text for _, text in match.game.tell(played.events, seat, names, you) if text)
    if words and not texts:
        who = "You" if played.seat == you else names[played.seat]
        texts = (f"{who}: {words[0].lower()}{words[1:].partition(' · ')[0]}.",)
    notation = played.notation_for(seat)
    note = f"{played.move} was the only move" if forced and played.seat == seat else ""
    return Step(played.seat, texts, notation, notation != played.move.notation and not texts, note)


def result_of(match: Match, you: int | None = None) -> Result:
    """Return how a finished match ended."""
    text, state = match.game.text, match.state
    sums = [spelled_out(text.arithmetic(state, seat)) for seat in range(match.seats)]
    tie = text.tie(state, MARKS[: match.seats])
    return Result(state.scores(), state.winners(), sums, tie and addressed(tie, match.names, you))


def level_description(kind: str) -> str:
    """Describe a bot level, to follow its name; empty for other bots."""
    return next((f": {level.words[0].lower()}{level.words[1:]}" for level in LEVELS if level.key == kind), "")


@dataclass(frozen=True)
class GameRequest:
    """The settings of a new game from the command line."""

    seats: int | None = None
    seed: str | None = None
    options: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    bots: str | None = None
    hot_seat: bool = False

    def __bool__(self) -> bool:
        return self != GameRequest()


def new_match(game: Game, request: GameRequest, save: Path | None) -> tuple[Match, GameFile]:
    """Return a new match and its file; invalid settings are wrong usage."""
    try:
        seats = game.check_seats(request.seats)
        kinds = controllers(request.bots, seats, hot_seat=request.hot_seat)
        match = Match(game, seats, request.seed, parse_options(game, request.options))
        match.names = seat_names(request.names, kinds, match.seed)
    except ValueError as wrong:
        raise wrong_usage(str(wrong)) from None
    if save is not None and save.exists():
        raise wrong_usage(f"{save} already exists: continue it with --resume {save}, or choose another name")
    return match, GameFile((save or new_path(game)).absolute(), kinds)


def resumed_match(resume: Path, save: Path | None) -> tuple[Match, GameFile]:
    """Return the match in a file, with the same controllers as before."""
    resume = kept_path(resume)
    record, match = read_or_fail(resume)
    if save is not None and save.exists() and save.absolute() != resume.absolute():
        raise wrong_usage(f"{save} already exists; choose another name")
    kinds = [_known(kind, seat) for seat, kind in enumerate(controllers_of(record))]
    if HUMAN not in kinds:
        kinds[0] = HUMAN  # only bots: you take over the first seat
    return match, GameFile((save or resume).absolute(), kinds, unknown_fields(record, match))


def parse_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Parse `key=value` options; a key alone turns on a yes-or-no option. Raises ValueError for an invalid option."""
    options: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip().replace("-", "_")
        options[key] = value if equals else True
        option = next((option for option in game.options if option.key == key), None)
        if option is not None and not equals and not any(value is True for value in option.allowed):
            raise ValueError(f"--option {key} needs a value, as in {key}={option.default}; choose {option.choices()}")
    return game.check_options(options)


def seat_names(given: list[str], kinds: list[str], seed: Seed) -> list[str]:
    """Return a name for every seat: those given, then numbers, then bots' names. Raises ValueError if two are equal."""
    people = kinds.count(HUMAN)
    hot_seat = people == len(kinds)
    names = [" ".join(name.split()) for name in given]
    if len(names) > people:
        who = f"for {people} seats" if hot_seat else "but only you play here; use --hot-seat for more people"
        raise ValueError(f"{len(names)} names, {who}")
    if not all(names) or any(len(name) > 20 or not name.isprintable() for name in names):
        raise ValueError("a name must have between 1 and 20 letters")
    if any(without_bot(name) != name for name in names):
        raise ValueError("only bots may have a bot's name: choose another name")
    if hot_seat:
        names += [f"Player {seat + 1}" for seat in range(len(names), people)]
    elif not names:
        names = [YOUR_NAME]
    for seat, kind in enumerate(kinds[people:], people):
        names.append(bot_name(seed, seat, kind, names))
    if len({name.lower() for name in names}) != len(kinds):
        raise ValueError("every seat needs a different name")
    return names


def controllers(bots: str | None, seats: int, *, hot_seat: bool) -> list[str]:
    """Return who decides for each seat: you the first, bots the others, all alike or one for each. May raise
    ValueError.
    """
    if hot_seat:
        if bots is not None:
            raise ValueError("--hot-seat is for people only: leave out --bots")
        return [HUMAN] * seats
    kinds = [kind.strip() for kind in (bots or EASY).split(",")]
    if len(kinds) not in (1, seats - 1):
        raise ValueError(f"{len(kinds)} bots for {seats - 1} seats; name one level for all, or one for each")
    for kind in kinds:
        make_bot(kind, 0)
    return [HUMAN, *(kinds * (seats - 1) if len(kinds) == 1 else kinds)]


def _known(kind: object, seat: int) -> str:
    """Return who decides for a seat of a resumed game; if the record does not say, the first seat is yours."""
    if kind == HUMAN:
        return HUMAN
    try:
        make_bot(str(kind), 0)
    except ValueError:
        return EASY if seat else HUMAN
    return str(kind)


def _spec(kind: str) -> str:
    """Return the bot spec behind a level's name; other names stand for themselves."""
    return next((level.spec for level in LEVELS if level.key == kind), kind)
