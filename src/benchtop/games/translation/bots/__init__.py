"""Translation: the bots."""
