"""The preview picture of a shared table: drawn as SVG, sent as PNG."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from html import escape
from pathlib import Path

from benchtop.server.http.share import Player, Shared
from benchtop.server.ops.logs import log
from benchtop.server.problems import Problem

WIDTH, HEIGHT = 1200, 630
KEPT = 64
WAITING = 16
PATIENCE = 20.0
"""Maximum seconds for drawing."""
DRAWING = Path(__file__).parent / "drawing.py"
FONT = Path(__file__).parent / "assets" / "JetBrainsMonoNL-Regular.ttf"
FAMILY = "JetBrains Mono NL"
PAPER, GRID, INK, QUIET, LINE, LIVE, PANEL = "#f6f1e4", "#ece4d0", "#23302f", "#5c6a66", "#d8cfba", "#0b7a63", "#fffdf6"
BASES = {"A": ("#2f7d4f", 2), "C": ("#b5473c", 1), "G": ("#2d62a3", 2), "T": ("#c07a1c", 1)}
"""Colour and number of rings: purines have two."""
MARGIN, BOARD_TOP, BOARD_SIZE, BOARD_LINE = 56, 272, 20, 27
BOARD_LINES, BOARD_LETTERS = 9, 88
_ADVANCE = 0.6
"""Width of a letter, as a multiple of the font size."""
_UNPRINTABLE = re.compile(r"[^\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DRAWN_AS = str.maketrans({"★": "*", "○": "o"})
"""Replacements for characters that the font does not have."""


class Cards:
    """Draws pictures one after the other, in separate processes, and caches the latest."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int], bytes] = {}
        """By code, entry and ply."""
        self._drawing = asyncio.Lock()
        self._waiting = 0

    def kept(self, code: str, n: int, ply: int) -> bytes | None:
        """Return the picture of that table at that entry and ply, if cached."""
        return self._kept.get((code, n, ply))

    async def draw(self, table: Shared, n: int) -> bytes:
        """Return the PNG; 503 if too many are waiting, or if it cannot be drawn."""
        if self._waiting >= WAITING:
            raise Problem(503, "busy", "Too many pictures are being drawn; try again.", headers={"Retry-After": "5"})
        self._waiting += 1
        try:
            async with self._drawing:
                found = self.kept(table.code, n, table.ply) or await _png(svg(table))
        finally:
            self._waiting -= 1
        self._kept[table.code, n, table.ply] = found
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found


async def _png(drawing: str) -> bytes:
    command = (sys.executable, "-I", str(DRAWING), str(FONT), FAMILY)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(PATIENCE):
            drawn, wrong = await process.communicate(drawing.encode())
    except TimeoutError:
        drawn, wrong = b"", b"it took too long"
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if not drawn:
        log().warning("a picture could not be drawn", error=wrong.decode(errors="replace")[-300:])
        raise Problem(503, "no_picture", "The picture could not be drawn.", headers={"Retry-After": "60"})
    return drawn


def svg(table: Shared) -> str:
    """Draw the picture: title, code, whose turn it is, players with points, and the first lines of the table in
    words.
    """
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="{FAMILY}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<path d="{_grid()}" stroke="{GRID}" stroke-width="1" fill="none"/>',
        _text(MARGIN, 92, table.game, 56, INK, 24),
        _text(WIDTH - MARGIN, 92, table.code, 32, QUIET, 12, anchor="end"),
        _text(MARGIN, 136, table.standing, 26, LIVE, 68),
        *_players(table.players),
        *_board(table),
        *_strand(table.code),
        "</svg>",
    ]
    return "".join(parts)


def _text(x: float, y: float, words: str, size: int, colour: str, letters: int, *, anchor: str = "start") -> str:
    """Draw a line of text, cut to `letters` letters."""
    words = _UNPRINTABLE.sub("", words).translate(_DRAWN_AS)
    words = words if len(words) <= letters else f"{words[: letters - 1]}…"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'xml:space="preserve">{escape(words)}</text>'
    )


def _grid() -> str:
    across = "".join(f"M0 {y + 0.5}H{WIDTH}" for y in range(28, HEIGHT, 28))
    return across + "".join(f"M{x + 0.5} 0V{HEIGHT}" for x in range(28, WIDTH, 28))


def _players(players: tuple[Player, ...]) -> list[str]:
    """Draw a panel per player; a notch and a frame mark players to move and winners."""
    gap, top, height = 16, 160, 88
    width = (WIDTH - 2 * MARGIN - gap * (len(players) - 1)) / len(players)
    drawn: list[str] = []
    for number, player in enumerate(players):
        x = MARGIN + number * (width + gap)
        marked = player.moves_now or player.won
        frame = f'stroke="{LIVE}" stroke-width="4"' if marked else f'stroke="{LINE}" stroke-width="2"'
        drawn.append(f'<rect x="{x:g}" y="{top}" width="{width:g}" height="{height}" rx="12" fill="{PANEL}" {frame}/>')
        if marked:
            drawn.append(f'<path d="M{x + 20:g} {top}h28l-14 16z" fill="{LIVE}"/>')
        points = "" if player.points is None else str(player.points)
        room = width - 40 - len(points) * 44 * _ADVANCE
        drawn.append(_text(x + 20, top + 58, player.name, 26, INK, max(1, int(room / (26 * _ADVANCE)))))
        if points:
            drawn.append(_text(x + width - 20, top + 62, points, 44, LIVE if marked else INK, 6, anchor="end"))
    return drawn


def _board(table: Shared) -> list[str]:
    """Draw the first lines of the table in words, as in a terminal."""
    height = BOARD_LINES * BOARD_LINE + 24
    drawn = [
        f'<rect x="{MARGIN}" y="{BOARD_TOP}" width="{WIDTH - 2 * MARGIN}" height="{height}" rx="12" fill="{PANEL}" '
        f'stroke="{LINE}" stroke-width="2"/>'
    ]
    lines = [line for block in table.blocks for line in block.plain().split("\n")]
    titles = {block.title for block in table.blocks}
    for number, line in enumerate(lines[:BOARD_LINES]):
        y = BOARD_TOP + 32 + number * BOARD_LINE
        drawn.append(_text(MARGIN + 24, y, line, BOARD_SIZE, QUIET if line in titles else INK, BOARD_LETTERS))
    return drawn


def _strand(code: str) -> list[str]:
    """Draw a strand along the lower edge, unique to the table: two rings are a purine, one is a pyrimidine."""
    letters = "".join("ACGT"[(ord(letter) >> shift) & 3] for letter in code for shift in (0, 2, 4))
    step, y = (WIDTH - 2 * MARGIN) / max(1, len(letters)), HEIGHT - 44
    drawn = [f'<path d="M{MARGIN} {y}H{WIDTH - MARGIN}" stroke="{LINE}" stroke-width="6"/>']
    for number, letter in enumerate(letters):
        colour, rings = BASES[letter]
        x = MARGIN + step * (number + 0.5)
        drawn.append(f'<path d="{_hexagon(x, y, 19)}" fill="{colour}"/>')
        if rings == 2:
            drawn.append(f'<path d="{_hexagon(x + 20, y, 12)}" fill="{colour}"/>')
        drawn.append(_text(x, y + 8, letter, 22, PANEL, 1, anchor="middle"))
    return drawn


def _hexagon(x: float, y: float, r: float) -> str:
    w = r * 0.866
    return f"M{x:g} {y - r:g}l{w:g} {r / 2:g}v{r:g}l{-w:g} {r / 2:g}l{-w:g} {-r / 2:g}v{-r:g}z"
