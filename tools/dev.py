#!/usr/bin/env python3
"""All tasks of this tree, using only the standard library: python3 tools/dev.py TASK

    play [...]      play in the browser: sets up what is missing, serves, opens the page; --no-browser, --port, --host
    test            everything needed before a push: checks, tests, the compiled engine, real browsers
    test-deep       the same tests on many more deals, stops, kills and made-up requests, in under an hour
    quick           style, layers, and the tests of core, science and rules: under a minute, for while you work
    check           only style, types, layers and prose
    web             only the browser client: types, style, its tests, its size, the tests in a browser
    compiled        only the engine's tests, compiled
    coverage        test coverage of Python and of the client's unit tests
    docs            regenerate files: views, observations, protocol, the client's types
    screenshots     take pictures of every page, into screenshots/
    playthroughs    regenerate the golden games, or those of the given games; review the diff like code
    browser         install a Chromium for the tests, if there is none
    lock [...]      update constraints.txt after a change of dependencies; arguments go to uv (--upgrade)

Two environments are created as needed: .venv runs the sources directly; .venv-play contains what a player installs,
with the engine compiled if there is a C compiler. Each is reinstalled only when its inputs have changed.
BENCHTOP_INSTALLER=pip avoids uv; hatch_build.py explains BENCHTOP_MYPYC and BENCHTOP_MYPYC_OPT.
"""

import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.exit(f"Benchtop needs Python 3.11 or newer, but this is {found}; choose another: make play PYTHON=python3.12")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import chromium, client, player
from tools.compiler import may_compile
from tools.environments import DEV, PLAY, build_client, have_node, install_dev, player_digest, uv
from tools.node import node
from tools.running import Step, install, step, together

CI = bool(os.environ.get("CI"))
WORKERS = str(min((os.cpu_count() or 1) + 1, 8))
"""More than processors: tests of servers wait for most of their time."""
PYTEST = ("-m", "pytest", "-q", "-n", WORKERS)
AS_PLAYER = {"PYTHONPATH": os.pathsep.join(map(str, DEV.packages))}
"""For tests in the player's environment: it borrows the tools of the other but not its sources."""
CODE = ("src", "tests", "tools", "benchmarks", "examples", "web", "conftest.py", "hatch_build.py")
PROSE = {
    "docs": ("*.md", "docs/*.md", ".github/**/*.md"),
    "code": ("src/**/*.py", "tools/**/*.py", "web/src/**/*.{ts,svelte}"),
}
"""Files to check by each configuration in tools/prose."""


PROVE_COMPILED = """
import importlib
hot = ("core.state", "core.game", "core.match", "core.rng", "bots.mcts", "bio.codons")
files = [importlib.import_module("benchtop." + name).__file__ for name in hot]
assert not any(file.endswith(".py") for file in files), files
"""


def test(*, deep: bool = False) -> None:
    """Run everything that a push needs; if deep, many more deals, stops, kills and made-up requests."""
    settings = {"BENCHTOP_DEPTH": "deep"} if deep else {}
    with Step("test-deep" if deep else "test"):
        prepare()
        with player.compiling_behind(player_digest()) as wait_for_compiler:
            check()
            client_checks(**settings)
            # The deep walks of the conformance suite run on the compiled engine, which takes a tenth of the time.
            elsewhere = ("--ignore=tests/conformance",) if deep else ()
            step("pytest", DEV.python, *PYTEST, "tests", *elsewhere, settings=settings)
            if deep:
                step("pytest, conformance", DEV.python, *PYTEST, "tests/conformance")
            with Step("wait for the compiler"):
                wait_for_compiler()
        compiled(**settings)
        in_browser(**settings)


def test_deep() -> None:
    test(deep=True)


def prepare() -> None:
    """Install what the tests need and build the client, side by side."""
    if not uv():  # pip comes with the environment, and Node with pip
        install_dev()

    def build() -> None:
        client_packages()
        build_client()

    together(install_dev, build, browser)


def quick() -> None:
    with Step("quick"):
        style()
        rules = ("tests/core", "tests/bio", "tests/games", "tests/docs", "tests/conformance/test_playthroughs.py")
        # Raising every number of every game takes a minute; `make test` does it.
        step("pytest", DEV.python, *PYTEST, *rules, "--ignore=tests/games/test_numbers.py")


