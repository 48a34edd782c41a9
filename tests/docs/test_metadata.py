"""What packages say of themselves: the README on PyPI, licences of others, how to cite."""

import json
import re
import tomllib
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOMEPAGE = PROJECT["urls"]["Homepage"]


def test_every_link_of_the_readme_works_on_pypi() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    readme = ProjectMetadata(str(ROOT), PluginManager()).core.readme
    links = re.findall(r"(!?)\[([^]]*)\]\(([^)]+)\)", readme)
    written = re.findall(r"(!?)\[([^]]*)\]\(([^)]+)\)", page)
    assert len(links) == len(written) > 15
    for (picture, _, link), (_, _, before) in zip(links, written, strict=True):
        if "://" in before:
            assert link == before
        else:
            assert (ROOT / before).exists()
            assert link == f"{HOMEPAGE}/{'raw' if picture else 'blob'}/v{PROJECT['version']}/{before}"
    assert re.sub(r"\([^)]*\)", "()", readme) == re.sub(r"\([^)]*\)", "()", page), "nothing else has changed"


def test_the_notice_names_every_package_of_the_browser_client() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    imported = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte", ".css"} and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            imported |= set(re.findall(r"(?:from|import) '((?:@[^/']+/)?[a-z][^/']*)", text))
            imported |= set(re.findall(r"url\('(@[^/']+/[^/']+)", text))
    imported -= {name for name in imported if name in package["devDependencies"] or name.startswith("node:")}
    assert {"svelte", "uqr", "@fontsource-variable/fraunces"} <= imported <= set(package["dependencies"])
    for name in package["dependencies"]:
        assert name.removeprefix("@fontsource-variable/") in notice, name


def test_the_citation_leads_to_the_project() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"repository-code: {HOMEPAGE}\n" in citation
    assert f"url: {HOMEPAGE}\n" in citation
    assert f"version: {PROJECT['version']}\n" in citation
