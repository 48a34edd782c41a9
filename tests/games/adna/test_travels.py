"""The travels in events explain every change of every count in the views."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from benchtop.core.events import Event, Travel
from benchtop.core.rng import seeded
from benchtop.games.adna import GAME
from benchtop.games.adna.components import cards
from benchtop.games.adna.moves import MOVES
from benchtop.games.adna.state import State
from tests.depth import depth
from tests.play import next_move

from .table import CUT, FULL_PCR, PHOSPHATASE, play, table

DECK = {card["id"]: card["values"].get("deck") for card in cards()}
SEATS = (None, 0, 1)
Pile = tuple[str, str]
"""A zone and the deck of the cards in it."""
ROW = re.compile(r"((?:chain|fragment):\d):(\d+)")


def deck(piece: str) -> str:
    """Return the deck of a card, face up or face down."""
    kind, name = piece.split(":")
    return name if kind == "back" else str(DECK[piece])


def counts(view: dict[str, Any]) -> Counter[Pile]:
    """Return the number of cards in each pile, as far as a view shows it."""
    found: Counter[Pile] = Counter()
    for name in ("bases", "enzymes", "reactions"):
        found[f"deck:{name}", name] = view["decks"][name]
        for seat in range(2):
            found[f"hand:{seat}", name] = view["backs"][seat][name]
    for seat, chain in enumerate(view["chains"]):
        found[f"chain:{seat}", "bases"] = len(chain["bases"])
        found[f"fragment:{seat}", "bases"] = len(chain["fragment"] or "")
    shown = view["thermometer"]
    if shown["card"] is not None:
        found[f"thermometer:{shown['card_at']}", deck(f"card:{shown['card']}")] = 1
    now = view["play"]
    if now is not None and now["card"] is not None:
        if not now["took_effect"]:
            found["played", deck(f"card:{now['card']}")] = 1
        found["supports", "reactions"] = len(now["supports"])
        found["answers", "reactions"] = len(now["answers"]) + len(now["spent"])
        found["turned", "bases"] = len(now["turned_up"])
    return +found


def faces(view: dict[str, Any], seat: int) -> Counter[str]:
    """Return the cards in the viewer's hand."""
    return Counter({f"card:{card['card']}": card["count"] for card in view["hand"]})


def seen_travels(events: list[Event], seat: int | None) -> list[list[Travel]]:
    """Return the travels that a seat sees, by event; its private events replace the public travels of its cards."""
    seen = [event for event in events if event.heard_by(seat)]
    moved = [[travel.copy() for travel in event.moved] for event in seen]
    for place, event in enumerate(seen):
        if event.only is None:
            continue
        for travel in event.moved:
            for back in moved[place - 1]:
                way = (travel["from"], travel["to"], deck(travel["piece"]))
                if back["piece"].startswith("back:") and way == (back["from"], back["to"], deck(back["piece"])):
                    back["count"] -= travel["count"]
        assert not any(back["count"] for back in moved[place - 1]), (seen[place - 1], event)
    return [[travel for travel in travels if travel["count"]] for travels in moved]


def zone(name: str) -> str:
    """Return a zone without the position in a row."""
    row = ROW.fullmatch(name)
    return row[1] if row else name


def lay(rows: dict[str, str], travels: list[Travel]) -> None:
    """Move the bases of chains and fragments: starts count before the event, ends after it."""
    left = {(row[1], int(row[2])): travel["piece"] for travel in travels if (row := ROW.fullmatch(travel["from"]))}
    reached = {(row[1], int(row[2])): travel["piece"] for travel in travels if (row := ROW.fullmatch(travel["to"]))}
    for (name, place), piece in sorted(left.items(), reverse=True):
        assert piece == f"card:{rows[name][place - 1]}", travels
        rows[name] = rows[name][: place - 1] + rows[name][place:]
    for (name, place), piece in sorted(reached.items()):
        assert place <= len(rows[name]) + 1, travels
        rows[name] = rows[name][: place - 1] + piece.removeprefix("card:") + rows[name][place - 1 :]


def rows_of(view: dict[str, Any]) -> dict[str, str]:
    """Return the chains and fragments of a view."""
    rows = {f"chain:{seat}": chain["bases"] for seat, chain in enumerate(view["chains"])}
    return rows | {f"fragment:{seat}": chain["fragment"] or "" for seat, chain in enumerate(view["chains"])}


