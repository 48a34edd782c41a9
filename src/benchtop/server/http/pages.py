"""Pages: the browser client if it is built in, else a small page with instructions; health and metrics."""

import html
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

import benchtop
from benchtop.server.http.access import READS, address_of, home_of, services_of, table_of
from benchtop.server.http.negotiation import accepts, has_already
from benchtop.server.http.reference import reference
from benchtop.server.http.share import head_of_rules, head_of_table, shared, with_head
from benchtop.server.ops.metrics import CONTENT_TYPE
from benchtop.server.problems import Problem
from benchtop.store import Unavailable

router = APIRouter(include_in_schema=False)

CLIENT = Path(benchtop.__file__).parent / "web_dist"
"""The folder of the built browser client, if there is one."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""Suffixes of precompressed files, best first."""
STYLE = (Path(__file__).parent / "assets" / "style.css").read_text(encoding="utf-8")
LANDING = (Path(__file__).parent / "assets" / "landing.html").read_text(encoding="utf-8")


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether this process and its database are healthy: the database answers, and the last write succeeded."""
    services = services_of(request)
    if services.closing:
        return Problem(503, "closing", "The server is stopping.").response()
    try:
        await services.store.ping()
    except Unavailable:
        return Problem(
            503, "store_away", "The database does not answer, or takes nothing.", {"variant": "health"}
        ).response()
    return Response(b'{"status":"ok"}', media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return metrics for Prometheus."""
    return Response(services_of(request).metrics.text(), media_type=CONTENT_TYPE)


@router.get("/api/v1/reference")
async def api_reference(request: Request) -> HTMLResponse:
    """Return the HTTP reference as a plain page."""
    return HTMLResponse(reference(request.app.openapi(), STYLE))


@router.get("/")
@router.get("/learn")
@router.get("/learn/{key}")
@router.get("/class")
@router.get("/class/{code}")
@router.get("/pieces")
@router.get("/cards/{key}")
@router.get("/glossary")
@router.get("/settings")
@router.get("/carry")
async def page(request: Request, code: str = "") -> Response:
    """Return the browser client, which interprets the address itself."""
    index = CLIENT / "index.html"
    if index.is_file():
        return _file(request, index, "no-cache")
    return HTMLResponse(_landing(str(request.base_url).rstrip("/"), code.upper()[:6]))


def _page_with(request: Request, tags: dict[str, str], code: str = "") -> Response:
    """Return the client's page with meta tags for link previews."""
    index = CLIENT / "index.html"
    landing = str(request.base_url).rstrip("/")
    plain = index.read_text(encoding="utf-8") if index.is_file() else _landing(landing, code)
    return HTMLResponse(with_head(plain, tags), headers={"Cache-Control": "no-cache"})


@router.get("/rules/{key}")
async def rules_page(request: Request, key: str) -> Response:
    """Return the browser client at the rules of a game."""
    game = benchtop.games().get(key)
    return await page(request) if game is None else _page_with(request, head_of_rules(game, home_of(request)))


# -- a shared table ---------------------------------------------------------------------------------------------------


def _ply(request: Request) -> int | None:
    """Return the ply in the address, or None for the newest."""
    given = request.query_params.get("ply", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else None


@router.get("/t/{code}")
async def table_page(request: Request, code: str) -> Response:
    """Return the browser client at a table, with public information about it in the meta tags."""
    try:
        services_of(request).limits.spend("requests", address_of(request))
        table = await table_of(request, code)
        found = shared(table.state, ply := _ply(request))
    except (Problem, Unavailable):  # the client shows the error
        return await page(request, code)
    return _page_with(request, head_of_table(found, home_of(request), ply), table.code)


@router.get("/t/{code}/card.png", dependencies=READS)
async def table_card(request: Request, code: str) -> Response:
    """Return the public picture of a table: 1200 by 630."""
    table = await table_of(request, code)
    ply = _ply(request)
    newest = table.state.ply if ply is None else min(ply, table.state.ply)
    this = (table.code, table.state.n, newest)
    headers = {"ETag": f'"{"-".join(map(str, this))}"', "Cache-Control": "public, max-age=300"}
    if has_already(request.headers, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    services = services_of(request)
    drawn = services.cards.kept(*this)
    if drawn is None:
        services.limits.spend("card", address_of(request))
        drawn = await services.cards.draw(shared(table.state, newest), this[1])
    return Response(drawn, media_type="image/png", headers=headers)


@router.get("/{path:path}")
async def client_file(request: Request, path: str) -> Response:
    """Return a file of the browser client. Files with a hash in their name never change."""
    root = CLIENT.resolve()
    try:
        file = (root / path.replace("\x00", "")).resolve()
        found = path != "" and file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # not a valid file name
        found = False
    if not found and _wants_page(request, path):
        return _nowhere(request)
    if not found:
        raise Problem(404, "not_found", "There is nothing here.")
    lasting = "assets" in file.relative_to(root).parts
    return _file(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")


def _wants_page(request: Request, path: str) -> bool:
    """Whether a person opened this address in a browser; programs get a problem instead."""
    return "text/html" in request.headers.get("accept", "") and path.partition("/")[0] != "api"


def _nowhere(request: Request) -> Response:
    """Return the client with status 404; it explains and links home."""
    index = CLIENT / "index.html"
    if index.is_file():
        return _file(request, index, "no-cache", status=404)
    return HTMLResponse(_landing(str(request.base_url).rstrip("/"), ""), status_code=404)


def _file(request: Request, file: Path, cache: str, *, status: int = 200) -> FileResponse:
    """Send a file, or its compressed version if the client accepts that."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), coding) and packed.is_file():
            packing = {"Content-Encoding": coding}
            return FileResponse(packed, status_code=status, media_type=kind, headers={**headers, **packing})
    return FileResponse(file, status_code=status, media_type=kind, headers=headers)


def _landing(base: str, code: str) -> str:
    games = "".join(
        f"<li><b>{html.escape(game.title)}</b> {html.escape(game.summary)}"
        f"<span>{' or '.join(map(str, game.seats))} seats · {game.minutes} min</span></li>"
        for game in benchtop.games().values()
    )
    table = f"<p class=code>Table <b>{html.escape(code)}</b></p>" if code else ""
    page = LANDING
    filled = {"STYLE": STYLE, "GAMES": games, "TABLE": table, "BASE": html.escape(base)}
    for name, value in {**filled, "CODE": html.escape(code or "CODE")}.items():
        page = page.replace(f"{{{{{name}}}}}", value)
    return page
