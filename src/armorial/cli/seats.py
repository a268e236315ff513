"""Who sits at the seats of a game at the terminal."""

import re
from typing import Final

from armorial.bots import UnknownBot, make_bot
from armorial.text import Speaker

USUAL_BOT: Final = "careful"
BOT_NAME: Final = re.compile(r"(.*\S) \[([a-z]+(?::[0-9.]+s?)?)\]")
"""A bot's level or kind stands behind its name in the record, so that a saved game can go on with it."""


class Player:
    """Who sits at a seat: a person, or a bot of a level or kind."""

    def __init__(self, name: str, bot: str | None = None) -> None:
        self.name = name
        self.bot = bot

    @property
    def recorded(self) -> str:
        return f"{self.name} [{self.bot}]" if self.bot else self.name


def loaded_players(names: list[str], speaker: Speaker) -> list[Player]:
    """Who sits where in a record. Without any names seat 0 is a person and the others are bots."""
    if not any(names):
        return [
            Player(speaker.text("player-n", n=seat + 1), None if seat == 0 else USUAL_BOT) for seat in range(len(names))
        ]
    players = []
    for seat, name in enumerate(names):
        found = BOT_NAME.fullmatch(name)
        if found and _is_bot(found[2]):
            players.append(Player(found[1], found[2]))
        else:
            players.append(Player(name or speaker.text("player-n", n=seat + 1)))
    return players


def _is_bot(kind: str) -> bool:
    try:
        make_bot(kind)
    except UnknownBot:
        return False
    return True
