"""The guest's own data: name, other devices, signing out. There are no accounts: whoever has the guest token is the
guest.
"""

from fastapi import APIRouter, Request, Response

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
    take_cookie,
)  # fmt: skip
from benchtop.server.http.models import PROBLEMS, Exchange, Handover, Me, MyName, NewGuest, SignOut
from benchtop.server.problems import Problem
from benchtop.server.tables.names import clean_name, is_name
from benchtop.server.tokens import Identity

router = APIRouter(responses=PROBLEMS, tags=["me"])


def guest_of(identity: Identity | None) -> str:
    """Return the guest who asks; 401 without a token, 403 for a seat token."""
    if identity is None:
        raise Problem(
            401, "nobody", "Say who you are: send a guest token, or sit down somewhere first.", {"variant": "guest"}
        )
    return person_for(identity)


@router.post("/api/v1/me", status_code=201, dependencies=WRITES)
async def become_guest(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: NewGuest
) -> Me:
    """Get a guest token before you sit down anywhere; if you have one, you get it again."""
    services.limits.spend("join", address_of(request))
    person = person_for(identity)
    if is_name(asked.name):
        await services.guests.rename(person, clean_name(asked.name))
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)


@router.get("/api/v1/me", dependencies=READS)
async def who_am_i(services: TheServices, identity: AnIdentity) -> Me:
    """Return your name, or `known: false` if you have no guest token yet."""
    if identity is None:
        return Me(name="", guest=None, known=False)
    return Me(name=await services.guests.name(person_for(identity)), guest=None, known=True)


@router.patch("/api/v1/me", dependencies=WRITES)
async def rename_me(services: TheServices, identity: AnIdentity, asked: MyName) -> Me:
    """Change your name for seats you take from now on; `rename` at a table is for that table."""
    person = guest_of(identity)
    if not is_name(asked.name):
        raise Problem(422, "invalid", "There is nothing to read in that name.", {"variant": "empty_name"})
    await services.guests.rename(person, clean_name(asked.name))
    return Me(name=await services.guests.name(person), guest=None, known=True)


@router.post("/api/v1/me/signout", dependencies=WRITES)
async def sign_out(
    request: Request, response: Response, services: TheServices, identity: AnIdentity, asked: SignOut
) -> Me:
    """Sign out this device, all others, or all of them, which invalidates their guest tokens. Seat tokens stay
    valid.
    """
    if asked.devices == "this":
        take_cookie(request, response)
        return Me(name="", guest=None, known=False)
    person = guest_of(identity)
    await services.guests.sign_out_everywhere(person)
    if asked.devices == "all":
        take_cookie(request, response)
        return Me(name="", guest=None, known=False)
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)


# -- another device ---------------------------------------------------------------------------------------------------


@router.post("/api/v1/me/handover", dependencies=WRITES)
async def hand_over(request: Request, services: TheServices, identity: AnIdentity) -> Handover:
    """Continue on another device: get an address and its QR code, valid once and for ten minutes."""
    import segno

    services.limits.spend("join", address_of(request))
    token, until = await services.guests.offer(guest_of(identity))
    url = f"{home_of(request)}/carry#{token}"  # the part after # never reaches a log
    return Handover(token=token, url=url, qr=segno.make(url, micro=False).svg_inline(scale=4), until=when(until))


@router.post("/api/v1/me/handover/exchange", dependencies=WRITES)
async def take_over(request: Request, response: Response, services: TheServices, asked: Exchange) -> Me:
    """Become, on this device, the guest who created the handover. Works once."""
    services.limits.spend("join", address_of(request))
    person = await services.guests.take(asked.token)
    give_cookie(request, response, person)
    return Me(name=await services.guests.name(person), guest=services.guests.token(person), known=True)
