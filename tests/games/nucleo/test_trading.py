"""§4: offers, answers, counter-offers."""

import pytest

from benchtop.games.nucleo.state import State

from .table import Player, events_for, hand, legal, play, refusal, refused, row, table, worlds

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
    play(s, "counter")
    assert refused(s, "send to 3") == "counter_goes_back"
    play(s, "send")
    assert s.to_move == 2, "the others answer first"
    play(s, "decline")
    assert s.to_move == 0 and legal(s) == ["accept", "decline"]


@pytest.mark.ruling("NUCLEO-R23")
def test_both_sides_of_an_offer_name_something() -> None:
    s = table(A("K", ["ins"], ["trna"], coins=1), A("KR"))
    play(s, "offer")
    assert "send" not in legal(s) and refused(s, "send") == "empty_side"
    assert legal(s) == ["give K", "give coin", "give ins", "want K", "want R", "withdraw"], "no action cards"
    play(s, "give K")
    assert refusal(s, "send").text == "Your offer names nothing that you want yet."
    found = refusal(s, "want K")
    assert (found.code, found.moves) == ("both_sides", ("drop K",))
    play(s, "want R", "send")


@pytest.mark.ruling("NUCLEO-R24")
def test_players_offer_what_they_hold_and_ask_for_what_others_can_hold() -> None:
    s = table(A("K", ["ins"], coins=1), A("W"), A("WW", ["oxt"]))
    play(s, "offer")
    assert refused(s, "give R") == "not_held"
    play(s, "give K")
    assert refusal(s, "give K").text == "You hold no more lysine (K) to give."
    play(s, "give coin")
    assert refused(s, "give coin") == "not_held" and refused(s, "give gfp") == "not_held"
    assert refused(s, "want ins") == "you_hold_it"
    assert refusal(s, "want R").text == "No opponent holds arginine (R)."
    assert "want gfp" in legal(s), "nobody knows which protein the card is"
    play(s, "want W", "want W", "want W")
    assert refusal(s, "want W").text == "Your opponents together hold 3 of tryptophan (W), and you ask for 3 already."
    play(s, "send")
    assert legal(s) == ["decline", "counter"], "players who lack it cannot accept"
    assert refusal(s, "accept").text == "You do not hold all that is asked for: tryptophan (W)."


def test_declining_looks_the_same_whatever_the_reason() -> None:
    can, cannot = (offer(table(A("K"), A(cards), A("R")), "K", "R") for cards in ("RR", "HH"))
    assert events_for(play(can, "decline"), 2) == events_for(play(cannot, "decline"), 2)
    assert "accept" not in legal(offer(table(A("K"), A("HH"), A("R")), "K", "R"))


@pytest.mark.ruling("NUCLEO-R25")
def test_all_answer_before_the_offerer_chooses_with_whom_to_trade() -> None:
    s = offer(table(A("K"), A("R"), A("RH"), A("R")), "K", "R")
    public = events_for(play(s, "accept"), 3)
    assert [event["event"] for event in public] == ["Accepted"] and s.to_move == 2
    play(s, "counter", "give H", "send")
    assert s.view(None)["pending"]["offer"]["accepted"] == [1] and s.to_move == 3
    play(s, "decline")
    assert s.to_move == 0 and legal(s) == ["accept 2", "accept 3"], "an accepted offer must be traded"
    play(s, "accept 3")
    assert [hand(s, seat) for seat in range(4)] == ["HR", "R", "K", "R"]
    assert s.to_move == 0 and s.view(None)["pending"] == {}


def test_a_single_acceptance_leaves_nothing_to_choose() -> None:
    s = offer(table(A("K"), A("R"), A("R"), A("R")), "K", "R")
    play(s, "decline", "accept", "decline")
    assert [hand(s, seat) for seat in range(4)] == ["R", "R", "K", "R"]
    two = offer(table(A("K"), A("R"), A("R")), "K", "R")
    play(two, "accept", "accept")
    assert legal(two) == ["accept 2", "accept 3"]


