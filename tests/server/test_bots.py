"""Bots: whatever they do, the game goes on; and they go on by themselves after a restart."""

import asyncio
import json
import logging
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from armorial.bots import BOTS, Bot
from armorial.games import load_game
from armorial.kernel.contract import Game, State
from armorial.match import Match, SeededChance, read_record
from armorial.server import driver
from armorial.server.fairness import Asker
from armorial.server.thinking import Think, Thinkers
from armorial.table import thinking
from armorial.table.thinking import Puzzle
from tests.patience import LONGEST, again
from tests.server import bad_bots
from tests.server.conftest import People
from tests.server.players import answer, hot_seat, live, play_http, position, post, refused, two_people, until_asked
from tests.server.table_server import ThreadServer, thread_server

ADA = Asker("Ada")
DELAY = 10
PATIENCE = 60.0
"""How long a bot may think where time is not what is tested: also on a busy machine its process has started by then."""


def at(place: str) -> Puzzle:
    """The same position at any place."""
    match = Match.start(load_game("village"), 2, chance=SeededChance(1))
    return Puzzle(place, "village", None, match.game.dump(match.state), match.options())


def asked_position() -> Puzzle:
    return at("a table")


@pytest.mark.parametrize(
    ("how", "timeout", "words"),
    [
        (bad_bots.failing, PATIENCE, "a bot failed"),
        (bad_bots.crashing, PATIENCE, "a bot's process died"),
        (bad_bots.sleeping, 0.1, "a bot took too long"),
        (bad_bots.cheating, PATIENCE, "a bot gave an impossible answer"),
        (bad_bots.all_failing, PATIENCE, "a bot failed"),
    ],
)
def test_a_bot_that_fails_is_replaced(how: Think, timeout: float, words: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> str:
        thinkers = Thinkers(1, timeout, how)
        try:
            return await thinkers.answer("random", asked_position(), ADA)
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR):
        token = asyncio.run(ask())
    assert token in asked_position().options
    assert words in caplog.text


class Clock:
    """In the place of ``asyncio.wait_for``: time is up when the test says so, and it is seen for how many it runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.up = asyncio.Event()
        self.running = 0
        self.most = 0
        self._loop = asyncio.get_running_loop()
        self._plain = asyncio.wait_for
        monkeypatch.setattr(asyncio, "wait_for", self.wait_for)

    async def wait_for(self, thought: asyncio.Future[str], timeout: float) -> str:
        if asyncio.get_running_loop() is not self._loop:  # a server of other tests, which lives on in its thread
            return await self._plain(thought, timeout)
        self.running += 1
        self.most = max(self.most, self.running)
        end = asyncio.ensure_future(self.up.wait())
        either: list[asyncio.Future[Any]] = [thought, end]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if thought.done():
                return thought.result()
            self.up.clear()
            thought.cancel()
            raise TimeoutError
        finally:
            self.running -= 1
            end.cancel()


def test_a_bot_that_hangs_holds_up_nobody_else(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs its own process, not the thoughts of others: they are all answered before its time is up."""

    async def ask() -> list[str]:
        clock = Clock(monkeypatch)
        thinkers = Thinkers(2, PATIENCE, bad_bots.sleeping)
        try:
            hanging = asyncio.create_task(thinkers.answer("random", at("a"), ADA))
            for _ in again("the bot is asked"):
                if clock.running:
                    break
                await asyncio.sleep(0)
            others = await asyncio.gather(*(thinkers.answer("greedy", at(place), ADA) for place in "bcdefg"))
            assert not hanging.done()
            clock.up.set()
            return [*others, await hanging]
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR):
        tokens = asyncio.run(ask())
    assert set(tokens) <= set(asked_position().options)
    said = [(record.message, getattr(record, "bot", "")) for record in caplog.records]
    assert said == [("a bot took too long", "random")]


