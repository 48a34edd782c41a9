"""Adna's Lab: answering a card that was just played, and letting it be (§6)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from ..components import (
    ANY,
    BLOCKER,
    CELSIUS,
    DENATURATION,
    DETERGENT,
    FIRST_REACTION,
    GOGGLES,
    HEATING_BLOCK,
    HOTTEST,
    ICE_BOX,
    KEYS,
    KIND,
    KIND_OF,
    KINDS,
    KLENOW,
    LEVELS,
    NAMES,
    SETTING_KEYS,
    SETTINGS,
    STAIN,
    landing,
    words_for_levels,
)
from ..events import Passed
from ..refusals import DUE, due, not_held, opening, way_to_temperature, wrong_temperature
from ..state import ANSWER, CLEAN, MUTATE, PHASES, REPAIR, RESTORE, SEAL, State
from ..turns import draw_step, to_main
from .exchange import answer, ask_to_repair, fail, settle
from .uses import moves_nothing

BLOCKERS: Final = (GOGGLES, KLENOW, STAIN, DENATURATION)
"""Cards whose only use is to cancel one other card; Ice Box is among the temperature cards."""


def topmost(s: State) -> int:
    """The kind of the card that an answer would answer."""
    return KIND[s.stack[-1]] if s.stack else s.playing


def topmost_to(s: State) -> int:
    """The level it leads to, or NONE."""
    return s.stack_to[-1] if s.stack else s.announced


def blocks_now(s: State, kind: int) -> bool:
    """Whether the thermometer allows a blocker; Denaturation counts the level announced too (§6.3, §9.27)."""
    if LEVELS[kind] >> s.level & 1:
        return True
    return kind == DENATURATION and topmost_to(s) == HOTTEST


def nothing_to_answer(s: State) -> Refusal:
    """The refusal of an answer when no card is waiting for one."""
    return Refusal(
        "nothing_to_answer",
        "§6.2",
        f"No card is waiting for an answer. {DUE[s.phase][1]}",
        remedy=DUE[s.phase][2],
    )


class Wash(Move):
    """Cancel a Reactions card with Detergent: the last one played, or one that supports it (§6.3, §7.5)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"respond detergent on {KEYS[kind]}", [f"hand:{KEYS[DETERGENT]}", f"table:{KEYS[kind]}"])
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return due(s) if s.phase == RESTORE else nothing_to_answer(s)
        if self.kind == DETERGENT:
            return Refusal(
                "detergent_stays",
                "§6.4",
                "A Detergent cannot be cancelled, by another Detergent least of all.",
                biology="Detergents such as SDS unfold proteins; more of them does not bring an enzyme back.",
                remedy="Choose another answer, or pass.",
            )
        refusal = not_held(s, DETERGENT)
        if refusal is None and not self.aimed_well(s):
            refusal = Refusal(
                "not_on_table",
                "§6.3",
                f"{opening(self.kind)} is not the card to answer now: that is {NAMES[topmost(s)]}"
                + (", an enzyme, so aim at its buffer or BSA." if topmost(s) < FIRST_REACTION else "."),
                remedy="Detergent stops a Reactions card that was just played, or one that supports it.",
            )
        return refusal

    def aimed_well(self, s: State) -> bool:
        """Whether this kind lies there to be washed away."""
        if self.kind == topmost(s):
            return True
        return not s.stack and any(KIND[card] == self.kind for card in s.supports)

    def play(self, s: State) -> None:
        answer(s, DETERGENT, NONE)


