"""A real Chromium: found where it lies, started so that it speaks to nobody but the server that is tested."""

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
    "beamer": (1920, 1080),
    "wall": (3840, 2160),
}
"""The widths that everything has to fit into."""


def executable() -> str:
    """The browser of this machine; BENCHTOP_CHROMIUM names another one."""
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
    """Somebody at a device: cookies of their own, a screen of that size, touch on phones."""
    width, height = SIZES[size]
    phone = size in {"small", "phone"}
    device = {"has_touch": phone, "is_mobile": phone, "device_scale_factor": 2 if phone else 1}
    return browser.new_context(viewport={"width": width, "height": height}, **{**device, "locale": "en-GB", **options})
