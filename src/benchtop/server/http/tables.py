"""The HTTP routes of tables: opening, joining and reading them."""

from contextlib import ExitStack
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from benchtop.server.http.access import (
    READS,
    WRITES,
    After,
    AnIdentity,
    ATable,
    InText,
    TheServices,
    Viewpoint,
    address_of,
    give_cookie,
    person_for,
    services_of,
    subscriber_for,
    table_of,
    url_of,
)  # fmt: skip
from benchtop.server.http.archive import archived_record, record_answer
from benchtop.server.http.models import (
    PROBLEMS,
    BotSeat,
    Done,
    Fill,
    Invitation,
    Join,
    NewTable,
    Seated,
    SeatToken,
)  # fmt: skip
from benchtop.server.http.negotiation import has_already
from benchtop.server.http.new_table import plan_continuation, plan_rematch, plan_table
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.services import Services
from benchtop.server.tables.answer_types import GameRecord, LogPage, OnePly, answers
from benchtop.server.tables.commands.copying import copy
from benchtop.server.tables.commands.give import fill
from benchtop.server.tables.commands.join import join as take_seat
from benchtop.server.tables.commands.join import join_beside
from benchtop.server.tables.commands.rematch import note_rematch
from benchtop.server.tables.commands.revoke import revoke_invitations
from benchtop.server.tables.decide import NOBODY, seat_of
from benchtop.server.tables.messages import encode, in_text, reader_of, tell
from benchtop.server.tables.names import clean_name, code_from, different
from benchtop.server.tables.state import TableState
from benchtop.server.tables.table import Table
from benchtop.server.tokens import Identity
from benchtop.store import Header

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)

KEY_LETTERS = 16
"""Minimum length of a key that replaces a token."""


def answer(data: Any, **headers: str) -> Response:
    """Return data as a JSON response."""
    return Response(encode(data), media_type="application/json", headers=headers)


# -- opening and joining ----------------------------------------------------------------------------------------------


def seated(request: Request, response: Response, table: Table, person: str, only: int | None = None) -> Seated:
    """Return the tokens of a guest who has just sat down; with a seat token, only that seat."""
    services = services_of(request)
    held = table.state.held_by(person)
    if only is None:
        give_cookie(request, response, person)
    return Seated(
        code=table.code,
        url=url_of(request, table.code),
        guest=services.guests.token(person) if only is None else None,
        seats=[
            SeatToken(seat=seat, token=services.tokens.seat(table.code, seat, person))
            for seat in sorted(held if only is None else held & {only})
        ],
    )


@router.post("/tables", status_code=201, dependencies=WRITES, tags=["tables"])
async def open_table(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: NewTable
) -> Seated:
    """Open a table, new or `from` a turn of another. Unlisted by default: anyone with the code can join."""
    address = address_of(request)
    services.limits.spend("create", address)
    with ExitStack() as stack:
        if any(isinstance(seat, BotSeat) for seat in asked.seats):
            stack.enter_context(services.limits.bot_table(address, services.bots.tables_of(address)))
        return await _open(request, response, services, identity, asked)


async def _open(
    request: Request, response: Response, services: Services, identity: Identity | None, asked: NewTable
) -> Seated:
    person = person_for(identity)
    name = "" if identity is None else await services.guests.name(person)
    if asked.from_ is None:
        header, first = plan_table(asked, person, services.clock.now(), name)
    else:
        source = await table_of(request, asked.from_.code)
        header, first = await _plan_copy(asked, source, identity, person, name)
    table = await services.tables.open(header, first, listed=asked.listed)
    services.bots.opened(table, address_of(request))
    return seated(request, response, table, person)


async def _plan_copy(
    asked: NewTable, source: Table, identity: Identity | None, person: str, name: str
) -> tuple[Header, NewEntry]:
    """Plan a table that continues another one; while the deal is secret, everybody at the other table is notified
    first.
    """
    plan: list[tuple[Header, NewEntry]] = []

    def note(state: TableState, now: float) -> NewEntry | int:
        actor = NOBODY if state.open_to_all else source.actor(identity)
        plan[:] = [plan_continuation(asked, state, actor, person, now, name)]
        assert asked.from_ is not None
        return state.n if state.open_to_all else copy(state, actor, asked.from_.ply)

    await source.write(note)
    return plan[0]


