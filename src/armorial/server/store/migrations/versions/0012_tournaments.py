"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.Text(), nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), primary_key=True),
        _text("name"),
        sa.Column("organiser", sa.Text(), sa.ForeignKey("people.id"), nullable=True),
        *(_text(name) for name in ("organiser_name", "game", "format")),
        *(_number(name) for name in ("seats", "rounds", "most")),
        *(sa.Column(name, sa.JSON(), nullable=False) for name in ("options", "pace")),
        _text("absence"),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("rated", "by_hand", "listed")),
        *(_text(name) for name in ("invite", "state")),
        _number("round"),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=True),
        _number("revision"),
    )
    op.create_index("tournaments_state", "tournaments", ["state", "created"])
    op.create_index("tournaments_organiser", "tournaments", ["organiser"])
    op.create_table(
        "tournament_entries",
        _tournament(),
        _person(),
        _number("number"),
        _text("name"),
        sa.Column("left", sa.Integer(), nullable=True),
    )
    op.create_index("tournament_entries_person", "tournament_entries", ["person"])
    op.create_table(
        "tournament_seats",
        _tournament(),
        sa.Column("round", sa.Integer(), primary_key=True),
        _person(),
        _number("board"),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("tournament_seats_settled", "tournament_seats", ["settled", "table"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _tournament() -> sa.Column[str]:
    return sa.Column("tournament", sa.Text(), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), primary_key=True)


def downgrade() -> None:
    for table in ("tournament_seats", "tournament_entries", "tournaments"):
        op.drop_table(table)
    op.drop_column("tables", "tournament")
