"""Whether a screen is sound: what axe and the rules of layout say about it, in both themes and at every size."""

from typing import Literal

from web.e2e.axe import violations
from web.e2e.browser import SIZES
from web.e2e.layout import problems
from web.e2e.person import Person

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


BRIEF = ("small", "laptop")
"""Where most goes wrong: the narrowest, and the one with the least height for its width."""


def complaints(person: Person, *, thorough: bool = True) -> list[str]:
    """Everything; or, in half of the time, only the layout at the two sizes where most goes wrong."""
    found: list[str] = []
    for theme in THEMES if thorough else ():
        for size in BRIEF:
            person.look(size, theme)
            found += [f"{theme}, {size}: {one}" for one in violations(person.page)]
    for size in SIZES if thorough else BRIEF:
        person.look(size)
        found += [f"{size}: {one}" for one in problems(person.page)]
    return found
