#!/usr/bin/env python3
"""Everything there is to do in this tree, with nothing but the standard library: python3 tools/dev.py TASK

    play [...]      play in the browser: sets up what is missing, serves, opens the page; --no-browser, --port, --host
    test [fast]     all checks, all tests, in real browsers, too, and the engine's once more, compiled (not if fast)
    quick           style, layers, and the tests of core, science and rules: under a minute, for while you work
    check           only style, types and layers
    web             only the browser client: types, style, its tests, what it weighs, the tests in a browser
    compiled        only the engine's tests, compiled
    docs            write the generated files anew: views, observations, protocol, the client's types
    screenshots     take pictures of every page, into screenshots/
    playthroughs    write the golden games anew, or those of the games named; read the difference like code
    browser         install a Chromium for the tests, if there is none
    lock [...]      pin constraints.txt anew after a change of dependencies; arguments go to uv (--upgrade)

Two environments are made as needed: .venv runs the sources as they are; .venv-play holds what a player installs, its
engine compiled where there is a C compiler. Each is installed again only when something it is made of has changed.
BENCHTOP_INSTALLER=pip does without uv; BENCHTOP_MYPYC and BENCHTOP_MYPYC_OPT are explained in hatch_build.py.
"""

import os
import shutil
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.exit(f"Benchtop needs Python 3.11 or newer and this is {found}; name another: make play PYTHON=python3.12")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import chromium, client, player
from tools.environments import DEV, PLAY, build_client, have_node, install_dev, uv
from tools.node import node
from tools.running import ROOT, Step, install, step

CI = bool(os.environ.get("CI"))
WORKERS = str(min((os.cpu_count() or 1) + 1, 8))
"""More than processors: tests of servers wait for most of their time."""
CODE = ("src", "tests", "tools", "benchmarks", "examples", "web", "hatch_build.py")


PROVE_COMPILED = """
import importlib
hot = ("core.state", "core.game", "core.match", "core.rng", "bots.mcts", "bio.codons")
files = [importlib.import_module("benchtop." + name).__file__ for name in hot]
assert not any(file.endswith(".py") for file in files), files
"""


def test(speed: str = "full") -> None:
    if speed not in {"full", "fast"}:
        sys.exit(f"There is `test` and `test fast`, but no `test {speed}`.")
    with Step(f"test {speed}"):
        check()
        step("pytest", DEV.python, "-m", "pytest", "-q", "-n", WORKERS, "tests")
        web()
        if speed == "full":
            compiled()


def quick() -> None:
    with Step("quick"):
        style()
        rules = ("tests/core", "tests/bio", "tests/games", "tests/docs", "tests/conformance/test_playthroughs.py")
        # Raising every number of every game takes a minute of its own; `make test` does it.
        step("pytest", DEV.python, "-m", "pytest", "-q", "-n", WORKERS, *rules, "--ignore=tests/games/test_numbers.py")


def check() -> None:
    style()
    step("mypy", DEV.bin / "mypy", *CODE)


def style() -> None:
    install_dev()
    step("ruff check", DEV.bin / "ruff", "check", "--quiet", *CODE)
    step("ruff format --check", DEV.bin / "ruff", "format", "--check", "--quiet", *CODE)
    step("lint-imports", DEV.bin / "lint-imports", "--no-logo")


def web() -> None:
    """Check the client, build it, and test it in a browser, which needs a process of its own."""
    install_dev()
    client_packages()
    step("games for the client's tests", DEV.python, "-m", "tools.web_frames", client.WEB / ".frames")
    for name, script, *words in (
        ("svelte-check", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("tsc, service worker", "typescript/bin/tsc", "--project", "worker"),
        ("eslint", "eslint/bin/eslint.js", "."),
        ("prettier --check", "prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
        ("vitest", "vitest/vitest.mjs", "run", "--silent"),
    ):
        step(name, *node(), client.WEB / "node_modules" / script, *words, cwd=client.WEB)
    step("the client's types fit the server", DEV.python, "-m", "tools.web_types")
    with Step("build the client"):
        build_client()
    browser()
    in_browser = (DEV.python, "-m", "pytest", "-q", "-n", "2", "web/e2e")
    try:
        step("pytest, in a browser", *in_browser)
    except SystemExit:  # a real browser on a busy machine: what failed gets one second chance, and says so
        step("pytest, in a browser, once more what failed", *in_browser, "--last-failed")


def client_packages() -> None:
    have_node()
    with Step("install web/node_modules (only after a change)"):
        client.install_packages(install, everything=True)


def browser() -> None:
    if not chromium.is_here():
        with Step("install Chromium"):
            chromium.get()


def screenshots(*arguments: str) -> None:
    install_dev()
    build_client()
    browser()
    step("screenshots", DEV.python, "-m", "web.e2e.screenshots", *arguments)


def compiled() -> None:
    """Run the engine's tests in the player's environment, which borrows the tools of the other but not its sources."""
    if not CI and not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return print("There is no C compiler here: the compiled engine goes untested.")
    install_dev()
    player.prepare(must_compile=True)
    step("benchtop --help", PLAY.bin / "benchtop", "--help", quiet=True)
    settings = {"PYTHONPATH": os.pathsep.join(map(str, DEV.packages)), "BENCHTOP_EXPECT_COMPILED": "1"}
    step("is the engine compiled?", PLAY.python, "-c", PROVE_COMPILED, settings=settings)
    step(
        "pytest, compiled",
        *(PLAY.python, "-m", "pytest", "-q", "-n", WORKERS, "-p", "no:cacheprovider", "--import-mode=importlib"),
        *(path for path in ("tests/conformance", "tests/core", "tests/server/test_leaks.py") if (ROOT / path).exists()),
        settings=settings,
    )


def docs() -> None:
    install_dev()
    client_packages()
    for page in ("tools.reference", "benchtop.adapters.document", "tests.server.protocol_page", "tools.web_types"):
        step(page, DEV.python, "-m", page, "--write")


def playthroughs(*games: str) -> None:
    install_dev()
    step("playthroughs", DEV.python, "-m", "tests.playthroughs", "--write", *games)


def lock(*arguments: str) -> None:
    step(
        "constraints.txt",
        *(uv() or sys.exit("Only uv can pin for all systems at once, and there is none."), "pip", "compile"),
        *("--quiet", "--universal", "--python-version", "3.11", "--extra", "dev", "--output-file", "constraints.txt"),
        *("--custom-compile-command", "python3 tools/dev.py lock", *arguments, "pyproject.toml"),
    )


TASKS = (player.play, test, quick, check, web, compiled, docs, screenshots, playthroughs, browser, lock)


def main(name: str = "", *arguments: str) -> None:
    tasks = {task.__name__: task for task in TASKS}
    if name not in tasks:
        sys.exit(__doc__)
    try:
        tasks[name](*arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
