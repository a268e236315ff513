"""The main board, missions, and the end of the game. G-40 to G-54, G-400 to G-405"""

import pytest

from armorial.games.legacy.components import FRIENDS
from armorial.games.legacy.patrons import Patrons
from armorial.games.legacy.state import (
    BORN,
    BY_PROFESSION,
    CATHEDRAL,
    LASTING_FRIENDS,
    MANSIONS,
    REVEALED,
    USED,
    WAVED,
)
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")


def table(generation: int = 1, luck: int | None = None, **player: object) -> Scene:
    scene = Scene(2, generation, luck).player(0, **player)  # type: ignore[arg-type]
    scene.couple(0)
    scene.couple(1, "margot")
    if generation > 1:
        scene.child(0, "son", grown=True)
        scene.child(1, "son", grown=True)
    return scene.row(*FIVE)


# -- titles, mansions, ventures, contributions, the doctor ----------------------------------------------------


def test_a_title() -> None:
    """G-40, G-46: choose and pay, then the benefits, then it is laid by a household that has none."""
    scene = table(gold=5).turn(0).play("title")
    assert scene.gold() == 0
    assert scene.prestige() == 2
    assert scene.question == "PickFriend"
    scene.play("otto")
    assert scene.hand() == ["otto"]
    assert scene.held(0, 0) == ["title"]
    assert scene.titles() == ["baron", "count"]


def test_a_card_that_cannot_be_paid() -> None:
    """G-46: each card says what is missing."""
    scene = table(gold=4, hand=["jan"]).turn(0).play("title")
    assert scene.held(0, 0) == ["title"]  # the Baron was the only one
    scene = table(gold=4, hand=["jan", "erich"]).turn(0).play("title")
    refusal = scene.refused("viscount")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 1)
    assert scene.refused("duke").name == "not-laid-out"
    none = table(gold=2).turn(0)
    refusal = none.refused("title")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 1)


def test_no_title_left_and_none_without_one() -> None:
    """G-46, G-48: no card, or no household without a title."""
    scene = table(gold=20, hand=["jan", "erich"])
    scene.s.titles = ()
    assert scene.turn(0).refused("title").name == "no-card-left"
    scene = table(gold=20, hand=["jan", "erich"]).hold(0, 0, "title", "baron")
    assert scene.turn(0).refused("title").name == "everybody-has-one"


def test_which_household() -> None:
    """G-48: singles, couples and widowed members of the generation; never a child or an older one."""
    scene = table(2, gold=20, hand=["jan"])
    single = 2
    wed = scene.child(0, "daughter", grown=True)
    husband = scene.spouse(0, "pierre", wed)
    child = scene.child(0, "son", wed)
    has_one = scene.child(0, "son", grown=True)
    scene.hold(0, has_one, "mansion")
    scene.turn(0).play("mansion")
    assert scene.options() == [f"person:{single}", f"person:{wed}"]
    assert scene.refused(f"person:{husband}").name == "not-a-household"
    assert scene.refused(f"person:{child}").name == "other-generation"
    assert scene.refused("person:0").name == "other-generation"
    assert scene.refused(f"person:{has_one}").name == "has-one-already"


def test_the_doctor() -> None:
    """G-41: 2 gold and 1 friend, two children, for a couple that may still have two."""
    scene = table(gold=2, hand=["jan"]).turn(0).play("doctor", "son", "daughter")
    assert scene.gold() == 0
    assert scene.hand() == []
    assert scene.children_of(0, 0) == ["son", "daughter"]
    scene.player(0, gold=2, hand=["erich"])
    scene.s.numbers[USED] = 0
    assert scene.turn(0).refused("doctor").name == "no-room-for-two"
    lonely = Scene(2).player(0, gold=2, hand=["jan"])
    lonely.head(0)
    lonely.head(1)
    assert lonely.turn(0).refused("doctor").name == "no-couple"


def test_a_mansion() -> None:
    """G-42, G-47: 3 gold and 1 friend, +2 prestige; the number is limited."""
    scene = table(gold=3, hand=["jan"]).turn(0).play("mansion")
    assert (scene.gold(), scene.prestige(), scene.held(0, 0)) == (0, 2, ["mansion"])
    assert scene.left("mansion") == 2
    none = table(gold=3, hand=["jan"])
    none.s.numbers[MANSIONS] = 0
    assert none.turn(0).refused("mansion").name == "no-card-left"


