"""Since when a mail out has been tried where it was to go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the new column. What is queued is given its day from the next attempt that gets there."""
    op.add_column("outbox", sa.Column("tried_since", sa.DateTime(timezone=True), nullable=True))
