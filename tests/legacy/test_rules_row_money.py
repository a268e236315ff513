"""The row of friends, gold, and what players do to each other. G-37 to G-39, G-207 to G-215, G-330 to G-332"""

import pytest

from armorial.games.legacy.components import FRIENDS
from armorial.games.legacy.row import DrawFriends, FillRow, GainFriends
from armorial.games.legacy.state import LASTING_FRIENDS, SMILES
from armorial.kernel.shared import replaced
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")


def table(luck: int | None = None, **player: object) -> Scene:
    scene = Scene(2, luck=luck).player(0, **player)  # type: ignore[arg-type]
    scene.couple(0)
    scene.couple(1, "margot")
    return scene.row(*FIVE)


def lasting(scene: Scene, *names: str) -> Scene:
    for name in names:
        scene.s.players[0][LASTING_FRIENDS] |= 1 << FRIENDS.index(name)
    return scene


@pytest.mark.parametrize(("way", "gold", "honour", "friends"), [(1, 2, 0, 0), (2, 3, -1, 0), (3, 4, -1, -1)])
def test_asking_for_money(way: int, gold: int, honour: int, friends: int) -> None:
    """G-37: 2 gold; 3 for 1 honour; 4 for 1 honour and 1 friend."""
    scene = table(hand=["jan", "erich"]).turn(0).play(f"money:{way}")
    if friends:
        scene.play("jan")
    assert (scene.gold(), scene.honour(), len(scene.hand())) == (gold, honour, 2 + friends)


def test_asking_for_money_without_a_friend() -> None:
    """G-37, G-210: the price must be payable in full."""
    scene = table().turn(0)
    refusal = scene.refused("money:3")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 1)


@pytest.mark.parametrize(("way", "friends", "gold"), [(1, 1, 0), (2, 2, 1), (3, 3, 2)])
def test_socializing(way: int, friends: int, gold: int) -> None:
    """G-38: 1 friend; 2 for 1 gold; 3 for 2 gold; the taker chooses."""
    scene = table(gold=2).turn(0).play(f"socialize:{way}", *FIVE[:friends])
    assert sorted(scene.hand()) == sorted(FIVE[:friends])
    assert scene.gold() == 2 - gold
    assert len(scene.in_row()) == 5 - friends


def test_socializing_is_refused_without_gold() -> None:
    """G-38, G-209"""
    scene = table(gold=1).turn(0)
    refusal = scene.refused("socialize:3")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 1)


def test_the_row_is_filled_only_when_empty() -> None:
    """G-39: and the last card comes along, then five new ones."""
    scene = table(gold=9, luck=1).turn(0).play("socialize:2", "bianca", "otto")
    assert len(scene.in_row()) == 3
    scene.play("money:1", "socialize:2", scene.in_row()[0], scene.in_row()[1])
    assert len(scene.hand()) == 5
    assert len(scene.in_row()) == 5


def test_one_gain_is_checked_once() -> None:
    """G-330: a gain that empties the row lays out five at once; a new row of one is left alone."""
    scene = table().row("otto", "willem").deck("jan").then(GainFriends(0, 2))
    assert sorted(scene.hand()) == ["otto", "willem"]
    assert scene.in_row() == ["jan"]


def test_cards_from_the_deck_do_not_touch_the_row() -> None:
    """G-331, G-69: drawing is from the deck."""
    scene = table(luck=1).row("otto").then(DrawFriends(0, 2))
    assert scene.in_row() == ["otto"]
    assert len(scene.hand()) == 2


def test_a_short_deck() -> None:
    """G-332, G-211: deal or take as many as there are; a gain that finds nothing is lost."""
    scene = table().row().deck("jan", "erich").then(FillRow())
    scene.play("jan")
    assert sorted(scene.in_row()) == ["erich", "jan"]
    nothing = table().row().deck().then(GainFriends(0, 2))
    assert nothing.hand() == []
    assert nothing.asked is None
    some = table().row("otto").deck().then(GainFriends(0, 3))
    assert some.hand() == ["otto"]


def test_the_friend_deck_is_shuffled_as_soon_as_it_is_out() -> None:
    """G-211: in the middle of a draw; without discards as soon as a card is needed."""
    scene = table().row("otto", "ann").discards("willem", "roger", "thomas").deck("jan")
    scene.then(DrawFriends(0, 2))
    assert scene.hand() == ["jan"]
    assert scene.thrown() == []
    assert sorted(scene.options()) == ["roger", "thomas", "willem"]
    scene.play("roger")
    assert len(scene.s.deck) == 2
    later = table().row("otto", "ann").discards().deck("jan").then(DrawFriends(0, 1))
    assert later.s.deck == []
    later.s.discards = [FRIENDS.index("pierre")]
    later.then(DrawFriends(0, 1))
    assert sorted(later.hand()) == ["jan", "pierre"]


def test_every_kind_has_its_own_open_discards() -> None:
    """G-207, G-208: discards are open, decks and hands are counts."""
    scene = table(hand=["jan"]).discards("roger").turn(0)
    view = scene.game.view(scene.s, 1)
    assert view["discards"] == ["roger"]
    assert view["mission_discards"] == []
    assert view["child_discards"]["son"] == 0
    assert isinstance(view["deck"], int)
    assert "jan" in view["unseen"]
    assert "jan" not in scene.game.view(scene.s, 0)["unseen"]


