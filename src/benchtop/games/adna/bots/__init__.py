"""Adna's Lab: the bots' knowledge of the game."""
