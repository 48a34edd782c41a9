"""PDB50: what its bots know."""
