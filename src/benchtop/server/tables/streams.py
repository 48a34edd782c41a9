"""Tracks which guests follow all their tables, here and at other processes: they need no turn notifications.

Processes that share a database broadcast when a guest starts and stops following, and repeat it periodically, as with
presence.
"""

from collections.abc import Callable, Sequence

from benchtop.server.clock import Clock
from benchtop.server.tables.presence import GONE_AFTER
from benchtop.server.tables.table import Listener


class Streams:
    """The `/me/stream` connections of each guest."""

    def __init__(self, clock: Clock, broadcast: Callable[[str], None]) -> None:
        self._clock = clock
        self._broadcast = broadcast
        self._here: dict[str, set[Listener]] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}
        """For each guest: the processes where they follow, and when each last said so."""

    def of(self, person: str) -> Sequence[Listener]:
        """Return the streams of that guest at this process."""
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
        """Whether that guest follows all their tables, at any process."""
        return person in self._here or person in self._elsewhere

    def receive(self, process: str, person: str, *, follows: bool) -> None:
        """Record whether that guest follows at another process."""
        if follows:
            self._elsewhere.setdefault(person, {})[process] = self._clock.steady()
        elif process in self._elsewhere.get(person, {}):
            del self._elsewhere[person][process]
            if not self._elsewhere[person]:
                del self._elsewhere[person]

    def heartbeat(self) -> None:
        """Repeat who follows here, and drop guests whose process has not repeated them."""
        for person in self._here:
            self._broadcast(f"+{person} 1")
        old = self._clock.steady() - GONE_AFTER
        silent = [
            (guest, other) for guest, seen in self._elsewhere.items() for other, last in seen.items() if last < old
        ]
        for person, process in silent:
            self.receive(process, person, follows=False)

    def close(self) -> None:
        """End all streams of this process."""
        for stream in [other for streams in self._here.values() for other in streams]:
            stream.close()
