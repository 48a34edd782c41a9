"""§4: the effects of the nine action cards, and when you may use them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchtop.bio.bases import encode, reverse_complement
from benchtop.core.events import travel
from benchtop.games.translation.components import (
    BLACK_D8,
    CARD_COMPLEMENT,
    CARD_TRANSITION,
    CARD_TRANSVERSION,
    CHOICES,
    FACES,
    SWAPS,
)

from .table import CARD, events_of, legal, letters, load_black, load_white, play, refused, table, why

SUBSTITUTIONS = ("complement", "transition", "transversion")

# -- §4.1 ready, used, not owned ------------------------------------------------------------------------------------


def test_a_card_that_you_do_not_own_is_refused_with_its_price() -> None:
    refusal = why(table(), "transition 1")
    assert refusal.code == "not_owned" and refusal.text == "You have no Transition card."
    assert refusal.remedy == "Buy it for 3 points; it then works from your next turn on."


def test_a_card_that_is_not_for_sale_any_more_is_refused_so() -> None:
    refusal = why(table(others="transition"), "transition 1")
    assert refusal.remedy == "The pool has none left: another player has it." and refusal.moves == ()
    assert why(table(others="transition transition", seats=3), "transition 1").remedy == (
        "The pool has none left: another player has both copies."
    )


def test_a_card_that_is_for_sale_can_be_bought() -> None:
    refusal = why(table(), "transition 1")
    assert refusal.remedy == "Buy it for 3 points; it then works from your next turn on."
    assert refusal.moves == ("buy transition",)
    refusal = why(table(points=2), "transition 1")
    assert refusal.remedy == "The pool sells it for 3 points; you have 2 points left this turn." and refusal.moves == ()


@pytest.mark.parametrize("move", ["delete 1", "reverse-complement", "complement 1", "transition 1", "transversion 1"])
def test_a_card_works_once_a_turn(move: str) -> None:
    s = play(table("ACGTACGT", cards=move.split(maxsplit=1)[0]), move)
    refusal = why(s, move)
    assert refusal.code == "used_this_turn" and refusal.rule == "§4.1"


@pytest.mark.ruling("TRANSLATION-R05")
def test_a_card_works_again_on_every_later_turn_of_its_owner() -> None:
    s = play(table("ACGTACGT", cards="transition", points=2), "transition 1")
    for _ in range(3):
        assert s.to_move == 1
        play(s, *["extend"] * 2, "buy complement" if s.pool[CARD["complement"]] else "extend")
        while s.to_move == 1:
            play(s, legal(s)[0])
        assert "transition 1" in legal(s)
        play(s, "transition 1", "toggle")
        while s.to_move == 0:
            play(s, legal(s)[0])


@pytest.mark.ruling("TRANSLATION-R14")
def test_two_copies_may_both_be_used_in_one_turn() -> None:
    s = play(table("ACGTACGT", cards="complement complement", seats=3), "complement 1", "complement 2")
    assert letters(s)[:2] == "TG" and s.points == 1
    assert refused(s, "complement 3") == "used_this_turn"


def test_the_cards_of_others_are_no_use_to_you() -> None:
    assert refused(table(others="delete"), "delete 1") == "not_owned"


# -- §4.2, §4.3 extend ----------------------------------------------------------------------------------------------


def test_extend_lays_the_rolled_letter_at_the_three_prime_end() -> None:
    s = play(load_white(table("AACC"), "G"), "extend")
    assert letters(s) == "AACCG" and s.supply == 15 and s.points == 4


def test_extend_works_as_often_as_there_are_points() -> None:
    s = play(load_white(table("AACC"), "GTGTG"), *["extend"] * 5)
    assert letters(s) == "AACCGTGTG" and s.to_move == 1


def test_extend_is_reported_with_the_letter() -> None:
    (event,) = events_of(load_white(table("AACC"), "T"), "extend")
    laid = travel("letter:T", "supply", "base:5")
    assert event.to_json() == {"event": "Extended", "seat": 0, "letter": "T", "strand": "AACCT", "moved": [laid]}


@pytest.mark.ruling("TRANSLATION-R03")
def test_a_strand_of_twenty_letters_cannot_be_extended() -> None:
    s = table("ACGT" * 5, cards="insert delete")
    assert refused(s, "extend") == "strand_full"
    assert refused(s, "insert") == "strand_full"
    assert "extend" in legal(play(s, "delete 20"))


@pytest.mark.ruling("TRANSLATION-R03")
def test_the_twentieth_letter_can_be_laid() -> None:
    s = play(table("ACGT" * 4 + "ACG"), "extend")
    assert len(s.strand) == 20 and s.supply == 0


# -- §4.4 toggle ----------------------------------------------------------------------------------------------------


def test_toggle_turns_the_water_off_and_on() -> None:
    s = play(table(points=1), "toggle")
    assert not s.water
    play(s, "toggle")
    assert s.water


def test_the_water_can_be_toggled_once_a_turn() -> None:
    assert refused(play(table(), "toggle"), "toggle") == "used_this_turn"


# -- §4.5 delete ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "left"), [(1, "CGT"), (2, "AGT"), (4, "ACG")])
def test_delete_takes_out_any_letter(place: int, left: str) -> None:
    s = play(table("ACGT", cards="delete"), f"delete {place}")
    assert letters(s) == left and s.supply == 17 and s.points == 4


def test_there_is_no_letter_beyond_the_end() -> None:
    refusal = why(table("ACGT", cards="delete"), "delete 5")
    assert refusal.code == "no_such_letter"
    assert refusal.text == "The strand has 4 letters; there is no letter 5."


@pytest.mark.ruling("TRANSLATION-R22")
def test_two_deletes_leave_two_letters_and_no_fewer_are_possible() -> None:
    s = play(table("ACGT", cards="delete delete", seats=4), "delete 1", "delete 1")
    assert letters(s) == "GT" and s.to_move == 0
    assert legal(s, "delete") == [] and legal(s, "translate") == []


# -- §4.6 insert ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "choices"), [("W", "AT"), ("S", "CG"), ("R", "AG"), ("Y", "CT")])
@pytest.mark.ruling("TRANSLATION-R11")
def test_insert_is_roll_then_letter_then_gap(face: str, choices: str) -> None:
    s = play(load_black(table("ACGT", cards="insert"), face), "insert")
    assert s.points == 4 and letters(s) == "ACGT"
    assert legal(s) == [f"letter {letter}" for letter in choices]
    play(s, f"letter {choices[1]}")
    assert legal(s) == [f"gap {gap}" for gap in range(1, 6)]
    play(s, "gap 2")
    assert letters(s) == "A" + choices[1] + "CGT" and s.points == 4 and s.supply == 15


@pytest.mark.parametrize("face", "ACGT")
def test_a_plain_letter_is_not_asked_about(face: str) -> None:
    s = play(load_black(table("ACGT", cards="insert"), face), "insert")
    assert legal(s) == [f"gap {gap}" for gap in range(1, 6)]


@pytest.mark.parametrize(("gap", "strand"), [(1, "GAACC"), (3, "AAGCC"), (5, "AACCG")])
@pytest.mark.ruling("TRANSLATION-R11")
def test_both_ends_are_gaps(gap: int, strand: str) -> None:
    s = play(load_black(table("AACC", cards="insert"), "G"), "insert", f"gap {gap}")
    assert letters(s) == strand


def test_nothing_else_can_be_done_while_a_letter_is_chosen() -> None:
    s = play(load_black(table("AAGC", "KDEFH", cards="insert delete"), "W"), "insert")
    for move in ("translate K", "extend", "toggle", "delete 1", "buy mutate", "gap 1"):
        refusal = why(s, move)
        assert refusal.code == "finish_first" and refusal.text == "You rolled W: choose A or T first."


def test_nothing_else_can_be_done_while_a_gap_is_chosen() -> None:
    s = play(load_black(table("AAGC", "KDEFH", cards="insert delete"), "T"), "insert")
    for move in ("translate K", "insert", "toggle", "letter T", "buy mutate"):
        refusal = why(s, move)
        assert refusal.code == "finish_first" and refusal.text == "You are inserting T: lay it first."


def test_a_letter_that_was_not_rolled_is_refused_with_what_the_face_means() -> None:
    refusal = why(play(load_black(table(cards="insert"), "R"), "insert"), "letter T")
    assert refusal.code == "letter_not_rolled"
    assert refusal.text == "You rolled R, which stands for A or G."
    assert refusal.biology == "R is for purine: A and G have two rings."


def test_letters_and_gaps_are_nothing_without_an_insert() -> None:
    s = table(cards="insert")
    assert refused(s, "letter A") == "nothing_rolled"
    assert refused(s, "gap 1") == "nothing_rolled"


def test_there_is_no_gap_beyond_the_end() -> None:
    s = play(load_black(table("ACGT", cards="insert"), "A"), "insert")
    refusal = why(s, "gap 6")
    assert refusal.code == "no_such_gap" and refusal.text == "A strand of 4 letters has the gaps 1 to 5."


@pytest.mark.ruling("TRANSLATION-R11")
def test_an_insert_for_the_last_point_is_finished_before_the_turn_ends() -> None:
    s = play(load_black(table("ACGT", cards="insert", points=1), "C"), "insert")
    assert s.to_move == 0 and s.points == 0
    play(s, "gap 5")
    assert s.to_move == 1 and letters(s) == "ACGTC"


def test_each_letter_comes_up_on_three_of_eight_black_faces() -> None:
    for base in range(4):
        assert sum(base in CHOICES[face] for face in BLACK_D8) == 3


def test_an_insert_is_reported_step_by_step() -> None:
    s = load_black(table("ACGT", cards="insert"), "Y")
    events = [event.to_json() for event in events_of(s, "insert", "letter C", "gap 1")]
    laid = travel("letter:C", "supply", "base:1")
    assert events == [
        {"event": "Rolled", "seat": 0, "face": "Y", "choices": "CT"},
        {"event": "Chose", "seat": 0, "letter": "C"},
        {"event": "Inserted", "seat": 0, "position": 1, "letter": "C", "strand": "CACGT", "moved": [laid]},
    ]


# -- §4.7 reverse complement ----------------------------------------------------------------------------------------


def test_reverse_complement_reads_the_other_strand() -> None:
    s = play(table("AACG", cards="reverse-complement"), "reverse-complement")
    assert letters(s) == "CGTT" and s.flipped and s.points == 4


def test_a_second_reverse_complement_brings_the_strand_back() -> None:
    s = play(table("AACG", cards="reverse-complement reverse-complement", seats=3), *["reverse-complement"] * 2)
    assert letters(s) == "AACG" and not s.flipped


@pytest.mark.ruling("TRANSLATION-R15")
def test_reverse_complement_of_a_palindrome_is_legal_and_moves_only_the_marker() -> None:
    s = play(table("GATC", cards="reverse-complement"), "reverse-complement")
    assert letters(s) == "GATC" and s.flipped


@pytest.mark.ruling("TRANSLATION-R10")
def test_new_letters_on_the_flipped_strand_read_as_rolled_at_the_new_three_prime_end() -> None:
    s = table("AACG", cards="reverse-complement insert")
    load_white(play(s, "reverse-complement"), "A")
    play(s, "extend")
    assert letters(s) == "CGTTA"
    assert reverse_complement(letters(s)) == "TAACG", "seen from the old side it was laid before the first letter"
    load_black(s, "G")
    play(s, "insert", "gap 1")
    assert letters(s) == "GCGTTA"


@pytest.mark.ruling("TRANSLATION-R10")
def test_filling_up_happens_at_the_new_three_prime_end() -> None:
    s = table("ACGT", cards="reverse-complement delete delete", seats=3, points=3)
    play(s, "reverse-complement", "delete 4")
    load_white(s, "CC")
    play(s, "delete 3")
    assert letters(s) == "ACCC"


# -- §4.8, §4.9 substitutions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "after"), [("complement", "TGCA"), ("transition", "GTAC"), ("transversion", "CATG")])
@pytest.mark.ruling("TRANSLATION-R09")
def test_each_substitution_changes_every_letter_in_its_own_way(card: str, after: str) -> None:
    for place in range(4):
        s = play(table("ACGT", cards=card), f"{card} {place + 1}")
        assert letters(s) == "ACGT"[:place] + after[place] + "ACGT"[place + 1 :]
        assert s.points == 3


def test_the_three_substitutions_and_none_form_the_klein_four_group() -> None:
    same = (0, 1, 2, 3)
    group = [same, *(tuple(SWAPS[card][:4]) for card in (CARD_COMPLEMENT, CARD_TRANSITION, CARD_TRANSVERSION))]
    for first in group:
        for second in group:
            both = tuple(second[first[base]] for base in range(4))
            assert both in group
            assert both == tuple(first[second[base]] for base in range(4))
            assert (both == same) == (first == second)


@given(strand=st.text("ACGT", min_size=4, max_size=20), data=st.data())
def test_a_substitution_means_the_same_on_either_strand(strand: str, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(SUBSTITUTIONS))
    place = data.draw(st.integers(1, len(strand)))
    here = letters(play(table(strand, cards=card), f"{card} {place}"))
    there = letters(play(table(reverse_complement(strand), cards=card), f"{card} {len(strand) + 1 - place}"))
    assert reverse_complement(here) == there


def test_mutate_makes_any_other_letter() -> None:
    s = table("ACGT", cards="mutate")
    assert legal(s, "mutate") == [f"mutate {p} {x}" for p in range(1, 5) for x in "ACGT" if "ACGT"[p - 1] != x]
    assert letters(play(s, "mutate 1 T")) == "TCGT" and s.points == 2


@pytest.mark.ruling("TRANSLATION-R21")
def test_mutate_does_not_leave_the_letter_as_it_is() -> None:
    refusal = why(table("ACGT", cards="mutate"), "mutate 3 G")
    assert refusal.code == "same_letter" and refusal.text == "Letter 3 is G already."


@pytest.mark.parametrize("move", ["complement 5", "transition 5", "transversion 5", "mutate 5 A"])
def test_substitutions_end_with_the_strand(move: str) -> None:
    assert refused(table("ACGT", cards=move.split(maxsplit=1)[0]), move) == "no_such_letter"


def test_a_substitution_is_reported_with_what_became_of_its_codons() -> None:
    (event,) = events_of(table("TTACAA", cards="mutate"), "mutate 3 G")
    assert event.to_json() == {
        "event": "Substituted",
        "seat": 0,
        "card": "mutate",
        "position": 3,
        "before": "A",
        "after": "G",
        "strand": "TTGCAA",
        "codons": [
            {"at": 1, "before": "TTA", "after": "TTG", "amino_before": "L", "amino_after": "L", "effect": "silent"},
            {"at": 2, "before": "TAC", "after": "TGC", "amino_before": "Y", "amino_after": "C", "effect": "missense"},
            {"at": 3, "before": "ACA", "after": "GCA", "amino_before": "T", "amino_after": "A", "effect": "missense"},
        ],
    }


@pytest.mark.parametrize(("strand", "move", "effect"), [("TAC", "3 A", "nonsense"), ("TAA", "3 C", "readthrough")])
def test_stop_codons_made_and_unmade_are_reported_as_such(strand: str, move: str, effect: str) -> None:
    (event,) = events_of(table(strand, cards="mutate"), f"mutate {move}")
    codons = event.facts()["codons"]
    assert isinstance(codons, list) and [codon["effect"] for codon in codons] == [effect]


def test_the_black_die_shows_every_face() -> None:
    assert sorted(FACES[face] for face in BLACK_D8) == sorted("ATCGWSYR")
    assert [encode("AT"), encode("CG"), encode("AG"), encode("CT")] == CHOICES[4:]
