"""Pictures of every page, into build/screenshots: a look at all of them tells what no test does.

``python tools/screenshots.py`` takes all pictures, ``python tools/screenshots.py board end`` only those whose name has
one of these words.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402
from tests.browser.chromium import DESK, PHONE, launch  # noqa: E402
from tests.browser.people import Person  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.table_server import process_server  # noqa: E402
from tools import recipes_legacy, recipes_lorenzo, recipes_troyes  # noqa: E402

OUT = ROOT / "build" / "screenshots"
STATIC = Path(os.environ.get("ARMORIAL_STATIC_DIR", ROOT / "src" / "armorial" / "server" / "static"))
LARGE: ViewportSize = {"width": 1920, "height": 1080}
NARROW: ViewportSize = {"width": 1024, "height": 768}
RECIPES = {**recipes_lorenzo.RECIPES, **recipes_troyes.RECIPES, **recipes_legacy.RECIPES}
"""Tables of the other games, by name: made when the first picture of them is taken."""


class Stage:
    """People and tables in all stages of a game."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.made: dict[str, str] = {}
        self.ada = Person(url, "Ada")
        self.bob = Person(url, "Bob")

    def prepare(self) -> None:
        """The tables of Village, which the pages show too."""
        ada, bob = self.ada, self.bob
        self.start = ada.post("/play-now", game="village", seats=3, bot="greedy", confirm=True)["id"]
        ada.play(self.start, asked)
        self.middle = ada.make({"bot": "greedy"}, {"bot": "greedy"}, {"bot": "greedy"}, confirm=True)["id"]
        ada.play(self.middle, lambda now: now["view"]["round"] > 3 and asked(now) and kind(now) == "TakeCube")
        self.craft = ada.make({"bot": "greedy"}, {"bot": "greedy"}, confirm=True)["id"]
        ada.play(self.craft, lambda now: now["view"]["round"] > 2 and kind(now) == "CraftsAction")
        self.market = self.reach("MarketTurn", ("scroll", "horse", "ox", "plow", "wagon"), "take:market")
        self.travel = self.reach("TravelAction", ("wagon",), "take:travel")
        self.confirm = ada.make({"bot": "greedy"}, confirm=True)["id"]
        ada.play(self.confirm, lambda now: now["view"]["round"] > 1 and now["waiting_for_confirm"])
        self.over = ada.make({"bot": "greedy"}, {"bot": "greedy"})["id"]
        ada.play(self.over)
        self.over4 = ada.make({"bot": "greedy"}, {"bot": "random"}, {"bot": "random"})["id"]
        ada.play(self.over4)
        self.both = ada.make({"name": "Wilhelmina of the Hill"}, confirm=True)["id"]
        self.theirs = bob.make({}, {"bot": "greedy"})["id"]
        ada.post(f"/tables/{self.theirs}/join")
        bob.post(f"/tables/{self.theirs}/start")
        ada.play(self.theirs, lambda now: now["to_move"] == 0)
        for person, text in (
            (bob, "Hello! First time for me, be kind."),
            (ada, "Welcome. Take the brown cubes before Bot 3 does."),
            (bob, "A long line, so that one sees how lines break when somebody has much to say about the market."),
        ):
            person.post(f"/tables/{self.theirs}/chat", text=text)
        ada.web.put(f"/tables/{self.theirs}/notes", json={"text": "Bob saves for the council."}).raise_for_status()
        self.waiting = ada.make({}, {"bot": "greedy"}, {}, visibility="private")["id"]
        bob.make({}, {"bot": "greedy"})
        bob.make({}, {}, {})
        bob.make({})

    def reach(self, question: str, goods: tuple[str, ...], prefer: str) -> str:
        """A table where Ada has one of these goods and is asked this. It does not come to it in every game."""
        craft = ("take:crafts", "train:wheelwright", "train", "make", "buy")
        for _ in range(10):
            table: str = self.ada.make({"bot": "greedy"}, confirm=False)["id"]
            self.ada.play(table, lambda now: owns(now, *goods) > 0, craft)
            if kind(self.ada.play(table, lambda now: kind(now) == question, prefer)) == question:
                break
        return table

    def table(self, name: str) -> str:
        """A table of Village by the name of its field, or one of another game by the name of its recipe."""
        if name not in RECIPES:
            return str(getattr(self, name))
        if name not in self.made:
            self.made[name] = RECIPES[name](self.ada)
        return self.made[name]

    def close(self) -> None:
        self.ada.close()
        self.bob.close()


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if asked(now) else ""


def owns(now: Any, *goods: str) -> int:
    return sum(now["view"]["players"][0]["goods"][good] for good in goods)


