"""Who decides for a seat: a person at the keyboard, or a bot that gets the seat's handle and never the true state."""

from hashlib import sha256
from typing import Final, Protocol

from benchtop.bots import LEVELS, Seat, make_bot
from benchtop.core.match import Match
from benchtop.core.move import Move

HUMAN: Final = "human"
YOUR_NAME: Final = "Ada"
"""For a player who gives no name: sentences about somebody need one."""
BOT_NAMES: Final = ("Rosalind", "Francis", "Barbara", "Linus", "Dorothy", "Frederick", "Rita", "Max")


class Driver(Protocol):
    """One who decides for a seat."""

    kind: str
    """Written into the record, so that a game is resumed with the same drivers."""

    def choose(self, seat: Seat) -> Move | None:
        """The move to play; None if the table itself has changed (something was taken back): ask again."""


class BotDriver:
    """A bot in a seat. Its chance comes from the match's seed, so the same seed gives the same game."""

    def __init__(self, kind: str, match: Match, seat: int) -> None:
        self.kind = kind
        self._bot = make_bot(kind, sha256(f"{match.seed} {seat} {len(match.played)}".encode()).hexdigest())

    @property
    def takes_time(self) -> bool:
        """Whether people will wait for it."""
        return spec_of(self.kind).startswith("search")

    def choose(self, seat: Seat) -> Move:
        return self._bot.choose(seat)


def handle(match: Match, seat: int) -> Seat:
    """What the driver of a seat may know."""
    return Seat(match.state, seat, match.log(seat))


def spec_of(kind: str) -> str:
    """What stands behind a level's name; other names stand for themselves."""
    return next((level.spec for level in LEVELS if level.key == kind), kind)


def about(kind: str) -> str:
    """A bot in a few words, after its name."""
    for level in LEVELS:
        if level.key == kind:
            return f"level {level.key}: {level.words[0].lower()}{level.words[1:]}"
    return f"kind {kind}."
