"""Every power against every secret: the table of docs/secrecy.md, with a test behind each cell.

A power is a way to learn something about other people's game. Everything it can read is read twice: at the true table,
and at one where the secret differs (other hands, another order of the decks, other dice) but which looks the same to
the holder of the power. Both answers have to be identical. The seed must not occur in them at all.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import benchtop
from benchtop.client import Server
from benchtop.server.http.page_cache import PageCache
from tests.server.running import LocalServer, running_here
from tests.server.test_replay import secretive
from tests.store.databases import KINDS, fresh_database

SEED = "the seed that nobody reads"
GAME = secretive()
PAGE = Path(__file__).parents[2] / "docs" / "secrecy.md"
VARYING = re.compile(r'"(?:at|turn_since|until|token|url|qr)":\s*(?:"(?:[^"\\]|\\.)*"|null)')
"""What is another one in every answer, whatever the table is like."""


class Scene:
    """A running game of two people: Ada, who opened the table, and Ben."""

    def __init__(self, server: LocalServer, seed: str) -> None:
        self.server, self.seed = server, seed
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (GAME.seats[0] - 1)]
        with server.http() as http:
            opened = http.post("/tables", json={"game": GAME.key, "seats": seats, "seed": seed}).json()
        self.code, self.host = opened["code"], opened["guest"]
        self.ben = Server(server.base).join(self.code, name="Ben")
        table = server.services.tables.cached(self.code)
        assert table is not None
        self.match = table.state.match

    def read(self, token: str | None, *paths: str) -> str:
        """Return all that a token reads at these addresses."""
        with self.server.http(token) as http:
            answers = [http.get(path if path.startswith("http") else f"/tables/{self.code}{path}") for path in paths]
        return VARYING.sub("", "\n".join(f"{one.status_code} {one.text}" for one in answers))

    def table(self, token: str | None) -> str:
        """Return all that a token reads of the table itself."""
        moves = [move.notation for move in GAME.moves[:: len(GAME.moves) // 12]]
        questions = [f"/why?move={move}" for move in moves]
        return self.read(token, "", "?text=1", "/log", "/record", "/replay", "/replay/0", "/story", *questions)

    def socket(self, token: str | None, query: str = "?text=1") -> str:
        with self.server.socket(self.code, token, query) as socket:
            return VARYING.sub("", str(socket.get()))

    def post(self, guest: str | None, path: str, **body: Any) -> str:
        with self.server.http(guest) as http:
            answer = http.post(path, json=body)
        return VARYING.sub("", f"{answer.status_code} {answer.text}")


def as_host(scene: Scene) -> str:
    refused = [
        scene.post(scene.host, f"/tables/{scene.code}/{path}", **body)
        for path, body in (
            ("seats/1/remove", {"name": "Zoe"}),
            ("arrange", {"undo": False}),
            ("fill", {"level": "easy"}),
        )
    ]
    seats = scene.post(scene.host, f"/tables/{scene.code}/seats", another=True, key="one more")
    return "\n".join([scene.table(scene.host), scene.socket(scene.host), *refused, seats])


def as_seat(scene: Scene) -> str:
    return scene.table(scene.ben.token) + scene.socket(scene.ben.token) + scene.read(scene.ben.token, "?seat=0")


def as_spectator(scene: Scene) -> str:
    watched = scene.socket(scene.host, "?watch=1&text=1")
    return scene.table(None) + scene.socket(None) + watched + scene.read(None, "?seat=0", "/replay?seat=1")


def from_a_finished_game(scene: Scene) -> str:
    """Read a finished game of the same seed, dealt for the same and for another game, while this one still plays."""
    texts = []
    others = [GAME.key, *(key for key in benchtop.games() if key != GAME.key)]
    for key in others:
        seats = [{"kind": "me", "name": f"Di {number}"} for number in range(benchtop.game(key).seats[-1])]
        with scene.server.http() as http:
            done = http.post("/tables", json={"game": key, "seats": seats, "seed": scene.seed}).json()
            closed = http.post(
                f"/tables/{done['code']}/close", json={}, headers={"Authorization": f"Bearer {done['guest']}"}
            )
            assert closed.status_code == 200
        with scene.server.http() as http:
            for path in ("record", "story", "replay", "archive"):
                texts.append(http.get(f"/tables/{done['code']}/{path}").text.replace(done["code"], ""))
    return VARYING.sub("", "\n".join(texts))


def from_a_copy(scene: Scene) -> str:
    asked = {"from": {"code": scene.code, "ply": 0}, "seats": [{"kind": "me"}] * GAME.seats[0], "curtain": False}
    answers = [scene.post(token, "/tables", **asked) for token in (scene.host, None)]
    assert all("not_alone" in answer for answer in answers)
    return "\n".join(answers)


def from_the_replay(scene: Scene) -> str:
    paths = ("/replay", "/replay?text=1", "/replay?seat=1", "/replay/0?seat=1", "/replay/0?text=1")
    return scene.read(scene.host, *paths) + scene.read(None, *paths)


def from_the_story(scene: Scene) -> str:
    return scene.read(scene.host, "/story") + scene.read(None, "/story")


def from_a_shared_link(scene: Scene) -> str:
    page = f"{scene.server.base}/t/{scene.code}"
    return scene.read(None, page, f"{page}?ply=0", f"{page}/card.png")


def from_a_handover(scene: Scene) -> str:
    """Carry Ben's seats to another device, and read there what Ben reads."""
    with scene.server.http() as http:
        guest = http.post("/me", json={"name": "Cyd"}).json()["guest"]
    offered = scene.post(guest, "/me/handover")
    taken = scene.post(None, "/me/handover/exchange", token="h.forged.token")
    return offered + taken + scene.table(guest)


