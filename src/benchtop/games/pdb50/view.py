"""PDB50: what a seat may see, by naming it. Only the deck is hidden, so every seat and every spectator sees alike."""

from typing import Any, Final

from .components import BOX_OF_CARD, BOXES, CARDS, COLOURS, GOAL, KINDS, LAST_ROUND, SLOTS, TOKEN, Box
from .state import EMPTY, Player, State


def public_view(s: State) -> dict[str, Any]:
    """The whole table but for the order of the deck (§9.1), and which cards have not come up yet."""
    return {
        "phase": "over" if s.over else "draft" if s.round == 0 else "round",
        "round": s.round,
        "last_round": LAST_ROUND,
        "goal": GOAL,
        "leader": s.leader,
        "offer": [TOKEN[kind] for kind in s.offer],
        "boxes": _boxes(s),
        "slots": [_slot(s, box) for box in SLOTS],
        "players": [_player(s, number) for number in range(s.seats)],
        "supply": {TOKEN[kind]: s.supply[kind] for kind in range(KINDS)},
        "deck_size": len(s.deck),
        "unseen_actions": sorted([CARDS[card].title for card in s.deck if BOX_OF_CARD[card] is not None]),
    }


def private_view(s: State, seat: int | None) -> dict[str, Any]:
    """Nothing besides: nobody holds a secret."""
    return {}


def _as_printed(box: Box) -> dict[str, Any]:
    """A box before anybody has come to the table."""
    return {
        "box": box.key,
        "title": box.title,
        "rule": box.rule,
        "options": box.printed,
        "on_card": box.card >= 0,
        "owner": None,
        "closed": False,
        "opens_in_round": None,
        "taken_by": None,
        "reconstructed": box.reconstructed,
    }


_PRINTED: Final = [_as_printed(box) for box in BOXES]


def _boxes(s: State) -> list[dict[str, Any]]:
    """Every box: what it does, who stands there, who may use it."""
    entries = [entry.copy() for entry in _PRINTED]
    for box in BOXES:
        if box.spots & s.closed:
            entries[box.number]["closed"] = True
        if s.round <= box.not_in_round:
            entries[box.number]["opens_in_round"] = box.not_in_round + 1
    for seat in range(s.seats - 1, -1, -1):  # where two stand, the first of them is told
        player = s.players[seat]
        for number in player.placed:
            entries[number]["taken_by"] = seat
        for card in player.actions:
            box_on_card = BOX_OF_CARD[card]
            assert box_on_card is not None
            entries[box_on_card.number]["owner"] = seat
    return entries


def _slot(s: State, box: Box) -> dict[str, Any]:
    """An Innovate box: the card on it, its price, who has claimed it."""
    number = s.slots[box.slot]
    return {
        "box": box.key,
        "price": box.printed[0]["pay"],
        "price_reconstructed": bool(box.reconstructed),
        "card": None if number == EMPTY else _card(number),
        "claimed_by": s.standing_on(box.number),
    }


def _card(number: int) -> dict[str, Any]:
    return CARDS[number].facts


def _player(s: State, seat: int) -> dict[str, Any]:
    player: Player = s.players[seat]
    return {
        "colour": COLOURS[seat],
        "achievement": player.achievement(),
        "data": player.data(),
        "tokens": {TOKEN[kind]: player.tokens[kind] for kind in range(KINDS)},
        "researchers": player.team(),
        "unplayed": player.unplayed,
        "placed": [BOXES[number].key for number in player.placed],
        "recruits": player.recruits,
        "researchers_in_supply": player.reserve,
        "depositions": [_card(card) for card in player.depositions],
        "actions": [_card(card) for card in player.actions],
    }
