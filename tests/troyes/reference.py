"""What may be done with a group of dice, worked out a second time from the rulebook: slow and plain.

``legal_uses`` lists everything a player can do in his turn with dice: each group, with or without a delayed cube, and
what it serves. ``legal_counters`` lists every way to meet black dice. test_reference.py compares them with the engine.
T-16, T-17, T-21, T-25, T-27, T-40 to T-52, T-60, T-70 to T-77, T-80, T-90 to T-93, T-97, T-129
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tests.troyes.printed import (
    ACTIVITIES,
    AGRICULTURE_DIVISOR,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    DIE_PRICE,
    EVENTS,
)
from tests.troyes.scene import Scene

COLOUR_NAMES = {"r": "red", "w": "white", "y": "yellow"}
EXCHANGE = {"artisan": (0, 1), "innkeeper": (1, 0), "journeyman": (3, 0), "troubadour": (0, 3), "diplomat": (0, 1)}
"""Deniers and influence that one use costs."""


class Die(NamedTuple):
    """``district`` is a seat or n."""

    district: str
    colour: str
    value: int


class Use(NamedTuple):
    """A group, the delayed card whose cube is spent ('' for none), and what it serves."""

    dice: tuple[Die, ...]
    cube: str
    target: str


class Counted(NamedTuple):
    """A group as it counts with its cube: colours, values, total, price."""

    colours: frozenset[str]
    values: tuple[int, ...]
    total: int
    price: int


def square(scene: Scene) -> list[Die]:
    """All dice on the square."""
    return [
        Die(str(district), COLOUR_NAMES[die[0]], int(die[1]))
        for district in (*range(scene.s.seats), "n")
        for die in scene.district(district)
    ]


def legal_uses(scene: Scene, seat: int) -> set[Use]:
    cubes = [card for card in scene.open_cards() if ACTIVITIES[card].kind == "delayed" and scene.cubes(card, seat)]
    groups = {tuple(sorted(g)) for size in (1, 2, 3) for g in combinations(square(scene), size)}
    found = set()
    for dice in groups:
        for cube in ("", *cubes):
            counted = count(dice, cube, str(seat))
            if counted is not None and counted.price <= scene.deniers(seat):
                found |= {Use(dice, cube, target) for target in targets(scene, seat, dice, cube, counted)}
    return found


def count(dice: tuple[Die, ...], cube: str, me: str) -> Counted | None:
    """What the group counts and costs; None if the cube may not be spent on it."""
    colours = frozenset(die.colour for die in dice)
    values = [die.value for die in dice]
    prices = [0 if die.district == me else DIE_PRICE[len(dice)] for die in dice]
    bonus = 0
    if cube == "tithing":
        districts = {die.district for die in dice if die.colour == "yellow" and die.district != me}
        if not districts:
            return None
        prices = prices.copy()
        for district in districts:
            prices[next(i for i, die in enumerate(dice) if die.colour == "yellow" and die.district == district)] = 0
    elif cube in ("monk", "templar"):
        if colours != {"white"} or len(dice) != 1:
            return None
        colours = frozenset({"yellow" if cube == "monk" else "red"})
        values *= 3 if cube == "monk" else 2
    elif cube == "priest":
        if "yellow" not in colours:
            return None
        values = [die.value + 3 if die.colour == "yellow" else die.value for die in dice]
    elif cube == "blacksmith":
        if colours != {"red"}:
            return None
        bonus = 5
    elif cube == "militia":
        if colours != {"yellow"}:
            return None
        colours = frozenset({"red"})
    elif cube == "confession":
        values = [value + 2 for value in values]
    elif cube == "apprenticeship":
        if set(values) == {5}:
            return None
        values = [5] * len(values)
    return Counted(colours, tuple(values), sum(values) + bonus, sum(prices))


def targets(scene: Scene, seat: int, dice: tuple[Die, ...], cube: str, group: Counted) -> Iterator[str]:
    one_colour = next(iter(group.colours)) if len(group.colours) == 1 else ""
    if one_colour == "yellow" and group.total >= AGRICULTURE_DIVISOR:
        yield "agriculture"
    if one_colour == "white" and fits_cathedral(scene, group.values):
        yield "cathedral"
    for event in set(scene.row()):
        if one_colour == EVENTS[event].combat and group.total >= EVENTS[event].divisor:
            yield f"event:{event}"
    for card in scene.open_cards():
        fits = one_colour == ACTIVITIES[card].colour or (card == "pilgrimage" and cube != "militia")
        if fits and card_works(scene, seat, card, group):
            yield f"card:{card}"
    if len(dice) == 1 and cube in ("", "tithing", "militia"):
        building = next(name for name, (colour, _, _) in BUILDINGS.items() if colour == one_colour)
        if any(place_works(scene, seat, building, dice[0].value, man) for man in men(scene, seat)):
            yield f"place:{building}"


def fits_cathedral(scene: Scene, values: tuple[int, ...]) -> bool:
    """Every die finds its place in the column of its value. T-50 to T-52"""
    for value in values:
        if value > CATHEDRAL_COLUMNS:
            return False
        free = sum(scene.stone(value, level) == "." for level in range(1, CATHEDRAL_LEVELS + 1))
        if values.count(value) > free:
            return False
    return True


def card_works(scene: Scene, seat: int, card: str, group: Counted) -> bool:
    """At least one use, and everything can be paid. T-25, T-40, T-41, T-46, T-47"""
    if group.total < ACTIVITIES[card].divisor:
        return False
    money = scene.deniers(seat) - group.price
    if str(seat) not in scene.men(card):
        if not men(scene, seat):
            return False
        money -= ACTIVITIES[card].price
    deniers, influence = EXCHANGE.get(card, (0, 0))
    return money >= 0 and money >= deniers and scene.influence(seat) >= influence


def men(scene: Scene, seat: int) -> list[str]:
    """Where citizens of the player can be taken from: supply, cards, lying, or building:row:place. T-40, T-70"""
    me = str(seat)
    found = ["supply"] if scene.supply(seat) else []
    found += [f"card:{card}" for card in scene.open_cards() if me in scene.men(card)]
    found += [f"lying:{building}" for building in BUILDINGS if me in scene.lying(building)]
    for building in BUILDINGS:
        for row, people in enumerate(rows(scene, building)):
            found += [f"{building}:{row}:{place}" for place, who in enumerate(people) if who == me]
    return found


def rows(scene: Scene, building: str) -> list[list[str]]:
    """The rows of a building as lists; those of the palace have one place each."""
    people = iter(scene.building(building).replace(" ", ""))
    return [[next(people) for _ in range(length)] for length in BUILDINGS[building][2]]


def place_works(scene: Scene, seat: int, building: str, value: int, man: str) -> bool:
    """Whether nobody protected would be expelled; the citizen is taken up first. T-71 to T-74"""
    me = str(seat)
    lengths = BUILDINGS[building][2]
    row = next(i for i in range(len(lengths)) if value <= sum(lengths[: i + 1]))
    people = rows(scene, building)[row]
    lying = list(scene.lying(building))
    kind, *where = man.split(":")
    if kind == building and int(where[0]) == row:
        people[int(where[1])] = "."
    if man == f"lying:{building}":
        lying.remove(me)
    return "." in people or people[-1] not in lying


def legal_counters(scene: Scene, seat: int) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Own dice, and black dice with the highest among them, whose totals fit. T-16, T-17"""
    mine, black = scene.district(seat), scene.black_dice()
    sets = {tuple(sorted(g)) for size in range(1, len(mine) + 1) for g in combinations(mine, size)}
    enemies = {tuple(sorted(g)) for size in range(1, len(black) + 1) for g in combinations(black, size)}
    return {
        (dice, faced)
        for dice in sets
        for faced in enemies
        if max(black) in faced and sum(int(die[1]) * (2 if die[0] == "r" else 1) for die in dice) >= sum(faced)
    }
