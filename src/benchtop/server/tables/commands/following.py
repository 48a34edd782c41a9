"""What a client may say on its socket that writes nothing."""

from typing import Annotated

from msgspec import Meta

from benchtop.server.journal import Message


class Look(Message, tag="look", frozen=True):
    """The player of this seat of yours is in front of the screen: answered with the full view from there."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Ping(Message, tag="ping", frozen=True):
    """Are you there? Answered with pong."""


class Resync(Message, tag="resync", frozen=True):
    """Something was missed: answered with the full view."""
