"""A person at a browser: what they see at a table, what they press, and what their page sends and receives."""

import json
import random
from collections.abc import Callable
from typing import Any, Literal, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, Browser, Locator, Page, Request, WebSocket, expect

from web.e2e.browser import SIZES, context
from web.e2e.habits import Choice, habit
from web.e2e.listening import listen

PATIENCE = 60_000
"""Timeout in ms; long, because the machine may be busy."""
SILENCE = (6, 10)
"""Seconds after which a table pings the server, and after which it gives up on the answer."""
expect.set_options(timeout=PATIENCE)

BLANK = "about:blank"
POSITION = """() => {
  const main = document.querySelector('main[data-game]');
  return main && { ...main.dataset };
}"""
FOLLOW = """(path) => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
DECISION = """(before) => {
  const main = document.querySelector('main[data-game]');
  if (!main || main.dataset.ply === before) return null;
  if (main.dataset.over === 'true') return { ply: main.dataset.ply, moves: [] };
  const buttons = [...document.querySelectorAll('#moves button[data-move]:not(:disabled)')];
  return buttons.length ? { ply: main.dataset.ply, moves: buttons.map((button) => button.dataset.move) } : null;
}"""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  const ends = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
  const finite = document.getAnimations().filter(ends);
  await Promise.all(finite.map((animation) => animation.finished.catch(() => null)));
  await frame();
}"""


class Person:
    """A person with their own browser."""

    def __init__(
        self, browser: Browser, base: str, size: str = "laptop", *, clock: bool = False, **options: Any
    ) -> None:
        """Open a browser, by default with reduced motion. With `clock`, tests can advance its time."""
        self.size = size
        self.context = context(browser, size, **{"reduced_motion": "reduce", **options})
        self.context.set_default_timeout(PATIENCE)
        self.received: list[str] = []
        """Messages received from tables."""
        self.sent: list[str] = []
        """Messages sent to tables."""
        self.abroad: list[str] = []
        """Requested addresses outside the server."""
        self.wrong: list[str] = []
        """Uncaught errors and blocked actions of the page."""
        self.arrive(base)
        self.context.on("request", self._note)
        self.context.on("page", self._watch)
        listen(self.context)
        if clock:
            self.context.clock.install()
        self.page = self.context.new_page()

    def _note(self, request: Request) -> None:
        self._check(request.url)

    def _check(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.netloc not in self.homes:
            self.abroad.append(url)

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda line: self.wrong.append(line.text) if "Content Security" in line.text else None)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._check(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # -- going somewhere ----------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Load a page."""
        self.page.goto(f"{self.base}{path}")

    def follow(self, path: str) -> None:
        """Follow a link, without a page load if the client is running."""
        if urlsplit(self.page.url).netloc == urlsplit(self.base).netloc:
            self.page.evaluate(FOLLOW, path)
        else:
            self.go(path)

    def arrive(self, base: str) -> None:
        """Come to a server as an unknown guest."""
        self.base = base
        self.homes = {urlsplit(base).netloc}
        """Hosts their pages may contact."""
        for noted in (self.received, self.sent, self.abroad, self.wrong):
            noted.clear()

    def leave(self, *, stays: bool) -> None:
        """Leave an empty page for the next test or, if `stays`, a page of the client without data."""
        for other in self.context.pages[1:]:
            other.close()
        self.context.clear_cookies()
        if self.page.url != BLANK:
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        if stays:
            self.follow("/learn")
        else:
            self.page.goto(BLANK)
        self.context.set_offline(offline=False)  # only now, so that no pending move is sent
        self._set_size(self.size)
        self.page.emulate_media(color_scheme="light")

    def play_now(self, title: str) -> None:
        """Click once on the first page to start a game."""
        self.go("/")
        self.page.get_by_role("button", name=f"Play {title} now", exact=True).click()
        expect(self.table).to_have_attribute("data-over", "false")

    def open(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Open a table over HTTP as this browser, go there and return its code."""
        body = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, *seats], **more}
        answer = self.ask("POST", "/tables", body)
        code: str = answer["code"]
        self.follow(f"/t/{code}")
        expect(self.table).to_have_attribute("data-game", game)
        return code

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API as this browser."""
        answer: APIResponse = self.context.request.fetch(
            f"{self.base}/api/v1{path}", method=method, data=body, headers={"Origin": self.base}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, size: str, theme: Literal["light", "dark"] = "light") -> None:
        """Set the size of the window and the theme of the page, and wait until the page has settled."""
        self._set_size(size)
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
        self.page.evaluate(SETTLED)

    def _set_size(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def hear_nothing(self) -> None:
        """Advance the clock until a table pings the server, and then gives up on it."""
        for seconds in SILENCE:
            self.page.clock.fast_forward(seconds * 1000)

    # -- at a table ---------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("main", name="Table")

    @property
    def code(self) -> str:
        return urlsplit(self.page.url).path.rpartition("/")[2]

    @property
    def ply(self) -> int:
        return int(self._position["ply"])

    @property
    def _position(self) -> Any:
        """The position that the page shows, as soon as it shows one."""
        return self.page.wait_for_function(POSITION).json_value()

    @property
    def offer(self) -> Any:
        """The last message that offered moves to this page."""
        messages = (json.loads(message) for message in reversed(self.received))
        return next(message for message in messages if message.get("legal"))

    @property
    def full(self) -> Any:
        """The table as the server sends it to this browser, including the text."""
        return self.ask("GET", f"/tables/{self.code}?text=1")

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def move_button(self, move: str) -> Locator:
        return self.region("Moves").locator(f"button[data-move={json.dumps(move)}]")

    def decision(self, before: int | None = None) -> list[str]:
        """Wait for a decision in a position other than `before` and return the moves; none at the end."""
        return self._decide(before)[1]

    def _decide(self, before: int | None) -> tuple[int, list[str]]:
        known = None if before is None else str(before)
        found = self.page.wait_for_function(DECISION, arg=known).json_value()
        return int(found["ply"]), found["moves"]

    def play_on(self, choose: Choice | None = None, moves: int = 100_000, press: "Press | None" = None) -> int:
        """Play at most `moves` moves and return how many were played."""
        chosen = choose or habit(self._position["game"])
        before: int | None = None
        for played in range(moves):
            before, legal = self._decide(before)
            if not legal:
                return played
            luck = random.Random(f"{self.code} {before}")
            (press or Person.click)(self, chosen(luck, sorted(legal)))
        if moves:
            expect(self.table).not_to_have_attribute("data-ply", str(before))
        return moves

    def click(self, move: str) -> None:
        self.move_button(move).click()


Press = Callable[[Person, str], None]


class Arrive(Protocol):
    def __call__(
        self, size: str = ..., *, base: str = ..., stays: bool = ..., clock: bool = ..., **options: Any
    ) -> Person: ...
