"""What boards are shown besides the cards: weddings before they are chosen, whose pawn stands where, the count at the
end, hints with their people. All of it must agree with what then really happens."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from armorial.games import load_game
from armorial.games.legacy.components import FRIENDS, NATIONS, PROFESSIONS
from armorial.games.legacy.matches import matches
from armorial.games.legacy.shapes import MatchView
from armorial.games.legacy.state import HINTS_OPEN, PAWNS, USED, Legacy, put_under
from armorial.games.legacy.wedding import WhichPartner, card_words
from armorial.kernel.contract import Chance, Question
from armorial.match import Match
from armorial.text import Speaker
from tests.legacy.scene import Scene

GAME = load_game("legacy")
SEEDS = 4
WISHES = ("marry:", "children", "arrange:", "find:", "free:", "extra:")


def played(seats: int, seed: int, **options: str) -> Iterator[tuple[Legacy, Question[Legacy], int]]:
    """A game question by question: the position, the question, and what will be answered."""
    rng = random.Random(seed)
    s = GAME.new(seats, options)
    while (question := GAME.asked(s)) is not None:
        if isinstance(question, Chance):
            option = question.sample(s, rng)
        else:
            moves = question.moves(s)
            liked = [o for o in moves if question.table.names[o].startswith(WISHES)]
            option = rng.choice(liked) if liked and rng.random() < 0.7 else rng.choice(moves)
            yield s, question, option
        GAME.answer(s, option, None)


def several(seats: int, **options: str) -> Iterator[tuple[Legacy, Question[Legacy], int]]:
    """Games one after the other. The cards of one decide how many weddings it has; those of several even out."""
    for seed in range(SEEDS):
        yield from played(seats, seed, **options)


def with_person(view: dict[str, Any], friend: str, how: str, person: int) -> dict[str, Any]:
    match = next(each for each in view["matches"] if (each["friend"], each["how"]) == (friend, how))
    found: dict[str, Any] = next(each for each in match["partners"] if each["person"] == person)
    return found


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, {"solo": "testament"})])
def test_matches_say_what_is_allowed_and_refused(seats: int, options: dict[str, str]) -> None:
    """Before a friend is chosen they say what the question for the partner will say; others are told nothing."""
    compared = 0
    promised: list[MatchView] = []
    for s, question, _ in several(seats, **options):
        shown = matches(s, question.seat)
        others = [seat for seat in range(-1, seats) if seat != question.seat]
        assert not any(matches(s, seat) for seat in others)
        if isinstance(question, WhichPartner):
            (match,) = shown
            assert match["chosen"]
            assert [each["person"] for each in match["partners"]] == question.options(s)
            shut = {n: each for each in match["refused"] for n in each["people"]}
            for number in question.candidates(s):
                code = question.refusal(s, number)
                assert (number in shut) == bool(code)
                if code:
                    assert (shut[number]["why"], shut[number]["rules"]) == (
                        GAME.explain(code).name,
                        list(GAME.explain(code).rules),
                    )
            before = [each for each in promised if each["friend"] == match["friend"] and each["how"] == match["how"]]
            if before:  # the last turn's words about this friend
                for each in (*before[-1]["partners"], *match["partners"]):
                    each["adds"].pop("hand", 0)  # the card is no longer in hand
                assert before[-1]["partners"] == match["partners"]
                compared += 1
        elif type(question).__name__ == "Act":
            promised = shown
            assert GAME.view(s, question.seat)["matches"] == shown
            names = {question.table.names[o] for o in question.options(s)}
            for match in promised:
                if s.players[question.seat][PAWNS] or match["how"] == "free":
                    assert (f"{match['how']}:{match['friend']}" in names) == bool(match["partners"])
        else:
            assert shown == []
            promised = []
    assert compared > 3 * SEEDS


def test_what_a_wedding_costs_and_brings() -> None:
    """G-145: A True Beauty is 2 cheaper. G-140: Handsome brings 2 when it is settled. G-304: a child is drawn."""
    scene = Scene(2, generation=2)
    scene.player(0, gold=3, hand=["roger", "ann"])
    scene.couple(0)
    beauty = scene.child(0, "true_beauty", 0, grown=True)
    daughter = scene.child(0, "daughter", 0, grown=True)
    handsome = scene.child(0, "handsome", 0, grown=True)
    scene.turn(0)
    view = GAME.view(scene.s, 0)
    price = scene.s.parts.friends[FRIENDS.index("roger")].price
    assert with_person(view, "roger", "marry", beauty)["gold"] == 2 - price
    scene.player(0, gold=20, hand=["roger", "ann"])
    rich = GAME.view(scene.s, 0)
    assert with_person(rich, "roger", "marry", daughter)["gold"] == -price
    assert with_person(rich, "ann", "marry", handsome)["after"] == 2
    assert with_person(rich, "roger", "marry", daughter)["children"] == 1
    refused = next(each for each in view["matches"] if (each["friend"], each["how"]) == ("roger", "marry"))["refused"]
    short = next(each for each in refused if each["why"] == "wedding-short")
    assert (short["people"], short["n"]) == ([daughter], price - 3)
    assert any(each["why"] == "same-sex" and handsome in each["people"] for each in refused)
    paid = scene.gold(0)
    scene.play("marry:roger", f"person:{daughter}")
    assert scene.gold(0) == paid - price


@pytest.mark.parametrize(
    ("friend", "words"),
    [
        ("sophie", "Sophie (+4 gold and +1 friend)"),
        ("felipe", "Felipe (−8 gold, +2 income and +2 prestige)"),
    ],
)
def test_what_a_wedding_brings_has_a_sign(friend: str, words: str) -> None:
    scene = Scene(2)
    assert Speaker("en").say(card_words(scene.s, 0, FRIENDS.index(friend))) == words


def test_the_effect_of_a_friend_is_judged_after_the_wedding() -> None:
    """G-63: Sophie's 2 honour ask for 12 gold, and her dowry of 4 counts; she herself is no longer in hand for Ann."""
    scene = Scene(2)
    scene.player(0, gold=8, hand=["sophie", "ann", "carmen", "odette", "vera"])
    scene.head(0)
    scene.turn(0)
    view = GAME.view(scene.s, 0)
    assert with_person(view, "sophie", "marry", 0)["works"]
    assert not with_person(view, "ann", "marry", 0)["works"]  # asks for 6 friends: 4 stay, and 1 comes
    scene.player(0, gold=7, hand=["sophie", "ann", "carmen", "odette", "vera", "bianca"])
    view = GAME.view(scene.s, 0)
    assert not with_person(view, "sophie", "marry", 0)["works"]
    assert with_person(view, "ann", "marry", 0)["works"]


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_wedding_adds_comes_true(seats: int) -> None:
    """G-63: what conditions count, right after the friend was laid and paid for."""
    compared = 0
    for s, question, option in several(seats):
        if not isinstance(question, WhichPartner):
            continue
        seat = question.seat
        view = GAME.view(s, seat)
        before = view["players"][seat]["has"]
        adds = next(each["adds"] for each in view["matches"][0]["partners"] if each["person"] == option)
        after = s.clone()
        GAME.answer(after, option, None)
        now = GAME.view(after, seat)["players"][seat]["has"]
        steady = ("gold", *NATIONS, *PROFESSIONS)
        plain = s.parts.friends[question.card].effect is None
        next_asked = GAME.asked(after)
        goes_on = next_asked is not None and next_asked.seat >= 0  # else a round has ended, and there was an income
        if plain and goes_on and after.round_number == s.round_number:
            assert {name: now[name] - before[name] for name in steady} == {name: adds.get(name, 0) for name in steady}
            compared += 1
    assert compared > 3 * SEEDS


