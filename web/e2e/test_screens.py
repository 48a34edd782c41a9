"""Every screen: no accessibility or layout problems."""

import pytest

from web.e2e.person import Arrive
from web.e2e.scenes import NEEDS, SCENES
from web.e2e.sound import is_sound


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_is_sound(scene: str, arrive: Arrive) -> None:
    person = arrive(**NEEDS.get(scene, {"stays": True}))
    SCENES[scene](person)
    is_sound(person)
