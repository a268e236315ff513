"""Notices: how somebody wants to be told of what happens at their tables."""

from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, Field, StringConstraints

from armorial.table.messages.base import Received, Sent

Channel = Literal["push", "email", "webhook"]
"""The ways of telling somebody."""
Digest = Literal["none", "hour", "day"]
"""At once, or all together: at the full hour, or once a day."""
WebhookForm = Literal["json", "discord"]
Trouble = Literal["address", "unreachable", "refused", "gone", "mail"]
"""Why something could not be sent: the address is none that this server may use, nobody answers there, whoever answers
refuses it, there is nobody any more, the mail server does not take it."""


def _known_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise ValueError(f"there is no time zone '{name}'; give one such as 'Europe/Warsaw'") from None
    return name


TimeOfDay = Annotated[str, StringConstraints(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
TimeZone = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(_known_zone)]
Address = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern="^https://[!-~]+$")]
"""Where something is sent to. Whether it may be is looked at when it is (``notices/outward.py``)."""
Bytes = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern="^[A-Za-z0-9_-]+={0,2}$")]
"""In base64url."""


class ChannelChoice(Received):
    """Of which games somebody is told by one way: of none, if neither is wanted."""

    live: bool = False
    turns: bool = False
    digest: Digest = "none"

    def wants(self, pace: str | None) -> bool:
        """Of a game that is played so; what is about no game is told to all who are told anything."""
        return {"live": self.live, "turns": self.turns}.get(pace or "", self.live or self.turns)


class WebhookChoice(ChannelChoice):
    url: Address | None = None
    form: WebhookForm = "json"


class Quiet(Received):
    """From when until when nothing is sent, in the person's time zone; over midnight if it begins after it ends."""

    begin: TimeOfDay
    end: TimeOfDay


class NoticeChoices(Received):
    """How somebody wants to be told."""

    push: ChannelChoice = ChannelChoice(live=True, turns=True)
    email: ChannelChoice = ChannelChoice()
    webhook: WebhookChoice = WebhookChoice(live=True, turns=True)
    quiet: Quiet | None = None
    time_zone: TimeZone | None = None
    """Such as ``Europe/Warsaw``; without one, that of Greenwich."""
    digest_at: Annotated[int, Field(ge=0, le=23)] = 8
    """The hour of a daily digest."""


class PushKeys(Received):
    p256dh: Bytes
    auth: Bytes


class Subscribe(Received):
    """What ``PushManager.subscribe`` gives, as its ``toJSON`` has it."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 (the names are those of the browser)


class Unsubscribe(Received):
    """From a letter. Whoever has it stops the letters, and can do nothing else."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class TryChannel(Received):
    """Send a notice now, to see that it comes."""

    channel: Channel


class PushDevice(Sent):
    """A browser that shows notices."""

    id: str
    device: str | None
    created: float
    here: bool


class GivenUp(Sent):
    """A notice that could not be sent."""

    id: int
    channel: Channel
    at: float
    """When it happened."""
    text: str
    why: Trouble


class Notices(Sent):
    """How somebody is told, and what there is to choose from."""

    choices: NoticeChoices
    push_key: str
    """The public key of this server, which a browser needs to subscribe."""
    devices: list[PushDevice]
    email: str | None
    """The confirmed address of the account."""
    mail: bool
    """Whether this server can send notices by e-mail."""
    given_up: list[GivenUp]


class Unsubscribed(Sent):
    """Also if there was nothing to stop."""

    done: bool = True
