"""Keeping the peace: hosts mute and close, people block and report, whoever runs the server bans."""

import time
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NEW_COLUMNS: tuple[tuple[str, str, type[TypeEngine[Any]]], ...] = (
    ("people", "seen", sa.Double),
    ("people", "network", sa.Text),
    ("tables", "muted", sa.JSON),
    ("tables", "closed", sa.Text),
)


def upgrade() -> None:
    for table, column, kind in NEW_COLUMNS:
        op.add_column(table, sa.Column(column, kind(), nullable=True))
    people = sa.table("people", sa.column("seen", sa.Double()))
    op.execute(people.update().values(seen=time.time()))  # nobody knows, so the time for purging begins now
    op.create_index("chat_person", "chat", ["person"])
    _blocks_and_reports()
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("network", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("lifted", sa.Double(), nullable=True),
    )
    op.create_table(
        "admin_acts",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
    )


def _blocks_and_reports() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("blocked", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.UniqueConstraint("person", "blocked", name="blocks_once"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("accused", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("accused_name", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("evidence", sa.JSON(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("resolved", sa.Double(), nullable=True),
        sa.Column("resolution", sa.Text(), nullable=True),
    )
    op.create_index("reports_state", "reports", ["state", "id"])
    op.create_index("reports_reporter", "reports", ["reporter", "state"])
    op.create_index("reports_accused", "reports", ["accused"])


def downgrade() -> None:
    for table in ("admin_acts", "sanctions", "reports", "blocks"):
        op.drop_table(table)
    op.drop_index("chat_person", "chat")
    for table, column, _ in reversed(NEW_COLUMNS):
        op.drop_column(table, column)
