"""Every screen in both themes and at every size: axe has nothing to say, nothing overlaps, is cut off or too small."""

import pytest

from web.e2e.person import Arrive
from web.e2e.scenes import SCENES
from web.e2e.sound import complaints


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_is_sound(scene: str, arrive: Arrive) -> None:
    person = arrive(reduced_motion="reduce")
    SCENES[scene](person)
    assert complaints(person) == []
