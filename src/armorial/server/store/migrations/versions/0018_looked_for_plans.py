"""Up to which revision of a table was looked whether a plan or an order has anything to answer."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("plans", sa.Column("looked", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("plans", "looked")
