"""What came of finished games, ratings, and whether a table is rated."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("rated", "settled"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_settled", "tables", ["settled", "state"])
    _finished_games()
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_index("ratings_kind", "ratings", ["game", "seats", "mu"])


def _finished_games() -> None:
    op.create_table(
        "finished",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False, unique=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("whole", sa.Boolean(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("unrated", sa.Text(), nullable=True),
        sa.Column("dice", sa.JSON(), nullable=False),
    )
    op.create_index("finished_kind", "finished", ["game", "seats", "number"])
    op.create_table(
        "finished_seats",
        sa.Column("table", sa.Text(), sa.ForeignKey("finished.table"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("parts", sa.JSON(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        *(sa.Column(name, sa.Double(), nullable=True) for name in ("mu", "sigma", "mu_after", "sigma_after")),
    )
    op.create_index("finished_seats_person", "finished_seats", ["person", "number"])


def downgrade() -> None:
    for table in ("ratings", "finished_seats", "finished"):
        op.drop_table(table)
    op.drop_index("tables_settled", "tables")
    for name in ("settled", "rated"):
        op.drop_column("tables", name)
