"""The positions that the lessons of Lorenzo begin with, in the words of scenes. ``tools/lesson_positions.py`` keeps
them beside the game, as it saves them."""

from collections.abc import Callable, Mapping

from tests.lorenzo.scene import Scene


def members() -> Scene:
    """The first round of a game."""
    scene = Scene(2).tiles("1.5", "2.2", "3.7").dice(white=2, black=5, orange=3)
    scene.player(0, wood=2, stone=2, servants=3, coins=5).player(1, wood=2, stone=2, servants=3, coins=6)
    scene.tower("territory", "gravel_pit", "woods", "forest", "city")
    scene.tower("character", "farmer", "knight", "warlord", "abbess")
    scene.tower("building", "chapel", "residence", "carpenters_shop", "mint")
    scene.tower("venture", "repairing_the_church", "hosting_panhandlers", "raising_a_statue", "hiring_recruits")
    return scene.actions()


def work() -> Scene:
    """Fields to harvest, a workshop to buy."""
    scene = Scene(2).tiles("1.5", "2.2", "3.7").round_number(3).dice(white=4, black=3, orange=5)
    scene.player(0, wood=3, stone=1, servants=3, coins=4, military=2, vp=9, cards=["forest", "gravel_pit"])
    scene.player(1, wood=2, stone=3, servants=2, coins=5, military=3, vp=8, cards=["chapel", "woods"])
    scene.tower("territory", "rock_pit", "gold_mine", "estate", "dukedom")
    scene.tower("character", "patron", "captain", "peasant", "scholar")
    scene.tower("building", "barracks", "painters_guild", "marketplace", "stronghold")
    scene.tower("venture", "hiring_soldiers", "improving_the_canals", "crusade", "hosting_foreigners")
    return scene.actions()


def rome() -> Scene:
    """The report after the second round."""
    scene = Scene(2).tiles("1.5", "2.2", "3.7").round_number(2)
    scene.player(0, wood=2, stone=2, servants=3, coins=4, military=1, faith=4, vp=6)
    scene.player(0, cards=["forest", "gravel_pit", "farmer"])
    scene.player(1, wood=2, stone=2, servants=2, coins=4, faith=2, vp=8)
    return scene.report(then_round=True)


def last_round() -> Scene:
    """Two turns each are left."""
    scene = Scene(2).tiles("1.5", "2.2", "3.7").round_number(6).dice(white=1, black=1, orange=5)
    cards = ["forest", "gravel_pit", "woods", "knight", "farmer", "warlord", "painters_guild", "treasury"]
    scene.player(0, wood=2, stone=1, servants=4, coins=8, military=8, faith=6, vp=30)
    scene.player(0, cards=[*cards, "repairing_the_church"])
    cards = ["chapel", "theater", "citadel", "city", "abbess", "scholar", "hiring_soldiers"]
    scene.player(1, wood=1, stone=2, servants=1, coins=3, military=12, faith=3, vp=54, cards=cards)
    scene.tower("territory", "farm", "castle", "sanctuary", "colony")
    scene.tower("character", "general", "paramour", "ambassador", "noble")
    scene.tower("building", "bank", None, "garden", "fair")
    scene.tower("venture", "promoting_sacred_art", None, "hiring_mercenaries", "sacred_war")
    scene.at("harvest:small", 0, "white").at("market:1", 0, "black")
    scene.at("building:2", 1, "white").at("production:small", 1, "black")
    return scene.last_turns(4)


def start() -> Scene:
    return Scene.started(2, luck=1)


POSITIONS: Mapping[str, Callable[[], Scene]] = {
    "members": members,
    "work": work,
    "rome": rome,
    "last_round": last_round,
    "start": start,
}
