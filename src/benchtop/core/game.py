"""The definition of a game: metadata, options, book of moves, rules."""

import difflib
import secrets
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from benchtop.core.catalogue import Card
from benchtop.core.chance import Purposes, chance_of
from benchtop.core.data import changed_cards, own_cards
from benchtop.core.encoding import Encoding
from benchtop.core.events import Event
from benchtop.core.heuristic import Heuristic
from benchtop.core.move import Move
from benchtop.core.rng import Seed
from benchtop.core.state import State
from benchtop.core.text import MARKS, Text, addressed
from benchtop.core.things import Things, things_of

View = dict[str, Any]


class Option:
    """A setting agreed before play. Its values are listed, so screens can offer them and tests can try them all."""

    def __init__(
        self,
        key: str,
        title: str,
        default: Any,
        allowed: Sequence[Any] = (False, True),
        help: str = "",
        *,
        since: int = 0,
        before: Any = None,
    ) -> None:
        self.key = key
        self.title = title
        self.default = default
        self.allowed: list[Any] = list(allowed)
        self.help = help
        """One sentence; call a change to the printed rules a variant here."""
        self.since = since
        """The rules version that introduced this option, if it preserves an older reading of a rule."""
        self.before = before
        """The value used for records of earlier versions."""

    def check(self, value: Any) -> Any:
        """Return the value if it is allowed. Text that spells an allowed value counts, for command lines."""
        for allowed in self.allowed:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if isinstance(value, str):
            for allowed in self.allowed:
                if str(allowed).lower() == value.strip().lower():
                    return allowed
        raise ValueError(f"{self.key} = {value!r} is not possible; choose {self.choices()}")

    def choices(self) -> str:
        """Return the allowed values in words."""
        names = [str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed]
        if len(names) > 8:
            return f"{names[0]} to {names[-1]}"
        return " or ".join(names)

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "title": self.title,
            "default": self.default,
            "allowed": self.allowed,
            "help": self.help,
        }


