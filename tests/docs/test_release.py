"""The release script: it refuses to release without a changelog entry, and names the version everywhere."""

import datetime

import pytest

from tools import release


def test_the_entry_is_what_stands_under_unreleased() -> None:
    assert (
        release.entry("# Changelog\n\n## [Unreleased]\n\n- A game.\n\n## [0.1.0] - 2026-01-01\n\n- Older.\n")
        == "- A game."
    )
    assert release.entry("# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- Older.\n") == ""


def test_without_an_entry_nothing_is_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "output", lambda *command: "")
    monkeypatch.setattr(release, "entry", lambda changelog: "")
    with pytest.raises(SystemExit, match="has nothing under"):
        release.refuse_unless_ready("9.9.9")


def test_a_dirty_tree_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "output", lambda *command: " M README.md")
    with pytest.raises(SystemExit, match="uncommitted changes"):
        release.refuse_unless_ready("9.9.9")


def test_the_version_is_written_wherever_it_is_named() -> None:
    texts = {path.name: text for path, text in release.files("9.8.7", datetime.date(2030, 1, 2)).items()}
    assert 'version = "9.8.7"' in texts["pyproject.toml"]
    assert "version: 9.8.7" in texts["CITATION.cff"]
    assert "## [Unreleased]\n\n## [9.8.7] - 2030-01-02" in texts["CHANGELOG.md"]


def test_a_version_is_three_numbers() -> None:
    with pytest.raises(SystemExit, match="three numbers"):
        release.main("next")
