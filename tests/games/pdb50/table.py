"""Helpers that lay out a table in a line or two, and query it."""

from typing import Any

import benchtop
from benchtop.core.events import Event
from benchtop.core.refusal import Refusal
from benchtop.core.state import NONE
from benchtop.games.pdb50.components import (
    ACHIEVEMENT,
    BOX,
    BOXES,
    CARD,
    CARDS,
    CIRCLE,
    CRYSTAL,
    KINDS,
    RESEARCHERS,
    SAMPLE,
    SQUARE,
    STOCK,
    TOKEN,
    TRIANGLE,
)
from benchtop.games.pdb50.state import Player, State

GAME = benchtop.game("pdb50")
FREE = ["lead", "publish", "prepare-1", "prepare-2"]  # free boxes that are open in every round
BOARD = [box.key for box in BOXES if box.card == NONE]


def group(
    unplayed: int = 1,
    on: list[str] | None = None,
    cards: list[str] | None = None,
    samples: int = 0,
    crystals: int = 0,
    squares: int = 0,
    circles: int = 0,
    triangles: int = 0,
    achievement: int = 0,
) -> Player:
    """Return a research group: researchers to place, boxes the others stand on, cards, tokens."""
    player = Player()
    player.unplayed = unplayed
    player.placed = [BOX[key].number for key in on or []]
    player.recruits = 1 if "recruit" in (on or []) else 0
    player.reserve = RESEARCHERS - player.team() - player.recruits
    for kind, count in (
        (SAMPLE, samples),
        (CRYSTAL, crystals),
        (SQUARE, squares),
        (CIRCLE, circles),
        (TRIANGLE, triangles),
        (ACHIEVEMENT, achievement),
    ):
        player.tokens[kind] = count
    for card in cards or []:
        player.acquire(CARD[card])
    return player


def table(
    *groups: Player,
    number: int = 2,
    leader: int = 0,
    to_move: int = 0,
    slots: tuple[str | None, ...] = ("1MBN", "2DHB", "2LYZ"),
    supply: dict[str, int] | None = None,
    **options: bool | str,
) -> State:
    """Return round `number` with these groups; everything else is in the deck or, unless `supply` overrides it, in
    Supply."""
    s = GAME.new(len(groups), seed=1, options=options)
    assert isinstance(s, State)
    s.players = list(groups)
    s.round = number
    s.leader = leader
    s.to_move = to_move
    s.offer = []
    s.supply = [STOCK[kind] - sum(player.tokens[kind] for player in groups) for kind in range(KINDS)]
    for name, count in (supply or {}).items():
        s.supply[TOKEN.index(name)] = count
    s.slots = [NONE if card is None else CARD[card] for card in slots]
    gone = {*s.slots, *(card for player in groups for card in player.depositions + player.actions)}
    s.deck = [card for card in range(len(CARDS)) if card not in gone]
    s.refresh()
    return s


def play(s: State, *notations: str) -> list[Event]:
    """Check and play these moves; return the events."""
    events: list[Event] = []
    s.listener = events.append
    for notation in notations:
        move = GAME.parse(notation)
        refusal = s.why_not(move)
        assert refusal is None, f"{notation}: {refusal}"
        assert move in s.legal()
        s.play(move)
    s.listener = None
    return events


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def why_not(s: State, notation: str) -> Refusal:
    """Return the refusal of a move that must not be legal."""
    move = GAME.parse(notation)
    refusal = s.why_not(move)
    assert refusal is not None, f"{notation} is allowed"
    assert move not in s.legal()
    return refusal


def refused(s: State, notation: str) -> str:
    return why_not(s, notation).code


def allowed(s: State, notation: str) -> bool:
    move = GAME.parse(notation)
    assert (s.why_not(move) is None) == (move in s.legal())
    return move in s.legal()


def legal(s: State) -> list[str]:
    return [str(move) for move in s.legal()]


def has(s: State, seat: int) -> dict[str, int]:
    """Return a seat's token counts by name, without zeros."""
    return {TOKEN[kind]: count for kind, count in enumerate(s.players[seat].tokens) if count}


def box_of(view: dict[str, Any], key: str) -> dict[str, Any]:
    box: dict[str, Any] = next(box for box in view["boxes"] if box["box"] == key)
    return box
