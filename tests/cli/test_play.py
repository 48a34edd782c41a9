"""Playing at the prompt: moves, mistakes, questions, going back, leaving and coming again."""

import json
import re
from pathlib import Path

import pytest

import benchtop
from benchtop.cli.records import read
from benchtop.cli.seats import seat_names
from benchtop.core.move import REVEALS
from benchtop.core.outlook import outlook
from tests.depth import depth

from .run import finished, kept_in, moments, one_line, quickest, record_of, run, yours_first

GAMES = pytest.mark.parametrize("key", benchtop.games())
KEY = quickest().key
PLAY = ("play", "--seed", "5", "--bots", "random")


@GAMES
def test_a_game_is_played_to_its_end_and_kept(key: str, tmp_path: Path) -> None:
    shown, path = finished(key, tmp_path)
    assert "The game is over: " in shown
    assert "benchtop replay FILE" in shown
    record, match = read(path)
    assert match.over
    for name, score in zip(["You", *match.names[1:]], record["result"]["scores"], strict=True):
        assert f"{name} {score}" in one_line(shown.split("The game is over: ")[-1])
    assert run("check", str(path)).exit_code == 0


@GAMES
def test_the_turn_shows_the_table_whose_turn_it_is_and_every_legal_move(key: str) -> None:
    game, seats = benchtop.game(key), benchtop.game(key).seats[-1]
    seed = yours_first(game, seats)
    shown = run("play", key, "--seed", seed, "--no-auto", "--seats", str(seats)).stdout
    assert "Ada, it is your turn" in shown
    assert re.search(r"Ada, your move \(\d", shown)
    match = benchtop.Match(game, seats, seed, names=seat_names([], ["human", *["easy"] * (seats - 1)], seed))
    view = match.state.view(0)
    for block in game.text.table(view, match.names):
        assert block.plain() in shown
    for move in match.state.legal():
        assert f". {game.text.words(move, view, match.names)} [{move}]\n" in shown


@GAMES
def test_a_small_screen_shows_what_is_new_and_a_large_one_everything(key: str) -> None:
    small, large = (
        [
            turn.count("\n")
            for turn in run(*PLAY, key, typed="1\n" * depth(12, 40), LINES=lines).stdout.split("? for help): \n")
        ]
        for lines in ("24", "200")
    )
    assert all(few <= many for few, many in zip(small, large, strict=True))
    assert sum(small) < sum(large)


def test_the_same_seed_deals_the_same_game() -> None:
    first, second = (run("play", KEY, "--seed", "8", typed="1\n1\n1\n").stdout for _ in range(2))
    assert first.split("Goodbye")[0] == second.split("Goodbye")[0]


def test_a_name_is_used() -> None:
    assert "Rita, your move" in run("play", KEY, "--name", "Rita").stdout


# -- typing moves and mistakes --------------------------------------------------------------------------------------


def test_a_move_goes_by_its_number_its_notation_and_the_start_of_its_words(tmp_path: Path) -> None:
    path = next(moment for moment in moments() if len(moment.match.state.legal()) > 2).write(tmp_path / "kept.btg.json")
    _, match = read(path)
    typed = {"number": "1", "notation": str(match.state.legal()[0]).upper(), "spaces": f"  {match.state.legal()[0]}  "}
    for way, line in typed.items():
        kept = tmp_path / f"{way}.btg.json"
        run("play", "--resume", str(path), "--save", str(kept), typed=f"{line}\n")
        assert record_of(kept)["moves"][len(match.played)]["move"] == str(match.state.legal()[0])


