"""PDB50's heuristic."""

from benchtop.bots import Seat, make_bot
from benchtop.bots.arena import Plan, run, standings
from benchtop.core.heuristic import best_move
from benchtop.core.match import Match
from benchtop.core.rng import seeded
from benchtop.games.pdb50.bots.heuristic import PDB50Heuristic
from benchtop.games.pdb50.state import Player, State

from .table import GAME, group, play, table

HEURISTIC = PDB50Heuristic()


def values(s: State) -> dict[str, float]:
    moves = s.legal()
    return dict(zip(map(str, moves), HEURISTIC.action_values(s, moves), strict=True))


def choice(s: State) -> str:
    moves = s.legal()
    return str(best_move(moves, HEURISTIC.action_values(s, moves), seeded("choice")))


def explained(s: State, notation: str) -> str:
    return HEURISTIC.explain(s, GAME.parse(notation))


def test_early_on_a_second_researcher_is_worth_most() -> None:
    s = table(group(samples=1), group())
    assert choice(s) == "place recruit"
    assert explained(s, "place recruit").startswith("2 researchers from the next round on")


def test_an_easy_group_leaves_the_recruit_to_a_smaller_group() -> None:
    def thinks_of(s: State) -> set[str]:
        return {str(move) for move in HEURISTIC.easy_moves(s, s.legal())}

    assert "place recruit" not in thinks_of(table(group(unplayed=2), group()))
    assert "place recruit" in thinks_of(table(group(unplayed=2), group(unplayed=2)))
    assert "place recruit" in thinks_of(table(group(), group(unplayed=2)))
    assert "place lead" not in thinks_of(table(group(), group(), leader=0)), "it has the token"
    assert "place lead" in thinks_of(table(group(), group(), leader=1))


def test_an_easy_leader_locks_nobody_out_of_recruiting() -> None:
    for deal in range(5):
        match = Match(GAME, 2, f"locked out {deal}")
        easy = make_bot("easy", deal)
        while not match.over and len(match.played) < 60:
            assert isinstance(match.state, State)
            teams = [player.team() + player.recruits for player in match.state.players]
            assert teams[0] <= teams[1] + 1
            others = [move for move in match.state.legal() if str(move) != "place recruit"]
            match.play(match.to_move, others[0] if match.to_move else easy.choose(Seat(match.state, 0, match.log(0))))


def test_when_the_end_is_near_nobody_trains_newcomers() -> None:
    s = table(group(unplayed=3, achievement=9), group(achievement=11), number=9)
    found = values(s)
    assert found["place publish"] > found["place recruit"]


def test_a_structure_that_can_be_paid_for_is_deposited() -> None:
    s = table(group(squares=2, circles=2, achievement=7, on=["em", "publish"]), group(unplayed=3), number=6)
    assert choice(s) == "place innovate-left"
    assert explained(s, "place innovate-left") == "+3 achievement, 10 in all"


def test_a_structure_that_stays_payable_can_wait_for_what_others_may_take_first() -> None:
    s = table(group(unplayed=3, squares=2, circles=2, achievement=7), group(unplayed=2), number=6)
    found = values(s)
    assert found["place publish"] > found["place innovate-left"]


def test_a_deposition_is_worth_more_than_an_additional_action_late_in_the_game() -> None:
    groups = [group(unplayed=2, squares=2, circles=2, triangles=2, achievement=8), group(unplayed=2)]
    s = table(*groups, number=8, slots=("ihm", "1MBN", "2DHB"))
    found = values(s)
    assert found["place innovate-right"] > found["place innovate-left"]
    assert explained(s, "place innovate-left") == "IH/M is a box of your own from the next round on"


def test_a_win_that_is_certain_is_taken() -> None:
    s = table(group(unplayed=2, achievement=11), group(achievement=5), number=9)
    assert choice(s) == "place publish"
    assert explained(s, "place publish") == (
        "+1 achievement, 12 in all: ends the game, and as things stand nobody else gets so far;"
        " another group could have used it too"
    )


