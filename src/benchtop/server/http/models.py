"""The bodies of HTTP requests and answers. Strict: unknown fields and wrong types are refused."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema, model_validator

from benchtop.server.journal import KEY
from benchtop.server.printable import WORDS, with_control
from benchtop.server.problems import MEDIA_TYPE
from benchtop.server.tables.commands.arrange import CLOCK
from benchtop.server.tables.commands.give import LEVEL_KEYS
from benchtop.server.tables.table_settings import Chatting, Pacing


def one_of(values: list[str]) -> tuple[AfterValidator, WithJsonSchema]:
    """Return annotations that restrict a text to these values."""

    def known(text: str) -> str:
        if text not in values:
            raise ValueError(f"choose from {', '.join(values)}")
        return text

    return AfterValidator(known), WithJsonSchema({"type": "string", "enum": values})


Level = Annotated[str, *one_of(LEVEL_KEYS)]


class Strict(BaseModel):
    """Base of all bodies."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    cleaned: ClassVar[frozenset[str]] = frozenset()
    """Fields from which control characters are removed; in all others they are refused."""

    @model_validator(mode="before")
    @classmethod
    def _printable(cls, given: Any) -> Any:
        fields = given.items() if isinstance(given, dict) else ()
        if wrong := with_control((name, value) for name, value in fields if name not in cls.cleaned):
            raise ValueError(f"{wrong[0]}: {WORDS}")
        return given


Name = Annotated[str, Field(max_length=60, description="The name the others see; generated if empty.")]
Key = Annotated[str, Field(pattern=KEY, description="Your idempotency key: a command sent twice is executed once.")]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="Needed only if you hold several seats at the table.")]


class OpenSeat(Strict):
    """A seat that anyone may take."""

    kind: Literal["open"]


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


class MySeat(Strict):
    """A seat for yourself; several of them share a screen and take turns."""

    kind: Literal["me"]
    name: Name = ""


AnySeat = Annotated[OpenSeat | BotSeat | MySeat, Field(discriminator="kind")]


class PlayOn(Strict):
    """A position of another table to continue from."""

    code: Annotated[str, Field(max_length=12)]
    ply: Annotated[int, Field(ge=0, le=1_000_000, description="Number of moves to keep.")]


class NewTable(Strict):
    """A table to open."""

    game: Annotated[str, Field(max_length=40, description="The game's key; optional with `from`.")] = ""
    from_: Annotated[
        PlayOn | None,
        Field(alias="from", description="Continue from there, with the game, options and deal of that table."),
    ] = None
    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, bool | int | str], Field(max_length=40)] = {}
    listed: bool = False
    chat: Chatting = "presets"
    undo: bool = True
    takeback: bool = True
    curtain: Annotated[
        bool,
        Field(description="With several seats on one screen, a hand is shown only after its player confirms."),
    ] = True
    clock: Annotated[int | None, Field(ge=1, le=CLOCK, description="Seconds per turn; null for no limit.")] = None
    pace: Annotated[Pacing, Field(description="How fast bots move.")] = "normal"
    stand_in: Annotated[Level, Field(description="The bot that plays for absent or late players.")] = "medium"
    seed: Annotated[
        str | None, Field(max_length=60, description="The same seed deals the same game; the table shows it has one.")
    ] = None


class Join(Strict):
    """A seat to take."""

    name: Name = ""
    seat: Annotated[int | None, Field(ge=0, le=15)] = None
    invitation: Annotated[str | None, Field(max_length=200, description="To share a seat that is taken.")] = None
    another: Annotated[bool, Field(description="A further seat for someone at your screen; needs a guest token.")] = (
        False
    )
    key: Annotated[
        Key | None,
        Field(description="Sent again, it returns the same seat. Without a token: a secret of 16 letters or more."),
    ] = None


class Fill(Strict):
    """Open seats to give to bots."""

    level: Level
    seat: Annotated[int | None, Field(ge=0, le=15, description="Only this seat; null for all.")] = None


