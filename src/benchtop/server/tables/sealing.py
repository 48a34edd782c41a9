"""Decides when the deal of a finished game becomes public: not while another table with the same seed is playing.

Tables share a seed if someone chose it, in any game and for any number of seats, or if a table continues another.
"""

from benchtop.server.tables.state import TableState
from benchtop.server.tables.table_settings import table_settings
from benchtop.store import Header, Store

SEALED = 14 * 24 * 3600.0
"""Seconds after which a table no longer keeps the deal of others with the same seed secret."""


def is_open_for_good(state: TableState) -> bool:
    """Whether the deal of a finished game can never be secret again.

    A chosen seed can be chosen again. Anyone who continues a finished game, or has its seed from the record, already
    knows the deal.
    """
    return not state.sealed and state.ended_at is not None and not state.settings.seeded


async def has_to_be_sealed(store: Store, header: Header, ended_at: float | None, now: float) -> bool:
    """Whether publishing the deal of a finished game would reveal future draws at another table."""
    settings = table_settings(header.settings)
    if settings.known:
        return False
    running = await store.same_deal_running(header, now - SEALED)
    if not settings.seeded:
        ended = now if ended_at is None else ended_at
        running = [other for other in running if other.created <= ended]
    return any(not table_settings(other.settings).known for other in running)
