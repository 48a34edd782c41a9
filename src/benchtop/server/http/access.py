"""What every request is asked first: who are you, where do you come from, are you too fast?"""

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
    """The server that answers this request."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; IPv6 addresses by their network, for a household has many."""
    host = connection.client.host if connection.client else "?"
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address.packed, 64), strict=False))


def origin_is_ours(connection: HTTPConnection, services: Services) -> bool:
    """Whether the page that sent this was ours; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    origin = origin.rstrip("/").lower()
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return host == connection.headers.get("host", "").lower() or origin in services.origins


def check_origin(connection: HTTPConnection) -> None:
    """Refuse pages of other sites, and cookies that come without saying from where."""
    services = services_of(connection)
    if not origin_is_ours(connection, services):
        raise Problem(403, "wrong_origin", "This page may not speak to this server.", {"variant": "page"})
    if "authorization" not in connection.headers and COOKIE in connection.cookies:
        said = connection.headers.get("origin") or connection.headers.get("sec-fetch-site") in {"same-origin", "none"}
        if not said:
            raise Problem(
                403,
                "wrong_origin",
                "A cookie needs an Origin header; programs send a bearer token instead.",
                {"variant": "cookie"},
            )


def identity_of(connection: HTTPConnection) -> Identity | None:
    """Who sent this: by bearer token, else by cookie; 401 if a token was not signed here."""
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
    # An old cookie makes a stranger, not an error.
    return found if found is None or services.guests.knows(found) else None


async def table_of(connection: HTTPConnection, code: str, after: int | None = None) -> Table:
    """The table with that code, with entry `after` if that is named; those who have tried many codes have to wait.

    Whoever has no seat here as far as this process knows may have taken it at another one: it reads on.
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
            raise held_up  # whether there is such a table is what they may not learn now
    if after is not None and after > table.state.n:
        await table.reach(after)
    await table.unseal()
    return table


def onlooker(
    table: Table, identity: Identity | None, seat: int | None, since: int | None = None, *, text: bool = False
) -> Subscriber:
    """Somebody who looks at the table, from that seat if they name one; 403 if it is not theirs."""
    actor = table.actor(identity)
    if seat is not None and seat not in actor.seats:
        raise Problem(403, "not_your_seat", "That seat is not yours.", {"variant": "not_yours"})
    return Subscriber(actor, seat, since, text=text)


def person_for(identity: Identity | None) -> str:
    """The person who sent this, or a new one; 403 for a seat token, which is nobody's name."""
    if identity is not None and identity.code is not None:
        raise Problem(403, "seat_token", "A seat token opens its own seat only; send your guest token, or none.")
    return new_person() if identity is None else identity.person


def give_cookie(connection: HTTPConnection, response: Response, person: str) -> None:
    """Let the browser remember who this is."""
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
    """Let the browser forget who this is."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")


def home_of(connection: HTTPConnection) -> str:
    """The address of this server, as people type it."""
    return services_of(connection).settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")


def url_of(connection: HTTPConnection, code: str) -> str:
    """The address of a table."""
    return f"{home_of(connection)}/t/{code}"


After = Annotated[
    int | None, Query(ge=0, le=1_000_000, description="Answer once this entry is known here: the n you were told.")
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
Viewpoint = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from, if you hold several.")]
Since = Annotated[int | None, Query(ge=0, le=1_000_000, description="The newest entry that you have heard of.")]
InText = Annotated[bool, Query(description="Whether the view comes in words, too, under `text`.")]
READS = [Depends(_fast_enough)]
WRITES = [Depends(_fast_enough), Depends(check_origin)]
