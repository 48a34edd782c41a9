"""Before play begins: the host arranges the table, people change seats, and nobody sees a hand."""

from pathlib import Path
from typing import Any

import httpx
import pytest

import benchtop
from benchtop.core.game import Game
from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.journal import NewEntry
from benchtop.server.tables.commands.arrange import Arrange
from benchtop.server.tables.commands.base import TableCommand
from benchtop.server.tables.commands.free import Free
from benchtop.server.tables.commands.sit import Sit
from benchtop.server.tables.commands.stand import Stand
from benchtop.server.tables.decide import Actor
from benchtop.server.tables.state import TableState
from tests.server.running import BOT, ServerProcess, Speaking, TwoServers, running, running_here
from tests.server.test_hot_seat import HIDDEN

GAME = benchtop.game("translation")
ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}


def opened(server: Speaking, *seats: dict[str, Any], game: Game = GAME, **settings: Any) -> Any:
    message = ask(server, None, "/tables", game=game.key, seats=list(seats or (ME, OPEN, OPEN)), **settings)
    assert message.status_code == 201, message.text
    return message.json()


def ask(server: Speaking, token: str | None, path: str, method: str = "POST", /, **body: Any) -> httpx.Response:
    with server.http(token) as http:
        return http.request(method, path, json=body) if method != "GET" else http.get(path)


def join(server: Speaking, code: str, name: str, token: str | None = None, **body: Any) -> Any:
    return ask(server, token, f"/tables/{code}/seats", name=name, **body).json()


def look(server: Speaking, code: str, token: str | None = None) -> Any:
    return ask(server, token, f"/tables/{code}", "GET").json()


def kinds(server: Speaking, code: str) -> list[str]:
    return [seat["kind"] for seat in look(server, code)["table"]["seats"]]


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def play_out(server: Speaking, message: Any) -> Any:
    """Close the table and read its record, which is whole then."""
    assert ask(server, message["guest"], f"/tables/{message['code']}/close").status_code == 200
    return ask(server, None, f"/tables/{message['code']}/record", "GET").json()


# -- arranging --------------------------------------------------------------------------------------------------------


