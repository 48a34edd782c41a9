"""The table, moves and events in words."""

import re
from typing import Any

import pytest

from benchtop.core.events import Event
from benchtop.games.peptide import GAME
from benchtop.games.peptide.components import CODON, NUMBER, THREE
from benchtop.games.peptide.components import NAMES as AMINO_ACIDS
from benchtop.games.peptide.events import Added, Fixed
from benchtop.games.peptide.state import State

from .table import Seat, new, play, plies, table

NAMES = ["Ada", "Ben", "Cleo"]
NAME = dict(zip(THREE, AMINO_ACIDS, strict=True))
IDLE = Seat(atp=0, down="mitochondria")


def words(s: State, notation: str) -> str:
    return GAME.text.words(GAME.parse(notation), s.view(s.to_move), [])


def lines(s: State, seat: int | None) -> str:
    return "\n".join(block.plain() for block in GAME.text.table(s.view(seat), NAMES))


def test_moves_say_what_they_cost_and_bring() -> None:
    s = table(Seat(atp=3, rna="AAG", amino="Lys", chain="Pro", up="ribosome amino-acyl"), IDLE, deck="Met Ala STOP")
    assert words(s, "add Lys") == "Add lysine with A A G · 3 points, 5* once fixed"
    assert words(s, "fix") == ("Fix proline, your leftmost face-up amino acid · 3 more points and the +3 bonus card")
    assert words(s, "use amino-acyl").startswith("Use the Amino-Acyl · 2 of your 3 ATP")
    assert words(s, "reset rna").startswith("Discard the face-up RNA (A and C) and turn up new cards · 1 of your 3 ATP")
    play(s, "use amino-acyl")
    assert words(s, "keep Met") == "Keep Met methionine (AUG, value 4*) · Ala goes back on top"


def test_every_move_of_the_book_has_words_in_every_phase() -> None:
    for s in (
        table(Seat(), IDLE, field="nucleus vacuole"),
        table(Seat(up="vacuole"), IDLE, advanced=True),
        table(Seat(up="nucleus"), IDLE, rna_field="", rna_deck=""),
    ):
        for seat in (None, 0, 1):
            for move in GAME.moves:
                assert GAME.text.words(move, s.view(seat), [])[0].isupper()


def test_the_table_marks_what_is_reconstructed() -> None:
    s = table(Seat(rna="AA", amino="Lys Arg", up="nucleus"), IDLE)
    assert "Lys lysine · AAG* · value 5* · lacks G" in lines(s, 0)
    assert "Arg arginine · CGA · value 4* · lacks C G" in lines(s, 0)
    assert "reconstructed, not printed fact" in lines(s, 0)


def test_the_table_keeps_hands_from_others() -> None:
    s = table(Seat(rna="AA", amino="Lys", up="nucleus"), IDLE)
    for seat in (None, 1):
        assert "lysine" not in lines(s, seat)
        assert "Your hand\n  RNA: A A" not in lines(s, seat)


def test_the_table_says_what_is_known() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, deck="Lys Met Ala STOP")
    play(s, "use amino-acyl", "keep Met")
    assert "Lys: on top of the deck" in lines(s, 0)
    assert "on top of the deck" not in lines(s, 1)


def test_every_event_is_a_sentence_up_to_the_result() -> None:
    said: list[str] = []

    def listen(event: Event) -> None:
        said.append(GAME.say(event, NAMES))

    for seed in range(4):
        for s, _ in plies(3, seed, advanced=seed % 2 == 1):
            s.listener = listen
        assert "winner" in lines(s, 0)
    assert all(re.fullmatch(r"[A-Z].*\.", sentence) for sentence in said)
    events = "\n".join(said)
    for part in (
        "showed STOP",
        "added ",
        "fixed ",
        "the last round,",
        "The game ended:",
        "over the limit",
        "took the +3",
    ):
        assert part in events


def test_colours_follow_letters_and_not_articles() -> None:
    adenine = next(pattern for pattern, tone in GAME.text.highlight.items() if tone == "base_a")
    assert re.search(adenine, "RNA face up: A C")
    assert re.search(adenine, "saw A and C")
    assert not re.search(adenine, "A Nucleus")
    for pattern in GAME.text.highlight:
        re.compile(pattern)


def test_rna_beneath_a_chain_is_spelled_as_its_codon() -> None:
    s = table(Seat(atp=1, rna="ACC", amino="His", up="ribosome"), IDLE)
    assert words(s, "add His").startswith("Add histidine with C A C · ")
    events = play(s, "use ribosome", "add His")
    assert "added histidine to the chain with C A C." in "\n".join(GAME.say(event, NAMES) for event in events)
    assert "(His 5* over CAC)" in lines(s, None)


