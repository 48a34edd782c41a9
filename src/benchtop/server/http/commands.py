"""The HTTP routes that play: every wish that a socket takes, as a POST."""

from typing import Any

from fastapi import APIRouter

from benchtop.server.http.access import WRITES, AnIdentity, APlace, ATable
from benchtop.server.http.models import AnswerBody, ChatBody, Done, PlayBody, TakeBackBody, WishBody
from benchtop.server.http.tables import PROBLEMS
from benchtop.server.services import Place
from benchtop.server.tables.commands import (
    AnswerTakeBack,
    AnyWish,
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


async def _do(place: Place, table: Table, identity: Any, wish: AnyWish) -> Done:
    return Done(n=await grant(place, table, table.actor(identity), wish))


@router.post("/move")
async def move(place: APlace, table: ATable, identity: AnIdentity, asked: PlayBody) -> Done:
    """Play a move. 409 with the current view if the ply is stale; 422 with the refusal if the move is illegal."""
    return await _do(place, table, identity, Play(move=asked.move, ply=asked.ply, key=asked.key, seat=asked.seat))


@router.post("/undo")
async def undo(place: APlace, table: ATable, identity: AnIdentity, asked: WishBody) -> Done:
    """Take back your own last move, if it showed nothing and nobody has moved since."""
    return await _do(place, table, identity, Undo(key=asked.key, seat=asked.seat))


@router.post("/takeback")
async def ask_take_back(place: APlace, table: ATable, identity: AnIdentity, asked: TakeBackBody) -> Done:
    """Ask the others to go back; bots always agree."""
    return await _do(place, table, identity, AskTakeBack(ply=asked.ply, key=asked.key, seat=asked.seat))


@router.post("/takeback/answer")
async def answer_take_back(place: APlace, table: ATable, identity: AnIdentity, asked: AnswerBody) -> Done:
    """Agree to a take-back, or decline it."""
    return await _do(place, table, identity, AnswerTakeBack(agree=asked.agree, key=asked.key, seat=asked.seat))


@router.post("/resign")
async def resign(place: APlace, table: ATable, identity: AnIdentity, asked: WishBody) -> Done:
    """Give up: the easy bot plays your seat to the end, and it does not count among the winners."""
    return await _do(place, table, identity, Resign(key=asked.key, seat=asked.seat))


@router.post("/leave")
async def leave(place: APlace, table: ATable, identity: AnIdentity, asked: WishBody) -> Done:
    """Leave; a bot plays for you until you return."""
    return await _do(place, table, identity, Leave(key=asked.key, seat=asked.seat))


@router.post("/return")
async def come_back(place: APlace, table: ATable, identity: AnIdentity, asked: WishBody) -> Done:
    """Take your seat back from the bot."""
    return await _do(place, table, identity, Return(key=asked.key, seat=asked.seat))


@router.post("/chat")
async def chat(place: APlace, table: ATable, identity: AnIdentity, asked: ChatBody) -> Done:
    """Say a preset phrase, or a free text where the table allows it."""
    return await _do(place, table, identity, Chat(phrase=asked.phrase, text=asked.text, key=asked.key, seat=asked.seat))
