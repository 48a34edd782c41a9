"""Codes of tables and names of guests."""

import secrets
import unicodedata

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""No vowels, so that no code is a word; no I, L or O, which look like digits."""

_MANNERS = [
    "Brisk", "Calm", "Careful", "Clever", "Curious", "Daring", "Eager", "Gentle", "Happy", "Keen",
    "Lucky", "Merry", "Nimble", "Patient", "Quick", "Quiet", "Sharp", "Steady", "Sunny", "Witty",
]  # fmt: skip
_THINGS = [
    "Actin", "Codon", "Crystal", "Enzyme", "Exon", "Helix", "Histone", "Intron", "Kinase", "Ligase",
    "Lysine", "Opsin", "Peptide", "Plasmid", "Primer", "Ribosome", "Serine", "Vector", "Zinc", "Zygote",
]  # fmt: skip


def new_code() -> str:
    """The six letters of a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def code_from(digest: bytes) -> str:
    """The six letters that these bytes, which nobody can guess, stand for."""
    number = int.from_bytes(digest, "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(6))


def is_code(text: str) -> bool:
    """Whether a table could be called so."""
    return len(text) == 6 and all(letter in LETTERS for letter in text)


def guest_name() -> str:
    """A name for a guest who gave none."""
    return f"{secrets.choice(_MANNERS)} {secrets.choice(_THINGS)}"


def clean_name(name: str | None) -> str:
    """The name without what cannot be printed, at most 24 characters; a made-up one if nothing is left."""
    shown = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in name or "")
    return " ".join(shown.split())[:24].strip() or guest_name()


def is_name(name: str) -> bool:
    """Whether there is anything to read in it."""
    return any(unicodedata.category(letter)[0] not in "CZ" for letter in name)


def different(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table is called so already."""
    if name.casefold() not in {other.casefold() for other in taken}:
        return name
    number = 2
    while f"{name} {number}".casefold() in {other.casefold() for other in taken}:
        number += 1
    return f"{name} {number}"
