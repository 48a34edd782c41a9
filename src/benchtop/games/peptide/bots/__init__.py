"""Peptide: the heuristic of its bots."""
