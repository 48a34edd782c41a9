"""Who follows all tables of theirs, here and at other processes: they see by themselves whose turn it is.

Processes that share a database say to each other when somebody begins to follow and when they stop, and repeat it every
now and then, as they do with presence.
"""

from collections.abc import Callable, Sequence

from benchtop.server.clock import Clock
from benchtop.server.tables.presence import GONE_AFTER
from benchtop.server.tables.table import Listener


class Streams:
    """The streams of one's tables, by person."""

    def __init__(self, clock: Clock, broadcast: Callable[[str], None]) -> None:
        self._clock = clock
        self._broadcast = broadcast
        self._here: dict[str, set[Listener]] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}
        """By person: the processes that said that they follow there, and when they last did."""

    def of(self, person: str) -> Sequence[Listener]:
        """The streams of that person at this process."""
        return tuple(self._here.get(person, ()))

    def add(self, person: str, stream: Listener) -> None:
        self._here.setdefault(person, set()).add(stream)
        self._broadcast(f"+{person} 1")

    def discard(self, person: str, stream: Listener) -> None:
        self._here[person].discard(stream)
        if not self._here[person]:
            del self._here[person]
            self._broadcast(f"+{person} 0")

    def follows(self, person: str) -> bool:
        """Whether that person follows, at any process."""
        return person in self._here or person in self._elsewhere

    def hear(self, process: str, person: str, *, follows: bool) -> None:
        """Another process says whether that person follows there."""
        if follows:
            self._elsewhere.setdefault(person, {})[process] = self._clock.steady()
        elif process in self._elsewhere.get(person, {}):
            del self._elsewhere[person][process]
            if not self._elsewhere[person]:
                del self._elsewhere[person]

    def heartbeat(self) -> None:
        """Repeat who follows here, and forget those of whom nothing was repeated."""
        for person in self._here:
            self._broadcast(f"+{person} 1")
        old = self._clock.steady() - GONE_AFTER
        silent = [(who, one) for who, said in self._elsewhere.items() for one, last in said.items() if last < old]
        for person, process in silent:
            self.hear(process, person, follows=False)

    def close(self) -> None:
        """End all streams of this process."""
        for stream in [one for streams in self._here.values() for one in streams]:
            stream.close()
