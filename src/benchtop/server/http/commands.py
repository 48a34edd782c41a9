"""The HTTP routes of commands: every socket command, as a POST.

A route names its command. Its body has the fields of the command, unless the path has them. Its description is the
command's, unless one is given.
"""

from typing import Annotated

from fastapi import APIRouter, Path

from benchtop.server.http.access import WRITES, AnIdentity, ATable
from benchtop.server.http.bodies import body_of
from benchtop.server.http.models import PROBLEMS, Done, Strict
from benchtop.server.problems import Problem, with_key
from benchtop.server.tables.commands.arrange import Arrange
from benchtop.server.tables.commands.base import HostCommand, PlayerCommand, TableCommand
from benchtop.server.tables.commands.chat import Chat
from benchtop.server.tables.commands.close import Close
from benchtop.server.tables.commands.free import Free
from benchtop.server.tables.commands.give import Give
from benchtop.server.tables.commands.leave import Leave, Return
from benchtop.server.tables.commands.pace import SetPace
from benchtop.server.tables.commands.play import Play
from benchtop.server.tables.commands.remove import Remove
from benchtop.server.tables.commands.rename import Rename
from benchtop.server.tables.commands.resign import Resign
from benchtop.server.tables.commands.sit import Sit
from benchtop.server.tables.commands.stand import Stand
from benchtop.server.tables.commands.step import GoToStep
from benchtop.server.tables.commands.takeback import AnswerTakeBack, AskTakeBack
from benchtop.server.tables.commands.undo import Undo
from benchtop.server.tables.table import Table
from benchtop.server.tokens import Identity
from benchtop.store import Unavailable, Unstorable

router = APIRouter(prefix="/api/v1/tables/{code}", responses=PROBLEMS, dependencies=WRITES)

ASeat = Annotated[int, Path(ge=0, le=15)]
KEY_AND_SEAT = body_of(PlayerCommand, "CommandBody", "Fields common to all commands.")
KEY_ALONE = body_of(HostCommand, "HostBody", "Fields common to all commands of the host.")


async def _handle(table: Table, identity: Identity | None, asked: TableCommand) -> Done:
    """Execute a command; a refusal carries the command's key."""
    try:
        return Done(n=await table.handle(table.actor(identity), asked))
    except (Problem, Unavailable, Unstorable) as wrong:
        raise with_key(wrong, asked.key) from None


def route(path: str, command: type[TableCommand], name: str, body: type[Strict], words: str | None = None) -> None:
    """Add a route for a command."""

    async def do(table: ATable, identity: AnIdentity, asked: Strict) -> Done:
        return await _handle(table, identity, command(**asked.model_dump(exclude_unset=True)))

    async def do_at_seat(table: ATable, identity: AnIdentity, seat: ASeat, asked: Strict) -> Done:
        return await _handle(table, identity, command(**{"seat": seat, **asked.model_dump(exclude_unset=True)}))

    endpoint = do_at_seat if "{seat}" in path else do
    endpoint.__annotations__["asked"] = body
    tag = "host" if issubclass(command, HostCommand) else "play"
    description = words or " ".join((command.__doc__ or "").split())
    router.add_api_route(path, endpoint, methods=["POST"], name=name, description=description, tags=[tag])


def body(command: type[TableCommand], words: str, name: str | None = None, *, seat: bool = True) -> type[Strict]:
    """Return the body model of a command; `seat` says whether it includes the seat, which may be in the path
    instead.
    """
    return body_of(command, name or f"{command.__name__}Body", words, without=None if seat else "seat")


route(
    "/move",
    Play,
    "move",
    body(Play, "A move to play."),
    "Play a move. 409 with the current view if the ply is stale; 422 with the refusal if the move is illegal.",
)
route("/undo", Undo, "undo", KEY_AND_SEAT)
route(
    "/takeback",
    AskTakeBack,
    "ask_take_back",
    body(AskTakeBack, "A take-back to ask for.", "TakeBackBody"),
    "Ask the others to go back; bots always agree.",
)
route(
    "/takeback/answer",
    AnswerTakeBack,
    "answer_take_back",
    body(AnswerTakeBack, "An answer to a take-back.", "AnswerBody"),
    "Agree to a take-back, or decline it.",
)
route("/resign", Resign, "resign", KEY_AND_SEAT)
route("/leave", Leave, "leave", KEY_AND_SEAT, "Leave; a bot plays for you until you return.")
route("/return", Return, "come_back", KEY_AND_SEAT)
route("/chat", Chat, "chat", body(Chat, "Something to say: a phrase or a text."))
route("/rename", Rename, "rename", body(Rename, "Your name at the table."))
route("/step", GoToStep, "go_to_step", body(GoToStep, "A step of the lesson."))
route("/stand", Stand, "stand", KEY_AND_SEAT)
route(
    "/seats/{seat}/sit",
    Sit,
    "sit_elsewhere",
    body(Sit, "Which of your seats to give up for the other one.", seat=False),
    "Sit in this open seat instead of yours before play begins. Needs a guest token or the cookie.",
)
route("/seats/{seat}/free", Free, "free", KEY_ALONE)
route(
    "/seats/{seat}/bot",
    Give,
    "give",
    body(Give, "Which bot takes the seat.", seat=False),
    "Give a seat to a bot, even if it is taken. Only the host may.",
)
route(
    "/seats/{seat}/remove",
    Remove,
    "remove",
    body(Remove, "Which guest to remove if several share the seat; null for all.", seat=False),
    "Remove the guests in a seat: their tokens stop working here, and they may not come back. Only the host may.",
)
route(
    "/arrange",
    Arrange,
    "arrange",
    body(Arrange, "What to change; fields and options that you leave out stay as they are."),
    "Change options, seats and settings of a table before play begins. Only the host may.",
)
route("/pace", SetPace, "set_pace", body(SetPace, "How soon bots move.", "PaceBody"))
route("/close", Close, "close", KEY_ALONE)
