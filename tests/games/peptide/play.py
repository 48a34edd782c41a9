"""Games played with some sense: pure chance never draws enough amino acids to show STOP."""

from collections.abc import Iterator

from benchtop.core.move import Move
from benchtop.core.rng import Rng, seeded
from benchtop.games.peptide import GAME
from benchtop.games.peptide.cards import AMINO_ACYL, COST_AMINO_ACYL, RIBOSOME
from benchtop.games.peptide.state import SELECT, State

WASTE = ("reset", "select-twice", "decline", "end")


def sensible(s: State, rng: Rng) -> Move:
    """A legal move that gets on with the game: amino acids if they can be paid for, no waste nine times out of ten."""
    moves = s.legal()
    if rng.below(10) == 0:
        return moves[rng.below(len(moves))]
    useful = [move for move in moves if not str(move).startswith(WASTE)]
    if s.stage == SELECT and s.due:
        me = s.players[s.to_move]
        useful = [move for move in useful if not str(move).endswith("down")] or useful
        wanted = "take amino-acyl" if me.atp >= COST_AMINO_ACYL and not me.up[AMINO_ACYL] else "take mitochondria"
        if len(me.amino) > 1 and me.rna_size > 3 and not me.up[RIBOSOME]:
            wanted = "take ribosome"
        useful = [move for move in useful if str(move) == wanted and rng.below(3)] or useful
    if not useful:
        useful = [move for move in moves if str(move) == "end turn"] or moves
    return useful[rng.below(len(useful))]


def plies(seats: int, seed: int, *, advanced: bool = False, strict_atp: bool = True) -> Iterator[tuple[State, Move]]:
    """Each state of a sensible game before a move, with that move; the same state object all along."""
    s = GAME.new(seats, seed, {"advanced": advanced, "strict_atp": strict_atp})
    assert isinstance(s, State)
    rng = seeded(f"sensible {seed}")
    while not s.over:
        move = sensible(s, rng)
        yield s, move
        s.play(move)


def finished(seats: int, seed: int, *, advanced: bool = False, strict_atp: bool = True) -> State:
    """A sensible game at its end."""
    for s, _ in plies(seats, seed, advanced=advanced, strict_atp=strict_atp):
        pass
    return s
