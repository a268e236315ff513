"""The pictures of the README, into docs/pictures: good moments of well-played games.

``python tools/pictures.py`` takes all of them, ``python tools/pictures.py legacy`` only those whose name has one of
these words. The reader plays as a master advises, the others are careful bots; every game is another one.
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402
from tests.browser.people import MOST_ANSWERS, Person  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402

OUT: Final = ROOT / "docs" / "pictures"
STATIC: Final = Path(os.environ.get("ARMORIAL_STATIC_DIR", ROOT / "src" / "armorial" / "server" / "static"))
COLOURS: Final = 256
TRIES: Final = 6
"""A game may pass without a good moment."""
BOTS: Final[dict[str, Any]] = {"limit_hints": 100_000, "bot_processes": 2}


@dataclass(frozen=True)
class Picture:
    """A game and the moment to be shown of it."""

    game: str
    good: Callable[[dict[str, Any], dict[str, Any]], bool]
    """Of a position in which the reader is asked, and what the reader has."""
    seats: int = 4
    options: dict[str, str] = field(default_factory=dict)
    size: tuple[int, int] = (1440, 900)
    theme: str = "light"


def generation(now: dict[str, Any], own: dict[str, Any]) -> bool:
    """A family of three generations, with friends and missions in hand."""
    many = len(own["hand"]) >= 4 and len(own["tree"]) >= 10 and own["missions"]
    return bool(now["view"]["generation"] == 3 and now["question"]["kind"] == "Act" and many)


PICTURES: Final[dict[str, Picture]] = {
    "table": Picture("village", lambda now, own: now["view"]["round"] >= 3 and now["question"]["kind"] == "TakeCube"),
    "lorenzo": Picture(
        "lorenzo",
        lambda now, own: now["view"]["round"] >= 4 and now["question"]["kind"] == "Turn",
        options={"advanced": "on"},
    ),
    "troyes": Picture("troyes", lambda now, own: now["view"]["round"] >= 3 and now["question"]["kind"] == "Act"),
    "legacy": Picture("legacy", generation, seats=3),
    "phone": Picture(
        "village",
        lambda now, own: now["view"]["round"] >= 3 and now["question"]["kind"] == "TakeCube",
        seats=3,
        size=(390, 844),
        theme="dark",
    ),
}


def play_well(ada: Person, table: str, picture: Picture) -> dict[str, Any]:
    """Up to the moment, or to the end."""
    now: dict[str, Any] = {"seq": 0}
    for _ in range(MOST_ANSWERS):
        now = ada.position(table, have=now["seq"], wait=20)
        if now["over"]:
            break
        if not (now["question"] and now["question"]["options"]):
            continue
        if picture.good(now, now["view"]["players"][now["seat"]]):
            break
        where = {"seat": now["to_move"], "seq": now["seq"]}
        options = now["question"]["options"]
        token = options[0]["token"] if len(options) == 1 else ada.post(f"/tables/{table}/hint", **where)["token"]
        ada.post(f"/tables/{table}/answer", **where, token=token)
    return now


def take(browser: Browser, url: str, ada: Person, picture: Picture) -> Image.Image:
    width, height = picture.size
    for _ in range(TRIES):
        others = [{"bot": "careful"}] * (picture.seats - 1)
        table = ada.make(*others, game=picture.game, options=picture.options, confirm=False)["id"]
        now = play_well(ada, table, picture)
        if not now["over"]:
            break
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=width < 900,
        device_scale_factor=2 if width < 900 else 1,
    )
    visitor = Visitor(context, url)
    visitor.be(ada.cookies(url))
    visitor.open(f"/table/{table}")
    visitor.until_seq(now["seq"])
    visitor.page.locator("main.phone" if width < 900 else "main.tbl").first.wait_for()
    visitor.letters()
    shot = Image.open(io.BytesIO(visitor.page.screenshot()))
    context.close()
    return shot.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)


def main() -> None:
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix="armorial-") as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with process_server(f"sqlite:///{folder}/armorial.db", static_dir=STATIC, **BOTS) as server:
            ada = Person(server.url, "Ada")
            for name, picture in PICTURES.items():
                if not words or any(word in name for word in words):
                    take(browser, server.url, ada, picture).save(OUT / f"{name}.png", optimize=True)
                    print(f"{name}: {(OUT / f'{name}.png').stat().st_size // 1024} kB", flush=True)
            ada.close()
        browser.close()


if __name__ == "__main__":
    main()
