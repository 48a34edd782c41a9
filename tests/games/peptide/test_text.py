"""What the table, the moves and the events say."""

import re

from benchtop.core.events import Event
from benchtop.games.peptide import GAME
from benchtop.games.peptide.state import State

from .table import Seat, play, plies, table

NAMES = ["Ada", "Ben", "Cleo"]
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
    assert words(s, "reset rna") == "Discard the face-up RNA (A and C) and turn up new cards · 1 of your 3 ATP"
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
