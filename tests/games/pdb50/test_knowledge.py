"""§9 What is hidden, what is reconstructed."""

import json

import pytest

import benchtop
from benchtop.games.pdb50.components import BOX, BOX_OF_CARD, CARDS
from benchtop.games.pdb50.state import State

from .table import GAME, box_of, group, play, table


@pytest.mark.ruling("PDB50-R14")
def test_everybody_sees_the_same_table() -> None:
    s = table(group(1, squares=2, circles=1), group(2, cards=["xfel", "1BNA"]), group(1))
    views = [s.view(seat) | {"seat": None} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


@pytest.mark.ruling("PDB50-R14")
def test_no_view_names_a_deposition_that_is_still_in_the_deck() -> None:
    s = table(group(1), group(1))
    shown = json.dumps(s.view(0))
    hidden = [CARDS[card].key for card in s.deck if BOX_OF_CARD[card] is None]
    assert len(hidden) == 25
    assert not [key for key in hidden if key in shown]


def test_the_view_knows_which_additional_actions_have_not_come_up() -> None:
    s = table(group(1, cards=["xfel"]), group(1), slots=("ihm", "2DHB", "2LYZ"))
    assert s.view(1)["unseen_actions"] == ["automation", "electron-crystallography"]


def test_imagining_reshuffles_the_deck_and_nothing_else() -> None:
    s = table(group(1, squares=2), group(2, cards=["xfel", "1BNA"]))
    other = s.imagine(0, "elsewhere")
    assert isinstance(other, State)
    assert other.deck != s.deck
    assert sorted(other.deck) == sorted(s.deck)
    assert other.to_json() | {"deck": 0, "chance": 0} == s.to_json() | {"deck": 0, "chance": 0}


@pytest.mark.ruling("PDB50-R14")
def test_a_move_after_which_a_card_came_up_is_not_taken_back() -> None:
    s = table(group(1, triangles=2), group(0))
    before = s.revealed
    play(s, "place innovate-right")
    assert s.revealed > before


def test_a_move_that_turns_no_card_up_can_be_taken_back() -> None:
    match = benchtop.Match(GAME, seats=2, seed=3)
    match.play(match.to_move, "draft circle")
    mover = match.to_move
    match.play(mover, "place publish")
    assert match.why_not_undo(mover) is None


def test_what_is_reconstructed_is_marked_in_the_catalogue() -> None:
    entries = {card["id"]: card for card in GAME.cards() if card["kind"] != "PDB Deposition card"}
    assert {name for name, card in entries.items() if card["reconstructed"]} == {
        *("box:xray", "box:nmr", "box:em", "box:analyze"),
        *("box:innovate-left", "box:innovate-middle", "box:innovate-right"),
        *("card:electron-crystallography", "card:ihm", "card:xfel"),
    }
    assert "our reconstruction: that the other kind of Data is the square" in entries["box:nmr"]["source"]


def test_what_is_reconstructed_is_marked_where_players_read_it() -> None:
    s = table(group(1), group(1), slots=("1MBN", "xfel", "automation"))
    shown = "\n".join(block.plain() for block in GAME.text.table(s.view(0), ["Ada", "Bo"]))
    lines = {line.split()[0]: line for line in shown.splitlines() if line.strip()}
    assert "†" in lines["xray"]
    assert "†" not in lines["grow"]
    assert "1MBN" in shown
    assert "★★★ †" in shown
    assert "reconstruction" in shown
    assert "†" in GAME.credit.reconstructed


def test_the_view_says_who_stands_where_and_who_owns_what() -> None:
    view = table(group(1, on=["xray"]), group(1, cards=["ihm"])).view(None)
    assert box_of(view, "xray")["taken_by"] == 0
    assert box_of(view, "ihm")["owner"] == 1
    assert view["players"][0]["placed"] == ["xray"]


def test_a_state_restored_in_mid_round_offers_the_same_moves() -> None:
    s = table(group(2, cards=["automation"], samples=2), group(1, on=["nmr"]), number=1)
    again = GAME.from_json(json.loads(json.dumps(s.to_json())))
    assert again.legal() == s.legal()
    assert not set(map(str, s.legal())) & {"place recruit", "place nmr square"}


def test_every_paragraph_cited_by_a_box_is_in_the_rules() -> None:
    rules = GAME.page("rules")
    assert [box.rule for box in BOX.values() if f"**{box.rule}**" not in rules] == []
