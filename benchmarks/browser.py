"""Measures how smoothly boards animate, and how soon they can be used, in a real browser on a slowed processor.

    python -m benchmarks.browser [--games adna nucleo] [--slower 4] [--moves 25] [--size laptop]

One table per game, against bots. "usable" is the time from opening the table's address, with everything in the cache,
until the board shows something to touch. Frames are those shown during animations: frames per second in the median game
step and in the slowest of ten, and the longest time without a new frame. Bots play at their normal pace. "answer" is
the median time from a move's arrival until its animation begins. The client must be built (`make web`); nothing else
should be running.
"""

import argparse
import json
from dataclasses import dataclass
from itertools import pairwise
from math import inf
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
NOTE_WAITS = """() => {
  window.waits = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    window.waits.push([how.delay, how.duration]);
    return animate.call(this, frames, how);
  };
}"""
SHORTEST = 100
"""In ms: of what was interrupted sooner there is nothing to count."""
TRACED = ["devtools.timeline", "benchmark", "rail", "blink.animations"]


def measure(chromium: Browser, base: str, key: str, asked: argparse.Namespace, trace: Path) -> str:
    person = Person(chromium, base, asked.size, reduced_motion="no-preference")
    person.open(key, *[BOT] * (benchtop.game(key).seats[0] - 1), seed="frames")
    person.decision()
    slow = person.context.new_cdp_session(person.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
    usable = []
    for _ in range(5):
        person.page.reload()
        usable.append(float(person.page.wait_for_function(USABLE).json_value()))
    person.page.evaluate(NOTE_WAITS)
    chromium.start_tracing(page=person.page, path=trace, categories=TRACED)
    person.play_on(moves=asked.moves)
    chromium.stop_tracing()
    waits: list[tuple[float, float]] = person.page.evaluate("() => window.waits")
    person.context.close()
    return f"{key:12} {median(usable):8.0f} ms   {summary(json.loads(trace.read_text())['traceEvents'], waits)}"


@dataclass
class Journey:
    asked: float
    begun: float = inf
    ended: float = inf


def summary(events: list[Any], waits: list[tuple[float, float]]) -> str:
    """Summarize the browser's trace, given how long each animation should wait and last."""
    frames = sorted(event["ts"] / 1000 for event in events if event["name"] == "Display::FrameDisplayed")
    journeys: list[Journey] = []
    under_way: dict[str, Journey] = {}
    for event in sorted((one for one in events if one["name"] == "Animation"), key=lambda one: float(one["ts"])):
        name, now = f"{event['pid']} {event['id2']['local']}", event["ts"] / 1000
        match event["ph"], event["args"].get("data", {}):
            case "b", {"displayName": ""}:
                under_way[name] = Journey(asked=now)
                journeys.append(under_way[name])
            case "n", {"state": "running"} if name in under_way:
                under_way[name].begun = min(now, under_way[name].begun)
            case "e", _ if name in under_way:
                under_way.pop(name).ended = now
    moving = [
        (journey.begun + delay, min(journey.begun + delay + duration, journey.ended))
        for journey, (delay, duration) in zip(journeys, waits, strict=False)
    ]
    gaps = [between(frames, start, end) for start, end in joined(moving) if end - start >= SHORTEST]
    if len(gaps) < 2:
        return "nothing moved"
    rates = [1000 * (len(step) - 1) / sum(step) for step in gaps]
    answer = median(journey.begun - journey.asked for journey in journeys if journey.begun < inf)
    longest = max(max(step) for step in gaps)
    return f"{median(rates):6.1f} {quantiles(rates, n=10)[0]:10.1f} {longest:10.0f} ms {answer:7.0f} ms {len(gaps):7}"


def joined(stretches: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Merge overlapping stretches."""
    whole: list[tuple[float, float]] = []
    for start, end in sorted(one for one in stretches if one[1] > one[0]):
        if whole and start <= whole[-1][1]:
            whole[-1] = (whole[-1][0], max(end, whole[-1][1]))
        else:
            whole.append((start, end))
    return whole


def between(frames: list[float], start: float, end: float) -> list[float]:
    """Return how long each frame was shown, from the start of a stretch to its end."""
    shown = [start, *(frame for frame in frames if start < frame < end), end]
    return [after - before for before, after in pairwise(shown)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=list(benchtop.games()), default=list(benchtop.games()))
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--moves", type=int, default=25)
    parser.add_argument("--size", choices=SIZES, default="laptop")
    asked = parser.parse_args()
    print(f"{'':12} {'usable':>11}   {'frames':>6} {'slowest':>10} {'longest':>13} {'answer':>10} {'steps':>7}")
    with TemporaryDirectory() as folder, running(Path(folder), bot_pause=1) as server, browser() as chromium:
        for key in asked.games:
            print(measure(chromium, server.base, key, asked, Path(folder) / "trace.json"), flush=True)


if __name__ == "__main__":
    main()
