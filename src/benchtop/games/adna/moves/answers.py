"""Adna's Lab: answering a card, and passing (§6)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Facts, Refusal
from benchtop.core.state import NONE

from ..components import (
    ANY,
    BLOCKER,
    CELSIUS,
    DENATURATION,
    DETERGENT,
    FACTS,
    FIRST_REACTION,
    KEYS,
    KIND,
    KINDS,
    LANDING,
    LEVELS,
    NAMES,
    SETTING_KEYS,
    SETTINGS,
    SHIFTERS,
    WARMTH,
    celsius_of,
    verb,
    with_article,
    words_for_levels,
)
from ..events import Passed
from ..refusals import (
    by_detergent,
    finish_first,
    legal_moves,
    not_in_hand,
    nothing_to_answer,
    opening,
    refuse,
    shown,
    way_to_temperature,
    what_stops,
)
from ..state import ANSWER, CLEAN, MAIN, MUTATE, PHASES, REPAIR, RESTORE, SEAL, State
from ..turns import to_main
from .attacks import moves_nothing, params_of, touches_of
from .exchange import answer, ask_to_repair, fail, resolve
from .reaction import Blocker
from .reactions import CARDS


def topmost(s: State) -> int:
    """Return the kind of the card that an answer would answer."""
    return KIND[s.stack[-1]] if s.stack else s.playing


def topmost_to(s: State) -> int:
    """Return the level that this card leads to; NONE if it leads to none."""
    return s.stack_to[-1] if s.stack else s.announced


def blocks_now(s: State, kind: int) -> bool:
    """Whether the thermometer allows a blocker; for Denaturation the announced level counts too (§6.3, §9.27)."""
    to = topmost_to(s)
    return LEVELS[kind] >> s.level & 1 != 0 or (kind == DENATURATION and to >= 0 and LEVELS[kind] >> to & 1 != 0)


def stopping_levels(s: State) -> int:
    """Return the levels to which the seat to move may bring the thermometer in answer to the card being played.

    These are the levels at which that card does not work, or at which a blocker in hand does (§6.3). There are none
    against an answer, which is settled before the thermometer moves.
    """
    if s.stack:
        return 0
    levels = ANY & ~s.allowed
    for move in BLOCK:
        kind = move.kind
        if kind == BLOCKER[s.playing] and s.held[s.to_move][kind] and not blocks_now(s, kind):
            levels |= LEVELS[kind]
    return levels


class Wash(Move):
    """Cancel a Reactions card with Detergent: the last card played, or a card that supports it (§6.3, §7.5)."""

    def __init__(self, kind: int) -> None:
        touches = [f"hand:{KEYS[DETERGENT]}", f"table:{KEYS[kind]}", "answers"]
        super().__init__(f"respond detergent on {KEYS[kind]}", touches, params={"to": KEYS[kind]})
        self.kind = kind

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != ANSWER:
            return finish_first(s) if s.phase == RESTORE else nothing_to_answer(s)
        if self.kind == DETERGENT:
            return refuse(
                "detergent_stays",
                "§6.4",
                "A Detergent cannot be cancelled, by another Detergent least of all.",
                "Nothing brings back what it has washed away.",
                {"card": KEYS[DETERGENT]},
                biology="Detergents such as SDS unfold proteins; more of them does not bring an enzyme back.",
            )
        refusal = not_in_hand(s, DETERGENT)
        if refusal is None and not self.aimed_well(s):
            remedy, how, moves = by_detergent(s)
            top = topmost(s)
            enzyme = top < FIRST_REACTION
            text = f"{opening(self.kind, 'is')} not the card to answer now: that is {NAMES[top]}"
            facts: Facts = {"card": KEYS[DETERGENT], "to": KEYS[self.kind], "topmost": KEYS[top], "remedy": how}
            facts["variant"] = "enzyme" if enzyme else "reaction"
            refusal = refuse(
                "not_on_table",
                "§7.5" if enzyme else "§6.3",
                text + (", an enzyme, which is no Reactions card." if enzyme else "."),
                remedy,
                facts,
                moves=moves,
                biology=FACTS[DETERGENT],
            )
        return refusal

    def aimed_well(self, s: State) -> bool:
        """Whether a card of this kind can be washed away now."""
        if self.kind == topmost(s):
            return True
        return not s.stack and any(KIND[card] == self.kind for card in s.supports)

    def play(self, s: State) -> None:
        answer(s, DETERGENT, NONE, self.kind)


class Block(Move):
    """Cancel a card with its blocker (§6.3)."""

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
            remedy, how, moves = what_stops(s)
            refusal = refuse(
                "does_not_block",
                "§6.3",
                f"{NAMES[self.kind]} {verb(self.kind, 'stops')} {NAMES[self.victim]}, not {NAMES[topmost(s)]}.",
                remedy,
                {
                    "variant": "another",
                    "card": KEYS[self.kind],
                    "stops": KEYS[self.victim],
                    "topmost": KEYS[topmost(s)],
                    "remedy": how,
                },
                moves=moves,
                biology=FACTS[self.kind],
            )
        if refusal is None and not blocks_now(s, self.kind):
            refusal = self._wrong_temperature(s)
        return refusal

    def _wrong_temperature(self, s: State) -> Refusal:
        """Refuse a blocker at the wrong temperature (§6.3)."""
        at = words_for_levels(LEVELS[self.kind])
        announced = f", or one that is set to {at}" if self.kind == DENATURATION else ""
        facts: Facts = {"variant": "answer", "card": KEYS[self.kind], "stops": KEYS[self.victim]}
        facts |= {"needs": celsius_of(LEVELS[self.kind]), "celsius": CELSIUS[s.level]}
        if s.stack:
            remedy, how, moves = what_stops(s)
            remedy = f"No card moves the thermometer before an answer is settled. {remedy}"
        else:
            remedy, how, moves = way_to_temperature(s, LEVELS[self.kind], "respond")
        text = f"{NAMES[self.kind]} stops {with_article(NAMES[self.victim])} only at {at}{announced}; {shown(s)}."
        facts["remedy"] = how
        return refuse("wrong_temperature", "§6.3", text, remedy, facts, moves=moves, biology=WARMTH[self.kind])

    def play(self, s: State) -> None:
        answer(s, self.kind, NONE, topmost(s))


class Shift(Move):
    """Answer with a temperature card (§6.3, §6.5).

    It can take the thermometer to a level at which an attack fails or a blocker in hand works, bring it back, or stop a
    Heating Block.
    """

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
        if s.phase == ANSWER and BLOCKER[topmost(s)] == self.kind:
            return None
        if s.phase == ANSWER and stopping_levels(s) == 0:
            return self._brings_back_later(s) or self._does_not_block(s)
        return moves_nothing(s, self.setting) or self._wrong_level(s)

    def _brings_back_later(self, s: State) -> Refusal | None:
        """Refuse to restore the temperature for a card before the thermometer has moved (§6.5)."""
        if s.to_move != s.actor or s.stack_to[-1] == NONE:
            return None
        to = LANDING[self.setting][s.stack_to[-1]]
        if to == NONE or not s.allowed >> to & 1:
            return None
        facts: Facts = {"variant": "later", "card": KEYS[self.kind], "topmost": KEYS[topmost(s)]}
        facts["celsius"] = CELSIUS[to]
        name, top = NAMES[self.kind], NAMES[topmost(s)]
        text = f"{name} does not stop {top}; it can bring the thermometer back to {CELSIUS[to]} °C afterwards."
        remedy = f"Pass: once {top} has moved the thermometer, you are asked to bring it back."
        return refuse("does_not_block", "§6.5", text, remedy, facts, moves=["pass"], biology=FACTS[self.kind])

    def _does_not_block(self, s: State) -> Refusal:
        """Refuse a card that would have no effect on the card to answer (§6.3, §6.4)."""
        name, top = NAMES[self.kind], topmost(s)
        remedy, how, moves = what_stops(s)
        facts: Facts = {"card": KEYS[self.kind], "topmost": KEYS[top], "remedy": how}
        same = f"{opening(top, 'works')} at every temperature"
        rule, text = "§6.3", f"{same}: {name} does not stop it."
        facts["variant"] = "any_temperature"
        if s.stack:
            rule, text = "§6.4", f"{NAMES[top]} {verb(top, 'is')} an answer already: {name} does not stop it."
            facts["variant"] = "answer"
        return refuse("does_not_block", rule, text, remedy, facts, moves=moves, biology=FACTS[self.kind])

    def _wrong_level(self, s: State) -> Refusal | None:
        """Refuse a level that neither stops the card nor leads there, or that does not let it work again (§6.5)."""
        answering = s.phase == ANSWER
        wanted = stopping_levels(s) if answering else s.allowed
        if self.setting in s.ways_towards(s.to_move, wanted):
            return None
        to = LANDING[self.setting][s.level]
        facts: Facts = {"playing": KEYS[s.playing], "works": celsius_of(s.allowed), "to": CELSIUS[to]}
        works = f"{opening(s.playing, 'works')} at {words_for_levels(s.allowed)}"
        remedy, how, moves = way_to_temperature(s, wanted, "respond")
        facts |= {"card": KEYS[self.kind], "remedy": how, "celsius": CELSIUS[s.level]}
        if answering:
            facts["wanted"] = celsius_of(wanted)
            text = f"{works}: {CELSIUS[to]} °C would not stop it; {shown(s)}."
            return refuse("still_allowed", "§6.5", text, remedy, facts, moves=moves, biology=WARMTH[s.playing])
        text = f"{works}, and {NAMES[self.kind]} leads to {CELSIUS[to]} °C; {shown(s)}."
        return refuse("does_not_restore", "§6.5", text, remedy, facts, moves=moves, biology=WARMTH[s.playing])

    def play(self, s: State) -> None:
        s.restoring = s.restoring or s.phase == RESTORE
        answer(s, self.kind, LANDING[self.setting][s.level], topmost(s))


class Pass(Move):
    """Pass: give no answer, swap nothing, repair nothing."""

    def __init__(self) -> None:
        super().__init__("pass", ["pass"])

    def why_not(self, s: State) -> Refusal | None:
        if s.phase in (ANSWER, RESTORE, SEAL, REPAIR, CLEAN):
            return None
        if s.phase == MUTATE and not s.picks:
            return None
        if s.phase == MUTATE:
            text, remedy = "You have picked one base of the two.", "Pick another, different base."
            return refuse("finish_swap", "§3.2", text, remedy, moves=legal_moves(s, "pick"))
        if s.phase == MAIN:
            text, remedy = "There is nothing to let be: you are in the middle of your turn.", "End your turn."
            return refuse("finish_first", "§3.3", text, remedy, {"variant": "pass"}, moves=["end turn"])
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
            to_main(s)
        else:
            s.just_cut = NONE
            to_main(s)


WASH: Final[list[Wash]] = [Wash(kind) for kind in range(FIRST_REACTION, KINDS)]
BLOCK: Final[list[Block]] = [Block(card) for card in CARDS if isinstance(card, Blocker)]
SHIFT_ANSWER: Final[list[Shift]] = [Shift(setting) for setting in range(SETTINGS)]
PASS: Final = Pass()
