"""Finding a game: seeks, friends, invitations, and series of games."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from armorial.table.messages.base import Name, Number, Received, Sent, Token

SeekPace = Literal["live", "days"]


class SeekWish(Received):
    """Look for others to play with. Whoever looks already looks for this instead."""

    game: Token
    seats: Annotated[int, Field(ge=2, le=12)]
    pace: SeekPace = "live"
    rated: bool = False
    near: bool = True
    """Whether the others are to be about as strong. The longer one waits, the more they may differ."""
    name: Name | None = None
    """Of a new guest."""


class Seek(Sent):
    """That one looks for others, or has found them."""

    game: str
    seats: int
    pace: SeekPace
    rated: bool
    near: bool
    since: float
    """Seconds since 1970."""
    waiting: int
    """How many people, with oneself, look for the same, however strong they are."""
    reach: int | None
    """How many points of rating the others may differ by now; None if it does not matter."""
    table: str | None
    """The table at which one was seated."""


class MySeek(Sent):
    seek: Seek | None


class AskFriend(Received):
    """Ask somebody to be friends: by their exact name, by their seat at a table, or by their public profile."""

    name: Name | None = None
    table: Token | None = None
    seat: Number | None = None
    profile: Token | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.table is None) != (self.seat is None):
            raise ValueError("a seat is at a table: name both")
        if sum(way is not None for way in (self.name, self.table, self.profile)) != 1:
            raise ValueError("say a name, a seat at a table, or a profile")
        return self


class Friend(Sent):
    """Somebody who is one's friend, has asked to be, or was asked."""

    id: int
    name: str
    since: float
    """Seconds since 1970."""
    profile: str | None = None
    """The address of their public profile."""


class Friends(Sent):
    """By name; those who ask first come first."""

    friends: list[Friend]
    asking: list[Friend]
    """They ask to be your friends."""
    asked: list[Friend]
    """You have asked them."""


class Invitation(Sent):
    """A friend wants you at a table."""

    id: int
    by: str
    at: float
    table: str
    game: str
    seats: int
    free: int
    """How many seats are free."""
    pace: Literal["none", "live", "days"]
    rated: bool
    invite: str | None
    """Of a private table: the secret, to look at it before you answer."""


class Invitations(Sent):
    """The newest first."""

    invitations: list[Invitation]


class FriendHere(Sent):
    """A friend, as seen from a table that waits for players."""

    id: int
    name: str
    state: Literal["away", "invited", "here"]


class FriendsHere(Sent):
    friends: list[FriendHere]


class Invite(Received):
    """Invite a friend to a table."""

    friend: Number
