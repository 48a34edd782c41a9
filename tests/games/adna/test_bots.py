"""Adna's Lab: how bots value moves and positions, and the view as numbers."""

from typing import Any

from benchtop.bots import Seat, make_bot
from benchtop.bots.arena import Plan, run, standings
from benchtop.core.events import Event
from benchtop.core.heuristic import best_move
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.games.adna import GAME
from benchtop.games.adna.bots.evaluation import Evaluation
from benchtop.games.adna.bots.heuristic import AdnaHeuristic
from benchtop.games.adna.components import FIRST_ENZYME, LEVELS, OWN, U
from benchtop.games.adna.encoding import CODED, ENCODING
from benchtop.games.adna.events import ChainCut
from benchtop.games.adna.moves.turn import Lay
from benchtop.games.adna.state import DISCARD, MAIN, State
from tests.depth import depth

from .table import celsius, chain, play, table

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
    """Return the difference between the estimates of seat 0 and its rival."""
    own, rival = HEURISTIC.evaluate(s)
    return own - rival


# -- bases ------------------------------------------------------------------------------------------------------------


def test_the_last_base_of_a_chain_is_laid_before_anything_else() -> None:
    s = table(own="ACGT" * 6, hand="A dnase-i spectrophotometer")
    assert choice(s) == "lay A on own"
    assert reason(s, "lay A on own") == "completes the chain"
    assert values(s)["lay A on other"] < 0


def test_a_base_that_makes_no_site_is_laid_first_where_its_enzyme_works() -> None:
    s = table(own="TTACCG", hand="G A", celsius=37)
    assert choice(s) == "lay A on own"
    assert reason(s, "lay A on own") == "18 bases to go, makes no site"
    assert reason(s, "lay G on own") == "18 bases to go, makes a site of HpaII"


def test_a_uracil_waits_until_the_rival_is_close() -> None:
    """§4.2: a blocked rival gathers bases in hand, so an early uracil costs the rival nothing."""
    far = table(other="TGCATG", hand="U")
    assert values(far)["lay U on other"] < 0
    near = table(other="TGCA" * 5 + "TG", hand="U")
    assert choice(near) == "lay U on other"
    assert reason(near, "lay U on other") == "blocks a chain that lacks 3 bases"
    assert values(near)["lay U on own"] < 0


def test_an_easy_lab_never_helps_its_rival_nor_blocks_itself() -> None:
    for deal in range(depth(6, 60)):
        match = Match(GAME, 2, f"easy {deal}")
        bots = [make_bot("easy", f"{deal} {seat}") for seat in range(2)]
        while not match.over:
            assert isinstance(match.state, State)
            seat, legal = match.to_move, match.legal(match.to_move)
            move = bots[seat].choose(Seat(match.state, seat, match.log(seat)))
            if isinstance(move, Lay) and len(legal) > 1:
                own = move.side == OWN
                assert move.kind != U or not own, "it blocks its own chain"
                assert own or move.kind == U or can_cut_now(match.state, move.kind), "it helps its rival"
            match.play(seat, move)


def test_an_easy_lab_does_not_forget_a_cut_that_pays() -> None:
    s = table(
        other="TTAATTTACGTTTTTTTTTTTT",
        hand="A T HpyCH4IV red-buffer green-buffer yellow-buffer blue-buffer",
        celsius=37,
    )
    assert values(s)["cut HpyCH4IV on other"] > 0
    thinks_of = {str(move) for move in HEURISTIC.easy_moves(s, s.legal())}
    assert {"lay A on own", "cut HpyCH4IV on other"} <= thinks_of and not {"stop", "end turn"} & thinks_of


def test_an_easy_lab_keeps_bases_only_for_an_enzyme_that_lacks_nothing_but_its_site() -> None:
    ready = table(own="TTTTTT", other="TTTTTT", hand="A HpyCH4IV red-buffer green-buffer yellow-buffer blue-buffer")
    assert values(ready)["lay A on own"] < HEURISTIC.idle_value(ready)
    bare = table(own="TTTTTT", other="TTTTTT", hand="A HpyCH4IV")
    assert values(bare)["lay A on own"] >= HEURISTIC.idle_value(bare)


