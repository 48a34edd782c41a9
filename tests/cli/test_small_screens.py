"""Every decision on one screen of 80 by 24: what one decides by is always there, and what is not is named."""

import io
from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import benchtop
from benchtop.bots import make_bot
from benchtop.cli.records import GameFile
from benchtop.cli.seats import describe_step, handle
from benchtop.cli.session import Session
from benchtop.cli.terminal.drawing import COMPACT, TERSE, Styles, TableArtist
from benchtop.cli.terminal.fitting import in_focus, select
from benchtop.cli.terminal.movelist import Entry, MoveLister, entries
from benchtop.cli.terminal.recap import Step, joined, latest, paragraphs, sentences_of
from benchtop.cli.terminal.screen import Screen
from benchtop.core.match import Match
from benchtop.core.text import Block
from benchtop.games.pdb50.components import BOXES
from tests.depth import depth

GAMES = pytest.mark.parametrize("key", benchtop.games())
PROMPT = 1


def terminal(width: int = 80, height: int = 24) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None, highlight=False
    )


def shown(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@cache
def sensible_games(key: str) -> list[Match]:
    """Return games of greedy bots, stopped at decisions all along the way."""
    game = benchtop.game(key)
    found: list[Match] = []
    names = ["Ada", "Rosalind", "Francis", "Barbara", "Linus", "Rita"]
    for number, seats in enumerate((game.seats[0], game.seats[-1])):
        match = Match(game, seats, f"small {seats} {number}", names=names[:seats])
        bot = make_bot("greedy", "small")
        stop = 0
        while not match.over and len(match.played) < 160:
            if len(match.state.legal()) > 1 and len(match.played) >= stop:
                stopped = copy(match)
                stopped.state, stopped.played = match.state.clone(), match.played[:]
                found.append(stopped)
                stop += depth(40, 13)
            match.play(match.to_move, bot.choose(handle(match, match.to_move)))
    return found


@GAMES
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_decision_fits_the_screen_with_what_one_decides_by(key: str, *, plain: bool) -> None:
    positions = sensible_games(key)
    assert len(positions) > 3
    for match in positions:
        seat, game = match.to_move, match.game
        view = match.state.view(seat)
        screen = Screen(game, match.names, terminal(), plain=plain)
        steps = [describe_step(match, played, seat, match.names) for played in match.played[-12:]]
        screen.turn("Heading", view, steps, entries(game, match.state.legal(), view, match.names))
        lines = shown(screen.console)
        height = sum(max(1, -(-len(line) // 80)) for line in lines) + PROMPT
        assert height <= 24, "\n".join(lines)
        text = "\n".join(lines)
        titles = [block.title for block in in_focus(screen.blocks(view), game.text.focus)]
        wanted = [title.partition(" (")[0].partition(" · ")[0] for title in titles]
        assert wanted[0] in text, wanted[0]
        if not plain:
            assert sum(name in text for name in wanted) >= min(2, len(wanted)), (wanted, text)


# -- what a small screen of each game shows ----------------------------------------------------------------------------


def decided_at(match: Match, width: int = 80, height: int = 24, news: int = 12) -> str:
    """Return the screen of the player to move."""
    seat, game = match.to_move, match.game
    view = match.state.view(seat)
    screen = Screen(game, match.names, terminal(width, height), plain=False)
    steps = [describe_step(match, played, seat, match.names) for played in match.played[-news:]]
    screen.turn("Heading", view, steps, entries(game, match.state.legal(), view, match.names))
    return "\n".join(shown(screen.console))


def decisions(key: str, seats: int, plies: int) -> Iterator[Match]:
    """Yield a game of greedy bots before each of its first decisions; it is the same match all along."""
    match = Match(
        benchtop.game(key), seats, f"screens {seats}", names=["Ada", "Rosalind", "Francis", "Barbara"][:seats]
    )
    bot = make_bot("greedy", "screens")
    while not match.over and len(match.played) < plies:
        if len(match.state.legal()) > 1:
            yield match
        match.play(match.to_move, bot.choose(handle(match, match.to_move)))


@pytest.mark.parametrize("seats", depth([2], [2, 4]))
def test_pdb50_shows_its_board_and_every_place_on_a_small_screen(seats: int) -> None:
    many = 0
    for match in decisions("pdb50", seats, depth(45, 400)):
        text = decided_at(match, news=seats)
        assert "─ Board" in text and "─ Players" in text
        for box in BOXES[:10]:
            assert f"{box.key}: " in text or f"place {box.key}" in text, (box.key, text)
        places = [move.notation for move in match.state.legal() if move.group == "place"]
        many = max(many, len(places))
        for notation in places:
            assert notation in text or f" {notation.removeprefix('place ')}" in text, (notation, text)
        assert len(text.splitlines()) < 24
    assert many >= 8


def test_pdb50_says_only_once_what_never_changes() -> None:
    match = next(match for match in decisions("pdb50", 2, 40) if match.state.view(None)["round"] == 3)
    for seat in (0, 1, None):
        words = "\n".join(block.plain() for block in match.game.text.table(match.state.view(seat), match.names))
        assert "Every researcher is a turn" not in words
        assert "The game ends with the round" not in words


@pytest.mark.parametrize("seats", [2, 4])
def test_peptide_shows_your_atp_while_you_select(seats: int) -> None:
    found = 0
    for match in decisions("peptide", seats, depth(24, 200)):
        view = match.state.view(match.to_move)
        if view["phase"] == "selecting":
            found += 1
            assert f"ATP: {view['players'][match.to_move]['atp']} ·" in decided_at(match)
    assert found > 3


def beside(screen: str, title: str) -> str:
    """Return the part of a screen below a title, without what stands to the left of it."""
    lines = screen.splitlines()
    row, column = next((row, line.index(f"─ {title} ")) for row, line in enumerate(lines) if f"─ {title} " in line)
    return "\n".join(line[column:] for line in lines[row + 1 :])


@pytest.mark.parametrize("seats", [2, 4])
def test_translation_shows_points_left_and_all_scores(seats: int) -> None:
    for match in decisions("translation", seats, depth(24, 200)):
        text = " ".join(beside(decided_at(match), "Now").split())
        view = match.state.view(match.to_move)
        assert f"{view['points']} point" in text and " left · " in text
        for name, player in zip(match.names, view["players"], strict=True):
            assert f"{name} {player['score']}" in text, text


def test_biology_comes_after_what_was_done_and_goes_first() -> None:
    """Check that the biology follows a bot's move on a large screen, and is left out on a small one."""
    game = benchtop.game("translation")
    facts = [card["fact"] for card in game.cards() if card["fact"]]
    found = 0
    for match in decisions("translation", 2, 60):
        steps = [describe_step(match, played, match.to_move, match.names) for played in match.played[-6:]]
        words = " ".join(words for one in steps for words in one.words)
        said = [fact for fact in facts if fact in words]
        if not said:
            continue
        found += 1
        if found > 3:
            break
        large = " ".join(decided_at(match, 120, 60, news=6).split())
        small = " ".join(decided_at(match, news=6).split())
        for paragraph in paragraphs(
            steps, match.names, {sentence for fact in facts for sentence in sentences_of(fact)}
        ):
            assert not any(fact in paragraph.text for fact in facts)
            assert f"{paragraph.text} {paragraph.science}".strip() in large
        if any(fact in small for fact in said):
            assert all(move.notation in small for move in match.state.legal()), "nothing else was left out"
    assert found


def test_a_move_that_tells_nothing_is_told_in_words(tmp_path: Path) -> None:
    game = benchtop.game("nucleo")
    match = next(match for match in decisions("nucleo", 2, 400) if game.parse("offer") in match.state.legal())
    seat = match.to_move
    match.play(seat, "offer")
    screen = Screen(game, match.names, terminal(), plain=False)
    session = Session(match, GameFile(tmp_path / "kept.json", ["human", "easy"]), screen)
    assert [steps.words for steps in session.steps(seat, len(match.played) - 1)] == [
        (f"{'You' if seat == 0 else match.names[seat]}: make the others an offer.",)
    ]


def test_every_move_of_the_list_says_what_to_type() -> None:
    game = benchtop.game("nucleo")
    console = terminal()
    listed = [Entry(1, game.parse("decline"), "Decline")]
    MoveLister(console, Styles({}), plain=False).draw(listed)
    assert "decline" in "\n".join(shown(console))


@GAMES
def test_every_game_says_what_one_does_what_scores_and_when_it_ends(key: str) -> None:
    goal, focus = benchtop.game(key).text.goal, benchtop.game(key).text.focus
    assert all(line.endswith(".") and len(line) <= 120 for line in goal)
    assert "end" in goal[2] or "round" in goal[2]
    assert "win" in goal[2] or "won" in goal[2]
    titles = [
        block.title
        for match in sensible_games(key)
        for block in Screen(match.game, match.names, terminal(), plain=False).blocks(match.state.view(match.to_move))
    ]
    for start in focus:
        assert any(title.startswith(start) for title in titles) or start in (
            "Being played",
            "Before",
            "Your action cards",
        )


# -- choosing what is shown -----------------------------------------------------------------------------------------


def test_what_does_not_fit_is_folded_and_named() -> None:
    artist = TableArtist(terminal(), Styles({}), plain=False)
    blocks = [Block(title, [f"{title} {n} {'-' * 60}" for n in range(6)]) for title in ("Bank", "Strand", "Players")]
    assert select(artist, blocks, ["Strand"], [], 40).folded == []
    few = select(artist, blocks, ["Strand"], [], 9)
    assert ([block.title for block in few.blocks], few.folded, few.manner) == (["Strand"], ["Bank", "Players"], COMPACT)
    assert [block.title for block in select(artist, blocks, ["Strand"], [blocks[2]], 16).blocks] == [
        "Strand",
        "Players",
    ]
    least = select(artist, blocks, ["Strand"], [], 2)
    assert "more: table" in least.blocks[0].title, "a part of it is better than nothing"


def test_rows_are_cut_before_they_are_left_out() -> None:
    rows = [[letter, "word " * 30] for letter in "ABCDEF"]
    artist = TableArtist(terminal(), Styles({}), plain=False)
    block = Block("Strand", head=["", "long"], rows=rows)
    chosen = select(artist, [block], ["Strand"], [], 10)
    assert chosen.manner == TERSE
    artist.draw(chosen.blocks, chosen.manner)
    lines = shown(artist.console)
    assert len(lines) == 8
    assert all("…" in line for line in lines[2:])


def test_one_row_that_is_left_stays_a_table() -> None:
    """Check that the last amino acid of Translation looks like the five before it."""
    row = [
        "K",
        "Lysine",
        "AAR",
        "ON",
        "Basic",
        "no codon; 1 card away: Reverse Complement, Complement, Mutate, Insert, Extend",
    ]
    head = ["", "name", "codons", "water", "groups", "translate now?"]
    artist = TableArtist(terminal(100), Styles({}), plain=False)
    artist.draw([Block("Amino acids face up", head=head, rows=[row])])
    assert any("codons" in line and "groups" in line for line in shown(artist.console))


# -- recap ----------------------------------------------------------------------------------------------------------


def test_a_run_of_moves_is_one_paragraph_and_names_its_player_once() -> None:
    steps = [
        Step(1, ("Ben laid G.",)), Step(1, ("Ben laid T.", "Ada drew 6 cards.")), Step(1, ("Ben laid C.",)),
        Step(1, (), "pick 7"), Step(0, (), "give A"), Step(1, (), "secret", secret=True), Step(None, ("Cy sat down.",)),
    ]  # fmt: skip
    texts = [(one.seat, one.text) for one in paragraphs(steps, ["Ada", "Ben"])]
    assert texts == [(1, "Ben laid G; laid T. Ada drew 6 cards. Ben laid C."), (None, "Cy sat down.")]
    assert joined(["Ben built it. Ada paid.", "Ben drew."], "Ben") == "Ben built it. Ada paid. Ben drew."


def test_of_much_news_the_last_lines_are_told() -> None:
    steps = paragraphs(
        [Step(n % 2, (f"Sentence {n} about something that happened.",)) for n in range(9)], ["Ada", "Ben"]
    )
    kept, more = latest(steps, 3, 80)
    assert ([one.text for one in kept], more) == ([one.text for one in steps[-3:]], True)
    assert latest(steps, 9, 80) == (steps, False)
    (long,), more = latest(paragraphs([Step(1, (f"Ben did {n}.",)) for n in range(99)], ["Ada", "Ben"]), 2, 80)
    assert more
    assert long.text.startswith("… ")
    assert long.text.endswith("did 98.")
    assert len(long.text) <= 160
