from tests.store.databases import database, postgres, postgres_database

__all__ = ["database", "postgres", "postgres_database"]