def can_cut_now(s: State, base: int) -> bool:
    """Whether a base on the rival's chain belongs to a site that the seat to move can complete and cut at once."""
    plan = Evaluation(s).planting()
    return bool(plan.next >> base & 1 and LEVELS[FIRST_ENZYME + plan.enzyme] >> s.level & 1)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_dnase_is_for_a_rival_with_much_to_lose() -> None:
    s = table(own="ACGTAC", other="TGCATGCATGC", hand="dnase-i A")
    assert choice(s) == "attack dnase-i on other"
    assert reason(s, "attack dnase-i on other") == "sets your rival back by 7 bases"
    assert values(s)["attack dnase-i on own"] < 0


def test_an_own_uracil_is_worth_a_deletion() -> None:
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


def test_light_is_used_to_make_a_site_for_an_own_enzyme() -> None:
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


def test_a_temperature_card_saves_a_chain_that_would_lose_nearly_all() -> None:
    """Bots accept smaller cuts, which Linkers can repair (§8.3)."""
    s = table(other="ACGTTTGGTTGGTTGGTTGGTTGG", hand="HpyCH4IV yellow-buffer", celsius=37, rival="heating-block")
    assert choice(play(s, "cut HpyCH4IV on other")) == "respond heating-block"
    s = table(other="TTGGTTGGTTGGTTACGTGG", hand="HpyCH4IV yellow-buffer", celsius=37, rival="heating-block")
    assert choice(play(s, "cut HpyCH4IV on other")) == "pass"


def test_nobody_keeps_a_chain_blocked_until_the_game_is_drawn() -> None:
    laid: dict[str, Any] = {"own": "ACGT" * 5 + "ACGU", "other": "TGCATGCATGCU", "celsius": 37}
    laid |= {"hand": "rnase-a", "rival": "heating-block"}
    s = play(table(**laid), "use rnase-a on own")
    assert choice(s) == "respond heating-block"
    s = table(**laid)
    s.quiet_turns = 10
    assert choice(play(s, "use rnase-a on own")) == "pass"


def test_a_card_is_put_down_when_a_hand_is_full_of_better_ones() -> None:
    """§10.2: every card in the winner's hand costs a point, so in a larger hand a card must be worth more."""
    s = play(table(other="TGCATG", hand="EcoRI detergent denaturation"), "stop")
    assert choice(s) == "end turn"
    buffers = "red-buffer red-buffer green-buffer green-buffer"
    crowd = f"detergent thermal-cycler dry-ice uv-light uv-light dmso dntps rnase-a {buffers} heating-block"
    s = play(table(other="TGCATG", hand=f"EcoRI denaturation bsa bsa water-bath ice-box {crowd}"), "stop")
    assert choice(s) == "discard denaturation"
    assert values(s)["discard detergent"] < values(s)["end turn"]
    assert reason(s, "discard EcoRI") == "no site on your rival's chain"
    assert reason(s, "discard detergent") == "19 cards in hand: each costs a winner one point"


# -- planning a cut ---------------------------------------------------------------------------------------------------


def test_two_temperature_cards_lead_to_a_cut() -> None:
    """§5.8: a Heating Block jumps from 25 °C to 50; Distilled water goes back to 37."""
    s = table(own="ACACACACAC", other="ACGTTTGGTTGGTT", hand="HpyCH4IV yellow-buffer heating-block distilled-water")
    for _ in range(2):
        assert choice(s).startswith("use ")
        play(s, choice(s))
    assert celsius(s) == 37
    assert choice(s) == "cut HpyCH4IV on other"


def test_what_works_at_this_temperature_is_played_before_it_is_left() -> None:
    hand = "HpyCH4IV yellow-buffer thermal-cycler spectrophotometer G"
    s = table(own="ACACACACAC", other="ACGTTTGGTTGGTT", hand=hand)
    order = []
    while s.phase != DISCARD:
        order.append(choice(s).split(" on ")[0])
        play(s, choice(s))
    assert (
        order.index("attack spectrophotometer") < order.index("use thermal-cycler to 37") < order.index("cut HpyCH4IV")
    )