@pytest.mark.parametrize(("edition", "gold"), [("russian", 3), ("polish", 0)])
def test_a_venture(edition: str, gold: int) -> None:
    """G-43: 1 prestige, 3 gold and 2 friends, or without the gold; +1 income."""
    scene = Scene(2, venture_cost=edition).player(0, gold=3, hand=["jan", "erich"])
    scene.couple(0)
    scene.couple(1, "margot")
    scene.turn(0).play("venture")
    assert scene.gold() == 3 - gold
    assert (scene.prestige(), scene.income(), scene.hand()) == (-1, 1, [])
    assert scene.held(0, 0) == ["venture"]
    assert scene.left("venture") == 2


def test_a_contribution() -> None:
    """G-45: as titles."""
    scene = table(gold=4, hand=["jan"]).turn(0).play("contribution", "foundling_hospital")
    assert (scene.gold(), scene.honour(), scene.prestige(), scene.hand()) == (0, 2, 1, [])
    assert scene.held(0, 0) == ["contribution"]


def test_a_household_has_one_of_each() -> None:
    """G-205, G-47: in any combination."""
    scene = table(gold=30, hand=["jan", "erich", "thomas", "pierre"])
    scene.turn(0).play("mansion", "jan", "money:1", "venture", "erich", "thomas")
    assert scene.held(0, 0) == ["mansion", "venture"]


# -- missions -------------------------------------------------------------------------------------------------


def test_undertaking_a_mission() -> None:
    """G-44: 1 friend; two drawn, one kept open, the other discarded."""
    scene = table(hand=["jan"]).turn(0).play("mission", "grand_tour", "paris_salon", "paris_salon")
    assert scene.missions() == ["paris_salon"]
    assert scene.game.view(scene.s, 1)["mission_discards"] == ["grand_tour"]
    assert scene.game.view(scene.s, 1)["players"][0]["missions"] == ["paris_salon"]


def test_a_mission_of_generation_iii_goes_under_the_patron() -> None:
    """G-44, G-208, G-405: unseen by everybody; its text never applies."""
    scene = Scene(2, 3).player(0, hand=["jan"], patron="voltaire").player(1, patron="john_law")
    scene.couple(0)
    scene.couple(1, "margot")
    scene.turn(0).play("mission", "french_culture")
    assert scene.missions() == []
    view = scene.game.view(scene.s, 0)["players"][0]
    assert view["hidden_missions"] == 1
    assert "french_culture" not in str(view)
    assert scene.asked is not None
    assert "fulfil:french_culture" not in scene.options()


def test_fulfilling_before_the_action() -> None:
    """G-400, G-401: only when the condition is true; no pawn, no turn; the reward at once, then it is completed."""
    scene = table(missions=["masquerade_ball", "grand_tour"], hand=["jan"] + list(FRIENDS[4:11])).turn(0)
    assert scene.refused("fulfil:grand_tour").name == "not-fulfilled"
    assert scene.refused("fulfil:paris_salon").name == "not-your-mission"
    scene.play("fulfil:masquerade_ball")
    assert (scene.honour(), scene.extra(0, "yellow"), scene.pawns()) == (3, 1, 2)
    assert scene.completed() == 1
    assert scene.missions() == ["grand_tour"]
    assert scene.to_move == 0
    assert len(scene.hand()) == 8


def test_fulfilling_between_the_steps_of_an_action() -> None:
    """G-400: between numbered steps and after it; who waves it aside is asked again at the end of the turn."""
    scene = Scene(2).player(0, missions=["royal_audience"], gold=20, hand=["jan"])
    scene.couple(0)
    scene.couple(1, "margot")
    scene.hold(0, 0, "title", "baron")
    scene.turn(0).play("mansion")
    assert scene.question == "FulfilNow"
    scene.play("later")
    assert scene.to_move == 1
    ball = Scene(2).player(0, missions=["masquerade_ball"], hand=["carmen", *FRIENDS[4:11]])
    ball.head(0)
    ball.couple(1, "margot")
    ball.row(*FIVE).turn(0).play("marry:carmen", "bianca", "otto")
    assert ball.question == "FulfilNow"
    ball.play("later", "son")
    assert ball.question == "FulfilNow"
    ball.play("fulfil:masquerade_ball")
    assert ball.honour() == 3
    assert ball.s.numbers[WAVED] == 0 or ball.to_move == 1


