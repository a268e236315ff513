"""What both workers have in mind before they are asked anything. It is kept, and the next start begins with it."""

from armorial.browser import desk, thinker
from armorial.table import thinking
from armorial.table.games import game_infos

PARTS = (desk, thinker)


def learn(language: str) -> None:
    """Read the games, their numbers, what bots have learned, and the words of a language."""
    game_infos(language, lambda game: "standard")
    thinking.ready()
