"""Analyses of games, piece by piece."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("budget", sa.JSON(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
    )
    op.create_index("analyses_state", "analyses", ["state", "lease"])
    op.create_table(
        "analysis_pieces",
        sa.Column("table", sa.Text(), sa.ForeignKey("analyses.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("found", sa.JSON(), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("analysis_pieces")
    op.drop_table("analyses")
