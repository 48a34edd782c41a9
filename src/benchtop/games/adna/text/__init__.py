"""Adna's Lab: the table, the moves and the events in words."""

from .events import say
from .moves import words
from .table import HIGHLIGHT, score_lines, table, tie

__all__ = ["HIGHLIGHT", "say", "score_lines", "table", "tie", "words"]
