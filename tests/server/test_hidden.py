"""What a seat may not know never leaves the server: every byte that is sent over a whole match is looked at."""

import json
import random
import re
from itertools import count
from typing import Any

import pytest

from armorial.games import GAMES, load_game
from armorial.games.village.components import CUSTOMERS
from armorial.kernel.contract import EVERYBODY, SPECTATOR
from armorial.match import Match, Replay, SeededChance, read_record
from armorial.match.log import HIDDEN
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table
from tests.server.conftest import People
from tests.server.players import Live, live, play_together, post, two_people
from tests.server.table_server import ThreadServer

IN_TEXT = re.compile(rf'[":]({"|".join(re.escape(name) for name in sorted(CUSTOMERS, key=len, reverse=True))})"')
"""The name of a customer as it stands in data: as a whole string, or at the end of a token."""


PREFERRED = {
    "village": ("serve:", "harvest", "make:", "buy:", "take:grain:", "take:market:", "take:crafts:"),
    "legacy": ("marry:", "children", "arrange:", "person:", "child"),
}
"""Answers after which there is something to hide: in Village those of people who want customers, in Legacy those of
families that do not die out in the first generation."""
LOOK_EVERY = 6
"""After how many answers everybody looks around. Even the shortest match is several times as long."""
OPTIONS = {"lorenzo": {"advanced": "on"}}
"""Options with which there is something to hide: the leaders of Lorenzo are drafted in secret."""


