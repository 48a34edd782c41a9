"""What a move is worth: compared in the same worlds, from what the seat knows, with honest errors."""

import json
from pathlib import Path

import pytest

import benchtop
from benchtop.bots.worth import SCREENED, worth
from benchtop.bots.worth_file import decisions_of, read_worth, write_worth
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.state import State
from tests.depth import depth
from tests.play import Deal

GAMES = pytest.mark.parametrize("game", list(benchtop.games().values()), ids=lambda game: game.key)
WORLDS = depth(4, 20)


def decisions(game: Game, count: int) -> list[State]:
    """Return states in which somebody has a few moves to choose from."""
    found = [s.clone() for _, s, _ in Deal(game, game.seats[0], 1).sample(60) if 2 <= len(s.legal()) <= 12]
    return found[:: max(1, len(found) // count)][:count]


@GAMES
def test_worth_depends_only_on_what_the_seat_knows(game: Game) -> None:
    for s in decisions(game, depth(2, 10)):
        truth = [rated.to_json() for rated in worth(s, worlds=WORLDS).moves]
        other = s.imagine(s.to_move, "another world")
        assert [rated.to_json() for rated in worth(other, worlds=WORLDS).moves] == truth
        assert {rated["move"] for rated in truth} == {str(move) for move in s.legal()}


@GAMES
def test_figures_are_sound(game: Game) -> None:
    [s] = decisions(game, 1)
    found = worth(s, worlds=WORLDS)
    for rated in found.moves:
        assert 0.0 <= rated.win <= 1.0 and rated.win_error >= 0.0
        assert rated.behind >= 0.0 or rated.behind >= -2 * rated.behind_error
        assert rated.worlds == WORLDS
        assert found.of(rated.move) is found.of(str(rated.move)) is rated
    assert found.best.behind == 0.0 and found.about_equal(found.best.move)
    assert [rated.behind for rated in found.moves] == sorted(rated.behind for rated in found.moves)


def test_a_move_that_wins_at_once_is_best_and_the_others_are_dropped_early() -> None:
    game = benchtop.game("translation")
    deal = Deal(game, 2, "last move")
    states = [s.clone() for _, s, _ in deal.sample(1000)]
    last = next(s for s in reversed(states) if len(s.legal()) > 1 and _ends(s))
    found = worth(last, worlds=SCREENED + 20)
    ending = next(move for move in last.legal() if _over_after(last, move))
    assert found.of(ending).win in (0.0, 0.5, 1.0)
    assert found.of(ending).win_error == 0.0
    assert {rated.worlds for rated in found.moves} <= {SCREENED, SCREENED + 1, SCREENED + 20}


def _ends(s: State) -> bool:
    return any(_over_after(s, move) for move in s.legal())


def _over_after(s: State, move: benchtop.Move) -> bool:
    after = s.clone()
    after.play(move)
    return after.over


def test_estimates_are_moved_towards_even_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = benchtop.game("pdb50")
    [s] = decisions(game, 1)
    monkeypatch.setattr(game.heuristic, "worth_shrink", 1.0)
    plain = worth(s, worlds=6)
    monkeypatch.setattr(game.heuristic, "worth_shrink", 0.5)
    shrunk = worth(s, worlds=6)
    for before, after in zip(plain.moves, shrunk.moves, strict=True):
        assert after.win - 0.5 == pytest.approx((before.win - 0.5) / 2)
        assert (before.move, before.points) == (after.move, after.points)


def test_another_bot_can_play_on() -> None:
    [s] = decisions(benchtop.game("pdb50"), 1)
    found = worth(s, worlds=2, budget="search:2")
    assert len(found.moves) == len(s.legal())
    assert [rated.to_json() for rated in worth(s, worlds=2, budget="search:2").moves] == [
        rated.to_json() for rated in found.moves
    ]


def test_only_the_seat_that_decides_has_moves_to_compare() -> None:
    match = Match(benchtop.game("pdb50"), 2, 1)
    with pytest.raises(ValueError, match="only the seat that decides next"):
        benchtop.worth(match, 1 - match.to_move)


def played(plies: int) -> Match:
    game = benchtop.game("pdb50")
    match = Match(game, 2, 3)
    for move in Deal(game, 2, 3).moves[:plies]:
        match.play(match.to_move, move)
    return match


def test_a_file_has_a_line_for_every_decision_and_is_gone_on_with(tmp_path: Path) -> None:
    match, path = played(14), tmp_path / "game.worth.jsonl"
    seen: list[tuple[int, int]] = []
    write_worth(match.record(), path, 3, "greedy", 2, lambda *counted: seen.append(counted))
    whole = path.read_text(encoding="utf-8")
    lines = read_worth(path)
    assert [line["ply"] for line in lines] == decisions_of(match)
    for line in lines:
        assert line["chosen"]["move"] == str(match.played[line["ply"]].move)
        assert line["worst"]["win"] <= line["chosen"]["win"] <= line["best"]["win"] + 1e-6
    assert seen[-1] == (len(lines), len(lines))
    assert not [name for name in match.names if name in whole]

    path.write_text("".join(line + "\n" for line in whole.splitlines()[:3]) + '{"ply":', encoding="utf-8")
    seen.clear()
    write_worth(match.record(), path, 3, "greedy", 1, lambda *counted: seen.append(counted))
    assert seen[0] == (2, len(lines))
    assert path.read_text(encoding="utf-8") == whole
    with pytest.raises(ValueError, match="computed differently"):
        write_worth(match.record(), path, 4, "greedy", 1, lambda *_: None)
    with pytest.raises(ValueError, match="about another game"):
        write_worth(played(9).record(), path, 3, "greedy", 1, lambda *_: None)


def test_what_is_no_such_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(json.dumps({"hello": 1}), encoding="utf-8")
    with pytest.raises(ValueError, match="is not a worth file"):
        write_worth(played(3).record(), path, 3, "greedy", 1, lambda *_: None)
    assert path.read_text(encoding="utf-8") == json.dumps({"hello": 1})
