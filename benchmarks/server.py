"""Measures the server: many tables, one socket per seat, legal moves for a bounded time, every move stored.

    python benchmarks/server.py [--game peptide nucleo] [--tables 50 200] [--seconds 5] [--peer] [--idle] [--json FILE]

Runs a real server process on the loopback, with the compiled engine if `make play` has installed it, and with SQLite
(or the given --database). This process plays all seats: the player to move plays a random legal move as soon as its
socket says so, so the server always has work. It reports moves per second, the time from a move to its answer (sent
when the move is stored), the server's CPU time per move, its memory, and the bytes sent to each socket per move and for
returning after ten moves: raw, and deflated as browsers get them. A load takes --seconds and a few more to set up.

--peer runs boardgame.io's server (Node, installed into a temporary folder) before ours in the same run, with a small
card game and as many sockets; it keeps its games in memory and deflates nothing. Compare ratios, not figures of
different days: on a busy machine the CPU time per move says more than the moves per second.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec

import benchtop
from benchtop.server.ws.websocket_protocol import DEFLATE, WINDOW_BITS

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PYTHON = ROOT / ".venv-play" / "bin" / "python"
PEER = ROOT / "benchmarks" / "boardgameio"
CONNECTING = 64
"""Number of sockets opened at once."""
AWAY = 10
"""Number of entries that a returning client has missed."""
RETURNING = 10
"""Number of sockets that reconnect afterwards, to measure the cost."""


# -- a client that costs little ----------------------------------------------------------------------------------------


class Wire(asyncio.Protocol):
    """A WebSocket client: whole text messages in and out, no extensions, nothing checked."""

    def __init__(self, path: str, headers: dict[str, str], on_text: Callable[["Wire", bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        self._hello = "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()
        self._on_text = on_text
        self._buffer = b""
        self._open = False
        self.closed = False
        self.received = 0
        self.kept: list[bytes] | None = None
        """The messages, if they are kept for inspection."""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def send(self, text: bytes) -> None:
        """Send one text message, masked with zeros."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:200])
            self._open, at = True, end + 4
        while len(data) - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if len(data) < start + size:
                break
            kind = data[at] & 0x0F
            at = start + size
            if kind == 1:
                if self.kept is not None:
                    self.kept.append(data[start:at])
                self._on_text(self, data[start:at])
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + data[start:at])
        self._buffer = data[at:]


@dataclass
class Tally:
    """What happened while it was measured."""

    measuring: bool = False
    running: bool = True
    answered: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    finished: int = 0
    refused: int = 0


