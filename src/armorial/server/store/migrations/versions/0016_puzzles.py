"""Puzzles of people's games: who consents, what was looked through, and what was found."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_consents",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Double(), nullable=False),
    )
    op.create_table(
        "puzzle_searches",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
    )
    op.create_index("puzzle_searches_done", "puzzle_searches", ["done", "lease"])
    op.create_table(
        "puzzles",
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.JSON(), nullable=False),
    )
    op.create_index("puzzles_table", "puzzles", ["table"])


def downgrade() -> None:
    for table in ("puzzles", "puzzle_searches", "puzzle_consents"):
        op.drop_table(table)
