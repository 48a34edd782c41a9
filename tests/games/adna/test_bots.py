"""Adna's Lab: what bots know about moves and positions, and the view as numbers."""

from benchtop.bots.arena import Plan, run, standings
from benchtop.core.heuristic import best_move
from benchtop.core.rng import seeded
from benchtop.games.adna import GAME
from benchtop.games.adna.bots.heuristic import AdnaHeuristic
from benchtop.games.adna.encoding import ENCODING
from benchtop.games.adna.state import State

from .table import play, table

HEURISTIC = AdnaHeuristic()


def values(s: State) -> dict[str, float]:
    moves = s.legal()
    return {str(move): value for move, value in zip(moves, HEURISTIC.action_values(s, moves), strict=True)}


def choice(s: State) -> str:
    moves = s.legal()
    return str(best_move(moves, HEURISTIC.action_values(s, moves), seeded("choice")))


def reason(s: State, notation: str) -> str:
    return HEURISTIC.explain(s, GAME.parse(notation))


def chance(s: State) -> float:
    """What seat 0 expects, less what its rival does."""
    own, rival = HEURISTIC.evaluate(s)
    return own - rival


# -- bases ------------------------------------------------------------------------------------------------------------


def test_the_last_base_of_a_chain_is_laid_before_anything_else() -> None:
    s = table(own="ACGT" * 6, hand="A dnase-i spectrophotometer")
    assert choice(s) == "lay A on own"
    assert reason(s, "lay A on own") == "completes the chain"
    assert values(s)["lay A on other"] < 0


def test_a_base_that_makes_no_site_is_laid_first() -> None:
    s = table(own="TTACCG", hand="G A")
    assert choice(s) == "lay A on own"
    assert reason(s, "lay A on own") == "7 of 25"
    assert reason(s, "lay G on own") == "7 of 25, makes a site of HpaII"


def test_a_uracil_waits_until_the_rival_is_close() -> None:
    """§4.2: a rival gathers bases behind a uracil, so it costs him nothing if it goes early."""
    far = table(other="TGCATG", hand="U")
    assert values(far)["lay U on other"] < 0
    near = table(other="TGCA" * 5 + "TG", hand="U")
    assert choice(near) == "lay U on other"
    assert reason(near, "lay U on other") == "blocks a chain that lacks 3 bases"
    assert values(near)["lay U on own"] < 0


# -- cards ------------------------------------------------------------------------------------------------------------


def test_dnase_is_for_a_rival_with_much_to_lose() -> None:
    s = table(own="ACGTAC", other="TGCATGCATGC", hand="dnase-i A")
    assert choice(s) == "attack dnase-i on other"
    assert reason(s, "attack dnase-i on other") == "sets your rival back by 7 bases"
    assert values(s)["attack dnase-i on own"] < 0


def test_ones_own_uracil_is_worth_a_deletion() -> None:
    s = table(own="ACGTACGTACGTU", other="TGCATGCATGCATG", hand="deletion red-buffer A C G")
    assert choice(s) == "attack deletion on own with red-buffer"
    play(s, "attack deletion on own with red-buffer")
    assert choice(s) == "remove 13"
    assert reason(s, "remove 13") == "takes the uracil off"


def test_the_rival_keeps_his_uracil() -> None:
    s = table(own="ACGTACGTACGT", other="TGCATGCATGCATGU", hand="deletion red-buffer rnase-a", celsius=37)
    assert values(s)["use rnase-a on other"] < 0
    play(s, "attack deletion on other with red-buffer")
    assert choice(s) != "remove 15"


def test_an_enzyme_cuts_where_it_takes_most_off() -> None:
    s = table(own="ACACACACAC", other="ACGTTTGGTTGGTT", hand="HpyCH4IV yellow-buffer", celsius=37)
    assert choice(s) == "cut HpyCH4IV on other"
    assert reason(s, "cut HpyCH4IV on other") == "cuts off 13 bases"


def test_the_thermometer_is_moved_for_the_cards_it_allows() -> None:
    s = table(hand="water-bath dntps dmso", celsius=25)
    assert choice(s) == "use water-bath"
    assert reason(s, "use water-bath") == "55 °C allows DMSO and dNTPs"
    assert choice(table(hand="water-bath goggles", celsius=25)) == "stop"


