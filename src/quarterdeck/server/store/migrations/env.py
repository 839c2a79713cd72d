"""Alembic runs this; the connection comes from `migrate.upgrade`."""

from __future__ import annotations

from alembic import context

from quarterdeck.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
