"""Finds a Chromium for the browser tests: this machine's, else Debian's, else the one from npm."""

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
    """Return the path of this machine's browser; BENCHTOP_CHROMIUM overrides it."""
    for name in (os.environ.get("BENCHTOP_CHROMIUM", ""), *NAMES, str(PROGRAM)):
        if name and (path := shutil.which(name)):
            return path
    return None


def is_here() -> bool:
    return found() is not None


def get() -> None:
    """Install a Chromium: with apt if permitted, else from npm into this tree."""
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
        sys.exit("Chromium could not be installed; set BENCHTOP_CHROMIUM=/path/to/chromium to use another browser")
