"""All refusals in the same format: problem+json (RFC 9457) over HTTP, `refused` on a socket."""

import re
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from benchtop.core.game import Game
from benchtop.core.refusal import Facts, Refusal
from benchtop.store import Unavailable, Unstorable

_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")
MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """A refusal by the server. `code` never changes, so programs can rely on it.

    `params` are the facts named in `detail`; if a code has several sentences, `variant` says which.
    """

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        params: Facts | None = None,
        *,
        headers: dict[str, str] | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.params: Facts = params or {}
        self.headers = headers or {}
        self.extra = extra

    def facts(self) -> dict[str, Any]:
        """Return its fields, independent of the transport."""
        fields = {"status": self.status, "code": self.code, "detail": self.detail, "params": self.params}
        return {**fields, **self.extra}

    def to_json(self) -> dict[str, Any]:
        return {"type": "about:blank", **self.facts()}

    def response(self) -> Response:
        return Response(
            msgspec.json.encode(self.to_json()), status_code=self.status, media_type=MEDIA_TYPE, headers=self.headers
        )


def illegal(refusal: Refusal) -> Problem:
    """Return the problem for an illegal move, with reason, biology and remedy."""
    return Problem(422, refusal.code, refusal.text, refusal.params, refusal=refusal.to_json())


def no_table(code: str) -> Problem:
    return Problem(404, "no_such_table", f"There is no table {code[:12]!r}.", {"table": code[:12]})


def no_move(game: Game, notation: str, wrong: ValueError) -> Problem:
    """Return the problem for an unknown move, with suggestions."""
    facts: Facts = {"move": notation[:100], "game": game.key, "near": game.nearest(notation)}
    return Problem(422, "no_such_move", str(wrong)[:300], facts)


def too_fast(key: str, seconds: float) -> Problem:
    """Return the problem for a rate limit, with the waiting time in header and body."""
    wait = max(1, round(seconds + 0.5))
    return Problem(
        429,
        "too_fast",
        f"That is too often; wait {wait} s.",
        {"limit": key, "seconds": wait},
        headers={"Retry-After": str(wait)},
        ratelimit={"key": key, "seconds": wait},
    )


def away() -> Problem:
    """Return the problem for a database outage; the client may resend the command with the same key."""
    return Problem(
        503,
        "store_away",
        "The database does not answer; send the same again.",
        {"variant": "command"},
        headers={"Retry-After": "1"},
    )


def unstorable() -> Problem:
    """Return the problem for data that the database will never accept."""
    return Problem(422, "not_storable", "The database does not take that; leave out unusual characters.")


def with_key(wrong: Exception, key: Any) -> Problem:
    """Return the problem for a refused command, with the command's key if it has one."""
    problem = wrong if isinstance(wrong, Problem) else unstorable() if isinstance(wrong, Unstorable) else away()
    if isinstance(key, str) and _KEY.fullmatch(key):
        problem.extra["key"] = key
    return problem


def install_handlers(app: FastAPI) -> None:
    """Return every error of the app as a problem."""

    @app.exception_handler(Problem)
    async def _problem(_: Request, problem: Problem) -> Response:
        return problem.response()

    @app.exception_handler(Unavailable)
    async def _unavailable(_: Request, __: Unavailable) -> Response:
        return away().response()

    @app.exception_handler(Unstorable)
    async def _unstorable(_: Request, __: Unstorable) -> Response:
        return unstorable().response()

    @app.exception_handler(HTTPException)
    async def _http(_: Request, wrong: HTTPException) -> Response:
        if isinstance(wrong.__cause__, Problem):
            return wrong.__cause__.response()
        codes = {404: "not_found", 405: "method_not_allowed"}
        headers = dict(wrong.headers or {})
        code = codes.get(wrong.status_code, "refused")
        return Problem(wrong.status_code, code, str(wrong.detail), headers=headers).response()

    @app.exception_handler(RequestValidationError)
    async def _invalid(_: Request, wrong: RequestValidationError) -> Response:
        key = wrong.body.get("key") if isinstance(wrong.body, dict) else None
        return with_key(invalid(wrong.errors()), key).response()

    @app.exception_handler(Exception)
    async def _unforeseen(_: Request, __: Exception) -> Response:
        return Problem(500, "our_fault", "Something went wrong here; it has been logged.").response()


def invalid(errors: Any) -> Problem:
    """Return the problem for a request that does not match its model: where, and why."""
    wrong = [{"where": [str(part)[:60] for part in error["loc"]], "why": str(error["msg"])[:200]} for error in errors]
    first: dict[str, Any] = wrong[0] if wrong else {"where": ["the request"], "why": "not understood"}
    bounds = errors[0].get("ctx", {}) if wrong else {}
    facts: Facts = {name: bound for name, bound in bounds.items() if isinstance(bound, str | int)}
    facts |= {"variant": errors[0].get("type", "field") if wrong else "field", "where": first["where"]}
    return Problem(422, "invalid", f"{' '.join(first['where'])}: {first['why']}", facts, errors=wrong[:20])
