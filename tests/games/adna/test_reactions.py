"""§9: the 37 Reactions cards: what each does, when, what stops it, and why it is refused."""

from typing import Any

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.components import CELSIUS, FIRST_REACTION, KEYS, REACTION_DATA
from benchtop.games.adna.moves.turn import End, Stop
from benchtop.games.adna.state import MAIN

from .table import (
    CUT,
    FULL_PCR,
    Scene,
    celsius,
    chain,
    fragment,
    hand,
    happened,
    legal,
    may,
    play,
    reads,
    refused,
    scene,
    shows,
    table,
    why,
)

# -- every card has its effect --------------------------------------------------------------------------------------

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

LEVELS = {
    "agarose-gel": [25],
    "alkaline-phosphatase": [25, 37],
    "pcr": [55, 65, 80, 100],
    "deletion": [25, 37],
    "dmso": [55, 65, 80, 100],
    "dnase-i": list(CELSIUS),
    "dna-ladder": list(CELSIUS),
    "loading-dye": [25],
    "dna-polymerase": [55, 65, 80, 100],
    "dntps": [55, 65, 80, 100],
    "electrophoresis": [25],
    "ethidium-bromide": [25],
    "ligation": [4, 16],
    "linker": [25, 37],
    "polylinker": [25, 37],
    "rnase-a": [37],
    "spectrophotometer": [25],
    "thermal-cycler": list(CELSIUS),
    "uv-light": [25],
    "distilled-water": [4, 16, 25, 37, 50, 55, 65, 80, 100],
    "dry-ice": [4, 16, 25, 37, 50, 55, 65, 80, 100],
    "heating-block": [-80, 4, 16, 25, 37, 50, 55, 65, 80],
    "ice-box": [16, 25, 37, 50, 55, 65, 80, 100],
    "water-bath": [-80, 4, 16, 25, 37, 50],
}
"""Temperatures at which a card may be played in its player's turn, from the booklet's table."""

READY: dict[str, dict[str, Any]] = {
    "ligation": {"hand": "ligation ligase red-buffer", "broken": "GG"},
    "linker": {"hand": "linker", "broken": "GG"},
    "polylinker": {"hand": "polylinker", "broken": "GG"},
    "dna-ladder": {"hand": "dna-ladder", "own": "AC"},
    "rnase-a": {"hand": "rnase-a", "own": "ACU"},
}
"""Tables on which only the temperature can be wrong; other cards use their scenes."""


@pytest.mark.parametrize("scene", PLAYED, ids=lambda scene: scene.card)
def test_a_card_does_what_it_says(scene: Scene) -> None:
    s = table(**scene.laid)
    census = GAME.census(s)
    play(s, *scene.moves)
    assert scene.check(s)
    assert GAME.census(s) == census


def worked(log: list[dict[str, Any]]) -> set[str]:
    """Return the cards that took effect, were played with such a card, or stopped another."""
    failed = {event["card"] for event in log if event["event"] in ("Failed", "Cancelled")}
    cards: set[str] = set()
    for event in log:
        if event["event"] in ("Declared", "Answered") and event["card"] not in failed:
            cards |= {event["card"], *event.get("supports", [])}
    return cards


def test_every_card_is_played_with_effect() -> None:
    played = {scene.card for scene in PLAYED if scene.card in worked(happened(scene))}
    assert played == {row["key"] for row in REACTION_DATA}


@pytest.mark.parametrize("card", LEVELS)
def test_a_card_is_played_at_its_temperatures_and_no_other(card: str) -> None:
    laid = READY.get(card) or next(scene.laid for scene in PLAYED if scene.card == card)
    works = []
    for degrees in CELSIUS:
        s = table(**{**laid, "celsius": degrees})
        if any(card in str(move) for move in s.legal()):
            works.append(degrees)
    assert works == LEVELS[card]


def test_answers_and_dephosphorylation_have_their_printed_temperatures() -> None:
    printed = {card["id"]: card["values"]["celsius"] for card in GAME.cards() if "celsius" in card["values"]}
    assert {card: printed[f"card:{card}"] for card in LEVELS} == LEVELS
    assert printed["card:klenow"] == printed["card:non-toxic-stain"] == [25]
    assert printed["card:denaturation"] == [100]
    assert printed["card:dephosphorylation"] == [37]


