"""Records and replays: redacted while the game runs, whole and checkable when it is over."""

import json
from pathlib import Path

import jsonschema
import pytest

import benchtop
from benchtop.client import Refused, Server
from tests.server.running import ServerProcess, bots, quick_game

SCHEMA = json.loads((Path(benchtop.__file__).parent / "core" / "record.schema.json").read_text(encoding="utf-8"))


def test_a_finished_game_can_be_downloaded_checked_and_replayed(server: ServerProcess) -> None:
    game = quick_game()
    [ada] = Server(server.base).open(game.key, bots(game))
    running = {}
    for news in ada.follow():
        if news.ply == 3:
            running = ada.record()
        if news.legal:
            ada.play(news.legal[0]["move"], ply=news.ply)
    jsonschema.validate(running, SCHEMA)
    with pytest.raises(benchtop.RecordError, match="no seed"):
        benchtop.replay(running)
    record = ada.record()
    jsonschema.validate(record, SCHEMA)
    match = benchtop.replay(record)
    assert match.over
    assert record["result"]["scores"] == news.raw["table"]["result"]["scores"]
    watching = Server(server.base).watch(ada.code)
    assert watching.record() == record
    for ply in (0, 2, len(match.played)):
        answer = watching.replay(ply)
        assert answer["view"] == json.loads(json.dumps(match.state_at(ply).view(None)))
        assert ada.replay(ply)["of"] == len(match.played)
    with server.http() as http:  # once it is over, from any seat
        assert http.get(f"/tables/{ada.code}/replay/2", params={"seat": 0}).json()["view"]["seat"] == 0
        name = http.get(f"/tables/{ada.code}/record").headers["content-disposition"]
    assert name == f'attachment; filename="benchtop-{game.key}-{ada.code}.btg.json"'
    with pytest.raises(Refused, match="moves have been played"):
        ada.replay(10_000)
