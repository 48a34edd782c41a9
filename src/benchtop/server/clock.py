"""The clock; tests replace it with their own."""

import time
from datetime import UTC, datetime


def when(at: float) -> str:
    """Format a time as in the protocol: UTC, ISO 8601, in milliseconds."""
    return f"{datetime.fromtimestamp(at, UTC).isoformat(timespec='milliseconds')[:-6]}Z"


class Clock:
    """The time of this machine."""

    def now(self) -> float:
        """Return seconds since 1970, for entries."""
        return time.time()

    def steady(self) -> float:
        """Return monotonic seconds, for measuring durations."""
        return time.monotonic()