@router.post("/tables/{code}/seats", status_code=201, dependencies=WRITES, tags=["tables"])
async def join(
    request: Request, response: Response, services: TheServices, table: ATable, identity: AnIdentity, asked: Join
) -> Seated:
    """Take a seat. If you already have one you get its token again, unless you set `another`. A seat token returns its
    own seat.
    """
    services.limits.spend("join", address_of(request))
    if asked.another:
        return await _sit_beside(request, response, table, identity, asked)
    if identity is not None and identity.code is not None:
        return seated(request, response, table, table.actor(identity).person, only=identity.seat)
    person = _who_joins(services, table, identity, asked.key)
    invitation = None if asked.invitation is None else services.tokens.invited_to(asked.invitation, table.code)
    if asked.invitation is not None and invitation is None:
        raise Problem(403, "bad_invitation", "That invitation is not for this table.", {"variant": "other_table"})
    name = clean_name(asked.name or ("" if identity is None else await services.guests.name(person)))

    def take(state: TableState, now: float) -> NewEntry | int:
        held = state.held_by(person)
        if held and (invitation is None or invitation[0] in held):
            return state.n
        return take_seat(state, person, _different(state, name), now, wanted=asked.seat, invitation=invitation)

    await table.write(take)
    return seated(request, response, table, person)


async def _sit_beside(
    request: Request, response: Response, table: Table, identity: Identity | None, asked: Join
) -> Seated:
    """Take a further seat for someone at the same screen."""
    if identity is None:
        raise Problem(401, "nobody", "Say who you are: send the token with which you took your first seat.")
    if asked.invitation is not None:
        raise Problem(422, "invalid", "Another seat is an open one; an invitation shares one that is taken.")
    person = person_for(identity)
    name = clean_name(asked.name or await services_of(request).guests.name(person))
    actor = table.actor(identity)
    await table.write(
        lambda state, now: join_beside(
            state, actor, _different(state, name), now, wanted=asked.seat, called=asked.name, key=asked.key
        )
    )
    return seated(request, response, table, person)


def _different(state: TableState, name: str) -> str:
    """Return that name, or a similar one that nobody at the table has."""
    return different(name, [name for seat in state.seats for name in (seat.name, *seat.holders.values())])


def _who_joins(services: Services, table: Table, identity: Identity | None, key: str | None) -> str:
    """Return the guest, the guest who used that key before, or a new guest."""
    if identity is not None or key is None:
        return person_for(identity)
    if len(key) < KEY_LETTERS:
        words = f"Without a token the key is what proves the seat: choose {KEY_LETTERS} random letters or more."
        raise Problem(422, "weak_key", words, {"letters": KEY_LETTERS})
    return services.tokens.person_of_key(table.code, key)


@router.post("/tables/{code}/fill", dependencies=WRITES, tags=["tables"])
async def fill_seats(request: Request, services: TheServices, table: ATable, identity: AnIdentity, asked: Fill) -> Done:
    """Give open seats to bots; only the host may."""
    actor, address = table.actor(identity), address_of(request)
    with services.limits.bot_table(address, services.bots.tables_of(address)):
        return Done(n=await table.write(lambda state, now: fill(state, actor, asked.level, now, wanted=asked.seat)))


@router.post("/tables/{code}/seats/{seat}/invitation", dependencies=WRITES, tags=["tables"])
async def invite(
    request: Request,
    services: TheServices,
    table: ATable,
    identity: AnIdentity,
    seat: Annotated[int, Path(ge=0, le=15)],
) -> Invitation:
    """Create an invitation to share your seat."""
    number = seat_of(table.state, table.actor(identity), seat)
    token = services.tokens.invitation(table.code, number, table.state.seats[number].invitations)
    return Invitation(seat=number, invitation=token, url=f"{url_of(request, table.code)}#share={token}")


@router.delete("/tables/{code}/seats/{seat}/invitation", dependencies=WRITES, tags=["tables"])
async def revoke(table: ATable, identity: AnIdentity, seat: Annotated[int, Path(ge=0, le=15)]) -> Done:
    """Revoke all invitations to share your seat so far; guests who already share it stay."""
    actor = table.actor(identity)
    return Done(n=await table.write(lambda state, now: revoke_invitations(state, actor, seat)))


@router.post("/tables/{code}/rematch", status_code=201, dependencies=WRITES, tags=["tables"])
async def rematch(
    request: Request, response: Response, services: TheServices, table: ATable, identity: AnIdentity
) -> Seated:
    """Play again with the same seats. Everybody who asks gets to the same new table."""
    services.limits.spend("create", address_of(request))
    actor = table.actor(identity)
    if not actor.seats and not actor.host:
        raise Problem(403, "no_seat", "You have no seat at this table.")
    if table.state.rematch is None:
        await table.read_on()
    if not table.state.over:
        raise Problem(409, "not_over", "The game is not over yet.")
    if table.state.rematch is None:
        header, first = plan_rematch(table.state, actor.person, services.clock.now())

        def code_of(number: int) -> str:
            return code_from(bytes.fromhex(services.tokens.private(f"rematch {table.code} {number}")))

        new = await services.tables.open(header, first, listed=table.state.settings.listed, codes=code_of)
        services.bots.opened(new, address_of(request))
        await table.write(lambda state, now: note_rematch(state, new.code))
    assert table.state.rematch is not None
    again = await services.tables.get(table.state.rematch)
    return seated(request, response, again, actor.person, only=None if identity is None else identity.seat)


