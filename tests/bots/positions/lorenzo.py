"""Lorenzo il Magnifico. Seat 0 is asked; two play. Stocks are written as in ``tests/lorenzo/printed.py``."""

from typing import Any, Final

from tests.bots.positions.position import Position
from tests.lorenzo.scene import Scene

PLACES: Final = {"black": "market:1", "orange": "market:2", "neutral": "harvest:small"}
"""Where the player's other members stand when the last one, the white one, is to be placed."""


def last_round(
    mine: str,
    theirs: str,
    *,
    die: int = 1,
    tiles: tuple[str, str, str] = ("1.2", "2.5", "3.4"),
    places: dict[str, str] | None = None,
    rival_at: tuple[str, ...] = ("council", "council", "council", "council"),
    advanced: bool = False,
    **me: Any,
) -> Scene:
    """Round 6: all members are placed but the player's white one. The other player came to the council first."""
    scene = Scene(2, advanced=advanced).tiles(*tiles).order(1, 0).round_number(6).dice(white=die, black=1, orange=1)
    scene.player(0, mine, **me).player(1, theirs)
    for member, space in zip(("white", "black", "orange", "neutral"), rival_at, strict=True):
        scene.at(space, 1, member)
    for member, space in (PLACES if places is None else places).items():
        scene.at(space, 0, member)
    return scene


def last_privilege(mine: str, theirs: str, **more: Any) -> Scene:
    """The last member has gone to the council: one privilege, then the report and the score."""
    return last_round(mine, theirs, **more).last_turns(1).play("member:white", "council")


def two_turns(
    mine: str,
    theirs: str,
    *,
    white: int,
    black: int,
    taken: tuple[str, str] = ("market:2", "harvest:small"),
    **me: Any,
) -> Scene:
    """Round 6: the player has two turns left. The other has only the neutral member, without a servant to send it."""
    scene = Scene(2).tiles("1.2", "2.5", "3.4").order(1, 0).round_number(6).dice(white=white, black=black, orange=3)
    scene.player(0, mine, **me).player(1, theirs)
    for member in ("white", "black", "orange"):
        scene.at("council", 1, member)
    return scene.at(taken[0], 0, "orange").at(taken[1], 0, "neutral")


def early(round_number: int, mine: str, *, white: int, black: int, orange: int, **me: Any) -> Scene:
    """The first turn of an early round of the advanced game; the towers are laid out by the position."""
    scene = Scene(2, advanced=True).tiles("1.2", "2.5", "3.4").round_number(round_number)
    scene.dice(white=white, black=black, orange=orange)
    return scene.player(0, mine, bonus="advanced_b", **me).player(1, "2w 2s 3h 6c", bonus="advanced_c")


def round_one(scene: Scene, second_character: str = "farmer") -> Scene:
    """Cards of the first round on all floors."""
    scene.tower("territory", "commercial_hub", "village", "gravel_pit", "citadel")
    scene.tower("character", "warlord", second_character, "knight", "dame")
    scene.tower("building", "residence", "chapel", "carpenters_shop", "mint")
    return scene.tower("venture", "hiring_recruits", "repairing_the_church", "building_the_walls", "military_campaign")


def after_placing(mine: str, theirs: str, **me: Any) -> Scene:
    """Round 6 of the advanced game: the last member stands in the council, and the leaders' last moment has come."""
    scene = last_round(mine, theirs, advanced=True, bonus="advanced_a", **me).last_turns(1)
    return scene.play("member:white", "council", "privilege:coins")


