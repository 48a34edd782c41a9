"""A commit-msg hook that refuses subjects over 72 characters: python tools/commit_subject.py FILE"""

import re
import sys
from pathlib import Path

LONGEST = 72
MARK = re.compile(r"(?:(?:fixup|squash|amend)! )+")
"""Prefixes of commits that `git rebase --autosquash` folds into others."""


def problem(message: str) -> str | None:
    """Return what is wrong with the subject of a commit message, or None."""
    lines = (line for line in message.splitlines() if line.strip() and not line.startswith("#"))
    subject = MARK.sub("", next(lines, "").strip())
    if len(subject) <= LONGEST:
        return None
    return f"The subject has {len(subject)} characters; {LONGEST} are allowed. Move details to the body:\n  {subject}"


if __name__ == "__main__":
    sys.exit(problem(Path(sys.argv[1]).read_text(encoding="utf-8")))
