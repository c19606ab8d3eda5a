"""A GM's note for one report, the seats as a round was played, and press of the GM's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the new columns, and let press have no seat. Rounds played so far keep no seats, so cannot be corrected."""
    op.add_column("rounds", sa.Column("note", sa.String(), nullable=False, server_default=sa.text("''")))
    op.add_column("rounds", sa.Column("seats_before", sa.JSON(), nullable=True))
    with op.batch_alter_table("press") as press:
        press.alter_column("seat_id", existing_type=sa.Integer(), nullable=True)
