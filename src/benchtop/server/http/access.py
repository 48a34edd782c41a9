"""Checks made for every request: identity, origin and rate limits."""

from ipaddress import IPv6Address, IPv6Network
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection
from starlette.responses import Response

from benchtop.server.printable import WORDS, with_control
from benchtop.server.problems import Problem, invalid
from benchtop.server.services import Services
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.table import Table
from benchtop.server.tokens import COOKIE, Identity, new_person


def services_of(connection: HTTPConnection) -> Services:
    """Return the server that handles this request."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address; IPv6 addresses are reduced to their network, since a household has many."""
    host = connection.client.host if connection.client else "?"
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address.packed, 64), strict=False))


def origin_is_ours(connection: HTTPConnection, services: Services) -> bool:
    """Whether our own page sent this; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    origin = origin.rstrip("/").lower()
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # not a valid URL
        return False
    return host == connection.headers.get("host", "").lower() or origin in services.origins


def check_origin(connection: HTTPConnection) -> None:
    """Refuse pages of other sites, and cookies sent without an origin."""
    services = services_of(connection)
    if not origin_is_ours(connection, services):
        raise Problem(403, "wrong_origin", "This page may not speak to this server.", {"variant": "page"})
    if "authorization" not in connection.headers and COOKIE in connection.cookies:
        from_here = connection.headers.get("origin") or connection.headers.get("sec-fetch-site") in {
            "same-origin",
            "none",
        }
        if not from_here:
            raise Problem(
                403,
                "wrong_origin",
                "A cookie needs an Origin header; programs send a bearer token instead.",
                {"variant": "cookie"},
            )


def identity_of(connection: HTTPConnection) -> Identity | None:
    """Return who sent this, by bearer token or cookie; 401 if the token was not signed here."""
    services = services_of(connection)
    bearer = connection.headers.get("authorization")
    if bearer is not None:
        scheme, _, token = bearer.partition(" ")
        identity = services.tokens.identity(token.strip()) if scheme.lower() == "bearer" else None
        if identity is None or not services.guests.knows(identity):
            raise Problem(401, "bad_token", "That token is not valid here.", headers={"WWW-Authenticate": "Bearer"})
        return identity
    cookie = connection.cookies.get(COOKIE)
    found = None if cookie is None else services.tokens.identity(cookie)
    # An outdated cookie counts as no cookie, not as an error.
    return found if found is None or services.guests.knows(found) else None


async def table_of(connection: HTTPConnection, code: str, after: int | None = None) -> Table:
    """Return the table with that code, up to date to entry `after`; clients that tried many wrong codes must wait.

    A guest without a seat here may have taken it through another process, so new entries are read first.
    """
    services, who = services_of(connection), address_of(connection)
    identity = identity_of(connection)
    held_up: Problem | None = None
    try:
        services.limits.check("unknown", who)
    except Problem as problem:
        held_up = problem
        if identity is None:
            raise
    try:
        table = await services.tables.get(code)
    except Problem as problem:
        if problem.status == 404:
            services.limits.spend("unknown", who)
        raise held_up or problem from None
    if identity is not None and not table.knows(identity):
        if services.store.shared:
            await table.read_on()
        if held_up is not None and not table.knows(identity):
            raise held_up  # do not reveal whether the table exists
    if after is not None and after > table.state.n:
        await table.reach(after)
    await table.unseal()
    return table


def subscriber_for(
    table: Table, identity: Identity | None, seat: int | None, since: int | None = None, *, text: bool = False
) -> Subscriber:
    """Return a subscriber that sees the table from that seat, if given; 403 if the seat is not theirs."""
    actor = table.actor(identity)
    if seat is not None and seat not in actor.seats:
        raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
    return Subscriber(actor, seat, since, text=text)


def person_for(identity: Identity | None) -> str:
    """Return the guest who sent this, or a new guest; 403 for a seat token, which identifies no guest."""
    if identity is not None and identity.code is not None:
        raise Problem(403, "seat_token", "A seat token opens its own seat only; send your guest token, or none.")
    return new_person() if identity is None else identity.person


def give_cookie(connection: HTTPConnection, response: Response, person: str) -> None:
    """Set the cookie that identifies the guest."""
    services = services_of(connection)
    secure = connection.url.scheme in {"https", "wss"} or services.settings.public_url.startswith("https:")
    response.set_cookie(
        COOKIE,
        services.guests.token(person),
        max_age=400 * 24 * 3600,
        httponly=True,
        samesite="strict",
        secure=secure,
        path="/",
    )


def take_cookie(connection: HTTPConnection, response: Response) -> None:
    """Delete the cookie that identifies the guest."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


def home_of(connection: HTTPConnection) -> str:
    """Return the public address of this server."""
    return services_of(connection).settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")


def url_of(connection: HTTPConnection, code: str) -> str:
    """Return the address of a table."""
    return f"{home_of(connection)}/t/{code}"


After = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="Answer only once this entry is known here: the `n` you got.")
]


def _fast_enough(connection: HTTPConnection) -> None:
    services_of(connection).limits.spend("requests", address_of(connection))
    if wrong := with_control(connection.query_params.multi_items()):
        raise invalid([{"type": "control", "loc": ["query", wrong[0]], "msg": WORDS}])


async def _table(connection: HTTPConnection, code: Annotated[str, Path(max_length=12)], after: After = None) -> Table:
    table = await table_of(connection, code, after)
    services_of(connection).bots.attend(table)
    if (identity := identity_of(connection)) is not None:
        table.interest.note([identity.person])
    return table


AnIdentity = Annotated[Identity | None, Depends(identity_of)]
TheServices = Annotated[Services, Depends(services_of)]
ATable = Annotated[Table, Depends(_table)]
Viewpoint = Annotated[
    int | None, Query(ge=0, le=15, description="The seat to see the table from, if you hold several.")
]
Since = Annotated[int | None, Query(ge=0, le=1_000_000, description="The number of the newest entry that you know.")]
InText = Annotated[bool, Query(description="Whether to include the view in words, under `text`.")]
READS = [Depends(_fast_enough)]
WRITES = [Depends(_fast_enough), Depends(check_origin)]
