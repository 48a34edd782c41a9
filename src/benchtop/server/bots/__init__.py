"""Bots in seats, and the processes that run them."""
