"""Packages of others, as pip leaves them in a folder: with entry points for games and bots."""

from pathlib import Path

GRABBER = """
from benchtop.bots import Bot, MoveRating

class Last(Bot):
    def rank(self, seat):
        return [MoveRating(move, 0.0) for move in reversed(seat.legal())]

def make(setting, seed):
    \"\"\"Plays the last move of the list.\"\"\"
    return Last()
"""


def package(folder: Path, entry_points: str, module: str = GRABBER) -> Path:
    """Write a package called `others` into that folder; add the folder to PYTHONPATH."""
    about = folder / "others-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    (folder / "others.py").write_text(module)
    return folder
