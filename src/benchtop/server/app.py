"""The application: creates, starts and stops the parts of the server."""

import asyncio
import gc
import json
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI

import benchtop
from benchtop.server.bots.pool import BotPool
from benchtop.server.bots.seats import BotSeats
from benchtop.server.clock import Clock
from benchtop.server.guests import Guests
from benchtop.server.http import (
    archive,
    commands,
    games,
    lessons,
    lists,
    me,
    my_tables,
    pages,
    push,
    questions,
    reach,
    replay,
    story,
    stream,
    tables,
)
from benchtop.server.http.negotiation import Compression
from benchtop.server.http.security_headers import SecurityHeaders
from benchtop.server.ops.limits import Limits
from benchtop.server.ops.logs import configure_logs, log
from benchtop.server.ops.metrics import Metrics
from benchtop.server.problems import install_handlers
from benchtop.server.push.message import PushKey
from benchtop.server.push.pushes import Pushes
from benchtop.server.services import Services
from benchtop.server.settings import Settings, from_environment
from benchtop.server.tables.answer_types import answer_schemas
from benchtop.server.tables.clocks import Clocks
from benchtop.server.tables.summaries import Summaries
from benchtop.server.tables.tables import Tables
from benchtop.server.tokens import Tokens
from benchtop.server.ws import socket_session
from benchtop.store import Unavailable, open_store

HOUSEKEEPING = 60.0
DAY = 24 * 3600.0


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> FastAPI:
    """Create the ASGI application; without settings, they come from the environment."""
    chosen = from_environment() if settings is None else settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(chosen, clock or Clock()) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Benchtop",
        summary="Five molecular-biology board games: tables, seats, live play, records.",
        version=benchtop.__version__,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        strict_content_type=False,
    )
    install_handlers(app)
    parts = (
        games,
        lessons,
        lists,
        tables,
        archive,
        replay,
        story,
        questions,
        commands,
        stream,
        me,
        reach,
        push,
        my_tables,
        socket_session,
        pages,
    )
    for part in parts:
        app.include_router(part.router)
    app.openapi = partial(_openapi, app)  # type: ignore[method-assign]
    app.add_middleware(Compression)
    app.add_middleware(SecurityHeaders)
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, including the answer types that FastAPI does not know."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        parts = json.dumps(answer_schemas()).replace("#/$defs/", "#/components/schemas/")
        document["components"]["schemas"] |= json.loads(parts)
        app.openapi_schema = document
    return app.openapi_schema


def from_env() -> FastAPI:
    """Create the application of a worker process, with its own logging."""
    settings = from_environment()
    configure_logs(settings.log_format, settings.log_level)
    return create_app(settings)


@asynccontextmanager
async def running(settings: Settings, clock: Clock) -> AsyncIterator[Services]:
    """Start all parts of the server; stop them in an order that loses nothing."""
    metrics = Metrics()
    store = await open_store(settings.database_url, on_group=metrics.committed, on_failure=metrics.write_failures.inc)
    tokens = Tokens(await store.secret())
    limits = Limits(clock, enabled=settings.rate_limits)
    all_tables = Tables(store, metrics, limits, clock)
    bots = BotSeats(BotPool(settings.bot_workers), tokens, settings, metrics)
    guests = Guests(store, tokens, all_tables)
    pushes = Pushes(PushKey(await store.fact("push_key", PushKey.new)), store, all_tables, settings, metrics)
    clocks = Clocks(all_tables, bots, settings.poll_seconds)
    services = Services(settings, store, tokens, all_tables, bots, clocks, limits, metrics, clock, guests, pushes)
    all_tables.on_changed = bots.consider
    all_tables.on_turn = pushes.your_turn
    await all_tables.start()
    await guests.refresh()
    summaries = Summaries(all_tables)
    background = [asyncio.create_task(work) for work in (clocks.run(), summaries.run(), _keep_house(services))]
    restore = _say_goodbye_on_signals(services)
    collecting = gc.get_threshold()
    # Views are many small objects without reference cycles, so the cyclic collector may run rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    try:
        yield services
    finally:
        gc.set_threshold(*collecting)
        gc.unfreeze()
        restore()
        services.closing = True
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await clocks.close()
        await bots.close()
        all_tables.close()
        await summaries.write()
        await store.close()


def _say_goodbye_on_signals(services: Services) -> Callable[[], None]:
    """Close all streams as soon as a stop signal arrives, since the server waits for them; return a function that
    undoes this.
    """
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def stop(number: int, frame: Any) -> None:
        services.closing = True
        loop.call_soon_threadsafe(services.tables.close)
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    if not all(callable(handler) for handler in before.values()):
        return lambda: None
    for number in before:
        signal.signal(number, stop)

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    return restore


async def _keep_house(services: Services) -> None:
    """Delete what is no longer needed: full buckets, idle tables, expired tables and, once a day, old guests."""
    guests_at = 0.0
    while True:
        services.limits.tidy()
        if services.clock.steady() >= guests_at:
            guests_at = services.clock.steady() + DAY
            await _tidy_guests(services)
        try:
            await services.guests.refresh()
        except Unavailable as wrong:
            log().warning("could not read which guests are signed out", error=str(wrong))
        await services.tables.unseal()
        services.tables.drop_idle(services.settings.idle_minutes * 60)
        if services.settings.keep_days > 0:
            try:
                gone = await services.store.forget(services.clock.now() - services.settings.keep_days * 24 * 3600)
                if gone:
                    log().info("old tables were deleted", tables=gone)
            except Exception as wrong:  # the database is down; retry in the next round
                log().warning("old tables could not be deleted", error=repr(wrong))
        await asyncio.sleep(HOUSEKEEPING)


async def _tidy_guests(services: Services) -> None:
    try:
        if gone := await services.guests.tidy(services.settings.guest_days):
            log().info("old guests and handovers were deleted", guests=gone)
    except Unavailable as wrong:
        log().warning("old guests could not be deleted", error=str(wrong))
