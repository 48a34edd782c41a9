"""Take a picture of a page: python -m web.e2e.look URL OUT.png [--size phone] [--dark] [--click NAME]… [--wait SECONDS]

Opens the page in a real browser, presses buttons by their accessible names and prints console errors.
"""

import argparse

from web.e2e.browser import SIZES, browser, context


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("out")
    parser.add_argument("--size", choices=SIZES, default="laptop")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only what fits on the screen")
    parser.add_argument("--click", action="append", default=[], help="a button or link to press, by its name")
    parser.add_argument("--wait", type=float, default=0.6)
    parser.add_argument("--language", default="en-GB")
    asked = parser.parse_args()
    with browser() as chromium:
        somebody = context(chromium, asked.size, color_scheme="dark" if asked.dark else "light", locale=asked.language)
        page = somebody.new_page()
        page.on(
            "console", lambda line: print(f"{line.type}: {line.text}") if line.type in {"error", "warning"} else None
        )
        page.on("pageerror", lambda wrong: print(f"page error: {wrong}"))
        page.goto(asked.url)
        page.wait_for_timeout(400)
        for name in asked.click:
            page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first.click()
            page.wait_for_timeout(500)
        page.wait_for_timeout(asked.wait * 1000)
        page.screenshot(path=asked.out, full_page=asked.whole)
        print(page.url)


if __name__ == "__main__":
    main()
