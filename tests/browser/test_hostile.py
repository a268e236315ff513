"""Names and chat that would like to be more than text."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit

PICTURE = "<img src=x onerror=ouch=1>"
SCRIPT = "<script>window.ouch=1</script>"
TURNED = "\u202etxet\u202c \u2067abc\u2069"
LONG = "W" * 40
WORD = "Donaudampfschifffahrtsgesellschaft" * 12


@pytest.mark.parametrize("name", [PICTURE, SCRIPT, TURNED, LONG, "{ $n } { web-home }", "'\"&lt;b>&amp;"])
def test_names_are_text(visit: Visit, someone: Someone, name: str) -> None:
    evil = someone("Eve")
    evil.web.patch("/me", json={"name": name}).raise_for_status()
    shown = evil.get("/me")["person"]["name"]
    table = evil.make({}, {"name": name})["id"]
    guest = visit()
    page = guest.page
    guest.open("/lobby")
    expect(page.get_by_text(shown[:20]).first).to_be_visible()
    guest.open(f"/table/{table}")
    expect(page.get_by_text(shown).first).to_be_visible()
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("The host")).to_be_visible()
    evil.post(f"/tables/{table}/start")
    guest.until("heard.position && document.querySelector('main.tbl')")
    expect(page.locator(".pp-name").first).to_have_text(shown)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] <= 1280
    assert size[1] <= 720
    assert page.evaluate("window.ouch") is None
    expect(page.locator("img, script:not([src])")).to_have_count(0)


def test_chat_is_text(visit: Visit, someone: Someone) -> None:
    evil = someone("Eve")
    table = evil.make({})["id"]
    guest = visit()
    page = guest.page
    guest.open(f"/table/{table}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("The host")).to_be_visible()
    evil.post(f"/tables/{table}/start")
    guest.until("heard.position && document.querySelector('main.tbl')")
    page.get_by_role("tab", name="Chat").click()
    lines = [PICTURE, SCRIPT, TURNED, WORD, "javascript:alert(1)", "[a](javascript:alert(1))"]
    said = [evil.post(f"/tables/{table}/chat", text=line)["text"] for line in lines]
    messages = page.locator(".msg")
    expect(messages).to_have_count(len(lines))
    for line, message in zip(said, messages.all()):
        expect(message).to_contain_text(line)
        box = message.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 1280
    expect(messages.locator("a, img, script")).to_have_count(0)
    wide, shown = page.locator(".chat").evaluate("(chat) => [chat.scrollWidth, chat.clientWidth]")
    assert wide <= shown, "a long word makes the chat scroll sideways"
    assert page.evaluate("window.ouch") is None
