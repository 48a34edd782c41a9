"""What players read: the table, the moves, the events."""

import re

import pytest

from benchtop.games.pdb50.state import State

from .table import FREE, GAME, group, play, table

NAMES = ["Ada", "Bo", "Cy", "Di"]


def words(s: State, notation: str) -> str:
    return GAME.text.words(GAME.parse(notation), s.view(s.to_move), [])


def said(s: State, *moves: str) -> list[str]:
    return [GAME.say(event, NAMES[: s.seats]) for event in play(s, *moves)]


def shown(s: State, seat: int | None = 0) -> str:
    return "\n".join(block.plain() for block in GAME.text.table(s.view(seat), NAMES[: s.seats]))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("place xray squares", "X-ray Crystallography · 1 crystal → 2 squares"),
        ("place publish", "Publish Initial Results · gain 1 ★, 5 of 12"),
        ("place prepare-2", "Prepare Samples (2) · gain 2 samples"),
        ("place recruit", "Recruit a researcher · a team of 3 from next round on"),
        ("place lead", "Lead the field · keep the Leader token, first turn next round"),
        (
            "place innovate-left",
            "Claim 1MBN Myoglobin (sperm whale) · pay 2 squares + 2 circles, 3 ★ when the round ends",
        ),
        ("place innovate-right", "Claim Automation · pay 2 triangles, a box of your own when the round ends"),
        ("graduate circle", "Graduate for 1 circle ● · a researcher leaves for good, 1 researcher stays"),
        (
            "place ihm square+circle for triangle",
            "IH/M · 1 square + 1 circle → 1 triangle",
        ),
    ],
)
def test_a_move_says_what_it_would_do(move: str, text: str) -> None:
    s = table(group(2, achievement=4), group(1), slots=("1MBN", "2DHB", "automation"))
    assert words(s, move) == text


def test_taking_the_lead_and_an_empty_slot_have_words_of_their_own() -> None:
    s = table(group(1), group(1), leader=1, slots=(None, "2DHB", "2LYZ"))
    assert words(s, "place lead").startswith("Lead the field · take the Leader token")
    assert words(s, "place innovate-left") == "Archive (left) · no card"


def test_the_draft_has_words() -> None:
    s = GAME.new(2, 1)
    assert isinstance(s, State)
    assert words(s, "draft square") == "Take the square ■ · makes up for going after the Leader"
    assert "drafts one Data token: square ■, circle ●, triangle ▲" in shown(s)
    assert "The Leader goes first; to make up for it everybody else takes a Data token before round 1." in shown(s)
    who = NAMES[s.to_move]
    assert said(s, "draft circle")[0] == f"{who} drafted a circle."


def test_events_tell_the_story_of_a_round() -> None:
    s = table(group(2, crystals=1), group(2, on=["recruit"], triangles=2))
    story = said(s, "place xray squares", "place innovate-right", "place lead", "graduate triangle")
    assert story[:7] == [
        "Ada collected X-ray data: 1 crystal → 2 squares.",
        "Bo brought data to the archive: 2 triangles.",
        "Bo claimed 2LYZ Lysozyme (hen egg white); it comes when the round ends.",
        "Ada took the lead of the field.",
        "Ada kept the Leader token.",
        "Bo let a researcher graduate and gained a triangle.",
        "Bo welcomed a new researcher.",
    ]
    assert story[7].startswith(
        "Bo deposited 2LYZ Lysozyme (hen egg white): first seen 1965; this entry by X-ray crystallography at 2.0 Å. "
        "The first enzyme"
    )
    assert re.fullmatch(r".+ came up in the archive\.", story[8])
    assert story[9:] == ["Round 3 began; Ada leads and goes first."]


def test_the_log_says_when_a_graduation_is_forced_and_when_a_seat_is_skipped() -> None:
    s = table(group(1), group(2, on=[*FREE, "recruit"]), to_move=1)
    assert said(s, "graduate square")[:2] == [
        "Bo had to let a researcher graduate and gained a square.",
        "Ada has a researcher left, but nothing it could do: skipped.",
    ]


def test_the_log_names_the_new_leader_and_the_old() -> None:
    s = table(group(1), group(2), leader=1)
    assert said(s, "place lead")[1] == "Ada took the Leader token from Bo and goes first next round."


def test_an_additional_action_is_set_up() -> None:
    s = table(group(1, triangles=2), group(0), slots=("1MBN", "2DHB", "automation"))
    assert any(line.startswith("Ada set up Automation. Robots") for line in said(s, "place innovate-right"))


def test_an_additional_action_tells_its_science_when_it_is_used_and_goodbye_when_it_leaves() -> None:
    s = table(group(1, cards=["automation"]), group(0))
    assert said(s, "place automation crystal")[0].startswith("Ada let the robots work: 1 crystal. Robots pipette")
    s = table(group(1), group(0), slots=("xfel", "2DHB", "2LYZ"), clear_actions=True)
    assert "Nobody had claimed XFEL; it left the game." in said(s, "place publish")
    assert "out of the game: XFEL" in shown(s)


def test_the_log_ends_with_the_scores() -> None:
    s = table(group(1, achievement=11), group(0, achievement=2), number=9)
    assert said(s, "place publish")[-1] == "The game ended after round 9 (12 ★ reached): Ada 12 ★, Bo 2 ★."
    assert "Won by Ada." in shown(s)
    s = table(group(1), group(0), number=60)
    assert "(the safety stop)" in said(s, "place lead")[-1]


def test_the_table_explains_itself() -> None:
    s = table(group(1, squares=3, cards=["xfel", "1BNA"]), group(1, on=["xray", "recruit"]), group(1), tight=True)
    text = shown(s)
    assert "○ sample, ◇ crystal, ■ square, ● circle, ▲ triangle, ★ achievement" in text
    assert re.search(r"xray +X-ray Crystallography † +1 ◇ → 2 ■ or 1 ● +taken by Bo", text)
    assert re.search(r"prepare-1 .* closed \(variant\)", text)
    assert re.search(r"xfel .* open to Ada", text)
    assert re.search(r"Ada \(red, you\) Leader +3 of 12 +1 +1 +0 +0 +3 +0 +0 +1BNA xfel", text)
    assert re.search(r"Bo \(green\) +0 of 12 +3 \(\+1 coming\)", text)
    assert "CGCGAATTCGCG" in text, "your own cards can be read"


def test_a_spectator_has_no_cards_of_their_own() -> None:
    text = shown(table(group(1), group(1)), None)
    assert "Your cards" not in text
    assert ", you)" not in text


def test_recruit_is_shown_closed_in_the_first_round() -> None:
    assert re.search(r"recruit .* from round 2 on", shown(table(group(1), group(1), number=1)))


def test_the_table_fits_a_terminal_of_100_columns_but_for_the_facts() -> None:
    s = table(group(1, cards=["ihm", "xfel"]), group(1, on=["recruit"]), group(1), group(1))
    rows = [line for line in shown(s).splitlines() if re.match(r"  (\w+-?\w*  |(Ada|Bo|Cy|Di) )", line)]
    assert len(rows) > 15
    assert max(map(len, rows)) <= 100
