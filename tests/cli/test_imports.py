"""What is imported when: the terminal alone needs no server, and its modules import each other in one direction."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import benchtop.cli

from .run import quickest

SERVER = {
    *("aiosqlite", "alembic", "fastapi", "httptools", "msgspec", "prometheus_client", "segno", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "websockets"),
}
ADAPTERS = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}

BLOCK = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def without(packages: set[str], code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where these packages are not installed."""
    program = BLOCK.format(packages=packages) + code
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, input="", capture_output=True, text=True, check=False)


def benchtop_without(packages: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return without(packages, "from benchtop.cli import main; main()", *arguments)


@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["play", quickest().key], ["rules", quickest().key, "1"]])
def test_the_terminal_needs_neither_server_nor_adapters(arguments: list[str]) -> None:
    done = benchtop_without(SERVER | ADAPTERS, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("packages", [SERVER, {"fastapi"}, {"sqlalchemy"}], ids=["all", "fastapi", "sqlalchemy"])
def test_a_server_that_is_not_installed_is_answered_with_what_to_type(packages: set[str]) -> None:
    done = benchtop_without(packages, "serve")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == 'benchtop: the packages of the server are not installed: pip install "benchtop[server]"\n'


def test_a_backup_needs_the_server_too(tmp_path: Path) -> None:
    done = benchtop_without(SERVER, "backup", str(tmp_path / "copy.db"))
    assert done.returncode == 2
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
    done = without({package}, f"import benchtop.adapters.{adapter}")
    assert done.returncode == 1
    says = f'the packages of benchtop.adapters.{adapter} are not installed: pip install "benchtop[{adapter}]"'
    assert done.stderr.splitlines()[-1] == f"ImportError: {says}"


def test_the_modules_of_the_terminal_import_each_other_in_one_direction() -> None:
    home = Path(str(benchtop.cli.__file__)).parent
    files = [path for path in home.rglob("*.py") if "template" not in path.parts]
    imports = {path: set(imported(path)) for path in files}
    assert imports[home / "human.py"] >= {home / "session.py", home / "commands.py"}
    TopologicalSorter(imports).prepare()  # CycleError names the modules


def imported(path: Path) -> list[Path]:
    """The modules beside it that a module imports, be it only for their types."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = path.parents[node.level - 1]
            found.append(folder.joinpath(*(node.module or "__init__").split(".")).with_suffix(".py"))
    return found