def asked(now: Any) -> bool:
    return bool(now["question"] and now["question"]["options"])


@dataclass(frozen=True)
class Window:
    """A size, a theme and a language."""

    name: str
    size: ViewportSize = field(default_factory=lambda: DESK)
    theme: str = "light"
    lang: str = "en"

    @property
    def phone(self) -> bool:
        return self.size["width"] < 900


Scene = Callable[[Visitor, Stage], None]


def page(path: str) -> Scene:
    def scene(visitor: Visitor, stage: Stage) -> None:
        visitor.open(path)
        visitor.page.get_by_role("heading").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return scene


def table(which: str, then: Scene | None = None) -> Scene:
    def scene(visitor: Visitor, stage: Stage) -> None:
        visitor.open(f"/table/{stage.table(which)}")
        visitor.until("document.querySelector('main.tbl, main.phone, main.room, .cover, dialog')")
        visitor.page.wait_for_load_state("networkidle")
        if then:
            then(visitor, stage)

    return scene


def replay(visitor: Visitor, stage: Stage) -> None:
    visitor.open(f"/replay/{stage.over}?at=120")
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.wait_for_load_state("networkidle")


def press(key: str) -> Scene:
    return lambda visitor, stage: visitor.page.keyboard.press(key)


def why(visitor: Visitor, stage: Stage) -> None:
    visitor.page.locator(".boardwrap .shut[data-tokens]").first.hover()
    visitor.page.locator(".why").wait_for()


def menu_on_board(visitor: Visitor, stage: Stage) -> None:
    places = visitor.page.locator(".boardwrap .lit:has(> [aria-haspopup])")
    if places.count():
        places.first.click()
        visitor.page.locator(".place-menu").wait_for()


def rule(visitor: Visitor, stage: Stage) -> None:
    why(visitor, stage)
    visitor.page.locator(".why a.rule").first.click()
    visitor.page.locator("aside.drawer .here").wait_for()


def more(visitor: Visitor, stage: Stage) -> None:
    visitor.page.locator(".root > button.ib").click()


def tab(name: str) -> Scene:
    return lambda visitor, stage: visitor.page.locator(f"[data-tab={name}]").click()


def score(visitor: Visitor, stage: Stage) -> None:
    visitor.page.locator(".own button.score").hover()


def close_dialog(visitor: Visitor, stage: Stage) -> None:
    visitor.page.locator("dialog").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")


def dice(visitor: Visitor, stage: Stage) -> None:
    visitor.page.locator("dialog footer button").first.click()


def sandbox(visitor: Visitor, stage: Stage) -> None:
    made = stage.ada.post(f"/tables/{stage.middle}/sandbox")
    visitor.open(f"/table/{made['id']}")
    visitor.page.locator("main.sandbox").wait_for()
    visitor.page.wait_for_load_state("networkidle")


def lost(visitor: Visitor, stage: Stage) -> None:
    table("start")(visitor, stage)
    visitor.context.set_offline(True)
    visitor.page.evaluate("heard.cut()")
    visitor.page.locator("main").get_by_text("onnection lost").or_(visitor.page.locator(".status.bad")).first.wait_for()


def watching(visitor: Visitor, stage: Stage) -> None:
    visitor.context.clear_cookies()
    table("theirs")(visitor, stage)


def guest(visitor: Visitor, stage: Stage) -> None:
    visitor.context.clear_cookies()
    page("/")(visitor, stage)


def search(visitor: Visitor, stage: Stage) -> None:
    page("/rules/village")(visitor, stage)
    visitor.page.get_by_role("searchbox").fill("plague")
    visitor.page.locator(".rules").wait_for()


def unfold(visitor: Visitor, stage: Stage) -> None:
    if visitor.page.locator(".fold").count():
        visitor.page.locator(".fold").click()


def place(number: int) -> Scene:
    return lambda visitor, stage: visitor.page.locator(".tb").nth(number).click()


def hover(where: str) -> Scene:
    def scene(visitor: Visitor, stage: Stage) -> None:
        visitor.page.locator(where).first.hover()
        visitor.page.get_by_role("tooltip").first.wait_for()

    return scene


def click(where: str) -> Scene:
    return lambda visitor, stage: visitor.page.locator(where).first.click()


def point(where: str) -> Scene:
    return lambda visitor, stage: visitor.page.locator(where).first.hover()


def drag_friend(visitor: Visitor, stage: Stage) -> None:
    """A friend of the hand over a relative, not yet let go."""
    page = visitor.page
    match = next(each for each in visitor.position["view"]["matches"] if each["partners"])
    card = page.locator(f".friend.drag[data-tokens~='{match['how']}:{match['friend']}']").first
    card.hover()
    page.mouse.down()
    box = page.locator(f"[data-person='{match['partners'][0]['person']}']").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.locator(".ghost").wait_for()


