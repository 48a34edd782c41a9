"""Build hooks: put the engine, compiled by mypyc, the browser client and the rules pages into the wheel, and the README
into the metadata, with links that work outside the repository.

The sources stay in the wheel beside the extension modules, which Python prefers. Settings, all from the environment:

    BENCHTOP_MYPYC      0: never compile; 1: compile or fail; unset: compile where there is a C compiler, and where
                        that does not work, warn and build plain Python
    BENCHTOP_MYPYC_OPT  the C compiler's optimisation level, 0 to 3; unset: 3
    BENCHTOP_WEB        0: leave the client out; unset: build it, with the Node of this machine or, where there is none
                        that is new enough, the one from PyPI
"""

import ast
import os
import re
import shutil
import string
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by its path
from tools import client, node
from tools.compiler import may_compile

ENGINE = (
    *("benchtop/core/*.py", "benchtop/bio/*.py", "benchtop/bots/mcts.py", "benchtop/bots/playouts.py"),
    *("benchtop/games/*/*.py", "benchtop/games/*/moves/*.py", "benchtop/games/*/bots/*.py"),
    # What the server does at every move, as far as it does not wait for anything: mypyc loses its way where a coroutine
    # cleans up after a failure, and a store that is away has to be waited for.
    *(f"benchtop/server/tables/{part}.py" for part in ("decide", "state", "messages", "subscribers")),
)
"""The modules that are compiled."""

PLAIN = (
    *("__init__.py", "benchtop/core/events.py", "benchtop/core/goals.py", "benchtop/core/schema.py"),
    *("benchtop/games/*/events.py", "benchtop/games/*/text.py"),
)
"""Those among them that are not: search and simulation have no use for them, and compiling them takes long."""

BUILT = "built"
"""Where, beside the copied sources, the extension modules end up."""


class EngineBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: for compiling, the very mypy that checks the types."""
        needs = []
        if may_compile():
            dev = self.metadata.core.optional_dependencies["dev"]
            needs += [*(need for need in dev if need.startswith("mypy==")), "setuptools>=77"]
        if wants_client() and not client.is_built() and not node.of_machine():
            needs.append(node.WHEEL)
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        pages = Path(self.root, "docs", "games")
        if pages.is_dir():
            build_data["force_include"][str(pages)] = "benchtop/_docs/games"
            glossary = pages.with_name("glossary-for-players.md")
            build_data["force_include"][str(glossary)] = f"benchtop/_docs/{glossary.name}"
        if wants_client():
            client.build(run)
            build_data["force_include"][str(client.BUILT)] = "benchtop/web_dist"
        if may_compile():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the extension modules to the wheel; they are built in a copy of the sources that `finalize` removes."""
        self.workshop = tempfile.TemporaryDirectory(prefix="benchtop-mypyc-")
        tree = Path(self.workshop.name)
        shutil.copytree(Path(self.root, "src"), tree, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        found = [path.relative_to(tree) for pattern in ENGINE for path in sorted(tree.glob(pattern))]
        modules = [path.as_posix() for path in found if not any(map(path.match, PLAIN))]
        try:
            subprocess.run([sys.executable, __file__, *modules], cwd=tree, check=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            if os.environ.get("BENCHTOP_MYPYC") == "1":
                raise SystemExit("mypyc could not compile the engine; what it said stands above") from failure
            self.app.display_warning("mypyc could not compile the engine, so this build is plain Python")
            return
        built = tree / BUILT
        for extension in sorted(built.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))):
            build_data["force_include"][str(extension)] = extension.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


class ReadmeHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Give out the README as it reads on PyPI."""
        page = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = with_absolute_links(page, metadata["urls"]["Homepage"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_absolute_links(page: str, homepage: str, version: str) -> str:
    """Return a Markdown page whose relative links lead to the files of that release, and pictures to their bytes."""

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link["picture"] else "blob"
        return f"{link['before']}({homepage}/{kind}/v{version}/{link['path']})"

    return re.sub(r"(?P<before>(?P<picture>!)?\[[^]]*\])\((?P<path>(?!\w+:|#)[^)]+)\)", absolute, page)


def wants_client() -> bool:
    """Whether the wheel has the browser client in it: unless that is forbidden, or there is nothing of it here."""
    return os.environ.get("BENCHTOP_WEB") != "0" and (client.WEB.is_dir() or client.is_built())


def run(*command: object, cwd: Path, settings: Mapping[str, str]) -> None:
    """Run to the end; what it says goes to the log of the build."""
    words = [str(word) for word in command]
    if subprocess.run(words, cwd=cwd, env={**os.environ, **settings}, stdin=subprocess.DEVNULL, check=False).returncode:
        raise SystemExit(
            "the browser client could not be built; what was said stands above (BENCHTOP_WEB=0 leaves it out)"
        )


def compile_here(modules: list[str]) -> None:
    """Compile the modules of the current directory into `BUILT`; run as a script, in a process of its own.

    One C file a module and as many compilers at a time as there are processors: on two, that takes half the time of
    mypyc's default, one large C file, and the result runs as fast.
    """
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    workers = os.cpu_count() or 1

    class ParallelBuild(build_ext):
        """Compiles the C files of one extension side by side (setuptools only does so with whole extensions)."""

        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> str:
                objects = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return str(objects[0])

            with ThreadPoolExecutor(workers) as pool:
                ext.extra_objects = list(pool.map(compiled, ext.sources))
            ext.sources = []
            super().build_extension(ext)

    extensions: Any = mypycify(
        ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *modules],
        opt_level=os.environ.get("BENCHTOP_MYPYC_OPT", "3"),
        debug_level="0",
        multi_file=True,
        group_name="benchtop",  # names the module that holds all the code: benchtop__mypyc
    )
    for source in modules:
        add_docstrings(Path(source))
    setup(
        name="benchtop-engine",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", f"--build-lib={BUILT}", f"--parallel={workers}"],
    )


PLAIN_C = set(string.ascii_letters + string.digits + " .,:;-_+*/=()<>[]{}'`!#&|~^%$@")
"""Characters that may stand in a C string as they are."""


def add_docstrings(source: Path) -> None:
    """Put the docstrings of a module into its C file: mypyc writes signatures there and leaves them out."""
    generated = Path("build", f"__native_{'___'.join(source.with_suffix('').parts)}.c")
    docs: dict[str, str] = {}
    for outer in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(outer, ast.FunctionDef | ast.ClassDef):
            docs[outer.name] = ast.get_docstring(outer) or ""
            for inner in outer.body:
                if isinstance(outer, ast.ClassDef) and isinstance(inner, ast.FunctionDef):
                    docs[f"{outer.name}___{inner.name}"] = ast.get_docstring(inner) or ""

    def with_doc(found: re.Match[str]) -> str:
        named = f"___{found['function'] or found['signature'].partition('(')[0]}"
        key = max((name for name in docs if named.endswith(f"___{name}")), key=len, default="")
        text = "".join(chr(byte) if chr(byte) in PLAIN_C else f"\\{byte:03o}" for byte in docs.get(key, "").encode())
        return f'{found[0][:-2]}{text}")'

    entry = r'(?:CPyPy_(?P<function>\w+),[^"]*|\.tp_doc = )PyDoc_STR\("(?P<signature>[^"]*--\\n\\n)"\)'
    text = generated.read_text(encoding="utf-8")
    generated.write_text(re.sub(entry, with_doc, text), encoding="utf-8")


if __name__ == "__main__":
    compile_here(sys.argv[1:])
