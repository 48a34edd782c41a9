"""Rules pages, rulings, code and tests of every game stay in step."""

import re
from pathlib import Path

import pytest

import benchtop

ROOT = Path(__file__).resolve().parents[2]
GAMES = pytest.mark.parametrize("key", benchtop.games())


def python_text(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def rules_of(key: str) -> set[str]:
    """Return the § numbers that the rules page defines: in a heading, or in bold before a paragraph."""
    return set(re.findall(r"^(?:#+ |\*\*)(§\d+(?:\.\d+)*)", benchtop.game(key).page("rules"), re.MULTILINE))


def rulings_of(key: str) -> list[str]:
    return re.findall(rf"^### ({key.upper()}-R\d\d+) · \S", benchtop.game(key).page("rulings"), re.MULTILINE)


@GAMES
def test_every_paragraph_cited_in_code_is_in_the_rules(key: str) -> None:
    cited = set(re.findall(r"§\d+(?:\.\d+)*", python_text(ROOT / "src/benchtop/games" / key)))
    assert cited, "the code cites no rule"
    assert cited <= rules_of(key), f"not in the rules page: {sorted(cited - rules_of(key))}"


@GAMES
def test_what_the_kernel_cites_is_in_the_rules(key: str) -> None:
    kernel = python_text(ROOT / "src/benchtop/core") + python_text(ROOT / "src/benchtop/server")
    cited = set(re.findall(r'"(§\d+(?:\.\d+)*)"', kernel))
    assert cited == {"§0"}
    assert cited <= rules_of(key)


@GAMES
def test_every_chapter_of_the_rules_is_cited_in_code(key: str) -> None:
    code = python_text(ROOT / "src/benchtop/games" / key)
    chapters = {rule.split(".")[0] for rule in rules_of(key)} - {"§0"}  # the kernel's
    uncited = {chapter for chapter in chapters if not re.search(rf"{chapter}(?!\d)", code)}
    assert not uncited, f"no code cites {sorted(uncited)}"


@GAMES
def test_every_ruling_is_numbered_once_and_proven_by_a_test(key: str) -> None:
    rulings = rulings_of(key)
    assert rulings, "no rulings"
    assert rulings == [f"{key.upper()}-R{number:02}" for number in range(1, len(rulings) + 1)]
    tested = set(re.findall(r'ruling\(\s*"([A-Z0-9]+-R\d+)"', python_text(ROOT / "tests/games" / key)))
    assert set(rulings) - tested == set(), "rulings without a test"
    assert tested - set(rulings) == set(), "tests of rulings that are not written down"


@GAMES
def test_rulings_cited_in_code_are_written_down(key: str) -> None:
    cited = set(re.findall(rf"{key.upper()}-R\d\d+", python_text(ROOT / "src/benchtop/games" / key)))
    assert cited <= set(rulings_of(key))


@GAMES
def test_the_rules_page_credits_the_game(key: str) -> None:
    credit, page = benchtop.game(key).credit, benchtop.game(key).page("rules")
    assert credit.designer in page
    assert credit.licence.split(" (")[0].split(";")[0] in page


def test_no_game_is_named_outside_its_folders() -> None:
    """Check that the kernel contains no game's words: a sixth game edits no line elsewhere."""
    keys = "|".join(benchtop.games())
    for path in sorted((ROOT / "src/benchtop").rglob("*.py")):
        if path.parent.parent.name != "games" and "games" not in path.relative_to(ROOT / "src/benchtop").parts[:1]:
            code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
            assert not re.search(rf"[\"'./]({keys})\b", code), f"{path} names a game"
