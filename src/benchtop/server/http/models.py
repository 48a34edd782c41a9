"""The bodies of requests and answers over HTTP. Strict: unknown fields and wrong types are refused."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema, model_validator

from benchtop.server.journal import KEY
from benchtop.server.printable import WORDS, with_control
from benchtop.server.problems import MEDIA_TYPE
from benchtop.server.tables.commands.arrange import CLOCK
from benchtop.server.tables.commands.give import LEVEL_KEYS
from benchtop.server.tables.table_settings import Chatting, Pacing


def one_of(values: list[str]) -> tuple[AfterValidator, WithJsonSchema]:
    """Return what lets a text be one of these only."""

    def known(text: str) -> str:
        if text not in values:
            raise ValueError(f"there are {', '.join(values)}")
        return text

    return AfterValidator(known), WithJsonSchema({"type": "string", "enum": values})


Level = Annotated[str, *one_of(LEVEL_KEYS)]


class Strict(BaseModel):
    """What every body has in common."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    cleaned: ClassVar[frozenset[str]] = frozenset()
    """Fields out of which control characters are taken; in all others they are refused."""

    @model_validator(mode="before")
    @classmethod
    def _printable(cls, given: Any) -> Any:
        fields = given.items() if isinstance(given, dict) else ()
        if wrong := with_control((name, value) for name, value in fields if name not in cls.cleaned):
            raise ValueError(f"{wrong[0]}: {WORDS}")
        return given


Name = Annotated[str, Field(max_length=60, description="What the others call you; made up if empty.")]
Key = Annotated[str, Field(pattern=KEY, description="Your name for this command: sent twice, it is done once.")]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="Needed only if you hold several seats at the table.")]


class OpenSeat(Strict):
    """A seat for whoever comes."""

    kind: Literal["open"]


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


class MySeat(Strict):
    """A seat for whoever asks; several of them are played in turns on one screen."""

    kind: Literal["me"]
    name: Name = ""


AnySeat = Annotated[OpenSeat | BotSeat | MySeat, Field(discriminator="kind")]


class PlayOn(Strict):
    """A turn of another table, to play on from."""

    code: Annotated[str, Field(max_length=12)]
    ply: Annotated[int, Field(ge=0, le=1_000_000, description="How many of its moves are kept.")]


class NewTable(Strict):
    """A table to open."""

    game: Annotated[str, Field(max_length=40, description="The game's key; may be left out with `from`.")] = ""
    from_: Annotated[
        PlayOn | None,
        Field(alias="from", description="Play on from there: game, options and deal are those of that table."),
    ] = None
    seats: Annotated[list[AnySeat], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, bool | int | str], Field(max_length=40)] = {}
    listed: bool = False
    chat: Chatting = "presets"
    undo: bool = True
    takeback: bool = True
    curtain: Annotated[
        bool, Field(description="Who holds several seats sees a hand only once its player says to be there.")
    ] = True
    clock: Annotated[int | None, Field(ge=1, le=CLOCK, description="Seconds a turn; null for none.")] = None
    pace: Annotated[Pacing, Field(description="How soon bots move.")] = "normal"
    stand_in: Annotated[Level, Field(description="The bot that plays for those who leave or are too late.")] = "medium"
    seed: Annotated[
        str | None, Field(max_length=60, description="The same seed deals the same game; the table says it has one.")
    ] = None


class Join(Strict):
    """A seat to take."""

    name: Name = ""
    seat: Annotated[int | None, Field(ge=0, le=15)] = None
    invitation: Annotated[str | None, Field(max_length=200, description="Shares a seat that is taken.")] = None
    another: Annotated[bool, Field(description="One more seat, for somebody at your screen; needs a guest token.")] = (
        False
    )
    key: Annotated[
        Key | None,
        Field(description="Sent again, it gets the same seat again; without a token, a secret of 16 letters or more."),
    ] = None


class Fill(Strict):
    """Open seats to give to bots."""

    level: Level
    seat: Annotated[int | None, Field(ge=0, le=15, description="Only this one; null for all.")] = None


class PreviewBody(Strict):
    """A move to see the outcome of."""

    move: Annotated[str, Field(min_length=1, max_length=200)]
    seat: SeatNumber | None = None


class NewGuest(Strict):
    """Somebody who has no seat yet."""

    name: Name = ""


class MyName(Strict):
    """What you want to be called where you sit down from now on."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class SignOut(Strict):
    """Which of your devices to sign out."""

    devices: Literal["this", "others", "all"] = "this"


class Exchange(Strict):
    """What the other device gave you."""

    token: Annotated[str, Field(max_length=200)]


# -- answers ----------------------------------------------------------------------------------------------------------


class SeatToken(Strict):
    """A seat that is yours, and the token that proves it."""

    seat: int
    token: str


class Seated(Strict):
    """You have a place at a table."""

    code: str
    url: str
    guest: str | None
    """The token of you as a guest: all your seats, everywhere. Null for whoever asked with a seat token."""
    seats: list[SeatToken]


class Me(Strict):
    """Who you are."""

    name: str
    """What you are called where you sit down from now on; empty if you have not said."""
    guest: str | None
    """Your guest token, where it is new to you."""
    known: bool
    """Whether you are somebody: false for who came without a token."""


class Reach(Strict):
    """Where other devices reach this server."""

    addresses: list[str]
    """Addresses that other devices can open, the best first; none if only the server's own machine can."""


class Handover(Strict):
    """Lets you carry on on another device, once."""

    token: str
    url: str
    qr: str
    """The address as a QR code: an SVG picture."""
    until: str


class Done(Strict):
    """It is done: entry n of the table's list."""

    n: int


class Invitation(Strict):
    """Lets somebody share your seat."""

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
    """Whether the moves of others are left out: they may still be a secret."""
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
    """Whether it is yours; false for all in the lobby."""


class TableListing(Strict):
    """A table in a list."""

    code: str
    game: str
    title: str
    """What the game is called."""
    url: str
    created: str
    updated: str
    """When something last happened there."""
    seats: list[ListedSeat]
    open_seats: int
    started: bool
    ply: int
    over: bool
    result: dict[str, Any] | None
    """How it ended; null while it goes on."""


class MyTableListing(TableListing):
    """A table of yours in a list."""

    standing: Literal["waiting", "your_turn", "their_turn", "over"]
    """Whether it waits for people, for you, for others, or for nothing any more."""


class TableList(Strict):
    """Tables, newest first."""

    tables: list[TableListing]
    next: str | None
    """Pass it as `before` to go on; null at the end."""


class MyTableList(Strict):
    """Your tables, newest first."""

    tables: list[MyTableListing]
    next: str | None
    """Pass it as `before` to go on; null at the end."""


class WrongField(Strict):
    """One thing that is wrong with a request."""

    where: list[str]
    why: str


class ProblemBody(BaseModel):
    """Why something was refused (application/problem+json)."""

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
