"""The boards in the browser: the same rooms in every game, and no notation in them."""

import re
from pathlib import Path

import pytest

import benchtop

BOARDS = Path(__file__).resolve().parents[2] / "web/src/games"
TEMPLATE = Path(benchtop.__file__).parent / "cli/template/board"
ROOMS = {
    "Board.svelte": "lays the rooms out",
    "Rivals.svelte": "the other players",
    "Stage.svelte": "the shared table, and what is being decided",
    "Mine.svelte": "what belongs to you",
    "Ended.svelte": "the end of the game",
    "board.ts": "useBoard() with the types of this game",
    "pieces.ts": "which piece lies in which zone",
    "reading.ts": "pure functions that read the view",
    "words.ts": "what the board says",
}
SOMETIMES = {"Built.svelte": "what a player built, for the result"}
LITERAL = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`")
PARSED = re.compile(r"\bmove\.(?:split|startsWith|endsWith|slice|match|includes|replace)\(|\.move [!=]==? ['\"`]")


def written(key: str) -> dict[str, str]:
    """Return the files of a board that people write: name -> text without comments."""
    return {
        path.relative_to(BOARDS / key).as_posix(): re.sub(
            r"<!--.*?-->|/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        for path in sorted((BOARDS / key).rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".gen.ts", ".test.ts"))
    }


@pytest.mark.parametrize("key", benchtop.games())
def test_a_board_has_these_rooms(key: str) -> None:
    found = {path.name for path in (BOARDS / key).iterdir()}
    assert set(ROOMS) <= found, f"missing: {sorted(set(ROOMS) - found)}"


@pytest.mark.parametrize("path", sorted(BOARDS.glob("*/Built.svelte")), ids=lambda path: path.parent.name)
def test_what_a_player_built_is_drawn_for_a_seat(path: Path) -> None:
    assert path.name in SOMETIMES
    assert "{ seat }: { seat: number } = $props()" in path.read_text(encoding="utf-8")


def test_the_template_has_these_rooms() -> None:
    assert {path.name for path in TEMPLATE.iterdir()} == set(ROOMS)


@pytest.mark.parametrize("key", benchtop.games())
def test_a_board_finds_moves_by_kind_and_not_by_notation(key: str) -> None:
    """Otherwise a renamed notation would leave the board without its button, and no compiler would notice."""
    notations = {move.notation for move in benchtop.games()[key].moves if " " in move.notation}
    verbs = {notation.split(" ", 1)[0] for notation in notations}
    for name, text in written(key).items():
        if name == "words.ts":
            continue  # sentences for people
        for literal in LITERAL.findall(text):
            inside = literal[1:-1]
            verb, _, rest = inside.partition(" ")
            spelt = inside in notations or (literal[0] == "`" and verb in verbs and rest.startswith("${"))
            assert not spelt, f"{key}/{name}: {literal} is a notation; use board.find({{ key: … }})"
        assert not (found := PARSED.search(text)), f"{key}/{name}: {found.group(0)!r} reads a notation"
