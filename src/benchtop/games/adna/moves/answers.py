"""Adna's Lab: answering a card that was just played, and letting it be (§6)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from ..components import (
    ANY,
    BLOCKER,
    BSA,
    CELSIUS,
    DENATURATION,
    DETERGENT,
    FIRST_REACTION,
    HEATING_BLOCK,
    ICE_BOX,
    KEYS,
    KIND,
    KINDS,
    LANDING,
    LEVELS,
    NAMES,
    SETTING_KEYS,
    SETTINGS,
    SHIFTERS,
    celsius_of,
    words_for_levels,
)
from ..events import Passed
from ..refusals import finish_first, not_in_hand, nothing_to_answer, opening, way_to_temperature, wrong_temperature
from ..state import ANSWER, CLEAN, MUTATE, PHASES, REPAIR, RESTORE, SEAL, State
from ..turns import draw_step, to_main
from .attacks import moves_nothing, params_of, touches_of
from .exchange import answer, ask_to_repair, fail, resolve
from .reaction import Blocker
from .reactions import CARDS


def topmost(s: State) -> int:
    """The kind of the card that an answer would answer."""
    return KIND[s.stack[-1]] if s.stack else s.playing


def topmost_to(s: State) -> int:
    """The level it leads to, or NONE."""
    return s.stack_to[-1] if s.stack else s.announced


def blocks_now(s: State, kind: int) -> bool:
    """Whether the thermometer allows a blocker; Denaturation counts the level announced too (§6.3, §9.27)."""
    to = topmost_to(s)
    return LEVELS[kind] >> s.level & 1 != 0 or (kind == DENATURATION and to >= 0 and LEVELS[kind] >> to & 1 != 0)


class Wash(Move):
    """Cancel a Reactions card with Detergent: the last one played, or one that supports it (§6.3, §7.5)."""

    def __init__(self, kind: int) -> None:
        touches = [f"hand:{KEYS[DETERGENT]}", f"table:{KEYS[kind]}", "answers"]
        super().__init__(f"respond detergent on {KEYS[kind]}", touches, params={"to": KEYS[kind]})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return finish_first(s) if s.phase == RESTORE else nothing_to_answer(s)
        if self.kind == DETERGENT:
            return Refusal(
                "detergent_stays",
                "§6.4",
                "A Detergent cannot be cancelled, by another Detergent least of all.",
                biology="Detergents such as SDS unfold proteins; more of them does not bring an enzyme back.",
                remedy="Choose another answer, or pass.",
                params={"card": KEYS[DETERGENT]},
            )
        refusal = not_in_hand(s, DETERGENT)
        if refusal is None and not self.aimed_well(s):
            refusal = Refusal(
                "not_on_table",
                "§6.3",
                f"{opening(self.kind)} is not the card to answer now: that is {NAMES[topmost(s)]}"
                + (", an enzyme, so aim at its buffer or BSA." if topmost(s) < FIRST_REACTION else "."),
                remedy="Detergent stops a Reactions card that was just played, or one that supports it.",
                params=self.aimed_badly(s),
            )
        return refusal

    def aimed_badly(self, s: State) -> Facts:
        """What it is aimed at and what it could be aimed at, as facts."""
        facts: Facts = {"card": KEYS[DETERGENT], "to": KEYS[self.kind], "topmost": KEYS[topmost(s)]}
        if topmost(s) < FIRST_REACTION:
            return facts | {"variant": "enzyme", "aim_at": ["buffer", KEYS[BSA]]}
        return facts | {"variant": "reaction"}

    def aimed_well(self, s: State) -> bool:
        """Whether this kind lies there to be washed away."""
        if self.kind == topmost(s):
            return True
        return not s.stack and any(KIND[card] == self.kind for card in s.supports)

    def play(self, s: State) -> None:
        answer(s, DETERGENT, NONE, self.kind)


class Block(Move):
    """Cancel a card with the one made against it (§6.3)."""

    def __init__(self, card: Blocker) -> None:
        touches = [f"hand:{KEYS[card.kind]}", f"table:{KEYS[card.victim]}", "answers"]
        super().__init__(f"respond {KEYS[card.kind]}", touches, params={"card": KEYS[card.kind]})
        self.kind: int = card.kind
        self.victim: int = card.victim

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return finish_first(s) if s.phase == RESTORE else nothing_to_answer(s)
        refusal = not_in_hand(s, self.kind)
        if refusal is None and BLOCKER[topmost(s)] != self.kind:
            refusal = Refusal(
                "does_not_block",
                "§6.3",
                f"{NAMES[self.kind]} stops {NAMES[self.victim]}, not {NAMES[topmost(s)]}.",
                remedy="Detergent stops any Reactions card.",
                params={
                    "variant": "another",
                    "card": KEYS[self.kind],
                    "stops": KEYS[self.victim],
                    "topmost": KEYS[topmost(s)],
                    "stops_any": KEYS[DETERGENT],
                },
            )
        if refusal is None and not blocks_now(s, self.kind):
            refusal = wrong_temperature(s, self.kind)
        return refusal

    def play(self, s: State) -> None:
        answer(s, self.kind, NONE, topmost(s))


class Shift(Move):
    """Answer with a temperature card: make an attack's level wrong, bring it back, or stop a Heating Block (§6.5)."""

    def __init__(self, setting: int) -> None:
        self.setting = setting
        self.kind: int = SHIFTERS[setting]
        touches = [*touches_of(setting), "answers"]
        super().__init__(f"respond {SETTING_KEYS[setting]}", touches, params=params_of(setting))

    def why_not(self, s: State) -> Refusal | None:
        if s.phase not in (ANSWER, RESTORE):
            return nothing_to_answer(s)
        refusal = not_in_hand(s, self.kind)
        if refusal is not None:
            return refusal
        if s.phase == ANSWER and self.kind == ICE_BOX and topmost(s) == HEATING_BLOCK:
            return wrong_temperature(s, ICE_BOX)
        if s.phase == ANSWER and (s.stack or s.allowed == ANY):
            return self._does_not_block(s)
        return moves_nothing(s, self.setting) or self._wrong_level(s)

    def _does_not_block(self, s: State) -> Refusal:
        """The refusal of a card that would change nothing about the one to be answered (§6.3, §6.4)."""
        name = NAMES[self.kind]
        facts: Facts = {"card": KEYS[self.kind], "topmost": KEYS[topmost(s)], "stops_any": KEYS[DETERGENT]}
        if s.stack:
            text = f"{NAMES[topmost(s)]} is an answer itself: {name} does not stop it."
            remedy = "Detergent stops any Reactions card but Detergent."
            return Refusal("does_not_block", "§6.4", text, remedy=remedy, params=facts | {"variant": "answer"})
        text = f"{opening(topmost(s))} does not depend on the temperature: {name} does not stop it."
        remedy = "Detergent stops any Reactions card."
        return Refusal("does_not_block", "§6.3", text, remedy=remedy, params=facts | {"variant": "any_temperature"})

    def _wrong_level(self, s: State) -> Refusal | None:
        """The refusal of a level that does not stop the card, or does not let it work again (§6.5)."""
        to = LANDING[self.setting][s.level]
        allowed = s.allowed >> to & 1 != 0
        facts: Facts = {"playing": KEYS[s.playing], "works": celsius_of(s.allowed), "celsius": CELSIUS[to]}
        works = f"{opening(s.playing)} works at {words_for_levels(s.allowed)}"
        if s.phase == ANSWER and allowed:
            return Refusal(
                "still_allowed",
                "§6.5",
                f"{works}: {CELSIUS[to]} °C would not stop it.",
                remedy="Move the thermometer to a level at which it does not work.",
                params=facts,
            )
        if s.phase == RESTORE and not allowed:
            remedy, how = way_to_temperature(s, s.allowed)
            return Refusal(
                "does_not_restore",
                "§6.5",
                f"{works}, and {NAMES[self.kind]} leads to {CELSIUS[to]} °C.",
                remedy=remedy,
                params=facts | {"card": KEYS[self.kind], "remedy": how},
            )
        return None

    def play(self, s: State) -> None:
        s.restoring = s.restoring or s.phase == RESTORE
        cancels = s.phase == ANSWER and self.kind == ICE_BOX and topmost(s) == HEATING_BLOCK
        answer(s, self.kind, NONE if cancels else LANDING[self.setting][s.level], topmost(s))


