"""Nothing leaks: what travels to a seat or a spectator is the same in every world that they cannot tell apart.

The server holds the true deal. From the true state this test imagines others that a hearer cannot tell from it, and
compares every byte on the wire with what those worlds would have sent. Secrets that only the store has (the seed,
people's tokens) must never appear at all.
"""

import asyncio
import json
from typing import Any

import pytest

import benchtop
from benchtop.client import Server, Table
from benchtop.core.move import ENDS_TURN, REVEALS
from benchtop.core.outlook import outlook
from benchtop.store import store_at
from tests.depth import depth
from tests.server.running import ServerProcess, Socket
from tests.server.seats import post

PLIES = depth(8, 36)  # who was away longer gets a full view instead of what was missed

Message = dict[str, Any]


@pytest.mark.parametrize("key", sorted(benchtop.games()))
def test_nothing_on_the_wire_depends_on_what_its_hearer_cannot_know(server: ServerProcess, key: str) -> None:
    game = benchtop.games()[key]
    seats = game.seats[-1]
    host = Server(server.base).open(key, [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], seed="leak")
    tables = [host[0], *(Server(server.base).join(host[0].code) for _ in range(seats - 1))]
    code = tables[0].code
    truth = benchtop.Match(game, seats, "leak", names=[seat["name"] for seat in tables[0].look().raw["table"]["seats"]])
    hearers: list[Table] = [*tables, Server(server.base).watch(code)]
    with _Sockets(server, code, hearers) as sockets:
        for message in sockets.next():
            _check(truth, message, full=True)
        for ply in range(PLIES):
            if truth.over:
                break
            seat = truth.to_move
            for hearer in hearers:
                if hearer.seat is not None and hearer.seat == (seat + 1 + ply % (seats - 1)) % seats:
                    _check_errors(server, truth, hearer, ply)
            move = truth.state.legal()[(7 * ply) % len(truth.state.legal())]
            tables[seat].play(move.notation, ply=ply)
            truth.play(seat, move)
            for message in sockets.next():
                _check(truth, message, full=False)
        for hearer in hearers:
            _check_reads(server, truth, hearer)
            _check_resuming(server, truth, hearer)
        wire = "\n".join(sockets.everything)
    _check_stored_secrets(server, code, wire)


class _Sockets:
    """Open a socket for each hearer, and keep everything that they receive."""

    def __init__(self, server: ServerProcess, code: str, hearers: list[Table]) -> None:
        self._sockets: list[Socket] = [server.socket(code, hearer.token, "?text=1") for hearer in hearers]
        self._seats = [hearer.seat for hearer in hearers]
        self.everything: list[str] = []

    def __enter__(self) -> "_Sockets":
        for socket in self._sockets:
            socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self._sockets:
            socket.__exit__()

    def next(self) -> list[Message]:
        messages = [socket.get() for socket in self._sockets]
        self.everything += [json.dumps(one) for one in messages]
        return [{**one, "hearer": seat} for one, seat in zip(messages, self._seats, strict=True)]


def _worlds(truth: benchtop.Match, seat: int | None) -> list[benchtop.State]:
    return [truth.state.imagine(seat, f"world {number}") for number in range(3)]


def _text(truth: benchtop.Match, view: Any) -> list[Message]:
    return [block.to_json() for block in truth.game.text.table(view, truth.names)]


def _legal(truth: benchtop.Match, state: benchtop.State, seat: int | None) -> list[Message]:
    if seat is None or state.over or state.to_move != seat:
        return []
    view, moves = state.view(seat), state.legal()
    return [
        {
            "move": move.notation,
            "key": move.key,
            "params": move.params,
            "words": truth.game.text.words(move, view, truth.names),
            "touches": list(move.touches),
            "group": move.group,
            "reveals": flags & REVEALS != 0,
            "ends_turn": flags & ENDS_TURN != 0,
        }
        for move, flags in zip(moves, outlook(state, moves), strict=True)
    ]


def _log(truth: benchtop.Match, seat: int | None) -> list[tuple[int, str, list[str]]]:
    return [
        (
            played.seat,
            played.notation_for(seat),
            [words for _, words in truth.game.tell(played.events, seat, truth.names, seat)],
        )
        for played in truth.played
    ]


