"""The wheel has the built client in it, the source archive what it is built from."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(target: str, root: Path, out: Path, **settings: str) -> set[str]:
    """Return the names in a wheel or source archive, without the latter's top folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run(command, cwd=root, env={**os.environ, "BENCHTOP_MYPYC": "0", **settings}, check=True)
    [file] = out.iterdir()
    if target == "wheel":
        return set(zipfile.ZipFile(file).namelist())
    with tarfile.open(file) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def copy_of_tree(folder: Path, *parts: str) -> Path:
    """Copy the sources without the client's, as for a container build."""
    unwanted = shutil.ignore_patterns("__pycache__", "web_dist")
    for part in (*parts, "src", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    for part in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / part, folder)
    return folder


def test_a_client_that_was_built_elsewhere_goes_into_the_wheel(tmp_path: Path) -> None:
    tree = copy_of_tree(tmp_path / "tree")
    built = tree / "src" / "benchtop" / "web_dist"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    names = build("wheel", tree, tmp_path / "out")
    assert {"benchtop/web_dist/index.html", "benchtop/server/run.py"} <= names
    assert "benchtop/web_dist/index.html" not in build("wheel", tree, tmp_path / "without", BENCHTOP_WEB="0")


def test_the_source_archive_has_what_the_client_is_built_from(tmp_path: Path) -> None:
    names = build("sdist", ROOT, tmp_path)
    assert {"web/src/main.ts", "web/package-lock.json", "web/build/packed.ts", "tools/client.py"} <= names
    assert not [name for name in names if "node_modules" in name or "web_dist" in name]
