"""Family, weddings and promises. G-30 to G-36, G-300 to G-307"""

from armorial.games.legacy.state import BORN
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")


def alone(side: str = "man", **player: object) -> Scene:
    """Two players; the first has only a head of family."""
    scene = Scene(2).player(0, **player)  # type: ignore[arg-type]
    scene.head(0, side)
    scene.couple(1, "margot")
    return scene.row(*FIVE)


def pair(wife: str = "rosalie", **player: object) -> Scene:
    """Two players; the first has a head and his wife."""
    scene = Scene(2).player(0, **player)  # type: ignore[arg-type]
    scene.couple(0, wife)
    scene.couple(1, "margot")
    return scene.row(*FIVE)


def second_generation(**player: object) -> Scene:
    scene = Scene(2, generation=2).player(0, **player)  # type: ignore[arg-type]
    scene.couple(0)
    scene.couple(1, "margot")
    scene.child(1, "son", grown=True)
    return scene.row(*FIVE)


# -- terms ----------------------------------------------------------------------------------------------------


def test_who_is_family() -> None:
    """G-200, G-201, G-202: spouses count by nation and profession, promised ones too; a child is one generation on."""
    scene = pair()
    child = scene.child(0, "son")
    scene.spouse(0, "tatiana", child)
    view = scene.game.view(scene.s, 0)
    me = view["players"][0]
    assert (me["nations"]["french"], me["nations"]["russian"]) == (1, 1)
    assert me["professions"]["craftsman"] == 1
    people = {person["number"]: person for person in me["tree"]}
    assert [people[n]["generation"] for n in range(4)] == [1, 1, 2, 2]
    assert (people[3]["status"], people[2]["status"], people[0]["kind"]) == ("promised", "child", "head")


def test_adults_and_couples() -> None:
    """G-203, G-204: a promised pair is no couple, a child no adult."""
    scene = second_generation(gold=9, hand=["jan"])
    child = scene.child(0, "son", grown=True)
    below = scene.child(0, "daughter", child)
    scene.spouse(0, "armand", below)
    scene.turn(0)
    assert scene.refused("children").name == "no-couple"
    assert scene.household(0, "mansion") == [child]


def test_a_household_keeps_what_it_has() -> None:
    """G-205, G-40: a single's title becomes the couple's; it stays with the survivor and with a later couple."""
    scene = alone(hand=["camille", "rosalie"])
    scene.hold(0, 0, "title", "baron").hold(0, 0, "mansion")
    scene.turn(0).play("marry:camille", "bianca", "otto", "complication", "mother", "son")
    assert scene.held(0, 0) == ["title", "mansion"]
    assert scene.household(0, "title") == []
    scene.row(*FIVE).turn(0).play("marry:rosalie", "caroline", "willem", "otto", "son")
    assert scene.household(0, "title") == []
    assert scene.household(0, "venture") == [0]


def test_holdings_of_a_lost_daughter_stay_with_her_husband() -> None:
    """G-205, G-314, G-315"""
    scene = second_generation(hand=["pierre"], gold=9)
    daughter = scene.child(0, "daughter", grown=True)
    scene.hold(0, daughter, "venture")
    scene.turn(0).play("marry:pierre", "complication", "mother", "son")
    husband = daughter + 1
    assert scene.status(0, daughter) == "lost"
    assert scene.held(0, husband) == ["venture"]
    assert scene.household(0, "mansion") == [husband]


def test_born_in_a_generation() -> None:
    """G-206: lost children are not born."""
    scene = alone(hand=["camille"])
    scene.turn(0).play("marry:camille", "bianca", "otto", "complication", "child")
    assert scene.born() == [0, 0, 0]


# -- weddings -------------------------------------------------------------------------------------------------


def test_a_wedding_step_by_step() -> None:
    """G-30, G-301, G-303: cost or dowry, friends, prestige, effect, child."""
    scene = alone(hand=["carmen"])
    scene.turn(0).play("marry:carmen")
    assert scene.gold() == 3
    assert scene.question == "PickFriend"
    scene.play("bianca", "otto")
    assert scene.extra(0, "green") == 1
    assert scene.question == "DrawChild"
    scene.play("daughter")
    assert scene.children_of(0, 0) == ["daughter"]
    assert scene.children_of(0, 1) == ["daughter"]


def test_income_and_cost_of_a_man() -> None:
    """G-30, G-302: the cost must be payable; what is missing is said."""
    scene = alone("woman", hand=["felipe", "pierre"], gold=5)
    scene.turn(0)
    refusal = scene.refused("marry:felipe")
    assert (refusal.name, refusal.message.args["n"]) == ("wedding-short", 3)
    scene.play("marry:pierre", "son")
    assert (scene.gold(), scene.income(), scene.prestige()) == (1, 1, 1)


def test_prestige_may_be_negative() -> None:
    """G-302, G-209"""
    scene = alone("woman", hand=["armand"]).turn(0).play("marry:armand", "son")
    assert (scene.gold(), scene.income(), scene.prestige()) == (2, 1, -1)


