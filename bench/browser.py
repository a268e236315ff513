"""The table in the browser: bytes as sent, time to the first question, time per answer of bots, stutter, memory.

    python bench/browser.py [--answers 12]      see docs/performance.md

The site is served on this machine by a host that sends packed copies, as any good one does. Besides seconds there are
seconds of processors, of all processes of the browser, which tell something on a busy machine too.
"""

import argparse
import functools
import http.server
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402
from tests.browser.plain_site import LONG, Loner, make_site, until_kept  # noqa: E402

GAMES = ("village", "lorenzo", "troyes", "legacy")
LEVELS = ("careful", "strong")
KINDS = {".pack": "packs", ".js": "script", ".css": "style", ".woff2": "fonts"}

# When each position came, and whether a bot was asked in it; and when the page itself was busy for 50 ms or more.
TIMES = """
(() => {
    window.times = [];
    window.busy = [];
    new PerformanceObserver((seen) => busy.push(...seen.getEntries())).observe({ type: 'longtask' });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                const said = data.kind === 'push' ? JSON.parse(data.message) : null;
                if (said?.type !== 'position') return;
                const asked = said.seats[said.to_move];
                times.push([performance.now(), said.seq, asked?.kind === 'bot' && !said.over]);
            });
        }
    };
})()
"""


class Packing(http.server.SimpleHTTPRequestHandler):
    """Sends the copies that are packed with brotli, and counts."""

    sent: Counter[str] = Counter()

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = path.with_name(path.name + ".br")
        if not path.is_file():
            self.send_error(404)
            return
        content = (packed if packed.is_file() else path).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(content)))
        if packed.is_file():
            self.send_header("Content-Encoding", "br")
        self.send_header("Cache-Control", "max-age=31536000" if path.parent.name == "assets" else "no-cache")
        self.end_headers()
        self.wfile.write(content)
        name = path.name if path.suffix == ".pack" else KINDS.get(path.suffix, "other")
        self.sent[name] += len(content)


class Watch:
    """Seconds, and seconds of processors, since it was made."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()
        self._began, self._worked = time.monotonic(), self._work()

    def _work(self) -> float:
        found = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(each["cpuTime"]) for each in found)

    def read(self) -> tuple[float, float]:
        return time.monotonic() - self._began, self._work() - self._worked


def start(browser: Browser, url: str) -> Loner:
    """Somebody new, and the seconds to the first question: from nothing, and again."""
    visitor = Loner(browser, url)
    visitor.context.add_init_script(TIMES)
    watch = Watch(browser)
    visitor.open("/")
    visitor.until_started()
    visitor.page.locator("article[data-game=village]").get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url("**/table/here-*")
    visitor.until_asked()
    print("first question, from nothing:     {:5.1f} s, of processors {:5.1f} s".format(*watch.read()))
    print(f"sent until then:                  {Packing.sent.total() / 1000:8.1f} kB")
    until_kept(visitor)
    for name, count in sorted(Packing.sent.items(), key=lambda each: -each[1]):
        print(f"    {name:40}{count / 1000:10.1f} kB")
    print(f"sent in all, for offline too:     {Packing.sent.total() / 1000:8.1f} kB")
    again = []
    for _ in range(5):
        watch = Watch(browser)
        visitor.page.reload()
        visitor.until("window.heard && heard.position?.question?.options.length", timeout=LONG)
        again.append(watch.read())
    print("first question, again (median):   {:5.1f} s, of processors {:5.1f} s".format(*sorted(again)[2]), flush=True)
    return visitor


def seconds(visitor: Loner, game: str, level: str, answers: int) -> tuple[list[float], list[float]]:
    """How long a bot took for each of its answers, and how long the page was busy at a stretch meanwhile, if it was."""
    visitor.open("/")
    visitor.until_started()
    visitor.page.locator(".cta select").select_option(level)
    card = visitor.page.locator(f"article[data-game={game}]")
    card.get_by_role("button", name="Play now").dispatch_event("click")
    visitor.page.wait_for_url("**/table/here-*")
    visitor.until_asked()
    visitor.page.evaluate("void (times.length = busy.length = 0)")
    visitor.skip(lambda now: bool(visitor.page.evaluate("times.filter((each) => each[2]).length") > answers))
    times = visitor.page.evaluate("times")
    spans = [(before[0], after[0]) for before, after in pairwise(times) if before[2]]
    busy = visitor.page.evaluate("busy.map((each) => [each.startTime, each.duration])")
    stutter = [lasted / 1000 for began, lasted in busy if any(start < began < end for start, end in spans)]
    return [(end - start) / 1000 for start, end in spans], stutter


def memory(browser: Browser, visitor: Loner) -> float:
    """The largest process of the browser, in megabytes: the page with its workers, without what is only garbage."""
    visitor.context.new_cdp_session(visitor.page).send("Memory.forciblyPurgeJavaScriptMemory")
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    status = [Path(f"/proc/{each['id']}/status").read_text() for each in found if each["type"] == "renderer"]
    return max(int(text.split("VmRSS:")[1].split()[0]) for text in status) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=12, help="so many of each bot")
    wish = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="armorial-site-"))
    make_site(folder / "site")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Packing, directory=str(folder / "site"))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        visitor = start(browser, f"http://127.0.0.1:{server.server_port}")
        for game in GAMES:
            for level in LEVELS:
                took, stutter = seconds(visitor, game, level, wish.answers)
                middle, longest = statistics.median(took), max(took)
                said = f"{len(stutter)} times, longest {max(stutter):.2f} s" if stutter else "never"
                print(
                    f"{game:10}{level:10}median {middle:.2f} s, longest {longest:.2f} s, n {len(took)}; stutter {said}",
                    flush=True,
                )
        print(f"memory: {memory(browser, visitor):.0f} MB")
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
