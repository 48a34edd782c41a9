"""The table, the moves and the events in words."""

from typing import Any

import pytest

from benchtop.core.move import Move
from benchtop.core.rng import seeded
from benchtop.games.translation import GAME
from benchtop.games.translation.state import State

from .table import load_black, load_white, new, play, said, table, text, words

# -- the table ------------------------------------------------------------------------------------------------------


def test_the_table_shows_both_strands_with_numbers() -> None:
    lines = text(table("AAGCTTAACC")).splitlines()
    assert lines[1:4] == [
        "  active  5'-A--A--G--C--T--T--A--A--C--C-3'",
        "             1  2  3  4  5  6  7  8  9  10",
        "  other   3'-T--T--C--G--A--A--T--T--G--G-5'",
    ]


def test_the_table_says_what_can_be_translated() -> None:
    shown = text(table("AAGATG", "KMFEW", cards="transversion"))
    assert "yes, AAG at 1" in shown
    assert "toggle the water (ATG at 4)" in shown
    assert "no codon; 1 card away: " in shown and "Transversion (yours)" in shown


def test_the_table_says_what_the_letters_of_codons_stand_for() -> None:
    assert "in codons R is A or G; Y is C or T; H is A, C or T; and N is any letter" in text(table())


def status(s: State, name: str, seat: int | None = 0) -> str:
    """Return the table's status of a face-up amino acid."""
    (line,) = [line for line in text(s, seat).splitlines() if f" {name} " in line]
    return line.partition("1 card away: ")[2]


def test_cards_that_can_be_had_come_first_and_others_with_their_owners() -> None:
    s = table("CAGAC", "KFHWY", cards="mutate", others="insert transversion")
    assert status(s, "Lysine") == "Mutate (yours), Transition"
    assert status(s, "Lysine", seat=1) == "Insert (yours), Transversion (yours), Transition"
    assert status(s, "Lysine", seat=None) == "Transition"
    play(s, "buy transition")
    assert status(s, "Lysine", seat=None) == "Insert (Ben's), Transition (Ada's), Transversion (Ben's), Mutate (Ada's)"


def test_the_table_shows_how_scores_add_up() -> None:
    shown = text(table(collected=["KRH", "A"], row="LMNSV"))
    assert "3 + 2×3 pairs = 9" in shown and "Ada (you)" in shown and "Basic 3" in shown


def test_the_table_says_whose_turn_it_is() -> None:
    assert "Your turn: 3 points left" in text(table(points=3))
    assert "Ada's turn: 1 point left" in text(table(points=1), seat=1)


def test_the_table_says_what_is_used_bought_and_pending() -> None:
    s = play(table(cards="complement", points=5), "complement 1", "buy delete")
    shown = text(s)
    assert "used this turn: Complement" in shown and "works from the next turn on: Delete" in shown
    s = play(load_black(table(cards="insert"), "W"), "insert")
    assert "rolled W: choose A or T" in text(s)
    assert "inserting T: choose a gap" in text(play(s, "letter T"))


def test_the_table_warns_before_the_safety_stop() -> None:
    s = table()
    s.quiet = 90
    assert "the game ends in 10 turns" in text(s)
    s.quiet = 10
    assert "the game ends in" not in text(s)


def test_the_table_names_the_winners() -> None:
    assert "Ada wins." in text(play(table("AAG", "K", deck="", collected=["R"]), "translate K"))
    shared = play(table("AAG", "K", deck="", collected=["R", "DE"]), "translate K")
    assert "Ada and Ben share the win." in text(shared)


def test_a_dry_table_has_no_water() -> None:
    shown = text(table("AAGATG", "KMFEW", dry=True))
    assert "no water (variant)" in shown
    assert "yes, ATG at 4" in shown and " OFF" not in shown


