"""§1.5, §1.6: what a seat knows, and how it imagines the rest."""

from typing import Any

import pytest

from benchtop.core.rng import Rng, seeded
from benchtop.games.nucleo.components import CONJUGATION, IMMEDIATE, PROTEINS
from benchtop.games.nucleo.knowledge import Unseen, drop_certain, hand_bounds, imagine, record_passes
from benchtop.games.nucleo.state import State
from tests.depth import depth
from tests.play import Deal

from .table import GAME, PROTEIN, Player, events_for, hand, load, play, sees, table, worlds

A = Player


def known(s: State, seat: int | None, other: int) -> tuple[str, str]:
    player = sees(s, seat, other)
    return player["sure"], player["maybe"]


def taken_unseen(*players: Player) -> State:
    """Let seat 0 take a card from seat 1 by Conjugation; seat 2 watches."""
    s = table(Player(players[0].amino, players[0].proteins, ["conjugation", *players[0].actions]), *players[1:])
    play(s, "play conjugation", "target 2")
    return s


# -- amino acids ------------------------------------------------------------------------------------------------------


def test_open_gains_and_losses_are_remembered() -> None:
    s = load(table(A("", ["ins"]), A("KR"), part=1), "W", 1, "D")
    play(s, "roll", "roll")
    assert known(s, 1, 0) == ("DW", "") and known(s, None, 1) == ("KR", "")


def test_a_third_player_knows_only_what_may_have_been_taken() -> None:
    s = taken_unseen(A(), A("KKRD"), A("G"))
    assert known(s, 2, 1) == ("K", "DKR"), "at least one of the two lysines is left"
    assert known(s, 2, 0) == ("", "DKR")
    assert known(s, None, 0) == ("", "DKR")


def test_giver_and_taker_know_it_all() -> None:
    s = taken_unseen(A(), A("KRD"), A("G"))
    for seat in (0, 1):
        assert known(s, seat, 0) == (hand(s, 0), "") and known(s, seat, 1) == (hand(s, 1), "")
        assert all(world.amino == s.amino for world in worlds(s, seat))


def test_imagined_worlds_differ_in_the_card_that_was_taken_and_in_nothing_else() -> None:
    s = taken_unseen(A("W"), A("KRD"), A("GG"))
    seen = {tuple(hand(world, seat) for seat in range(3)) for world in worlds(s, 2)}
    assert seen == {("DW", "KR", "GG"), ("KW", "DR", "GG"), ("RW", "DK", "GG")}


def test_a_card_that_is_shown_lifts_the_doubt() -> None:
    s = taken_unseen(A(), A("KRD"), A("G"))
    letter = hand(s, 0)
    play(s, "offer", f"give {letter}", "want G", "send")
    assert known(s, 2, 0) == (letter, "") and known(s, 2, 1) == (hand(s, 1), "")


def test_a_no_to_crispr_informs_everybody() -> None:
    s = taken_unseen(A("", [], ["crispr"]), A("KRD"), A("G"))
    letter = hand(s, 0)
    play(s, "play crispr", "target 2", f"cut {letter}")
    assert known(s, 2, 0) == (letter, "") and known(s, None, 1) == (hand(s, 1), "")


def test_doubts_about_a_hand_shrink_as_its_cards_are_paid() -> None:
    s = taken_unseen(A(), A("KRW"), A("G"))
    left = hand(s, 1)
    s.current = s.to_move = 1
    play(s, "offer", f"give {left[0]}", "want G", "send")
    doubtful = set("KRW") - {left[0]}
    assert known(s, 2, 1) == (left[0], "".join(sorted(doubtful)))
    assert {hand(world, 0) for world in worlds(s, 2)} == doubtful


def shifted(*hands: str) -> State:
    """Let everybody pass on the first letter of their hand by Frameshift."""
    s = load(table(*(A(cards) for cards in hands), part=2, deck=["frameshift"]), 4)
    play(s, "roll")
    while s.view(None)["phase"] == "shift":
        play(s, f"shift {hands[s.to_move][0]}")
    return s


