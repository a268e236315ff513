"""How much a browser is sent on its first visit: ``python bench/first_load.py``. See docs/performance.md.

With ``ARMORIAL_STATIC_DIR`` another build of the client is measured.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402
from tests.browser.first_load import first_load  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402

STATIC = Path(os.environ.get("ARMORIAL_STATIC_DIR", ROOT / "src" / "armorial" / "server" / "static"))
COLUMNS = ("script", "style", "font", "page", "other")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="armorial-") as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with process_server(f"sqlite:///{folder}/armorial.db", static_dir=STATIC) as server:
            ada = Person(server.url, "Ada")
            tables = {
                game: ada.post("/play-now", game=game, seats=2)["id"]
                for game in ("village", "lorenzo", "troyes", "legacy")
            }
            ada.close()
            print(f"{'kB as sent':24}" + "".join(f"{column:>9}" for column in COLUMNS))
            for lang in ("en", "ru", "pl"):
                pages = {"landing": "/", **{game: f"/table/{table}" for game, table in tables.items()}}
                for name, path in pages.items():
                    sent = first_load(browser, server.url + path, lang)
                    print(f"{name + ', ' + lang:24}" + "".join(f"{sent[column] / 1000:9.1f}" for column in COLUMNS))
        browser.close()


if __name__ == "__main__":
    main()
