"""The printed cards, counted and checked against Biopython."""

import json
from pathlib import Path

import pytest
from Bio.Data.CodonTable import unambiguous_dna_by_id
from Bio.Data.IUPACData import ambiguous_dna_values, protein_letters_1to3
from Bio.SeqUtils.ProtParamData import kd

from benchtop.bio.codons import CODONS, STOP_CODONS
from benchtop.core import data
from benchtop.core.catalogue import Card
from benchtop.games.translation import GAME, components
from benchtop.games.translation.components import (
    ACTIONS,
    AMINO_LETTERS,
    AMINOS,
    CODON_BITS,
    FACES,
    NUCLEOTIDES,
    WHITE_D6,
    WHITE_D8,
    spelled_by,
)
from tests.games.numbers import Leaf, changed

from .table import new

CODE = unambiguous_dna_by_id[1]
FACE_UP: Leaf = ("rules.json", ("face_up",))


def written_out(pattern: str) -> set[str]:
    """Return the codons of an IUPAC pattern, by Biopython's table of ambiguous letters."""
    first, second, third = (ambiguous_dna_values[letter] for letter in pattern)
    return {a + b + c for a in first for b in second for c in third}


def test_the_codons_of_every_card_are_those_of_the_standard_genetic_code() -> None:
    for card in AMINOS:
        printed = set().union(*(written_out(pattern) for pattern in card.codons))
        assert printed == {codon for codon, amino in CODE.forward_table.items() if amino == card.letter}, card.name


def test_the_engine_reads_every_codon_as_biopython_does() -> None:
    for number, codon in enumerate(CODONS):
        amino = CODE.forward_table.get(codon)
        assert CODON_BITS[number] == (0 if amino is None else 1 << AMINO_LETTERS.index(amino))
        assert spelled_by(number) == (amino or "*")


def test_no_codon_belongs_to_two_cards_and_the_stops_belong_to_none() -> None:
    assert {bits.bit_count() for bits in CODON_BITS} == {0, 1}
    assert sorted(CODONS[n] for n, bits in enumerate(CODON_BITS) if bits == 0) == sorted(CODE.stop_codons)
    assert sorted(STOP_CODONS) == sorted(CODE.stop_codons)


@pytest.mark.ruling("TRANSLATION-R08")
def test_three_amino_acids_have_six_codons_in_two_blocks_and_two_have_one() -> None:
    counts = {card.letter: len(set().union(*map(written_out, card.codons))) for card in AMINOS}
    assert sum(counts.values()) == 4**3 - 3
    assert {letter for letter, count in counts.items() if count == 6} == set("LRS")
    assert {letter for letter, count in counts.items() if count == 1} == set("MW")
    assert {card.letter for card in AMINOS if len(card.codons) == 2} == set("LRS")


def test_the_abbreviations_are_the_usual_ones() -> None:
    assert {card.letter: card.three for card in AMINOS} == protein_letters_1to3


@pytest.mark.ruling("TRANSLATION-R06")
def test_alanine_shuns_water_and_arginine_loves_it() -> None:
    water = {card.letter: card.hydrophilic for card in AMINOS}
    assert not water["A"] and water["R"]
    assert {letter for letter, loves in water.items() if loves} == set("RNDQEGKPST")


@pytest.mark.ruling("TRANSLATION-R06")
def test_only_histidine_tryptophan_and_tyrosine_differ_from_kyte_and_doolittle() -> None:
    assert {card.letter for card in AMINOS if card.hydrophilic != (kd[card.letter] < 0)} == set("HWY")


@pytest.mark.ruling("TRANSLATION-R07")
def test_hue_tells_purines_and_shade_tells_strong_pairs() -> None:
    colours = {card.letter: (card.hue, card.shade) for card in NUCLEOTIDES}
    assert colours == {
        "A": ("blue", "light"),
        "C": ("red", "dark"),
        "G": ("blue", "dark"),
        "T": ("red", "light"),
    }


def test_the_white_dice_show_every_letter_equally_often() -> None:
    assert sorted(WHITE_D8) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sorted(WHITE_D6) == [-1, -1, 0, 1, 2, 3]


def test_the_choices_of_the_black_die_are_iupac_codes() -> None:
    assert {face: set(ambiguous_dna_values[face]) for face in FACES[4:]} == {
        "W": set("AT"),
        "S": set("CG"),
        "R": set("AG"),
        "Y": set("CT"),
    }


def test_the_nine_kinds_of_action_card_cost_what_is_printed() -> None:
    assert [(card.key, card.buy, card.use) for card in ACTIONS] == [
        ("toggle", None, 1),
        ("extend", None, 1),
        ("delete", 2, 1),
        ("insert", 3, 1),
        ("reverse-complement", 3, 1),
        ("complement", 3, 2),
        ("transition", 3, 2),
        ("transversion", 3, 2),
        ("mutate", 5, 3),
    ]


@pytest.mark.ruling("TRANSLATION-R09")
def test_the_complement_card_tells_biologists_that_it_is_a_transversion() -> None:
    note = next(card.note for card in ACTIONS if card.key == "complement")
    assert note is not None and "transversions" in note


# -- the catalogue --------------------------------------------------------------------------------------------------


def entries(kind: str) -> dict[str, Card]:
    return {card["id"].partition(":")[2]: card for card in GAME.cards() if card["id"].startswith(f"{kind}:")}


