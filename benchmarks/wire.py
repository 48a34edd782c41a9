"""How much travels: bytes of a full view, of an update and of coming back, game by game, raw and as browsers get them.

    python benchmarks/wire.py [--games adna nucleo] [--plies 600] [--seed 1] [--text]

One random game each with the most seats, seen from seat 0; no server is started. "deflated" is what the server's own
permessage-deflate makes of the messages of one socket: a full view (or what was missed) first, updates after it.
--text counts for a client that asked for the view in words.
"""

import argparse
import random
import time
import zlib
from statistics import median
from typing import Any

import benchtop
from benchtop.core.game import Game
from benchtop.server.tables.message_types import Crowd, You
from benchtop.server.tables.messages import Log, Updates, full, missed
from benchtop.server.tables.state import TableState
from benchtop.server.ws.websocket_protocol import DEFLATE, WINDOW_BITS
from benchtop.store import Entry, Header

SETTINGS: dict[str, Any] = {
    "listed": False, "chat": "presets", "undo": True, "takeback": True, "clock": None, "stand_in": "medium",
    "host": "p0", "seeded": True,
}  # fmt: skip
AWAY = 10
"""Number of moves that a returning client has missed."""
YOU: You = {"seat": 0, "seats": [0], "host": True}


class Socket:
    """Deflates as the server does for one client, and counts."""

    def __init__(self) -> None:
        level, memory = DEFLATE["level"], DEFLATE["memLevel"]
        self._encoder = zlib.compressobj(level, zlib.DEFLATED, -WINDOW_BITS, memory)
        self.seconds = 0.0

    def size(self, message: bytes) -> int:
        began = time.process_time()
        deflated = self._encoder.compress(message) + self._encoder.flush(zlib.Z_SYNC_FLUSH)
        self.seconds += time.process_time() - began
        return len(deflated) - 4


def crowd(state: TableState) -> Crowd:
    return {"seats": [1] * state.header.seats, "watching": 0}


def play(game: Game, plies: int, seed: int, *, text: bool) -> tuple[TableState, list[bytes], list[bytes], list[bytes]]:
    """Play a random game; return the table at its end, its updates, and late in it the full view and the missed
    messages.
    """
    rng = random.Random(seed)
    names = [f"Player {number + 1}" for number in range(max(game.seats))]
    seats = [{"kind": "person", "name": name, "holders": {f"p{n}": name}} for n, name in enumerate(names)]
    header = Header("BCDFGH", game.key, game.version, len(seats), str(seed), game.check_options({}), SETTINGS, 1.7e9)
    state = TableState(header)
    state.apply(Entry(1, "opened", None, "opened", {"seats": seats}, 1.7e9))
    log, updates, late, away = Log(state), list[bytes](), list[bytes](), list[bytes]()
    while not state.over and state.ply < plies:
        body = {"move": rng.choice(state.legal()).notation, "ply": state.ply}
        applied = state.apply(Entry(state.n + 1, "move", state.to_move, f"k{state.n}", body, 1.7e9 + state.n))
        updates.append(Updates(state, applied).to(0, 0, text=text))
        if not state.over and state.to_move == 0:  # the fullest messages: with legal moves
            late = [full(state, log, 0, YOU, crowd(state), text=text)]
            away = missed(state, 0, YOU, crowd(state), state.n - AWAY, text=text) or late
    return state, updates, late, away


def main() -> None:
    """Print a row per game, for docs/operating.md."""
    parser = argparse.ArgumentParser(description="How much travels, game by game.")
    parser.add_argument("--games", nargs="*", default=list(benchtop.games()))
    parser.add_argument("--plies", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--text", action="store_true", help="with the view in words, as `?text=1` asks for")
    asked = parser.parse_args()
    print(
        "| game | plies | full, late | full, over | back after 10 moves | update, median | update, largest | CPU µs |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for key in asked.games:
        state, updates, late, away = play(benchtop.games()[key], asked.plies, asked.seed, text=asked.text)
        end = [full(state, Log(state), 0, YOU, crowd(state), text=asked.text)]
        cells = [f"{sum(map(len, messages))} → {sum(map(Socket().size, messages))}" for messages in (late, end, away)]
        socket = Socket()
        socket.size(late[0])
        sizes = [socket.size(update) for update in updates]
        cells += [f"{of(list(map(len, updates))):.0f} → {of(sizes):.0f}" for of in (median, max)]
        print(f"| {key} | {state.ply} | {' | '.join(cells)} | {1e6 * socket.seconds / len(sizes):.0f} |")


if __name__ == "__main__":
    main()
