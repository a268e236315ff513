"""Why something may not be done in Village. Each reason has its rules; ``village-why-<name>`` are its words."""

from typing import Final

from armorial.games.village.components import COLOURS, GOODS, HOLDINGS
from armorial.kernel.questions import Reasons

REASONS: Final = Reasons(
    "village",
    (
        "village-n-coins",
        "village-n-grain",
        *(f"village-n-{colour}" for colour in COLOURS),
        "village-n-plague",
        *(f"village-n-{good}" for good in GOODS),
        "village-n-cubes",
    ),
)
"""What can be lacking stands in the order of the holdings of a player's list; cubes of several colours come last."""
ANY_CUBES: Final = HOLDINGS

# The turn
NO_SUCH_CUBE: Final = REASONS.add("no-such-cube", "V-11")
NOT_A_LAST_TURN: Final = REASONS.add("not-a-last-turn", "V-11", "V-114")
WELL_NEEDS_CUBES: Final = REASONS.add("well-needs-cubes", "V-80")
WELL_NEEDS_INFLUENCE: Final = REASONS.add("well-needs-influence", "V-80")
CANNOT_CARRY_OUT: Final = REASONS.add("cannot-carry-out", "V-80", "V-114")
NOT_YOUR_CUBES: Final = REASONS.add("not-your-cubes", "V-81")
WRONG_COINS: Final = REASONS.add("wrong-coins", "V-81")
SHORT: Final = REASONS.add("short", "V-81", "V-82")

# People
NOBODY_ON_FARM: Final = REASONS.add("nobody-on-farm", "V-32")
NOBODY_OF_GENERATION: Final = REASONS.add("nobody-of-generation", "V-32")
NOBODY_HERE: Final = REASONS.add("nobody-here", "V-31")
ALL_BORN: Final = REASONS.add("all-born", "V-31")
NOT_THE_OLDEST: Final = REASONS.add("not-the-oldest", "V-22")

# Actions
HARVEST_NEEDS_MEMBER: Final = REASONS.add("harvest-needs-member", "V-30")
NO_CRAFTSMAN: Final = REASONS.add("no-craftsman", "V-34")
GOOD_IS_OUT: Final = REASONS.add("good-is-out", "V-36", "V-09")
CRAFT_SHORT: Final = REASONS.add("craft-short", "V-35", "V-38")
OTHER_WORKSHOP: Final = REASONS.add("other-workshop", "V-39")
MILL_SHORT: Final = REASONS.add("mill-short", "V-37")
NO_COINS_LEFT: Final = REASONS.add("no-coins-left", "V-37", "V-09")
NOT_AT_STALL: Final = REASONS.add("not-at-stall", "V-40")
CUSTOMER_SHORT: Final = REASONS.add("customer-short", "V-40")
EXTRA_SHORT: Final = REASONS.add("extra-short", "V-44")
NO_ROUTE: Final = REASONS.add("no-route", "V-53")
NO_TRAVELLER: Final = REASONS.add("no-traveller", "V-50")
ROUTE_SHORT: Final = REASONS.add("route-short", "V-50", "V-53")
COUNCIL_SHORT: Final = REASONS.add("council-short", "V-60")
NO_COUNCILLOR: Final = REASONS.add("no-councillor", "V-63")
CHAMBER_TOO_HIGH: Final = REASONS.add("chamber-too-high", "V-61")
TOKEN_IS_GONE: Final = REASONS.add("token-is-gone", "V-62", "V-65")
NO_CUBES_LEFT: Final = REASONS.add("no-cubes-left", "V-62", "V-09")
NO_GOODS_LEFT: Final = REASONS.add("no-goods-left", "V-62", "V-09")
NEEDS_COIN: Final = REASONS.add("needs-coin", "V-62")
COLOUR_IS_OUT: Final = REASONS.add("colour-is-out", "V-09")

# Mass
NOT_IN_BAG: Final = REASONS.add("not-in-bag", "V-90")
MASS_NEEDS_COIN: Final = REASONS.add("mass-needs-coin", "V-90")
STEP_SHORT: Final = REASONS.add("step-short", "V-92", "V-95")
NOT_IN_WINDOW: Final = REASONS.add("not-in-window", "V-92")