def test_after_a_frameshift_players_know_what_they_gave_and_got() -> None:
    s = shifted("KR", "DE", "GP")
    assert known(s, 0, 1) == ("K", "DE"), "lysine came from me, one of the others stayed"
    assert known(s, 0, 2) == ("P", "DE")
    seen = {tuple(hand(world, seat) for seat in range(3)) for world in worlds(s, 0)}
    assert seen == {("GR", "EK", "DP"), ("GR", "DK", "EP")}


def test_two_players_always_know_each_other() -> None:
    s = shifted("KR", "DE")
    assert known(s, 0, 1) == ("EK", "") and known(s, 1, 0) == ("DR", "")
    assert known(s, None, 0)[1] != "", "a spectator has not seen it"


def test_letters_that_several_hands_hold_do_not_confuse_the_count() -> None:
    s = shifted("KKR", "KKE", "KKP", "KKG")
    for world in worlds(s, 0):
        assert all(world.amino[seat][8] in (1, 2, 3) for seat in range(4)), "each hand gave one card and got one"
        assert hand(world, 0) == hand(s, 0) == "KKR"


def test_imagined_worlds_agree_with_everything_seen_through_several_unseen_passes() -> None:
    """Whatever players show, pay or deny after unseen passes also holds in every imagined world."""
    checked = 0
    for seed in range(depth(1, 4)):
        for s, _ in Deal(GAME, 4, seed).plies():
            assert isinstance(s, State)
            if s.memory and s.ply % 10 == 0:
                for seat in (None, 0, 1, 2, 3):
                    other = s.imagine(seat, s.ply)
                    assert follows(other), f"seed {seed}, ply {s.ply}"
                    assert all(count >= 0 for held in other.amino for count in held)
                    checked += 1
    assert checked > 50


def follows(s: State) -> bool:
    """Whether the hands follow from the letters of the passes and agree with everything seen, moment by moment."""
    hands = s.base[:]
    for moment in s.memory:
        for giver, taker, letter in zip(moment.givers, moment.takers, moment.letters, strict=True):
            if hands[giver * 20 + letter] <= 0:
                return False
            hands[giver * 20 + letter] -= 1
            hands[taker * 20 + letter] += 1
        if any(not low <= count <= high for low, count, high in zip(moment.low, hands, moment.high, strict=True)):
            return False
        hands = [count + change for count, change in zip(hands, moment.net, strict=True)]
    return hands == [count for held in s.amino for count in held]


