"""Scenes for every card: played, and blocked by each blocker. test_reactions.py and test_coverage.py run them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchtop.games.adna.state import State

from .builder import celsius, chain, fragment, hand

Check = Callable[[State], bool]


@dataclass
class Scene:
    """A table, the moves played on it, and what must then be true."""

    card: str
    moves: list[str]
    check: Check
    laid: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.card}: {' / '.join(self.moves)}"


def scene(card: str, *moves: str, check: Check, **laid: Any) -> Scene:
    return Scene(card, list(moves), check, laid)


CUT: dict[str, Any] = {"own": "AAAA", "other": "CCGAATTCCC", "celsius": 37}
"""EcoRI, held by seat 0, cuts the rival's chain after CCG."""


def reads(own: str = "ACGTAC", other: str = "TGCATG") -> Check:
    """Both chains stand as written; without arguments: nothing has changed on a table as the builder lays it."""
    return lambda s: (chain(s, 0), chain(s, 1)) == (own, other)


def shows(degrees: int) -> Check:
    return lambda s: celsius(s) == degrees


# -- every card does what it says -----------------------------------------------------------------------------------

PLAYED: list[Scene] = [
    scene("agarose-gel", "attack agarose-gel", hand="agarose-gel", deck="GT", check=lambda s: hand(s, 0) == ["G", "T"]),
    scene(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on other with red-buffer",
        hand="alkaline-phosphatase dephosphorylation red-buffer",
        check=reads(other="TGCA"),
    ),
    scene(
        "pcr",
        "attack pcr on own with blue-buffer and dmso",
        "add C",
        "add A",
        "pick 1",
        "pick 2",
        "done",
        hand="pcr dntps dna-polymerase magnesium-chloride blue-buffer dmso",
        deck="ACCGGGTTT",
        celsius=55,
        check=lambda s: chain(s, 0) == "CAGTACCACGGG" and hand(s, 0) == ["T", "T", "T"],
    ),
    scene(
        "bsa",
        "cut MseI on other",
        "bsa up",
        other="CCTTAACC",
        hand="MseI blue-buffer bsa",
        celsius=37,
        check=lambda s: chain(s, 1) == "CCT" and celsius(s) == 50,
    ),
    scene(
        "deletion",
        "attack deletion on other with green-buffer",
        "remove 5",
        "remove 1",
        hand="deletion green-buffer",
        check=reads(other="GCAG"),
    ),
    scene(
        "dephosphorylation",
        "cut EcoRI on other",
        "use dephosphorylation with red-buffer",
        hand="EcoRI blue-buffer red-buffer dephosphorylation alkaline-phosphatase",
        check=lambda s: fragment(s, 1) == "AATTCCC" and s.sealed[1],
        **CUT,
    ),
    scene(
        "detergent",
        "attack agarose-gel",
        "respond detergent on agarose-gel",
        hand="agarose-gel",
        rival="detergent",
        check=lambda s: hand(s, 0) == [] and hand(s, 1) == [],
    ),
    scene("distilled-water", "use distilled-water", hand="distilled-water", celsius=37, check=shows(25)),
    scene("dmso", "attack dmso", hand="dmso", celsius=65, deck="ACG", check=lambda s: hand(s, 0) == ["A", "C", "G"]),
    scene(
        "dnase-i",
        "attack dnase-i on other",
        hand="dnase-i",
        other="ACGTACGTACG",
        celsius=-80,
        check=reads(other="ACGT"),
    ),
    scene(
        "dna-ladder",
        "attack dna-ladder on other",
        hand="dna-ladder",
        own="ACGT",
        other="ACGTACGTAC",
        check=reads(own="ACGT", other="ACGTACG"),
    ),
    scene(
        "loading-dye",
        "attack loading-dye",
        "pass",
        hand="loading-dye",
        rival="goggles A EcoRI",
        check=lambda s: s.view(0)["known_cards"][1] == ["A", "EcoRI", "goggles"],
    ),
    scene(
        "dna-polymerase",
        "attack dna-polymerase on own",
        "pick 1",
        "pick 2",
        "pick 3",
        "place C",
        "place G",
        hand="dna-polymerase",
        celsius=80,
        check=reads(own="CGATAC"),
    ),
    scene(
        "dntps",
        "attack dntps on own",
        "add T",
        hand="dntps",
        celsius=100,
        deck="AAT",
        check=reads(own="ACGTACTAA"),
    ),
    scene("dry-ice", "use dry-ice", hand="dry-ice", check=shows(-80)),
    scene(
        "electrophoresis",
        "attack electrophoresis",
        hand="electrophoresis",
        rival="A C EcoRI",
        check=lambda s: hand(s, 0) == ["A", "C"] and hand(s, 1) == ["EcoRI"],
    ),
    scene(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "take bases",
        "take enzymes",
        hand="ethidium-bromide",
        rival="A EcoRI",
        check=lambda s: hand(s, 0) == ["A", "EcoRI"] and hand(s, 1) == [],
    ),
    scene(
        "goggles",
        "attack uv-light on other",
        "pick 1",
        "pick 2",
        "done",
        "respond goggles",
        hand="uv-light",
        rival="goggles",
        check=reads(),
    ),
    scene("heating-block", "use heating-block", hand="heating-block", check=shows(50)),
    scene("ice-box", "use ice-box", hand="ice-box", celsius=100, check=shows(4)),
    scene(
        "klenow",
        "attack alkaline-phosphatase on other with red-buffer",
        "respond klenow",
        hand="alkaline-phosphatase dephosphorylation red-buffer",
        rival="klenow",
        check=reads(),
    ),
    scene(
        "ligase",
        "cut EcoRI on own",
        "use thermal-cycler to 4",
        "attack ligation on own with red-buffer",
        hand="EcoRI blue-buffer thermal-cycler ligation ligase red-buffer",
        own="GAATTC",
        celsius=37,
        check=reads(own="GAATTC"),
    ),
    scene(
        "ligation",
        "cut EcoRI on other",
        "pass",
        "use thermal-cycler to 16",
        "attack ligation on own with green-buffer",
        hand="EcoRI blue-buffer",
        rival="thermal-cycler ligation ligase green-buffer",
        check=reads("AAAA", "CCGAATTCCC"),
        **CUT,
    ),
    scene(
        "linker",
        "cut EcoRI on other",
        "pass",
        "use linker",
        "add A",
        "add T",
        hand="EcoRI blue-buffer",
        rival="linker",
        deck="ATG",
        check=reads("AAAA", "CCGATGAATTCCC"),
        **CUT,
    ),
    scene(
        "magnesium-chloride",
        "attack pcr on other with red-buffer",
        "done",
        hand="pcr dntps dna-polymerase magnesium-chloride red-buffer",
        celsius=100,
        deck="AAAAAA",
        check=reads(other="TGCATGAAAAAA"),
    ),
    scene(
        "non-toxic-stain",
        "attack ethidium-bromide",
        "take bases",
        "take reactions",
        "respond non-toxic-stain",
        hand="ethidium-bromide",
        rival="A non-toxic-stain",
        check=lambda s: hand(s, 0) == [] and hand(s, 1) == ["A"],
    ),
    scene(
        "denaturation",
        "use thermal-cycler to 25",
        "respond denaturation",
        hand="thermal-cycler",
        rival="denaturation",
        celsius=100,
        check=shows(100),
    ),
    scene(
        "polylinker",
        "cut EcoRI on other",
        "pass",
        "use polylinker",
        hand="EcoRI blue-buffer",
        rival="polylinker",
        deck="TTTTT",
        check=reads("AAAA", "CCGTTTTTAATTCCC"),
        **CUT,
    ),
    scene("rnase-a", "use rnase-a on own", hand="rnase-a", own="ACGU", celsius=37, check=reads(own="ACG")),
    scene(
        "spectrophotometer",
        "attack spectrophotometer on own",
        "add C",
        hand="spectrophotometer",
        deck="AC",
        check=reads(own="ACGTACCA"),
    ),
    scene("thermal-cycler", "use thermal-cycler to 37", hand="thermal-cycler", celsius=-80, check=shows(37)),
    scene(
        "uv-light",
        "attack uv-light on other",
        "pick 6",
        "pick 1",
        "pick 2",
        "pick 3",
        "place G",
        "place G",
        "place C",
        hand="uv-light",
        check=reads(other="GGCATT"),
    ),
    scene("water-bath", "use water-bath", hand="water-bath", check=shows(55)),
    scene(
        "red-buffer",
        "cut DpnII on other",
        hand="DpnII red-buffer",
        other="CCGATCAA",
        celsius=37,
        check=reads(other="CC"),
    ),
    scene(
        "green-buffer",
        "cut BfaI on other",
        hand="BfaI green-buffer",
        other="GGCTAGAA",
        celsius=37,
        check=reads(other="GGC"),
    ),
    scene(
        "yellow-buffer",
        "cut RsaI on other",
        hand="RsaI yellow-buffer",
        other="AAGTACTT",
        celsius=37,
        check=reads(other="AAGT"),
    ),
    scene("blue-buffer", "cut EcoRI on other", hand="EcoRI blue-buffer", check=reads("AAAA", "CCG"), **CUT),
]

