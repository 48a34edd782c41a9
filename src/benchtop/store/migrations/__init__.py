"""The history of the schema, run by Alembic at every start."""
