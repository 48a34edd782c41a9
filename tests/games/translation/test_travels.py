"""Travels in events explain every change of the table, letter by letter and card by card."""

from collections import Counter
from typing import Any

import pytest

from benchtop.core.events import Event, Travel, travel
from benchtop.core.rng import seeded
from benchtop.games.translation.events import ReverseComplemented, Substituted, Translated, TurnedUp

from .table import events_of, new, table

Lines = dict[str, list[str]]
"""Rows of pieces, in their order."""


def counts(view: dict[str, Any]) -> Counter[tuple[str, str]]:
    """Count the pieces by zone and kind; the supply and the deck count as a whole."""
    found: Counter[tuple[str, str]] = Counter({("deck", ""): view["deck_size"], ("supply", ""): view["supply"]})
    found["end:right" if view["flipped"] else "end:left", "piece:five-prime"] = 1
    for key, count in view["pool"].items():
        found["pool", f"card:{key}"] = count
    for seat, player in enumerate(view["players"]):
        for letter in player["collected"]:
            found[f"collected:{seat}", f"amino:{letter}"] = 1
        for key, count in player["cards"].items():
            found[f"cards:{seat}", f"card:{key}"] = count
    return +found


def lines(view: dict[str, Any]) -> Lines:
    """Return the pieces of each row, by place."""
    return {
        "row": [f"amino:{shown['amino']}" for shown in view["face_up"]],
        "base": [f"letter:{letter}" for letter in view["strand"]],
    }


def follow(way: Travel, there: Counter[tuple[str, str]], laid: Lines) -> None:
    """Move the pieces; in a row, later pieces close up or make room."""
    piece, count = way["piece"], way["count"]
    for zone, more in ((way["from"], -count), (way["to"], count)):
        name, _, place = zone.partition(":")
        if name not in laid:
            there[zone, "" if zone in ("deck", "supply") else piece] += more
        elif more < 0:
            assert laid[name].pop(int(place) - 1) == piece, way
        else:
            laid[name].insert(int(place) - 1, piece)


def turn(event: Event, laid: Lines) -> None:
    """Turn the nucleotide cards that change without moving."""
    match event:
        case Substituted(position=position, after=after):
            laid["base"][position - 1] = f"letter:{after}"
        case ReverseComplemented(strand=strand):
            laid["base"] = [f"letter:{letter}" for letter in strand]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"groups": "aliphatic", "water": False}), (4, {"dice": "d6"})]
)
def test_travels_explain_every_change_of_the_table(seats: int, options: dict[str, Any]) -> None:
    s = new(seats, seed=f"travels {seats}", **options)
    rng = seeded(f"moves {seats}")
    events: list[Event] = []
    s.listener = events.append
    seen = set()
    hearers = (None, *range(seats))
    before = {seat: s.view(seat) for seat in hearers}
    while not s.over:
        moves = s.legal()
        wanted = [move for move in moves if str(move).startswith("translate")] or moves
        events.clear()
        s.play(wanted[rng.below(len(wanted))])
        for seat in hearers:
            there, laid = counts(before[seat]), lines(before[seat])
            for event in events:
                if event.heard_by(seat):
                    turn(event, laid)
                    for way in event.moved:
                        follow(way, there, laid)
                        seen.add((way["from"].split(":")[0], way["to"].split(":")[0]))
            before[seat] = s.view(seat)
            assert min(there.values()) >= 0
            assert (+there, laid) == (counts(before[seat]), lines(before[seat])), (seat, events)
    assert {("row", "collected"), ("deck", "row"), ("pool", "cards"), ("supply", "base"), ("base", "supply")} <= seen


def test_a_translation_says_from_which_place_and_what_comes_there() -> None:
    taken, turned_up, *_ = events_of(table("CAAG", "FHKWY", deck="A"), "translate K")
    assert isinstance(taken, Translated) and taken.place == 3
    assert taken.moved == [travel("amino:K", "row:3", "collected:0")]
    assert isinstance(turned_up, TurnedUp) and turned_up.place == 3
    assert turned_up.moved == [travel("amino:A", "deck", "row:3")]


def test_the_5_prime_card_walks_to_the_other_end_and_back() -> None:
    s = table("CAAG", cards="reverse-complement reverse-complement")
    events = events_of(s, "reverse-complement", "reverse-complement")
    ways = [(way["from"], way["to"]) for event in events for way in event.moved if way["piece"] == "piece:five-prime"]
    assert ways == [("end:left", "end:right"), ("end:right", "end:left")]