def watch(which: str) -> Scene:
    """A table as a stranger sees it."""

    def scene(visitor: Visitor, stage: Stage) -> None:
        where = stage.table(which)
        visitor.context.clear_cookies()
        visitor.open(f"/table/{where}")
        visitor.until("document.querySelector('main.tbl, main.phone')")
        visitor.page.wait_for_load_state("networkidle")

    return scene


def drawer(number: int) -> Scene:
    return lambda visitor, stage: visitor.page.locator("header.top .phone-only").nth(number).click()


PAGES: dict[str, Scene] = {
    "landing-of-a-guest": guest,
    "landing": page("/"),
    "make-a-table": page("/new"),
    "lobby": page("/lobby"),
    "my-games": page("/games"),
    "replays": page("/replays"),
    "settings": page("/settings"),
    "account": page("/account"),
    "rules": page("/rules/village#V-30"),
    "rules-search": search,
    "not-found": page("/nothing"),
    "waiting-room": table("waiting"),
    "cover": table("both"),
}
TABLES: dict[str, Scene] = {
    "board-start": table("start"),
    "board-middle": table("middle"),
    "board-crafts": table("craft"),
    "board-crafts-menu": table("craft", menu_on_board),
    "board-market": table("market"),
    "board-travel": table("travel"),
    "board-confirm": table("confirm"),
    "board-why-not": table("craft", why),
    "board-rule": table("craft", rule),
    "board-all-refused": table("craft", press("?")),
    "board-menu": table("middle", more),
    "board-score": table("middle", score),
    "board-others-turn": table("theirs"),
    "board-chat": table("theirs", tab("chat")),
    "board-notes": table("theirs", tab("notes")),
    "board-log": table("middle", tab("log")),
    "board-watching": watching,
    "board-sandbox": sandbox,
    "board-lost": lost,
    "end-result": table("over4"),
    "end-dice": table("over", dice),
    "end-board": table("over", close_dialog),
    "replay": replay,
}
ON_PHONE: dict[str, Scene] = {
    "board-start": table("start"),
    "board-middle": table("middle"),
    "board-middle-answers": table("middle", unfold),
    "board-crafts": table("craft"),
    "board-market": table("market"),
    "board-travel": table("travel"),
    "board-church": table("middle", place(6)),
    "board-council": table("middle", place(5)),
    "board-family": table("middle", place(1)),
    "board-well": table("middle", place(7)),
    "board-chronicle": table("middle", place(8)),
    "board-confirm": table("confirm"),
    "board-others-turn": table("theirs"),
    "board-log": table("middle", drawer(0)),
    "board-chat": table("theirs", drawer(1)),
    "board-menu": table("middle", more),
    "board-sandbox": sandbox,
    "end-result": table("over4"),
    "end-board": table("over", close_dialog),
    "replay": replay,
}
SIZES = (
    *("board-middle", "board-crafts", "lorenzo-middle", "troyes-middle", "legacy-late", "legacy-middle"),
    *("legacy-many-friends", "legacy-testament-late", "legacy-end", "legacy-watching"),
)
FEW = (
    "landing",
    "make-a-table",
    "settings",
    "waiting-room",
    "board-middle",
    "board-crafts",
    "board-why-not",
    "end-result",
)


