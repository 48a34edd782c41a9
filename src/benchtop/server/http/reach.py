"""Where other devices reach this server: what an invitation has to say if it is written on the server's own machine."""

from ipaddress import ip_address

from fastapi import APIRouter, Request

from benchtop.server.http.access import READS, TheServices, home_of
from benchtop.server.http.models import PROBLEMS, Reach

router = APIRouter(responses=PROBLEMS, tags=["lists"])


def is_loopback(host: str) -> bool:
    """Whether only the machine itself can open an address with that host."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


@router.get("/api/v1/reach", dependencies=READS)
async def reach(request: Request, services: TheServices) -> Reach:
    """The addresses that other devices can open, the best first; none if only the server's own machine can."""
    settings = services.settings
    here_only = not settings.public_url and is_loopback(request.url.hostname or "")
    return Reach(addresses=settings.room.split() if here_only else [home_of(request)])
