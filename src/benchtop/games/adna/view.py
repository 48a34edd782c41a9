"""Adna's Lab: what a seat may see, by naming it."""

from typing import Any

from benchtop.core.cards import bit

from .advice import lacks, restriction_map
from .cards import (
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
    SITES,
    UV,
)
from .flow import keys, letters
from .memory import claims
from .state import NONE, PHASES, TAKE, State


def common(s: State) -> dict[str, Any]:
    """Chains, thermometer and backs for everybody."""
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "turn": s.turn,
        "target": s.goal,
        "chains": [_chain(s, chain) for chain in range(2)],
        "thermometer": {
            "celsius": CELSIUS[s.level],
            "scale": list(CELSIUS),
            "card": None if s.lying == NONE else KEYS[KIND[s.lying]],
            "card_at": None if s.lying == NONE else CELSIUS[s.lying_at],
        },
        "decks": {DECKS[deck]: len(s.decks[deck]) for deck in range(3)},
        "backs": [{DECKS[deck]: s.backs[holder][deck] for deck in range(3)} for holder in range(2)],
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


def view(s: State, seat: int | None) -> dict[str, Any]:
    """One's own hand, and all cards one has seen."""
    me = bit(seat)
    return {
        "known_cards": [keys([card for card in s.hands[holder] if s.known[card] & me]) for holder in range(2)],
        "seen_before": [[KEYS[kind] for kind in claims(s, me, holder)] for holder in range(2)],
        "known_in_decks": {DECKS[deck]: _known_places(s, deck, me) for deck in range(3)},
        "hand": None if seat is None else _hand(s, seat),
        "restriction_map": None if seat is None else restriction_map(s, seat),
    }


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


def _known_places(s: State, deck: int, me: int) -> list[dict[str, Any]]:
    """Cards of a deck whose place is known: how many lie above each, and what it is."""
    pile = s.decks[deck]
    return [
        {"above": len(pile) - 1 - place, "card": KEYS[KIND[card]]}
        for place, card in enumerate(pile)
        if s.known[card] & me
    ]


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
