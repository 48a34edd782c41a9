"""Cards of one's own, as an owner of the printed games enters them: commands with a folder of cards."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from benchtop.core.data import CARDS, FILES, check_folder
from benchtop.core.own_cards import CardsError, check_against, differences
from benchtop.games import _found, _imported, games
from tests.games.numbers import anew

from .run import record_of, run

Change = Callable[[Any], None]


def benchtop(*arguments: str, typed: str = "", **env: str) -> Result:
    """Run a command as if in a new process, in which no game has been imported yet."""
    with ExitStack() as stack:
        stack.callback(games)  # last of all, so that ours are found again
        stack.enter_context(pytest.MonkeyPatch.context()).setenv(CARDS, "")  # `--cards` sets it
        for key in games():
            stack.enter_context(anew(key))
        stack.callback(_found.cache_clear)
        _found.cache_clear()
        return run(*arguments, typed=typed, COLUMNS="200", **env)


def process(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a separate process; it must not end with a traceback."""
    command = [sys.executable, "-m", "benchtop", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | env, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def exported(folder: Path, key: str) -> Path:
    """Return what `benchtop cards export` writes."""
    (folder / key).mkdir(parents=True)
    for name, file in FILES[games()[key].key].items():
        if file.may_change:
            (folder / key / name).write_bytes(file.path.read_bytes())
    return folder


def change(folder: Path, file: str, how: Change) -> Path:
    path = folder / file
    content = json.loads(path.read_text(encoding="utf-8"))
    how(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    return folder


def xray_gives_triangles(board: Any) -> None:
    box = next(box for box in board["boxes"] if box["key"] == "xray")
    box["options"] = [
        {"key": "triangle", "pay": {"crystal": 2}, "gain": {"triangle": 2}},
        {"key": "circle", "pay": {"crystal": 1}, "gain": {"circle": 2}},
        {"key": "any", "pay": {"crystal": 1}, "gain": {"data": 1}},
    ]
    box["reconstructed"] = ""


def alanine_is_gcu_and_counts_seven(cards: Any) -> None:
    alanine = next(card for card in cards["amino_acids"] if card["letter"] == "A")
    alanine.update(codon="GCU", value=7, codon_source="rulebook", value_source="rulebook")


def first_protein_is_another(cards: Any) -> None:
    cards["proteins"][0].update(id="titin", name="Titin", amino_acids="AAWWKKMM", value=6)
    cards["stacks"]["cards"]["W"] = 8


def first_enzyme_is_red_and_warm(enzymes: Any) -> None:
    enzymes[0].update(colour="red", temperature=65, bsa=True)


CHANGES: dict[str, tuple[str, Change]] = {
    "pdb50": ("board.json", xray_gives_triangles),
    "peptide": ("cards.json", alanine_is_gcu_and_counts_seven),
    "nucleo": ("cards.json", first_protein_is_another),
    "adna": ("enzymes.json", first_enzyme_is_red_and_warm),
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder of cards for every game that has cards to enter."""
    for key, (file, how) in CHANGES.items():
        change(exported(tmp_path / "house", key), f"{key}/{file}", how)
    return tmp_path / "house"


def test_what_may_be_changed_is_there() -> None:
    for key in games():
        for name, file in FILES[key].items():
            for path in file.may_change:
                assert _reached(file.ours, path.replace("{}", ".{}").replace("[]", ".[]").strip(".").split(".")), (
                    f"{key}/{name} has no {path}"
                )


def _reached(content: Any, way: list[str]) -> bool:
    if not way:
        return True
    if way[0] == "[]":
        return isinstance(content, list) and any(_reached(entry, way[1:]) for entry in content)
    if way[0] == "{}":
        return isinstance(content, dict)
    return isinstance(content, dict) and way[0] in content and _reached(content[way[0]], way[1:])


def test_exported_cards_are_ours_until_they_are_changed(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    for key in CHANGES:
        assert run("cards", "export", key, str(folder)).exit_code == 0
        assert sorted((folder / key).iterdir()) == sorted(
            folder / key / name for name, file in FILES[key].items() if file.may_change
        )
    assert "same as ours" in benchtop("cards", "check", str(folder)).stderr
    again = run("cards", "export", "peptide", str(folder))
    assert again.exit_code == 2 and "already exists" in again.stderr


def test_a_game_whose_cards_are_as_printed_has_none_to_enter(tmp_path: Path) -> None:
    done = run("cards", "export", "translation", str(tmp_path))
    assert done.exit_code == 2 and "as printed" in done.stderr


def test_every_game_plays_with_cards_of_ones_own(house: Path) -> None:
    tried = benchtop("cards", "check", str(house))
    assert tried.exit_code == 0, tried.stderr
    assert tried.stdout.count("played through") == len(CHANGES)


def test_the_records_of_an_arena_know_the_cards(house: Path, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    # Two processes of bots: they have inherited the cards.
    played = process("arena", "pdb50", "--games", "2", "--jobs", "2", "--cards", str(house), "--out", str(kept))
    assert played.returncode == 0, played.stderr
    assert benchtop("check", str(kept), "--cards", str(house)).exit_code == 0
    assert benchtop("check", str(kept), BENCHTOP_CARDS=str(house)).exit_code == 0
    without = benchtop("check", str(kept))
    assert without.exit_code == 1 and "played with house cards" in without.stdout


def test_the_table_shows_the_cards_and_says_that_they_are_the_houses(house: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.btg.json"
    shown = benchtop("play", "pdb50", "--cards", str(house), "--seed", "1", "--save", str(record), typed="1\n1\n")
    assert "house cards" in shown.stdout
    listed = json.loads(benchtop("games", "pdb50", "--json", BENCHTOP_CARDS=str(house)).stdout)
    assert listed["title"] == "PDB50 (house cards)"
    assert listed["credit"]["reconstructed"].startswith("House cards ")
    kept = record_of(record)
    assert len(kept["cards"]) == 16
    refused = benchtop("play", "--resume", str(record))
    assert refused.exit_code == 1 and f"house cards {kept['cards']}" in refused.stderr
    ours = tmp_path / "ours.btg.json"
    benchtop("play", "pdb50", "--seed", "1", "--save", str(ours), typed="1\n1\n")
    assert "cards" not in record_of(ours)
    refused = benchtop("replay", str(ours), "--cards", str(house))
    assert refused.exit_code == 1 and "leave out --cards" in refused.stderr


def amino(place: int, **values: object) -> Change:
    return lambda cards: cards["amino_acids"][place].update(values)


def option(place: int, **values: object) -> Change:
    return lambda board: board["boxes"][place]["options"][0].update(values)


def deposition(**values: object) -> Change:
    return lambda cards: cards["depositions"][0].update(values)


def protein(**values: object) -> Change:
    return lambda cards: cards["proteins"][0].update(values)


def enzyme(**values: object) -> Change:
    return lambda enzymes: enzymes[0].update(values)


WRONG: list[tuple[str, str, Change, str]] = [
    ("peptide", "cards", amino(0, codon="GCT"), "A: 'GCT' is no triplet; expected"),
    ("peptide", "cards", amino(0, codon="AAA"), "AAA does not spell A; expected GCA"),
    ("peptide", "cards", amino(3, value="4"), "entry 4 (D), value, '4' is a text; expected a whole number"),
    ("peptide", "cards", amino(3, value=-1), "entry 4 (D), value, -1 is below 0"),
    ("peptide", "cards", lambda cards: cards["amino_acids"].pop(), "amino_acids, 19 entries; expected 20"),
    ("peptide", "cards", amino(1, letter="B"), "'B' where 'R' is expected"),
    ("peptide", "cards", lambda cards: cards["amino_acids"][1].pop("fact"), "entry 2 (R), 'fact' is missing"),
    ("peptide", "cards", lambda cards: cards.update(start_atp=9), "start_atp, 9 where 2 is expected; only about"),
    ("pdb50", "board", option(4, gain={"gold": 1}), "'gold' isn't something to gain"),
    ("pdb50", "board", option(5, pay={"sample": -1}), "-1 is below 0"),
    ("pdb50", "board", option(5, pay={"data": 9}), "9 data to pay; expected 1 to 3"),
    ("pdb50", "board", option(5, cost=1), "'cost' is unknown here; expected key"),
    ("pdb50", "board", lambda board: board["boxes"][5].update(options=[]), "is empty; expected one entry or more"),
    ("pdb50", "innovations", deposition(pdb_id="MYO"), "MYO: a PDB id is a digit"),
    ("pdb50", "innovations", lambda cards: cards["depositions"].pop(), "27 entries; expected 28"),
    ("nucleo", "cards", protein(amino_acids="AXZ"), "built from X and Z; expected letters"),
    ("nucleo", "cards", protein(value=99), "is worth 99; expected 1 to"),
    ("nucleo", "cards", protein(id="aqp1"), "that no other protein has"),
    ("nucleo", "cards", lambda cards: cards["stacks"]["cards"].update(B=3), "the twenty letters"),
    (
        "nucleo",
        "cards",
        lambda cards: cards["actions"][0].update(timing="never"),
        "'never' where 'immediate'",
    ),
    ("adna", "enzymes", enzyme(colour="pink"), "colour 'pink'; expected red, green, yellow or blue"),
    ("adna", "enzymes", enzyme(site="ACCGGU"), "site 'ACCGGU'; expected 1 to 12 letters of"),
    ("adna", "enzymes", enzyme(temperature=38), "38 °C; expected a level of the thermometer"),
    ("adna", "enzymes", enzyme(cut=9), "cut after 9 bases; expected 0 to 6"),
    ("adna", "enzymes", enzyme(name="EcoRI"), "every kind has one name"),
    ("adna", "enzymes", enzyme(bsa="no"), "bsa, 'no' is a text; expected true or false"),
]


@pytest.mark.parametrize(("key", "file", "how", "says"), WRONG, ids=[f"{row[0]}: {row[3]}" for row in WRONG])
def test_cards_that_cannot_be_played_say_where_and_why(
    key: str, file: str, how: Change, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = change(exported(tmp_path / "house", key), f"{key}/{file}.json", how)
    monkeypatch.setenv(CARDS, str(folder))
    with anew(key), pytest.raises(CardsError) as refused:
        _imported(key)
    assert says in str(refused.value)
    assert str(folder / key) in str(refused.value)


def test_they_are_refused_without_a_traceback_however_they_are_named(tmp_path: Path) -> None:
    folder = change(exported(tmp_path / "house", "adna"), "adna/enzymes.json", enzyme(colour="pink"))
    for command in (("arena", "adna"), ("serve",)):
        done = benchtop(*command, "--cards", str(folder))
        assert done.exit_code == 2 and "colour 'pink'; expected red" in done.stderr
    inherited = process("games", BENCHTOP_CARDS=str(folder))
    assert inherited.returncode == 2 and "colour 'pink'; expected red" in inherited.stderr


def test_a_folder_that_holds_no_cards_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(folder: Path) -> str:
        monkeypatch.setenv(CARDS, str(folder))
        with anew("peptide"), pytest.raises(CardsError) as refused:
            check_folder([_imported("peptide").key, "adna"])
        return str(refused.value)

    assert "is not a folder" in refusal(tmp_path / "nowhere")
    assert "contains no cards" in refusal(tmp_path)
    folder = exported(tmp_path / "house", "peptide")
    assert "contains no cards" in refusal(folder / "peptide")
    (folder / "peptide" / "card.json").write_text("{}")
    assert "card.json is not a file of this game; expected cards.json" in refusal(folder)
    (folder / "peptide" / "card.json").unlink()
    (folder / "peptide" / "cards.json").write_text("{")
    assert "cards.json is not JSON" in refusal(folder)
    (folder / "peptide" / "cards.json").write_text('{"about": NaN}')
    assert "NaN is not a number" in refusal(folder)
    (folder / "peptide" / "cards.json").unlink()
    (folder / "chess").mkdir()
    assert "chess is not named after a game; expected one of adna" in refusal(folder)


def test_a_field_that_only_some_cards_have_may_come_and_go_where_that_is_allowed() -> None:
    ours = [{"name": "a", "cut": 1}, {"name": "b", "cut": 1, "below": 2}]
    check_against([{"name": "a", "cut": 1, "below": 1}, {"name": "b", "cut": 1}], ours, ["[].below"], "x")
    with pytest.raises(CardsError, match="'below' is unknown here"):
        check_against([{"name": "a", "cut": 1, "below": 1}, ours[1]], ours, [], "x")
    with pytest.raises(CardsError, match="'below' is missing"):
        check_against([ours[0], {"name": "b", "cut": 1}], ours, [], "x")
    with pytest.raises(CardsError, match="nothing in this file may be changed"):
        check_against([ours[0], {"name": "b", "cut": 3, "below": 2}], ours, [], "x")


def test_differences_are_told_by_place() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == [(".a[1].b", 2)]
    assert differences({"a": [1, 2]}, {"a": [1]}) == [(".a", [1, 2])]
    assert differences({"a": {"x": 1}}, {"a": {"y": 1}}) == [(".a", {"x": 1})]
