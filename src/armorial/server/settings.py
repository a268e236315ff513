"""What a host can set, by environment variables (``ARMORIAL_…``) or by the options of ``armorial serve``."""

import os
from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from armorial.server.base_path import ROOT, tidy
from armorial.server.store.database import TIMEOUT


def user_data_folder() -> Path:
    """Where a program keeps the data of its user."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "armorial"


class Settings(BaseSettings):
    """All settings with their defaults. ``docs/hosting.md`` explains each of them."""

    model_config = SettingsConfigDict(env_prefix="ARMORIAL_")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    data_dir: Path = Field(default_factory=user_data_folder)
    database: str = ""
    """An SQLAlchemy URL; nothing means the file ``armorial.db`` in the data folder."""
    database_timeout: float = Field(default=TIMEOUT, gt=0)
    """How long PostgreSQL may take for a statement, in seconds."""
    secret_key: str = ""
    """Signs the cookies; nothing means one that is made once and kept in the database."""
    origins: str = ""
    """Further origins whose requests are accepted, separated by commas."""
    hosts: str = ""
    """The names this server goes by, separated by commas; ``*`` for any. Nothing means: addresses and local names."""
    base_path: Annotated[str, AfterValidator(tidy)] = ROOT
    """The path of the site that the server is found under."""
    public_url: str = Field(default="", pattern="^(https?://[^/?#@]+(/[^?#]*)?)?$")
    """How people reach the server, such as ``https://armorial.example.org``: for links in letters, and for passkeys."""
    trusted_proxies: str = "127.0.0.1"
    """Whose ``X-Forwarded-*`` headers are believed."""
    log_format: str = Field(default="keyvalue", pattern="^(keyvalue|json)$")
    log_level: str = Field(default="info", pattern="^(debug|info|warning|error)$")
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    """Where Prometheus finds figures; nothing means that there are none."""
    metrics_host: str = "127.0.0.1"
    hsts: int = Field(default=31_536_000, ge=0)
    """For how many seconds browsers are to come back by HTTPS only, once they came by HTTPS; 0 says nothing of it."""
    static_dir: Path | None = None
    """The built web client; nothing means the one in the package."""
    components: dict[str, Path] = {}
    """The host's own component files, by game: new tables are played with their numbers."""

    bot_processes: int = Field(default=2, ge=1, le=64)
    bot_delay: float = Field(default=0, ge=0, le=10)
    """How long a bot takes at least, in seconds. Readers follow at their own pace, so nobody needs to be slow."""
    bot_timeout: float = Field(default=30, gt=0)
    bots_at_start: bool = True
    """Whether the process of bots that answer at once is started with the server, so that nobody waits for it."""
    bot_sweep: float = Field(default=10, gt=0)
    """How often to look for bots whose process died while it was their turn."""
    rooms_kept: int = Field(default=500, ge=1)
    """How many matches stay in memory when nobody looks at them."""

    analysis_processes: int = Field(default=2, ge=0, le=64)
    """How many processes analyse games that are over, where running tables leave them time; 0 for no analyses."""
    analysis_budget: int = Field(default=40, ge=1, le=10_000)
    """How long they look at every choice of a game, in iterations of a search; ten times as long at the worst."""
    puzzle_days: int = Field(default=7, ge=0, le=366)
    """For how many days ahead puzzles are looked for in the games of people who consent; 0 for none."""

    smtp_host: str = ""
    """The mail server that letters are handed to; nothing means that there are no letters."""
    smtp_port: int = Field(default=587, ge=1, le=65535)
    smtp_user: str = ""
    smtp_password: SecretStr = SecretStr("")
    smtp_tls: str = Field(default="starttls", pattern="^(starttls|tls|none)$")
    mail_from: str = ""
    """Whom letters come from, such as ``Armorial <table@example.org>``."""

    notice_private: bool = False
    """Whether webhooks may lead to addresses that are not of the internet: into the host's own network."""

    header_time: float = Field(default=10, gt=0)
    """How long somebody may take to send the headers of a request, in seconds."""
    body_time: float = Field(default=60, gt=0)
    """How long somebody may take to send the body of a request, in seconds."""

    # Limits (limits.py). A network, which a club may share, has ten people's portions of what is counted for a person.
    limit_sign_in: int = Field(default=10, ge=1)
    """Tries to sign in, a minute; ``tries.py`` says whose."""
    limit_mail: int = Field(default=10, ge=1)
    """Letters that somebody may ask for, an hour."""
    limit_accounts: int = Field(default=30, ge=1)
    """New guests and accounts, an hour, for one network."""
    limit_tables: int = Field(default=60, ge=1)
    """New tables and copies, an hour, for one person."""
    limit_open_tables: int = Field(default=20, ge=1)
    """Tables that have not begun, at the same time, for one host; four times as many a day for one network."""
    limit_bot_tables: int = Field(default=12, ge=1)
    """Tables at which it is a bot's turn, at the same time, for one host who wants to start another."""
    limit_chat: int = Field(default=30, ge=1)
    """Lines of chat, a minute, for one person."""
    limit_hints: int = Field(default=20, ge=1)
    """Hints, a minute, for one person."""
    limit_analyses: int = Field(default=20, ge=1)
    """Analyses of games that somebody may begin, an hour."""
    limit_trials: int = Field(default=20, ge=1)
    """Notices that somebody sends to themselves to see that they come, an hour."""
    limit_reports: int = Field(default=10, ge=1)
    """Reports about others, an hour, for one person."""
    limit_friends: int = Field(default=30, ge=1)
    """People whom somebody may ask to be friends, an hour: so nobody goes through all names."""
    limit_invitations: int = Field(default=60, ge=1)
    """Invitations of friends to tables, an hour, for one person."""
    limit_tournaments: int = Field(default=5, ge=1)
    """Tournaments that somebody may make in a day, and that they may have at once which are not over."""
    limit_boxes: int = Field(default=120, ge=1)
    """Cards that somebody may fill in, and looks at boxes of others, a minute."""
    limit_files: int = Field(default=60, ge=1)
    """Component files that somebody may bring along, an hour."""
    limit_actions: int = Field(default=600, ge=1)
    """Answers, undos and other changes, a minute, for one person at one table; four times as many for one table, and
    for all tables of one person."""
    limit_undone: int = Field(default=3_000, ge=1)
    """Lines that can be taken back in one match."""
    limit_replays: int = Field(default=300, ge=1)
    """Looks at past positions, logs, records, analyses, tournaments and profiles, a minute, for one person."""
    limit_lists: int = Field(default=120, ge=1)
    """Looks at lists of tables and tournaments, a minute, for one person."""
    limit_changes: int = Field(default=120, ge=1)
    """Changes of tables besides playing (sitting down, bots, muting …), a minute, for one person."""
    limit_sandboxes: int = Field(default=300, ge=0)
    """Sandboxes and brought records that are kept for one person; those unused for longest go. 0 keeps any number."""
    limit_requests: int = Field(default=1_500, ge=1)
    """Requests of any kind, a minute, for one person."""
    limit_connections: int = Field(default=4_000, ge=16)
    """Connections to this process, in all."""
    limit_network_connections: int = Field(default=300, ge=1)
    """Connections to this process from one network that is no trusted proxy."""
    limit_sockets: int = Field(default=30, ge=1)
    """WebSockets, opened a minute and open at the same time, for one person."""

    plan_pause: float = Field(default=3, ge=0)
    """How long an answer that was planned, or that an order gives, takes on average, in seconds."""
    vacation_days: int = Field(default=30, ge=0, le=366)
    """How many days of a year somebody's clocks may stand still in games that take days."""

    admin_check: float = Field(default=2, gt=0)
    """How often to look for what ``armorial admin`` did, in seconds."""
    keep_guests: int = Field(default=90, ge=0)
    """After how many days without a visit guests go who have no seat anywhere; 0 keeps them."""
    keep_open_tables: int = Field(default=14, ge=0)
    """After how many days open tables at which nothing happens are closed; 0 keeps them open."""
    keep_sandboxes: int = Field(default=180, ge=0)
    """After how many days sandboxes that nobody uses are deleted; 0 keeps them."""
    keep_reports: int = Field(default=365, ge=0)
    """After how many days resolved reports are deleted; 0 keeps them."""
    keep_networks: int = Field(default=30, ge=0)
    """After how many days without a visit it is forgotten where somebody came from; 0 keeps it."""

    @model_validator(mode="after")
    def _letters_come_from_somebody(self) -> Self:
        if self.smtp_host and "@" not in self.mail_from:
            raise ValueError(
                "a mail server is set, so set ARMORIAL_MAIL_FROM too, such as 'Armorial <table@example.org>'"
            )
        return self

    @property
    def database_url(self) -> str:
        """With the drivers that this server uses, whichever the host named."""
        if not self.database:
            return f"sqlite:///{self.data_dir / 'armorial.db'}"
        kind, _, rest = self.database.partition("://")
        if kind.split("+")[0] in ("postgresql", "postgres"):
            return f"postgresql+asyncpg://{rest}"
        return f"sqlite://{rest}" if kind.split("+")[0] == "sqlite" else self.database
