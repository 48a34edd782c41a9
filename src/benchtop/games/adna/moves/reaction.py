"""Adna's Lab: what all Reactions cards have in common (§5, §9). Each card says in its own class where it differs."""

from typing import Final

from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from ..components import (
    BASES,
    BLOCKER,
    BUFFERS,
    CELSIUS,
    DMSO,
    FACTS,
    FIRST_REACTION,
    HOTTEST,
    KEYS,
    KIND_OF_KEY,
    LEVELS,
    NAMES,
    OTHER,
    OWN,
    PCR,
    REACTION_DATA,
    RED_BUFFER,
    verb,
    with_article,
)
from ..events import ThermometerMoved
from ..refusals import all_of, empty_deck, finish_first, missing_buffer, missing_support, refuse, wrong_temperature
from ..state import MAIN, State
from .lacks import Lack, lacks_card, lacks_level, lacks_thing, lacks_victim

DONE: Final = 0
WAITING: Final = 1  # somebody has to decide something first
ENDED: Final = 2  # the game is over, or the next one has begun

EITHER: Final[list[int]] = [OWN, OTHER]


def has_buffer(held: list[int]) -> bool:
    """Whether there is a buffer in a hand, of whatever colour (§5.3)."""
    return held[RED_BUFFER] + held[RED_BUFFER + 1] + held[RED_BUFFER + 2] + held[RED_BUFFER + 3] > 0


class Reaction:
    """A Reactions card: at what it is aimed, when it works, what it needs besides, and what it does."""

    def __init__(self, key: str, sides: list[int], wanted: str = "") -> None:
        self.kind: int = KIND_OF_KEY[key]
        self.sides = sides
        """The chains that it may be aimed at: OWN or OTHER; NONE if it is aimed at no chain (§5.4)."""
        self.wanted = wanted
        """What it must find on the table, in words."""
        self.levels: int = LEVELS[self.kind]
        row = REACTION_DATA[self.kind - FIRST_REACTION]
        needed: list[str] = row["supports"]
        self.needs_buffer: bool = "any-buffer" in needed
        self.companions: list[int] = [KIND_OF_KEY[other] for other in needed if other != "any-buffer"]
        """What must be played with it, besides a buffer (§5.1)."""
        self.from_deck: bool = False
        """Whether it draws or turns up Bases cards, so that there must be some (§5.7, §10.3)."""
        self.serves_pcr: bool = row["type"] == "support"
        """Whether it supports another card besides what it does itself; strictly, it does only that (§5.9)."""
        self.verb: str = "attack"

    # -- when it may be played ----------------------------------------------------------------------------------------

    def finds(self, s: State, seat: int, chain: int) -> bool:
        """Whether a seat that aims it at a chain finds something for it to do (§5.7)."""
        return True

    def nothing_to_do(self, s: State, chain: int) -> Refusal | None:
        """The refusal of the seat to move if it does not find that."""
        return None

    def works(self, s: State, seat: int, chain: int) -> bool:
        """Whether it would do something, if the thermometer and the cards in hand allow it."""
        if (self.from_deck and not s.decks[BASES]) or (self.serves_pcr and s.strict_pcr):
            return False
        return self.finds(s, seat, chain)

    def has_companions(self, held: list[int]) -> bool:
        """Whether all that it needs is in a hand."""
        for companion in self.companions:
            if not held[companion]:
                return False
        return not self.needs_buffer or has_buffer(held)

    def not_now(self, s: State, side: int) -> Refusal | None:
        """The refusal of a card that is not what is being decided."""
        return None if s.phase == MAIN else finish_first(s)

    def why_not(self, s: State, chain: int, buffer: int, start: str, *, with_dmso: bool) -> Refusal | None:
        """Why the seat to move, who holds it, may not play it on a chain: first what no card of its own would change.

        `start` is the notation up to the buffer.
        """
        if self.serves_pcr and s.strict_pcr:
            return refuse(
                "only_in_pcr",
                "§5.9",
                f"In this game {NAMES[self.kind]} {verb(self.kind, 'works')} only as part of an Amplification (PCR).",
                "Collect PCR, dNTPs, DNA Polymerase, Magnesium Chloride and a buffer.",
                {"card": KEYS[self.kind], "collect": ["pcr", "dntps", "dna-polymerase", "magnesium-chloride"]},
                biology=FACTS[PCR],
            )
        needed = [*self.companions, DMSO] if with_dmso else self.companions
        no_buffer = missing_buffer(s, self.kind, buffer, start) if buffer != NONE else None
        missing = [
            self.nothing_to_do(s, chain) if not self.finds(s, s.to_move, chain) else None,
            empty_deck(s) if self.from_deck else None,
            wrong_temperature(s, self.kind),
        ]
        if no_buffer and has_buffer(s.held[s.to_move]):
            return all_of(missing) or no_buffer  # the same with the buffer in hand lacks less
        return all_of([*missing, no_buffer, missing_support(s, self.kind, needed)])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        """What keeps a seat that holds it from playing it in its own turn; empty if nothing does."""
        if self.serves_pcr and s.strict_pcr:
            return [lacks_thing("moment", "a PCR to serve")]
        held = s.held[seat]
        missing = [] if self.levels >> s.level & 1 else [lacks_level(self.levels)]
        if self.needs_buffer and not has_buffer(held):
            missing.append(lacks_card(list(BUFFERS), "a buffer"))
        missing += [lacks_card([companion], NAMES[companion]) for companion in self.companions if not held[companion]]
        if not any(self.finds(s, seat, seat if side == OWN else 1 - seat) for side in self.sides):
            missing.append(lacks_thing("table", self.wanted))
        if self.from_deck and not s.decks[BASES]:
            missing.append(lacks_thing("deck", "a card in the Bases deck"))
        return missing

    # -- what it does -------------------------------------------------------------------------------------------------

    def ask_beforehand(self, s: State) -> bool:
        """Let its player make the choices that are declared with it (§6.1); whether there are any."""
        return False

    def take_effect(self, s: State) -> int:
        """Do what the card says; whether it is DONE, WAITING for a decision, or the game has ENDED."""
        return DONE


