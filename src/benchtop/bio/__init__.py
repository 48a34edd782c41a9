"""Shared science of the games: bases, IUPAC codes, the genetic code, amino acids, restriction sites.

A *sequence* is text in capital letters ("GATTACA"); a *strand* is the same as a list of base numbers, which is what
engines hold. Both read from 5' to 3'. Functions on text check it; functions on numbers trust their caller.
"""
