"""Connects Alembic to the database through the connection that `benchtop.store.migrate` holds."""

from alembic import context

from benchtop.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
