"""What people ask for, what they are asked, and orders ahead of their round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _moment(name: str, *, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def upgrade() -> None:
    """Make the new tables and columns; press moves out of the orders into a table of its own."""
    _new_columns()
    _people()
    _orders_and_press()
    _questions()


def _new_columns() -> None:
    op.add_column("players", sa.Column("language", sa.String(), nullable=False, server_default="en"))
    op.add_column("players", sa.Column("format", sa.String(), nullable=False, server_default="text"))
    op.add_column("players", sa.Column("remind", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("games", sa.Column("house", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("missed_orders", sa.String(), nullable=False, server_default=sa.text("''")))
    op.add_column("rounds", _moment("reminded_at", nullable=True))
    op.add_column("mails_in", _moment("confirmed_at", nullable=True))
    op.create_index("ix_outbox_envelope_from", "outbox", ["envelope_from"])


def _people() -> None:
    op.create_table(
        "address_troubles",
        sa.Column("address", sa.String(), nullable=False),
        _moment("since"),
        _moment("last"),
        sa.Column("hard", sa.Boolean(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("detail", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_address_troubles"),
    )
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("first", sa.Date(), nullable=False),
        sa.Column("last", sa.Date(), nullable=False),
        _moment("told_at"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_absences_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
    )
    op.create_index("ix_absences_seat_id", "absences", ["seat_id"])
    op.create_table(
        "observers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_folded", sa.String(), nullable=False),
        _moment("since"),
        _moment("stopped_at", nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_observers_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_observers"),
    )
    op.create_index("ix_observers_game_id", "observers", ["game_id"])
    op.create_index("ix_observers_address_folded", "observers", ["address_folded"])


def _orders_and_press() -> None:
    op.create_table(
        "advance_orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.Column("mail_id", sa.Integer(), nullable=True),
        _moment("received_at"),
        sa.Column("stands", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["mail_id"], ["mails_in.id"], name="fk_advance_orders_mail_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_advance_orders_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_advance_orders"),
    )
    op.create_index("ix_advance_orders_seat_id_turn", "advance_orders", ["seat_id", "turn"])
    press = op.create_table(
        "press",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("mail_id", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("to", sa.JSON(), nullable=False),
        sa.Column("anonymous", sa.Boolean(), nullable=False),
        _moment("received_at"),
        sa.Column("stands", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["mail_id"], ["mails_in.id"], name="fk_press_mail_id"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_press_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_press_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_press"),
    )
    op.create_index("ix_press_round_id", "press", ["round_id"])
    orders = sa.table(
        "orders",
        *(sa.column(name) for name in ("id", "round_id", "seat_id", "mail_id", "press", "stands")),
        sa.column("received_at", sa.DateTime(timezone=True)),
    )
    # Each version of a seat's orders carried the press of the one before it; the newest has what is to be printed.
    newest = (
        sa.select(sa.func.max(orders.c.id))
        .where(orders.c.stands == sa.true())
        .group_by(orders.c.round_id, orders.c.seat_id)
        .scalar_subquery()
    )
    kept = sa.select(
        orders.c.round_id,
        orders.c.seat_id,
        orders.c.mail_id,
        orders.c.press,
        sa.literal([], sa.JSON()),
        sa.false(),
        orders.c.received_at,
        sa.true(),
    ).where(orders.c.id.in_(newest), orders.c.press.is_not(None))
    columns = ["round_id", "seat_id", "mail_id", "text", "to", "anonymous", "received_at", "stands"]
    op.execute(sa.insert(press).from_select(columns, kept))
    op.drop_column("orders", "press")


def _questions() -> None:
    op.create_table(
        "questions",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("address_folded", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat_id", sa.Integer(), nullable=True),
        sa.Column("round_id", sa.Integer(), nullable=True),
        sa.Column("mail_id", sa.Integer(), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        _moment("asked_at"),
        _moment("expires_at"),
        sa.Column("status", sa.String(), nullable=False),
        _moment("answered_at", nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_questions_game_id"),
        sa.ForeignKeyConstraint(["mail_id"], ["mails_in.id"], name="fk_questions_mail_id"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_questions_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_questions_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
        sa.UniqueConstraint("token", name="uq_questions_token"),
    )
    op.create_index("ix_questions_status_expires_at", "questions", ["status", "expires_at"])
    op.create_index("ix_questions_address_folded_asked_at", "questions", ["address_folded", "asked_at"])
    op.create_index("ix_questions_seat_id", "questions", ["seat_id"])
