"""Adna's Lab: the ways to move the thermometer, and where each leads (§5.8)."""

from typing import Final

from .cards import BATH, CELSIUS, CYCLER, DRY_ICE, HEATING_BLOCK, HOTTEST, ICE_BOX, KEYS, KINDS, WATER
from .state import NONE, State

TWO_UP: Final = 0
ONE_UP: Final = 1  # only in the variant "one or two" (§5.8)
CYCLER_TO: Final = 6  # the first of ten: the Thermal Cycler names its level
SETTINGS: Final = 16

KIND_OF: Final[list[int]] = [HEATING_BLOCK, HEATING_BLOCK, WATER, DRY_ICE, BATH, ICE_BOX] + [CYCLER] * 10
"""The card that each setting is made with."""

SETTING_KEYS: Final[list[str]] = [
    KEYS[HEATING_BLOCK],
    f"{KEYS[HEATING_BLOCK]} one",
    *[KEYS[kind] for kind in (WATER, DRY_ICE, BATH, ICE_BOX)],
    *[f"{KEYS[CYCLER]} to {celsius}" for celsius in CELSIUS],
]

FIRST_SETTING: Final[list[int]] = [KIND_OF.index(kind) if kind in KIND_OF else NONE for kind in range(KINDS)]
"""The first setting of a kind, NONE if it does not move the thermometer."""
LAST_SETTING: Final[list[int]] = [first + KIND_OF.count(kind) for kind, first in enumerate(FIRST_SETTING)]
"""Where the settings of a kind end."""

BATH_LEVEL: Final = 6  # 55 °C
ICE_LEVEL: Final = 1  # 4 °C


def landing(setting: int, level: int) -> int:
    """The level a setting leads to, or NONE where it would move nothing."""
    to = level
    if setting == TWO_UP:
        to = min(level + 2, HOTTEST)
    elif setting == ONE_UP:
        to = min(level + 1, HOTTEST)
    elif setting >= CYCLER_TO:
        to = setting - CYCLER_TO
    else:
        kind = KIND_OF[setting]
        if kind == WATER:
            to = max(level - 1, 0)
        elif kind == DRY_ICE:
            to = 0
        elif kind == BATH:
            to = max(level, BATH_LEVEL)
        else:
            to = min(level, ICE_LEVEL)
    return NONE if to == level else to


def offered(s: State, seat: int, setting: int) -> bool:
    """Whether a seat has the card for a setting, and the setting is one of its own in this game."""
    if s.held[seat][KIND_OF[setting]] == 0:
        return False
    return setting != ONE_UP or (s.one_or_two and s.level < HOTTEST - 1)


def ways_to(s: State, seat: int, levels: int) -> list[int]:
    """The settings with which a seat could bring the thermometer to one of these levels in one step."""
    found: list[int] = []
    for setting in range(SETTINGS):
        if offered(s, seat, setting):
            to = landing(setting, s.level)
            if to >= 0 and levels >> to & 1:
                found.append(setting)
    return found
