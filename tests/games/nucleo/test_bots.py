"""NUCLEO: how bots value moves and positions, and the reasons they give."""

import pytest

from benchtop.bots import make_bot
from benchtop.bots.arena import Plan, run, standings
from benchtop.bots.seat import Seat
from benchtop.core.heuristic import best_move
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.games.nucleo.bots.heuristic import NucleoHeuristic
from benchtop.games.nucleo.components import LETTERS
from benchtop.games.nucleo.state import ANSWER, COMPOSE, IDLE, SWAP, State
from tests.depth import depth

from .table import GAME, Player, play, table

A = Player
HEURISTIC = NucleoHeuristic()


def choice(s: State) -> str:
    moves = s.legal()
    return str(best_move(moves, HEURISTIC.action_values(s, moves), seeded("choice")))


def reason(s: State, notation: str) -> str:
    return HEURISTIC.explain(s, GAME.parse(notation))


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_a_bot_builds_what_it_can() -> None:
    s = table(A("SYG", ["gfp", "ins"]), A("K", ["trh"]))
    assert choice(s) == "build gfp"
    assert reason(s, "build gfp") == "+1 and nothing to lose for it; 19 left in the pool"


def test_a_trailing_bot_does_not_empty_the_pool() -> None:
    """The game would end at once (§8.1)."""
    s = table(A("SYG", ["gfp"], coins=3), A(coins=9), pool=1)
    assert choice(s) != "build gfp"
    s = table(A("SYG", ["gfp"], coins=9), A(coins=3), pool=1)
    assert choice(s) == "build gfp"
    assert reason(s, "build gfp") == "+1, the last"


def test_a_free_choice_completes_a_protein() -> None:
    s = table(A("GIVEQ", ["ins", "gfp"], ["trna"]), A("KK", ["trh"]))
    assert choice(s) == "play trna"
    assert reason(s, "play trna") == "completes Insulin, A chain"
    play(s, "play trna")
    assert choice(s) == "take C"
    assert reason(s, "take C") == "completes Insulin, A chain"
    assert reason(s, "take Y") == "Green fluorescent protein lacks SY"
    assert reason(s, "take W") == "none of your proteins lacks tryptophan"


def test_a_charged_trna_waits_until_it_completes_something() -> None:
    s = table(A("S", ["rbcl"], ["trna"]), A("KK", ["trh"]))
    assert choice(s) == "end"


def test_the_bank_gets_what_no_protein_needs() -> None:
    s = table(A("GIVEQKKLLRR", ["ins"]), A("D", ["trh"]), pool=8)
    assert choice(s) == "bank"
    assert reason(s, "bank") == "KKLLR for C"
    play(s, "bank")
    for letter in "KKLLR":
        assert choice(s) == f"return {letter}"
        assert reason(s, f"return {letter}") == "none of your proteins needs it"
        play(s, f"return {letter}")
    assert choice(s) == "take C"


def test_with_time_to_spare_the_dice_are_cheaper_than_the_bank() -> None:
    """Five letters are a high price for one (§5.1)."""
    s = table(A("GIVEQKKLLRR", ["ins"]), A("D", ["trh"]), pool=19)
    assert choice(s) == "end"


def test_useful_letters_are_not_paid_to_the_bank() -> None:
    s = table(A("GIVEQ", ["ins"]), A("D", ["trh"]))
    assert choice(s) == "end"


def test_the_protein_that_is_far_away_is_swapped() -> None:
    s = table(A("SYR", ["gfp", "antp"]), A("K", ["trh"]), pool=6)
    s.phase = SWAP
    assert choice(s) == "swap antp"
    assert reason(s, "swap antp") == "5 coins; you lack FMNQRW"
    assert reason(s, "swap gfp") == "1 coin; you lack G"


def test_bonus_cards_are_added_while_the_pool_can_pay() -> None:
    s = table(A("SYG", ["gfp"], ["codonopt"]), A("K", ["trh"]))
    play(s, "build gfp")
    assert choice(s) == "boost codonopt"
    assert reason(s, "boost codonopt") == "+2"


