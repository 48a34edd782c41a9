"""Rejects control characters and lone surrogates in text from clients: nobody types them, and not every database stores
them.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

WORDS = "no control characters"
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def has_control(found: Any) -> bool:
    """Whether a text, or any text in a JSON value, contains a control character."""
    if isinstance(found, str):
        return _CONTROL.search(found) is not None
    if isinstance(found, Mapping):
        return any(map(has_control, found)) or any(map(has_control, found.values()))
    return isinstance(found, list) and any(map(has_control, found))


def with_control(fields: Iterable[tuple[str, Any]]) -> list[str]:
    """Return the printable names of the fields that contain a control character."""
    return [_CONTROL.sub("?", name)[:40] for name, value in fields if has_control(name) or has_control(value)]
