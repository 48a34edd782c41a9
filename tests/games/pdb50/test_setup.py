"""§1 Setup, the draft, the tight board."""

from typing import Any

import pytest

from benchtop.core.state import NONE
from benchtop.games.pdb50.state import State

from .table import BOARD, FREE, GAME, group, has, legal, names, play, refused, table


def new(seats: int, seed: int = 5, **options: Any) -> State:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, State)
    return s


def test_supply_holds_the_printed_number_of_tokens() -> None:
    assert table(group(), group()).supply == [20, 20, 20, 20, 20, 30]


@pytest.mark.ruling("PDB50-R15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_of_ten_researchers_and_no_tokens(seats: int) -> None:
    s = new(seats)
    for seat, player in enumerate(s.players):
        assert (player.unplayed, player.placed, player.reserve) == (1, [], 9)
        assert has(s, seat) == {}
    assert [player["colour"] for player in s.view(0)["players"]] == ["red", "green", "blue", "yellow"][:seats]


def test_three_cards_lie_face_up_and_29_are_in_the_deck() -> None:
    s = new(3)
    assert NONE not in s.slots
    assert len(s.deck) == 29
    assert sorted(s.slots + s.deck) == list(range(32))


def test_the_deck_is_shuffled() -> None:
    assert new(2, seed=1).deck != new(2, seed=2).deck


def test_every_seat_becomes_first_leader_in_some_game() -> None:
    assert {new(4, seed).leader for seed in range(30)} == {0, 1, 2, 3}


# -- the draft ------------------------------------------------------------------------------------------------------


def test_one_token_of_each_kind_of_data_is_set_out_from_supply() -> None:
    s = new(4)
    assert legal(s) == ["draft square", "draft circle", "draft triangle"]
    assert s.supply == [20, 20, 19, 19, 19, 30]


@pytest.mark.ruling("PDB50-R12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_starts_on_the_right_of_the_leader_and_goes_right(seats: int) -> None:
    for seed in range(8):
        s = new(seats, seed)
        events = [event.to_json() for event in play(s, "draft circle", *["draft square"][: seats - 2])]
        drafters = [event["seat"] for event in events if event["event"] == "Drafted"]
        assert drafters == [(s.leader - step) % seats for step in range(1, seats)]


@pytest.mark.ruling("PDB50-R25")
def test_the_last_of_four_gets_the_token_that_is_left_without_being_asked() -> None:
    s = new(4)
    play(s, "draft triangle", "draft square")
    assert has(s, (s.leader + 1) % 4) == {"circle": 1}
    assert s.round == 1


def test_the_leader_drafts_nothing_and_has_the_first_turn() -> None:
    s = new(4)
    play(s, "draft triangle", "draft square")
    assert has(s, s.leader) == {}
    assert s.to_move == s.leader


@pytest.mark.ruling("PDB50-R18")
def test_with_three_players_two_tokens_are_taken_and_one_returns() -> None:
    s = new(3)
    play(s, "draft circle")
    assert legal(s) == ["draft square", "draft triangle"]
    play(s, "draft square")
    assert s.round == 1
    assert s.offer == []
    assert s.supply == [20, 20, 19, 19, 20, 30]


@pytest.mark.ruling("PDB50-R18")
def test_with_two_players_one_token_is_taken_and_two_return() -> None:
    s = new(2)
    play(s, "draft triangle")
    assert has(s, 1 - s.leader) == {"triangle": 1}
    assert s.supply == [20, 20, 20, 20, 19, 30]


def test_a_drafted_token_is_gone() -> None:
    s = new(3)
    play(s, "draft circle")
    assert refused(s, "draft circle") == "token_gone"


def test_nobody_places_a_researcher_before_the_draft_is_done() -> None:
    assert refused(new(2), "place publish") == "draft_first"
    assert refused(new(2), "graduate square") == "draft_first"


def test_the_draft_does_not_come_again() -> None:
    s = new(2)
    play(s, "draft circle")
    assert refused(s, "draft square") == "draft_over"


def test_the_end_of_the_draft_begins_round_one() -> None:
    assert names(play(new(2), "draft circle")) == ["Drafted", "RoundBegan"]


def test_the_first_plies_have_as_many_lines_as_counted_by_hand() -> None:
    """Count lines for four players: 3 x 2 drafts (the third is forced), then four free boxes for four researchers."""

    def lines(s: State, depth: int) -> int:
        if depth == 0:
            return 1
        count = 0
        for move in s.legal():
            after = s.clone()
            after.play(move)
            count += lines(after, depth - 1)
        return count

    assert [lines(new(4), depth) for depth in range(1, 7)] == [3, 6, 24, 72, 144, 144]


# -- the tight board ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("PDB50-R27")
@pytest.mark.parametrize(("seats", "closed"), [(2, ["prepare-1", "innovate-middle"]), (3, ["prepare-1"]), (4, [])])
def test_the_tight_board_closes_boxes_by_the_number_of_players(seats: int, closed: list[str]) -> None:
    shown = new(seats, tight=True).view(None)["boxes"]
    assert [box["box"] for box in shown if box["closed"]] == closed


def test_the_printed_board_closes_nothing() -> None:
    assert not any(box["closed"] for box in new(2).view(None)["boxes"])


@pytest.mark.ruling("PDB50-R27")
def test_a_closed_innovate_box_gets_no_card() -> None:
    s = new(2, tight=True)
    assert s.slots[1] == NONE
    assert NONE not in (s.slots[0], s.slots[2])
    assert len(s.deck) == 30


@pytest.mark.ruling("PDB50-R27")
def test_a_closed_innovate_box_stays_empty_at_the_end_of_a_round() -> None:
    s = table(group(triangles=2), group(0), slots=("1MBN", None, "2LYZ"), tight=True)
    play(s, "place innovate-right")
    assert s.slots[1] == NONE
    assert s.slots[2] != NONE


def test_a_closed_box_is_refused() -> None:
    s = table(group(squares=1, circles=1, triangles=1), group(), slots=("1MBN", None, "2LYZ"), tight=True)
    assert refused(s, "place prepare-1") == "box_closed"
    assert refused(s, "place innovate-middle") == "box_closed"


def test_the_option_is_called_a_variant_and_says_that_four_players_see_no_change() -> None:
    (option,) = [option for option in GAME.options if option.key == "tight"]
    assert option.default is False
    assert option.help.startswith("Variant")
    assert "with 4 players nothing is closed" in option.help


def test_the_first_seat_leads_first_where_that_is_agreed() -> None:
    assert {new(4, seed=seed, first_player="first").leader for seed in range(20)} == {0}
    assert {new(4, seed=seed).leader for seed in range(40)} == {0, 1, 2, 3}


def test_only_changes_to_the_printed_rules_are_called_variants() -> None:
    helps = {option.key: option.help for option in GAME.options}
    assert set(helps) == {"first_player", "leader_may_lead", "clear_actions", "tight"}
    assert {key for key, text in helps.items() if text.startswith("Variant")} == {"clear_actions", "tight"}


def test_the_free_boxes_of_the_first_round_are_enough_for_everybody_on_every_board() -> None:
    for seats in (2, 3, 4):
        shown = {box["box"] for box in new(seats, tight=True).view(None)["boxes"] if not box["closed"]}
        assert len(shown & set(FREE)) >= seats
    assert set(FREE) <= set(BOARD)
