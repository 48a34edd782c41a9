"""What time it is: whoever makes the server's parts may bring a clock of their own, as tests do."""

import time
from datetime import UTC, datetime


def when(at: float) -> str:
    """A time as the protocol writes it: UTC, ISO 8601, to the millisecond."""
    return f"{datetime.fromtimestamp(at, UTC).isoformat(timespec='milliseconds')[:-6]}Z"


class Clock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970, as entries note them."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, for measuring how long something takes: nobody sets it back."""
        return time.monotonic()