COUNTED: Final = (
    Position(
        "the last privilege: the most military points",
        "Two military points pass the other player: 5 for the most instead of 2, and 3 fewer for the other.",
        lambda: last_privilege("2c 5m 3f 40v", "41v 6m"),
        accept=["privilege:military"],
        counted=True,
    ),
    Position(
        "the last privilege: the faith that saves a fifth of the points",
        "The fifth faith point lets you support the Church; without it a fifth of all points is lost.",
        lambda: last_privilege("2c 4f 45v", "47v 9m"),
        accept=["privilege:faith"],
        counted=True,
    ),
    Position(
        "the last privilege: the faith track's bigger step",
        "From 5 to 6 faith is 2 points; two resources are not even one.",
        lambda: last_privilege("1w 1s 5f 45v", "59v 9m"),
        accept=["privilege:faith"],
        counted=True,
    ),
    Position(
        "the last privilege: fill up the five",
        "Faith and military can bring nothing more; two resources make ten of eight.",
        lambda: last_privilege("4w 3s 15f 45v 2m", "91v 9m"),
        accept=["privilege:wood_stone", "privilege:servants", "privilege:coins"],
        counted=True,
    ),
    Position(
        "the last privilege: one faith is a point, nine coins are not two",
        "Resources are 6 with the coin of the council, so two more change nothing; a faith point is a point.",
        lambda: last_privilege("5c 1f 20v", "19v 9m", tiles=("1.2", "2.5", "3.1")),
        accept=["privilege:faith"],
        counted=True,
    ),
    Position(
        "the council wins the tie",
        "Its faith makes a tie of it, and whoever comes to the council is before the other in the order.",
        lambda: last_round(
            "30v 5f 9m",
            "40v 2m",
            tiles=("1.2", "2.5", "3.1"),
            places={"black": "market:1", "orange": "harvest:small", "neutral": "production:small"},
            rival_at=("territory:1", "character:1", "building:1", "venture:1"),
        ).last_turns(1),
        accept=["council"],
        counted=True,
    ),
    Position(
        "the low die fetches the coins, the high one takes the venture",
        "The 1 is enough for the market and the 6 is needed for the third floor; only in this order is it paid for.",
        lambda: (
            two_turns("3c 5f 30v", "46v 6m", white=6, black=1)
            .tower("venture", None, None, "hiring_mercenaries")
            .last_turns(3)
        ),
        accept=["member:black market:1"],
        counted=True,
    ),
    Position(
        "the high die is not wasted where a 1 suffices",
        "The 5 takes the fifth territory, worth 6; for the privilege of the council the 1 is enough.",
        lambda: (
            two_turns(
                "5f 13m 30v",
                "61v 6m",
                white=5,
                black=1,
                cards=["commercial_hub", "woods", "village", "gold_mine"],
            )
            .tower("territory", None, None, "colony")
            .last_turns(3)
        ),
        accept=["member:white territory:3", "member:black council"],
        counted=True,
    ),
    Position(
        "harvest first, then produce",
        "The harvest brings three wood, which the guild turns into 7 points; after the production they come too late.",
        lambda: two_turns(
            "5f 30v", "44v 6m", white=5, black=4, taken=("market:1", "market:2"), cards=["forest", "painters_guild"]
        ).last_turns(3),
        accept=["member:white harvest:small"],
        counted=True,
    ),
    Position(
        "soldiers first, then the land",
        "The fifth territory needs 12 military points: the venture brings them, and is paid for already.",
        lambda: (
            two_turns(
                "8c 5m 5f 30v",
                "62v 6m",
                white=1,
                black=3,
                cards=["commercial_hub", "woods", "village", "gold_mine"],
            )
            .tower("venture", "hiring_mercenaries")
            .tower("territory", None, "marble_pit")
            .last_turns(3)
        ),
        accept=["member:white venture:1"],
        counted=True,
    ),
    Position(
        "the Bishop brings a production along",
        "One point of faith and the garden's and the treasury's points; the General's soldiers are few.",
        lambda: (
            last_round("8c 4m 5f 30v", "51v 6m", die=3, cards=["garden", "treasury"])
            .tower("character", "bishop", "general")
            .last_turns(1)
        ),
        accept=["character:1"],
        counted=True,
    ),
    Position(
        "the sixth character",
        "The sixth character is worth 6 for the row; the building brings 7 but takes 9 resources.",
        lambda: (
            last_round(
                "5c 3w 4s 1h 5f 30v",
                "68v 6m",
                die=3,
                cards=["warlord", "farmer", "knight", "artisan", "preacher"],
            )
            .tower("character", "cardinal")
            .tower("building", "bank")
            .last_turns(1)
        ),
        accept=["character:1"],
        counted=True,
    ),
    Position(
        "the fifth territory beats the Pope",
        "The venture's 10 cost military points and the first place; the territory is worth 6, and 3 at once.",
        lambda: (
            last_round(
                "12m 5f 30v",
                "62v 10m",
                die=3,
                cards=["commercial_hub", "woods", "village", "gold_mine"],
            )
            .tower("territory", "marble_pit")
            .tower("venture", "support_to_the_pope")
            .last_turns(1)
        ),
        accept=["territory:1"],
        counted=True,
    ),
    Position(
        "the small exchange leaves a coin for the palace",
        "One coin each in treasury and palace is 3 and 4; both in the treasury are 5.",
        lambda: (
            last_round("2c 5f 30v", "46v 6m", die=6, cards=["treasury", "palace"])
            .last_turns(1)
            .play("member:white", "production:small")
        ),
        accept=["use:treasury:1"],
        counted=True,
    ),
    Position(
        "wood for two guilds",
        "One wood for 3 and one with stone and servant for 6 is more than three wood for 7.",
        lambda: (
            last_round("3w 1s 1h 5f 30v", "48v 6m", die=4, cards=["painters_guild", "stonemasons_guild"])
            .last_turns(1)
            .play("member:white", "production:small")
        ),
        accept=["use:painters_guild:1"],
        counted=True,
    ),
    Position(
        "servants for one more harvest",
        "Two servants reach the colony: 4 points, and kept they are not even one.",
        lambda: (
            last_round(
                "2h 5f 30v",
                "43v 6m",
                die=3,
                cards=["farm", "colony"],
                places={"black": "market:1", "orange": "market:2", "neutral": "production:small"},
            )
            .last_turns(1)
            .play("member:white", "harvest:small")
        ),
        accept=["servants:2"],
        counted=True,
    ),
    Position(
        "with the tile that counts resources, servants are spent",
        "You will be excommunicated, and each servant left costs a point.",
        lambda: (
            last_round("3h 2f 30v", "28v 6m", die=2, tiles=("1.2", "2.5", "3.7"))
            .last_turns(1)
            .play("member:white", "council")
        ),
        accept=["servants:3"],
        counted=True,
    ),
    Position(
        "production for points, not for goods",
        "Garden and treasury make 3 and 5 points now; goods will never be used again.",
        lambda: (
            last_round("2c 1w 1s 5f 30v", "48v 6m", die=3, cards=["garden", "treasury"])
            .tower("venture", "repairing_the_church")
            .tower("territory", "castle", "gold_mine")
            .last_turns(1)
        ),
        accept=["production:small"],
        counted=True,
    ),
    Position(
        "support the Church in the last report",
        "Faith kept after round 6 is worth nothing; supported it is worth 9, and the tile stays away.",
        lambda: last_round("7f 30v", "35v 6m", places={**PLACES, "white": "council"}).report(then_round=True),
        accept=["support"],
        counted=True,
    ),
    Position(
        "advanced: a leader who can still be played",
        "Colleoni's condition is met: played and activated he is 4 points, thrown away he is a privilege.",
        lambda: after_placing(
            "2c 5f 30v",
            "59v 6m",
            hand=["bartolomeo_colleoni"],
            cards=["hiring_recruits", "military_campaign", "woods", "village", "farm", "colony"],
        ),
        accept=["play:bartolomeo_colleoni activate:bartolomeo_colleoni"],
        counted=True,
    ),
    Position(
        "advanced: a leader who will never be played is a privilege",
        "It is the last moment, and ten stone are far away: the privilege of a discard brings 2 points of faith.",
        lambda: after_placing("2c 5f 30v", "41v 6m", hand=["michelangelo_buonarroti"]),
        accept=["discard:michelangelo_buonarroti privilege:faith"],
        counted=True,
    ),
    Position(
        "advanced: activate before the game is over",
        "Botticelli's two military points pass the other player, and his point comes on top.",
        lambda: after_placing("2c 5m 5f 30v", "41v 6m", leaders=["sandro_botticelli"]),
        accept=["activate:sandro_botticelli"],
        counted=True,
    ),
    Position(
        "advanced: Sisto IV before the resources are gone",
        "His condition is met now and not after the building is paid for; he adds 5 points to the support.",
        lambda: (
            last_round(
                "6w 6s 6h 6c 5f 30v",
                "58v 6m",
                die=1,
                advanced=True,
                bonus="advanced_a",
                hand=["sisto_iv"],
            )
            .tower("building", "garden")
            .last_turns(1)
        ),
        accept=["play:sisto_iv"],
        counted=True,
    ),
)

