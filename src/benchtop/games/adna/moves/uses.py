"""Adna's Lab: cards used for what they do by themselves: temperature, repair, cleaning (§5.8, §8, §9)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal

from ..components import (
    ANY,
    BLUE_BUFFER,
    CELSIUS,
    DEPHOSPHORYLATION,
    HOTTEST,
    KEYS,
    KIND_OF,
    LEVELS,
    LIGASE,
    LIGATION,
    LINKER,
    NAMES,
    ONE_UP,
    POLYLINKER,
    RED_BUFFER,
    RNASE,
    SETTING_KEYS,
    SETTINGS,
    landing,
)
from ..refusals import (
    chain_words,
    due,
    empty_deck,
    missing_buffer,
    missing_support,
    no_fragment,
    not_held,
    shown,
    wrong_temperature,
)
from ..state import CLEAN, MAIN, REPAIR, SEAL, State
from .attacks import COMPANIONS, ON, OTHER, OWN
from .exchange import ask_rival, declare, support, tell_declared


def moves_nothing(s: State, setting: int) -> Refusal | None:
    """The refusal of a temperature card that would change nothing, or is not of this game (§5.8)."""
    name = NAMES[KIND_OF[setting]]
    if setting == ONE_UP and not s.one_or_two:
        return Refusal(
            "variant_only",
            "§5.8",
            "A Heating Block moves the thermometer two levels; one level is a variant not chosen for this game.",
            remedy="Use it for two levels.",
        )
    if setting == ONE_UP and s.level == HOTTEST - 1:
        return Refusal("same_as_two", "§5.8", "From 80 °C one level and two are the same.", remedy="Use it for two.")
    if landing(setting, s.level) < 0:
        return Refusal(
            "moves_nothing",
            "§5.8",
            f"{name} would not move the thermometer: it shows {CELSIUS[s.level]} °C.",
            remedy="No card may be played that moves nothing; use another, or this one at another temperature.",
        )
    return None


def can_repair_elsewhere(s: State, seat: int) -> bool:
    """Whether a seat holds a repair for its chain that the temperature does not allow now (§8.2)."""
    held = s.held[seat]
    if (held[LINKER] or held[POLYLINKER]) and not LEVELS[LINKER] >> s.level & 1 and s.decks[0]:
        return True
    if held[LIGATION] == 0 or held[LIGASE] == 0 or s.sealed[seat] or LEVELS[LIGATION] >> s.level & 1:
        return False
    return held[RED_BUFFER] + held[RED_BUFFER + 1] + held[RED_BUFFER + 2] + held[BLUE_BUFFER] > 0


class Set(Move):
    """Move the thermometer with a card (§5.8)."""

    def __init__(self, setting: int) -> None:
        super().__init__(f"use {SETTING_KEYS[setting]}", [f"hand:{KEYS[KIND_OF[setting]]}", "thermometer"])
        self.setting = setting
        self.kind = KIND_OF[setting]

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (MAIN, REPAIR):
            return due(s)
        refusal = not_held(s, self.kind) or moves_nothing(s, self.setting)
        if refusal is None and s.phase == REPAIR and not can_repair_elsewhere(s, s.to_move):
            refusal = Refusal(
                "not_needed",
                "§8.2",
                f"During your rival's turn you may change the temperature only for a repair; {shown(s)}.",
                remedy="Pass; in your own turn the thermometer is yours.",
            )
        return refusal

    def play(self, s: State) -> None:
        to = landing(self.setting, s.level)
        declare(s, self.kind, -1, ANY)
        s.announced = to
        tell_declared(s)
        ask_rival(s)


class Clean(Move):
    """Take the uracil off a chain with RNase A (§4.3, §9.29)."""

    def __init__(self, side: int) -> None:
        super().__init__(f"use {KEYS[RNASE]} {ON[side]}", [f"hand:{KEYS[RNASE]}", f"chain:{ON[side][3:]}"])
        self.side = side

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (MAIN, CLEAN) or (s.phase == CLEAN and self.side == OTHER):
            return due(s)
        refusal = not_held(s, RNASE) or wrong_temperature(s, RNASE)
        chain = s.to_move if self.side == OWN else 1 - s.to_move
        if refusal is None and not s.contaminated(chain):
            refusal = Refusal(
                "no_uracil",
                "§9.29",
                f"There is no uracil on {chain_words(s, chain)}.",
                biology="RNase A cuts RNA behind cytosine and uracil and leaves DNA alone.",
                remedy="Keep it for a contaminated chain.",
            )
        return refusal

    def play(self, s: State) -> None:
        declare(s, RNASE, s.to_move if self.side == OWN else 1 - s.to_move, LEVELS[RNASE])
        tell_declared(s)
        ask_rival(s)


class Link(Move):
    """Join the fragment beside one's chain again with a Linker or Polylinker (§8.3)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"use {KEYS[kind]}", [f"hand:{KEYS[kind]}", "chain:own"])
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (MAIN, REPAIR):
            return due(s)
        return not_held(s, self.kind) or no_fragment(s) or wrong_temperature(s, self.kind) or empty_deck(s)

    def play(self, s: State) -> None:
        declare(s, self.kind, s.to_move, LEVELS[self.kind])
        tell_declared(s)
        ask_rival(s)


class Seal(Move):
    """Dephosphorylate the fragment one has just cut off, so that it cannot be ligated (§8.5)."""

    def __init__(self, buffer: int) -> None:
        super().__init__(
            f"use {KEYS[DEPHOSPHORYLATION]} with {KEYS[buffer]}",
            [f"hand:{KEYS[DEPHOSPHORYLATION]}", f"hand:{KEYS[buffer]}", "chain:other"],
        )
        self.buffer = buffer

    def why_not(self, s: State) -> Refusal | None:
        if s.phase == MAIN:
            return Refusal(
                "not_the_moment",
                "§8.5",
                "Dephosphorylation is played right after one's own cut at 37 °C, before the chain's owner can act.",
                biology="A vector is dephosphorylated after it has been cut, so that it cannot close again.",
                remedy="Cut your rival's chain at 37 °C first.",
            )
        if s.phase != SEAL:
            return due(s)
        return (
            not_held(s, DEPHOSPHORYLATION)
            or missing_buffer(s, DEPHOSPHORYLATION, self.buffer)
            or missing_support(s, DEPHOSPHORYLATION, COMPANIONS[DEPHOSPHORYLATION])
        )

    def play(self, s: State) -> None:
        declare(s, DEPHOSPHORYLATION, s.window, LEVELS[DEPHOSPHORYLATION])
        support(s, self.buffer)
        for companion in COMPANIONS[DEPHOSPHORYLATION]:
            support(s, companion)
        tell_declared(s)
        ask_rival(s)


SET: Final[list[Move]] = [Set(setting) for setting in range(SETTINGS)]
CLEANING: Final[list[Move]] = [Clean(side) for side in (OWN, OTHER)]
LINK: Final[list[Move]] = [Link(kind) for kind in (LINKER, POLYLINKER)]
SEALING: Final[list[Move]] = [Seal(buffer) for buffer in range(RED_BUFFER, BLUE_BUFFER + 1)]
