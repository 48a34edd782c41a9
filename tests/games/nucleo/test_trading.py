"""§4: offers, answers, counter-offers."""

import pytest

from benchtop.games.nucleo.state import State

from .table import Player, hand, heard, legal, play, refusal, refused, row, table, worlds

A = Player


def offer(s: State, give: str, want: str, send: str = "send") -> State:
    play(s, "offer", *(f"give {item}" for item in give.split()), *(f"want {item}" for item in want.split()), send)
    return s


def test_an_accepted_offer_changes_hands_at_once() -> None:
    s = offer(table(A("KK", coins=2), A("R", ["gfp"])), "K K coin", "R gfp")
    play(s, "accept")
    assert (hand(s, 0), hand(s, 1)) == ("R", "KK")
    assert s.coins == [1, 1] and (row(s, 0), row(s, 1)) == (["gfp"], [])
    assert s.to_move == 0 and s.part == 3


def test_proteins_can_be_swapped_for_each_other() -> None:
    s = offer(table(A("", ["ins"]), A("", ["gfp"])), "ins", "gfp")
    play(s, "accept")
    assert (row(s, 0), row(s, 1)) == (["gfp"], ["ins"])


@pytest.mark.ruling("NUCLEO-R22")
def test_only_the_current_player_offers_and_the_others_do_not_trade_with_each_other() -> None:
    s = offer(table(A("K"), A("R"), A("R")), "K", "R")
    assert s.to_move == 1 and refused(s, "offer") == "finish_first"
    play(s, "counter", "give R", "want K")
    assert refused(s, "send to 3") == "counter_goes_back"
    play(s, "send")
    assert s.to_move == 0


@pytest.mark.ruling("NUCLEO-R23")
def test_both_sides_of_an_offer_name_something() -> None:
    s = table(A("K", ["ins"], ["trna"], coins=1), A())
    play(s, "offer")
    assert "send" not in legal(s) and refused(s, "send") == "empty_side"
    assert [move for move in legal(s) if move != "withdraw"] == ["give K", "give coin", "give ins"], "no action cards"
    play(s, "give K")
    assert refused(s, "send") == "empty_side"
    assert refused(s, "want K") == "both_sides"
    play(s, "want R", "send")


@pytest.mark.ruling("NUCLEO-R24")
def test_one_offers_what_one_holds_and_may_ask_for_anything() -> None:
    s = table(A("K", ["ins"], coins=1), A())
    play(s, "offer")
    assert refused(s, "give R") == "not_held"
    play(s, "give K")
    assert refusal(s, "give K").text == "You hold no more lysine (K) to give."
    play(s, "give coin")
    assert refused(s, "give coin") == "not_held" and refused(s, "give gfp") == "not_held"
    assert refused(s, "want ins") == "you_hold_it"
    play(s, "want W", "want W", "want W", "want W", "want W", "send")
    assert legal(s) == ["decline"], "whoever lacks it cannot accept"
    assert refusal(s, "accept").text == "You do not hold all that is asked for: tryptophan (W)."


def test_the_others_hear_declined_whatever_the_reason() -> None:
    can, cannot = (offer(table(A("K"), A(cards), A()), "K", "R") for cards in ("RR", "HH"))
    assert heard(play(can, "decline"), 2) == heard(play(cannot, "decline"), 2)
    assert "accept" not in legal(offer(table(A("K"), A("HH"), A()), "K", "R"))


@pytest.mark.ruling("NUCLEO-R25")
def test_the_first_acceptance_takes_an_offer_to_all() -> None:
    s = offer(table(A("K"), A("R"), A("R"), A("R")), "K", "R")
    play(s, "decline", "accept")
    assert [hand(s, seat) for seat in range(4)] == ["R", "R", "K", "R"]
    assert s.to_move == 0 and s.view(None)["pending"] == {}


def test_an_offer_to_one_player_asks_nobody_else() -> None:
    s = offer(table(A("K"), A("R"), A("R")), "K", "R", "send to 3")
    assert s.to_move == 2
    play(s, "decline")
    assert s.to_move == 0 and s.view(None)["pending"] == {}


@pytest.mark.ruling("NUCLEO-R37")
def test_opponents_answer_clockwise_from_the_current_player() -> None:
    s = table(A("R"), A("R"), A("K"), A("R"))
    s.current = s.to_move = 2
    offer(s, "K", "R")
    order = []
    while s.view(None)["phase"] == "answer":
        order.append(s.to_move)
        play(s, "decline")
    assert order == [3, 0, 1]


@pytest.mark.ruling("NUCLEO-R26")
def test_an_accepted_counter_offer_closes_the_offer() -> None:
    s = offer(table(A("KH"), A("R"), A("R")), "K", "R")
    play(s, "counter", "give R", "want H", "want K", "send", "accept")
    assert [hand(s, seat) for seat in range(3)] == ["R", "HK", "R"]
    assert s.to_move == 0 and s.view(None)["pending"] == {}


def test_after_a_declined_counter_offer_the_next_opponent_is_asked() -> None:
    s = offer(table(A("KH"), A("R"), A("R")), "K", "R")
    play(s, "counter", "give R", "want H", "want K", "send", "decline")
    assert s.to_move == 2
    play(s, "accept")
    assert [hand(s, seat) for seat in range(3)] == ["HR", "R", "K"]


