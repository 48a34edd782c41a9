"""The commit-msg hook refuses long subjects."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.commit_subject import LONGEST, problem

HOOK = Path(__file__).resolve().parents[2] / "tools" / "commit_subject.py"
LONG = "Let a stop codon end the strand".ljust(LONGEST + 1, "!")


@pytest.mark.parametrize(
    "message",
    [
        LONG[:-1],
        f"{LONG[:-1]}\n\n{LONG * 3}\n",
        f"\n# {LONG}\n{LONG[:-1]}\n",
        f"fixup! squash! {LONG[:-1]}",
        "",
    ],
)
def test_a_subject_of_72_characters_passes(message: str) -> None:
    assert problem(message) is None


@pytest.mark.parametrize("message", [LONG, f"# comment\n\n{LONG}\n\nBody", f"fixup! {LONG}"])
def test_a_longer_subject_is_refused(message: str) -> None:
    found = problem(message)
    assert found is not None
    assert f"{LONGEST + 1} characters" in found


def test_the_hook_reads_the_file_that_git_names(tmp_path: Path) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    for message, code in ((LONG, 1), (LONG[:-1], 0)):
        file.write_text(message, encoding="utf-8")
        assert subprocess.run([sys.executable, HOOK, file], capture_output=True, check=False).returncode == code
