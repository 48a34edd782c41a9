"""The environments of this tree, rebuilt only when their inputs have changed.

`.venv` runs the sources directly. `.venv-play` contains what a player installs: a wheel, plain at first, and compiled
as soon as that has been built.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from tools import client, node
from tools.running import CACHE, NO_NETWORK, ROOT, WINDOWS, Step, attempt, install, together

UV = "uv==0.13.7"


class Environment:
    """A virtual environment in this tree."""

    def __init__(self, name: str, *, bytecode: bool) -> None:
        self.bytecode = bytecode
        self.home = ROOT / name
        self.bin = self.home / ("Scripts" if WINDOWS else "bin")
        self.python = self.bin / ("python.exe" if WINDOWS else "python")
        self.stamp = self.home / "made-of"

    @property
    def packages(self) -> list[Path]:
        """Return the directories of its packages; on most systems there is one."""
        base = {"base": str(self.home), "platbase": str(self.home)}
        return sorted({Path(sysconfig.get_path(kind, "venv", base)) for kind in ("purelib", "platlib")})

    def is_made_of(self, ingredients: str) -> bool:
        return self.python.exists() and self.stamp.exists() and self.stamp.read_text() == ingredients

    def begin(self) -> None:
        """Make the environment if there is none; until `finish` it counts as made of nothing."""
        self.stamp.unlink(missing_ok=True)
        if self.python.exists() and self._is_of_this_python() and (uv() or self._has_pip()):
            return
        if uv():
            install(uv(), "venv", "--quiet", "--clear", "--python", sys.executable, self.home)
        elif attempt(sys.executable, "-m", "venv", "--clear", self.home) is not None:
            sys.exit("Python could not make a virtual environment; on Debian and Ubuntu, install python3-venv.")

    def add(self, *what: object, settings: Mapping[str, str] = {}) -> None:
        """Install packages; of Benchtop itself always what is there now."""
        what = ("--constraint", "constraints.txt", *what)
        if uv():
            target = ("--python", self.python, "--reinstall-package", "benchtop")
            how = ("--compile-bytecode",) if self.bytecode else ()
            install(uv(), "pip", "install", "--quiet", *target, *how, *what, settings=settings)
        else:
            install(self.python, "-m", "pip", "install", "-qq", *what, settings=settings)

    def finish(self, ingredients: str) -> None:
        self.stamp.write_text(ingredients)

    def _is_of_this_python(self) -> bool:
        """Whether it was made by the version of Python that runs; packages of another one would be of no use in it."""
        try:
            lines = (self.home / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        said = {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in lines)}
        version = said.get("version_info") or said.get("version", "")
        return version.split(".")[:2] == [str(part) for part in sys.version_info[:2]]

    def _has_pip(self) -> bool:
        return any((packages / "pip").is_dir() for packages in self.packages)


DEV = Environment(".venv", bytecode=True)
PLAY = Environment(".venv-play", bytecode=False)  # unused modules need not be compiled to bytecode


def install_dev() -> None:
    made_of = digest()
    if DEV.is_made_of(made_of):
        return
    with Step("install .venv (only after a change)"):
        DEV.begin()
        DEV.add("--editable", ".[dev]", settings={"BENCHTOP_MYPYC": "0", "BENCHTOP_WEB": "0"})
        DEV.finish(made_of)


def install_play(made_of: str, wheel: Path | None) -> None:
    """Make the player's environment: of a wheel that was built, or at once of the sources, plain."""
    PLAY.begin()
    plain = {"BENCHTOP_MYPYC": "0"}
    if wheel is not None:
        PLAY.add(*requirements("server"))
        PLAY.add("--no-deps", *(() if uv() else ("--force-reinstall",)), wheel)
    else:
        together(lambda: PLAY.add(*requirements("server")), build_client)
        PLAY.add("--no-deps", *(() if uv() else ("--force-reinstall",)), ".", settings=plain)
    PLAY.finish(made_of)


def build_client() -> None:
    """Build the browser client if its sources have changed."""
    if not client.is_built():
        have_node()
        client.build(install)


def have_node() -> None:
    """Node from PyPI, if this machine has none that will do."""
    if node.is_here():
        return
    half = node.HOME.with_name("node-half")
    shutil.rmtree(half, ignore_errors=True)
    if uv():
        install(uv(), "pip", "install", "--quiet", "--python", sys.executable, "--target", half, node.WHEEL)
    else:
        python = DEV.python if DEV.python.exists() else PLAY.python
        install(python, "-m", "pip", "install", "-qq", "--target", half, node.WHEEL)
    half.rename(node.HOME)


def requirements(extra: str) -> list[str]:
    """Return the requirements of Benchtop with that extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"][extra]]


def player_digest() -> str:
    """Return a fingerprint of what a player installs."""
    return digest("src/**/*", "docs/games/**/*", "docs/glossary-for-players.md") + client.digest()


def digest(*patterns: str) -> str:
    """Return a fingerprint of the packaging, the matching files, and the settings that shape an installation."""
    fingerprint = hashlib.sha256(repr((str(ROOT), sys.version, os.environ.get("BENCHTOP_MYPYC_OPT"))).encode())
    for pattern in ("pyproject.toml", "constraints.txt", "hatch_build.py", *patterns):
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and path.parent.name != "__pycache__" and not path.is_relative_to(client.BUILT):
                fingerprint.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return fingerprint.hexdigest()


@lru_cache
def uv() -> str | None:
    """Return this machine's uv, or install one; None if pip has to be used."""
    if os.environ.get("BENCHTOP_INSTALLER") == "pip":
        return None
    if found := shutil.which("uv"):
        return found
    home = CACHE / "uv"
    program = home / "bin" / ("uv.exe" if WINDOWS else "uv")
    if not program.exists():
        said = attempt(sys.executable, "-m", "pip", "install", "-qq", "--target", home, UV)
        if said is not None:
            if NO_NETWORK.search(said):
                sys.exit("This step needs the network, which cannot be reached now; try again later.")
            print("uv cannot be installed here; using pip, which is slower.", flush=True)
            return None
    return str(program)
