#!/usr/bin/env python3
"""Everything there is to do in this tree, with nothing but the standard library: python3 tools/dev.py TASK

    play [...]      play in this terminal; arguments go to `benchtop play`
    test [fast]     all checks, all tests, and the engine's tests once more, compiled; fast: without the compiled run
    quick           style, layers, and the tests of core, science and rules: under a minute, for while you work
    check           only style, types and layers
    compiled        only the engine's tests, compiled
    docs            write the generated pages anew: views, observations, protocol
    playthroughs    write the golden games anew, or those of the games named; read the difference like code
    lock [...]      pin constraints.txt anew after a change of dependencies; arguments go to uv (--upgrade)

Two environments are made as needed: .venv runs the sources as they are; .venv-play holds what a player installs, its
engine compiled where there is a C compiler. Each is installed again only when something it is made of has changed.
BENCHTOP_INSTALLER=pip does without uv; BENCHTOP_MYPYC and BENCHTOP_MYPYC_OPT are explained in hatch_build.py.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.exit(f"Benchtop needs Python 3.11 or newer and this is {found}; name another: make play PYTHON=python3.12")

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
CI = bool(os.environ.get("CI"))
UV = "uv==0.13.7"
WORKERS = str(min(os.cpu_count() or 1, 8))
CODE = ("src", "tests", "tools", "benchmarks", "examples", "web", "hatch_build.py")


# -- tasks ------------------------------------------------------------------------------------------------------------


def play(*arguments: str) -> None:
    install_play()
    command = [str(PLAY.bin / "benchtop"), "play", *arguments]
    if WINDOWS:
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def test(speed: str = "full") -> None:
    if speed not in {"full", "fast"}:
        sys.exit(f"There is `test` and `test fast`, but no `test {speed}`.")
    with Step(f"test {speed}"):
        check()
        step("pytest", DEV.python, "-m", "pytest", "-q", "-n", WORKERS, "tests")
        if speed == "full":
            compiled()


def quick() -> None:
    with Step("quick"):
        style()
        rules = ("tests/core", "tests/bio", "tests/games", "tests/docs", "tests/conformance/test_playthroughs.py")
        # Raising every number of every game takes a minute of its own; `make test` does it.
        step("pytest", DEV.python, "-m", "pytest", "-q", "-n", WORKERS, *rules, "--ignore=tests/games/test_numbers.py")


def check() -> None:
    style()
    step("mypy", DEV.bin / "mypy", *CODE)


def style() -> None:
    install_dev()
    step("ruff check", DEV.bin / "ruff", "check", "--quiet", *CODE)
    step("ruff format --check", DEV.bin / "ruff", "format", "--check", "--quiet", *CODE)
    step("lint-imports", DEV.bin / "lint-imports", "--no-logo")


def compiled() -> None:
    """Run the engine's tests in the player's environment, which borrows the tools of the other but not its sources."""
    if not CI and not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return print("There is no C compiler here: the compiled engine goes untested.")
    install_dev()
    install_play(must_compile=True)
    step("benchtop --help", PLAY.bin / "benchtop", "--help", quiet=True)
    settings = {"PYTHONPATH": os.pathsep.join(map(str, DEV.packages)), "BENCHTOP_EXPECT_COMPILED": "1"}
    step("is the engine compiled?", PLAY.python, "-c", PROVE_COMPILED, settings=settings)
    step(
        "pytest, compiled",
        *(PLAY.python, "-m", "pytest", "-q", "-n", WORKERS, "-p", "no:cacheprovider", "--import-mode=importlib"),
        *(path for path in ("tests/conformance", "tests/core", "tests/server/test_leaks.py") if (ROOT / path).exists()),
        settings=settings,
    )


def docs() -> None:
    install_dev()
    for page in ("tools.reference", "benchtop.adapters.document", "tests.server.protocol_page"):
        step(page, DEV.python, "-m", page, "--write")


def playthroughs(*games: str) -> None:
    install_dev()
    step("playthroughs", DEV.python, "-m", "tests.playthroughs", "--write", *games)


def lock(*arguments: str) -> None:
    step(
        "constraints.txt",
        *(uv() or sys.exit("Only uv can pin for all systems at once, and there is none."), "pip", "compile"),
        *("--quiet", "--universal", "--python-version", "3.11", "--extra", "dev", "--output-file", "constraints.txt"),
        *("--custom-compile-command", "python3 tools/dev.py lock", *arguments, "pyproject.toml"),
    )


# -- environments -----------------------------------------------------------------------------------------------------


class Environment:
    """A virtual environment in this tree."""

    def __init__(self, name: str) -> None:
        self.home = ROOT / name
        self.bin = self.home / ("Scripts" if WINDOWS else "bin")
        self.python = self.bin / ("python.exe" if WINDOWS else "python")
        self.stamp = self.home / "made-of"

    @property
    def packages(self) -> list[Path]:
        """Where its packages lie: on most systems one directory."""
        base = {"base": str(self.home), "platbase": str(self.home)}
        return sorted({Path(sysconfig.get_path(kind, "venv", base)) for kind in ("purelib", "platlib")})

    def install(self, *what: str, made_of: str, settings: Mapping[str, str]) -> bool:
        """Install, unless that has been done with the same ingredients; whether it was needed."""
        if self.python.exists() and self.stamp.exists() and self.stamp.read_text() == made_of:
            return False
        with Step(f"install {self.home.name} (only after a change)"):
            self.stamp.unlink(missing_ok=True)
            if not self.python.exists() or not (uv() or self.has_pip()):
                self.create()
            what = ("--constraint", "constraints.txt", *what)
            if uv():
                target = ("--python", self.python, "--reinstall-package", "benchtop", "--compile-bytecode")
                run(uv(), "pip", "install", "--quiet", *target, *what, settings=settings)
            else:
                run(self.python, "-m", "pip", "install", "-qq", *what, settings=settings)
            self.stamp.write_text(made_of)
        return True

    def has_pip(self) -> bool:
        return any((packages / "pip").is_dir() for packages in self.packages)

    def create(self) -> None:
        if uv():
            run(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, self.home)
        elif subprocess.run([sys.executable, "-m", "venv", "--clear", self.home], check=False).returncode:
            sys.exit("Python could not make a virtual environment; on Debian and Ubuntu, install python3-venv.")


DEV = Environment(".venv")
PLAY = Environment(".venv-play")

PROVE_COMPILED = """
import importlib
hot = ("core.state", "core.game", "core.match", "core.rng", "bots.mcts", "bio.codons")
files = [importlib.import_module("benchtop." + name).__file__ for name in hot]
assert not any(file.endswith(".py") for file in files), files
"""


def install_dev() -> None:
    DEV.install("--editable", ".[dev]", made_of=digest(), settings={"BENCHTOP_MYPYC": "0"})


def install_play(*, must_compile: bool = False) -> None:
    if must_compile and not is_compiled():
        PLAY.stamp.unlink(missing_ok=True)
    settings = {"BENCHTOP_MYPYC": "1"} if must_compile else {}
    made_of = digest("src/**/*", "docs/games/**/*")
    if PLAY.install(".[server]", made_of=made_of, settings=settings) and not is_compiled():
        print("The engine is not compiled (that takes a C compiler): all works, bots think more slowly.", flush=True)


def is_compiled() -> bool:
    return any(path.is_file() for packages in PLAY.packages for path in packages.glob("benchtop__mypyc.*"))


def digest(*patterns: str) -> str:
    """A fingerprint of the packaging, of the files that match, and of the settings that shape an installation."""
    settings = [os.environ.get(name) for name in ("BENCHTOP_MYPYC", "BENCHTOP_MYPYC_OPT")]
    fingerprint = hashlib.sha256(repr((str(ROOT), sys.version, settings)).encode())
    for pattern in ("pyproject.toml", "constraints.txt", "hatch_build.py", *patterns):
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.parent.name != "__pycache__":
                fingerprint.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return fingerprint.hexdigest()


@lru_cache
def uv() -> str | None:
    """The uv of this machine, or one of our own; None where neither can be had and pip has to do."""
    if os.environ.get("BENCHTOP_INSTALLER") == "pip":
        return None
    if found := shutil.which("uv"):
        return found
    home = ROOT / ".cache" / "uv"
    program = home / "bin" / ("uv.exe" if WINDOWS else "uv")
    if not program.exists():
        pip = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", str(home), UV)
        if subprocess.run(pip, stdin=subprocess.DEVNULL, check=False).returncode:
            print("uv cannot be installed here; pip does its work, more slowly.", flush=True)
            return None
    return str(program)


# -- running things ---------------------------------------------------------------------------------------------------


class Step:
    """Says what is being done, and how long it took."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        self.start = time.monotonic()
        print(f"==> {self.name}", flush=True)

    def __exit__(self, failure: object, *_: object) -> None:
        print(f"    {self.name}: {'FAILED' if failure else 'ok'}, {time.monotonic() - self.start:.1f} s", flush=True)


def step(name: str, *command: object, settings: Mapping[str, str] = {}, quiet: bool = False) -> None:
    with Step(name):
        run(*command, settings=settings, quiet=quiet)


def run(*command: object, settings: Mapping[str, str] = {}, quiet: bool = False) -> None:
    """Run to the end, at the root of the tree, with nobody to answer questions. If it fails, so do we."""
    ended = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={"UV_SYSTEM_CERTS": "1", "UV_CACHE_DIR": str(ROOT / ".cache" / "packages"), **os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL if quiet else None,
        check=False,
    )
    if ended.returncode:
        sys.exit(ended.returncode)


def main(name: str = "", *arguments: str) -> None:
    tasks = {task.__name__: task for task in (play, test, quick, check, compiled, docs, playthroughs, lock)}
    if name not in tasks:
        sys.exit(__doc__)
    try:
        tasks[name](*arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
