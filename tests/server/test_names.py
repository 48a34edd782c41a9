"""Names of people: no two at a table look alike, and none spills over its line."""

import pytest

from benchtop.client import Server
from benchtop.server.tables.names import clean_name, different
from tests.server.running import ServerProcess, people, quick_game


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аda", "Ａda", "a d a", "Áda", "A\u0301\u0301\u0301da", "Αdа"])
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    assert different(clean_name(name), ["Ben", "Ada"]).endswith(" 2")


def test_nobody_is_called_like_a_bot_whose_level_is_left_out() -> None:
    assert different("Rosalind", ["Rosalind (easy bot)"]) == "Rosalind 2"


@pytest.mark.parametrize("name", ["Adam", "Ada B", "Ida", "Ада Лавлейс", "愛"])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert different(clean_name(name), ["Ben", "Ada"]) == name


def test_stacked_marks_are_cut_and_a_name_of_marks_is_none() -> None:
    assert clean_name("Z" + "\u0336" * 30 + "oe") == "Z\u0336\u0336oe"
    assert "\u0336" not in clean_name("\u0336" * 24)
    assert clean_name("Zoë Ñandú") == "Zoë Ñandú"


def test_two_people_at_a_table_are_told_apart(server: ServerProcess) -> None:
    game = quick_game()
    host = Server(server.base).open(game.key, [{"kind": "me", "name": "Ada"}, *people(game)[1:]])
    Server(server.base).join(host[0].code, name="Аda")
    assert [seat["name"] for seat in host[0].look().raw["table"]["seats"]][:2] == ["Ada", "Аda 2"]
