"""NUCLEO: what a seat may see, by naming it.

Cards are named by letter or id. Backs of protein cards are numbered 1 to 20, so that a card can be followed from row to
pile to row; `card` is None where the seat has not seen its face. What an opponent holds in amino acids is told as far
as it can be known: `sure` are the letters that surely lie in that hand, the others are among those of `maybe`.
"""

from typing import Any, Final

from benchtop.core.knowledge import bit

from .components import ACTIONS, COUNTS, KINDS, LETTERS, NEEDS, OFFERS, PROTEINS, VALUE, item_name
from .knowledge import reading
from .state import CHOOSE, COMPOSE, CUT, FOLD, NONE, PHASES, REACT, REPAY, RETURN, SHIFT, SINK, TARGET, State
from .turns import last_round


def public_view(s: State) -> dict[str, Any]:
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


def private_view(s: State, seat: int | None) -> dict[str, Any]:
    """Hands and secret choices, as far as the seat may see them, and what follows from all it has seen."""
    return {
        "players": _players(s, seat),
        "pile": [_card(s, back, seat) for back in reversed(s.pile)],
        "hand": None if seat is None else _hand(s, seat),
        "unseen": _unseen(s, seat),
        "pending": _pending(s, seat),
    }


def observation_fields(s: State, seat: int | None) -> dict[str, Any]:
    """The part of the view that is told in numbers (encoding.py)."""
    seen = public_view(s)
    seen["players"] = _players(s, seat)
    seen["pile"] = [_card(s, back, seat) for back in reversed(s.pile)]
    seen["hand"] = None if seat is None else {"proteins": _proteins(s, seat)}
    seen["pending"] = _pending(s, seat)
    return seen


def _players(s: State, seat: int | None) -> list[dict[str, Any]]:
    """All players, and what can be known of their hands."""
    if _saw_all(s, seat):
        return [_player(s, other, seat, s.amino[other], s.amino[other]) for other in range(s.seats)]
    low, high = reading(s.memory, s.base, s.size, seat)
    return [_player(s, other, seat, _part(low, other), _part(high, other)) for other in range(s.seats)]


def _saw_all(s: State, seat: int | None) -> bool:
    """Whether no card passed unseen by this seat: then it knows every hand (§1.6). With two players that is so."""
    for moment in s.memory:
        for number in range(len(moment.letters)):
            if not moment.knows(seat, number):
                return False
    return True


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
    return {"back": back + 1, "card": _IDS[s.face[back]] if s.seen[back] & bit(seat) else None}


_IDS: Final[list[str]] = [card.id for card in PROTEINS]


def _part(cells: list[int], seat: int) -> list[int]:
    return cells[seat * KINDS : (seat + 1) * KINDS]


def _player(s: State, other: int, seat: int | None, low: list[int], high: list[int]) -> dict[str, Any]:
    """A player as somebody at the table sees them, with the least and the most they can hold of each letter."""
    return {
        "coins": s.coins[other],
        "amino_acids": s.size[other],
        "sure": _spelled(low),
        "maybe": "" if low is high else _spelled([high[letter] - low[letter] for letter in range(KINDS)]),
        "proteins": [_card(s, back, seat) for back in s.rows[other]],
        "actions": len(s.hands[other]),
        "action_cards": [ACTIONS[kind].id for kind in s.hands[other]] if s.open or other == seat else None,
    }


def _hand(s: State, seat: int) -> dict[str, Any]:
    """One's own cards, with what one needs to read them."""
    return {
        "amino_acids": _spelled(s.amino[seat]),
        "proteins": _proteins(s, seat),
        "actions": [_ACTIONS[kind] for kind in s.hands[seat]],
    }


_ACTIONS: Final[list[dict[str, Any]]] = [
    {
        "id": card.id,
        "name": card.name,
        "timing": card.timing,
        "effect": card.effect,
        "reconstructed": card.reconstructed,
    }
    for card in ACTIONS
]


def _spelled(hand: list[int]) -> str:
    return "".join([LETTERS[letter] * count for letter, count in enumerate(hand) if count])


def _proteins(s: State, seat: int) -> list[dict[str, Any]]:
    """One's own proteins as printed, each with the amino acids that one's hand lacks for it."""
    hand = s.amino[seat]
    found: list[dict[str, Any]] = []
    for back in s.rows[seat]:
        protein = s.face[back]
        counts = COUNTS[protein]
        missing = ""
        for place, letter in enumerate(NEEDS[protein]):
            lacks = counts[place] - hand[letter]
            if lacks > 0:
                missing += LETTERS[letter] * lacks
        card = _PRINTED[protein].copy()
        card["missing"] = missing
        found.append(card)
    return found


_PRINTED: Final[list[dict[str, Any]]] = [
    {
        "id": card.id,
        "name": card.name,
        "value": card.value,
        "needs": card.letters,
        "missing": "",
        "reconstructed": card.reconstructed,
    }
    for card in PROTEINS
]


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
    if s.votes and max(s.votes) >= 0:
        told["votes"] = [vote if vote >= 0 else None for vote in s.votes]
    return told
