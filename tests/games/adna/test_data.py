"""The card data and the catalogue: as printed, complete, in our own words."""

import re

import pytest

from benchtop.games.adna import GAME
from benchtop.games.adna.components import (
    CELSIUS,
    COPIES,
    DECK,
    ENZYME_DATA,
    FIRST_CARD,
    KEYS,
    KIND,
    LAST_TURN,
    LEVELS,
    LONGEST,
    QUIET_TURNS,
    REACTION_DATA,
    ROOM,
    SHORTEST,
    SWAPS_ABOVE,
    USUAL,
    U,
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


def test_every_card_says_in_a_few_words_what_it_does_with_the_numbers_of_its_data() -> None:
    templates = {f"card:{row['key']}": str(row["short"]) for row in REACTION_DATA}
    for card in GAME.cards():
        if not card["id"].startswith("card:"):
            continue
        assert 1 < len(card["short"].split()) <= 8, card
        template = templates.get(card["id"], "")
        assert not set("{}") & set(card["short"])
        assert not re.search(r"\d", template), "numbers are data"
        named = re.findall(r"\{(\w+)", template)
        assert re.findall(r"-?\d+", card["short"]) == [str(card["values"][name]) for name in named] or not template


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


# -- the catalogue --------------------------------------------------------------------------------------------------

CARDS = {card["id"]: card for card in GAME.cards()}


def test_the_catalogue_holds_every_kind_and_the_thermometer() -> None:
    assert list(CARDS) == [*[f"card:{key}" for key in KEYS], "board:thermometer"]
    assert [card["count"] for card in CARDS.values()] == [*COPIES, 1]
    assert all(card["fact"] for name, card in CARDS.items() if name.startswith("card:"))


def test_a_card_says_what_it_does_needs_and_is() -> None:
    ecori, kpni, deletion = CARDS["card:EcoRI"], CARDS["card:KpnI"], CARDS["card:deletion"]
    washed = "Cuts G^AATTC. It fails if Detergent stops its Blue Buffer."
    assert (ecori["text"], ecori["requirement"]) == (washed, "37 °C and Blue Buffer")
    assert kpni["requirement"] == "37 °C, Yellow Buffer and BSA"
    does = "Take 2 bases out of one chain, wherever you like; the gap closes. Blocked by Detergent."
    assert (deletion["text"], deletion["values"]["type"]) == (does, "attack")
    assert deletion["requirement"] == "25 or 37 °C and any buffer"
    assert deletion["values"]["takes"] == 2
    assert CARDS["card:A"]["values"] == {"deck": "bases", "letter": "A", "complement": "T"}
    assert CARDS["card:goggles"]["requirement"] == "an Ultra-Violet Light to answer"
    assert CARDS["card:ice-box"]["requirement"] is None
    assert CARDS["card:uv-light"]["text"].endswith("Blocked by Detergent or Goggles.")


def test_every_effect_states_its_numbers() -> None:
    for card in CARDS.values():
        assert not re.search(r"[{}]", card["text"])


def test_views_name_cards_and_say_nothing_that_is_printed() -> None:
    s = GAME.new(2, 1)
    printed = {card["text"] for card in CARDS.values()} | {card["fact"] or card["text"] for card in CARDS.values()}
    assert not [words for words in printed if words in str(s.view(s.to_move))]


# -- the rules page -------------------------------------------------------------------------------------------------


def test_the_rules_page_lists_every_reactions_card_with_its_count_and_type() -> None:
    listed = re.findall(r"^\*\*§9\.\d+\*\* \*(.+?)\* \((\d+)\), (\w+)", GAME.page("rules"), re.MULTILINE)
    assert listed == [(row["name"], str(row["count"]), row["type"]) for row in REACTION_DATA]


@pytest.mark.parametrize(
    ("rule", "stated"),
    [
        ("§1.3", f"{COPIES[0]} each of A, C, G and T and {COPIES[U]} of U"),
        ("§1.4", f"{', '.join(map(str, CELSIUS[:-1]))} and {CELSIUS[-1]} °C. It starts at {CELSIUS[ROOM]} °C"),
        ("§2.1", f"{SHORTEST} to {LONGEST}, usually {USUAL}"),
        ("§3.2", f"more than {SWAPS_ABOVE} °C"),
        ("§10.4", f"If for {QUIET_TURNS} turns in a row"),
        ("§10.4", f"its {LAST_TURN}th turn"),
    ],
)
def test_the_rules_page_states_the_numbers_of_the_data(rule: str, stated: str) -> None:
    page = " ".join(GAME.page("rules").split())
    paragraph = re.search(rf"\*\*{rule}\*\*(.*?)(?=\*\*§|## §)", page)
    assert paragraph is not None
    assert stated in paragraph[1]
