"""Notices: what has happened, what is to be sent of it to whom, and how people want to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _person(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text(), key, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "happenings",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        _person(),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        _person(),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
    )
    op.create_index("notices_due", "notices", ["state", "channel", "due"])
    op.create_index("notices_person", "notices", ["person", "table"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text(), primary_key=True),
        _person(),
        sa.Column("session", sa.Text(), sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False, unique=True),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("push_person", "push_subscriptions", ["person"])
    op.create_index("push_session", "push_subscriptions", ["session"])
    op.create_table(
        "notice_choices",
        _person(primary_key=True),
        sa.Column("choices", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    for table in ("notice_choices", "push_subscriptions", "notices", "happenings"):
        op.drop_table(table)