def test_typed_mistakes_get_one_friendly_line() -> None:
    for typed, says in [
        ("", "Type a number from the list"),
        ("999", "There is no number 999: the list goes from 1 to"),
        ("0", "There is no number 0"),
        ("xyzzy plugh", "There is no 'xyzzy plugh'"),
        ("why", "Name any move"),
        ("why xyzzy plugh", "There is no 'xyzzy plugh'"),
        ("rules 99", "has no section '99'; its sections are §"),
        ("save", "To save a copy: save FILE"),
        ("save /", "Not saved: "),
        ("undo", "Nothing has been played yet."),
    ]:
        shown = run("play", KEY, "--seed", yours_first(quickest()), typed=f"{typed}\n").stdout
        answer = shown.split("? for help): \n")[1].split("\n")
        assert says in answer[0], typed
        assert answer[1].startswith("Ada, your move"), "one line, then the prompt"


@GAMES
def test_a_slip_of_the_finger_is_answered_with_the_nearest_move_and_plays_nothing(key: str, data: Path) -> None:
    shown = run("play", key, "--seed", "5", "--no-auto").stdout
    notation = shown.split("\n1. ")[1].split("\n")[0].split("[")[-1].rstrip("]")
    slip = notation[0] + "q" + notation[1:]
    answer = run("play", key, "--seed", "5", "--no-auto", typed=f"{slip}\n").stdout
    assert f"There is no {slip!r}" in answer
    assert "had not moved yet" in answer


@GAMES
def test_an_illegal_move_is_refused_with_rule_and_reason(key: str) -> None:
    seed = yours_first(benchtop.game(key))
    match = benchtop.Match(benchtop.game(key), seed=seed)
    illegal = [move for move in match.game.moves if move not in match.state.legal()][:5]
    assert len(illegal) == 5
    typed = "".join(f"why {move}\n{move}\n" for move in illegal)
    shown = run("play", key, "--seed", seed, "--no-auto", typed=typed).stdout
    for move in illegal:
        refusal = match.why_not(0, move)
        assert refusal is not None
        assert shown.count(f"Not now: {move}\n  {refusal.text} ({refusal.rule})\n") == 2


def test_a_legal_move_may_be_asked_about_and_is_not_played() -> None:
    shown = run("play", KEY, "--seed", "5", typed="why 1\n").stdout
    assert "This move is legal: " in shown
    assert "had not moved yet" in shown


@GAMES
def test_questions_at_the_prompt_are_answered(key: str) -> None:
    typed = "1\nlog\nlog all\nmoves\ntable\nrules\nrules 1\nrules rulings\nrules all\nhelp\n?\nsave\n"
    shown = run("play", key, "--seed", "5", typed=typed).stdout
    assert "why MOVE" in shown
    assert "§1" in shown
    assert f"{key.upper()}-R01" in shown
    assert shown.count("\n1. ") >= 2


@GAMES
def test_the_moves_of_one_verb_are_listed_alone(key: str) -> None:
    shown = run("play", key, "--seed", "5", "--no-auto", typed="moves\nmoves zzz\n").stdout
    verbs = shown.split("choose from ")[1].split(".")[0].split(", ")
    for verb in verbs:
        only = run("play", key, "--seed", "5", "--no-auto", typed=f"moves {verb}\n").stdout.split("? for help): \n")[1]
        listed = [line for line in only.splitlines() if line[:1].isdigit()]
        assert listed
        assert all(f"[{verb}" in line for line in listed)


# -- forced moves and taking back -----------------------------------------------------------------------------------


def test_nobodys_first_move_of_a_kind_is_played_for_them() -> None:
    """With four groups of one researcher, the last player in round 1 finds a single box open."""
    game = benchtop.game("pdb50")
    seed = next(seed for seed in map(str, range(99)) if benchtop.Match(game, 4, seed).state.view(0)["leader"] == 1)
    shown = run("play", "pdb50", "--seats", "4", "--seed", seed, "--bots", "random", typed="1\n").stdout
    assert "was the only move" not in shown and "your move (1 or Enter, ? for help)" in shown


