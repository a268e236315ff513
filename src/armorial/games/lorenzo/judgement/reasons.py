"""What the features of a seat are about, as people speak of it: the reasons that a hint gives."""

from typing import Final

from armorial.games.lorenzo.components import RESOURCES, TILES_A_PERIOD
from armorial.games.lorenzo.judgement.leaders import NAMES as LEADER_NAMES
from armorial.games.lorenzo.judgement.yields import EXCHANGES_NAMED, GIVES

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("vp",),
    "resources": (
        *(f"{name}{ending}" for name in RESOURCES for ending in ("", "_for_members", "_few")),
        *("stock_points", "stock_rest", "stock_over_9", "coins_off"),
    ),
    "military": ("military", "military_for_members", "military_points", "military_lead"),
    "territories": (
        *("territory_points", "territory_count", "territory_bonus", "take_territory"),
        *("slot_open", "slot_lacks"),
    ),
    "characters": ("character_points", "character_count", "character_bonus", "take_character"),
    "buildings": ("building_count", "building_bonus", "take_building"),
    "ventures": ("venture_points", "venture_count", "venture_bonus", "take_venture"),
    "harvest": (*(f"harvest_{name}" for name in GIVES), "harvest_bonus"),
    "production": (*(f"production_{name}" for name in GIVES), "production_bonus", *EXCHANGES_NAMED),
    "faith": ("faith", "faith_points", "report_met", "report_lacks", "report_over"),
    "excommunication": (
        *(f"danger_{number + 1}" for number in range(TILES_A_PERIOD)),
        *("last_tile_loss", "servant_rate", "no_floor_bonus", "no_market", "skips"),
        *("fewer_coins", "fewer_wood_stone", "fewer_servants", "fewer_military"),
    ),
    "leaders": LEADER_NAMES,
    "members": ("members_home", "first_member", "second_member", "third_member", "neutral_member", "coloured_add"),
    "pending": ("pending_privileges", "pending_card", "pending_area"),
    "order": ("my_turn", "turns_away", "order", "next_order", "in_council"),
}
