"""Adna's Lab: the book of all moves."""

from typing import Final

from benchtop.core.move import book

from .answers import BLOCK, PASS, SHIFT_ANSWER, WASH
from .attacks import ATTACKS, BOOSTED_ATTACKS, CUTS, SET, USES
from .choices import ADDS, DONE_PICKING, NUDGES, PICKS, PLACES, REMOVALS, TAKES
from .turn import DISCARDS, END, LAYS, STOP

MOVES: Final = book(
    [
        *[move for pair in LAYS for move in pair],
        *SET,
        *ATTACKS,
        *BOOSTED_ATTACKS,
        *[move for pair in CUTS for move in pair],
        *USES,
        *WASH,
        *BLOCK,
        *SHIFT_ANSWER,
        PASS,
        *REMOVALS,
        *PICKS,
        DONE_PICKING,
        *PLACES,
        *TAKES,
        *ADDS,
        *NUDGES,
        STOP,
        *DISCARDS,
        END,
    ]
)