def test_a_site_is_planted_for_an_enzyme_that_has_all_it_needs() -> None:
    s = table(other="TTGGTTGGACG", hand="T C HpyCH4IV yellow-buffer", celsius=37)
    assert choice(s) == "lay T on other"
    assert reason(s, "lay T on other") == "makes a site of HpyCH4IV"
    without_buffer = values(table(other="TTGGTTGGACG", hand="T C HpyCH4IV", celsius=37))
    assert without_buffer["lay T on other"] < 0


def test_nothing_is_planted_that_lets_the_rival_finish_before_the_cut() -> None:
    s = table(other="TTGGTTGGTTGGTTGGTTGGACG", hand="T C HpyCH4IV yellow-buffer", celsius=37)
    assert values(s)["lay T on other"] < 0


def test_bases_of_a_site_change_places_with_each_other() -> None:
    """§5.7: CTGA becomes AGCT by moving these four bases and no others."""
    s = table(other="CTGATTTTTTTTTTT", hand="uv-light AluI blue-buffer thermal-cycler")
    play(s, "attack uv-light on other")
    while s.phase != MAIN:
        play(s, choice(s))
    assert chain(s, 1).startswith("AGCT")


def test_a_deletion_can_make_a_site() -> None:
    """§9.5: the gap closes."""
    s = table(other="TTTACTTGTTTTTTTT", hand="deletion red-buffer HpyCH4IV yellow-buffer", celsius=37)
    play(s, "attack deletion on other with red-buffer")
    while s.phase != MAIN:
        play(s, choice(s))
    assert chain(s, 1) == "TTTACGTTTTTTTT"


def test_a_uracil_is_not_laid_where_a_cut_takes_it_off() -> None:
    s = table(other="ACGTTTGGTTGGTTGGTTGGTT", hand="U HpyCH4IV yellow-buffer thermal-cycler")
    assert choice(s) != "lay U on other"


def test_a_fragment_is_joined_before_bases_are_laid() -> None:
    """§8.6: laying a base would lose it."""
    s = table(own="ACGTAC", broken="GTTGGTTGG", hand="A ligation ligase red-buffer ice-box")
    assert choice(s) == "use ice-box"
    play(s, "use ice-box")
    assert choice(s) == "attack ligation on own with red-buffer"


def test_the_thermometer_is_moved_ahead_for_an_enzyme_with_its_buffer() -> None:
    """The site may still appear."""
    s = table(other="TTTTTTTTTT", hand="HpyCH4IV yellow-buffer thermal-cycler")
    assert choice(s) == "use thermal-cycler to 37"
    s = table(other="TTTTTTTTTT", hand="HpyCH4IV yellow-buffer distilled-water")
    assert choice(s) == "use distilled-water"  # a Heating Block leads on from 16 °C


def test_the_thermometer_is_moved_to_where_most_enzymes_work() -> None:
    """Either player may draw one of them next."""
    assert choice(table(other="TTTTTTTTTT", hand="thermal-cycler")) == "use thermal-cycler to 37"
    assert choice(table(other="TTTTTTTTTT", hand="thermal-cycler", celsius=37)) == "stop"


def test_bases_of_a_site_are_kept_for_an_enzyme_in_hand() -> None:
    s = table(own="ACACAC", other="TTTTTT", hand="G C C HpyCH4IV yellow-buffer", celsius=37)
    assert choice(s) == "lay C on own"
    play(s, "lay C on own")
    assert choice(s) == "stop"
    assert choice(table(own="ACACAC", other="TTTTTT", hand="G C SmaI", celsius=37)) == "stop"  # the buffer may come
    assert choice(table(own="ACACAC", other="TTTTTT", hand="A T SmaI", celsius=37)).startswith("lay ")


