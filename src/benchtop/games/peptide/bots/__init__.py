"""Peptide: what its bots know."""
