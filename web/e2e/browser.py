"""A real Chromium that connects only to the server under test."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.chromium import found

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
SIZES = {
    "small": (360, 740),
    "phone": (390, 844),
    "tablet": (768, 1024),
    "laptop": (1366, 768),
    "projector": (1920, 1080),
    "wall": (3840, 2160),
}
"""Screen sizes that every page has to fit."""


def executable() -> str:
    """Return the path of Chromium; BENCHTOP_CHROMIUM overrides it."""
    return found() or sys.exit("There is no Chromium here; python3 tools/dev.py browser installs one.")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        try:
            yield started
        finally:
            started.close()


def context(browser: Browser, size: str = "laptop", **options: Any) -> BrowserContext:
    """Return a new browser context: separate cookies, a screen of this size, touch on phones."""
    width, height = SIZES[size]
    phone = size in {"small", "phone"}
    device = {"has_touch": phone, "is_mobile": phone, "device_scale_factor": 2 if phone else 1}
    return browser.new_context(viewport={"width": width, "height": height}, **{**device, "locale": "en-GB", **options})
