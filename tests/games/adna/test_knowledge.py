"""§11: what a seat knows, and what imagining keeps of it."""

import pytest

from benchtop.games.adna.components import KEYS, KIND
from benchtop.games.adna.state import ANSWER, State

from .table import end_turn, hand, play, table


def look(s: State) -> State:
    """Let the active seat see its rival's hand."""
    play(s, "attack loading-dye")
    return play(s, "pass") if s.phase == ANSWER else s


def worlds(s: State, seat: int | None, count: int = 60) -> list[State]:
    return [s.imagine(seat, number) for number in range(count)]


def at_bottom(s: State, deck: int) -> str:
    return KEYS[KIND[s.decks[deck][0]]]


def looked(rival: str, deck: str = "") -> State:
    """Build a table on the rival's turn after seat 0 has seen its hand."""
    return end_turn(look(table(hand="loading-dye", rival=rival, deck=deck)))


# -- certain knowledge ----------------------------------------------------------------------------------------------


def test_cards_taken_off_are_known_under_the_deck_until_drawn() -> None:
    s = play(table(hand="dnase-i"), "attack dnase-i on other")
    for seat in (None, 0, 1):
        lowest = s.view(seat)["known_in_decks"]["bases"][0]
        assert lowest == {"above": len(s.decks[0]) - 1, "card": "T"}
    s.decks[0] = s.decks[0][:1]  # as if all cards above it had been drawn
    end_turn(s)
    assert s.view(None)["known_cards"][1] == ["T"]


def test_only_the_player_knows_a_face_down_discard() -> None:
    s = play(table(hand="A C EcoRI"), "stop", "discard EcoRI")
    assert s.view(0)["known_in_decks"]["enzymes"] == [{"above": len(s.decks[1]) - 1, "card": "EcoRI"}]
    assert s.view(1)["known_in_decks"]["enzymes"] == []
    assert {at_bottom(world, 1) for world in worlds(s, 0)} == {"EcoRI"}
    assert len({at_bottom(world, 1) for world in worlds(s, 1)}) > 10


def test_imagined_hands_keep_what_was_seen() -> None:
    s = look(table(hand="loading-dye", rival="A goggles EcoRI"))
    for world in worlds(s, 0, 10):
        assert hand(world, 1) == ["A", "EcoRI", "goggles"]
    assert len({tuple(hand(world, 1)) for world in worlds(s, None)}) > 10


def test_decks_never_mix_when_imagining() -> None:
    s = table(hand="A", rival="C EcoRI goggles")
    for world in worlds(s, 0, 20):
        assert world.backs == s.backs
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in s.decks]


# -- after a discard ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R65")
def test_after_a_face_down_discard_each_card_seen_is_in_the_hand_or_under_the_deck() -> None:
    s = looked("goggles klenow")
    play(s, "stop", "discard goggles", "end turn")
    view = s.view(0)
    assert view["seen_before"][1] == ["goggles", "klenow"]
    assert view["known_cards"][1] == []
    seen = {
        (at_bottom(world, 2), "goggles" in hand(world, 1), "klenow" in hand(world, 1)) for world in worlds(s, 0, 200)
    }
    assert ("goggles", False, True) in seen
    assert ("klenow", True, False) in seen
    for _, goggles, klenow in seen:
        assert goggles or klenow  # only one card went


@pytest.mark.ruling("ADNA-R65")
def test_what_is_remembered_does_not_tell_which_card_went() -> None:
    views = []
    for card in ("goggles", "klenow"):
        s = play(looked("goggles klenow"), "stop", f"discard {card}", "end turn")
        views.append({key: value for key, value in s.view(0).items() if key not in ("hand", "restriction_map")})
    assert views[0] == views[1]


@pytest.mark.ruling("ADNA-R65")
def test_cards_of_other_decks_stay_known() -> None:
    s = play(looked("goggles EcoRI A"), "stop", "discard goggles", "end turn")
    assert s.view(0)["known_cards"][1] == ["A", "EcoRI"]
    assert s.view(0)["seen_before"][1] == ["goggles"]


@pytest.mark.ruling("ADNA-R65")
def test_no_more_cards_stayed_than_the_hand_had_room_for() -> None:
    s = table(hand="loading-dye", rival="EcoRI KpnI")
    enzymes, s.decks[1] = s.decks[1], []  # no enzyme is drawn, so every enzyme that the rival holds was seen
    end_turn(look(s))
    s.decks[1] = enzymes
    play(s, "stop", "discard EcoRI", "end turn")
    outcomes = {(at_bottom(world, 1), tuple(card for card in hand(world, 1) if "I" in card)) for world in worlds(s, 0)}
    assert outcomes == {("EcoRI", ("KpnI",)), ("KpnI", ("EcoRI",))}


