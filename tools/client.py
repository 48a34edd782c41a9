"""The browser client: built by Vite from web/ into the package, once for each state of its sources."""

import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol

from tools.node import node, npm

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "benchtop" / "web_dist"
STAMP = BUILT / ".made-of"
"""Vite empties the folder when it begins and this is written at the end: half a build has none."""
NOT_BUILT = {"e2e", "node_modules"}


class Run(Protocol):
    """Runs a command to its end; does not come back if it fails."""

    def __call__(self, *command: object, cwd: Path, settings: Mapping[str, str]) -> None: ...


def build(run: Run) -> None:
    """Build the client, unless it is built from these very sources."""
    if is_built():
        return
    made_of = digest()
    install_packages(run, everything=False)
    run(*node(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", cwd=WEB, settings=npm_settings())
    STAMP.write_text(made_of)


def install_packages(run: Run, *, everything: bool) -> None:
    """Install what the build needs, or everything that the checks need too, unless that is there."""
    home = WEB / "node_modules"
    if home.is_symlink():  # the user's own setup
        return
    stamp = home / ".made-of"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    enough = {f"{lock} all"} if everything else {f"{lock} all", f"{lock} build"}
    if stamp.is_file() and stamp.read_text() in enough:
        return
    few = () if everything else ("--omit=dev",)
    quiet = ("--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--prefer-offline")
    run(*npm(), "ci", *few, *quiet, cwd=WEB, settings=npm_settings())
    stamp.write_text(f"{lock} {'all' if everything else 'build'}")


def is_built() -> bool:
    """Whether there is a client that was built from the sources as they are, or one without any sources beside it."""
    if not WEB.is_dir():
        return (BUILT / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == digest()


def digest() -> str:
    """Return a fingerprint of all sources of the client."""
    fingerprint = hashlib.sha256()
    for path in sorted(_sources()):
        fingerprint.update(f"\0{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes())
    return fingerprint.hexdigest()


def _sources() -> Iterator[Path]:
    for part in WEB.iterdir():
        if part.name not in NOT_BUILT and not part.name.startswith("."):
            found = part.rglob("*") if part.is_dir() else [part]
            yield from (path for path in found if path.is_file() and not path.name.endswith(".test.ts"))


def npm_settings() -> dict[str, str]:
    """Return settings for npm: cache in this tree, short timeouts, and the Node that runs it."""
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    cache = {"npm_config_cache": str(ROOT / ".cache" / "npm"), "npm_config_update_notifier": "false"}
    return {"PATH": path, **cache, "npm_config_fetch_retries": "1", "npm_config_fetch_retry_mintimeout": "1000"}
