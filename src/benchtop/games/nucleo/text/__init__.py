"""NUCLEO: the table, the moves and the events in words."""
