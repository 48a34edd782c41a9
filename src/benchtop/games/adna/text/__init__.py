"""Adna's Lab: the table, the moves and the events in words."""

from .events import say
from .moves import words
from .table import HIGHLIGHT, table

__all__ = ["HIGHLIGHT", "say", "table", "words"]
