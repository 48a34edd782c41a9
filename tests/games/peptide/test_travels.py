"""Events report every piece that moved: counts before and after agree with them for every viewer."""

from collections import Counter
from typing import Any

import pytest

from benchtop.core.events import BACK, Event, Travel
from benchtop.core.rng import seeded
from benchtop.games.peptide import GAME
from tests.depth import depth
from tests.play import next_move

from .table import Seat, new, play, sensible, table

SEEDS = depth(1, 3)


def travels(events: list[Event], seat: int | None) -> list[Travel]:
    """List the travels a seat sees; faces that only it sees replace the same number of backs."""
    ways: list[Travel] = []
    for event in events:
        for way in event.moved if event.heard_by(seat) else []:
            if event.only is not None:
                ends = (way["from"], way["to"])
                back = next(old for old in ways if (old["from"], old["to"]) == ends and old["piece"].startswith(BACK))
                ways.remove(back)
                if back["count"] > way["count"]:
                    left: Any = back | {"count": back["count"] - way["count"]}
                    ways.append(left)
            ways.append(way)
    return ways


def counted(view: dict[str, Any]) -> Counter[str]:
    """Count the pieces in each zone, and the faces where the view shows all of them."""
    zones: Counter[str] = Counter()

    def lay(zone: str, kind: str, names: Any) -> None:
        for name, number in Counter(names).items():
            zones[zone] += number
            zones[f"{zone} {kind}:{name}"] += number

    lay("organelle-field", "organelle", view["field_row"])
    lay("organelle-deck", "organelle", view["organelle_deck"])
    lay("organelle-discards", "organelle", view["organelle_discards"])
    lay("rna-field", "rna", view["rna_field"])
    lay("rna-discards", "rna", view["rna_discards"])
    lay("bonuses", "bonus", view["bonuses"])
    zones["rna-deck"] = view["rna_deck_size"]
    zones["amino-deck"] = view["amino_deck_size"]
    zones["stop"] = int(view["stop"] is None)
    zones["atp"] = view["atp_supply"] or 0
    zones[f"first-player:{view['first']}"] = 1
    for seat, player in enumerate(view["players"]):
        lay(f"organelles:{seat}", "organelle", player["organelles"])
        lay(f"face-down:{seat}", "organelle", player["face_down"])
        lay(f"bonus:{seat}", "bonus", player["bonus"])
        lay(f"chain:{seat}", "amino", player["chain"])
        zones[f"codons:{seat}"] = 3 * (len(player["chain"]) - player["fixed"])
        zones[f"atp:{seat}"] = player["atp"]
        zones[f"rna:{seat}"] = player["rna_size"] - player["laid_aside"]
        zones[f"aside:{seat}"] = player["laid_aside"]
        zones[f"drawn:{seat}"] = player["drawn"]
        zones[f"amino:{seat}"] = player["amino_size"]
        if player["limits"] is not None:
            for limit, level in player["limits"].items():
                zones[f"{limit}-limit:{seat}:{level}"] = 1
    if view["hand"] is not None:
        me, hand = view["seat"], view["hand"]
        own = Counter(hand["rna"])
        own.subtract(hand["laid_aside"])
        zones.update({f"rna:{me} rna:{letter}": number for letter, number in own.items()})
        zones.update(f"aside:{me} rna:{letter}" for letter in hand["laid_aside"])
        zones.update(f"amino:{me} amino:{amino}" for amino in hand["amino"])
    return zones


PUBLIC = {"organelle-field", "organelle-deck", "organelle-discards", "rna-field", "rna-discards", "bonuses"}


def moved(zones: Counter[str], ways: list[Travel], viewer: int | None, seats: int) -> Counter[str]:
    """Return the counts after these travels, with faces where the viewer can count them."""
    named = PUBLIC | {f"{zone}:{viewer}" for zone in ("rna", "aside", "amino")}
    named |= {f"{zone}:{seat}" for zone in ("organelles", "face-down", "bonus", "chain") for seat in range(seats)}
    after = Counter(zones)
    for way in ways:
        for zone, count in ((way["from"], -way["count"]), (way["to"], way["count"])):
            after[zone] += count
            if zone in named:
                after[f"{zone} {way['piece']}"] += count
    return after


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"strict_atp": False}], ids=str)
def test_travels_explain_every_change(seats: int, options: dict[str, Any]) -> None:
    events: list[Event] = []
    for seed in range(SEEDS):
        s = new(seats, seed, **options)
        rng = seeded(f"travels {seed}")
        viewers: list[int | None] = [None, rng.below(seats)]
        before = [counted(s.view(viewer)) for viewer in viewers]
        while not s.over:
            events.clear()
            move = next_move(s, rng)
            s.listener = events.append
            s.play(move)
            for place, viewer in enumerate(viewers):
                after = counted(s.view(viewer))
                expected = moved(before[place], travels(events, viewer), viewer, seats)
                if not s.strict_atp:
                    expected["atp"] = 0  # an unlimited supply has no count
                assert expected == after, events
                before[place] = after


