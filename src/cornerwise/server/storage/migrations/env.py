"""Runs the steps over the connection that `store` hands over."""

from alembic import context
from sqlalchemy import Connection

from cornerwise.server.storage.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