# -- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("translate K", "Translate lysine · 1 point · scores 1 + 2×2 pairs = 5"),
        ("translate D", "Translate aspartate · 1 point · scores 1"),
        ("extend", "Extend: roll a letter for the 3' end · 1 point"),
        ("toggle", "Turn the water OFF · 1 point"),
        ("delete 2", "Delete letter 2 (A) · 1 point"),
        ("insert", "Insert: roll a letter for any gap · 1 point"),
        ("reverse-complement", "Reverse Complement: read GATCTT · 1 point"),
        ("complement 3", "Complement: letter 3, G becomes C · 2 points"),
        ("transition 5", "Transition: letter 5, T becomes C · 2 points"),
        ("transversion 5", "Transversion: letter 5, T becomes G · 2 points · makes GAG (glutamate)"),
        ("mutate 5 A", "Mutate: letter 5, T becomes A · 3 points · makes GAA (glutamate)"),
        ("buy mutate", "Buy Mutate · 5 points · works from your next turn on"),
    ],
)
def test_a_move_says_what_it_would_do(move: str, sentence: str) -> None:
    assert words(table("AAGATC", "KDEWM", collected=["RH"]), move) == sentence


@pytest.mark.parametrize(
    ("gap", "sentence"),
    [
        (1, "Lay G in gap 1, at the 5' end · makes GAT (aspartate)"),
        (2, "Lay G in gap 2, between A and T"),
        (3, "Lay G in gap 3, at the 3' end · makes ATG (methionine)"),
    ],
)
def test_a_gap_says_where_it_is_and_what_it_makes(gap: int, sentence: str) -> None:
    s = play(load_black(table("AT", "MKDEF", cards="insert"), "G"), "insert")
    assert words(s, f"gap {gap}") == sentence


def test_a_choice_of_letters_names_them() -> None:
    s = play(load_black(table(cards="insert"), "R"), "insert")
    assert words(s, "letter G") == "Insert G (guanine)"


def test_every_move_of_the_book_has_words_at_any_time() -> None:
    s = new(4, seed=8)
    rng = seeded(8)
    for ply in range(120):
        if ply % 10 == 0:
            view: dict[str, Any] = s.view(s.to_move)
            assert all(GAME.text.words(move, view, []) for move in GAME.moves)
        moves: list[Move] = s.legal()
        s.play(moves[rng.below(len(moves))])


# -- events ---------------------------------------------------------------------------------------------------------


def test_events_are_said_in_sentences() -> None:
    s = load_white(table("AAGAT", "KDEFH", deck="GP", collected=["RH"], cards="transition"), "C")
    assert said(s, "translate K", "extend", "toggle") == [
        "Ada translated lysine, called King (AAG at letter 1), and made 2 pairs: 9 points in all. The retinal that "
        "catches light in our eyes is bound to a lysine of rhodopsin.",
        "Glycine (Gladys) was turned up.",
        "Ada extended the strand by C: AAGATC.",
        "Ada turned the water OFF.",
    ]
    assert said(s, "transition 1") == [
        "Ada played Transition and changed letter 1 from A to G: GAGATC.",
        "Ben's turn began: 5 points.",
    ]


def test_changes_of_the_strand_are_said_in_sentences() -> None:
    s = load_black(table("AAGC", "WFHMY", cards="insert delete reverse-complement"), "W")
    assert said(s, "insert", "letter T", "gap 1", "delete 2", "reverse-complement") == [
        "Ada rolled W to insert, which is A or T.",
        "Ada chose T.",
        "Ada inserted T as letter 1: TAAGC.",
        "Ada deleted letter 2, A: TAGC.",
        "Ada made the other strand active: TAGC now reads GCTA.",
    ]


def test_filling_up_losing_points_and_buying_are_said() -> None:
    s = table("ACGT", cards="delete delete", seats=3, points=2)
    load_white(play(s, "delete 4"), "GG")
    assert said(s, "delete 3")[-1] == "Ben filled the strand up with GG: ACGG."
    assert said(table("ACGT" * 5, "KEDQN", points=2), "toggle")[1] == "Ada could do nothing more and lost 1 point."
    assert said(table(), "buy delete") == [
        "Ada bought Delete for 2 points. A lost base shifts the frame of all that follows; this game reads every frame."
    ]


def test_the_end_is_said_with_the_scores() -> None:
    s = table("AAG", "K", deck="", collected=["R", "D"])
    last = said(s, "translate K")[-1]
    assert last == "The last amino acid is translated; the game is over. Ada 4, Ben 1."


def test_the_safety_stop_is_said() -> None:
    s = table("CCCCC", "KDEFW", points=1)
    s.quiet = 99
    last = said(s, "extend")[-1]
    assert last == "Nobody translated for 100 turns; the game is over. Ada 0, Ben 0."