def explain(before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> None:
    """Check that a seat's events explain the change of its view."""
    seat = after["seat"]
    found, rows = counts(before), rows_of(before)
    own = Counter[str]() if seat is None else faces(before, seat)
    for travels in seen_travels(events, seat):
        lay(rows, travels)
        for travel in travels:
            found[zone(travel["from"]), deck(travel["piece"])] -= travel["count"]
            found[zone(travel["to"]), deck(travel["piece"])] += travel["count"]
            if travel["from"] == f"hand:{seat}":
                own[travel["piece"]] -= travel["count"]
            if travel["to"] == f"hand:{seat}":
                own[travel["piece"]] += travel["count"]
    assert {pile: count for pile, count in found.items() if count} == counts(after)
    assert rows == rows_of(after)
    if seat is not None and not any(type(event).__name__ == "GameStarted" for event in events):
        assert {piece: count for piece, count in own.items() if count} == faces(after, seat)


def updates(s: State, moves: Iterator[str]) -> Counter[str]:
    """Play moves, check every update for everybody, and count the events that moved something."""
    moved: Counter[str] = Counter()
    for notation in moves:
        before = [s.view(seat) for seat in SEATS]
        events: list[Event] = []
        s.listener = events.append
        play(s, notation)
        s.listener = None
        for seat, view in zip(SEATS, before, strict=True):
            explain(view, s.view(seat), events)
        moved.update(type(event).__name__ for event in events if event.moved)
    return moved


def at_random(s: State, seed: int, most: int) -> Iterator[str]:
    rng = seeded(seed)
    for _ in range(most):
        if s.over:
            return
        yield str(next_move(s, rng))


@pytest.mark.parametrize("seed", range(depth(3, 6)))
def test_travels_explain_every_change_in_games_by_chance(seed: int) -> None:
    options = {
        "target": (15, 24, 40)[seed % 3],
        "games": 3,
        "heating_block": "one_or_two",
        "both_draw": ("never", "first", "always")[seed % 3],
    }
    s = GAME.new(seats=2, seed=str(seed), options=options)
    assert isinstance(s, State)
    moved = updates(s, at_random(s, seed, depth(200, 700)))
    assert {"Drew", "SawDraw", "Laid", "Declared", "TookEffect", "Discarded", "PutDown"} <= set(moved)
    assert moved["GameStarted"] == len(s.view(None)["match"]["endings"]) - s.over


@pytest.mark.parametrize(
    ("laid", "moves", "moving"),
    [
        ({"hand": "EcoRI blue-buffer", **CUT}, ["cut EcoRI on other"], "ChainCut"),
        ({"hand": "EcoRI blue-buffer", **CUT, "other": "CCGAATTCU"}, ["cut EcoRI on other"], "ChainCut"),
        ({"hand": "linker", "broken": "GG", "deck": "AC"}, ["use linker", "add A"], "Rejoined"),
        ({"hand": "ligation ligase red-buffer", "broken": "GGG", "target": 15, "own": "ACGTACGTACGTAC", "celsius": 16},
         ["attack ligation on own with red-buffer"], "Rejoined"),
        ({"hand": "A", "broken": "GG"}, ["lay A on own"], "FragmentLost"),
        ({"hand": "deletion red-buffer"}, ["attack deletion on other with red-buffer", "remove 5", "remove 2"],
         "BasesRemoved"),
        ({**PHOSPHATASE, "celsius": 37}, ["attack alkaline-phosphatase on other with red-buffer"], "BasesRemoved"),
        ({"hand": "uv-light", "other": "ACGTAC"}, ["attack uv-light on other", "pick 1", "pick 2", "pick 3", "done",
                                                   "place G", "place A"], "Rearranged"),
        ({"hand": "spectrophotometer", "deck": "ACUG"}, ["attack spectrophotometer on own"], "TurnedUp"),
        ({"hand": "electrophoresis", "rival": "A A C EcoRI"}, ["attack electrophoresis"], "SawTaken"),
        ({"hand": "ethidium-bromide", "rival": "A C EcoRI"}, ["attack ethidium-bromide", "take bases"], "TookCards"),
        ({"hand": "ice-box", "rival": "detergent"}, ["use ice-box", "respond detergent on ice-box"], "Failed"),
    ],
)  # fmt: skip
def test_travels_explain_what_a_card_does(laid: dict[str, Any], moves: list[str], moving: str) -> None:
    s = table(**laid)
    moved = updates(s, iter(moves))
    while moving not in moved and not s.over:
        moved += updates(s, at_random(s, 1, 1))
    assert moving in moved


def test_travels_explain_a_pcr() -> None:
    s = table(**FULL_PCR, deck="ACGTUAC", rival="detergent")
    move = next(str(move) for move in s.legal() if "pcr" in str(move) and "dmso" in str(move))
    moved = updates(s, iter([move, "pass"]))
    moved += updates(s, at_random(s, 3, 40))
    assert {"TookEffect", "TurnedUp", "UracilTurnedUp", "Added"} <= set(moved)


def test_a_public_event_shows_no_card_that_is_secret() -> None:
    s = GAME.new(seats=2, seed="secret")
    assert isinstance(s, State)
    events: list[Event] = []
    s.listener = events.append
    for notation in at_random(s, 4, 300):
        play(s, notation)
    names = ("Drew", "Discarded", "TookBases", "GameStarted")
    public = [event for event in events if event.only is None and type(event).__name__ in names]
    hands = [travel for event in public for travel in event.moved if "hand:" in travel["from"] + travel["to"]]
    assert len(hands) > 20
    assert all(travel["piece"].startswith("back:") for travel in hands)


def test_every_move_touches_something_and_no_two_the_same() -> None:
    touched = Counter(frozenset(move.touches) for move in MOVES)
    assert frozenset() not in touched
    assert max(touched.values()) == 1
