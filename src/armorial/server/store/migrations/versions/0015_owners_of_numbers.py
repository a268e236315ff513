"""Whose box the numbers of a table are from."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in ("box_owner", "box_name"):
        op.add_column("tables", sa.Column(column, sa.Text(), nullable=True))


def downgrade() -> None:
    for column in ("box_name", "box_owner"):
        op.drop_column("tables", column)