@pytest.mark.parametrize("seat", [None, 0])
def test_memory_knows_exactly_the_worlds_that_brute_force_finds(seat: int | None) -> None:
    """Compare random histories of three small hands with the set of all hands that fit what was seen."""
    checked = exact = 0
    for seed in range(40):
        rng = seeded(f"history {seed}")
        hands = [[0] * 20 for _ in range(3)]
        for held in hands:
            for _ in range(3):
                held[rng.below(4)] += 1
        possible = {spelled(hands)}
        memory: list[Unseen] = []
        base: list[int] = []
        for step in range(14):
            possible = happen(rng, hands, possible, memory, base, seat)
            assert spelled(hands) in possible
            if not memory:
                continue
            low, high = hand_bounds(memory, base, [sum(held) for held in hands], seat)
            for cell in range(60):
                counts = [world[cell // 20][cell % 20] for world in possible]
                assert low[cell] <= min(counts) and high[cell] >= max(counts)
                if len(memory) == 1:
                    assert (low[cell], high[cell]) == (min(counts), max(counts))
                    exact += 1
            copies = [moment.copy() for moment in memory]
            imagined = [held[:] for held in hands]
            imagine(copies, base, imagined, seat, seeded(f"{seed} {step}"))
            assert spelled(imagined) in possible
            checked += 1
    assert checked > 150 and exact > 3000


def spelled(hands: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(held) for held in hands)


def happen(
    rng: Rng,
    hands: list[list[int]],
    possible: set[tuple[tuple[int, ...], ...]],
    memory: list[Unseen],
    base: list[int],
    seat: int | None,
) -> set[tuple[tuple[int, ...], ...]]:
    """Let a random event happen: a gain, a payment, a "no", or an unseen pass. Return the worlds that are possible now
    for the given seat.
    """
    actor, letter, what = rng.below(3), rng.below(4), rng.below(5)
    cell = actor * 20 + letter
    if what == 0:
        hands[actor][letter] += 1
        if memory:
            memory[-1].net[cell] += 1
        return {moved(world, -1, actor, letter) for world in possible}
    if what <= 2 and hands[actor][letter]:
        hands[actor][letter] -= 1
        if memory:
            memory[-1].shows(cell, 1)
            memory[-1].net[cell] -= 1
        return {moved(world, actor, -1, letter) for world in possible if world[actor][letter]}
    if what <= 3 and not hands[actor][letter]:
        if memory:
            memory[-1].lacks(cell)
        return {world for world in possible if not world[actor][letter]}
    if what == 4 and hands[actor][letter]:
        other = (actor + 1 + rng.below(2)) % 3
        record_passes(memory, base, hands, [actor], [other], [letter])
        hands[actor][letter] -= 1
        hands[other][letter] += 1
        letters = [letter] if seat in (actor, other) else range(4)
        possible = {
            moved(world, actor, other, any_of) for world in possible for any_of in letters if world[actor][any_of]
        }
    if memory and rng.below(2):
        drop_certain(memory, base)
    return possible


def moved(world: tuple[tuple[int, ...], ...], giver: int, taker: int, letter: int) -> tuple[tuple[int, ...], ...]:
    """Return the hands after a card has moved from one player (or the bank, -1) to another."""
    return tuple(
        tuple(
            count - (seat == giver and other == letter) + (seat == taker and other == letter)
            for other, count in enumerate(held)
        )
        for seat, held in enumerate(world)
    )


def test_what_is_sure_is_true_and_what_is_held_is_among_the_sure_and_the_possible() -> None:
    doubts = 0
    for seed in range(depth(1, 3)):
        for s, _ in Deal(GAME, 3, seed).plies():
            assert isinstance(s, State)
            for seat in (None, 0) if s.ply % 11 == 0 else ():
                for other in range(3):
                    sure, maybe = known(s, seat, other)
                    held = hand(s, other)
                    assert all(sure.count(letter) <= held.count(letter) for letter in sure)
                    assert all((sure + maybe).count(letter) >= held.count(letter) for letter in held)
                    doubts += maybe != ""
    assert doubts > 20


@pytest.mark.ruling("NUCLEO-R41")
def test_only_the_six_latest_unseen_passes_stay_secret() -> None:
    s = table(A("KRDE"), A("GPAC"), A("FHIL"))
    for turn in range(7):
        s.hands[0] = [CONJUGATION]  # more copies than the box holds
        s.current = s.to_move = 0
        assert len(s.memory) == turn
        events = play(s, "play conjugation", f"target {2 if turn % 2 else 3}")
        light = [event for event in events_for(events, None) if event["event"] == "CameToLight"]
        assert len(light) == (1 if turn == 6 else 0)
    assert len(s.memory) == 6
    letter = light[0]["letter"]
    assert all(letter in hand(world, 0) for world in worlds(s, None)), "public from now on"
    unseen = s.view(None)["unseen"]
    assert letter in unseen["before"][0], "the view shows it, not only an event"
    assert [unseen["passes"][place]["letter"] for place in range(6)] == [None] * 6
    assert all(passed["letter"] for passed in s.view(0)["unseen"]["passes"]), "the taker knows them all"


# -- proteins ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("NUCLEO-R42")
def test_everybody_can_follow_the_back_of_a_protein_card() -> None:
    s = load(table(A("", ["ins", "gfp"]), A(), part=2, pile=["oxt"]), 6)
    back = s.view(1)["players"][0]["proteins"][0]["back"]
    play(s, "roll")
    events = play(s, "swap ins")
    way = {"piece": "back:protein", "from": "row:0", "to": "pile", "count": 1}
    assert events_for(events, 1)[0] == {"event": "PutUnder", "seat": 0, "back": back, "source": "row", "moved": [way]}
    assert s.view(1)["pile"][-1] == {"back": back, "card": None}
    assert s.view(0)["pile"][-1] == {"back": back, "card": "ins"}, "its owner knows where it lies"
    assert all(world.view(0)["pile"][-1]["card"] == "ins" for world in worlds(s, 0))


def in_hand(*players: Player, **laid: Any) -> State:
    """Set up seat 0 before its roll of the d6, with proteins in hand, the first of which it has offered."""
    s = table(*players, proteins="hand", **laid)
    play(s, "offer", f"give {players[0].proteins[0]}", "want K", "send", *["decline"] * (len(players) - 1))
    s.part = 2
    return load(s, 6)


def faces(s: State, seat: int | None, other: int) -> list[str | None]:
    return [card["card"] for card in s.view(seat)["players"][other]["proteins"]]


@pytest.mark.ruling("NUCLEO-R56")
@pytest.mark.parametrize("put", ["ins", "gfp", "oxt"])
def test_nobody_can_tell_which_of_several_cards_in_hand_goes_under_the_pile(put: str) -> None:
    s = in_hand(A("", ["ins", "gfp", "oxt"]), A("K"), A("R"), pile=["h3"])
    before = s.view(1)["players"][0]["proteins"]
    assert [card["card"] for card in before] == ["ins", None, None], "an offered card is known, wherever it is held"
    play(s, "roll")
    events = play(s, f"swap {put}")
    lowest = min(card["back"] for card in before)
    assert [event["back"] for event in events_for(events, 1) if event["event"] == "PutUnder"] == [lowest]
    for seat in (1, 2, None):
        assert faces(s, seat, 0) == [None, None, None]
        assert s.view(seat)["pile"][-1] == {"back": lowest, "card": None}
        assert len({world.view(0)["pile"][-1]["card"] for world in worlds(s, seat)}) > 5, "it may be any card"
    assert faces(s, 0, 0) == [card for card in ["ins", "gfp", "oxt"] if card != put] + ["h3"], (
        "the owner keeps the order"
    )
    assert s.view(0)["pile"][-1]["card"] == put
    assert all(world.view(0)["pile"][-1]["card"] == put for world in worlds(s, 0))


@pytest.mark.ruling("NUCLEO-R56")
def test_the_only_card_in_a_hand_can_be_followed_under_the_pile() -> None:
    s = in_hand(A("", ["ins"]), A("K"), pile=["h3"])
    play(s, "roll", "swap ins")
    assert s.view(1)["pile"][-1]["card"] == s.view(None)["pile"][-1]["card"] == "ins"


@pytest.mark.ruling("NUCLEO-R56")
def test_cards_shown_or_seen_coming_are_known_in_a_hand() -> None:
    s = table(A("K", ["oxt", "ins", "gfp"]), A("RGD", ["fn1", "h3"]), A(), proteins="hand")
    play(s, "offer", "give gfp", "give ins", "want fn1", "send to 2", "accept")
    assert faces(s, 2, 0) == ["fn1", None]
    assert faces(s, None, 1) == [*sorted(["gfp", "ins"], key=lambda card: PROTEIN[card]), None]
    assert faces(s, 1, 1) == ["h3", "gfp", "ins"]
    assert GAME.census(s)["protein gfp"] == 1
    shown = "\n".join(block.plain() for block in GAME.text.table(s.view(2), ["Ada", "Bob", "Cy"]))
    assert "2: Fibronectin, 1 unseen" in shown
    for world in worlds(s, 2):
        assert {"gfp", "ins"} <= {PROTEINS[world.face[back]].id for back in world.rows[1]}
    s = table(A("RGD", ["fn1", "h3"]), A("", ["ins"]), proteins="hand")
    play(s, "build fn1")
    assert s.view(1)["pile"][-1]["card"] == "fn1" and faces(s, 1, 0) == [None]
    assert s.view(1)["built"][0][0]["card"] == "fn1"


@pytest.mark.ruling("NUCLEO-R56")
def test_a_hand_is_counted_without_the_order_in_which_it_was_held() -> None:
    counted = []
    for held in (["oxt", "ins"], ["ins", "oxt"]):
        s = load(table(A("", held), A(), proteins="hand", part=2, deck=["nobel"], pool=1), 4)
        counted.append([event for event in events_for(play(s, "roll"), 1) if event["event"] == "CountedHand"])
    assert counted[0] == counted[1] and counted[0][0]["proteins"] == ["ins", "oxt"]


@pytest.mark.ruling("NUCLEO-R56")
def test_open_hands_hide_no_protein_card_wherever_it_is_held() -> None:
    s = table(A("", ["ins", "gfp"]), A(), pile=["oxt"], part=2, proteins="hand", open_hands=True)
    play(load(s, 6), "roll", "swap gfp")
    assert faces(s, 1, 0) == ["ins", "oxt"] and s.view(1)["pile"][-1]["card"] == "gfp"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_proteins_in_hand_is_played_to_its_end_and_keeps_its_secrets(seats: int) -> None:
    deal = Deal(GAME, seats, f"in hand {seats}", {"proteins": "hand"})
    for ply, s, _ in deal.sample(depth(25, 200)):
        for seat in (None, *range(seats)):
            other = s.imagine(seat, f"world {ply}")
            assert other.view(seat) == s.view(seat)
            assert other.imagine(seat, "again").to_json() == s.imagine(seat, "again").to_json()
    assert deal.end().over


def test_a_built_card_is_known_to_all_under_the_pile() -> None:
    s = table(A("RGD", ["fn1"]), A(), A())
    play(s, "build fn1")
    for seat in (0, 1, None):
        assert s.view(seat)["pile"][-1]["card"] == "fn1"


def test_a_player_who_saw_a_card_go_back_knows_who_draws_it() -> None:
    s = table(A("RGD", ["fn1"]), A())
    s.rows[1], s.pile = s.pile, []
    play(s, "build fn1", "end")
    s = load(s, "K", 6)
    play(s, "roll", "roll", "keep")
    assert sees(s, 0, 1)["proteins"][-1]["card"] == "fn1"


def test_only_unknown_proteins_are_dealt_again() -> None:
    s = table(A("", ["ins"]), A("W", ["gfp", "oxt"]))
    play(s, "offer", "give ins", "want W", "send", "decline")
    imagined = worlds(s, 0)
    assert len({tuple(world.face[back] for back in s.rows[1]) for world in imagined}) > 10
    assert all(world.face[s.rows[0][0]] == s.face[s.rows[0][0]] for world in worlds(s, 1)), "ins was offered openly"


# -- action cards -----------------------------------------------------------------------------------------------------


def test_a_kept_action_card_is_never_imagined_as_an_immediate_one() -> None:
    s = table(A(), A("", [], ["trna", "prion", "tf"]))
    imagined = worlds(s, 0)
    assert not any(IMMEDIATE[kind] for world in imagined for kind in world.hands[1])
    assert len({tuple(world.hands[1]) for world in imagined}) > 10
    assert all(world.hands[1] == s.hands[1] for world in worlds(s, 1))


def test_with_open_hands_only_piles_and_secret_choices_are_imagined() -> None:
    s = table(A("", [], ["conjugation", "trna"]), A("KRD"), A(), open_hands=True)
    play(s, "play conjugation")
    for seat in (2, None):
        assert known(s, seat, 0) == (hand(s, 0), "")
        assert all((world.amino, world.hands) == (s.amino, s.hands) for world in worlds(s, seat))
        assert len({tuple(world.deck) for world in worlds(s, seat)}) > 10