def test_nobody_ends_the_game_for_another_to_win() -> None:
    """Check that values follow §8.2: most achievement at the end of the round wins, not the first to reach the goal."""
    behind = table(group(unplayed=2, achievement=11), group(achievement=10, on=["innovate-left"]), number=9)
    ahead = table(group(unplayed=2, achievement=11), group(achievement=5, on=["innovate-left"]), number=9)
    tied = table(group(unplayed=2, achievement=9, squares=2, circles=2), group(achievement=11), number=9)
    assert values(ahead)["place publish"] > values(behind)["place publish"]
    assert "ends the game, ahead for now" in explained(tied, "place innovate-left"), "green may still publish"


def test_data_that_complete_a_price_are_collected() -> None:
    s = table(group(unplayed=2, squares=2, circles=1, samples=1, achievement=5), group(unplayed=0), number=5)
    found = values(s)
    assert found["place em circles"] > found["place em square"]
    assert explained(s, "place em circles") == "makes Analyze Data and 1MBN Myoglobin (sperm whale) possible"
    assert explained(s, "place em square") == "1MBN Myoglobin (sperm whale) then lacks 1 circle"


def test_a_reason_counts_the_rivals_for_the_box() -> None:
    s = table(group(unplayed=2, samples=1), group(samples=1), group(samples=1), group(), number=3)
    assert explained(s, "place grow").endswith("2 other groups could have used it too")


def test_the_leader_keeps_the_lead_from_those_who_could_take_it() -> None:
    led = table(group(), group(), leader=0)
    not_led = table(group(), group(), leader=1)
    assert values(led)["place lead"] > values(not_led)["place lead"] > 0
    assert values(table(group(), group(0), leader=0))["place lead"] == 0, "nobody is left to take it"
    assert (
        explained(led, "place lead") == "keeps the first turn of the next round; another group could have used it too"
    )
    assert (
        explained(not_led, "place lead")
        == "takes the first turn of the next round; another group could have used it too"
    )


def test_the_draft_takes_the_dearest_data() -> None:
    s = GAME.new(4, seed=3)
    assert isinstance(s, State)
    assert choice(s) == "draft triangle"
    assert explained(s, "draft triangle") == "Electron Crystallography then lacks 1 triangle"


def test_nobody_graduates_early_without_need() -> None:
    s = table(group(unplayed=2), group())
    found = values(s)
    assert max(found, key=lambda notation: found[notation]) == "place recruit"
    assert min(found, key=lambda notation: found[notation]).startswith("graduate")
    assert explained(s, "graduate square").startswith("leaves 1 researcher; ")


def test_the_value_of_a_position_rises_with_all_that_is_good() -> None:
    def worth(player: Player, leader: int = 1) -> float:
        return HEURISTIC.evaluate(table(player, group(), leader=leader, number=4))[0]

    plain = worth(group())
    assert worth(group(achievement=1)) > plain
    assert worth(group(unplayed=2)) > plain
    assert worth(group(on=["recruit"])) > worth(group(on=["lead"]))
    assert worth(group(samples=1)) > plain
    assert worth(group(crystals=1)) > worth(group(samples=1))
    assert worth(group(triangles=1)) > worth(group(circles=1)) > plain
    assert worth(group(), leader=0) > plain
    assert worth(group(on=["innovate-left"])) > worth(group(on=["lead"])) + 0.8, "a claimed card counts already (§3.3)"


def test_when_the_goal_is_reached_only_points_count() -> None:
    s = table(group(unplayed=1, achievement=12), group(unplayed=1, samples=2, achievement=9), to_move=1, number=9)
    assert choice(s) == "place publish"
    play(s, "place publish")
    assert s.to_move == 0


def test_greedy_beats_random() -> None:
    results = run(Plan("pdb50", ["greedy", "random"], 2, 20, "greedy"), 1, [], lambda result: None)
    assert standings(results)[0].bot == "greedy"
    assert standings(results)[0].wins >= 0.95