def test_minor_goals_are_opened_by_missions_under_the_patron() -> None:
    """G-53: one mission opens the better goal; a patron that may not be seen has no goals to show."""
    scene = Scene(2)
    scene.player(0, gold=9, patron="john_law")
    scene.head(0)
    shown = GAME.view(scene.s, 0)["players"]
    assert [(each["counted"], each["honour"], each["opened"]) for each in shown[0]["goals"]] == [
        (0, 0, False),
        (9, 3, False),
    ]
    assert not shown[1]["goals"]
    put_under(scene.s, 0, (3,))
    assert [each["opened"] for each in GAME.view(scene.s, 0)["players"][0]["goals"]] == [False, True]


def test_hints_say_how_much_is_found() -> None:
    """G-99: a hint is done as soon as all of it is found, and not before."""
    seen = set()
    for s, question, _ in played(1, 8, solo="testament"):
        if type(question).__name__ != "Act":
            continue
        for hint in GAME.view(s, 0)["hints"]:
            if not hint["done"]:
                assert hint["found"] < hint["wanted"], hint
                seen.add(hint["found"] > 0)
    assert seen == {False, True}


def test_pawns_stand_where_they_were_placed() -> None:
    """G-15, G-16: every space with a pawn has one of somebody, and the own board so many as were spent there."""
    seen = set()
    for s, question, option in played(4, 9):
        view = GAME.view(s, question.seat)
        assert sorted(each["space"] for each in view["standing"]) == sorted(view["used"])
        assert len(view["standing"]) == s.numbers[USED].bit_count()
        for seat, player in enumerate(view["players"]):
            own = sum(player["acted"].values())
            placed = sum(each["seat"] == seat and each["colour"] is None for each in view["standing"])
            spent = 0 if player["out"] or not view["round"] else s.parts.own_pawns - player["pawns"]
            assert own + placed == spent
        token = question.table.names[option]
        if token.startswith("extra:"):
            seen.add((question.seat, token[6:], s.round_number))
        for seat, space, number in seen:
            if number == s.round_number and view["turn"] != seat:
                assert {"seat": seat, "space": space} in [
                    {"seat": each["seat"], "space": each["space"]} for each in view["standing"] if each["colour"]
                ]
    assert seen


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 1, {}), (4, 2, {}), (1, 3, {}), (1, 4, {"solo": "testament"})]
)
def test_the_count_is_the_score(seats: int, seed: int, options: dict[str, str]) -> None:
    for s, question, _ in played(seats, seed, **options):
        for seat, player in enumerate(GAME.view(s, question.seat)["players"]):
            if "solo" in options:  # nothing is hidden: what it would be now
                assert sum(each["honour"] for each in player["count"]) == GAME.score(s, seat).total
            else:
                assert not player["count"]
    view = GAME.view(s, -1)
    for seat, player in enumerate(view["players"]):
        parts = GAME.score(s, seat).parts
        lines = {each["source"]: each["honour"] for each in player["count"]}
        assert sum(lines.values()) == GAME.score(s, seat).total
        assert (lines["play"], lines["prestige"]) == (parts["play"], parts["prestige"])
        if "children" in parts:
            assert lines["children"] == parts["children"]
            assert lines.get("patron", 0) == parts["patron"]
            assert lines.get("goal_1", 0) + lines.get("goal_2", 0) == parts["goals"]


