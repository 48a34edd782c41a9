"""Template: the bots."""
