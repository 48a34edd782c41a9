"""Adna's Lab: what a seat may see, by naming it."""

from typing import Any, Final

from benchtop.core.knowledge import bit
from benchtop.core.state import NONE

from .components import (
    AGAROSE,
    BASES,
    BIOLOGY,
    BLOCKER,
    BLUE_BUFFER,
    BSA,
    BUFFER_OF,
    CELSIUS,
    DECK,
    DECKS,
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
    FIRST_SETTING,
    KEYS,
    KIND,
    LADDER,
    LEVELS,
    LIGATION,
    LINKER,
    NAMES,
    NEEDS_BSA,
    PHOSPHATASE,
    POLYLINKER,
    REACTION_DATA,
    REACTIONS,
    RED_BUFFER,
    RNASE,
    SITES,
    UV,
    U,
    words_for_levels,
)
from .knowledge import claims
from .moves.attacks import COMPANIONS, DNASE_LONGEST, DNASE_SHORTEST, EXTENDING, IN_PCR, NEEDS_BUFFER, SHUFFLING
from .state import PHASES, TAKE, State
from .turns import keys, letters


def public_view(s: State) -> dict[str, Any]:
    """Chains, thermometer and backs for everybody."""
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "turn": s.turn,
        "target": s.goal,
        "chains": [_chain(s, 0), _chain(s, 1)],
        "thermometer": {
            "celsius": CELSIUS[s.level],
            "scale": list(CELSIUS),
            "card": None if s.lying == NONE else KEYS[KIND[s.lying]],
            "card_at": None if s.lying == NONE else CELSIUS[s.lying_at],
        },
        "decks": _decks(s),
        "backs": _backs(s),
        "play": _play(s),
        "discarded": s.discards,
        "quiet_turns": s.quiet,
        "match": {
            "game": s.number,
            "games": s.games,
            "attempt": s.attempt,
            "points": s.points[:],
            "wins": s.wins[:],
            "endings": [dict(ending) for ending in s.endings],
            "starter": s.starter,
            "atg_blocks": s.blocks[:],
        },
    }


def private_view(s: State, seat: int | None) -> dict[str, Any]:
    """One's own hand, and all cards one has seen."""
    me = bit(seat)
    return {
        "known_cards": _known_hands(s, me),
        "seen_before": _seen_before(s, me),
        "known_in_decks": {DECKS[deck]: _known_places(s, deck, me) for deck in range(3)},
        "hand": None if seat is None else _hand(s, seat),
        "restriction_map": None if seat is None else restriction_map(s, seat),
    }


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """The part of the view that is told in numbers (encoding.py)."""
    me = bit(seat)
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "turn": s.turn,
        "target": s.goal,
        "chains": [_chain(s, 0), _chain(s, 1)],
        "thermometer": {"celsius": CELSIUS[s.level]},
        "decks": _decks(s),
        "backs": _backs(s),
        "play": _play(s),
        "discarded": s.discards,
        "quiet_turns": s.quiet,
        "match": {
            "game": s.number,
            "attempt": s.attempt,
            "points": s.points,
            "wins": s.wins,
            "starter": s.starter,
        },
        "known_cards": _known_hands(s, me),
        "seen_before": _seen_before(s, me),
        "known_in_decks": {
            DECKS[BASES]: _known_places(s, BASES, me),
            DECKS[REACTIONS]: _known_places(s, REACTIONS, me),
        },
    }


def _decks(s: State) -> dict[str, int]:
    """How many cards lie in each deck."""
    bases, enzymes, reactions = s.decks
    return {"bases": len(bases), "enzymes": len(enzymes), "reactions": len(reactions)}


def _backs(s: State) -> list[dict[str, int]]:
    """How many cards of each deck are in each hand."""
    return [{"bases": backs[0], "enzymes": backs[1], "reactions": backs[2]} for backs in s.backs]


