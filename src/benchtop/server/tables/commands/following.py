"""Socket messages that write nothing."""

from typing import Annotated

from msgspec import Meta

from benchtop.server.journal import Message


class Look(Message, tag="look", frozen=True):
    """Tell the server that the player of this seat of yours is at the screen. Answered with the full view from
    there.
    """

    seat: Annotated[int, Meta(ge=0, le=15)]


class Ping(Message, tag="ping", frozen=True):
    """Test the connection. Answered with `pong`."""


class Resync(Message, tag="resync", frozen=True):
    """Ask for the full view after you missed something."""