def test_the_current_player_cannot_accept_what_they_cannot_pay() -> None:
    s = offer(table(A("K"), A("R")), "K", "R")
    play(s, "counter", "give R", "want coin", "send")
    assert legal(s) == ["decline"] and refused(s, "accept") == "cannot_meet"


@pytest.mark.ruling("NUCLEO-R27")
def test_there_is_no_clock_in_the_engine_and_an_open_offer_waits() -> None:
    s = offer(table(A("K"), A("R")), "K", "R")
    assert legal(s) == ["accept", "decline", "counter"]
    assert refused(s, "pass") == "finish_first"


@pytest.mark.ruling("NUCLEO-R28")
def test_three_offers_a_turn_and_one_counter_offer_to_each() -> None:
    s = table(A("K"), A("R"))
    for _ in range(3):
        offer(s, "K", "R")
        play(s, "counter", "withdraw")
        assert refused(s, "counter") == "already_countered"
        play(s, "decline")
    assert refused(s, "offer") == "no_offers_left"
    play(s, "end", "roll")
    s.part = 3
    assert s.offers == 0


@pytest.mark.ruling("NUCLEO-R40")
def test_an_offer_that_is_withdrawn_counts_and_a_withdrawn_counter_leaves_the_answer() -> None:
    s = table(A("K"), A("R"))
    play(s, "offer", "give K", "withdraw")
    assert s.view(0)["offers_left"] == 2
    offer(s, "K", "R")
    play(s, "counter", "give R", "withdraw")
    assert s.to_move == 1 and legal(s) == ["accept", "decline"]


@pytest.mark.ruling("NUCLEO-R29")
def test_cards_got_by_trade_can_be_built_at_once() -> None:
    s = offer(table(A("RGK", ["fn1"]), A("D")), "K", "D")
    play(s, "accept", "build fn1")


@pytest.mark.ruling("NUCLEO-R20")
def test_nobody_goes_into_debt() -> None:
    s = table(A("K", coins=1), A("R"))
    play(s, "offer", "give coin")
    assert refused(s, "give coin") == "not_held"
    play(s, "want R", "send")
    assert s.coins == [1, 0]
    poor = offer(table(A("K"), A("R", coins=1)), "K", "coin coin")
    assert refused(poor, "accept") == "cannot_meet"


@pytest.mark.ruling("NUCLEO-R39")
def test_an_offer_is_composed_in_one_order_only() -> None:
    s = table(A("ACKKKKKK", ["gfp", "ins"], coins=1), A())
    play(s, "offer")
    assert refused(s, "want A") == "gives_first"
    play(s, "give C")
    assert refused(s, "give A") == "ascending"
    play(s, "give coin", "give ins")
    assert refused(s, "give gfp") == "ascending", "insulin comes after the green protein in the list"
    assert refused(s, "give K") == "ascending"
    play(s, "want R")
    assert refused(s, "give ins") == "gives_first"
    assert refused(s, "want A") == "ascending"
    play(s, "want R", "want R", "want R", "want oxt")
    assert refused(s, "want h3") == "side_full"
    again = table(A("KKKKKK"), A())
    play(again, "offer", *["give K"] * 5)
    assert refused(again, "give K") == "side_full"
    play(again, "want ins")
    assert refused(again, "want ins") == "only_one"


def test_nobody_sees_an_offer_before_it_is_sent() -> None:
    s = table(A("KR", ["ins"], coins=1), A("H"), A())
    events = play(s, "offer", "give K", "give ins", "want H")
    assert heard(events, 1) == []
    assert s.view(1)["pending"] == {"composing": 0} == s.view(None)["pending"]
    assert s.view(0)["pending"]["draft"] == {"give": ["K", "ins"], "want": ["H"], "completes": []}
    assert [card["card"] for card in s.view(1)["players"][0]["proteins"]] == [None]
    drafts = {(tuple(world.draft_give), tuple(world.draft_want)) for world in worlds(s, 1)}
    assert len(drafts) > 5 and all(len(give) + len(want) == 3 for give, want in drafts)


@pytest.mark.ruling("NUCLEO-R38")
def test_an_offer_to_one_player_is_heard_by_all_and_shows_what_is_offered() -> None:
    s = table(A("K", ["ins", "gfp"]), A("R"), A())
    play(s, "offer", "give ins", "want R")
    assert [event["event"] for event in heard(play(s, "send to 2"), 2)] == ["OfferMade"]
    assert [card["card"] for card in s.view(2)["players"][0]["proteins"]] == ["ins", None]
    assert s.view(None)["pending"]["offer"]["give"] == ["ins"]


def test_whoever_holds_nothing_cannot_offer() -> None:
    assert refused(table(A(), A()), "offer") == "nothing_to_give"
    s = offer(table(A("K"), A()), "K", "R")
    assert refused(s, "counter") == "nothing_to_give"


def test_offers_go_to_an_opponent_at_the_table() -> None:
    s = table(A("K"), A(), A())
    play(s, "offer", "give K", "want R")
    assert (refused(s, "send to 1"), refused(s, "send to 4")) == ("not_yourself", "no_such_player")
    two = table(A("K"), A())
    play(two, "offer", "give K", "want R")
    assert refused(two, "send to 2") == "only_opponent"