def test_a_prion_takes_a_coin_from_a_rival() -> None:
    s = table(A("SYG", ["gfp"]), A("K", ["trh"], ["prion"]))
    play(s, "build gfp")
    assert choice(s) == "prion"
    assert reason(s, "prion") == "1 coin less for player 1"


# -- trading ----------------------------------------------------------------------------------------------------------


def test_a_swap_that_brings_a_protein_nearer_is_accepted() -> None:
    s = table(A("GK", ["trh"]), A("SYW", ["gfp"]), A("D", ["zif268"]), A("D", ["melittin"]))
    play(s, "offer", "give G", "want W", "send to 2")
    assert choice(s) == "accept"
    assert reason(s, "accept") == "better for you than for the other"


def test_what_finishes_a_rivals_protein_is_not_given_for_little() -> None:
    s = table(A("SYDLWK", ["p53"]), A("FGK", ["melittin"]), A("D", ["zif268"]))
    play(s, "offer", "give K", "want F", "send to 2")
    assert choice(s) != "accept"


def test_a_bot_does_not_trade_needed_letters_for_useless_ones() -> None:
    s = table(A("WW", ["trh"]), A("SYG", ["gfp"]), A("D", ["zif268"]))
    play(s, "offer", "give W", "want G", "send to 2")
    assert choice(s) == "decline"


def test_an_offer_gives_what_is_spare_for_what_is_missing() -> None:
    far = ["melittin", "h3", "rbcl"]
    s = table(A("GIVEQKT", ["ins"]), A("CCM", far), A("D", ["hbb", "gfp"]), A("D", ["zif268", "trh"]), pool=12)
    assert choice(s) == "offer"
    assert reason(s, "offer").endswith(" for C may please both you and player 2")
    made = []
    while s.phase != ANSWER:
        made.append(choice(s))
        play(s, made[-1])
    assert made[0] == "offer" and made[-1] in ("send", "send to 2") and "want C" in made
    assert not {f"give {letter}" for letter in "GIVEQ"} & set(made), "they are needed"


def test_two_bots_make_each_other_no_offers() -> None:
    """Between two players, no trade is good for both."""
    s = table(A("SYKK", ["gfp"]), A("GGG", ["trh"]))
    assert choice(s) == "end"
    assert reason(s, "offer") == "no swap in sight that would please both"


def test_a_counter_offer_has_to_do_with_the_offer() -> None:
    """It gives what was asked for, or asks for what was offered (§4.6)."""
    far = ["melittin", "h3", "rbcl"]
    players = A("CCMLL", far), A("GIVEQKT", ["ins"]), A("DW", ["hbb", "gfp"]), A("D", ["zif268", "trh"])
    s = table(*players, pool=12)
    play(s, "offer", "give M", "want T", "send to 2")
    assert choice(s) == "counter"
    play(s, "counter")
    while s.phase == COMPOSE:
        play(s, choice(s))
    assert LETTERS.index("T") in s.counter_give[1] and s.counter_want[1] == [LETTERS.index("C")]
    s = table(*players, pool=12)
    play(s, "offer", "give M", "want W", "send to 2")
    assert choice(s) == "decline", "neither M nor W is part of a good deal"


def test_no_more_than_two_offers_are_begun_in_a_turn() -> None:
    far = ["melittin", "h3", "rbcl"]
    s = table(A("GIVEQKT", ["ins"]), A("CCM", far), A("CD", ["hbb", "gfp"]), A("CD", ["zif268", "trh"]), pool=12)
    assert choice(s) == "offer"
    s.offers = s.drafts = 2
    assert choice(s) != "offer"


def test_a_bot_that_withdrew_an_offer_begins_no_other_this_turn() -> None:
    far = ["melittin", "h3", "rbcl"]
    s = table(A("GIVEQKT", ["ins"]), A("CCM", far), A("CD", ["hbb", "gfp"]), A("CD", ["zif268", "trh"]), pool=12)
    assert choice(s) == "offer"
    play(s, "offer", "withdraw")
    assert choice(s) != "offer"


