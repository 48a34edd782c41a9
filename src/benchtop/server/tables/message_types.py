"""The messages that the server sends about a table, field by field.

The string under a field describes it: the JSON Schema of `GET /api/v1/schema` and docs/protocol.md are generated from
them.
"""

from collections.abc import Iterable
from typing import Any, Literal, NotRequired, TypedDict

from benchtop.core.schema import Schema, union_schema
from benchtop.core.story import Story
from benchtop.server.tables import commands

View = dict[str, Any]


class GameEvent(TypedDict):
    """An event in the game; `GET /api/v1/games/KEY/schema` describes its other fields."""

    event: str
    """The name of the event."""
    words: str
    """The event in a sentence that calls you "you"; empty if the next event says more."""
    seat: NotRequired[int | None]
    """The seat it is about."""
    __extra_items__: NotRequired[Any]


class You(TypedDict):
    """Who you are at this table."""

    seat: int | None
    """The seat whose view you see; null for a spectator."""
    seats: list[int]
    """The seats you hold."""
    host: bool
    """Whether you opened the table."""
    curtain: NotRequired[int]
    """The seat of yours behind a curtain: send `look` when its player is at the screen."""


class SeatInfo(TypedDict):
    """A seat of a table."""

    seat: int
    """Its number, from 0."""
    kind: Literal["open", "person", "bot"]
    """Who sits there."""
    name: str
    """The name that everybody sees."""
    level: str | None
    """The bot's level; null if it is not a bot."""
    people: int
    """Number of guests who hold it; several share it."""
    away: bool
    """Whether its player has left, so that a bot plays for them."""
    resigned: bool
    """Whether its player has resigned, so that the easy bot plays."""


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    """Points by seat."""
    winners: list[int]
    """The seats that won; resigned seats cannot win."""
    resigned: list[int]
    """The seats that resigned."""
    reason: Literal["rules", "resignation", "closed"]
    """Whether the rules ended it, nobody was left to play against, or the host closed the table."""


class TakeBackAsked(TypedDict):
    """A take-back that is waiting for consent."""

    by: int
    """The seat that asks."""
    ply: int
    """Number of moves that would be left."""
    waiting: list[int]
    """The seats that have not answered."""


class PlayedOn(TypedDict):
    """A position of another table."""

    code: str
    """The table."""
    ply: int
    """Number of moves played there."""


class TableInfo(TypedDict):
    """Public information about a table."""

    code: str
    """Its six letters."""
    game: str
    """The game's key."""
    rules_version: int
    """The version of the game's rules."""
    options: dict[str, Any]
    """The game's options, by key."""
    created: str
    """When it was opened."""
    listed: bool
    """Whether the lobby shows it."""
    chat: Literal["presets", "free", "off"]
    """What players may say in the chat."""
    undo: bool
    """Whether undo is allowed."""
    takeback: bool
    """Whether players may ask for a take-back."""
    curtain: bool
    """Whether a hand on a shared screen stays hidden until its player confirms."""
    clock: int | None
    """Seconds per turn; null for no limit."""
    pace: Literal["unhurried", "normal", "quick"]
    """How fast bots move."""
    seeded: bool
    """Whether its seed was chosen, so that someone may know the deal."""
    seats: list[SeatInfo]
    """Its seats in order."""
    started: bool
    """Whether every seat is taken."""
    over: bool
    """Whether play has ended."""
    closed: bool
    """Whether the host has closed it, so that nobody can move or sit down."""
    sealed: bool
    """Whether its deal is still secret after the end, because another table with the same deal is still playing."""
    result: Result | None
    """How it ended; null if it is not over."""
    takeback_asked: TakeBackAsked | None
    """The take-back that is waiting for consent, if any."""
    rematch: str | None
    """The code of the rematch, if there is one."""
    continues: PlayedOn | None
    """The position of another table that this one continues from, if any."""


class LegalMove(TypedDict):
    """A move that you may play now."""

    move: str
    """Its notation, which you send to play it."""
    key: str
    """The kind of move, for programs; a game's book lists its kinds."""
    params: dict[str, Any]
    """Distinguishes moves of the same kind: {"amino": "K"}."""
    words: str
    """What it does, in words."""
    touches: list[str]
    """Ids of what it is about on the table."""
    group: str
    """The verb of its notation; moves of a group are listed together."""
    reveals: bool
    """Whether it reveals dice or hidden cards, as far as you can foresee; such a move cannot be undone without
    consent.
    """
    ends_turn: bool
    """Whether another player decides next, as far as you can foresee."""


class TextBlock(TypedDict):
    """A titled part of the table in words, as a terminal shows it."""

    title: str
    """Its title."""
    lines: list[str]
    """Its lines of text, if any."""
    head: list[str]
    """The headings of the columns of `rows`; may be empty."""
    rows: list[list[str]]
    """The rows of a table, if there is one, as texts."""
    own: bool
    """Whether it shows your own hand."""