def check() -> None:
    style()
    step("mypy", DEV.bin / "mypy", *CODE)
    prose()


def prose() -> None:
    """Find phrases that we avoid and sentences that are too long (docs/style.md)."""
    client_packages()
    packages = client.WEB / "node_modules"
    textlint = (*node(), packages / "textlint/bin/textlint.js", "--rules-base-directory", packages, "--format", "unix")
    for name, files in PROSE.items():
        how = ("--config", f"tools/prose/{name}.json", "--ignore-path", "tools/prose/ignore")
        step(f"textlint, {name}", *textlint, *how, *files)


def style() -> None:
    install_dev()
    step("ruff check", DEV.bin / "ruff", "check", "--quiet", *CODE)
    step("ruff format --check", DEV.bin / "ruff", "format", "--check", "--quiet", *CODE)
    step("lint-imports", DEV.bin / "lint-imports", "--no-logo")


def web() -> None:
    """Check the client, build it, and test it in a browser."""
    prepare()
    client_checks()
    in_browser()


def client_checks(**settings: str) -> None:
    """Check types, style and weight of the client, and run its unit tests."""
    frames = client.WEB / ".frames"
    step("games for the client's tests", DEV.python, "-m", "tools.web_frames", frames, settings=settings)
    for name, script, *words in (
        ("svelte-check", "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("tsc, service worker", "typescript/bin/tsc", "--project", "worker"),
        ("eslint", "eslint/bin/eslint.js", "."),
        ("stylelint", "stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}"),
        ("prettier --check", "prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
        ("vitest", "vitest/vitest.mjs", "run", "--silent"),
    ):
        step(name, *node(), client.WEB / "node_modules" / script, *words, cwd=client.WEB)
    step("the client's types fit the server", DEV.python, "-m", "tools.web_types")


def in_browser(**settings: str) -> None:
    """Test the client in a real browser, against what a player installs: the compiled engine where there is one.

    A test that fails is run once more. If it passes then, the summary names it as RERUN: find out why.
    """
    player.prepare(must_compile=False)
    retry = ("--reruns", "1", "-raR")
    step("pytest, in a browser", PLAY.python, *PYTEST, *retry, "web/e2e", settings={**AS_PLAYER, **settings})


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


def compiled(**settings: str) -> None:
    """Test the engine once more as players install it: compiled."""
    if not CI and not may_compile():
        return print("There is no C compiler here, so the compiled engine is not tested.")
    install_dev()
    player.prepare(must_compile=True)
    step("benchtop --help", PLAY.bin / "benchtop", "--help", quiet=True)
    settings = {**AS_PLAYER, **settings, "BENCHTOP_EXPECT_COMPILED": "1"}
    step("is the engine compiled?", PLAY.python, "-c", PROVE_COMPILED, settings=settings)
    tests = ("tests/conformance", "tests/core", "tests/server/test_leaks.py")
    step("pytest, compiled", PLAY.python, *PYTEST, *tests, settings=settings)


def coverage() -> None:
    """Measure what the Python tests and the client's unit tests reach; `tools/mutants.py` asks what they notice."""
    prepare()
    report = ("--cov=benchtop", "--cov-report=term:skip-covered", "--cov-report=html:.cache/coverage/python")
    step("pytest, coverage", DEV.python, *PYTEST, *report, "tests")
    step("games for the client's tests", DEV.python, "-m", "tools.web_frames", client.WEB / ".frames")
    vitest = client.WEB / "node_modules/vitest/vitest.mjs"
    step("vitest, coverage", *node(), vitest, "run", "--silent", "--coverage", cwd=client.WEB)


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
        *(uv() or sys.exit("Pinning for all systems at once needs uv, which is not available."), "pip", "compile"),
        *("--quiet", "--universal", "--python-version", "3.11", "--extra", "dev", "--output-file", "constraints.txt"),
        *("--custom-compile-command", "python3 tools/dev.py lock", *arguments, "pyproject.toml"),
    )


TASKS = (
    *(player.play, test, test_deep, quick, check, web, compiled, coverage),
    *(docs, screenshots, playthroughs, browser, lock),
)


def main(name: str = "", *arguments: str) -> None:
    tasks = {task.__name__.replace("_", "-"): task for task in TASKS}
    if name not in tasks:
        sys.exit(__doc__)
    try:
        tasks[name](*arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(*sys.argv[1:])
