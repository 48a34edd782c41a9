"""The lobby and my tables: names and standing, page by page, without playing games again."""

from pathlib import Path
from typing import Any

import pytest

from benchtop.client import Server
from benchtop.server.http import my_tables
from benchtop.server.tables import summaries
from tests.server.running import BOT, ServerProcess, Speaking, TwoServers, people, quick_game, running_here
from tests.server.seats import mover, table_of_people


def open_tables(server: Speaking, count: int, token: str | None = None, **settings: Any) -> list[dict[str, Any]]:
    """Open tables, all by the same person, and return the answers."""
    body = {"game": quick_game().key, "seats": people(quick_game()), **settings}
    with server.http(token) as http:
        answer = [http.post("/tables", json=body).json()]
    with server.http(answer[0]["guest"]) as http:
        return answer + [http.post("/tables", json=body).json() for _ in range(count - 1)]


def get(server: Speaking, token: str | None, path: str, **query: Any) -> Any:
    with server.http(token) as http:
        return http.get(path, params=query).json()


def pages(server: Speaking, token: str | None, path: str, **query: Any) -> list[list[dict[str, Any]]]:
    """Return all pages of a list."""
    found, before = [], None
    while True:
        page = get(server, token, path, **query, **({} if before is None else {"before": before}))
        found.append(page["tables"])
        before = page["next"]
        if before is None:
            return found


def test_a_line_tells_who_sits_where_and_how_it_stands(any_server: ServerProcess) -> None:
    game = quick_game()
    tables = table_of_people(any_server, listed=True)
    ada = next(table for table in tables if table.seat == 0)
    line = get(any_server, None, "/tables")["tables"][0]
    assert (line["code"], line["title"], line["url"]) == (ada.code, game.title, ada.url)
    assert [seat["name"] for seat in line["seats"]] == ["Ada", *(f"Guest {n}" for n in range(1, game.seats[0]))]
    assert {(seat["kind"], seat["level"], seat["you"]) for seat in line["seats"]} == {("person", None, False)}
    assert (line["started"], line["over"], line["ply"], line["result"]) == (True, False, 0, None)
    first = mover(tables)
    first.play(first.look().legal[0]["move"], ply=0)
    for table in tables:
        [mine] = get(any_server, table.token, "/mine")["tables"]
        assert mine["standing"] == ("your_turn" if mover(tables) is table else "their_turn")
        assert [seat["you"] for seat in mine["seats"]] == [seat == table.seat for seat in range(len(tables))]
        assert mine["ply"] == 1
        assert mine["updated"] == table.look().raw["log"][-1]["at"]
    tables[1].leave()
    assert get(any_server, tables[1].token, "/mine")["tables"][0]["seats"][1]["away"]
    for table in tables[1:]:
        if table.seat != 1:
            table.resign()
    tables[1].come_back()
    tables[1].resign()
    [over] = get(any_server, ada.token, "/mine", over="true")["tables"]
    assert (over["standing"], over["over"], over["result"]["reason"]) == ("over", True, "resignation")
    assert get(any_server, ada.token, "/mine", over="false")["tables"] == []
    assert ada.code not in [line["code"] for line in get(any_server, None, "/tables")["tables"]]


def test_waiting_tables_and_bots_are_told(server: ServerProcess) -> None:
    answer = open_tables(server, 1)[0]
    [line] = get(server, answer["guest"], "/mine")["tables"]
    assert (line["standing"], line["started"], line["open_seats"]) == ("waiting", False, quick_game().seats[0] - 1)
    assert [seat["kind"] for seat in line["seats"]] == ["person", *["open"] * (quick_game().seats[0] - 1)]
    with server.http(answer["guest"]) as http:
        http.post(f"/tables/{answer['code']}/fill", json={"level": "easy"})
    [line] = get(server, answer["guest"], "/mine")["tables"]
    assert line["seats"][1]["level"] == "easy"


