"""§6: building proteins, bonus cards, and the window for reactions."""

import pytest

from benchtop.games.nucleo.state import State

from .table import Player, actions, hand, legal, pile, play, refusal, refused, row, stack, table

A = Player


def test_a_build_pays_its_value_and_everything_goes_back() -> None:
    s = table(A("GIVEQCK", ["ins"]), A())
    before = stack(s, "G")
    play(s, "build ins")
    assert s.coins == [4, 0] and s.pool == 16
    assert (hand(s, 0), row(s, 0), pile(s)[-1]) == ("K", [], "ins")
    assert stack(s, "G") == before + 1


def test_what_is_missing_is_named() -> None:
    found = refusal(table(A("GIV", ["ins"]), A()), "build ins")
    assert found.code == "missing_amino_acids"
    assert found.text == "To build Insulin, A chain you pay C E G I Q V; you still lack C E Q."
    assert found.biology is not None and "no cysteine, glutamic acid or glutamine" in found.biology


@pytest.mark.ruling("NUCLEO-R12")
def test_the_order_of_amino_acids_does_not_matter_but_their_number_does() -> None:
    assert "build zif268" in legal(table(A("HCHC", ["zif268"]), A()))
    assert refused(table(A("HCC", ["zif268"]), A()), "build zif268") == "missing_amino_acids"


@pytest.mark.ruling("NUCLEO-R13")
def test_nobody_builds_in_the_turn_of_another() -> None:
    s = table(A("K"), A("RGD", ["fn1"]))
    play(s, "offer", "give K", "want R", "send")
    assert s.to_move == 1 and refused(s, "build fn1") == "finish_first"


@pytest.mark.ruling("NUCLEO-R14")
def test_nobody_must_build() -> None:
    s = table(A("RGD", ["fn1"]), A())
    play(s, "end")
    assert row(s, 0) == ["fn1"] and s.to_move == 1


def test_builds_can_be_repeated_and_are_not_replaced() -> None:
    s = table(A("RGDSYG", ["fn1", "gfp"]), A())
    play(s, "build fn1", "build gfp")
    assert s.coins[0] == 2 and row(s, 0) == []


def test_players_build_only_their_own_proteins() -> None:
    assert refused(table(A("RGD"), A()), "build fn1") == "not_your_protein"


def test_a_build_pays_no_more_than_the_pool_holds() -> None:
    s = table(A("GIVEQC", ["ins"]), A(), pool=2)
    play(s, "build ins")
    assert s.coins[0] == 2 and s.pool == 0 and s.over


def asked(s: State) -> list[tuple[int, list[str]]]:
    """Return the seats that are asked to react, with their legal moves."""
    found = []
    while s.view(None)["phase"] == "react":
        found.append((s.to_move, legal(s)))
        play(s, "pass")
    return found


@pytest.mark.ruling("NUCLEO-R33")
def test_players_who_may_hold_a_reaction_are_asked() -> None:
    others = (A(), A("", [], ["prion"]), A("", [], ["trna"]))
    s = table(A("RGD", ["fn1"]), *others)
    play(s, "build fn1")
    assert asked(s) == [(2, ["pass", "prion"]), (3, ["pass"])], "players without action cards are not asked"
    assert s.coins[0] == 1
    s = table(A("RGD", ["fn1"]), A("", [], ["trna"]), discards=["prion"])
    play(s, "build fn1")
    assert asked(s) == [] and s.coins[0] == 1, "the card lies on the discards"
    s = table(A("RGD", ["fn1"]), *others, open_hands=True)
    play(s, "build fn1")
    assert asked(s) == [(2, ["pass", "prion"])], "hands are open"


@pytest.mark.ruling("NUCLEO-R34")
def test_cards_for_a_build_add_up_but_never_below_zero() -> None:
    s = table(A("RGD", ["fn1"], ["chaperone", "chaperone", "codonopt"]), A("", [], ["prion"]))
    play(s, "build fn1", "boost chaperone", "boost chaperone", "boost codonopt", "fold", "prion")
    assert s.coins[0] == 1 + 1 + 1 + 2 - 1
    assert actions(s, 0) == [] and len(s.discards) == 4
    poor = table(A("RGD", ["fn1"]), A("", [], ["prion"]))
    play(poor, "build fn1", "prion")
    assert poor.coins[0] == 0 and poor.pool == 20 and not poor.over


@pytest.mark.ruling("NUCLEO-R46")
def test_a_build_runs_from_paying_over_bonus_cards_to_reactions_and_coins() -> None:
    s = table(A("RGD", ["fn1"], ["chaperone"]), A("", [], ["trna"]))
    play(s, "build fn1")
    assert hand(s, 0) == "" and pile(s)[-1] == "fn1" and s.coins[0] == 0
    assert legal(s) == ["fold", "boost chaperone"]
    assert refused(s, "boost codonopt") == "no_such_card"
    play(s, "boost chaperone", "fold")
    assert s.to_move == 1 and s.coins[0] == 0
    play(s, "pass")
    assert s.coins[0] == 2
    gone = table(A("RGD", ["fn1"], ["trna"]), A(), discards=["chaperone", "chaperone", "codonopt"])
    play(gone, "build fn1")
    assert gone.coins[0] == 1, "all bonus cards lie on the discards"


def test_players_with_action_cards_are_asked_even_if_none_fits() -> None:
    s = table(A("RGD", ["fn1"], ["trna"]), A())
    play(s, "build fn1")
    assert legal(s) == ["fold"], "skipping the question would reveal that they hold no bonus card"


def test_prion_ends_the_window() -> None:
    s = table(A("TVGYG", ["kcsa"]), A("", [], ["prion"]), A())
    play(s, "build kcsa", "prion")
    assert s.coins[0] == 2 and s.to_move == 0, "there is only one such card"


def test_a_conservative_substitution_pays_a_look_alike() -> None:
    s = table(A("GVVEQC", ["ins"], ["conservative"]), A())
    assert "build ins" not in legal(s)
    assert [move for move in legal(s) if move.startswith("build")] == ["build ins V for I"]
    play(s, "build ins V for I")
    assert s.coins[0] == 4 and actions(s, 0) == [] and hand(s, 0) == ""


def test_a_substitute_may_replace_a_letter_in_hand() -> None:
    s = table(A("GIVEQCL", ["ins"], ["conservative"]), A())
    assert {"build ins", "build ins L for I", "build ins L for V"} <= set(legal(s))
    play(s, "build ins L for I")
    assert hand(s, 0) == "I"


def test_cysteine_glycine_and_proline_have_no_substitute() -> None:
    spares = table(A("AGSTVIVEQCN", ["ins"], ["conservative"]), A())
    assert not [move for move in legal(spares) if move.endswith(("for G", "for C", "for P"))]


def test_a_substitution_needs_its_card_and_its_spare() -> None:
    assert refused(table(A("GVVEQC", ["ins"]), A()), "build ins V for I") == "no_such_card"
    s = table(A("GVEQC", ["ins"], ["conservative"]), A())
    assert refused(s, "build ins V for I") == "missing_amino_acids"
