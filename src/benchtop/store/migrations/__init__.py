"""Schema migrations, run by Alembic at every start."""
