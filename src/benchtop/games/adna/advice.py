"""Adna's Lab: what a card in hand still lacks, and where enzymes would cut: for views, from what a seat sees."""

from typing import Any, Final

from .attacks import COMPANIONS, DNASE_LONGEST, DNASE_SHORTEST, EXTENDING, IN_PCR, NEEDS_BUFFER, SHUFFLING
from .cards import (
    AGAROSE,
    BASES,
    BLOCKER,
    BLUE_BUFFER,
    BSA,
    BUFFER_OF,
    DELETION,
    DEPHOSPHORYLATION,
    DETERGENT,
    DMSO,
    DNASE,
    DYE,
    ELECTROPHORESIS,
    ENZYME_DATA,
    ETHIDIUM,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    LADDER,
    LEVELS,
    LIGATION,
    LINKER,
    NAMES,
    NEEDS_BSA,
    PHOSPHATASE,
    POLYLINKER,
    REACTION_DATA,
    RED_BUFFER,
    RNASE,
    SITES,
    U,
    words_for_levels,
)
from .state import State
from .thermometer import FIRST_SETTING

DRAWING: Final = (*EXTENDING, AGAROSE, DMSO, LINKER, POLYLINKER)  # these need a card in the Bases deck


def lacks(s: State, seat: int, kind: int) -> list[str]:
    """What keeps a card of this seat's hand from being played in its own main step; empty if nothing does."""
    if kind <= U:
        return ["a chain without uracil"] if s.contaminated(0) and s.contaminated(1) else []
    missing = _temperature(s, kind)
    if kind < FIRST_REACTION:
        missing += _tools(s, seat, kind)
        if all(site["cuts_after"] is None for site in sites(s, seat, kind).values()):
            missing.append("a site to cut")
        return missing
    if FIRST_SETTING[kind] >= 0:
        return ["another temperature"] if missing else []
    use = REACTION_DATA[kind - FIRST_REACTION]["type"]
    if kind == DETERGENT:
        return ["a Reactions card to answer"]
    if kind == DEPHOSPHORYLATION:
        return ["a cut of your own at 37 °C"]
    if use == "defence" and kind not in (LINKER, POLYLINKER, RNASE):
        victim = NAMES[BLOCKER.index(kind)]
        return [*missing, f"{'an' if victim[0] in 'AEU' else 'a'} {victim} to answer"]
    if use == "support" and kind not in IN_PCR:
        return ["a card that asks for it"]
    if kind in IN_PCR and s.strict:
        return ["a PCR to serve"]
    if kind in NEEDS_BUFFER and not any(s.held[seat][buffer] for buffer in range(RED_BUFFER, BLUE_BUFFER + 1)):
        missing.append("a buffer")
    missing += [NAMES[needed] for needed in COMPANIONS.get(kind, []) if not s.held[seat][needed]]
    return missing + _occasion(s, seat, kind)


def _temperature(s: State, kind: int) -> list[str]:
    return [] if LEVELS[kind] >> s.level & 1 else [words_for_levels(LEVELS[kind])]


def _tools(s: State, seat: int, kind: int) -> list[str]:
    """The buffer and the BSA that an enzyme still lacks."""
    buffer = BUFFER_OF[kind - FIRST_ENZYME]
    missing = [] if s.held[seat][buffer] else [NAMES[buffer]]
    if NEEDS_BSA[kind - FIRST_ENZYME] and not s.held[seat][BSA]:
        missing.append(NAMES[BSA])
    return missing


def _occasion(s: State, seat: int, kind: int) -> list[str]:
    """What a Reactions card lacks on the table."""
    rival = 1 - seat
    lengths = [len(chain) for chain in s.chains]
    found = True
    need = ""
    if kind in EXTENDING:
        found, need = not (s.contaminated(0) and s.contaminated(1)), "a chain without uracil"
    elif kind in SHUFFLING:
        found, need = s.mixed(0) or s.mixed(1), "two different bases on a chain"
    elif kind in (DELETION, PHOSPHATASE):
        found, need = lengths != [0, 0], "a base on a chain"
    elif kind == DNASE:
        found = any(DNASE_SHORTEST <= length <= DNASE_LONGEST for length in lengths)
        need = "a chain of 5 to 11 cards"
    elif kind == LADDER:
        found, need = lengths[seat] < lengths[rival], "a chain shorter than your rival's"
    elif kind in (DYE, ETHIDIUM):
        found, need = bool(s.hands[rival]), "a card in your rival's hand"
    elif kind == ELECTROPHORESIS:
        found, need = s.backs[rival][BASES] > 0, "a base in your rival's hand"
    elif kind == RNASE:
        found, need = s.contaminated(0) or s.contaminated(1), "a uracil on a chain"
    elif kind == LIGATION and s.sealed[seat]:
        found, need = False, "a fragment that is not dephosphorylated"
    elif kind in (LIGATION, LINKER, POLYLINKER):
        found, need = bool(s.fragments[seat]), "a fragment beside your chain"
    missing = [] if found else [need]
    if kind in DRAWING and not s.decks[BASES]:
        missing.append("a card in the Bases deck")
    return missing


def sites(s: State, seat: int, kind: int) -> dict[str, dict[str, Any]]:
    """Where an enzyme's site stands on both chains (positions from 1), after which base it cuts, and what comes off."""
    found: dict[str, dict[str, Any]] = {}
    site = SITES[kind - FIRST_ENZYME]
    for side, chain in (("own", seat), ("other", 1 - seat)):
        strand = s.strand(chain)
        starts = [cut - site.cut + 1 for cut in site.cuts(strand)]
        after = site.first_cut(strand)
        if after is not None and after >= len(strand):
            after = None  # nothing lies behind the cut
        found[side] = {"starts": starts, "cuts_after": after, "removes": 0 if after is None else len(strand) - after}
    return found


def restriction_map(s: State, seat: int) -> list[dict[str, Any]]:
    """Every enzyme in this seat's hand: what it reads, needs and lacks, and where it would cut."""
    entries = []
    for kind in range(FIRST_ENZYME, FIRST_REACTION):
        if s.held[seat][kind]:
            row = ENZYME_DATA[kind - FIRST_ENZYME]
            entries.append(
                {
                    "enzyme": row["name"],
                    "site": str(SITES[kind - FIRST_ENZYME]),
                    "celsius": row["temperature"],
                    "buffer": KEYS[BUFFER_OF[kind - FIRST_ENZYME]],
                    "bsa": row["bsa"],
                    "lacks": _temperature(s, kind) + _tools(s, seat, kind),
                    **sites(s, seat, kind),
                }
            )
    return entries