# -- every card is stopped by what is made against it ---------------------------------------------------------------

PHOSPHATASE: dict[str, Any] = {"hand": "alkaline-phosphatase dephosphorylation red-buffer"}
FULL_PCR: dict[str, Any] = {"hand": "pcr dntps dna-polymerase magnesium-chloride blue-buffer dmso", "celsius": 55}
SWAP = ["pick 1", "pick 2", "done"]


def washed(card: str, *moves: str, check: Check | None = None, rival: str = "", **laid: Any) -> Scene:
    """The rival holds a Detergent and uses it on the card."""
    return Scene(
        card, [*moves, f"respond detergent on {card}"], check or reads(), {**laid, "rival": f"detergent {rival}"}
    )


BLOCKED: list[Scene] = [
    washed("agarose-gel", "attack agarose-gel", hand="agarose-gel", check=lambda s: hand(s, 0) == []),
    washed("alkaline-phosphatase", "attack alkaline-phosphatase on other with red-buffer", **PHOSPHATASE),
    washed("pcr", "attack pcr on own with blue-buffer", **FULL_PCR),
    washed(
        "bsa",
        "cut MseI on other",
        hand="MseI blue-buffer bsa",
        other="CCTTAACC",
        celsius=37,
        check=lambda s: chain(s, 1) == "CCTTAACC" and celsius(s) == 37,
    ),
    washed("deletion", "attack deletion on own with red-buffer", "remove 1", "remove 2", hand="deletion red-buffer"),
    washed(
        "dephosphorylation",
        "cut EcoRI on other",
        "pass",
        "use dephosphorylation with red-buffer",
        hand="EcoRI blue-buffer red-buffer dephosphorylation alkaline-phosphatase",
        check=lambda s: fragment(s, 1) == "AATTCCC" and not s.sealed[1],
        **CUT,
    ),
    washed("distilled-water", "use distilled-water", hand="distilled-water", check=shows(25)),
    washed("dmso", "attack dmso", hand="dmso", celsius=55, check=lambda s: hand(s, 0) == []),
    washed("dnase-i", "attack dnase-i on other", hand="dnase-i"),
    washed("dna-ladder", "attack dna-ladder on other", hand="dna-ladder", own="AC", check=reads(own="AC")),
    washed("loading-dye", "attack loading-dye", hand="loading-dye", check=lambda s: s.view(0)["known_cards"][1] == []),
    washed("dna-polymerase", "attack dna-polymerase on own", *SWAP, hand="dna-polymerase", celsius=55),
    washed("dntps", "attack dntps on own", hand="dntps", celsius=55),
    washed("dry-ice", "use dry-ice", hand="dry-ice", check=shows(25)),
    washed(
        "electrophoresis",
        "attack electrophoresis",
        hand="electrophoresis",
        rival="A",
        check=lambda s: hand(s, 1) == ["A"],
    ),
    washed(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "take bases",
        "take reactions",
        hand="ethidium-bromide",
        rival="A",
        check=lambda s: hand(s, 1) == ["A"],
    ),
    washed("heating-block", "use heating-block", hand="heating-block", check=shows(25)),
    washed("ice-box", "use ice-box", hand="ice-box", check=shows(25)),
    washed(
        "ligase",
        "attack ligation on own with red-buffer",
        hand="ligation ligase red-buffer",
        celsius=4,
        check=lambda s: chain(s, 0) == "ACGTAC" and fragment(s, 0) == "GG",
        broken="GG",
    ),
    washed(
        "ligation",
        "attack ligation on own with red-buffer",
        hand="ligation ligase red-buffer",
        celsius=4,
        check=lambda s: chain(s, 0) == "ACGTAC" and fragment(s, 0) == "GG",
        broken="GG",
    ),
    washed("linker", "use linker", hand="linker", check=lambda s: fragment(s, 0) == "GG", broken="GG"),
    washed("magnesium-chloride", "attack pcr on own with blue-buffer", **FULL_PCR),
    washed("polylinker", "use polylinker", hand="polylinker", check=lambda s: fragment(s, 0) == "GG", broken="GG"),
    washed("rnase-a", "use rnase-a on own", hand="rnase-a", own="ACGU", celsius=37, check=reads(own="ACGU")),
    washed("spectrophotometer", "attack spectrophotometer on own", hand="spectrophotometer"),
    washed("thermal-cycler", "use thermal-cycler to 37", hand="thermal-cycler", check=shows(25)),
    washed("uv-light", "attack uv-light on other", *SWAP, hand="uv-light"),
    washed("water-bath", "use water-bath", hand="water-bath", check=shows(25)),
    *[
        washed(
            f"{colour}-buffer",
            f"attack deletion on own with {colour}-buffer",
            "remove 1",
            "remove 2",
            hand=f"deletion {colour}-buffer",
        )
        for colour in ("red", "green", "yellow", "blue")
    ],
    # a defence is stopped by the attacker's Detergent, and the attack goes through
    scene(
        "goggles",
        "attack uv-light on other",
        *SWAP,
        "respond goggles",
        "respond detergent on goggles",
        hand="uv-light detergent",
        rival="goggles",
        check=reads(other="GTCATG"),
    ),
    scene(
        "klenow",
        "attack alkaline-phosphatase on other with red-buffer",
        "respond klenow",
        "respond detergent on klenow",
        hand="alkaline-phosphatase dephosphorylation red-buffer detergent",
        rival="klenow",
        check=reads(other="TGCA"),
    ),
    scene(
        "non-toxic-stain",
        "attack ethidium-bromide",
        "take bases",
        "take bases",
        "respond non-toxic-stain",
        "respond detergent on non-toxic-stain",
        hand="ethidium-bromide detergent",
        rival="A C non-toxic-stain",
        check=lambda s: hand(s, 0) == ["A", "C"],
    ),
    scene(
        "denaturation",
        "use thermal-cycler to 100",
        "respond denaturation",
        "respond detergent on denaturation",
        hand="thermal-cycler detergent",
        rival="denaturation",
        check=shows(100),
    ),
    # the cards made against one other
    scene(
        "alkaline-phosphatase",
        "attack alkaline-phosphatase on own with red-buffer",
        "respond klenow",
        rival="klenow",
        check=reads(),
        **PHOSPHATASE,
    ),
    scene(
        "ethidium-bromide",
        "attack ethidium-bromide",
        "take reactions",
        "take reactions",
        "respond non-toxic-stain",
        hand="ethidium-bromide",
        rival="non-toxic-stain goggles",
        check=lambda s: hand(s, 1) == ["goggles"],
    ),
    scene(
        "heating-block", "use heating-block", "respond ice-box", hand="heating-block", rival="ice-box", check=shows(25)
    ),
    scene(
        "thermal-cycler",
        "use thermal-cycler to 100",
        "respond denaturation",
        hand="thermal-cycler",
        rival="denaturation",
        check=shows(25),
    ),
    scene(
        "uv-light",
        "attack uv-light on own",
        *SWAP,
        "respond goggles",
        hand="uv-light",
        rival="goggles",
        check=reads(),
    ),
]
