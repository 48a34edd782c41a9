"""Check a screen with axe and the layout rules."""

from typing import Literal

from tests.depth import depth
from web.e2e.axe import violations
from web.e2e.browser import SIZES
from web.e2e.layout import problems
from web.e2e.person import Person

BRIEF = ("laptop", "small")
"""The sizes with most problems: least height for its width, and narrowest."""
THEMES: tuple[Literal["light", "dark"], ...] = depth(("light",), ("light", "dark"))
SIZES_FOR_AXE = depth(BRIEF[:1], BRIEF)
SIZES_FOR_LAYOUT = depth(BRIEF, tuple(SIZES))


def is_sound(person: Person) -> None:
    """Check the screen: in the short tier at the sizes with most problems, in the deep tier at all sizes, also dark."""
    found: list[str] = []
    for theme in THEMES:
        for size in SIZES_FOR_AXE:
            person.look(size, theme)
            found += [f"{theme}, {size}: {violation}" for violation in violations(person.page)]
    for size in SIZES_FOR_LAYOUT:
        person.look(size)
        found += [f"{size}: {problem}" for problem in problems(person.page)]
    assert not found, "\n".join(found)
