"""What a newcomer types first, and every way of typing it wrong."""

import json
import subprocess
import sys

import pytest

import benchtop

from .run import one_line, quickest, run

OPTIONS = pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in benchtop.games().values() for option in game.options],
    ids=lambda named: named.key,
)


def test_alone_it_says_what_to_type_first() -> None:
    result = run()
    assert result.exit_code == 0
    assert "Try first:  benchtop play " in result.stdout
    for command in ("play", "games", "rules", "replay", "check", "new-game"):
        assert f"benchtop {command} " in result.stdout


def test_the_first_command_to_try_works() -> None:
    first = run().stdout.split("Try first:  benchtop ")[1].split("\n")[0]
    assert "your move" in run(*first.split()).stdout


def test_it_says_its_version_and_how_the_engine_runs() -> None:
    result = run("--version")
    assert result.exit_code == 0
    engine = "compiled" if benchtop.COMPILED else "plain Python"
    assert result.stdout == f"benchtop {benchtop.__version__} (engine: {engine})\n"


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "benchtop", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("benchtop ")


def test_every_command_has_help() -> None:
    for command in ("play", "games", "rules", "replay", "check", "new-game"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage" in result.stdout


# -- games ----------------------------------------------------------------------------------------------------------


def test_games_are_listed_with_all_that_one_needs_to_choose() -> None:
    shown = one_line(run("games").stdout)
    for key, game in benchtop.games().items():
        for fact in (key, game.title, game.summary, game.credit.designer, game.credit.licence, f"{game.minutes} min"):
            assert one_line(fact) in shown, fact
        assert one_line(game.credit.reconstructed) in shown


@pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
def test_a_game_is_listed_with_its_options(game: benchtop.Game) -> None:
    shown = one_line(run("games", game.key).stdout)
    assert game.options
    for option in game.options:
        assert f"{option.key} {option.choices()}" in shown
        assert one_line(option.help) in shown


def test_programs_read_json() -> None:
    data = json.loads(run("games", "--json").stdout)
    assert [game["key"] for game in data] == list(benchtop.games())
    for game in data:
        assert game["seats"] and game["minutes"] and game["credit"]["licence"]
    one = json.loads(run("games", data[0]["key"], "--json").stdout)
    assert one == data[0]


# -- typed wrong ----------------------------------------------------------------------------------------------------


def test_a_misspelt_game_is_answered_with_the_nearest() -> None:
    game = quickest()
    result = run("play", game.key[:-1] + "x" + game.key[-1])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.endswith(f"did you mean {game.key!r}?\n")


def test_an_unlikely_game_is_answered_with_all_there_are() -> None:
    result = run("games", "zzzzzzzz")
    assert result.exit_code == 2
    assert all(key in result.stderr for key in benchtop.games())


@pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
def test_a_game_goes_by_its_title_too(game: benchtop.Game) -> None:
    for name in (game.title, game.title.upper(), game.key[:4]):
        assert json.loads(run("games", name, "--json").stdout)["key"] == game.key


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], "Did you mean 'play'"),
        (["play", "--sead", "7"], "--seed"),
        (["play"], "name a game"),
        (["rules"], "Missing argument"),
        (["check"], "Missing argument"),
    ],
)
def test_wrong_usage_is_code_2_and_says_what_would_be_right(arguments: list[str], says: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in one_line(result.stderr)
    assert "Traceback" not in result.output


def test_seats_options_and_names_are_checked() -> None:
    key = quickest().key
    for arguments, says in [
        (["--seats", "99"], "is for"),
        (["--option", "nosuch=1"], "has no option 'nosuch'"),
        (["--name", " "], "between 1 and 20 letters"),
        (["--name", "x" * 30], "between 1 and 20 letters"),
        (["--name", "Mia (easy bot)"], "only bots may have"),
        (["--name", "Ada", "--name", "Ben"], "--hot-seat"),
        (["--hot-seat", "--name", "Ada", "--name", "ada"], "a different name"),
        (["--hot-seat", *["--name", "Ada"] * 9], "9 names"),
        (["--hot-seat", "--bots", "easy"], "leave out --bots"),
        (["--bots", "nosuchbot"], "no bot called 'nosuchbot'; choose from easy"),
        (["--bots", ",".join(["easy"] * 9)], "name one level for all, or one for each"),
        (["--resume", "x.json"], "--resume continues"),
    ]:
        result = run("play", key, *arguments)
        assert result.exit_code == 2, arguments
        assert says in result.stderr
        assert result.stderr.count("\n") == 1, "one line"


@OPTIONS
def test_options_are_taken_from_the_command_line(game: benchtop.Game, option: benchtop.Option) -> None:
    other = next(value for value in option.allowed if value != option.default)
    shown = run("play", game.key, "--option", f"{option.key}={other}").stdout
    assert f"{option.key}={str(other).lower()}" in one_line(shown)
    wrong = run("play", game.key, "-o", f"{option.key}=nosuchvalue")
    assert wrong.exit_code == 2
    assert option.choices() in wrong.stderr
    alone = run("play", game.key, "-o", option.key)
    assert alone.exit_code == (0 if isinstance(option.default, bool) else 2), "a key alone switches on"
