"""Whole games of Legacy in every language: all that is asked, answered, refused and told can be said."""

from functools import cache
from typing import Any

import pytest

from armorial.games.legacy.components import (
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    GOALS,
    HINTS,
    HOLDINGS,
    MISSIONS,
    NATIONS,
    NEEDS,
    PATRONS,
    PROFESSIONS,
    RELATIVES,
    SEXES,
    SPACES,
    TITLES,
    components,
)
from armorial.games.legacy.describe import (
    child_does,
    friend_does,
    friend_needs,
    hint_words,
    mission_brings,
    mission_needs,
    patron_goals,
    patron_needs,
)
from armorial.games.legacy.parts import Parts
from armorial.games.legacy.words import goal_words
from armorial.kernel.words import Arg, Message, who
from armorial.text import LANGUAGES, Speaker
from tests.text.files import messages
from tests.text.whole_games import check_sentences, check_words, never_said, said_in

EACH = pytest.mark.parametrize("language", LANGUAGES)
EN, RU, PL = (Speaker(language, strict=True) for language in ("en", "ru", "pl"))
NAMES = ("Jadwiga", "Anne")


def friend(name: str) -> Message:
    return Message(f"legacy-friend-{name}")


def n(key: str, amount: int) -> Message:
    return Message(f"legacy-n-{key}", {"n": amount})


RARE = [
    Message("legacy-ask-exchange", {"who": who(0), "n": 1}),
    Message("legacy-ask-give-friend", {"who": who(0), "to": who(1)}),
    Message("legacy-ask-grows", {"who": who(0)}),
    Message("legacy-ask-lose", {"who": who(0)}),
    Message("legacy-ask-money", {"who": who(0)}),
    Message("legacy-ask-random-friend", {"who": who(0), "to": who(1)}),
    Message("legacy-ask-source", {"who": who(0), "what": n("friends", 2)}),
    Message("legacy-ask-who-gives", {"who": who(0), "what": n("friends", 1)}),
    Message("legacy-did-give-friend", {"who": who(0), "to": who(1)}),
    Message("legacy-did-give-gold", {"who": who(0), "to": who(1), "what": n("gold", 1)}),
    Message("legacy-did-give-which", {"who": who(0), "to": who(1), "friend": friend("ann")}),
    Message("legacy-did-no-child-card", {"who": who(0)}),
    Message("legacy-did-patron", {"who": who(0), "patron": Message("legacy-patron-voltaire"), "what": n("honour", 8)}),
    Message("legacy-warn-died-out"),
    Message("legacy-warn-no-child"),
    Message("legacy-warn-generation"),
    Message("legacy-warn-pawns", {"n": 2}),
    Message("legacy-warn-mission", {"mission": Message("legacy-mission-paris_salon")}),
    Message("legacy-warn-prestige"),
    Message("legacy-warn-no-gold"),
    Message("legacy-warn-no-friends"),
    Message("legacy-did-no-pawn", {"who": who(0), "what": [Message("legacy-pawn-orange")]}),
]
"""What random games hardly ever come to."""


@cache
def said() -> list[Message]:
    tables: list[tuple[int, dict[str, str], int]] = [(seats, {}, seed) for seats in (1, 2, 3, 4) for seed in range(8)]
    tables += [(1, {"solo": "testament"}, seed) for seed in range(12)]
    return [*said_in("legacy", tables), *RARE]


@cache
def printed() -> list[Message]:
    """What is printed on all cards."""
    parts = Parts(components())
    found = [words for kind in range(len(CHILDREN)) for words in child_does(parts, kind)]
    for index in range(len(FRIENDS)):
        found += [*friend_does(parts, index), *friend_needs(parts, index)]
    for index in range(len(MISSIONS)):
        found += [*mission_needs(parts, index), *mission_brings(parts, index)]
    for index in range(len(PATRONS)):
        found += [*patron_needs(parts, index), *patron_goals(parts, index)]
    found += [Message(f"legacy-need-{need}", {"n": 2}) for need in NEEDS]
    found += [goal_words(goal) for goal in range(len(GOALS))]
    return [*found, *hints()]


def hints() -> list[Message]:
    """Those that are printed, and all that an owner's could ask for."""
    first, second, third = HINTS[1], HINTS[5], HINTS[8]
    found = [hint_words(Parts(components()), number) for number in range(len(HINTS))]
    for count in (1, 2):
        for of in RELATIVES:
            for sex in SEXES:
                for profession in PROFESSIONS:
                    file: dict[str, dict[str, Any]] = {
                        first: {"of": of, "sex": sex, "profession": profession, "count": count},
                        second: {"of": of, "child_profession": profession, "count": count},
                    }
                    parts = Parts(components({"hint": file}))
                    found += [hint_words(parts, HINTS.index(name)) for name in (first, second)]
        for holding in HOLDINGS:
            file = {third: {"nations": dict.fromkeys(NATIONS, 1), "holds": holding, "count": count, "foreign": 1}}
            found.append(hint_words(Parts(components({"hint": file})), HINTS.index(third)))
    return found


