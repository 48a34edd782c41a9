"""Reading the rules."""

import json
import re

import pytest

import benchtop
from benchtop.cli.rules import Rulebook, paragraphs

from .run import one_line, quickest, run

GAMES = pytest.mark.parametrize("key", benchtop.games())


@GAMES
def test_every_paragraph_and_every_ruling_can_be_read_alone(key: str) -> None:
    book = Rulebook(benchtop.game(key))
    assert book.rules and book.rulings
    for rule in book.rules:
        for wanted in (rule.id, rule.id[1:]):
            assert book.find(wanted) == rule.text
        assert rule.id in rule.text
    for number, ruling in enumerate(book.rulings, 1):
        for wanted in (ruling.id, ruling.id.lower(), f"R{number}", f"r{number:02}"):
            assert book.find(wanted) == ruling.text


@GAMES
def test_a_chapter_holds_its_paragraphs_and_nothing_of_the_next(key: str) -> None:
    book = Rulebook(benchtop.game(key))
    for chapter in book.rules:
        inside = [rule for rule in book.rules if rule.id.startswith(f"{chapter.id}.")]
        assert all(rule.text in chapter.text for rule in inside)
        after = [rule for rule in book.rules if not rule.id.startswith(chapter.id)]
        assert not any(re.search(rf"\n(\*\*|#+ ){rule.id}(?![.\d])", chapter.text) for rule in after)


@GAMES
def test_the_rules_are_printed(key: str) -> None:
    shown = run("rules", key)
    assert shown.exit_code == 0
    assert "§1" in shown.stdout
    assert "\x1b" not in shown.stdout
    assert all(len(line) <= 100 for line in shown.stdout.splitlines())
    assert f"{key.upper()}-R01" in run("rules", key, "rulings").stdout
    assert f"{key.upper()}-R01" in run("rules", key, "R1").stdout
    assert "§1" in run("rules", key, "1").stdout


def test_programs_read_json() -> None:
    game = quickest()
    output = json.loads(run("rules", game.key, "--json").stdout)
    assert output["version"] == game.version
    assert {"id", "title", "text"} == set(output["rules"][0])
    section = json.loads(run("rules", game.key, "1", "--json").stdout)
    assert section["text"] == output["rules"][0]["text"]


def test_a_paragraph_that_does_not_exist_is_answered_with_those_that_do() -> None:
    result = run("rules", quickest().key, "99.9")
    assert result.exit_code == 2
    assert "has no section '99.9'; its sections are §0 to §" in one_line(result.stderr)


def test_paragraphs_are_headings_or_bold() -> None:
    page = "# T\n\n## §1 One\n\ntext\n\n**§1.1** a\n\n- list\n\n**§1.2 B.** b\n\n### More\n\n## §2 Two\n\nend\n"
    found = paragraphs(page, re.compile(r"^(?:(?P<heading>#+) +|\*\*)(?P<id>§\d+(?:\.\d+)*)(?P<title>.*)$"))
    assert [(p.id, p.title) for p in found] == [("§1", "One"), ("§1.1", ""), ("§1.2", ""), ("§2", "Two")]
    assert found[1].text == "**§1.1** a\n\n- list"
    assert found[2].text == "**§1.2 B.** b"
    assert found[0].text.endswith("### More")