def test_all_tables_come_page_by_page_also_those_opened_in_one_moment(tmp_path: Path) -> None:
    with running_here(tmp_path, rate_limits=False) as server:  # whose clock stands still
        answer = open_tables(server, 105, listed=True)
        codes = {one["code"] for one in answer}
        guest = answer[0]["guest"]
        with server.http(guest) as http:
            for one in answer[:5]:
                http.post(f"/tables/{one['code']}/close", json={})
        for path, query, wanted in (
            ("/mine", {}, codes),
            ("/mine", {"limit": 7}, codes),
            ("/mine", {"limit": 2, "over": "true"}, {one["code"] for one in answer[:5]}),
            ("/mine", {"limit": 100, "over": "false"}, {one["code"] for one in answer[5:]}),
            ("/tables", {"limit": 50}, {one["code"] for one in answer[5:]}),
        ):
            found = pages(server, guest, path, **query)
            assert all(len(page) == query.get("limit", 50) for page in found[:-1])
            listed = [line["code"] for page in found for line in page]
            assert len(listed) == len(set(listed))
            assert set(listed) == wanted


def test_the_stream_of_my_tables_tells_of_all_however_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_tables, "LIVE", 2)
    monkeypatch.setattr(my_tables, "PAGE", 3)
    with running_here(tmp_path, rate_limits=False, poll_seconds=0.2, idle_minutes=0) as server:
        answer = open_tables(server, 8)
        stream = Server(server.base, answer[0]["guest"]).follow()
        assert {next(stream)["code"] for _ in answer} == {one["code"] for one in answer}
        for one in answer:
            Server(server.base).join(one["code"])
        begun: set[str] = set()
        while len(begun) < len(answer):
            server.clock.advance(1)
            line = next(stream)
            assert line["standing"] in {"your_turn", "their_turn"}
            begun.add(line["code"])
        with server.http(answer[0]["guest"]) as http:
            for one in answer:
                http.post(f"/tables/{one['code']}/close", json={})
        over: set[str] = set()
        while len(over) < len(answer):
            server.clock.advance(1)
            over |= {line["code"] for line in [next(stream)] if line["standing"] == "over"}
        stream.close()  # type: ignore[attr-defined]


def test_a_list_after_a_restart_plays_no_game_again(tmp_path: Path) -> None:
    with running_here(tmp_path) as server:
        tables = table_of_people(server)
        first = mover(tables)
        first.play(first.look().legal[0]["move"], ply=0)
        line = get(server, tables[0].token, "/mine")["tables"][0]
    with running_here(tmp_path) as server:
        assert get(server, tables[0].token, "/mine")["tables"][0] == {**line, "url": f"{server.base}/t/{line['code']}"}
        metrics = server.http()
        assert "benchtop_tables 0.0" in metrics.get(f"{server.base}/metrics").text
        metrics.close()


def test_a_list_after_a_crash_is_right_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:

        async def write(self: summaries.Summaries) -> None:
            """Write nothing, as if the process had died before."""

        patched.setattr(summaries.Summaries, "write", write)
        with running_here(tmp_path) as server:
            tables = table_of_people(server)
            first = mover(tables)
            first.play(first.look().legal[0]["move"], ply=0)
    with running_here(tmp_path) as server:
        assert get(server, tables[0].token, "/mine")["tables"][0]["ply"] == 1
        assert get(server, tables[0].token, "/mine")["tables"][0]["started"]


def test_what_one_process_answered_is_in_the_lists_of_another(two_servers: TwoServers) -> None:
    here, there = two_servers
    tables = table_of_people(here)
    for ply in range(6):
        table = mover(tables)
        table.play(table.look().legal[0]["move"], ply=ply)
        assert get(there, tables[0].token, "/mine")["tables"][0]["ply"] == ply + 1


def test_a_seat_token_lists_its_own_table_and_seat(server: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, BOT, BOT][: quick_game().seats[0]]
    first, second = open_tables(server, 2, seats=seats)
    [line] = get(server, first["seats"][1]["token"], "/mine")["tables"]
    assert line["code"] == first["code"]
    assert [seat["seat"] for seat in line["seats"] if seat["you"]] == [1]
    assert {line["code"] for line in get(server, second["guest"], "/mine")["tables"]} == {
        first["code"], second["code"],
    }  # fmt: skip


@pytest.mark.parametrize("before", ["", "x", "12", "1e400-BCDFGH", "nan-BCDFGH", "-1-BCDFGH", "12-AEIOUY", "12-"])
def test_a_page_that_nobody_gave_out_is_refused(server: ServerProcess, before: str) -> None:
    for path in ("/tables", "/mine"):
        token = open_tables(server, 1)[0]["guest"]
        assert get(server, token, path, before=before)["code"] == "invalid"
