"""Lists in words, and sentences that say "you"."""

import pytest

from benchtop.core.text import MARKS, addressed, listed, separated

ADA, BEN = MARKS[:2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a, the first"], "a, the first"),
        (["a, the first", "b"], "a, the first; and b"),
        (["a", "b, the second", "c"], "a; b, the second; and c"),
    ],
)
def test_semicolons_stand_between_words_that_have_commas(words: list[str], said: str) -> None:
    assert listed(words) == said
    assert separated(words) == said.replace("; and", ";").replace(" and", ",")


@pytest.mark.parametrize(
    ("marked", "to_ada", "to_ben"),
    [
        (f"{ADA} laid A on their own chain.", "You laid A on your own chain.", "Ada laid A on their own chain."),
        (f"{ADA} cut {BEN}'s chain.", "You cut Ben's chain.", "Ada cut your chain."),
        (f"{ADA}'s turn began.", "Your turn began.", "Ada's turn began."),
        (f"{ADA} has 2 and still holds C.", "You have 2 and still hold C.", "Ada has 2 and still holds C."),
        (
            f"Round 2; {ADA} leads and goes first.",
            "Round 2; you lead and go first.",
            "Round 2; Ada leads and goes first.",
        ),
        (
            f"{ADA} took it from {BEN} and goes on.",
            "You took it from Ben and go on.",
            "Ada took it from you and goes on.",
        ),
        (f"It is over. {ADA} 9, {BEN} 4.", "It is over. You 9, Ben 4.", "It is over. Ada 9, you 4."),
        (f"{ADA} voted for themselves.", "You voted for yourself.", "Ada voted for themselves."),
        (f"Team work: team {BEN} wins.", "Team work: team Ben wins.", "Team work: your team wins."),
        (f"team {BEN} wins.", "team Ben wins.", "Your team wins."),
        (f"{ADA} asked {BEN}; {BEN} has none.", "You asked Ben; Ben has none.", "Ada asked you; you have none."),
    ],
)
def test_whoever_reads_is_called_you(marked: str, to_ada: str, to_ben: str) -> None:
    names = ["Ada", "Ben"]
    assert addressed(marked, names, 0) == to_ada
    assert addressed(marked, names, 1) == to_ben
    assert addressed(marked, names) == marked.replace(ADA, "Ada").replace(BEN, "Ben")