class TableEvent(TypedDict):
    """An event at the table rather than in the game."""

    event: str
    """The name of the event."""
    words: str
    """The event in a sentence that calls you "you", or the text of a chat message."""
    seat: NotRequired[int | None]
    """The seat it is about."""
    name: NotRequired[str]
    """The player it is about; for a freed seat, its last player."""
    before: NotRequired[str]
    """The former name of a renamed player."""
    level: NotRequired[str]
    """The level of the bot that sat down."""
    ply: NotRequired[int]
    """The ply that a take-back returns to, or at which the game begins or continues."""
    code: NotRequired[str]
    """The code of the rematch."""
    n: NotRequired[int]
    """The entry of a chat message."""
    at: NotRequired[str]
    """The time of a chat message."""
    phrase: NotRequired[str]
    """The key of a preset phrase."""
    scores: NotRequired[list[int]]
    """As in the result."""
    winners: NotRequired[list[int]]
    """As in the result."""
    resigned: NotRequired[list[int]]
    """As in the result."""
    reason: NotRequired[Literal["rules", "resignation", "closed"]]
    """As in the result."""


class LogLine(TypedDict):
    """A move as you may read it."""

    ply: int
    """Number of moves played before it."""
    n: int
    """The number of its entry; 1 for moves copied from another table."""
    at: str
    """When it was stored."""
    seat: int
    """The seat that played it."""
    move: str
    """Its notation; hides what only its player may know."""
    happened: list[GameEvent]
    """The game events that you may see, with `words`; `GET /api/v1/games/KEY/schema` describes their fields."""


class LogChange(TypedDict):
    """The new end of the log, which replaces your log from that ply on."""

    from_: int
    """The first ply to replace."""
    lines: list[LogLine]
    """The new lines; empty if moves were taken back."""


class ChatLine(TypedDict):
    """A chat message."""

    n: int
    """The number of its entry."""
    at: str
    """When it was sent."""
    seat: int | None
    """The sender's seat."""
    name: str
    """The sender's name."""
    words: str
    """The text of the message."""
    phrase: NotRequired[str]
    """The key of a preset phrase, for clients in other languages."""


class Crowd(TypedDict):
    """Number of connected guests."""

    seats: list[int]
    """Number of connected guests of each seat."""
    watching: int
    """Number of connected guests without a seat."""


class Standing(TypedDict):
    """Whose turn it is."""

    ply: int
    """Number of moves played; you send it with a move."""
    to_move: int | None
    """The seat that decides; null before and after the game."""
    thinking: int | None
    """The same seat, if a bot decides."""
    turn_since: str
    """When this decision began."""
    due: str | None
    """When the clock reminds that seat or, after the reminder, plays for it; null without a clock and for bots."""
    points: list[int]
    """Everyone's public progress: points, coins, or whatever the game counts."""


class Possible(TypedDict):
    """Whether you may do something now."""

    ok: bool
    """Whether you may."""
    reason: str | None
    """Why not, in a sentence; null if you may."""


class Full(Standing):
    """The complete state. Sent first, after `resync`, after a gap that the server noticed, and when a hot seat
    changes.
    """

    type: Literal["full"]
    """The message type."""
    protocol: int
    """The version of the protocol."""
    n: int
    """Number of the newest entry."""
    you: You
    """Who you are here."""
    presence: Crowd
    """Who is connected now."""
    table: TableInfo
    """The table and its seats."""
    view: View
    """What your seat may know; `GET /api/v1/games/KEY/schema` describes it."""
    text: NotRequired[list[TextBlock]]
    """The view in words, from the shared middle to your own pieces, if you asked with `?text=1`."""
    legal: list[LegalMove]
    """The moves you may play; empty unless it is your turn."""
    undo: Possible
    """Whether you may undo your last move without consent."""
    takeback: Possible
    """Whether you may ask to go back to before your last move."""
    open: NotRequired[list[View]]
    """After the end, what each seat saw in addition to the public view; merge it into `view` to get that seat's view.
    Missing while the table is `sealed`.
    """
    log: list[LogLine]
    """The last 50 of `ply` moves; `GET /api/v1/tables/CODE/log` returns the others."""
    chat: list[ChatLine]
    """The last lines of the chat."""


class Resumed(TypedDict):
    """Sent first instead of `full` if you passed `since` and the server can send what you missed as `update`s.

    Only the last of these, entry `n`, includes the current standing (`table`, `view`, `legal` and so on).
    """

    type: Literal["resumed"]
    """The message type."""
    protocol: int
    """The version of the protocol."""
    since: int
    """The entry that you named."""
    n: int
    """Number of the newest entry; equal to `since` if you missed nothing."""
    you: You
    """Who you are here."""
    presence: Crowd
    """Who is connected now."""


