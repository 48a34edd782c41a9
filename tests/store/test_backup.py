"""A backup is whole, and taken while the store is in use."""

import asyncio
from pathlib import Path

import pytest

from benchtop.store import backup, open_store, store_at
from tests.store.test_store import entry, opened


def test_a_backup_of_a_store_in_use_can_be_opened_and_read(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'live.db'}"

    async def play() -> None:
        store = await open_store(database)
        await opened(store)
        await store.append("BCDFGH", entry(2))
        backup(database, tmp_path / "copy.db")
        await store.append("BCDFGH", entry(3))
        secret = await store.secret()
        await store.close()
        async with store_at(f"sqlite:///{tmp_path / 'copy.db'}") as copy:
            assert [one.n for one in await copy.entries("BCDFGH")] == [1, 2]
            assert await copy.secret() != secret  # it was made after the backup

    asyncio.run(play())


def test_a_backup_replaces_nothing_and_needs_a_source(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no database"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "copy.db")
    (tmp_path / "live.db").touch()
    (tmp_path / "copy.db").touch()
    with pytest.raises(ValueError, match="already exists"):
        backup(f"sqlite:///{tmp_path / 'live.db'}", tmp_path / "copy.db")
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://postgres@127.0.0.1/games", tmp_path / "copy.db")
