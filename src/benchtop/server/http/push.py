"""Push notifications when it is your turn: browsers subscribe here if their users turn it on."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from benchtop.server.http.access import READS, WRITES, AnIdentity, TheServices, address_of, home_of
from benchtop.server.http.me import guest_of
from benchtop.server.http.models import PROBLEMS, Strict
from benchtop.server.problems import Problem, invalid
from benchtop.server.push.message import BrowserKeys
from benchtop.server.push.pushes import why_not
from benchtop.server.push.service import BadEndpoint
from benchtop.store import PushSubscription

router = APIRouter(prefix="/api/v1", responses=PROBLEMS, tags=["me"])

Endpoint = Annotated[str, Field(min_length=1, max_length=1000, description="The URL of the browser's push service.")]


class PushKeys(Strict):
    """The keys of a browser, in base64url."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}=?$", description="A point of P-256, uncompressed.")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}(==)?$", description="16 bytes.")]


class PushOn(Strict):
    """A subscription as browsers write it (`PushSubscription.toJSON()`)."""

    endpoint: Endpoint
    expires: Annotated[float | None, Field(alias="expirationTime", description="Not used.")] = None
    keys: PushKeys


class PushOff(Strict):
    """The browser to stop notifying."""

    endpoint: Endpoint


class Push(Strict):
    """Whether this server can send push notifications."""

    public_key: str | None
    """The `applicationServerKey` for `pushManager.subscribe`, in base64url; null if there are no notifications."""
    reason: str | None
    """Why there are no notifications, in a sentence."""


class Told(Strict):
    """Number of your browsers that get notifications."""

    browsers: int


@router.get("/push", dependencies=READS)
async def push(request: Request, services: TheServices) -> Push:
    """Return the key for push notifications, or null and the reason why there are none: they need https."""
    reason = why_not(services.settings, home_of(request))
    return Push(public_key=services.pushes.key.public if reason is None else None, reason=reason)


@router.post("/me/push", dependencies=WRITES)
async def tell_me(request: Request, services: TheServices, identity: AnIdentity, asked: PushOn) -> Told:
    """Get notified in this browser when it is your turn and you are away. Sending it again changes nothing."""
    services.limits.spend("push", address_of(request))
    person, home = guest_of(identity), home_of(request)[:300]
    if (reason := why_not(services.settings, home)) is not None:
        raise Problem(409, "no_push", reason)
    try:
        services.pushes.services.check(asked.endpoint)
        BrowserKeys.read(asked.keys.p256dh, asked.keys.auth)
    except BadEndpoint as wrong:
        raise invalid([{"loc": ["body", "endpoint"], "msg": str(wrong)}]) from None
    except ValueError:
        raise invalid([{"loc": ["body", "keys"], "msg": "These are not a browser's keys."}]) from None
    browser = PushSubscription(asked.endpoint, asked.keys.p256dh, asked.keys.auth, home)
    return Told(browsers=await services.store.pushes.subscribe(person, browser, services.clock.now()))


@router.delete("/me/push", dependencies=WRITES)
async def do_not_tell_me(request: Request, services: TheServices, identity: AnIdentity, asked: PushOff) -> Told:
    """Stop notifications in this browser."""
    services.limits.spend("push", address_of(request))
    return Told(browsers=await services.store.pushes.unsubscribe(guest_of(identity), asked.endpoint))
