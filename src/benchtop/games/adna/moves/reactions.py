"""Adna's Lab: the Reactions cards (§9), in the order of data/reactions.json."""

from typing import Final

from ..components import FIRST_REACTION, KINDS, REACTION_DATA
from .adding import Amplification, Extending, Ligation, Linker
from .chains import AlkalinePhosphatase, Deletion, Dephosphorylation, DNALadder, DNaseI, Rearranging, RNaseA
from .hands import Drawing, Electrophoresis, EthidiumBromide, LoadingDye
from .reaction import Blocker, Detergent, Reaction, Shifting, Support

DMSO_CARD: Final = Drawing("dmso")
DNTPS_CARD: Final = Extending("dntps")
POLYMERASE_CARD: Final = Rearranging("dna-polymerase")
PCR_CARD: Final = Amplification(DNTPS_CARD, POLYMERASE_CARD, DMSO_CARD)
SEALING_CARD: Final = Dephosphorylation()
RNASE_CARD: Final = RNaseA()
LIGATION_CARD: Final = Ligation()
LINKERS: Final = [Linker("linker"), Linker("polylinker")]
REPAIRS: Final[list[Reaction]] = [LIGATION_CARD, *LINKERS]


def _in_order(cards: list[Reaction]) -> list[Reaction]:
    """Return the cards in the order of the data."""
    by_kind = {card.kind: card for card in cards}
    return [by_kind[kind] for kind in range(FIRST_REACTION, KINDS)]


CARDS: Final[list[Reaction]] = _in_order(
    [
        Drawing("agarose-gel"),
        AlkalinePhosphatase(),
        PCR_CARD,
        Deletion(),
        SEALING_CARD,
        Detergent("detergent"),
        DMSO_CARD,
        DNaseI(),
        DNALadder(),
        LoadingDye(),
        POLYMERASE_CARD,
        DNTPS_CARD,
        Electrophoresis(),
        EthidiumBromide(),
        *REPAIRS,
        RNASE_CARD,
        Extending("spectrophotometer"),
        Rearranging("uv-light"),
        *[Blocker(key) for key in ("goggles", "klenow", "non-toxic-stain", "denaturation")],
        *[Shifting(row["key"]) for row in REACTION_DATA if "levels" not in row],
        Shifting("thermal-cycler"),
        *[Support(key) for key in ("bsa", "ligase", "magnesium-chloride")],
        *[Support(f"{colour}-buffer") for colour in ("red", "green", "yellow", "blue")],
    ]
)


def card_of(kind: int) -> Reaction:
    """Return the Reactions card of a kind."""
    return CARDS[kind - FIRST_REACTION]
