"""Starting: settings, addresses, refusals in words; health, metrics and pages."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import benchtop
from benchtop.server.run import CannotServe, _bind, addresses, announce, in_the_room, serve
from benchtop.server.settings import Settings, from_environment
from tests.server.running import ServerProcess, until
from tests.server.seats import table_of_people
from tests.store.postgres import free_port


def test_flags_win_over_the_environment_and_bad_values_are_named() -> None:
    given = {"BENCHTOP_BOT_WORKERS": "3", "BENCHTOP_RATE_LIMITS": "off", "BENCHTOP_KEEP_DAYS": "1.5"}
    settings = from_environment(given, bot_workers=2, database=None)
    assert (settings.bot_workers, settings.rate_limits, settings.keep_days) == (2, False, 1.5)
    assert from_environment(settings.to_environment()) == settings
    with pytest.raises(ValueError, match="BENCHTOP_BOT_WORKERS must be a number, not 'many'"):
        from_environment({"BENCHTOP_BOT_WORKERS": "many"})
    with pytest.raises(ValueError, match="yes or no"):
        from_environment({"BENCHTOP_RATE_LIMITS": "perhaps"})
    assert Settings().database_url.startswith("sqlite:///")


def test_what_cannot_be_served_is_said_in_words(tmp_path: Path, server: ServerProcess) -> None:
    with pytest.raises(CannotServe, match="only one worker"):
        serve(database=f"sqlite:///{tmp_path}/x.db", workers=2)
    with pytest.raises(CannotServe, match="does not support"):
        serve(database="mysql://x/y")
    with pytest.raises(CannotServe, match=f"port {server.port}"):
        serve(port=server.port, database=f"sqlite:///{tmp_path}/x.db")
    for host in ("300.1.1.1", "192.0.2.1"):
        with pytest.raises(CannotServe, match=f"cannot listen on {host} port 0: .*; try another --host"):
            serve(host, 0, database=f"sqlite:///{tmp_path}/x.db")
    with pytest.raises(CannotServe, match="another server uses"):
        serve(port=0, database=server.database)


def test_beyond_loopback_the_addresses_of_the_room_are_printed_with_a_code_for_phones() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert addresses("::1", 80) == ["http://[::1]:80"]
    assert addresses("10.1.2.3", 80) == ["http://10.1.2.3:80"]
    assert addresses("0.0.0.0", 80)[0] == "http://127.0.0.1:80"
    assert in_the_room("127.0.0.1", 80) == [], "no phone can open what only this machine can"
    assert addresses("0.0.0.0", 80)[1:] == in_the_room("0.0.0.0", 80)
    alone, room = Terminal(), Terminal()
    announce("127.0.0.1", 8000, alone)
    announce("10.1.2.3", 8000, room)
    assert "█" not in alone.getvalue()
    assert "http://10.1.2.3:8000" in room.getvalue()
    assert re.search("[█▀▄]{5}", room.getvalue())


def test_a_taken_port_is_said_and_the_next_free_one_taken_where_that_will_do() -> None:
    with _bind("127.0.0.1", 0) as first:
        first.listen()
        taken = first.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {taken}"), _bind("127.0.0.1", taken):
            pass
        with _bind("127.0.0.1", taken, 50) as second:
            port = second.getsockname()[1]
    assert port > taken
    said = io.StringIO()
    announce("127.0.0.1", port, said, asked=taken)
    assert said.getvalue().startswith(f"Port {taken} is in use, so the server uses port {port}.")


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script")
def test_the_page_is_opened_once_the_server_listens(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    browser = tmp_path / "browser"
    fetch = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())"
    browser.write_text(
        f"#!/bin/sh\n'{sys.executable}' -c '{fetch}' \"$1\" > '{page}.half' && mv '{page}.half' '{page}'\n"
    )
    browser.chmod(0o755)
    server = subprocess.Popen(
        [
            sys.executable, "-m", "benchtop", "serve", "--port", str(free_port()), "--open", "--next-port",
            "--database", f"sqlite:///{tmp_path}/x.db",
        ],
        env={**os.environ, "BROWSER": str(browser), "BENCHTOP_BOT_WORKERS": "1"},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        until(page.exists)
        assert "Benchtop" in page.read_text(encoding="utf-8")
    finally:
        server.terminate()
        server.wait(60)


def test_health_and_metrics(server: ServerProcess) -> None:
    with server.http() as http:
        assert http.get(f"{server.base}/healthz").json() == {"status": "ok"}
        text = http.get(f"{server.base}/metrics").text
    for name in (
        "tables",
        "subscribers",
        "entries_total",
        "answer_seconds_bucket",
        "bot_seconds",
        "commit_seconds_sum",
    ):
        assert f"benchtop_{name}" in text


def test_the_lists_name_every_game_and_the_reference_every_route(server: ServerProcess) -> None:
    with server.http() as http:
        reference = http.get("/reference").text
        paths = http.get("/openapi.json").json()["paths"]
        assert http.get("/openapi.json").json()["openapi"].startswith("3.1")
        assert {game["key"] for game in http.get("/games").json()["games"]} == set(benchtop.games())
    assert all(path in reference for path in paths)


def test_several_workers_share_one_postgresql(tmp_path: Path, postgres_database: str) -> None:
    server = ServerProcess(tmp_path, postgres_database)
    try:
        server.start(workers=2)
        for _ in range(2):  # each client has its own connection, to any worker
            tables = table_of_people(server)
            n = len(tables)  # entries: the table was opened, and the others sat down
            for ply in range(6):
                moving = tables[tables[0].look(after=n).to_move or 0]
                n = moving.play(moving.look(after=n).legal[0]["move"], ply=ply)
        [moves] = re.findall(r'^benchtop_entries_total{kind="move"} (\S+)', server.get("/metrics").text, re.MULTILINE)
        assert float(moves) == 12, "the workers count together"
    finally:
        server.stop()
        server.kill()
    assert "Traceback" not in server.words()
