"""Friends by name, invitations to tables, and what nobody can find out by either."""

from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from armorial.server.finding import friends, invitations
from armorial.server.services import Services
from armorial.server.store.schema import FriendRow, HappeningRow, InvitationRow
from tests.server.conftest import People
from tests.server.finished_games import with_account
from tests.server.players import get, my_id, post, refused, send, two_people
from tests.server.table_server import ThreadServer, thread_server

pytestmark = pytest.mark.usefixtures("full_outbox")


def named(found: list[dict[str, Any]]) -> list[str]:
    return [friend["name"] for friend in found]


def befriend(one: httpx.Client, other: httpx.Client) -> int:
    """Gives what the first one calls the other by."""
    post(one, "/api/friends", {"name": get(other, "/api/me")["person"]["name"]})
    (asking,) = get(other, "/api/friends")["asking"]
    post(other, f"/api/friends/{asking['id']}/accept")
    (friend,) = get(one, "/api/friends")["friends"]
    return int(friend["id"])


def rows_left(server: ThreadServer, kind: type[FriendRow | InvitationRow]) -> int:
    async def count(services: Services) -> int:
        async with services.database.read() as session:
            return await session.scalar(select(func.count()).select_from(kind)) or 0

    return server.do(count)


def told_of_asking(server: ThreadServer, person: httpx.Client) -> list[str]:
    """The pages that somebody will be led to by what is in the outbox."""
    mine = my_id(person)

    async def read(services: Services) -> list[str]:
        asked = (HappeningRow.person == mine) & (HappeningRow.kind == "friend_asked")
        async with services.database.read() as session:
            return list(await session.scalars(select(HappeningRow.table).where(asked)))

    return server.do(read)


# -- friends --------------------------------------------------------------------------------------------------


