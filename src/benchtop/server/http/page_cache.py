"""A cache for the answers that are most expensive to produce."""

from collections import OrderedDict

KEPT_BYTES = 32_000_000
"""Maximum size of the cache."""


class PageCache:
    """The most recently used replay pages, by ETag."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def get(self, etag: str) -> bytes | None:
        if (page := self._kept.get(etag)) is not None:
            self._kept.move_to_end(etag)
        return page

    def keep(self, etag: str, page: bytes) -> None:
        self._size += len(page) - len(self._kept.pop(etag, b""))
        self._kept[etag] = page
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