@pytest.mark.ruling("ADNA-R65")
def test_a_played_card_was_not_the_discarded_card() -> None:
    s = table(hand="loading-dye", rival="EcoRI BfaI green-buffer", other="AAGAATTCTAG", celsius=25)
    enzymes, s.decks[1] = s.decks[1], []
    end_turn(look(s))
    s.decks[1] = enzymes
    play(s, "stop", "discard EcoRI", "end turn")
    s.level = 4
    end_turn(s)
    play(s, "cut BfaI on own")
    assert s.view(0)["seen_before"][1] == ["EcoRI"]
    assert {at_bottom(world, 1) for world in worlds(s, 0)} == {"EcoRI"}


def test_looking_again_settles_what_is_in_the_hand() -> None:
    s = table(hand="loading-dye loading-dye", rival="goggles klenow")
    end_turn(look(s))
    play(s, "stop", "discard klenow", "end turn")
    look(s)
    assert "goggles" in s.view(0)["known_cards"][1]
    assert s.view(0)["seen_before"][1] == ["klenow"]
    assert {KEYS[KIND[world.decks[2][1]]] for world in worlds(s, 0, 20)} == {"klenow"}  # below it lies the first dye


def test_a_discard_drawn_by_the_rival_is_recognised() -> None:
    s = looked("EcoRI KpnI")
    play(s, "stop", "discard KpnI", "end turn")
    assert s.view(0)["seen_before"][1] == ["KpnI", "EcoRI"]
    s.decks[1] = s.decks[1][:1]
    end_turn(s)  # seat 1 draws its own discard back
    assert s.view(0)["seen_before"][1] == ["KpnI", "EcoRI"]
    assert all({"EcoRI", "KpnI"} <= set(hand(world, 1)) for world in worlds(s, 0, 20))
    other = looked("EcoRI KpnI")
    play(other, "stop", "discard KpnI")
    other.decks[1] = other.decks[1][:1]
    play(other, "end turn")  # seat 0 draws it
    assert "KpnI" in hand(other, 0)
    assert other.view(0)["seen_before"][1] == ["EcoRI"]


def test_spectators_remember_what_was_shown_to_all() -> None:
    s = table(hand="ethidium-bromide", rival="goggles klenow")
    play(s, "attack ethidium-bromide", "take reactions", "take reactions", "pass")
    assert s.view(None)["known_cards"][0] == ["goggles", "klenow"]
    play(s, "stop", "discard klenow", "end turn")
    assert s.view(None)["seen_before"][0] == ["goggles", "klenow"]
    assert s.view(1)["seen_before"][0] == ["goggles", "klenow"]
    held = {tuple(hand(world, 0)) for world in worlds(s, None)}
    assert held == {("goggles",), ("klenow",)}


def test_spectators_forget_what_may_be_in_either_hand() -> None:
    s = table(hand="ethidium-bromide", rival="A C", deck="TTT")
    play(s, "attack ethidium-bromide", "take bases", "take bases", "stop", "discard A", "end turn")
    assert s.view(None)["seen_before"][0] == ["A", "C"]
    s.give(1, taken := next(card for card in s.decks[2] if KEYS[KIND[card]] == "electrophoresis"))
    s.decks[2].remove(taken)
    play(s, "attack electrophoresis")
    assert s.view(None)["seen_before"][0] == []
    assert "C" in s.view(0)["known_cards"][1]


def test_what_a_discard_was_comes_to_light_when_it_is_turned_up() -> None:
    s = table(hand="loading-dye", rival="A C")
    end_turn(look(s))
    play(s, "stop", "discard A", "end turn")
    s.decks[0] = s.decks[0][:1]
    s.give(0, card := next(card for card in s.decks[2] if KEYS[KIND[card]] == "spectrophotometer"))
    s.decks[2].remove(card)
    before = s.view(0)["seen_before"][1]
    assert "A" in before
    play(s, "attack spectrophotometer on own", "pass")
    assert s.view(0)["seen_before"][1] == [kind for kind in before if kind != "A"]


# -- equal cards ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ADNA-R66")
def test_of_equal_cards_the_known_card_is_played() -> None:
    s = table(hand="loading-dye", rival="heating-block")
    end_turn(look(s))
    assert s.view(0)["known_cards"][1] == ["heating-block"]
    extra = next(card for card in s.decks[2] if KEYS[KIND[card]] == "heating-block")
    s.decks[2].remove(extra)
    s.give(1, extra)
    s.known[extra] = 2
    play(s, "use heating-block")
    assert s.view(0)["known_cards"][1] == []
    assert "heating-block" in hand(s, 1)


def test_everything_is_forgotten_when_a_new_game_is_dealt() -> None:
    s = table(hand="loading-dye A", rival="goggles klenow", own="ACGTACGTACGTAC", target=15, games=3)
    play(look(s), "lay A on own")
    assert s.number == 2
    assert s.claims == []
    assert s.view(0)["known_cards"][1] == []
