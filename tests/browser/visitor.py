"""Somebody with a browser: a window of his own, what went wrong in it, and hands that play."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
)

from tests.browser.people import Enough, choose, packed

WAIT = 30_000
LANGUAGES = ("en", "ru", "pl")
STEPS_IN_A_LANGUAGE = 12
"""In a whole game every language has its turn again and again: what is asked at any stage is said in all of them."""

# Remembers what the server last told the page, and how much it is still asked for. With movements off the page shows it
# at once, in the same task. What is said at a table that was left is not heard any more.
EAR = """
(() => {
    const heard = (window.heard = { position: null, sent: 0, errors: [], fetching: 0, pages: 0 });
    const ask = window.fetch;
    window.fetch = (...given) => {
        heard.fetching++;
        const reply = ask(...given);
        const read = reply.then((each) => each.clone().arrayBuffer());
        read.catch(() => null).then(() => setTimeout(() => heard.fetching--));
        return reply;
    };
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            heard.cut = () => this.close();
            const page = heard.pages;
            const send = this.send.bind(this);
            this.send = (text) => {
                if (!text.includes('"ping"')) heard.sent++;
                send(text);
            };
            this.addEventListener('message', (event) => page === heard.pages && hear(event.data));
        }
    };
    // The same of a table in this browser, and all that its desk has ever told the page.
    heard.told = [];
    const PlainWorker = window.Worker;
    window.Worker = class extends PlainWorker {
        constructor(...given) {
            super(...given);
            const post = this.postMessage.bind(this);
            this.postMessage = (said) => {
                if (said.kind === 'open') heard.tell = (message) => post({ ...said, kind: 'tell', message });
                if (said.kind === 'tell' && !said.message.includes('"ping"')) heard.sent++;
                post(said);
            };
            this.addEventListener('message', ({ data }) => {
                if (data.kind === 'push') hear(data.message);
                const text = data.message ?? data.body;
                if (text) heard.told.push([heard.position?.seq ?? 0, text]);
            });
        }
    };
    function hear(text) {
        const message = JSON.parse(text);
        if (message.type === 'position') heard.position = message;
        if (message.type === 'error') heard.errors.push(message.error);
    }
})()
"""

# To another page, as a link leads there.
GO = """
(path) => {
    heard.pages++;
    heard.position = null;
    heard.sent = 0;
    window.left = document.querySelector('main');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}
"""
ARRIVED = "!(left?.isConnected) && document.querySelector('main') && !heard.fetching"

# The page has taken its size when nothing has moved from one frame to the next: boards measure the room they have been
# given, and take it in the frame after. Where nothing is drawn, there are no frames.
REST = """
    const width = (each) => each.getBoundingClientRect().width;
    const boxes = () => [...document.querySelectorAll('main > *, .boardwrap *')].map(width).join();
    const frame = () => new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 1000);
    });
    for (let before = ''; before !== (before = boxes()); ) await frame();
"""

# A point of a lit place that a finger or pointer would really hit, and what the menu of the place will offer.
FIND = """
(token) => {
    const SPOTS = [[5, 5], [3, 3], [7, 7], [3, 7], [7, 3], [5, 2], [5, 8], [2, 5], [8, 5], [1, 1], [9, 9]];
    const options = heard.position.question.options.map((option) => option.token);
    let covered = null;
    for (const element of document.querySelectorAll(`[data-tokens~="${CSS.escape(token)}"]`)) {
        const lit = element.dataset.tokens.split(' ').filter((each) => options.includes(each));
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        for (const [across, down] of SPOTS) {
            const x = box.left + (box.width * across) / 10;
            const y = box.top + (box.height * down) / 10;
            const hit = document.elementFromPoint(x, y);
            if (hit && hit.closest('[data-tokens]') === element) return { x, y, lit };
            covered ??= hit ? hit.outerHTML.slice(0, 120) : 'outside the window';
        }
    }
    return { covered };
}
"""


# The table is drawn, and there is something to do here later than a given line, or the game is over.
ASKED = """
document.querySelector('main.tbl, main.phone') && ((now) => now && (now.over || (now.seq > given && (
    now.question?.options.length || (now.waiting_for_confirm && now.to_move === now.seat)))))(heard.position)