def test_light_is_used_to_make_a_site_for_ones_own_enzyme() -> None:
    s = table(own="ACACACAC", other="TTCCCAGGTTTTGTTTTT", hand="uv-light SmaI green-buffer", celsius=25)
    assert choice(s) == "attack uv-light on other"
    assert reason(s, "attack uv-light on other") == "can make a site of SmaI"
    play(s, "attack uv-light on other")
    while s.phase != table().phase:
        play(s, choice(s))
    assert "cut SmaI on other" in values(s)
    assert choice(table(hand="uv-light", celsius=25)) == "stop"


# -- answers ----------------------------------------------------------------------------------------------------------


def test_detergent_is_kept_for_what_hurts() -> None:
    s = table(own="ACGTACGTAC", hand="dnase-i", other="TGCATGCATGC", rival="detergent")
    play(s, "attack dnase-i on other")
    assert choice(s) == "respond detergent on dnase-i"
    assert reason(s, "respond detergent on dnase-i") == "stops DNase I, worth 7 bases"
    s = table(hand="loading-dye", rival="detergent")
    assert choice(play(s, "attack loading-dye")) == "pass"


def test_a_temperature_card_saves_a_chain() -> None:
    s = table(other="ACGTTTGGTTGGTT", hand="HpyCH4IV yellow-buffer", celsius=37, rival="heating-block")
    assert choice(play(s, "cut HpyCH4IV on other")) == "respond heating-block"


def test_useless_cards_are_put_down() -> None:
    s = play(table(other="TGCATG", hand="EcoRI detergent denaturation"), "stop")
    assert choice(s) in ("discard EcoRI", "discard denaturation")
    assert values(s)["discard detergent"] < values(s)["end turn"]
    assert reason(s, "discard EcoRI") == "no site on your rival's chain"
    assert reason(s, "discard detergent") == "3 cards in hand: each costs a winner one point"


# -- positions --------------------------------------------------------------------------------------------------------


def test_the_value_of_a_position_rises_with_all_that_is_good() -> None:
    plain = chance(table())
    assert chance(table(own="ACGTACGTA")) > plain
    assert chance(table(other="TGC")) > plain
    assert chance(table(hand="ACG")) > plain
    assert chance(table(hand="spectrophotometer")) > plain
    assert chance(table(rival="spectrophotometer")) < plain
    assert chance(table(own="ACGTACU")) < plain
    assert chance(table(own="ACGTACU", hand="deletion red-buffer")) > chance(table(own="ACGTACU"))


def test_a_card_that_answers_is_worth_keeping() -> None:
    """§6.3: Detergent and temperature cards stop what would free him (§4.3)."""
    ahead = chance(table(own="ACGTACGTACGT", other="TGCATGCATGCU", hand="detergent")) - chance(
        table(own="ACGTACGTACGT", other="TGCATGCATGCU")
    )
    assert ahead > 0.0
    assert chance(table(hand="detergent")) > chance(table(hand="heating-block")) > chance(table(hand="goggles"))


def test_a_position_is_judged_at_the_end_of_a_turn() -> None:
    s = table(hand="loading-dye goggles", rival="detergent")
    assert not HEURISTIC.is_quiescent(s)
    assert not HEURISTIC.is_quiescent(play(s, "attack loading-dye"))
    assert HEURISTIC.is_quiescent(play(s, "pass", "stop"))


def test_a_finished_match_is_worth_its_points() -> None:
    s = play(table(own="ACGT" * 6, hand="A detergent"), "lay A on own")
    assert s.over
    assert HEURISTIC.evaluate(s) == [24.0, 0.0]


def test_greedy_beats_random() -> None:
    results = run(Plan("adna", ["greedy", "random"], 2, 20, "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_the_encoding_tells_own_from_other() -> None:
    s = table(own="AC", other="GGG", hand="A EcoRI", celsius=37)
    named = {name: (start, size) for start, size, name, _ in ENCODING.table()}

    def numbers(seat: int, name: str) -> list[float]:
        start, size = named[name]
        return list(ENCODING.encode(s.view(seat))[start : start + size])

    assert numbers(0, "chains")[:4] == [1.0, -1.0, -1.0, 1.0]
    assert numbers(1, "chains")[:6] == [1.0, 1.0] * 3
    assert numbers(1, "chains")[80:84] == numbers(0, "chains")[:4]
    assert numbers(0, "thermometer").index(1.0) == 4
    assert sum(numbers(0, "enzymes")) == 0.75
    assert sum(numbers(1, "enzymes")) == 0.0
