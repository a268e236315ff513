"""Why something may not be done in Troyes. Each reason has its rules; ``troyes-why-<name>`` are its words."""

from typing import Final

from armorial.kernel.questions import Reasons

REASONS: Final = Reasons("troyes", ("troyes-n-deniers", "troyes-n-influence", "troyes-n-pips"))
LACK_DENIERS: Final = 0
LACK_INFLUENCE: Final = 1
LACK_PIPS: Final = 2

# The opening
PLACE_IS_TAKEN: Final = REASONS.add("place-is-taken", "T-05")

# Influence
INFLUENCE_SHORT: Final = REASONS.add("influence-short", "T-30", "T-31")
NOT_YOUR_DIE: Final = REASONS.add("not-your-die", "T-30", "T-31")
NO_CITIZENS_LEFT: Final = REASONS.add("no-citizens-left", "T-33")
INFLUENCE_FIRST: Final = REASONS.add("influence-first", "T-24", "T-32")

# The group of dice
NO_SUCH_DIE: Final = REASONS.add("no-such-die", "T-21")
GROUP_IS_FULL: Final = REASONS.add("group-is-full", "T-21")
OTHER_COLOUR: Final = REASONS.add("other-colour", "T-21", "T-93")
DICE_SHORT: Final = REASONS.add("dice-short", "T-21", "T-25")
NO_USE_FOR_DIE: Final = REASONS.add("no-use-for-die", "T-25", "T-27")
NEAREST_SHORT: Final = REASONS.add("nearest-short", "T-25", "T-27")
NO_DICE_YET: Final = REASONS.add("no-dice-yet", "T-21", "T-24")
DICE_FIRST: Final = REASONS.add("dice-first", "T-22", "T-24")
NOTHING_CHOSEN: Final = REASONS.add("nothing-chosen", "T-24")

# Delayed cubes
NO_CUBE: Final = REASONS.add("no-cube", "T-43")
ONE_CUBE: Final = REASONS.add("one-cube", "T-43")
NO_USE_FOR_CUBE: Final = REASONS.add("no-use-for-cube", "T-49")
CUBE_WANTS_ONE_WHITE: Final = REASONS.add("cube-wants-one-white", "T-91")
CUBE_WANTS_YELLOW: Final = REASONS.add("cube-wants-yellow", "T-90", "T-92", "T-97")
CUBE_WANTS_RED: Final = REASONS.add("cube-wants-red", "T-90", "T-97")
CUBE_IS_IDLE: Final = REASONS.add("cube-is-idle", "T-49")

# Activity cards
CARD_NOT_OPEN: Final = REASONS.add("card-not-open", "T-10")
CARD_WANTS_COLOUR: Final = REASONS.add("card-wants-colour", "T-41")
ONE_COLOUR_ONLY: Final = REASONS.add("one-colour-only", "T-21", "T-93")
CARD_DIVISOR: Final = REASONS.add("card-divisor", "T-27", "T-41")
HIRE_SHORT: Final = REASONS.add("hire-short", "T-25", "T-40")
NO_CITIZEN: Final = REASONS.add("no-citizen", "T-46", "T-70")
USE_SHORT: Final = REASONS.add("use-short", "T-47")
TOO_MANY_USES: Final = REASONS.add("too-many-uses", "T-41", "T-47")
MILLER_SPLIT: Final = REASONS.add("miller-split", "T-96", "T-122")

# Events
EVENT_NOT_IN_ROW: Final = REASONS.add("event-not-in-row", "T-60")
EVENT_WANTS_COLOUR: Final = REASONS.add("event-wants-colour", "T-60")
EVENT_DIVISOR: Final = REASONS.add("event-divisor", "T-27", "T-60")
TOO_MANY_CUBES: Final = REASONS.add("too-many-cubes", "T-60", "T-64")
ONE_USE_AT_LEAST: Final = REASONS.add("one-use-at-least", "T-27", "T-41")

# Cathedral, buildings, agriculture
CATHEDRAL_WANTS_WHITE: Final = REASONS.add("cathedral-wants-white", "T-50")
COLUMN_IS_FULL: Final = REASONS.add("column-is-full", "T-50", "T-51")
NO_SUCH_COLUMN: Final = REASONS.add("no-such-column", "T-52")
PLACE_WANTS_ONE_DIE: Final = REASONS.add("place-wants-one-die", "T-70")
PLACE_WANTS_COLOUR: Final = REASONS.add("place-wants-colour", "T-70")
PLACE_WITHOUT_CUBE: Final = REASONS.add("place-without-cube", "T-77")
PROTECTED: Final = REASONS.add("protected", "T-73")
NOBODY_THERE: Final = REASONS.add("nobody-there", "T-40", "T-70")
SAME_CARD: Final = REASONS.add("same-card", "T-40")
FIELDS_WANT_YELLOW: Final = REASONS.add("fields-want-yellow", "T-80")
FIELDS_DIVISOR: Final = REASONS.add("fields-divisor", "T-27", "T-80")

# Black dice
OTHERS_DIE: Final = REASONS.add("others-die", "T-16", "T-19")
NO_SUCH_BLACK_DIE: Final = REASONS.add("no-such-black-die", "T-17")
TOO_MANY_ENEMIES: Final = REASONS.add("too-many-enemies", "T-17")
TOO_WEAK: Final = REASONS.add("too-weak", "T-16", "T-17")
MUST_COUNTER: Final = REASONS.add("must-counter", "T-18")
