"""Types of the HTTP answers whose JSON the server builds itself; other answers are in http/models.py.

The JSON Schema in the OpenAPI document and the client's types are generated from these.
"""

from typing import Any, Literal, NotRequired, TypedDict

from benchtop.core.schema import Schema, union_schema
from benchtop.server.tables.message_types import GameEvent, LogLine, TableStory, TextBlock

View = dict[str, Any]
JsonObject = dict[str, Any]


class Refusal(TypedDict):
    """Why a move may not be played."""

    code: str
    """Machine-readable reason."""
    rule: str
    """The § of the rules."""
    text: str
    """What is wrong, in a sentence."""
    biology: str | None
    """The biology behind the rule, if there is any."""
    remedy: str | None
    """What to do instead, if known."""
    params: JsonObject
    """The facts named in the sentences."""
    moves: list[str]
    """The legal moves that the remedy suggests, in notation."""


class ShownMove(TypedDict):
    """A move as screens show it."""

    move: str
    """Its notation, which you send to play it."""
    key: str
    """The kind of move."""
    params: JsonObject
    """Distinguishes moves of the same kind."""
    words: str
    """What it does, in words."""
    touches: list[str]
    """Ids of what it is about on the table."""
    group: str
    """The verb of its notation."""


class LessonStep(TypedDict):
    """A step of a lesson."""

    id: str
    goal: str
    """The goal in words."""


class LessonListing(TypedDict):
    """A lesson, as lists show it."""

    id: str
    title: str
    about: str
    """What you learn, in a sentence."""
    minutes: int
    main: bool
    """Whether newcomers are offered this one first."""
    steps: list[LessonStep]


class BendEntry(TypedDict):
    """Where the game differs from the cell."""

    game: str
    """What the game does."""
    cell: str
    """What the cell does."""
    rule: str
    """The § of the rules, if one says so."""


class Lessons(TypedDict):
    """What a game teaches."""

    game: str
    """The game's key."""
    lessons: list[LessonListing]
    bends: list[BendEntry]


class Option(TypedDict):
    """A setting agreed before play."""

    key: str
    title: str
    default: bool | int | str
    allowed: list[bool | int | str]
    help: str
    """A sentence that explains it."""


class Credit(TypedDict):
    """The authors of a game."""

    designer: str
    publisher: str
    licence: str
    link: str
    reconstructed: str
    """Which of its cards or numbers are our reconstruction; may be empty."""


class GameFacts(TypedDict):
    """What a client needs to offer a game."""

    key: str
    title: str
    summary: str
    """What the game is about, in a sentence."""
    goal: list[str]
    """What you do, how you score, when it ends."""
    rules_version: int
    seats: list[int]
    """The possible numbers of players."""
    minutes: int
    """Approximate duration of a game."""
    options: list[Option]
    credit: Credit
    moves: int
    """Number of moves in its book."""


class Level(TypedDict):
    """A level of bots."""

    key: str
    words: str


class Shelf(TypedDict):
    """Every game, the levels of bots, and the phrases of the chat."""

    games: list[GameFacts]
    levels: list[Level]
    phrases: dict[str, str]
    """The preset phrases of the chat, by key."""


class GamePages(GameFacts):
    """A game, with its pages and zones."""

    max_moves: int
    """Upper limit on the number of moves."""
    pages: list[str]
    """Names of the pages about it."""
    zones: dict[str, str]
    """Where pieces lie, with a description; capitals stand for a number."""


class BookMove(TypedDict):
    """A move of the book."""

    move: str
    key: str
    params: JsonObject
    touches: list[str]
    group: str


class Book(TypedDict):
    """Every move of a game."""

    game: str
    rules_version: int
    moves: list[BookMove]


class Card(TypedDict):
    """What is printed on a kind of card or piece."""

    id: str
    kind: str
    name: str
    count: int
    """Number of copies."""
    text: str
    """What it does."""
    short: str
    """`text` in a few words, for a small card; empty if there is no shorter form."""
    requirement: str | None
    """What you need to use it, if anything."""
    fact: str | None
    """A fact about its biology."""
    source: str
    """Source of its values."""
    reconstructed: bool
    """Whether it is our reconstruction."""
    values: JsonObject
    """Its numbers and other data."""


class Thing(TypedDict):
    """Something that moves touch."""

    name: str
    about: str
    """What it is for, in a sentence; may be empty."""


class Catalogue(TypedDict):
    """The printed content of every card and piece of a game, the names of everything that moves touch, and the numbers
    of its rules.
    """

    game: str
    rules_version: int
    cards: list[Card]
    things: dict[str, Thing]
    """By id, as in a move's touches: "base:3"."""
    numbers: JsonObject
    """Numbers used in the rules, by name; numbers on cards are in the cards' values."""


