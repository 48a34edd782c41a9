"""What time it is: whoever makes the server's parts may bring a clock of their own, as tests do."""

import time


class Clock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since 1970, as entries note them."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, for measuring how long something takes: nobody sets it back."""
        return time.monotonic()
