"""The commands of a table, all of them as the registry finds them: none is named here."""

import inspect
import re
import sys
import textwrap
import time
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.journal import Body, Message, Registry, fingerprint
from benchtop.server.problems import Problem
from benchtop.server.tables.commands import REGISTRY
from benchtop.server.tables.commands.base import TableBody, TableCommand
from benchtop.server.tables.decide import NOBODY, Actor
from benchtop.server.tables.message_types import message_schema
from benchtop.server.tables.state import TableState
from tests.server.running import quick_game

COMMANDS: list[type[Any]] = [message for message in REGISTRY.messages if issubclass(message, TableCommand)]
BODIES = list(REGISTRY.bodies.values())
SAMPLES = {int: 0, str: "easy", bool: True}
"""A value for each type that a command may need."""


def table() -> TableState:
    """Return a table that waits for people."""
    game = quick_game()
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (game.seats[0] - 1)
    header, first = plan_table(NewTable.model_validate({"game": game.key, "seats": seats}), "ada", time.time())
    state = TableState(header)
    state.apply(first.entry(1, header.created))
    return state


def sample(command: type[Any], **given: Any) -> Any:
    """Return such a command, with any values where it needs some."""
    for field in msgspec.structs.fields(command):
        if field.required:
            kind = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
            given.setdefault(field.name, get_args(kind)[0] if get_origin(kind) is Literal else SAMPLES[kind])
    return command(**given)


def heirs(of: type[Any]) -> list[type[Any]]:
    """Return all classes that inherit from that class."""
    return [found for heir in of.__subclasses__() for found in (heir, *heirs(heir))]


def test_every_kind_of_entry_is_registered_once() -> None:
    kinds = [body.kind for body in heirs(TableBody) if "kind" in vars(body)]
    assert sorted(kinds) == sorted(REGISTRY.bodies)
    types = [message.__struct_config__.tag for message in REGISTRY.messages]
    assert len(set(types)) == len(types)


@pytest.mark.parametrize("body", BODIES, ids=lambda body: body.kind)
def test_every_entry_changes_the_table_and_says_so(body: type[TableBody]) -> None:
    assert body.apply is not Body.apply
    assert body.events
    module = sys.modules[body.__module__]
    promised = {event for other in BODIES if other.__module__ == body.__module__ for event in other.events}
    assert set(re.findall(r'applied\.add\(\s*"(\w+)"', inspect.getsource(module))) == promised


@pytest.mark.parametrize("key", [None, "k"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_every_command_refuses_strangers(command: type[Any], key: str | None) -> None:
    state, now = table(), time.time()
    for stranger in (NOBODY, Actor("eve", frozenset())):
        with pytest.raises(Problem) as refused:
            sample(command, key=key).answer(state, stranger, now)
        assert refused.value.status == 403
        assert refused.value.code in {"no_seat", "not_your_seat", "not_host"}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_every_command_names_the_entry_that_it_writes(command: type[Any]) -> None:
    assert sample(command).kind() in REGISTRY.bodies


def test_the_message_types_have_the_kinds_and_events_of_the_registry() -> None:
    parts = message_schema()["$defs"]
    assert parts["Update"]["properties"]["kind"]["enum"] == sorted(REGISTRY.bodies)
    events = {event for body in BODIES for event in body.events}
    assert parts["TableEvent"]["properties"]["event"]["enum"] == sorted({*events, "Started"})


def test_base_classes_are_no_messages() -> None:
    inherited = {base for command in COMMANDS for base in command.__mro__[1:] if issubclass(base, Message)}
    assert inherited.isdisjoint(REGISTRY.messages)
    for base in inherited:
        with pytest.raises(msgspec.ValidationError):
            REGISTRY.decoder.decode(msgspec.json.encode({"type": base.__name__}))


MODULE = """
    from benchtop.server.journal import Body, Command, NewEntry


    class Enrolled(Body, frozen=True):
        kind = "enrolled"
        events = ("Enrolled",)
        name: str

        def apply(self, state, applied):
            state.pupils.append(self.name)


    class Enrol(Command, tag="enrol", frozen=True):
        writes = Enrolled
        name: str

        def owners(self, actor):
            return [actor], []

        def allow(self, state, actor):
            pass

        def decide(self, state, actor, now):
            return NewEntry(Enrolled(name=self.name.title()))
"""


class School:
    """Another list of entries than a table's."""

    def __init__(self) -> None:
        self.n = 0
        self.keys: dict[str, tuple[int, str]] = {}
        self.pupils: list[str] = []


def test_a_module_is_all_that_a_command_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "enrolling"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "enrol.py").write_text(textwrap.dedent(MODULE))
    monkeypatch.syspath_prepend(str(tmp_path))
    registry: Registry[Any, Any] = Registry("enrolling")
    school = School()

    def send(name: str) -> int:
        command = registry.decoder.decode(msgspec.json.encode({"type": "enrol", "name": name, "key": "k"}))
        answer = command.answer(school, "teacher", 0.0)
        if isinstance(answer, int):
            return answer
        entry = answer.entry(school.n + 1, 0.0)
        school.n = entry.n
        body = registry.body(entry)
        body.apply(school, None)
        school.keys[entry.key] = (entry.n, fingerprint(entry.kind, body.meaning()))
        return school.n

    assert [send("ada"), send("ada")] == [1, 1]
    assert school.pupils == ["Ada"]
    with pytest.raises(Problem) as refused:
        send("bob")
    assert refused.value.code == "key_used"