@EACH
def test_everything_can_be_said(language: str) -> None:
    check_words("legacy", [*said(), *printed()], language)


@EACH
def test_labels_are_short_and_log_lines_are_sentences(language: str) -> None:
    check_sentences("legacy", said(), language)


def test_the_games_said_nearly_everything() -> None:
    """Else the tests above would prove little."""
    assert never_said("legacy", [*said(), *printed()], ("legacy-board-",)) == set()


def test_everything_has_a_name() -> None:
    wanted = [f"legacy-friend-{name}" for name in FRIENDS]
    wanted += [f"legacy-child-{child}" for child in CHILDREN]
    wanted += [f"legacy-title-{title}" for title in TITLES]
    wanted += [f"legacy-contribution-{contribution}" for contribution in CONTRIBUTIONS]
    wanted += [f"legacy-mission-{mission}" for mission in MISSIONS]
    wanted += [f"legacy-patron-{patron}" for patron in PATRONS]
    wanted += [f"legacy-pawn-{colour}" for colour in COLOURS]
    wanted += [f"legacy-space-{space}" for space in SPACES]
    assert [key for key in wanted if key not in messages("en")] == []


@pytest.mark.parametrize(
    ("speaker", "key", "expected"),
    [
        (RU, "friends", "1 друг, 2 друга, 5 друзей, 11 друзей, 21 друг"),
        (RU, "gold", "1 золотой, 2 золотых, 5 золотых, 11 золотых, 21 золотой"),
        (RU, "honour", "1 очко благородства, 2 очка благородства, 5 очков благородства, 11 очков благородства,"
         " 21 очко благородства"),
        (PL, "friends", "1 Znajomy, 2 Znajomych, 5 Znajomych, 11 Znajomych, 21 Znajomych"),
        (PL, "gold", "1 Złoto, 2 Złota, 5 Złota, 11 Złota, 21 Złota"),
        (PL, "honour", "1 Punkt Honoru, 2 Punkty Honoru, 5 Punktów Honoru, 11 Punktów Honoru, 21 Punktów Honoru"),
    ],
)  # fmt: skip
def test_plurals(speaker: Speaker, key: str, expected: str) -> None:
    assert ", ".join(speaker.say(n(key, amount)) for amount in (1, 2, 5, 11, 21)) == expected


def test_unknown_people_are_told_by_their_relatives() -> None:
    daughter = Message("legacy-daughter-of", {"n": 4, "parent": friend("saskia")})
    assert EN.say(daughter) == "a daughter of Saskia (no. 4)"
    assert RU.say(daughter) == "дочь Саскии (№ 4)"
    assert PL.say(daughter) == "córka Saskii (nr 4)"
    mother = Message("legacy-mother-of", {"child": friend("laurent")})
    assert RU.say(mother) == "мать Лорена"
    assert PL.say(mother) == "matka Laurenta"
    uncle = Message("legacy-brother-of", {"n": 8, "other": friend("claire")})
    assert RU.say(uncle) == "брат Клер (№ 8)"
    assert PL.say(uncle) == "brat Claire (nr 8)"


def test_whoever_plays_alone_is_not_named_as_who_begins() -> None:
    told = said_in("legacy", [(1, {"solo": "standard"}, 4)])
    assert {message.key for message in told if "did-round" in message.key} == {"legacy-did-round-alone"}
    assert EN.say(Message("legacy-did-round-alone", {"n": 1})) == "Round 1 begins."


def test_people_have_names_and_epithets() -> None:
    name, trait = Message("legacy-given-charles"), Message("legacy-epithet-brave")
    brave = Message("legacy-with-epithet", {"name": name, "epithet": trait})
    assert [speaker.say(brave) for speaker in (EN, RU, PL)] == ["Charles the Brave", "Шарль Храбрый", "Charles Odważny"]


def test_sentences() -> None:
    given = Message("legacy-did-give-gold", {"who": who(0), "to": who(1), "what": n("gold", 2)})
    assert EN.say(given, NAMES) == "Jadwiga gives Anne 2 gold."
    assert RU.say(given, NAMES) == "Jadwiga отдаёт игроку Anne 2 золотых."
    assert PL.say(given, NAMES) == "Jadwiga oddaje graczowi Anne 2 Złota."
    pawn = Message("legacy-did-gain", {"who": who(0), "what": [Message("legacy-pawn-orange")]})
    assert EN.say(pawn, NAMES) == "Jadwiga gains an orange pawn."
    assert RU.say(pawn, NAMES) == "Jadwiga получает оранжевую фишку."
    assert PL.say(pawn, NAMES) == "Jadwiga otrzymuje pomarańczowy pion."
    worth: dict[str, Arg] = {"goal": Message("legacy-goal-gold"), "each": 3, "n": 1}
    assert EN.say(Message("legacy-goal-worth", worth)) == "gold: 1 honour for every 3"
    assert RU.say(Message("legacy-goal-worth", worth)) == "золото: 1 очко благородства за каждые 3"
    assert PL.say(Message("legacy-goal-worth", worth)) == "Złoto: 1 Punkt Honoru za każde 3"
