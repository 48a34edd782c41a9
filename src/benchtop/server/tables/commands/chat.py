"""Chat: preset phrases, and free text if the table allows it."""

from typing import Annotated, ClassVar

from msgspec import Meta

from benchtop.server.clock import when
from benchtop.server.journal import NewEntry
from benchtop.server.problems import Problem
from benchtop.server.tables.commands.base import PlayerCommand, TableBody
from benchtop.server.tables.decide import Actor, seat_of
from benchtop.server.tables.message_types import ChatLine
from benchtop.server.tables.parts import Applied
from benchtop.server.tables.state import TableState

PHRASES = {
    "hello": "Hello!",
    "good_luck": "Good luck, have fun.",
    "nice": "Nice move!",
    "thinking": "Let me think…",
    "one_moment": "One moment, please.",
    "your_turn": "It is your turn.",
    "oops": "Oops.",
    "thanks": "Thank you!",
    "well_played": "Well played.",
    "again": "Another game?",
    "bye": "Goodbye!",
}
"""Preset phrases. Their keys are sent and stored, so that clients can translate them."""


class Said(TableBody, frozen=True):
    """A chat message."""

    kind = "chat"
    events = ("Said",)
    personal = True
    changes_game = False
    changes_table = False

    name: str
    phrase: str | None = None
    text: str | None = None

    def meaning(self) -> str:
        return _meaning(self.phrase, self.text)

    def apply(self, state: TableState, applied: Applied) -> None:
        entry = applied.entry
        words = PHRASES.get(self.phrase, "…") if self.phrase else self.text or ""
        line: ChatLine = {"n": entry.n, "at": when(entry.at), "seat": entry.seat, "name": self.name, "words": words}
        if self.phrase:
            line["phrase"] = self.phrase
        state.chat.append(line)
        applied.add("Said", **line)


class Chat(PlayerCommand, tag="chat", frozen=True):
    """Say a preset phrase, or free text if the table allows it."""

    writes = Said
    limit: ClassVar[str] = "chat"
    cleaned: ClassVar[frozenset[str]] = frozenset({"text"})

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None

    def meaning(self, state: TableState) -> str:
        return _meaning(self.phrase, None if self.text is None else _printable(self.text))

    def decide(self, state: TableState, actor: Actor, now: float) -> NewEntry:
        number = seat_of(state, actor, self.seat)
        mode, seat = state.settings.chat, state.seats[number]
        if mode == "off":
            raise Problem(409, "chat_off", "This table plays without chat.")
        if (self.phrase is None) == (self.text is None):
            raise Problem(422, "invalid", "Say a phrase or a text, one of the two.", {"variant": "phrase_or_text"})
        name = seat.holders.get(actor.person, seat.name)
        if self.phrase is not None:
            if self.phrase not in PHRASES:
                raise Problem(422, "no_such_phrase", f"There is no phrase {self.phrase!r}.", {"phrase": self.phrase})
            return NewEntry(Said(name=name, phrase=self.phrase), number)
        if mode != "free":
            raise Problem(409, "phrases_only", "This table chats in preset phrases.")
        assert self.text is not None
        text = _printable(self.text)
        if not text:
            raise Problem(422, "invalid", "There is nothing to read in that.", {"variant": "empty_text"})
        return NewEntry(Said(name=name, text=text), number)


def _meaning(phrase: str | None, text: str | None) -> str:
    return f"phrase {phrase}" if phrase else f"text {text}"


def _printable(text: str) -> str:
    """Return the printable part of a text."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
