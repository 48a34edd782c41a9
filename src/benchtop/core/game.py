"""What a game is: its facts, its options, its book of moves, its rules."""

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
    """Something agreed before play. Its values are listed, so screens can offer them and tests can try them all."""

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
        """One sentence; a change to the printed rules is called a variant here."""
        self.since = since
        """The rules version that brought this option, where it keeps an older reading of a rule alive."""
        self.before = before
        """How records of earlier versions play."""

    def check(self, value: Any) -> Any:
        """The value if it is allowed; a text that spells an allowed value counts (command lines have only texts)."""
        for allowed in self.allowed:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if isinstance(value, str):
            for allowed in self.allowed:
                if str(allowed).lower() == value.strip().lower():
                    return allowed
        raise ValueError(f"{self.key} = {value!r} is not possible; choose {self.choices()}")

    def choices(self) -> str:
        """The allowed values in words."""
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
    """Who made the game, under which licence, and what of it is our reconstruction."""

    def __init__(self, designer: str, publisher: str, licence: str, link: str, reconstructed: str) -> None:
        self.designer = designer
        self.publisher = publisher
        self.licence = licence
        self.link = link
        self.reconstructed = reconstructed
        """What is not printed fact, in a sentence that players see; empty where all is printed."""

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
    """One game. A subclass in the game's rules.py fills in the rules; its `__init__.py` makes the one GAME.

    What a seat may see has no default on purpose: it is always said, never assumed. `public_view` is what everybody
    sees alike, spectators too, so that it is put together once for a whole table; `private_view` is what one seat sees
    besides. Neither repeats what is printed on cards: that is in `cards`.
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
        """The oldest rules version whose records still play: their readings are kept as options (see Option.since)."""
        self.seats: list[int] = list(seats)
        self.max_moves = max_moves
        """No game is longer than this many moves."""
        self.minutes = minutes
        """About how long a game takes among people."""
        self.credit = credit
        self.moves: list[Move] = list(moves)
        """The book: every move there is, by id."""
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
        """Where pieces lie, with what that is: "deck", "hand:SEAT", "row:PLACE". A name in capitals stands for many."""
        self.purposes = purposes
        """What the game needs chance for: its decks, dice and bags."""
        self.numbers: dict[str, Any] = numbers or {}
        """The numbers that the rules name, for screens; those of cards are in the catalogue."""
        self._by_notation: dict[str, Move] = {move.notation.lower(): move for move in self.moves}
        if len(self._by_notation) != len(self.moves):
            raise ValueError(f"{key}: two moves share a notation")
        if any(move.id != number for number, move in enumerate(self.moves)):
            raise ValueError(f"{key}: the moves are not numbered in order; build them with book()")
        folder = self.package.rpartition(".")[2]
        self.own_cards: str = own_cards(folder)
        """A digest of the cards that somebody entered for this game (core/data.py); empty where it has its own."""
        if self.own_cards:
            self._say_own_cards(changed_cards(folder))

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def _say_own_cards(self, places: int) -> None:
        """Let everybody at the table know that other cards lie there."""
        self.title += " (house cards)"
        where = "1 place" if places == 1 else f"{places} places"
        house = f"House cards {self.own_cards}: entered by whoever runs this table, they differ from ours in {where}."
        self.credit.reconstructed = f"{house} Of our own cards: {self.credit.reconstructed}".strip()

    @property
    def package(self) -> str:
        """The package of this game: the folder with its rooms, whose `__init__` makes the one GAME."""
        return type(self).__module__.rpartition(".")[0]

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.package,)

    # -- the rules, filled in by each game --------------------------------------------------------------------------

    def blank(self) -> State:
        """An empty state of this game's own class."""
        raise NotImplementedError

    def setup(self, s: Any) -> None:
        """Lay out the table; seats, options and chance are there."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[Move]:
        """The fast generator behind `State.legal`."""
        raise NotImplementedError

    def scores(self, s: Any) -> list[int]:
        """Points by seat."""
        raise NotImplementedError

    def winners(self, s: Any) -> list[int]:
        """The winning seats of a finished game: by default, all who have most points."""
        points = self.scores(s)
        best = max(points)
        return [seat for seat, score in enumerate(points) if score == best]

    def standing(self, s: Any) -> list[int]:
        """How far everybody is, as players would say it and as all of them can see it: by default, the points.

        The players' panels and the curve of a game show it, so it never depends on what is hidden.
        """
        return self.scores(s)

    def whose_turn(self, s: Any) -> int:
        """The seat whose turn it is (in which others may have to answer), or NONE before the first: by default whoever
        decides."""
        return s.to_move  # type: ignore[no-any-return]

    def begins(self, s: Any) -> int:
        """The seat with the first turn, asked as soon as that is settled (until then NONE): by default whoever's turn
        it then is."""
        return self.whose_turn(s)

    def census(self, s: Any) -> dict[str, int]:
        """How many of every card and token there are, wherever they lie: the same at every ply of a game."""
        raise NotImplementedError

    # -- starting ---------------------------------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: Seed | None = None, options: dict[str, Any] | None = None) -> State:
        """A new game, ready for its first move. Without a seed it is a game nobody can know beforehand."""
        s = self.blank()
        s.game = self
        s.seats = self.check_seats(seats)
        s.options = self.check_options(options)
        s.chance = chance_of(secrets.token_hex(8) if seed is None else seed, self.purposes)
        self.setup(s)
        return s

    def check_seats(self, seats: int | None) -> int:
        """The number of seats if the game allows it (None: the fewest); ValueError says what is allowed."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            allowed = " or ".join(str(n) for n in self.seats)
            raise ValueError(f"{self.title} is for {allowed} seats, not {seats!r}")
        return seats

    def check_options(self, options: dict[str, Any] | None) -> dict[str, Any]:
        """All options with their values, defaults filled in; ValueError says what is allowed."""
        chosen = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise ValueError(f"{self.title} has no option {key!r}{_did_you_mean(key, list(chosen))}")
            chosen[key] = option.check(value)
        return chosen

    def plays(self, version: Any) -> bool:
        """Whether records of that rules version play to the letter."""
        return isinstance(version, int) and self.oldest <= version <= self.version

    def options_at(self, version: int, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options of a record, with the older reading of every rule that has changed since that version."""
        return {option.key: option.before for option in self.options if version < option.since} | options

    def from_json(self, data: dict[str, Any]) -> State:
        """Return the state whose `to_json` this is; ValueError says why it is none."""
        if data.get("game") != self.key:
            raise ValueError(f"this is a position of {data.get('game')!r}, not of {self.title}")
        if data.get("version") != self.version:
            raise ValueError(
                f"this position is of version {data.get('version')} of the rules of {self.title}; "
                f"these are version {self.version}"
            )
        if data.get("own_cards", "") != self.own_cards:
            raise ValueError(f"a state of {self.key} with other cards")
        s = self.blank()
        s.game = self
        s.restore(data)
        return s

    def position(self, data: dict[str, Any], seed: Seed | None = None) -> State:
        """Return a state to start a match from, with the luck of that seed if one is given.

        ValueError says what is wrong with it: a field that is missing, another rules version, a piece too many.
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
            raise ValueError(f"this is no position of {self.title}: {type(wrong).__name__} {wrong}") from None
        for name, count in usual.items():
            if pieces.get(name) != count:
                raise ValueError(f"the position has {pieces.get(name, 0)} of {name}; there are {count}")
        if s.over or not s.legal():
            raise ValueError("nothing can be played in this position")
        return s

    # -- reading ----------------------------------------------------------------------------------------------------

    def parse(self, notation: str) -> Move:
        """The move written so; ValueError names the nearest ones. Case and spacing do not matter."""
        wanted = " ".join(notation.lower().split())
        move = self._by_notation.get(wanted)
        if move is None:
            raise ValueError(f"{notation!r} is no move of {self.title}{_did_you_mean(wanted, list(self._by_notation))}")
        return move

    def nearest(self, notation: str) -> list[str]:
        """The moves that something which is no move may have meant."""
        return _near(" ".join(notation.lower().split()), list(self._by_notation))

    def view_of(self, s: State, seat: int | None) -> View:
        """What that seat may know; None is a spectator, who knows least."""
        view = self.public_view(s)
        view.update(self.private_view(s, seat))
        return view

    def public_view(self, s: State) -> View:
        """What everybody sees alike: what every game has, and what this game adds."""
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
        """What that seat sees besides."""
        if seat is not None and not 0 <= seat < s.seats:
            raise ValueError(f"there is no seat {seat} at a table of {s.seats}")
        own: View = {"seat": seat}
        own.update(self._private_view(s, seat))
        return own

    def say(self, event: Event, names: list[str], you: int | None = None) -> str:
        """Return the event in a sentence, with the seats' names, and with "you" for the seat that reads."""
        if you is None:
            return self.text.say(event, names)
        return addressed(self.text.say(event, MARKS[: len(names)]), names, you)

    def tell(
        self, events: Sequence[Event], seat: int | None, names: list[str], you: int | None = None
    ) -> list[tuple[Event, str]]:
        """Return the events that a seat hears, each in a sentence; empty where the next one says the same more fully.

        The reader, `you`, need not be the seat whose ears are lent: in a replay anybody may hear what others heard.
        """
        told: list[tuple[Event, str]] = []
        for event in events:
            if not event.heard_by(seat):
                continue
            if told and isinstance(told[-1][0], event.fuller_than):
                told[-1] = (told[-1][0], "")
            told.append((event, self.say(event, names, you)))
        return told

    def cards(self) -> list[Card]:
        """Every kind of card and piece with what is printed on it: the same for all games, however they are going."""
        return self._cards()

    @property
    def things(self) -> Things:
        """What moves touch, in words; read when somebody first asks."""
        if self._things is None:
            folder = Path(str(import_module(self.package).__file__)).parent
            touches = dict.fromkeys([touch for move in self.moves for touch in move.touches])
            self._things = things_of(folder, touches, self.cards())
        return self._things

    def page(self, name: str) -> str:
        """The text of docs/games/<key>/<name>.md ("rules" or "rulings")."""
        package = Path(__file__).resolve().parent.parent
        for base in (package / "_docs", package.parent.parent / "docs"):
            path = base / "games" / self.key / f"{name}.md"
            if path.is_file():
                return path.read_text(encoding="utf-8")
        raise FileNotFoundError(f"no page {name!r} for {self.key}")


def _game_of(package: str) -> Game:
    """The GAME of a package, for pickles: they name it, and whoever opens them imports it."""
    game: Game = import_module(package).GAME
    return game


def _near(wrong: str, known: list[str]) -> list[str]:
    return difflib.get_close_matches(wrong, known, n=3, cutoff=0.5)


def _did_you_mean(wrong: str, known: list[str]) -> str:
    """A hint for a misspelt name."""
    near = _near(wrong, known)
    if near:
        return f"; did you mean {' or '.join(repr(name) for name in near)}?"
    return f"; there are {', '.join(known)}" if known and len(known) <= 12 else ""
