"""What a game came to: places, dice, turns, facts; and the arithmetic of ratings and statistics."""

import random
from typing import Any

import pytest

from armorial import __version__
from armorial.bots import LEVELS
from armorial.games import GAMES, load_game
from armorial.kernel.contract import CHANCE
from armorial.match import Match
from armorial.server.standing.anchors import anchor, as_of
from armorial.server.standing.leaning import leaning
from armorial.server.standing.ratings import START, SURE, Skill, rate
from armorial.server.standing.results import Course, course_of, places_of, result_of
from armorial.server.standing.statistics import histogram, unlikely
from armorial.table.table import Seat, Table
from tests.server.finished_games import play_out
from tests.text.files import messages


def table_of(game: str, seats: int = 2) -> Table:
    """A table that has just begun."""
    table = Table("table", game, {}, "public", "p0", "Ada", [Seat("person", f"P{n}", f"p{n}") for n in range(seats)])
    table.match = Match.start(load_game(game), seats)
    table.state = "running"
    return table


@pytest.mark.parametrize(
    ("ranks", "left_at", "places"),
    [
        ([2, 1, 3], [None, None, None], [2, 1, 3]),
        ([1, 1, 3], [None, None, None], [1, 1, 3]),
        ([2, 1, 3], [None, 40, None], [1, 3, 2]),
        ([3, 1, 2], [None, 40, 90], [1, 3, 2]),
        ([2, 1, 3], [None, 0, 0], [1, 2, 2]),
        ([1, 2], [5, 5], [1, 1]),
    ],
)
def test_whoever_leaves_is_behind_all_who_stay(ranks: list[int], left_at: list[int | None], places: list[int]) -> None:
    assert places_of(ranks, left_at) == places


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_came_to(game: str) -> None:
    table = table_of(game)
    play_out(table)
    match = table.playing()
    result = result_of(table)
    assert [seat.score for seat in result.seats] == match.result
    assert all(sum(seat.parts.values()) == seat.score for seat in result.seats)
    assert [seat.place for seat in result.seats] == match.game.ranks(match.state)
    winners = match.game.winners(match.state)
    assert [seat.share > 0 for seat in result.seats] == [seat in winners for seat in range(2)]
    assert sum(seat.share for seat in result.seats) == (1 if winners else 0)
    assert sorted(seat.turn for seat in result.seats if seat.turn is not None) == [0, 1]
    assert result.answers == sum(line.seat != CHANCE and not line.forced for line in match.lines)
    rolled = [line.token.removeprefix("roll:") for line in match.lines if _is_roll(game, line.token, line.seat)]
    assert result.dice == ([rolled.count(str(face)) for face in range(1, 7)] if rolled else [])
    assert bool(rolled) == (game in ("lorenzo", "troyes"))
    for seat in result.seats:
        assert {fact for fact in seat.facts if fact != "luck"}
        assert all(f"web-fact-{game}-{fact}" in messages("en") for fact in seat.facts if fact != "luck")
        assert ("luck" in seat.facts) == (game == "troyes")


def _is_roll(game: str, token: str, seat: int) -> bool:
    return seat == CHANCE and (token.startswith("roll:") or (game == "lorenzo" and token.isdecimal()))


def test_a_claimed_game_says_only_who_stayed_away() -> None:
    table = table_of("troyes", 3)
    table.seats[1].taken_over_at = table.seq
    table.state, table.closed = "closed", "time"
    assert table.decided
    result = result_of(table)
    assert not result.whole
    assert [seat.place for seat in result.seats] == [1, 3, 1]
    assert [seat.share for seat in result.seats] == [0.5, 0.0, 0.5]
    assert [seat.left for seat in result.seats] == [False, True, False]
    assert all(not seat.parts and not seat.facts for seat in result.seats), "what was hidden stays so"


def test_who_begins_is_first() -> None:
    table = table_of("village", 3)
    play_out(table)
    first = int(table.playing().lines[0].token.removeprefix("first:"))
    turns = [seat.turn for seat in result_of(table).seats]
    assert turns[first] == 0
    assert turns[(first + 1) % 3] == 1


def test_the_luck_of_troyes_is_that_of_ones_own_dice() -> None:
    table = table_of("troyes")
    play_out(table)
    course = course_of(table.playing())
    own = {0: 0.0, 1: 0.0}
    for _, event in table.playing().events:
        if event.message.key == "troyes-did-roll":
            seat = event.message.args["who"].args["n"]  # type: ignore[union-attr]
            dice = event.message.args["dice"]
            own[seat] += sum(int(die.args["n"]) - 3.5 for die in dice)  # type: ignore[union-attr,arg-type,index,misc]
    assert course.luck == pytest.approx(own)


