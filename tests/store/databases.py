"""Give every test a fresh database of either kind."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.store.postgres import Postgres, temporary_postgres, why_not

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start one PostgreSQL server for all tests of this process."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with temporary_postgres() as server:
        yield server


def fresh_database(server: Postgres) -> str:
    """Make an empty database, and return its address."""
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return server.url(name)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a fresh database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    """Return the address of a fresh PostgreSQL database."""
    return fresh_database(postgres)
