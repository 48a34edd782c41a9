"""Adna's Lab: attacking with a Reactions card or cutting with an enzyme (§5, §7, §9)."""

from typing import Final

from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE

from ..components import (
    AGAROSE,
    BASES,
    BLUE_BUFFER,
    BSA,
    BUFFER_OF,
    DELETION,
    DEPHOSPHORYLATION,
    DMSO,
    DNASE,
    DNTPS,
    DYE,
    ELECTROPHORESIS,
    ETHIDIUM,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    KINDS,
    LADDER,
    LEVELS,
    LIGASE,
    LIGATION,
    MAGNESIUM,
    NAMES,
    NEEDS_BSA,
    PCR,
    PHOSPHATASE,
    POLYMERASE,
    RED_BUFFER,
    SITES,
    SPECTRO,
    UV,
    words_for_levels,
)
from ..refusals import (
    chain_words,
    contaminated,
    due,
    empty_deck,
    missing_buffer,
    missing_support,
    no_fragment,
    not_held,
    wrong_temperature,
)
from ..state import MAIN, PICK, REMOVE, REPAIR, TAKE, State
from .exchange import ask_rival, declare, support, tell_declared

OWN: Final = 0
OTHER: Final = 1
ON: Final = ("on own", "on other")

COMPANIONS: Final[dict[int, list[int]]] = {
    PHOSPHATASE: [DEPHOSPHORYLATION],
    PCR: [DNTPS, POLYMERASE, MAGNESIUM],
    LIGATION: [LIGASE],
    DEPHOSPHORYLATION: [PHOSPHATASE],
}
"""What a card needs besides a buffer."""

NEEDS_BUFFER: Final = (PHOSPHATASE, PCR, DELETION, LIGATION, DEPHOSPHORYLATION)
IN_PCR: Final = (DMSO, DNTPS, POLYMERASE)  # supports with an effect of their own (§5.9)
EXTENDING: Final = (PCR, DNTPS, SPECTRO)  # these add bases at a 3' end
SHUFFLING: Final = (UV, POLYMERASE)  # these rearrange bases
DNASE_SHORTEST: Final = 5
DNASE_LONGEST: Final = 11
MOST_PICKS: Final[dict[int, int]] = {UV: 4, POLYMERASE: 3}


