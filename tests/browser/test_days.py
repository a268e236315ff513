"""Games over days, one of each title, in two browsers: one at a desk, one on a phone. A turn is planned and played,
both play a whole round, whoever has left is told of their turn, a bot sits in for them, and they come back."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from armorial.match import read_record
from armorial.server.notices import office
from armorial.server.notices.planning import GRACE
from armorial.server.rooms import Rooms
from armorial.table.pace.clock import DAY
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person, choose
from tests.browser.visitor import Visitor, kind_of_next
from tests.patience import until
from tests.server.hands import Hands
from tests.server.receivers import Receiver, receiver
from tests.server.table_server import ThreadServer, thread_server

How = Literal["by hand", "quickly", "least"]
"""``least``: with the last of all answers, which often is to do little."""
MOST_ANSWERS = 40
MOST_TURNS = 8
"""In so many turns there is one in which the other leaves what was planned as it is."""


class Club:
    """A server whose clock the tests turn, and somebody who gets its notices."""

    def __init__(self, server: ThreadServer, out: Receiver) -> None:
        self.server, self.out = server, out
        self.hands = Hands(server)

    def turn(self, seconds: float) -> None:
        self.server.app.state.services.clock.turn(seconds)
        self.hands.turn(seconds)

    def people_at(self, table: str) -> frozenset[str]:
        """Who is connected."""
        rooms: Rooms = self.server.app.state.services.rooms
        return rooms.present(table)

    def send(self) -> None:
        """Notices that have waited long enough go out."""
        self.server.app.state.services.clock.turn(GRACE)
        self.server.do(lambda services: services.office.round())


@pytest.fixture(scope="module")
def club(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("days")
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(office, "TICK", 1e6)
        out = stack.enter_context(receiver(folder))
        patch.setenv("SSL_CERT_FILE", str(folder / "127.0.0.1.pem"))
        database = f"sqlite:///{folder}/armorial.db"
        settings: dict[str, Any] = {"notice_private": True, "public_url": "https://armorial.example.org", "hosts": "*"}
        yield Club(stack.enter_context(thread_server(database, static_dir=static, **settings)), out)


class Player:
    """Somebody at a table: their window, and hands that are quicker than clicks."""

    def __init__(self, person: Person, window: Visitor, table: str, seat: int) -> None:
        self.person, self.window, self.table, self.seat = person, window, table, seat
        self.clicked: set[str] = set()
        window.be(person.cookies(window.url))

    def open(self) -> None:
        self.window.open(f"/table/{self.table}")
        self.window.until("heard.position && document.querySelector('main.tbl, main.phone')")

    def position(self) -> Any:
        return self.person.position(self.table)

    def answer(self, how: How = "by hand") -> None:
        """What was clicked before need not be clicked again."""
        seen = self.position()
        kind = kind_of_next(seen)
        if how == "by hand" and kind not in self.clicked:
            self.clicked.add(kind)
            self.window.until_seq(seen["seq"])
            if self.window.phone:
                self.window.until_asked()
                self.tap(seen["seq"])
                self.window.until_seq(seen["seq"] + 1)
            else:
                self.window.step()
            return
        tokens = [option["token"] for option in seen["question"]["options"]]
        token = tokens[-1] if how == "least" else choose(tokens, seen["seq"])
        self.person.post(f"/tables/{self.table}/answer", seat=self.seat, seq=seen["seq"], token=token)

    def tap(self, number: int = 0) -> None:
        """One of the answers in the sheet of a phone."""
        self.window.point_at_nothing()
        fold = self.window.page.locator(".sheet .fold[aria-expanded=false]")
        if fold.count():
            fold.click()
        answers = self.window.page.locator(".sheet .opt:not(.no):not(.plain):not(.quiet)")
        expect(answers).not_to_have_count(0)
        answers.nth(number % answers.count()).click()

    def plans(self) -> Any:
        seats = self.person.get(f"/tables/{self.table}/plans")["seats"]
        return next(each for each in seats if each["seat"] == self.seat)

    def chosen_since(self, seq: int) -> list[str]:
        lines = read_record(self.person.web.get(f"/tables/{self.table}/record").text).lines
        return [line.token or "" for line in lines if line.seq > seq and line.seat == self.seat and not line.forced]

    def plan_a_turn(self) -> None:
        """Always the first answer, up to the end of the turn."""
        here, page = self.window, self.window.page
        here.button("Plan ahead").click()
        strip = page.locator(".status").filter(has_text="A plan.")
        expect(strip).to_be_visible()
        sent = page.evaluate("heard.sent")
        for _ in range(MOST_ANSWERS):
            if page.get_by_text("Planned up to here").count():
                break
            before = strip.inner_text()
            if here.phone:
                self.tap()
            else:
                page.keyboard.press("1")
            expect(strip).not_to_have_text(before, use_inner_text=True)
        assert page.evaluate("heard.sent") == sent, "nothing of it goes to the table"
        here.button("Save plan").click()
        expect(page.get_by_text("Your plan:")).to_be_visible()


class Two:
    """Both of them."""

    def __init__(self, one: Player, other: Player) -> None:
        self.players = sorted((one, other), key=lambda player: player.seat)

    def asked(self) -> Player:
        return self.players[int(self.players[0].position()["to_move"])]

    def other(self, player: Player) -> Player:
        return self.players[1 - player.seat]

    def play_until(self, player: Player, how: How = "by hand") -> None:
        """Let the other play until somebody is asked."""
        for _ in range(MOST_ANSWERS):
            asked = self.asked()
            if asked is player:
                return
            asked.answer(how)
        raise AssertionError("an endless turn")

    def play_a_round(self) -> None:
        first = self.players[0].position()["view"]["round"]
        for _ in range(20 * MOST_ANSWERS):
            if self.players[0].position()["view"]["round"] > first:
                return
            self.asked().answer()
        raise AssertionError("an endless round")

    def until_planning(self, player: Player) -> None:
        """Play on to where somebody waits and can plan."""
        for _ in range(10 * MOST_ANSWERS):
            if self.asked() is not player and player.plans()["may_plan"]:
                player.window.until_seq(player.position()["seq"])
                return
            self.asked().answer("quickly")
        raise AssertionError("nobody can plan")

    def play_a_plan(self, player: Player) -> None:
        """The other may take what was planned: then the next turn is planned, too."""
        page = player.window.page
        for _ in range(MOST_TURNS):
            self.until_planning(player)
            player.plan_a_turn()
            planned = [step["token"] for step in player.plans()["plan"]["steps"]]
            expect(self.other(player).window.page.get_by_text("plan")).to_have_count(0)
            before = player.position()["seq"]
            self.play_until(player, "least")
            until(lambda: player.plans()["plan"] is None, "the plan is played, or stops")
            expect(page.get_by_text("Your plan:").or_(page.get_by_text("Your plan is being played:"))).to_have_count(0)
            if player.plans()["stopped"] is None:
                assert player.chosen_since(before)[: len(planned)] == planned
                return
            expect(page.get_by_text("Your plan was not played.")).to_be_visible()
            player.window.button("OK").click()
        raise AssertionError("no plan was ever played")


def sit(club: Club, visit: Visit, someone: Someone, game: str) -> tuple[Two, Player, Player]:
    ada, bob = (someone(name, club.server.url) for name in ("Ada", "Bob"))
    table = ada.post("/tables", game=game, seats=2, pace={"kind": "days", "days": 1}, absence="bot")["id"]
    bob.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/start")
    desk, phone = (visit(club.server.url, again=True, phone=phone) for phone in (False, True))
    at_desk, on_phone = Player(ada, desk, table, 0), Player(bob, phone, table, 1)
    for player in (at_desk, on_phone):
        seats = player.position()["seats"]
        player.seat = next(seat["seat"] for seat in seats if seat["yours"])
        player.open()
    club.send()  # they are here, so nobody needs to tell them that the game begins
    return Two(at_desk, on_phone), at_desk, on_phone


@pytest.mark.parametrize(("game", "by_phone"), [("village", 0), ("troyes", 1), ("lorenzo", 1), ("legacy", 0)])
def test_a_round_over_days(club: Club, visit: Visit, someone: Someone, game: str, by_phone: int) -> None:
    """``by_phone``: whether the one on the phone plans and stays, or the one at the desk."""
    two, *both = sit(club, visit, someone, game)
    stays = both[by_phone]
    gone = two.other(stays)
    two.play_a_plan(stays)
    two.play_a_round()

    two.play_until(stays)
    chosen = gone.person.get("/notices")["choices"]
    hook = {"url": f"{club.out.url}/{game}", "form": "json", "live": False, "turns": True, "digest": "none"}
    gone.person.web.put("/notices", json={**chosen, "webhook": hook}).raise_for_status()
    gone.window.away()
    until(lambda: len(club.people_at(gone.table)) == 1, "they have left")
    two.play_until(gone)
    club.send()
    told = club.out.next().json()
    assert [notice["kind"] for notice in told["notices"]] == ["your_turn"]

    club.turn(1.2 * DAY)
    page = stays.window.page
    page.get_by_role("button", name="Let a bot take the seat").click()
    expect(page.get_by_text(f"{gone.person.name} is away")).to_be_hidden()
    gone.window.open(urlsplit(told["link"]).path)
    back = gone.window.button("I am back")
    back.click()
    expect(back).to_be_hidden()
    seat = gone.person.get(f"/tables/{gone.table}")["seats"][gone.seat]
    assert (seat["kind"], seat["lent"]) == ("person", False)
    two.play_until(stays)
    stays.window.until_seq(gone.position()["seq"])
