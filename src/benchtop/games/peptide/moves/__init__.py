"""Peptide: the book of moves, in the order of the rules."""

from typing import Final

from benchtop.core.move import Move, book

from .actions import END_TURN, HOLD_TURN, RESET_ORGANELLES, RESET_RNA, SELECT_TWICE
from .building import ADD, FIX, KEEP_AMINO, USE_AMINO_ACYL, USE_RIBOSOME
from .ending import AGREE, PLAY_ON, PROPOSE_END
from .gathering import (
    DISCARD_RNA,
    DRAW_TWO,
    GATHER,
    KEEP_RNA,
    RAISE_ENERGY,
    RAISE_RNA,
    TAKE_RNA,
    USE_NUCLEUS,
    USE_VACUOLE,
)
from .resolution import DECLINE_AMINO_ACYL, DECLINE_RIBOSOME, USE_FACE_DOWN, USE_MITOCHONDRIA
from .selection import TAKE, TAKE_DOWN, TAKE_FIRST_PLAYER

MOVES: Final[list[Move]] = book(
    [
        # Phase 1 (§2) and ATP actions (§4)
        *TAKE,
        *TAKE_DOWN,
        TAKE_FIRST_PLAYER,
        SELECT_TWICE,
        RESET_RNA,
        RESET_ORGANELLES,
        HOLD_TURN,
        END_TURN,
        # Phase 2 (§3)
        USE_FACE_DOWN,
        USE_MITOCHONDRIA,
        USE_NUCLEUS,
        *TAKE_RNA,
        DRAW_TWO,
        *KEEP_RNA,
        USE_VACUOLE,
        GATHER,
        RAISE_ENERGY,
        RAISE_RNA,
        USE_AMINO_ACYL,
        *KEEP_AMINO,
        USE_RIBOSOME,
        *ADD,
        FIX,
        DECLINE_AMINO_ACYL,
        DECLINE_RIBOSOME,
        # the end of a round (§7.3)
        *DISCARD_RNA,
        # ending a game in which nobody draws (§6.6)
        PROPOSE_END,
        AGREE,
        PLAY_ON,
    ]
)
