"""What is imported when: the terminal alone needs no server, and its modules import each other in one direction."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

import benchtop.cli

from .run import quickest, run

SERVER = {
    *("aiosqlite", "alembic", "fastapi", "httptools", "msgspec", "prometheus_client", "segno", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "websockets"),
}
ADAPTERS = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}

ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from benchtop.cli import app
for arguments in {commands}:
    app(arguments, standalone_mode=False)
    print("This was", arguments)
"""


def test_the_terminal_needs_neither_server_nor_adapters() -> None:
    commands = [["--help"], ["games"], ["play", quickest().key], ["rules", quickest().key, "1"]]
    program = ALONE.format(packages=SERVER | ADAPTERS, commands=commands)
    done = subprocess.run([sys.executable, "-c", program], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(f"This was {command}" in done.stdout for command in commands)


@contextmanager
def without(packages: set[str], *importers: str) -> Iterator[None]:
    """Do without these packages, where the modules below these have yet to be imported."""
    taken = {name: sys.modules.pop(name) for name in list(sys.modules) if f"{name}.".startswith(importers)}
    try:
        with pytest.MonkeyPatch.context() as patch:
            for package in packages:
                patch.setitem(sys.modules, package, None)
            yield
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(importers)]:
            del sys.modules[name]
        sys.modules.update(taken)


@pytest.mark.parametrize("packages", [SERVER, {"fastapi"}, {"sqlalchemy"}], ids=["all", "fastapi", "sqlalchemy"])
def test_a_server_that_is_not_installed_is_answered_with_what_to_type(packages: set[str]) -> None:
    with without(packages, "benchtop.server.", "benchtop.store."):
        done = run("serve")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == 'benchtop: the server packages are not installed: pip install "benchtop[server]"\n'


def test_a_backup_needs_the_server_too(tmp_path: Path) -> None:
    with without(SERVER, "benchtop.server.", "benchtop.store."):
        done = run("backup", str(tmp_path / "copy.db"))
    assert done.exit_code == 2
    assert done.stderr.endswith('pip install "benchtop[server]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("adapter", "package"),
    [
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("openspiel", "numpy"),
    ],
)
def test_an_adapter_that_is_not_installed_says_what_to_type(adapter: str, package: str) -> None:
    says = f'the packages of benchtop.adapters.{adapter} are not installed: pip install "benchtop[{adapter}]"'
    with without({package}, "benchtop.adapters."), pytest.raises(ImportError, match=f"^{re.escape(says)}$"):
        import_module(f"benchtop.adapters.{adapter}")


def test_the_modules_of_the_terminal_import_each_other_in_one_direction() -> None:
    home = Path(str(benchtop.cli.__file__)).parent
    files = [path for path in home.rglob("*.py") if "template" not in path.parts]
    imports = {path: set(imported(path)) for path in files}
    assert imports[home / "human.py"] >= {home / "session.py", home / "commands.py"}
    TopologicalSorter(imports).prepare()  # CycleError names the modules


def imported(path: Path) -> list[Path]:
    """Return the neighbouring modules that a module imports, even if only for their types."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = path.parents[node.level - 1]
            found.append(folder.joinpath(*(node.module or "__init__").split(".")).with_suffix(".py"))
    return found
