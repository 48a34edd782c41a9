"""The schema comes from migrations, on both databases, however many processes start at once."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from benchtop.store.engine import Engines, database_url
from benchtop.store.migrate import NEWEST, migrate, newest
from benchtop.store.schema import METADATA


def test_migrations_make_exactly_the_schema_that_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare() -> list[object]:
        engines = Engines(database_url(database))
        await migrate(engines)
        async with engines.reads.connect() as connection:
            found = await connection.run_sync(differences)
        await engines.close()
        return found

    assert asyncio.run(compare()) == []


def test_several_processes_may_start_on_an_empty_database_at_once(database: str) -> None:
    async def start() -> None:
        everybody = [Engines(database_url(database)) for _ in range(4)]
        await asyncio.gather(*(migrate(engines) for engines in everybody))
        async with everybody[0].reads.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
            assert found == newest() == NEWEST
        for engines in everybody:
            await engines.close()

    asyncio.run(start())


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    async def start() -> None:
        engines = Engines(database_url(database))
        await migrate(engines)
        async with engines.writes.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        try:
            with pytest.raises(RuntimeError, match="newer Benchtop"):
                await migrate(engines)
        finally:
            await engines.close()

    asyncio.run(start())
