"""A newcomer walks from the first page through all lessons by clicking what is lit; and what else a lesson offers."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from armorial.lessons import course_of, taught
from tests.browser.conftest import Someone, Visit
from tests.browser.test_access import check
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import LANGUAGES, Visitor

MOST_CLICKS = 12
"""More than any step needs."""

# A point of a place that the lesson has lit which a finger or pointer would really hit, without looking for it first;
# and it shines as what is lit does.
LIT = """
() => {
    const SPOTS = [[5, 5], [3, 3], [7, 7], [3, 7], [7, 3], [5, 2], [5, 8], [2, 5], [8, 5], [1, 1], [9, 9]];
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--glow)';
    const glow = getComputedStyle(probe).color;
    probe.remove();
    for (const element of document.querySelectorAll('.taught[data-tokens]')) {
        const halo = element.querySelector(':scope > .halo');
        const shines = halo ? getComputedStyle(halo).stroke : getComputedStyle(element).boxShadow;
        if (!shines.startsWith(glow)) throw new Error(`lit, but does not shine: ${element.dataset.tokens}`);
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        for (const [across, down] of SPOTS) {
            const [x, y] = [box.left + (box.width * across) / 10, box.top + (box.height * down) / 10];
            if (document.elementFromPoint(x, y)?.closest('[data-tokens]') === element) return { x, y };
        }
    }
    return null;
}
"""
# A veil lies over the table, but not where a point is, nor over all that surrounds it; and over the board.
CLEAR = """
((spot) => {
    const box = (rect) => ['x', 'y', 'width', 'height'].map((side) => rect[side].baseVal.value);
    const [, , width, height] = [...document.querySelectorAll('.veil .all')].map(box)[0] ?? [0, 0, 0, 0];
    const holes = [...document.querySelectorAll('.veil .hole')].map(box);
    const board = document.querySelector('.boardwrap')?.getBoundingClientRect();
    const within = (low, high, least, most) => Math.max(0, Math.min(high, most) - Math.max(low, least));
    const bares = ([x, y, across, down]) => board && 2 * within(x, x + across, board.left, board.right) *
        within(y, y + down, board.top, board.bottom) > board.width * board.height;
    return !holes.some(bares) && holes.some(([x, y, across, down]) =>
        x < spot.x && spot.x < x + across && y < spot.y && spot.y < y + down && across * down < (width * height) / 2);
})(given)
"""
# On a phone, which shows one place at a time: the place that a step speaks of, unless something leads on elsewhere.
SHOWN = """
((look) => !look || document.querySelector('main.tbl') || document.querySelector('[role=tab].leads') ||
    document.querySelector('[role=tab][aria-selected=true]').id.endsWith(`-${look}`)
)(document.querySelector('.teacher').dataset.look)
"""
ON_LIT = "document.activeElement.closest('.taught') !== null"
# Something has come of a click: the lesson has gone on, or a menu or the sheet asks which.
CAME = "document.querySelector('.teacher')?.dataset.at !== given || document.querySelector('.place-menu, .selected')"


class Learner:
    """Somebody in a lesson, who does what is lit and nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    @property
    def at(self) -> str:
        return str(self.page.locator(".teacher").get_attribute("data-at"))

    def until_shown(self, lesson: str) -> None:
        self.visitor.until("location.pathname.endsWith(given) && document.querySelector('.teacher')", lesson)
        self.visitor.until("document.querySelector('.teacher').dataset.at.startsWith('0.0.')")

    def hear(self, lang: str) -> None:
        """The lesson in another language; what is lit is drawn anew with it."""
        self.visitor.speak(lang)
        self.visitor.until("document.querySelector('.teacher').lang === given", lang)
        self.visitor.rest()

    def click_what_is_lit(self) -> None:
        before = self.at
        spot: dict[str, Any] | None = self.page.evaluate(LIT)
        if spot is not None:
            self.visitor.until(CLEAR, spot)
            self.page.mouse.click(spot["x"], spot["y"])
        else:
            self._in_the_list()
        self.visitor.until(CAME, before)
        if self.at == before:
            self.page.locator(".place-menu .opt.taught, .selected .opt.main").first.click()
            self.visitor.until("document.querySelector('.teacher').dataset.at !== given", before)

    def _in_the_list(self) -> None:
        """Where the board does not show it: in the bar."""
        listed = self.page.locator(".opt.taught:visible").first
        expect(listed, f"nothing that is lit is in sight: {self.at}").to_be_visible()
        listed.click()

    def press_what_is_lit(self) -> None:
        """The same with the keyboard alone."""
        before = self.at
        assert tab_to(self.visitor, ON_LIT), f"Tab does not reach what is lit: {before}"
        self.page.keyboard.press("Enter")
        self.visitor.until(CAME, before)
        if self.at == before:  # a menu, of which one is lit
            assert tab_to(self.visitor, "document.activeElement.matches('.place-menu .opt.taught')")
            self.page.keyboard.press("Enter")
            self.visitor.until("document.querySelector('.teacher').dataset.at !== given", before)

    def do_step(self, do: Callable[[], None]) -> None:
        for _ in range(MOST_CLICKS):
            self.visitor.until(SHOWN)
            if self.at.endswith(".1"):
                return
            do()
        raise AssertionError(f"the step is not done after {MOST_CLICKS} clicks: {self.at}")

    def go_on(self, *, keyboard: bool) -> None:
        """Whoever has answered by keyboard has the focus there already."""
        if keyboard:
            self.visitor.until("document.activeElement.matches('.teacher .on')")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(".teacher .on").click()

    def do_lesson(self, steps: int, *, keyboard: bool = False) -> None:
        do = self.press_what_is_lit if keyboard else self.click_what_is_lit
        for number in range(steps):
            self.visitor.until("document.querySelector('.teacher').dataset.at.startsWith(given)", f"{number}.")
            self.do_step(do)
            while self.page.locator(".told.again").count():  # only a try, which is not lit again
                self.go_on(keyboard=keyboard)
                self.visitor.until("document.querySelector('.teacher').dataset.at.endsWith('.0')")
                self.do_step(do)
            if number < steps - 1:
                self.go_on(keyboard=keyboard)


