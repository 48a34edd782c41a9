"""What somebody at a table may ask for: the messages from client to server, one class a kind.

They are read strictly, once, at the edge: unknown fields and wrong types are refused. Over HTTP the same commands come
as requests (see http/models.py).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

KEY = r"^[A-Za-z0-9_-]{1,64}$"

Key = Annotated[str, Meta(pattern=KEY, description="Chosen by the client; the same key twice is done once.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="Which of your seats, if you hold several here.")]
CLOCK = 14 * 24 * 3600
"""No turn has more seconds than these."""
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """What every command has."""

    key: Key | None = None
    seat: SeatNumber | None = None


class Play(Command, tag="move", frozen=True):
    """Play a move. `ply` is the number of moves played so far, as the client knows it."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]
    ply: Ply


class Undo(Command, tag="undo", frozen=True):
    """Take back your own last move, if it showed nothing and nobody has moved since."""


class AskTakeBack(Command, tag="takeback", frozen=True):
    """Ask the others to go back to that ply; without one, to before your last move."""

    ply: Ply | None = None


class AnswerTakeBack(Command, tag="answer", frozen=True):
    """Agree to the take-back that was asked for, or decline it."""

    agree: bool


class Resign(Command, tag="resign", frozen=True):
    """Give up: the easy bot plays your seat to the end, and it does not count among the winners."""


class Leave(Command, tag="leave", frozen=True):
    """Leave the table; a bot plays for you until you return."""


class Return(Command, tag="return", frozen=True):
    """Take your seat back from the bot."""


class Chat(Command, tag="chat", frozen=True):
    """Say a preset phrase, or a free text where the table allows it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None


class Rename(Command, tag="rename", frozen=True):
    """Be called something else at this table from now on; everybody is told."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Stand(Command, tag="stand", frozen=True):
    """Give your seat up before play begins: it is open again, and you watch."""


class Sit(msgspec.Struct, tag="sit", tag_field="type", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sit in another seat, which is open, before play begins; `leaving` is which of yours you give up for it."""

    key: Key | None = None
    seat: Annotated[int, Meta(ge=0, le=15, description="The open seat.")]
    leaving: SeatNumber | None = None


class HostCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """What only whoever opened the table may ask for."""

    key: Key | None = None


class SeatCommand(HostCommand, frozen=True):
    """What the host may do with a seat."""

    seat: Annotated[int, Meta(ge=0, le=15, description="The seat it is about.")]


class Free(SeatCommand, tag="free", frozen=True):
    """Make a seat open again; play waits until somebody takes it. Only the host may."""


class Give(SeatCommand, tag="give", frozen=True):
    """Give a seat to a bot of that level, whoever had it. Only the host may."""

    level: Annotated[str, Meta(max_length=20)]


class Remove(SeatCommand, tag="remove", frozen=True):
    """Remove those who hold a seat, or of those who share it the one of that name. Only the host may."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class Arrange(HostCommand, tag="arrange", frozen=True):
    """Change how it will be played, before play begins; what is not named stays as it is. Only the host may."""

    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    listed: bool | None = None
    chat: Literal["presets", "free", "off"] | None = None
    undo: bool | None = None
    takeback: bool | None = None
    curtain: bool | None = None
    clock: Annotated[int, Meta(ge=1, le=CLOCK)] | UnsetType | None = UNSET


class Close(HostCommand, tag="close", frozen=True):
    """Close the table: nobody can move any more, and it stays readable. Only the host may."""


class Look(msgspec.Struct, tag="look", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """The player of this seat of yours is in front of the screen: answered with the full view from there."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Ping(msgspec.Struct, tag="ping", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Are you there? Answered with pong."""


class Resync(msgspec.Struct, tag="resync", tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Something was missed: answered with the full view."""


AnyCommand = Play | Undo | AskTakeBack | AnswerTakeBack | Resign | Leave | Return | Chat | Rename
AnySeatCommand = Stand | Sit
AnyHostCommand = Arrange | Free | Give | Remove | Close
FromClient = AnyCommand | AnySeatCommand | AnyHostCommand | Look | Ping | Resync

COMMANDS: list[type[msgspec.Struct]] = [
    Play, Undo, AskTakeBack, AnswerTakeBack, Resign, Leave, Return, Chat, Rename, Stand, Sit, Arrange, Free, Give,
    Remove, Close, Look, Ping, Resync,
]  # fmt: skip

decoder = msgspec.json.Decoder(FromClient)

PHRASES = {
    "hello": "Hello!",
    "good_luck": "Good luck, have fun.",
    "nice": "Nice move!",
    "thinking": "Let me think…",
    "one_moment": "One moment, please.",
    "your_turn": "It is your turn.",
    "oops": "Oops.",
    "thanks": "Thank you!",
    "well_played": "Well played.",
    "again": "Another game?",
    "bye": "Goodbye!",
}
"""Preset phrases: their keys travel and are stored, so that a client may say them in another language."""
