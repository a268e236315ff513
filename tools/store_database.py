"""Stores a server's database as the version it is run with leaves it, with running games of every kind.

``python tools/store_database.py 0.5.2`` writes it into ``tests/server/stored``, where ``test_upgrade.py`` sees to it
that a later version takes it over and every game in it goes on. Run it before a release that changes what is stored.
"""

import gzip
import sqlite3
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.people import Person  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402

WISHES: tuple[dict[str, Any], ...] = (
    {"game": "village", "seats": 3},
    {"game": "lorenzo", "seats": 2},
    {"game": "lorenzo", "seats": 4, "options": {"advanced": "on"}},
    {"game": "troyes", "seats": 3},
    {"game": "legacy", "seats": 2},
    {"game": "legacy", "seats": 1},
    {"game": "legacy", "seats": 1, "options": {"solo": "testament"}},
)
STEPS = (0, 9, 40, 110)
"""After so many lines of its log a game is left, at the next question to Ada."""


def asked(now: Any) -> bool:
    return bool(now["question"] and now["question"]["options"])


def so_far(steps: int, now: Any) -> bool:
    return bool(now["seq"] >= steps) and asked(now)


def fill(url: str) -> None:
    ada = Person(url, "Ada")
    ada.post("/account", login="ada", password="a long password")
    for wish in WISHES:
        for steps in STEPS:
            others = [{"bot": "greedy"}] * (wish["seats"] - 1)
            table = ada.make(*others, **wish, confirm=steps % 2 == 0)["id"]
            ada.play(table, partial(so_far, steps))
    over = ada.make({"bot": "random"})["id"]
    ada.play(over)
    ada.post(f"/tables/{over}/chat", text="Well played!")
    ada.make({}, {})
    ada.close()


def main() -> None:
    folder = ROOT / "tests" / "server" / "stored"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "armorial.db"
        with process_server(f"sqlite:///{database}") as server:
            fill(server.url)
            server.stop()
        with sqlite3.connect(database) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
            connection.execute("vacuum")
        connection.close()
        file = folder / f"armorial-{sys.argv[1]}.db.gz"
        file.write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    print(file.name, file.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
