"""PDB50: its rules, one file a chapter of docs/games/pdb50/rules.md."""
