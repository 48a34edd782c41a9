"""§4.3: a whole offer typed in one line."""

import pytest

from benchtop.games.nucleo.trade import compact, expand

from .table import Player, hand, play, table

A = Player


def test_a_line_becomes_small_moves_in_order() -> None:
    view = table(A("KK", coins=1), A("R"), A()).view(0)
    moves = ["offer", "give K", "give K", "give coin", "want R", "send to 2"]
    assert expand("2K + 1 coin for R to 2", view) == moves
    assert expand("offer coin, 2 lysine for Arg to player 2", view) == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("K for R", ["offer", "give K", "want R", "send"]),
        ("k and r for 3 coins to all", ["offer", "give K", "give R", *["want coin"] * 3, "send"]),
        ("ins for gfp & W", ["offer", "give ins", "want W", "want gfp", "send"]),
        ("melittin for a coin", ["offer", "give melittin", "want coin", "send"]),
        ("R, K for oxytocin", ["offer", "give K", "give R", "want oxt", "send"]),
    ],
)
def test_items_are_written_in_many_ways(line: str, moves: list[str]) -> None:
    assert expand(line, table(A("KR"), A(), A()).view(0)) == moves


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("K", "reads like this"),
        ("K for ", "reads like this"),
        ("6K for R", "room for 5"),
        ("3K + 3R for W", "room for 5"),
        ("K for unobtainium", "no amino acid"),
        ("K for a", None),
        ("ant for R", "could be igg1 or antp"),
        ("K for R to 7", "player from 1 to 3"),
        ("K for R to bob", "player from 1 to 3"),
    ],
)
def test_what_cannot_be_read_is_answered_in_words(line: str, complaint: str | None) -> None:
    view = table(A("K"), A(), A()).view(0)
    if complaint is None:
        assert expand(line, view)[-2] == "want A"
        return
    with pytest.raises(ValueError, match=complaint):
        expand(line, view)


def test_a_line_plays() -> None:
    s = table(A("KK", coins=1), A("R"))
    play(s, *expand("2K + coin for R to 2", s.view(0)), "accept")
    assert (hand(s, 0), hand(s, 1)) == ("R", "KK") and s.coins == [0, 1]


def test_where_an_offer_waits_a_line_is_a_counter_offer() -> None:
    s = table(A("KH"), A("R"), A("R"))
    play(s, *expand("K for R", s.view(0)))
    moves = expand("R for K + H to 1", s.view(1))
    assert moves == ["counter", "give R", "want H", "want K", "send"]
    with pytest.raises(ValueError, match="goes to player 1"):
        expand("R for K to 3", s.view(1))
    play(s, "counter")
    assert expand("R for K + H", s.view(1)) == moves[1:]
    play(s, *moves[1:], "accept")
    assert hand(s, 1) == "HK"


def test_a_begun_offer_is_finished_first() -> None:
    s = table(A("KH"), A("R"))
    play(s, "offer")
    assert expand("K for R", s.view(0)) == ["give K", "want R", "send"]
    play(s, "give K")
    with pytest.raises(ValueError, match="send or withdraw"):
        expand("K for R", s.view(0))


def test_an_offer_is_written_as_a_line() -> None:
    assert compact({"give": ["K", "K", "coin"], "want": ["R"], "to": [1]}) == "2K + coin for R to 2"
    assert compact({"give": ["coin", "coin", "ins"], "want": ["A", "A"]}) == "2 coins + ins for 2A"


def test_lines_and_offers_are_two_forms_of_one_thing() -> None:
    s = table(A("KKR", ["ins"], coins=2), A("W"), A())
    line = "2K + 2 coins + ins for W to 2"
    play(s, *expand(line, s.view(0)))
    offer = s.view(None)["pending"]["offer"]
    assert compact({**offer, "to": offer["waiting"]}) == line
