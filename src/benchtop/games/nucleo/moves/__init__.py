"""NUCLEO: the book of all moves, with a class for each kind of move, by chapter of docs/games/nucleo/rules.md."""

from typing import Final

from benchtop.core.move import Move, book

from .actions import CHOOSE_CARD, CUT_LETTER, PLAY, REPAY_LETTER, SHED_CARD, SINK_CARD, TARGET_SEAT
from .answers import ACCEPT, ACCEPT_FROM, COUNTER, DECLINE
from .bank import BANK, BUY_PROTEIN, RETURN_LETTER
from .building import BOOST, BUILD, BUILD_WITH, FOLD_PROTEIN, MISFOLD, PASS
from .immediate import MUTATE_LETTER, SHIFT_LETTER
from .trading import DROP, GIVE, OFFER, SEND, SEND_TO, SEND_TO_TWO, WANT, WITHDRAW
from .turn import END, IMITATE, KEEP, ROLL, SHARE, SWAP_CARD, TAKE_LETTER, VOTE

MOVES: Final[list[Move]] = book(
    [
        *[ROLL, END, KEEP, BANK, BUY_PROTEIN, FOLD_PROTEIN],
        *[*VOTE, SHARE, IMITATE],
        *TAKE_LETTER,
        *SWAP_CARD,
        *RETURN_LETTER,
        *BUILD,
        *[build for builds in BUILD_WITH for build in builds],
        *[OFFER, *GIVE, *WANT, *DROP, SEND, *SEND_TO, *SEND_TO_TWO, WITHDRAW],
        *[ACCEPT, *ACCEPT_FROM, DECLINE, COUNTER],
        *PLAY.values(),
        *MUTATE_LETTER,
        *SHIFT_LETTER,
        *TARGET_SEAT,
        *CUT_LETTER,
        *REPAY_LETTER,
        *CHOOSE_CARD,
        *SINK_CARD,
        *SHED_CARD,
        *BOOST.values(),
        *[MISFOLD, PASS],
    ]
)
