"""The site of plain files: a host that serves nothing else, and is then gone. Everything is played in the browser."""

import json
import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from armorial.games import GAMES, load_game
from armorial.lessons import course_of
from armorial.match import Match, Record, read_record, verify, write_record
from tests.browser.conftest import Visit
from tests.browser.plain_site import LONG, Host, Loner, until_kept
from tests.browser.test_access import check
from tests.browser.test_lessons import Learner
from tests.browser.visitor import Visitor
from tests.desk.players import new_tab
from tests.hiding import Hiding

TOGETHER = ("Ada", "Bob")
WHOLE = ("legacy", "lorenzo")
"""The games that are played to their end here."""


@cache
def short_game() -> Record:
    """One that is over: bots played it on a server."""
    match = Match.start(load_game("village"), 2, {}, ["Ada", "Bob"])
    rng = random.Random(1)
    while (seat := match.to_move) is not None:
        match.answer(seat, rng.choice(match.options()))
    return match.record()


def said_by_a_server(record: str, since: int) -> list[Any]:
    """What is told of the same dice and answers to everybody, by the Python that runs here. A server says the same
    (`tests/desk/test_same_as_server.py`)."""
    tab = new_tab()
    table = tab.post("import", {"record": record})["id"]
    entries = [entry for entry in tab.get(f"tables/{table}/log")["entries"] if entry["seq"] > since]
    assert len(entries) > 50
    return entries


def events(messages: Iterable[str]) -> list[Any]:
    """What the positions among messages tell of the game."""
    told: list[Any] = []
    for message in (json.loads(text) for text in messages if text.startswith("{")):
        if message.get("type") == "position":
            told = [event for event in told if event["seq"] < message["events_from"]] + message["events"]
    return told


@pytest.fixture(scope="module")
def loner(static: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loner]:
    """Somebody who was there once, and got a newer version in the middle of a game; now the host is gone."""
    host = Host(tmp_path_factory.mktemp("host"))
    visitor = Loner(browser, host.url)
    visitor.begin("village")
    until_kept(visitor)
    visitor.play(lambda now: now["seq"] > 8, board=False)
    before = visitor.until_asked()
    host.update()
    visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
    take = visitor.page.get_by_role("button", name="Use it now")
    take.wait_for(timeout=LONG)
    assert visitor.page.evaluate("document.documentElement.dataset.version") is None, "nobody has taken it yet"
    take.click()
    visitor.until("document.documentElement.dataset.version === '2' && window.heard", timeout=LONG)
    after = visitor.until_asked(before["seq"] - 1)
    assert (after["seq"], after["view"], after["question"]) == (before["seq"], before["view"], before["question"])
    host.stop()
    yield visitor
    trouble = visitor.trouble.list
    visitor.context.close()
    assert not trouble, "\n".join(trouble)


def test_in_the_middle_of_a_move_the_page_is_loaded_anew_without_a_host(loner: Loner) -> None:
    loner.begin("village")
    loner.play(
        lambda now: bool(now["question"]) and now["question"]["kind"] != "TakeCube" and now["can_undo"], board=False
    )
    before = loner.position
    loner.page.reload()
    after = loner.until_asked()
    assert after == before | {"events": after["events"], "events_from": after["events_from"], "recap": after["recap"]}
    loner.page.keyboard.press("u")
    loner.until("heard.position.revision > given && heard.position.question.kind === 'TakeCube'", before["revision"])


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_against_a_careful_bot(loner: Loner, game: str, tmp_path: Path) -> None:
    loner.begin(game)
    begun = loner.seq
    loner.page.evaluate("void (heard.told = [])")
    loner.play_to_the_end(languages=("en",))  # all of them are spoken at the tables of a server
    end = loner.page.get_by_role("dialog")
    with loner.page.expect_download() as started:
        end.locator("a[download]").click()
    record = tmp_path / "record.txt"
    started.value.save_as(record)
    found = read_record(record.read_text(encoding="utf-8"))
    verdict = verify(found)
    assert verdict.ok, verdict.problem
    assert verdict.scores == [score["total"] for score in loner.position["scores"]]
    told = json.loads(loner.page.evaluate("JSON.stringify(heard.told)"))
    there = said_by_a_server(record.read_text(encoding="utf-8"), begun)
    assert [event for event in events(text for _, text in told) if event in there] == there
    hiding = Hiding(found)
    secrets = hiding.secret_answers(0)
    for seq, text in told:
        if seq < loner.seq:
            assert hiding.secret not in text
            assert not hiding.told(secrets, text, 0, seq)