def in_tongues(game: str) -> list[str]:
    """The languages in which the lessons of a game are heard, from the first one."""
    return [LANGUAGES[(number + taught().index(game)) % len(LANGUAGES)] for number in range(len(LANGUAGES))]


@pytest.mark.parametrize("game", taught())
def test_a_newcomer_learns_a_game(visit: Visit, game: str) -> None:
    """From the first page, by clicking what is lit, each lesson in another language, the last one by keyboard alone."""
    tongues = in_tongues(game)
    visitor = visit(lang=tongues[0])
    visitor.open("/")
    visitor.page.locator(f'article[data-game={game}] a[href*="/learn/"]').click()
    learner = Learner(visitor)
    lessons = course_of(game).lessons
    for number, lesson in enumerate(lessons):
        learner.until_shown(f"/{lesson.name}")
        if number > 0:
            learner.hear(tongues[number])
        else:  # the boards are looked at where they are played on
            assert not check(visitor, f"lesson of {game}", part="" if game == "village" else ".teacher")
        last = number == len(lessons) - 1
        learner.do_lesson(len(lesson.steps), keyboard=last)
        if not last:
            visitor.page.locator(".teacher .on").click()
    visitor.open("/learn")
    expect(visitor.page.locator(f"article[data-game={game}] .mark.past")).to_have_count(len(lessons))
    assert game != "village" or not check(visitor, "the list of lessons")


