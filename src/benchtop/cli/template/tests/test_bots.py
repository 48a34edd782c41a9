"""Template: the preferences of its bots."""

from benchtop.cli.template.bots.heuristic import TemplateHeuristic
from benchtop.cli.template.components import LETTERS
from benchtop.cli.template.moves import DISCARD, LAY

from .table import table

HEURISTIC = TemplateHeuristic()


def test_a_pair_is_laid_rather_than_put_away() -> None:
    s = table("G", "CT", "A")
    best = max(s.legal(), key=lambda move: HEURISTIC.value(s, move))
    assert best is LAY[LETTERS.index("C")]
    assert HEURISTIC.explain(s, best) == "scores 3 bonds"


def test_a_base_that_pairs_with_nothing_here_is_kept_from_the_next_seat() -> None:
    s = table("A", "C", "G")
    cytosine = LETTERS.index("C")
    assert HEURISTIC.value(s, DISCARD[cytosine]) > HEURISTIC.value(s, LAY[cytosine])
    assert HEURISTIC.explain(s, DISCARD[cytosine]) == "gives the next seat nothing to pair with"
