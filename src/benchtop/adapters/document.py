"""Writes the tables of docs/adapters.md: python -m benchtop.adapters.document."""

from pathlib import Path

from benchtop.games import games

MARK = "<!-- the tables below are written by: python -m benchtop.adapters.document -->"


def tables() -> str:
    """Return the observation table of every game."""
    parts = []
    for key, game in games().items():
        if game.encoding is not None:
            rows = [f"| {start} | {size} | {name} | {words} |" for start, size, name, words in game.encoding.table()]
            title = f"### {key}\n\n{game.encoding.size} numbers, {len(game.moves)} moves in the book.\n"
            parts.append("\n".join([title, "| from | size | feature | meaning |", "|---|---|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def write(page: Path) -> None:
    """Replace everything below the mark."""
    head = page.read_text(encoding="utf-8").partition(MARK)[0]
    page.write_text(f"{head}{MARK}\n\n{tables()}", encoding="utf-8")


if __name__ == "__main__":
    write(Path("docs/adapters.md"))
