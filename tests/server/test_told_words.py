"""What letters and messages say, before they are sent."""

import asyncio
from typing import Any, cast

import pytest

from armorial.server.mail import Letter
from armorial.server.notices.letters import Letters
from armorial.server.notices.webhooks import Webhooks
from armorial.server.notices.words import Told, Words, together
from armorial.server.store.schema import PersonRow
from armorial.table.words import speaker_of

SITE = "https://armorial.example.org"


class Kept:
    """A mailer that keeps the letter."""

    able = True

    async def send(self, letter: Letter) -> None:
        self.letter = letter


def a_long_day(tables: int = 60) -> Words:
    """What a daily digest says to somebody of a large club."""
    told = [
        Told("your_turn", f"table{n}", "village", f"Your turn: Village {n}", "With Ada", 0.0) for n in range(tables)
    ]
    return together(told, speaker_of("en"))


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_long_letter_says_everything(language: str) -> None:
    mailer = Kept()
    ada = PersonRow(id="ada", email="ada@example.org")
    asyncio.run(Letters(cast(Any, mailer), SITE, "key").send(ada, a_long_day(), speaker_of(language), "1"))
    assert all(f"{SITE}/table/table{n}\n" in mailer.letter.text for n in range(60))
    assert f"{SITE}/unsubscribe#" in mailer.letter.text


def test_a_long_message_to_discord_ends_with_a_whole_line() -> None:
    content = Webhooks(cast(Any, None), SITE).content("discord", a_long_day(), "1")["content"]
    assert len(content) <= 2_000
    *lines, last = content.splitlines()
    assert last == f"… {SITE}/games"
    assert lines[-1].endswith(f"/table/table{len(lines) - 2}")


def test_a_name_is_no_link_in_a_letter() -> None:
    mailer = Kept()
    title = "https://evil.example/now wants to be your friend"
    told = Told("friend_asked", "/friends?ask=1", None, title, "With ada@evil.example", 0.0)
    ada = PersonRow(id="ada", email="ada@example.org")
    words = Words(title, "", told.place, (told,))
    asyncio.run(Letters(cast(Any, mailer), SITE, "key").send(ada, words, speaker_of("en"), "1"))
    assert "https:// evil. example/ now wants" in mailer.letter.subject
    assert "evil.example" not in mailer.letter.text
    assert f"{SITE}/friends?ask=1" in mailer.letter.text, "ours are links"
