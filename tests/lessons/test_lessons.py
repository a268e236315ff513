"""Every lesson is played by its answers, and what it says is so: a changed rule, number or word shows here."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from armorial.games import GAMES
from armorial.lessons import Lesson, Moment, Step, Way, course_of, moment, taught
from armorial.lessons.plan import fits, wanted_now
from armorial.table.printed import standard_printed
from armorial.text import LANGUAGES, Speaker
from tests.lessons.facts import value_at
from tests.test_rule_ids import rules
from tests.text.files import messages

WORDS_A_MINUTE: Final = 180
MINUTES: Final = 4
LESSONS: Final = [(game, lesson.name) for game in taught() for lesson in course_of(game).lessons]


def lesson_of(game: str, name: str) -> Lesson:
    lesson = course_of(game).lesson(name)
    assert lesson is not None
    return lesson


def view(now: Moment) -> dict[str, Any]:
    return dict(now.match.game.view(now.match.state, 0))


def played(game: str, lesson: Lesson, number: int, before: list[list[str]], way: Way) -> Moment:
    """A step from its beginning to the end of a way, answering what the way asks for."""
    now = moment(course_of(game), lesson, number, before, [])
    while now.way is None:
        left = way.left(list(now.answers))
        assert left is not None
        wanted = wanted_now(left)
        token = next((token for each in wanted for token in now.match.options() if fits(token, each)), None)
        assert token is not None, f"{lesson.key} {number + 1}: {left} cannot be answered: {now.match.options()}"
        assert way.quiet or token in now.lit
        further = moment(course_of(game), lesson, number, before, [*now.answers, token])
        assert len(further.answers) == len(now.answers) + 1, f"{lesson.key} {number + 1}: {token} is not accepted"
        now = further
    return now


@cache
def branches(game: str, name: str) -> list[tuple[int, list[list[str]], Way, Moment, Moment]]:
    """Every way of every step, after the first way of all steps before and after each other one of the last."""
    lesson = lesson_of(game, name)
    found = []
    befores: list[list[list[str]]] = [[]]
    for number, step in enumerate(lesson.steps):
        following: list[list[list[str]]] = []
        for before in befores:
            begin = moment(course_of(game), lesson, number, before, [])
            for way in step.ways:
                if way.quiet:
                    continue
                end = played(game, lesson, number, before, way)
                found.append((number, before, way, begin, end))
                if not end.way.back:  # type: ignore[union-attr]
                    following.append([*before, list(end.answers)])
        befores = following[:1] + [each for each in following[1:] if each[:-1] == following[0][:-1]]
    return found


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_by_what_is_lit(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for number, _, way, begin, end in branches(game, name):
        where = f"{lesson.steps[number].key}: {way.do}"
        assert begin.match.to_move == 0, where
        assert begin.lit, where
        assert end.way is way, where
        assert end.told == f"{lesson.steps[number].key}-{way.see}", where


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_says_is_so(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    printed = json.loads(standard_printed(game).body)
    wrong = []
    for number, before, way, begin, end in branches(game, name):
        step = lesson.steps[number]
        facts = [("", step.printed, printed)]
        if all(tuple(each) == first_answers(game, name, n) for n, each in enumerate(before)):
            facts += [(" before", step.holds, view(begin)), (f" after {way.do}", way.holds, view(end))]
        for when, holds, tree in facts:
            for path, value in holds.items():
                found = value_at(tree, path)
                if found != value:
                    wrong.append(f"{step.key}{when}: {path} is {found}, not {value}")
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@cache
def first_answers(game: str, name: str, number: int) -> tuple[str, ...]:
    lesson = lesson_of(game, name)
    before = [list(first_answers(game, name, n)) for n in range(number)]
    return played(game, lesson, number, before, lesson.steps[number].ways[0]).answers


def keys_of(step: Step) -> list[str]:
    endings = [*(way.see for way in step.ways), *(ending for _, ending in step.tries)]
    return [step.key, f"{step.key}-why", *dict.fromkeys(f"{step.key}-{ending}" for ending in endings)]


def known_numbers(step: Step) -> set[int]:
    """The numbers that are tested: those that hold before, after, or are printed (and where), and what has changed."""
    after = [(path, value) for way in step.ways for path, value in way.holds.items()]
    changed = {abs(value - step.holds[path]) for path, value in after if path in step.holds}
    places = {int(name) for path in step.printed for name in path.split(".") if name.isdigit()}
    return {0, 1, *step.holds.values(), *step.printed.values(), *(value for _, value in after), *changed, *places}


def test_every_message_is_there_and_none_besides() -> None:
    wanted = {"lesson-other", "lesson-other-numbers", "lesson-learner"}
    for game in taught():
        for lesson in course_of(game).lessons:
            wanted |= {lesson.key, *(key for step in lesson.steps for key in keys_of(step))}
    written = {key for key in messages("en") if re.match(r"lesson-", key)}
    assert written == wanted


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_number_in_the_words_is_a_tested_one(game: str, name: str) -> None:
    """In English; and the other languages say the same numbers."""
    unknown, different = [], []
    for step in lesson_of(game, name).steps:
        for key in keys_of(step):
            said = [set(map(int, re.findall(r"\d+", Speaker(language).text(key)))) for language in LANGUAGES]
            if said[0] - known_numbers(step):
                unknown.append(f"{key}: {sorted(said[0] - known_numbers(step))}")
            if any(numbers != said[0] for numbers in said):
                different.append(f"{key}: {said}")
    assert not unknown, "\n".join(unknown)
    assert not different, "\n".join(different)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_read_in_four_minutes(game: str, name: str, language: str) -> None:
    """All that somebody is told who does what is lit, and asks why each time."""
    speaker = Speaker(language, strict=True)
    lesson = lesson_of(game, name)
    told = [key for step in lesson.steps for key in (step.key, f"{step.key}-why", f"{step.key}-{step.ways[0].see}")]
    words = sum(len(speaker.text(key).split()) for key in (lesson.key, *told))
    assert words <= WORDS_A_MINUTE * MINUTES


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_other_answers_are_answered_kindly_and_change_nothing(game: str, name: str) -> None:
    """Each ending that a step names is said to some answer that somebody may try."""
    lesson, course = lesson_of(game, name), course_of(game)
    begun: dict[int, dict[str, list[list[str]]]] = {}
    for number, before, *_ in branches(game, name):
        begun.setdefault(number, {})[str(before)] = before
    for number, step in enumerate(lesson.steps):
        said = set()
        for before in begun[number].values():
            for now in moments_on_the_ways(game, lesson, number, before):
                for token in now.match.options():
                    if token in now.lit:
                        continue
                    tried = moment(course, lesson, number, before, [*now.answers, token])
                    if tried.way is not None or len(tried.answers) > len(now.answers):
                        continue
                    assert (tried.answers, tried.lit, tried.told is not None) == (now.answers, now.lit, True)
                    said.add(tried.told)
        wanted = {f"{step.key}-{ending}" for _, ending in step.tries}
        assert wanted <= said, f"never said: {sorted(wanted - said)}"


def moments_on_the_ways(game: str, lesson: Lesson, number: int, before: list[list[str]]) -> Iterator[Moment]:
    seen = set()
    for way in lesson.steps[number].ways:
        answers = () if way.quiet else played(game, lesson, number, before, way).answers
        for upto in range(max(1, len(answers))):
            if answers[:upto] not in seen:
                seen.add(answers[:upto])
                yield moment(course_of(game), lesson, number, before, answers[:upto])


@pytest.mark.parametrize("game", taught())
def test_rules_that_are_named_are_rules(game: str) -> None:
    named = {rule for lesson in course_of(game).lessons for step in lesson.steps for rule in step.rules}
    assert named <= set(rules(game))


def test_every_game_has_three_lessons() -> None:
    assert {game: len(course_of(game).lessons) for game in taught()} == dict.fromkeys(GAMES, 3)