def test_time_runs_only_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many bots for one process that searches and one for quick answers: the time of those who wait does not run."""

    async def ask() -> tuple[list[str], int]:
        clock = Clock(monkeypatch)
        thinkers = Thinkers(1, PATIENCE)
        try:
            tokens = await asyncio.gather(*(thinkers.answer("random", at(str(place)), ADA) for place in range(6)))
            return tokens, clock.most
        finally:
            await thinkers.stop()

    tokens, most = asyncio.run(ask())
    assert set(tokens) <= set(asked_position().options)
    assert most == 2


def test_many_bots_think_shorter(tmp_path: Path) -> None:
    """One alone has all its time; of those who wait for one another each has less, the last one all again."""
    file = tmp_path / "paces"

    async def ask() -> None:
        thinkers = Thinkers(1, PATIENCE, bad_bots.telling)
        try:
            await thinkers.answer("master", at(str(file)), ADA)
            await asyncio.gather(*(thinkers.answer("master", at(str(file)), ADA) for _ in range(5)))
        finally:
            await thinkers.stop()

    asyncio.run(ask())
    assert [float(pace) for pace in file.read_text().split()] == [1.0, 1.0, 0.25, 0.25, 0.5, 1.0]


class Counting(Bot):
    """Answers with its first option, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("this bot is tired")
        return options[0]


