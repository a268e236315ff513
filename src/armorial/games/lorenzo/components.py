"""The components of Lorenzo il Magnifico: names of everything, and what the component file must be like.

``parts.py`` makes the printed numbers ready for use.
"""

from typing import Final

from armorial.data.checks import Amounts, Check, Flag, Whole, Words, optional, part_of_rules, usually, wholes
from armorial.data.reader import (
    Components,
    Fixed,
    Overlay,
    Schema,
    Source,
    overlay_of,
    standard_components,
    with_overlay,
)
from armorial.kernel.words import Message

RESOURCES: Final = ("coins", "wood", "stone", "servants")
POINTS: Final = ("military", "faith", "vp")
HOLDINGS: Final = (*RESOURCES, *POINTS)
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6

TYPES: Final = ("territory", "character", "building", "venture")
"""The types of development cards, in the order of their towers."""
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
ACTIONS: Final = (*TYPES, "harvest", "production")
"""What an action can be about, where its value matters: taking a card of a type, harvest, production."""
HARVEST: Final = 4
PRODUCTION: Final = 5

MEMBERS: Final = ("white", "black", "orange", "neutral")
COLOURS: Final = MEMBERS[:3]
NEUTRAL: Final = 3

FLOORS: Final = 4
MARKETS: Final = 4
SPACES: Final = (
    *(f"{name}:{floor + 1}" for name in TYPES for floor in range(FLOORS)),
    *(f"{area}:{size}" for area in ("harvest", "production") for size in ("small", "large")),
    *(f"market:{number + 1}" for number in range(MARKETS)),
    "council",
)
"""Floor ``f`` of tower ``t`` is space ``4 * t + f``; then the others."""
TOWER_SPACES: Final = FLOORS * len(TYPES)
HARVEST_SMALL: Final = 16
HARVEST_LARGE: Final = 17
PRODUCTION_SMALL: Final = 18
PRODUCTION_LARGE: Final = 19
MARKET: Final = 20
COUNCIL: Final = 24
AREA_OF: Final = (*(space >> 2 for space in range(TOWER_SPACES)), 4, 4, 5, 5, *(-1,) * (MARKETS + 1))
"""The tower, harvest or production a space belongs to: where a player has one coloured member at most. L-22, L-31"""

PRIVILEGES: Final = ("wood_stone", "servants", "coins", "military", "faith")
PERIODS: Final = 3
ROUNDS: Final = 6
TURNS: Final = len(MEMBERS)
IN_DECK: Final = 8
"""Cards of one type and period. L-01"""
ROW: Final = 6
"""Places for the cards of a type on a player's board. L-97"""
TILES_A_PERIOD: Final = 7

GAINS: Final = (*HOLDINGS, "privileges")
PER: Final = ("coins_per_building", "coins_per_territory", *(f"vp_per_{name}" for name in TYPES), "vp_per_2_military")
GRANTS: Final = ("take_any", *(f"take_{name}" for name in TYPES), "harvest", "production")
PERMANENT: Final = (
    *(f"{name}_value" for name in ACTIONS),
    "building_wood_or_stone_off",
    "character_coins_off",
    "no_floor_bonus",
)
NEEDS: Final = (*HOLDINGS, *TYPES, "same_type")
ONCE: Final = (*GAINS, "harvest_alone", "production_alone", "one_coloured_set")
ALWAYS: Final = (
    "share_spaces",
    "no_fee",
    "any_coins_off",
    "support_vp",
    "coloured_add",
    "neutral_add",
    "copy",
    "coloured_set",
    "no_slot_military",
    "double_immediate",
)
FINAL_LOSSES: Final = (
    "no_character_points",
    "no_venture_points",
    "no_territory_points",
    "lose_vp_per_vp",
    "lose_vp_per_military",
    "lose_vp_per_building_price",
    "lose_vp_per_resource",
)
TILE_EFFECTS: Final = (
    *("fewer_military", "fewer_coins", "fewer_servants", "fewer_wood_or_stone"),
    *(f"{name}_value" for name in ACTIONS),
    *("coloured_add", "no_market", "servants_for_one", "skip_first_turn"),
    *FINAL_LOSSES,
)