@pytest.mark.parametrize("scene", PLAYED, ids=lambda scene: scene.card)
def test_a_card_that_lacks_nothing_has_a_legal_move(scene: Scene) -> None:
    s = table(**scene.laid)
    ready = {entry["card"] for entry in s.view(0)["hand"] if not entry["lacks"]}
    played: set[str] = set()
    for move in s.legal():
        after = s.clone()
        if not isinstance(move, Stop | End):
            after.play(move)
            played |= {KEYS[kind] for kind in range(len(KEYS)) if after.held[0][kind] < s.held[0][kind]}
    assert ready <= played


# -- requirements without a scene -----------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", ["dntps", "dna-polymerase", "magnesium-chloride"])
def test_a_pcr_needs_every_one_of_its_cards(missing: str) -> None:
    laid = {**FULL_PCR, "hand": str(FULL_PCR["hand"]).replace(missing, "").split()}
    s = table(**laid)
    assert refused(s, "attack pcr on own with blue-buffer") == "no_support"
    name = {"dntps": "dNTPs", "dna-polymerase": "DNA Polymerase", "magnesium-chloride": "Magnesium Chloride"}[missing]
    assert f"you hold no {name}" in why(s, "attack pcr on own with blue-buffer")


@pytest.mark.ruling("ADNA-R44")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_any_one_buffer_will_do(colour: str) -> None:
    s = table(hand=f"deletion {colour}-buffer")
    assert legal(s, "attack deletion") == [
        f"attack deletion on own with {colour}-buffer",
        f"attack deletion on other with {colour}-buffer",
    ]


@pytest.mark.ruling("ADNA-R30")
def test_phosphatase_and_dephosphorylation_are_a_pair_with_two_uses() -> None:
    pair = "alkaline-phosphatase dephosphorylation red-buffer"
    assert may(table(hand=pair), "attack alkaline-phosphatase on other with red-buffer")  # 25 °C: only the leader's
    s = play(table(hand=f"{pair} EcoRI blue-buffer", **CUT), "cut EcoRI on other")
    assert may(s, "use dephosphorylation with red-buffer")


@pytest.mark.ruling("ADNA-R35")
def test_a_deletion_takes_exactly_two_bases_or_the_only_one() -> None:
    s = play(table(hand="deletion red-buffer"), "attack deletion on own with red-buffer", "remove 2")
    assert legal(s) == ["remove 1", "remove 3", "remove 4", "remove 5", "remove 6"]
    assert refused(s, "remove 2") == "already_picked"
    assert refused(s, "remove 7") == "no_such_position"
    play(s, "remove 6")
    assert chain(s, 0) == "AGTA"
    alone = play(table(hand="deletion red-buffer", own="A"), "attack deletion on own with red-buffer", "remove 1")
    assert chain(alone, 0) == ""


@pytest.mark.ruling("ADNA-R39")
@pytest.mark.parametrize("length", range(13))
def test_dnase_cuts_chains_of_five_to_eleven_cards(length: int) -> None:
    s = table(hand="dnase-i", own=("ACGT" * 4)[:length])
    assert may(s, "attack dnase-i on own") == (5 <= length <= 11)


@pytest.mark.ruling("ADNA-R38")
@pytest.mark.parametrize(("own", "other", "left"), [(4, 5, 4), (4, 6, 4), (4, 7, 4), (4, 8, 5), (0, 2, 0)])
def test_the_ladder_takes_three_or_the_difference(own: int, other: int, left: int) -> None:
    s = table(hand="dna-ladder", own="A" * own, other="C" * other)
    assert len(play(s, "attack dna-ladder on other").chains[1]) == left


@pytest.mark.ruling("ADNA-R37")
def test_only_the_attacker_sees_the_hand_that_the_dye_shows() -> None:
    s = play(table(hand="loading-dye", rival="A goggles"), "attack loading-dye", "pass")
    assert s.view(0)["known_cards"][1] == ["A", "goggles"]
    assert s.view(None)["known_cards"][1] == []
    assert s.view(1)["known_cards"][0] == []


@pytest.mark.ruling("ADNA-R36")
def test_ethidium_bromide_picks_backs_and_shows_the_cards_to_all() -> None:
    s = table(hand="ethidium-bromide", rival="A C EcoRI")
    play(s, "attack ethidium-bromide")
    assert legal(s) == ["take bases", "take enzymes"]
    play(s, "take enzymes")
    assert refused(s, "take enzymes") == "no_such_back"
    play(s, "take bases")
    assert "EcoRI" in hand(s, 0)
    assert s.view(None)["known_cards"][0] == hand(s, 0)


