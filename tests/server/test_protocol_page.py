"""docs/protocol.md says what the server does."""

import re
from pathlib import Path

import benchtop.server
from benchtop.server.tables import state
from tests.server.protocol_page import PAGE, PARTS, generated

SERVER = Path(benchtop.server.__file__).parent


def test_the_generated_parts_of_the_protocol_page_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert generated(page) == page, "python -m tests.server.protocol_page --write"
    assert all(f"<!-- generated: {part} -->" in page for part in PARTS)


def test_every_problem_code_and_every_kind_of_entry_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    codes: set[str] = set()
    for file in SERVER.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r'Problem\(\s*\d{3},\s*"(\w+)"', text))
    kinds = {name.removeprefix("_on_") for name in vars(state.TableState) if name.startswith("_on_")}
    missing = [word for word in sorted(codes | kinds) if f"`{word}`" not in page]
    assert missing == []