def _check(truth: benchtop.Match, message: Message, *, full: bool) -> None:
    seat = message["hearer"]
    if "view" in message:
        for world in _worlds(truth, seat):
            assert message["view"] == json.loads(json.dumps(world.view(seat)))
            assert message["text"] == _text(truth, world.view(seat))
            assert message["legal"] == _legal(truth, world, seat)
            assert message["points"] == truth.game.standing(world)
    allowed = {
        "you", "type", "protocol", "n", "table", "ply", "to_move", "thinking", "view", "legal", "log", "chat", "kind",
        "seat", "at", "happened", "open", "hearer", "presence", "turn_since", "due", "undo", "takeback", "text",
        "points",
    }  # fmt: skip
    assert set(message) <= allowed, "a new field of a message must be looked at here"
    if not truth.over:
        assert "open" not in message
    for event in message.get("happened", []):
        assert event.get("only") in {None, seat}
    lines = message["log"] if full else message.get("log", {}).get("lines", [])
    start = (lines[0]["ply"] if lines else 0) if full else message.get("log", {}).get("from", 0)
    shown = [(line["seat"], line["move"], [event["words"] for event in line["happened"]]) for line in lines]
    assert shown == _log(truth, seat)[start:]


def _check_resuming(server: ServerProcess, truth: benchtop.Match, hearer: Table) -> None:
    """Check that people who were away hear what they would have heard."""
    since = hearer.look().n - len(truth.played)
    with server.socket(hearer.code, hearer.token, f"?since={since}&text=1") as socket:
        head, *received = [socket.get() for _ in range(len(truth.played) + 1)]
    assert (head["type"], head["you"]["seat"]) == ("resumed", hearer.seat)
    for ply, update in enumerate(received):
        assert update["log"]["from"] == ply
        [line] = update["log"]["lines"]
        shown = (line["seat"], line["move"], [event["words"] for event in line["happened"]])
        assert shown == _log(truth, hearer.seat)[ply]
        assert update["happened"] == line["happened"]
        assert ("view" in update) == (ply + 1 == len(received))
    _check(truth, {**received[-1], "hearer": hearer.seat}, full=False)


def _check_errors(server: ServerProcess, truth: benchtop.Match, hearer: Table, ply: int) -> None:
    """Check that refusals say the same in every world."""
    game, seat = truth.game, hearer.seat
    assert seat is not None
    for move in (game.moves[(ply * 31) % len(game.moves)], truth.state.legal()[0]):
        refused = post(server, hearer, "move", move=move.notation, ply=ply)
        stale = post(server, hearer, "move", move=move.notation, ply=ply + 1000)
        assert refused.json()["code"] == "not_your_turn"
        for world in _worlds(truth, seat):
            assert stale.json()["now"]["view"] == json.loads(json.dumps(world.view(seat)))
            assert stale.json()["now"]["legal"] == []


def _check_reads(server: ServerProcess, truth: benchtop.Match, hearer: Table) -> None:
    record = hearer.record()
    if not truth.over:
        assert "seed" not in record
        assert record["redacted_for"] == ("spectator" if hearer.seat is None else hearer.seat)
        assert [entry["move"] for entry in record["moves"]] == truth.log(hearer.seat)
    with server.http(hearer.token) as http:
        in_words = {"text": 1} if hearer.seat is None else {"text": 1, "seat": hearer.seat}
        look = http.get(f"/tables/{hearer.code}", params=in_words).json()
        whole = http.get(f"/tables/{hearer.code}/replay", params=in_words).json()
        for ply in (0, len(truth.played) // 2, len(truth.played)):
            state = truth.state_at(ply)
            one = http.get(f"/tables/{hearer.code}/replay/{ply}", params=in_words).json()
            for world in (state, state.imagine(hearer.seat, 5)):
                for received in (one, whole["plies"][ply]):
                    assert received["view"] == json.loads(json.dumps(world.view(hearer.seat)))
                    assert received["text"] == _text(truth, world.view(hearer.seat))
    _check(truth, {**look, "hearer": hearer.seat}, full=True)


def _check_stored_secrets(server: ServerProcess, code: str, wire: str) -> None:
    async def read() -> tuple[str, list[str]]:
        async with store_at(server.database) as store:
            header = await store.header(code)
            assert header is not None
            entries = await store.entries(code)
            people = [entry.body["person"] for entry in entries if "person" in entry.body]
            return header.settings["host"], people

    host, people = asyncio.run(read())
    assert len(people) >= 1
    for secret in [host, *people]:
        assert secret not in wire
    assert '"seed"' not in wire
    assert "leak" not in wire


def test_a_table_that_does_not_exist_says_nothing_else(server: ServerProcess) -> None:
    answer = server.get("/api/v1/tables/ZZZZZZ")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
    with server.socket("ZZZZZZ") as socket:
        assert socket.get()["code"] == "no_such_table"
        assert socket.closed_with() == 4404