class Block(Move):
    """Cancel a card with the one made against it (§6.3)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"respond {KEYS[kind]}", [f"hand:{KEYS[kind]}"])
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return due(s) if s.phase == RESTORE else nothing_to_answer(s)
        refusal = not_held(s, self.kind)
        if refusal is None and BLOCKER[topmost(s)] != self.kind:
            victim = NAMES[BLOCKER.index(self.kind)]
            refusal = Refusal(
                "does_not_block",
                "§6.3",
                f"{NAMES[self.kind]} stops {victim}, not {NAMES[topmost(s)]}.",
                remedy="Detergent stops any Reactions card.",
            )
        if refusal is None and not blocks_now(s, self.kind):
            refusal = wrong_temperature(s, self.kind)
        return refusal

    def play(self, s: State) -> None:
        answer(s, self.kind, NONE)


class Shift(Move):
    """Answer with a temperature card: make an attack's level wrong, bring it back, or stop a Heating Block (§6.5)."""

    def __init__(self, setting: int) -> None:
        super().__init__(f"respond {SETTING_KEYS[setting]}", [f"hand:{KEYS[KIND_OF[setting]]}", "thermometer"])
        self.setting = setting
        self.kind = KIND_OF[setting]

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (ANSWER, RESTORE):
            return nothing_to_answer(s)
        refusal = not_held(s, self.kind)
        if refusal is not None:
            return refusal
        if self.kind == ICE_BOX and s.phase == ANSWER and topmost(s) == HEATING_BLOCK:
            return wrong_temperature(s, ICE_BOX)
        if s.phase == ANSWER and s.stack:
            return Refusal(
                "does_not_block",
                "§6.4",
                f"{NAMES[topmost(s)]} is an answer itself: {NAMES[self.kind]} does not stop it.",
                remedy="Detergent stops any Reactions card but Detergent.",
            )
        if s.phase == ANSWER and s.allowed == ANY:
            return Refusal(
                "does_not_block",
                "§6.3",
                f"{opening(topmost(s))} does not depend on the temperature: {NAMES[self.kind]} does not stop it.",
                remedy="Detergent stops any Reactions card.",
            )
        refusal = moves_nothing(s, self.setting)
        if refusal is not None:
            return refusal
        to = landing(self.setting, s.level)
        allowed = s.allowed >> to & 1
        name = opening(s.playing)
        if s.phase == ANSWER and allowed:
            return Refusal(
                "still_allowed",
                "§6.5",
                f"{name} works at {words_for_levels(s.allowed)}: {CELSIUS[to]} °C would not stop it.",
                remedy="Move the thermometer to a level at which it does not work.",
            )
        if s.phase == RESTORE and not allowed:
            return Refusal(
                "does_not_restore",
                "§6.5",
                f"{name} works at {words_for_levels(s.allowed)}, and {NAMES[self.kind]} leads to {CELSIUS[to]} °C.",
                remedy=way_to_temperature(s, s.allowed),
            )
        return None

    def play(self, s: State) -> None:
        if s.phase == RESTORE:
            s.restoring = True
            answer(s, self.kind, landing(self.setting, s.level))
        elif self.kind == ICE_BOX and topmost(s) == HEATING_BLOCK:
            answer(s, ICE_BOX, NONE)
        else:
            answer(s, self.kind, landing(self.setting, s.level))


class Pass(Move):
    """Let it be: no answer, no swap, no repair."""

    def __init__(self) -> None:
        super().__init__("pass")

    def why_not(self, s: State) -> Refusal | None:
        if s.phase in (ANSWER, RESTORE, SEAL, REPAIR, CLEAN):
            return None
        if s.phase == MUTATE and not s.picks:
            return None
        if s.phase == MUTATE:
            return Refusal(
                "finish_swap", "§3.1", "You have picked one base of the two.", remedy="Pick another, different base."
            )
        return due(s)

    def play(self, s: State) -> None:
        phase = s.phase
        if s.listener is not None:
            s.tell(Passed(s.to_move, PHASES[phase]))
        if phase == ANSWER:
            settle(s)
        elif phase == RESTORE:
            fail(s, "temperature")
        elif phase == SEAL:
            ask_to_repair(s)
        elif phase == MUTATE:
            draw_step(s)
        else:
            s.window = NONE
            to_main(s)


WASH: Final[list[Move]] = [Wash(kind) for kind in range(FIRST_REACTION, KINDS)]
BLOCK: Final[list[Move]] = [Block(kind) for kind in BLOCKERS]
SHIFT_ANSWER: Final[list[Move]] = [Shift(setting) for setting in range(SETTINGS)]
PASS: Final = Pass()