FLAGS: Final = (
    *("no_floor_bonus", "share_spaces", "no_fee", "copy", "no_slot_military", "double_immediate"),
    *("fewer_military", "fewer_coins", "fewer_servants", "fewer_wood_or_stone", "no_market", "skip_first_turn"),
    *("no_character_points", "no_venture_points", "no_territory_points"),
)
"""Abilities without a number."""
WITHOUT_NUMBER: Final[dict[str, Check]] = {name: Flag() for name in FLAGS}
LOSSES: Final[dict[str, Check]] = {name: Whole(1, 9) for name in ("servants_for_one", *FINAL_LOSSES[3:])}
"""What a tile takes away, and how many servants it wants for one, is never nothing or less."""

SCHEMA: Final[Schema] = {
    "setup.stock": usually(1, 4, Amounts(RESOURCES, 20)),
    "setup.coins": usually(3, 10, wholes(4, 0, 50)),
    "setup.leaders": usually(3, 5, Whole(1, 5)),
    "track.military": usually(20, 30, Whole(18, 99)),
    "track.faith": Whole(15, 15),
    "track.faith_points": wholes(16, 0, 99, first=0),
    "report.faith": usually(2, 6, wholes(PERIODS, 1, 15)),
    "tower.values": usually(1, 8, wholes(FLOORS, 1, 12)),
    "tower.fee": usually(2, 4, Whole(0, 9)),
    "tower.cards": Whole(ROW, ROW),
    "tower.slots": wholes(ROW, 0, 25),
    **{
        f"floor.{name}_{floor + 1}": optional(usually(1, 3, Amounts((*RESOURCES, "military"), 9)))
        for name in TYPES
        for floor in range(FLOORS)
    },
    "harvest.value": Whole(1, 1),
    "harvest.large": usually(2, 4, Whole(0, 6)),
    "production.value": Whole(1, 1),
    "production.large": usually(2, 4, Whole(0, 6)),
    "market.value": usually(1, 2, Whole(1, 9)),
    **{f"market.{number + 1}": usually(1, 6, Amounts(GAINS, 20)) for number in range(MARKETS)},
    "council.value": usually(1, 2, Whole(1, 9)),
    "council.gain": usually(1, 2, Amounts(GAINS, 5)),
    **{f"privilege.{name}": usually(1, 3, Amounts(HOLDINGS, 9)) for name in PRIVILEGES},
    "closed.2": Words(SPACES, 4),
    "closed.3": Words(SPACES, 2),
    "closed.4": Words(SPACES, 0),
    "score.territories": wholes(ROW + 1, 0, 99, first=0),
    "score.characters": wholes(ROW + 1, 0, 99, first=0),
    "score.military": usually(1, 6, wholes(2, 0, 99)),
    "score.resources": usually(4, 6, Whole(1, 99)),
    "bonus_tile.*.value": Whole(1, 1),
    "bonus_tile.*.harvest": Amounts(HOLDINGS, 9),
    "bonus_tile.*.production": Amounts(HOLDINGS, 9),
    **{f"{name}.*.period": Whole(1, PERIODS) for name in TYPES},
    "character.*.price": Amounts(RESOURCES, 20),
    "building.*.price": Amounts(RESOURCES, 20),
    "venture.*.price": optional(Amounts(RESOURCES, 20)),
    **{f"{name}.*.immediate": optional(Amounts((*GAINS, *PER, *GRANTS), 20)) for name in TYPES},
    "territory.*.value": Whole(1, 9),
    "territory.*.harvest": optional(Amounts(GAINS, 9)),
    "building.*.value": Whole(1, 9),
    "building.*.production": optional(Amounts((*GAINS, *PER), 9)),
    "building.*.exchange.*.pay": optional(Amounts(HOLDINGS[:VP], 9)),
    "building.*.exchange.*.get": optional(Amounts(GAINS, 20)),
    "character.*.off": optional(usually(1, 3, Amounts(RESOURCES, 9))),
    "character.*.permanent": optional(Amounts(PERMANENT, 9, special=WITHOUT_NUMBER)),
    "venture.*.military": optional(Amounts(("needs", "pays"), 25, every=True)),
    "venture.*.points": Whole(0, 30),
    "leader.*.needs": Amounts(NEEDS, 99),
    "leader.*.once": Amounts(ONCE, 9, least=0, closed=True),
    "leader.*.always": Amounts(ALWAYS, 9, special=WITHOUT_NUMBER, closed=True),
    "excommunication.*.period": Whole(1, PERIODS),
    "excommunication.*.effect": Amounts(TILE_EFFECTS, 9, least=-9, special={**WITHOUT_NUMBER, **LOSSES}, closed=True),
}

