"""Names for bots: the first name of a scientist and the kind of bot, "Rosalind (easy bot)"."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from benchtop.core.rng import Seed, seeded

FIRST_NAMES: Final = (
    "Barbara",  # McClintock: genes that move
    "Dorothy",  # Hodgkin: the structures of penicillin, vitamin B12 and insulin
    "Esther",  # Lederberg: phage lambda, replica plating
    "Francis",  # Crick: the double helix, the adaptor hypothesis
    "Fred",  # Sanger: the sequences of insulin and of DNA
    "Gerty",  # Cori: how the body uses glycogen
    "Gobind",  # Har Gobind Khorana: the genetic code by synthetic RNA
    "Jacques",  # Monod: the lac operon
    "Katalin",  # Karikó: messenger RNA as a medicine
    "Linus",  # Pauling: the alpha helix, sickle cell haemoglobin
    "Luis",  # Leloir: sugar nucleotides
    "Marie",  # Maynard Daly: histones, the chemistry of the nucleus
    "Marshall",  # Nirenberg: the first codon, UUU
    "Martha",  # Chase: genes are DNA, shown with phages and a blender
    "Masayasu",  # Nomura: ribosomes put together from their parts
    "Max",  # Perutz: the structure of haemoglobin
    "Obaid",  # Siddiqi: genes of taste and smell
    "Oswald",  # Avery: the transforming principle is DNA
    "Rita",  # Levi-Montalcini: nerve growth factor
    "Rosalind",  # Franklin: the X-ray pictures of DNA
    "Salvador",  # Luria: mutations come by chance; restriction
    "Severo",  # Ochoa: RNA made in the test tube
    "Tsuneko",  # Okazaki: DNA is copied in fragments
    "Venki",  # Ramakrishnan: the structure of the ribosome
)

_LIKE_A_BOT: Final = re.compile(r"[(\[{<][^)\]}>]*\bbot\b.*|\b(easy|medium|hard|expert)\s+bot\b.*", re.IGNORECASE)


def bot_name(seed: Seed, seat: int, kind: str, taken: Iterable[str]) -> str:
    """Return a name for a bot of that kind: the same for the same seed and seat, unless it is taken."""
    others = {name.casefold().partition(" ")[0] for name in taken}
    start = seeded(f"bot name {seed} {seat}").below(len(FIRST_NAMES))
    free = [name for name in FIRST_NAMES[start:] + FIRST_NAMES[:start] if name.casefold() not in others]
    return f"{free[0]} ({kind} bot)"


def without_bot(name: str) -> str:
    """Remove a part that makes a person's name read like a bot's: "Mia (hard bot)" becomes "Mia"."""
    plain = unicodedata.normalize("NFKC", name)
    found = _LIKE_A_BOT.search(plain)
    return name if found is None else plain[: found.start()].strip()
