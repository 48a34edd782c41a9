"""The travels in events account for every change of the table, and the view says who stands where."""

from collections import Counter
from typing import Any

import pytest

from benchtop.core.events import Event, travel
from benchtop.core.rng import seeded
from benchtop.games.pdb50.components import COLOURS
from benchtop.games.pdb50.events import CardAcquired, CardRevealed, Placed, RecruitArrived, RoundBegan

from .table import GAME, box_of, group, play, table


def counts(view: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Count the pieces by zone and kind; the deck as a whole."""
    found: Counter[tuple[str, str]] = Counter({("deck", ""): view["deck_size"]})
    found[f"tokens:{view['leader']}", "token:leader"] = 1
    for token in view["offer"]:
        found["offer", f"token:{token}"] += 1
    for token, count in view["supply"].items():
        found["supply", f"token:{token}"] = count
    for box in view["boxes"]:
        for seat in box["researchers"]:
            found[f"box:{box['box']}", f"researcher:{COLOURS[seat]}"] += 1
    for slot in view["slots"]:
        if slot["card"] is not None:
            found[f"box:{slot['box']}", f"card:{slot['card']}"] = 1
    for seat, player in enumerate(view["players"]):
        found["supply", f"researcher:{player['colour']}"] = player["researchers_in_supply"]
        found[f"researchers:{seat}", f"researcher:{player['colour']}"] = player["unplayed"]
        for token, count in player["tokens"].items():
            found[f"tokens:{seat}", f"token:{token}"] = count
        for card in player["depositions"] + player["actions"]:
            found[f"cards:{seat}", f"card:{card}"] = 1
    return +found


@pytest.mark.parametrize(("seats", "board"), [(2, "wide"), (2, "tight"), (3, "tight"), (4, "wide")])
def test_travels_explain_every_change_of_the_table(seats: int, board: str) -> None:
    seen = set()
    for seed in range(3):
        s = GAME.new(seats, f"travels {seed}", {"tight": board == "tight"})
        rng = seeded(f"moves {seed}")
        events: list[Event] = []
        s.listener = events.append
        hearers = (None, *range(seats))
        before = {seat: s.view(seat) for seat in hearers}
        while not s.over:
            moves = s.legal()
            wanted = [move for move in moves if str(move).startswith("place innovate")] or moves
            events.clear()
            s.play(wanted[rng.below(len(wanted))])
            for seat in hearers:
                there = counts(before[seat])
                for way in [way for event in events if event.heard_by(seat) for way in event.moved]:
                    there[way["from"], "" if way["from"] == "deck" else way["piece"]] -= way["count"]
                    there[way["to"], way["piece"]] += way["count"]
                    seen.add((way["from"].split(":")[0], way["to"].split(":")[0]))
                before[seat] = s.view(seat)
                assert min(there.values()) >= 0
                assert +there == counts(before[seat]), (seat, events)
    assert seen - {("offer", "supply")} == {
        *(("offer", "tokens"), ("tokens", "supply"), ("supply", "tokens"), ("tokens", "tokens")),
        *(("researchers", "box"), ("box", "researchers"), ("researchers", "supply"), ("supply", "box")),
        *(("deck", "box"), ("box", "cards")),
    }
    assert (("offer", "supply") in seen) == (seats < 4)


def test_a_placement_says_which_researcher_goes_where_and_what_is_paid_and_gained() -> None:
    s = table(group(1, on=["lead"], crystals=1), group(1))
    placed = play(s, "place xray squares")[0]
    assert isinstance(placed, Placed) and placed.researcher == 2
    assert placed.moved == [
        travel("researcher:red", "researchers:0", "box:xray"),
        travel("token:crystal", "tokens:0", "supply"),
        travel("token:square", "supply", "tokens:0", 2),
    ]


def test_a_recruit_waits_on_the_box_and_joins_when_the_round_ends() -> None:
    s = table(group(1), group(1))
    recruited = play(s, "place recruit")[0]
    assert recruited.moved[-1] == travel("researcher:red", "supply", "box:recruit")
    assert box_of(s.view(None), "recruit")["researchers"] == [0, 0]
    events = play(s, "place publish")
    (arrived,) = [event for event in events if isinstance(event, RecruitArrived)]
    assert arrived.box == "recruit"
    assert arrived.moved == [travel("researcher:red", "box:recruit", "researchers:0")]


def test_the_end_of_a_round_brings_researchers_home_and_cards_to_their_owners() -> None:
    s = table(group(1, triangles=2), group(0, on=["publish"]))
    events = play(s, "place innovate-right")
    (acquired,) = [event for event in events if isinstance(event, CardAcquired)]
    assert acquired.box == "innovate-right"
    assert acquired.moved == [travel("card:2LYZ", "box:innovate-right", "cards:0")]
    (revealed,) = [event for event in events if isinstance(event, CardRevealed)]
    assert revealed.moved == [travel(f"card:{revealed.card}", "deck", "box:innovate-right")]
    assert isinstance(events[-1], RoundBegan)
    assert events[-1].moved == [
        travel("researcher:red", "box:innovate-right", "researchers:0"),
        travel("researcher:green", "box:publish", "researchers:1"),
    ]


def test_keeping_the_lead_moves_no_token() -> None:
    took = play(table(group(1), group(1)), "place lead")[1]
    assert took.facts() == {"seat": 0, "before": 0} and took.moved == []


def test_the_view_counts_the_achievement_that_comes_when_the_round_ends() -> None:
    s = table(
        group(1, on=["innovate-left"], triangles=2),
        group(1, on=["innovate-middle", "lead"]),
        slots=("1MBN", "ihm", "2LYZ"),
    )
    play(s, "place innovate-right")
    players = s.view(None)["players"]
    assert [player["coming_achievement"] for player in players] == [6, 0]
    assert [player["achievement"] for player in players] == [0, 0]


def test_to_graduate_is_a_box_that_nobody_takes() -> None:
    s = table(group(2), group(1))
    play(s, "graduate circle")
    box = s.view(None)["boxes"][-1]
    assert box == {
        "box": "graduate",
        "owner": None,
        "closed": False,
        "opens_in_round": None,
        "taken_by": None,
        "researchers": [],
    }