def test_nobody_fulfils_at_a_generation_start() -> None:
    """G-400: it is nobody's turn."""
    scene = Scene(2).player(0, missions=["numerous_lineage"])
    scene.couple(0)
    scene.couple(1, "margot")
    scene.child(1, "son")
    for _ in range(5):
        scene.child(0, "son")
    scene.spouse(0, "camille", 2)
    scene.row(*FIVE).next_generation(first=1).play("red", "green", "bianca", "otto", "son")
    assert scene.question == "Act"
    assert scene.missions() == ["numerous_lineage"]


def test_a_passing_turn_may_fulfil() -> None:
    """G-400: any number in a turn, also in one that ends with passing; never forced."""
    scene = Scene(2).player(0, missions=["grand_tour", "french_culture"], extra={"red": 1})
    scene.couple(0)
    scene.couple(1, "margot")
    scene.s.players[0][LASTING_FRIENDS] = 0
    for nation in range(30, 36):
        scene.s.players[0][nation] = 4
    scene.turn(0, pawns=0)
    assert {"fulfil:grand_tour", "fulfil:french_culture", "pass"} <= set(scene.options())
    scene.play("fulfil:grand_tour", "fulfil:french_culture")
    assert scene.completed() == 2


@pytest.mark.parametrize(
    ("mission", "profession"), [("new_steam_engine", 2), ("establish_a_craft_guild", 3)], ids=["engine", "guild"]
)
def test_kept_missions(mission: str, profession: int) -> None:
    """G-402, G-62, G-150, G-151: they stay by the tree and count as one of their profession, not for themselves."""
    scene = table(missions=[mission])
    scene.s.players[0][BY_PROFESSION + profession] = 1
    assert scene.turn(0).refused(f"fulfil:{mission}").name == "not-fulfilled"
    scene.s.players[0][BY_PROFESSION + profession] = 2
    scene.turn(0).play(f"fulfil:{mission}")
    assert scene.kept() == [mission]
    assert scene.completed() == 1
    assert scene.honour() == 2
    assert scene.s.players[0][BY_PROFESSION + profession] == 3


def test_open_missions_cost_nothing() -> None:
    """G-403: no limit, no penalty, and they unlock nothing."""
    scene = Scene(2, 3).player(0, missions=["grand_tour", "paris_salon", "royal_audience"], patron="prince_of_conti")
    scene.player(1, patron="voltaire")
    scene.then(Patrons())
    assert scene.honour() == 0
    assert scene.asked is None


def test_few_missions_left() -> None:
    """G-404: one is kept; none, and the action cannot be chosen; George then gives nothing."""
    scene = table(hand=["jan"])
    scene.s.missions = (2,)
    scene.turn(0).play("mission")
    assert len(scene.missions()) == 1
    empty = table(hand=["jan"])
    empty.s.missions = ()
    assert empty.turn(0).refused("mission").name == "no-mission-left"
    george = Scene(2).player(0, gold=9, hand=["george"])
    george.head(0, "woman")
    george.couple(1, "margot")
    george.s.missions = ()
    george.row(*FIVE).turn(0).play("marry:george", "son")
    assert george.s.hidden_missions[0] == ()


# -- the end --------------------------------------------------------------------------------------------------


def ended(**player: object) -> Scene:
    scene = Scene(2, 3).player(0, **player)  # type: ignore[arg-type]
    return scene.player(1, patron="john_law" if player["patron"] != "john_law" else "voltaire")


