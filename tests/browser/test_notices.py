"""The page of notices, and a browser that shows them: a push comes to the service worker, a click opens the table."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from armorial.server.notices.push import page_tag
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person
from tests.browser.visitor import Visitor
from tests.patience import until
from tests.server.receivers import Browser
from tests.server.table_server import thread_server

SUBSCRIBED = """
(subscription) => {
    const made = { options: {}, toJSON: () => subscription, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async (options) => {
        window.asked = options;
        return made;
    };
}
"""
"""The browser of the tests has no push service, so it says that it has subscribed with one."""


ALLOWED = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
Notification.requestPermission = async () => 'granted';
"""
"""Without a desktop some versions of the browser have nowhere to show a notice, and say that it is not allowed …"""

SHOWS = """
() => {
    self.shown = [];
    registration.getNotifications = async () => shown;
    registration.showNotification = async (title, options) => void shown.push({ title, close() {}, ...options });
}
"""
"""… so the worker is given a place for them."""

SHOWN = "() => shown.map((one) => [one.title, one.tag, one.data.url])"


def panel(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def guest(visit: Visit, someone: Someone, **options: Any) -> Visitor:
    visitor = visit(fresh=True, **options)
    visitor.be(someone("Ada").cookies(visitor.url))
    return visitor


def push(page: Page, origin: str, message: dict[str, str]) -> None:
    """As the push service would hand it to the browser."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []

    def told(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", told)
    devtools.send("ServiceWorker.enable")
    while not found:
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wanted = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", wanted)


def test_a_push_is_shown_and_a_click_opens_the_table(visit: Visit, someone: Someone) -> None:
    ada = guest(visit, someone, permissions=["notifications"])
    page = ada.page
    page.add_init_script(ALLOWED)
    ada.open("/notices")
    expect(panel(page, "In the browser")).to_contain_text("even when Armorial is not open")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0, "not unasked"
    page.evaluate(SUBSCRIBED, Browser().subscription("https://push.example.org/1"))
    ada.button("Turn on in this browser").click()
    expect(panel(page, "In the browser")).to_contain_text("Notices are on in this browser.")
    asked = page.evaluate("asked")
    assert asked["userVisibleOnly"] is True
    table = someone("Bob").post("/play-now", game="village", seats=2)["id"]
    path = f"/table/{table}"
    message = {"title": "Your turn: Village", "body": "", "path": path, "tag": page_tag(path), "number": "1"}
    (worker,) = page.context.service_workers
    worker.evaluate(SHOWS)
    push(page, f"{ada.url}/", message)
    until(lambda: worker.evaluate(SHOWN), "the notice is shown")
    assert worker.evaluate(SHOWN) == [["Your turn: Village", page_tag(path), ada.url + path]]
    opened = worker.evaluate(
        """async () => {
            const opened = [];
            clients.openWindow = async (url) => void opened.push(url);
            const [notification] = await registration.getNotifications();
            const waited = [];
            const event = Object.assign(new Event('notificationclick'), { notification });
            event.waitUntil = (promise) => waited.push(promise);
            dispatchEvent(event);
            await Promise.all(waited);
            return opened;
        }"""
    )
    assert opened == [ada.url + path]
    page.goto(opened[0])
    page.locator("main.tbl").wait_for()


def test_choices_are_kept(visit: Visit, someone: Someone) -> None:
    ada = guest(visit, someone, timezone_id="Asia/Tokyo")
    page = ada.page
    ada.open("/notices")
    expect(panel(page, "By e-mail")).to_contain_text("cannot send notices")
    hook = panel(page, "To a webhook")
    hook.get_by_label("Address (https)").fill("https://93.184.215.14/hook")
    hook.get_by_label("Format").select_option("discord")
    hook.get_by_role("button", name="Save the address").click()
    hook.get_by_label("Games with a clock").uncheck()
    hook.get_by_label("Together, once a day").press("Space")  # a toast may be in the way of a pointer
    times = panel(page, "Quiet hours and time")
    times.get_by_label("Send nothing at night").check()
    times.get_by_label("From").fill("21:30")
    times.get_by_label("From").blur()
    times.get_by_label("The daily notice comes at").select_option("19")
    expect(times.get_by_label("The daily notice comes at")).to_have_value("19")
    wanted = {
        "webhook": {
            **{"live": False, "turns": True, "digest": "day"},
            **{"url": "https://93.184.215.14/hook", "form": "discord"},
        },
        "quiet": {"begin": "21:30", "end": "08:00"},
        "time_zone": "Asia/Tokyo",
        "digest_at": 19,
    }

    def kept() -> bool:
        """Whether all has arrived: every choice is sent by itself."""
        choices = page.evaluate("fetch('/api/notices').then((reply) => reply.json())")["choices"]
        return {name: choices[name] for name in wanted} == wanted

    until(kept, "the choices are kept")


def test_the_link_in_a_letter_asks_and_then_stops_them(visit: Visit, static: Path, tmp_path: Path) -> None:
    with (
        thread_server(f"sqlite:///{tmp_path}/armorial.db", static_dir=static) as server,
        closing(Person(server.url, "Ada")) as ada,
    ):
        wish = {"email": {"live": True, "turns": True, "digest": "none"}}
        ada.web.put("/notices", json=wish).raise_for_status()
        token = server.app.state.services.office.letters.token(ada.get("/me")["person"]["id"])
        reader = visit(server.url)
        reader.open(f"/unsubscribe#{token}")
        reader.button("Send no more notices").click()
        expect(reader.page.get_by_text("You will get no more notices by e-mail.")).to_be_visible()
        assert ada.get("/notices")["choices"]["email"] == {"live": False, "turns": False, "digest": "none"}


def test_the_client_can_be_installed(visit: Visit) -> None:
    nobody = visit(fresh=True)
    nobody.open("/")
    devtools = nobody.context.new_cdp_session(nobody.page)
    found = devtools.send("Page.getAppManifest")
    assert (found["url"], found["errors"]) == (f"{nobody.url}/app.webmanifest", [])
    for icon in json.loads(found["data"])["icons"]:
        assert nobody.page.request.get(f"{nobody.url}/{icon['src']}").headers["content-type"].startswith("image/")


def test_nobody_is_asked_before_they_are_somebody(visit: Visit) -> None:
    nobody = visit()
    nobody.open("/notices")
    expect(nobody.page.get_by_text("Sit down at a table or sign in first")).to_be_visible()
