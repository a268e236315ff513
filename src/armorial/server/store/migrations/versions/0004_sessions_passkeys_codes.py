"""Sessions that can be ended, e-mail addresses, passkeys, and codes that count once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def text(name: str, *, optional: bool = False, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=optional, primary_key=key)


def time(name: str, *, optional: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=optional)


def person(*, optional: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.Text(), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=optional)


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.Text(), nullable=True))
    op.create_index("people_email", "people", ["email"])
    op.create_table(
        "sessions",
        text("id", key=True),
        sa.Column("hash", sa.Text(), nullable=False, unique=True),
        person(),
        text("kind"),
        text("device", optional=True),
        time("created"),
        time("seen"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_seen", "sessions", ["seen"])
    op.create_table(
        "passkeys",
        text("id", key=True),
        person(),
        text("site"),
        text("public_key"),
        sa.Column("count", sa.BigInteger(), nullable=False),
        text("name"),
        time("created"),
        time("used", optional=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "codes",
        text("hash", key=True),
        person(optional=True),
        text("purpose"),
        text("value", optional=True),
        time("created"),
        time("expires"),
    )
    op.create_index("codes_person", "codes", ["person", "purpose"])
    op.create_index("codes_expires", "codes", ["expires"])


def downgrade() -> None:
    for name in ("codes", "passkeys", "sessions"):
        op.drop_table(name)
    op.drop_index("people_email", "people")
    op.drop_column("people", "email")
