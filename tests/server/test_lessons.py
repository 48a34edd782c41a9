"""Lessons at a table: a prepared position, a goal, answers to every move, and steps one after the other."""

from tests.server.running import ServerProcess


def test_a_lesson_is_a_table_that_says_how_far_it_is(server: ServerProcess) -> None:
    with server.http() as http:
        listed = http.get("/games/translation/lessons").raise_for_status().json()
        lesson = listed["lessons"][0]
        seated = http.post("/lessons", json={"game": "translation", "lesson": lesson["id"]}).raise_for_status().json()
        code = seated["code"]
    with server.http(seated["seats"][0]["token"]) as http:
        found = http.get(f"/tables/{code}").json()["view"]["lesson"]
        assert (found["step"], found["met"], found["tries"], found["said"]) == (lesson["steps"][0]["id"], False, 0, "")
        http.post(f"/tables/{code}/move", json={"move": "extend", "ply": 0}).raise_for_status()
        found = http.get(f"/tables/{code}").json()["view"]["lesson"]
        assert not found["met"] and "laid at the 3′ end" in found["said"]
        http.post(f"/tables/{code}/step", json={"step": found["step"]}).raise_for_status()
        again = http.get(f"/tables/{code}").json()
        assert again["ply"] == 0 and again["view"]["lesson"]["tries"] == 0
        http.post(f"/tables/{code}/move", json={"move": "translate Q", "ply": 0}).raise_for_status()
        assert http.get(f"/tables/{code}").json()["view"]["lesson"]["met"]