@pytest.mark.parametrize("seed", range(depth(2, 4)))
def test_no_zone_that_all_can_count_is_ever_overdrawn(seed: int) -> None:
    events: list[Event] = []
    s = new(3, seed)
    rng = seeded(f"order {seed}")
    while not s.over:
        zones = counted(s.view(None))
        events.clear()
        s.listener = events.append
        s.play(sensible(s, rng))
        for way in travels(events, None):
            zones[way["from"]] -= way["count"]
            zones[way["to"]] += way["count"]
            assert zones[way["from"]] >= 0, (way, events)


def test_field_cards_that_are_shuffled_at_once_are_discarded_first() -> None:
    s = table(Seat(atp=5), field="nucleus nucleus", rna_field="AC", rna_deck="", rna_discards="G")
    events = play(s, "reset rna")
    names = [type(event).__name__ for event in events]
    assert names[:2] == ["Reshuffled", "RnaReset"]
    assert [(way["piece"], way["to"]) for way in events[0].moved] == [
        *[(f"rna:{letter}", "rna-discards") for letter in "AC"],
        *[(f"rna:{letter}", "rna-deck") for letter in "ACG"],
    ]
    assert events[1].moved[0]["to"] == "atp"
    assert {way["to"] for way in events[1].moved[1:]} == {"rna-field"}


def test_a_card_says_where_it_lay() -> None:
    s = table(Seat(), field="mitochondria nucleus nucleus ribosome", rna_field="GAC")
    assert s.view(None)["field_row"] == ["mitochondria", "nucleus", "nucleus", "ribosome"]
    assert play(s, "take ribosome down")[0].facts()["place"] == 4
    s = table(Seat(up="nucleus"), rna_field="GAC")
    assert play(s, "use nucleus", "rna A")[1].facts()["place"] == 2


def test_drawn_and_discarded_rna_travels_as_backs_for_others() -> None:
    s = table(Seat(up="nucleus"), rna_deck="AAAA")
    events = play(s, "use nucleus", "draw two", "keep A")
    ways = [(way["piece"], way["from"], way["to"], way["count"]) for way in travels(events, 1)][1:]
    assert ways[:3] == [
        ("back:rna", "rna-deck", "drawn:0", 2),
        ("back:rna", "drawn:0", "rna:0", 1),
        ("rna:A", "drawn:0", "rna-discards", 1),
    ]
    assert not [way for way in travels(events, 0) if way["piece"].startswith(BACK)]


def test_what_is_laid_aside_is_a_back_until_all_have_chosen() -> None:
    s = table(Seat(atp=0, rna="AACG", up="mitochondria"), Seat(atp=0), advanced=True, rna_field="", rna_deck="")
    events = play(s, "use mitochondria")
    while "discard A" not in {str(move) for move in s.legal()}:
        events = play(s, str(s.legal()[-1]))
    events = play(s, "discard A")
    hidden = {"piece": "back:rna", "from": "rna:0", "to": "aside:0", "count": 1}
    shown = {"piece": "rna:A", "from": "aside:0", "to": "rna-discards", "count": 1}
    assert events[0].moved == [hidden] and events[1].only == 0 and events[2].moved == [shown]


# -- hands and touches --------------------------------------------------------------------------------------------


def test_a_hand_says_what_each_amino_acid_lacks_and_which_cannot_be_matched_together() -> None:
    hand = table(Seat(rna="AACG", amino="Asn Lys Trp")).view(0)["hand"]
    assert hand["missing"] == {"Asn": "", "Lys": "", "Trp": "UG"}
    assert hand["matched"] == 1 and hand["either"] == ["Asn", "Lys"]
    hand = table(Seat(rna="AAAACG", amino="Asn Lys")).view(0)["hand"]
    assert hand["matched"] == 2 and hand["either"] == []


def test_every_move_is_about_something_and_no_two_about_the_same() -> None:
    assert all(move.touches for move in GAME.moves)
    shared = Counter(frozenset(move.touches) for move in GAME.moves)
    assert [sorted(touches) for touches, count in shared.items() if count > 1] == []