JUDGED: Final = (
    Position(
        "a 6 does not go to the market while a 1 is at home",
        "The market and the council take any die; the 6 is the only one that reaches a third floor.",
        lambda: (
            round_one(Scene(2).tiles("1.2", "2.5", "3.4").dice(white=6, black=1, orange=2).player(0, "2w 2s 3h 5c"))
            .player(1, "2w 2s 3h 6c")
            .actions()
        ),
        reject=["member:white market:*", "member:white council"],
    ),
    Position(
        "support the Church rather than lose the productions",
        "Three points and no tile: with three buildings, production −3 for the rest of the game is far too dear.",
        lambda: (
            Scene(2)
            .tiles("1.6", "2.5", "3.4")
            .round_number(2)
            .player(0, "2w 2s 2h 3c 3f 12v", cards=["residence", "chapel", "carpenters_shop"])
            .player(1, "2w 2s 2h 3c 1f 10v", cards=["woods", "forest"])
            .report(then_round=True)
        ),
        accept=["support"],
    ),
    Position(
        "advanced: the best leaders are not two coins in round 1",
        "Colleoni is 4 points a round and il Moro makes every die a 5; both can be played by the middle of the game.",
        lambda: round_one(
            early(
                1,
                "2w 2s 3h 5c",
                white=5,
                black=3,
                orange=2,
                hand=["bartolomeo_colleoni", "ludovico_il_moro", "cosimo_de_medici", "michelangelo_buonarroti"],
            )
        ).actions(),
        reject=["... discard:bartolomeo_colleoni", "... discard:ludovico_il_moro"],
    ),
    Position(
        "advanced: Malatesta is within reach in round 1",
        "He asks for soldiers and faith, which Warlord and Preacher bring this very round.",
        lambda: round_one(
            early(
                1,
                "2w 2s 3h 6c",
                white=3,
                black=6,
                orange=4,
                hand=["sigismondo_malatesta", "cesare_borgia", "sandro_botticelli", "lorenzo_de_medici"],
            ),
            second_character="preacher",
        ).actions(),
        reject=["... discard:sigismondo_malatesta"],
    ),
    Position(
        "advanced: two wood short of Botticelli",
        "The harvest of this round brings the wood he asks for: 2 military points and a point in each of five rounds.",
        lambda: round_one(
            early(
                2,
                "8w 2s 3h 4c",
                white=5,
                black=3,
                orange=2,
                hand=["sandro_botticelli", "francesco_sforza"],
                cards=["forest", "woods"],
            )
        ).actions(),
        reject=["... discard:sandro_botticelli"],
    ),
    Position(
        "advanced: one building short of Cosimo",
        "The fourth building is affordable this very turn, and Cosimo gives 3 servants and a point every round.",
        lambda: round_one(
            early(
                2,
                "3w 3s 2h 4c",
                white=4,
                black=3,
                orange=2,
                hand=["cosimo_de_medici"],
                cards=["artisan", "stonemason", "tax_office", "theater", "stonemasons_shop"],
            )
        ).actions(),
        reject=["... discard:cosimo_de_medici"],
    ),
    Position(
        "advanced: one venture short of il Moro",
        "Two of each but one venture, which the coins pay for: then every member counts 5 for four rounds.",
        lambda: round_one(
            early(
                2,
                "1w 1s 2h 6c",
                white=1,
                black=2,
                orange=1,
                hand=["ludovico_il_moro"],
                cards=["monastery", "city", "stonemason", "artisan", "tax_office", "theater", "raising_a_statue"],
            )
        ).actions(),
        reject=["... discard:ludovico_il_moro"],
    ),
    Position(
        "advanced: play il Moro before the small dice are placed",
        "The dice show 1, 1 and 2; with him all three members count 5, this round and in every one to come.",
        lambda: round_one(
            early(
                2,
                "1w 1s 2h 5c",
                white=1,
                black=1,
                orange=2,
                hand=["ludovico_il_moro"],
                cards=[
                    *("monastery", "city", "stonemason", "artisan"),
                    *("tax_office", "theater", "raising_a_statue", "hosting_panhandlers"),
                ],
            )
        ).actions(),
        accept=["play:ludovico_il_moro"],
    ),
    Position(
        "advanced: activate what costs nothing",
        "Michelangelo's three coins come once a round and cost nothing: the turn does not end without them.",
        lambda: (
            round_one(early(2, "1w 1s 2h 5c", white=4, black=1, orange=2, leaders=["michelangelo_buonarroti"]))
            .at("harvest:small", 0, "white")
            .at("market:2", 0, "black")
            .at("production:small", 0, "orange")
            .at("council", 1, "white")
            .at("council", 1, "black")
            .at("council", 1, "orange")
            .at("council", 1, "neutral")
            .order(1, 0)
            .last_turns(1)
            .play("member:neutral", "council", "privilege:servants")
        ),
        accept=["activate:michelangelo_buonarroti"],
    ),
)

POSITIONS: Final = (*COUNTED, *JUDGED)
