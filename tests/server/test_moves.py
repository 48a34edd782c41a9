"""Moves over HTTP and sockets: decided, stored, sent; refused with reasons; never twice."""

import threading

import pytest

from benchtop.client import Refused, Server, Table
from benchtop.server.tables.message_types import LegalMove
from tests.server.running import ServerProcess, bots, quick_game
from tests.server.seats import mover, post, table_of_people


def test_a_move_is_told_to_everybody_with_the_number_of_its_entry(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    with (
        server.socket(moving.code, moving.token) as mine,
        server.socket(moving.code, other.token) as theirs,
        server.socket(moving.code) as watching,
    ):
        full, seen, least = mine.get(), theirs.get(), watching.get()
        assert full["legal"]
        assert not seen["legal"]
        assert not least["legal"]
        assert set(full["legal"][0]) == LegalMove.__required_keys__
        assert least["you"] == {"seat": None, "seats": [], "host": False}
        mine.send({"type": "move", "move": full["legal"][0]["move"], "ply": full["ply"], "key": "one"})
        messages = [mine.get(), mine.get()]
        ok = next(message for message in messages if message["type"] == "ok")
        updates = [
            next(message for message in messages if message["type"] == "update"),
            theirs.until("update"),
            watching.until("update"),
        ]
        assert ok == {"type": "ok", "key": "one", "n": full["n"] + 1}
        assert [update["n"] for update in updates] == [ok["n"]] * 3
        assert all(update["happened"][0]["words"] for update in updates)
        assert all(update["log"]["from"] == 0 for update in updates)
        assert sum(bool(update["legal"]) for update in updates[:2]) == 1
        assert not updates[2]["legal"]


def test_the_same_move_sent_twice_is_played_once(server: ServerProcess) -> None:
    moving = mover(table_of_people(server))
    news = moving.look()
    move = news.legal[0]["move"]
    first = moving.play(move, ply=news.ply, key="again")
    assert moving.play(move, ply=news.ply, key="again") == first
    assert moving.look().ply == news.ply + 1
    answer = post(server, moving, "move", move="something else", ply=news.ply + 1, key="again")
    assert (answer.status_code, answer.json()["code"]) == (409, "key_used")


def test_a_stale_ply_is_answered_with_the_table_as_it_is(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    news = moving.look()
    moving.play(news.legal[0]["move"], ply=news.ply)
    answer = post(server, moving, "move", move=news.legal[0]["move"], ply=news.ply, key="late")
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    assert answer.json()["now"]["view"] == moving.look().view
    assert answer.json()["now"]["ply"] == news.ply + 1


def test_an_illegal_move_carries_its_refusal(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    other = next(table for table in tables if table is not moving)
    answer = post(server, other, "move", move=moving.look().legal[0]["move"], ply=0)
    assert (answer.status_code, answer.json()["code"]) == (422, "not_your_turn")
    assert answer.json()["params"] == {"seat": moving.seat}
    game = quick_game()
    legal = {one["move"] for one in moving.look().legal}
    wrong = next(move.notation for move in game.moves if move.notation not in legal)
    refusal = moving.why_not(wrong)
    assert refusal is not None
    with pytest.raises(Refused) as refused:
        moving.play(wrong, ply=0)
    assert refused.value.refusal == refusal
    assert set(refusal) == {"code", "rule", "text", "biology", "remedy", "params", "moves"}
    assert moving.why_not(min(legal)) is None
    answer = post(server, moving, "move", move="castle kingside", ply=0)
    assert (answer.status_code, answer.json()["code"]) == (422, "no_such_move")


def test_two_who_share_a_seat_cannot_both_play_the_same_turn(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    twin = Server(server.base).join(moving.code, invitation=moving.invitation())
    news = moving.look()
    answers: list[str] = []

    def play(table: Table) -> None:
        try:
            answers.append(f"played {table.play(news.legal[0]['move'], ply=news.ply)}")
        except Refused as refused:
            answers.append(refused.code)

    threads = [threading.Thread(target=play, args=[table]) for table in (moving, twin)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) in (
        [f"played {news.n + 2}", "stale"],
        [f"played {news.n + 1}", "stale"],
        [f"played {news.n + 1}", "not_your_turn"],
    )
    assert len([line for line in moving.look().raw["log"] if line["ply"] == news.ply]) == 1


def test_the_stream_tells_the_same_as_the_socket(server: ServerProcess) -> None:
    [ada] = Server(server.base).open(quick_game().key, bots(quick_game()))
    with server.socket(ada.code, ada.token) as socket:
        streamed = []
        for news in ada.follow():
            streamed.append(news)
            if news.legal:
                ada.play(news.legal[-1]["move"], ply=news.ply)
        messages = [socket.get()]
        while messages[-1].get("kind") != "ended":
            messages.append(socket.get())
    assert [one["n"] for one in messages][-1] == streamed[-1].n
    numbers = [one["n"] for one in messages]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    by_number = {one["n"]: one for one in messages}
    both = [news for news in streamed if news.type == "update" and news.n in by_number]
    assert len(both) > 10
    for news in both:
        assert {key: news.raw[key] for key in by_number[news.n]} == by_number[news.n]
    assert streamed[-1].over
    assert len(streamed[-1].raw["open"]) == quick_game().seats[0]


def test_a_client_that_asks_again_gets_the_full_view(server: ServerProcess) -> None:
    tables = table_of_people(server)
    moving = mover(tables)
    with server.socket(moving.code, moving.token) as socket:
        first = socket.get()
        moving.play(first["legal"][0]["move"], ply=0)
        socket.until("update")
        socket.send({"type": "resync"})
        full = socket.until("full")
        assert full["n"] == first["n"] + 1
        assert [line["n"] for line in full["log"]] == [full["n"]]
        socket.send({"type": "ping"})
        assert socket.until("pong")["n"] == full["n"]


def test_looking_again_at_an_unchanged_table_costs_nothing(server: ServerProcess) -> None:
    [ada, *_] = table_of_people(server)
    with server.http(ada.token) as http:
        first = http.get(f"/tables/{ada.code}")
        again = http.get(f"/tables/{ada.code}", headers={"If-None-Match": first.headers["etag"]})
        ada.say("hello")
        later = http.get(f"/tables/{ada.code}", headers={"If-None-Match": first.headers["etag"]})
    assert [first.status_code, again.status_code, later.status_code] == [200, 304, 200]
