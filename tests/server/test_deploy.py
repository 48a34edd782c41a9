"""The container files name what is there; building them needs an engine that tests do not have."""

import re
import shlex
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from benchtop.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: Any = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))


def test_what_is_copied_into_the_container_is_there_and_is_let_in() -> None:
    let_in = (ROOT / "deploy" / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [shlex.split(line)[1:-1] for line in re.findall(r"^COPY (?!--from).*$", CONTAINER, re.MULTILINE)]
    sources = {source for line in copied for source in line}
    assert {"pyproject.toml", "src", "constraints.txt"} <= sources
    assert all((ROOT / source).exists() for source in sources)
    assert {f"!{source}" for source in sources} == {line for line in let_in if line.startswith("!")}


def test_stages_are_named_before_they_are_used_and_nobody_runs_as_root() -> None:
    stages = re.findall(r"^FROM \S+(?: AS (\w+))?$", CONTAINER, re.MULTILINE)
    assert set(re.findall(r"--from=(\w+)", CONTAINER)) == set(filter(None, stages))
    assert int(re.findall(r"^USER (\d+)$", CONTAINER, re.MULTILINE)[-1]) > 0
    assert CONTAINER.rindex("\nUSER") > CONTAINER.rindex("\nFROM")


def test_compose_builds_that_file_and_sets_only_what_can_be_set() -> None:
    server = COMPOSE["services"]["server"]
    assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert set(server["depends_on"]) < set(COMPOSE["services"])
    known = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}
    assert set(server["environment"]) | set(re.findall(r"\b(BENCHTOP_(?!MYPYC)\w+)=", CONTAINER)) <= known
