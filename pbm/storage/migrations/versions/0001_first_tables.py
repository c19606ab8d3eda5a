"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("key_folded", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("ruleset", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("gm_note", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=True),
        sa.Column("calendar", sa.JSON(), nullable=False),
        sa.Column("options_salt", sa.LargeBinary(), nullable=False),
        sa.Column("options_seal", sa.String(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("key_folded", name="uq_games_key_folded"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger(), nullable=True),
        sa.Column("ok_begun_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failing_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("last_error", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("source", name="pk_mailboxes"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_addresses_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_addresses"),
        sa.UniqueConstraint("address", "player_id", name="uq_addresses_address_player_id"),
    )
    op.create_index("ix_addresses_player_id", "addresses", ["player_id"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("actor", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("detail", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_audit_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_table(
        "boards",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("source", sa.JSON(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_boards_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
        sa.UniqueConstraint("game_id", "name", name="uq_boards_game_id_name"),
    )
    op.create_table(
        "rounds",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turns", sa.JSON(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("state_before", sa.JSON(), nullable=False),
        sa.Column("state_after", sa.JSON(), nullable=True),
        sa.Column("public", sa.JSON(), nullable=True),
        sa.Column("gm", sa.JSON(), nullable=True),
        sa.Column("outage_told", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_rounds_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_rounds"),
        sa.UniqueConstraint("game_id", "number", name="uq_rounds_game_id_number"),
    )
    op.create_index("ix_rounds_status_deadline", "rounds", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("missed_running", sa.Integer(), nullable=False),
        sa.Column("receipt_due_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_seats"),
        sa.UniqueConstraint("game_id", "name", name="uq_seats_game_id_name"),
        sa.UniqueConstraint("game_id", "number", name="uq_seats_game_id_number"),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])
    op.create_table(
        "die_log",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_die_log_round_id"),
        sa.PrimaryKeyConstraint("id", name="pk_die_log"),
        sa.UniqueConstraint("round_id", "position", name="uq_die_log_round_id_position"),
    )
    op.create_table(
        "events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_events_round_id"),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sa.UniqueConstraint("round_id", "position", name="uq_events_round_id_position"),
    )
    op.create_table(
        "mails_in",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger(), nullable=True),
        sa.Column("uid", sa.BigInteger(), nullable=True),
        sa.Column("sha256", sa.String(), nullable=False),
        sa.Column("message_id", sa.String(), nullable=True),
        sa.Column("sender", sa.String(), nullable=True),
        sa.Column("body_sha256", sa.String(), nullable=False),
        sa.Column("envelope_from", sa.String(), nullable=True),
        sa.Column("envelope_to", sa.JSON(), nullable=False),
        sa.Column("received_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("time_source", sa.String(), nullable=False),
        sa.Column("stored_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("truncated", sa.Boolean(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat_id", sa.Integer(), nullable=True),
        sa.Column("round_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_mails_in_game_id"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_mails_in_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_mails_in_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_mails_in"),
        sa.UniqueConstraint("sha256", name="uq_mails_in_sha256"),
        sa.UniqueConstraint("source", "uidvalidity", "uid", name="uq_mails_in_source_uidvalidity_uid"),
    )
    op.create_index("ix_mails_in_body_sha256", "mails_in", ["body_sha256"])
    op.create_index("ix_mails_in_status_received_at", "mails_in", ["status", "received_at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_reports_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_reports_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_round_id", "reports", ["round_id"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("receipt", sa.Integer(), nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("mail_id", sa.Integer(), nullable=True),
        sa.Column("received_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stands", sa.Boolean(), nullable=False),
        sa.Column("press", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["mail_id"], ["mails_in.id"], name="fk_orders_mail_id"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_orders_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_orders_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
        sa.UniqueConstraint("seat_id", "receipt", name="uq_orders_seat_id_receipt"),
    )
    op.create_index("ix_orders_round_id_seat_id", "orders", ["round_id", "seat_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("round_id", sa.Integer(), nullable=True),
        sa.Column("seat_id", sa.Integer(), nullable=True),
        sa.Column("answers", sa.Integer(), nullable=True),
        sa.Column("message_id", sa.String(), nullable=False),
        sa.Column("envelope_from", sa.String(), nullable=False),
        sa.Column("recipient", sa.String(), nullable=False),
        sa.Column("intended", sa.String(), nullable=False),
        sa.Column("intended_folded", sa.String(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_attempt_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("uncertain", sa.Boolean(), nullable=False),
        sa.Column("last_error", sa.String(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["answers"], ["mails_in.id"], name="fk_outbox_answers"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_outbox_game_id"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_outbox_round_id"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name="fk_outbox_seat_id"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("key", name="uq_outbox_key"),
        sa.UniqueConstraint("message_id", name="uq_outbox_message_id"),
    )
    op.create_index("ix_outbox_game_id", "outbox", ["game_id"])
    op.create_index("ix_outbox_intended_folded_created_at", "outbox", ["intended_folded", "created_at"])
    op.create_index("ix_outbox_status_next_attempt_at", "outbox", ["status", "next_attempt_at"])
