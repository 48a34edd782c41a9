"""Games when the rules change: nothing is lost, and games that cannot continue say why.

`data/before_archives.sql` is a database written by an older program; the .json beside it has its codes and seat tokens:
for each game a finished table of people, a running one, a running one with bots, and one with an open seat.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from sqlalchemy import update

import benchtop
from benchtop.client import Server
from benchtop.store import store_at
from benchtop.store.schema import TABLES
from tests.server.running import ServerProcess, bots, people, quick_game, running
from tests.server.seats import mover, table_of_people
from tests.server.test_records import SCHEMA

DATA = Path(__file__).parent / "data"
OLD: dict[str, dict[str, Any]] = json.loads((DATA / "before_archives.json").read_text(encoding="utf-8"))
GONE = 1
"""A version of the rules that no game has any more."""


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Start a server on a database that an older program wrote, with rules that have changed since in every game."""
    folder = tmp_path_factory.mktemp("old")
    with sqlite3.connect(folder / "server.db") as database:
        database.executescript((DATA / "before_archives.sql").read_text(encoding="utf-8"))
        database.execute("UPDATE tables SET rules_version = ?", [GONE])
    with running(folder) as server:
        yield server


def set_version(database: str, codes: list[str], version: int) -> None:
    """Say that these tables were opened with another version of the rules."""

    async def work() -> None:
        async with store_at(database) as store:
            change = update(TABLES).where(TABLES.c.code.in_(codes)).values(rules_version=version)
            await store.database.write(lambda connection: connection.execute(change))

    asyncio.run(work())


def get(server: ServerProcess, path: str, token: str | None = None) -> Any:
    with server.http(token) as http:
        return http.get(path).json()


@pytest.mark.parametrize("key", OLD)
def test_a_finished_game_of_older_rules_stays_readable(old_server: ServerProcess, key: str) -> None:
    code = OLD[key]["finished"]
    assert get(old_server, f"/tables/{code}")["code"] == "other_rules"
    old = get(old_server, f"/tables/{code}/archive")
    assert [seat["name"] for seat in old["seats"]][:2] == ["Ada", "Ben"]
    assert (old["result"]["reason"], old["result"]["winners"], old["redacted"]) == ("resignation", [0], False)
    assert len(old["moves"]) == 6 and all(line["move"] for line in old["moves"])
    assert f"version {GONE} of its rules" in old["why"] and "download" not in old["why"]
    record = get(old_server, f"/tables/{code}/record")
    jsonschema.validate(record, SCHEMA)
    assert [line["move"] for line in record["moves"]] == [line["move"] for line in old["moves"]]
    assert record["seed"] and record["rules_version"] == GONE
    with pytest.raises(benchtop.RecordError, match="version 1 of the rules"):
        benchtop.replay(record)


@pytest.mark.parametrize("key", OLD)
def test_a_running_game_of_older_rules_explains_itself_and_tells_no_secret(old_server: ServerProcess, key: str) -> None:
    code, token = OLD[key]["running"], OLD[key]["tokens"]["running"]
    for who, named in ((None, set[int]()), (token, {0})):
        old = get(old_server, f"/tables/{code}/archive", who)
        assert (old["result"], old["redacted"]) == (None, True)
        assert "It cannot go on here" in old["why"]
        assert {line["seat"] for line in old["moves"] if line["move"]} <= named
        record = get(old_server, f"/tables/{code}/record", who)
        jsonschema.validate(record, SCHEMA)
        assert "seed" not in record


@pytest.mark.parametrize("key", OLD)
def test_whoever_was_alone_with_bots_gets_the_whole_record(old_server: ServerProcess, key: str) -> None:
    code, token = OLD[key]["solo"], OLD[key]["tokens"]["solo"]
    assert get(old_server, f"/tables/{code}/archive")["redacted"]
    old = get(old_server, f"/tables/{code}/archive", token)
    assert not old["redacted"] and old["moves"]
    assert get(old_server, f"/tables/{code}/record", token)["seed"]


@pytest.mark.parametrize("key", OLD)
def test_a_table_without_a_move_adopts_the_new_rules(old_server: ServerProcess, key: str) -> None:
    code = OLD[key]["waiting"]
    answer = get(old_server, f"/tables/{code}")
    assert (answer["type"], answer["ply"]) == ("full", 0)
    assert get(old_server, f"/tables/{code}/archive")["code"] == "not_archived"
    ben = Server(old_server.base).join(code, name="Ben")
    assert [seat["name"] for seat in ben.look().raw["table"]["seats"]][:2] == ["Ada", "Ben"]


def test_lists_show_archived_games_with_names_and_result(old_server: ServerProcess) -> None:
    for key, codes in OLD.items():
        [listed] = get(old_server, "/mine", codes["tokens"]["finished"])["tables"]
        assert (listed["game"], listed["standing"], listed["result"]["winners"]) == (key, "over", [0])
        assert [seat["name"] for seat in listed["seats"]][:2] == ["Ada", "Ben"]


def test_a_database_of_the_older_program_is_read_where_the_rules_are_the_same(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "server.db") as database:
        database.executescript((DATA / "before_archives.sql").read_text(encoding="utf-8"))
        versions = dict(database.execute("SELECT code, rules_version FROM tables").fetchall())
    with running(tmp_path) as server:
        for key, codes in OLD.items():
            same = versions[codes["finished"]] == benchtop.game(key).version
            for kind in ("finished", "running", "solo"):
                answer = get(server, f"/tables/{codes[kind]}", codes["tokens"][kind])
                assert answer.get("code", "full") == ("full" if same else "other_rules")


def test_rules_that_change_while_people_play(tmp_path: Path, database: str) -> None:
    game = quick_game()
    with running(tmp_path, database=database) as server:
        tables = table_of_people(server)
        moving = mover(tables)
        moving.play(moving.look().legal[0]["move"], ply=0)
        [waiting] = Server(server.base).open(game.key, people(game))
        [solo] = Server(server.base).open(game.key, bots(game))
        seed = solo.look().raw["table"].get("seed")
        server.stop()
        set_version(database, [tables[0].code, waiting.code], GONE)
        server.start()
        assert get(server, f"/tables/{tables[0].code}/archive", moving.token)["moves"][0]["move"]
        assert waiting.look().ply == 0
        assert solo.look().raw["table"].get("seed") == seed
        server.stop()  # what was adopted is stored
        server.start()
        assert waiting.look().ply == 0
        with server.socket(tables[0].code) as socket:
            assert socket.get()["code"] == "other_rules"
