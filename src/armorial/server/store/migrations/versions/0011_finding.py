"""Friends, invitations, people who look for others to play with, and series of games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("people_name", "people", ["name"])
    for name, kind in (("series", sa.Text()), ("round", sa.Integer()), ("rounds", sa.Integer())):
        op.add_column("tables", sa.Column(name, kind, nullable=True))
    op.create_index("tables_series", "tables", ["series"])
    op.create_table(
        "friends",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        _person("person"),
        _person("other"),
        sa.Column("at", sa.Double(), nullable=False),
        sa.UniqueConstraint("person", "other", name="friends_once"),
    )
    op.create_index("friends_other", "friends", ["other"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        _person("person"),
        _person("by"),
        sa.Column("at", sa.Double(), nullable=False),
        sa.UniqueConstraint("table", "person", name="invitations_once"),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_by", "invitations", ["by"])
    _seeks()


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def _seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
    )
    op.create_index("seeks_since", "seeks", ["table", "since"])


def downgrade() -> None:
    for table in ("seeks", "invitations", "friends"):
        op.drop_table(table)
    op.drop_index("tables_series", "tables")
    for name in ("rounds", "round", "series"):
        op.drop_column("tables", name)
    op.drop_index("people_name", "people")
