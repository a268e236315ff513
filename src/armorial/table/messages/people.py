"""Who somebody is."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from armorial.table.messages.base import MOST_EXTRAS, Language, Login, Name, Password, Received, Sent


class Preferences(BaseModel):
    """What a person likes. ``extra`` is for clients to keep further switches in."""

    model_config = ConfigDict(extra="forbid")

    language: Language | None = None
    theme: Literal["system", "light", "dark"] = "system"
    animations: bool = True
    confirm: bool = False
    """Whether tables this person makes ask to confirm turns, if it does not say otherwise."""
    public_profile: bool = False
    """Whether everybody may see this person's profile: ratings, records, and finished games at public tables."""
    extra: dict[
        Annotated[str, StringConstraints(max_length=40)], bool | int | Annotated[str, StringConstraints(max_length=200)]
    ] = Field(default={}, max_length=MOST_EXTRAS)


class Person(Sent):
    """The reader."""

    id: str
    name: str
    login: str | None
    """None for a guest."""
    settings: Preferences


class Me(Sent):
    """Who the cookie says one is; ``person`` is None without a cookie."""

    person: Person | None


class BeGuest(Received):
    """Become a guest, or take another name."""

    name: Name


class ChangeMe(Received):
    """What is left out stays as it is; settings are replaced as a whole."""

    name: Name | None = None
    settings: Preferences | None = None


class Credentials(Received):
    """For a new account and for signing in."""

    login: Login
    password: Password


class DeleteMe(Received):
    """``password`` is needed if there is an account."""

    password: Password | None = None