POWERS: dict[str, tuple[Callable[[Scene], str], int | None]] = {
    "host": (as_host, 0),
    "seat": (as_seat, 1),
    "spectator": (as_spectator, None),
    "finished game": (from_a_finished_game, None),
    "copy": (from_a_copy, 0),
    "replay": (from_the_replay, 0),
    "story": (from_the_story, 0),
    "share": (from_a_shared_link, None),
    "handover": (from_a_handover, None),
}
"""What can be read, and the seat from which the reader sees the table."""
SECRETS: dict[str, Callable[[Any, int | None], Any]] = {
    "hands": lambda s, seat: [sorted(hand) for number, hand in enumerate(s.hands) if number != seat],
    "deck order": lambda s, seat: s.decks,
    "seed": lambda s, seat: None,
    "dice to come": lambda s, seat: [s.chance.keys, s.chance.counts],
}


@pytest.fixture(scope="module", params=KINDS)
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    database = None if request.param == "sqlite" else fresh_database(request.getfixturevalue("postgres"))
    with running_here(tmp_path_factory.mktemp("secrecy"), database, rate_limits=False) as server:
        yield server


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("power", POWERS)
def test_no_power_tells_a_secret(here: LocalServer, power: str, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (read, seat), hidden = POWERS[power], SECRETS[secret]
    scene = Scene(here, _seed(seat))
    true = scene.match.state
    try:
        answer = read(scene)
        if secret == "seed":
            assert SEED not in answer
        else:
            worlds = (true.imagine(seat, f"world {number}") for number in range(50))
            other = next(world for world in worlds if hidden(world, seat) != hidden(true, seat))
            monkeypatch.setattr(type(GAME), "new", lambda *_: other.clone())
            scene.match.state = other
            here.services.pages = PageCache()
            assert read(scene) == answer
    finally:
        monkeypatch.undo()
        scene.match.state = true
        with here.http(scene.host) as http:
            assert http.post(f"/tables/{scene.code}/close", json={}).status_code == 200


def _seed(seat: int | None) -> str:
    """Return a seed that deals somebody else cards which that seat does not see."""
    seeds = (f"{SEED} {number}" for number in range(20))
    return next(seed for seed in seeds if any(SECRETS["hands"](GAME.new(GAME.seats[0], seed), seat)))


def test_the_page_has_every_cell() -> None:
    rows = [line.split("|")[1:-1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    head, _, *cells = [[cell.strip().strip("*") for cell in row] for row in rows if len(row) == len(SECRETS) + 1]
    assert head[1:] == list(SECRETS)
    assert [row[0] for row in cells] == list(POWERS)
    assert all(cell for row in cells for cell in row)
