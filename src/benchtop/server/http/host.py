"""The HTTP routes of whoever opened a table: arranging it, what to do with its seats, and closing it."""

from typing import Annotated

from fastapi import APIRouter, Path

from benchtop.server.http.access import WRITES, AnIdentity, ATable
from benchtop.server.http.models import PROBLEMS, ArrangeBody, Done, GiveBody, HostBody, RemoveBody
from benchtop.server.tables.commands import Arrange, Close, Free, Give, Remove

router = APIRouter(prefix="/api/v1/tables/{code}", responses=PROBLEMS, dependencies=WRITES, tags=["host"])

ASeat = Annotated[int, Path(ge=0, le=15)]


@router.post("/seats/{seat}/free")
async def free(table: ATable, identity: AnIdentity, seat: ASeat, asked: HostBody) -> Done:
    """Make a seat open again; play waits until somebody takes it. Only the host may."""
    return Done(n=await table.handle(table.actor(identity), Free(seat=seat, key=asked.key)))


@router.post("/seats/{seat}/bot")
async def give(table: ATable, identity: AnIdentity, seat: ASeat, asked: GiveBody) -> Done:
    """Give a seat to a bot, whoever had it. Only the host may."""
    return Done(n=await table.handle(table.actor(identity), Give(seat=seat, level=asked.level, key=asked.key)))


@router.post("/seats/{seat}/remove")
async def remove(table: ATable, identity: AnIdentity, seat: ASeat, asked: RemoveBody) -> Done:
    """Remove those who hold a seat: their tokens stop working here, they may not come again. Only the host may."""
    return Done(n=await table.handle(table.actor(identity), Remove(seat=seat, name=asked.name, key=asked.key)))


@router.post("/arrange")
async def arrange(table: ATable, identity: AnIdentity, asked: ArrangeBody) -> Done:
    """Change options, seats and settings of a table before play begins. Only the host may."""
    return Done(n=await table.handle(table.actor(identity), Arrange(**asked.model_dump(exclude_unset=True))))


@router.post("/close")
async def close(table: ATable, identity: AnIdentity, asked: HostBody) -> Done:
    """Close the table: nobody can move any more, and it stays readable. Only the host may."""
    return Done(n=await table.handle(table.actor(identity), Close(key=asked.key)))
