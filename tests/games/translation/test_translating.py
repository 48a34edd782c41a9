"""§3: codon, strand and water. Half of these are the pictures of the rulebook."""

import pytest
from Bio.Data.CodonTable import unambiguous_dna_by_id
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio.bases import encode
from benchtop.core.events import travel
from benchtop.games.translation.components import AMINO_LETTERS, AMINOS

from .table import aminos, events_of, legal, letters, play, refused, table, why

# -- the six pictures of the rulebook -------------------------------------------------------------------------------


def test_picture_1_methionine_is_translated_by_atg() -> None:
    assert legal(table("AATG", "MKDEF", water=False), "translate") == ["translate M"]


def test_picture_2_lysine_is_translated_by_aaa() -> None:
    assert legal(table("AAAG", "MKDEF"), "translate") == ["translate K"]


def test_picture_3_leucine_is_translated_by_ctc_on_the_flipped_strand() -> None:
    """The cards show GAGC from left to right and the marker lies on the right: the strand to read is GCTC."""
    s = table("GAGC", "LKDEF", cards="reverse-complement", water=False)
    play(s, "reverse-complement")
    assert letters(s) == "GCTC" and legal(s, "translate") == ["translate L"]


def test_picture_4_ttg_is_on_the_wrong_strand_until_reverse_complement() -> None:
    """The cards show TTGC and the marker lies on the right: the strand to read is GCAA."""
    s = table("GCAA", "LKDEF", cards="reverse-complement", water=False)
    refusal = why(s, "translate L")
    assert refusal.code == "other_strand"
    assert refusal.text == "TTG stands on the other strand only; GCAA, the active one, spells no Leucine."
    assert refusal.remedy == "Play Reverse Complement to read TTG." and refusal.moves == ("reverse-complement",)
    play(s, "reverse-complement")
    assert letters(s) == "TTGC" and legal(s, "translate") == ["translate L"]


def test_picture_5_ttg_is_in_the_wrong_order_until_the_c_becomes_a_g() -> None:
    s = table("GTTC", "LKDEW", cards="complement", water=False)
    refusal = why(s, "translate L")
    assert refusal.code == "wrong_order"
    assert "CTT and TTG stand there only backwards" in refusal.text
    assert refusal.remedy == "Play Complement on letter 1 (G becomes C) to make CTT."
    fix = {"cards": ["complement", "mutate"], "position": 4, "letter": "G", "codon": "TTG", "site": 2}
    assert fix in s.view(0)["face_up"][0]["one_card"]
    play(s, "complement 4")
    assert letters(s) == "GTTG" and legal(s, "translate") == ["translate L"]


def test_picture_6_methionine_cannot_be_translated_in_water() -> None:
    s = table("AATG", "MKDEF", water=True)
    refusal = why(s, "translate M")
    assert refusal.code == "needs_no_water" and refusal.remedy == "Toggle the water first."
    assert legal(play(s, "toggle"), "translate") == ["translate M"]


# -- codon ----------------------------------------------------------------------------------------------------------


@given(strand=st.text("ACGT", min_size=2, max_size=20), water=st.booleans())
def test_what_can_be_translated_is_what_biopython_reads_in_the_three_frames(strand: str, *, water: bool) -> None:
    code = unambiguous_dna_by_id[1].forward_table
    proteins = [code.get(strand[at : at + 3]) for at in range(len(strand) - 2)]
    for start in range(0, 20, 5):
        row = AMINO_LETTERS[start : start + 5]
        spelled = [a for a in row if a in proteins and AMINOS[AMINO_LETTERS.index(a)].hydrophilic == water]
        s = table(strand, row, water=water)
        assert legal(s, "translate") == [f"translate {amino}" for amino in spelled]


@pytest.mark.parametrize("codon", ["CTA", "CTC", "CTG", "CTT", "TTA", "TTG"])
@pytest.mark.ruling("TRANSLATION-R08")
def test_either_block_of_the_six_codons_of_leucine_will_do(codon: str) -> None:
    assert legal(table(codon, "LKDEF", water=False), "translate") == ["translate L"]


