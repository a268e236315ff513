"""Two servers on PostgreSQL behind Debian's nginx, by HTTPS, below a path: as a club would run it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.conftest import PROGRAM, Visit
from tests.browser.test_restart import free_port
from tests.browser.test_two_people import mover, play_a_turn, sit_together
from tests.nginx import NAME, NGINX, nginx
from tests.server.conftest import new_database
from tests.server.conftest import postgres as postgres  # fixtures that are used by their names
from tests.server.conftest import stencil_name as stencil_name
from tests.server.table_server import process_server


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The link of the table, without its last slash."""
    if NGINX is None:
        pytest.skip("there is no nginx: make packages")
    folder = tmp_path_factory.mktemp("nginx")
    settings: dict[str, Any] = {"base_path": "/armorial/", "hosts": NAME, "static_dir": static}
    database = new_database("postgresql", request, folder)
    with (
        process_server(database, PROGRAM, **settings) as first,
        process_server(database, PROGRAM, **settings) as second,
    ):
        ports = [httpx.URL(server.url).port or 0 for server in (first, second)]
        with nginx(folder, ports, free_port(), free_port()) as link:
            yield link


def test_a_table_behind_nginx(site: str, visit: Visit) -> None:
    """An invite link, moves over WebSockets, a page loaded anew; the cookie is for HTTPS and for the path."""
    ada, bob = sit_together(visit, url=site, ignore_https_errors=True, fresh=True)
    assert ada.page.url.startswith(f"{site}/table/")
    assert bob.page.url.startswith(f"{site}/table/")
    for _ in range(2):
        one, other = mover(ada, bob)
        play_a_turn(one)
        other.until_seq(one.seq)
    bob.page.reload()
    bob.until_seq(ada.seq)
    cookie = next(each for each in ada.context.cookies() if each["name"] == "armorial")
    assert (cookie["path"], cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (
        "/armorial/",
        True,
        True,
        "Lax",
    )
    for link in ada.page.locator("a[href]").all():
        assert (link.get_attribute("href") or "").startswith(("/armorial/", "#")), "no link leaves the path"
    ada.open("/lobby")
    ada.page.get_by_role("link", name="Rules", exact=True).first.click()
    ada.page.get_by_role("heading").first.wait_for()
    assert ada.page.url == f"{site}/rules"


def test_what_nginx_passes_on(site: str) -> None:
    with httpx.Client(verify=False) as web:
        here = site.replace(NAME, "127.0.0.1")
        named = {"Host": httpx.URL(site).netloc.decode()}
        page = web.get(f"{here}/", headers=named)
        assert (page.status_code, page.headers["Strict-Transport-Security"]) == (200, "max-age=31536000")
        assert 'content="/armorial/"' in page.text
        assert web.get(f"{here}/", headers={**named, "If-None-Match": page.headers["ETag"]}).status_code == 304
        script = page.text.split('<script src="')[1].split('"')[0]
        assert script == "/armorial/theme.js"
        assert web.get(here, headers=named).headers["Location"].endswith("/armorial/")
        assert len(web.get(f"{here}/api/health", headers=named).headers["X-Request-Id"]) == 32, "numbered by nginx"
        assert web.get(f"{here}/api/health", headers={"Host": "evil.example"}).status_code == 421
        assert web.get(here.removesuffix("/armorial") + "/", headers=named).status_code == 404, "not ours"
