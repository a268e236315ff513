"""Lessons with other numbers than the standard ones: they say those, and where they cannot they say so."""

from typing import Any

import pytest

from armorial.games import load_game
from armorial.lessons import course_of, taught
from armorial.lessons.walk import arguments, works
from armorial.table import classroom
from armorial.table.lesson_numbers import OtherNumbers, other_numbers
from armorial.table.messages.lessons import LessonStep, LessonWish
from armorial.table.numbers import Chosen
from armorial.text import LANGUAGES

LONGER_PLAGUE = {"farm": {"plague_time": 3}}
QUICK_SMITH = {"workshop": {"smithy": {"train_time": 1, "make_time": 1}}}
"""With which nobody crosses the bridge in the lesson of time."""


def numbers(components: dict[str, Any]) -> OtherNumbers:
    found = other_numbers("village", Chosen("owner", components))
    assert found is not None
    return found


def looked(lesson: str, step: int, own: OtherNumbers | None, language: str = "en") -> LessonStep:
    return classroom.looked("village", lesson, LessonWish(step=step), language, None, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_the_learners_number(language: str) -> None:
    own = numbers(LONGER_PLAGUE)
    standard, other = (looked("cubes", 4, each, language) for each in (None, own))
    assert (standard.why["text"].count("2"), other.why["text"].count("3")) == (1, 1)
    assert other.why["text"] != standard.why["text"]
    assert (other.remark, other.position["printed"]) == (None, own.address)


def test_what_came_of_an_answer_is_counted_with_the_learners_number() -> None:
    wish = LessonWish(step=4, answers=["take:family:plague", "birth"])
    done = classroom.looked("village", "cubes", wish, "en", None, numbers(LONGER_PLAGUE))
    assert done.told is not None
    assert done.told["text"].startswith("3 hours gone")
    assert done.position["view"]["players"][0]["time"] == 3


def test_what_is_said_before_an_answer_does_not_change_with_it() -> None:
    """Two ways to a wagon: one of them takes no time."""
    begun = looked("cubes", 3, None)
    wish = LessonWish(step=3, answers=["train:wheelwright:1", "make:wagon"])
    done = classroom.looked("village", "cubes", wish, "en", None)
    assert (done.done, done.say, done.why) == (True, begun.say, begun.why)


def test_a_lesson_that_does_not_work_has_the_standard_numbers_and_says_so() -> None:
    own = numbers(QUICK_SMITH)
    crossing, selling = looked("time", 3, own), looked("time", 0, own)
    assert crossing.why == looked("time", 3, None).why
    assert crossing.position["printed"] == looked("time", 3, None).position["printed"]
    assert crossing.remark is not None
    assert crossing.remark["text"].endswith("different in your box.")
    assert selling.remark is None, "this step names no number of the smithy"
    assert looked("cubes", 0, own).position["printed"] == own.address, "the smithy is in no way of this lesson"


def test_the_hosts_numbers_are_not_called_the_learners() -> None:
    own = other_numbers("village", Chosen("host", QUICK_SMITH))
    remark = looked("time", 3, own).remark
    assert remark is not None
    assert remark["text"].endswith("different on this server.")


def test_a_lesson_does_not_work_where_its_words_would_be_wrong() -> None:
    """The words of selling name the points of a customer as digits: everything can be done, but not said."""
    assert (
        looked("time", 0, numbers({"customer": {"3_grain": {"points": 5}}}))
        .position["printed"]
        .startswith("/api/games/")
    )


def test_a_price_that_is_gone_is_not_named() -> None:
    """Nobody loses 0 hours."""
    course = course_of("village")
    lesson = course.lesson("cubes")
    assert lesson is not None
    assert not works(course, lesson, load_game("village", {"farm": {"plague_time": 0}}))


def test_standard_numbers_are_no_others() -> None:
    assert other_numbers("village", Chosen("standard", None)) is None
    assert other_numbers("village", Chosen("owner", {"farm": {"plague_time": 2}})) is None


@pytest.mark.parametrize("game", taught())
def test_lessons_work_with_the_standard_numbers(game: str) -> None:
    course, rules = course_of(game), load_game(game)
    assert all(works(course, lesson, rules) for lesson in course.lessons)


def test_after_other_answers_a_step_still_has_its_numbers() -> None:
    """Whatever a browser says was answered before."""
    for game in taught():
        course, rules = course_of(game), load_game(game)
        for lesson in course.lessons:
            for number, step in enumerate(lesson.steps):
                found = arguments(course, lesson, number, [["nonsense"]] * number, rules)
                assert found.keys() == step.numbers.keys()
