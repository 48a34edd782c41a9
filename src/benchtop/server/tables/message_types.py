"""What the server sends about a table, message by message and field by field.

The string under a field describes it: the JSON Schema of `GET /api/v1/schema` and docs/protocol.md are made from them.
"""

from collections.abc import Iterable
from typing import Any, Literal, NotRequired, TypedDict

from benchtop.core.schema import Schema, union_schema
from benchtop.core.story import Story
from benchtop.server.tables import commands

View = dict[str, Any]


class GameEvent(TypedDict):
    """Something that happened in the game; `GET /api/v1/games/KEY/schema` describes its other fields."""

    event: str
    """Which event of the game."""
    words: str
    """The same in a sentence, in which you are "you"; empty where the next event tells you more of it."""
    seat: NotRequired[int | None]
    """The seat it is about."""
    __extra_items__: NotRequired[Any]


class You(TypedDict):
    """Who the server thinks you are."""

    seat: int | None
    """The seat you look from; null for a spectator."""
    seats: list[int]
    """The seats you hold."""
    host: bool
    """Whether you opened the table."""
    curtain: NotRequired[int]
    """The seat of yours for whose player a curtain waits: send `look` when they are there."""


class SeatInfo(TypedDict):
    """One seat of a table."""

    seat: int
    """Its number, from 0."""
    kind: Literal["open", "person", "bot"]
    """Who sits there."""
    name: str
    """What everybody calls it."""
    level: str | None
    """How well its bot plays; null if none does."""
    people: int
    """How many people hold it; more than one share it."""
    away: bool
    """Whether its people have left, so that a bot plays on for them."""
    resigned: bool
    """Whether it has given up, so that the easy bot plays on."""


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    """Points by seat."""
    winners: list[int]
    """The seats that won; none of them has resigned."""
    resigned: list[int]
    """The seats that gave up."""
    reason: Literal["rules", "resignation", "closed"]
    """Whether the rules ended it, nobody was left to play against, or the host closed the table."""


class TakeBackAsked(TypedDict):
    """A take-back that waits for consent."""

    by: int
    """The seat that asks."""
    ply: int
    """How many moves would be left."""
    waiting: list[int]
    """The seats that have not answered."""


class PlayedOn(TypedDict):
    """A turn of another table."""

    code: str
    """The table."""
    ply: int
    """How many moves had been played there."""


class TableInfo(TypedDict):
    """What everybody may know about a table."""

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
    """What may be said."""
    undo: bool
    """Whether a fair undo is allowed."""
    takeback: bool
    """Whether a take-back may be asked for."""
    curtain: bool
    """Whether a hand is kept back on a screen that several share until its player has said to be there."""
    clock: int | None
    """Seconds a turn; null for none."""
    seeded: bool
    """Whether its seed was chosen, so that somebody may know the deal."""
    seats: list[SeatInfo]
    """Its seats in order."""
    started: bool
    """Whether every seat is taken."""
    over: bool
    """Whether play has ended."""
    closed: bool
    """Whether the host has closed it, so that nobody can move or sit down any more."""
    sealed: bool
    """Whether its deal stays a secret though it is over, because another table that was dealt alike still plays."""
    result: Result | None
    """How it ended; null while it goes on."""
    takeback_asked: TakeBackAsked | None
    """The take-back that waits for consent, if any."""
    rematch: str | None
    """The code of the next table of the same people, if there is one."""
    continues: PlayedOn | None
    """The turn of another table from which this one plays on, if it does."""


class LegalMove(TypedDict):
    """A move that you may play now."""

    move: str
    """Its notation: what you send."""
    key: str
    """What kind of move it is, for programs; the kinds of a game are in its book."""
    params: dict[str, Any]
    """What tells it from the others of its kind: {"amino": "K"}."""
    words: str
    """What it does, in words."""
    touches: list[str]
    """The things on the table that it is about."""
    group: str
    """The verb of its notation: moves of one group are listed together."""
    reveals: bool
    """Whether dice or hidden cards come into it, as far as you can foresee: such a move cannot be undone alone."""
    ends_turn: bool
    """Whether somebody else decides after it, as far as you can foresee."""


class TextBlock(TypedDict):
    """A titled part of the table in words, as a terminal shows it."""

    title: str
    """What it is about."""
    lines: list[str]
    """Its lines of text, if any."""
    head: list[str]
    """What the columns of `rows` are called; may be empty."""
    rows: list[list[str]]
    """The rows of a table, if there is one: a text in each cell."""
    own: bool
    """Whether it shows what you hold in your hand."""


