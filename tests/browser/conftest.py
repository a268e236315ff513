"""A server and a browser for each process of the tests, and people who use them."""

import os
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import DESK, PHONE, launch
from tests.browser.people import Person, QuickPerson
from tests.browser.visitor import WAIT, Visitor
from tests.programs import finished
from tests.server.table_server import ProcessServer, process_server

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "armorial" / "server" / "static"
WIDE = os.environ.get("HYPOTHESIS_PROFILE") == "wide"
PROGRAM = "tests.server.played_on" if WIDE else "tests.server.same_games"
"""The server: with the same games in every run, unless one wants to look further (`tests/server/same_games.py`)."""
expect.set_options(timeout=WAIT)  # a busy machine is no failure


# Nothing is painted until a test looks: painting is a quarter of what a page costs, and of all that tests do only axe
# and pictures depend on it. What is transparent is laid out, and hit by a pointer, like everything else.
UNSEEN = """
(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
    window.paint = (seen) => (sheet.disabled = seen);
})()
"""


@pytest.fixture(scope="session")
def static() -> Path:
    """The built client; it is built if it is not there."""
    folder = Path(os.environ.get("ARMORIAL_STATIC_DIR", STATIC))
    if not (folder / "index.html").is_file():
        built = finished([sys.executable, ROOT / "web" / "build.py"])
        assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture(scope="session")
def server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server that the tests of this process share: each makes its own people and tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('browser')}/armorial.db"
    with process_server(database, PROGRAM, static_dir=static) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser of this process; every person has a context of his own in it."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


FAILED = pytest.StashKey[bool]()
SHOTS = ROOT / "build" / "failed-in-browser"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember failures, so that pictures of the windows can be kept."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


class Windows:
    """Windows of the browser, by their options. They are lent again, page and all: what was fetched and compiled once
    need not be fetched and compiled anew, which is most of what opening a page costs."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[tuple[BrowserContext, Page]]] = {}

    def visitor(self, url: str, options: dict[str, Any], *, fresh: bool) -> Visitor:
        free = self._free.get(f"{url} {options}") if not fresh else None
        if free:
            context, page = free.pop()
            return Visitor(context, url, page)
        context = self._browser.new_context(**options)
        context.add_init_script(UNSEEN)
        return Visitor(context, url)

    def give_back(self, visitor: Visitor, options: dict[str, Any], *, fresh: bool) -> None:
        if fresh:
            visitor.context.close()
            return
        visitor.leave()
        visitor.page.set_viewport_size(options["viewport"])
        colours = options.get("color_scheme", "light")
        visitor.page.emulate_media(color_scheme=colours, reduced_motion=options["reduced_motion"])
        self._free.setdefault(f"{visitor.url} {options}", []).append((visitor.context, visitor.page))


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


Visit = Callable[..., Visitor]
Someone = Callable[..., Person]


@pytest.fixture
def visit(windows: Windows, server: ProcessServer, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; afterwards nothing may have gone wrong in any of their windows.

    One who is ``fresh`` has a browser that was never here before, and that nobody uses afterwards: a test needs it that
    stops the clock, relays what the server sends, or has a server of its own, unless tests come ``again`` to that."""
    lent: list[tuple[Visitor, dict[str, Any], bool]] = []

    def make(
        url: str = "",
        *,
        phone: bool = False,
        lang: str = "en",
        motion: bool = False,
        fresh: bool = False,
        again: bool = False,
        **options: Any,
    ) -> Visitor:
        given: dict[str, Any] = {
            "viewport": PHONE if phone else DESK,
            "has_touch": phone,
            "locale": lang,
            "reduced_motion": "no-preference" if motion else "reduce",
            "accept_downloads": True,
            **options,
        }
        fresh = fresh or (bool(url) and not again)
        visitor = windows.visitor(url or server.url, given, fresh=fresh)
        lent.append((visitor, given, fresh))
        return visitor

    yield make
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for number, (visitor, _, _) in enumerate(lent):
            SHOTS.mkdir(parents=True, exist_ok=True)
            name = "".join(letter if letter.isalnum() else "-" for letter in request.node.name)
            with visitor.seen():
                visitor.page.screenshot(path=SHOTS / f"{name}-{number}.png")
    trouble = [what for visitor, _, _ in lent for what in visitor.trouble.list]
    for visitor, options, fresh in lent:
        windows.give_back(visitor, options, fresh=fresh or failed)
    assert not trouble, "\n".join(trouble)


@pytest.fixture
def someone(server: ProcessServer) -> Iterator[Someone]:
    """Makes people without a browser."""
    people: list[Person] = []

    def make(name: str, url: str = "") -> Person:
        people.append(Person(url, name) if url else QuickPerson(server.url, name))
        return people[-1]

    yield make
    for person in people:
        person.close()


def sit_down(visit: Visit, person: Person, table: str, **look: Any) -> Visitor:
    """A window in which somebody who is known already sits at their table, and is asked something."""
    visitor = visit(**look)
    visitor.be(person.cookies(visitor.url))
    visitor.open(f"/table/{table}")
    visitor.until_asked()
    return visitor
