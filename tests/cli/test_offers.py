"""NUCLEO at the prompt: a whole offer in one line, and players by their names."""

import json
from pathlib import Path

import pytest

import benchtop
from benchtop.core.match import Match
from benchtop.core.rng import seeded

from .run import one_line, record_of, run


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, Match]:
    """Return a game in which it is the first seat's turn to trade, with an amino acid in hand."""
    game = benchtop.game("nucleo")
    match = Match(game, 3, "offers", names=["Ada", "Rosalind", "Francis"])
    rng = seeded("offers")
    while not (match.to_move == 0 and game.parse("offer") in match.state.legal() and _held(match)):
        legal = [move for move in match.state.legal() if str(move) not in {"offer", "bank"}]
        match.play(match.to_move, legal[rng.below(len(legal))])
    path = tmp_path / "kept.btg.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path, match


def _held(match: Match) -> str:
    held: str = match.state.view(0)["hand"]["amino_acids"]
    return held


def _there(match: Match, given: str) -> str:
    """Return a letter that an opponent holds and that differs from the given one."""
    others = "".join(player["sure"] for player in match.state.view(0)["players"][1:])
    return next(letter for letter in others if letter != given)


def test_a_whole_offer_is_typed_in_one_line(kept: tuple[Path, Match], tmp_path: Path) -> None:
    path, match = kept
    given = _held(match)[0]
    wanted = _there(match, given)
    output = tmp_path / "told.btg.json"
    run("play", "--resume", str(path), "--save", str(output), typed=f"{given} for {wanted} to francis\n")
    moves = [played["move"] for played in record_of(output)["moves"][len(match.played) :]]
    assert moves[:4] == ["offer", f"give {given}", f"want {wanted}", "send to 3"]


def test_an_offer_that_cannot_be_made_is_refused_whole(kept: tuple[Path, Match], tmp_path: Path) -> None:
    path, match = kept
    lacking = next(letter for letter in "ACDEFGHIKLMNPQRSTVWY" if letter not in _held(match))
    output = tmp_path / "told.btg.json"
    shown = run("play", "--resume", str(path), "--save", str(output), typed=f"{lacking} for coin\nK for unobtainium\n")
    assert f"Not now: give {lacking}" in shown.stdout
    assert "'unobtainium' is no amino acid" in shown.stdout
    assert len(record_of(output)["moves"]) == len(match.played), "and nothing has been played"


def test_the_help_shows_how_to_write_an_offer(kept: tuple[Path, Match]) -> None:
    assert (
        "Shorthand for several moves: 2K + coin for R to 2" in run("play", "--resume", str(kept[0]), typed="?\n").stdout
    )


def test_moves_call_players_by_name_and_number(kept: tuple[Path, Match]) -> None:
    path, match = kept
    given = _held(match)[0]
    wanted = _there(match, given)
    shown = run("play", "--resume", str(path), typed=f"offer; give {given}; want {wanted}\n").stdout
    assert "Offer it to Francis alone" in one_line(shown)


def test_an_offer_that_others_compose_is_told_once_it_is_made() -> None:
    game = ("play", "nucleo", "--seats", "3", "--bots", "random")
    openings = (run(*game, "--seed", f"{seed}", typed="vote 2\nroll\nroll\nroll\nend\n").stdout for seed in range(20))
    shown = next(shown for shown in openings if "made an offer" in shown)
    assert ": offer" not in shown, "the steps on the way are not: log tells them"
    assert "offer …" not in shown
