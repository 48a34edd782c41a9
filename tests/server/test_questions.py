"""Questions to a running server that change nothing: why not, what would a bot do, what would be if."""

from typing import Any

import httpx
import pytest

import benchtop
from benchtop.client import Table
from benchtop.core.game import Game
from benchtop.core.move import ENDS_TURN, REVEALS
from benchtop.core.outlook import outlook
from benchtop.core.rng import seeded
from benchtop.server.tables.reasons import MOST
from benchtop.server.tables.state import TableState
from benchtop.store import Entry, Header
from tests.server.running import ServerProcess, quick_game
from tests.server.seats import mover, post, table_of_people

GAMES = sorted(benchtop.games().values(), key=lambda game: game.key)


def get(server: ServerProcess, table: Table | None, code: str, path: str, **query: str) -> httpx.Response:
    with server.http(None if table is None else table.token) as http:
        return http.get(f"/tables/{code}/{path}", params=query)


# -- what each legal move would lead to -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_a_move_leads_to_is_foreseen_from_what_the_seat_knows(game: Game) -> None:
    s, luck = game.new(game.seats[-1], seed=5), seeded(5)
    seen = 0
    for _ in range(150):
        if s.over:
            break
        moves = s.legal()
        foreseen = outlook(s, moves)
        assert foreseen == outlook(s.imagine(s.to_move, luck.word()), moves)
        for move, flags in zip(moves, foreseen, strict=True):
            after = s.clone()
            after.play(move)
            assert (after.revealed != s.revealed) == bool(flags & REVEALS)
            if not flags & REVEALS:
                assert (after.over or after.to_move != s.to_move) == bool(flags & ENDS_TURN)
            seen |= 1 << flags
        s.play(moves[luck.below(len(moves))])
    assert seen & seen - 1, "all moves led to the same"


def test_what_moves_lead_to_is_found_once_a_turn() -> None:
    game = quick_game()
    seats = [{"kind": "person", "name": "Ada", "holders": {f"p{n}": "Ada"}} for n in range(game.seats[0])]
    state = TableState(Header("BCDFGH", game.key, game.version, len(seats), "1", game.check_options({}), {}, 1.0))
    state.apply(Entry(1, "opened", None, "opened", {"seats": seats}, 1.0))
    first = state.outlook()
    assert first == outlook(state.match.state, state.legal())
    assert state.outlook() is first
    body = {"move": state.legal()[0].notation, "ply": 0}
    state.apply(Entry(2, "move", state.to_move, "key", body, 2.0))
    assert state.outlook() == outlook(state.match.state, state.legal())
    assert state.outlook() is not first


def test_legal_moves_say_what_they_lead_to(server: ServerProcess) -> None:
    for game in GAMES:
        legal = mover(table_of_people(server, game)).look().legal
        assert legal
        assert all(one["group"] == one["move"].split()[0] for one in legal)
        assert all(isinstance(one["reveals"], bool) and isinstance(one["ends_turn"], bool) for one in legal)


# -- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_moves_that_touch_a_thing_come_with_their_refusals_the_useful_ones_first(
    server: ServerProcess, game: Game
) -> None:
    moving = mover(table_of_people(server, game))
    legal = {one["move"] for one in moving.look().legal}
    touches = sorted({touch for move in game.moves for touch in move.touches})[:40]
    for touch in touches:
        answer = get(server, moving, moving.code, "why", touch=touch).json()
        about = [move for move in game.moves if touch in move.touches]
        assert answer["note"] is None
        assert answer["name"] == game.things.named[touch]["name"]
        said = [reason["text"] for reason in answer["reasons"]]
        assert len(said) == len(set(said)) <= MOST
        assert {move for reason in answer["reasons"] for move in reason["moves"]} <= legal
        assert len(answer["moves"]) + answer["more"] == len(about)
        ranks = [0 if one["refusal"] is None else 1 if one["refusal"]["remedy"] else 2 for one in answer["moves"]]
        assert ranks == sorted(ranks)
        for one in answer["moves"]:
            assert (one["refusal"] is None) == (one["move"] in legal)
            assert one["words"]
            assert touch in one["touches"]


