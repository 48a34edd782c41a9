"""Template: what its bots know."""
