"""Adna's Lab: what each card is worth to bots, by kind, in bases. § numbers point into docs/games/adna/rules.md."""

from typing import Final

from ..components import KIND_OF_KEY, KINDS

URACIL: Final = 7.5
"""What a uracil in hand is worth: the rival's chain is best blocked when he is close."""


def by_key(worths: dict[str, float], default: float = 0.0) -> list[float]:
    """Numbers for all kinds, from those for some cards by key."""
    table = [default] * KINDS
    for key, worth in worths.items():
        table[KIND_OF_KEY[key]] = worth
    return table


KEEP: Final[list[float]] = by_key(
    {
        **dict.fromkeys("ACGT", 1.0),
        "U": URACIL,
        "thermal-cycler": 3.0,
        **dict.fromkeys(("distilled-water", "dry-ice"), 2.0),
        "heating-block": 1.2,
        "detergent": 0.9,
        "deletion": 0.7,
        "dna-ladder": 0.6,
        **dict.fromkeys(("ice-box", "water-bath"), 0.4),
        **dict.fromkeys(("spectrophotometer", "uv-light"), 0.35),
        **dict.fromkeys(("dmso", "dntps", "rnase-a", "ethidium-bromide", "linker", "polylinker"), 0.25),
        **dict.fromkeys(("bsa", "red-buffer", "green-buffer", "yellow-buffer", "blue-buffer"), 0.25),
        **dict.fromkeys(("agarose-gel", "alkaline-phosphatase", "dephosphorylation", "goggles"), 0.2),
        **dict.fromkeys(("dnase-i", "electrophoresis", "ligation"), 0.25),
        **dict.fromkeys(("pcr", "dna-polymerase", "magnesium-chloride"), 0.3),
        **dict.fromkeys(("ligase", "klenow", "non-toxic-stain", "denaturation"), 0.22),
    },
    default=0.25,
)
"""What a card in hand is worth for later, in bases, where nothing more is known."""
PRICES: Final[list[float]] = by_key(
    {
        "thermal-cycler": 1.0,
        **dict.fromkeys(("distilled-water", "dry-ice"), 0.6),
        **dict.fromkeys(("heating-block", "ice-box", "water-bath"), 0.4),
    }
)
"""What a temperature card costs in one's own turn: less than it is worth as an answer, for the game's sake."""
NO_PRICES: Final[list[float]] = [0.0] * KINDS
# Fitted with the weights of Evaluation.win_chances, see there.
ODDS: Final[list[float]] = by_key(
    {
        "detergent": 0.45,
        "thermal-cycler": 0.35,
        **dict.fromkeys(("dna-ladder", "ice-box"), 0.27),
        **dict.fromkeys(("distilled-water", "dry-ice"), 0.22),
        **dict.fromkeys(("heating-block", "water-bath", "deletion"), 0.15),
        **dict.fromkeys(("dmso", "dntps"), 0.1),
        **dict.fromkeys(("alkaline-phosphatase", "dephosphorylation", "rnase-a", "ethidium-bromide"), 0.08),
        "spectrophotometer": 0.08,
        **dict.fromkeys(("electrophoresis", "red-buffer", "blue-buffer"), 0.02),
    }
)
"""What each card in hand does for the odds. Those that answer others count most, temperature cards too (§6.3)."""
