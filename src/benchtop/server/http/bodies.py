"""Pydantic models for the bodies of HTTP commands, derived from the commands so that FastAPI can check and describe
them.
"""

from functools import reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, UnsetType
from pydantic import Field, create_model

from benchtop.server.http.models import Strict, one_of
from benchtop.server.journal import Message


def body_of(message: type[Message], name: str, words: str, *, without: str | None = None) -> type[Strict]:
    """Return a model with the fields of that message, except one that is in the path."""
    found = {field.name: field.default for field in msgspec.structs.fields(message) if field.name != without}
    fields: dict[str, Any] = {}
    for field, annotation in get_type_hints(message, include_extras=True).items():  # inherited fields come first
        if field in found:
            default = found[field]
            default = ... if default is NODEFAULT else None if default is UNSET else default
            fields[field] = (_for_pydantic(annotation), default)
    model: type[Strict] = create_model(name, __base__=Strict, __doc__=words, **fields)
    model.cleaned = message.cleaned
    return model


def _for_pydantic(annotation: Any) -> Any:
    """Convert a msgspec type and its limits to pydantic."""
    if get_origin(annotation) is Annotated:
        inner, *metas = get_args(annotation)
        return Annotated[_for_pydantic(inner), *(limit for meta in metas for limit in _limits(meta))]
    if get_origin(annotation) in {Union, UnionType}:
        return reduce(or_, (_for_pydantic(member) for member in get_args(annotation) if member is not UnsetType))
    return annotation


def _limits(meta: Meta) -> tuple[Any, ...]:
    if meta.extra_json_schema is not None:
        return one_of(meta.extra_json_schema["enum"])
    names = ("ge", "le", "min_length", "max_length", "pattern", "description")
    given = {name: getattr(meta, name) for name in names}
    return (Field(**{name: limit for name, limit in given.items() if limit is not None}),)
