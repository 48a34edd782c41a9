"""Why a card may not be played, with at least one refusal for each card."""

from dataclasses import dataclass
from typing import Any

import pytest

from benchtop.games.adna.components import REACTION_DATA

from .table import FULL_PCR, PHOSPHATASE, refused, table


@dataclass
class Refused:
    """A table, a move that is not legal on it, and the code of its refusal."""

    card: str
    move: str
    code: str
    laid: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.card}: {self.code}"


def no(card: str, move: str, code: str, **laid: Any) -> Refused:
    return Refused(card, move, code, laid)


REFUSED: list[Refused] = [
    no("agarose-gel", "attack agarose-gel", "wrong_temperature", hand="agarose-gel", celsius=37),
    no("agarose-gel", "attack agarose-gel", "deck_empty", hand="agarose-gel", emptied=True),
    no("agarose-gel", "attack agarose-gel", "not_in_hand"),
    no(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "no_support",
        hand="alkaline-phosphatase red-buffer",
    ),
    no(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "no_buffer",
        hand="alkaline-phosphatase dephosphorylation blue-buffer",
    ),
    no(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "empty_chain",
        own="",
        **PHOSPHATASE,
    ),
    no(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "wrong_temperature",
        celsius=50,
        **PHOSPHATASE,
    ),
    no("pcr", "attack pcr on own with blue-buffer", "wrong_temperature", hand=FULL_PCR["hand"], celsius=50),
    no("pcr", "attack pcr on own with blue-buffer", "no_support", hand="pcr blue-buffer dntps", celsius=55),
    no("pcr", "attack pcr on own with red-buffer", "no_buffer", **FULL_PCR),
    no("pcr", "attack pcr on own with blue-buffer", "contaminated", own="ACU", **FULL_PCR),
    no("pcr", "attack pcr on own with blue-buffer", "deck_empty", emptied=True, **FULL_PCR),
    no("bsa", "cut MseI on other", "no_bsa", hand="MseI blue-buffer", other="CCTTAACC", celsius=37),
    no("bsa", "bsa up", "finish_first", hand="bsa"),
    no(
        "deletion",
        "attack deletion on own with red-buffer",
        "wrong_temperature",
        hand="deletion red-buffer",
        celsius=16,
    ),
    no("deletion", "attack deletion on own with red-buffer", "no_buffer", hand="deletion"),
    no("deletion", "attack deletion on own with red-buffer", "empty_chain", hand="deletion red-buffer", own=""),
    no("deletion", "remove 1", "finish_first", hand="deletion red-buffer"),
    no(
        "dephosphorylation",
        "use dephosphorylation with red-buffer",
        "not_the_moment",
        hand="dephosphorylation alkaline-phosphatase red-buffer",
        celsius=37,
    ),
    no("detergent", "respond detergent on uv-light", "nothing_to_answer", hand="detergent"),
    no("distilled-water", "use distilled-water", "moves_nothing", hand="distilled-water", celsius=-80),
    no("dmso", "attack dmso", "wrong_temperature", hand="dmso", celsius=50),
    no("dmso", "attack dmso", "deck_empty", hand="dmso", celsius=55, emptied=True),
    no("dmso", "attack dmso", "only_in_pcr", hand="dmso", celsius=55, pcr="strict"),
    no("dnase-i", "attack dnase-i on own", "wrong_length", hand="dnase-i", own="ACGT"),
    no("dnase-i", "attack dnase-i on own", "wrong_length", hand="dnase-i", own="ACGTACGTACGT"),
    no("dna-ladder", "attack dna-ladder on other", "not_shorter", hand="dna-ladder"),
    no("loading-dye", "attack loading-dye", "empty_hand", hand="loading-dye"),
    no("loading-dye", "attack loading-dye", "wrong_temperature", hand="loading-dye", rival="A", celsius=16),
    no("dna-polymerase", "attack dna-polymerase on own", "wrong_temperature", hand="dna-polymerase", celsius=50),
    no(
        "dna-polymerase",
        "attack dna-polymerase on own",
        "nothing_to_swap",
        hand="dna-polymerase",
        celsius=55,
        own="AAAU",
    ),
    no(
        "dna-polymerase",
        "attack dna-polymerase on own",
        "only_in_pcr",
        hand="dna-polymerase",
        celsius=55,
        pcr="strict",
    ),
    no("dntps", "attack dntps on own", "wrong_temperature", hand="dntps", celsius=50),
    no("dntps", "attack dntps on own", "contaminated", hand="dntps", celsius=55, own="ACU"),
    no("dntps", "attack dntps on own", "only_in_pcr", hand="dntps", celsius=55, pcr="strict"),
    no("dry-ice", "use dry-ice", "moves_nothing", hand="dry-ice", celsius=-80),
    no("electrophoresis", "attack electrophoresis", "no_bases", hand="electrophoresis", rival="goggles"),
    no("electrophoresis", "attack electrophoresis", "wrong_temperature", hand="electrophoresis", rival="A", celsius=4),
    no("ethidium-bromide", "attack ethidium-bromide", "empty_hand", hand="ethidium-bromide"),
    no(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "wrong_temperature",
        hand="ethidium-bromide",
        rival="A",
        celsius=37,
    ),
    no("goggles", "respond goggles", "nothing_to_answer", hand="goggles"),
    no("heating-block", "use heating-block", "moves_nothing", hand="heating-block", celsius=100),
    no("heating-block", "use heating-block one", "variant_only", hand="heating-block"),
    no(
        "heating-block",
        "use heating-block one",
        "same_as_two",
        hand="heating-block",
        celsius=80,
        heating_block="one_or_two",
    ),
    no("ice-box", "use ice-box", "moves_nothing", hand="ice-box", celsius=4),
    no("ice-box", "use ice-box", "moves_nothing", hand="ice-box", celsius=-80),
    no("klenow", "respond klenow", "nothing_to_answer", hand="klenow"),
    no(
        "ligase",
        "attack ligation on own with red-buffer",
        "no_support",
        hand="ligation red-buffer",
        celsius=4,
        broken="GG",
    ),
    no(
        "ligation",
        "attack ligation on own with red-buffer",
        "wrong_temperature",
        hand="ligation ligase red-buffer",
        broken="GG",
    ),
    no(
        "ligation",
        "attack ligation on own with red-buffer",
        "no_buffer",
        hand="ligation ligase",
        celsius=4,
        broken="GG",
    ),
    no(
        "ligation",
        "attack ligation on own with red-buffer",
        "no_fragment",
        hand="ligation ligase red-buffer",
        celsius=4,
    ),
    no("linker", "use linker", "no_fragment", hand="linker"),
    no("linker", "use linker", "wrong_temperature", hand="linker", celsius=4, broken="GG"),
    no("linker", "use linker", "deck_empty", hand="linker", broken="GG", emptied=True),
    no(
        "magnesium-chloride",
        "attack pcr on own with blue-buffer",
        "no_support",
        hand="pcr dntps dna-polymerase blue-buffer",
        celsius=55,
    ),
    no("non-toxic-stain", "respond non-toxic-stain", "nothing_to_answer", hand="non-toxic-stain"),
    no("denaturation", "respond denaturation", "nothing_to_answer", hand="denaturation"),
    no("polylinker", "use polylinker", "no_fragment", hand="polylinker"),
    no("polylinker", "use polylinker", "wrong_temperature", hand="polylinker", celsius=50, broken="GG"),
    no("rnase-a", "use rnase-a on own", "wrong_temperature", hand="rnase-a", own="ACU"),
    no("rnase-a", "use rnase-a on own", "no_uracil", hand="rnase-a", celsius=37),
    no(
        "spectrophotometer",
        "attack spectrophotometer on own",
        "wrong_temperature",
        hand="spectrophotometer",
        celsius=37,
    ),
    no("spectrophotometer", "attack spectrophotometer on own", "contaminated", hand="spectrophotometer", own="ACU"),
    no("thermal-cycler", "use thermal-cycler to 25", "moves_nothing", hand="thermal-cycler"),
    no("uv-light", "attack uv-light on own", "wrong_temperature", hand="uv-light", celsius=37),
    no("uv-light", "attack uv-light on own", "nothing_to_swap", hand="uv-light", own="CCCC"),
    no("water-bath", "use water-bath", "moves_nothing", hand="water-bath", celsius=55),
    no("water-bath", "use water-bath", "moves_nothing", hand="water-bath", celsius=100),
    *[
        no(f"{colour}-buffer", f"cut {enzyme} on other", "no_buffer", hand=enzyme, other=chain_, celsius=37)
        for colour, enzyme, chain_ in (
            ("red", "DpnII", "CCGATCAA"),
            ("green", "BfaI", "GGCTAGAA"),
            ("yellow", "RsaI", "AAGTACTT"),
            ("blue", "EcoRI", "CCGAATTCCC"),
        )
    ],
]


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_a_card_is_refused_with_the_reason(case: Refused) -> None:
    assert refused(table(**case.laid), case.move) == case.code


def test_every_card_is_refused_somewhere() -> None:
    assert {case.card for case in REFUSED} == {row["key"] for row in REACTION_DATA}
