"""The travels in an update explain every change of the table, for every viewer."""

from collections import Counter
from typing import Any

import pytest

from benchtop.core.events import BACK, Event, Travel
from benchtop.core.rng import seeded
from tests.depth import depth
from tests.play import next_move

from .table import GAME, Player, load, play, table

SEEDS = depth(1, 3)


def travels(events: list[Event], seat: int | None) -> list[Travel]:
    """List the travels that a seat sees; a face that only it saw replaces the back that everybody saw."""
    ways: list[Travel] = []
    for event in events:
        for way in event.moved if event.heard_by(seat) else []:
            if event.only is not None:
                ends = (way["from"], way["to"])
                back = next(old for old in ways if (old["from"], old["to"]) == ends and old["piece"].startswith(BACK))
                ways.remove(back)
            ways.append(way)
    return ways


def counted(view: dict[str, Any]) -> Counter[str]:
    """Count the pieces in each zone, and their faces where the view shows them all."""
    zones: Counter[str] = Counter(pile=len(view["pile"]), deck=view["deck"], pool=view["pool"])
    for letter, count in view["bank"].items():
        zones[f"bank:{letter}"] = count
    zones["discards"] = len(view["discards"])
    zones.update(f"discards action:{card}" for card in view["discards"])
    for seat, player in enumerate(view["players"]):
        zones[f"hand:{seat}"] = player["amino_acids"]
        zones[f"row:{seat}"] = len(player["proteins"])
        zones[f"actions:{seat}"] = player["actions"]
        zones[f"coins:{seat}"] = player["coins"]
    if view["hand"] is not None:
        me = view["seat"]
        zones.update(f"hand:{me} amino:{letter}" for letter in view["hand"]["amino_acids"])
        zones.update(f"row:{me} protein:{own['card']}" for own in view["hand"]["proteins"])
        zones.update(f"actions:{me} action:{card}" for card in view["hand"]["actions"])
    return zones


def moved(zones: Counter[str], ways: list[Travel], named: set[str]) -> Counter[str]:
    """Return the counts after these travels; faces are counted in the `named` zones too."""
    after = Counter(zones)
    for way in ways:
        for zone, count in ((way["from"], -way["count"]), (way["to"], way["count"])):
            after[zone] += count
            if zone in named:
                after[f"{zone} {way['piece']}"] += count
    return after


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "options", [{}, {"first_player": "first"}, {"open_hands": True}, {"random_five": True}], ids=str
)
def test_travels_explain_every_change(seats: int, options: dict[str, Any]) -> None:
    events: list[Event] = []
    for seed in range(SEEDS):
        s = GAME.new(seats, seed, options)
        rng = seeded(f"travels {seed}")
        viewers: list[int | None] = [None, rng.below(seats)]
        before = [counted(s.view(viewer)) for viewer in viewers]
        while not s.over and s.ply < depth(200, 700):
            move = next_move(s, rng)
            events.clear()
            s.listener = events.append
            s.play(move)
            for place, viewer in enumerate(viewers):
                after = counted(s.view(viewer))
                named = {"discards"} | {f"{zone}:{viewer}" for zone in ("hand", "row", "actions")}
                assert moved(before[place], travels(events, viewer), named) == after, events
                before[place] = after


def test_a_card_in_hidden_hands_travels_as_a_back_and_its_owner_sees_it() -> None:
    s = load(table(Player("K"), Player("R"), Player(), part=2, deck=["trna"]), 5)
    events = play(s, "roll")
    back = {"piece": "back:action", "from": "deck", "to": "actions:0", "count": 1}
    assert travels(events, None) == travels(events, 1) == [back]
    assert travels(events, 0) == [back | {"piece": "action:trna"}]


