"""Adna's Lab: what its bots know."""
