"""What an answer would come to, and what it warns of: said before it is given."""

from armorial.games.legacy.scoring import tie_breaks
from armorial.games.legacy.state import HONOUR, OUT, PAWNS
from armorial.kernel.words import Message
from tests.legacy.scene import Scene


def last_pawn(seats: int = 2, **player: object) -> Scene:
    """The last pawn of the first player in generation I."""
    scene = Scene(seats).player(0, **player)  # type: ignore[arg-type]
    for seat in range(seats):
        scene.couple(seat, ("rosalie", "camille", "margot", "odette")[seat])
    scene.row("otto", "bianca", "armand", "ann")
    scene.s.round_number = scene.s.parts.rounds[0]
    return scene.turn(0, pawns=1)


def test_a_wedding_is_said_up_to_the_birth() -> None:
    """G-30, G-301: dowry, income, friends, prestige and what the friend does; the child is chance."""
    scene = Scene(2).player(0, gold=9, hand=["gertrude", "felipe", "kazimierz"])
    scene.head(0, "man")
    scene.row("otto", "bianca", "armand", "ann").turn(0)
    found = scene.outlook("marry:gertrude")
    assert found.changes == {"legacy-n-gold": 1, "legacy-n-prestige": 1, "legacy-n-friends": 1}
    assert found.unsaid(scene.label("marry:gertrude")) == {}, "the card says it all"
    assert scene.question == "Act", "looking ahead changes nothing"


def test_a_price_is_not_said_twice() -> None:
    """G-302: what a wedding costs stands in the words of the answer, below 0."""
    scene = Scene(2).player(0, gold=9, hand=["pierre", "felipe"])
    scene.head(0, "woman")
    scene.row("otto", "bianca", "armand", "ann").turn(0)
    found = scene.outlook("marry:pierre")
    assert found.changes["legacy-n-gold"] == -4
    assert "legacy-n-gold" not in found.unsaid(scene.label("marry:pierre"))


def test_g210_which_friends_go_makes_no_difference() -> None:
    scene = Scene(2, venture_cost="polish").player(0, gold=3, hand=["jan", "erich", "otto"]).couple(0)
    scene.head(1)
    scene.row("bianca", "armand", "ann").turn(0)
    assert scene.outlook("venture").changes["legacy-n-friends"] == -2


def test_g21_the_last_pawn_of_a_family_without_a_child() -> None:
    scene = last_pawn(gold=9, hand=["felipe"])
    assert "legacy-warn-no-child" in scene.warned("money:1")
    assert scene.warned("children") == [], "a child may be born"
    scene.turn(0, pawns=2)
    assert scene.warned("money:1") == []


def test_g21_a_child_of_this_generation_is_enough() -> None:
    scene = last_pawn(gold=9, hand=["felipe"])
    scene.child(0, "son")
    assert "legacy-warn-no-child" not in scene.warned("money:1")


def test_g21_g74_a_solo_player_learns_that_the_family_dies_out() -> None:
    scene = last_pawn(1, gold=9, hand=["felipe"])
    assert scene.warned("money:1") == ["legacy-warn-died-out", "warn-game-ends"]


def test_g20_extra_pawns_do_not_outlive_the_generation() -> None:
    scene = last_pawn(gold=9, hand=["felipe"], extra={"red": 1})
    scene.child(0, "son")
    scene.s.players[0][PAWNS] = 0
    assert scene.warned("pass") == ["legacy-warn-pawns"]
    scene.s.round_number -= 1
    assert scene.warned("pass") == []


def test_g400_a_mission_that_gets_out_of_reach() -> None:
    hand = ["jan", "erich", "otto", "felipe", "diego", "lorenzo", "giacomo", "william"]
    scene = Scene(2).player(0, gold=9, hand=hand, missions=["masquerade_ball"]).couple(0)
    scene.head(1)
    scene.row("bianca", "armand", "ann").turn(0)
    assert "legacy-warn-mission" in scene.warned("money:3")
    named = [w for w in scene.outlook("money:3").warnings if w.key == "legacy-warn-mission"]
    assert named == [Message("legacy-warn-mission", {"mission": Message("legacy-mission-masquerade_ball")})]
    assert "legacy-warn-mission" not in scene.warned("money:1")


def test_an_empty_purse_and_an_empty_hand() -> None:
    scene = Scene(2).player(0, gold=3, hand=["jan"]).couple(0)
    scene.head(1)
    scene.row("bianca", "armand", "ann").turn(0)
    spent = next(token for token in scene.options() if scene.outlook(token).changes.get("legacy-n-gold") == -3)
    assert "legacy-warn-no-gold" in scene.warned(spent)
    assert "legacy-warn-no-friends" in scene.warned("money:3")


def test_g51_what_decides_between_families_with_the_same_honour() -> None:
    """Friends, then prestige; a family that has died out takes no part. G-29"""
    scene = Scene(3).player(0, hand=["jan", "otto"]).player(1, hand=["felipe"]).player(2, hand=["diego"])
    for seat, honour in enumerate((28, 28, 99)):
        scene.s.players[seat][HONOUR] = honour
    scene.s.players[2][OUT] = 1
    assert tie_breaks(scene.s) == ("friends",)
    scene.s.hands[1].append(scene.s.deck.pop())
    assert tie_breaks(scene.s) == ("friends", "prestige")
    scene.s.players[1][HONOUR] = 27
    assert tie_breaks(scene.s) == ()