class Players:
    """All players at all tables."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.tally = Tally()
        self.rng = random.Random(seed)
        self.wires: list[Wire] = []
        self._gate = asyncio.Semaphore(CONNECTING)

    async def connect(self, path: str, headers: dict[str, str], on_text: Callable[[Wire, bytes], None]) -> Wire:
        async with self._gate:
            loop = asyncio.get_running_loop()
            _, wire = await loop.create_connection(lambda: Wire(path, headers, on_text), "127.0.0.1", self.port)
        self.wires.append(wire)
        return wire

    async def open(self, tables: int) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        raise NotImplementedError

    async def come_back(self) -> list[list[bytes]]:
        """Return what clients are sent when they reconnect after a while."""
        raise NotImplementedError

    def close(self) -> None:
        self.tally.running = False
        for wire in self.wires:
            wire.transport.abort()


# -- Benchtop ----------------------------------------------------------------------------------------------------------


class Offer(msgspec.Struct):
    move: str


class Said(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    n: int = 0
    key: str | None = None
    ply: int = 0
    to_move: int | None = None
    legal: list[Offer] = []


_decode = msgspec.json.Decoder(Said).decode


class Benchtop(Players):
    def __init__(self, port: int, seed: int, game: str, seats: int) -> None:
        super().__init__(port, seed)
        self._game = game
        self._seats = seats
        self._turns: list[Callable[[], None]] = []
        self._newest: dict[tuple[str, str], int] = {}
        """The newest entry that each has heard of, by table and token."""

    async def open(self, tables: int) -> None:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(4) as pool:
            opened = await asyncio.gather(*(loop.run_in_executor(pool, self._new_table, n) for n in range(tables)))
        ready = [asyncio.Event() for _ in range(tables * self._seats)]
        waiting = iter(ready)
        await asyncio.gather(
            *(self._sit(table["code"], seat["token"], next(waiting)) for table in opened for seat in table["seats"])
        )
        await asyncio.wait_for(asyncio.gather(*(event.wait() for event in ready)), 60)

    def _new_table(self, number: int) -> Any:
        seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(self._seats)]
        body = json.dumps({"game": self._game, "seats": seats, "seed": f"{number}"}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    async def _sit(self, code: str, token: str, ready: asyncio.Event) -> None:
        tally, choose = self.tally, self.rng.random
        sent: dict[str, float] = {}
        seat = -1
        moves = 0
        last = Said("")

        def play(wire: Wire) -> None:
            nonlocal moves
            if last.to_move != seat or not last.legal or not tally.running:
                return
            move = last.legal[int(choose() * len(last.legal))].move
            moves += 1
            sent[str(moves)] = time.perf_counter()
            wire.send(b'{"type":"move","move":"%s","ply":%d,"key":"%d"}' % (move.encode(), last.ply, moves))

        def receive(wire: Wire, text: bytes) -> None:
            nonlocal last, seat
            message = _decode(text)
            if message.type == "ok":
                since = sent.pop(message.key or "")
                if tally.measuring:
                    tally.answered.append(time.perf_counter() - since)
            elif message.type == "update":
                last = message
                self._newest[code, token] = message.n
                if message.to_move is None:
                    tally.finished += 1
                play(wire)
            elif message.type == "full":
                last = message
                seat = json.loads(text)["you"]["seat"]
                if not ready.is_set():
                    self._turns.append(lambda: play(wire))
                    ready.set()
            elif message.type == "refused":
                tally.refused += 1

        await self.connect(f"/api/v1/tables/{code}/socket", {"Authorization": f"Bearer {token}"}, receive)

    def begin(self) -> None:
        for turn in self._turns:
            turn()

    async def come_back(self) -> list[list[bytes]]:
        async def once(code: str, token: str, since: int) -> list[bytes]:
            received: list[bytes] = []
            done = asyncio.Event()
            newest = 0

            def receive(_: Wire, text: bytes) -> None:
                nonlocal newest
                received.append(text)
                message = _decode(text)
                newest = message.n if message.type == "resumed" else newest
                if message.type == "full" or (
                    message.type in {"resumed", "update"} and message.n == newest and len(received) > 1
                ):
                    done.set()

            path, headers = f"/api/v1/tables/{code}/socket?since={since}", {"Authorization": f"Bearer {token}"}
            await self.connect(path, headers, receive)
            await asyncio.wait_for(done.wait(), 30)
            return received

        away = [(*who, n - AWAY) for who, n in list(self._newest.items())[:RETURNING] if n > AWAY]
        return [await once(*one) for one in away]


@contextlib.contextmanager
def benchtop_server(python: str, database: str | None) -> Iterator[tuple[int, int, Path]]:
    """Run a Benchtop server; yield its port, its process and its folder."""
    with tempfile.TemporaryDirectory(prefix="benchtop-load-") as folder:
        port = free_port()
        url = database or f"sqlite:///{folder}/load.db"
        settings = {"RATE_LIMITS": "no", "LOG_LEVEL": "warning", "BOT_WORKERS": "1"}
        command = [python, "-m", "benchtop.server", "--port", str(port), "--database", url]
        environment = {**os.environ, **{f"BENCHTOP_{name}": value for name, value in settings.items()}}
        with process(command, environment, f"http://127.0.0.1:{port}/healthz") as pid:
            yield port, pid, Path(folder)


# -- boardgame.io ------------------------------------------------------------------------------------------------------


class BoardgameIO(Players):
    """The same load on boardgame.io: socket.io's packets, spoken over plain WebSockets."""

    def __init__(self, port: int, seed: int, seats: int) -> None:
        super().__init__(port, seed)
        self._seats = seats
        self._turns: list[Callable[[], None]] = []

    async def open(self, tables: int) -> None:
        ready = [asyncio.Event() for _ in range(tables * self._seats)]
        first = [self._sit(f"match{n}", 0, ready[n * self._seats]) for n in range(tables)]
        await asyncio.gather(*first)  # the first player creates the match
        await asyncio.wait_for(asyncio.gather(*(ready[n * self._seats].wait() for n in range(tables))), 60)
        others = [(n, seat) for n in range(tables) for seat in range(1, self._seats)]
        await asyncio.gather(*(self._sit(f"match{n}", seat, ready[n * self._seats + seat]) for n, seat in others))
        await asyncio.wait_for(asyncio.gather(*(event.wait() for event in ready)), 60)

    async def _sit(self, match: str, seat: int, ready: asyncio.Event) -> None:
        tally, choose = self.tally, self.rng.random
        sent = 0.0
        number = 0
        mine = False

        def play(wire: Wire) -> None:
            nonlocal sent, mine
            if not mine or not tally.running:
                return
            payload = {"type": "play", "args": [int(choose() * 5)], "playerID": str(seat)}
            action = {"type": "MAKE_MOVE", "payload": payload}
            mine, sent = False, time.perf_counter()
            wire.send(b"42/cards," + msgspec.json.encode(["update", action, number, match, str(seat)]))

        def receive(wire: Wire, text: bytes) -> None:
            nonlocal number, mine, sent
            if text == b"2":
                return wire.send(b"3")
            if text.startswith(b"0{"):
                return wire.send(b"40/cards,")
            if text.startswith(b"40/cards,"):
                packet = ["sync", match, str(seat), None, self._seats]
                return wire.send(b"42/cards," + msgspec.json.encode(packet))
            if not text.startswith(b"42/cards,"):
                return None
            packet = msgspec.json.decode(text[9:])
            if packet[0] == "sync":
                state = packet[2]["state"]
            elif packet[0] == "update":
                state = packet[2]
            else:
                return None
            if sent:
                if tally.measuring:
                    tally.answered.append(time.perf_counter() - sent)
                sent = 0.0
            number = state["_stateID"]
            mine = state["ctx"]["currentPlayer"] == str(seat)
            if not ready.is_set():
                self._turns.append(lambda: play(wire))
                ready.set()
            else:
                play(wire)
            return None

        await self.connect("/socket.io/?EIO=4&transport=websocket", {}, receive)

    def begin(self) -> None:
        for turn in self._turns:
            turn()

    async def come_back(self) -> list[list[bytes]]:
        async def once(match: str) -> list[bytes]:
            received: list[bytes] = []
            done = asyncio.Event()

            def receive(wire: Wire, text: bytes) -> None:
                if text.startswith(b"0{"):
                    wire.send(b"40/cards,")
                elif text.startswith(b"40/cards,"):
                    wire.send(b"42/cards," + msgspec.json.encode(["sync", match, "0", None, self._seats]))
                elif text.startswith(b'42/cards,["sync"'):
                    received.append(text)
                    done.set()

            await self.connect("/socket.io/?EIO=4&transport=websocket", {}, receive)
            await asyncio.wait_for(done.wait(), 30)
            return received

        return [await once(f"match{n}") for n in range(min(RETURNING, len(self._turns) // self._seats))]


@contextlib.contextmanager
def peer_server(folder: Path) -> Iterator[tuple[int, int, Path]]:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with process(["node", "server.cjs", str(port)], environment, f"http://127.0.0.1:{port}/", folder) as pid:
        yield port, pid, folder


def install_peer(folder: Path) -> None:
    """boardgame.io and the program that uses it, in that folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs"):
        shutil.copy(PEER / name, folder / name)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


# -- measuring ---------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def process(command: list[str], environment: dict[str, str], health: str, cwd: Path | None = None) -> Iterator[int]:
    """Run a server until the block ends, once it answers."""
    with subprocess.Popen(command, env=environment, cwd=cwd, stdout=subprocess.DEVNULL) as running:
        try:
            deadline = time.monotonic() + 60
            while True:
                try:
                    urllib.request.urlopen(health, timeout=5).close()
                    break
                except urllib.error.HTTPError:  # an answer all the same
                    break
                except OSError:
                    pass
                if running.poll() is not None or time.monotonic() > deadline:
                    sys.exit(f"{command[0]} did not start")
                time.sleep(0.05)
            yield running.pid
        finally:
            running.terminate()
            try:
                running.wait(30)
            except subprocess.TimeoutExpired:
                running.kill()


def cpu_seconds(pid: int) -> float:
    """CPU time of a process, all threads (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Resident memory (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def deflated(messages: list[bytes]) -> int:
    """Return how many bytes our server makes of these messages of a socket with deflate."""
    encoder = zlib.compressobj(DEFLATE["level"], zlib.DEFLATED, -WINDOW_BITS, DEFLATE["memLevel"])
    return sum(len(encoder.compress(one) + encoder.flush(zlib.Z_SYNC_FLUSH)) - 4 for one in messages)


async def load(players: Players, pid: int, tables: int, seconds: float) -> dict[str, float]:
    """Open the tables, let all players play, and measure."""
    await players.open(tables)
    tally = players.tally
    idle = memory_mb(pid)
    players.begin()
    await asyncio.sleep(min(1.0, seconds / 4))
    tally.measuring = True
    playing, sample = list(players.wires), players.wires[0]
    sample.kept = []
    received = sum(wire.received for wire in playing)
    started, before = time.perf_counter(), cpu_seconds(pid)
    own = time.process_time()
    await asyncio.sleep(seconds)
    tally.measuring = False
    spent, cpu, own = time.perf_counter() - started, cpu_seconds(pid) - before, time.process_time() - own
    moves, received = len(tally.answered), sum(wire.received for wire in playing) - received
    kept, sample.kept = sample.kept or [b"-"], None
    memory = memory_mb(pid)
    tally.running = False
    await asyncio.sleep(0.5)
    lost = sum(wire.closed for wire in playing)
    back = await players.come_back() or [[]]
    players.close()
    bytes_per_move = received * tables / len(playing) / max(1, moves)
    times = sorted(tally.answered) or [float("nan")]
    return {
        "tables": tables,
        "sockets": len(playing),
        "moves": moves,
        "moves_per_second": moves / spent,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "cpu_ms_per_move": 1000 * cpu / max(1, moves),
        "cpu_share": cpu / spent,
        "client_cpu_ms_per_move": 1000 * own / max(1, moves),
        "memory_mb": memory,
        "idle_memory_mb": idle,
        "bytes_per_move": bytes_per_move,
        "bytes_per_move_deflated": bytes_per_move * deflated(kept) / sum(map(len, kept)),
        "bytes_to_come_back": sum(sum(map(len, received)) for received in back) / len(back),
        "bytes_to_come_back_deflated": sum(map(deflated, back)) / len(back),
        "refused": tally.refused,
        "lost_sockets": lost,
    }


async def idle(players: Players, pid: int, tables: int) -> dict[str, float]:
    """Open the tables and do nothing."""
    empty = memory_mb(pid)
    await players.open(tables)
    await asyncio.sleep(1)
    before = cpu_seconds(pid)
    await asyncio.sleep(2)
    figures = {
        "tables": tables,
        "sockets": len(players.wires),
        "empty_memory_mb": empty,
        "idle_memory_mb": memory_mb(pid),
        "idle_cpu_share": (cpu_seconds(pid) - before) / 2,
    }
    players.close()
    return figures


def run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def seats_of(game: str, wanted: int) -> int:
    """Return the wanted number of seats, or as many as the game allows."""
    return min(wanted, max(benchtop.game(game).seats))


def show(name: str, figures: dict[str, float]) -> None:
    print(
        f"{name:<14}{figures['tables']:>6} tables {figures['moves_per_second']:>8.0f} moves/s"
        f"   p50 {figures['p50_ms']:>7.1f} ms   p99 {figures['p99_ms']:>7.1f} ms"
        f"   CPU {figures['cpu_ms_per_move']:>6.3f} ms/move ({figures['cpu_share']:.0%} of a core)"
        f"   {figures['memory_mb']:>5.0f} MB" + (f"   {figures['refused']} refused" if figures["refused"] else "")
    )
    sizes = [figures[key] for key in ("bytes_per_move", "bytes_to_come_back")]
    if name in benchtop.games():
        small = [figures[f"{key}_deflated"] for key in ("bytes_per_move", "bytes_to_come_back")]
        words = [f"{raw:,.0f} bytes ({less:,.0f} deflated)" for raw, less in zip(sizes, small, strict=True)]
    else:
        words = [f"{raw:,.0f} bytes" for raw in sizes]
    print(f"{'':<20}to each socket a move {words[0]}, to come back {words[1]}", flush=True)


RATIOS = {"moves_per_second": "moves/s", "p50_ms": "p50", "p99_ms": "p99", "cpu_ms_per_move": "CPU a move"}


def show_ratios(name: str, ratios: dict[str, float]) -> None:
    words = "   ".join(f"{ratios[key]:.2f} x {title}" for key, title in RATIOS.items())
    print(f"{name} / boardgame.io{ratios['tables']:>6} tables   {words}", flush=True)


def main() -> None:
    words = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(description=words)
    parser.add_argument("--game", nargs="+", default=["peptide"], choices=list(benchtop.games()))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each load is measured")
    compiled = str(COMPILED_PYTHON if COMPILED_PYTHON.exists() else sys.executable)
    parser.add_argument("--python", default=compiled, help="the Python that runs our server")
    parser.add_argument("--database", help="instead of an SQLite file that is gone afterwards")
    parser.add_argument("--idle", action="store_true", help="also: memory of 1,000 tables where nobody moves")
    parser.add_argument("--peer", action="store_true", help="also: boardgame.io's server, if Node is here")
    parser.add_argument("--peer-folder", type=Path, default=Path(tempfile.gettempdir()) / "benchtop-boardgameio")
    parser.add_argument("--json", type=Path, help="write the figures here")
    asked = parser.parse_args()
    if asked.peer:
        if not (shutil.which("node") and shutil.which("npm")):
            sys.exit("There is no Node here: run without --peer.")
        install_peer(asked.peer_folder)
    figures: dict[str, list[Any]] = {"benchtop": [], "boardgame.io": [], "ratios": [], "idle": []}
    for tables in asked.tables:
        theirs: dict[str, float] | None = None
        if asked.peer:
            with peer_server(asked.peer_folder) as (port, pid, _):
                theirs = run(load(BoardgameIO(port, 1, asked.seats), pid, tables, asked.seconds))
            show("boardgame.io", theirs)
            figures["boardgame.io"].append(theirs)
        for game in asked.game:
            with benchtop_server(asked.python, asked.database) as (port, pid, _):
                ours = run(load(Benchtop(port, 1, game, seats_of(game, asked.seats)), pid, tables, asked.seconds))
            show(game, ours)
            figures["benchtop"].append({"game": game, **ours})
            if theirs is not None:
                ratios = {"tables": tables, **{key: ours[key] / theirs[key] for key in RATIOS}}
                figures["ratios"].append({"game": game, **ratios})
                show_ratios(game, ratios)
    if asked.idle:
        with benchtop_server(asked.python, asked.database) as (port, pid, _):
            quiet = run(idle(Benchtop(port, 1, asked.game[0], seats_of(asked.game[0], asked.seats)), pid, 1000))
        figures["idle"].append(quiet)
        print(
            f"{'idle':<14}{quiet['tables']:>6} tables {quiet['sockets']:>8} sockets {quiet['idle_memory_mb']:>8.0f} MB"
            f" ({quiet['empty_memory_mb']:.0f} MB without)   {quiet['idle_cpu_share']:.1%} of a core",
            flush=True,
        )
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
