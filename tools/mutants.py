#!/usr/bin/env python3
"""Break the rules of a game in many small ways and check that its tests notice: python tools/mutants.py KEY ...

    --sample 150    number of random mutants per game
    --seed 1        the same seed draws the same mutants from the same sources
    --only ID ...   only these mutants, with all output of their tests

A mutant is one change of `moves`, `rules.py` or `turns.py`: by a mutator of mutmut (pip install mutmut), by deleting a
statement, or by negating a condition. Code that only words a refusal, a notation or an event is not changed. Each
mutant meets the rule tests of its game, then its conformance deals, until a test fails. `.cache/mutants/KEY.json`
records the results: judge the survivors, and write the missing rule tests.

Everything happens in a copy of the tree; a forked process loads the mutated source in place of the original. The runner
of mutmut cannot be used: it switches functions after import, but a game builds its book of moves on import.
"""

import argparse
import difflib
import json
import os
import random
import resource
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import libcst as cst
import pytest
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation import mutators

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs", "conftest.py", "pyproject.toml")
WORKERS = 2
ASIDE = "not test_bots and not test_numbers"  # they try no rules, and import the game again or take long
WORDS = {"Facts", "Lack", "Refusal", "list[Lack]", "list[Travel]", "list[str]", "str"}
"""What functions return that only find words."""
SAYING = {"Lack", "Refusal", "__init__", "not_now", "refuse", "tell", "travel"}
"""Calls that only produce text; the __init__ of a move takes its notation."""
NAMES = {
    "biology",
    "facts",
    "missing",
    "moved",
    "notation",
    "params",
    "remedy",
    "rule",
    "text",
    "touches",
    "verb",
    "way",
}
"""Variables that hold words."""


def left_out(node: cst.BaseSmallStatement) -> Iterator[cst.CSTNode]:
    """Leave out a call, or an assignment to something that outlives the function."""
    calls = isinstance(node, cst.Expr) and isinstance(node.value, cst.Call)
    sets = isinstance(node, cst.Assign) and not isinstance(node.targets[0].target, cst.Name | cst.Tuple)
    if calls or sets or isinstance(node, cst.AugAssign):
        yield cst.Pass()


def turned(node: cst.If | cst.CompIf | cst.While) -> Iterator[cst.CSTNode]:
    """Negate a condition; comparisons and `not` have their own mutators."""
    if not isinstance(node.test, cst.Comparison | cst.UnaryOperation):
        condition = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), condition))


OPERATORS: mutators.OPERATORS_TYPE = [
    (cst.BaseNumber, mutators.operator_number),
    (cst.Name, mutators.operator_name),
    (cst.AugAssign, mutators.operator_augmented_assignment),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.IfExp, mutators.operator_if_exp),
    (cst.BaseSmallStatement, left_out),
    *[(kind, turned) for kind in (cst.If, cst.CompIf, cst.While)],
]
"""Without the mutators that put None or drop an argument: mypy finds those, and here they only crash."""


def code(node: cst.CSTNode) -> str:
    return str(cst.Module([]).code_for_node(node))


def only_says(node: cst.CSTNode) -> bool:
    """Return whether nothing in a node can change how the game plays."""
    match node:
        case cst.Annotation() | cst.FormattedString() | cst.Import() | cst.ImportFrom() | cst.Assert():
            return True
        case cst.IndentedBlock(body=body) | cst.SimpleStatementLine(body=body):
            return all(map(only_says, body))
        case cst.FunctionDef(name=cst.Name(value=name), returns=cst.Annotation(annotation)):
            return code(annotation) in WORDS or name == "census"  # which only tests ask for
        case cst.If(test=test, body=body, orelse=otherwise):
            return "listener" in code(test) or (otherwise is None and only_says(body))
        case cst.Expr(value=cst.Call() as call):
            return only_says(call)
        case cst.Call(func=cst.Name(value=name) | cst.Attribute(attr=cst.Name(value=name))):
            return name in SAYING
        case cst.Assign(targets=[cst.AssignTarget(target), *_]) | cst.AnnAssign(target=target) | cst.AugAssign(target):
            return code(target).partition("[")[0] in NAMES
    return False


