"""The list of moves beside the board: short lines, filtered by the selected piece."""

from collections import Counter

from playwright.sync_api import expect

from web.e2e.person import Arrive
from web.e2e.tables import go_to

SHORT = 44
"""Height in pixels of a line with some room, but not of two lines."""


def test_a_move_is_one_line_that_shows_the_whole_sentence_when_it_is_pointed_at(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "pdb50", "round")
    rows = ada.region("Moves").locator("button[data-move]")
    heights = rows.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert max(heights) < SHORT
    words = {move["move"]: move["words"] for move in ada.full["legal"]}
    longest = max(words, key=lambda move: len(words[move]))
    ada.move_button(longest).hover()
    expect(ada.region("Moves").locator(".whole")).to_have_text(words[longest])


def test_a_selected_piece_narrows_the_list_and_show_all_widens_it(arrive: Arrive) -> None:
    ada = arrive(stays=True)
    go_to(ada, "pdb50", "round")
    rows = ada.region("Moves").locator("button[data-move]")
    every = rows.count()
    touches = Counter(touch for move in ada.full["legal"] for touch in move["touches"] if touch.startswith("box:"))
    box, few = next((touch, count) for touch, count in touches.most_common() if 1 < count < every)
    ada.table.locator(f"button[data-touch='{box}'][data-legal]").first.click()
    expect(rows).to_have_count(few)
    assert rows.count() < every
    ada.button("Show all").click()
    expect(rows).to_have_count(every)
