"""The store: the same interface and code for SQLite (the default) and PostgreSQL.

Everything that happens at a table is an entry in an append-only log, numbered 1, 2, 3 … under the unique key (table,
n). The state of a match is computed from the log; anything in memory is a cache.
"""

from benchtop.store.backup import backup
from benchtop.store.entries import Conflict, Entry, Header, Listing, ListingUpdate, SameDeal, Unavailable, Unstorable
from benchtop.store.push import PushSubscription
from benchtop.store.store import Store, open_store, store_at

__all__ = [
    "Conflict",
    "Entry",
    "Header",
    "Listing",
    "ListingUpdate",
    "PushSubscription",
    "SameDeal",
    "Store",
    "Unavailable",
    "Unstorable",
    "backup",
    "open_store",
    "store_at",
]
