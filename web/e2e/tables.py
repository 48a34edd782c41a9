"""Tables that exist when the server starts: the stops, and games against bots that always go the same way.

No request opens a table at a later position, and playing there takes a request per move. So these tables are written to
the database before the server starts, with the functions that open a table. The first entry has the moves, as at a
table that continues another game. The server reads them as after a restart.

The server's secret is fixed, so a browser can come as the guest who holds the seats. Bots draw their luck from the
secret and the code of their table, so the same moves always get the same answers.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator
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
"""Tables at which tests play, and the copies of each: a repeated test takes the next copy."""
SHORT_GAMES = {"adna": "28", "nucleo": "2", "pdb50": "0", "peptide": "4", "translation": "9"}
"""Seeds for short games against bots."""
PLIES_LEFT = 4
OLD = 99


EARLY_PLIES = 12


def _all() -> Iterator[Stop]:
    """Yield every stop, games against bots (new and a few plies in), and games just before their end."""
    for stop in stored():
        yield stop
        if stop.name == "over":
            for name in (AGAINST_BOTS, BY_EAR):
                yield Stop(stop.game, name, stop.seats, SHORT_GAMES.get(stop.game, ""), {}, [])
            yield cut(stop, EARLY, max(ply for ply in range(EARLY_PLIES) if stop.played[ply][0] == 0))
            yield cut(stop, ENDING, -PLIES_LEFT)


TABLES = {(stop.game, stop.name): stop for stop in _all()}
_taken: Counter[tuple[str, str]] = Counter()


def database(folder: Path, stops: Iterable[Stop] | None = None) -> str:
    """Write tables (by default, all that tests visit) into a new database in the folder and return its address."""
    address = f"sqlite:///{folder / 'server.db'}"
    writing = _write_all(address) if stops is None else _write(address, [(stop, 0) for stop in stops])
    writer = Thread(target=asyncio.run, args=[writing])  # Playwright has an event loop in this thread
    writer.start()
    writer.join()
    return address


async def _write_all(address: str) -> None:
    copies = [(stop, copy) for stop in TABLES.values() for copy in range(PLAYED.get(stop.name, 1))]
    await _write(address, copies)
    async with store_at(address) as store:
        await _create(store, TABLES["translation", ENDING], OLD, rules_version=1)


async def _write(address: str, tables: list[tuple[Stop, int]]) -> None:
    async with store_at(address) as store:
        await store.fact("secret", lambda: SECRET)
        await asyncio.gather(*(_create(store, stop, copy) for stop, copy in tables))


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
        if seat["kind"] == "bot":  # bots are named after the code, which has just changed
            taken = [other["name"] for other in entry.body["seats"][:number]]
            seat["name"] = bot_name(header.code, number, seat["level"], taken)
    people = (_owner(stop),) if stop.name == BY_EAR else ()  # the other tables are not listed: there are too many
    await store.create(header, entry, listed=False, listing=ListingUpdate(people=people))


def _code(stop: Stop, copy: int = 0) -> str:
    return code_from(hashlib.sha256(f"{stop} {stop.seed}{copy or ''}".encode()).digest())


def _owner(stop: Stop) -> str:
    """Return the guest who holds the seats. By ear, a guest has no other table, so the first page shows it."""
    return f"who-plays-{stop.game}-by-ear" if stop.name == BY_EAR else ME


def old_table() -> str:
    """Return the code of a Translation table with an outdated version of the rules."""
    return _code(TABLES["translation", ENDING], OLD)


def last_moves(game: str) -> Choice:
    """Return a choice of the moves that lead from `ENDING` to the end."""
    left = iter(TABLES[game, "over"].played[-PLIES_LEFT:])
    return lambda luck, moves: next(left)[1]


def come_as(person: Person, who: str) -> None:
    """Give a browser the cookie of a guest."""
    guest = Tokens(bytes.fromhex(SECRET)).guest(who)
    person.context.add_cookies([{"name": COOKIE, "value": guest, "url": person.base}])


def go_home_to(person: Person, game: str) -> None:
    """Go to the first page as a guest whose only game is this."""
    come_as(person, _owner(TABLES[game, BY_EAR]))
    person.go("/")


def go_to(person: Person, game: str, name: str) -> None:
    """Sit down at a table: in every seat or, if others are to move, only in the first."""
    copy = _taken[game, name]
    if name in PLAYED:
        _taken[game, name] += 1
    go_to_stop(person, TABLES[game, name], copy)


def go_to_stop(person: Person, stop: Stop, copy: int = 0) -> None:
    """Sit down at the table of a stop, or at a copy of it."""
    come_as(person, ME)
    person.follow(f"/t/{_code(stop, copy)}")
    expect(person.table).to_have_attribute("data-game", stop.game)
    if stop.name != AGAINST_BOTS:  # where a bot may have moved by now
        expect(person.table).to_have_attribute("data-ply", str(len(stop.moves)))
