"""NUCLEO: what a seat may see, by naming it.

Cards are named by letter or id. Backs of protein cards are numbered 1 to 20, so that a card can be followed from row to
pile to row; `card` is None where the seat has not seen its face. What an opponent holds in amino acids is told as far
as it can be known: `sure` are the letters that surely lie in that hand, the others are among those of `maybe`.
"""

from typing import Any

from benchtop.core.cards import bit

from .cards import ACTIONS, COUNTS, KINDS, LETTERS, NEEDS, OFFERS, PROTEINS, VALUE, item_name
from .flow import last_round
from .state import CHOOSE, COMPOSE, CUT, FOLD, NONE, PHASES, REACT, REPAY, RETURN, SHIFT, SINK, TARGET, State
from .unseen import reading


def common(s: State) -> dict[str, Any]:
    """The table for everybody."""
    return {
        "round": (s.turn - 1) // s.seats + 1 if s.turn else 0,
        "last_round": last_round(s),
        "turn": s.turn,
        "first": s.first,
        "current": s.current,
        "part": s.part,
        "phase": PHASES[s.phase],
        "pool": s.pool,
        "bank": {LETTERS[letter]: s.bank[letter] for letter in range(KINDS)},
        "deck": len(s.deck),
        "discards": [ACTIONS[kind].id for kind in s.discards],
        "offers_left": OFFERS - s.offers,
        "reconstructed": True,
    }


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Hands and secret choices, as far as the seat may see them, and what follows from all it has seen."""
    if s.memory:
        low, high = reading(s.memory, s.base, s.size, seat)
    else:
        low = high = [count for hand in s.amino for count in hand]
    return {
        "players": [_player(s, other, seat, _part(low, other), _part(high, other)) for other in range(s.seats)],
        "pile": [_card(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else _hand(s, seat),
        "unseen": _unseen(s, seat),
        "pending": _pending(s, seat),
    }


def _unseen(s: State, seat: int | None) -> dict[str, Any] | None:
    """The cards that passed unseen and are not known to all: every hand before them, and all passes since (§1.6)."""
    if not s.memory:
        return None
    return {
        "before": [_spelled(_part(s.base, other)) for other in range(s.seats)],
        "passes": [
            {"from": giver, "to": taker, "letter": LETTERS[letter] if moment.knows(seat, number) else None}
            for moment in s.memory
            for number, (giver, taker, letter) in enumerate(
                zip(moment.givers, moment.takers, moment.letters, strict=True)
            )
        ],
    }


def _card(s: State, back: int, seat: int | None) -> dict[str, Any]:
    """A protein card that lies face down: its back, and its face for those who have seen it."""
    return {"back": back + 1, "card": PROTEINS[s.face[back]].id if s.seen[back] & bit(seat) else None}


def _part(cells: list[int], seat: int) -> list[int]:
    return cells[seat * KINDS : (seat + 1) * KINDS]


def _player(s: State, other: int, seat: int | None, low: list[int], high: list[int]) -> dict[str, Any]:
    """A player as somebody at the table sees them, with the least and the most they can hold of each letter."""
    return {
        "coins": s.coins[other],
        "amino_acids": s.size[other],
        "sure": _spelled(low),
        "maybe": _spelled([most - least for least, most in zip(low, high, strict=True)]),
        "proteins": [_card(s, back, seat) for back in s.rows[other]],
        "actions": len(s.hands[other]),
        "action_cards": [ACTIONS[kind].id for kind in s.hands[other]] if s.open or other == seat else None,
    }


def _hand(s: State, seat: int) -> dict[str, Any]:
    """One's own cards, with what one needs to read them."""
    hand = s.amino[seat]
    return {
        "amino_acids": _spelled(hand),
        "proteins": [_protein(s.face[back], hand) for back in s.rows[seat]],
        "actions": [
            {
                "id": ACTIONS[kind].id,
                "name": ACTIONS[kind].name,
                "timing": ACTIONS[kind].timing,
                "effect": ACTIONS[kind].effect,
                "reconstructed": ACTIONS[kind].reconstructed,
            }
            for kind in s.hands[seat]
        ],
    }


def _spelled(hand: list[int]) -> str:
    return "".join([LETTERS[letter] * count for letter, count in enumerate(hand) if count])


def _protein(protein: int, hand: list[int]) -> dict[str, Any]:
    card = PROTEINS[protein]
    missing = "".join(
        [
            LETTERS[letter] * (count - hand[letter])
            for letter, count in zip(NEEDS[protein], COUNTS[protein], strict=True)
            if count > hand[letter]
        ]
    )
    return {
        "id": card.id,
        "name": card.name,
        "value": card.value,
        "needs": card.letters,
        "missing": missing,
        "reconstructed": card.reconstructed,
    }


def _items(items: list[int]) -> list[str]:
    return [item_name(item) for item in items]


def _pending(s: State, seat: int | None) -> dict[str, Any]:
    """What is under way, as far as this seat may know."""
    told: dict[str, Any] = {}
    if s.give:
        told["offer"] = {
            "by": s.current,
            "give": _items(s.give),
            "want": _items(s.want),
            "waiting": [other for other in range(s.seats) if s.waiting >> other & 1],
        }
    if s.counter_give:
        told["counter"] = {"by": s.target, "give": _items(s.counter_give), "want": _items(s.counter_want)}
    elif s.target != NONE:
        told["target"] = s.target
    if s.phase in (TARGET, CUT, REPAY):
        told["card"] = ACTIONS[s.card].id
    if s.phase == COMPOSE:
        told["composing"] = s.to_move
        if seat == s.to_move:
            told["draft"] = {"give": _items(s.draft_give), "want": _items(s.draft_want)}
    if s.phase == RETURN:
        told["to_return"] = s.due
    if s.phase == FOLD or s.phase == REACT:
        told["building"] = {
            "by": s.current,
            "protein": PROTEINS[s.building].id,
            "value": VALUE[s.building],
            "bonus": s.bonus,
            "waiting": [other for other in range(s.seats) if s.waiting >> other & 1],
        }
    if s.phase == SHIFT:
        told["shifted"] = [other for other in range(s.seats) if s.shift[other] >= 0]
        if seat is not None and s.shift[seat] >= 0:
            told["my_shift"] = LETTERS[s.shift[seat]]
    if s.phase == CHOOSE or s.phase == SINK:
        told["looking"] = [_card(s, back, seat) for back in reversed(s.pile[len(s.pile) - s.due :])]
    if s.rolls:
        told["rolls"] = s.rolls
    if any(vote >= 0 for vote in s.votes):
        told["votes"] = [vote if vote >= 0 else None for vote in s.votes]
    return told
