"""An invitation names an address that the guests can open."""

from pathlib import Path

import httpx
import pytest

from benchtop.server.http.reach import is_loopback
from tests.server.running import ServerProcess, running

ROOM = "http://192.168.7.5:8000 http://172.17.0.1:8000"


def reach(server: ServerProcess, host: str = "") -> list[str]:
    headers = {"Host": host} if host else {}
    found: list[str] = httpx.get(f"{server.base}/api/v1/reach", headers=headers).json()["addresses"]
    return found


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.1.1", "::1", "[::1]", "localhost", "bench.localhost"])
def test_only_this_machine_opens_a_loopback_address(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["192.168.7.5", "bench.example.org", "localhost.example.org", ""])
def test_others_open_other_addresses(host: str) -> None:
    assert not is_loopback(host)


def test_a_server_on_loopback_says_that_nobody_else_reaches_it(server: ServerProcess) -> None:
    assert reach(server) == []


def test_a_server_in_a_room_names_its_addresses_on_its_own_machine_alone(tmp_path: Path) -> None:
    with running(tmp_path, room=ROOM) as server:
        assert reach(server) == ROOM.split()
        assert reach(server, "bench.example.org") == ["http://bench.example.org"], "whoever came knows an address"
