"""The first screens of every game as a newcomer sees them: `python -m tests.cli.transcripts [FOLDER]`."""

import sys
import tempfile
from pathlib import Path

import benchtop

from .terminal import Terminal

PROMPT = "? for help):"


def transcript(key: str, columns: int = 80, lines: int = 24) -> str:
    """Return the introduction of a game and its first decision, on a terminal of that size."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Terminal("play", key, "--seed", "5", columns=columns, lines=lines, env={"XDG_DATA_HOME": folder}) as screen,
    ):
        shown = screen.begin() + screen.wait_for(PROMPT)
        screen.type("quit")
        screen.exit_code()
    return "\n".join(line.rstrip() for line in shown.replace("\r", "").split("\n")) + "\n"


def main() -> None:
    """Print them, or write a file for each game."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    for key in benchtop.games():
        text = transcript(key)
        if folder is None:
            print(text)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{key}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
