"""Why something may not be done in Lorenzo. Each reason has its rules; ``lorenzo-why-<name>`` are its words."""

from typing import Final

from armorial.games.lorenzo.components import HOLDINGS, TYPES
from armorial.kernel.questions import Reasons

REASONS: Final = Reasons(
    "lorenzo",
    (
        *(f"lorenzo-n-{holding}" for holding in HOLDINGS),
        *(f"lorenzo-n-{name}" for name in TYPES),
        "lorenzo-n-same_type",
    ),
)
"""What can be lacking: resources and points in the order of a player's list, then cards by type."""
SAME_TYPE: Final = len(HOLDINGS) + len(TYPES)

# Members and spaces
MEMBER_PLACED: Final = REASONS.add("member-placed", "L-12")
MEMBER_PASSED: Final = REASONS.add("member-passed", "L-14")
MEMBER_NOWHERE: Final = REASONS.add("member-nowhere", "L-12", "L-14")
MUST_PLACE: Final = REASONS.add("must-place", "L-12", "L-14")
CLOSED: Final = REASONS.add("closed", "L-03")
OCCUPIED: Final = REASONS.add("occupied", "L-30", "L-40")
NO_CARD: Final = REASONS.add("no-card", "L-23")
FLOOR_OCCUPIED: Final = REASONS.add("floor-occupied", "L-20")
COLOURED_IN_TOWER: Final = REASONS.add("coloured-in-tower", "L-22")
COLOURED_IN_AREA: Final = REASONS.add("coloured-in-area", "L-31")
MARKET_FORBIDDEN: Final = REASONS.add("market-forbidden", "L-137")
VALUE_SHORT: Final = REASONS.add("value-short", "L-13", "L-15")
OTHER_TYPE: Final = REASONS.add("other-type", "L-26")

# Cards
ROW_FULL: Final = REASONS.add("row-full", "L-23", "L-97")
SLOT_SHORT: Final = REASONS.add("slot-short", "L-24")
FEE_SHORT: Final = REASONS.add("fee-short", "L-21")
PRICE_SHORT: Final = REASONS.add("price-short", "L-23", "L-25")
MILITARY_SHORT: Final = REASONS.add("military-short", "L-93")
NO_SUCH_PRICE: Final = REASONS.add("no-such-price", "L-25")
NO_DISCOUNT: Final = REASONS.add("no-discount", "L-94")

# Harvest, production, privileges
NO_DIFFERENCE: Final = REASONS.add("no-difference", "L-13", "L-32")
SERVANTS_SHORT: Final = REASONS.add("servants-short", "L-13")
NOT_OPTIONAL: Final = REASONS.add("not-optional", "L-12")
NOT_ACTIVATED: Final = REASONS.add("not-activated", "L-32", "L-33")
USED_ALREADY: Final = REASONS.add("used-already", "L-33")
EXCHANGE_SHORT: Final = REASONS.add("exchange-short", "L-33", "L-35")
SAME_PRIVILEGE: Final = REASONS.add("same-privilege", "L-42", "L-43")

# Bonus tiles and leaders
TILE_TAKEN: Final = REASONS.add("tile-taken", "L-80")
NOT_IN_PACKET: Final = REASONS.add("not-in-packet", "L-81")
NOT_IN_HAND: Final = REASONS.add("not-in-hand", "L-82", "L-88")
LEADER_NEEDS: Final = REASONS.add("leader-needs", "L-82", "L-89")
NOTHING_TO_COPY: Final = REASONS.add("nothing-to-copy", "L-115")
NAME_WHO_TO_COPY: Final = REASONS.add("name-who-to-copy", "L-115")
NOT_PLAYED: Final = REASONS.add("not-played", "L-82")
NOT_ONCE: Final = REASONS.add("not-once", "L-83")
FACE_DOWN: Final = REASONS.add("face-down", "L-87")
NAME_A_MEMBER: Final = REASONS.add("name-a-member", "L-104")
LEADERS_LATER: Final = REASONS.add("leaders-later", "L-86")
NO_LEADERS: Final = REASONS.add("no-leaders", "L-82")
