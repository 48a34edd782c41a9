"""Logs of numbered entries, and the commands that append to them; for tables and anything else kept as such a log.

A command is a message from a client. It decides, against the state, which entry to append, or raises a Problem. The
body of an entry says what the entry does to the state. Both are in the module of the command, where a `Registry` finds
them.
"""

import operator
import pkgutil
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from importlib import import_module
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Meta

from benchtop.server.problems import Problem
from benchtop.store import Entry, ListingUpdate

KEY = r"^[A-Za-z0-9_-]{1,64}$"
Key = Annotated[str, Meta(pattern=KEY, description="Your idempotency key: a command sent twice is executed once.")]


class Journal(Protocol):
    """The state that results from the entries of a log, as far as commands need it."""

    n: int
    """The number of the newest entry."""
    keys: dict[str, tuple[int, str]]
    """Number of the entry and fingerprint of its command, by key."""


S = TypeVar("S", bound=Journal)
A = TypeVar("A")
R = TypeVar("R")


def fingerprint(kind: str, meaning: str) -> str:
    """Return a string that tells a repeated command from another with the same key."""
    return f"{kind} {meaning}"


class Body(msgspec.Struct, Generic[S, R], frozen=True, kw_only=True, omit_defaults=True):
    """The content of an entry as stored. Fields added later have a default, so that older entries can be read."""

    kind: ClassVar[str]
    """The kind of entry."""
    events: ClassVar[tuple[str, ...]]
    """The events that it causes."""
    asked: str = ""
    """The request of its command, unless the other fields contain it."""

    def meaning(self) -> str:
        """Return the meaning of the command that led to it."""
        return self.asked

    def apply(self, state: S, applied: R) -> None:
        """Change the state, and add the events to `applied`."""
        raise NotImplementedError


AnyBody = Body[Any, Any]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to store if the state has not changed since."""

    body: AnyBody
    seat: int | None = None
    listing: ListingUpdate | None = None
    key: str = ""

    def entry(self, n: int, at: float) -> Entry:
        body: dict[str, Any] = msgspec.to_builtins(self.body)
        return Entry(n, self.body.kind, self.seat, self.key or secrets.token_urlsafe(9), body, at)


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A message from a client, as sent over a socket. Its `tag` is its type."""

    cleaned: ClassVar[frozenset[str]] = frozenset()
    """Fields from which control characters are removed; other fields with such characters are refused."""


class Command(Message, Generic[S, A], frozen=True, kw_only=True):
    """A message that asks for an entry."""

    writes: ClassVar[type[AnyBody]]
    """The body of the entry."""
    unsaid: ClassVar[frozenset[str]] = frozenset({"type", "key"})
    """Fields to ignore when comparing two commands with the same key."""
    key: Key | None = None

    def kind(self) -> str:
        """Return the kind of entry that it leads to."""
        return self.writes.kind

    def meaning(self, state: S) -> str:
        """Return what it asks for, without its kind and key."""
        fields = {name: value for name, value in msgspec.to_builtins(self).items() if name not in self.unsaid}
        return msgspec.json.encode(fields, order="sorted").decode() if fields else ""

    def owners(self, actor: A) -> tuple[list[object], list[object]]:
        """Return the owners whose keys identify an earlier execution, and the actor's other owners."""
        raise NotImplementedError

    def allow(self, state: S, actor: A) -> None:
        """Raise a Problem unless the actor may ask for this."""
        raise NotImplementedError

    def decide(self, state: S, actor: A, now: float) -> NewEntry:
        """Return the entry that executes the command, or raise a Problem."""
        raise NotImplementedError

    def answer(self, state: S, actor: A, now: float) -> NewEntry | int:
        """Return the entry that executes the command, or the number of the entry that already did."""
        own, others = self.owners(actor)
        meaning = "" if self.key is None else self.meaning(state)
        done = done_before(state, self.key, own, others, fingerprint(self.kind(), meaning))
        if done is not None:
            return done
        self.allow(state, actor)
        new = self.decide(state, actor, now)
        if self.key is None:
            return new
        return keyed(new, new.seat if new.seat in own else own[0], self.key, meaning)


def done_before(
    state: Journal, key: str | None, own: Iterable[object], others: Iterable[object], wanted: str
) -> int | None:
    """Return the number of the entry that the same command led to before; 409 if its key was used for another
    command.
    """
    if key is None:
        return None
    used = Problem(409, "key_used", "That key was used for something else; choose a new one every time.")
    if any(f"{other}:{key}" in state.keys for other in others):
        raise used
    for owner in own:
        done = state.keys.get(f"{owner}:{key}")
        if done is not None:
            if done[1] != wanted:
                raise used
            return done[0]
    return None


def keyed(new: NewEntry, owner: object, key: str, meaning: str) -> NewEntry:
    """Return the entry with the owner's key, and with the request if its body does not contain it."""
    body = new.body if new.body.meaning() == meaning else msgspec.structs.replace(new.body, asked=meaning)
    return replace(new, body=body, key=f"{owner}:{key}")


M = TypeVar("M", bound=Message)
B = TypeVar("B", bound=AnyBody)


class Registry(Generic[M, B]):
    """All messages and bodies in the modules of a package; a new module needs no other registration.

    The modules are imported on first use, so that they can import the state that they change.
    """

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def _classes(self) -> list[Any]:
        names = sorted(found.name for found in pkgutil.iter_modules(import_module(self._package).__path__))
        modules = [import_module(f"{self._package}.{name}") for name in names]
        classes = [(module, found) for module in modules for found in vars(module).values() if isinstance(found, type)]
        return [found for module, found in classes if found.__module__ == module.__name__]

    @cached_property
    def messages(self) -> list[type[M]]:
        """Every message that a client may send. Classes without their own tag are only base classes."""
        messages = [found for found in self._classes if issubclass(found, Message)]
        return [found for found in messages if found.__struct_config__.tag != found.__name__]

    @cached_property
    def bodies(self) -> dict[str, type[B]]:
        """The body class of each kind of entry."""
        return {found.kind: found for found in self._classes if issubclass(found, Body) and hasattr(found, "kind")}

    @cached_property
    def decoder(self) -> "msgspec.json.Decoder[M]":
        """Decodes a message strictly: unknown fields and wrong types are refused."""
        return msgspec.json.Decoder(reduce(operator.or_, self.messages))

    def body(self, entry: Entry) -> B:
        """Return the body of an entry."""
        return msgspec.convert(entry.body, self.bodies[entry.kind])