def test_tracks_have_no_ends() -> None:
    """G-209: honour, prestige and income may fall below 0, gold never."""
    scene = table(gold=0).turn(0).play("money:2")
    assert scene.honour() == -1
    ballet = Scene(2, generation=2).player(0, gold=2)
    ballet.couple(0)
    ballet.couple(1, "margot")
    ballet.child(0, "son", grown=True)
    ballet.turn(0).play("contribution")
    assert ballet.income() == -1


def test_a_price_is_paid_before_the_benefit_comes() -> None:
    """G-210: cards gained by an action cannot pay for it."""
    scene = table(gold=9, hand=["jan"]).turn(0).play("title", "viscount", "otto")
    assert sorted(scene.hand()) == ["jan", "otto"]
    scene = table(gold=2).turn(0)
    scene.s.contributions = (1,)
    refusal = scene.refused("contribution")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 1)


def test_the_payer_chooses_whom_to_discard() -> None:
    """G-210: in any order."""
    scene = table(gold=9, hand=["jan", "erich", "thomas"]).turn(0).play("title", "count", "thomas", "erich")
    assert scene.hand() == ["jan"]
    assert sorted(scene.thrown()) == ["erich", "thomas"]


def test_the_mission_deck_is_shuffled_when_it_is_out() -> None:
    """G-213"""
    scene = table(hand=["jan"])
    scene.s.missions, scene.s.mission_discards = (3,), (1, 5)
    scene.turn(0).play("mission")
    assert len(scene.options()) == 2
    scene.play(scene.options()[0], scene.options()[0])
    assert len(scene.missions()) == 1


def test_several_players_choose_one_after_the_other() -> None:
    """G-214, G-68, G-130: in turn order from the left of the one who caused it; everyone gives what he has."""
    scene = Scene(4).player(1, gold=9, hand=["manuel"])
    for seat, wife in enumerate(("rosalie", "", "odette", "margot")):
        if wife:
            scene.couple(seat, wife)
    scene.head(1, "woman")
    scene.player(0, hand=["jan", "erich"]).player(2, hand=["pierre", "thomas"])
    scene.row(*FIVE).turn(1).play("marry:manuel")
    assert (scene.question, scene.to_move) == ("DiscardFriend", 2)
    scene.play("pierre")
    assert (scene.question, scene.to_move) == ("DiscardFriend", 0)
    scene.play("jan", "son")
    assert (scene.hand(0), scene.hand(2), scene.hand(3)) == (["erich"], ["thomas"], [])


def test_no_pawn_without_supply() -> None:
    """G-215: nothing comes in its place, other bonuses are still gained."""
    scene = Scene(2).player(0, hand=["saskia"])
    scene.head(0)
    scene.couple(1, "margot")
    scene.s.pawns = replaced(scene.s.pawns, 3, 0)
    scene.row(*FIVE).turn(0).play("marry:saskia", "otto", "son")
    assert scene.extra(0, "blue") == 0
    assert scene.honour() == 1
    assert scene.told("legacy-did-no-pawn") == 1


def test_lasting_effects_add_up() -> None:
    """G-67, G-116, G-144: Miranda and two Beautiful Smiles bring 4 gold more."""
    scene = lasting(table(), "miranda")
    scene.s.players[0][SMILES] = 2
    scene.turn(0).play("money:2")
    assert (scene.gold(), scene.honour()) == (3 + 4, -1)


def test_claires_friend_comes_before_the_last_card() -> None:
    """G-104, G-60"""
    scene = lasting(table(luck=1), "claire").row("otto", "willem", "ann").turn(0)
    scene.play("socialize:1", "otto", "willem")
    assert sorted(scene.hand()) == ["ann", "otto", "willem"]
    assert len(scene.in_row()) == 5


def test_roger_takes_from_the_deck_or_the_row() -> None:
    """G-120, G-60: the whole gain from one source, Claire's card with it; gains from the deck stay as they are."""
    scene = lasting(table(luck=1, gold=1), "roger", "claire").turn(0).play("socialize:2")
    assert scene.options() == ["row", "deck"]
    scene.play("deck")
    assert len(scene.hand()) == 3
    assert sorted(scene.in_row()) == sorted(FIVE)
    row = lasting(table(), "roger").turn(0).play("socialize:1", "row", "otto")
    assert row.hand() == ["otto"]
    lasting(table(luck=2), "roger").then(DrawFriends(0, 2))


def test_lasting_effects_end_with_the_generation() -> None:
    """G-66: from the wedding to the end of the generation, even if the card is lost."""
    scene = Scene(2).player(0, hand=["miranda"])
    scene.head(0)
    scene.couple(1, "margot")
    scene.child(1, "son")
    scene.row(*FIVE).turn(0).play("marry:miranda", "otto", "complication", "mother", "son")
    scene.turn(0).play("money:1")
    assert scene.gold() == 3 + 4
    scene.next_generation().play("red", "green")
    scene.turn(0).play("money:1")
    assert scene.gold() == 3 + 4 + 2


def test_moves_take_cards_in_one_order() -> None:
    """What programs look at: any other order takes the same cards. G-38"""
    scene = table(gold=2).turn(0).play("socialize:3")
    question = scene.asked
    assert question is not None
    assert len(question.options(scene.s)) == 5
    assert len(question.moves(scene.s)) == 3
