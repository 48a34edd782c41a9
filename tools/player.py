"""`make play`: the page is there as soon as can be, and the compiled engine is built behind it for the next time."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from tools.compiler import may_compile
from tools.environments import PLAY, install_play, player_digest, uv
from tools.running import CACHE, NO_NETWORK, ROOT, WINDOWS, environment, progress

COMPILED = CACHE / "compiled"
"""The compiled wheel, in a folder named by what it is made of."""
LOG = CACHE / "compiled.log"
STOPPED = {-signal.SIGINT, -signal.SIGTERM, 128 + signal.SIGINT, 128 + signal.SIGTERM}
"""Exit codes of a server that was stopped by a signal."""
BEHIND = "A faster engine is being built behind this"


def play(*arguments: str) -> None:
    """Serve from the player's environment, and open the page; arguments go to `benchtop serve`."""
    if arguments and not arguments[0].startswith("-"):
        terminal = PLAY.bin.relative_to(ROOT) / "benchtop"
        sys.exit(f"`play` opens the browser. To play in this terminal: {terminal} play {' '.join(arguments)}")
    opening = [] if "--no-browser" in arguments else ["--open"]
    made_of = prepare(must_compile=os.environ.get("BENCHTOP_MYPYC") == "1")
    rest = [word for word in arguments if word != "--no-browser"]
    with compiling_behind(made_of):
        sys.exit(serve([str(PLAY.bin / "benchtop"), "serve", "--next-port", *opening, *rest]))


def serve(command: list[str]) -> int:
    """Run the server until it ends: Ctrl-C reaches it directly, other signals are passed on."""
    server = subprocess.Popen(command)

    def stop(number: int, _: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGTERM, stop)
    while True:
        with suppress(KeyboardInterrupt):
            code = server.wait()
            return 0 if code in STOPPED else code


def prepare(*, must_compile: bool) -> str:
    """Bring the player's environment up to date, compiled if that has been done or must be; what it is made of."""
    made_of = player_digest()
    if must_compile and wheel_of(made_of) is None:
        with progress("Compiling the engine"):
            said = compiled(made_of)
        if said:
            sys.exit(said)
    wheel = None if os.environ.get("BENCHTOP_MYPYC") == "0" else wheel_of(made_of)
    wanted = f"{made_of} {'compiled' if wheel else 'plain'}"
    if not PLAY.is_made_of(wanted):
        with progress("Setting up, in this folder only"):
            install_play(wanted, wheel)
    return made_of


# -- the compiled engine ----------------------------------------------------------------------------------------------


def wheel_of(made_of: str) -> Path | None:
    """Return the compiled wheel of these sources, if it has been built."""
    return next(iter(_home(made_of).glob("*.whl")), None)


def _home(made_of: str) -> Path:
    return COMPILED / made_of[:20]


@contextmanager
def compiling_behind(made_of: str) -> Iterator[Callable[[], None]]:
    """Compile the engine in the background, if worthwhile, in a process that ends with this one.

    Yields a function that waits for it.
    """
    failed = COMPILED / f"{made_of[:20]}.failed"
    if not may_compile() or wheel_of(made_of) or failed.exists():
        yield lambda: None
        return
    building: list[subprocess.Popen[bytes]] = []

    def build() -> None:
        try:
            with progress(BEHIND):
                said = compiled(made_of, building)
        except _Stopped:
            return
        if not said:
            print("The faster engine is ready; the next start will use it.", flush=True)
        else:
            print("The faster engine could not be built: everything works, but bots think more slowly.", flush=True)
            if not NO_NETWORK.search(said):
                failed.parent.mkdir(parents=True, exist_ok=True)
                failed.write_text(said, encoding="utf-8")

    thread = threading.Thread(target=build, daemon=True)
    thread.start()
    try:
        yield thread.join
    finally:
        for process in building:
            _end(process)
        thread.join(5)


class _Stopped(BaseException):
    """The process that waited for the compiler has ended."""


def compiled(made_of: str, building: list[subprocess.Popen[bytes]] | None = None) -> str:
    """Build the compiled wheel, atomically; return the output if that failed.

    With a list for the process, it runs at the lowest priority and can be ended.
    """
    half = COMPILED / f"half-{os.getpid()}"
    command: list[object] = [PLAY.python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", half, "."]
    if uv():
        command = [uv(), "build", "--wheel", "--python", sys.executable, "--out-dir", half, "."]
    if building is not None and (nice := shutil.which("nice")):
        command = [nice, "-n", "19", *command]
    scratch = half / "scratch"
    scratch.mkdir(parents=True)
    try:
        with LOG.open("wb") as log:
            process = subprocess.Popen(
                [str(word) for word in command],
                cwd=ROOT,
                env=environment({"BENCHTOP_MYPYC": "1", "TMPDIR": str(scratch)}),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        if building is not None:
            building.append(process)
        if code := process.wait():
            if code < 0:
                raise _Stopped
            return LOG.read_text(encoding="utf-8", errors="replace")
        if player_digest() == made_of:  # otherwise the sources have changed in the meantime
            for old in COMPILED.iterdir():
                if old != half:
                    shutil.rmtree(old, ignore_errors=True)
            shutil.rmtree(scratch)
            half.rename(_home(made_of))
        return ""
    except KeyboardInterrupt:
        _end(process)
        raise
    finally:
        shutil.rmtree(half, ignore_errors=True)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children."""
    with suppress(ProcessLookupError):
        if WINDOWS:
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
    process.wait()
