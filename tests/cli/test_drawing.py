"""Panels, columns and what is new: drawn on consoles of every width."""

import io
from functools import cache

import pytest
from rich.console import Console

import benchtop
from benchtop.cli.template import GAME as TEMPLATE
from benchtop.cli.terminal.drawing import Shelf, Styles, TableArtist, WidthRange, arrange, shared, style_of
from benchtop.cli.terminal.movelist import Entry, MoveLister, entries
from benchtop.cli.terminal.screen import SHORT, LastSeen, Screen
from benchtop.core.game import Game
from benchtop.core.match import Match
from benchtop.core.move import Move
from benchtop.core.refusal import Refusal
from benchtop.core.text import Block
from tests.depth import depth

from .run import moments

WIDTHS = pytest.mark.parametrize("width", depth([60, 140], [60, 80, 100, 140, 200]))


def console(width: int) -> Console:
    return Console(file=io.StringIO(), width=width, height=40, highlight=False)


def drawn(screen: Console) -> str:
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def draw(blocks: list[Block], width: int, *, plain: bool = False) -> list[str]:
    screen = console(width)
    artist = TableArtist(screen, Styles({}), plain=plain)
    artist.draw(blocks)
    lines = drawn(screen).splitlines()
    assert plain or len(lines) == artist.lines(blocks), "it knows beforehand how high it is"
    return lines


# -- panels ---------------------------------------------------------------------------------------------------------


def test_panels_fill_the_line_and_share_it_by_need() -> None:
    assert shared([WidthRange(30, 10), WidthRange(20, 10)], 60) == [35, 25]
    assert shared([WidthRange(30, 10), WidthRange(70, 10)], 60) == [30, 30]
    assert shared([WidthRange(12, 10), WidthRange(70, 10)], 60) == [12, 48], "the wordiest wraps"
    assert shared([WidthRange(30, 20), WidthRange(30, 20)], 39) is None
    assert shared([WidthRange(90, 80)], 60) == [60]


def test_the_lowest_arrangement_wins_and_the_order_stays() -> None:
    heights = [3, 9, 9]
    shelves = arrange([WidthRange(20, 20)] * 3, 40, lambda number, width: heights[number])
    assert shelves == [Shelf(0, (40,), 3), Shelf(1, (20, 20), 9)]


