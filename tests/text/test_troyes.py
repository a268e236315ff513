"""Whole games of Troyes in every language: all that is asked, answered, refused and told can be said."""

from functools import cache

import pytest

from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    EVENT_KINDS,
    EVENTS,
    components,
)
from armorial.games.troyes.describe import card_text, event_text
from armorial.games.troyes.parts import Parts
from armorial.kernel.words import Message, who
from armorial.text import LANGUAGES, Speaker
from tests.text.files import messages
from tests.text.whole_games import check_sentences, check_words, never_said, said_in

EACH = pytest.mark.parametrize("language", LANGUAGES)
EN, RU, PL = (Speaker(language, strict=True) for language in ("en", "ru", "pl"))
RARE = [
    Message("troyes-warn-deniers", {"what": Message("troyes-n-deniers", {"n": 3})}),
    Message("troyes-did-not-pay", {"who": who(0), "what": Message("troyes-n-vp", {"n": 2}), "n": 2}),
    Message("troyes-did-neutral-stopped", {"building": Message("troyes-building-bishopric"), "n": 3}),
    Message("troyes-did-tear-down-neutral", {"level": 1, "column": 6}),
    Message(
        "troyes-did-lay-only",
        {"who": who(0), "what": Message("troyes-n-cubes", {"n": 1}), "event": Message("troyes-event-heresy")},
    ),
    Message("troyes-warn-deniers", {"what": Message("troyes-n-deniers", {"n": 2})}),
    Message("troyes-warn-influence", {"what": Message("troyes-n-influence", {"n": 2})}),
]
"""What random games hardly ever come to."""


@cache
def said() -> list[Message]:
    tables: list[tuple[int, dict[str, str], int]] = [(seats, {}, seed) for seats in (2, 3, 4) for seed in (1, 2, 3)]
    return [*said_in("troyes", tables), *RARE]


def printed() -> list[Message]:
    """What is printed on all cards."""
    parts = Parts(components())
    cards = [card_text(parts, card) for card in range(len(CARDS))]
    return cards + [event_text(parts, event) for event in range(len(EVENTS))]


@EACH
def test_everything_can_be_said(language: str) -> None:
    check_words("troyes", [*said(), *printed()], language)


@EACH
def test_labels_are_short_and_log_lines_are_sentences(language: str) -> None:
    check_sentences("troyes", said(), language, longest=200)


def test_the_games_said_nearly_everything() -> None:
    """Else the tests above would prove little."""
    assert never_said("troyes", [*said(), *printed()], ()) == set()


def test_everything_has_a_name() -> None:
    wanted = [f"troyes-card-{card}" for card in CARDS]
    wanted += [f"troyes-event-{event}" for event in EVENT_KINDS]
    wanted += [f"troyes-character-{character}" for character in CHARACTERS]
    wanted += [f"troyes-building-{building}" for building in BUILDINGS]
    wanted += [f"troyes-die-{colour}" for colour in (*COLOURS, "black")]
    assert [key for key in wanted if key not in messages("en")] == []


@pytest.mark.parametrize(
    ("speaker", "key", "expected"),
    [
        (RU, "deniers", "1 монета, 2 монеты, 5 монет, 11 монет, 21 монета, 22 монеты"),
        (RU, "influence", "1 очко влияния, 2 очка влияния, 5 очков влияния, 11 очков влияния, 21 очко влияния,"
         " 22 очка влияния"),
        (PL, "deniers", "1 denar, 2 denary, 5 denarów, 11 denarów, 21 denarów, 22 denary"),
        (PL, "cubes", "1 znacznik, 2 znaczniki, 5 znaczników, 11 znaczników, 21 znaczników, 22 znaczniki"),
    ],
)  # fmt: skip
def test_plurals(speaker: Speaker, key: str, expected: str) -> None:
    numbers = (1, 2, 5, 11, 21, 22)
    assert ", ".join(speaker.text(f"troyes-n-{key}", n=amount) for amount in numbers) == expected


def test_sentences() -> None:
    names = ("Jadwiga", "Пётр")
    red, bought = Message("troyes-die-red", {"n": 4}), Message("troyes-die-yellow", {"n": 2})
    shown = [red, Message("troyes-die-of", {"die": bought, "who": who(1)})]
    group = Message("troyes-did-group", {"who": who(0), "dice": shown, "n": 6})
    assert EN.say(group, names) == "Jadwiga uses red 4 and yellow 2 (Пётр): total 6."
    assert RU.say(group, names) == "Jadwiga использует красную 4 и жёлтую 2 (Пётр): сумма 6."
    assert PL.say(group, names) == "Jadwiga używa kości: czerwona 4 i żółta 2 (Пётр). Suma: 6."
    expelled = Message("troyes-did-expel", {"who": who(1), "building": Message("troyes-building-city_hall")})
    assert RU.say(expelled, names) == "Горожанин изгнан из мэрии (Пётр)."
    assert PL.say(expelled, names) == "Obywatel zostaje wypędzony z ratusza (Пётр)."


def test_events_are_called_as_in_the_rulebook() -> None:
    assert RU.text("troyes-event-succession_conflict") == "Конфликт наследия"
    event = Message("troyes-event-succession_conflict")
    left = [RU.say(Message("troyes-cube-on", {"event": event, "n": n})) for n in (1, 3, 5)]
    free = ["свободен 1 флажок", "свободно 3 флажка", "свободно 5 флажков"]
    assert left == [f"Кубик на событие «Конфликт наследия» ({each})" for each in free]