def test_asking_agreeing_and_parting(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada Asks")), with_account(people(either, "Bob Agrees"))
    asked = post(ada, "/api/friends", {"name": "Bob Agrees"})
    assert (named(asked["asked"]), asked["friends"]) == (["Bob Agrees"], [])
    (asking,) = get(bob, "/api/friends")["asking"]
    assert asking["name"] == "Ada Asks"
    assert told_of_asking(either, bob) == [f"/friends?ask={asking['id']}"]
    assert named(post(bob, f"/api/friends/{asking['id']}/accept")["friends"]) == ["Ada Asks"]
    assert told_of_asking(either, ada) == [], "it was the answer"
    (friend,) = get(ada, "/api/friends")["friends"]
    assert post(ada, "/api/friends", {"name": "Bob Agrees"}) == get(ada, "/api/friends"), "twice is once"
    assert ada.delete(f"/api/friends/{friend['id']}").json() == {"friends": [], "asking": [], "asked": []}
    assert get(bob, "/api/friends") == {"friends": [], "asking": [], "asked": []}


def test_two_who_ask_each_other_are_friends(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada Both")), with_account(people(either, "Bob Both"))
    post(ada, "/api/friends", {"name": "Bob Both"})
    assert named(post(bob, "/api/friends", {"name": "Ada Both"})["friends"]) == ["Ada Both"]


def test_only_exact_names_of_accounts_are_found(either: ThreadServer, people: People) -> None:
    ada = with_account(people(either, "Ada Looks"))
    with_account(people(either, "Carol Exact"))
    people(either, "Gil Guest")
    for name in ("Carol", "carol exact", "Carol Exact%", "Gil Guest", "Ada Looks"):
        assert refused(ada, "/api/friends", {"name": name})["code"] == "not_found", name
    profile = my_id(with_account(people(either, "Hidden")))
    assert refused(ada, "/api/friends", {"profile": profile})["code"] == "not_found", "it is not public"
    assert refused(ada, "/api/friends", {"name": "Carol Exact", "profile": profile})["code"] == "invalid"
    assert refused(ada, "/api/friends", {"table": "somewhere"})["code"] == "invalid"


def test_of_several_with_a_name_one_means_whom_one_has_sat_with(either: ThreadServer, people: People) -> None:
    ada, twin, other = (with_account(people(either, name)) for name in ("Ada Twins", "Twin", "Twin"))
    assert refused(ada, "/api/friends", {"name": "Twin"})["code"] == "illegal"
    two_people(ada, twin)
    post(ada, "/api/friends", {"name": "Twin"})
    assert named(get(twin, "/api/friends")["asking"]) == ["Ada Twins"]
    assert get(other, "/api/friends")["asking"] == []


def test_somebody_at_ones_table_can_be_asked_without_an_account(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (people(either, name) for name in ("Ada Seat", "Bob Seat", "Eve Seat"))
    table = two_people(ada, bob)
    post(ada, "/api/friends", {"table": table, "seat": 1})
    assert named(get(bob, "/api/friends")["asking"]) == ["Ada Seat"]
    assert refused(eve, "/api/friends", {"table": table, "seat": 1})["code"] == "not_found", "she has not met him"
    assert refused(ada, "/api/friends", {"table": table, "seat": 0})["code"] == "illegal"


def test_whoever_is_blocked_asks_in_vain_and_is_told_nothing(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada Blocks")), with_account(people(either, "Bob Blocked"))
    befriend(ada, bob)
    table = two_people(ada, bob)
    post(ada, f"/api/tables/{table}/block", {"seat": 1})
    assert get(bob, "/api/friends")["friends"] == [], "friends no longer"
    assert named(post(bob, "/api/friends", {"name": "Ada Blocks"})["asked"]) == ["Ada Blocks"]
    assert get(ada, "/api/friends")["asking"] == []
    assert refused(ada, "/api/friends", {"name": "Bob Blocked"})["code"] == "illegal", "she blocked him"


def test_others_cannot_answer_or_end_what_is_not_theirs(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (with_account(people(either, name)) for name in ("Ada Own", "Bob Own", "Eve Own"))
    post(ada, "/api/friends", {"name": "Bob Own"})
    (asking,) = get(bob, "/api/friends")["asking"]
    assert refused(eve, f"/api/friends/{asking['id']}/accept")["code"] == "not_found"
    assert refused(ada, f"/api/friends/{asking['id']}/accept")["code"] == "not_found", "not for oneself"
    eve.delete(f"/api/friends/{asking['id']}")
    assert named(get(bob, "/api/friends")["asking"]) == ["Ada Own"]
    assert send(people(either), "/api/friends", {"name": "Bob Own"}).status_code == 403


def test_asking_is_limited_and_bounded(sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
    with thread_server(sqlite, limit_friends=3) as server:
        ada = with_account(people(server, "Ada"))
        for name in ("Bob", "Eve"):
            with_account(people(server, name))
        post(ada, "/api/friends", {"name": "Bob"})
        assert refused(ada, "/api/friends", {"name": "Eve"})["code"] == "illegal"
        assert refused(ada, "/api/friends", {"name": "Nobody"})["code"] == "not_found"
        assert refused(ada, "/api/friends", {"name": "Nobody Else"})["code"] == "rate_limited"


# -- invitations ----------------------------------------------------------------------------------------------


def test_a_friend_is_invited_told_and_comes(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada Invites")), with_account(people(either, "Bob Invited"))
    friend = befriend(ada, bob)
    table = post(ada, "/api/tables", {"game": "village", "seats": 2, "visibility": "private"})["id"]
    assert get(ada, f"/api/tables/{table}/friends")["friends"][0]["state"] == "away"
    for _ in range(2):
        (here,) = post(ada, f"/api/tables/{table}/invite", {"friend": friend})["friends"]
        assert here["state"] == "invited"
    (invitation,) = get(bob, "/api/invitations")["invitations"]
    assert (invitation["by"], invitation["table"], invitation["free"]) == ("Ada Invites", table, 1)
    assert get(bob, f"/api/tables/{table}", invite=invitation["invite"])["state"] == "open"

    bobs_id = my_id(bob)

    async def told(services: Services) -> list[str]:
        async with services.database.read() as session:
            wanted = select(HappeningRow.kind).where(HappeningRow.table == table, HappeningRow.person == bobs_id)
            return list(await session.scalars(wanted))

    assert either.do(told) == ["invitation"], "once, however often they are invited"
    seated = post(bob, f"/api/invitations/{invitation['id']}/accept")
    assert [seat["name"] for seat in seated["seats"]] == ["Ada Invites", "Bob Invited"]
    assert get(bob, "/api/invitations")["invitations"] == []
    assert get(ada, f"/api/tables/{table}/friends")["friends"][0]["state"] == "here"


def test_declining_is_silent_and_a_full_table_invites_nobody(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (with_account(people(either, name)) for name in ("Ada Full", "Bob Full", "Eve Full"))
    friend = befriend(ada, bob)
    table = post(ada, "/api/tables", {"game": "village", "seats": 2})["id"]
    post(ada, f"/api/tables/{table}/invite", {"friend": friend})
    (invitation,) = get(bob, "/api/invitations")["invitations"]
    assert refused(eve, f"/api/invitations/{invitation['id']}/accept")["code"] == "not_found"
    eve.delete(f"/api/invitations/{invitation['id']}")
    assert bob.delete(f"/api/invitations/{invitation['id']}").json() == {"invitations": []}
    post(ada, f"/api/tables/{table}/invite", {"friend": friend})
    (again,) = get(bob, "/api/invitations")["invitations"]
    post(eve, f"/api/tables/{table}/join")
    assert get(bob, "/api/invitations")["invitations"] == []
    assert refused(bob, f"/api/invitations/{again['id']}/accept")["code"] == "not_found"


def test_an_invitation_does_not_pass_over_the_host(either: ThreadServer, people: People) -> None:
    """Whoever the host had removed came back with an invitation from before: it has the invite that was made since."""
    ada, bob, eve = (with_account(people(either, name)) for name in ("Ada Host", "Bob Out", "Eve Friend"))
    friend = befriend(eve, bob)
    made = post(ada, "/api/tables", {"game": "village", "seats": 3, "visibility": "private"})
    path, link = f"/api/tables/{made['id']}", {"invite": made["invite"]}
    post(eve, f"{path}/join", link)
    post(eve, f"{path}/invite", {"friend": friend})
    (invitation,) = get(bob, "/api/invitations")["invitations"]
    post(bob, f"{path}/join", link)
    post(ada, f"{path}/remove", {"seat": 2})
    post(eve, f"{path}/invite", {"friend": friend})
    assert get(bob, "/api/invitations")["invitations"] == []
    assert refused(bob, f"/api/invitations/{invitation['id']}/accept")["code"] == "not_found"


def test_who_may_invite_whom(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (with_account(people(either, name)) for name in ("Ada May", "Bob May", "Eve May"))
    friend = befriend(ada, bob)
    table = post(eve, "/api/tables", {"game": "village", "seats": 3})["id"]
    assert refused(ada, f"/api/tables/{table}/invite", {"friend": friend})["code"] == "forbidden"
    post(ada, f"/api/tables/{table}/join")
    assert refused(eve, f"/api/tables/{table}/invite", {"friend": friend})["code"] == "not_found", "not her friend"
    post(ada, f"/api/tables/{table}/invite", {"friend": friend})
    post(eve, f"/api/tables/{table}/start", {"fill": "novice"})
    assert refused(ada, f"/api/tables/{table}/invite", {"friend": friend})["code"] == "illegal"
    assert get(bob, "/api/invitations")["invitations"] == []


def test_invitations_are_bounded(sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "MOST_OF_PERSON", 1)
    with thread_server(sqlite, limit_invitations=2) as server:
        ada, bob = with_account(people(server, "Ada")), with_account(people(server, "Bob"))
        friend = befriend(ada, bob)
        tables = [post(ada, "/api/tables", {"game": "village", "seats": 2})["id"] for _ in range(3)]
        post(ada, f"/api/tables/{tables[0]}/invite", {"friend": friend})
        assert refused(ada, f"/api/tables/{tables[1]}/invite", {"friend": friend})["code"] == "illegal"
        assert refused(ada, f"/api/tables/{tables[2]}/invite", {"friend": friend})["code"] == "rate_limited"


def test_nothing_is_left_of_somebody_who_is_forgotten(database: str, people: People) -> None:
    with thread_server(database) as server:
        ada, bob = with_account(people(server, "Ada")), with_account(people(server, "Bob"))
        friend = befriend(ada, bob)
        table = post(ada, "/api/tables", {"game": "village", "seats": 3})["id"]
        post(ada, f"/api/tables/{table}/invite", {"friend": friend})
        post(ada, "/api/seek", {"game": "village", "seats": 2})
        post(ada, "/api/delete-me", {"password": "correct horse"})
        assert rows_left(server, FriendRow) == rows_left(server, InvitationRow) == 0
        assert post(bob, "/api/seek", {"game": "village", "seats": 2})["seek"]["table"] is None