class Credit:
    """Who made the game, its licence, and which parts are our reconstruction."""

    def __init__(self, designer: str, publisher: str, licence: str, link: str, reconstructed: str) -> None:
        self.designer = designer
        self.publisher = publisher
        self.licence = licence
        self.link = link
        self.reconstructed = reconstructed
        """What is reconstructed rather than printed, in a sentence shown to players; empty if nothing is."""

    def to_json(self) -> dict[str, str]:
        return {
            "designer": self.designer,
            "publisher": self.publisher,
            "licence": self.licence,
            "link": self.link,
            "reconstructed": self.reconstructed,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. A subclass in the game's rules.py implements the rules; its `__init__.py` creates the single GAME.

    What a seat may see deliberately has no default. `public_view` is what everybody sees, including spectators, and is
    built once per table; `private_view` is what one seat sees in addition. Neither repeats printed card content, which
    is in `cards`.
    """

    def __init__(
        self,
        *,
        key: str,
        title: str,
        summary: str,
        version: int,
        seats: Sequence[int],
        max_moves: int,
        minutes: int,
        credit: Credit,
        moves: Sequence[Move],
        public_view: Callable[[Any], Any],
        private_view: Callable[[Any, int | None], Any],
        cards: Callable[[], list[Card]],
        zones: Mapping[str, str],
        text: Text,
        purposes: Purposes,
        numbers: dict[str, Any] | None = None,
        options: Sequence[Option] = (),
        oldest: int | None = None,
        heuristic: Heuristic | None = None,
        encoding: Encoding | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.summary = summary
        """What the game is about, in one sentence."""
        self.version = version
        """Raised whenever a change to rules or data would alter old records."""
        self.oldest: int = version if oldest is None else oldest
        """The oldest rules version whose records still play; older readings are kept as options (see Option.since)."""
        self.seats: list[int] = list(seats)
        self.max_moves = max_moves
        """Upper limit on the number of moves in a game."""
        self.minutes = minutes
        """Approximate duration of a game between people."""
        self.credit = credit
        self.moves: list[Move] = list(moves)
        """The book: every possible move, by id."""
        self.text = text
        self.options: list[Option] = list(options)
        self.heuristic: Heuristic = Heuristic() if heuristic is None else heuristic
        """Estimates of moves and positions, for bots."""
        self.encoding = encoding
        """The view as numbers, for learning agents."""
        for move in self.moves:
            move.game = self
        if encoding is not None:
            encoding.game = self
        self._public_view = public_view
        self._private_view = private_view
        self._cards = cards
        self._things: Things | None = None
        self.zones: dict[str, str] = dict(zones)
        """Where pieces lie, with a description: "deck", "hand:SEAT", "row:PLACE". Capitals stand for a number."""
        self.purposes = purposes
        """The game's decks, dice and bags, for which it needs chance."""
        self.numbers: dict[str, Any] = numbers or {}
        """Numbers used in the rules, for screens; numbers on cards are in the catalogue."""
        self._by_notation: dict[str, Move] = {move.notation.lower(): move for move in self.moves}
        if len(self._by_notation) != len(self.moves):
            raise ValueError(f"{key}: two moves share a notation")
        if any(move.id != number for number, move in enumerate(self.moves)):
            raise ValueError(f"{key}: the moves are not numbered in order; build them with book()")
        folder = self.package.rpartition(".")[2]
        self.own_cards: str = own_cards(folder)
        """A digest of the house cards entered for this game (core/data.py); empty if there are none."""
        if self.own_cards:
            self._say_own_cards(changed_cards(folder))

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def _say_own_cards(self, places: int) -> None:
        """Add a notice about house cards to the title and credits."""
        self.title += " (house cards)"
        where = "1 place" if places == 1 else f"{places} places"
        house = f"House cards {self.own_cards}, which differ from ours in {where}."
        self.credit.reconstructed = f"{house} Of our own cards: {self.credit.reconstructed}".strip()

    @property
    def package(self) -> str:
        """The package of this game, whose `__init__` creates the single GAME."""
        return type(self).__module__.rpartition(".")[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.package,)

    # -- the rules, filled in by each game --------------------------------------------------------------------------

    def blank(self) -> State:
        """Return an empty state of this game's own class."""
        raise NotImplementedError

    def setup(self, s: Any) -> None:
        """Lay out the table; seats, options and chance are already set."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[Move]:
        """Generate the legal moves quickly, for `State.legal`."""
        raise NotImplementedError

    def scores(self, s: Any) -> list[int]:
        """Return the points by seat."""
        raise NotImplementedError

    def winners(self, s: Any) -> list[int]:
        """Return the winning seats of a finished game; by default, everyone with the most points."""
        points = self.scores(s)
        best = max(points)
        return [seat for seat, score in enumerate(points) if score == best]

    def standing(self, s: Any) -> list[int]:
        """Return everyone's progress as players can see it; by default, the points.

        Player panels and the curve of a game show it, so it must not depend on hidden information.
        """
        return self.scores(s)

    def whose_turn(self, s: Any) -> int:
        """Return the seat whose turn it is, or NONE before the first turn; by default, the seat to move.

        Other seats may have to respond during a turn.
        """
        return s.to_move  # type: ignore[no-any-return]

    def begins(self, s: Any) -> int:
        """Return the seat with the first turn, or NONE until that is settled; by default, `whose_turn`."""
        return self.whose_turn(s)

    def census(self, s: Any) -> dict[str, int]:
        """Count every card and token, wherever it lies; the counts are the same at every ply of a game."""
        raise NotImplementedError

    # -- starting ---------------------------------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: Seed | None = None, options: dict[str, Any] | None = None) -> State:
        """Start a game, ready for its first move. Without a seed, its luck is unpredictable."""
        s = self.blank()
        s.game = self
        s.seats = self.check_seats(seats)
        s.options = self.check_options(options)
        s.chance = chance_of(secrets.token_hex(8) if seed is None else seed, self.purposes)
        self.setup(s)
        return s

    def check_seats(self, seats: int | None) -> int:
        """Return the number of seats if the game allows it (None: the fewest); raises ValueError otherwise."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            allowed = " or ".join(str(n) for n in self.seats)
            raise ValueError(f"{self.title} is for {allowed} seats, not {seats!r}")
        return seats

    def check_options(self, options: dict[str, Any] | None) -> dict[str, Any]:
        """Return all options, with defaults filled in; raises ValueError for an unknown option or value."""
        chosen = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise ValueError(f"{self.title} has no option {key!r}{_did_you_mean(key, list(chosen))}")
            chosen[key] = option.check(value)
        return chosen

    def plays(self, version: Any) -> bool:
        """Whether records of that rules version can be replayed exactly."""
        return isinstance(version, int) and self.oldest <= version <= self.version

    def options_at(self, version: int, options: dict[str, Any]) -> dict[str, Any]:
        """Return a record's options, with the older reading of every rule that has changed since that version."""
        return {option.key: option.before for option in self.options if version < option.since} | options

    def from_json(self, data: dict[str, Any]) -> State:
        """Restore a state from its `to_json`; raises ValueError if the data is invalid."""
        if data.get("game") != self.key:
            raise ValueError(f"this is a position of {data.get('game')!r}, not of {self.title}")
        if data.get("version") != self.version:
            raise ValueError(
                f"this position is of version {data.get('version')} of the rules of {self.title}; "
                f"these are version {self.version}"
            )
        if data.get("own_cards", "") != self.own_cards:
            raise ValueError(f"this position of {self.title} was played with other cards")
        s = self.blank()
        s.game = self
        s.restore(data)
        return s

    def position(self, data: dict[str, Any], seed: Seed | None = None) -> State:
        """Return a state to start a match from, with the luck of that seed if given.

        Raises ValueError if the position is invalid: a missing field, another rules version, a piece too many.
        """
        try:
            data = data | {"options": self.check_options(data.get("options"))}
            if seed is not None:
                data["chance"] = {"seed": seed, "next": data.get("chance", {}).get("next", {})}
            s = self.from_json(data)
            self.check_seats(s.seats)
            pieces, usual = self.census(s), self.census(self.new(s.seats, 0, s.options))
        except KeyError as wrong:
            raise ValueError(f"the position has no {wrong}") from None
        except (TypeError, IndexError, AttributeError) as wrong:
            raise ValueError(f"this is not a position of {self.title}: {type(wrong).__name__} {wrong}") from None
        for name, count in usual.items():
            if pieces.get(name) != count:
                raise ValueError(f"the position has {pieces.get(name, 0)} of {name}; there are {count}")
        if s.over or not s.legal():
            raise ValueError("nothing can be played in this position")
        return s

    # -- reading ----------------------------------------------------------------------------------------------------

    def parse(self, notation: str) -> Move:
        """Return the move with that notation, ignoring case and spacing; ValueError suggests similar moves."""
        wanted = " ".join(notation.lower().split())
        move = self._by_notation.get(wanted)
        if move is None:
            raise ValueError(
                f"{notation!r} is not a move of {self.title}{_did_you_mean(wanted, list(self._by_notation))}"
            )
        return move

    def nearest(self, notation: str) -> list[str]:
        """Suggest moves similar to a misspelt notation."""
        return _near(" ".join(notation.lower().split()), list(self._by_notation))

    def view_of(self, s: State, seat: int | None) -> View:
        """Return what that seat may know; None is a spectator, who knows least."""
        view = self.public_view(s)
        view.update(self.private_view(s, seat))
        return view

    def public_view(self, s: State) -> View:
        """Return what everybody sees: the fields common to all games, and this game's own."""
        view: View = {
            "game": self.key,
            "version": self.version,
            "seats": s.seats,
            "to_move": s.to_move,
            "over": s.over,
            "ply": s.ply,
            "options": dict(s.options),
        }
        if s.over:
            view["scores"] = s.scores()
            view["winners"] = s.winners()
        view.update(self._public_view(s))
        return view

    def private_view(self, s: State, seat: int | None) -> View:
        """Return what only that seat sees."""
        if seat is not None and not 0 <= seat < s.seats:
            raise ValueError(f"there is no seat {seat} at a table of {s.seats}")
        own: View = {"seat": seat}
        own.update(self._private_view(s, seat))
        return own

    def say(self, event: Event, names: list[str], you: int | None = None) -> str:
        """Describe the event in a sentence with the players' names, or "you" for the reader's seat."""
        if you is None:
            return self.text.say(event, names)
        return addressed(self.text.say(event, MARKS[: len(names)]), names, you)

    def tell(
        self, events: Sequence[Event], seat: int | None, names: list[str], you: int | None = None
    ) -> list[tuple[Event, str]]:
        """Describe the events that a seat may see; a sentence is empty if the next event repeats it in more detail.

        `you` is the reader's seat. It may differ from `seat`: in a replay, you can follow another seat.
        """
        described: list[tuple[Event, str]] = []
        for event in events:
            if not event.heard_by(seat):
                continue
            if described and isinstance(described[-1][0], event.fuller_than):
                described[-1] = (described[-1][0], "")
            described.append((event, self.say(event, names, you)))
        return described

    def cards(self) -> list[Card]:
        """Return every kind of card and piece with its printed content; the same in every match."""
        return self._cards()

    @property
    def things(self) -> Things:
        """Names and descriptions of everything that moves touch; loaded on first use."""
        if self._things is None:
            folder = Path(str(import_module(self.package).__file__)).parent
            touches = dict.fromkeys([touch for move in self.moves for touch in move.touches])
            self._things = things_of(folder, touches, self.cards())
        return self._things

    def page(self, name: str) -> str:
        """Return the text of docs/games/<key>/<name>.md ("rules" or "rulings")."""
        package = Path(__file__).resolve().parent.parent
        for base in (package / "_docs", package.parent.parent / "docs"):
            path = base / "games" / self.key / f"{name}.md"
            if path.is_file():
                return path.read_text(encoding="utf-8")
        raise FileNotFoundError(f"no page {name!r} for {self.key}")


def _game_of(package: str) -> Game:
    """Import the GAME of a package; pickles refer to games by package."""
    game: Game = import_module(package).GAME
    return game


def _near(wrong: str, known: list[str]) -> list[str]:
    return difflib.get_close_matches(wrong, known, n=3, cutoff=0.5)


def _did_you_mean(wrong: str, known: list[str]) -> str:
    """Suggest a correction for a misspelt name."""
    near = _near(wrong, known)
    if near:
        return f"; did you mean {' or '.join(repr(name) for name in near)}?"
    return f"; there are {', '.join(known)}" if known and len(known) <= 12 else ""
