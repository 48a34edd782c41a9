"""Every refusal: its code and its rule. (§0 belongs to the core.)"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from benchtop.games.nucleo import refusals
from benchtop.games.nucleo.state import State

from .table import Player, empty, legal, load, play, refusal, table

A = Player


def after(s: State, *moves: str) -> State:
    play(s, *moves)
    return s


def tied() -> State:
    s = table(A(coins=1), A(coins=2), A(), A(), part=2, deck=["nobel"], pool=1)
    return after(load(s, 4), "roll", "imitate", "imitate")


def composing(give: str = "K", players: int = 3) -> State:
    return after(table(A("KKKKKKR", ["ins"], coins=1), *[A("W", ["oxt"])] * (players - 1)), "offer", f"give {give}")


def answered() -> State:
    """Set up an offer with two answers: one player accepts, the other makes a counter-offer."""
    s = table(A("K"), A("W"), A("WR"))
    return after(s, "offer", "give K", "want W", "send", "accept", "counter", "give R", "drop W", "send")


def countered() -> State:
    """Set up an offer that one player declined and the other countered at an unpayable price."""
    s = table(A("K"), A("WH"), A("W"))
    return after(s, "offer", "give K", "want W", "send", "decline", "counter", "want H", "send")


def no_pile() -> State:
    s = table(A("", [], ["tf"]), A())
    s.rows[1], s.pile = s.pile, []
    return s


CASES: list[tuple[str, Callable[[], State], str]] = [
    ("already_countered", lambda: after(composing(), "want W", "send", *["counter", "withdraw"] * 5), "counter"),
    ("already_rolled", lambda: table(A(), A()), "roll"),
    ("bank_empty", lambda: table(A("", [], ["trna"]), A(), bank=empty()), "play trna"),
    ("both_sides", composing, "want K"),
    ("cannot_meet", lambda: after(composing(), "want W", "want W", "send"), "accept"),
    ("counter_goes_back", lambda: after(composing(), "want W", "send", "counter"), "send to 1"),
    ("empty_side", composing, "send"),
    ("finish_first", composing, "end"),
    ("missing_amino_acids", lambda: table(A("", ["ins"]), A()), "build ins"),
    ("no_cards", lambda: after(table(A("", [], ["crispr"]), A("K"), A(), A("K")), "play crispr"), "target 3"),
    ("no_answer", answered, "accept 1"),
    ("no_offers_left", lambda: after(table(A("K"), A()), *["offer", "withdraw"] * 20), "offer"),
    ("no_protein", lambda: table(A("", [], ["proteasome"]), A()), "play proteasome"),
    ("no_such_card", lambda: table(A(), A()), "play trna"),
    ("no_such_player", lambda: after(composing(), "want W"), "send to 4"),
    ("nobody_has_it", composing, "want Y"),
    ("nobody_has_cards", lambda: table(A("", [], ["crispr"]), A()), "play crispr"),
    ("not_held", composing, "give Y"),
    ("not_in_offer", composing, "drop W"),
    ("not_in_hand", lambda: after(table(A("ACDEFG"), A()), "bank"), "return K"),
    ("not_looked_at", lambda: after(table(A("", [], ["tf"]), A(), pile=["ins", "gfp", "oxt"]), "play tf"), "choose h3"),
    ("not_now", lambda: table(A(), A()), "accept"),
    ("not_tied", tied, "vote 4"),
    ("not_your_protein", lambda: table(A(), A()), "build ins"),
    ("not_yourself", tied, "vote 3"),
    ("nothing_to_give", lambda: table(A(), A()), "offer"),
    ("offer_stands", answered, "decline"),
    ("only_answer", countered, "accept 3"),
    ("only_one", lambda: after(composing(), "want gfp"), "want gfp"),
    ("only_opponent", lambda: after(composing(players=2), "want W"), "send to 2"),
    ("pile_empty", no_pile, "play tf"),
    ("roll_first", lambda: table(A(), A(), part=1), "end"),
    ("stack_empty", lambda: after(table(A("", [], ["trna"]), A(), bank={"K": 0}), "play trna"), "take K"),
    ("too_many_drops", lambda: after(composing(), *["give R", "drop R"] * 8), "drop K"),
    ("too_few", lambda: table(A("K"), A()), "bank"),
    ("trading_closed", lambda: table(A("K"), A(), part=4), "offer"),
    ("which_answer", answered, "accept"),
    ("you_hold_it", composing, "want ins"),
]


@pytest.mark.parametrize(("code", "state", "move"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why(code: str, state: Callable[[], State], move: str) -> None:
    found = refusal(state(), move)
    assert found.code == code
    assert found.text.endswith(".") and found.rule.startswith("§")


def test_every_code_in_the_source_is_tried_here() -> None:
    folder = Path(refusals.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    codes = re.findall(r'(?:Refusal\(|(?:refuse|_just_send)\(\s*s,)\s*"([a-z_]+)"', source)
    assert set(codes) == {code for code, _, _ in CASES}


@pytest.mark.parametrize(("code", "state", "move"), CASES, ids=[case[0] for case in CASES])
def test_a_remedy_names_moves_that_can_be_played_now(code: str, state: Callable[[], State], move: str) -> None:
    s = state()
    found = refusal(s, move)
    assert set(found.moves) <= set(legal(s))
    assert found.remedy


MANNERS = {
    *("already_countered", "already_rolled", "both_sides", "counter_goes_back", "empty_side", "no_answer"),
    *("no_offers_left", "no_such_player", "not_in_offer", "not_now", "not_tied", "not_yourself", "offer_stands"),
    *("only_answer", "only_opponent", "too_many_drops", "which_answer"),
}
"""Refusals about the order of play, which have no biology."""


@pytest.mark.parametrize(("code", "state", "move"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_has_its_biology_unless_it_is_about_manners(code: str, state: Callable[[], State], move: str) -> None:
    found = refusal(state(), move)
    assert (found.biology is None) == (code in MANNERS)


def test_a_card_asked_for_twice_or_held_is_refused_with_what_helps() -> None:
    assert refusal(after(composing(), "want gfp"), "want gfp").remedy == (
        "Your offer names it already; you can ask for other things besides."
    )
    found = refusal(after(table(A("RK", ["fn1", "trh"]), A("D")), "offer"), "want fn1")
    assert (found.remedy, found.params["lack"]) == ("For building it you lack D G.", ["D", "G"])
    found = refusal(after(table(A("RGD", ["fn1"]), A("D")), "offer"), "want fn1")
    assert found.remedy == "You hold all amino acids for it as well, and can build it in your turn, after both dice."


def test_what_is_missing_everywhere_is_not_offered_for() -> None:
    found = refusal(table(A("RGKKKK", ["fn1"], ["trna"]), A("D"), bank={"D": 0}), "build fn1")
    assert (found.remedy, found.moves) == (
        "D (aspartic acid): 0 in the bank, 1 with the others. Type offer.",
        ("offer",),
    )
    found = refusal(table(A("RGKKKK", ["fn1"], ["trna"]), A("K"), bank={"D": 3}), "build fn1")
    assert found.moves == ("play trna", "bank")
    found = refusal(table(A("RGKKKK", ["fn1"], ["trna"]), A("K"), bank={"D": 0}), "build fn1")
    assert (found.remedy, found.moves) == ("D (aspartic acid): 0 in the bank, 0 with the others.", ())


def test_protein_names_with_commas_are_kept_apart() -> None:
    found = refusal(table(A("", ["ins", "oxt", "hbb"]), A()), "build gfp")
    assert found.remedy == "You have Insulin, A chain; Oxytocin ring; and Haemoglobin, beta chain."


def test_what_is_to_be_returned_counts_down() -> None:
    s = after(table(A("AAACCCDD"), A()), "bank", "return C")
    found = refusal(s, "end")
    assert found.text == "The bank trade has begun: first return four amino acids more."
    assert found.remedy == "Type return A, return C or return D."


def test_a_missing_amino_acid_is_named_with_where_it_is() -> None:
    found = refusal(table(A("RGKKKK", ["fn1"]), A("DD")), "build fn1")
    assert found.biology == "A ribosome that gets no aspartic acid stops there, and the chain is never finished."
    assert found.remedy == "D (aspartic acid): 4 in the bank, 2 with the others. Type bank or offer."
    assert found.moves == ("bank", "offer")


CARDS_WANTED = [
    ("boost chaperone", "A chaperone helps a chain while it folds"),
    ("prion", "A prion can misfold only a protein that has been made."),
    ("shed ins", "A proteasome takes apart only proteins that are there"),
    ("cut K", "Cas9 cuts only where its guide RNA finds a sequence that matches."),
    ("mutate K", "One amino acid takes another's place"),
]


@pytest.mark.parametrize(("move", "biology"), CARDS_WANTED)
def test_a_card_at_the_wrong_time_is_refused_with_its_own_biology(move: str, biology: str) -> None:
    found = refusal(table(A("K", ["ins"], ["chaperone"]), A("R")), move)
    assert found.biology is not None and found.biology.startswith(biology)


ANSWERS = [
    "take K", "keep", "swap ins", "mutate K", "shift K", "return K", "protein", "give K", "want K", "send", "withdraw",
    "accept", "decline", "counter", "fold", "boost chaperone", "pass", "prion", "target 2", "cut K", "repay K",
    "choose ins", "sink ins", "shed ins", "vote 2",
]  # fmt: skip


@pytest.mark.parametrize("move", ANSWERS)
def test_an_answer_without_a_question_is_refused(move: str) -> None:
    assert refusal(table(A("K", ["ins"], ["prion", "chaperone"]), A()), move).code == "not_now"


@pytest.mark.parametrize("move", ["roll", "end", "bank", "offer", "build ins", "play trna"])
def test_what_is_pending_comes_first(move: str) -> None:
    found = refusal(after(load(table(A("", ["ins"], ["trna"]), A(), part=2), 6), "roll"), move)
    assert (found.code, found.rule) == ("finish_first", "§3.5")
    assert found.remedy == "Type keep or swap ins." and found.moves == ("keep", "swap ins")
