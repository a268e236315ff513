"""The server dies while people are playing."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PROGRAM, Visit
from tests.browser.people import choose
from tests.server.table_server import ProcessServer, process_server


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, static: Path, tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/armorial.db", free_port()

    def start() -> ProcessServer:
        return ProcessServer(database, PROGRAM, port=port, static_dir=static)

    first = start()
    try:
        guest = visit(first.url)
        guest.open("/")
        guest.button("Play now").click()
        for _ in range(6):
            guest.step()
        before = guest.until_asked()
        while before["waiting_for_confirm"]:
            guest.step()
            before = guest.until_asked()
        guest.trouble.forgiven = True
    finally:
        first.kill()
    notice = guest.page.get_by_text("Connection lost")
    expect(notice).to_be_visible()
    expect(guest.page.locator(".boardwrap svg").first).to_be_visible()
    # What is done meanwhile is sent when the server is back.
    guest.press(choose((option["token"] for option in before["question"]["options"]), 1))
    with process_server(database, PROGRAM, port=port, static_dir=static) as second:
        assert second.url == first.url
        expect(notice).to_be_hidden(timeout=30_000)
        guest.until_seq(before["seq"] + 1)
        guest.trouble.forgiven = False
        for _ in range(6):
            guest.step()
        assert guest.seq > before["seq"] + 1
