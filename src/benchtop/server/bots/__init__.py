"""Bots in seats, and the processes in which they think."""
