"""Parts of a state: objects that write themselves down by a list of their fields."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something with named fields: a state, a player's board, what a seat has seen. All its values are plain JSON."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The attributes that are the truth, in the order in which they are written; `derive` works out the others."""
    PARTS: ClassVar[dict[str, type["Part"]]] = {}
    """The class of those fields that hold a part, or a list of parts."""

    def to_json(self) -> dict[str, Any]:
        """All fields, JSON-ready and independent of this object."""
        return {name: _copied(getattr(self, name)) for name in self.FIELDS}

    def restore(self, data: dict[str, Any]) -> None:
        """Fill this fresh object from what `to_json` gave."""
        for name in self.FIELDS:
            value = _copied(data[name])
            part = self.PARTS.get(name)
            if part is None or value is None:
                setattr(self, name, value)
            elif isinstance(value, list):
                setattr(self, name, [restored(part, item) for item in value])
            else:
                setattr(self, name, restored(part, value))
        self.derive()

    def derive(self) -> None:
        """Work out the attributes that follow from the fields."""


def restored(kind: type[Part], data: dict[str, Any]) -> Part:
    """The part of that class whose `to_json` this is."""
    part = kind()
    part.restore(data)
    return part


def _copied(value: Any) -> Any:
    if isinstance(value, Part):
        return value.to_json()
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return value
