"""Adna's Lab: the value of each card to bots, by kind, in bases. § numbers point into docs/games/adna/rules.md."""

from typing import Final

from ..components import KIND_OF_KEY, KINDS

URACIL: Final = 7.5
"""Value of a uracil in hand; it blocks the rival's chain best when that is nearly complete."""


def by_key(worths: dict[str, float], default: float = 0.0) -> list[float]:
    """Return values for all kinds, from values for some cards by key."""
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
"""Default value of a card in hand for later, in bases."""
PRICES: Final[list[float]] = by_key(
    {
        "thermal-cycler": 1.0,
        **dict.fromkeys(("distilled-water", "dry-ice"), 0.6),
        **dict.fromkeys(("heating-block", "ice-box", "water-bath"), 0.4),
    }
)
"""Price of a temperature card in your own turn; lower than its value as an answer, for a livelier game."""
NO_PRICES: Final[list[float]] = [0.0] * KINDS
# Fitted with the weights of Evaluation.win_chances (see there).
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
"""Effect of each card in hand on the log odds; answers count most, including temperature cards (§6.3)."""