def test_who_cannot_decide_is_told_so_in_a_sentence(server: ServerProcess) -> None:
    game = next(game for game in GAMES if any(move.touches for move in game.moves))
    tables = table_of_people(server, game)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    move = next(move for move in game.moves if move.touches)
    for who, words in ((other, "turn; you can ask again"), (None, "You are watching")):
        answer = get(server, who, moving.code, "why", touch=move.touches[0])
        assert answer.status_code == 200
        assert words in answer.json()["note"]
        assert answer.json()["moves"] == []
        answer = get(server, who, moving.code, "why", move=move.notation)
        assert answer.status_code == 200
        assert words in answer.json()["note"]
        assert answer.json()["refusal"]["code"] == ("watching" if who is None else "not_your_turn")
    assert get(server, moving, moving.code, "why", touch="moon:1").json()["note"] == "No move is about that."
    for wrong in ({}, {"move": move.notation, "touch": "base:3"}):
        assert get(server, moving, moving.code, "why", **wrong).json()["code"] == "invalid"


# -- hints ------------------------------------------------------------------------------------------------------------


def test_hints_say_in_words_and_figures_what_they_rest_on(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    legal = {one["move"]: one for one in moving.look().legal}
    answer = post(server, moving, "hint").json()
    assert [one["rank"] for one in answer["hints"]] == list(range(1, len(answer["hints"]) + 1))
    for one in answer["hints"]:
        same = legal[one["move"]]
        assert (one["words"], one["touches"], one["group"]) == (same["words"], same["touches"], same["group"])
        assert one["value"] is not None
        assert (one["score"] is None) == (one["visits"] == 0)
    scores = [one["score"] for one in answer["hints"]]
    assert scores == sorted(scores, reverse=True), "one quantity, the best first"
    assert answer["hints"][0]["visits"] > 0
    assert answer["hints"][0]["why"]
    assert answer["compared"] is None


def test_a_move_of_ones_own_is_compared_with_the_best(server: ServerProcess) -> None:
    moving = mover(table_of_people(server))
    legal = [one["move"] for one in moving.look().legal]
    for mine in (legal[0], legal[-1]):
        answer = post(server, moving, f"hint?compare={mine}").json()
        compared = answer["compared"]
        assert compared["move"] == mine
        assert 1 <= compared["rank"] <= compared["of"] == len(legal)
        assert compared["visits"] > 0
        assert compared["behind"] == pytest.approx(answer["hints"][0]["score"] - compared["score"], abs=0.02)
    illegal = next(move.notation for move in quick_game().moves if move.notation not in legal)
    assert post(server, moving, f"hint?compare={illegal}").json()["refusal"]["text"]
    assert post(server, moving, "hint?compare=fly").json()["code"] == "no_such_move"


# -- what would be if -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_preview_shows_what_playing_shows_then(server: ServerProcess, game: Game) -> None:
    tables = table_of_people(server, game, undo=True, seed=f"a preview of {game.key}")
    kinds: set[bool] = set()
    for _ in range(12):
        moving = mover(tables)
        news = moving.look()
        move = max(news.legal, key=lambda one: (one["reveals"] not in kinds, not one["reveals"], one["move"]))
        answer = post(server, moving, "preview", move=move["move"])
        again = moving.look()
        assert (again.n, again.view) == (news.n, news.view), "a preview plays nothing"
        kinds.add(move["reveals"])
        moving.play(move["move"], ply=news.ply)
        if move["reveals"]:
            assert (answer.status_code, answer.json()["code"]) == (409, "reveals")
            continue
        after = moving.look().raw
        ghost: dict[str, Any] = answer.json()
        assert ghost["view"] == after["view"]
        assert ghost["happened"] == after["log"][-1]["happened"]
        assert ghost["to_move"] == after["to_move"]
        assert ghost["ends_turn"] == move["ends_turn"] == (after["to_move"] != moving.seat)
    assert False in kinds, "nothing was shown"


def test_a_preview_is_for_who_may_move_and_for_what_may_be_played(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    legal = [one["move"] for one in moving.look().legal]
    illegal = next(move.notation for move in quick_game().moves if move.notation not in legal)
    assert post(server, other, "preview", move=legal[0]).json()["code"] == "not_your_turn"
    assert post(server, moving, "preview", move=illegal).json()["refusal"]["text"]
    assert post(server, moving, "preview", move="fly").json()["code"] == "no_such_move"
    with server.http() as http:
        assert http.post(f"/tables/{moving.code}/preview", json={"move": legal[0]}).json()["code"] == "no_seat"
