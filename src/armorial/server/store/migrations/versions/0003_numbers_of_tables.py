"""A table has its components from the moment it is made, not only once its match has begun."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MATCHES = sa.table("matches", sa.column("table"), sa.column("components", sa.JSON()))
COMPONENTS = sa.table("components", sa.column("table"), sa.column("values", sa.JSON()))
TABLES = sa.table("tables", sa.column("id"), sa.column("numbers"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("numbers", sa.Text(), nullable=False, server_default="standard"))
    op.create_table(
        "components",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("values", sa.JSON(), nullable=False),
    )
    _move()
    op.drop_column("matches", "components")


def _move() -> None:
    """Only copies of records that somebody brought along could have components of their own."""
    connection = op.get_bind()
    for table, values in connection.execute(sa.select(MATCHES)).all():
        if values is not None:
            connection.execute(COMPONENTS.insert().values(table=table, values=values))
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(numbers="owner"))


def downgrade() -> None:
    op.add_column("matches", sa.Column("components", sa.JSON(), nullable=True))
    connection = op.get_bind()
    for table, values in connection.execute(sa.select(COMPONENTS)).all():
        connection.execute(MATCHES.update().where(MATCHES.c.table == table).values(components=values))
    op.drop_table("components")
    op.drop_column("tables", "numbers")