@pytest.mark.parametrize("game", sorted({*GAMES} - {*WHOLE}))
def test_a_game_goes_on_against_a_careful_bot(loner: Loner, game: str) -> None:
    """The others begin; that the same comes of the same answers as at a server's tables, `tests/desk` shows for all."""
    loner.begin(game)
    loner.play(lambda now: now["view"]["round"] > 1)
    assert loner.position["view"]["round"] > 1


def test_a_master_thinks_and_gives_a_hint(loner: Loner) -> None:
    """Where thinking fails bots answer at random, which no game shows; a hint does."""
    loner.begin("village")
    loner.page.get_by_role("button", name="Hint").click()
    expect(loner.page.locator(".ask")).to_contain_text("A master would", timeout=LONG)


def test_the_testament(loner: Loner) -> None:
    loner.begin("legacy", 1, "the Testament")
    loner.play(lambda now: now["view"]["round"] > 1)
    assert loner.position["view"]["round"] > 1


def owners_file(folder: Path) -> Path:
    file = folder / "box.toml"
    file.write_text("[workshop.smithy]\nprice = { orange = 2 }\n", encoding="utf-8")
    return file


def test_two_people_share_a_device_and_one_sees_nothing_of_the_other(loner: Loner, tmp_path: Path) -> None:
    """They play with the numbers of a box, which somebody has as a file."""
    loner.open("/new?game=village")
    page = loner.page
    page.get_by_role("group", name="Number of players").get_by_label("2", exact=True).check()
    page.get_by_label("Your name").fill(TOGETHER[0])
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill(TOGETHER[1])
    page.get_by_label("a file", exact=True).check()
    page.get_by_label("Numbers from your own box").set_input_files(owners_file(tmp_path))
    page.get_by_role("button", name="Make a table").click()
    page.wait_for_url("**/table/here-*")
    for _ in range(3):
        loner.until("heard.position?.seats[1]?.name === 'Bob' && document.querySelector('.cover')")
        seat = loner.position["seat"]
        cover = page.get_by_role("dialog", name=f"Pass the device to {TOGETHER[seat]}")
        expect(cover).to_be_visible()
        expect(page.locator("main.tbl")).to_have_count(0)
        cover.get_by_role("button").click()
        loner.play(lambda now, seat=seat: now["to_move"] != seat, board=False)  # type: ignore[misc]
    page.locator(".cover").get_by_role("button").click()
    page.get_by_role("button", name="Box numbers").click()
    expect(page.get_by_role("row", name="Smithy: price").get_by_role("cell")).to_have_text(
        ["2 orange cubes", "3 orange cubes"]
    )


def test_a_lesson_and_the_rules(loner: Loner) -> None:
    lesson = course_of("troyes").lessons[0]
    loner.open(f"/learn/troyes/{lesson.name}")
    loner.until("document.querySelector('.teacher')?.dataset.at.startsWith('0.0.')")
    Learner(loner).do_lesson(len(lesson.steps))
    loner.open("/rules/lorenzo#L-20")
    expect(loner.page.locator("#L-20")).to_be_in_viewport()


def test_a_record_comes_and_goes_and_is_analysed(loner: Loner, tmp_path: Path) -> None:
    """A game from a server, as the file that it gives: without a host, and without anybody's box."""
    page, given = loner.page, tmp_path / "game.armorial"
    given.write_text(write_record(short_game(), private=False), encoding="utf-8")
    loner.open("/replays")
    page.get_by_label("Open a game record").set_input_files(given)
    page.wait_for_url("**/table/here-*")
    table = page.url.rpartition("/")[2]
    loner.open(f"/analysis/{table}")
    page.locator(".mattered li").first.wait_for(timeout=LONG)
    loner.open(f"/table/{table}")
    with page.expect_download() as started:
        page.get_by_role("dialog").locator("a[download]").click()
    started.value.save_as(given)
    assert read_record(given.read_text(encoding="utf-8")).lines == short_game().lines


def test_the_puzzle_of_the_day(loner: Loner) -> None:
    loner.open("/puzzle")
    loner.page.get_by_role("button", name="Show the solution").click()
    expect(loner.page.get_by_role("status").first).to_contain_text("%")