class TableEvent(TypedDict):
    """Something that happened at the table rather than in the game."""

    event: str
    """Which."""
    words: str
    """The same in a sentence, in which you are "you", or what was said."""
    seat: NotRequired[int | None]
    """The seat it is about."""
    name: NotRequired[str]
    """The person it is about; who had the seat that was freed."""
    before: NotRequired[str]
    """What the person who is renamed was called."""
    level: NotRequired[str]
    """How well the bot plays that sat down."""
    ply: NotRequired[int]
    """The ply that a take-back goes to, or at which the game begins or goes on."""
    code: NotRequired[str]
    """The table of the rematch."""
    n: NotRequired[int]
    """The entry of what was said."""
    at: NotRequired[str]
    """When it was said."""
    phrase: NotRequired[str]
    """The key of the phrase that was said."""
    scores: NotRequired[list[int]]
    """As in the result."""
    winners: NotRequired[list[int]]
    """As in the result."""
    resigned: NotRequired[list[int]]
    """As in the result."""
    reason: NotRequired[Literal["rules", "resignation", "closed"]]
    """As in the result."""


class LogLine(TypedDict):
    """One move as you may read it."""

    ply: int
    """How many moves were played before it."""
    n: int
    """Its entry; 1 for moves that were taken over from another table."""
    at: str
    """When it was stored."""
    seat: int
    """Who played it."""
    move: str
    """Its notation; without what only its player may know, if that is not you."""
    happened: list[GameEvent]
    """The game's events that you may hear, with `words`; `GET /api/v1/games/KEY/schema` describes their fields."""


class LogChange(TypedDict):
    """The end of the log, which takes the place of what you have from that ply on."""

    from_: int
    """The ply from which on the log is new."""
    lines: list[LogLine]
    """What is there now: nothing, where moves were taken back."""


class ChatLine(TypedDict):
    """Something that was said."""

    n: int
    """Its entry."""
    at: str
    """When it was said."""
    seat: int | None
    """The seat of whoever said it."""
    name: str
    """Who said it."""
    words: str
    """What was said."""
    phrase: NotRequired[str]
    """The key of the phrase, if it was a preset one: for clients that speak other languages."""


class Crowd(TypedDict):
    """Who is connected."""

    seats: list[int]
    """How many people of each seat."""
    watching: int
    """How many without a seat."""


class Standing(TypedDict):
    """Whose turn it is."""

    ply: int
    """How many moves have been played: a move that you send names it."""
    to_move: int | None
    """The seat that decides; null before the game and after it."""
    thinking: int | None
    """The same seat if a bot decides."""
    turn_since: str
    """Since when it is that seat's decision."""
    due: str | None
    """When the clock reminds that seat, or after the reminder plays for it; null without a clock and for bots."""
    points: list[int]
    """How far everybody is, as all can see it: points, coins, or what the game counts."""


class Possible(TypedDict):
    """Whether you may do something now."""

    ok: bool
    """Whether you may."""
    reason: str | None
    """Why not, in a sentence; null if you may."""


class Full(Standing):
    """Everything: it comes first, after `resync`, after a gap that the server noticed, and when a hot seat changes."""

    type: Literal["full"]
    """Which message this is."""
    protocol: int
    """The version of the protocol."""
    n: int
    """The newest entry."""
    you: You
    """Who you are here."""
    presence: Crowd
    """Who is connected now."""
    table: TableInfo
    """The table and its seats."""
    view: View
    """What your seat may know: `GET /api/v1/games/KEY/schema` describes it."""
    text: NotRequired[list[TextBlock]]
    """The same in words, from the shared middle to your own things, for those who asked with `?text=1`."""
    legal: list[LegalMove]
    """What you may play; empty unless it is your turn."""
    undo: Possible
    """Whether you may undo your last move alone."""
    takeback: Possible
    """Whether you may ask to go back to before your last move."""
    open: NotRequired[list[View]]
    """Once the game is over, for every seat: what it saw besides what all see. Laid over `view` it is that seat's.
    Not while the table is `sealed`."""
    log: list[LogLine]
    """The last 50 moves; there are `ply` of them, and `GET /api/v1/tables/CODE/log` has the others."""
    chat: list[ChatLine]
    """The last lines of the chat."""


