"""The HTTP routes that play: every command that a socket takes, as a POST."""

from typing import Annotated

from fastapi import APIRouter, Path

from benchtop.server.http.access import WRITES, AnIdentity, ATable
from benchtop.server.http.models import (
    PROBLEMS,
    AnswerBody,
    ChatBody,
    CommandBody,
    Done,
    PlayBody,
    RenameBody,
    SitBody,
    TakeBackBody,
)
from benchtop.server.problems import Problem, with_key
from benchtop.server.tables.commands import (
    AnswerTakeBack,
    AnyCommand,
    AnySeatCommand,
    AskTakeBack,
    Chat,
    Leave,
    Play,
    Rename,
    Resign,
    Return,
    Sit,
    Stand,
    Undo,
)  # fmt: skip
from benchtop.server.tables.table import Table
from benchtop.server.tokens import Identity
from benchtop.store import Unavailable, Unstorable

router = APIRouter(prefix="/api/v1/tables/{code}", responses=PROBLEMS, dependencies=WRITES, tags=["play"])


async def _do(table: Table, identity: Identity | None, command: type[AnyCommand | Stand], asked: CommandBody) -> Done:
    """A body has the fields of its command; a refusal carries its key."""
    return await _handle(table, identity, command(**dict(asked)))


async def _handle(table: Table, identity: Identity | None, asked: AnyCommand | AnySeatCommand) -> Done:
    try:
        return Done(n=await table.handle(table.actor(identity), asked))
    except (Problem, Unavailable, Unstorable) as wrong:
        raise with_key(wrong, asked.key) from None


@router.post("/move")
async def move(table: ATable, identity: AnIdentity, asked: PlayBody) -> Done:
    """Play a move. 409 with the current view if the ply is stale; 422 with the refusal if the move is illegal."""
    return await _do(table, identity, Play, asked)


@router.post("/undo")
async def undo(table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Take back your own last move, if it showed nothing and nobody has moved since."""
    return await _do(table, identity, Undo, asked)


@router.post("/takeback")
async def ask_take_back(table: ATable, identity: AnIdentity, asked: TakeBackBody) -> Done:
    """Ask the others to go back; bots always agree."""
    return await _do(table, identity, AskTakeBack, asked)


@router.post("/takeback/answer")
async def answer_take_back(table: ATable, identity: AnIdentity, asked: AnswerBody) -> Done:
    """Agree to a take-back, or decline it."""
    return await _do(table, identity, AnswerTakeBack, asked)


@router.post("/resign")
async def resign(table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Give up: the easy bot plays your seat to the end, and it does not count among the winners."""
    return await _do(table, identity, Resign, asked)


@router.post("/leave")
async def leave(table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Leave; a bot plays for you until you return."""
    return await _do(table, identity, Leave, asked)


@router.post("/return")
async def come_back(table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Take your seat back from the bot."""
    return await _do(table, identity, Return, asked)


@router.post("/chat")
async def chat(table: ATable, identity: AnIdentity, asked: ChatBody) -> Done:
    """Say a preset phrase, or a free text where the table allows it."""
    return await _do(table, identity, Chat, asked)


@router.post("/rename")
async def rename(table: ATable, identity: AnIdentity, asked: RenameBody) -> Done:
    """Be called something else at this table from now on; everybody is told."""
    return await _do(table, identity, Rename, asked)


@router.post("/stand")
async def stand(table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Give your seat up before play begins: it is open again, and you watch."""
    return await _do(table, identity, Stand, asked)


@router.post("/seats/{seat}/sit")
async def sit_elsewhere(
    table: ATable, identity: AnIdentity, seat: Annotated[int, Path(ge=0, le=15)], asked: SitBody
) -> Done:
    """Sit in this open seat instead of yours before play begins. Needs a guest token or the cookie."""
    return await _handle(table, identity, Sit(seat=seat, leaving=asked.leaving, key=asked.key))
