"""``python -m armorial.cli`` is ``armorial``."""

import sys

from armorial.cli import main

if __name__ == "__main__":
    sys.exit(main())