def test_a_seat_keeps_its_bot_between_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has thought is of use for its next answer; other seats have their own, and one that fails is replaced."""
    made: list[Counting] = []

    def make(level: str, pace: float) -> Bot:
        made.append(Counting())
        return made[-1]

    monkeypatch.setattr(thinking, "make_bot", make)
    monkeypatch.setattr(thinking, "_kept", {})
    for place in ("a", "b", "a"):
        thinking.think("strong", at(place), 1.0, 1)
    assert [bot.asked for bot in made] == [2, 1]
    with pytest.raises(RuntimeError):
        thinking.think("strong", at("a"), 1.0, 1)
    thinking.think("strong", at("a"), 1.0, 1)
    thinking.think("master", at("a"), 1.0, 1)
    assert [bot.asked for bot in made] == [3, 1, 1, 1]
    for number in range(thinking.KEPT):
        thinking.think("strong", at(str(number)), 1.0, 1)
    assert len(thinking._kept) == thinking.KEPT, "those that were not asked for long are forgotten"


def test_bots_of_an_older_table_play_on(database: str, people: People) -> None:
    """Tables from before there were levels have bots called "Bot 2" of the kinds greedy and random."""
    with thread_server(database) as server:
        ada = people(server, "Ada")
        others = [{"bot": "greedy", "name": "Bot 2"}, {"bot": "random", "name": "Bot 3"}]
        table = post(ada, "/api/tables", {"game": "village", "seats": 3, "others": others})["id"]
        post(ada, f"/api/tables/{table}/start")
        cookies = dict(ada.cookies)
    with thread_server(database) as server:
        again = people(server, cookies=cookies)
        seen = play_http(again, table, random.Random(53), most=12)
        assert [(seat["name"], seat["bot"]) for seat in seen["seats"][1:]] == [("Bot 2", "greedy"), ("Bot 3", "random")]
        record = read_record(again.get(f"/api/tables/{table}/record").text)
        assert {line.seat for line in record.lines if not line.forced} >= {0, 1, 2}


def test_a_match_goes_on_with_a_broken_bot(sqlite: str, people: People) -> None:
    with thread_server(sqlite, bad_bots.failing) as server:
        ada = people(server, "Ada")
        table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
        play_http(ada, table, random.Random(51), most=6)
        record = read_record(ada.get(f"/api/tables/{table}/record").text)
        assert [line for line in record.lines if line.seat == 1], "the broken bot's seat has answered"


def test_a_bot_confirms_its_turn_at_once(server: ThreadServer, people: People) -> None:
    """Nobody is ever shown a turn of a bot that waits to be confirmed."""
    eve, ada = people(server), people(server, "Ada")
    wish = {"game": "village", "seats": 2, "sit": False, "confirm": True, "others": [{"bot": "random"}] * 2}
    table = post(ada, "/api/tables", wish)["id"]
    with live(eve, table) as watching:
        post(ada, f"/api/tables/{table}/start")
        watching.until(lambda seen: bool(seen.position.get("over")) or seen.position.get("seq", 0) > 150)
        shown = [json.loads(text) for text in watching.raw]
    turns = [message["waiting_for_confirm"] for message in shown if message["type"] == "position"]
    assert len(turns) > 10
    assert not any(turns)


def test_bots_go_on_after_a_restart(database: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is a bot's turn the server stops; the next one lets it play without being asked."""
    with thread_server(database, bad_bots.sleeping, bot_timeout=60) as server:
        ada = people(server, "Ada")
        table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
        seen = position(ada, table)
        while seen["question"]["options"]:
            answer(ada, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
            seen = position(ada, table)
        stopped = seen["seq"]
        cookies = dict(ada.cookies)
    asked = threading.Event()
    plain = Thinkers.answer

    async def answer_of_a_bot(thinkers: Thinkers, level: str, puzzle: Puzzle, asker: Asker) -> str:
        asked.set()
        return await plain(thinkers, level, puzzle, asker)

    monkeypatch.setattr(Thinkers, "answer", answer_of_a_bot)
    with thread_server(database) as server:
        assert asked.wait(LONGEST), "the bot was not asked, as long as nobody looked at its table"
        again = people(server, cookies=cookies)
        assert position(again, table, have=stopped, wait=20)["seq"] > stopped
        assert play_http(again, table, random.Random(52), most=3)["seq"] > stopped


@pytest.mark.parametrize("level", list(BOTS))
def test_a_bot_answers_what_is_possible(level: str) -> None:
    where = asked_position()
    assert thinking.think(level, where, 1.0, 1) in where.options


class Sleepless:
    """``asyncio`` for the driver, without its sleep: how long it would have slept is written down."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def test_a_host_can_slow_bots_down(sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before each answer of a bot the server waits for what is left of the delay."""
    sleepless = Sleepless()
    monkeypatch.setattr(driver, "asyncio", sleepless)
    with thread_server(sqlite, bot_delay=DELAY) as server:
        ada = people(server, "Ada")
        others = [{"bot": "random"}] * 2
        table = post(ada, "/api/tables", {"game": "village", "seats": 2, "sit": False, "others": others})["id"]
        seen = post(ada, f"/api/tables/{table}/start")
        enough = seen["seq"] + 6
        for _ in again("the bots play"):
            if seen["seq"] >= enough:
                break
            seen = position(ada, table, have=seen["seq"], wait=10)
        lines = read_record(ada.get(f"/api/tables/{table}/record").text).lines
    answers = [line for line in lines if line.seat >= 0 and not line.forced]
    assert len(sleepless.slept) >= len(answers) >= 3
    assert all(0 <= seconds <= DELAY for seconds in sleepless.slept)
    assert max(sleepless.slept) > 0


def test_a_hint_is_for_one_who_plays_against_bots(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
    seen = until_asked(ada, table)
    asked = {"seat": 0, "seq": seen["seq"]}
    hint = post(ada, f"/api/tables/{table}/hint", asked)
    assert hint["token"] in [option["token"] for option in seen["question"]["options"]]
    assert 0 <= hint["chance"] <= 100
    assert 0 < hint["visits"] <= hint["looks"]
    assert hint["reasons"][0]["key"] == "hint-chance"
    assert len(hint["reasons"]) > 1, "compared with the next best"
    assert {turn["key"] for turn in hint["line"]} <= {"hint-yours", "hint-theirs"}
    assert str(hint["chance"]) in hint["reasons"][0]["text"]
    assert position(ada, table)["seq"] == seen["seq"], "nothing has been answered"
    assert refused(ada, f"/api/tables/{table}/hint", {"seat": 0, "seq": seen["seq"] + 1})["code"] == "stale"
    assert refused(ada, f"/api/tables/{table}/hint", {"seat": 1, "seq": seen["seq"]})["code"] == "forbidden"
    assert refused(people(server, "Eve"), f"/api/tables/{table}/hint", asked)["code"] == "forbidden"


def test_a_hint_needs_a_question_and_nobody_to_be_beaten_by_it(server: ThreadServer, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    seen = position(ada, table)
    mover, other = (ada, bob) if seen["to_move"] == 0 else (bob, ada)
    asked = {"seat": seen["to_move"], "seq": seen["seq"]}
    assert refused(mover, f"/api/tables/{table}/hint", asked)["message"]["key"] == "server-hint-alone"
    waiting = {"seat": 1 - seen["to_move"], "seq": seen["seq"]}
    assert refused(other, f"/api/tables/{table}/hint", waiting)["code"] == "not_your_turn"


def test_a_hint_that_fails_is_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    broken = at("a")
    broken.game = "chess"

    async def ask() -> object:
        thinkers = Thinkers(1, PATIENCE)
        try:
            return await thinkers.advice(broken, ADA)
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(ask()) is None
    assert "advice failed" in caplog.text


def test_hints_are_limited(sqlite: str, people: People) -> None:
    with thread_server(sqlite, limit_hints=1) as server:
        ada = people(server, "Ada")
        table = hot_seat(ada)
        seen = position(ada, table)
        asked = {"seat": seen["to_move"], "seq": seen["seq"]}
        post(ada, f"/api/tables/{table}/hint", asked)
        assert refused(ada, f"/api/tables/{table}/hint", asked)["code"] == "rate_limited"
