"""What is printed on the cards and the board of Troyes, typed by hand from the list of components.

Nothing here is read from the component file of the package: a slip of the pen there shows where the two are compared
(test_cards.py). One line a card, in a notation of its own.

Activities: colour, round number, kind, price of a tradesman, divisor, VP of the places, effect.
    An effect at once says what one use gives: "-1i +6d" is an influence paid for 6 deniers, "+2v" is 2 VP; "per x"
    counts something. A delayed one says what one cube does.
Events: colour, banners, VP of first and second, colour and divisor of the combat, symbols (w or y, one a copy), effect.
Characters: what counts, thresholds, thresholds at 2 players; they give 1, 3, 6 VP.
"""

from typing import NamedTuple


class Activity(NamedTuple):
    colour: str
    round: int
    kind: str
    price: int
    divisor: int
    places: tuple[int, ...]
    effect: str


NOW, LATER = "at once", "delayed"

ACTIVITIES: dict[str, Activity] = {
    # yellow: the citizens
    "artisan": Activity("yellow", 1, NOW, 4, 4, (2, 1), "-1i +6d"),
    "merchant": Activity("yellow", 1, NOW, 4, 2, (2, 1), "+2d"),
    "miller": Activity("yellow", 1, NOW, 4, 4, (2, 1), "+2d per citizen in the palace or the bishopric"),
    "innkeeper": Activity("yellow", 2, NOW, 3, 2, (1, 1), "-1d +1i"),
    "blacksmith": Activity("yellow", 2, LATER, 5, 3, (2, 1), "red group +5"),
    "militia": Activity("yellow", 2, LATER, 6, 3, (3, 1), "yellow group as red"),
    "journeyman": Activity("yellow", 3, NOW, 6, 4, (3, 1), "-3d +2v"),
    "goldsmith": Activity("yellow", 3, NOW, 8, 4, (4, 2), "+1v +2d"),
    "sculptor": Activity("yellow", 3, NOW, 8, 3, (4, 2), "+1v"),
    # white: the clergy
    "tithing": Activity("white", 1, LATER, 6, 3, (3, 1), "first yellow die of each district free"),
    "monk": Activity("white", 1, LATER, 8, 3, (4, 2), "1 white as 3 yellow"),
    "priest": Activity("white", 1, LATER, 8, 3, (4, 2), "yellow dice +3"),
    "apprenticeship": Activity("white", 2, LATER, 6, 3, (3, 1), "dice = 5"),
    "confession": Activity("white", 2, LATER, 6, 3, (3, 1), "dice +2"),
    "templar": Activity("white", 2, LATER, 5, 3, (3, 1), "1 white as 2 red"),
    "pilgrimage": Activity("white", 3, NOW, 8, 6, (4, 2), "+2v"),
    "procession": Activity("white", 3, NOW, 6, 5, (3, 1), "+2v with most dice left"),
    "glassblower": Activity("white", 3, NOW, 6, 8, (3, 1), "+1v per 2 cubes in the cathedral"),
    # red: the nobles
    "archer": Activity("red", 1, NOW, 4, 2, (2, 1), "cube on a roll of 3 or more"),
    "chivalry": Activity("red", 1, NOW, 4, 5, (2, 1), "cube per red die left"),
    "diplomat": Activity("red", 1, NOW, 4, 2, (2, 1), "-1i cube"),
    "hunting": Activity("red", 2, NOW, 5, 4, (2, 1), "+3i"),
    "mercenary": Activity("red", 2, NOW, 4, 3, (2, 1), "+3d"),
    "tax_collector": Activity("red", 2, NOW, 5, 5, (2, 1), "+1d per foreign citizen in the city hall"),
    "captain": Activity("red", 3, NOW, 6, 6, (3, 1), "+1v per event with a cube"),
    "joust": Activity("red", 3, NOW, 6, 5, (3, 1), "+2v with the highest red total left"),
    "troubadour": Activity("red", 3, NOW, 6, 4, (3, 1), "-3i +2v"),
}


class EventCard(NamedTuple):
    colour: str
    banners: int
    first: int
    second: int
    combat: str
    divisor: int
    symbols: str
    effect: str