class Attack(Move):
    """Attack with a Reactions card and what it needs (§5.1, §6.1)."""

    def __init__(self, kind: int, side: int, buffer: int, *, boosted: bool) -> None:
        notation = f"attack {KEYS[kind]}"
        touches = [f"hand:{KEYS[kind]}"]
        if side != NONE:
            notation += f" {ON[side]}"
            touches.append(f"chain:{ON[side][3:]}")
        if buffer != NONE:
            notation += f" with {KEYS[buffer]}"
            touches.append(f"hand:{KEYS[buffer]}")
        if boosted:
            notation += f" and {KEYS[DMSO]}"
            touches.append(f"hand:{KEYS[DMSO]}")
        super().__init__(notation, touches)
        self.kind = kind
        self.side = side
        self.buffer = buffer
        self.boosted = boosted

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != MAIN and not (s.phase == REPAIR and self.kind == LIGATION):
            return due(s)
        kind = self.kind
        refusal = not_held(s, kind)
        if refusal is None and s.strict and kind in IN_PCR:
            refusal = Refusal(
                "only_in_pcr",
                "§5.9",
                f"In this game {NAMES[kind]} works only as part of an Amplification (PCR).",
                remedy="Collect PCR, dNTPs, DNA Polymerase, Magnesium Chloride and a buffer.",
            )
        if refusal is None:
            refusal = wrong_temperature(s, kind)
        if refusal is None and self.buffer != NONE:
            refusal = missing_buffer(s, kind, self.buffer)
        if refusal is None and kind in COMPANIONS:
            refusal = missing_support(s, kind, COMPANIONS[kind])
        if refusal is None and self.boosted:
            refusal = missing_support(s, kind, [DMSO])
        return refusal or self._pointless(s)

    def _pointless(self, s: State) -> Refusal | None:
        """The refusal of an attack that would find nothing to do."""
        kind = self.kind
        me = s.to_move
        rival = 1 - me
        chain = me if self.side == OWN else rival
        length = len(s.chains[chain])
        where = chain_words(s, chain)
        if kind in (AGAROSE, DMSO):
            return empty_deck(s)
        if kind in EXTENDING:
            return contaminated(s, chain) or empty_deck(s)
        if kind in (PHOSPHATASE, DELETION) and length == 0:
            return Refusal("empty_chain", "§5.7", f"There is no base on {where}.", remedy="Aim at the other chain.")
        if kind in SHUFFLING and not s.mixed(chain):
            return Refusal(
                "nothing_to_swap",
                "§5.7",
                f"No two different bases of {where} could change places.",
                remedy="A rearrangement must change the order, and uracil is never moved.",
            )
        if kind == DNASE and not DNASE_SHORTEST <= length <= DNASE_LONGEST:
            return Refusal(
                "wrong_length",
                "§9.10",
                f"DNase I cuts chains of 5 to 11 cards; there are {length} on {where}.",
                remedy="A chain of 12 or more is too long for it, one of 4 or fewer has nothing to lose.",
            )
        if kind == LADDER and len(s.chains[me]) >= length:
            return Refusal(
                "not_shorter",
                "§9.11",
                f"The DNA Ladder works only while your chain is the shorter one: {len(s.chains[me])} to {length}.",
                remedy="Keep it for when you are behind.",
            )
        if kind in (DYE, ETHIDIUM) and not s.hands[rival]:
            return Refusal(
                "empty_hand", "§5.7", "Your rival holds no cards.", remedy="Wait until they have drawn some."
            )
        if kind == ELECTROPHORESIS and s.backs[rival][BASES] == 0:
            return Refusal("no_bases", "§9.16", "Your rival holds no Bases cards.", remedy="Wait until they have some.")
        if kind == LIGATION:
            return no_fragment(s) or _sealed(s)
        return None

    def play(self, s: State) -> None:
        kind = self.kind
        aim = NONE if self.side == NONE else s.to_move if self.side == OWN else 1 - s.to_move
        declare(s, kind, aim, LEVELS[kind])
        if self.buffer != NONE:
            support(s, self.buffer)
        if kind in COMPANIONS:
            for companion in COMPANIONS[kind]:
                support(s, companion)
        if self.boosted:
            support(s, DMSO)
            s.boosted = True
        tell_declared(s)
        if kind == DELETION:
            s.phase = REMOVE
            s.most = min(2, len(s.chains[aim]))
        elif kind in SHUFFLING:
            s.phase = PICK
            s.most = MOST_PICKS[kind]
        elif kind == ETHIDIUM:
            s.phase = TAKE
            s.most = min(2, len(s.hands[1 - s.to_move]))
        else:
            ask_rival(s)


def _sealed(s: State) -> Refusal | None:
    """The refusal of a Ligation whose ends were dephosphorylated (§8.5)."""
    if not s.sealed[s.to_move]:
        return None
    return Refusal(
        "dephosphorylated",
        "§8.5",
        "The ends of your fragment have been dephosphorylated: they cannot be ligated.",
        biology="Ligase joins a 3' hydroxyl to a 5' phosphate; without the phosphate there is nothing to join.",
        remedy="A Linker or Polylinker brings ends of its own.",
    )