class Watched:
    """A whole match of two people over WebSockets, with a spectator; all that the server sent to each of them."""

    def __init__(self, server: ThreadServer, people: People, game: str, seed: int) -> None:
        ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
        table = two_people(ada, bob, game=game, options=OPTIONS.get(game, {}))
        rng = random.Random(seed)
        self.other_texts: list[tuple[int, int, str, str]] = []
        """Answers to other requests on the way: the reader, the last line, the path, the text."""
        with (
            live(ada, table, steps=True) as first,
            live(bob, table, steps=True) as second,
            live(eve, table, steps=True) as third,
        ):
            readers = {0: (ada, first), 1: (bob, second), SPECTATOR: (eve, third)}
            answers = count(1)

            def look_around(seq: int) -> None:
                if next(answers) % LOOK_EVERY or first.position["over"]:
                    return
                for seat, (client, _) in readers.items():
                    for path in ("/log", "/record", "/chat", f"/position?at={rng.randrange(seq)}", ""):
                        text = client.get(f"/api/tables/{table}{path}").text
                        self.other_texts.append((seat, seq, path, text))

            play_together([first, second], rng, look_around, PREFERRED.get(game, ()))
            third.until(lambda p: bool(p.position.get("over")))
        self.sent: dict[int, Live] = {seat: play for seat, (_, play) in readers.items()}
        record = read_record(ada.get(f"/api/tables/{table}/record").text)
        assert record.secret is not None
        self.secret = record.secret.hex()
        self.replay = Replay(record)
        self.game = self.replay.game

    def hid_something(self) -> bool:
        """Whether somebody knew something that others did not: in a rare match of Village nothing is ever sold."""
        return any(
            zone.audience not in (0, EVERYBODY) and self.game.cards(then.state, zone)
            for then in self.replay.positions()
            for zone in self.game.zones(then.state)
        )

    def secret_answers(self, reader: int) -> list[re.Pattern[str]]:
        """How the answers that are kept from a reader would look in a text.

        What he was offered himself he knows of: in a draft the cards go round.
        """
        always = json.dumps(self.game.view(self.replay.at(0).state, SPECTATOR))
        tokens = {line.token for line in self.replay.record.lines if not line.known_to(reader)}
        for then in self.replay.positions():
            question = self.game.asked(then.state)
            if question is not None and question.seat == reader:
                tokens -= {question.table.names[option] for option in question.options(then.state)}
        patterns = [re.compile(rf"(?<![\w:-]){re.escape(token)}(?![\w:-])") for token in tokens]
        return [pattern for pattern in patterns if not pattern.search(always)]

    def told(self, secrets: list[re.Pattern[str]], text: str, seat: int, seq: int) -> list[re.Pattern[str]]:
        """Which secrets are in a text, though they were not yet open: in Legacy patrons are turned up, and then goals
        are chosen. That views show nothing hidden is a law of the conformance suite."""
        found = [pattern for pattern in secrets if pattern.search(text)]
        view = json.dumps(self.game.view(self.replay.at(seq).state, seat)) if found else ""
        return [pattern for pattern in found if not pattern.search(view)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_ever_sent(server: ThreadServer, people: People, game: str) -> None:
    """The dice are fresh: where there was nothing to hide, another match is played."""
    for seed in range(11, 21):
        match = Watched(server, people, game, seed)
        for seat, play in match.sent.items():
            _check_messages(match, play, seat)
        _check_other_texts(match)
        if game == "village":
            _check_customers(match)
        if match.hid_something():
            return
    raise AssertionError("ten matches in which nothing was hidden")


def shown(text: str) -> Any:
    """A message; of a step its position."""
    message = json.loads(text)
    return message["position"] if message["type"] == "step" else message


def _check_messages(match: Watched, play: Live, seat: int) -> None:
    """A position has what the rules show this seat, and nothing that is not made of that."""
    never = match.secret_answers(seat)
    checked = stepped = seq = 0
    for text in play.raw:
        message = shown(text)
        if message["type"] != "position" or not message["over"]:
            assert match.secret not in text
            seq = message["seq"] if message["type"] == "position" else seq
            assert not match.told(never, text, seat, seq)
        if message["type"] != "position":
            continue
        then = match.replay.at(message["seq"])
        view = json.loads(json.dumps(match.game.view(then.state, seat)))
        assert message["view"] == view
        _check_recap(match, message, seat)
        news = [(n, event) for n, event in then.events if n >= message["events_from"]]
        told = [(n, event.message.key) for n, event in news if event.known_to(seat)]
        assert [(entry["seq"], entry["key"]) for entry in message["events"]] == told
        if message["over"]:
            assert message["secret"] == match.secret
            assert all(score["complete"] for score in message["scores"])
            continue
        assert [score["parts"] for score in message["scores"]] == [player["score"] or {} for player in view["players"]]
        if message["at"] is None:
            _check_question(match, then.state, message["question"], seat)
            checked += 1
        else:
            assert message["question"] is None
            stepped += 1
    assert checked > 10
    assert stepped > 3


def _check_recap(match: Watched, message: Any, seat: int) -> None:
    """What others answered since a seat last did is told to that seat alone, when it is asked, if it may know it."""
    before = match.replay.record.lines[: message["seq"]]
    since = next((line.seq for line in reversed(before) if line.seat == seat), 0)
    moves = [line for line in before[since:] if line.seat >= 0 and line.known_to(seat)]
    asked = message["at"] is None and message["to_move"] == seat
    wanted = [(line.seq, line.seat, line.token) for line in moves] if asked else []
    assert [(move["seq"], move["seat"], move["token"]) for move in message["recap"]] == wanted


def _check_question(match: Watched, state: Any, asked: Any, seat: int) -> None:
    """Only the one who is asked gets answers; a secret question is not even named to others."""
    question = match.game.asked(state)
    assert question is not None
    assert asked["seat"] == question.seat
    assert bool(asked["options"]) == (seat == question.seat)
    if seat != question.seat:
        assert asked["refused"] == []
        public = question.audience(state) == EVERYBODY
        assert (asked["kind"] is None, asked["prompt"] is None) == (not public, not public)


def _check_other_texts(match: Watched) -> None:
    never = {seat: match.secret_answers(seat) for seat in match.sent}
    everyone = match.secret_answers(SPECTATOR)
    assert len(match.other_texts) > 30
    for seat, seq, path, text in match.other_texts:
        assert match.secret not in text
        assert "snapshot" not in text
        secret = everyone if path == "/record" else never[seat]
        assert not match.told(secret, text, SPECTATOR if path == "/record" else seat, seq), (seat, path)
        if path == "/record":
            lines = read_record(text).lines
            assert [line.token == HIDDEN for line in lines] == [
                line.audience != EVERYBODY for line in match.replay.record.lines[:seq]
            ]


# Village: the customers that were served lie face down


def visible(view: dict[str, Any]) -> set[str]:
    """The customers that a view may show."""
    tiles = [tile for tile in view["stalls"] if tile] + view["queue"]
    for player in view["players"]:
        tiles += player["customers"] or []
    return {tile["id"] for tile in tiles}


def _check_customers(match: Watched) -> None:
    for seat, play in match.sent.items():
        for text in play.raw:
            message = shown(text)
            if message["type"] != "position":
                assert not IN_TEXT.findall(text)
                continue
            message.pop("recap")  # it has public answers; whoever served whom is no secret
            text = json.dumps(message, separators=(",", ":"))
            view = match.game.view(match.replay.at(message["seq"]).state, seat)
            assert set(IN_TEXT.findall(text)) <= visible(view)
            for other, score in enumerate(message["scores"]):
                assert score["complete"] == (other == seat or message["over"])
                assert ("customers" in score["parts"]) == score["complete"]
    shown_until = _shown_until(match.replay)
    for seat, seq, path, text in match.other_texts:
        if path != "/record":  # that has the public log; whoever served whom is no secret
            assert set(IN_TEXT.findall(text)) <= shown_until[seat][seq]


def _shown_until(replay: Replay) -> dict[int, list[set[str]]]:
    """For each reader and line, the customers that were open to it at some time up to there."""
    shown: dict[int, list[set[str]]] = {}
    for seat in (0, 1, SPECTATOR):
        so_far: set[str] = set()
        shown[seat] = []
        for then in replay.positions():
            so_far = so_far | visible(replay.game.view(then.state, seat))
            shown[seat].append(so_far)
    return shown


def unconfirmed_end() -> Match:
    """A match whose last turn is played but not confirmed."""
    for seed in range(20):
        match = Match.start(load_game("village"), 2, chance=SeededChance(seed), confirm=True)
        rng = random.Random(seed)
        while not match.finished:
            seat = match.to_move
            assert seat is not None
            if not match.waiting_for_confirm:
                match.answer(seat, rng.choice(match.options()))
            elif match.game.asked(match.state) is None:
                return match
            else:
                match.confirm(seat)
    raise AssertionError("no match ends with a turn that can be confirmed")


def test_a_last_turn_that_is_not_confirmed_shows_nothing() -> None:
    """The rules turn everything over when the game is over; until the last turn is confirmed it is not."""
    match = unconfirmed_end()
    seats = [Seat("person", "Ada", "a"), Seat("person", "Bob", "b")]
    table = Table("t", "village", {}, "public", "a", "Ada", seats, confirm=True, state="running", match=match)
    seen = position(table, Reader("a", "en"), 0)
    assert not seen["over"]
    assert seen["secret"] is None
    assert [player["customers"] is None for player in seen["view"]["players"]] == [False, True]
    assert [score["complete"] for score in seen["scores"]] == [True, False]
    match.confirm(match.to_move or 0)
    seen = position(table, Reader("a", "en"), 0)
    assert seen["over"]
    assert [player["customers"] is None for player in seen["view"]["players"]] == [False, False]


def test_others_get_no_options(server: ThreadServer, people: People) -> None:
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
    table = two_people(ada, bob)
    with_options = []
    for client in (ada, bob, eve):
        question = client.get(f"/api/tables/{table}/position").json()["question"]
        assert question["prompt"]["text"]
        with_options.append(bool(question["options"]))
        assert bool(question["refused"]) <= bool(question["options"])
    assert sorted(with_options) == [False, False, True]
    assert with_options[2] is False
    post(people(server, "Zoe"), f"/api/tables/{table}/sandbox")