EVENTS: dict[str, EventCard] = {
    "marauding": EventCard("none", 4, 2, 1, "yellow", 3, "-", "1 black"),
    "brigands": EventCard("red", 3, 3, 1, "red", 3, "wwy", "1 black"),
    "skirmishes": EventCard("red", 4, 4, 2, "red", 3, "wy", "1 black"),
    "succession_conflict": EventCard("red", 5, 5, 2, "red", 4, "y", "neutral into the palace"),
    "war": EventCard("red", 5, 6, 3, "red", 4, "w", "2 black"),
    "normans_attack": EventCard("red", 6, 7, 3, "red", 4, "y", "2 black"),
    "theological_conflict": EventCard("white", 4, 4, 2, "white", 3, "-", "neutral into the bishopric"),
    "heresy": EventCard("white", 4, 5, 2, "white", 4, "-", "all -2i"),
    "migrant_workers": EventCard("white", 3, 3, 1, "white", 3, "-", "neutral cube into the cathedral, lowest"),
    "interruption_of_work": EventCard("white", 4, 4, 2, "white", 3, "-", "cube out of the cathedral, highest"),
    "drought": EventCard("yellow", 4, 4, 2, "yellow", 4, "-", "all -1d per citizen in the city hall"),
    "support": EventCard("yellow", 3, 3, 1, "yellow", 3, "-", "neutral cubes on 2 to the left"),
    "civil_war": EventCard("yellow", 5, 5, 2, "yellow", 4, "-", "all -3d"),
    "wayfarers": EventCard("yellow", 4, 4, 2, "yellow", 3, "-", "neutral into the city hall"),
}


class Character(NamedTuple):
    counts: str
    thresholds: tuple[int, int, int]
    two_players: tuple[int, int, int]


CHARACTERS: dict[str, Character] = {
    "chretien_de_troyes": Character("citizens in the buildings", (3, 5, 7), (4, 6, 8)),
    "urban_iv": Character("cubes in the cathedral", (3, 5, 7), (4, 6, 8)),
    "thibaut_ii": Character("deniers", (6, 12, 18), (6, 12, 18)),
    "hugues_de_payns": Character("influence", (5, 10, 15), (5, 10, 15)),
    "le_florentin": Character("tradesmen", (2, 4, 6), (2, 4, 6)),
    "henry_i": Character("events taken", (1, 3, 5), (1, 3, 5)),
}
CHARACTER_VP = (1, 3, 6)

# -- the board and the set-up ----------------------------------------------------------------------------------

BUILDINGS: dict[str, tuple[str, int, tuple[int, ...]]] = {
    "palace": ("red", 2, (1, 1, 1, 1, 1, 1)),
    "bishopric": ("white", 1, (2, 2, 2)),
    "city_hall": ("yellow", 0, (3, 3)),
}
"""Colour, salary of a citizen, length of the rows. A row of n places is entered by n faces: 1-3 and 4-6, 1-2 ..."""

ROUNDS = {2: 4, 3: 5, 4: 6}
START_CITIZENS = {2: 6, 3: 5, 4: 4}
START_CHARACTERS = {2: 2, 3: 1, 4: 1}
START_DENIERS, START_INFLUENCE = 5, 4
ALL_CITIZENS, ALL_NEUTRALS = 12, 8
TWO_PLAYER_NEUTRALS = {"palace": {(1, 1), (2, 1)}, "bishopric": {(1, 2), (2, 2)}, "city_hall": {(1, 3), (2, 3)}}
"""Row and place, both counted from 1."""

CATHEDRAL_LEVELS, CATHEDRAL_COLUMNS = 3, 6
CATHEDRAL_INFLUENCE = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}
CATHEDRAL_VP, MISSING_LEVEL = 1, -2
INCOME, PENALTY = 10, 2
DIE_PRICE = {1: 2, 2: 4, 3: 6}
PASS_MONEY, SKIP_MONEY = 2, 1
REROLL, CITIZEN, TURN, TURN_DICE = 1, 2, 4, 3
INFLUENCE_LIMIT = 20
AGRICULTURE_DIVISOR = 2
