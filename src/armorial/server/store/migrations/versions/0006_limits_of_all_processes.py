"""How much of their limits people have used, for the processes that share a PostgreSQL; and the tables of a host."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a write-ahead log: it is written every second, and nothing is lost if a crash of PostgreSQL empties it.
    unlogged = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "buckets",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("tokens", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("times", sa.Double(), nullable=False),
        sa.Column("period", sa.Double(), nullable=False),
        sa.Column("taken", sa.Double(), nullable=False),
        prefixes=["UNLOGGED"] if unlogged else [],
    )
    op.create_index("tables_host", "tables", ["host", "state"])


def downgrade() -> None:
    op.drop_index("tables_host", "tables")
    op.drop_table("buckets")
