"""When everybody may know the deal of a finished game: not while another table that was dealt alike still plays.

Tables are dealt alike where the same seed was chosen, and where one plays on from a turn of another.
"""

from benchtop.server.tables.state import TableState
from benchtop.store import Store

SEALED = 14 * 24 * 3600.0
"""A table that was opened so many seconds ago no longer keeps the deal of others with the same seed a secret."""


def is_open_for_good(state: TableState) -> bool:
    """Whether the deal of a finished game can never be a secret again.

    A chosen seed can be chosen again. Whoever plays on from a finished game, or has its seed from the record, knows the
    deal already.
    """
    return not state.sealed and state.ended_at is not None and not state.settings["seeded"]


async def has_to_be_sealed(store: Store, state: TableState, now: float) -> bool:
    """Whether the deal of a finished game would tell those at another table what they are going to draw."""
    if state.settings.get("known"):
        return False
    running = await store.same_deal_running(state.header, now - SEALED)
    if not state.settings["seeded"]:
        ended = now if state.ended_at is None else state.ended_at
        running = [other for other in running if other.created <= ended]
    return any(not other.settings.get("known") for other in running)