def test_the_goal_that_was_chosen_is_the_one_counted() -> None:
    """G-53: of two minor goals with one mission under the patron."""
    for chosen, other in ((1, 2), (2, 1)):
        for seed in range(40):
            for s, question, option in played(2, seed):
                if type(question).__name__ != "ChooseGoal" or option != chosen - 1:
                    continue
                seat = question.seat
                GAME.answer(s, option, None)
                while (again := GAME.asked(s)) is not None:
                    GAME.answer(s, again.options(s)[0], None)
                lines = {each["source"]: each for each in GAME.view(s, seat)["players"][seat]["count"]}
                assert lines[f"goal_{chosen}"]["scored"]
                assert not lines[f"goal_{other}"]["scored"]
                break
            else:
                continue
            break
        else:
            raise AssertionError("nobody chose")


def test_hints_name_their_people() -> None:
    """G-800: a grandmother's hint is about the grandparents; who makes it true is named."""
    scene = Scene.testament()
    s = scene.s
    s.numbers[HINTS_OPEN] = (1 << len(s.parts.hints)) - 1
    scene.known(4, "ann")
    found = {each["hint"]: each for each in GAME.view(s, 0)["hints"]}
    hint = found["noble_grandmother"]
    assert hint["about"] == [3, 4, 5, 6]
    assert hint["fits"] == [4]
    assert not hint["done"]


def test_a_save_without_the_newer_fields_goes_on_with_its_history() -> None:
    match = Match.start(GAME, 2)
    while match.version < 60 or sum(match.state.standing) == 0:  # type: ignore[attr-defined]
        assert match.to_move is not None
        match.answer(match.to_move, match.options()[-1])
    record = match.record()
    assert record.snapshot is not None
    for name in ("standing", "acted", "goals"):
        del record.snapshot[1][name]
    resumed = Match.resume(record)
    assert GAME.dump(resumed.state) == GAME.dump(match.state)
