#!/usr/bin/env python3
"""Make a release: python3 tools/release.py 0.2.0

Requires a clean tree, an entry in CHANGELOG.md and a green `make test-deep`. Writes the version into pyproject.toml and
CITATION.cff, dates the changelog's entry, commits, tags, and builds wheel and source archive into dist/. Nothing leaves
this machine: it only prints how to push the tag and upload dist/.
"""

from __future__ import annotations

import datetime
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNRELEASED = "## [Unreleased]"


def main(version: str) -> None:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"a version has three numbers, such as 0.2.0, not {version!r}")
    refuse_unless_ready(version)
    changes = entry((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    run(sys.executable, "tools/dev.py", "test-deep")
    for path, text in files(version, datetime.date.today()).items():
        path.write_text(text, encoding="utf-8")
    keep_records(version)
    run("git", "commit", "--all", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", changes)
    run(str(ROOT / ".venv/bin/python"), "-m", "hatchling", "build")
    print(f"\nReleased {version} here. To publish: git push --follow-tags, and upload dist/.")


def keep_records(version: str) -> None:
    """From 1.0 on, keep the records of the release: every later program has to play them."""
    if int(version.partition(".")[0]) < 1:
        return
    records = ROOT / "tests" / "records"
    older = shutil.ignore_patterns("version-*")
    for folder in [folder for folder in records.iterdir() if folder.is_dir() and folder.name != "released"]:
        shutil.copytree(folder, records / "released" / version / folder.name, ignore=older)
    run("git", "add", str(records / "released"))


def refuse_unless_ready(version: str) -> None:
    """Leave with a sentence if a release would be wrong now."""
    if output("git", "status", "--porcelain"):
        sys.exit("there are uncommitted changes")
    if f"v{version}" in output("git", "tag").split():
        sys.exit(f"{version} has already been released")
    if not entry((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        sys.exit("CHANGELOG.md has nothing under [Unreleased]")


def entry(changelog: str) -> str:
    """Return the changelog's entry, without the heading."""
    _, _, rest = changelog.partition(UNRELEASED)
    return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()


def files(version: str, today: datetime.date) -> dict[Path, str]:
    """Return the files that contain the version, with their new content."""
    edits = {
        "pyproject.toml": (r'^version = ".*"', f'version = "{version}"'),
        "CITATION.cff": (r"^version: .*", f"version: {version}"),
        "CHANGELOG.md": (re.escape(UNRELEASED), f"{UNRELEASED}\n\n## [{version}] - {today.isoformat()}"),
    }
    texts: dict[Path, str] = {}
    for name, (pattern, new) in edits.items():
        path = ROOT / name
        texts[path], count = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
        if not count:
            sys.exit(f"{name} contains no version to replace")
    return texts


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(f"nothing was released, because this failed: {' '.join(command)}")


if __name__ == "__main__":
    main(*sys.argv[1:2]) if len(sys.argv) == 2 else sys.exit(__doc__)
