"""Measures how long a server takes from its start until it is ready, on an SQLite file with many stored tables.

    python bench/restart.py                    10,000 tables, five starts
    python bench/restart.py --tables 1000      fewer
    python bench/restart.py --json out.json    also writes every start

Ready means that /api/ready says so, which writes into the database. The tables are those of a database that the tests
keep (running and finished matches of all four games), copied as often as it takes. The time on the clock depends on
what else the machine does, that of the processor hardly, so both are told. One start beforehand is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

from serving import serving, spent

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "tests" / "server" / "stored" / "armorial-0.5.2.db.gz"
TARGET = 2.0
OF_A_TABLE = {"tables": "id", "seats": "table", "matches": "table", "lines": "table"}
"""What is stored of a table, with the column that names it."""


def fill(file: Path, wanted: int) -> int:
    """A database of this version with about so many tables. Gives how many."""
    file.write_bytes(gzip.decompress(STORED.read_bytes()))
    sys.path.insert(0, str(ROOT / "src"))
    from armorial.server.store.database import Database

    async def migrate() -> None:
        database = Database(f"sqlite:///{file}")
        await database.migrate()
        await database.close()

    asyncio.run(migrate())
    with closing(sqlite3.connect(file)) as database, database:
        (there,) = database.execute("select count(*) from tables").fetchone()
        for copy in range(1, max(1, round(wanted / there))):
            for table, name in OF_A_TABLE.items():
                columns = [row[1] for row in database.execute(f'pragma table_info("{table}")')]
                taken = [f"\"{c}\" || '-{copy}'" if c == name else f'"{c}"' for c in columns]
                kept = f'where length("{name}") = (select min(length(id)) from tables)'
                database.execute(f'insert into "{table}" select {", ".join(taken)} from "{table}" {kept}')
        (there,) = database.execute("select count(*) from tables").fetchone()
    return int(there)


def start(file: Path) -> dict[str, float]:
    """One start: seconds on the clock and of the processor until the server is ready."""
    began = time.monotonic()
    with serving(file) as server:
        return {"seconds": time.monotonic() - began, "processor": spent(server)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--json", type=Path, metavar="FILE")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "armorial.db"
        tables = fill(file, wish.tables)
        size = file.stat().st_size / 1e6
        start(file)
        starts = [start(file) for _ in range(wish.starts)]
    clock = median(each["seconds"] for each in starts)
    processor = median(each["processor"] for each in starts)
    print(f"{tables:,} tables, {size:.0f} MB: ready after {clock:.2f} s ({processor:.2f} s of the processor)")
    print(f"wanted: {TARGET:.0f} s")
    if wish.json:
        wish.json.write_text(json.dumps({"tables": tables, "megabytes": size, "starts": starts}, indent=2), "utf-8")


if __name__ == "__main__":
    main()
