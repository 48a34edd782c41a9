"""No page and no service worker sends a request to another host.

Every test in this folder checks this at its end (`arrive`); this file checks that the check works.
"""

from playwright.sync_api import expect

from web.e2e.person import Arrive

ABROAD = "http://203.0.113.7/picture.png"  # reserved for documentation: no host answers


def test_the_pages_and_the_service_worker_ask_nobody_else(arrive: Arrive) -> None:
    ada = arrive()
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/rules/pdb50", "/cards/nucleo", "/glossary", "/settings", "/pieces", "/learn", "/class"):
        ada.go(path)
        expect(ada.page.get_by_role("main")).to_be_visible()
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert any("/assets/" in url for url in asked)
    assert ada.abroad == []


def test_a_request_to_somebody_else_is_noticed_and_forbidden(arrive: Arrive) -> None:
    ada = arrive()
    ada.go("/")
    ada.page.evaluate("(url) => fetch(url).catch(() => null)", ABROAD)
    assert ada.wrong, "the content security policy forbids it"
    ada.wrong.clear()
    ada.abroad.clear()
