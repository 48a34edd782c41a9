"""The card data: as printed, complete, in words of our own."""

from benchtop.games.adna.components import (
    COPIES,
    DECK,
    ENZYME_DATA,
    FIRST_CARD,
    KEYS,
    KIND,
    LEVELS,
    REACTION_DATA,
    level_set,
)

TYPES = {
    "attack": (
        "agarose-gel alkaline-phosphatase pcr deletion dnase-i dna-ladder loading-dye electrophoresis ethidium-bromide "
        "ligation spectrophotometer thermal-cycler uv-light"
    ),
    "support": (
        "bsa dmso dna-polymerase dntps ligase magnesium-chloride red-buffer green-buffer yellow-buffer blue-buffer"
    ),
    "defence": (
        "dephosphorylation detergent goggles ice-box klenow linker non-toxic-stain denaturation polylinker rnase-a"
    ),
    "temperature": "distilled-water dry-ice heating-block water-bath",
}
BLOCKERS = {
    "alkaline-phosphatase": "klenow",
    "ethidium-bromide": "non-toxic-stain",
    "heating-block": "ice-box",
    "ligation": "dephosphorylation",
    "thermal-cycler": "denaturation",
    "uv-light": "goggles",
}
SUPPORTS = {
    "alkaline-phosphatase": ["any-buffer", "dephosphorylation"],
    "pcr": ["any-buffer", "dntps", "dna-polymerase", "magnesium-chloride"],
    "deletion": ["any-buffer"],
    "dephosphorylation": ["any-buffer", "alkaline-phosphatase"],
    "ligation": ["any-buffer", "ligase"],
}


def test_every_card_has_its_printed_type() -> None:
    for kind, cards in TYPES.items():
        assert {row["key"] for row in REACTION_DATA if row["type"] == kind} == set(cards.split())


def test_every_card_but_detergent_is_blocked_by_detergent_and_six_by_one_more() -> None:
    for row in REACTION_DATA:
        expected = [] if row["key"] == "detergent" else ["detergent"]
        if row["key"] in BLOCKERS:
            expected.append(BLOCKERS[row["key"]])
        assert row["blocked_by"] == expected


def test_supports_are_those_of_the_table() -> None:
    assert {row["key"]: row["supports"] for row in REACTION_DATA if row["supports"]} == SUPPORTS


def test_every_card_says_what_it_does_and_teaches_something() -> None:
    for row in REACTION_DATA:
        assert row["effect"].endswith(".")
        assert row["biology"].endswith(".")
    for row in ENZYME_DATA:
        assert row["fact"].endswith(".")


def test_what_is_reconstructed_is_marked() -> None:
    assert {row["key"] for row in REACTION_DATA if "reconstructed" in row} == {"distilled-water", "uv-light"}


def test_copies_of_a_card_are_neighbours() -> None:
    for kind in range(len(KEYS)):
        assert KIND[FIRST_CARD[kind] : FIRST_CARD[kind] + COPIES[kind]] == [kind] * COPIES[kind]
    assert sorted(KIND) == KIND
    assert [DECK[kind] for kind in KIND] == sorted(DECK[kind] for kind in KIND)


def test_levels_are_sets_of_thermometer_levels() -> None:
    assert level_set([25, 37]) == 0b11000
    assert LEVELS[KEYS.index("EcoRI")] == level_set([37])
