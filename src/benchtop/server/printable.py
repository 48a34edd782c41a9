"""Text from strangers: control characters and halves of surrogate pairs are nothing that anybody types, and no database
takes all of them."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

WORDS = "no control characters"
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def has_control(found: Any) -> bool:
    """Whether there is a control character in a text, or in any text within a JSON value."""
    if isinstance(found, str):
        return _CONTROL.search(found) is not None
    if isinstance(found, Mapping):
        return any(map(has_control, found)) or any(map(has_control, found.values()))
    return isinstance(found, list) and any(map(has_control, found))


def with_control(fields: Iterable[tuple[str, Any]]) -> list[str]:
    """The names of the fields that hold a control character, and can be shown."""
    return [_CONTROL.sub("?", name)[:40] for name, value in fields if has_control(name) or has_control(value)]
