"""Adna's Lab: the book of all moves; each chapter of the rules has a file."""

from typing import Final

from benchtop.core.move import book

from .answers import BLOCK, PASS, SHIFT_ANSWER, WASH
from .attacks import ATTACKS, BOOSTED, CUTS
from .choices import ADDS, DONE_PICKING, NUDGES, PICKS, PLACES, REMOVALS, TAKES
from .turn import DISCARDS, END, LAYS, STOP
from .uses import CLEANING, LINK, SEALING, SET

MOVES: Final = book(
    [
        *[move for pair in LAYS for move in pair],
        *SET,
        *[move for sides in ATTACKS for buffers in sides for move in buffers],
        *[move for buffers in BOOSTED for move in buffers],
        *[move for pair in CUTS for move in pair],
        *CLEANING,
        *LINK,
        *SEALING,
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
