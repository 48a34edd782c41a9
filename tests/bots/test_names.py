"""Names of bots: real first names with the kind, the same for the same seed, and none that a person can take."""

import pytest

from benchtop.bots import levels
from benchtop.bots.names import FIRST_NAMES, bot_name, without_bot


def test_there_are_names_enough_for_the_largest_table() -> None:
    assert len(FIRST_NAMES) == len({name.casefold() for name in FIRST_NAMES}) >= 24
    taken: list[str] = []
    for seat in range(16):
        taken.append(bot_name("seed", seat, "easy", taken))
    assert len({name.partition(" ")[0] for name in taken}) == 16


def test_no_bot_is_called_like_you() -> None:
    assert not [name for name in FIRST_NAMES if name.casefold().startswith("you")]


def test_a_name_is_the_same_for_the_same_seed_and_seat() -> None:
    assert bot_name("seed", 1, "easy", []) == bot_name("seed", 1, "easy", ["Mia"])
    assert bot_name(7, 1, "easy", []) == bot_name("7", 1, "easy", []), "seeds travel as texts, too"
    assert len({bot_name(seed, 0, "easy", []) for seed in range(500)}) == len(FIRST_NAMES)


def test_a_bot_takes_no_name_of_somebody_at_the_table() -> None:
    first = bot_name("seed", 0, "hard", []).partition(" ")[0]
    for taken in (first, first.upper(), f"{first} (easy bot)", f"{first} & Mia"):
        assert not bot_name("seed", 0, "hard", [taken]).startswith(first)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Rosalind (easy bot)", "Rosalind"),
        ("Rosalind (Easy  Bot)", "Rosalind"),
        ("Rosalind [hard bot]", "Rosalind"),
        ("Rosalind（easy bot）", "Rosalind"),
        ("Rosalind (bot", "Rosalind"),
        ("Mia Expert bot", "Mia"),
        ("Rosalind", "Rosalind"),
        ("Anna Bot", "Anna Bot"),
        ("Mia (Botany)", "Mia (Botany)"),
        ("½ Mia", "½ Mia"),
    ],
)
def test_people_cannot_be_called_like_bots(name: str, cleaned: str) -> None:
    assert without_bot(name) == cleaned


def test_no_name_of_a_bot_is_left_to_people() -> None:
    for level in levels():
        name = bot_name("seed", 0, level.key, [])
        assert without_bot(name) == name.partition(" ")[0]