@WIDTHS
def test_every_word_of_every_table_is_drawn_and_nothing_sticks_out(width: int) -> None:
    for game in benchtop.games().values():
        match = Match(game, seed=5)
        blocks = game.text.table(match.state.view(0), match.names)
        lines = draw(blocks, width)
        assert all(len(line) <= width for line in lines)
        letters = "".join(lines).translate({ord(letter): None for letter in "╭╮╰╯│─ "})
        cells = [cell for block in blocks for row in [block.lines, *block.rows] for cell in row]
        short = {word for word in " ".join(cells).split() if len(word) <= width // 4} - {"-"}
        assert len(short) > 20
        assert not [word for word in short if word not in letters]


def test_a_table_that_would_break_words_is_turned_or_written_out() -> None:
    head = ["", "achievements", "researchers", "structures", "crystallisation", "samples"]
    many = Block(
        "Players", head=head, rows=[["Rosalind", "1", "2", "3", "4", "5"], ["Francis", "6", "7", "8", "9", "0"]]
    )
    turned = draw([many], 60)
    assert any("Rosalind" in line and "Francis" in line for line in turned), "people are columns now"
    wordy = Block("Cards", head=["", "what it does"], rows=[[f"card-number-{n}", "word " * 40] for n in range(3)])
    assert all(len(line) == 60 for line in draw([wordy], 60))


def test_a_title_too_long_for_its_frame_goes_on_inside() -> None:
    block = Block("Deck (" + " ".join("abcdefghijklmnopqrstuvwxyz") + ")", ["a line"])
    lines = draw([block], 50)
    assert lines[0].startswith("╭─ Deck ─")
    assert "a b c d" in lines[1]


def test_numbers_stand_below_one_another() -> None:
    rows = [["Ada", "5"], ["Rosalind", "105"]]
    lines = draw([Block("Players", head=["", "points"], rows=rows)], 60)
    assert lines[2].index("5") == lines[3].index("105") + 2


def test_plain_is_the_text_of_the_block() -> None:
    block = Block("Players", head=["", "points"], rows=[["Ada", "5"]])
    assert draw([block], 60, plain=True) == block.plain().splitlines()


# -- what is new ----------------------------------------------------------------------------------------------------


def test_only_what_changed_is_news() -> None:
    last_seen = LastSeen()
    before = [Block("A", ["one"]), Block("B", ["two"]), Block("Long", rows=[[str(n), "open"] for n in range(12)])]
    assert last_seen.news(0, before) == before, "everything is new to one who has seen nothing"
    last_seen.remember(0, before)
    assert last_seen.news(0, before) == []
    after = [Block("A", ["one"]), Block("B", ["three"]), Block("Long", rows=[[str(n), "open"] for n in range(12)])]
    after[2].rows[7] = ["7", "taken"]
    assert [block.plain() for block in last_seen.news(0, after)] == [
        "B\n  three",
        "Long · 11 more as before\n  7  taken",
    ]
    assert last_seen.news(1, after) == after, "another seat has seen nothing"
    last_seen.forget()
    assert last_seen.news(0, after) == after


def test_a_short_table_is_news_as_a_whole() -> None:
    last_seen = LastSeen()
    last_seen.remember(0, [Block("Players", rows=[[str(n), "0"] for n in range(SHORT)])])
    after = Block("Players", rows=[[str(n), "9" if n == 1 else "0"] for n in range(SHORT)])
    assert last_seen.news(0, [after]) == [after]


# -- moves ----------------------------------------------------------------------------------------------------------


@cache
def longest_list(key: str) -> list[Entry]:
    """Return the longest list of moves in a few random games."""
    longest: list[Entry] = []
    for match in (moment.match for moment in moments(key)):
        if len(match.state.legal()) > len(longest):
            longest = entries(match.game, match.state.legal(), match.state.view(0), match.names)
    return longest


def draw_list(listed: list[Entry], width: int) -> list[str]:
    screen = console(width)
    lister = MoveLister(screen, Styles({}), plain=False)
    lister.draw(listed)
    lines = drawn(screen).splitlines()
    assert len(lines) == lister.lines(listed), "it knows beforehand how high it is"
    return lines


@WIDTHS
@pytest.mark.parametrize("key", benchtop.games())
def test_long_lists_stay_readable(key: str, width: int) -> None:
    listed = longest_list(key)
    lines = draw_list(listed, width)
    assert all(len(line) <= width for line in lines)
    flat = " ".join(" ".join(lines).split())
    assert not [entry for entry in listed if str(entry.number) not in flat]
    short = [str(entry.move) for entry in listed if len(str(entry.move)) <= width // 3]
    assert len(short) > len(listed) / 2
    assert not [notation for notation in short if notation not in flat]


@pytest.mark.parametrize("width", [140, 200])
def test_a_long_list_stands_in_columns_where_there_is_room(width: int) -> None:
    listed = max(map(longest_list, benchtop.games()), key=len)
    assert len(draw_list(listed, width)) < len(listed) < len(draw_list(listed, 60))


def folded(moves: int, height: int, *, plain: bool = False) -> tuple[list[str], list[Entry]]:
    """Return a list of that many moves of a verb, and a move of another, on a terminal of that height."""
    book = [*(Move(f"delete {n}") for n in range(1, moves)), Move("pass")]
    said = [f"Delete letter {n} · 1 point" + (" · makes TAC" if n == 7 else "") for n in range(1, moves)]
    listed = [Entry(n, move, words) for n, (move, words) in enumerate(zip(book, [*said, "Pass"], strict=True), 1)]
    screen = Console(file=io.StringIO(), width=60, height=height, force_terminal=True, color_system=None)
    MoveLister(screen, Styles({}), plain=plain).draw(listed, room=height - 6)
    return drawn(screen).splitlines(), listed


def test_a_list_taller_than_the_terminal_is_folded_to_what_says_most() -> None:
    for plain in (False, True):
        lines, _ = folded(40, height=24, plain=plain)
        assert len(lines) < 6
        assert "39 moves, 1 to 39; to list them: moves delete" in lines[0]
        assert "Delete letter 7 · 1 point · makes TAC" in lines[1]
        assert "Pass" in lines[-1]


def test_a_list_that_fits_is_not_folded() -> None:
    lines, listed = folded(40, height=60)
    assert all(any(entry.words in line for line in lines) for entry in listed)
    assert len(folded(9, height=15)[0]) == 9, "a few moves that fit are not, either"


# -- refusals -------------------------------------------------------------------------------------------------------


def test_a_refusal_names_the_fact_the_rule_the_biology_and_the_remedy() -> None:
    refusal = Refusal("no_codon", "§3.1", "No codon spells it.", "Three bases are a codon.", "Mutate a base.")
    screen = console(60)
    Screen(TEMPLATE, ["Ada", "Ben"], screen, plain=True).refusal("translate K", refusal)
    assert drawn(screen).splitlines() == [
        "Not now: translate K",
        "  No codon spells it. (§3.1)",
        "  Biology: Three bases are a codon.",
        "  Instead: Mutate a base.",
    ]


# -- tones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", benchtop.games().values(), ids=lambda game: game.key)
def test_every_tone_of_a_game_has_a_style(game: Game) -> None:
    for pattern, tone in game.text.highlight.items():
        assert style_of(tone), f"{pattern}: {tone}"


def test_an_unknown_tone_is_no_colour_and_no_error() -> None:
    assert Styles({"A": "no such tone"}).paint("A").plain == "A"
