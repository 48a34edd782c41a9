"""Who sits where and decides there, under which name, by which rules: all that is settled before the first move."""

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
from .terminal.screen import Result
from .terminal.telling import Told

HUMAN: Final = "human"
EASY: Final = "easy"
YOUR_NAME: Final = "Ada"
"""For a player who gives no name: sentences about somebody need one."""


class Controller(Protocol):
    """One who decides for a seat."""

    takes_time: bool
    """Whether people will wait for it."""

    def choose(self, seat: Seat) -> Move | None:
        """The move to play; None if the table itself has changed (something was taken back): ask again."""


class BotController:
    """A bot in a seat. Its chance comes from the match's seed, so the same seed gives the same game."""

    def __init__(self, kind: str, match: Match, seat: int) -> None:
        self.takes_time = _spec(kind).startswith("search")
        self._bot = make_bot(kind, sha256(f"{match.seed} {seat} {len(match.played)}".encode()).hexdigest())

    def choose(self, seat: Seat) -> Move:
        return self._bot.choose(seat)


def handle(match: Match, seat: int) -> Seat:
    """What the controller of a seat may know."""
    return Seat(match.state, seat, match.log(seat))


def spoken_names(match: Match) -> list[str]:
    """What everybody is called in the log: where a seat is a team, that is said."""
    return [f"team {name}" for name in match.names] if match.options.get("teams") else match.names


def told_to(
    match: Match,
    played: Played,
    seat: int | None,
    names: list[str],
    you: int | None = None,
    *,
    forced: bool = False,
    words: str = "",
) -> Told:
    """Return one move for the log of that seat: its events, or where there are none the `words` of the move."""
    heard = tuple(said for _, said in match.game.tell(played.events, seat, names, you) if said)
    if words and not heard:
        who = "You" if played.seat == you else names[played.seat]
        heard = (f"{who}: {words[0].lower()}{words[1:].partition(' · ')[0]}.",)
    notation = played.told_to(seat)
    note = f"{played.move} was the only move" if forced and played.seat == seat else ""
    return Told(played.seat, heard, notation, notation != played.move.notation and not heard, note)


def result_of(match: Match, you: int | None = None) -> Result:
    """How a finished match ended."""
    text, state = match.game.text, match.state
    sums = [spelled_out(text.arithmetic(state, seat)) for seat in range(match.seats)]
    tie = text.tie(state, MARKS[: match.seats])
    return Result(state.scores(), state.winners(), sums, tie and addressed(tie, match.names, you))


def about(kind: str) -> str:
    """What to expect of a bot, after its name; an empty text if its name says all."""
    return next((f": {level.words[0].lower()}{level.words[1:]}" for level in LEVELS if level.key == kind), "")


@dataclass(frozen=True)
class GameRequest:
    """What the command line says about a new game."""

    seats: int | None = None
    seed: str | None = None
    options: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    bots: str | None = None
    hot_seat: bool = False

    def __bool__(self) -> bool:
        return self != GameRequest()


def new_match(game: Game, request: GameRequest, save: Path | None) -> tuple[Match, GameFile]:
    """A new match and where it is kept; whatever does not fit is wrong usage."""
    try:
        seats = game.check_seats(request.seats)
        kinds = controllers(request.bots, seats, hot_seat=request.hot_seat)
        match = Match(game, seats, request.seed, parse_options(game, request.options))
        match.names = seat_names(request.names, kinds, match.seed)
    except ValueError as wrong:
        raise wrong_usage(str(wrong)) from None
    if save is not None and save.exists():
        raise wrong_usage(f"{save} is there already: go on with it by --resume {save}, or choose another name")
    return match, GameFile((save or new_path(game)).absolute(), kinds)


def resumed_match(resume: Path, save: Path | None) -> tuple[Match, GameFile]:
    """The match in a file, with the same controllers as before."""
    resume = kept_path(resume)
    record, match = read_or_fail(resume)
    if save is not None and save.exists() and save.absolute() != resume.absolute():
        raise wrong_usage(f"{save} is there already; choose another name")
    kinds = [_known(kind, seat) for seat, kind in enumerate(controllers_of(record))]
    if HUMAN not in kinds:
        kinds[0] = HUMAN  # bots among themselves: you take over the first seat
    return match, GameFile((save or resume).absolute(), kinds, unknown_fields(record, match))


def parse_options(game: Game, given: list[str]) -> dict[str, Any]:
    """`key=value` texts as options; a key alone switches a yes-or-no option on. ValueError says what is allowed."""
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
    """Return a name for every seat: those given, then numbers, then bots' names. ValueError if two are alike."""
    people = kinds.count(HUMAN)
    hot_seat = people == len(kinds)
    names = [" ".join(name.split()) for name in given]
    if len(names) > people:
        who = f"for {people} seats" if hot_seat else "but only you sit here; --hot-seat seats more people"
        raise ValueError(f"{len(names)} names, {who}")
    if not all(names) or any(len(name) > 20 or not name.isprintable() for name in names):
        raise ValueError("a name has between 1 and 20 letters")
    if any(without_bot(name) != name for name in names):
        raise ValueError("only a bot is called a bot: choose another name")
    if hot_seat:
        names += [f"Player {seat + 1}" for seat in range(len(names), people)]
    elif not names:
        names = [YOUR_NAME]
    for seat, kind in enumerate(kinds[people:], people):
        names.append(bot_name(seed, seat, kind, names))
    if len({name.lower() for name in names}) != len(kinds):
        raise ValueError("every seat needs a name of its own")
    return names


def controllers(bots: str | None, seats: int, *, hot_seat: bool) -> list[str]:
    """Who decides for each seat: you the first, bots the others, all alike or one for each. ValueError if not so."""
    if hot_seat:
        if bots is not None:
            raise ValueError("--hot-seat seats people only: leave --bots out")
        return [HUMAN] * seats
    kinds = [kind.strip() for kind in (bots or EASY).split(",")]
    if len(kinds) not in (1, seats - 1):
        raise ValueError(f"{len(kinds)} bots for {seats - 1} seats; name one kind for all, or one for each")
    for kind in kinds:
        make_bot(kind, 0)
    return [HUMAN, *(kinds * (seats - 1) if len(kinds) == 1 else kinds)]


def _known(kind: object, seat: int) -> str:
    """Who decides for a seat of a resumed game; where the record does not say so, the first seat is yours."""
    if kind == HUMAN:
        return HUMAN
    try:
        make_bot(str(kind), 0)
    except ValueError:
        return EASY if seat else HUMAN
    return str(kind)


def _spec(kind: str) -> str:
    """What stands behind a level's name; other names stand for themselves."""
    return next((level.spec for level in LEVELS if level.key == kind), kind)