@pytest.mark.parametrize("amino", THREE[:20])
def test_rna_stands_in_codon_order_in_view_log_and_travels(amino: str) -> None:
    codon = CODON[NUMBER[amino]]
    s = table(Seat(atp=2, rna=codon, amino=amino, up="ribosome ribosome"), IDLE)
    added = play(s, "use ribosome", f"add {amino}")
    assert s.view(1)["players"][0]["codons"] == [codon]
    fixed = play(s, "use ribosome", "fix")
    assert s.view(1)["players"][0]["codons"] == []
    for event in (next(e for e in added if isinstance(e, Added)), next(e for e in fixed if isinstance(e, Fixed))):
        assert event.rna == codon
        assert "".join(way["piece"][-1] for way in event.moved if way["piece"].startswith("rna:")) == codon
    assert f"added {NAME[amino]} to the chain with {' '.join(codon)}." in GAME.say(added[-1], NAMES)


def test_what_is_lacking_stands_in_codon_order() -> None:
    s = table(Seat(rna="G", amino="Trp His", up="nucleus"), IDLE)
    assert s.view(0)["hand"]["missing"] == {"Trp": "UG", "His": "CAC"}
    assert "Trp tryptophan · UGG · value 5* · lacks U G" in lines(s, 0)


def test_spending_atp_warns_of_what_could_not_be_paid_for_then() -> None:
    s = table(Seat(atp=2, up="amino-acyl"), IDLE, field="nucleus ribosome")
    assert words(s, "reset rna").endswith("1 of your 2 ATP · careful: 1 ATP would be left for your Amino-Acyl (2)")
    assert words(s, "reset organelles").endswith("careful: 0 ATP would be left for your Amino-Acyl (2)")
    assert words(s, "take ribosome").endswith("careful: you have 2 ATP for 3 so far")
    s = table(Seat(atp=2, up="amino-acyl mitochondria"), IDLE)
    assert "careful" not in words(s, "reset rna"), "Mitochondria will bring enough"
    s = table(Seat(atp=2, up="amino-acyl ribosome", chain="Pro"), IDLE)
    assert words(s, "use ribosome").endswith("careful: 1 ATP would be left for your Amino-Acyl (2)")


def test_taking_an_organelle_warns_of_what_it_would_lack() -> None:
    def traps(seat: Seat, **more: Any) -> Any:
        return table(seat, IDLE, field="amino-acyl ribosome", **more).view(0)["traps"]

    assert traps(Seat(atp=3, amino="Trp")) == {}
    assert traps(Seat(atp=0, amino="Trp")) == {"amino-acyl": "atp", "ribosome": "atp"}
    assert traps(Seat(atp=1, amino="Trp", down="nucleus")) == {}, "face down it brings what is lacking"
    assert traps(Seat(atp=3, chain="Pro", fixed=1)) == {"ribosome": "chain"}
    assert traps(Seat(atp=3, chain="Pro")) == {}, "it can be fixed"
    assert traps(Seat(atp=3, up="amino-acyl")) == {"amino-acyl": "atp"}, "an amino acid is to come"
    assert traps(Seat(atp=3, amino="Trp"), deck="") == {"amino-acyl": "deck"}
    s = table(Seat(atp=3), IDLE, field="amino-acyl ribosome", deck="")
    assert words(s, "take ribosome").endswith("careful: you have no amino acid to add or fix so far")
    assert words(s, "take amino-acyl").endswith("careful: no amino acid is left to draw")
    assert s.view(1)["traps"] and not s.view(None)["traps"], "everybody sees their own"


def test_a_vacuole_can_raise_a_limit_in_the_advanced_game_only() -> None:
    assert words(new(advanced=True), "take vacuole") == "Take a Vacuole · gain 1 ATP and an RNA card, or raise a limit"
    assert words(new(), "take vacuole") == "Take a Vacuole · gain 1 ATP and an RNA card"


def test_organelles_show_a_new_fact_at_each_use_until_none_is_left() -> None:
    s = table(Seat(atp=0, up="nucleus nucleus nucleus nucleus"), IDLE)
    sentences = []
    for _ in range(4):
        sentences.append(GAME.say(play(s, "use nucleus")[0], NAMES))
        play(s, str(s.legal()[0]))
    assert sentences[0] == "Ada used a Nucleus. RNA is copied from DNA in the nucleus and leaves it through pores."
    assert len(set(sentences)) == 4 and sentences[3] == "Ada used a Nucleus."