@pytest.mark.ruling("ADNA-R60")
def test_chance_decides_among_equal_backs() -> None:
    taken = set()
    for seed in range(12):
        s = play(table(hand="ethidium-bromide", rival="A C EcoRI", seed=seed), "attack ethidium-bromide")
        taken.add(hand(play(s, "take bases", "take enzymes"), 0)[0])
    assert taken == {"A", "C"}


@pytest.mark.ruling("ADNA-R60")
def test_backs_spent_in_the_exchange_are_not_taken() -> None:
    s = table(hand="ethidium-bromide distilled-water", rival="heating-block A")
    play(s, "attack ethidium-bromide", "take reactions", "take bases", "respond heating-block", "pass", "pass")
    assert hand(s, 0) == ["distilled-water"]  # a single card could not bring 50 °C back to 25
    s = table(hand="ethidium-bromide thermal-cycler", rival="heating-block A")
    play(s, "attack ethidium-bromide", "take reactions", "take bases", "respond heating-block", "pass")
    play(s, "respond thermal-cycler to 25")
    assert hand(s, 0) == ["A"]


@pytest.mark.ruling("ADNA-R59")
def test_a_pcr_works_on_one_chain_in_a_fixed_order() -> None:
    s = table(**FULL_PCR, deck="AACCCGTTT")
    play(s, "attack pcr on other with blue-buffer and dmso", "add C")
    assert chain(s, 1) == "TGCATGCAA"
    assert legal(s) == ["add C", "add G"]
    play(s, "add G")
    assert chain(s, 1) == "TGCATGCAAGCC"
    assert hand(s, 0) == []  # the DMSO comes last
    play(s, "done")
    assert hand(s, 0) == ["T", "T", "T"]
    assert chain(s, 0) == "ACGTAC"


def test_the_player_of_a_pcr_rearranges_even_if_the_rival_moved_last() -> None:
    s = table(**FULL_PCR, rival="detergent", deck="AAAAAA")
    play(s, "attack pcr on own with blue-buffer", "pass")
    assert (s.to_move, chain(s, 0)) == (0, "ACGTACAAAAAA")
    assert "done" in legal(s)


@pytest.mark.ruling("ADNA-R59")
def test_detergent_on_the_dmso_stops_the_whole_pcr() -> None:
    s = table(**FULL_PCR, rival="detergent")
    play(s, "attack pcr on own with blue-buffer and dmso", "respond detergent on dmso")
    assert chain(s, 0) == "ACGTAC"
    assert hand(s, 0) == []


@pytest.mark.ruling("ADNA-R33")
def test_supports_with_an_effect_work_alone_unless_strict() -> None:
    for card in ("dmso", "dntps", "dna-polymerase"):
        assert legal(table(hand=card, celsius=55), f"attack {card}")
        assert not legal(table(hand=card, celsius=55, pcr="strict"), f"attack {card}")
    assert legal(table(**FULL_PCR, pcr="strict"), "attack pcr on own with blue-buffer and dmso")


@pytest.mark.ruling("ADNA-R33")
def test_as_an_option_a_pcr_adds_three_bases_and_its_supports_do_nothing_more() -> None:
    s = table(**FULL_PCR, deck="AAACCC", pcr="three")
    assert refused(s, "attack pcr on own with blue-buffer and dmso") == "pcr_alone"
    assert may(s, "attack dmso") and may(s, "attack dntps on own")
    play(s, "attack pcr on own with blue-buffer")
    assert chain(s, 0) == "ACGTACAAA"
    assert (s.phase, hand(s, 0)) == (MAIN, ["dmso"])


@pytest.mark.ruling("ADNA-R67")
def test_spectators_do_not_see_the_bases_taken_by_electrophoresis() -> None:
    s = play(table(hand="electrophoresis", rival="A C"), "attack electrophoresis")
    assert s.view(None)["known_cards"][0] == []
    assert s.view(1)["known_cards"][0] == ["A", "C"]
    assert s.view(0)["known_cards"][0] == ["A", "C"]


@pytest.mark.ruling("ADNA-R45")
def test_every_card_has_one_name() -> None:
    keys = KEYS[FIRST_REACTION:]
    assert len(keys) == len(set(keys)) == 37
    for word in ("electrophoresis", "stain", "dnase", "rnase"):
        assert len([key for key in keys if word in key]) == 1