def test_the_offerer_may_decline_all_counter_offers() -> None:
    s = offer(table(A("K"), A("R"), A("R")), "K", "R")
    play(s, "counter", "send", "counter", "send")
    assert legal(s) == ["accept 2", "accept 3", "decline"]
    events = play(s, "decline")
    assert [(event["event"], event.get("to")) for event in events_for(events, 1)] == [
        ("Declined", 1),
        ("Declined", 2),
        ("OfferLapsed", None),
    ]
    assert [hand(s, seat) for seat in range(3)] == ["K", "R", "R"]


@pytest.mark.ruling("NUCLEO-R54")
def test_an_offer_may_go_to_some_of_the_opponents() -> None:
    s = table(A("K"), A("R"), A("R"), A("R"))
    play(s, "offer", "give K", "want R")
    sends = [move for move in legal(s) if move.startswith("send")]
    assert sends == ["send", *[f"send to {who}" for who in ("2", "3", "4", "2 and 3", "2 and 4", "3 and 4")]]
    play(s, "send to 2 and 4", "decline")
    assert s.to_move == 3, "player 3 is not asked"
    play(s, "accept")
    assert [hand(s, seat) for seat in range(4)] == ["R", "R", "R", "K"]
    three = table(A("K"), A("R"), A("R"))
    play(three, "offer", "give K", "want R")
    assert refusal(three, "send to 2 and 3").text == "These are all your opponents."


@pytest.mark.ruling("NUCLEO-R55")
def test_a_counter_offer_starts_from_the_offer_and_items_can_be_dropped() -> None:
    s = offer(table(A("KH", coins=1), A("RRW")), "K coin", "R R")
    play(s, "counter")
    assert s.view(1)["pending"]["draft"]["give"] == ["R", "R"]
    assert s.view(1)["pending"]["draft"]["want"] == ["K", "coin"]
    play(s, "drop coin", "drop R", "want H", "send")
    assert s.view(0)["pending"]["counters"][0]["give"] == ["R"]
    assert s.view(0)["pending"]["counters"][0]["want"] == ["H", "K"]
    lacking = offer(table(A("K"), A("R"), A("W")), "K", "R")
    play(lacking, "decline", "counter")
    assert lacking.view(2)["pending"]["draft"]["give"] == [], "the draft starts with what the player holds"


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
    play(s, "counter", "want H", "send", "decline", "accept")
    assert [hand(s, seat) for seat in range(3)] == ["R", "HK", "R"]
    assert s.to_move == 0 and s.view(None)["pending"] == {}


def test_the_current_player_cannot_accept_what_they_cannot_pay() -> None:
    s = offer(table(A("K"), A("R"), A(coins=1)), "K", "R")
    play(s, "counter", "want coin", "send", "decline")
    assert legal(s) == ["decline"] and refused(s, "accept") == "cannot_meet"


@pytest.mark.ruling("NUCLEO-R27")
def test_a_minute_of_haggling_is_free_and_the_engine_has_no_clock() -> None:
    s = table(A("K"), A("R"))
    assert s.options["negotiation"] == "minute", "as printed"
    for left in range(10, 0, -1):
        assert s.view(0)["offers_left"] == left
        offer(s, "K", "R")
        assert legal(s) == ["accept", "decline", "counter"], "an open offer waits"
        play(s, "decline")
    found = refusal(s, "offer")
    assert found.text == "You have made ten offers this turn: so many fit into a minute."
    assert found.remedy == "You may make offers again in your next turn."
    play(s, "end", "roll")
    s.part = 3
    assert s.offers == 0


@pytest.mark.ruling("NUCLEO-R28")
def test_by_option_three_offers_a_turn() -> None:
    s = table(A("K"), A("R"), negotiation="three_offers")
    for _ in range(3):
        offer(s, "K", "R")
        play(s, "counter", "send", "decline")
    assert refusal(s, "offer").text == "You have made three offers this turn, which is all you may."


