"""Every lesson is played by its answers, and what it says is so: a changed rule, number or word shows here."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from armorial.games import GAMES, load_game
from armorial.lessons import Lesson, Moment, Step, course_of, moment, taught
from armorial.lessons.facts import value_at
from armorial.lessons.walk import Branch, arguments, branches, is_named, played, view, wrong_facts
from armorial.text import LANGUAGES, Speaker
from tests.test_rule_ids import rules
from tests.text.files import messages, plain_text, variables

WORDS_A_MINUTE: Final = 180
MINUTES: Final = 4
LESSONS: Final = [(game, lesson.name) for game in taught() for lesson in course_of(game).lessons]


def lesson_of(game: str, name: str) -> Lesson:
    lesson = course_of(game).lesson(name)
    assert lesson is not None
    return lesson


@cache
def ways(game: str, name: str) -> list[Branch]:
    return list(branches(course_of(game), lesson_of(game, name), load_game(game)))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_by_what_is_lit(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for branch in ways(game, name):
        key = lesson.steps[branch.number].key
        where = f"{key}: {branch.way.do}"
        assert branch.begin.match.to_move == 0, where
        assert branch.begin.lit, where
        assert branch.end.way is branch.way, where
        assert branch.end.told == f"{key}-{branch.way.see}", where


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_says_is_so(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    wrong = [fact for branch in ways(game, name) for fact in wrong_facts(lesson, branch, named=True)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def keys_of(step: Step) -> list[str]:
    endings = [*(way.see for way in step.ways), *(ending for _, ending in step.tries)]
    return [step.key, f"{step.key}-why", *dict.fromkeys(f"{step.key}-{ending}" for ending in endings)]


def fixed_numbers(step: Step) -> set[int]:
    """The numbers that words may have as digits: with others the step is not played. What holds before and after, is
    printed (and where), and has changed; without those that the words have as arguments."""
    before = {path: value for path, value in step.holds.items() if not is_named(step, "before", path)}
    printed = {path: value for path, value in step.printed.items() if not is_named(step, "printed", path)}
    held = [(path, value) for way in step.ways for path, value in way.holds.items()]
    after = [(path, value) for path, value in held if not is_named(step, "after", path)]
    changed = {abs(value - before[path]) for path, value in after if path in before}
    return {0, 1, *before.values(), *printed.values(), *(value for _, value in after), *changed, *places(step)}


def places(step: Step) -> set[int]:
    """Where the printed numbers stand that a step names: of a third name, or an income of 7."""
    return {int(name) for path in step.printed for name in path.split(".") if name.isdigit()}


def test_every_message_is_there_and_none_besides() -> None:
    wanted = {"lesson-other", "lesson-other-numbers", "lesson-learner"}
    for game in taught():
        for lesson in course_of(game).lessons:
            wanted |= {lesson.key, *(key for step in lesson.steps for key in keys_of(step))}
    written = {key for key in messages("en") if re.match(r"lesson-", key)}
    assert written == wanted


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_number_in_the_words_is_a_tested_one(game: str, name: str) -> None:
    """Or an argument. In English; and the other languages say the same numbers."""
    unknown, different = [], []
    for step in lesson_of(game, name).steps:
        for key in keys_of(step):
            texts = [plain_text(messages(language)[key]) for language in LANGUAGES]
            said = [set(map(int, re.findall(r"\d+", text))) for text in texts]
            if said[0] - fixed_numbers(step):
                unknown.append(f"{key}: {sorted(said[0] - fixed_numbers(step))}")
            if any(numbers != said[0] for numbers in said):
                different.append(f"{key}: {said}")
    assert not unknown, "\n".join(unknown)
    assert not different, "\n".join(different)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whatever_was_chosen_before_the_numbers_in_the_words_are_so(game: str, name: str) -> None:
    """Of what is said to somebody who comes by another way than the first: a number that stands there as digits is one
    of those that hold there too."""
    lesson, wrong = lesson_of(game, name), []
    for branch in ways(game, name):
        if branch.first:  # the test of what a lesson says looks at these
            continue
        step = lesson.steps[branch.number]
        alike = [way.holds for way in step.ways if way.see == branch.way.see]
        facts = [(step.printed, branch.begin.match.game.printed()), (step.holds, view(branch.begin))]
        facts += [(holds, view(branch.end)) for holds in alike]
        so = {number for holds, tree in facts for path, number in holds.items() if value_at(tree, path) == number}
        both = {path for holds in alike for path in holds if path in step.holds}
        so |= {abs(value_at(view(branch.end), path) - value_at(view(branch.begin), path)) for path in both}
        so |= {0, 1, *places(step)}
        for ending in ("", "-why", f"-{branch.way.see}"):
            said = re.findall(r"\d+", plain_text(messages("en")[f"{step.key}{ending}"]))
            wrong += [f"{step.key}{ending} after {branch.before}: {each}" for each in said if int(each) not in so]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_words_have_the_arguments_that_they_name_and_each_is_named(game: str, name: str) -> None:
    for step in lesson_of(game, name).steps:
        named = {argument for key in keys_of(step) for argument in variables(messages("en")[key])}
        assert named == step.numbers.keys(), step.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_read_in_four_minutes(game: str, name: str, language: str) -> None:
    """All that somebody is told who does what is lit, and asks why each time."""
    speaker = Speaker(language, strict=True)
    lesson = lesson_of(game, name)
    course, rules = course_of(game), load_game(game)
    words = len(speaker.text(lesson.key).split())
    for number, step in enumerate(lesson.steps):
        numbers = arguments(course, lesson, number, [], rules)
        told = (step.key, f"{step.key}-why", f"{step.key}-{step.ways[0].see}")
        words += sum(len(speaker.text(key, **numbers).split()) for key in told)
    assert words <= WORDS_A_MINUTE * MINUTES


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_other_answers_are_answered_kindly_and_change_nothing(game: str, name: str) -> None:
    """Each ending that a step names is said to some answer that somebody may try."""
    lesson, course = lesson_of(game, name), course_of(game)
    begun: dict[int, dict[str, list[list[str]]]] = {}
    for branch in ways(game, name):
        begun.setdefault(branch.number, {})[str(branch.before)] = branch.before
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
        answers = () if way.quiet else played(course_of(game), lesson, number, before, way, load_game(game)).answers
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