def test_a_site_is_made_for_an_enzyme_whose_buffer_is_still_to_come() -> None:
    s = table(other="CTGATTTTTTTTTTT", hand="uv-light AluI")
    assert choice(s) == "attack uv-light on other"


def test_a_small_cut_waits_while_the_rival_has_far_to_go() -> None:
    hand = "HpyCH4IV yellow-buffer"
    assert choice(table(other="TTTTTTACGT", hand=hand, celsius=37)) == "stop"
    assert choice(table(other="TTTTTTTTTTTTTTTTTTACGT", hand=hand, celsius=37)) == "cut HpyCH4IV on other"


def test_bots_show_a_cut_in_a_third_of_some_games_at_least() -> None:
    """Bots that kept bases only for enzymes with their buffer cut in 14 of these games."""
    cut = 0
    for deal in range(60):
        s = GAME.new(2, f"cuts {deal}")
        assert isinstance(s, State)
        log: list[Event] = []
        s.listener = log.append
        while not s.over:
            moves = s.legal()
            s.play(best_move(moves, HEURISTIC.action_values(s, moves), seeded(f"{deal} {s.ply}")))
        cut += any(isinstance(event, ChainCut) for event in log)
    assert cut >= 20


def test_the_last_buffer_of_a_colour_waits_for_an_enzyme() -> None:
    laid: dict[str, Any] = {"own": "ACGTACGT", "other": "TGCATGCA"}
    assert choice(table(**laid, hand="deletion red-buffer")) == "stop"
    assert choice(table(**laid, hand="deletion red-buffer red-buffer")) == "attack deletion on other with red-buffer"


# -- PCR --------------------------------------------------------------------------------------------------------------


def test_the_cards_of_a_pcr_are_kept_together() -> None:
    """§9.3: dNTPs add three bases alone, and also inside a PCR."""
    assert choice(table(hand="dntps goggles", celsius=55)) == "attack dntps on own"
    assert choice(table(hand="dntps pcr", celsius=55)) == "stop"
    alone = values(play(table(hand="magnesium-chloride A"), "stop"))["discard magnesium-chloride"]
    assert values(play(table(hand="magnesium-chloride pcr A"), "stop"))["discard magnesium-chloride"] < alone


def test_a_complete_pcr_is_played_where_it_is_hot_enough() -> None:
    s = table(hand="pcr dntps dna-polymerase magnesium-chloride red-buffer water-bath")
    assert choice(s) == "use water-bath"
    play(s, "use water-bath")
    assert choice(s) == "attack pcr on own with red-buffer"


# -- blocked chains ---------------------------------------------------------------------------------------------------


def test_a_blocked_lab_brings_the_thermometer_where_chains_are_cleaned() -> None:
    """§9.5: the Deletion that cleans at 25 °C is not in hand yet."""
    assert choice(table(own="ACGTACU", hand="heating-block", celsius=4)) == "use heating-block"
    assert choice(table(own="ACGTAC", hand="heating-block", celsius=4)) == "stop"


def test_a_blocked_lab_keeps_its_last_buffer() -> None:
    s = play(table(own="ACGTACU", hand="red-buffer A"), "stop")
    free = play(table(own="ACGTAC", hand="red-buffer A"), "stop")
    assert values(s)["discard red-buffer"] < values(free)["discard red-buffer"]


def test_a_uracil_that_blocks_both_wants_something_that_cleans() -> None:
    laid: dict[str, Any] = {"own": "ACGTACGTACGTU", "other": "TGCA" * 5}
    without = values(table(**laid, hand="U"))["lay U on other"]
    assert values(table(**laid, hand="U rnase-a"))["lay U on other"] > without


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
    """§6.3: Detergent and temperature cards stop what would free the rival (§4.3)."""
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
    assert numbers(1, "chains")[2 * CODED : 2 * CODED + 4] == numbers(0, "chains")[:4]
    assert numbers(0, "thermometer").index(1.0) == 4
    assert sum(numbers(0, "enzymes")) == 0.75
    assert sum(numbers(1, "enzymes")) == 0.0
