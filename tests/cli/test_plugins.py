"""Games and bots of other packages, in real processes: they are found, and what is broken breaks nothing."""

import os
import subprocess
import sys
from pathlib import Path

from tests.plugins import package

from .run import quickest


def benchtop(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "benchtop", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
    )


def test_a_broken_package_is_a_line_of_warning_and_all_else_works(tmp_path: Path) -> None:
    folder = package(
        tmp_path,
        "[benchtop.bots]\nlast = others:make\ngone = others:no_such_thing\n"
        "[benchtop.games]\nchess = no_such_module:GAME\ngo = others:make\n",
    )
    done = benchtop(folder, "arena", quickest().key, "--bots", "last,random", "--games", "2")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    warnings = [line for line in done.stderr.splitlines() if "warning" in line]
    assert len(warnings) == 3
    for broken in ("'gone' (others:no_such_thing)", "'chess' (no_such_module:GAME)", "'go' is not a game"):
        assert broken in done.stderr
