"""How Alembic runs the steps: on the connection it is given, within its transaction."""

from __future__ import annotations

from alembic import context

from pbm.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
