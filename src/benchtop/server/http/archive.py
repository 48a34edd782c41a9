"""Tables whose rules this program no longer has: their remaining data and their records."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import benchtop
from benchtop.server.clock import when
from benchtop.server.http.access import READS, AnIdentity, TheServices, address_of
from benchtop.server.http.models import PROBLEMS, ArchivedMoveLine, ArchivedSeatLine, ArchivedTable
from benchtop.server.problems import Problem, no_table
from benchtop.server.services import Services
from benchtop.server.tables.archive import Archive
from benchtop.server.tables.message_types import Result
from benchtop.server.tables.messages import encode
from benchtop.server.tables.names import is_code
from benchtop.server.tables.sealing import has_to_be_sealed
from benchtop.server.tokens import Identity
from benchtop.store import Header

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, dependencies=READS, tags=["records"])

Code = Annotated[str, Path(max_length=12)]
GOES_ON_NOWHERE = "It cannot go on here; download its record to keep it, or to play on with the older program."


async def archive_of(services: Services, code: str, identity: Identity | None, address: str) -> tuple[Archive, bool]:
    """Return an archived table, and whether this guest may read all of it."""
    services.limits.check("unknown", address)
    try:
        if not is_code(code.upper()):
            raise no_table(code)
        old = await services.tables.archive(code)
    except Problem as problem:
        if problem.code == "no_such_table":
            services.limits.spend("unknown", address)
        raise
    now, person = services.clock.now(), None if identity is None else identity.person
    sealed = await has_to_be_sealed(services.store, old.header, old.ended_at, now)
    return old, old.is_open(sealed=sealed, person=person, now=now)


@router.get("/tables/{code}/archive")
async def archive(request: Request, services: TheServices, identity: AnIdentity, code: Code) -> ArchivedTable:
    """Read a table whose rules this program no longer has (410 `other_rules`): names, result and moves."""
    old, everything = await archive_of(services, code, identity, address_of(request))
    person = None if identity is None else identity.person
    game, header = benchtop.games().get(old.header.game), old.header
    return ArchivedTable(
        code=header.code,
        game=header.game,
        title=header.game if game is None else game.title,
        rules_version=header.rules_version,
        why=old.why if old.result else f"{old.why} {GOES_ON_NOWHERE}",
        created=when(header.created),
        seats=[ArchivedSeatLine(kind=seat.kind, name=seat.name) for seat in old.seats],
        result=None if old.result is None else dict(old.result),
        redacted=not everything,
        moves=[ArchivedMoveLine(**line) for line in old.moves_for(person, everything=everything)],
    )


def record_answer(record: dict[str, Any], header: Header, result: Result | None) -> Response:
    """Send a record as a file."""
    name = f"benchtop-{header.game}-{header.code}.btg.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    record["table"] = {"code": header.code, "result": result}
    return Response(encode(record), media_type="application/json", headers=headers)


async def archived_record(request: Request, services: Services, identity: Identity | None, code: str) -> Response:
    """Send the record of an archived table."""
    old, everything = await archive_of(services, code, identity, address_of(request))
    person = None if identity is None else identity.person
    return record_answer(old.record_for(person, everything=everything), old.header, old.result)
