"""Every card and every enzyme is played, blocked and refused somewhere: this fails as soon as one is missing."""

from typing import Any

from benchtop.core.events import Event
from benchtop.games.adna.answers import Block, Shift, Wash
from benchtop.games.adna.attacks import Attack, Cut
from benchtop.games.adna.cards import BLOCKER, ENZYME_DATA, FIRST_REACTION, KEYS, REACTION_DATA
from benchtop.games.adna.moves import MOVES
from benchtop.games.adna.uses import Clean, Link, Seal, Set

from .builder import events, refused, table
from .enzymes import ENZYMES, armed
from .refused import REFUSED
from .scenes import BLOCKED, PLAYED, Scene

CARDS = {row["key"] for row in REACTION_DATA}
NEVER_BLOCKED = {"detergent"}  # §6.4


def told(scene: Scene) -> list[dict[str, Any]]:
    return [event.to_json() for event in events(table(**scene.laid), *scene.moves)]


def worked(heard: list[dict[str, Any]]) -> set[str]:
    """Cards that were played and took effect, or were played with such a card, or stopped another."""
    stopped = {fact["card"] for fact in heard if fact["event"] in ("Failed", "Cancelled")}
    cards: set[str] = set()
    for fact in heard:
        if fact["event"] in ("Declared", "Answered") and fact["card"] not in stopped:
            cards |= {fact["card"], *fact.get("supports", [])}
    return cards


def stopped(heard: list[dict[str, Any]]) -> set[str]:
    """Cards that failed or were cancelled, and supports that were washed away."""
    cards = {fact["card"] for fact in heard if fact["event"] in ("Failed", "Cancelled")}
    for fact in heard:
        if fact["event"] == "Declared" and fact["card"] in cards:
            cards |= set(fact["supports"])
    return cards


def test_every_card_is_played_with_effect() -> None:
    played = {scene.card for scene in PLAYED if scene.card in worked(told(scene))}
    assert played == CARDS


def test_every_card_but_detergent_is_blocked() -> None:
    blocked = {scene.card for scene in BLOCKED if scene.card in stopped(told(scene))}
    assert blocked == CARDS - NEVER_BLOCKED


def test_every_blocker_of_every_card_is_tried() -> None:
    tried = set()
    for scene in BLOCKED:
        last = scene.moves[-1].removeprefix("respond ").split(" on ")[0]
        tried.add((scene.card, last))
    named = {(row["key"], blocker) for row in REACTION_DATA for blocker in row["blocked_by"]}
    by_mark = {("ligation", "dephosphorylation")}  # §8.5: they never meet; test_repair.py
    assert named - tried == by_mark


def test_every_card_is_refused_somewhere() -> None:
    assert {case.card for case in REFUSED if refused(table(**case.laid), case.move) == case.code} == CARDS


def test_every_enzyme_is_played_blocked_and_refused() -> None:
    played, blocked, declined = set(), set(), set()
    for name in ENZYMES:
        heard: list[Event] = events(table(**armed(name)), f"cut {name} on other")
        played |= {name} & {fact["enzyme"] for fact in map(Event.to_json, heard) if fact["event"] == "ChainCut"}
        wash = f"respond detergent on {ENZYMES[name]['colour']}-buffer"
        heard = events(table(**armed(name, rival="detergent")), f"cut {name} on other", wash)
        blocked |= {name} & {fact["card"] for fact in map(Event.to_json, heard) if fact["event"] == "Failed"}
        if refused(table(**armed(name, celsius=-80)), f"cut {name} on other") == "wrong_temperature":
            declined.add(name)
    assert played == blocked == declined == {row["name"] for row in ENZYME_DATA}


def test_the_book_has_a_move_for_every_use_of_every_card() -> None:
    """A card added to the data without a move of its own would be found here."""
    kinds = set()
    for move in MOVES:
        if isinstance(move, Attack | Cut | Set | Link | Block | Shift | Wash):
            kinds.add(move.kind)
        elif isinstance(move, Clean):
            kinds.add(KEYS.index("rnase-a"))
        elif isinstance(move, Seal):
            kinds |= {KEYS.index("dephosphorylation"), move.buffer}
    assert kinds >= set(range(5, len(KEYS)))
    assert {KEYS[kind] for kind in BLOCKER[FIRST_REACTION:] if kind >= 0} == {
        "klenow",
        "dephosphorylation",
        "non-toxic-stain",
        "ice-box",
        "denaturation",
        "goggles",
    }
