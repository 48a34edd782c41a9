"""The client at a table of a real server: questions, the host's powers, and following after a break."""

import pytest

from benchtop.client import News, Refused, Server, Table
from tests.server.running import BOT, ServerProcess, people, quick_game
from tests.server.seats import mover, table_of_people


def play(tables: list[Table], moves: int) -> None:
    for _ in range(moves):
        table = mover(tables)
        now = table.look()
        table.play(now.legal[0]["move"], ply=now.ply)


def test_questions_about_moves_are_answered(server: ServerProcess) -> None:
    tables = table_of_people(server)
    table = mover(tables)
    now = table.look()
    best = table.hint()["hints"][0]
    assert best["move"] in {move["move"] for move in now.legal}
    own = now.legal[-1]["move"]
    assert table.hint(compare=own)["compared"]["move"] == own
    touch = next(touch for move in now.legal for touch in move["touches"])
    about = table.moves_touching(touch)
    assert about["moves"][0]["refusal"] is None
    assert touch in about["moves"][0]["touches"]
    assert table.why_not(own) is None
    other = next(one for one in tables if one is not table)
    assert other.why_not(own) is not None
    for move in now.legal:
        if move["reveals"]:
            with pytest.raises(Refused) as refused:
                table.preview(move["move"])
            assert refused.value.code == "reveals"
        else:
            assert table.preview(move["move"])["move"] == move["move"]


def test_a_game_is_read_again_by_pages_and_as_a_whole(server: ServerProcess) -> None:
    tables = table_of_people(server)
    play(tables, 5)
    page = tables[0].log(limit=2)
    assert ([line["ply"] for line in page["lines"]], page["from"], page["of"]) == ([3, 4], 3, 5)
    assert [line["ply"] for line in tables[0].log(before=page["from"])["lines"]] == [0, 1, 2]
    assert tables[0].replay(3)["ply"] == 3
    whole = tables[0].replay()
    assert [ply["ply"] for ply in whole["plies"]] == list(range(6))
    with pytest.raises(Refused, match="not yours"):
        tables[0].replay(seat=1)
    for table in tables[1:]:
        table.resign()
    assert tables[0].replay(seat=1)["seat"] == 1


def test_the_host_rules_the_seats(server: ServerProcess) -> None:
    tables = table_of_people(server)
    host, ben = tables[0], tables[1]
    with pytest.raises(Refused) as refused:
        ben.free(0)
    assert refused.value.code == "not_host"
    host.rename("Ada the First")
    assert host.look().raw["table"]["seats"][0]["name"] == "Ada the First"
    host.free(1)
    assert host.look().raw["table"]["seats"][1]["kind"] == "open"
    cy = Server(server.base).join(host.code, name="Cy", seat=1)
    host.remove(1, name="Cy")
    with pytest.raises(Refused) as refused:
        cy.look()
    assert refused.value.code == "removed"
    host.give(1, "easy")
    assert host.look().raw["table"]["seats"][1]["level"] == "easy"
    n = host.close(key="the-end")
    assert host.close(key="the-end") == n
    assert host.look().raw["table"]["result"]["reason"] == "closed"


def test_invitations_are_given_and_revoked(server: ServerProcess) -> None:
    tables = table_of_people(server)
    invitation = tables[0].invitation()
    tables[0].revoke_invitations()
    with pytest.raises(Refused, match="revoked"):
        Server(server.base).join(tables[0].code, invitation=invitation)


def test_who_holds_several_seats_names_the_one_they_look_from(server: ServerProcess) -> None:
    game = quick_game()
    door = Server(server.base)
    door.become_guest()
    seats = door.open(game.key, [{"kind": "me"}, {"kind": "me"}, *[BOT] * (game.seats[0] - 2)], curtain=False)
    both = door.watch(seats[0].code)
    assert [both.look(seat=seat).seat for seat in (0, 1)] == [0, 1]
    assert next(both.follow(seat=1)).seat == 1


def test_following_goes_on_where_it_left_off(server: ServerProcess) -> None:
    tables = table_of_people(server)
    following = tables[0].follow()
    last = next(following)
    following.close()  # type: ignore[attr-defined]
    again = tables[0].follow(last)
    still = next(again)  # nothing was missed
    assert (still.type, still.n, still.legal, still.happened) == ("resumed", last.n, last.legal, [])
    again.close()  # type: ignore[attr-defined]
    tables[1].say("hello")
    play(tables, 2)
    messages: list[News] = []
    again = tables[0].follow(last)
    while not messages or messages[-1].ply < 2:
        messages.append(next(again))
    assert [news.n for news in messages] == list(range(last.n + 1, last.n + 4))
    assert {news.type for news in messages} == {"update"}
    assert messages[-1].view == tables[0].look().view
    tables[1].say("thanks")
    assert next(again).n == messages[-1].n + 1
    for table in tables[1:]:
        table.resign()
    end = list(again)[-1]
    assert (end.over, end.raw["kind"]) == (True, "ended")
    [still] = tables[0].follow(end)
    assert (still.type, still.over, still.n, still.view) == ("resumed", True, end.n, end.view)


def test_seats_are_filled_with_bots(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    ada.fill("easy")
    assert ada.look().raw["table"]["started"]
