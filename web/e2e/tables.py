"""Tables that stand ready when the server starts: the stops, and games against bots that go the same way every time.

No request opens a table at a later position, and playing there takes a request for every move. So the tables are
written into the database of a server that is not running yet, by the functions that open a table: the first entry has
the moves, as that of a table which plays on from another one. The server then reads them as it does after a restart.
Its secret is known here, so a browser can come as the person who holds the seats; and since bots draw their luck from
the secret and the code of their table, a person who plays the same moves gets the same answers.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import expect

from benchtop.bots.names import bot_name
from benchtop.server.http.models import NewTable
from benchtop.server.http.new_table import plan_table
from benchtop.server.tables.names import code_from
from benchtop.server.tokens import COOKIE, Tokens
from benchtop.store import ListingUpdate, Store, store_at
from web.e2e.habits import Choice
from web.e2e.person import Person
from web.e2e.phases import Stop, cut, stored

SECRET = "0" * 64
ME, SOMEBODY_ELSE = "a-person-of-ours", "somebody-or-else"
NAMES = ("Ada", "Ben", "Cy", "Di", "Eve", "Flo")
BOT = {"kind": "bot", "level": "easy"}
AGAINST_BOTS, BY_EAR, EARLY, ENDING = "against bots", "by ear", "early", "ending"
WITH_BOTS = {AGAINST_BOTS, BY_EAR, EARLY}
PLAYED = {AGAINST_BOTS: 3, ENDING: 3}
"""Tables at which tests play, and how many there are of each: a test that is run again takes the next."""
SHORT_GAMES = {"adna": "28", "nucleo": "2", "pdb50": "0", "peptide": "4", "translation": "9"}
"""Seeds with which a game against bots ends soon."""
PLIES_LEFT = 4
OLD = 99


EARLY_PLIES = 12


def _all() -> Iterator[Stop]:
    """Yield every stop, games against bots, new and after a few plies, and games before their last plies."""
    for stop in stored():
        yield stop
        if stop.name == "over":
            for name in (AGAINST_BOTS, BY_EAR):
                yield Stop(stop.game, name, stop.seats, SHORT_GAMES.get(stop.game, ""), {}, [])
            yield cut(stop, EARLY, max(ply for ply in range(EARLY_PLIES) if stop.played[ply][0] == 0))
            yield cut(stop, ENDING, -PLIES_LEFT)


TABLES = {(stop.game, stop.name): stop for stop in _all()}
_taken: Counter[tuple[str, str]] = Counter()


def database(folder: Path) -> str:
    """Write the tables into a new database in that folder, and return its address."""
    address = f"sqlite:///{folder / 'server.db'}"
    writer = Thread(target=asyncio.run, args=[_write(address)])  # Playwright has an event loop in this thread
    writer.start()
    writer.join()
    return address


async def _write(address: str) -> None:
    async with store_at(address) as store:
        await store.fact("secret", lambda: SECRET)
        copies = [(stop, copy) for stop in TABLES.values() for copy in range(PLAYED.get(stop.name, 1))]
        await asyncio.gather(*(_create(store, stop, copy) for stop, copy in copies))
        await _create(store, TABLES["translation", ENDING], OLD, rules_version=1)


async def _create(store: Store, stop: Stop, copy: int, **facts: Any) -> None:
    others = [BOT if stop.name in WITH_BOTS else {"kind": "me", "name": name} for name in NAMES[1 : stop.seats]]
    asked = {"game": stop.game, "seats": [{"kind": "me", "name": NAMES[0]}, *others], "curtain": False}
    table = NewTable.model_validate({**asked, "seed": stop.seed, "options": stop.options})
    header, first = plan_table(table, _owner(stop), time.time())
    entry = first.entry(1, header.created)
    entry.body["moves"] = stop.played
    if stop.waiting:
        for seat in entry.body["seats"][1:]:
            seat["holders"] = {SOMEBODY_ELSE: seat["name"]}
    header = replace(header, code=_code(stop, copy), **facts)
    for number, seat in enumerate(entry.body["seats"]):
        if seat["kind"] == "bot":  # named after the code, which was another one a moment ago
            taken = [other["name"] for other in entry.body["seats"][:number]]
            seat["name"] = bot_name(header.code, number, seat["level"], taken)
    people = (_owner(stop),) if stop.name == BY_EAR else ()  # those of the others are on no list: they are many
    await store.create(header, entry, listed=False, listing=ListingUpdate(people=people))


def _code(stop: Stop, copy: int = 0) -> str:
    return code_from(hashlib.sha256(f"{stop} {stop.seed}{copy or ''}".encode()).digest())


def _owner(stop: Stop) -> str:
    """Return who holds the seats there: whoever plays by ear has no other table, and finds it on the first page."""
    return f"who-plays-{stop.game}-by-ear" if stop.name == BY_EAR else ME


def old_table() -> str:
    """Return the code of a table of Translation that was played by rules which nobody has any more."""
    return _code(TABLES["translation", ENDING], OLD)


def last_moves(game: str) -> Choice:
    """Choose the moves that lead from the stop before the end to the end."""
    left = iter(TABLES[game, "over"].played[-PLIES_LEFT:])
    return lambda luck, moves: next(left)[1]


def come_as(person: Person, who: str) -> None:
    """Let a browser be that person's."""
    guest = Tokens(bytes.fromhex(SECRET)).guest(who)
    person.context.add_cookies([{"name": COOKIE, "value": guest, "url": person.base}])


def go_home_to(person: Person, game: str) -> None:
    """Go to the first page as somebody who has that one game to play, by ear."""
    come_as(person, _owner(TABLES[game, BY_EAR]))
    person.go("/")


def go_to(person: Person, game: str, name: str) -> None:
    """Sit down at that table: in every seat or, where others are to move, in the first alone."""
    stop = TABLES[game, name]
    come_as(person, ME)
    person.follow(f"/t/{_code(stop, _taken[game, name])}")
    if name in PLAYED:
        _taken[game, name] += 1
    expect(person.table).to_have_attribute("data-game", game)
    if name != AGAINST_BOTS:  # where a bot may have moved by now
        expect(person.table).to_have_attribute("data-ply", str(len(stop.moves)))
