"""How smoothly boards move, and how soon they can be used, in a real browser on a slowed processor.

    python -m benchmarks.browser [--games adna nucleo] [--slower 4] [--moves 25] [--size laptop]

One table a game against bots. "usable" is the time from opening the table's address, everything in the cache, until the
board shows something to touch. Frames are counted only while something travels: how many a second in the median game
step and in the slowest of ten, and the longest time in which the picture stood still. The client must be built
(`make web`); nothing else should be running.
"""

import argparse
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

import benchtop
from tests.server.running import running
from web.e2e.browser import SIZES, browser
from web.e2e.person import Person

BOT = {"kind": "bot", "level": "easy"}
USABLE = "() => document.querySelector('.board [data-legal]') && performance.now()"
COUNT = """() => {
  window.steps = [];
  let last = 0, step = [];
  const travels = () => document.getAnimations().some((one) => one.id === 'travel' && one.playState === 'running');
  const frame = (now) => {
    if (travels()) { if (last) step.push(now - last); last = now; }
    else { if (step.length > 2) window.steps.push(step); step = []; last = 0; }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def measure(chromium: Browser, base: str, key: str, asked: argparse.Namespace) -> str:
    person = Person(chromium, base, asked.size)
    person.open(key, *[BOT] * (benchtop.game(key).seats[0] - 1), seed="frames")
    person.decision()
    slow = person.context.new_cdp_session(person.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
    usable = []
    for _ in range(5):
        person.page.reload()
        usable.append(float(person.page.wait_for_function(USABLE).json_value()))
    person.page.evaluate(COUNT)
    person.play_on(moves=asked.moves)
    steps: list[list[float]] = person.page.evaluate("() => window.steps")
    person.context.close()
    return f"{key:12} {median(usable):8.0f} ms   {told(steps)}"


def told(steps: list[list[Any]]) -> str:
    if len(steps) < 2:
        return "nothing moved"
    rates = [1000 * len(step) / sum(step) for step in steps]
    slowest = quantiles(rates, n=10)[0]
    longest = max(max(step) for step in steps)
    return f"{median(rates):6.1f} {slowest:10.1f} {longest:10.0f} ms {len(steps):7}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(benchtop.games()), default=list(benchtop.games()))
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--moves", type=int, default=25)
    parser.add_argument("--size", choices=SIZES, default="laptop")
    asked = parser.parse_args()
    print(f"{'':12} {'usable':>11}   {'frames':>6} {'slowest':>10} {'longest':>13} {'steps':>7}")
    with TemporaryDirectory() as folder, running(Path(folder)) as server, browser() as chromium:
        for key in asked.games:
            print(measure(chromium, server.base, key, asked), flush=True)


if __name__ == "__main__":
    main()
