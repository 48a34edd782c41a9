"""Every screen in both themes and at every size: axe has nothing to say, nothing overlaps, is cut off or too small."""

from typing import Literal

import pytest

from web.e2e.axe import violations
from web.e2e.browser import SIZES
from web.e2e.layout import problems
from web.e2e.person import Arrive
from web.e2e.scenes import SCENES

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_is_sound(scene: str, arrive: Arrive) -> None:
    person = arrive(reduced_motion="reduce")
    SCENES[scene](person)
    found: list[str] = []
    for theme in THEMES:
        for size in ("small", "laptop"):
            person.look(size, theme)
            found += [f"{theme}, {size}: {one}" for one in violations(person.page)]
    for size in SIZES:
        person.look(size)
        found += [f"{size}: {one}" for one in problems(person.page)]
    assert found == []