class Cut(Move):
    """Cut a chain with a restriction enzyme, its buffer, and BSA if its card shows the white tube (§7)."""

    def __init__(self, kind: int, side: int) -> None:
        super().__init__(f"cut {KEYS[kind]} {ON[side]}", [f"hand:{KEYS[kind]}", f"chain:{ON[side][3:]}"])
        self.kind = kind
        self.enzyme = kind - FIRST_ENZYME
        self.side = side
        self.buffer = BUFFER_OF[self.enzyme]

    def needs(self) -> str:
        """What the card asks for, in words."""
        bsa = " and BSA" if NEEDS_BSA[self.enzyme] else ""
        colour = NAMES[self.buffer].lower()
        article = "" if bsa else "a "
        return f"{words_for_levels(LEVELS[self.kind])}{',' if bsa else ' and'} {article}{colour}{bsa}"

    def why_not(self, s: State) -> Refusal | None:
        if s.phase != MAIN:
            return due(s)
        refusal = (
            not_held(s, self.kind)
            or wrong_temperature(s, self.kind, self.needs())
            or missing_buffer(s, self.kind, self.buffer)
        )
        if refusal is None and NEEDS_BSA[self.enzyme] and s.held[s.to_move][BSA] == 0:
            refusal = Refusal(
                "no_bsa",
                "§7.1",
                f"{NAMES[self.kind]} needs {self.needs()}; you hold no BSA.",
                biology="Bovine serum albumin keeps a dilute enzyme from sticking to the tube.",
                remedy="Keep the enzyme until you have drawn a BSA.",
            )
        return refusal or self._no_site(s)

    def _no_site(self, s: State) -> Refusal | None:
        """The refusal of an enzyme that finds nothing to cut (§7.4)."""
        chain = s.to_move if self.side == OWN else 1 - s.to_move
        site = SITES[self.enzyme]
        keep = site.first_cut(s.strand(chain))
        where = chain_words(s, chain)
        if keep is None:
            return Refusal(
                "no_site",
                "§7.4",
                f"{NAMES[self.kind]} reads {site}, which does not stand on {where}.",
                biology="A restriction enzyme cuts only where it finds its own recognition sequence.",
                remedy="Bases laid, swapped or taken out can make the site.",
            )
        if keep >= len(s.chains[chain]):
            return Refusal(
                "cuts_nothing",
                "§7.4",
                f"{NAMES[self.kind]} cuts {site} behind the last base of {where}: nothing would come off.",
                remedy="It cuts once more bases follow the site.",
            )
        return None

    def play(self, s: State) -> None:
        declare(s, self.kind, s.to_move if self.side == OWN else 1 - s.to_move, LEVELS[self.kind])
        support(s, self.buffer)
        if NEEDS_BSA[self.enzyme]:
            support(s, BSA)
        tell_declared(s)
        ask_rival(s)


# -- the book -------------------------------------------------------------------------------------------------------

CUTS: Final[list[list[Move]]] = [
    [Cut(kind, side) for side in (OWN, OTHER)] for kind in range(FIRST_ENZYME, FIRST_REACTION)
]
"""By enzyme, then own or other."""


def _attacks() -> list[list[list[Move]]]:
    """By kind, then own or other (one entry where no chain is named), then the four buffers (or one entry)."""
    table: list[list[list[Move]]] = [[] for _ in range(KINDS)]
    sides = {
        (NONE,): (AGAROSE, DMSO, DYE, ELECTROPHORESIS, ETHIDIUM),
        (OWN, OTHER): (PHOSPHATASE, PCR, DELETION, DNASE, POLYMERASE, DNTPS, SPECTRO, UV),
        (OTHER,): (LADDER,),
        (OWN,): (LIGATION,),
    }
    for named, kinds in sides.items():
        for kind in kinds:
            buffers = range(RED_BUFFER, BLUE_BUFFER + 1) if kind in NEEDS_BUFFER else [NONE]
            table[kind] = [[Attack(kind, side, buffer, boosted=False) for buffer in buffers] for side in named]
    return table


ATTACKS: Final = _attacks()
BOOSTED: Final[list[list[Move]]] = [
    [Attack(PCR, side, buffer, boosted=True) for buffer in range(RED_BUFFER, BLUE_BUFFER + 1)] for side in (OWN, OTHER)
]
"""PCR with DMSO: own or other, then the four buffers."""
