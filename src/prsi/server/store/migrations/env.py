"""What Alembic runs: the migrations, over the connection that `store.database` hands it."""

from alembic import context

from prsi.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
