"""When a seat was taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the new column; seats that are there have been taken for as long as their games are there."""
    op.add_column("seats", sa.Column("taken_at", sa.DateTime(timezone=True), nullable=True))
