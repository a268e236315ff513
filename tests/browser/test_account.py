"""The pages of an account, as people use them: devices, password, address, passkeys, and the way back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fields import tick
from tests.browser.visitor import Visitor
from tests.server.mailbox import Mailbox, code_in, mail_server
from tests.server.table_server import thread_server

pytestmark = [  # the mail server warns of what is all right on one machine
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS:UserWarning"),
    pytest.mark.filterwarnings("ignore:Session.login_data is deprecated:DeprecationWarning"),
]

PASSWORD = "correct horse"
NEW = "battery staple"


class Club:
    """A server that can send letters, and where they go."""

    def __init__(self, url: str, box: Mailbox) -> None:
        self.url, self.box = url, box


@pytest.fixture(scope="module")
def club(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Passkeys belong to a name, so it is not visited at its address."""
    database = f"sqlite:///{tmp_path_factory.mktemp('club')}/armorial.db"
    with mail_server() as (box, settings), thread_server(database, static_dir=static, **settings) as server:
        yield Club(server.url.replace("127.0.0.1", "localhost"), box)


def sign_up(visitor: Visitor, login: str) -> None:
    visitor.open("/account")
    page = visitor.page
    tick(page.get_by_role("radio", name="Create an account"))
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(panel(page, "Devices")).to_contain_text("this device")


def sign_in(visitor: Visitor, login: str, password: str = PASSWORD) -> None:
    visitor.open("/account")
    visitor.page.get_by_label("Login").fill(login)
    visitor.page.get_by_label("Password").fill(password)
    visitor.button("Sign in").click()
    expect(panel(visitor.page, "Devices")).to_contain_text("this device")


def panel(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title, exact=True)


def authenticator(page: Page) -> None:
    """A device that makes passkeys, and whose owner always agrees."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_a_second_way_in(club: Club, visit: Visit) -> None:
    ada = visit(club.url)
    page = ada.page
    authenticator(page)
    sign_up(ada, "passkey-ada")
    ada.button("Add a passkey").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the passkey").fill("Work laptop")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Add a passkey").click()
    keys = panel(page, "Passkeys")
    expect(keys).to_contain_text("Work laptop")
    page.get_by_role("button", name="Rename: Work laptop").click()
    page.get_by_role("dialog").get_by_label("Name of the passkey").fill("Laptop")
    ada.button("Save").last.click()
    expect(keys.locator("strong")).to_have_text("Laptop")

    ada.button("Sign out").click()
    ada.button("Use a passkey").click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    expect(panel(page, "Devices")).to_contain_text("with a passkey")
    expect(keys).to_contain_text("used this minute")
    expect(panel(page, "Change the password").get_by_label("Current password")).to_be_hidden()

    page.get_by_role("button", name="Remove: Laptop").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("The passkey has been removed.")).to_be_visible()
    expect(keys.locator("li")).to_have_count(0)


def test_devices_are_signed_out_and_the_password_is_changed(club: Club, visit: Visit) -> None:
    """Finding 7."""
    ada, phone = visit(club.url), visit(club.url, phone=True)
    sign_up(ada, "devices-ada")
    sign_in(phone, "devices-ada")
    ada.open("/account")
    devices = panel(ada.page, "Devices")
    expect(devices.locator("li")).to_have_count(2)
    devices.get_by_role("button", name="Sign out: ").click()
    expect(devices.locator("li")).to_have_count(1)
    phone.open("/account")
    expect(phone.button("Sign in")).to_be_visible()
    sign_in(phone, "devices-ada")
    change = panel(ada.page, "Change the password")
    change.get_by_label("Current password").fill(PASSWORD)
    change.get_by_label("New password").fill(NEW)
    change.get_by_role("button").click()
    expect(ada.page.get_by_text("Your password has been changed.")).to_be_visible()
    phone.open("/account")
    expect(phone.button("Sign in")).to_be_visible()
    ada.button("Delete my account").click()
    ada.page.get_by_role("dialog").get_by_label("Password").fill(NEW)
    ada.button("Delete my account").last.click()
    expect(ada.page.get_by_text("Your account has been deleted.")).to_be_visible()


def test_the_login_is_changed(club: Club, visit: Visit) -> None:
    ada = visit(club.url)
    sign_up(ada, "login-ada")
    change = panel(ada.page, "Change the login")
    change.get_by_label("New login").fill("Login-Ada-2")
    change.get_by_label("Password").fill(PASSWORD)
    change.get_by_role("button").click()
    expect(ada.page.get_by_text("Your login has been changed.")).to_be_visible()
    expect(change.locator(".end")).to_have_text("login-ada-2")
    ada.button("Sign out").click()
    expect(ada.button("Sign in")).to_be_visible()
    sign_in(ada, "login-ada-2")


def test_a_letter_leads_back(club: Club, visit: Visit) -> None:
    ada, phone = visit(club.url), visit(club.url, phone=True, lang="ru")
    sign_up(ada, "letter-ada")
    address = panel(ada.page, "E-mail address")
    address.get_by_label("E-mail address").fill("ada@example.org")
    address.get_by_label("Password").fill(PASSWORD)
    ada.button("Send a code").click()
    address.get_by_label("Code").fill(club.box.code())
    ada.button("Confirm").click()
    expect(ada.page.get_by_text("Your address is confirmed.")).to_be_visible()
    expect(address.locator(".end")).to_have_text("ada@example.org")

    phone.open("/account")
    phone.page.get_by_role("link", name="Забыли пароль?").click()
    phone.page.get_by_label("Логин или адрес почты").fill("ada@example.org")
    phone.button("Отправить мне код").click()
    expect(phone.page.get_by_role("status").filter(has_text="код уже в пути")).to_be_visible()
    code = code_in(club.box.next())
    phone.page.goto("about:blank")
    phone.open(f"/recover#{code}")
    expect(phone.page.get_by_label("Код", exact=True)).to_have_value(code)
    expect(phone.page).to_have_url(f"{club.url}/recover")
    phone.page.get_by_label("Новый пароль", exact=True).fill(NEW)
    phone.button("Задать пароль").click()
    expect(phone.page.get_by_text("Новый пароль задан, вы вошли.")).to_be_visible()
    expect(phone.page).to_have_url(f"{club.url}/account")
    club.box.next()
    sign_in(ada, "letter-ada", NEW)
