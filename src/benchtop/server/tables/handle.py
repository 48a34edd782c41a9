"""Granting wishes, whichever way they come: limits before, figures and what a refusal has to say after."""

import time

from benchtop.server.problems import Problem
from benchtop.server.services import Place
from benchtop.server.tables.commands import AnyWish, Chat
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.tables import Table, Then


async def grant(place: Place, table: Table, actor: Actor, wish: AnyWish) -> int:
    """Do what somebody wishes, unless they wish too often; a stale move is answered with the table as it is."""
    started = time.perf_counter()
    try:
        _spend(place, table, actor, wish)
        n = await table.grant(actor, wish)
    except Problem as problem:
        _refuse(place, table, actor, wish, problem)
        raise
    place.metrics.answer.observe(time.perf_counter() - started)
    return n


def grant_then(place: Place, table: Table, actor: Actor, wish: AnyWish, then: Then) -> None:
    """The same without waiting: `then` is called with the number of the entry, or with what went wrong."""
    started = time.perf_counter()

    def answer(result: int | Exception) -> None:
        if isinstance(result, int):
            place.metrics.answer.observe(time.perf_counter() - started)
        elif isinstance(result, Problem):
            _refuse(place, table, actor, wish, result)
        then(result)

    try:
        _spend(place, table, actor, wish)
    except Problem as problem:
        answer(problem)
    else:
        table.grant_then(actor, wish, answer)


def _spend(place: Place, table: Table, actor: Actor, wish: AnyWish) -> None:
    place.limits.spend("chat" if isinstance(wish, Chat) else "moves", f"{table.code} {min(actor.seats, default=-1)}")


def _refuse(place: Place, table: Table, actor: Actor, wish: AnyWish, problem: Problem) -> None:
    """Count a refusal; one of a stale move says how the table is now."""
    place.metrics.refused.labels(problem.code).inc()
    if problem.code == "stale":
        seen_from = Subscriber(actor, wish.seat).viewpoint(table.fold)
        problem.extra["now"] = {"n": table.fold.n, **table.messages.now(seen_from)}
