"""Which games a test is about, where it is not about all of them."""

from pathlib import Path
from typing import Final

from armorial.games import GAMES, OLDEST

BOARDS: Final = Path(__file__).parents[1] / "web" / "src" / "games"

LARGE: Final = OLDEST
"""The games the house was built for, for tests that look for what only long games have."""
DRAWN: Final = tuple(game for game in GAMES if (BOARDS / game).is_dir())
"""The games with a board of their own in the browser."""
