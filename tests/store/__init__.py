"""The store, on SQLite and on PostgreSQL: the same tests on both."""