_RULES: Final = part_of_rules("L-01")
FIXED: Final[Fixed] = {
    "*.*.period": _RULES,
    "bonus_tile.*.value": _RULES,
    "closed.*": _RULES,
    "tower.cards": _RULES,
    "track.faith": _RULES,
    "harvest.value": _RULES,
    "production.value": _RULES,
}

STANDARD: Final = standard_components("lorenzo", SCHEMA, FIXED)
CARDS: Final = tuple(card for name in TYPES for card in STANDARD.values[name])
"""Card ``24 * type + 8 * period + i``, both from 0."""
CARDS_OF_TYPE: Final = PERIODS * IN_DECK
LEADERS: Final = tuple(STANDARD.values["leader"])
TILES: Final = tuple(STANDARD.values["excommunication"])
BONUS_TILES: Final = tuple(STANDARD.values["bonus_tile"])
COMMON_TILE: Final = 0

COPIER: Final = next(i for i, name in enumerate(LEADERS) if "copy" in STANDARD.values["leader"][name].get("always", {}))
"""The leader who copies another one: Lorenzo de' Medici. L-115"""
EXCHANGERS: Final = tuple(
    TYPES.index("building") * CARDS_OF_TYPE + place
    for place, card in enumerate(STANDARD.values["building"].values())
    if "exchange" in card
)
EXCHANGES: Final = tuple(
    (card, way) for card in EXCHANGERS for way in range(len(STANDARD.values["building"][CARDS[card]]["exchange"]))
)
"""Every exchange of the game: the building, and which of its alternatives."""


def components(overlay: Source | None = None) -> Components:
    """The components, with the values of an owner's file, or of a record, in their places."""
    if overlay is None:
        return STANDARD
    own = overlay_of(overlay)
    replaced = with_overlay(STANDARD, own)
    _check_exchanges(replaced, own)
    _check_numbers(replaced, own)
    return replaced


AS_PRINTED: Final = Message("lorenzo-together-exchanges")


def _check_exchanges(replaced: Components, own: Overlay) -> None:
    """A building keeps the number of its exchanges: answers are known by them."""
    standard, found = ({path for path, _, _ in parts.rows() if ".exchange." in path} for parts in (STANDARD, replaced))
    if standard != found:
        path = min(standard ^ found)
        raise own.clash(AS_PRINTED, path)


def _check_numbers(replaced: Components, own: Overlay) -> None:
    """Numbers that are right by themselves may not go together."""
    for path, value, _ in replaced.rows():
        if path.startswith("floor.") and len(value) != 1:
            raise own.clash(Message("lorenzo-together-floor"), path)
        if path.endswith(".military") and path.startswith("venture.") and value["pays"] > value["needs"]:
            why = Message("lorenzo-together-military", {"pays": value["pays"], "needs": value["needs"]})
            raise own.clash(why, path)
        if ".exchange." in path and path.endswith(".pay") and not value:
            raise own.clash(AS_PRINTED, path)