def test_what_the_host_arranges_is_told_and_played(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    with server.socket(code, message["guest"]) as host, server.socket(code) as watching:
        host.get(), watching.get()
        change = {"options": {"water": False}, "seats": 4, "listed": True, "chat": "free", "undo": False, "clock": 60}
        host.send({"type": "arrange", "key": "a1", **change})
        n = host.until("ok", key="a1")["n"]
        update = watching.until("update", kind="arranged")
        assert update["n"] == n
        assert update["happened"][0]["event"] == "Arranged"
        assert "4 seats" in update["happened"][0]["words"]
        table = update["table"]
        assert table["options"] == {**GAME.check_options({}), "water": False}
        assert len(table["seats"]) == 4
        assert (table["listed"], table["chat"], table["undo"], table["clock"]) == (True, "free", False, 60)
        assert (table["takeback"], table["curtain"]) == (True, True)
        host.send({"type": "arrange", "key": "a1", **change})
        assert host.until("ok", key="a1")["n"] == n
        host.send({"type": "arrange", "key": "a1", "undo": True})
        assert host.until("refused", key="a1")["code"] == "key_used"
        watching.until_crowd([1, 0, 0, 0], 1)
    assert ask(server, message["guest"], f"/tables/{code}/arrange", clock=None, key="a2").status_code == 200
    assert look(server, code)["table"]["clock"] is None
    assert ask(server, message["guest"], f"/tables/{code}/fill", level="easy").status_code == 200
    record = play_out(server, message)
    assert record["options"]["water"] is False
    assert len(record["seats"]) == 4
    assert benchtop.replay(record).state.seats == 4


def test_only_the_host_arranges_and_only_what_is_possible(server: ServerProcess) -> None:
    message = opened(server)
    code, path = message["code"], f"/tables/{message['code']}/arrange"
    ben = join(server, code, "Ben")
    assert refused(ask(server, ben["guest"], path, listed=True)) == (403, "not_host")
    wrong = ask(server, message["guest"], path, options={"dice": "d7"})
    assert refused(wrong) == (422, "not_possible")
    assert "choose d8 or d6" in wrong.json()["detail"]
    assert refused(ask(server, message["guest"], path, options={"colour": "red"})) == (422, "not_possible")
    assert refused(ask(server, message["guest"], path, seats=5)) == (422, "not_possible")
    assert refused(ask(server, message["guest"], path)) == (422, "invalid")
    for bad in ({"chat": "loud"}, {"clock": 0}, {"seats": "3"}, {"game": "peptide"}, {"options": {"a": [1]}}):
        assert refused(ask(server, message["guest"], path, **bad)) == (422, "invalid")
    assert look(server, code)["n"] == 2


def test_seats_go_from_the_end_and_never_with_a_person_in_them(server: ServerProcess) -> None:
    message = opened(server, ME, OPEN, BOT, OPEN)
    code, path = message["code"], f"/tables/{message['code']}/arrange"
    ben = join(server, code, "Ben", seat=3)
    no = ask(server, message["guest"], path, seats=3)
    assert refused(no) == (409, "seat_taken")
    assert "Ben sits in seat 4" in no.json()["detail"]
    assert ask(server, ben["guest"], f"/tables/{code}/seats/1/sit").status_code == 200
    with server.socket(code, ben["guest"]) as socket:
        assert socket.get()["you"]["seat"] == 1
        assert (
            ask(server, message["guest"], path, seats=2).status_code == 200
        )  # a bot and an open seat go, and all are here
        update = socket.until("update", kind="arranged")
        assert [one["event"] for one in update["happened"]] == ["Arranged", "Started"]
        assert update["to_move"] is not None
    assert kinds(server, code) == ["person", "person"]
    assert refused(ask(server, message["guest"], path, seats=3)) == (409, "begun")


def test_bots_alone_are_not_left_over(server: ServerProcess) -> None:
    message = opened(server, BOT, BOT, OPEN)
    path = f"/tables/{message['code']}/arrange"
    assert refused(ask(server, message["guest"], path, seats=2)) == (422, "nobody_plays")


def test_an_invitation_to_a_seat_that_went_is_void_also_when_there_is_one_again(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    ben = join(server, code, "Ben", seat=2)
    path = f"/tables/{code}/seats/2/invitation"
    invitation = ask(server, ben["guest"], path).json()["invitation"]
    assert ask(server, ben["guest"], f"/tables/{code}/stand").status_code == 200
    assert ask(server, message["guest"], f"/tables/{code}/arrange", seats=2).status_code == 200
    assert refused(ask(server, None, f"/tables/{code}/seats", invitation=invitation)) == (403, "bad_invitation")
    assert ask(server, message["guest"], f"/tables/{code}/arrange", seats=3).status_code == 200
    assert join(server, code, "Cy", seat=2)["seats"][0]["seat"] == 2
    assert refused(ask(server, None, f"/tables/{code}/seats", invitation=invitation)) == (403, "bad_invitation")


def test_a_table_that_plays_on_keeps_its_options(server: ServerProcess) -> None:
    message = opened(server, ME, ME)
    on = opened_from(server, message["guest"], message["code"])
    path = f"/tables/{on['code']}/arrange"
    assert refused(ask(server, message["guest"], path, options={"water": False})) == (422, "not_possible")
    assert ask(server, message["guest"], path, listed=True).status_code == 200


def test_lists_rematches_and_playing_on_use_what_was_arranged(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database) as server:
        message = opened(server, seed="same", listed=False)
        code = message["code"]
        change = {"options": {"water": False, "dice": "d8"}, "seats": 2, "listed": True, "undo": False}
        ben = join(server, code, "Ben", seat=1)
        ways: list[dict[str, Any]] = [{"seats": 4, "options": {"dice": "d6"}}, {"seats": 3}, change]
        for way in ways:
            assert ask(server, message["guest"], f"/tables/{code}/arrange", **way).status_code == 200
        listed = ask(server, None, "/tables", "GET").json()["tables"]
        assert [(one["code"], len(one["seats"]), one["open_seats"]) for one in listed] == [(code, 2, 0)]
        mine = ask(server, ben["guest"], "/mine", "GET").json()["tables"]
        assert [(one["code"], len(one["seats"])) for one in mine] == [(code, 2)]
        before = look(server, code, message["guest"])
        server.stop()
        server.start()
        assert look(server, code, message["guest"]) == before
        twin = opened(server, ME, OPEN, seed="same")  # dealt alike: two seats, as the other has now
        assert "seed" not in play_out(server, message)
        ask(server, twin["guest"], f"/tables/{twin['code']}/close")
        record = ask(server, None, f"/tables/{code}/record", "GET").json()
        assert (record["seed"], record["options"]["water"], len(record["seats"])) == ("same", False, 2)
        again = ask(server, message["guest"], f"/tables/{code}/rematch").json()
        table = look(server, again["code"])["table"]
        assert (table["options"]["water"], len(table["seats"]), table["listed"], table["undo"]) == (
            False, 2, True, False,
        )  # fmt: skip
        on = opened_from(server, message["guest"], code)
        table = look(server, on["code"])["table"]
        assert (table["options"]["water"], len(table["seats"])) == (False, 2)


def opened_from(server: Speaking, token: str, code: str) -> Any:
    body: dict[str, Any] = {"from": {"code": code, "ply": 0}, "seats": [ME, OPEN]}
    message = ask(server, token, "/tables", **body)
    assert message.status_code == 201, message.text
    return message.json()


def test_a_clock_that_was_arranged_runs_once_the_last_open_seat_is_gone(tmp_path: Path) -> None:
    with running_here(tmp_path) as server:
        message = opened(server)
        join(server, message["code"], "Ben", seat=1)
        assert ask(server, message["guest"], f"/tables/{message['code']}/arrange", clock=60).status_code == 200
        assert look(server, message["code"])["due"] is None
        assert ask(server, message["guest"], f"/tables/{message['code']}/arrange", seats=2).status_code == 200
        with server.socket(message["code"]) as watching:
            assert watching.get()["due"] is not None
            server.clock.advance(61)
            watching.until("update", kind="nudged")


def test_two_processes_agree_about_seats_and_who_is_there(two_servers: TwoServers) -> None:
    here, there = two_servers
    message = opened(here)
    code = message["code"]
    with here.socket(code, message["guest"]) as host, there.socket(code) as far:
        host.get(), far.get()
        far.until_crowd([1, 0, 0], 1)
        assert ask(there, message["guest"], f"/tables/{code}/arrange", seats=4).status_code == 200
        assert len(host.until("update", kind="arranged")["table"]["seats"]) == 4
        host.until_crowd([1, 0, 0, 0], 1)
        far.until_crowd([1, 0, 0, 0], 1)


def test_the_level_of_a_bot_is_changed_by_giving_it_its_seat_again(server: ServerProcess) -> None:
    message = opened(server, ME, BOT, OPEN)
    with server.socket(message["code"], message["guest"]) as host:
        before = host.get()["table"]["seats"][1]["name"]
        host.send({"type": "give", "seat": 1, "level": "hard", "key": "g"})
        update = host.until("update", kind="filled")
        seat = update["table"]["seats"][1]
        first, _, kind = seat["name"].partition(" ")
        assert (seat["kind"], seat["level"], kind) == ("bot", "hard", "(hard bot)")
        assert before.startswith(f"{first} ("), "only its level changes"
        assert not update["table"]["started"]
        assert update["table"]["seats"][2]["kind"] == "open"


# -- another player at the same screen ---------------------------------------------------------------------------------


def test_a_friend_at_the_same_screen_takes_another_seat_once(server: ServerProcess) -> None:
    message = opened(server, ME, OPEN, OPEN, OPEN)
    code, guest = message["code"], message["guest"]
    assert join(server, code, "Barbara", guest)["seats"] == message["seats"]
    with server.socket(code, guest) as socket:
        assert socket.get()["you"]["seats"] == [0]
        both = join(server, code, "Barbara", guest, another=True, seat=3, key="b1")
        assert [seat["seat"] for seat in both["seats"]] == [0, 3]
        assert socket.until("full")["you"]["seats"] == [0, 3]
    assert join(server, code, "Barbara", guest, another=True, seat=3, key="b1")["seats"] == both["seats"]
    assert join(server, code, "Zoe", guest, another=True, key="b1")["code"] == "key_used"
    third = join(server, code, "ada", guest, another=True)
    assert [seat["seat"] for seat in third["seats"]] == [0, 1, 3]
    assert [seat["name"] for seat in look(server, code)["table"]["seats"]] == ["Ada", "ada 2", "Seat 3", "Barbara"]
    assert join(server, code, "Cy", guest, another=True, seat=3)["code"] == "seat_taken"


def test_another_seat_is_only_for_who_says_who_they_are(server: ServerProcess) -> None:
    message = opened(server)
    path = f"/tables/{message['code']}/seats"
    assert refused(ask(server, None, path, another=True, key="a-long-and-secret-key")) == (401, "nobody")
    assert refused(ask(server, message["seats"][0]["token"], path, another=True)) == (403, "seat_token")
    assert refused(ask(server, message["guest"], path, another=True, invitation="x")) == (422, "invalid")


# -- standing up and sitting elsewhere ---------------------------------------------------------------------------------


def test_who_stands_up_leaves_the_seat_open_and_may_come_again(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    ben = join(server, code, "Ben")
    with server.socket(code, ben["guest"]) as socket:
        socket.get()
        socket.send({"type": "stand", "key": "s1"})
        assert socket.until("full")["you"] == {"seat": None, "seats": [], "host": False}
        n = socket.until("ok", key="s1")["n"]
        socket.send({"type": "stand", "key": "s1"})
        assert socket.until("ok", key="s1")["n"] == n
        socket.send({"type": "stand", "key": "s2"})
        assert socket.until("refused", key="s2")["code"] == "no_seat"
    assert kinds(server, code) == ["person", "open", "open"]
    assert ask(server, ben["guest"], "/mine", "GET").json()["tables"] == []
    assert refused(ask(server, ben["seats"][0]["token"], f"/tables/{code}/chat", phrase="hello")) == (
        403, "not_your_seat",
    )  # fmt: skip
    assert join(server, code, "Ben", ben["guest"])["seats"][0]["seat"] == 1
    assert refused(ask(server, ben["guest"], f"/tables/{code}/chat", phrase="hello", key="s1")) == (409, "key_used")


def test_the_host_may_stand_up_and_stays_the_host(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    assert ask(server, message["guest"], f"/tables/{code}/stand").status_code == 200
    assert look(server, code, message["guest"])["you"] == {"seat": None, "seats": [], "host": True}
    assert ask(server, message["guest"], f"/tables/{code}/arrange", listed=True).status_code == 200
    join(server, code, "Ben")
    assert ask(server, message["guest"], f"/tables/{code}/fill", level="easy").status_code == 200
    assert look(server, code)["table"]["started"]


def test_of_two_who_share_a_seat_one_stands_up(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    invitation = ask(server, message["guest"], f"/tables/{code}/seats/0/invitation").json()["invitation"]
    zoe = join(server, code, "Zoe", invitation=invitation)
    assert ask(server, zoe["guest"], f"/tables/{code}/stand").status_code == 200
    assert look(server, code)["table"]["seats"][0]["name"] == "Ada"
    zoe = join(server, code, "Zoe", zoe["guest"], invitation=invitation)
    assert zoe["seats"][0]["seat"] == 0
    assert ask(server, zoe["guest"], f"/tables/{code}/seats/2/sit").status_code == 200
    assert [seat["name"] for seat in look(server, code)["table"]["seats"]] == ["Ada", "Seat 2", "Zoe"]


def test_who_sits_elsewhere_keeps_the_name(server: ServerProcess) -> None:
    message = opened(server)
    code = message["code"]
    ben = join(server, code, "Ben")
    with server.socket(code, ben["guest"]) as socket:
        socket.get()
        socket.send({"type": "sit", "seat": 2, "key": "m1"})
        assert socket.until("full")["you"]["seats"] == [2]
        n = socket.until("ok", key="m1")["n"]
        socket.send({"type": "sit", "seat": 2, "key": "m1"})
        assert socket.until("ok", key="m1")["n"] == n
        socket.send({"type": "sit", "seat": 1, "key": "m1"})
        assert socket.until("refused")["code"] == "key_used"
        socket.send({"type": "sit", "seat": 0})
        assert socket.until("refused")["code"] == "seat_taken"
        socket.send({"type": "sit", "seat": 7})
        assert socket.until("refused")["code"] == "seat_taken"
    assert [seat["name"] for seat in look(server, code)["table"]["seats"]] == ["Ada", "Seat 2", "Ben"]
    old = ask(server, ben["seats"][0]["token"], f"/tables/{code}/chat", phrase="hello")
    assert refused(old) == (403, "not_your_seat")
    token = join(server, code, "", ben["guest"])["seats"][0]["token"]
    assert refused(ask(server, token, f"/tables/{code}/seats/1/sit")) == (403, "seat_token")
    assert refused(ask(server, None, f"/tables/{code}/seats/1/sit")) == (403, "no_seat")


def test_of_several_seats_one_is_named(server: ServerProcess) -> None:
    message = opened(server, ME, ME, OPEN)
    code, guest = message["code"], message["guest"]
    assert refused(ask(server, guest, f"/tables/{code}/seats/2/sit")) == (422, "which_seat")
    assert ask(server, guest, f"/tables/{code}/seats/2/sit", leaving=0).status_code == 200
    assert look(server, code, guest)["you"]["seats"] == [1, 2]
    assert refused(ask(server, guest, f"/tables/{code}/stand")) == (422, "which_seat")
    assert ask(server, guest, f"/tables/{code}/stand", seat=1).status_code == 200
    assert look(server, code, guest)["you"]["seats"] == [2]
    assert [one["code"] for one in ask(server, guest, "/mine", "GET").json()["tables"]] == [code]


def test_nobody_changes_seats_once_play_has_begun(server: ServerProcess) -> None:
    message = opened(server, ME, OPEN)
    code = message["code"]
    ben = join(server, code, "Ben")
    for path in ("stand", "seats/0/sit"):
        assert refused(ask(server, ben["guest"], f"/tables/{code}/{path}")) == (409, "begun")
    assert refused(ask(server, message["guest"], f"/tables/{code}/arrange", undo=False)) == (409, "begun")
    ask(server, message["guest"], f"/tables/{code}/close")
    assert refused(ask(server, ben["guest"], f"/tables/{code}/stand")) == (409, "closed")


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDDEN, ids=lambda game: game.key)
def test_nobody_sees_a_hand_before_play_begins(server: ServerProcess, game: Game) -> None:
    """Check that nobody can look at one hand after another by sitting down and standing up."""
    message = opened(server, ME, *[OPEN] * (game.seats[0] - 1), game=game)
    code, guest = message["code"], message["guest"]
    public = look(server, code)["view"]
    assert look(server, code, guest)["view"] == public
    for path in ("replay/0", "replay"):
        seen = ask(server, guest, f"/tables/{code}/{path}", "GET").json()
        assert seen == ask(server, None, f"/tables/{code}/{path}", "GET").json()
    ask(server, guest, f"/tables/{code}/fill", level="easy")
    with server.socket(code, guest) as socket:
        assert socket.get()["view"]["seat"] == 0


@pytest.mark.parametrize("seed", [None, "chosen"])
def test_hands_that_were_seen_are_dealt_anew_unless_the_seed_was_chosen(seed: str | None) -> None:
    """Check seats that change after play had begun, before any move: their players have seen a hand."""
    for command in (Stand(seat=1), Sit(seat=2, leaving=0), Arrange(seats=4)):
        seats = [{"kind": "me"}] * 3
        asks = NewTable.model_validate({"game": "peptide", "seats": seats, "seed": seed})
        header, first = plan_table(asks, "ada", 0.0)
        state = TableState(header)
        state.apply(first.entry(1, 0.0))
        asked: list[TableCommand] = [Free(seat=2), Arrange(listed=True), command]
        for n, one in enumerate(asked, 2):
            assert state.begun
            actor = Actor("ada", state.held_by("ada"), host=True)
            new = one.answer(state, actor, 0.0)
            assert isinstance(new, NewEntry)
            state.apply(new.entry(n, 0.0))
        assert not state.begun
        assert (state.match.seed == header.seed) == (seed is not None)
        assert isinstance(new, NewEntry)
        assert new.listing is not None
        assert new.listing.header == state.header
        assert state.match.seed == state.header.seed
        assert state.match.names == [seat.name for seat in state.seats]


def test_a_socket_that_named_its_seat_loses_it_with_the_seat(server: ServerProcess) -> None:
    game = HIDDEN[0]
    message = opened(server, ME, OPEN, game=game)
    code = message["code"]
    ben = join(server, code, "Ben")
    with server.socket(code, ben["guest"], "?seat=1") as socket:
        assert socket.get()["view"]["seat"] == 1
        ask(server, message["guest"], f"/tables/{code}/seats/1/free")
        full = socket.until("full")
        assert (full["you"]["seat"], full["view"]["seat"]) == (None, None)
        join(server, code, "Ben", ben["guest"])
        assert socket.until("full")["view"]["seat"] == 1
