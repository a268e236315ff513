"""Whole games of Lorenzo il Magnifico in every language: all that is asked, answered, refused and told can be said."""

from functools import cache

import pytest

from armorial.games.lorenzo.components import (
    BONUS_TILES,
    CARDS,
    LEADERS,
    MEMBERS,
    PRODUCTION,
    SPACES,
    TILES,
    components,
)
from armorial.games.lorenzo.describe import (
    bonus_tile_gives,
    card_ever,
    card_now,
    card_prices,
    leader_does,
    leader_needs,
    space_gives,
    tile_does,
)
from armorial.games.lorenzo.parts import Parts
from armorial.kernel.words import Message, who
from armorial.text import LANGUAGES, Speaker
from tests.text.files import messages
from tests.text.whole_games import check_sentences, check_words, never_said, said_in

EACH = pytest.mark.parametrize("language", LANGUAGES)
EN, RU, PL = (Speaker(language, strict=True) for language in ("en", "ru", "pl"))
LEADER = Message("lorenzo-leader-federico_da_montefeltro")
MEMBER = Message("lorenzo-member-white")
RARE = [
    Message("lorenzo-play-copying", {"leader": Message("lorenzo-leader-lorenzo_de_medici"), "other": LEADER}),
    Message("lorenzo-activate", {"leader": LEADER}),
    Message("lorenzo-activate-for", {"leader": LEADER, "member": MEMBER}),
    Message("lorenzo-did-play", {"who": who(0), "leader": LEADER}),
    Message("lorenzo-did-copy", {"who": who(0), "leader": LEADER}),
    Message("lorenzo-did-activate", {"who": who(0), "leader": LEADER}),
    Message("lorenzo-did-gain", {"who": who(0), "what": [Message("lorenzo-n-faith", {"n": 1})]}),
    Message("lorenzo-did-name", {"who": who(0), "member": MEMBER, "n": 6}),
    Message("lorenzo-did-nothing", {"who": who(0), "area": Message("lorenzo-area-production")}),
    Message("lorenzo-did-skip-turn", {"who": who(0)}),
    Message("lorenzo-ask-servants", {"who": who(0), "space": Message("lorenzo-space-council")}),
    Message("lorenzo-pass", {"member": MEMBER}),
    Message("lorenzo-did-pass", {"who": who(0), "member": MEMBER}),
]
"""What random games hardly ever come to: leaders in play, some excommunications, members that nobody can place, spare
servants."""


@cache
def said() -> list[Message]:
    tables = [(seats, {"advanced": "on"}, seed) for seats in (2, 3, 4) for seed in (1, 2)]
    tables += [(seats, {"advanced": "off"}, seed) for seats in (2, 4) for seed in (3, 4)]
    return [*said_in("lorenzo", tables), *RARE]


def printed() -> list[Message]:
    """What is printed on all cards and tiles."""
    parts = Parts(components())
    found: list[Message] = []
    for card in range(len(CARDS)):
        found += [part for price in card_prices(parts, card) for part in price]
        found += [*card_now(parts, card), *card_ever(parts, card)]
    for leader in range(len(LEADERS)):
        found += [*leader_needs(parts, leader), leader_does(parts, leader)]
    for tile in range(len(TILES)):
        found += tile_does(parts, tile)
    for tile in range(len(BONUS_TILES)):
        found += bonus_tile_gives(parts, tile, PRODUCTION)
    for space in range(len(SPACES)):
        found += space_gives(parts, space)
    return found


@EACH
def test_everything_can_be_said(language: str) -> None:
    check_words("lorenzo", [*said(), *printed()], language)


@EACH
def test_labels_are_short_and_log_lines_are_sentences(language: str) -> None:
    check_sentences("lorenzo", said(), language)


def test_the_games_said_nearly_everything() -> None:
    """Else the tests above would prove little."""
    assert never_said("lorenzo", [*said(), *printed()], ()) == set()


def test_everything_has_a_name() -> None:
    wanted = [f"lorenzo-card-{card}" for card in CARDS]
    wanted += [f"lorenzo-leader-{leader}" for leader in LEADERS]
    wanted += [f"lorenzo-tile-{tile}" for tile in TILES]
    wanted += [f"lorenzo-bonus_tile-{tile}" for tile in BONUS_TILES]
    wanted += [f"lorenzo-member-{member}" for member in MEMBERS]
    wanted += [f"lorenzo-space-{space.replace(':', '_')}" for space in SPACES]
    assert [key for key in wanted if key not in messages("en")] == []


def n(key: str, amount: int) -> Message:
    return Message(f"lorenzo-n-{key}", {"n": amount})


@pytest.mark.parametrize(
    ("speaker", "key", "expected"),
    [
        (RU, "servants", "1 слуга, 2 слуги, 5 слуг, 11 слуг, 21 слуга, 22 слуги"),
        (RU, "vp", "1 победное очко, 2 победных очка, 5 победных очков, 11 победных очков, 21 победное очко,"
         " 22 победных очка"),
        (RU, "stone", "1 камень, 2 камня, 5 камней, 11 камней, 21 камень, 22 камня"),
        (PL, "servants", "1 sługa, 2 sług, 5 sług, 11 sług, 21 sług, 22 sług"),
        (PL, "stone", "1 kamień, 2 kamienie, 5 kamieni, 11 kamieni, 21 kamieni, 22 kamienie"),
        (PL, "military", "1 punkt militarny, 2 punkty militarne, 5 punktów militarnych, 11 punktów militarnych,"
         " 21 punktów militarnych, 22 punkty militarne"),
    ],
)  # fmt: skip
def test_plurals(speaker: Speaker, key: str, expected: str) -> None:
    assert ", ".join(speaker.say(n(key, amount)) for amount in (1, 2, 5, 11, 21, 22)) == expected


def test_sentences() -> None:
    names = ("Jadwiga",)
    placed = Message(
        "lorenzo-did-place",
        {
            "who": who(0),
            "member": Message("lorenzo-member-orange"),
            "space": Message("lorenzo-space-venture_3"),
            "value": 5,
        },
    )
    assert RU.say(placed, names) == (
        "Jadwiga выставляет оранжевого родственника на 3-й этаж башни проектов (важность 5)."
    )
    assert PL.say(placed, names) == (
        "Jadwiga wystawia pomarańczowego członka rodziny na 3. piętro wieży przedsięwzięć (wartość 5)."
    )
    paid = Message("lorenzo-did-pay", {"who": who(0), "what": [n("coins", 1), n("servants", 1)]})
    assert RU.say(paid, names) == "Jadwiga платит 1 монету и 1 слугу."
    assert PL.say(paid, names) == "Jadwiga płaci 1 monetę i 1 sługę."
    assert EN.say(paid, names) == "Jadwiga pays 1 coin and 1 servant."