def test_a_trade_moves_both_sides_and_names_the_backs() -> None:
    s = table(Player("KK", proteins=["oxt"], coins=2), Player("R", proteins=["fn1"]))
    events = play(s, "offer", "give K", "give K", "give coin", "give oxt", "want R", "want fn1", "send", "accept")
    assert [(way["piece"], way["from"], way["to"], way["count"]) for way in travels(events, None)] == [
        ("amino:K", "hand:0", "hand:1", 2),
        ("piece:coin", "coins:0", "coins:1", 1),
        ("protein:oxt", "row:0", "row:1", 1),
        ("amino:R", "hand:1", "hand:0", 1),
        ("protein:fn1", "row:1", "row:0", 1),
    ]
    traded = events[-1].to_json()
    assert (traded["gave_backs"], traded["got_backs"]) == ([1], [2])


def test_a_build_moves_beads_and_card_and_then_the_coins() -> None:
    s = table(Player("DGRK", proteins=["fn1"]), Player())
    events = play(s, "build fn1")
    assert [(way["piece"], way["from"], way["to"]) for way in travels(events, 1)] == [
        *[(f"amino:{letter}", "hand:0", f"bank:{letter}") for letter in "DGR"],
        ("protein:fn1", "row:0", "pile"),
        ("piece:coin", "pool", "coins:0"),
    ]
    assert {event.to_json().get("back") for event in events} == {1}


def test_a_card_looked_at_that_goes_under_the_pile_stays_in_the_pile() -> None:
    s = table(Player("K", actions=["tf"]), Player(), pile=["oxt", "fn1", "p53"])
    events = play(s, "play tf", "choose fn1", "sink p53")
    put = [event.to_json() for event in events if type(event).__name__ == "PutUnder"]
    assert [(event["source"], event.get("moved")) for event in put] == [("pile", None)] * 2
    assert [way["piece"] for way in travels(events, 1)] == ["action:tf", "back:protein"]


# -- what moves touch -------------------------------------------------------------------------------------------------


def test_every_move_is_about_something_and_no_two_about_the_same() -> None:
    assert all(move.touches for move in GAME.moves)
    shared = Counter(frozenset(move.touches) for move in GAME.moves)
    assert [sorted(touches) for touches, count in shared.items() if count > 1] == []


# -- what a trade would complete --------------------------------------------------------------------------------------


def test_an_offer_says_what_it_completes_for_those_who_take_part() -> None:
    s = table(Player("DGK", proteins=["fn1"]), Player("R"), Player("R"))
    play(s, "offer", "give K", "want R")
    assert s.view(0)["pending"]["draft"]["completes"] == ["fn1"]
    play(s, "send to 2")
    offers = [s.view(seat)["pending"]["offer"] for seat in (None, 0, 1, 2)]
    assert [offer["completes"] for offer in offers] == [[], ["fn1"], [], []]
    play(s, "counter", "send")
    assert s.view(0)["pending"]["counters"][0]["completes"] == ["fn1"]


def test_an_offer_says_what_could_no_longer_be_built() -> None:
    s = table(Player("DGRRK", proteins=["fn1", "ins"]), Player("A"))
    play(s, "offer", "give R", "want A")
    assert s.view(0)["pending"]["draft"]["breaks"] == []
    play(s, "give R")
    assert s.view(0)["pending"]["draft"]["breaks"] == ["fn1"]
    play(s, "send")
    assert [s.view(seat)["pending"]["offer"]["breaks"] for seat in (None, 0, 1)] == [[], ["fn1"], []]


def test_a_protein_says_how_many_of_its_amino_acids_are_spare() -> None:
    [fn1] = table(Player("DRRRK", proteins=["fn1"]), Player("A")).view(0)["hand"]["proteins"]
    assert (fn1["missing"], fn1["spare"]) == ("G", {"D": 0, "G": 0, "R": 2})


def test_opponents_answer_in_the_order_of_play() -> None:
    s = table(Player("R"), Player("K"), Player("R"))
    s.current = s.to_move = 1
    play(s, "offer", "give K", "want R", "send")
    assert s.view(None)["pending"]["offer"]["waiting"] == [2, 0]
    events = play(s, "decline")
    assert events[0].to_json() == {"event": "Declined", "seat": 2, "to": 1, "counter": False}
