"""The client is built once for each state of its sources, and what is half built is built again."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import client


class Builder:
    """Does what npm and Vite do to the files, and records its calls."""

    def __init__(self, built: Path) -> None:
        self.built = built
        self.calls: list[str] = []
        self.fails = False

    def __call__(self, *command: object, cwd: Path, settings: Mapping[str, str]) -> None:
        words = " ".join(map(str, command))
        self.calls.append("build" if "vite" in words else "few" if "--omit=dev" in words else "all")
        if self.calls[-1] == "build":
            (self.built / ".made-of").unlink(missing_ok=True)  # Vite empties the folder first
            self.built.mkdir(exist_ok=True)
            if self.fails:
                raise SystemExit("no")
        else:
            (cwd / "node_modules").mkdir(exist_ok=True)


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builder:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "main.ts").write_text("1")
    for name, value in {"WEB": web, "BUILT": tmp_path / "dist", "STAMP": tmp_path / "dist" / ".made-of"}.items():
        monkeypatch.setattr(client, name, value)
    return Builder(tmp_path / "dist")


def test_it_is_built_again_only_when_its_sources_have_changed(builder: Builder) -> None:
    client.build(builder)
    client.build(builder)
    assert builder.calls == ["few", "build"]
    (client.WEB / "src" / "main.test.ts").write_text("tests are no part of it")
    client.build(builder)
    assert builder.calls == ["few", "build"]
    (client.WEB / "src" / "main.ts").write_text("2")
    client.build(builder)
    assert builder.calls == ["few", "build", "build"]


def test_a_build_that_was_cut_short_does_not_count(builder: Builder) -> None:
    client.build(builder)
    (client.WEB / "src" / "main.ts").write_text("2")
    builder.fails = True
    with pytest.raises(SystemExit):
        client.build(builder)
    assert not client.is_built()
    (client.WEB / "src" / "main.ts").write_text("1")
    assert not client.is_built()


def test_what_the_checks_need_is_enough_for_the_build_but_not_the_other_way_round(builder: Builder) -> None:
    client.install_packages(builder, everything=False)
    client.install_packages(builder, everything=True)
    client.install_packages(builder, everything=False)
    assert builder.calls == ["few", "all"]
    (client.WEB / "package-lock.json").write_text('{"new": 1}')
    client.install_packages(builder, everything=False)
    assert builder.calls == ["few", "all", "few"]
