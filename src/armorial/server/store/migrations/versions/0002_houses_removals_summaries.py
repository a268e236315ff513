"""Seats keep their house; tables know their origin, who was removed, and what lists show of their match."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

HOUSES = ("gules", "azure", "or", "argent", "purpure", "tenne")
LEGACY = ("azure", "argent", "tenne", "purpure")
"""The houses of the seats as they were before, in Legacy and in all other games."""


def upgrade() -> None:
    op.add_column("seats", sa.Column("house", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("removed", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("summary", sa.JSON(), nullable=True))
    _complete_replies()


def _complete_replies() -> None:
    """An answer that is given again has to be one of this version: its seats tell their house."""
    replies = sa.table("replies", sa.column("person"), sa.column("key"), sa.column("body", sa.JSON()))
    connection = op.get_bind()
    for person, key, body in connection.execute(sa.select(replies)).all():
        if _lacks_houses(body):
            order = LEGACY if body["game"] == "legacy" else HOUSES
            for seat in body["seats"]:
                seat["house"] = order[seat["seat"] % len(order)]
            this = (replies.c.person == person) & (replies.c.key == key)
            connection.execute(replies.update().where(this).values(body=body))


def _lacks_houses(body: dict[str, Any]) -> bool:
    return "game" in body and any("house" not in seat for seat in body.get("seats", []))


def downgrade() -> None:
    for table, column in (("tables", "summary"), ("tables", "removed"), ("tables", "origin"), ("seats", "house")):
        op.drop_column(table, column)
