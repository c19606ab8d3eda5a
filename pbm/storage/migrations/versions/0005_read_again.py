"""How often a late mail was put back to be read again, in time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the new column."""
    op.add_column("mails_in", sa.Column("again", sa.Integer(), nullable=False, server_default=sa.text("0")))
