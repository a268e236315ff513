"""Plans and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Text(), nullable=True),
        sa.Column("plan", sa.JSON(), nullable=True),
        sa.Column("stopped", sa.JSON(), nullable=True),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.Column("armed", sa.Boolean(), nullable=False),
    )
    op.create_index("plans_armed", "plans", ["armed"])
    op.create_index("plans_person", "plans", ["person"])


def downgrade() -> None:
    op.drop_table("plans")
