"""Parts of a state: objects that serialize themselves from a list of their fields."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """An object with named fields: a state, a player's board, what a seat has seen. All values are plain JSON."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The attributes to serialize, in order; `derive` computes the others."""
    PARTS: ClassVar[dict[str, type["Part"]]] = {}
    """Classes of the fields that hold a part or a list of parts."""

    def to_json(self) -> dict[str, Any]:
        """Return all fields, JSON-ready and independent of this object."""
        return {name: _copied(getattr(self, name)) for name in self.FIELDS}

    def restore(self, data: dict[str, Any]) -> None:
        """Fill this new object from the result of `to_json`."""
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
        """Compute the attributes that follow from the fields."""


def restored(kind: type[Part], data: dict[str, Any]) -> Part:
    """Create a part of that class from its `to_json`."""
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