OTHERS: dict[str, Scene] = {name: table(name) for name in RECIPES} | {
    "lorenzo-why-not": table("lorenzo-where", why),
    "lorenzo-card": table("lorenzo-middle", hover(".tower .box:has(.card)")),
    "lorenzo-leader": table("lorenzo-middle", hover(".leaders .ld")),
    "lorenzo-whole": table("lorenzo-middle", click(".side .all, .pown .all")),
    "lorenzo-end-board": table("lorenzo-end", close_dialog),
    "lorenzo-log": table("lorenzo-middle", tab("log")),
    "troyes-why-not": table("troyes-group", why),
    "troyes-log": table("troyes-middle", tab("log")),
    "troyes-end-board": table("troyes-end", close_dialog),
    "legacy-rival": table("legacy-late", click(".rivals .rival button >> nth=0")),
    "legacy-large": table("legacy-testament-late", click(".strip .closer")),
    "legacy-end-board": table("legacy-end", close_dialog),
    "legacy-drag": table("legacy-able", drag_friend),
    "legacy-pointed": table("legacy-partner", point(".tree .lit")),
    "legacy-hint": table("legacy-testament-late", click(".hints .hint")),
    "legacy-whole": table("legacy-testament-late", click(".strip button:has(+ .closer)")),
    "legacy-watching": watch("legacy-late"),
}
"""Pictures of the other games."""
OTHERS_ON_PHONE: dict[str, Scene] = {name: table(name) for name in RECIPES} | {
    "lorenzo-spaces": table("lorenzo-middle", place(4)),
    "lorenzo-tracks": table("lorenzo-middle", place(5)),
    "lorenzo-buildings": table("lorenzo-middle", place(2)),
    "lorenzo-leaders": table("lorenzo-middle", place(6)),
    "lorenzo-players": table("lorenzo-middle", place(7)),
    "lorenzo-whole": table("lorenzo-middle", click(".pown .all")),
    "troyes-palace": table("troyes-middle", place(1)),
    "troyes-bishopric": table("troyes-middle", place(2)),
    "troyes-city-hall": table("troyes-middle", place(3)),
    "troyes-events": table("troyes-late", place(4)),
    "troyes-cathedral": table("troyes-middle", place(5)),
    "legacy-row": table("legacy-late", place(1)),
    "legacy-hand": table("legacy-late", place(2)),
    "legacy-actions": table("legacy-late", place(3)),
    "legacy-families": table("legacy-late", place(4)),
    "legacy-hints": table("legacy-testament-late", place(2)),
    "legacy-watching": watch("legacy-late"),
}


def wanted() -> Iterator[tuple[Window, str, Scene]]:
    """All pictures, in the order of their names."""
    plans: list[tuple[Window, dict[str, Scene]]] = [
        (Window("desk-light-en"), PAGES | TABLES | OTHERS),
        (Window("desk-dark-en", theme="dark"), PAGES | TABLES | OTHERS),
        (Window("phone-light-en", PHONE), PAGES | ON_PHONE | OTHERS_ON_PHONE),
        (Window("phone-dark-en", PHONE, "dark"), {"landing": PAGES["landing"], **ON_PHONE, **OTHERS_ON_PHONE}),
        (Window("large-light-en", LARGE), {name: (TABLES | OTHERS)[name] for name in SIZES}),
        (Window("narrow-light-en", NARROW), {name: (TABLES | OTHERS)[name] for name in SIZES}),
    ]
    for lang in ("ru", "pl"):
        plans.append((Window(f"desk-light-{lang}", lang=lang), {name: (PAGES | TABLES)[name] for name in FEW} | OTHERS))
        on_phone = {
            name: scene for name, scene in (PAGES | ON_PHONE).items() if name in FEW or name.startswith("board")
        }
        plans.append((Window(f"phone-light-{lang}", PHONE, lang=lang), on_phone | OTHERS_ON_PHONE))
    words = sys.argv[1:]
    for window, scenes in plans:
        for name, scene in scenes.items():
            if not words or any(word in f"{window.name}-{name}" for word in words):
                yield window, name, scene


def shoot(browser: Browser, stage: Stage, window: Window, name: str, scene: Scene) -> str:
    """One picture. Gives what went wrong, if anything did."""
    context = browser.new_context(
        viewport=window.size,
        color_scheme="dark" if window.theme == "dark" else "light",
        locale=window.lang,
        reduced_motion="reduce",
        has_touch=window.phone,
    )
    visitor = Visitor(context, stage.url)
    try:
        visitor.be(stage.ada.cookies(stage.url))
        scene(visitor, stage)
        visitor.page.evaluate("document.fonts.ready")
        long = window.phone and visitor.page.locator("dialog, main.phone").count() == 0
        visitor.page.screenshot(
            path=OUT / f"{window.name}-{name}.png", full_page=long and name not in ("rules", "rules-search")
        )
        return ""
    except Exception as error:
        visitor.page.screenshot(path=OUT / f"{window.name}-{name}-FAILED.png")
        return f"{window.name}-{name}: {str(error).splitlines()[0]}"
    finally:
        context.close()


def main() -> int:
    if not (STATIC / "index.html").is_file():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    OUT.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    count = 0
    with tempfile.TemporaryDirectory(prefix="armorial-") as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with process_server(f"sqlite:///{folder}/armorial.db", static_dir=STATIC) as server:
            stage = Stage(server.url)
            if any(name not in OTHERS | OTHERS_ON_PHONE for _, name, _ in wanted()):
                stage.prepare()
            for window, name, scene in wanted():
                count += 1
                failed += filter(None, [shoot(browser, stage, window, name, scene)])
            stage.close()
        browser.close()
    print(f"{count - len(failed)} pictures in {OUT.relative_to(ROOT)}")
    for each in failed:
        print(f"failed: {each}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
