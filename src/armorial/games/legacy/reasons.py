"""Why something may not be done. Each reason has the rules it comes from; its words are ``legacy-why-<name>``."""

from typing import Final

from armorial.kernel.questions import Reasons

REASONS: Final = Reasons("legacy", ("legacy-n-gold", "legacy-n-friends"))
SHORT_OF_GOLD: Final = 0
SHORT_OF_FRIENDS: Final = 1
"""What can be lacking."""

SHORT: Final = REASONS.add("short", "G-17", "G-209")
WEDDING_SHORT: Final = REASONS.add("wedding-short", "G-302", "G-209")
NO_PAWN: Final = REASONS.add("no-pawn", "G-15", "G-18")
NO_EXTRA_PAWN: Final = REASONS.add("no-extra-pawn", "G-15")
SPACE_TAKEN: Final = REASONS.add("space-taken", "G-16")
SPACE_CLOSED: Final = REASONS.add("space-closed", "G-71", "G-73")
MUST_PLACE_PAWN: Final = REASONS.add("must-place-pawn", "G-17")

NOT_IN_HAND: Final = REASONS.add("not-in-hand", "G-30")
NOT_IN_ROW: Final = REASONS.add("not-in-row", "G-39")
NOT_A_WOMAN: Final = REASONS.add("not-a-woman", "G-142")
NO_FRIENDS_LEFT: Final = REASONS.add("no-friends-left", "G-332")

NOBODY_TO_MARRY: Final = REASONS.add("nobody-to-marry", "G-300")
NO_CHILD_TO_PROMISE: Final = REASONS.add("no-child-to-promise", "G-31", "G-305")
NO_MATCH: Final = REASONS.add("no-match", "G-30", "G-31")
NEEDS_A_PAWN: Final = REASONS.add("needs-a-pawn", "G-28", "G-60")
NOBODY_THERE: Final = REASONS.add("nobody-there", "G-201")
OTHER_GENERATION: Final = REASONS.add("other-generation", "G-22", "G-300")
SAME_SEX: Final = REASONS.add("same-sex", "G-30", "G-31")
HAS_PARTNER: Final = REASONS.add("has-partner", "G-300", "G-305")
A_FRIEND_MAY_NOT: Final = REASONS.add("a-friend-may-not", "G-35", "G-300")
STILL_A_CHILD: Final = REASONS.add("still-a-child", "G-300")
NOT_A_CHILD: Final = REASONS.add("not-a-child", "G-31")

NO_COUPLE: Final = REASONS.add("no-couple", "G-36", "G-204")
NOT_A_COUPLE: Final = REASONS.add("not-a-couple", "G-36", "G-204")
CHILDREN_ENOUGH: Final = REASONS.add("children-enough", "G-36", "G-317")
NO_ROOM_FOR_TWO: Final = REASONS.add("no-room-for-two", "G-41", "G-317")
NOT_DRAWN: Final = REASONS.add("not-drawn", "G-318")

NO_CARD_LEFT: Final = REASONS.add("no-card-left", "G-46", "G-47")
NOT_LAID_OUT: Final = REASONS.add("not-laid-out", "G-46")
EVERYBODY_HAS_ONE: Final = REASONS.add("everybody-has-one", "G-46", "G-47", "G-205")
HAS_ONE_ALREADY: Final = REASONS.add("has-one-already", "G-205")
NOT_A_HOUSEHOLD: Final = REASONS.add("not-a-household", "G-48")

NO_MISSION_LEFT: Final = REASONS.add("no-mission-left", "G-404")
NO_PATRON: Final = REASONS.add("no-patron", "G-96")
NOT_YOUR_MISSION: Final = REASONS.add("not-your-mission", "G-44")
NOT_FULFILLED: Final = REASONS.add("not-fulfilled", "G-400")
NO_SUCH_PLAYER: Final = REASONS.add("no-such-player", "G-68")
NOT_ENOUGH_GOLD: Final = REASONS.add("not-enough-gold", "G-158")

OTHER_GAME: Final = REASONS.add("other-game", "G-82", "G-803")
NOT_YOU: Final = REASONS.add("not-you", "G-85", "G-90")
CANNOT_BE_REPLACED: Final = REASONS.add("cannot-be-replaced", "G-92")
NOWHERE_TO_PUT: Final = REASONS.add("nowhere-to-put", "G-82")


def short(gold: int, friends: int = 0) -> int:
    """A price that cannot be paid: what is missing, gold first."""
    if gold > 0:
        return REASONS.lacking(SHORT, SHORT_OF_GOLD, gold)
    return REASONS.lacking(SHORT, SHORT_OF_FRIENDS, friends) if friends > 0 else 0
