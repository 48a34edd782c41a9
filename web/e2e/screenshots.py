"""Every screen at phone, laptop and projector size, light and dark: python -m web.e2e.screenshots [NAME]…

Writes screenshots/, with files named after the screens: home-laptop.png, why-phone-dark.png.
"""

import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser

import benchtop
from tests.server.running import running
from web.e2e.browser import browser
from web.e2e.person import Person
from web.e2e.phases import stored
from web.e2e.scenes import NEEDS, SCENES, Way, page
from web.e2e.tables import database, go_to

FOLDER = Path(__file__).parent.parent.parent / "screenshots"
THEMES: dict[Literal["light", "dark"], str] = {"light": "", "dark": "-dark"}

SCREENS: dict[str, Way] = {
    **{name: way for name, way in SCENES.items() if name not in benchtop.games()},
    **{str(stop): partial(go_to, game=stop.game, name=stop.name) for stop in stored()},
    "home-de": page("/", "Fünf Spiele aus Molekülen"),
}
NEEDED = {**NEEDS, "home-de": {"locale": "de-DE"}}


def take(chromium: Browser, base: str, name: str, sizes: tuple[str, ...]) -> None:
    """Take pictures of a screen. Phones need a separate browser, without a mouse."""
    person = Person(chromium, base, sizes[0], **NEEDED.get(name, {}))
    SCREENS[name](person)
    for size in sizes:
        for theme, ending in THEMES.items():
            person.look(size, theme)
            person.page.screenshot(path=FOLDER / f"{name}-{size}{ending}.png")
    person.context.close()


def main(*names: str) -> None:
    if unknown := set(names) - set(SCREENS):
        sys.exit(f"There is no screen {', '.join(sorted(unknown))}; there are {', '.join(SCREENS)}.")
    FOLDER.mkdir(exist_ok=True)
    with browser() as chromium:
        for name in names or SCREENS:
            for sizes in (("phone",), ("laptop", "projector")):  # a new server for each: some screens play moves
                with TemporaryDirectory() as folder, running(Path(folder), database(Path(folder))) as server:
                    take(chromium, server.base, name, sizes)
            print(name, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
