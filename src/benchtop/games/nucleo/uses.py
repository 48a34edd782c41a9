"""NUCLEO: what each move does and what it is about, looked up by its number in the book."""

from typing import Final

from benchtop.core.move import Move

from .actions import (
    BOOST,
    CHOOSE_CARD,
    CUT_LETTER,
    MISFOLD,
    MUTATE_LETTER,
    PLAY,
    REPAY_LETTER,
    SHED_CARD,
    SHIFT_LETTER,
    TARGET_SEAT,
)
from .moves import (
    BANK,
    BUILD,
    BUILD_WITH,
    BUY_PROTEIN,
    END,
    KEEP,
    MOVES,
    RETURN_LETTER,
    ROLL,
    SWAP_CARD,
    TAKE_LETTER,
)
from .offers import ACCEPT, COUNTER, GIVE, OFFER, SEND, SEND_TO, WANT

OTHER: Final = 0
ROLLS: Final = 1
ENDS: Final = 2
BUILDS: Final = 3
BANKS: Final = 4
OFFERS_IT: Final = 5
PLAYS: Final = 6
TAKES: Final = 7
BUYS: Final = 8
KEEPS: Final = 9
SWAPS: Final = 10
RETURNS: Final = 11
LOSES: Final = 12
CUTS: Final = 13
CHOOSES: Final = 14
SHEDS: Final = 15
BOOSTS: Final = 16
MISFOLDS: Final = 17
AIMS: Final = 18
GIVES: Final = 19
WANTS: Final = 20
SENDS: Final = 21
SENDS_TO: Final = 22
ACCEPTS: Final = 23
COUNTERS: Final = 24

DOES: Final[list[int]] = [OTHER] * len(MOVES)
"""What kind of move it is, by its number in the book."""
WHICH: Final[list[int]] = [0] * len(MOVES)
"""The letter, protein, action card, item or seat that it is about."""


def _name(kind: int, moves: list[Move]) -> None:
    for place, move in enumerate(moves):
        DOES[move.id] = kind
        WHICH[move.id] = place


_name(ROLLS, [ROLL])
_name(ENDS, [END])
_name(BUILDS, list(BUILD))
for _protein, _builds in enumerate(BUILD_WITH):
    for _build in _builds:
        DOES[_build.id] = BUILDS
        WHICH[_build.id] = _protein
_name(BANKS, [BANK])
_name(OFFERS_IT, [OFFER])
for _kind, _play in PLAY.items():
    DOES[_play.id] = PLAYS
    WHICH[_play.id] = _kind
_name(TAKES, list(TAKE_LETTER))
_name(BUYS, [BUY_PROTEIN])
_name(KEEPS, [KEEP])
_name(SWAPS, list(SWAP_CARD))
_name(RETURNS, list(RETURN_LETTER))
_name(LOSES, list(MUTATE_LETTER))
_name(LOSES, list(SHIFT_LETTER))
_name(LOSES, list(REPAY_LETTER))
_name(CUTS, list(CUT_LETTER))
_name(CHOOSES, list(CHOOSE_CARD))
_name(SHEDS, list(SHED_CARD))
for _kind, _boost in BOOST.items():
    DOES[_boost.id] = BOOSTS
    WHICH[_boost.id] = _kind
_name(MISFOLDS, [MISFOLD])
_name(AIMS, list(TARGET_SEAT))
_name(GIVES, list(GIVE))
_name(WANTS, list(WANT))
_name(SENDS, [SEND])
_name(SENDS_TO, list(SEND_TO))
_name(ACCEPTS, [ACCEPT])
_name(COUNTERS, [COUNTER])
