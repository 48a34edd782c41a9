"""Codes of tables and names of guests."""

import secrets
import unicodedata

from benchtop.bots.names import without_bot

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
    """Return the six letters of a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def code_from(digest: bytes) -> str:
    """Derive six letters from unguessable bytes."""
    number = int.from_bytes(digest, "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(6))


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return len(text) == 6 and all(letter in LETTERS for letter in text)


def guest_name() -> str:
    """Make up a name for a guest who gave none."""
    return f"{secrets.choice(_MANNERS)} {secrets.choice(_THINGS)}"


_LOOK_ALIKES = str.maketrans(
    "аеорсухѕіјһԁԛԝкмтвнгп" + "αοινκτρυχβε" + "ıɑɡℓ01",
    "aeopcyxsijhdqwkmtbhrn" + "aoivktpuxbe" + "iaglol",
)
"""Lower-case letters of other alphabets, and digits, that look like Latin letters."""
MARKS = 2
"""Maximum number of combining marks per letter; more would spill over other lines."""


def clean_name(name: str | None) -> str:
    """Return the name in plain characters (NFKC), at most 24, without anything that reads like a bot; if nothing is
    left, make one up.
    """
    shown = ""
    for letter in unicodedata.normalize("NFKC", name or ""):
        kind = unicodedata.category(letter)[0]
        if kind == "M" and (not shown.strip() or all(unicodedata.combining(last) for last in shown[-MARKS:])):
            continue
        shown += " " if kind in "CZ" else letter
    return without_bot(" ".join(shown.split())[:24].strip()) or guest_name()


def is_name(name: str) -> bool:
    """Whether it contains anything readable."""
    return any(unicodedata.category(letter)[0] not in "CMZ" for letter in unicodedata.normalize("NFKC", name))


def _looks(name: str) -> str:
    """Return what a name looks like at a glance; equal for names that people would confuse."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in bare if unicodedata.category(letter)[0] != "M")
    return "".join(letters.translate(_LOOK_ALIKES).split()).replace("rn", "m").replace("vv", "w")


def different(name: str, taken: list[str]) -> str:
    """Return the name, with a number if it looks like another one at the table, or like a bot's without its level."""
    looks = {_looks(shown) for other in taken for shown in (other, without_bot(other))}
    if _looks(name) not in looks:
        return name
    number = 2
    while _looks(f"{name} {number}") in looks:
        number += 1
    return f"{name} {number}"