@pytest.mark.parametrize("game", taught())
def test_a_newcomer_learns_on_a_phone(visit: Visit, game: str) -> None:
    """From the first page; the first lesson or the second, and the one after it comes next."""
    lessons = course_of(game).lessons
    number = taught().index(game) % (len(lessons) - 1)
    visitor = visit(phone=True, lang=in_tongues(game)[1])
    visitor.open("/")
    visitor.page.locator(f'article[data-game={game}] a[href*="/learn/"]').click()
    learner = Learner(visitor)
    learner.until_shown(f"/{lessons[0].name}")
    assert not check(visitor, f"lesson of {game}", part="" if game == "village" else ".teacher")
    if number > 0:
        visitor.open(f"/learn/{game}/{lessons[number].name}")
        learner.until_shown(f"/{lessons[number].name}")
    learner.do_lesson(len(lessons[number].steps))
    visitor.page.locator(".teacher .on").click()
    learner.until_shown(f"/{lessons[number + 1].name}")
    visitor.open("/learn")
    expect(visitor.page.locator(f"article[data-game={game}] .mark.past")).to_have_count(1)


def test_a_lesson_answers_other_tries_kindly_and_shows_the_way(visit: Visit) -> None:
    """With the keyboard alone: a wrong answer, why, show me, back, skip; and the place is kept."""
    visitor = visit()
    visitor.open("/learn/village/cubes")
    page, learner = visitor.page, Learner(visitor)
    learner.until_shown("/cubes")
    page.locator('[data-tokens~="take:grain:plague"] > .halo').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".teacher .kind")).to_contain_text("Black is plague")
    assert learner.at == "0.0.0"
    page.get_by_role("button", name="Why?").press("Enter")
    expect(page.locator("#lesson-why")).to_contain_text("You lead a family")
    page.keyboard.press("h")
    visitor.until("document.querySelector('.teacher').dataset.at === '0.1.1'")
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    visitor.until("document.querySelector('.teacher').dataset.at === '0.0.0'")
    page.get_by_role("button", name="Skip").press("Enter")
    visitor.until("document.querySelector('.teacher').dataset.at === '1.0.0'")
    page.get_by_role("button", name="Show me").press("Enter")
    visitor.until("document.querySelector('.teacher').dataset.at === '1.1.1'")
    page.keyboard.press("Enter")  # the way on has the focus
    visitor.until("document.querySelector('.teacher').dataset.at === '2.0.0'")
    visitor.open("/learn")
    expect(page.locator("article[data-game=village] li").first).to_contain_text(re.compile("Step 3 of 5"))
    page.locator("article[data-game=village] li a").first.click()
    visitor.until("document.querySelector('.teacher')?.dataset.at === '2.0.0'")


def test_a_first_game_has_a_coach_to_its_end(visit: Visit, someone: Someone) -> None:
    """From the list of lessons: a remark at the first question, a warning before a typical mistake, both ways on; and
    when the game is over, what to look at."""
    ada, visitor = someone("Ada"), visit()
    visitor.be(ada.cookies(visitor.url))
    visitor.open("/learn")
    page = visitor.page
    page.locator("article[data-game=village] li button").click()
    visitor.until_asked()
    said = page.locator(".status")
    expect(said).to_contain_text("Two questions each turn")
    visitor.until("heard.position.question.options.some((each) => each.token.startsWith('take:market:'))")
    market = next(each["token"] for each in visitor.position["question"]["options"] if "take:market:" in each["token"])
    before = visitor.seq
    visitor.press(market)
    card = page.locator(".coach-card")
    expect(card).to_contain_text("bring goods first")
    assert not check(visitor, "the coach warns", part=".coach-card")
    page.get_by_role("button", name="Choose again").click()
    expect(card).to_have_count(0)
    assert visitor.seq == before
    visitor.press(market)
    page.get_by_role("button", name="Do it anyway").click()
    visitor.until_seq(before + 1)
    visitor.trouble.forgiven = True  # the coach is asked about positions that are over by then: 409
    ada.play(visitor.table)
    expect(said).to_contain_text("Open each line of the count")
    visitor.trouble.forgiven = False
    visitor.open("/learn")
    expect(page.locator("article[data-game=village] li button .mark.past")).to_be_attached()