# -- reading ----------------------------------------------------------------------------------------------------------


@router.get("/tables/{code}", dependencies=READS, tags=["play"])
async def look(
    request: Request, table: ATable, identity: AnIdentity, seat: Viewpoint = None, *, text: InText = False
) -> Response:
    """Return the full view: the same message that opens a socket or a stream. Its ETag changes with its content."""
    subscriber = subscriber_for(table, identity, seat)
    looks = subscriber.viewpoint(table.state)
    sealed = f"{table.state.sealed:d}{'-text' * text}"
    who = f"{looks}-{reader_of(subscriber.actor.seats)}-{subscriber.curtain}"
    etag = f'"{table.state.n}-{who}-{table.presence.now()}-{sealed}-{table.code}"'
    headers = {"ETag": etag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
    if has_already(request.headers, etag):
        return Response(status_code=304, headers=headers)
    full = table.full(looks, subscriber.you(), text=text)
    return Response(full, media_type="application/json", headers=headers)


@router.get("/tables/{code}/log", dependencies=READS, tags=["play"], responses=answers(LogPage))
async def log(
    table: ATable,
    identity: AnIdentity,
    before: Annotated[int | None, Query(ge=0, le=1_000_000, description="Only moves before this ply.")] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
    seat: Viewpoint = None,
) -> Response:
    """Return the moves before a ply, as you may read them: `from` is the `before` of the next page; 0 at the end."""
    subscriber = subscriber_for(table, identity, seat)
    end = table.state.ply if before is None else min(before, table.state.ply)
    lines = table.log(subscriber.viewpoint(table.state), reader_of(subscriber.actor.seats), end, limit)
    return answer({"of": table.state.ply, "from": end - len(lines), "lines": lines}, **{"Cache-Control": "no-store"})


@router.get("/tables/{code}/record", dependencies=READS, tags=["records"], responses=answers(GameRecord))
async def record(
    request: Request,
    services: TheServices,
    identity: AnIdentity,
    code: Annotated[str, Path(max_length=12)],
    seat: Viewpoint = None,
    after: After = None,
) -> Response:
    """Return the record: complete once the game is over; before that only what your seat may know, without the seed.

    While the table is `sealed`, the record stays incomplete.
    """
    try:
        table = await table_of(request, code, after)
    except Problem as problem:
        if problem.code != "other_rules":
            raise
        return await archived_record(request, services, identity, code)
    state = table.state
    looks = subscriber_for(table, identity, seat).viewpoint(state)
    record = state.match.record() if state.open_to_all else state.match.record_for(looks)
    record["seats"] = [{"name": seat.name} for seat in state.seats]  # with the level of bots, which sentences leave out
    return record_answer(record, state.header, state.result())


@router.get("/tables/{code}/replay/{ply}", dependencies=READS, tags=["records"], responses=answers(OnePly))
async def replay(
    table: ATable,
    identity: AnIdentity,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: Viewpoint = None,
    *,
    text: InText = False,
) -> Response:
    """Return the table after that many moves: from your seat while the game runs, from any seat once it is over."""
    state = table.state
    if ply > state.ply:
        await table.read_on()
    if ply > state.ply:
        raise Problem(404, "no_such_ply", f"Only {state.ply} moves have been played.", {"moves": state.ply})
    if state.open_to_all:
        looks = seat if seat is None or seat < state.header.seats else None
    else:
        looks = state.sees(subscriber_for(table, identity, seat).viewpoint(state))
    reader = table.reader(identity)
    then = state.match.state_at(ply)
    last = state.match.played[ply - 1] if ply else None
    view = then.view(looks)
    return answer(
        {
            "ply": ply,
            "of": state.ply,
            "seat": looks,
            "view": view,
            **({"text": in_text(state.game, view, state.match.names)} if text else {}),
            "move": None if last is None else {"seat": last.seat, "move": last.notation_for(looks)},
            "happened": [] if last is None else tell(state.game, last.events, looks, state.match.names, reader),
        }
    )
