"""The games that can be played, as they are offered."""

from collections.abc import Callable
from functools import cache

from armorial.bots import LEVELS
from armorial.games import GAMES
from armorial.lessons import course_of, taught
from armorial.table.houses import houses_of
from armorial.table.messages import GameInfo, Numbers, OptionInfo
from armorial.table.table import DEFAULT_BOT, known_game
from armorial.table.words import speaker_of


def game_infos(language: str, numbers: Callable[[str], Numbers]) -> list[GameInfo]:
    """All games. ``numbers`` says whose numbers a game is played with unless somebody brings others."""
    return [_said_of(name, language).model_copy(update={"numbers": numbers(name)}) for name in GAMES]


@cache
def _said_of(name: str, language: str) -> GameInfo:
    """Kept, because every page that is opened asks for it."""
    game = known_game(name)
    speaker = speaker_of(language)
    title, about, initial = (f"game-{name}{part}" for part in ("", "-about", "-initial"))
    named = speaker.text(title) if speaker.has(title) else name.capitalize()
    return GameInfo(
        game=name,
        title=named,
        about=speaker.text(about) if speaker.has(about) else "",
        initial=speaker.text(initial) if speaker.has(initial) else named[0],
        seat_counts=list(game.seat_counts),
        options=[OptionInfo(key=variant.key, values=list(variant.values)) for variant in game.variants],
        bots=list(LEVELS),
        default_bot=DEFAULT_BOT,
        houses=list(houses_of(name)),
        numbers="standard",
        lessons=[lesson.name for lesson in course_of(name).lessons] if name in taught() else [],
    )
