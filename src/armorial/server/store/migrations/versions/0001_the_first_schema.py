"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, *, optional: bool = False, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=optional, primary_key=key)


def number(name: str, *, optional: bool = False, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=optional, primary_key=key, autoincrement=key and name == "id")


def time(name: str, *, optional: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=optional)


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def data(name: str, *, optional: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(), nullable=optional)


def reference(name: str, target: str, *, optional: bool = False, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), sa.ForeignKey(f"{target}.id"), nullable=optional, primary_key=key)


def upgrade() -> None:
    people()
    tables()
    matches()
    words()
    op.create_table("server_values", text("name", key=True), text("value"))


def people() -> None:
    op.create_table(
        "people",
        text("id", key=True),
        text("name"),
        sa.Column("login", sa.Text(), nullable=True, unique=True),
        text("password", optional=True),
        data("settings"),
        number("epoch"),
        time("created"),
        time("deleted", optional=True),
    )
    op.create_table(
        "replies", reference("person", "people", key=True), text("key", key=True), data("body"), time("created")
    )
    op.create_index("replies_created", "replies", ["created"])


def tables() -> None:
    op.create_table(
        "tables",
        text("id", key=True),
        text("game"),
        data("options"),
        text("visibility"),
        text("invite"),
        reference("host", "people", optional=True),
        text("host_name"),
        text("state"),
        flag("confirm"),
        text("resign"),
        flag("sandbox"),
        text("rematch", optional=True),
        time("created"),
        time("changed"),
        number("revision"),
        number("seq"),
        number("to_move", optional=True),
        flag("bot_to_move"),
        data("undo", optional=True),
    )
    op.create_index("tables_lobby", "tables", ["visibility", "state", "changed"])
    op.create_index("tables_bots", "tables", ["state", "bot_to_move"])
    op.create_table(
        "seats",
        reference("table", "tables", key=True),
        number("seat", key=True),
        text("kind"),
        text("name"),
        reference("person", "people", optional=True),
        text("bot", optional=True),
    )
    op.create_index("seats_person", "seats", ["person"])


def matches() -> None:
    op.create_table(
        "matches",
        reference("table", "tables", key=True),
        number("rules_version"),
        data("rule_changes"),
        data("components", optional=True),
        text("commitment", optional=True),
        text("secret", optional=True),
        data("snapshot"),
        number("unconfirmed", optional=True),
        data("result", optional=True),
        flag("from_position"),
    )
    op.create_table(
        "lines",
        reference("table", "tables", key=True),
        number("seq", key=True),
        number("seat"),
        text("token"),
        sa.Column("audience", sa.BigInteger(), nullable=False),
        flag("forced"),
        number("undoes"),
        flag("by_consent"),
    )


def words() -> None:
    op.create_table(
        "chat",
        number("id", key=True),
        reference("table", "tables"),
        reference("person", "people"),
        text("name"),
        text("text"),
        time("at"),
    )
    op.create_index("chat_table", "chat", ["table", "id"])
    op.create_table(
        "notes", reference("person", "people", key=True), reference("table", "tables", key=True), text("text")
    )


def downgrade() -> None:
    for name in ("notes", "chat", "lines", "matches", "seats", "tables", "replies", "people", "server_values"):
        op.drop_table(name)
