"""Which tests are run with which engine by `make test` (`pytest --gate`).

The tests of single rules look into states and replace parts of them, which compiled classes do not let happen: they
are of the interpreted engine. What plays whole games, and what people use, is proved with the compiled engine, as it is
used and in a fraction of the time. That both play alike is shown by the recorded games, which each must repeat line by
line, and by ``tests/engine``, which compares them.

Without ``--gate`` nothing is left out but what cannot run with the compiled engine.
"""

import os
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
COMPILED: Final = (
    *("bots", "browser", "cli", "conformance", "desk", "engine", "match", "research", "server", "text", "training"),
)
"""Suites of the compiled engine."""
COMPILED_FILES: Final = (
    *("test_coached_games.py", "test_golden.py", "test_fuzz.py", "test_lessons.py"),
    *("test_oracle.py", "test_reference.py", "test_weights.py", "test_worth.py"),
)
"""Likewise, in the suites of the games: files that play much, and only by questions and answers."""
INTERPRETED_FILES: Final = (
    *("bots/test_analyst.py", "bots/test_puzzles.py", "bots/test_race.py", "bots/test_search.py"),
)
"""Files of these suites that derive games and bots of their own from compiled classes."""
BOTH: Final = ("test_golden.py", "test_engine.py")
PARTS: Final = ("browser", "server")
"""Suites that `make test` runs by themselves: what they have made ready is of no use to the others, and only their
processes need to load it. All others are the part called ``rest``."""


def compiled() -> bool:
    """Whether these tests are run with the compiled engine."""
    return os.environ.get("ARMORIAL_ENGINE") == "compiled"


def in_part(path: Path, part: str) -> bool:
    """Whether a file or folder of tests belongs to a part of them; without a name, to all."""
    if not part or path == TESTS or TESTS not in path.parents:
        return True
    suite = path.relative_to(TESTS).parts[0]
    return part == (suite if suite in PARTS else "rest")


def is_run(path: Path, *, gate: bool) -> bool:
    """Whether a file of tests is run with the engine of this process."""
    if path.is_dir() or path.suffix != ".py":
        return True
    place = path.relative_to(TESTS)
    for_compiled = place.parts[0] in COMPILED or place.name in COMPILED_FILES
    for_compiled = for_compiled and place.as_posix() not in INTERPRETED_FILES
    if compiled():
        return for_compiled
    return not gate or not for_compiled or place.name in BOTH
