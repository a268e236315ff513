"""A server and a browser for each process of the tests, and people who use them."""

import os
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import DESK, PHONE, launch
from tests.browser.people import Person, QuickPerson, Regular
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


LATER = ("viewport", "color_scheme", "reduced_motion")
"""What can be changed in a window that is there."""


@dataclass
class Window:
    """A window that somebody has used, with the page that they left."""

    url: str
    options: dict[str, Any]
    context: BrowserContext
    page: Page

    def visitor(self, options: dict[str, Any], *, inside: bool = False) -> Visitor:
        """With other options, of those that can be changed."""
        self.page.set_viewport_size(options["viewport"])
        colours = options.get("color_scheme", "light")
        self.page.emulate_media(color_scheme=colours, reduced_motion=options["reduced_motion"])
        return Visitor(self.context, self.url, self.page, inside=inside)


class Windows:
    """Windows of the browser, by their options. They are lent again, page and all: what was fetched and compiled once
    need not be fetched and compiled anew, which is most of what opening a page costs. Those of a regular stay where
    they are, and from there a link leads on."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Window]] = {}
        self._kept: dict[str, list[Window]] = {}

    def visitor(self, url: str, options: dict[str, Any], *, fresh: bool, whose: Regular | None = None) -> Visitor:
        kept = self._kept.get(f"{url} {options}") if whose is not None else None
        if kept:
            return kept.pop().visitor(options, inside=True)
        free = self._free.get(f"{url} {_lasting(options)}") if not fresh else None
        if free:
            visitor = free.pop().visitor(options)
        else:
            context = self._browser.new_context(**options)
            context.add_init_script(UNSEEN)
            visitor = Visitor(context, url)
        if whose is not None:
            visitor.be(whose.cookies(url))
        return visitor

    def give_back(
        self, visitor: Visitor, options: dict[str, Any], *, fresh: bool, whose: Regular | None = None
    ) -> None:
        if fresh:
            visitor.context.close()
        elif whose is not None and visitor.stays(options["locale"]):
            window = Window(visitor.url, options, visitor.context, visitor.page)
            self._kept.setdefault(f"{visitor.url} {options}", []).append(window)
        else:
            visitor.leave()
            window = Window(visitor.url, options, visitor.context, visitor.page)
            self._free.setdefault(f"{visitor.url} {_lasting(options)}", []).append(window)

    def dismiss(self) -> None:
        """The regular goes home."""
        kept = [window for windows in self._kept.values() for window in windows]
        self._kept.clear()
        for window in kept:
            self.give_back(window.visitor(window.options), window.options, fresh=False)


def _lasting(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name not in LATER}


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
    lent: list[tuple[Visitor, dict[str, Any], bool, Regular | None]] = []

    def make(
        url: str = "",
        *,
        phone: bool = False,
        lang: str = "en",
        motion: bool = False,
        fresh: bool = False,
        again: bool = False,
        whose: Regular | None = None,
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
        visitor = windows.visitor(url or server.url, given, fresh=fresh, whose=whose)
        lent.append((visitor, given, fresh, whose))
        return visitor

    yield make
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for number, (visitor, *_) in enumerate(lent):
            SHOTS.mkdir(parents=True, exist_ok=True)
            name = "".join(letter if letter.isalnum() else "-" for letter in request.node.name)
            with visitor.seen():
                visitor.page.screenshot(path=SHOTS / f"{name}-{number}.png")
    trouble = [what for visitor, *_ in lent for what in visitor.trouble.list]
    for visitor, options, fresh, whose in lent:
        windows.give_back(visitor, options, fresh=fresh or failed, whose=whose)
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


@pytest.fixture(scope="module")
def regular(server: ProcessServer, windows: Windows) -> Iterator[Regular]:
    person = Regular(server.url, "Ada")
    yield person
    windows.dismiss()
    person.close()


@pytest.fixture
def ada(regular: Regular) -> Regular:
    """Ada, who comes to all tests of a file that want her. From table to table a link leads her, which costs a third of
    what loading the client costs."""
    regular.begin_anew()
    return regular


def sit_down(visit: Visit, person: Person, table: str, **look: Any) -> Visitor:
    """A window in which somebody who is known already sits at their table, and is asked something."""
    if isinstance(person, Regular):
        visitor = visit(whose=person, **look)
    else:
        visitor = visit(**look)
        visitor.be(person.cookies(visitor.url))
    visitor.come(f"/table/{table}")
    visitor.until_asked()
    return visitor
