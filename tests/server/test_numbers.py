"""Tables with other numbers than the standard ones: an owner's, or the host's; and which numbers boards get."""

import asyncio
import logging
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from armorial.box.words import NumberWords
from armorial.games import GAMES, game_module, load_game
from armorial.match import Match, SeededChance, read_record, verify, write_record
from armorial.server.checking import Checker
from armorial.table.errors import ApiError
from armorial.table.messages.base import LONGEST_COMPONENTS
from armorial.text import LANGUAGES, Speaker
from tests.server import bad_bots
from tests.server.conftest import People
from tests.server.finished_games import finish
from tests.server.players import get, hot_seat, play_http, position, post, refused
from tests.server.table_server import ThreadServer, thread_server

OWN = "[mill]\ncoins = 7\n\n[workshop.smithy]\nprice = { orange = 4 }\n"
REPLACED: dict[str, Any] = {"mill": {"coins": 7}, "workshop": {"smithy": {"price": {"orange": 4}}}}


def printed(client: httpx.Client, table: str) -> Any:
    """What the board of a table draws."""
    return get(client, position(client, table)["printed"])


def coins(client: httpx.Client, table: str) -> int:
    """What the mill of a table pays."""
    found: int = printed(client, table)["mill"]["coins"]
    return found


def test_a_table_with_the_standard_numbers_shares_them(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    first, second = (position(ada, hot_seat(ada))["printed"] for _ in range(2))
    assert first == second
    assert re.fullmatch(r"/api/games/village/printed/[0-9a-f]{20}", first)
    reply = people(server).get(first)
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert reply.json() == load_game("village").printed()
    assert people(server).get(f"{first[:-1]}{'1' if first.endswith('0') else '0'}").status_code == 404


def test_an_owner_plays_with_the_numbers_of_the_box(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = post(ada, "/api/tables", {"game": "village", "seats": 2, "components": OWN})
    assert table["numbers"] == "owner"
    assert get(bob, f"/api/tables/{table['id']}")["numbers"] == "owner", "who joins is told"
    post(bob, f"/api/tables/{table['id']}/join")
    post(ada, f"/api/tables/{table['id']}/start")
    seen = position(bob, table["id"])
    assert seen["printed"].startswith(f"/api/tables/{table['id']}/printed/")
    assert "private" in bob.get(seen["printed"]).headers["Cache-Control"]
    numbers = printed(bob, table["id"])
    assert numbers["mill"]["coins"] == 7
    assert numbers["workshops"]["smithy"]["price"] == {"orange": 4}
    assert numbers["church"] == load_game("village").printed()["church"], "the rest stays"
    copy = post(bob, f"/api/tables/{table['id']}/sandbox", {})
    assert (copy["numbers"], coins(bob, copy["id"])) == ("owner", 7)
    text = ada.get(f"/api/tables/{table['id']}/record").text
    assert read_record(text).components == REPLACED


IN_RULES = {"en": "At this table", "ru": "За этим столом", "pl": "Przy tym stole"}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", [("Smithy: price", "4 orange cubes", "3 orange cubes"), ("Mill: coins", "7", "2")]),
        ("ru", [("Кузница: цена", "4 оранжевых кубика", None), ("Мельница: монеты", "7", "2")]),
        ("pl", [("Kuźnia: cena", "4 pomarańczowe kostki", None), ("Młyn: monety", "7", "2")]),
    ],
)
def test_the_numbers_that_differ_are_listed_in_words(
    server: ThreadServer, people: People, language: str, lines: list[tuple[str, str, str | None]]
) -> None:
    ada = people(server, "Ada")
    table = post(ada, "/api/tables", {"game": "village", "seats": 2, "components": OWN, "visibility": "private"})
    found = get(ada, f"/api/tables/{table['id']}/numbers", lang=language)
    assert found["numbers"] == "owner"
    said = {change["what"]: (change["here"], change["standard"]) for change in found["changes"]}
    assert len(said) == len(lines)
    for what, here, standard in lines:
        assert said[what][0] == here
        assert standard in (None, said[what][1])
    assert people(server).get(f"/api/tables/{table['id']}/numbers").status_code == 404, "it is private"
    rules = ada.get(f"/api/tables/{table['id']}/rules", params={"lang": language})
    assert rules.headers["content-language"] == language
    assert f'<ins class="at-table">{IN_RULES[language]}: ' in rules.text
    assert "<s>2</s> <ins>7</ins>" in rules.text
    assert people(server).get(f"/api/tables/{table['id']}/rules").status_code == 404
    standard_table = post(ada, "/api/tables", {"game": "village", "seats": 2})
    same = ada.get(f"/api/tables/{standard_table['id']}/rules").text
    assert same == ada.get("/api/rules/village").text
    standard_numbers = get(ada, f"/api/tables/{standard_table['id']}/numbers")
    assert (standard_numbers["numbers"], standard_numbers["changes"]) == ("standard", [])
    for each, coins in ((found, 7), (standard_numbers, 2)):
        assert get(ada, each["printed"])["mill"]["coins"] == coins, "what pictures of the rules draw"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name(game: str, language: str) -> None:
    """In Russian nothing may be left in Latin letters: a name that is missing stands there as in the file."""
    words = NumberWords(game, language)
    english = NumberWords(game, "en")
    for path, _, _ in game_module(game).components().rows():
        said = words.what(path)
        assert "_" not in said, path
        assert ":" in said or path.rpartition(".")[2].isdigit(), path
        if language == "ru":
            assert not re.search("[a-z]", said), (path, said)
        elif language == "pl":
            assert said != english.what(path) or said.startswith("Testament") or path.startswith("hint"), path


