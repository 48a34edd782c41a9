"""When everybody may know the deal of a finished game: not while another table with the same seed still plays.

Tables share a seed where somebody chose it, in whatever game and for however many seats, and where one table plays on
from a turn of another.
"""

from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import table_settings
from benchtop.store import Header, Store

SEALED = 14 * 24 * 3600.0
"""A table that was opened so many seconds ago no longer keeps the deal of others with the same seed a secret."""


def is_open_for_good(state: TableState) -> bool:
    """Whether the deal of a finished game can never be a secret again.

    A chosen seed can be chosen again. Whoever plays on from a finished game, or has its seed from the record, knows the
    deal already.
    """
    return not state.sealed and state.ended_at is not None and not state.settings.seeded


async def has_to_be_sealed(store: Store, header: Header, ended_at: float | None, now: float) -> bool:
    """Whether the deal of a finished game would tell those at another table what they are going to draw."""
    settings = table_settings(header.settings)
    if settings.known:
        return False
    running = await store.same_deal_running(header, now - SEALED)
    if not settings.seeded:
        ended = now if ended_at is None else ended_at
        running = [other for other in running if other.created <= ended]
    return any(not table_settings(other.settings).known for other in running)
