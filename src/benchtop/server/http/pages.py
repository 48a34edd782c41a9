"""Pages: the browser client where it is built in, else a small page that says how to play; health and metrics."""

import html
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

import benchtop
from benchtop.server.http.access import services_of
from benchtop.server.http.negotiation import accepts
from benchtop.server.http.reference import reference
from benchtop.server.ops.metrics import CONTENT_TYPE
from benchtop.server.problems import Problem
from benchtop.store import Unavailable

router = APIRouter(include_in_schema=False)

CLIENT = Path(benchtop.__file__).parent / "web_dist"
"""Where the built browser client lies, if there is one."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""Endings of files that lie compressed beside others, best first."""
STYLE = (Path(__file__).parent / "assets" / "style.css").read_text(encoding="utf-8")
LANDING = (Path(__file__).parent / "assets" / "landing.html").read_text(encoding="utf-8")


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether this process and its database are well: it answers, and it took the last thing that was written."""
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
    """Numbers for Prometheus."""
    return Response(services_of(request).metrics.text(), media_type=CONTENT_TYPE)


@router.get("/api/v1/reference")
async def api_reference(request: Request) -> HTMLResponse:
    """The HTTP interface as a plain page."""
    return HTMLResponse(reference(request.app.openapi(), STYLE))


@router.get("/")
@router.get("/t/{code}")
@router.get("/rules/{key}")
@router.get("/learn")
@router.get("/learn/{key}")
@router.get("/class")
@router.get("/class/{code}")
@router.get("/settings")
async def page(request: Request, code: str = "") -> Response:
    """The browser client; it finds out itself what the address names."""
    index = CLIENT / "index.html"
    if index.is_file():
        return _file(request, index, "no-cache")
    return HTMLResponse(_landing(str(request.base_url).rstrip("/"), code.upper()[:6]))


@router.get("/{path:path}")
async def client_file(request: Request, path: str) -> Response:
    """A file of the browser client. Files with a hash in their name never change."""
    root = CLIENT.resolve()
    try:
        file = (root / path.replace("\x00", "")).resolve()
        found = path != "" and file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise Problem(404, "not_found", "There is nothing here.")
    lasting = "assets" in file.relative_to(root).parts
    return _file(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")


def _file(request: Request, file: Path, cache: str) -> FileResponse:
    """A file, or what lies beside it if that is the same compressed as the client takes it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), coding) and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": coding})
    return FileResponse(file, media_type=kind, headers=headers)


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