# -- cards that do nothing by themselves, and those that move the thermometer -----------------------------------------


class Support(Reaction):
    """BSA, Ligase, Magnesium Chloride and the buffers: played only with a card that asks for them (§9)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        return [lacks_thing("moment", str(REACTION_DATA[self.kind - FIRST_REACTION]["occasion"]))]


class Blocker(Reaction):
    """Goggles, Klenow Fragment, Non-toxic stain and Denaturation: played only in answer to one other card (§6.3)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])
        self.victim: int = BLOCKER.index(self.kind)

    def lacks(self, s: State, seat: int) -> list[Lack]:
        missing = [] if self.levels >> s.level & 1 else [lacks_level(self.levels)]
        return [*missing, lacks_victim([self.victim], f"{with_article(NAMES[self.victim])} to answer")]


class Detergent(Reaction):
    """§9.7: played only in answer to a Reactions card, whichever it is."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        return [lacks_victim([], "a Reactions card to answer")]


class Shifting(Reaction):
    """A temperature card: it leads to the level announced with it (§5.8)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        if self.levels >> s.level & 1:
            return []
        row = REACTION_DATA[self.kind - FIRST_REACTION]
        warms = "up" in row or "up_to" in row
        end = row.get("up_to", row.get("down_to", CELSIUS[HOTTEST if warms else 0]))
        return [lacks_level(self.levels, f"a level {'below' if warms else 'above'} {end} °C")]

    def take_effect(self, s: State) -> int:
        move_thermometer(s, s.announced, self.kind)
        return DONE


def move_thermometer(s: State, level: int, kind: int) -> None:
    """Show another level on the thermometer, because of a card; answers may have led there already."""
    if s.listener is not None and level != s.level:
        s.tell(ThermometerMoved(CELSIUS[s.level], CELSIUS[level], KEYS[kind]))
    s.level = level
