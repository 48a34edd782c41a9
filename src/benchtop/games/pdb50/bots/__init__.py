"""PDB50's bots."""