def test_who_may_marry() -> None:
    """G-300: of the other sex, unmarried, of the generation; no friend, no child."""
    scene = pair(hand=["camille", "pierre"], gold=9).turn(0)
    assert scene.refused("marry:camille").name == "nobody-to-marry"
    scene = alone(hand=["camille", "pierre"], gold=9).turn(0)
    assert "marry:camille" in scene.options()
    assert scene.refused("marry:pierre").name == "no-match"
    scene = second_generation(hand=["camille", "pierre"], gold=9)
    first, second = scene.child(0, "son", grown=True), scene.child(0, "son", grown=True)
    child = scene.child(0, "daughter", scene.spouse(0, "ann", first))
    scene.turn(0).play("marry:camille")
    assert scene.card(0, scene.partner(0, second)) == "camille"
    assert scene.partner(0, child) == -1


def test_refusals_of_partners() -> None:
    """G-300, G-31: each with its reason."""
    scene = second_generation(hand=["camille", "pierre"], gold=9)
    sons = [scene.child(0, "son", grown=True) for _ in range(2)]
    daughter = scene.child(0, "daughter", grown=True)
    wed = scene.child(0, "son", grown=True)
    wife = scene.spouse(0, "ann", wed)
    child = scene.child(0, "son", wed)
    scene.turn(0).play("marry:camille")
    assert scene.question == "WhichPartner"
    assert scene.options() == [f"person:{n}" for n in sons]
    names = {n: scene.refused(f"person:{n}").name for n in (0, 1, daughter, wed, wife, child, 99)}
    assert names == {
        0: "other-generation",
        1: "other-generation",
        daughter: "same-sex",
        wed: "has-partner",
        wife: "a-friend-may-not",
        child: "still-a-child",
        99: "nobody-there",
    }


def test_arranging() -> None:
    """G-31, G-305: cost or dowry at once, the rest when the child grows up; one promise a child."""
    scene = pair(hand=["carmen", "ann"])
    son = scene.child(0, "son")
    scene.turn(0).play("arrange:carmen")
    assert scene.gold() == 3
    assert scene.status(0, scene.partner(0, son)) == "promised"
    assert scene.extra(0, "green") == 0
    assert scene.born() == [1, 0, 0]
    scene.turn(0)
    assert scene.refused("arrange:ann").name == "no-child-to-promise"
    assert scene.refused("marry:ann").name == "nobody-to-marry"


def test_a_child_of_a_widower_may_be_promised() -> None:
    """G-305, G-306"""
    scene = pair(hand=["ann", "tatiana"])
    first = scene.child(0, "son")
    scene.turn(0).play("arrange:ann")
    scene.turn(0).play("children", "any", "complication", "mother", "son")
    assert scene.status(0, scene.partner(0, first)) == "promised"
    scene.turn(0).play("arrange:tatiana")
    assert scene.status(0, 5) == "promised"
    assert scene.partner(0, 5) == 4


def test_arranging_in_generation_iii() -> None:
    """G-307, G-31: the dowry comes, the rest never; the friend counts as family, in generation IV."""
    scene = Scene(2, generation=3).player(0, hand=["ann"])
    scene.couple(0)
    scene.couple(1, "margot")
    son = scene.child(0, "son", grown=True)
    scene.spouse(0, "camille", son)
    grandson = scene.child(0, "son", son, grown=True)
    scene.spouse(0, "odette", grandson)
    unborn = scene.child(0, "son", grandson)
    scene.turn(0).play("arrange:ann")
    assert scene.gold() == 3
    assert scene.game.view(scene.s, 0)["players"][0]["nations"]["british"] == 1
    assert scene.game.view(scene.s, 0)["players"][0]["tree"][scene.partner(0, unborn)]["generation"] == 4


def test_effects_apply_once_on_marrying() -> None:
    """G-32, G-64: after income, friends and prestige."""
    scene = alone(hand=["sophie"], gold=8)
    scene.turn(0).play("marry:sophie", "otto", "son")
    assert (scene.gold(), scene.honour()) == (12, 2)
    poor = alone(hand=["sophie"], gold=7)
    poor.turn(0).play("marry:sophie", "otto", "son")
    assert (poor.gold(), poor.honour()) == (11, 0)


def test_second_marriage() -> None:
    """G-35, G-316, G-304: a widower who is not a friend may marry again; at the limit no child is drawn."""
    scene = alone(hand=["camille"])
    scene.s.players[0][BORN] = 0
    for _ in range(3):
        scene.child(0, "son")
    scene.turn(0).play("marry:camille", "bianca", "otto")
    assert len(scene.children_of(0, 0)) == 3
    assert scene.prestige() == 1
    assert scene.to_move == 1


def test_a_widowed_friend_may_not_marry_again() -> None:
    """G-35, G-315: his children stay in the family."""
    scene = second_generation(hand=["pierre", "ann"], gold=9)
    daughter = scene.child(0, "daughter", grown=True)
    scene.turn(0).play("marry:pierre", "complication", "mother", "son")
    assert scene.children_of(0, daughter + 1) == ["son"]
    scene.turn(0)
    assert scene.refused("marry:ann").name == "nobody-to-marry"
    assert scene.refused("children").name == "no-couple"
    view = scene.game.view(scene.s, 0)["players"][0]
    assert view["professions"]["diplomat"] == 1
