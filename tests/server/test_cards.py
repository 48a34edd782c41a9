"""A server with house cards, and with bots from other packages."""

import json
from pathlib import Path

import pytest

from benchtop.client import Server, Table
from benchtop.core.data import FILES
from benchtop.games import games
from tests.depth import DEEP
from tests.plugins import package
from tests.server.running import ServerProcess, quick_game


def house_cards(folder: Path, value: int) -> Path:
    """Write cards in which alanine has that value to a folder."""
    assert "peptide" in games()
    content = json.loads(FILES["peptide"]["cards.json"].path.read_text(encoding="utf-8"))
    content["amino_acids"][0]["value"] = value
    (folder / "peptide").mkdir(parents=True)
    (folder / "peptide" / "cards.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


def play_first_moves(table: Table, times: int) -> None:
    """Play the first legal move a number of times, and wait for the next turn."""
    for news in table.follow():
        if news.legal and times == 0:
            return
        if news.legal:
            table.play(news.legal[0]["move"], news.ply)
            times -= 1


def test_tables_are_of_their_cards_and_bots_have_them_too(tmp_path: Path) -> None:
    house = house_cards(tmp_path / "house", 8)
    server = ServerProcess(tmp_path, cards=house).start()
    try:
        with server.http() as http:
            facts = http.get("/games/peptide").json()
            cards = {card["id"]: card for card in http.get("/games/peptide/cards").json()["cards"]}
        assert facts["title"] == "Peptide (house cards)"
        assert facts["credit"]["reconstructed"].startswith("House cards ")
        assert cards["amino:Ala"]["values"]["value"] == 8
        [table] = Server(server.base).open("peptide", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        play_first_moves(table, 3)  # bots answer in between, from worlds with these cards
    finally:
        server.kill()
    assert "could not choose" not in server.words()
    again_with = [(ServerProcess(tmp_path, port=server.port), 410), (server, 200)]
    if DEEP:  # a new interpreter is slow to start
        others = ServerProcess(tmp_path, port=server.port, cards=house_cards(tmp_path / "other", 9))
        again_with.insert(1, (others, 410))
    for again, status in again_with:
        again.start()
        try:
            with again.http() as http:
                answer = http.get(f"/tables/{table.code}")
        finally:
            again.kill()
        assert answer.status_code == status
        assert status == 200 or "the house cards" in answer.json()["detail"]


def test_a_bot_of_another_package_sits_down_like_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = package(tmp_path / "site", "[benchtop.bots]\nlast = others:make\n")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    game = quick_game()
    server = ServerProcess(tmp_path).start()
    try:
        with server.http() as http:
            levels = http.get("/games").json()["levels"]
            unknown = [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]
            refused = http.post("/tables", json={"game": game.key, "seats": unknown})
        assert levels[-1] == {"key": "last", "words": "Plays the last move of the list."}
        assert refused.status_code == 422 and "last" in refused.text
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "last"}] * (game.seats[0] - 1)]
        [table] = Server(server.base).open(game.key, seats)
        play_first_moves(table, 2)
    finally:
        server.kill()
    assert "could not choose" not in server.words()