@pytest.mark.ruling("NUCLEO-R40")
def test_withdrawn_offers_do_not_count_but_are_limited() -> None:
    s = table(A("K"), A("R"), negotiation="three_offers")
    for _ in range(5):
        play(s, "offer", "give K", "withdraw")
    assert s.view(0)["offers_left"] == 3
    offer(s, "K", "R")
    for _ in range(5):
        play(s, "counter", "withdraw")
    assert s.to_move == 1 and legal(s) == ["accept", "decline"], "the number of counter-offers is limited"
    play(s, "decline")
    for _ in range(14):
        play(s, "offer", "withdraw")
    assert refused(s, "offer") == "no_offers_left"


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
    poor = offer(table(A("K"), A("R", coins=1), A(coins=1)), "K", "coin coin")
    assert refused(poor, "accept") == "cannot_meet"


@pytest.mark.ruling("NUCLEO-R39")
def test_an_offer_has_any_size_and_is_composed_in_any_order() -> None:
    s = table(A("ACKKKKKK", ["gfp", "ins"], coins=1), A("RW", ["oxt"]))
    play(s, "offer", "want R", "give C", "give A", *["give K"] * 6, "give ins", "want W", "give coin", "want oxt")
    assert s.view(0)["pending"]["draft"]["give"] == ["A", "C", *"KKKKKK", "coin", "ins"], "sorted automatically"
    assert s.view(0)["pending"]["draft"]["want"] == ["R", "W", "oxt"]
    assert refused(s, "want oxt") == "only_one"
    play(s, "send", "accept")
    assert (hand(s, 0), hand(s, 1)) == ("RW", "ACKKKKKK") and row(s, 0) == ["gfp", "oxt"]


def test_cached_and_computed_draft_moves_agree() -> None:
    steps = ["give K", "want R", "give K", "want R", "drop K", "want oxt", "drop R", "give coin", "give ins", "want W"]
    steps += ["drop coin", "want coin", "drop oxt", "drop ins", "drop coin", "drop R", "want R", "drop K", "want K"]
    asked, unasked = (table(A("KKR", ["ins"], coins=1), A("RRW", ["oxt"], coins=1), A("K")) for _ in range(2))
    for step in ["offer", *steps]:
        play(asked, step)
        unasked.play(unasked.game.parse(step))
        assert asked.legal() == asked.clone().legal(), "a copy computes the same"
    assert unasked.legal() == asked.legal()


def test_nobody_sees_an_offer_before_it_is_sent() -> None:
    s = table(A("KR", ["ins"], coins=1), A("H"), A())
    events = play(s, "offer", "give K", "give ins", "want H")
    assert events_for(events, 1) == []
    assert s.view(1)["pending"] == {"composing": 0} == s.view(None)["pending"]
    assert s.view(0)["pending"]["draft"] == {"give": ["K", "ins"], "want": ["H"], "completes": [], "breaks": []}
    assert [card["card"] for card in s.view(1)["players"][0]["proteins"]] == [None]
    drafts = {(tuple(world.draft_give), tuple(world.draft_want)) for world in worlds(s, 1)}
    assert len(drafts) > 5, "others cannot even tell how many items are named"


@pytest.mark.ruling("NUCLEO-R38")
def test_an_offer_to_one_player_is_public_and_shows_its_items() -> None:
    s = table(A("K", ["ins", "gfp"]), A("R"), A())
    play(s, "offer", "give ins", "want R")
    assert [event["event"] for event in events_for(play(s, "send to 2"), 2)] == ["OfferMade"]
    assert [card["card"] for card in s.view(2)["players"][0]["proteins"]] == ["ins", None]
    assert s.view(None)["pending"]["offer"]["give"] == ["ins"]


def test_a_player_without_goods_cannot_make_offers() -> None:
    assert refused(table(A(), A()), "offer") == "nothing_to_give"
    s = offer(table(A("K"), A(), A("R")), "K", "R")
    assert refused(s, "counter") == "nothing_to_give"


def test_offers_go_to_an_opponent_at_the_table() -> None:
    s = table(A("K"), A("R"), A())
    play(s, "offer", "give K", "want R")
    assert (refused(s, "send to 1"), refused(s, "send to 4")) == ("not_yourself", "no_such_player")
    two = table(A("K"), A("R"))
    play(two, "offer", "give K", "want R")
    assert refused(two, "send to 2") == "only_opponent"
