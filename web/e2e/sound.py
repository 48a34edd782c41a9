"""Whether a screen is sound: what axe and the rules of layout say about it, in both themes and at every size."""

from typing import Literal

from web.e2e.axe import violations
from web.e2e.browser import SIZES
from web.e2e.layout import problems
from web.e2e.person import Person

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def complaints(person: Person) -> list[str]:
    found: list[str] = []
    for theme in THEMES:
        for size in ("small", "laptop"):
            person.look(size, theme)
            found += [f"{theme}, {size}: {one}" for one in violations(person.page)]
    for size in SIZES:
        person.look(size)
        found += [f"{size}: {one}" for one in problems(person.page)]
    return found