def test_reading_frames_do_not_matter() -> None:
    for before in ("", "C", "CC"):
        assert legal(table(before + "AAG", "KDEFH"), "translate") == ["translate K"]


def test_a_codon_that_stands_nowhere_is_refused_with_what_the_card_needs() -> None:
    refusal = why(table("CCCCC", "FKDEH", water=False), "translate F")
    assert refusal.code == "no_codon"
    assert refusal.text == "Phenylalanine needs TTY, and CCCCC spells it nowhere."


@pytest.mark.parametrize(("stop", "amino"), [("TAA", "Y"), ("TAG", "Y"), ("TGA", "W"), ("TGA", "C")])
def test_stop_codons_belong_to_no_card(stop: str, amino: str) -> None:
    s = table("C" + stop + "C", amino + "KDEH", water=False)
    refusal = why(s, f"translate {amino}")
    assert refusal.code == "stop_codon"
    assert refusal.text.startswith(f"In C{stop}C the {stop} at letter 2 is a stop codon; ")
    assert refusal.biology is not None and "release factor" in refusal.biology


def test_a_strand_of_two_letters_spells_nothing() -> None:
    assert refused(table("AA", "KDEFH"), "translate K") == "no_codon"


# -- strand ---------------------------------------------------------------------------------------------------------


def test_codons_on_the_other_strand_are_named() -> None:
    refusal = why(table("CAACAG", "LKDEW", water=False), "translate L")
    assert refusal.text.startswith("CTG and TTG stand on the other strand only; ")


def test_a_codon_that_stands_backwards_is_not_there() -> None:
    refusal = why(table("GTATT", "MKDEW", water=False), "translate M")
    assert refusal.code == "wrong_order"
    assert refusal.text == "ATG stands there only backwards: from 5' to 3' GTATT reads GTA."


# -- water ----------------------------------------------------------------------------------------------------------


def test_a_hydrophilic_amino_acid_needs_water() -> None:
    refusal = why(table("AAAG", "KDEFH", water=False), "translate K")
    assert refusal.code == "needs_water"
    assert refusal.text == "Lysine is hydrophilic and the water is OFF."
    assert refusal.biology is not None and "charge" in refusal.biology


def test_the_remedy_for_water_knows_that_the_toggle_is_used() -> None:
    s = play(table("AAAG", "KDEFH"), "toggle")
    assert why(s, "translate K").remedy == "You have toggled the water this turn; it stays until somebody's next turn."


def test_the_remedy_for_water_knows_that_one_point_is_not_enough() -> None:
    refusal = why(table("AAAG", "KDEFH", water=False, points=1), "translate K")
    assert refusal.remedy == "To toggle the water and translate takes 2 points; you have 1 left."
    assert refusal.moves == ()


def test_a_refused_codon_tells_what_its_letters_stand_for() -> None:
    def about(amino: str) -> str | None:
        return why(table("GGGG", "NLIWA"), f"translate {amino}").biology

    assert about("N") == (
        "Y stands for C or T, the pyrimidines: two codons mean asparagine, as the third letter often makes no "
        "difference."
    )
    assert about("L") == (
        "N stands for any letter and R stands for A or G, the purines: six codons mean leucine. They form two groups "
        "that begin differently, and in each the third letter may vary."
    )
    assert str(about("I")).startswith("H stands for A, C or T: three codons mean isoleucine")
    assert about("W") == "Tryptophan is one of only two amino acids that have a single codon."


@pytest.mark.parametrize("amino", AMINO_LETTERS)
def test_every_amino_acid_has_a_sentence_about_water(amino: str) -> None:
    card = AMINOS[AMINO_LETTERS.index(amino)]
    codon = {"N": "A", "R": "A", "Y": "C", "H": "A"}.get(card.codons[0][2], card.codons[0][2])
    s = table(card.codons[0][:2] + codon, amino, water=not card.hydrophilic)
    refusal = why(s, f"translate {amino}")
    assert refusal.biology is not None and refusal.biology.startswith(card.name)


