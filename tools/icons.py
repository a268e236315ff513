"""Draws the icons of the installed client from its shield (``web/public/favicon.svg``), into ``web/public/icons``."""

import sys
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402

PUBLIC = ROOT / "web" / "public"
PAPER = "#EBE0C8"
ICONS = {
    "icon-192": (192, "transparent", 0.96, False),
    "icon-512": (512, "transparent", 0.96, False),
    "maskable-512": (512, PAPER, 0.64, False),  # systems cut it to their own shape
    "apple-touch-icon": (180, PAPER, 0.76, False),
    "badge": (96, "transparent", 0.96, True),
}
"""Size, background, how much of the height the shield takes, and whether only its outline counts: Android shows the
badge in one colour."""
PAGE = """<style>body {{ margin: 0; background: {paper}; display: grid; place-items: center; height: 100vh }}
img {{ height: {height}vh; {look} }}</style><img src="data:image/svg+xml,{shield}">"""


def main() -> None:
    shield = quote((PUBLIC / "favicon.svg").read_text(encoding="utf-8"))
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, paper, part, outline) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            look = "filter: brightness(0) invert(1)" if outline else ""
            page.set_content(PAGE.format(paper=paper, height=100 * part, look=look, shield=shield))
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