def test_a_forced_move_is_played_with_a_note_unless_one_wants_to_be_asked(tmp_path: Path) -> None:
    moment = next(moment for moment in moments() if goes_without_saying(moment.match))
    forced = moment.match.state.legal()[0]
    path = moment.write(tmp_path / "kept.btg.json")
    played = len(moment.match.played)
    auto = run("play", "--resume", str(path)).stdout
    assert f"({forced} was the only move)" in one_line(auto)
    path = moment.write(tmp_path / "kept.btg.json")
    asked = run("play", "--resume", str(path), "--no-auto").stdout
    assert "was the only move" not in asked
    assert "your move (1 or Enter, ? for help)" in asked
    assert len(record_of(path)["moves"]) == played


def goes_without_saying(match: benchtop.Match) -> bool:
    """Whether the seat to move has one move, of a kind that it has played before, which shows nothing new."""
    legal = match.state.legal()
    alike = any((one.seat, one.move.key) == (match.to_move, legal[0].key) for one in match.played)
    return len(legal) == 1 and alike and not outlook(match.state, legal)[0] & REVEALS


def fair_undo(*, fair: bool) -> tuple[benchtop.Match, benchtop.Move]:
    """Return a moment and a move after which the same seat is to move, and which may (or may not) be undone."""
    for moment in moments():
        before = moment.match.state
        for move in before.legal():
            after = before.clone()
            after.play(move)
            still = not after.over and after.to_move == 0 and len(after.legal()) > 1
            if still and (after.revealed == before.revealed) == fair:
                return moment.match, move
    raise AssertionError("no game has such a move")


def test_a_move_that_showed_nothing_is_taken_back(tmp_path: Path) -> None:
    match, move = fair_undo(fair=True)
    path = tmp_path / "kept.btg.json"
    path.write_text(json.dumps(match.record()))
    shown = run("play", "--resume", str(path), typed=f"{move}\nundo\n").stdout
    assert f"Taken back: {move}." in shown
    record, again = read(path)
    assert again.state.to_json() == match.state.to_json()
    assert record["undone"][-1]["moves"] == [{"seat": 0, "move": str(move)}]


def test_a_move_that_showed_something_stays_and_says_why(tmp_path: Path) -> None:
    match, move = fair_undo(fair=False)
    path = tmp_path / "kept.btg.json"
    path.write_text(json.dumps(match.record()))
    shown = run("play", "--resume", str(path), typed=f"{move}\nundo\n").stdout
    assert "cannot be unseen" in shown
    assert len(record_of(path)["moves"]) == len(match.played) + 1


# -- several people -------------------------------------------------------------------------------------------------


def test_at_one_keyboard_everybody_moves_in_turn(data: Path) -> None:
    seats = quickest().seats[-1]
    names = ["Mia", "Noor", "Olu", "Pia", "Quin"][:seats]
    arguments = [part for name in names for part in ("--name", name)]
    shown = run("play", KEY, "--seats", str(seats), "--hot-seat", *arguments, "--seed", "3", typed="1\n" * 9).stdout
    for name in names:
        assert f"The keyboard goes to {name}." in shown
        assert f"{name}, your move" in shown
    assert [seat["driver"] for seat in record_of(kept_in(data))["seats"]] == ["human"] * seats
    assert "The keyboard goes to" in run("play", "--resume", str(kept_in(data))).stdout


def test_nobody_reads_what_only_another_seat_may_hear(tmp_path: Path) -> None:
    """Check that no sentence under a person's heading was meant only for another seat."""
    secretive = set()
    for key, game in benchtop.games().items():
        path = tmp_path / f"{key}.btg.json"
        arguments = ("--hot-seat", "--seed", "3", "--no-auto", "--save", str(path))
        shown = run("play", key, *arguments, typed="1\n" * depth(30, 60)).stdout
        _, match = read(path)
        events = [event for played in match.played for event in played.events]
        for part in shown.split("\nThe keyboard goes to ")[1:]:
            seat = match.names.index(part.split(".")[0])
            heard = {game.say(event, match.names) for event in events if event.heard_by(seat)}
            secrets = {game.say(event, match.names) for event in events} - heard
            assert not [secret for secret in secrets if secret in part]
            secretive |= {key for _ in secrets}
    assert len(secretive) > 1, "there was something to hide"