BAD = [
    ("[mill\n", "line 1: this is not a TOML file"),
    ("[mill]\n\ncoins = 77\n", "line 3: mill.coins must be from 1 to 9, not 77"),
    ("[mill]\nsilver = 1\n", "line 2: there is no mill.silver"),
    ("[windmill]\ncoins = 1\n", "line 1: there is no windmill"),
    ("[mill]\nconfidence = 1979-05-27\n", "line 2: mill has the confidence"),
    ("[farm]\nstart_coins = 3\n[supply]\ncoins = 4\n", "4 coins are too few for 2 players"),
    (f"mill = {'[' * 5000}{']' * 5000}\n", "nested too deeply"),
    ("mill = '" + "x" * 5000 + "'\n", "mill must be a table"),
]


@pytest.mark.parametrize(("text", "words"), BAD, ids=[words for _, words in BAD])
def test_a_file_that_cannot_be_used_makes_no_table(server: ThreadServer, people: People, text: str, words: str) -> None:
    ada = people(server, "Ada")
    for path, wish in (("/api/tables", {"seats": 2}), ("/api/play-now", {})):
        error = refused(ada, path, {"game": "village", "components": text, **wish})
        assert error["code"] == "invalid"
        assert words in error["message"]["text"]
        assert len(error["message"]["text"]) < 600
    assert get(ada, "/api/my/tables")["tables"] == []


def test_a_file_that_is_too_long_is_not_even_read(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    text = "#" * (LONGEST_COMPONENTS + 1)
    assert refused(ada, "/api/tables", {"game": "village", "seats": 2, "components": text})["code"] == "invalid"


def test_a_file_that_takes_too_long_is_given_up() -> None:
    """None is known that does; so nobody is patient here."""

    async def bring(text: str) -> str:
        checker = Checker({}, patience=0)
        try:
            with pytest.raises(ApiError) as caught:
                await checker.chosen("village", text)
        finally:
            await checker.stop()
        return Speaker("en").say(caught.value.message)

    assert "takes too long" in asyncio.run(bring("[mill]\ncoins = 3\n"))


def test_the_standard_file_is_there_to_begin_with(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    for game in GAMES:
        text = ada.get(f"/api/games/{game}/components").text
        seats = load_game(game).seat_counts[-1]
        table = post(ada, "/api/tables", {"game": game, "seats": seats, "components": text})
        assert get(ada, f"/api/tables/{table['id']}/numbers")["changes"] == []


def test_the_numbers_stay_through_restart_and_rematch(database: str, people: People, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[mill]\ncoins = 5\n")
    with thread_server(database) as server:
        ada = people(server, "Ada")
        cookies = ada.cookies
        standard, owners = hot_seat(ada), hot_seat(ada, components=OWN)
        waiting = post(ada, "/api/tables", {"game": "village", "seats": 2, "components": OWN})["id"]
    with thread_server(database, components={"village": file}) as server:
        ada = people(server, cookies=cookies)
        assert [coins(ada, table) for table in (standard, owners)] == [2, 7], "they began with these"
        post(ada, f"/api/tables/{waiting}/start", {"fill": "greedy"})
        assert coins(ada, waiting) == 7
        hosts = {game["game"]: game["numbers"] for game in ada.get("/api/games").json()}
        assert (hosts["village"], hosts["troyes"]) == ("host", "standard")
        hosted = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})
        assert (hosted["numbers"], coins(ada, hosted["id"])) == ("host", 5)
        assert coins(ada, hot_seat(ada, components=OWN)) == 7, "one's own go before the host's"
        finish(server, owners)
    with thread_server(database) as server:
        ada = people(server, cookies=cookies)
        assert (get(ada, f"/api/tables/{hosted['id']}")["numbers"], coins(ada, hosted["id"])) == ("host", 5)
        again = post(ada, f"/api/tables/{owners}/rematch")
        assert again["numbers"] == "owner"
        post(ada, f"/api/tables/{again['id']}/start")
        assert coins(ada, again["id"]) == 7
        past = get(ada, f"/api/tables/{owners}/position", at=3)
        assert get(ada, past["printed"])["mill"]["coins"] == 7, "replays too"
        assert verify(read_record(ada.get(f"/api/tables/{owners}/record").text)).ok


def test_a_record_is_shown_with_its_own_numbers(server: ThreadServer, people: People) -> None:
    match = Match.start(load_game("village", REPLACED), 2, chance=SeededChance(1), overlay=REPLACED)
    match.answer(match.to_move or 0, match.options()[0])
    eve = people(server, "Eve")
    copy = post(eve, "/api/import", {"record": write_record(match.record())})
    assert (copy["numbers"], coins(eve, copy["id"])) == ("owner", 7)


def test_bots_think_with_the_numbers_of_the_table(
    sqlite: str, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), thread_server(sqlite, bad_bots.minding_the_mill) as server:
        ada = people(server, "Ada")
        wish = {"game": "village", "seats": 2, "bot": "random", "components": OWN}
        table = post(ada, "/api/play-now", wish)["id"]
        assert play_http(ada, table, random.Random(1), most=12)["seq"] > 12
        assert not caplog.records
        play_http(ada, post(ada, "/api/play-now", {**wish, "components": None})["id"], random.Random(1), most=12)
    assert "a bot failed" in caplog.text, "the check can fail"
