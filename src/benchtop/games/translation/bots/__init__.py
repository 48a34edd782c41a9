"""Translation: what its bots know."""
