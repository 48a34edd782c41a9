"""A real terminal for tests: a pseudo-terminal with the program in it, and somebody who reads and types."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from .run import without_colours

# The program becomes the terminal's foreground process, so that Ctrl-C reaches it as it would reach a user's. It has to
# be told not to ignore that: a script that runs the tests in the background hands this on to them.
START = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


class Terminal:
    """`benchtop` in a terminal of a given size."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, env: dict[str, str] | None = None) -> None:
        self.columns = columns
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._file = ours
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, "-m", "benchtop", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=os.environ | {"TERM": "xterm-256color", "PAGER": "cat"} | (env or {}),
            start_new_session=True,
        )
        os.close(theirs)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.raw = ""
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._file)

    def wait_for(self, *words: str, seconds: float = 60) -> str:
        """Return the output since the last wait up to the first of these words, without colours; fail if none comes."""
        until = time.monotonic() + seconds
        while True:
            text = without_colours(self.raw)
            found = [text.index(word, self._read) + len(word) for word in words if word in text[self._read :]]
            if found:
                start, self._read = self._read, min(found)
                return text[start : self._read]
            if time.monotonic() > until or not self._more(until):
                raise AssertionError(f"{words} did not come; this did:\n{text[self._read :]}")

    def begin(self) -> str:
        """Press Enter once a new game has introduced itself; what it said."""
        said = self.wait_for("Press Enter to begin.")
        self.type("")
        return said

    def type(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key like Ctrl-C."""
        os.write(self._file, key)

    def press_at_prompt(self, key: bytes) -> None:
        """Press a key once the program listens: the prompt is written just before."""
        status = Path(f"/proc/{self._process.pid}/stat")
        while status.exists() and status.read_text().rpartition(")")[2].split()[0] in "RD":  # running, not waiting
            time.sleep(0.001)
        if not status.exists():  # not Linux
            time.sleep(0.5)
        self.press(key)

    def exit_code(self, seconds: float = 60) -> int:
        """Return the exit code; the last output is in `raw`."""
        until = time.monotonic() + seconds
        while self._more(until):
            pass
        return self._process.wait(timeout=seconds)

    def drawn_lines(self) -> list[str]:
        """Return every line on the screen so far."""
        return re.split(r"\r*\n", without_colours(self.raw))

    def _more(self, until: float) -> bool:
        """Read what is there; whether the program may still write."""
        ready, _, _ = select.select([self._file], [], [], max(0, until - time.monotonic()))
        if not ready:
            return False
        try:
            new = os.read(self._file, 65536)
        except OSError:  # the program has ended
            return False
        self.raw += self._decoder.decode(new)
        return bool(new)
