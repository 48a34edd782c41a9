"""Tables: opening, joining, watching, leaving and returning, sharing a seat, taking back, resigning, playing again."""

from typing import Any

import pytest

import benchtop
from benchtop.client import Refused, Server
from benchtop.server.tables.names import LETTERS
from tests.server.running import BOT, ServerProcess, bots, people, quick_game
from tests.server.seats import mover, post, table_of_people, undoable


def test_a_table_has_a_short_code_and_an_address_and_is_unlisted(server: ServerProcess) -> None:
    game = quick_game()
    with server.http() as http:
        answer = http.post("/tables", json={"game": game.key, "seats": people(game)})
        assert answer.status_code == 201
        code = answer.json()["code"]
        assert len(code) == 6
        assert set(code) <= set(LETTERS)
        assert answer.json()["url"] == f"{server.base}/t/{code}"
        assert code not in [table["code"] for table in http.get("/tables").json()["tables"]]
        assert [table["code"] for table in http.get("/mine").json()["tables"]] == [code]
        assert http.get(f"/tables/{code.lower()}").json()["table"]["code"] == code


def test_a_listed_table_is_in_the_lobby_until_it_is_over(server: ServerProcess) -> None:
    one, two = table_of_people(server, listed=True)[:2]
    assert one.code in [table["code"] for table in Server(server.base).lobby()]
    one.resign()
    if not two.look().over:
        two.resign()
    assert one.code not in [table["code"] for table in Server(server.base).lobby()]


