"""Who is seated together, and how the strength that is accepted widens with waiting."""

from typing import Any

from armorial.server.finding.matching import CLOSE, WIDER, Seeker, parties


def seeker(person: str, points: int = 1500, waited: float = 0.0, **changes: Any) -> Seeker:
    wish: dict[str, Any] = {"game": "lorenzo", "seats": 2, "pace": "live", "rated": False, "near": True, **changes}
    return Seeker(person, waited=waited, points=points, **wish)


def names(*waiting: Seeker, apart: tuple[str, str] | None = None) -> list[set[str]]:
    pairs = [] if apart is None else [frozenset(apart)]
    return [{member.person for member in party} for party in parties(waiting, pairs)]


def test_two_who_want_the_same_are_seated() -> None:
    assert names(seeker("ada"), seeker("bob")) == [{"ada", "bob"}]


def test_nobody_gets_what_they_do_not_want() -> None:
    for other in ({"game": "troyes"}, {"seats": 3}, {"pace": "days"}, {"rated": True}):
        assert names(seeker("ada"), seeker("bob", **other)) == [], other


def test_a_table_for_three_waits_for_the_third() -> None:
    two = [seeker("ada", seats=3), seeker("bob", seats=3)]
    assert names(*two) == []
    assert names(*two, seeker("eve", seats=3)) == [{"ada", "bob", "eve"}]


def test_strength_widens_with_waiting_for_both() -> None:
    far = 1500 + 3 * CLOSE
    enough = 2 * WIDER["live"]
    assert names(seeker("ada"), seeker("bob", far)) == []
    assert names(seeker("ada", waited=enough), seeker("bob", far)) == [], "the other one has not waited yet"
    assert names(seeker("ada", waited=enough), seeker("bob", far, waited=enough)) == [{"ada", "bob"}]
    assert names(seeker("ada", near=False), seeker("bob", far, near=False)) == [{"ada", "bob"}]
    slow = seeker("ada", waited=enough, pace="days")
    assert names(slow, seeker("bob", far, waited=enough, pace="days")) == [], "days are waited for longer"


def test_who_has_waited_longest_gets_whom_suits_them_best() -> None:
    found = names(seeker("new", 1580), seeker("old", 1500, waited=9.0), seeker("far", 1590), seeker("close", 1510))
    assert found == [{"old", "close"}, {"new", "far"}]


def test_who_has_blocked_the_other_is_not_brought_together() -> None:
    assert names(seeker("ada"), seeker("bob"), apart=("ada", "bob")) == []
    three = [seeker(name, seats=3) for name in ("ada", "bob", "eve", "dan")]
    (party,) = names(*three, apart=("ada", "bob"))
    assert party == {"ada", "eve", "dan"}
    (party,) = names(*three, apart=("bob", "eve"))
    assert party in ({"ada", "bob", "dan"}, {"ada", "eve", "dan"})