class Resumed(TypedDict):
    """Comes first, instead of `full`, where `since` was given and what was missed can be told: `update`s follow.

    How things stand (`table`, `view`, `legal` and the like) comes with the last of them, entry `n`.
    """

    type: Literal["resumed"]
    """Which message this is."""
    protocol: int
    """The version of the protocol."""
    since: int
    """The entry that you named."""
    n: int
    """The newest entry: the same if you have missed nothing."""
    you: You
    """Who you are here."""
    presence: Crowd
    """Who is connected now."""


class Update(TypedDict):
    """What one entry did. What is not there has not changed."""

    type: Literal["update"]
    """Which message this is."""
    n: int
    """The entry. If it is not one more than the last, you have missed something: send `resync`."""
    kind: str
    """What sort of entry it is."""
    seat: int | None
    """The seat it is about."""
    at: str
    """When it was stored."""
    happened: list[TableEvent | GameEvent]
    """What you may hear of it, at the table and in the game."""
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
    """The table and its seats, unless the entry is a move or a chat line; with the last move too."""
    view: NotRequired[View]
    """As in `full`."""
    text: NotRequired[list[TextBlock]]
    """As in `full`: wherever there is a `view`."""
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
    """Who is connected, when that has changed. It is no entry: it has no number and is stored nowhere."""

    type: Literal["presence"]
    """Which message this is."""


class Ok(TypedDict):
    """Your command is done and stored."""

    type: Literal["ok"]
    """Which message this is."""
    key: str | None
    """The key of your command."""
    n: int
    """Its entry."""


class Refused(TypedDict):
    """Your command was refused, or your socket: then it is closed with 4000 + status."""

    type: Literal["refused"]
    """Which message this is."""
    key: NotRequired[str | None]
    """The key of your command, if it had one that could be read."""
    status: int
    """What HTTP would answer."""
    code: str
    """Why; the same for ever."""
    detail: str
    """The same for people."""
    params: dict[str, Any]
    """The facts that `detail` names; `variant` tells the sentence where a code has several."""
    ply: NotRequired[int]
    """With `stale`: how many moves have been played."""
    now: NotRequired[dict[str, Any]]
    """With `stale`: how things stand, as an `update` would say it."""
    refusal: NotRequired[dict[str, Any]]
    """With an illegal move: its `code`, `rule`, `text`, `biology`, `remedy`, `params` and `moves` (legal ones, which
    the remedy means)."""
    ratelimit: NotRequired[dict[str, Any]]
    """With `too_fast`: the `key` of the limit and the `seconds` to wait."""


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    """Which message this is."""
    n: int
    """The newest entry."""


class MyTable(TypedDict):
    """A table of yours as it stands: the lines of `GET /api/v1/me/stream`."""

    type: Literal["table"]
    """Which message this is."""
    code: str
    """Its six letters."""
    url: str
    """Its address."""
    game: str
    """The game's key."""
    standing: Literal["waiting", "your_turn", "their_turn", "over", "gone"]
    """Waiting for people, for you, for others, or for nothing any more; `gone` if you no longer sit there."""
    seats: list[int]
    """The seats that you hold."""
    n: int
    """Its newest entry."""
    ply: int
    """How many moves have been played."""
    result: Result | None
    """How it ended; null while it goes on."""


class TableStory(Story):
    """How a game went: the answer of `GET /api/v1/tables/CODE/story`."""

    code: str
    """The table's six letters."""
    game: str
    """The game's key."""
    reason: Literal["rules", "resignation", "closed"]
    """As in the result of the table."""
    whole: bool
    """Whether this is all. If not, another table plays the same deal: curve, turning points and worth are empty, and
    the breakdowns too unless the rules have ended the game."""


MESSAGES = (Full, Resumed, Update, Presence, Ok, Refused, Pong, MyTable)


def message_schema() -> Schema:
    """The JSON Schema of these messages: whatever the server sends is one of them. Among its parts is the story."""
    schema = union_schema(__name__, [message.__name__ for message in MESSAGES], "Messages from a Benchtop server")
    parts = schema["$defs"]
    parts.update(union_schema(__name__, [TableStory.__name__], "")["$defs"])
    _name(parts["Update"]["properties"]["kind"], commands.REGISTRY.bodies)
    events = {event for body in commands.REGISTRY.bodies.values() for event in body.events}
    _name(parts["TableEvent"]["properties"]["event"], {*events, "Started"})
    return schema


def _name(field: Schema, names: Iterable[str]) -> None:
    """Let a field have these names only."""
    del field["type"]
    field["enum"] = sorted(names)