def _chain(s: State, chain: int) -> dict[str, Any]:
    fragment = s.fragments[chain]
    return {
        "bases": letters(s.chains[chain]),
        "length": len(s.chains[chain]),
        "contaminated": s.contaminated(chain),
        "fragment": letters(fragment) if fragment else None,
        "ligatable": bool(fragment) and not s.sealed[chain],
        "fragment_until_turn": s.until[chain] if fragment else None,
    }


def _known_hands(s: State, me: int) -> list[list[str]]:
    """The cards of each hand whose faces are known."""
    known = s.known
    return [[KEYS[KIND[card]] for card in hand if known[card] & me] for hand in s.hands]


def _seen_before(s: State, me: int) -> list[list[str]]:
    """The cards seen in each hand that may lie under a deck by now."""
    return [[KEYS[kind] for kind in claims(s, me, holder)] for holder in range(2)]


def _known_places(s: State, deck: int, me: int) -> list[dict[str, Any]]:
    """Cards of a deck whose place is known: how many lie above each, and what it is."""
    pile = s.decks[deck]
    top = len(pile) - 1
    found: list[dict[str, Any]] = []
    for place, card in enumerate(pile):
        if s.known[card] & me:
            found.append({"above": top - place, "card": KEYS[KIND[card]]})
    return found


def _play(s: State) -> dict[str, Any] | None:
    """The card being played, with all that has been declared and answered; also a swap in the heat."""
    if s.playing == NONE and not s.picks:
        return None
    answers = [
        {"card": KEYS[KIND[card]], "celsius": None if to == NONE else CELSIUS[to]}
        for card, to in zip(s.stack, s.stack_to, strict=True)
    ]
    by_deck = s.phase == TAKE or (s.playing != NONE and KEYS[s.playing] == "ethidium-bromide")
    return {
        "seat": s.to_move if s.playing == NONE else s.actor,
        "card": None if s.playing == NONE else KEYS[s.playing],
        "chain": None if s.aim == NONE else s.aim,
        "supports": keys(s.supports),
        "works_at": [CELSIUS[level] for level in range(10) if s.allowed >> level & 1],
        "celsius": None if s.announced == NONE else CELSIUS[s.announced],
        "positions": [] if by_deck else [position + 1 for position in s.picks],
        "backs": [DECKS[deck] for deck in s.picks] if by_deck else [],
        "most": s.most,
        "placed": "".join(KEYS[base] for base in s.placed),
        "turned_up": letters(s.turned),
        "answers": answers,
        "restoring": s.restoring,
        "spent": keys(s.spent),
    }


def _hand(s: State, seat: int) -> list[dict[str, Any]]:
    """One's own cards, one entry a kind: what it does, what it lacks, and whether it is our reconstruction."""
    return [_card(s, seat, kind) for kind in range(len(KEYS)) if s.held[seat][kind]]


def _card(s: State, seat: int, kind: int) -> dict[str, Any]:
    if kind < FIRST_ENZYME:
        does, fact, reconstructed = "Lay it at a 3' end.", BIOLOGY[kind], False
    elif kind < FIRST_REACTION:
        row = ENZYME_DATA[kind - FIRST_ENZYME]
        does, fact, reconstructed = f"Cuts {SITES[kind - FIRST_ENZYME]}.", row["fact"], bool(row["reconstructed"])
    else:
        row = REACTION_DATA[kind - FIRST_REACTION]
        does, fact = row["effect"], row["biology"]
        reconstructed = "reconstructed" in row and (kind != UV or s.options["cards"] == "88")
    return {
        "card": KEYS[kind],
        "name": NAMES[kind],
        "deck": DECKS[DECK[kind]],
        "count": s.held[seat][kind],
        "does": does,
        "biology": fact,
        "lacks": lacks(s, seat, kind),
        "reconstructed": reconstructed,
    }


# -- what cards in hand still lack, and where enzymes would cut ------------------------------------------------------

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
