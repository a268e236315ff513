"""Work that shows where it was done. Run by test_ray.py as a program of its own: Ray stays in the process it is in."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from armorial.cli.cluster import carried_out_on_ray
from tests.patience import until


class Meeting:
    """Every piece of work waits until two processes have come. So it is only done where two work at a time."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def begin(self) -> Callable[[int], int]:
        return self.meet

    def meet(self, number: int) -> int:
        folder = Path(self.folder)
        (folder / str(os.getpid())).touch()
        until(lambda: len(list(folder.iterdir())) >= 2, "somebody else comes")
        return os.getpid()


def main() -> None:
    found = list(carried_out_on_ray(Meeting(sys.argv[2]), range(6), sys.argv[1], None))
    print(json.dumps({"own": os.getpid(), "others": found}))
