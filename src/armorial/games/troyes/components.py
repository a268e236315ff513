"""The components of Troyes: names of everything, and what an owner's file may say."""

from typing import Any, Final

from armorial.data.checks import Amounts, Check, Flag, Listed, Whole, Word, Words, part_of_rules, usually, wholes
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

COLOURS: Final = ("red", "white", "yellow")
RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
MIXED: Final = 3
"""The colour of a group of several colours, which only the Pilgrimage takes."""

BUILDINGS: Final = ("palace", "bishopric", "city_hall")
"""In the order of their colours: a red die leads to the palace, and so on."""
PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2

SEATS: Final = 4
NEUTRAL: Final = 4
"""The neutral district, citizens and cubes are counted after those of the four seats."""
OWNERS: Final = ("0", "1", "2", "3", "neutral")
DISTRICTS: Final = OWNERS
NOBODY: Final = -1

FACES: Final = 6
DISTRICT_DICE: Final = len(COLOURS) * FACES
DICE: Final = tuple(f"{d}:{c}:{v + 1}" for d in DISTRICTS for c in COLOURS for v in range(FACES))
"""A die is where it lies, its colour and its face; equal dice are one and the same."""
OWN_DICE: Final = tuple(f"{c}:{v + 1}" for c in COLOURS for v in range(FACES))
DISTRICT_OF: Final = tuple(die // DISTRICT_DICE for die in range(len(DICE)))
COLOUR_OF: Final = tuple(die // FACES % len(COLOURS) for die in range(len(DICE)))
VALUE_OF: Final = tuple(die % FACES + 1 for die in range(len(DICE)))

PLACES_EACH: Final = 6
PLACES: Final = tuple(f"{building}:{n + 1}" for building in BUILDINGS for n in range(PLACES_EACH))
COLUMNS: Final = 6
LEVELS: Final = 3
ROUND_NUMBERS: Final = 3
SLOT_NAMES: Final = tuple(f"{colour}_{n + 1}" for colour in COLOURS for n in range(ROUND_NUMBERS))
"""Where the activity cards lie: at ROUND_NUMBERS * colour + round number - 1."""
GROUP: Final = 3
"""The most dice a group may have. T-21"""
MOST_USES: Final = 60

EFFECTS: Final = (
    "pay_deniers",
    "pay_influence",
    "deniers",
    "influence",
    "vp",
    "deniers_per_citizen",
    "tax_per_citizen",
    "vp_for_most_dice",
    "vp_for_best_red",
    "vp_per_cathedral_pair",
    "vp_per_event",
    "cube_from_roll",
    "cubes_per_red_die",
    "event_cube",
)
CUBE_EFFECTS: Final = (
    "free_yellow",
    "white_as_yellow",
    "each_yellow",
    "each_becomes",
    "each",
    "white_as_red",
    "red_total",
    "yellow_as_red",
)
EVENT_EFFECTS: Final = (
    "black_dice",
    "palace_citizen",
    "bishopric_citizen",
    "city_hall_citizen",
    "lose_influence",
    "lose_deniers",
    "deniers_per_city_hall",
    "cubes_to_the_left",
    "cathedral_cube",
    "remove_cathedral_cube",
)


WITHOUT_NUMBER: Final[dict[str, Check]] = {
    name: Flag()
    for name in ("free_yellow", "yellow_as_red", "palace_citizen", "bishopric_citizen", "city_hall_citizen")
}
"""A cube changes the dice or does not; one citizen comes, led by one die."""


SCHEMA: Final[Schema] = {
    "setup.deniers": usually(3, 10, Whole(0, 99)),
    "setup.influence": usually(2, 6, Whole(0, 20)),
    "setup.citizens": usually(8, 16, Whole(6, 24)),
    "setup.neutral_citizens": usually(6, 12, Whole(6, 18)),
    "setup.neutral_places": Words(PLACES, 6),
    "players.*.citizens": usually(4, 6, Whole(1, 6)),
    "players.*.characters": usually(1, 2, Whole(1, 2)),
    "players.*.rounds": usually(4, 6, Whole(1, 8)),
    "building.*.rows": Word(6, 3, 2, 1),
    "building.*.salary": usually(0, 3, Whole(0, 9)),
    "income.deniers": usually(8, 12, Whole(0, 99)),
    "penalty.*": usually(1, 3, Whole(0, 9)),
    "dice.price": usually(1, 8, wholes(GROUP, 0, 20)),
    "dice.red_factor": usually(1, 3, Whole(1, 3)),
    "pass.first": usually(1, 3, Whole(0, 9)),
    "pass.later": usually(1, 2, Whole(0, 9)),
    "influence.most": usually(15, 25, Whole(4, 99)),
    "influence.reroll": usually(1, 2, Whole(1, 9)),
    "influence.citizen": usually(1, 3, Whole(1, 9)),
    "influence.turn": usually(3, 5, Whole(1, 9)),
    "influence.turned": usually(2, 4, Whole(1, 6)),
    "influence.black_die": usually(1, 2, Whole(0, 9)),
    "influence.event_cube": usually(1, 2, Whole(0, 9)),
    "cathedral.vp": wholes(COLUMNS, 0, 9),
    "cathedral.influence": wholes(COLUMNS, 0, 9),
    "cathedral.missing_level": usually(1, 3, Whole(0, 9)),
    "agriculture.divisor": usually(1, 3, Whole(1, 9)),
    "score.event": usually(1, 2, Whole(0, 9)),
    "activity.*.colour": Word(*COLOURS),
    "activity.*.round": Whole(1, ROUND_NUMBERS),
    "activity.*.price": Whole(0, 20),
    "activity.*.places": Listed(Whole(0, 20), 1, 4),
    "activity.*.divisor": Whole(1, 18),
    "activity.*.effect": Amounts(EFFECTS, 9),
    "activity.*.cube": Amounts(CUBE_EFFECTS, 9, special=WITHOUT_NUMBER),
    "event.*.colour": Word(*COLOURS),
    "event.*.dice": Word(*COLOURS),
    "event.*.divisor": Whole(1, 18),
    "event.*.banners": Whole(1, 9),
    "event.*.vp": wholes(2, 0, 20),
    "event.*.effect": Amounts(EVENT_EFFECTS, 9, special=WITHOUT_NUMBER),
    "event.*.calls": Listed(Word(*COLOURS[1:]), 1, 9),
    "character.*.at": wholes(3, 0, 99),
    "character.*.at_2_players": wholes(3, 0, 99),
    "character.*.vp": wholes(3, 0, 20),
}

FIXED: Final[Fixed] = {
    "activity.*.colour": part_of_rules("T-03", "T-90"),
    "activity.*.round": part_of_rules("T-03", "T-90"),
    "event.*.colour": part_of_rules("T-04"),
}

STANDARD: Final = standard_components("troyes", SCHEMA, FIXED)
_ACTIVITY: Final[dict[str, Any]] = STANDARD.values["activity"]
_EVENT: Final[dict[str, Any]] = STANDARD.values["event"]

CARDS: Final = tuple(_ACTIVITY)
SLOT_OF: Final = tuple(
    ROUND_NUMBERS * COLOURS.index(card["colour"]) + int(card["round"]) - 1 for card in _ACTIVITY.values()
)
DELAYED: Final = tuple(index for index, card in enumerate(_ACTIVITY.values()) if "cube" in card)
DELAYED_CARDS: Final = tuple(CARDS[card] for card in DELAYED)
CARD_COLOUR: Final = tuple(slot // ROUND_NUMBERS for slot in SLOT_OF)
PILGRIMAGE: Final = CARDS.index("pilgrimage")
"""The one card whose group may have several colours. T-93"""
PILGRIMAGE_SLOT: Final = SLOT_OF[PILGRIMAGE]

EVENTS: Final = tuple(
    kind if len(card.get("calls", [""])) == 1 else f"{kind}_{copy + 1}"
    for kind, card in _EVENT.items()
    for copy in range(len(card.get("calls", [""])))
)
EVENT_KINDS: Final = tuple(kind for kind, card in _EVENT.items() for _ in card.get("calls", [""]))
"""The kind of each event card: Brigands are on three of them."""
MARAUDING: Final = 0
CHARACTERS: Final = tuple(STANDARD.values["character"])

# Where a citizen can be taken from: an answer to the questions Hire and Settle.
FROM_SUPPLY: Final = 0
FROM_PLACE: Final = 1
FROM_CARD: Final = FROM_PLACE + len(PLACES)
FROM_EXPELLED: Final = FROM_CARD + len(CARDS)
SOURCES: Final = (
    "from:supply",
    *(f"from:{place}" for place in PLACES),
    *(f"from:card:{card}" for card in CARDS),
    *(f"from:expelled:{building}" for building in BUILDINGS),
)


def components(overlay: Source | None = None) -> Components:
    """The components, with the values of an owner's file, or of a record, in their places."""
    if overlay is None:
        return STANDARD
    own = overlay_of(overlay)
    replaced = with_overlay(STANDARD, own)
    _check_cards(replaced, own)
    _check_numbers(replaced.values, own)
    return replaced


def _check_cards(replaced: Components, own: Overlay) -> None:
    """What a card does is one thing, and there are as many cards as there are."""
    standard = {path: value for path, value, _ in STANDARD.rows()}
    for path, value, _ in replaced.rows():
        single = path.endswith(".cube") or (path.startswith("event.") and path.endswith(".effect"))
        if single and len(value) != 1:
            raise own.clash(Message("troyes-together-one-effect"), path)
        if path.endswith(".calls") and len(value) != len(standard[path]):
            cards = len(standard[path])
            raise own.clash(Message("troyes-together-calls", {"n": cards}), path)


def _check_numbers(values: dict[str, Any], own: Overlay) -> None:
    """Numbers that are right by themselves may not go together."""
    setup = values["setup"]
    for seats, card in values["players"].items():
        path = f"players.{seats}.citizens"
        placed = int(seats) * card["citizens"]
        left = len(PLACES) - placed
        if left < (len(setup["neutral_places"]) if seats == "2" else 0):
            raise own.clash(Message("troyes-together-places", {"n": placed, "seats": int(seats)}), path)
        if left > setup["neutral_citizens"]:
            why = Message("troyes-together-neutral", {"n": setup["neutral_citizens"], "places": left})
            raise own.clash(why, path, "setup.neutral_citizens")
        if card["citizens"] > setup["citizens"]:
            why = Message("troyes-together-citizens", {"n": card["citizens"], "most": setup["citizens"]})
            raise own.clash(why, path, "setup.citizens")
        if int(seats) * card["characters"] > len(CHARACTERS):
            path = f"players.{seats}.characters"
            why = Message("troyes-together-characters", {"n": len(CHARACTERS), "seats": int(seats)})
            raise own.clash(why, path)
    for name, character in values["character"].items():
        for key in ("at", "at_2_players", "vp"):
            if sorted(character[key]) != character[key] and not own.stored:
                path = f"character.{name}.{key}"
                raise own.clash(Message("troyes-together-steps"), path)
    price = values["dice"]["price"]
    if sorted(price) != price:
        raise own.clash(Message("troyes-together-price"), "dice.price")
    if setup["influence"] > values["influence"]["most"]:
        most = values["influence"]["most"]
        why = Message("troyes-together-influence", {"n": setup["influence"], "most": most})
        raise own.clash(why, "setup.influence", "influence.most")
