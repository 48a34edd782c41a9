"""Look-ups at the prompt: cards, words, letters; and input typed alone or ahead."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import benchtop
from benchtop.cli import reference
from benchtop.cli.commands import command_for
from benchtop.cli.template import GAME as TEMPLATE
from benchtop.cli.terminal.movelist import entries
from benchtop.cli.terminal.prompt import parse_input
from benchtop.core.move import Move
from tests.depth import depth

from .run import kept_in, one_line, quickest, record_of, run, yours_first
from .test_play import chain

GAMES = pytest.mark.parametrize("key", benchtop.games())
KEY = quickest().key


def answer(key: str, typed: str) -> str:
    """Return what the first prompt of a game answers, on one line."""
    seed = yours_first(benchtop.game(key))
    return one_line(run("play", key, "--seed", seed, typed=f"{typed}\n").stdout.split("? for help): \n")[1])


# -- cards and words ------------------------------------------------------------------------------------------------


@GAMES
def test_a_card_tells_what_it_does_what_it_needs_and_its_science(key: str) -> None:
    for card in benchtop.game(key).cards():
        assert card in reference.find_cards(benchtop.game(key), card["name"]), card["name"]
        output = " ".join(label + words for label, words in reference.card_lines(card))
        for said in (card["name"], card["kind"], card["text"], card["requirement"] or "", card["fact"] or ""):
            assert said in output
    card = next(card for card in benchtop.game(key).cards() if card["fact"])
    assert one_line(card["fact"] or "") in answer(key, f"card {card['id'].partition(':')[2]}")


def test_cards_are_found_by_letter_first_name_and_part_of_a_name() -> None:
    game = benchtop.game("translation")
    (lysine,) = [card for card in game.cards() if card["name"] == "Lysine"]
    for wanted in ("K", "k", "lysine", "LYS", lysine["values"]["first_name"], "amino:K"):
        assert lysine in reference.find_cards(game, wanted), wanted
    assert reference.find_cards(game, "unobtainium") == reference.find_cards(game, " ") == []
    assert "There is no card or piece called 'unobtainium'" in answer("translation", "card unobtainium")
    assert "Type card and the name" in answer("translation", "card")


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("hint", "Command: hint · what a bot would play"),
        ("translate", "Move: translate"),
        ("R", "R stands for A or G."),
        ("N", "N stands for any base: A, C, G or T."),
        ("lysine", "Card: Lysine, amino acid."),
        ("codons", "Word: Three letters of DNA or RNA"),
        ("water", "Rules: §"),
        ("xyzzy", "Nothing was found about 'xyzzy'."),
    ],
)
def test_a_word_is_explained(word: str, says: str) -> None:
    assert says in answer("translation", f"help {word}")


@GAMES
def test_every_game_explains_every_word_of_the_glossary(key: str) -> None:
    words = reference.glossary()
    assert len(words) > 60
    assert {"codon", "sticky end", "mitochondria", "trna", "cryo-em", "chaperone", "hydrophobic"} <= set(words)
    seed = yours_first(benchtop.game(key))
    typed = "".join(f"help {word.capitalize()}\n" for word in words)
    answers = run("play", key, "--seed", seed, typed=typed).stdout.split("? for help): \n")[1:]
    assert len(answers) >= len(words)
    for (word, meaning), output in zip(words.items(), answers, strict=False):
        assert f"Word: {meaning}" in one_line(output), word


@GAMES
def test_words_are_found_as_rules_and_cards_print_them(key: str) -> None:
    """Find words in singular and plural, with and without capitals."""
    game = benchtop.game(key)
    printed = " ".join(
        [game.page("rules"), *(f"{card['name']} {card['text']} {card['fact'] or ''}" for card in game.cards())]
    )
    forms = {
        (word, found)
        for word in reference.glossary()
        for found in re.findall(rf"\b{re.escape(word)}(?:s|es)?\b", printed, re.IGNORECASE)
    }
    assert len(forms) > 20
    for word, found in forms:
        assert reference.meaning_of(found), f"{found}, from {word}"


def test_a_word_that_is_not_there_suggests_others() -> None:
    assert reference.meaning_of("codno") is None
    assert "Did you mean codon?" in answer(KEY, "help codno")
    assert reference.meaning_of("  Sticky  ENDS ") == reference.meaning_of("sticky end")
    assert reference.meaning_of("bacteria") == reference.meaning_of("bacterium")


def test_a_meaning_is_short_and_biology_is_not_code() -> None:
    for word, meaning in reference.glossary().items():
        assert meaning.endswith("."), word
        assert len(meaning) <= 140, word
        assert "`" not in meaning


def test_letters_for_several_bases_are_explained_before_the_first_move() -> None:
    for key in ("translation", "adna"):
        assert "R = A or G, Y = C or T" in one_line(run("play", key).stdout)
    assert reference.codes_in(benchtop.game("nucleo")) == ""


@GAMES
def test_a_game_begins_with_its_goal(key: str) -> None:
    shown = one_line(run("play", key).stdout)
    for line in benchtop.game(key).text.goal:
        assert line in shown
    assert json.loads(run("games", key, "--json").stdout)["goal"] == list(benchtop.game(key).text.goal)


def test_a_hint_gives_reasons_and_no_figures_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchtop.cli.local.ADVISER", "search:60")
    for key in benchtop.games():
        hint = answer(key, "hint")
        assert "tries" not in hint
        assert "best first" in hint


# -- what is typed --------------------------------------------------------------------------------------------------


def test_short_names_of_commands_stand_alone() -> None:
    for word in ("q", "h", "?"):
        assert command_for(word)[0] is not None
        assert command_for(f"{word} for P to 2") == (None, "")
    assert command_for("help me")[1] == "me"
    shown = run(
        "play", "nucleo", "--seed", yours_first(benchtop.game("nucleo")), typed="roll\nroll\nQ for P to 2\nlog\n"
    )
    assert "1 > " in shown.stdout.split("? for help): \n")[-2], "the game went on to the next line"


def test_nothing_after_a_refusal_is_played(tmp_path: Path) -> None:
    match, moves = chain()
    illegal = next(str(move) for move in match.game.moves if move not in match.state.legal())
    path = tmp_path / "kept.btg.json"
    for wrong in ("xyzzy plugh", illegal, "999"):
        path.write_text(json.dumps(match.record()))
        shown = run("play", "--resume", str(path), typed=f"{wrong}; {moves[0]}\n").stdout
        assert len(record_of(path)["moves"]) == len(match.played), wrong
        assert f"Also not played: {moves[0]}" in shown
    path.write_text(json.dumps(match.record()))
    run("play", "--resume", str(path), typed=f"moves; {moves[0]}\n")
    assert len(record_of(path)["moves"]) > len(match.played), "a question is no refusal"


def test_places_keep_their_numbers_in_the_list() -> None:
    moves = [*(Move(f"pick {n}") for n in (1, 2, 10)), Move("stop")]
    offered = entries(TEMPLATE, TEMPLATE.new(2, 1).legal(), TEMPLATE.new(2, 1).view(0), ["Ada", "Ben"])
    assert [entry.number for entry in offered] == list(range(1, len(offered) + 1))
    listed = [(entry.number, str(entry.move)) for entry in entries(Wordless, moves, {}, [])]  # type: ignore[arg-type]
    assert listed == [(1, "pick 1"), (2, "pick 2"), (10, "pick 10"), (11, "stop")]
    numbered = entries(Wordless, moves, {}, [])  # type: ignore[arg-type]
    assert parse_input("10", numbered, moves) == [moves[2]]
    with pytest.raises(ValueError, match="There is no number 3"):
        parse_input("3", numbered, moves)


class Wordless:
    """As much of a game as a list of moves needs."""

    class text:  # noqa: N801
        @staticmethod
        def words(move: Move, view: object, names: list[str]) -> str:
            return str(move)


def test_a_first_decision_and_a_roll_are_never_made_for_one() -> None:
    shown = run("play", "nucleo", "--seed", yours_first(benchtop.game("nucleo"))).stdout
    assert "your move (1 or Enter" in shown, "one rolls one's own die"
    assert "was the only move" not in shown


def test_an_only_move_is_played_by_enter(data: Path) -> None:
    run("play", "nucleo", "--seed", yours_first(benchtop.game("nucleo")), typed="\n")
    assert record_of(kept_in(data))["moves"][0]["move"] == "roll"


def test_a_team_is_called_a_team_in_the_log_and_in_the_result() -> None:
    game = ("play", "adna", "-o", "teams", "-o", "target=10", "--seed", yours_first(benchtop.game("adna")))
    shown = run(*game, "--name", "Mia", typed="1\nlog\n" + "1\n" * 300).stdout
    assert "You laid " in shown and re.search(r"team \w+ \(easy bot\) laid ", shown)
    assert re.search(r"The game is over: (you win|team )", shown)


# -- leaving --------------------------------------------------------------------------------------------------------


def test_the_line_to_go_on_with_works_as_it_is_printed(data: Path, tmp_path: Path) -> None:
    """Not only where `benchtop` is on the PATH: what is printed is what was started."""
    started = Path(sys.executable).with_name("benchtop")
    ways = [([str(started)], tmp_path), ([sys.executable, "-m", "benchtop"], started.parents[2])]
    for command, folder in ways[: depth(1, 2)]:
        env = {**os.environ, "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(data)}
        play = subprocess.run(
            [*command, "play", KEY, "--seed", "3"], input="1\n1\n", env=env, cwd=folder, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
        line = play.stdout.split("Continue with:\n")[1].split("\n")[0].strip()
        again = subprocess.run(
            line, shell=True, input="", env=env, cwd=folder, capture_output=True, text=True, check=False
        )
        assert again.returncode == 0, (line, again.stderr)
        assert "it is your turn" in again.stdout
