"""What is in the box. A real game reads it from its component file. Names are tokens and saved names."""

from typing import Any, Final

from armorial.kernel.effects import Effects, Op, read_effects

COPIES: Final = 3
PRINTED_CARDS: Final[dict[str, dict[str, int]]] = {
    "apples": {"coin": 2},
    "bread": {"pay_grain": 1, "coin": 4},
    "fiddler": {"grain": 1, "play": 1},
    "market": {"buy": 1},
    "pedlar": {"sell": 1, "draw": 1},
    "thief": {"rob": 2},
}
CARDS: Final = tuple(f"{kind}-{copy}" for kind in PRINTED_CARDS for copy in range(1, COPIES + 1))
KIND: Final = tuple(kind for kind in PRINTED_CARDS for _ in range(COPIES))

PRICE: Final = (2, 3, 3, 2)
POINTS: Final = (1, 3, 3, 2)
PRINTED_WARES: Final[dict[str, tuple[dict[str, int], dict[str, int]]]] = {  # at once, in the evening
    "stage": ({"play": 1}, {}),
    "barn": ({"draw": 1}, {"grain": 2}),
    "mill": ({}, {"pay_grain": 1, "coin": 2}),
    "cellar": ({"buy": 1}, {"pay_grain": 2, "coin": 3}),
}
WARES: Final = tuple(PRINTED_WARES)
WORKING: Final = sum(1 << ware for ware, (_, evening) in enumerate(PRINTED_WARES.values()) if evening)

WEATHER: Final = ("sun", "rain", "storm")
WEATHER_WEIGHTS: Final = [3, 2, 1]
WEATHER_GRAIN: Final = (2, 1, 0)


class Book:
    """The printed effects, read once and shared by all states of a game. It never changes."""

    def __init__(self, ops: dict[str, Op[Any]]) -> None:
        self.cards: list[Effects[Any]] = [read_effects(PRINTED_CARDS[kind], ops) for kind in KIND]
        self.at_once: list[Effects[Any]] = [read_effects(now, ops) for now, _ in PRINTED_WARES.values()]
        self.evening: list[Effects[Any]] = [read_effects(late, ops) for _, late in PRINTED_WARES.values()]
