"""Measures what an idle server costs that keeps the clocks of many tables, on an SQLite file.

    python bench/idle_clocks.py                    10,000 tables with three days a turn, a minute
    python bench/idle_clocks.py --tables 1000      fewer
    python bench/idle_clocks.py --json out.json    also writes the figures

The same server is measured twice: with the clocks of all tables running, and with none. Nobody is connected. What is
counted is the time of the processor that the server's process takes, in percent of a core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from serving import serving, spent  # noqa: E402

TARGET = 1.0
SETTLING = 15.0
"""Seconds after the start that are not counted: words are read, old things are looked for."""
DAY = 86_400.0


def fill(file: Path, tables: int) -> None:
    """A database with so many running tables. An idle server loads none of their matches, so there are none."""
    from sqlalchemy import insert

    from armorial.server.store.database import Database
    from armorial.server.store.schema import TableRow
    from armorial.table.pace.clock import Clock, Pace

    pace = Pace("days", days=3)
    same: dict[str, Any] = {
        "game": "village",
        "options": {},
        "visibility": "public",
        "invite": "",
        "host_name": "Ada",
        "resign": "bot",
    }
    same |= {"state": "running", "created": 0.0, "changed": 0.0, "revision": 1, "seq": 1, "to_move": 0}
    same |= {"confirm": False, "sandbox": False, "bot_to_move": False, "numbers": "standard", "absence": "bot"}

    def row(number: int) -> dict[str, Any]:
        left = 3 * DAY * (1 + number / tables) / 2
        clock = Clock(0.0, 0.0, [left] * 4, [0], [0], 0)
        own = {"id": f"t{number}", "pace": vars(pace), "clock": vars(clock), "deadline": left - pace.short}
        return {**same, **own}

    async def write() -> None:
        database = Database(f"sqlite:///{file}")
        await database.migrate()
        async with database.write() as session:
            await session.execute(insert(TableRow), [row(number) for number in range(tables)])
        await database.close()

    asyncio.run(write())


def stop_clocks(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update tables set clock = 'null', deadline = null")


def idle(file: Path, seconds: float) -> float:
    """The part of a core that the server takes while nobody is there, in percent."""
    with serving(file, ARMORIAL_ENGINE="interpreted") as server:
        time.sleep(SETTLING)
        began, before = time.monotonic(), spent(server)
        time.sleep(seconds)
        return 100 * (spent(server) - before) / (time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", type=Path, metavar="FILE")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "armorial.db"
        fill(file, wish.tables)
        with_clocks = idle(file, wish.seconds)
        stop_clocks(file)
        without = idle(file, wish.seconds)
    print(f"{wish.tables:,} clocks: {with_clocks:.2f} % of a core; none: {without:.2f} %")
    print(f"wanted: below {TARGET:.0f} %")
    if wish.json:
        figures = {"tables": wish.tables, "percent": with_clocks, "percent_without": without, "seconds": wish.seconds}
        wish.json.write_text(json.dumps(figures, indent=2), "utf-8")


if __name__ == "__main__":
    main()
