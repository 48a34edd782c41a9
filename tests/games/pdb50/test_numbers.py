"""Every number players read comes from the data: change it there, and all texts follow."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from benchtop.core.game import Game
from benchtop.games.pdb50.components import TOKEN
from tests.games.numbers import Way, changed, leaves

from .table import GAME

NAMES = ["Ada", "Bo"]
NUMBERS: dict[Way, tuple[list[str], list[str]]] = {
    ("goal",): (
        ["reaches 12 ★", "0 of 12", ", 1 of 12", "a group reaches 12,"],
        ["reaches 13 ★", "0 of 13", ", 1 of 13", "a group reaches 13,"],
    ),
    ("last_round",): (["or with round 60."], ["or with round 61."]),
    ("deposition_achievement",): (
        [
            *(", 3 ★ when the round ends", "structure counts 3 and takes no tokens", "is worth 3 ach"),
            *("Worth 3 achievement", " ★★★ †"),
        ],
        [
            *(", 4 ★ when the round ends", "structure counts 4 and takes no tokens", "is worth 4 ach"),
            *("Worth 4 achievement", " ★★★★ †"),
        ],
    ),
    ("researchers",): (["red 9,"], ["red 10,"]),
    ("researchers_at_start",): (["begins with 1 researcher.", "red 9,"], ["begins with 2 researchers.", "red 8,"]),
    ("draft", "square"): (["token: square ■, circle"], ["token: square ■, square ■, circle"]),
    ("graduate", "data"): (
        [
            *("a researcher → any 1 Data", "Graduate for 1 circle ●", "into any 1 Data. It is never closed"),
            *("Graduate / Retire gives 1 square for", "Graduate / Retire gives 1 square, but Supply"),
        ],
        [
            *("a researcher → any 2 Data", "Graduate for 2 circles ●", "into any 2 Data. It is never closed"),
            *("Graduate / Retire gives 2 squares for", "Graduate / Retire gives 2 squares, but Supply"),
        ],
    ),
    ("graduate", "team"): (
        ["open to teams of 2+", "a group of 2 or more", "2 researchers or more"],
        ["open to teams of 3+", "a group of 3 or more", "3 researchers or more"],
    ),
    ("tokens", 0, "count"): (["samples ○ 20"], ["samples ○ 21"]),
    ("boxes", 0, "options", 0, "gain", "researcher"): (
        [
            "a researcher, next round",
            "brings 1 researcher,",
            "Gives 1 researcher at",
            "Recruit a researcher · a team of 3",
        ],
        [
            "2 researchers, next round",
            "brings 2 researchers,",
            "Gives 2 researchers",
            "Recruit 2 researchers · a team of 4",
        ],
    ),
    ("boxes", 0, "from_round"): (
        ["cannot be used before round 2", "It opens in round 2.", "from round 2 on"],
        ["cannot be used before round 3", "It opens in round 3.", "from round 3 on"],
    ),
}


@pytest.mark.parametrize("way", NUMBERS, ids=lambda way: ".".join(map(str, way)))
def test_all_words_speak_of_the_number_in_the_data(way: Way) -> None:
    old, new = NUMBERS[way]
    before = "\n".join(spoken(GAME))
    with changed("pdb50", "board.json", way) as game:
        after = "\n".join(spoken(game))
    assert [phrase for phrase in old if phrase not in before] == []
    assert [phrase for phrase in new if phrase not in after] == []
    assert [phrase for phrase in old if phrase in after] == []


@pytest.mark.parametrize("file", ["board.json", "innovations.json"])
def test_a_price_and_a_gain_are_the_same_wherever_they_are_named(file: str) -> None:
    bargains = [
        way for name, way in leaves("pdb50") if name == file and way[-1] in (*TOKEN, "data") and "options" in way
    ]
    assert len(bargains) > 5
    with changed("pdb50", file, *bargains) as game:
        components: Any = import_module(f"{game.package}.components")
        rows = {line.split()[0]: line for line in table_lines(lay(game, 2)) if line.strip()}
        texts = {card["id"].partition(":")[2]: card["text"] for card in game.cards()}
        for kind_of_box, number, _, place, side, name in bargains:
            box = components.BOXES[number] if kind_of_box == "boxes" else components.CARDS[28:][number].box
            count = box.printed[place][side][name]
            if name == "data":
                assert f"any {count} Data" in rows[box.key]
                assert f"any {count} Data" in texts[box.key]
                continue
            kind = components.TOKEN.index(name)
            assert f"{count} {components.SYMBOL[kind]}" in rows[box.key]
            assert components.amount(count, kind) in texts[box.key]
            lines = list(said_of(game, box.options[place], with_price=side == "pay"))
            assert lines
            for line in lines:
                assert components.amount(count, kind) in line or f"gain {count} {components.SYMBOL[kind]}" in line
                assert components.amount(count - 1, kind) not in line.removeprefix(box.title)


def test_the_heuristic_knows_what_a_card_costs() -> None:
    def gained_by_a_second_triangle(game: Game) -> float:
        poor, rich = lay(game, 9), lay(game, 9)
        for s, triangles in ((poor, 1), (rich, 2)):
            s.players[0].tokens = [0, 0, 0, 0, triangles, 11]
        return game.heuristic.evaluate(rich)[0] - game.heuristic.evaluate(poor)[0]

    before = gained_by_a_second_triangle(GAME)
    with changed("pdb50", "board.json", ("boxes", 12, "options", 0, "pay", "triangle")) as game:
        assert gained_by_a_second_triangle(game) < before


def lay(game: Game, number: int, tokens: int = 0, team: int = 2) -> Any:
    """Return round `number` of a two-player game; the group to move has `tokens` of each kind and every Additional
    Action."""
    s: Any = game.new(2, seed=1)
    card = import_module(f"{game.package}.components").CARD
    s.round, s.leader, s.to_move, s.offer, s.deck = number, 0, 0, [], []
    s.slots = [card[key] for key in ("1MBN", "2DHB", "2LYZ")]
    s.players[0].unplayed = team
    s.players[0].tokens = [tokens] * 5 + [0]
    for key in ("automation", "electron-crystallography", "ihm", "xfel"):
        s.players[0].acquire(card[key])
    s.refresh()
    return s


def spoken(game: Game) -> Iterator[str]:
    """Yield all texts: the goal, the catalogue, and the table, moves and refusals in some positions."""
    yield from game.text.goal
    for card in game.cards():
        yield f"{card['text']} {card['requirement']}"
    bare = lay(game, 2, tokens=9)
    bare.supply = [0] * 6
    bare.players[0].reserve = 0
    for s in (game.new(2, seed=1), lay(game, 1, team=1), lay(game, 2), lay(game, 2, tokens=9), bare):
        yield from table_lines(s)
        for move in game.moves:
            yield game.text.words(move, s.view(s.to_move), NAMES)
            yield str(s.why_not(move))


def table_lines(s: Any) -> list[str]:
    return [line for block in s.game.text.table(s.view(s.to_move), NAMES) for line in block.plain().splitlines()]


def said_of(game: Game, option: Any, *, with_price: bool) -> Iterator[str]:
    """Yield the words of the moves with this option and, if `with_price`, the refusal when it is too expensive."""
    s = lay(game, 2)
    for move in game.moves:
        if getattr(move, "option", None) is option:
            yield game.text.words(move, s.view(0), NAMES)
            if with_price:
                yield s.why_not(move).text
