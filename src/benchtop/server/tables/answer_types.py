"""What the server answers over HTTP where it puts the JSON together itself; other answers are in http/models.py.

The JSON Schema in the OpenAPI document and the client's types are made from these.
"""

from typing import Any, Literal, NotRequired, TypedDict

from benchtop.core.schema import Schema, union_schema
from benchtop.server.tables.message_types import GameEvent, LogLine, TableStory, TextBlock

View = dict[str, Any]
JsonObject = dict[str, Any]


class Refusal(TypedDict):
    """Why a move may not be played."""

    code: str
    """What is wrong, for programs."""
    rule: str
    """The § of the rules."""
    text: str
    """What is wrong, in a sentence."""
    biology: str | None
    """The biology of it, where there is some."""
    remedy: str | None
    """What to do instead, where that is known."""
    params: JsonObject
    """The facts that the sentences name."""
    moves: list[str]
    """The legal moves that the remedy names, in notation."""


class ShownMove(TypedDict):
    """A move as screens show it."""

    move: str
    """Its notation: what you send."""
    key: str
    """What kind of move it is."""
    params: JsonObject
    """What tells it from the others of its kind."""
    words: str
    """What it does, in words."""
    touches: list[str]
    """The things on the table that it is about."""
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
    """Something agreed before play."""

    key: str
    title: str
    default: bool | int | str
    allowed: list[bool | int | str]
    help: str
    """A sentence that explains it."""


class Credit(TypedDict):
    """Whose game it is."""

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
    """The numbers of players that it is for."""
    minutes: int
    """About how long a game takes."""
    options: list[Option]
    credit: Credit
    moves: int
    """How many moves its book has."""


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
    """One game with what else there is about it."""

    max_moves: int
    """No game is longer."""
    pages: list[str]
    """Which pages there are about it."""
    zones: dict[str, str]
    """Where pieces lie, with what that is; a name in capitals stands for many."""


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
    """How many of it there are."""
    text: str
    """What it does."""
    short: str
    """The same in a few words, for a small card; empty if there is no shorter form."""
    requirement: str | None
    """What it needs, where it needs something."""
    fact: str | None
    """Something true about its biology."""
    source: str
    """Where this comes from."""
    reconstructed: bool
    """Whether it is our reconstruction."""
    values: JsonObject
    """Its numbers and other data."""


class Thing(TypedDict):
    """Something on the table that moves touch."""

    name: str
    about: str
    """What it is for, in a sentence; may be empty."""


class Catalogue(TypedDict):
    """What is printed on every card and piece of a game, what its things are called, and the numbers of its rules."""

    game: str
    rules_version: int
    cards: list[Card]
    things: dict[str, Thing]
    """By what moves touch: "base:3"."""
    numbers: JsonObject
    """The numbers that its rules name, by what they count; those of cards are among the cards' values."""


class GlossaryWord(TypedDict):
    """A word and its meaning."""

    word: str
    meaning: str


class GlossarySection(TypedDict):
    """Words that belong together."""

    title: str
    words: list[GlossaryWord]


class Glossary(TypedDict):
    """The words of biology and of the table."""

    sections: list[GlossarySection]


class AskedMove(ShownMove):
    """A move about which somebody asked."""

    refusal: Refusal | None
    """Why it may not be played now; null if it may."""
    note: NotRequired[str | None]
    """Why you cannot decide anything now, if you cannot."""
    note_params: NotRequired[JsonObject | None]
    """The facts of the note."""


class AskedTouch(TypedDict):
    """A thing on the table, and the moves about it."""

    touch: str
    name: str
    """What it is called; empty if no move touches it."""
    about: str
    """What it is for, in a sentence."""
    reasons: list[Refusal]
    """What stands in the way of the moves that may not be played: a few reasons, each for all moves that it holds
    for, those first that can be remedied at once."""
    note: str | None
    """Why you cannot decide anything now, if you cannot."""
    note_params: JsonObject | None
    moves: list[AskedMove]
    """The most useful first."""
    more: int
    """How many further moves there are."""


class RatedMove(ShownMove):
    """A move with what a bot thinks of it."""

    rank: int
    """1 is the best."""
    of: NotRequired[int]
    """How many moves were ranked."""
    value: float
    """How much the bot likes it."""
    score: float | None
    """What it expects in the end, in the game's own points."""
    visits: int
    """How often the search tried it."""
    why: str
    """The reason, in words."""
    behind: NotRequired[float | None]
    """How far it is behind the best, in points."""


class Hints(TypedDict):
    """What a bot would play, best first."""

    ply: int
    hints: list[RatedMove]
    compared: RatedMove | None
    """The move that you asked to compare."""


class Preview(TypedDict):
    """What your view would be after a move."""

    ply: int
    move: str
    to_move: int | None
    """Who would decide next; null if the game would be over."""
    ends_turn: bool
    view: View
    text: NotRequired[list[TextBlock]]
    happened: list[GameEvent]


class LogPage(TypedDict):
    """A page of the log."""

    of: int
    """How many moves have been played."""
    from_: int
    """The ply of the first line: the `before` of the next page."""
    lines: list[LogLine]


class PlayedMove(TypedDict):
    """A move that was played."""

    seat: int
    move: str
    """Its notation; without what only its player may know, if that is not you."""
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
    """Points by seat, where they mean something before the end."""


class ReplayPage(TypedDict):
    """Some plies of a game."""

    code: str
    game: str
    seat: int | None
    """The seat from which you look."""
    over: bool
    of: int
    """How many moves have been played."""
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
    """Return what a route says of its answer in the OpenAPI document: one of these types."""
    references = [{"$ref": f"#/components/schemas/{name.__name__}"} for name in names]
    schema = references[0] if len(references) == 1 else {"anyOf": references}
    return {200: {"description": "The answer", "content": {"application/json": {"schema": schema}}}}
