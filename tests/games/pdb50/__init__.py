"""Tests of PDB50's rules, a file for each chapter of docs/games/pdb50/rules.md."""
