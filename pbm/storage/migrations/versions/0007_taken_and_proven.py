"""When a seat was taken, and whether it is proven that mail to an address comes back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the new columns; seats that are there have been taken for as long as their games are there."""
    op.add_column("seats", sa.Column("taken_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("address_troubles", sa.Column("proven", sa.Boolean(), nullable=False, server_default=sa.true()))
