"""NUCLEO: what its bots know."""
