"""Every board in every window, language and theme, early, in the middle and at the end, as sheets to look at.

``python tools/matrix.py [WORD…]`` writes build/matrix/TABLE-STAGE-WINDOW.png, one sheet with three languages; with
words only the sheets whose name has one of them.
"""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.browser.chromium import DESK, launch  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.visitor import LANGUAGES, Visitor  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402

OUT: Final = ROOT / "build" / "matrix"
STATIC: Final = Path(os.environ.get("ARMORIAL_STATIC_DIR", ROOT / "src" / "armorial" / "server" / "static"))
TABLES: Final[dict[str, tuple[str, int, dict[str, str]]]] = {
    "village": ("village", 4, {}),
    "lorenzo": ("lorenzo", 4, {"advanced": "off"}),
    "advanced": ("lorenzo", 4, {"advanced": "on"}),
    "troyes": ("troyes", 4, {}),
    "legacy": ("legacy", 4, {}),
    "solo": ("legacy", 1, {"solo": "standard"}),
    "testament": ("legacy", 1, {"solo": "testament"}),
}
ROUNDS: Final = {"village": 3, "lorenzo": 4, "troyes": 3, "legacy": 5}
"""The middle of a game."""
SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))
THEMES: Final = ("light", "dark")
GROW: Final = ("marry:", "children", "person:", "child")
"""Answers of Legacy without which a family dies out."""


def pictures(visitor: Visitor, width: int) -> Iterator[Image.Image]:
    """The window as it is, on a phone with each of its places."""
    page = visitor.page
    page.locator("main.phone" if width < 900 else "main.tbl").first.wait_for()
    if page.locator(".recalls .opt.main").count():
        page.locator(".recalls .opt.main").click()
    places = 1
    if width < 900:
        page.locator(".tb").first.wait_for()
        places = page.locator(".tb").count()
    for place in range(places):
        if width < 900:
            page.locator(".tb").nth(place).click()
        visitor.letters()
        yield Image.open(io.BytesIO(page.screenshot()))


def choose_theme(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")


def sheet(visitor: Visitor, width: int, height: int, number: int) -> Image.Image:
    """One language below the other, in the light and in the dark by turns; a phone's places beside each other."""
    rows: list[list[Image.Image]] = []
    for at, lang in enumerate(LANGUAGES):
        choose_theme(visitor.page, THEMES[(at + number) % len(THEMES)])
        visitor.page.set_viewport_size(DESK)
        visitor.speak(lang)
        visitor.page.set_viewport_size({"width": width, "height": height})
        rows.append(list(pictures(visitor, width)))
    whole = Image.new("RGB", (width * max(map(len, rows)), height * len(rows)), "white")
    for down, row in enumerate(rows):
        for across, picture in enumerate(row):
            whole.paste(picture.convert("RGB"), (across * width, down * height))
    return whole


def stages(game: str) -> dict[str, Any]:
    middle = ROUNDS[game]
    return {
        "early": lambda now: now["view"]["round"] >= 1 and now["question"] is not None,
        "middle": lambda now: now["view"]["round"] >= middle and now["question"] is not None,
        "end": lambda now: False,
    }


def main() -> None:
    words = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="armorial-") as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with process_server(f"sqlite:///{folder}/armorial.db", static_dir=STATIC) as server:
            ada = Person(server.url, "Ada")
            settings = ada.get("/me")["person"]["settings"]
            for name, (game, seats, options) in TABLES.items():
                names = {
                    (stage, size): f"{name}-{stage}-{size[0]}"
                    for stage in stages(game)
                    for size in SIZES
                    if not words or any(word in f"{name}-{stage}-{size[0]}" for word in words)
                }
                if not names:
                    continue
                table = ada.make(*[{"bot": "greedy"}] * (seats - 1), game=game, options=options)["id"]
                for stage, enough in stages(game).items():
                    now = ada.play(table, enough, GROW)
                    for number, size in enumerate(SIZES):
                        if (stage, size) not in names:
                            continue
                        # The last sheet has left another language with her, which would come after the first picture.
                        ada.web.patch("/me", json={"settings": settings}).raise_for_status()
                        context = browser.new_context(viewport=DESK, reduced_motion="reduce", has_touch=size[0] < 900)
                        visitor = Visitor(context, server.url)
                        visitor.be(ada.cookies(server.url))
                        visitor.open(f"/table/{table}")
                        visitor.until_seq(now["seq"])
                        visitor.page.locator("main.tbl").wait_for()
                        if now["over"]:
                            visitor.page.get_by_role("dialog").wait_for()
                            visitor.page.keyboard.press("Escape")
                        sheet(visitor, *size, number + len(stage)).save(OUT / f"{names[stage, size]}.png")
                        print(names[stage, size], flush=True)
                        context.close()
            ada.close()
        browser.close()


if __name__ == "__main__":
    main()
