"""Endurance of the server: many matches at once over WebSockets, clients that misbehave, processes that are killed.

    python bench/soak_server.py                              300 matches, ten minutes
    python bench/soak_server.py --matches 50 --minutes 1     shorter
    python bench/soak_server.py --no-peer                    without boardgame.io
    python bench/soak_server.py --matches 40 --pause 0.1 --kept 40 --no-kills --no-peer
                                                             looks for leaks: many short matches, none kept for long
    python bench/soak_server.py --json out.json              also writes the figures

Before anything is measured, every match is played ahead without pauses, each by another number of answers up to the
length of a whole one, and those that end are followed by others. So the matches are as long on average as they stay:
if the memory grows after that, it is not because they get longer. The number of lines in memory is told beside it.

The first half is without kills: there the time of an answer and the memory of the server are measured. In the second
half the server (SQLite, in a file) is killed again and again and started anew, and the processes of its bots are killed
in between. All the time clients drop their connections, come back, send twice, undo, and ask for what is not theirs. In
the end the log of every table is read: every acknowledged answer must be there, once, and nothing that nobody sent. A
tenth of the matches is against a bot. boardgame.io, with its storage in files, then plays as many matches with the same
pauses for as long as the first half. Server and clients have a core each, where there are two.

It uses this machine only, ends by itself, and fails (exit code 1) if anything was lost, doubled or invented, or if the
memory grew.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import IO, Any

import uvloop

from armorial.match import Line, read_record
from load.players import web_client
from load.run import (
    NO_LIMITS,
    PEER,
    ROOT,
    START_SECONDS,
    THEIRS,
    TICK,
    Failed,
    Program,
    Stage,
    children,
    cpu_seconds,
    resident_mb,
)
from load.run import install_peer as install
from soak_clients import Answer, Client, Haste, Json, Look, Tally

BOTS = 10
"""Every tenth match is against a bot."""
PATIENCE = 60.0
"""How long the last answers are waited for, in seconds."""
FIGURES = ("armorial_rooms", "armorial_lines", "process_resident_memory_bytes")
LARGEST_P99 = 150.0
"""Milliseconds."""
MOST_GROWTH = 1.05
"""How much the memory of the server may grow from the second quarter of the first half to its last. In the first one
the words that are said most are still being kept, up to a bound."""
USUAL_LENGTH = 217
"""How many answers a match of random players has, on average."""


class Soak:
    """All matches, on one server that is started as often as it takes."""

    def __init__(self, wish: argparse.Namespace, folder: Path, log: IO[bytes]) -> None:
        self.matches: int = wish.matches
        self.pause: float = wish.pause
        self.kept: int = wish.kept
        self.tally = Tally()
        self.over = False
        self.sent: dict[str, dict[str, Answer]] = {}
        """All answers by table and key."""
        self.people: dict[str, list[Client]] = {}
        """By the table they sit at now."""
        self.tables: dict[str, Client] = {}
        """All tables, with somebody who may read their record."""
        self.web = web_client()
        self._folder = folder
        self._log = log
        self._tasks: set[asyncio.Task[None]] = set()
        self._port, self._metrics = free_ports(2)
        self.link = f"http://127.0.0.1:{self._port}"
        self.server: Program
        usable = sorted(os.sched_getaffinity(0))
        self.cores = (usable[0], usable[1]) if len(usable) > 1 else (None, None)

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def start(self) -> None:
        env = NO_LIMITS | {"ARMORIAL_PORT": str(self._port), "ARMORIAL_DATA_DIR": str(self._folder / "data")}
        env |= {"PYTHONPATH": str(ROOT / "src"), "ARMORIAL_LOG_LEVEL": "warning", "ARMORIAL_BOT_PROCESSES": "1"}
        env |= {"ARMORIAL_METRICS_PORT": str(self._metrics), "ARMORIAL_ROOMS_KEPT": str(self.kept)}
        self.server = Program([sys.executable, "-m", "armorial.server.run"], self.cores[0], env, self._log)
        await asyncio.to_thread(self.server.line, START_SECONDS)

    async def begin(self) -> None:
        """Make the tables, some at a time, and sit down."""
        for first in range(0, self.matches, 20):
            numbers = range(first, min(first + 20, self.matches))
            await asyncio.gather(*[self._table(number) for number in numbers])

    async def _table(self, number: int) -> None:
        people = [Client(self, f"Player {number}-{side}") for side in range(1 if number % BOTS == 0 else 2)]
        for one in people:
            await one.post("/me", {"name": one.name})
        await self._seat(people)
        for one in people:
            self.spawn(one.stay())

    async def spread(self) -> None:
        """Play every match ahead, by another number of answers each."""
        all_haste = []
        for people in list(self.people.values()):
            share = 1 if len(people) > 1 else 2  # a bot gives every other answer
            haste = Haste(random.randrange(USUAL_LENGTH) // share)
            all_haste.append(haste)
            for one in people:
                one.haste = haste
        while any(haste.answers for haste in all_haste):
            await asyncio.sleep(0.5)

    async def _seat(self, people: list[Client]) -> None:
        host, *guests = people
        others: list[Json] = [] if guests else [{"bot": "careful"}]
        made = await host.post("/tables", {"game": "village", "seats": 2, "visibility": "unlisted", "others": others})
        table = str(made["id"])
        for guest in guests:
            await guest.post(f"/tables/{table}/join", {})
        await host.post(f"/tables/{table}/start", {})
        self.sent[table] = {}
        self.tables[table] = host
        self.people[table] = people
        for one in people:
            one.table, one.position = table, None

    def ended(self, table: str) -> None:
        """A match is over: the same people begin another, as soon as nobody waits for an answer."""
        people = self.people.get(table)
        if people is not None and not any(one.waiting for one in people) and not self.over:
            del self.people[table]
            self.tally.did["matches ended"] += 1
            self.spawn(self._again(people))

    async def _again(self, people: list[Client]) -> None:
        await self._seat(people)
        for one in people:
            await one.drop()

    async def calm(self, seconds: float) -> None:
        """Without kills: how long answers take, and whether the memory grows."""
        self.tally.measuring = True
        until = time.monotonic() + seconds
        own, everybody = sum(cpu_seconds(os.getpid())), seconds_of_all()
        while time.monotonic() < until:
            await asyncio.to_thread(self._try_disk, min(2.0, seconds / 20))
            self.tally.looks.append(await self._look())
        others = seconds_of_all() - everybody - (sum(cpu_seconds(os.getpid())) - own)
        self.tally.others = max(0.0, others / seconds)
        self.tally.measuring = False

    def _try_disk(self, seconds: float) -> None:
        """Writes pages to the same disk, a few in a second."""
        with (self._folder / "page").open("wb") as file:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                began = time.perf_counter()
                os.write(file.fileno(), bytes(4096))
                os.fdatasync(file.fileno())
                self.tally.disk.append((time.perf_counter() - began) * 1000)
                time.sleep(0.2)

    async def _look(self) -> Look:
        reply = await self.web.get(f"http://127.0.0.1:{self._metrics}/metrics")
        figures = dict(line.rsplit(" ", 1) for line in reply.text.splitlines() if not line.startswith("#"))
        rooms, lines, server = (float(figures[name]) for name in FIGURES)
        return Look(server / 1e6, resident_mb(self.server.process.pid) - server / 1e6, int(rooms), int(lines))

    async def killing(self, seconds: float, every: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(every / 2)
            for bot in children(self.server.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(bot, signal.SIGKILL)
                    self.tally.did["bots killed"] += 1
            await asyncio.sleep(every / 2)
            self.server.process.kill()
            self.server.process.wait()
            self.tally.did["servers killed"] += 1
            await self.start()

    async def finish(self) -> None:
        """Let what was sent be answered, and look at every log."""
        everybody = [one for people in self.people.values() for one in people]
        self.pause = 1e9
        until = time.monotonic() + PATIENCE
        while any(one.waiting for one in everybody) and time.monotonic() < until:
            await asyncio.sleep(0.2)
        self.tally.did["never answered"] = sum(len(one.waiting) for one in everybody)
        self.over = True
        for table, reader in list(self.tables.items()):  # some may just be beginning another match
            headers = {"Cookie": reader.cookie}
            reply = await self.web.get(f"{self.link}/api/tables/{table}/record", headers=headers)
            reply.raise_for_status()
            self.tally.wrong += problems(table, read_record(reply.text).lines, self.sent[table])
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.web.aclose()


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


def seconds_of_all() -> float:
    """How long the processors of this machine have been busy, in seconds."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / TICK