class Pass(Move):
    """Let it be: no answer, no swap, no repair."""

    def __init__(self) -> None:
        super().__init__("pass", ["pass"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase in (ANSWER, RESTORE, SEAL, REPAIR, CLEAN):
            return None
        if s.phase == MUTATE and not s.picks:
            return None
        if s.phase == MUTATE:
            return Refusal(
                "finish_swap", "§3.1", "You have picked one base of the two.", remedy="Pick another, different base."
            )
        return finish_first(s)

    def play(self, s: State) -> None:
        phase = s.phase
        if s.listener is not None:
            s.tell(Passed(s.to_move, PHASES[phase]))
        if phase == ANSWER:
            resolve(s)
        elif phase == RESTORE:
            fail(s, "temperature")
        elif phase == SEAL:
            ask_to_repair(s)
        elif phase == MUTATE:
            draw_step(s)
        else:
            s.just_cut = NONE
            to_main(s)


WASH: Final[list[Wash]] = [Wash(kind) for kind in range(FIRST_REACTION, KINDS)]
BLOCK: Final[list[Block]] = [Block(card) for card in CARDS if isinstance(card, Blocker)]
SHIFT_ANSWER: Final[list[Shift]] = [Shift(setting) for setting in range(SETTINGS)]
PASS: Final = Pass()
