"""Pace: clocks of tables, seats that a bot keeps for somebody, who was last seen where, vacations."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NEW_COLUMNS: tuple[tuple[str, str, type[TypeEngine[Any]]], ...] = (
    ("tables", "pace", sa.JSON),
    ("tables", "absence", sa.Text),
    ("tables", "clock", sa.JSON),
    ("tables", "deadline", sa.Double),
    ("seats", "taken_over_at", sa.Integer),
    ("seats", "lent", sa.Boolean),
)


def upgrade() -> None:
    for table, column, kind in NEW_COLUMNS:
        op.add_column(table, sa.Column(column, kind(), nullable=True))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "presence",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seen", sa.Double(), nullable=False),
    )
    op.create_index("presence_person", "presence", ["person"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_index("vacations_person", "vacations", ["person"])
    op.create_index("vacations_state", "vacations", ["state"])


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_table("presence")
    op.drop_index("tables_deadline", "tables")
    for table, column, _ in reversed(NEW_COLUMNS):
        op.drop_column(table, column)
