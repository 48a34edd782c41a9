"""The table, the moves and the events in words; and a whole offer typed in one line (§4.3)."""

import re

import pytest

from benchtop.core.events import Event
from benchtop.core.rng import seeded
from benchtop.games.nucleo import events
from benchtop.games.nucleo.state import State
from benchtop.games.nucleo.text.events import SAYINGS
from benchtop.games.nucleo.text.moves import WORDS, compact, expand

from .table import GAME, Player, hand, load, play, table

A = Player
NAMES = ["Ada", "Bob", "Cy"]


def said(s: State, *moves: str) -> list[str]:
    return [GAME.say(event, NAMES) for event in play(s, *moves)]


def word(s: State, move: str) -> str:
    return GAME.text.words(GAME.parse(move), s.view(s.to_move), [])


def text(s: State, seat: int | None) -> str:
    return "\n".join(block.plain() for block in GAME.text.table(s.view(seat), NAMES[: s.seats]))


def test_moves_say_what_they_do_with_numbers() -> None:
    s = table(A("GIVEQC", ["ins"], ["chaperone"], coins=2), A("R"), A("K", ["oxt"]))
    assert word(s, "build ins") == "Build Insulin, A chain from G I V E Q C · 4 coins"
    assert word(s, "offer") == "Make the others an offer · 3 left this turn"
    play(s, "offer", "give coin")
    assert word(s, "want R") == "Ask for arginine (R) · player 2 holds 1"
    play(s, "want R")
    assert word(s, "send") == "Offer it to everybody: coin for R"
    play(s, "send")
    assert word(s, "accept") == "Accept: you get coin and give R"


def test_a_build_names_what_is_left_in_the_pool() -> None:
    assert word(table(A("GIVEQC", ["ins"]), A(), pool=1), "build ins").endswith("· 1 coin")


def test_taking_names_the_protein_it_is_for() -> None:
    s = table(A("GI", ["ins"], ["trna"]), A())
    play(s, "play trna")
    assert word(s, "take V") == "Take valine (V) · 6 in the bank · missing for Insulin, A chain"


def test_a_trade_reads_as_a_story() -> None:
    s = table(A("KK"), A("R"), A())
    assert said(s, "offer", "give K", "give K", "want R", "send", "accept") == [
        "Ada made an offer to Bob and Cy: 2K for R.",
        "Ada gave Bob 2K for R.",
    ]


def test_a_turn_reads_as_a_story() -> None:
    s = load(table(A("RGD", ["fn1"]), A(), part=1), "K", 4)
    s.deck.remove(0)
    s.deck.append(0)
    assert said(s, "roll", "roll", "build fn1", "pass") == [
        "Ada rolled lysine (K) and took it.",
        "Ada rolled an action card with the d6.",
        "Ada played Nobel Prize.",
        "Ada took a coin; 19 coins left in the pool.",
        "Ada builds Fibronectin from D G R.",
        "Ada earned 1 coin for Fibronectin; 18 coins left in the pool.",
    ]


def test_the_table_shows_what_is_held_and_what_is_missing() -> None:
    shown = text(table(A("GI", ["ins"], ["prion"], coins=3), A("KR")), 0)
    assert "Insulin, A chain  4 coins  G I V E Q C  lacks C E Q V  ins" in shown
    assert re.search(r"2 Bob +0 +2: K R +0: none +0\n", shown)
    assert "Prion Misfolding, when an opponent builds: They earn 1 coin less" in shown


def test_unknown_proteins_are_shown_by_the_number_on_their_back() -> None:
    s = table(A(), A("", ["gfp", "oxt"]))
    play(s, "end", "roll")
    s.part = 3
    play(s, "offer", "give oxt", "want K", "send")
    assert "2: ?1, Oxytocin ring" in text(s, 0)


def test_the_table_shows_doubts() -> None:
    s = table(A("", [], ["conjugation"]), A("KRD"), A("G"))
    play(s, "play conjugation", "target 2")
    assert "3 Cy (you)" in text(s, 2)
    assert "2: 2 of D K R?" in text(s, 2) and "1: 1 of D K R?" in text(s, None)


def test_a_spectator_sees_no_hand() -> None:
    shown = text(table(A("GI", ["ins"], ["prion"]), A("KR")), None)
    assert "Your" not in shown and "Insulin" not in shown and "Prion" not in shown


def test_the_end_is_announced() -> None:
    s = load(table(A(coins=1), A(), part=2, deck=["nobel"], pool=1), 4)
    assert said(s, "roll")[-3:] == [
        "The last coin is earned: the game is over.",
        "Ada has 2 coins and still holds no protein: score 2.",
        "Bob has 0 coins and still holds no protein: score 0.",
    ]
    assert "The game is over: Ada wins." in text(s, None)


def test_every_kind_of_move_has_words_in_every_situation() -> None:
    s = GAME.new(3, seed=2)
    rng = seeded("words")
    for _ in range(400):
        view = s.view(s.to_move)
        assert all(GAME.text.words(move, view, []) for move in GAME.moves[:: 1 + s.ply % 7])
        moves = s.legal()
        s.play(moves[rng.below(len(moves))])
    assert {type(move) for move in GAME.moves} == set(WORDS)


def test_every_kind_of_event_can_be_told() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds == set(SAYINGS)


# -- an offer in one line (§4.3) --


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
