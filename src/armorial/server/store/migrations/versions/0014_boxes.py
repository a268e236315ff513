"""The numbers of people's boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("numbers", sa.JSON(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("use", sa.Boolean(), nullable=False),
        sa.Column("consent", sa.Boolean(), nullable=False),
        sa.Column("code", sa.Text(), nullable=True, unique=True),
        sa.Column("changed", sa.Double(), nullable=False),
    )
    op.create_index("boxes_consent", "boxes", ["game", "consent"])


def downgrade() -> None:
    op.drop_table("boxes")
