"""Scenes for the fifty enzymes, made from their data: a chain with the site, the tools, and a move to cut it."""

from typing import Any

from benchtop.games.adna.cards import ENZYME_DATA

ONE_OF = {"N": "A", "R": "A", "Y": "T", "W": "T"}
ENZYMES = {row["name"]: row for row in ENZYME_DATA}


def spelled(site: str) -> str:
    """One sequence that the site stands for."""
    return "".join(ONE_OF.get(code, code) for code in site)


def target(name: str) -> str:
    """A chain that the enzyme cuts."""
    return f"AA{spelled(ENZYMES[name]['site'])}TT"


def tools(name: str) -> list[str]:
    """The enzyme and all it needs."""
    row = ENZYMES[name]
    return [name, f"{row['colour']}-buffer", *(["bsa"] if row["bsa"] else [])]


def armed(name: str, **changes: Any) -> dict[str, Any]:
    """A table on which seat 0 may cut its rival's chain with this enzyme."""
    laid = {"own": "AAAA", "other": target(name), "hand": tools(name), "celsius": ENZYMES[name]["temperature"]}
    return {**laid, **changes}
