"""The HTTP routes that play: every command that a socket takes, as a POST."""

from typing import Any

from fastapi import APIRouter

from benchtop.server.http.access import WRITES, AnIdentity, ATable, TheServices
from benchtop.server.http.models import AnswerBody, ChatBody, CommandBody, Done, PlayBody, TakeBackBody
from benchtop.server.http.tables import PROBLEMS
from benchtop.server.services import Services
from benchtop.server.tables.commands import (
    AnswerTakeBack,
    AnyCommand,
    AskTakeBack,
    Chat,
    Leave,
    Play,
    Resign,
    Return,
    Undo,
)
from benchtop.server.tables.handle import grant
from benchtop.server.tables.tables import Table

router = APIRouter(prefix="/api/v1/tables/{code}", responses=PROBLEMS, dependencies=WRITES, tags=["play"])


async def _do(services: Services, table: Table, identity: Any, command: AnyCommand) -> Done:
    return Done(n=await grant(services, table, table.actor(identity), command))


@router.post("/move")
async def move(services: TheServices, table: ATable, identity: AnIdentity, asked: PlayBody) -> Done:
    """Play a move. 409 with the current view if the ply is stale; 422 with the refusal if the move is illegal."""
    return await _do(services, table, identity, Play(move=asked.move, ply=asked.ply, key=asked.key, seat=asked.seat))


@router.post("/undo")
async def undo(services: TheServices, table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Take back your own last move, if it showed nothing and nobody has moved since."""
    return await _do(services, table, identity, Undo(key=asked.key, seat=asked.seat))


@router.post("/takeback")
async def ask_take_back(services: TheServices, table: ATable, identity: AnIdentity, asked: TakeBackBody) -> Done:
    """Ask the others to go back; bots always agree."""
    return await _do(services, table, identity, AskTakeBack(ply=asked.ply, key=asked.key, seat=asked.seat))


@router.post("/takeback/answer")
async def answer_take_back(services: TheServices, table: ATable, identity: AnIdentity, asked: AnswerBody) -> Done:
    """Agree to a take-back, or decline it."""
    return await _do(services, table, identity, AnswerTakeBack(agree=asked.agree, key=asked.key, seat=asked.seat))


@router.post("/resign")
async def resign(services: TheServices, table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Give up: the easy bot plays your seat to the end, and it does not count among the winners."""
    return await _do(services, table, identity, Resign(key=asked.key, seat=asked.seat))


@router.post("/leave")
async def leave(services: TheServices, table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Leave; a bot plays for you until you return."""
    return await _do(services, table, identity, Leave(key=asked.key, seat=asked.seat))


@router.post("/return")
async def come_back(services: TheServices, table: ATable, identity: AnIdentity, asked: CommandBody) -> Done:
    """Take your seat back from the bot."""
    return await _do(services, table, identity, Return(key=asked.key, seat=asked.seat))


@router.post("/chat")
async def chat(services: TheServices, table: ATable, identity: AnIdentity, asked: ChatBody) -> Done:
    """Say a preset phrase, or a free text where the table allows it."""
    return await _do(
        services, table, identity, Chat(phrase=asked.phrase, text=asked.text, key=asked.key, seat=asked.seat)
    )
