"""Adna's Lab: what all Reactions cards have in common (§5, §9). Subclasses override what differs."""

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
WAITING: Final = 1  # a decision is due first
ENDED: Final = 2  # the game is over, or the next one has begun

EITHER: Final[list[int]] = [OWN, OTHER]


def has_buffer(held: list[int]) -> bool:
    """Whether a hand has a buffer of any colour (§5.3)."""
    return held[RED_BUFFER] + held[RED_BUFFER + 1] + held[RED_BUFFER + 2] + held[RED_BUFFER + 3] > 0


class Reaction:
    """A Reactions card: its targets, when it works, the cards it needs, and its effect."""

    def __init__(self, key: str, sides: list[int], wanted: str = "") -> None:
        self.kind: int = KIND_OF_KEY[key]
        self.sides = sides
        """The possible target chains: OWN or OTHER; NONE if it targets no chain (§5.4)."""
        self.wanted = wanted
        """What it needs on the table, in words."""
        self.levels: int = LEVELS[self.kind]
        row = REACTION_DATA[self.kind - FIRST_REACTION]
        needed: list[str] = row["supports"]
        self.needs_buffer: bool = "any-buffer" in needed
        self.companions: list[int] = [KIND_OF_KEY[other] for other in needed if other != "any-buffer"]
        """Kinds that must be played with it, apart from a buffer (§5.1)."""
        self.from_deck: bool = False
        """Whether it draws or turns up Bases cards, which needs a deck that is not empty (§5.7, §10.3)."""
        self.serves_pcr: bool = row["type"] == "support"
        """Whether it also supports another card; under strict PCR it does only that (§5.9)."""
        self.verb: str = "attack"

    # -- when it may be played ----------------------------------------------------------------------------------------

    def finds(self, s: State, seat: int, chain: int) -> bool:
        """Whether a seat that aims it at a chain finds something to do (§5.7)."""
        return True

    def nothing_to_do(self, s: State, chain: int) -> Refusal | None:
        """Refuse it because there is nothing for it to do on a chain."""
        return None

    def works(self, s: State, seat: int, chain: int) -> bool:
        """Whether it would have an effect, if the thermometer and the cards in hand allow it."""
        if (self.from_deck and not s.decks[BASES]) or (self.serves_pcr and s.strict_pcr):
            return False
        return self.finds(s, seat, chain)

    def has_companions(self, held: list[int]) -> bool:
        """Whether a hand has all cards that it needs."""
        for companion in self.companions:
            if not held[companion]:
                return False
        return not self.needs_buffer or has_buffer(held)

    def not_now(self, s: State, side: int) -> Refusal | None:
        """Refuse it because another decision is due."""
        return None if s.phase == MAIN else finish_first(s)

    def why_not(self, s: State, chain: int, buffer: int, start: str, *, with_dmso: bool) -> Refusal | None:
        """Return why the seat to move, which holds the card, may not play it on a chain.

        Reasons that no card in hand can change come first. `start` is the notation up to the buffer.
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
            return all_of(missing) or no_buffer  # with the buffer in hand the same move lacks less
        return all_of([*missing, no_buffer, missing_support(s, self.kind, needed)])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        """Return what prevents a seat from playing it in its own turn; empty if nothing does."""
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

    # -- effect -------------------------------------------------------------------------------------------------------

    def ask_beforehand(self, s: State) -> bool:
        """Start the choices that are declared with the card (§6.1) and return whether there are any."""
        return False

    def take_effect(self, s: State) -> int:
        """Put the card into effect and return DONE, WAITING for a decision, or ENDED if the game is over."""
        return DONE


# -- cards without their own effect, and temperature cards ------------------------------------------------------------


class Support(Reaction):
    """BSA, Ligase, Magnesium Chloride and the buffers: played only with a card that needs them (§9)."""

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
    """Detergent: played only in answer to a Reactions card, of any kind (§9.7)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, [])

    def lacks(self, s: State, seat: int) -> list[Lack]:
        return [lacks_victim([], "a Reactions card to answer")]


class Shifting(Reaction):
    """A temperature card: moves the thermometer to the announced level (§5.8)."""

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
    """Set the thermometer because of a card; answers may have done so already."""
    if s.listener is not None and level != s.level:
        s.tell(ThermometerMoved(CELSIUS[s.level], CELSIUS[level], KEYS[kind]))
    s.level = level
