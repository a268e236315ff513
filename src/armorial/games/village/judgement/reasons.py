"""What the features of a seat are about, as people speak of it: the reasons that a hint gives."""

from typing import Final

from armorial.games.village.components import CHAMBERS, COLOURS, GOODS, WINDOWS, WORKSHOPS
from armorial.games.village.judgement.prospects import CHURCH, COUNCIL, MARKET, MORTAL, TRAVEL
from armorial.games.village.judgement.tempo import TEMPO

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "prestige": ("prestige",),
    "travel": ("city_points", "cities", "next_city", "travellers", *TRAVEL, "journey_to_come"),
    "council": (
        *("council_points", *(f"chamber_{chamber}" for chamber in CHAMBERS), *COUNCIL),
        *("chamber_to_come", "privilege"),
    ),
    "church": (
        *("church_points", *(f"window_{n + 1}" for n in range(WINDOWS)), *CHURCH),
        *("in_bag", "may_buy_out", "may_move_up"),
    ),
    "customers": ("customer_points", "customers", *MARKET, "sale_to_come", "may_sell", "sells_free"),
    "chronicle": ("chronicle_points", *(f"remembered_{n + 1}" for n in range(5))),
    "time": (*MORTAL, "in_grave", "deaths_due"),
    "coins": ("coins", "has_coin"),
    "grain": ("grain", "has_2_grain", "harvest"),
    "cubes": (
        *(*COLOURS, *(f"has_2_{colour}" for colour in COLOURS)),
        *("cubes_beyond_6", "well", "cubes_to_pick", "cubes_owed"),
    ),
    "goods": (
        *(*(f"has_{good}" for good in GOODS), "scrolls", "wagons", "goods", "goods_beyond_4", "kinds_of_goods"),
        *("goods_to_come", "may_make"),
    ),
    "crafts": (*WORKSHOPS, "spare_craftsmen"),
    "family": (
        *(f"farm_generation_{n + 1}" for n in range(4)),
        *(f"seen_generation_{n + 1}" for n in range(4)),
        *("nobody_on_farm", "farm", "farm_beyond_2", "unborn", "next_born", "living"),
    ),
    "tempo": (*TEMPO, "has_action", "has_any_action"),
}
