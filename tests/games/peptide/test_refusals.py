"""Refusals describe the current table: they name its cards, its legal moves and the biology."""

import pytest

from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import THREE

from .table import Seat, legal, play, plies, refusal, table

IDLE = Seat(atp=0, down="mitochondria")
POOR = Seat(atp=0)
WITH_BIOLOGY = {
    *("basic_game", "cannot_pay", "deck_empty", "limit_at_top", "missing_rna", "no_discard_due", "not_in_field"),
    *("not_in_hand", "not_in_use", "not_quiet", "not_selected", "nothing_to_build", "nothing_to_fix"),
}


def test_a_field_without_an_organelle_says_what_there_is_and_what_a_new_one_costs() -> None:
    found = refusal(table(POOR, POOR, field="nucleus vacuole vacuole nucleus"), "take mitochondria")
    assert found.text == "No Mitochondria lie in the field, only a Nucleus and a Vacuole."
    assert found.remedy == "A new field costs 2 ATP, and you have 0."
    assert "red blood cells" in str(found.biology)
    found = refusal(table(Seat(atp=3), POOR, field="nucleus vacuole"), "take ribosome")
    assert found.remedy == "A new field costs 2 ATP, and you have 3: it may bring one."


@pytest.mark.parametrize("move", ["add Pro", "fix"])
def test_building_in_phase_1_needs_a_ribosome_first(move: str) -> None:
    rich = Seat(rna="CCC", amino="Pro", chain="Lys")
    found = refusal(table(rich, POOR, field="nucleus ribosome"), move)
    assert found.text == "For this you need a Ribosome in Phase 2; this is Phase 1."
    assert (found.remedy, found.moves) == ("Take a Ribosome now.", ("take ribosome",))
    found = refusal(table(rich, POOR, field="nucleus nucleus"), move)
    assert (found.remedy, found.moves) == ("You have selected none, and none lies in the field now.", ())
    rich.up = "ribosome"
    found = refusal(table(rich, POOR, field="nucleus nucleus"), move)
    assert found.text == "Your Ribosome is used in Phase 2; this is Phase 1."


def test_organelles_that_are_left_are_named() -> None:
    s = table(Seat(atp=0, up="mitochondria amino-acyl", down="nucleus"), IDLE)
    found = refusal(s, "end turn")
    assert found.text == "You still have 3 organelles to resolve: Mitochondria, Amino-Acyl and one face down."
    assert found.remedy == "Use one of them, or decline the Amino-Acyl."
    assert set(found.moves) == {"use mitochondria", "use face-down", "decline amino-acyl"}
    found = refusal(table(Seat(atp=0, up="ribosome"), IDLE), "end turn")
    assert (found.remedy, found.moves) == ("Decline the Ribosome, which cannot be used now.", ("decline ribosome",))


def test_of_two_equal_cards_one_is_named() -> None:
    s = table(Seat(up="nucleus"), IDLE, rna_deck="UU")
    play(s, "use nucleus", "draw two")
    found = refusal(s, "keep A")
    assert (found.text, found.remedy) == ("You drew two U, no A.", "Keep U.")


def test_what_cannot_be_paid_for_names_what_brings_atp_here() -> None:
    found = refusal(table(Seat(atp=1, up="amino-acyl vacuole"), IDLE), "use amino-acyl")
    assert (found.remedy, found.moves) == ("Use a Vacuole first: that brings ATP.", ("use vacuole",))
    found = refusal(table(Seat(atp=1, up="amino-acyl"), IDLE), "use amino-acyl")
    assert (found.remedy, found.moves) == ("No organelle that brings ATP is left before you this round.", ())
    found = refusal(table(Seat(atp=0, up="amino-acyl vacuole"), IDLE), "use amino-acyl")
    assert (found.remedy, found.moves) == ("All that is left to you this round brings 1 ATP more: too little.", ())
    found = refusal(table(Seat(atp=0, up="amino-acyl vacuole mitochondria"), IDLE, supply=1), "use amino-acyl")
    assert (found.remedy, found.moves) == ("All that is left to you this round brings 1 ATP more: too little.", ())
    found = refusal(table(Seat(atp=0, up="amino-acyl vacuole", down="nucleus"), IDLE), "use amino-acyl")
    assert found.remedy == "Use a Vacuole or a face-down organelle first: that brings ATP."
    assert found.moves == ("use vacuole", "use face-down")
    found = refusal(table(Seat(atp=0, up="ribosome vacuole", chain="Pro"), IDLE, supply=0), "use ribosome")
    assert (found.remedy, found.moves) == ("The supply is empty: ATP comes back to it when somebody pays.", ())


def test_refusals_distinguish_a_missing_amino_acid_from_missing_rna() -> None:
    s = table(Seat(rna="CA", amino="His", up="ribosome nucleus"), Seat(chain="Lys", fixed=1))
    assert refusal(s, "add Lys").text == "The one lysine card lies in a chain already."
    assert refusal(s, "add Ser").remedy == "In hand you have His."
    assert refusal(s, "add Ser").biology == "The human body can make serine itself from other molecules."
    found = refusal(s, "add His")
    assert found.text == "Histidine needs C A C; your RNA lacks C."
    assert found.biology == "In a cell the order of the letters counts as well: CAC or CAU spells histidine."
    assert found.moves == ("use nucleus",)


@pytest.mark.parametrize("amino", THREE[:20])
def test_the_biology_names_the_amino_acid(amino: str) -> None:
    name = next(card["name"] for card in GAME.cards() if card["id"] == f"amino:{amino}")
    assert name in str(refusal(table(Seat(), IDLE), f"add {amino}").biology)
    assert name in str(refusal(table(Seat(amino=amino), IDLE), f"add {amino}").biology)


def test_in_the_last_round_nothing_is_promised_for_the_next() -> None:
    s = table(Seat(up="nucleus"), IDLE, last_round=1)
    for move in ("take nucleus", "select-twice", "use ribosome", "reset organelles"):
        assert refusal(s, move).remedy == "This is the last round."


def test_refusals_with_biology_say_it() -> None:
    seen = set()
    for seed in range(4):
        for number, (s, _) in enumerate(plies(3, seed, advanced=seed % 2 == 1)):
            if number % 7 == seed:
                for move in GAME.moves:
                    found = s.why_not(move)
                    if found is not None and found.code in WITH_BIOLOGY:
                        assert found.biology, found
                        seen.add(found.code)
    assert seen >= WITH_BIOLOGY - {"deck_empty", "limit_at_top", "basic_game"}
    assert legal(s) == set()
