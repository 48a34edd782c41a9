"""Adna's Lab: what a seat may see, by naming it."""

from typing import Any

from benchtop.core.knowledge import bit

from .advice import lacks, restriction_map
from .cards import (
    BASES,
    BIOLOGY,
    CELSIUS,
    DECK,
    DECKS,
    ENZYME_DATA,
    FIRST_ENZYME,
    FIRST_REACTION,
    KEYS,
    KIND,
    NAMES,
    REACTION_DATA,
    REACTIONS,
    SITES,
    UV,
)
from .flow import keys, letters
from .memory import claims
from .state import NONE, PHASES, TAKE, State


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
