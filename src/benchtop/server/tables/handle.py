"""Granting commands, whichever way they come: limits before, figures and what a refusal has to say after."""

import time

from benchtop.server.problems import Problem
from benchtop.server.services import Services
from benchtop.server.tables.commands import AnyCommand, Chat
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.subscribers import Subscriber
from benchtop.server.tables.tables import Table, Then


async def grant(services: Services, table: Table, actor: Actor, command: AnyCommand) -> int:
    """Do what somebody commands, unless they command too often; a stale move is answered with the table as it is."""
    started = time.perf_counter()
    try:
        _spend(services, table, actor, command)
        n = await table.grant(actor, command)
    except Problem as problem:
        _refuse(services, table, actor, command, problem)
        raise
    services.metrics.answer.observe(time.perf_counter() - started)
    return n


def grant_then(services: Services, table: Table, actor: Actor, command: AnyCommand, then: Then) -> None:
    """The same without waiting: `then` is called with the number of the entry, or with what went wrong."""
    started = time.perf_counter()

    def answer(result: int | Exception) -> None:
        if isinstance(result, int):
            services.metrics.answer.observe(time.perf_counter() - started)
        elif isinstance(result, Problem):
            _refuse(services, table, actor, command, result)
        then(result)

    try:
        _spend(services, table, actor, command)
    except Problem as problem:
        answer(problem)
    else:
        table.grant_then(actor, command, answer)


def _spend(services: Services, table: Table, actor: Actor, command: AnyCommand) -> None:
    services.limits.spend(
        "chat" if isinstance(command, Chat) else "moves", f"{table.code} {min(actor.seats, default=-1)}"
    )


def _refuse(services: Services, table: Table, actor: Actor, command: AnyCommand, problem: Problem) -> None:
    """Count a refusal; one of a stale move says how the table is now."""
    services.metrics.refused.labels(problem.code).inc()
    if problem.code == "stale":
        seen_from = Subscriber(actor, command.seat).viewpoint(table.state)
        problem.extra["now"] = {"n": table.state.n, **table.messages.now(seen_from)}
