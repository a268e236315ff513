"""Which tests also run with the compiled engine: those that play whole games, and those of what people use.

The tests of single rules look into states and replace parts of them, which compiled classes do not let happen.
"""

import os
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
SUITES: Final = ("conformance", "match", "engine", "server", "browser")
FILES: Final = ("test_golden.py", "test_fuzz.py", "test_encode.py")


def compiled() -> bool:
    """Whether these tests are run with the compiled engine."""
    return os.environ.get("ARMORIAL_ENGINE") == "compiled"


def with_both_engines(path: Path) -> bool:
    """Whether a folder or file of tests is run with the compiled engine too."""
    if path.is_dir() or path.suffix != ".py":
        return True
    parts = path.relative_to(TESTS).parts
    return parts[0] in SUITES or path.name in FILES