class Update(TypedDict):
    """The changes made by an entry. Missing fields have not changed."""

    type: Literal["update"]
    """The message type."""
    n: int
    """Number of the entry. If it is not one more than the last, you have missed something: send `resync`."""
    kind: str
    """The kind of entry."""
    seat: int | None
    """The seat it is about."""
    at: str
    """When it was stored."""
    happened: list[TableEvent | GameEvent]
    """The events that you may see, at the table and in the game."""
    ply: NotRequired[int]
    """As in `full`."""
    to_move: NotRequired[int | None]
    """As in `full`."""
    thinking: NotRequired[int | None]
    """As in `full`."""
    turn_since: NotRequired[str]
    """As in `full`."""
    due: NotRequired[str | None]
    """As in `full`."""
    points: NotRequired[list[int]]
    """As in `full`."""
    table: NotRequired[TableInfo]
    """The table and its seats; missing for chat and for moves other than the last."""
    view: NotRequired[View]
    """As in `full`."""
    text: NotRequired[list[TextBlock]]
    """As in `full`, whenever there is a `view`."""
    legal: NotRequired[list[LegalMove]]
    """As in `full`."""
    undo: NotRequired[Possible]
    """As in `full`."""
    takeback: NotRequired[Possible]
    """As in `full`."""
    open: NotRequired[list[View]]
    """As in `full`."""
    log: NotRequired[LogChange]
    """The end of the log, after a move, an undo or a take-back."""


class Presence(Crowd):
    """Who is connected, whenever that changes. Not an entry: unnumbered and never stored."""

    type: Literal["presence"]
    """The message type."""


class Ok(TypedDict):
    """Your command was executed and stored."""

    type: Literal["ok"]
    """The message type."""
    key: str | None
    """The key of your command."""
    n: int
    """Number of its entry."""


class Refused(TypedDict):
    """Your command was refused, or your socket, which is then closed with 4000 + status."""

    type: Literal["refused"]
    """The message type."""
    key: NotRequired[str | None]
    """The key of your command, if it had a readable one."""
    status: int
    """The HTTP status for the same problem."""
    code: str
    """Machine-readable reason; never changes."""
    detail: str
    """The reason in words."""
    params: dict[str, Any]
    """The facts named in `detail`; if a code has several sentences, `variant` says which."""
    ply: NotRequired[int]
    """With `stale`: number of moves played."""
    now: NotRequired[dict[str, Any]]
    """With `stale`: the current state, as in an `update`."""
    refusal: NotRequired[dict[str, Any]]
    """With an illegal move: its `code`, `rule`, `text`, `biology`, `remedy`, `params` and `moves` (legal ones that the
    remedy suggests).
    """
    ratelimit: NotRequired[dict[str, Any]]
    """With `too_fast`: the `key` of the limit and the `seconds` to wait."""


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    """The message type."""
    n: int
    """Number of the newest entry."""


class MyTable(TypedDict):
    """The standing of one of your tables: a line of `GET /api/v1/me/stream`."""

    type: Literal["table"]
    """The message type."""
    code: str
    """Its six letters."""
    url: str
    """Its address."""
    game: str
    """The game's key."""
    standing: Literal["waiting", "your_turn", "their_turn", "over", "gone"]
    """Whether it is waiting for players, for you, for others, or is over; `gone` if you no longer sit there."""
    seats: list[int]
    """The seats you hold."""
    n: int
    """Number of its newest entry."""
    ply: int
    """Number of moves played."""
    result: Result | None
    """How it ended; null if it is not over."""


class TableStory(Story):
    """How a game went: the answer of `GET /api/v1/tables/CODE/story`."""

    code: str
    """The table's six letters."""
    game: str
    """The game's key."""
    reason: Literal["rules", "resignation", "closed"]
    """As in the result of the table."""
    whole: bool
    """Whether the story is complete. If not, another table plays the same deal: curve, turning points and worth are
    empty, and so are the breakdowns unless the rules ended the game.
    """


MESSAGES = (Full, Resumed, Update, Presence, Ok, Refused, Pong, MyTable)


def message_schema() -> Schema:
    """Return the JSON Schema of all messages that the server sends; its definitions include the story."""
    schema = union_schema(__name__, [message.__name__ for message in MESSAGES], "Messages from a Benchtop server")
    parts = schema["$defs"]
    parts.update(union_schema(__name__, [TableStory.__name__], "")["$defs"])
    _name(parts["Update"]["properties"]["kind"], commands.REGISTRY.bodies)
    events = {event for body in commands.REGISTRY.bodies.values() for event in body.events}
    _name(parts["TableEvent"]["properties"]["event"], {*events, "Started"})
    return schema


def _name(field: Schema, names: Iterable[str]) -> None:
    """Restrict a field to these names."""
    del field["type"]
    field["enum"] = sorted(names)
