"""View fields that boards show beyond the pieces: dice, built proteins, and the answers to an offer."""

from typing import Any

from .table import Player as A
from .table import load, play, table


def d20(letter: str, part: int | None, card: str | None = None) -> dict[str, Any]:
    return {"die": "d20", "letter": letter, "symbol": None, "part": part, "card": card}


def d6(symbol: int) -> dict[str, Any]:
    return {"die": "d6", "letter": None, "symbol": symbol, "part": 2, "card": None}


def test_the_dice_lie_as_they_fell_until_the_next_player_rolls() -> None:
    s = load(table(A(), A(), part=1), "K", 3, "R", "W")  # the third face has the second symbol
    assert s.view(None)["last_dice"] is None
    play(s, "roll", "roll")
    rolled = {"seat": 0, "turn": 1, "throws": [d20("K", 1), d6(2), d20("R", 2), d20("W", 2)]}
    assert [s.view(seat)["last_dice"] for seat in (None, 0, 1)] == [rolled] * 3
    play(s, "end")
    assert s.view(1)["last_dice"] == rolled == s.imagine(1, 5).view(1)["last_dice"]
    play(load(s, "C"), "roll")
    assert s.view(0)["last_dice"] == {"seat": 1, "turn": 2, "throws": [d20("C", 1)]}


def test_dice_say_which_card_asked_for_them() -> None:
    s = table(A("AAA", ["ins"], ["proteasome"]), A(), part=1, deck=["polysome"])
    play(load(s, "K", "C"), "roll", "play proteasome")
    play(load(s, 5, "D", "E"), "roll")
    throws = s.view(0)["last_dice"]["throws"]
    assert throws[:2] == [d20("K", 1), d20("C", None, "proteasome")]
    assert throws[2]["symbol"] == 3 and throws[3:5] == [d20("D", None, "polysome"), d20("E", None, "polysome")]


def test_the_dice_of_missense_mutation_are_its_own() -> None:
    s = load(table(A("A"), A(), part=2, deck=["missense"]), 5, "H")
    play(s, "roll")
    assert s.view(0)["last_dice"]["throws"][1:] == [d20("H", None, "missense")]


def test_built_proteins_stay_in_view_with_what_they_paid() -> None:
    s = table(A("GIVEQC", ["ins"], ["chaperone"]), A(), part=3)
    assert s.view(0)["built"] == [[], []]
    play(s, "build ins")
    assert s.view(0)["built"] == [[], []], "it is not paid yet"
    play(s, "boost chaperone", "fold")
    assert s.view(1)["built"] == [[{"card": "ins", "back": 1, "coins": s.coins[0], "turn": 1}], []]
    assert s.imagine(1, 9).view(1)["built"] == s.view(1)["built"]


def test_an_offer_says_who_was_asked_and_who_declined() -> None:
    s = table(A("K"), A("W"), A("C"), A("D"))
    play(s, "offer", "give K", "want W", "send")
    offer = s.view(3)["pending"]["offer"]
    assert (offer["to"], offer["waiting"], offer["declined"], offer["countered"]) == ([1, 2, 3], [1, 2, 3], [], [])
    play(s, "decline", "counter", "give C", "send")
    offer = s.view(None)["pending"]["offer"]
    assert (offer["to"], offer["waiting"], offer["declined"], offer["countered"]) == ([1, 2, 3], [3], [1], [2])
    counters = s.view(0)["pending"]["counters"]
    assert [(counter["by"], counter["give"], counter["want"]) for counter in counters] == [(2, ["C"], ["K"])]
    play(s, "decline", "decline")
    assert "offer" not in s.view(0)["pending"]


def test_an_offer_to_one_player_shows_only_that_seat_as_asked() -> None:
    s = table(A("K"), A("W"), A("C"))
    play(s, "offer", "give K", "want C", "send to 3")
    assert s.view(1)["pending"]["offer"]["to"] == [2]
    play(s, "decline", "offer", "give K", "want W", "send")
    assert s.view(1)["pending"]["offer"]["declined"] == [], "a new offer starts without answers"


def test_a_trader_sees_what_an_offer_may_name() -> None:
    s = table(A("KK", ["ins"], coins=2), A("WW", ["fn1"], coins=1), A("W"))
    tradable = s.view(0)["hand"]["tradable"]
    assert tradable["give"] == {"K": 2, "coin": 2, "ins": 1}
    assert {item: tradable["want"].get(item) for item in ("W", "coin", "fn1", "gfp", "ins", "K")} == {
        **{"W": 3, "coin": 1, "fn1": 1, "gfp": 1},
        **{"ins": None, "K": None},
    }
    assert "tradable" not in s.view(1)["hand"]
    play(s, "offer")
    assert "tradable" not in s.view(0)["hand"], "now the legal moves say it"


def test_unbuilt_proteins_are_counted_by_those_who_have_seen_them() -> None:
    s = table(A("K", ["ins"], coins=6), A("W", ["fn1"]))
    counted = [[(player["unbuilt"], player["score"]) for player in s.view(seat)["players"]] for seat in (0, 1, None)]
    assert counted == [[(4, 2), (None, None)], [(None, None), (1, 0)], [(None, None), (None, None)]]


def test_a_protein_under_way_says_what_it_pays() -> None:
    s = table(A("GIVEQC", ["ins"], ["chaperone"]), A(), part=3)
    play(s, "build ins")
    assert s.view(1)["pending"]["building"]["pays"] == 4
    play(s, "boost chaperone")
    assert s.view(1)["pending"]["building"]["pays"] == 5
    s.pool = 3
    assert s.view(1)["pending"]["building"]["pays"] == 3, "there are no more"


def test_a_build_that_takes_the_last_coin_says_how_the_game_ends() -> None:
    s = table(A("GIVEQC", ["ins", "fn1", "oxt"], ["chaperone"], coins=2), A(), part=3, pool=4)
    finals = {own["card"]: own["final"] for own in s.view(0)["hand"]["proteins"]}
    assert finals == {"ins": 2 + 4 - (1 + 4), "fn1": None, "oxt": 2 + 4 - (4 + 1)}
    play(s, "build ins")
    mine, theirs = (s.view(seat)["pending"]["building"] for seat in (0, 1))
    assert (mine["ends"], mine["final"]) == (True, 1)
    assert (theirs["ends"], theirs["final"]) == (True, None), "they have not seen what is left unbuilt"