def test_play_begins_when_the_last_seat_is_taken(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    assert ada.look().to_move is None
    with pytest.raises(Refused, match="begins when every seat is taken"):
        ada.play("anything", ply=0)
    with pytest.raises(Refused, match="taken or does not exist"):
        Server(server.base).join(ada.code, seat=0)
    while not ada.look().raw["table"]["started"]:
        Server(server.base).join(ada.code, name="ada")
    names = [seat["name"] for seat in ada.look().raw["table"]["seats"]]
    assert names[:2] == ["Ada", "ada 2"]
    assert ada.look().to_move is not None
    with pytest.raises(Refused, match="you can watch"):
        Server(server.base).join(ada.code)


def test_whoever_opened_the_table_may_fill_it_with_bots(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    with pytest.raises(Refused, match="Only the host"):
        Server(server.base).watch(ada.code).fill("easy")
    ada.fill("easy")
    assert [seat["kind"] for seat in ada.look().raw["table"]["seats"]] == ["person"] + ["bot"] * (game.seats[0] - 1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"seats": [{"kind": "open"}] * 16}, "not_possible"),
        ({"seats": [BOT] * 2}, "nobody_plays"),
        ({"options": {"nonsense": True}}, "not_possible"),
        ({"seats": [{"kind": "bot", "level": "godlike"}]}, "invalid"),
        ({"seats": [{"kind": "me", "name": 7}]}, "invalid"),
        ({"listed": "yes"}, "invalid"),
        ({"clock": 0}, "invalid"),
        ({"extra": 1}, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: ServerProcess, change: dict[str, Any], code: str) -> None:
    game = quick_game()
    with server.http() as http:
        answer = http.post("/tables", json={"game": game.key, "seats": bots(game), **change})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


def test_who_comes_twice_gets_the_same_seat(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, people(game))
    with server.http() as http:  # keeps its cookie, as a browser does
        first = http.post(f"/tables/{ada.code}/seats", json={"name": "Ben"}).json()
        again = http.post(f"/tables/{ada.code}/seats", json={"name": "Bert"}, headers={"Origin": server.base}).json()
    assert again == first


def test_a_hot_seat_shows_the_table_from_the_seat_to_move(server: ServerProcess) -> None:
    game = quick_game()
    with server.http() as http:
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cy", "Di", "Eve")[: game.seats[0]]]
        answer = http.post("/tables", json={"game": game.key, "seats": seats}).json()
    with server.socket(answer["code"], answer["guest"]) as socket:
        full = socket.get()
        assert full["you"]["seats"] == list(range(game.seats[0]))
        seen = set()
        for number in range(12):
            assert full["you"]["seat"] == full["to_move"] == full["view"]["seat"]
            assert full["legal"]
            seen.add(full["to_move"])
            socket.send({"type": "move", "move": full["legal"][0]["move"], "ply": full["ply"], "key": f"k{number}"})
            answer = socket.get()
            if answer["type"] == "ok":
                answer = socket.get()
            full = {**full, **answer}
        assert len(seen) > 1


def test_somebody_who_leaves_is_played_for_and_may_return(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, bots(game))
    with server.socket(ada.code) as watching:
        watching.get()
        ada.leave()
        played = [watching.until("update", kind="move") for _ in range(6)]
        assert 0 in {one["seat"] for one in played}
        ada.come_back()
        watching.until("update", kind="returned")
    news = next(news for news in ada.follow() if news.legal or news.over)
    assert news.over or news.to_move == 0
    with pytest.raises(Refused, match="have not left"):
        ada.come_back()


def test_two_people_share_a_seat_by_invitation(server: ServerProcess) -> None:
    tables = table_of_people(server)
    friend = Server(server.base).join(tables[0].code, name="Zoe", invitation=tables[0].invitation())
    assert friend.seat == 0
    assert "Zoe" in friend.look().raw["table"]["seats"][0]["name"]
    assert friend.look().view == tables[0].look().view
    with pytest.raises(Refused, match="not for this table"):
        Server(server.base).join(tables[0].code, invitation="i.BCDFGH.0.forged")
    acting = friend if mover(tables) is tables[0] else mover(tables)
    news = acting.look()
    acting.play(news.legal[0]["move"], ply=news.ply)


def test_resigning_ends_a_game_of_two_and_opens_all_hands(server: ServerProcess) -> None:
    game = next(game for game in benchtop.games().values() if 2 in game.seats)
    host = Server(server.base).open(game.key, [{"kind": "me"}, {"kind": "open"}])[0]
    other = Server(server.base).join(host.code)
    host.resign()
    news = other.look()
    assert news.over
    assert news.raw["table"]["result"]["winners"] == [1]
    assert news.raw["table"]["result"]["reason"] == "resignation"
    assert [view["seat"] for view in news.raw["open"]] == [0, 1]
    with pytest.raises(Refused):
        other.play("anything", ply=news.ply)


def test_a_seat_that_resigned_is_played_by_the_easy_bot_and_cannot_win(server: ServerProcess) -> None:
    game = min((game for game in benchtop.games().values() if 3 in game.seats), key=lambda game: game.max_moves)
    [ada] = Server(server.base).open(game.key, [{"kind": "me"}, BOT, {"kind": "open"}])
    ben = Server(server.base).join(ada.code)
    ada.resign()
    assert not ben.look().over
    for news in ben.follow():
        if news.legal:
            ben.play(news.legal[0]["move"], ply=news.ply)
    assert 0 not in news.raw["table"]["result"]["winners"]
    assert news.raw["table"]["result"]["winners"]
    assert benchtop.replay(ben.record()).over


def test_a_rematch_is_one_table_for_everybody_with_the_same_seats(server: ServerProcess) -> None:
    tables = table_of_people(server)
    with pytest.raises(Refused, match="not over"):
        tables[0].rematch()
    for table in tables[1:]:
        table.resign()
    again = [table.rematch() for table in tables]
    assert len({table.code for table in again}) == 1
    assert [table.seat for table in again] == [table.seat for table in tables]
    assert again[0].look().raw["table"]["started"]
    assert tables[0].look().raw["table"]["rematch"] == again[0].code
    news = mover(again).look()
    mover(again).play(news.legal[0]["move"], ply=news.ply)


def test_chat_is_phrases_unless_the_table_says_otherwise(server: ServerProcess) -> None:
    [ada] = Server(server.base).open(quick_game().key, bots(quick_game()))
    ada.say("hello")
    with pytest.raises(Refused, match="preset phrases"):
        ada.say(text="hi there")
    with pytest.raises(Refused, match="no phrase"):
        ada.say("rude")
    assert [line["words"] for line in ada.look().raw["chat"]] == ["Hello!"]
    [ben] = Server(server.base).open(quick_game().key, bots(quick_game()), chat="free")
    ben.say(text="<b>hi</b>\x07")
    assert ben.look().raw["chat"][0]["words"] == "<b>hi</b>"
    [cy] = Server(server.base).open(quick_game().key, bots(quick_game()), chat="off")
    with pytest.raises(Refused, match="without chat"):
        cy.say("hello")


def test_a_fair_undo_takes_the_last_move_back_and_is_written_down(server: ServerProcess) -> None:
    game, seed, moves = undoable()
    tables = table_of_people(server, game, seed=seed)
    for ply, move in enumerate(moves):
        before = mover(tables).look()
        last = mover(tables)
        last.play(move, ply=ply)
    others = [table for table in tables if table is not last]
    assert post(server, others[0], "undo").json()["code"] == "no_undo"
    with server.socket(last.code) as watching:
        watching.get()
        last.undo()
        update = watching.until("update", kind="undo")
        assert update["log"] == {"from": len(moves) - 1, "lines": []}
    assert last.look().view == before.view
    assert last.look().ply == len(moves) - 1
    assert last.look().raw["table"]["seeded"]


def test_a_take_back_needs_everybodys_consent(server: ServerProcess) -> None:
    tables = table_of_people(server)
    first = mover(tables)
    view = first.look().view
    for _ in range(3):
        news = mover(tables).look()
        mover(tables).play(news.legal[0]["move"], ply=news.ply)
    first.ask_take_back(0)
    with pytest.raises(Refused, match="already"):
        first.ask_take_back(1)
    with pytest.raises(Refused, match="Nobody is waiting"):
        first.answer_take_back(agree=True)
    others = [table for table in tables if table is not first]
    others[0].answer_take_back(agree=False)
    assert first.look().ply == 3
    assert first.look().raw["table"]["takeback_asked"] is None
    first.ask_take_back(0)
    for other in others:
        other.answer_take_back(agree=True)
    assert first.look().ply == 0
    assert first.look().view == view


def test_bots_agree_to_a_take_back_unless_the_table_has_none(server: ServerProcess) -> None:
    def played_once(**settings: Any) -> Any:
        [ada] = Server(server.base).open(quick_game().key, bots(quick_game()), **settings)
        for news in ada.follow():
            if (news.legal and news.ply == 0) or (
                news.legal and not any(line["seat"] == 0 for line in ada.look().raw["log"])
            ):
                ada.play(news.legal[0]["move"], ply=news.ply)
            elif news.legal:
                return ada
        raise AssertionError

    ada = played_once()
    ada.ask_take_back()
    assert not [line for line in ada.look().raw["log"] if line["seat"] == 0]
    with pytest.raises(Refused, match="without take-backs"):
        played_once(takeback=False).ask_take_back()


def test_hints_come_from_a_bot_and_only_on_ones_turn(server: ServerProcess) -> None:
    tables = table_of_people(server)
    answer = post(server, mover(tables), "hint").json()
    legal = {one["move"] for one in mover(tables).look().legal}
    assert {one["move"] for one in answer["hints"]} <= legal
    other = next(table for table in tables if table is not mover(tables))
    assert post(server, other, "hint").json()["code"] == "not_your_turn"