def test_the_catalogue_holds_the_parts_of_the_box() -> None:
    counts = {kind: sum(card["count"] for card in entries(kind).values()) for kind in ("amino", "card", "piece")}
    assert counts == {"amino": 20, "card": 22, "piece": 20 + 4}, "and four letters that the nucleotide cards show"
    assert list(entries("letter")) == list("ACGT")


def test_the_catalogue_names_everything_that_moves_touch_as_they_do() -> None:
    ids = {card["id"] for card in GAME.cards()}
    touched = {
        touch for move in GAME.moves for touch in move.touches if touch.split(":")[0] in ("amino", "card", "letter")
    }
    assert touched <= ids
    assert {f"card:{key}" for key in new().view(None)["pool"]} <= ids


def test_an_amino_acid_says_what_it_takes_and_brings_and_a_fact() -> None:
    cards = entries("amino")
    assert cards["M"]["requirement"] == "ATG on the active strand, the water OFF, and 1 point to translate it."
    assert cards["M"]["text"] == (
        "First name Matt. Scores 1 point, and 2 more with every other amino acid that you collect of its groups: "
        "Aliphatic, Sulfur."
    )
    assert cards["R"]["values"] == {
        "letter": "R",
        "three": "Arg",
        "first_name": "Redbeard",
        "codons": ["CGN", "AGR"],
        "spelled_by": ["AGA", "AGG", "CGA", "CGC", "CGG", "CGT"],
        "hydrophilic": True,
        "groups": ["Basic"],
    }
    assert all(card["fact"] for card in cards.values())


def test_an_action_card_says_what_it_costs() -> None:
    cards = entries("card")
    assert cards["extend"]["requirement"] == "Everybody is dealt 1; 1 point for every use."
    assert cards["mutate"]["requirement"] == "5 points to buy it; 3 points for every use."
    assert cards["mutate"]["text"] == "Change a letter into any other."


def test_a_letter_says_how_it_pairs() -> None:
    assert entries("letter")["G"]["fact"] == "Guanine has two rings and pairs with cytosine by 3 hydrogen bonds."
    assert entries("piece")["white-die"]["values"] == {"d8": "AATTCCGG", "d6": "TCGA--"}


# -- loading --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "spoil", "wrong"),
    [
        ("amino_acids.json", lambda d: d["amino_acids"].pop(), "twenty"),
        ("amino_acids.json", lambda d: d["amino_acids"][0]["codons"].append("GX"), "codons of Alanine"),
        ("amino_acids.json", lambda d: d["amino_acids"][0]["groups"].append("Sweet"), "groups of Alanine"),
        ("amino_acids.json", lambda d: d["amino_acids"][0].update(first_name="Bob"), "first name of Alanine"),
        ("amino_acids.json", lambda d: d["halves"]["aromatic"].pop(), "halves"),
        ("actions.json", lambda d: d["cards"].pop(), "the action cards are"),
        ("actions.json", lambda d: d["cards"][2].update(buy=0), "Delete costs at least a point"),
        ("actions.json", lambda d: d["cards"][2].update(dealt=1), "Delete is either dealt or sold"),
        ("actions.json", lambda d: d["cards"][2].update(buy=None, dealt=1), "seven are sold"),
        ("rules.json", lambda d: d["copies"].pop("4"), "copies"),
        ("rules.json", lambda d: d.update(translate_cost=0), "at least 1"),
        ("rules.json", lambda d: d.update(nucleotide_cards=4), "nucleotide cards"),
        ("rules.json", lambda d: d["copies"].update({"4": 4}), "deleted completely"),
        ("pieces.json", lambda d: d["nucleotides"].pop(), "four letters"),
        ("pieces.json", lambda d: d["dice"]["d8"].update(white="ACGT"), "white d8 has 8 faces"),
        ("pieces.json", lambda d: d["dice"]["d6"].update(black="ACGTXX"), "faces of the black"),
        ("pieces.json", lambda d: d["dice"]["d6"].update(white="AACGT-"), "equally often"),
    ],
)
def test_spoilt_data_is_refused_on_loading(
    file: str, spoil: object, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (Path(components.__file__).parent / "data").glob("*.json"):
        content = json.loads(path.read_text(encoding="utf-8"))
        if path.name == file:
            assert callable(spoil)
            spoil(content)
        (tmp_path / path.name).write_text(json.dumps(content), encoding="utf-8")
    monkeypatch.setitem(data.FOLDERS, "translation", tmp_path)
    with pytest.raises(ValueError, match=f"^translation: .*{wrong}"):
        load_everything()


def load_everything() -> None:
    components.load_rules()
    components.load_amino_acids()
    components.load_halves()
    components.load_actions()
    components.load_nucleotides()
    components.load_dice()


def test_more_amino_acids_face_up_than_a_short_game_has_are_refused() -> None:
    with pytest.raises(ValueError, match="a short game has enough amino acids"), changed("translation", *FACE_UP, by=6):
        pass


def test_every_action_card_says_in_a_few_words_what_it_does() -> None:
    short = {card["id"]: card["short"] for card in GAME.cards() if card["kind"] == "action card"}
    assert all(short.values()) and max(len(text.split()) for text in short.values()) <= 8
    assert short["card:complement"] == "A ↔ T, C ↔ G"
    assert short["card:transition"] == "A ↔ G, C ↔ T"
    assert short["card:transversion"] == "A ↔ C, G ↔ T"
