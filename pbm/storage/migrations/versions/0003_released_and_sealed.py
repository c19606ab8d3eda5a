"""When a round's report left, what the GM corrected in it, and sealed dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new columns and the table of corrections. Reports of rounds closed so far left as they were closed."""
    op.add_column("rounds", sa.Column("released_at", sa.DateTime(timezone=True), nullable=True))
    op.execute(sa.text("UPDATE rounds SET released_at = closed_at"))
    op.add_column("games", sa.Column("dice_seed", sa.LargeBinary(), nullable=False, server_default=sa.text("''")))
    op.add_column("games", sa.Column("dice_seal", sa.String(), nullable=False, server_default=sa.text("''")))
    op.add_column("press", sa.Column("edited", sa.String(), nullable=True))
    op.create_table(
        "corrections",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("before", sa.JSON(), nullable=False),
        sa.Column("after", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_corrections_round_id"),
        sa.PrimaryKeyConstraint("id", name="pk_corrections"),
    )
    op.create_index("ix_corrections_round_id", "corrections", ["round_id"])
