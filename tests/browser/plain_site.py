"""A site of plain files, a host that has nothing else, and somebody who plays there."""

import functools
import http.server
import json
import shutil
import sys
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.chromium import DESK
from tests.browser.conftest import ROOT, UNSEEN
from tests.browser.people import Enough, choose
from tests.browser.visitor import Visitor
from tests.programs import finished

PATH = "/club/armorial"
"""The site lies below a path."""
LONG = 240_000
"""Milliseconds for a first start: everything is unpacked and compiled, beside whatever else the machine does."""


def make_site(folder: Path) -> None:
    made = finished([sys.executable, ROOT / "web" / "site_files.py", folder])
    assert made.returncode == 0, made.stdout + made.stderr


def until_kept(visitor: Visitor) -> None:
    """Wait until a browser has all that it needs without a host, and for a quick start."""
    visitor.until("navigator.serviceWorker.controller", timeout=LONG)
    kept = "(await (await caches.open('armorial-here')).keys()).map((each) => each.url).join()"
    waiting = f"async () => /later-.*memory-|memory-.*later-/.test({kept})"
    visitor.page.wait_for_function(waiting, timeout=LONG)


class Host:
    """A file server on this machine."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / PATH[1:]
        make_site(self.site)
        handler = functools.partial(_Quiet, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}{PATH}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def update(self) -> None:
        """A newer version in place of this one: with another page, and nothing left of what was there."""
        newer = self.site.with_name("newer")
        make_site(newer)
        page = newer / "index.html"
        page.write_text(page.read_text("utf-8").replace("<html ", '<html data-version="2" ', 1), "utf-8")
        script = f"import sys; sys.path.insert(0, {str(ROOT / 'web')!r}); import pathlib, site_files; "
        listed = finished(
            [sys.executable, "-c", script + f"site_files.list_files(pathlib.Path({str(newer)!r}), alone=True)"]
        )
        assert listed.returncode == 0, listed.stderr
        shutil.rmtree(self.site)
        newer.rename(self.site)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Loner(Visitor):
    """Somebody who plays in the browser alone."""

    def __init__(self, browser: Browser, url: str) -> None:
        context = browser.new_context(viewport=DESK, locale="en", reduced_motion="reduce", accept_downloads=True)
        context.add_init_script(UNSEEN)
        super().__init__(context, url)

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}/#{path}", wait_until="load")

    def until_started(self) -> None:
        self.page.locator("article.game").first.wait_for(timeout=LONG)

    def begin(self, game: str, seats: int = 2, option: str = "") -> None:
        """From the first page, with as many players, against careful bots."""
        self.open("/")
        self.until_started()
        self.page.locator(".cta select").select_option("careful")
        card = self.page.locator(f"article[data-game={game}]")
        card.locator("button.how").click()
        card.get_by_role("radio", name=str(seats), exact=True).check()
        if option:
            card.get_by_label(option, exact=True).check()
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_url("**/table/here-*")
        self.until_asked()

    def skip(self, enough: Enough) -> None:
        """Answer without clicks until it is enough or over."""
        now = self.until_asked()
        while not now["over"] and not enough(now):
            if now["waiting_for_confirm"]:
                wish = {"type": "confirm"}
            else:
                tokens = (option["token"] for option in now["question"]["options"])
                wish = {"type": "answer", "token": choose(tokens, now["seq"])}
            message = {**wish, "key": f"skip-{now['revision']}", "seat": now["to_move"], "seq": now["seq"]}
            self.page.evaluate("(message) => heard.tell(message)", json.dumps(message))
            self.until("heard.position.revision > given", now["revision"])
            now = self.until_asked()
