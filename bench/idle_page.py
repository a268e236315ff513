"""Measures what an open table costs while nobody does anything: the share of a processor core that Chromium takes.

    python bench/idle_page.py                       every game, this build of the client
    python bench/idle_page.py --beside DIR          the same for another build (a `static` folder), in turn
    python bench/idle_page.py --seconds 20          longer; 10 otherwise

A table waits for the reader's answer, movements on, drawn by software as on a machine without a graphics card. Two
spells are measured: from the moment the question comes, and once the page has come to rest. Chromium counts the time
itself: all its processes (`SystemInfo.getProcessInfo`), and the tasks of the page alone (`Performance.getMetrics`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, CDPSession, sync_playwright  # noqa: E402
from tests.browser.chromium import DESK, launch  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402

STATIC = ROOT / "src" / "armorial" / "server" / "static"
GAMES = ("village", "lorenzo", "troyes", "legacy")
REST = 6.0
"""Seconds until what greets a question has ended: the light breathes twice for 2.6 seconds."""


class Spell:
    """The share of a core, in per cent, that was taken for a while: by all of Chromium, and by the page's tasks."""

    def __init__(self, browser: CDPSession, page: CDPSession, seconds: float) -> None:
        processes, tasks, start = _processes(browser), _tasks(page), time.monotonic()
        time.sleep(seconds)
        taken = time.monotonic() - start
        self.processes = 100 * (_processes(browser) - processes) / taken
        self.tasks = 100 * (_tasks(page) - tasks) / taken


def _processes(browser: CDPSession) -> float:
    found: dict[str, Any] = browser.send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in found["processInfo"]))


def _tasks(page: CDPSession) -> float:
    found: dict[str, Any] = page.send("Performance.getMetrics")
    return float(next(metric["value"] for metric in found["metrics"] if metric["name"] == "TaskDuration"))


def measure(browser: Browser, url: str, game: str, seconds: float) -> tuple[Spell, Spell]:
    """A table of this game on the reader's turn: while the question is new, and at rest."""
    ada = Person(url, "Ada")
    table = ada.post("/play-now", game=game, seats=2, bot="random", confirm=True)["id"]
    ada.play(table, lambda now: bool(now["question"] and now["question"]["options"]))
    visitor = Visitor(browser.new_context(viewport=DESK, reduced_motion="no-preference"), url)
    try:
        visitor.be(ada.cookies(url))
        visitor.open(f"/table/{table}")
        visitor.until_asked()
        whole = browser.new_browser_cdp_session()
        page = visitor.context.new_cdp_session(visitor.page)
        page.send("Performance.enable")
        return Spell(whole, page, REST), Spell(whole, page, seconds)
    finally:
        visitor.context.close()
        ada.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="DIR", help="another build of the client")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each table is watched at rest")
    wish = parser.parse_args()
    builds = {"this build": STATIC, **({"beside": wish.beside} if wish.beside else {})}
    print("per cent of a core             question is new        at rest")
    print("                              Chromium    page    Chromium    page")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in GAMES:
            for name, static in builds.items():
                with (
                    tempfile.TemporaryDirectory() as folder,
                    process_server(
                        f"sqlite:///{folder}/armorial.db", "tests.server.same_games", static_dir=static
                    ) as server,
                ):
                    new, rest = measure(browser, server.url, game, wish.seconds)
                    figures = (new.processes, new.tasks, rest.processes, rest.tasks)
                    row = "".join(f"{figure:9.1f}" for figure in figures)
                    print(f"{game:10} {name:16}{row}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
