"""Every refusal: its code, and that it cites a rule. (§0 is the kernel's.)"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from benchtop.games.nucleo import refusals
from benchtop.games.nucleo.state import State

from .table import Player, empty, load, play, refusal, table

A = Player


def after(s: State, *moves: str) -> State:
    play(s, *moves)
    return s


def tied() -> State:
    s = table(A(coins=1), A(coins=2), A(), A(), part=2, deck=["nobel"], pool=1, ties="vote")
    return after(load(s, 4), "roll")


def composing(give: str = "K", players: int = 3) -> State:
    return after(table(A("KKKKKKR", ["ins"], coins=1), *[A("W")] * (players - 1)), "offer", f"give {give}")


def no_pile() -> State:
    s = table(A("", [], ["tf"]), A())
    s.rows[1], s.pile = s.pile, []
    return s


CASES: list[tuple[str, Callable[[], State], str]] = [
    ("already_countered", lambda: after(composing(), "want W", "send", "counter", "withdraw"), "counter"),
    ("already_rolled", lambda: table(A(), A()), "roll"),
    ("ascending", lambda: composing("R"), "give K"),
    ("bank_empty", lambda: table(A("", [], ["trna"]), A(), bank=empty()), "play trna"),
    ("both_sides", composing, "want K"),
    ("cannot_meet", lambda: after(composing(), "want Y", "send"), "accept"),
    ("counter_goes_back", lambda: after(composing(), "want W", "send", "counter"), "send to 1"),
    ("empty_side", composing, "send"),
    ("finish_first", composing, "end"),
    ("gives_first", lambda: after(composing(), "want W"), "give K"),
    ("missing_amino_acids", lambda: table(A("", ["ins"]), A()), "build ins"),
    ("no_cards", lambda: after(table(A("", [], ["crispr"]), A("K"), A(), A("K")), "play crispr"), "target 3"),
    ("no_offers_left", lambda: after(table(A("K"), A()), *["offer", "withdraw"] * 3), "offer"),
    ("no_protein", lambda: table(A("", [], ["proteasome"]), A()), "play proteasome"),
    ("no_such_card", lambda: table(A(), A()), "play trna"),
    ("no_such_player", lambda: after(composing(), "want W"), "send to 4"),
    ("nobody_has_cards", lambda: table(A("", [], ["crispr"]), A()), "play crispr"),
    ("not_held", composing, "give Y"),
    ("not_in_hand", lambda: after(table(A("ACDEFG"), A()), "bank"), "return K"),
    ("not_looked_at", lambda: after(table(A("", [], ["tf"]), A(), pile=["ins", "gfp", "oxt"]), "play tf"), "choose h3"),
    ("not_now", lambda: table(A(), A()), "accept"),
    ("not_tied", tied, "vote 4"),
    ("not_your_protein", lambda: table(A(), A()), "build ins"),
    ("not_yourself", tied, "vote 3"),
    ("nothing_to_give", lambda: table(A(), A()), "offer"),
    ("only_one", lambda: after(composing(), "want gfp"), "want gfp"),
    ("only_opponent", lambda: after(composing(players=2), "want W"), "send to 2"),
    ("pile_empty", no_pile, "play tf"),
    ("roll_first", lambda: table(A(), A(), part=1), "end"),
    ("side_full", lambda: after(composing(), *["give K"] * 4), "give K"),
    ("stack_empty", lambda: after(table(A("", [], ["trna"]), A(), bank={"K": 0}), "play trna"), "take K"),
    ("too_few", lambda: table(A("K"), A()), "bank"),
    ("trading_closed", lambda: table(A("K"), A(), part=4), "offer"),
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
    assert set(re.findall(r'Refusal\(\s*"([a-z_]+)"', source)) == {code for code, _, _ in CASES}


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
    assert found.remedy == "Type swap CARD or keep."