# -- opponents and advice -------------------------------------------------------------------------------------------


def test_opponents_are_introduced_and_may_differ(data: Path) -> None:
    game = max(benchtop.games().values(), key=lambda game: game.seats[-1])
    bots = ["easy", "random", "medium", "greedy:10", "easy"][: game.seats[-1] - 1]
    shown = one_line(
        run("play", game.key, "--seats", str(game.seats[-1]), "--bots", ",".join(bots), typed="1\n").stdout
    )
    assert "You are Ada." in shown
    seats = record_of(kept_in(data))["seats"]
    assert [seat["driver"] for seat in seats] == ["human", *bots]
    names = [seat["name"] for seat in seats]
    assert [name.partition(" ")[2] for name in names] == ["", *[f"({kind} bot)" for kind in bots]]
    assert len({name.partition(" ")[0] for name in names}) == len(names), "all have first names of their own"
    assert f"Against {names[2]}." in shown
    assert f"Against {names[3]}: takes what looks best right now" in shown


def test_the_same_seed_gives_the_same_opponents_too(tmp_path: Path) -> None:
    paths = [tmp_path / "one.btg.json", tmp_path / "two.btg.json"]
    for path in paths:
        run("play", KEY, "--seed", "8", "--save", str(path), typed="1\n" * 8)
    assert paths[0].read_text() == paths[1].read_text()


@GAMES
def test_a_hint_names_moves_of_the_list_and_plays_none(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchtop.cli.local.ADVISER", "search:20")
    shown = run("play", key, "--seed", "5", "--no-auto", typed="hint\n").stdout
    answer = shown.split("? for help): \n")[1]
    assert "a bot's suggestions" in answer
    listed = [line.split("[")[-1] for line in shown.split("\n") if line[:1].isdigit()]
    hints = [line for line in answer.splitlines() if line.startswith("  ")]
    assert hints
    for line in hints:
        assert any(f"[{notation}" in line for notation in listed)
    assert "had not moved yet" in shown


# -- typing ahead ---------------------------------------------------------------------------------------------------


def chain() -> tuple[benchtop.Match, list[str]]:
    """Return a moment at which the first seat has three real choices in a row, and three moves to play there."""
    for moment in moments():
        state = moment.match.state.clone()
        moves: list[str] = []
        while len(moves) < 3 and not state.over and state.to_move == 0 and len(state.legal()) > 1:
            moves.append(str(state.legal()[-1]))
            state.play(state.legal()[-1])
        if len(moves) == 3:
            return moment.match, moves
    raise AssertionError("no game has turns of three choices")


def test_several_moves_of_a_turn_fit_on_one_line(tmp_path: Path) -> None:
    match, moves = chain()
    path = tmp_path / "kept.btg.json"
    path.write_text(json.dumps(match.record()))
    shown = run("play", "--resume", str(path), typed=" ; ".join(moves) + " ;\n").stdout
    played = [entry["move"] for entry in record_of(path)["moves"][len(match.played) :]]
    assert played[:3] == moves
    assert shown.count("it is your turn") <= 2, "the table is shown once before, and once after"


def test_a_line_of_moves_stops_at_the_first_that_does_not_work(tmp_path: Path) -> None:
    match, moves = chain()
    path = tmp_path / "kept.btg.json"
    path.write_text(json.dumps(match.record()))
    shown = run("play", "--resume", str(path), typed=f"{moves[0]}; xyzzy plugh; {moves[1]}\n").stdout
    assert "There is no 'xyzzy plugh'" in shown
    assert len(record_of(path)["moves"]) == len(match.played) + 1


def test_what_was_typed_ahead_does_not_outlive_the_turn(data: Path) -> None:
    run("play", KEY, "--seed", "3", "--bots", "random", typed=";".join(["1"] * 500) + "\n")
    record = record_of(kept_in(data))
    mine = [ply for ply, entry in enumerate(record["moves"]) if entry["seat"] == 0]
    assert mine == list(range(mine[0], mine[0] + len(mine))), "one turn and no more"