def playing(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """Yield a node and its descendants, except those that only produce text."""
    if not only_says(node):
        yield node
        for child in node.children:
            yield from playing(child)


@dataclass
class Mutant:
    """One change of one file: a node and what takes its place."""

    id: str
    path: Path
    module: cst.Module
    node: cst.CSTNode
    instead: cst.CSTNode

    def source(self) -> str:
        return code(self.module.deep_replace(self.node, self.instead))

    def diff(self) -> list[str]:
        lines = difflib.unified_diff(self.module.code.splitlines(), self.source().splitlines(), n=1, lineterm="")
        return [line for line in lines if not line.startswith(("---", "+++"))]

    def load(self) -> None:
        """Let this process import the mutant in place of what is written in the file."""
        true_code, mutated = SourceFileLoader.get_code, compile(self.source(), self.path, "exec")

        def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
            return mutated if Path(loader.path) == self.path else true_code(loader, name)

        SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def mutants_of(key: str) -> list[Mutant]:
    """Return every mutant of a game."""
    home = Path("src", "benchtop", "games", key).resolve()
    found: list[Mutant] = []
    for path in sorted(
        path for pattern in ("moves/*.py", "moves.py", "rules.py", "turns.py") for path in home.glob(pattern)
    ):
        wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
        places, numbers = wrapper.resolve(PositionProvider), Counter[str]()
        for node in playing(wrapper.module):
            for instead in (new for kind, operator in OPERATORS if isinstance(node, kind) for new in operator(node)):
                at = places[node].start
                spot = f"{path.relative_to(home).as_posix()}:{at.line}:{at.column}"
                found.append(Mutant(f"{spot}#{numbers[spot]}", path, wrapper.module, node, instead))
                numbers[spot] += 1
    return found


class Tests:
    """The tests of a game: rule tests first; then those first that killed the most mutants so far, or are quick."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.seconds: dict[str, float] = {}
        self.kills: Counter[str] = Counter()
        self.killer = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: (-self.kills[item.nodeid], self.seconds.get(item.nodeid, 0.0)))
        items.sort(key=lambda item: "conformance" in item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.killer = report.nodeid

    def start(self, mutant: Mutant | None, seconds: int, *, quiet: bool) -> int:
        """Fork a process that runs the tests on a mutant, or on the true rules; return its id."""
        if pid := os.fork():
            return pid
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))  # not of the clock: others may be busy here
        resource.setrlimit(resource.RLIMIT_DATA, (4 << 30, 4 << 30))
        for stream in (1, 2) if quiet else ():
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        if mutant is not None:
            mutant.load()
        how = ("-q", "-x", "--tb=short", "-pno:cacheprovider", "-pno:xdist", "--hypothesis-profile=ci")
        what = ("-k", f"{self.key} and {ASIDE}", f"tests/games/{self.key}", "tests/conformance")
        ended = pytest.main([*how, *what], plugins=[self])
        Path(f"{os.getpid()}.json").write_text(json.dumps([self.killer, self.seconds]), encoding="utf-8")
        os._exit(ended)


def check(key: str, mutants: list[Mutant], *, quiet: bool) -> dict[str, dict[str, Any]]:
    """Run the tests of a game on mutants of it, and return what became of each."""
    tests = Tests(key)
    pid, status, usage = os.wait4(tests.start(None, 900, quiet=quiet), 0)
    if status:
        sys.exit(f"{key}: the tests fail on the unchanged rules")
    tests.seconds = json.loads(Path(f"{pid}.json").read_text(encoding="utf-8"))[1]
    limit = 20 + 3 * int(usage.ru_utime + usage.ru_stime)
    print(f"{key}: {len(mutants)} mutants, {len(tests.seconds)} tests, at most {limit} s per mutant", flush=True)
    running: dict[int, Mutant] = {}
    ended: dict[str, dict[str, Any]] = {}
    for mutant in [*mutants, *[None] * WORKERS]:
        if len(running) == WORKERS or (mutant is None and running):
            pid, status, usage = os.wait4(-1, 0)
            done, report = running.pop(pid), Path(f"{pid}.json")
            killer = json.loads(report.read_text(encoding="utf-8"))[0] or "import" if report.exists() else "time-out"
            tests.kills[killer] += 1
            ended[done.id] = {"killer": killer if status else None, "seconds": usage.ru_utime, "diff": done.diff()}
            if not status or not quiet:
                said = f"killed by {killer}" if status else "SURVIVED"
                print(f"{done.id} {said}", *done.diff(), sep="\n    ", flush=True)
        if mutant is not None:
            running[tests.start(mutant, limit, quiet=quiet)] = mutant
    return dict(sorted(ended.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="+", metavar="KEY")
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], metavar="ID")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in COPIED:
            (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, Path(folder, name))
        os.chdir(folder)
        sys.path.insert(0, str(Path(folder, "src")))
        pytest.main(["-qq", "--collect-only", "tests/bio"])  # imports once what all games need
        for key in asked.keys:
            every = mutants_of(key)
            sample = random.Random(asked.seed).sample(every, min(asked.sample, len(every)))
            chosen = [mutant for mutant in every if mutant.id in asked.only] if asked.only else sample
            ended = check(key, chosen, quiet=not asked.only)
            killed = sum(mutant["killer"] is not None for mutant in ended.values())
            print(f"{key}: {killed} of {len(chosen)} killed ({len(every)} mutants in all)", flush=True)
            if not asked.only:
                kept = ROOT / ".cache" / "mutants" / f"{key}.json"
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(json.dumps(ended, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