def test_patrons_are_revealed() -> None:
    """G-50: the main goal if met; a minor goal of choice for each hidden mission, each once."""
    scene = ended(patron="prince_of_conti", prestige=12, hidden=["grand_tour", "paris_salon", "royal_audience"])
    scene.couple(0).hold(0, 0, "title", "baron")
    scene.then(Patrons())
    assert scene.s.numbers[REVEALED] == 1
    assert scene.honour() == 9 + 0 + 2
    assert scene.game.view(scene.s, 1)["players"][0]["patron"] == "prince_of_conti"
    not_met = ended(patron="prince_of_conti", prestige=11).then(Patrons())
    assert not_met.honour() == 0


def test_the_winner() -> None:
    """G-51: most honour; then friends in hand; then prestige; then shared."""

    def ranks(one: dict[str, object], other: dict[str, object]) -> list[int]:
        scene = Scene(2, 3).player(0, **one).player(1, **other)  # type: ignore[arg-type]
        return scene.game.ranks(scene.s)

    assert ranks({"honour": 5}, {"honour": 4, "hand": ["jan"]}) == [1, 2]
    assert ranks({"honour": 5}, {"honour": 5, "hand": ["jan"]}) == [2, 1]
    assert ranks({"honour": 5, "prestige": 1}, {"honour": 5}) == [1, 2]
    assert ranks({"honour": 5}, {"honour": 5}) == [1, 1]


def test_order_at_the_end() -> None:
    """G-52: no income in round 9, then the generation end, then patrons judge."""
    scene = Scene(2, 3).player(0, income=7, prestige=2, patron="john_law", hidden=["grand_tour"], gold=3)
    scene.player(1, patron="voltaire")
    scene.s.players[0][BORN + 2] = scene.s.players[1][BORN + 2] = 1
    scene.end_of_round(9)
    assert scene.gold() == 3
    assert scene.honour() == 2 + 1 + 9
    scene.play("goal:2")
    assert scene.honour() == 2 + 1 + 9 + 1
    assert scene.asked is None
    assert scene.game.score(scene.s, 0).parts == {"play": 0, "prestige": 2, "children": 1, "patron": 9, "goals": 1}


def test_goals_in_turn_order() -> None:
    """G-53: after all patrons are revealed, in turn order; "for every n" rounds down."""
    scene = Scene(2, 3).player(0, patron="john_law", gold=5, hidden=["grand_tour"])
    scene.player(1, patron="emilie_du_chatelet", hand=["jan", "erich", "thomas"], hidden=["paris_salon"])
    scene.s.numbers[6] = 1
    scene.then(Patrons())
    assert scene.to_move == 1
    scene.play("goal:2")
    assert scene.honour(1) == 1
    assert scene.to_move == 0
    scene.play("goal:2")
    assert scene.honour(0) == 1


def test_what_goals_count() -> None:
    """G-54: promised friends in the named generation; family married and promised; children born."""
    scene = ended(patron="madame_de_pompadour", hidden=["grand_tour", "paris_salon"])
    scene.couple(0, "camille")
    third = scene.child(0, "son", scene.spouse(0, "bianca", scene.child(0, "son", grown=True)), grown=True)
    scene.spouse(0, "carmen", scene.child(0, "son", third))
    scene.s.players[0][BORN + 2] = 7
    scene.then(Patrons())
    assert scene.honour() == 9 + 2 * 1 + 3


def test_the_score_if_the_game_ended_now() -> None:
    """G-50 to G-52: others do not see the patron's part before the end."""
    scene = Scene(2).player(0, honour=3, prestige=2, income=7, patron="john_law").player(1, patron="voltaire")
    scene.couple(0)
    scene.couple(1, "margot")
    scene.child(0, "son")
    scene.turn(0)
    mine = scene.game.view(scene.s, 0)["players"][0]["score"]
    assert mine == {"play": 3, "prestige": 2, "children": 1, "patron": 9, "goals": 0}
    assert scene.game.view(scene.s, 1)["players"][0]["score"] == {"play": 3, "prestige": 2, "children": 1}


def test_the_cathedral() -> None:
    """G-152, G-62: contributions cost 4 gold less to the end of the generation."""
    scene = table(gold=0, hand=["jan"])
    scene.s.players[0][CATHEDRAL] = 4
    scene.turn(0).play("contribution", "foundling_hospital")
    assert (scene.gold(), scene.honour()) == (0, 2)
