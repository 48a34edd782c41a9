"""Every number is stated once, in the data: if it changes there, texts and play change with it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from benchtop.games.adna.components import REACTION_DATA
from tests.games.numbers import changed

from .table import table

PLACE = {row["key"]: place for place, row in enumerate(REACTION_DATA)}


@contextmanager
def tables(file: str, *way: str | int) -> Iterator[ModuleType]:
    """Yield the helpers of table.py for a game in which this number is one higher."""
    with changed("adna", file, way):
        own = sys.modules.pop(table.__module__)
        try:
            yield import_module(table.__module__)
        finally:
            sys.modules[table.__module__] = own


def said(tables: ModuleType, laid: dict[str, Any], moves: list[str], notation: str) -> str:
    """Return everything that a seat may read: the table, the words of a move, and its refusal."""
    s = tables.play(tables.table(**laid), *moves)
    game, view = s.game, s.view(s.to_move)
    blocks = "\n".join(block.plain() for block in game.text.table(view, ["Ada", "Ben"]))
    return f"{blocks}\n{game.text.words(game.parse(notation), view, ['Ada', 'Ben'])}\n{tables.why(s, notation)}"


ON_CARDS: list[tuple[str, str, dict[str, Any], str, str, str]] = [
    ("agarose-gel", "draws", {}, "attack agarose-gel", "draw 3 Bases cards", "2 Bases cards"),
    ("alkaline-phosphatase", "takes", {}, "stop", "the last 3 bases", "2 bases"),
    ("pcr", "adds", {}, "attack pcr on own with red-buffer", "add 4 bases from the deck", "3 bases"),
    ("bsa", "moves", {}, "bsa up", "must move 2 levels", "1 level"),
    ("deletion", "takes", {}, "attack deletion on own with red-buffer", "take 3 bases out", "2 bases"),
    ("distilled-water", "down", {}, "use distilled-water", "25 to 4 °C", "25 to 16 °C"),
    ("distilled-water", "down", {}, "use distilled-water", "2 levels down", "1 level"),
    ("dmso", "draws", {}, "attack dmso", "draw 4 Bases cards", "3 Bases cards"),
    ("dnase-i", "longest", {"own": "A", "other": "C"}, "attack dnase-i on own", "chains of 5 to 12 cards", "11"),
    ("dnase-i", "longest", {"own": "A", "other": "C"}, "stop", "lacks a chain of 5 to 12 cards", "11"),
    ("dnase-i", "leaves", {"own": "A", "other": "C"}, "attack dnase-i on own", "chains of 6 to 11 cards", "first 4"),
    ("dna-ladder", "takes", {}, "attack dna-ladder on other", "up to 4 bases off", "3 bases"),
    ("dna-polymerase", "rearranges", {}, "attack dna-polymerase on own", "up to 4 bases", "3 bases"),
    ("dntps", "adds", {}, "attack dntps on own", "add 4 bases", "3 bases"),
    ("ethidium-bromide", "takes", {}, "attack ethidium-bromide", "pick 3 cards", "2 cards"),
    ("heating-block", "up", {}, "use heating-block", "25 to 55 °C", "25 to 50 °C"),
    ("heating-block", "up", {}, "use heating-block one", "moves the thermometer 3 levels", "2 levels"),
    ("heating-block", "up_as_variant", {}, "use heating-block one", "2 levels is a variant", "1 level"),
    ("linker", "adds", {}, "use linker", "4 bases from the deck, then", "3 bases"),
    ("polylinker", "adds", {}, "use polylinker", "6 bases from the deck, then", "5 bases"),
    ("spectrophotometer", "adds", {}, "attack spectrophotometer on own", "add 3 bases", "2 bases"),
    ("uv-light", "rearranges", {}, "attack uv-light on own", "up to 5 bases", "4 bases"),
]
"""Card, number, table, move, the text afterwards, and the text that is gone."""


@pytest.mark.parametrize(
    ("card", "name", "laid", "notation", "new", "old"), ON_CARDS, ids=lambda value: str(value)[:20]
)
def test_a_number_on_a_card_is_read_where_the_card_is(
    card: str, name: str, laid: dict[str, Any], notation: str, new: str, old: str
) -> None:
    laid = {"hand": card, **laid}
    assert old in said(sys.modules[table.__module__], laid, [], notation)
    with tables("reactions.json", PLACE[card], name) as other:
        now = said(other, laid, [], notation)
        catalogue = {entry["id"]: entry for entry in other.GAME.cards()}
    assert new in now
    assert old not in now
    assert catalogue[f"card:{card}"]["values"][name] == REACTION_DATA[PLACE[card]][name] + 1


IN_RULES: list[tuple[tuple[str, ...], dict[str, Any], list[str], str, str, str]] = [
    (("thermometer", "swaps_above"), {"celsius": 65}, [], "stop", "Above 61 °C", "60 °C"),
    (("target", "usual"), {"hand": "A"}, [], "lay A on own", "7 of 26", "of 25"),
    (("discards",), {"hand": "A C"}, ["stop"], "end turn", "4 more discards", "3 more"),
    (("discards",), {"hand": "A C"}, ["stop"], "end turn", "discard up to 4 cards", "up to 3"),
]


@pytest.mark.parametrize(
    ("way", "laid", "moves", "notation", "new", "old"), IN_RULES, ids=lambda value: str(value)[:20]
)
def test_a_number_of_the_rules_is_read_at_the_table(
    way: tuple[str, ...], laid: dict[str, Any], moves: list[str], notation: str, new: str, old: str
) -> None:
    assert old in said(sys.modules[table.__module__], laid, moves, notation)
    with tables("rules.json", *way) as other:
        now = said(other, laid, moves, notation)
    assert new in now
    assert old not in now


def test_words_name_the_number_of_first_bases() -> None:
    with changed("adna", "rules.json", ("first_bases",)) as game:
        s = game.new(2, 1)
        blocks = "\n".join(block.plain() for block in game.text.table(s.view(s.to_move), ["Ada", "Ben"]))
        refusal = str(s.why_not(game.parse("stop")))
        assert len(s.view(s.to_move)["known_cards"][s.to_move]) == 7
    assert "the first 7 bases" in blocks
    assert "You are laying your first 7 bases; left to lay: 7." in refusal


@pytest.mark.parametrize(
    ("deck", "drawn"), [("bases", "4 Bases cards, 1 E"), ("enzymes", "2 Enzymes cards"), ("reactions", "3 R")]
)
def test_a_turn_brings_as_many_cards_as_the_data_says(deck: str, drawn: str) -> None:
    with tables("rules.json", "draw", deck) as other:
        sentences = [other.GAME.say(event, ["Ada", "Ben"]) for event in other.events(other.table(), "end turn")]
    assert any(drawn in words for words in sentences)


def test_words_name_the_quiet_before_a_drawn_game() -> None:
    with tables("rules.json", "quiet_turns") as other:
        s = other.table()
        s.quiet_turns = 20
        blocks = "\n".join(block.plain() for block in other.GAME.text.table(s.view(0), ["Ada", "Ben"]))
        assert other.end_turn(s).attempt == 2
    assert "after 21 the game is drawn" in blocks


@pytest.mark.parametrize(("name", "attempt", "turn"), [("last_turn", 3, 301), ("attempts", 4, 0)])
def test_a_game_lasts_as_long_and_is_drawn_as_often_as_the_data_says(name: str, attempt: int, turn: int) -> None:
    with tables("rules.json", name) as other:
        s = other.play(other.table(turn=300, hand="A"), "lay A on own")
        s.attempt = 3
        other.end_turn(s)
        assert (s.over, s.attempt, s.turn) == (False, attempt, turn)


def test_the_sets_of_reactions_cards_are_called_by_how_many_there_are() -> None:
    with changed("adna", "reactions.json", (PLACE["goggles"], "count")) as game:
        option = next(option for option in game.options if option.key == "cards")
        assert option.allowed == ["93", "91", "89"]
        assert sum(game.census(game.new(2, 1)).values()) == 245
    assert "93 keeps every count" in option.help
    with changed("adna", "reactions.json", (PLACE["uv-light"], "count_in_small_box")) as game:
        assert game.census(game.new(2, 1, {"cards": "89"}))["uv-light"] == 3


@pytest.mark.parametrize(("card", "degrees"), [("klenow", 25), ("rnase-a", 37)])
def test_a_temperature_that_the_thermometer_has_not_is_refused(card: str, degrees: int) -> None:
    with (
        pytest.raises(ValueError, match=f"adna: the thermometer has no level of {degrees + 1} °C"),
        changed("adna", "reactions.json", (PLACE[card], "levels", 0)),
    ):
        pass


# -- play -----------------------------------------------------------------------------------------------------------

HAPPENS: list[tuple[str, str, list[str], dict[str, Any], str]] = [
    ("alkaline-phosphatase", "takes", ["attack alkaline-phosphatase on other with red-buffer"], {}, "TGC"),
    ("dnase-i", "leaves", ["attack dnase-i on other"], {"other": "TGCATG"}, "TGCAT"),
    ("dna-ladder", "takes", ["attack dna-ladder on other"], {"own": "A", "other": "TGCATGCA"}, "TGCA"),
    ("deletion", "takes", ["attack deletion on other with red-buffer", "remove 1", "remove 2", "remove 3"], {}, "ATG"),
    ("dntps", "adds", ["attack dntps on other"], {"celsius": 55, "deck": "AAAA"}, "TGCATGAAAA"),
    ("spectrophotometer", "adds", ["attack spectrophotometer on other"], {"deck": "AAA"}, "TGCATGAAA"),
    ("linker", "adds", ["use linker"], {"deck": "AAAA", "broken": "GG"}, "TGCATG"),
]
"""Card, number, moves, table; the rival's chain afterwards."""


@pytest.mark.parametrize(("card", "name", "moves", "laid", "left"), HAPPENS, ids=str)
def test_a_number_on_a_card_changes_what_it_does(
    card: str, name: str, moves: list[str], laid: dict[str, Any], left: str
) -> None:
    laid = {"hand": f"{card} dephosphorylation red-buffer", **laid}
    with tables("reactions.json", PLACE[card], name) as other:
        s = other.play(other.table(**laid), *moves)
        assert other.chain(s, 1) == left


def test_the_pcr_takes_the_numbers_of_the_cards_that_serve_it() -> None:
    cards = "pcr dntps dna-polymerase magnesium-chloride blue-buffer dmso"
    moves = ["attack pcr on own with blue-buffer and dmso", "done"]
    for card, name, added, drawn in (("pcr", "adds", 7, 3), ("dntps", "adds", 7, 3), ("dmso", "draws", 6, 4)):
        with tables("reactions.json", PLACE[card], name) as other:
            s = other.play(other.table(hand=cards, celsius=55, deck="A" * 11), *moves)
            assert other.chain(s, 0) == "ACGTAC" + "A" * added
            assert len(other.hand(s, 0)) == drawn
