"""Run by Alembic. The caller of the migration provides the connection and its transaction."""

from alembic import context

from goldgavel.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
context.run_migrations()