# -- collecting -----------------------------------------------------------------------------------------------------


def test_a_translation_costs_a_point_and_brings_the_card() -> None:
    s = play(table("AAG", "KDEFH"), "translate K")
    assert s.collected[0] == aminos("K") and s.points == 4


def test_the_next_card_takes_the_place_of_the_collected_card() -> None:
    s = play(table("GAA", "KDEFH", deck="GP"), "translate E")
    assert s.row == aminos("KDGFH") and s.deck == aminos("P")


def test_the_new_card_may_be_translated_in_the_same_turn() -> None:
    s = play(table("AAGAT", "KFHWY", deck="DEG"), "translate K", "translate D")
    assert s.collected[0] == aminos("KD") and s.points == 3


@pytest.mark.ruling("TRANSLATION-R02")
def test_the_letters_stay_after_a_translation() -> None:
    s = play(table("AAGC", "KDEFH"), "translate K")
    assert letters(s) == "AAGC" and s.supply == 16


@pytest.mark.ruling("TRANSLATION-R12")
def test_overlapping_codons_serve_several_cards_in_one_turn() -> None:
    s = play(table("AAGAC", "KRDFH"), "translate K", "translate R", "translate D")
    assert s.collected[0] == aminos("KRD") and s.points == 2


@pytest.mark.ruling("TRANSLATION-R12")
def test_the_next_player_may_use_the_same_codon() -> None:
    s = play(table("AAGC", "KFHWY", deck="SG", points=1), "translate K")
    assert s.to_move == 1
    assert legal(s, "translate") == ["translate S"]


@pytest.mark.ruling("TRANSLATION-R16")
def test_collected_cards_are_open_to_everybody_even_spectators() -> None:
    s = table(collected=["AV", "GP"], row="KLMNR")
    for seat in (None, 0, 1):
        assert [player["collected"] for player in s.view(seat)["players"]] == [["A", "V"], ["G", "P"]]


def test_a_card_that_somebody_has_cannot_be_translated() -> None:
    s = table("AAGGTT", "EDFHW", collected=["K", "V"])
    assert why(s, "translate K").text.startswith("You have collected Lysine already")
    assert why(s, "translate V").text.startswith("Another player has collected Valine already")
    assert refused(s, "translate V") == "already_collected"


def test_a_card_in_the_deck_cannot_be_translated() -> None:
    assert refused(table("AAG", "EDFHW"), "translate K") == "not_face_up"


def test_a_translation_is_reported_with_its_codons_and_pairs() -> None:
    events = events_of(table("AAGAAA", "KDEFH", deck="G", collected=["RH"]), "translate K")
    assert events[0].to_json() == {
        "event": "Translated",
        "seat": 0,
        "amino": "K",
        "codons": ["AAG", "AAA"],
        "sites": [1, 4],
        "pairs": 2,
        "score": 9,
        "place": 1,
        "moved": [travel("amino:K", "row:1", "collected:0")],
    }
    laid = travel("amino:G", "deck", "row:1")
    assert events[1].to_json() == {"event": "TurnedUp", "amino": "G", "deck_size": 0, "place": 1, "moved": [laid]}


def test_what_the_strand_spells_is_kept_up_to_date() -> None:
    s = table("AAG", "DEFHW", cards="delete reverse-complement transition", points=5)
    for move in ("transition 1", "reverse-complement", "delete 1", "extend"):
        play(s, move)
        kept = s.spelled
        s.read()
        assert kept == s.spelled, move


def test_sites_are_counted_from_the_five_prime_end() -> None:
    s = table("CAAGAAA", "KDEFH")
    assert s.strand == encode("CAAGAAA")
    assert s.sites(AMINO_LETTERS.index("K")) == [1, 4]
