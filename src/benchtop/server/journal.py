"""Lists of numbered entries and the commands that append to them, for tables and whatever else is kept as such a list.

A command is a message from a client. It decides, against the state, which entry to append, or raises a Problem. The
body of an entry says what the entry does to the state. Both stand in the module of the command, where a `Registry`
finds them.
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
Key = Annotated[str, Meta(pattern=KEY, description="Your name for this command: sent twice, it is done once.")]


class Journal(Protocol):
    """The state that the entries of a list add up to, as far as commands need it."""

    n: int
    """The number of the newest entry."""
    keys: dict[str, tuple[int, str]]
    """By key: the number of the entry, and the fingerprint of its command."""


S = TypeVar("S", bound=Journal)
A = TypeVar("A")
R = TypeVar("R")


def fingerprint(kind: str, meaning: str) -> str:
    """Return what distinguishes a command that is sent again from another with the same key."""
    return f"{kind} {meaning}"


class Body(msgspec.Struct, Generic[S, R], frozen=True, kw_only=True, omit_defaults=True):
    """What an entry says, as it is stored. A field that was added later has a default: older entries do without it."""

    kind: ClassVar[str]
    """The kind of entry."""
    events: ClassVar[tuple[str, ...]]
    """The events that it causes."""
    asked: str = ""
    """What its command asked for, where the other fields do not say it."""

    def meaning(self) -> str:
        """Return the meaning of the command that led to it."""
        return self.asked

    def apply(self, state: S, applied: R) -> None:
        """Change the state, and add what happened, in words, to `applied`."""
        raise NotImplementedError


AnyBody = Body[Any, Any]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry that may be stored if the state is still as it was."""

    body: AnyBody
    seat: int | None = None
    listing: ListingUpdate | None = None
    key: str = ""

    def entry(self, n: int, at: float) -> Entry:
        body: dict[str, Any] = msgspec.to_builtins(self.body)
        return Entry(n, self.body.kind, self.seat, self.key or secrets.token_urlsafe(9), body, at)


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """A message from a client, as it comes over a socket. Its `tag` is its type."""

    cleaned: ClassVar[frozenset[str]] = frozenset()
    """Fields from which control characters are removed; other fields with such characters are refused."""


class Command(Message, Generic[S, A], frozen=True, kw_only=True):
    """A message that asks for an entry."""

    writes: ClassVar[type[AnyBody]]
    """The body of the entry."""
    unsaid: ClassVar[frozenset[str]] = frozenset({"type", "key"})
    """Fields that do not matter when two commands with the same key are compared."""
    key: Key | None = None

    def kind(self) -> str:
        """Return the kind of entry that it leads to."""
        return self.writes.kind

    def meaning(self, state: S) -> str:
        """Return what it asks for, apart from its kind and key."""
        fields = {name: value for name, value in msgspec.to_builtins(self).items() if name not in self.unsaid}
        return msgspec.json.encode(fields, order="sorted").decode() if fields else ""

    def owners(self, actor: A) -> tuple[list[object], list[object]]:
        """Return whose key it may have: those under whom it may have been done before, and the actor's others."""
        raise NotImplementedError

    def allow(self, state: S, actor: A) -> None:
        """Raise a Problem unless the actor may ask for this."""
        raise NotImplementedError

    def decide(self, state: S, actor: A, now: float) -> NewEntry:
        """Return the entry that does what is asked; a Problem says why not."""
        raise NotImplementedError

    def answer(self, state: S, actor: A, now: float) -> NewEntry | int:
        """Return the entry that does what is asked, or the number of the entry that has done it before."""
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
    """Return the number of the entry that the same command led to before; 409 if its key was used for another."""
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
    """Return the entry with the owner's key, and with what was asked for if its body does not say it."""
    body = new.body if new.body.meaning() == meaning else msgspec.structs.replace(new.body, asked=meaning)
    return replace(new, body=body, key=f"{owner}:{key}")


M = TypeVar("M", bound=Message)
B = TypeVar("B", bound=AnyBody)


class Registry(Generic[M, B]):
    """All messages and bodies in the modules of a package: a new module needs no other registration.

    The modules are imported when they are first needed, so that they can import the state that they change.
    """

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def _classes(self) -> list[Any]:
        names = sorted(found.name for found in pkgutil.iter_modules(import_module(self._package).__path__))
        modules = [import_module(f"{self._package}.{name}") for name in names]
        classes = [(module, one) for module in modules for one in vars(module).values() if isinstance(one, type)]
        return [one for module, one in classes if one.__module__ == module.__name__]

    @cached_property
    def messages(self) -> list[type[M]]:
        """Every message that a client may send: a class without a tag of its own is only there to be inherited."""
        messages = [one for one in self._classes if issubclass(one, Message)]
        return [one for one in messages if one.__struct_config__.tag != one.__name__]

    @cached_property
    def bodies(self) -> dict[str, type[B]]:
        """The body of each kind of entry."""
        return {one.kind: one for one in self._classes if issubclass(one, Body) and hasattr(one, "kind")}

    @cached_property
    def decoder(self) -> "msgspec.json.Decoder[M]":
        """Reads a message, strictly: unknown fields and wrong types are refused."""
        return msgspec.json.Decoder(reduce(operator.or_, self.messages))

    def body(self, entry: Entry) -> B:
        """Return what an entry says."""
        return msgspec.convert(entry.body, self.bodies[entry.kind])
