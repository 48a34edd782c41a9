"""Tables that start from a position of ours: nobody at them sees it, and a restart goes on from it."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import benchtop
from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.tokens import Tokens
from benchtop.store import ListingUpdate, store_at
from tests.play import deals_of
from tests.server.running import Speaking, running

SECRET, ME = "0" * 64, "somebody-at-a-table"


def opened(address: str, position: dict[str, Any]) -> str:
    """Write a table that starts from a position, before the server starts, and return its code."""

    async def write() -> str:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        asked = NewTable.model_validate({"game": position["game"], "seats": seats})
        header, first = plan_table(asked, ME, time.time(), position=position)
        async with store_at(address) as store:
            await store.fact("secret", lambda: SECRET)
            await store.create(header, first.entry(1, header.created), listed=True, listing=ListingUpdate())
        return header.code

    return asyncio.run(write())


def everything(server: Speaking, code: str, *tokens: str | None) -> str:
    """Return all that these people can read of a table."""
    found = []
    for token in tokens:
        with server.http(token) as http:
            for path in ("?text=1", "/log", "/replay", "/record", "/story"):
                found.append(http.get(f"/tables/{code}{path}").text)
            found.append(http.get("/tables").text)
    return "\n".join(found)


def test_a_table_starts_from_a_position_that_nobody_sees(tmp_path: Path) -> None:
    game = benchtop.game("adna")
    s = [s.clone() for _, s, _ in deals_of(game)[0].sample(3)][1]
    address = f"sqlite:///{tmp_path / 'server.db'}"
    code = opened(address, s.to_json())
    ada = Tokens(bytes.fromhex(SECRET)).guest(ME)
    with running(tmp_path, address) as server:
        with server.http() as http:
            ben = (
                http.post(f"/tables/{code}/seats", json={"name": "Ben"}).raise_for_status().json()["seats"][0]["token"]
            )
        tokens = [ada, ben][s.to_move]
        with server.http(tokens) as http:
            full = http.get(f"/tables/{code}").json()
            assert full["ply"] == 0 and full["view"] == json.loads(json.dumps(s.view(s.to_move)))
            move = str(s.legal()[0])
            assert http.post(f"/tables/{code}/move", json={"ply": 0, "move": move}).status_code == 200
        read = everything(server, code, ada, ben, None)
        keys = [str(key) for key in s.chance.keys]
        assert not [key for key in keys if key in read]
        assert '"start"' not in read and '"chance"' not in read
        server.kill()
        server.start()
        s.play(game.parse(move))
        with server.http(ada) as http:
            assert http.get(f"/tables/{code}").json()["view"] == json.loads(json.dumps(s.view(0)))