def test_what_was_taken_back_does_not_count_but_its_dice_were_thrown() -> None:
    table = table_of("lorenzo")
    match = table.playing()
    rng = random.Random(4)
    played = []
    while sum(line.token.isdecimal() for line in match.lines) < 6:  # the dice of two rounds
        assert match.to_move is not None
        played.append(match.version)
        match.answer(match.to_move, rng.choice(match.options()))
    before = course_of(match)
    match.rewind(played[2])
    after = course_of(match)
    assert sum(after.dice) == sum(before.dice) == 6
    assert after.answers < before.answers
    assert isinstance(after, Course)


def test_a_rating_moves_towards_the_result() -> None:
    strong, weak = Skill(30.0, 4.0), Skill(20.0, 4.0)
    better, worse = rate([strong, weak], [2, 1])
    assert better.mu < strong.mu
    assert worse.mu > weak.mu
    assert better.sigma < strong.sigma
    expected, _ = rate([strong, weak], [1, 2])
    assert expected.mu - strong.mu < strong.mu - better.mu, "a surprise says more"
    assert rate([START, START], [1, 1])[0].mu == pytest.approx(START.mu)
    assert (START.points, START.sure, Skill(26.0, 5.9).points, Skill(26.0, 5.9).sure) == (1500, False, 1530, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_club_of_people_sees_its_ratings(seats: int) -> None:
    """Nobody's strength is known at first, and no bot plays: after twenty games each, all ratings mean something."""
    rng = random.Random(19)
    club = [START] * seats
    for _ in range(20):
        club = rate(club, rng.sample(range(1, seats + 1), seats))
    assert all(skill.sure for skill in club)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_bots_was_measured(game: str) -> None:
    for seats in (n for n in load_game(game).seat_counts if n > 1):
        measured = {level: skill for level in LEVELS if (skill := anchor(game, seats, level)) is not None}
        if measured or seats == 2:
            assert measured.keys() == set(LEVELS)
            novice, careful, strong, master = (measured[level] for level in LEVELS)
            assert careful.mu == START.mu, "the middle of the scale"
            assert all(skill.sigma < SURE for skill in measured.values()), "people are measured by them"
            assert novice.mu < careful.mu < strong.mu < master.mu
    assert anchor(game, 2, "nobody") is None


def test_bots_of_another_version_are_less_known() -> None:
    measured = Skill(30.0, 2.0)
    assert as_of(measured, __version__) == measured
    assert as_of(measured, "0.1.0") == Skill(30.0, 2.5), "the root of the sum of the squares"


def test_an_anchor_of_few_games_leans_on_others() -> None:
    """A level that was unlucky in three games at one table size is not taken to be weaker than it is elsewhere."""

    def levels(strong: float, sigma: float) -> dict[str, Any]:
        known = {level: {"mu": START.mu, "sigma": 1.0, "games": 300} for level in LEVELS}
        return {**known, "strong": {"mu": strong, "sigma": sigma, "games": 3}}

    sure, unlucky = levels(32.0, 0.8), levels(22.0, 5.5)
    skills = leaning({"village": {"2": sure, "4": unlucky}, "troyes": {"2": sure}})
    assert skills["village"]["2"]["strong"]["mu"] == pytest.approx(32.0, abs=0.5), "many games speak for themselves"
    assert 29.0 < skills["village"]["4"]["strong"]["mu"] < 32.0
    assert skills["village"]["4"]["strong"]["sigma"] < 2.5
    assert skills["village"]["4"]["careful"]["mu"] == START.mu
    unknown = {level: skill for level, skill in sure.items() if level != "strong"}
    guessed = leaning({"village": {"2": unknown}, "troyes": {"2": sure}})["village"]["2"]["strong"]
    assert guessed["mu"] == pytest.approx(32.0, abs=0.5)
    assert guessed["sigma"] > 4, "nobody has seen it play here"
    assert leaning({"village": {"2": sure}})["village"]["2"]["strong"]["mu"] == pytest.approx(32.0, abs=0.5), "alone"


@pytest.mark.parametrize(
    ("faces", "share"),
    [
        ([100] * 6, 1.0),
        ([], None),
        ([60, 40], 0.0455),  # chi-squared 4 with 1 degree of freedom
        ([10, 20, 30], 0.0067),  # 10 with 2
        ([115, 85, 100, 100, 115, 85], 0.1091),  # 9 with 5
    ],
)
def test_how_unlikely_dice_are(faces: list[int], share: float | None) -> None:
    assert unlikely(faces) == share


def test_a_histogram_has_room_for_all() -> None:
    shown = histogram([3, 3, 47], [3, 3, 47, 99])
    assert shown is not None
    assert (shown.first, shown.width, sum(shown.counts)) == (0, 10, 3)
    assert (shown.counts[0], shown.counts[4], len(shown.counts)) == (2, 1, 10)
    assert shown.average == 17.7
    assert histogram([], [1]) is None
    below = histogram([-5, 4], [-5, 4])
    assert below is not None
    assert (below.first, below.counts[0], below.counts[-1]) == (-5, 1, 1)
