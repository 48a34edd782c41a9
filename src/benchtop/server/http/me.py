"""Who I am: a name, another device, signing out. Nobody signs up: a person is whoever has the guest token."""

import html
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from benchtop.server.clock import when
from benchtop.server.http.access import (
    READS,
    WRITES,
    AnIdentity,
    TheServices,
    address_of,
    give_cookie,
    home_of,
    person_for,
    services_of,
    take_cookie,
)  # fmt: skip
from benchtop.server.http.models import PROBLEMS, Exchange, Handover, Me, MyName, NewGuest, SignOut
from benchtop.server.problems import Problem
from benchtop.server.tables.names import clean_name, is_name
from benchtop.server.tokens import Identity

router = APIRouter(responses=PROBLEMS, tags=["me"])

STYLE = (Path(__file__).parent / "assets" / "style.css").read_text(encoding="utf-8")


def somebody(identity: Identity | None) -> str:
    """The person who asks; 401 for strangers, 403 for a seat token."""
    if identity is None:
        raise Problem(
            401, "nobody", "Say who you are: send a guest token, or sit down somewhere first.", {"variant": "guest"}
        )
    return person_for(identity)


@router.post("/api/v1/me", status_code=201, dependencies=WRITES)
async def become_guest(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: NewGuest
) -> Me:
    """Get a guest token before you sit down anywhere; who has one gets it again."""
    services.limits.spend("join", address_of(request))
    person = person_for(identity)
    if is_name(asked.name):
        await services.guests.rename(person, clean_name(asked.name))
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)


@router.get("/api/v1/me", dependencies=READS)
async def who_am_i(services: TheServices, identity: AnIdentity) -> Me:
    """What you are called where you sit down; who is nobody yet is told so."""
    if identity is None:
        return Me(name="", guest=None, known=False)
    return Me(name=await services.guests.name(person_for(identity)), guest=None, known=True)


@router.patch("/api/v1/me", dependencies=WRITES)
async def rename_me(services: TheServices, identity: AnIdentity, asked: MyName) -> Me:
    """Be called something else where you sit down from now on; `rename` at a table is for that table."""
    person = somebody(identity)
    if not is_name(asked.name):
        raise Problem(422, "invalid", "There is nothing to read in that name.", {"variant": "empty_name"})
    await services.guests.rename(person, clean_name(asked.name))
    return Me(name=await services.guests.name(person), guest=None, known=True)


@router.post("/api/v1/me/signout", dependencies=WRITES)
async def sign_out(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: SignOut
) -> Me:
    """Sign this device out, all others, or all: the guest tokens of the others are void then. Seat tokens stay."""
    if asked.devices == "this":
        take_cookie(request, response)
        return Me(name="", guest=None, known=False)
    person = somebody(identity)
    await services.guests.sign_out_everywhere(person)
    if asked.devices == "all":
        take_cookie(request, response)
        return Me(name="", guest=None, known=False)
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)


# -- another device ---------------------------------------------------------------------------------------------------


@router.post("/api/v1/me/handover", dependencies=WRITES)
async def hand_over(request: Request, services: TheServices, identity: AnIdentity) -> Handover:
    """Carry on on another device: an address and its QR code, good once and for ten minutes; a new one replaces it."""
    import segno

    services.limits.spend("join", address_of(request))
    token, until = await services.guests.offer(somebody(identity))
    url = f"{home_of(request)}/carry/{token}"
    return Handover(token=token, url=url, qr=segno.make(url, micro=False).svg_inline(scale=4), until=when(until))


@router.post("/api/v1/me/handover/exchange", dependencies=WRITES)
async def take_over(request: Request, response: Response, services: TheServices, asked: Exchange) -> Me:
    """Become, on this device, whoever made the handover: once."""
    services.limits.spend("join", address_of(request))
    person = await services.guests.take(asked.token)
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)


@router.get("/carry/{token}", include_in_schema=False, dependencies=READS)
async def carry_page(request: Request, token: str) -> HTMLResponse:
    """Asks before it takes over: those who only look at the address, as previews do, use nothing up."""
    if services_of(request).tokens.handed_over(token) is None:
        raise Problem(404, "not_found", "There is nothing here.")
    page = (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>Benchtop</title><style>{STYLE}</style><main><h1>Carry on here</h1>"
        f"<p>You will be on this device who you are on the other one, with all your seats.</p>"
        f"<form method=post action='/carry/{html.escape(token)}'><button>Carry on on this device</button></form></main>"
    )
    return HTMLResponse(page, headers={"Cache-Control": "no-store"})


@router.post("/carry/{token}", include_in_schema=False, dependencies=WRITES)
async def carry_on(request: Request, token: str) -> Response:
    """Take over, and go home."""
    services = services_of(request)
    services.limits.spend("join", address_of(request))
    answer = RedirectResponse("/", 303, headers={"Cache-Control": "no-store"})
    give_cookie(request, answer, await services.guests.take(token))
    return answer
