"""The schema comes from migrations, on both databases, however many processes start at once."""

import asyncio
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from benchtop.store.database import database_url, open_database
from benchtop.store.migrate import NEWEST, _config, migrate, newest
from benchtop.store.schema import METADATA


def test_migrations_make_exactly_the_schema_that_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare() -> list[object]:
        opened = open_database(database_url(database))
        await migrate(opened)
        found = await opened.read(differences)
        await opened.close()
        return found

    assert asyncio.run(compare()) == []


def test_several_processes_may_start_on_an_empty_database_at_once(database: str) -> None:
    async def start() -> None:
        everybody = [open_database(database_url(database)) for _ in range(4)]
        await asyncio.gather(*map(migrate, everybody))
        version = text("SELECT version_num FROM alembic_version")
        found = await everybody[0].read(lambda connection: connection.execute(version).scalar())
        assert found == newest() == NEWEST
        for opened in everybody:
            await opened.close()

    asyncio.run(start())


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    async def start() -> None:
        opened = open_database(database_url(database))
        await migrate(opened)
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await opened.write(lambda connection: connection.execute(newer))
        try:
            with pytest.raises(RuntimeError, match="newer Benchtop"):
                await migrate(opened)
        finally:
            await opened.close()

    asyncio.run(start())


def test_guests_of_an_older_program_count_as_having_just_been_here(database: str) -> None:
    def older(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        connection.execute(text("INSERT INTO guests (person, name, edition) VALUES ('ada', 'Ada', 0)"))

    async def upgrade() -> None:
        opened = open_database(database_url(database))
        await migrate(opened)
        await opened.write(older)
        before = time.time() - 1
        await migrate(opened)
        used = text("SELECT used FROM guests WHERE person = 'ada'")
        assert await opened.read(lambda connection: connection.execute(used).scalar_one()) >= before
        await opened.close()

    asyncio.run(upgrade())