def test_offers_are_the_same_whatever_the_others_may_hide() -> None:
    """A bot must not change its mind about an offer because it imagines another world."""
    s = table(A("GIVEQKT", ["ins"]), A("CCM", ["melittin"], ["trna"]), A("D", ["hbb"], ["prion"]), pool=12)
    s.seen = [1 if back in s.rows[0] else 0 for back in range(len(s.seen))]
    found = {
        tuple((*deal.give, deal.want, deal.other.seat) for deal in HEURISTIC.offers.of(s.imagine(0, seed)))
        for seed in range(20)
    }
    assert len(found) == 1 and found != {()}


def test_an_offer_is_judged_alike_in_every_world_after_cards_passed_unseen() -> None:
    match = Match(GAME, 4, "passed unseen")
    bot, seen = make_bot("greedy", "passed"), 0
    while not match.over and seen < 5:
        assert isinstance(match.state, State)
        seat = match.to_move
        if match.state.memory and match.state.phase == IDLE:
            worlds = [match.state.imagine(seat, seed) for seed in range(6)]
            offers = [[(*deal.give, deal.want, deal.score) for deal in HEURISTIC.offers.of(world)] for world in worlds]
            assert offers[1:] == offers[:-1]
            seen += any(world.amino != worlds[0].amino for world in worlds)
        match.play(seat, bot.choose(Seat(match.state, seat, match.log(seat))))
    assert seen, "no cards passed unseen"


@pytest.mark.parametrize("level", ["easy", "greedy", "search:4"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_sends_every_offer_that_it_begins(seats: int, level: str) -> None:
    match = Match(GAME, seats, "composing")
    composed = begun = 0
    while not match.over and begun < depth(25, 1000):
        assert isinstance(match.state, State)
        composed = composed + 1 if match.state.phase == COMPOSE else 0
        assert composed <= 9, "an offer takes few moves"
        seat = match.to_move
        # Like the server, use a new bot for every move.
        move = make_bot(level, len(match.played)).choose(Seat(match.state, seat, match.log(seat)))
        assert str(move) != "withdraw"
        begun += str(move) in {"offer", "counter"}
        match.play(seat, move)
    assert begun > 0
    assert len(match.played) < 1500


# -- positions --------------------------------------------------------------------------------------------------------


def test_the_value_of_a_position_rises_with_all_that_is_good() -> None:
    def value_of(player: Player, pool: int = 19) -> float:
        return HEURISTIC.evaluate(table(player, A("K", ["trh"]), pool=pool))[0]

    plain = value_of(A("SY", ["gfp", "ins"]))
    assert value_of(A("SYG", ["gfp", "ins"])) > plain, "a protein complete"
    assert value_of(A("SYI", ["gfp", "ins"])) > value_of(A("SYK", ["gfp", "ins"])) > plain, "useful, spare, nothing"
    assert value_of(A("SY", ["gfp", "ins"], coins=1)) > plain + 0.9
    assert value_of(A("SY", ["gfp", "ins"], ["codonopt"])) > plain
    assert value_of(A("SY", ["gfp", "ins"], ["trna"])) > plain
    assert value_of(A("SY", ["gfp", "ins"]), pool=2) < plain, "little time is left for insulin"


def test_a_far_protein_is_a_burden_at_the_end_and_a_hope_at_the_start() -> None:
    def value_of(proteins: list[str], pool: int) -> float:
        return HEURISTIC.evaluate(table(A("GIVE", proteins), A("K", ["trh"]), pool=pool))[0]

    assert value_of(["ins"], 20) > value_of([], 20)
    assert value_of(["ins"], 1) < value_of([], 1)


def test_greedy_beats_random() -> None:
    results = run(Plan("nucleo", ["greedy", "random"], 2, depth(6, 20), "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95