class GlossaryWord(TypedDict):
    """A word and its meaning."""

    word: str
    meaning: str


class GlossarySection(TypedDict):
    """Words that belong together."""

    title: str
    words: list[GlossaryWord]


class Glossary(TypedDict):
    """The terms of biology and of the games."""

    sections: list[GlossarySection]


class AskedMove(ShownMove):
    """The answer to a question about a move."""

    refusal: Refusal | None
    """Why it may not be played now; null if it may."""
    note: NotRequired[str | None]
    """Why you cannot decide anything now, if so."""
    note_params: NotRequired[JsonObject | None]
    """The facts of the note."""


class AskedTouch(TypedDict):
    """The answer to a question about something on the table, with the moves that touch it."""

    touch: str
    name: str
    """Its name; empty if no move touches it."""
    about: str
    """What it is for, in a sentence."""
    reasons: list[Refusal]
    """Why the other moves may not be played: a few reasons, each covering all moves it applies to, reasons with a
    remedy first.
    """
    note: str | None
    """Why you cannot decide anything now, if so."""
    note_params: JsonObject | None
    moves: list[AskedMove]
    """The most useful first."""
    more: int
    """Number of further moves."""


class RatedMove(ShownMove):
    """A move with a bot's rating."""

    rank: int
    """1 is the best."""
    of: NotRequired[int]
    """Number of moves ranked."""
    value: float
    """The bot's rating."""
    score: float | None
    """The expected final score, in the game's own points."""
    visits: int
    """How often the search tried it."""
    why: str
    """The reason, in words."""
    behind: NotRequired[float | None]
    """Points behind the best move."""


class Hints(TypedDict):
    """What a bot would play, best first."""

    ply: int
    hints: list[RatedMove]
    compared: RatedMove | None
    """The move that you asked to compare."""


class Preview(TypedDict):
    """Your view after a move."""

    ply: int
    move: str
    to_move: int | None
    """The seat that would decide next; null if the game would be over."""
    ends_turn: bool
    view: View
    text: NotRequired[list[TextBlock]]
    happened: list[GameEvent]


class LogPage(TypedDict):
    """A page of the log."""

    of: int
    """Number of moves played."""
    from_: int
    """The ply of the first line, to use as `before` of the next page."""
    lines: list[LogLine]


class PlayedMove(TypedDict):
    """A move that was played."""

    seat: int
    move: str
    """Its notation; hides what only its player may know."""
    at: NotRequired[str]


class Ply(TypedDict):
    """The table after a move."""

    ply: int
    move: PlayedMove | None
    """The move that led here; null before the first."""
    happened: list[GameEvent]
    view: View
    text: NotRequired[list[TextBlock]]
    points: list[int] | None
    """Points by seat, if they mean something before the end."""


class ReplayPage(TypedDict):
    """A page of plies of a game."""

    code: str
    game: str
    seat: int | None
    """The seat whose view you see."""
    over: bool
    of: int
    """Number of moves played."""
    from_: int
    next: int | None
    """Where the next page begins; null after the last."""
    plies: list[Ply]


class OnePly(TypedDict):
    """The table after that many moves."""

    ply: int
    of: int
    seat: int | None
    view: View
    text: NotRequired[list[TextBlock]]
    move: PlayedMove | None
    happened: list[GameEvent]


class RecordMove(TypedDict):
    """A move of a record."""

    ply: int
    seat: int
    move: str


class GameRecord(TypedDict):
    """The record of a game; `record.schema.json` describes it in full."""

    format: Literal["benchtop-record"]
    format_version: int
    game: str
    rules_version: int
    options: JsonObject
    seats: list[JsonObject]
    result: JsonObject | None
    moves: list[RecordMove]
    seed: NotRequired[str]
    undone: NotRequired[list[JsonObject]]
    cards: NotRequired[str]
    redacted_for: NotRequired[int | str]
    table: JsonObject


ANSWERS = (
    *(Shelf, GamePages, Book, Catalogue, Glossary, AskedMove, AskedTouch, Hints, Preview, LogPage, ReplayPage, OnePly),
    *(GameRecord, TableStory),
)


def answer_schemas() -> dict[str, Schema]:
    """Return the JSON Schemas of these answers and of their parts, by name."""
    schemas: dict[str, Schema] = union_schema(__name__, [answer.__name__ for answer in ANSWERS], "")["$defs"]
    return schemas


def answers(*names: type) -> dict[int | str, dict[str, Any]]:
    """Describe a route's answer for the OpenAPI document: one of these types."""
    references = [{"$ref": f"#/components/schemas/{name.__name__}"} for name in names]
    schema = references[0] if len(references) == 1 else {"anyOf": references}
    return {200: {"description": "The answer", "content": {"application/json": {"schema": schema}}}}
