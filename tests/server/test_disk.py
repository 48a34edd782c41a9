"""A disk that takes no more: moves are refused and change nothing, and play goes on once it is well again."""

import contextlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchtop.client import Table
from tests.server.running import ServerProcess, running
from tests.server.seats import mover, post, table_of_people

if sys.platform != "linux":
    pytest.skip("only Linux sets the limits of another process", allow_module_level=True)

import resource


@contextlib.contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Let no file of the server outgrow the database's log as it is now, as if the disk were full."""
    size = Path(server.database.removeprefix("sqlite:///") + "-wal").stat().st_size
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))


def play(tables: list[Table]) -> int:
    news = mover(tables).look()
    return mover(tables).play(news.legal[0]["move"], ply=news.ply)


def test_a_move_that_the_disk_does_not_take_is_refused_and_may_be_sent_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        tables, others = table_of_people(server), table_of_people(server)
        play(tables)
        moving = mover(tables)
        before = moving.look()
        move = before.legal[0]["move"]
        with server.socket(moving.code, moving.token) as socket:
            socket.get()
            with full_disk(server):
                message = post(server, moving, "move", move=move, ply=before.ply, key="again")
                assert (message.status_code, message.json()["code"]) == (503, "store_away")
                assert message.headers["retry-after"] == "1"
                assert socket.closed_with() == 1012  # it may not be stored, so clients reconnect and read again
                with server.socket(moving.code, moving.token) as back:
                    full = back.get()
                    assert (full["n"], full["view"]) == (before.n, before.view)
                    back.send({"type": "move", "move": move, "ply": before.ply, "key": "again"})
                    assert post(server, mover(others), "chat", phrase="hello").status_code == 503
                    assert back.until("refused")["status"] == 503
                assert server.get("/healthz").status_code == 503
                after = moving.look()
                assert (after.n, after.ply, after.legal) == (before.n, before.ply, before.legal)
        server.wait_until_healthy()  # by itself: nobody has written anything since
        [failures] = re.findall(r"^benchtop_write_failures_total (\S+)", server.get("/metrics").text, re.MULTILINE)
        assert float(failures) >= 3
        assert server.words().count("nothing can be stored now") == 1
        assert server.words().count("entries are stored again") == 1
        n = moving.play(move, ply=before.ply, key="again")
        assert n == before.n + 1
        assert moving.play(move, ply=before.ply, key="again") == n
        for _ in range(5):
            play(tables)
        play(others)
        assert "Traceback" not in server.words()