def test_two_tabs_of_one_browser_show_the_same_game(loner: Loner) -> None:
    loner.begin("village")
    loner.until_asked()
    other = Visitor(loner.context, loner.url, loner.context.new_page())
    other.page.goto(loner.page.url)
    other.until_asked()
    for here, there in ((loner, other), (other, loner)):
        before = here.until_asked(there.position["seq"] - 1)
        here.play(lambda now, before=before: now["seq"] > before["seq"], board=False)  # type: ignore[misc]
        there.until("heard.position.seq >= given", here.position["seq"])
    other.page.close()


PAGES = ("/", "/learn", "/games", "/new", "/replays", "/rules", "/settings", "/puzzles")


def test_what_is_not_there_is_not_shown(loner: Loner) -> None:
    """Whatever the pages link to is there, and asks for nothing that is not."""
    page, seen = loner.page, set[str]()
    heading, links = page.get_by_role("heading", level=1), page.locator("header nav a")
    loner.open("/")
    loner.until_started()
    expect(links).to_have_text(["Play", "Learn", "My games", "Replays", "Rules"])
    wrong = check(loner, "/")
    for path in PAGES:
        loner.open(path)
        heading.wait_for()
        seen |= set(page.evaluate("[...document.querySelectorAll('a[href]')].map((each) => each.hash.slice(1))"))
    kinds = {path.split("?")[0].split("/")[1]: path for path in sorted(seen) if path.startswith("/")}
    for path in kinds.values():
        loner.open(path)
        page.locator("h1, main, .cover").first.wait_for()  # a table of several people is covered
        expect(page.get_by_text("Nothing here")).to_have_count(0)
    assert not page.evaluate("heard.told.filter(([, text]) => text.includes('server-absent'))")
    assert not wrong, "\n".join(wrong)
    loner.open("/lobby")
    expect(heading).to_have_text("Nothing here")


NO_WASM = "delete globalThis.WebAssembly;"
NO_MODULES = "window.Worker = class { constructor() { throw new TypeError('no modules here'); } };"


def test_what_a_browser_lacks_is_said(visit: Visit) -> None:
    """Without Python: none of them comes so far. Nor is anything kept for later, or what is spoilt would not be asked
    for again."""
    visitor = visit(fresh=True, service_workers="block")
    visitor.trouble.forgiven = True
    page, said = visitor.page, visitor.page.locator(".starting.failed")

    def before(script: str) -> Callable[[Route], None]:
        def put(route: Route) -> None:
            sent = route.fetch()
            route.fulfill(response=sent, body=script + sent.text())

        return put

    page.route("**/assets/worker-*.js", before(NO_WASM))
    visitor.open("/here")
    expect(said).to_contain_text("not allowed to run WebAssembly")
    page.unroute_all()
    page.route("**/*.pack", lambda route: route.abort())
    visitor.open("/here")
    expect(said).to_contain_text("Not everything came over the network")
    page.unroute_all()
    page.route("**/assets/base-*.js", before("what? "))
    visitor.open("/here")
    expect(page.get_by_role("alert")).to_contain_text("This browser is too old for Armorial")
    page.unroute_all()
    page.route("**/assets/base-*.js", lambda route: route.fulfill(status=404))
    visitor.open("/here")
    expect(page.get_by_role("alert")).to_contain_text("Armorial could not be loaded")
    page.unroute_all()
    page.add_init_script(NO_MODULES)
    visitor.open("/here")
    expect(said).to_contain_text("This browser is too old")


def test_on_the_pages_of_a_server_a_game_goes_on_when_the_server_is_gone(visit: Visit) -> None:
    visitor = visit(fresh=True)
    visitor.open("/")
    visitor.page.get_by_role("link", name="Play here, without a connection").click()
    play = visitor.page.get_by_role("button", name="Play now: Village")
    play.wait_for(timeout=LONG)
    wrong = check(visitor, "/here")
    assert not wrong, "\n".join(wrong)
    play.click()
    visitor.page.wait_for_url("**/table/here-*")
    visitor.until_asked()
    until_kept(visitor)
    visitor.context.set_offline(True)
    visitor.trouble.forgiven = True  # the page goes on asking whether the server is back
    visitor.play(lambda now: now["seq"] > 6, board=False)
    before = visitor.position
    visitor.page.reload()
    after = visitor.until_asked()
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    visitor.page.goto(f"{visitor.url}/here")
    expect(visitor.page.locator("a[href*='/table/here-']").first).to_be_visible(timeout=LONG)
    visitor.open("/")
    expect(visitor.page.get_by_text("The server is not responding")).to_have_count(2)
    expect(visitor.page.get_by_role("link", name="Play here, without a connection")).to_be_visible()
