"""The client at the door of a real server: games, lists of tables, who you are."""

import gc
import socket
import weakref
from collections.abc import Iterator

import pytest

import benchtop
from benchtop.client import Refused, Server
from benchtop.client.connection import Connection
from tests.server.running import ServerProcess, bots, people, quick_game
from tests.server.seats import mover, table_of_people


def test_games_cards_books_and_pages_are_there(server: ServerProcess) -> None:
    door = Server(server.base)
    assert {game["key"] for game in door.games()} == set(benchtop.games())
    for key, game in benchtop.games().items():
        assert door.game(key)["title"] == game.title
        assert len(door.book(key)["moves"]) == len(game.moves)
        assert door.cards(key)
        assert door.page(key).startswith("#")
        assert door.page(key, "rulings.md").startswith("#")
        assert "<h" in door.page(key, "rules.html")
    with pytest.raises(Refused) as refused:
        door.page("translation", "nothing")
    assert refused.value.status == 404


def test_lobby_and_mine_are_read_to_the_last_page(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    game, door = quick_game(), Server(server.base)
    door.become_guest("Ada")
    codes = [door.open(game.key, people(game), listed=True)[0].code for _ in range(5)]
    asked: list[str] = []
    ask = door._connection.ask

    def small_pages(method: str, path: str) -> object:
        asked.append(path)
        return ask(method, path.replace("limit=100", "limit=2"))

    monkeypatch.setattr(door._connection, "ask", small_pages)
    mine: Iterator[dict[str, object]] = door.mine()
    assert next(mine)["code"] == codes[-1]
    assert len(asked) == 1
    assert [table["code"] for table in mine] == codes[-2::-1]
    assert len(asked) == 3
    assert [table["code"] for table in door.mine(over=True)] == []
    assert {table["standing"] for table in door.mine(over=False)} == {"waiting"}
    assert set(codes) <= {str(table["code"]) for table in door.lobby(game.key)}


def test_a_guest_has_a_name_and_many_devices(server: ServerProcess) -> None:
    game, door = quick_game(), Server(server.base)
    token = door.become_guest("Ada")
    assert (door.token, door.name(), door.rename("Ada L."), door.name()) == (token, "Ada", "Ada L.", "Ada L.")
    [mine] = door.open(game.key, bots(game))
    handover, other = door.hand_over(), Server(server.base)
    assert handover["qr"].startswith("<svg")
    assert other.take_over(handover["token"]) == token
    assert [table["code"] for table in other.mine()] == [mine.code]
    with pytest.raises(Refused, match="used before"):
        Server(server.base).take_over(handover["token"])
    door.sign_out("others")
    assert door.token not in {None, token}
    assert door.name() == "Ada L."
    with pytest.raises(Refused) as refused:
        other.name()
    assert refused.value.code == "bad_token"
    door.sign_out()
    assert door.token is None
    assert door.name() == ""


def test_a_game_is_played_on_from_a_turn(server: ServerProcess) -> None:
    tables = table_of_people(server)
    for ply in range(3):
        mover(tables).play(mover(tables).look().legal[0]["move"], ply=ply)
    for table in tables[1:]:
        table.resign()
    seats = [{"kind": "me", "name": f"Ada {number}"} for number in range(len(tables))]
    again = Server(server.base).play_on(tables[0].code, 2, seats, undo=False)
    now = again[0].look()
    assert (now.ply, now.raw["table"]["continues"]) == (2, {"code": tables[0].code, "ply": 2})
    assert [line["move"] for line in now.raw["log"]] == [line["move"] for line in tables[0].look().raw["log"][:2]]


def test_a_connection_in_a_cycle_is_closed_without_a_warning() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        connection = Connection(f"127.0.0.1:{listener.getsockname()[1]}")
        opened = connection._connect()
        opened.connect()
        connection._open.append(opened)
        connection.itself = connection  # type: ignore[attr-defined]
        left = weakref.ref(opened)
        del connection, opened
        gc.collect()
        assert left() is None  # a ResourceWarning would fail this test