"""


# Answers whose words or symbols stick out of their button, or which stick out of the window.
CRAMPED = """
() => [...document.querySelectorAll('.ask .opt, .answers .opt, .sheet .opt, .place-menu .opt')].flatMap((button) => {
    const frame = button.getBoundingClientRect();
    if (!frame.width) return [];
    const inside = [...button.querySelectorAll('*')].map((each) => each.getBoundingClientRect());
    const out = (box) => box.width > 1 && (box.left < frame.left - 2 || box.right > frame.right + 2);
    return inside.some(out) || frame.right > innerWidth + 1 ? [button.textContent.trim()] : [];
})
"""


def kind_of_next(position: Any) -> str:
    """What kind of answer will be given next: to which question, and what it begins with."""
    if position["waiting_for_confirm"]:
        return "confirm"
    question = position["question"]
    token = choose((option["token"] for option in question["options"]), position["seq"])
    return f"{question['kind']} {':'.join(token.split(':')[:2])}"


class Trouble:
    """What went wrong in a window: errors on the console, requests that failed or were refused."""

    def __init__(self) -> None:
        self.list: list[str] = []
        self.forgiven = False

    def add(self, what: str) -> None:
        if not self.forgiven:
            self.list.append(what)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def watch_no_more(self, page: Page) -> None:
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._error)
        page.remove_listener("requestfailed", self._failed)
        page.remove_listener("response", self._response)

    def _error(self, error: Error) -> None:
        self.add(f"error in the page: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.add(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left stops what it was fetching.
        if request.failure != "net::ERR_ABORTED":
            self.add(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.add(f"{response.status}: {response.request.method} {response.url}")


class Visitor:
    """One person's browser."""

    def __init__(self, context: BrowserContext, url: str, page: Page | None = None, *, inside: bool = False) -> None:
        """In a new context, or in one that somebody has used before, with the page that they left; ``inside``, if the
        client is on it."""
        self.inside = inside
        self.context = context
        self.url = url
        self.trouble = Trouble()
        if page is None:
            context.add_init_script(EAR)
            context.set_default_timeout(WAIT)
            page = context.new_page()
        self.page = page
        self.trouble.watch(page)
        context.on("page", self.trouble.watch)
        self.did = ""
        self.on_board: dict[str, int] = {}
        self.in_list: dict[str, int] = {}

    def be(self, cookies: list[Any]) -> None:
        """Somebody who is known already."""
        self.context.add_cookies(cookies)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path, wait_until="load")

    def go(self, path: str) -> None:
        """From one page to another as a link leads there, without loading the client anew; once all that the page asks
        for has come. It costs half of what opening does."""
        self.page.evaluate(GO, path)
        self.until(ARRIVED)

    def come(self, path: str) -> None:
        """To a page, by the shortest way."""
        if self.inside and not self.page.url.endswith(path):
            self.go(path)
        else:
            self.open(path)

    def stays(self, lang: str) -> bool:
        """Whether somebody can go on from here in the next test; until then nobody looks at the window."""
        if len(self.context.pages) > 1 or self.page.is_closed() or not self.page.url.startswith(self.url):
            return False
        if not self.page.evaluate("(lang) => 'heard' in window && document.documentElement.lang === lang", lang):
            return False
        self.context.remove_listener("page", self.trouble.watch)
        self.trouble.watch_no_more(self.page)
        self.page.mouse.move(0, 0)
        return True

    def away(self) -> None:
        """Look at nothing of the client. A page that stays at the server keeps its process, with all it has read and
        compiled: to come back costs half of what it costs from elsewhere."""
        self.open("/favicon.svg")

    def leave(self) -> None:
        """Leave one page behind, for somebody else to use, and nothing else but what the browser has fetched."""
        self.context.remove_listener("page", self.trouble.watch)
        if self.page.is_closed():
            self.page = self.context.new_page()
        self.trouble.watch_no_more(self.page)
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.set_offline(False)
        self.page.unroute_all()
        self.page.mouse.move(0, 0)
        self.away()
        self.page.evaluate("sessionStorage.clear()")
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()
        self.context.clear_cookies()

    @property
    def phone(self) -> bool:
        """Whether the window is as narrow as a phone's."""
        size = self.page.viewport_size
        return size is not None and size["width"] < 900

    def text(self, words: str) -> Locator:
        return self.page.get_by_text(words, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0]

    # What the page has heard

    @property
    def position(self) -> Any:
        """As text: Playwright takes twenty times as long to hand over an object of this size."""
        return json.loads(self.page.evaluate("JSON.stringify(heard.position)"))

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("heard.position?.seq ?? -1"))

    def until(self, condition: str, given: Any = None, timeout: float = WAIT) -> None:
        """Wait for a condition in JavaScript, which may use `heard` and `given`."""
        try:
            self.page.wait_for_function(f"(given) => ({condition})", arg=given, timeout=timeout, polling=20)
        except TimeoutError as error:
            told = self.page.evaluate("JSON.stringify([heard.errors, heard.position?.seq, heard.position?.question])")
            raise AssertionError(f"waited for {condition} ({given}); did {self.did}, heard {told}") from error

    def settle(self, steps: str) -> None:
        """Wait for steps in JavaScript that wait for something themselves. A promise that nobody keeps is no end."""
        self.page.wait_for_function(f"async () => {{ {steps} return true; }}", timeout=WAIT, polling=20)

    def until_seq(self, seq: int) -> None:
        self.until("heard.position && heard.position.seq >= given", seq)

    def until_asked(self, after: int = -1, *, recap: bool = False) -> Any:
        """Wait until there is something to do here (or the game is over), later than a line, and give the position.

        On a phone the recap stands in place of the board; it is left, unless the test is about it."""
        self.until(ASKED, after, timeout=2 * WAIT)
        if not recap and self.phone and self.page.locator(".recalls .opt.main").count():
            self.page.locator(".recalls .opt.main").click()
        return self.position

    def check_answers(self) -> None:
        """Every answer fits its button, and the button the window."""
        cramped = self.page.evaluate(CRAMPED)
        assert not cramped, cramped

    # Playing

    def speak(self, lang: str) -> None:
        """Another language, chosen at the table."""
        if self.page.evaluate("document.documentElement.lang") == lang:
            return
        self.page.locator("header.top select").select_option(lang)
        self.until("document.documentElement.lang === given", lang)
        self.letters()
        self.rest()

    def resize(self, width: int, height: int) -> None:
        """A window of another size, once the page has taken it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.rest()

    def rest(self) -> None:
        """Wait until nothing moves any more because of a size, a language or letters."""
        self.settle(REST)

    @contextmanager
    def seen(self) -> Iterator[None]:
        """Paint the page meanwhile (`UNSEEN` in conftest.py), for what looks at more than where things are."""
        self.page.evaluate("window.paint?.(true)")
        yield
        self.page.evaluate("window.paint?.(false)")

    def letters(self) -> None:
        """Wait for the fonts: the letters of another alphabet are fetched when the page first draws them."""
        self.settle("document.body.offsetWidth; await document.fonts.ready;")

    def answer(self, token: str, *, board: bool = True) -> None:
        """Give an answer: on the board if it is there, else in the list of answers. No click may come to nothing."""
        sent = self.page.evaluate("heard.sent")
        self.press(token, board=board)
        self.until("heard.sent > given", sent)

    def press(self, token: str, *, board: bool = True) -> None:
        """The clicks of an answer."""
        kind, self.did = token.split(":")[0], token
        found: dict[str, Any] = self.page.evaluate(FIND, token) if board else {"covered": None}
        if found.get("covered"):
            self.point_at_nothing()
            found = self.page.evaluate(FIND, token)
        if "x" in found:
            self.on_board[kind] = self.on_board.get(kind, 0) + 1
            self.page.mouse.click(found["x"], found["y"])
            if len(found["lit"]) > 1:
                self.page.locator(".place-menu .opt").nth(found["lit"].index(token)).click()
        else:
            assert found["covered"] is None, f"{token} is lit on the board, but under {found['covered']}"
            self.in_list[kind] = self.in_list.get(kind, 0) + 1
            self.listed(token).click()

    def point_at_nothing(self) -> None:
        """The pointer rests where it clicked last. If something else comes to lie under it, a reason may come up there,
        and cover what is to be clicked next."""
        self.page.mouse.move(2, 2)
        self.page.locator(".why").wait_for(state="hidden")

    def listed(self, token: str) -> Locator:
        """An answer in the bar or in the list beside the board, by its number. The list may have to be opened."""
        tokens = [option["token"] for option in self.position["question"]["options"]]
        number = str(tokens.index(token) + 1)
        found = self.page.locator(".ask-opts .opt, .answers .opt:not(.no)").filter(
            has=self.page.locator(".kbd").and_(self.page.get_by_text(number, exact=True))
        )
        if not found.count():
            self.open_answers()
        return found.first

    def open_answers(self) -> None:
        """Bring up the list of answers beside the board."""
        self.page.locator("[data-tab=answers]").click()

    def step(self, *, board: bool = True) -> bool:
        """Do whatever is asked next. Gives whether the game goes on."""
        now = self.until_asked()
        if now["over"]:
            return False
        if now["waiting_for_confirm"]:
            self.page.locator(".tools .opt.main").click()
            self.until("!heard.position.waiting_for_confirm")
        else:
            self.check_answers()
            token = choose((option["token"] for option in now["question"]["options"]), now["seq"])
            self.answer(token, board=board)
            self.until_seq(now["seq"] + 1)
        return True

    def play(self, enough: Enough = lambda position: False, most: int = 600, *, board: bool = True) -> None:
        """Go on until it is enough or over."""
        for _ in range(most):
            if enough(self.position) or not self.step(board=board):
                return
        raise AssertionError(f"the game did not come so far in {most} steps")

    def play_to_the_end(self, most: int = 300, languages: tuple[str, ...] = LANGUAGES) -> None:
        """Play a game with a click for every kind of answer that it comes to, in these languages by turns. What was
        clicked before the server answers by itself: the hundredth cube is taken like the first."""
        clicked: set[str] = set()
        for number in range(most):
            now = self.until_asked()
            if not now["over"] and kind_of_next(now) in clicked:
                self.skip(lambda position: kind_of_next(position) not in clicked)
                now = self.until_asked()
            if now["over"]:
                return
            if number % STEPS_IN_A_LANGUAGE == 0:
                self.speak(languages[number // STEPS_IN_A_LANGUAGE % len(languages)])
            clicked.add(kind_of_next(now))
            self.step()
        raise AssertionError(f"the game did not end in {most} steps")

    def skip(self, enough: Enough) -> None:
        """Let the server answer until it is enough or over (`tests/server/played_on.py`), and see what came of it."""
        body = packed(enough)
        reply = self.page.request.post(f"{self.url}/api/tests/{self.table}/play", data=body)
        assert reply.ok, reply.text()
        self.until_seq(reply.json()["seq"])