def problems(table: str, lines: list[Line], sent: dict[str, Answer]) -> list[str]:
    """What is lost, doubled or invented in the log of a table."""
    wrong: list[str] = []
    at = {line.seq: line for line in lines}
    for answer in sent.values():
        line = at.get(answer.seq + 1)
        if answer.acknowledged and (line is None or (line.seat, line.token) != (answer.seat, answer.token)):
            wrong.append(f"{table}: the acknowledged answer {answer.token} to line {answer.seq} is lost")
    wished = Counter((answer.seq + 1, answer.seat, answer.token) for answer in sent.values())
    people = {answer.seat for answer in sent.values()}
    chosen = [line for line in lines if line.seat in people and not line.forced and not line.undoes]
    for line in chosen:
        if (line.seq, line.seat, line.token) not in wished:
            wrong.append(f"{table}: nobody gave the answer {line.token} of line {line.seq}")
    return wrong


def part(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)] if times else 0.0


def tenths(figures: list[float] | list[int]) -> list[float]:
    """The median of each tenth of the time."""
    size = max(1, len(figures) // 10)
    return [median(figures[at : at + size]) for at in range(0, len(figures) - size + 1, size)]


async def soak(wish: argparse.Namespace, folder: Path, log: IO[bytes]) -> Json:
    ours = Soak(wish, folder, log)
    seconds = wish.minutes * 60
    try:
        await ours.start()
        await ours.begin()
        print(f"{wish.matches} matches have begun, and are played ahead.", file=sys.stderr)
        await ours.spread()
        print("Now it is measured.", file=sys.stderr)
        await asyncio.sleep(min(10.0, seconds / 10))
        await ours.calm(seconds / 2)
        if not wish.no_kills:
            print("Now processes are killed.", file=sys.stderr)
            await ours.killing(seconds / 2, wish.every)
        await ours.finish()
    finally:
        ours.server.stop()
    tally = ours.tally
    answers = [answer for table in ours.sent.values() for answer in table.values()]
    server = [look.server_mb for look in tally.looks]
    quarter = max(1, len(server) // 4)
    return {
        "matches": wish.matches,
        "tables": len(ours.tables),
        "acknowledged": sum(answer.acknowledged for answer in answers),
        "answers_per_second": len(tally.latencies) / (seconds / 2),
        **{f"p{each}_ms": part(tally.latencies, each) for each in (50, 95, 99)},
        "others": tally.others,
        "disk_ms": {each: part(tally.disk, each) for each in (50, 95, 99)},
        "memory_mb": median(look.server_mb + look.bots_mb for look in tally.looks[-quarter:]),
        "memory_growth": median(server[-quarter:]) / median(server[quarter : 2 * quarter] or server),
        "over_time": {
            "MB, the server": tenths(server),
            "MB, its bots": tenths([look.bots_mb for look in tally.looks]),
            "matches in memory": tenths([look.rooms for look in tally.looks]),
            "lines of their logs": tenths([look.lines for look in tally.looks]),
        },
        "did": dict(tally.did),
        "wrong": tally.wrong,
    }


def peer(wish: argparse.Namespace, folder: Path, log: IO[bytes], cores: tuple[int | None, int | None]) -> Json:
    """boardgame.io with as many matches and the same pauses, for as long as the first half."""
    install()
    stage = Stage(log, wish.matches, cores, folder)
    try:
        side = stage.peer(THEIRS[0], 0)
        assert side.players.hear(START_SECONDS)["ready"]
        found = side.measure("calm", 5.0, wish.minutes * 30, wish.pause)
        # Its files are read while they are written, and then it ends.
        return {**found, "ended": side.server.process.poll() is not None}
    finally:
        stage.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that a client thinks, on average")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between kills of the server")
    parser.add_argument("--kept", type=int, default=500, help="matches that stay in memory when nobody looks at them")
    parser.add_argument("--no-kills", action="store_true", help="without the second half")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", type=Path, metavar="FILE")
    wish = parser.parse_args()
    usable = sorted(os.sched_getaffinity(0))
    cores = (usable[0], usable[1]) if len(usable) > 1 else (None, None)
    with tempfile.TemporaryDirectory(prefix="armorial-soak-") as place, (Path(place) / "log").open("wb") as log:
        if cores[1] is not None:
            os.sched_setaffinity(0, {cores[1]})
        found = uvloop.run(soak(wish, Path(place), log))
        os.sched_setaffinity(0, set(usable))
        theirs = None if wish.no_peer else peer(wish, Path(place), log, cores)
    wrong = found["wrong"]
    print(f"\n{found['matches']} matches at once, {found['tables']} in all; {found['acknowledged']:,} answers")
    print(f"  {'':14}{'answers/s':>12}{'p50 ms':>10}{'p95 ms':>10}{'p99 ms':>10}{'MB':>8}")
    rows = [("armorial", found["answers_per_second"], found["memory_mb"], found)]
    if theirs is not None:
        rows.append((THEIRS[0], theirs["moves_per_second"], theirs["resident_mb"], theirs))
        if theirs["ended"]:
            print(f"  {THEIRS[0]}: its server ended by itself, so its figures are of a part of the time")
    for name, rate, memory, each in rows:
        times = "".join(f"{each[f'p{percent}_ms']:>10.1f}" for percent in (50, 95, 99))
        print(f"  {name:14}{rate:>12.0f}{times}{memory:>8.0f}")
    disk = ", ".join(f"p{percent} {took:.1f} ms" for percent, took in found["disk_ms"].items())
    print(f"  a page written to the same disk: {disk}")
    print(f"  other programs meanwhile: {found['others']:.2f} of {os.cpu_count()} cores")
    print(f"  clients and kills: {', '.join(f'{what} {count}' for what, count in sorted(found['did'].items()))}")
    flat = found["memory_growth"] <= MOST_GROWTH
    aim = "met" if flat else "NOT met"
    print(f"  memory in the half without kills: {found['memory_growth']:.3f} times (at most {MOST_GROWTH}: {aim})")
    for what, figures in found["over_time"].items():
        print(f"  {what}: {', '.join(f'{each:.0f}' for each in figures)}")
    aim = "met" if found["p99_ms"] <= LARGEST_P99 else "NOT met"
    print(f"  p99 without kills: {found['p99_ms']:.0f} ms (at most {LARGEST_P99:.0f}: {aim})")
    print(f"  lost, doubled or invented: {len(wrong)}")
    for line in wrong[:10]:
        print(f"    {line}")
    if wish.json:
        wish.json.write_text(json.dumps({"armorial": found, "peer": theirs}, indent=2), "utf-8")
    return 0 if found["acknowledged"] and flat and not wrong else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as error:
        sys.exit(f"{error} (boardgame.io is in {PEER})")