class PreviewBody(Strict):
    """A move to preview."""

    move: Annotated[str, Field(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class NewGuest(Strict):
    """A guest without a seat yet."""

    name: Name = ""


class MyName(Strict):
    """Your name for seats you take from now on."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class SignOut(Strict):
    """Which of your devices to sign out."""

    devices: Literal["this", "others", "all"] = "this"


class Exchange(Strict):
    """The handover token from the other device."""

    token: Annotated[str, Field(max_length=200)]


# -- answers ----------------------------------------------------------------------------------------------------------


class SeatToken(Strict):
    """A seat of yours, and the token that proves it."""

    seat: int
    token: str


class Seated(Strict):
    """Your seats at a table."""

    code: str
    url: str
    guest: str | None
    """Your guest token, for all your seats everywhere. Null if you used a seat token."""
    seats: list[SeatToken]


class Me(Strict):
    """Who you are."""

    name: str
    """Your name for seats you take from now on; empty if you have not chosen one."""
    guest: str | None
    """Your guest token, if it is new to you."""
    known: bool
    """Whether you are a known guest: false without a token."""


class Reach(Strict):
    """Where other devices reach this server."""

    addresses: list[str]
    """Addresses that other devices can open, the best first; none if only the server's own machine can."""


class Handover(Strict):
    """Lets you continue on another device, once."""

    token: str
    url: str
    qr: str
    """The address as a QR code, in SVG."""
    until: str


class Done(Strict):
    """Success: entry n of the table's log."""

    n: int


class Invitation(Strict):
    """Lets another guest share your seat."""

    seat: int
    invitation: str
    url: str


class ArchivedSeatLine(Strict):
    """A seat of an archived table."""

    kind: Literal["open", "person", "bot"]
    name: str


class ArchivedMoveLine(Strict):
    """A move at an archived table."""

    seat: int
    move: str | None
    """The move in the notation of its time; null if you may not know it."""
    at: str


class ArchivedTable(Strict):
    """A table whose rules this program no longer has."""

    code: str
    game: str
    title: str
    rules_version: int
    why: str
    """Why it cannot be played or replayed here, in words."""
    created: str
    seats: list[ArchivedSeatLine]
    result: dict[str, Any] | None
    """How it ended (`Result` of the messages); null if it was still running."""
    redacted: bool
    """Whether other players' moves are hidden because they may still be secret."""
    moves: list[ArchivedMoveLine]


class ListedSeat(Strict):
    """A seat of a table in a list."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    away: bool
    resigned: bool
    you: bool
    """Whether it is yours; always false in the lobby."""


class TableListing(Strict):
    """A table in a list."""

    code: str
    game: str
    title: str
    """The name of the game."""
    url: str
    created: str
    updated: str
    """Time of the last entry."""
    seats: list[ListedSeat]
    open_seats: int
    started: bool
    ply: int
    over: bool
    result: dict[str, Any] | None
    """How it ended; null if it is not over."""


class MyTableListing(TableListing):
    """A table of yours in a list."""

    standing: Literal["waiting", "your_turn", "their_turn", "over"]
    """Whether it is waiting for players, for you, for others, or is over."""


class TableList(Strict):
    """Tables, newest first."""

    tables: list[TableListing]
    next: str | None
    """Pass it as `before` to get the next page; null on the last page."""


class MyTableList(Strict):
    """Your tables, newest first."""

    tables: list[MyTableListing]
    next: str | None
    """Pass it as `before` to get the next page; null on the last page."""


class WrongField(Strict):
    """A field that is wrong in a request."""

    where: list[str]
    why: str


class ProblemBody(BaseModel):
    """Why a request was refused (application/problem+json)."""

    type: str
    status: int
    code: str
    detail: str
    params: dict[str, Any]
    key: str | None = None
    refusal: dict[str, Any] | None = None
    errors: list[WrongField] | None = None
    ratelimit: dict[str, Any] | None = None
    now: dict[str, Any] | None = None


PROBLEM: dict[str, Any] = {"model": ProblemBody, "description": "Refused", "content": {MEDIA_TYPE: {}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {"4XX": PROBLEM, "503": PROBLEM}
