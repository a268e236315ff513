"""What processes that share a PostgreSQL hold for somebody, such as open WebSockets."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a write-ahead log, like the buckets: whoever lives tells it again.
    unlogged = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "leases",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("process", sa.Text(), primary_key=True),
        sa.Column("held", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        prefixes=["UNLOGGED"] if unlogged else [],
    )
    op.create_index("leases_process", "leases", ["process"])


def downgrade() -> None:
    op.drop_index("leases_process", "leases")
    op.drop_table("leases")
