"""What is printed on the cards, tiles and boards of Lorenzo il Magnifico, typed by hand for the tests.

Nothing here is read from the component file, so that a slip of the pen in that file shows. One line a card. Amounts
are a number and a letter: ``w`` wood, ``s`` stone, ``h`` servants (helping hands), ``c`` coins, ``m`` military,
``f`` faith, ``v`` victory points, ``p`` council privileges; ``-`` is nothing.
"""

import re
from typing import NamedTuple

LETTERS = {
    "w": "wood",
    "s": "stone",
    "h": "servants",
    "c": "coins",
    "m": "military",
    "f": "faith",
    "v": "vp",
    "p": "privilege",
}
RESOURCES = ("wood", "stone", "servants", "coins")
POINTS = ("military", "faith", "vp")
TYPES = ("territory", "building", "character", "venture")

Amounts = dict[str, int]


class Price(NamedTuple):
    """What is paid, and the military points that must be there."""

    pay: Amounts
    needs: int


class Per(NamedTuple):
    """Amounts for every full ``each`` of something: own cards of a type, or military points."""

    get: Amounts
    each: int
    count: str  # type: ignore[assignment]  # the name of a field, not the method of tuples


class Grant(NamedTuple):
    """A bonus action: a card of one of the types, a harvest or a production, with its value and its discount."""

    action: str
    types: tuple[str, ...]
    value: int
    discount: Amounts


class Card(NamedTuple):
    name: str
    type: str
    period: int
    prices: list[Price]
    gain: Amounts
    per: Per | None
    grant: Grant | None
    value: int
    """The value that activates a territory or building."""
    gives: Amounts
    """What an activation gives."""
    gives_per: Per | None
    exchanges: list[tuple[Amounts, Amounts]]
    adds: dict[str, int]
    """What a character adds to the value of actions: a card type, harvest or production."""
    off: list[Amounts]
    """A character's discount on cards of the type it adds to; alternatives."""
    no_floor_bonus: bool
    final_vp: int


# -- development cards ----------------------------------------------------------------------------------------

# name | period | at once | harvest value | harvest
TERRITORIES = """
commercial_hub | 1 | -      | 1 | 1c
woods          | 1 | 1w     | 2 | 1w
village        | 1 | -      | 3 | 1c 1h
gravel_pit     | 1 | 2s     | 4 | 2s
forest         | 1 | 1w     | 5 | 3w
monastery      | 1 | 2m 1h  | 6 | 1f 1s
citadel        | 1 | -      | 5 | 2m 1s
city           | 1 | 3c     | 6 | 1p
gold_mine      | 2 | 1c     | 1 | 2c
mountain_town  | 2 | 1h     | 3 | 1m 2w
mining_town    | 2 | 2h 1s  | 4 | 1h 2s
rock_pit       | 2 | 1w     | 3 | 3s
estate         | 2 | 2h 1w  | 4 | 1c 2w
hermitage      | 2 | 1f     | 2 | 1f
manor_house    | 2 | -      | 5 | 2m 2h
dukedom        | 2 | 4c     | 6 | 1c 2w 1s
trading_town   | 3 | 1c 1h  | 1 | 3c
farm           | 3 | 1v 1w  | 3 | 2v 2w
colony         | 3 | 2m     | 5 | 4v 1w
marble_pit     | 3 | 3v     | 2 | 1v 2s
province       | 3 | 1p 1s  | 6 | 4v 1s
sanctuary      | 3 | 1f     | 1 | 1c 1f
castle         | 3 | 2v 2c  | 4 | 3m 1h
fortified_town | 3 | 2m 1h  | 2 | 1m 2h
"""

# name | period | price | at once | production value | production: a gain, so much per card, or exchanges
BUILDINGS = """
mint              | 1 | 1w 3s    | 5v     | 5 | 1c per building
tax_office        | 1 | 3w 1s    | 5v     | 5 | 1c per territory
triumphal_arch    | 1 | 2c 2s    | 6v     | 6 | 1v per venture
theater           | 1 | 2c 2w    | 6v     | 6 | 1v per character
carpenters_shop   | 1 | 1c 2w    | 3v     | 4 | 1w > 3c / 2w > 5c
stonemasons_shop  | 1 | 1c 2s    | 2v     | 3 | 1s > 3c / 2s > 5c
chapel            | 1 | 2w       | 1f     | 2 | 1c > 1f
residence         | 1 | 2s       | 1v     | 1 | 1c > 1p
marketplace       | 2 | 2w 1s    | 3v     | 3 | 3c > 2w 2s
treasury          | 2 | 3w       | 4v     | 3 | 1c > 3v / 2c > 5v
painters_guild    | 2 | 4w       | 5v     | 4 | 1w > 3v / 3w > 7v
sculptors_guild   | 2 | 4s       | 6v     | 5 | 1s > 3v / 3s > 7v
stonemasons_guild | 2 | 1w 2s    | 4v     | 4 | 1h 1w 1s > 6v
baptistery        | 2 | 3s       | 2v 1f  | 2 | 1f > 2c 2v
barracks          | 2 | 1w 1s    | 3v     | 1 | 1h > 3m
stronghold        | 2 | 2c 2w 2s | 8v     | 6 | 2m 2v
bank              | 3 | 3c 1w 3s | 7v     | 2 | 5c
fair              | 3 | 4c 3w    | 8v     | 4 | 4c > 3w 3s
garden            | 3 | 2h 4w 2s | 10v    | 1 | 3v
fortress          | 3 | 2c 2w 4s | 9v     | 5 | 1p 2v
palace            | 3 | 3c 3w 1s | 9v     | 6 | 1c > 2h 4v
church            | 3 | 1w 4s    | 5v 1f  | 1 | 1w > 2f / 1s > 2f
military_academy  | 3 | 1h 2w 2s | 7v     | 3 | 1h > 3m 1v
cathedral         | 3 | 4w 4s    | 7v 3f  | 2 | 1v
"""

# name | period | price | at once | bonus action | for good
CHARACTERS = """
warlord         | 1 | 2c | 3m               | -                      | territory +2
stonemason      | 1 | 4c | -                | -                      | building +2, 1w / 1s off
dame            | 1 | 4c | -                | -                      | character +2, 1c off
knight          | 1 | 2c | 1p               | -                      | venture +2
farmer          | 1 | 3c | -                | -                      | harvest +2
artisan         | 1 | 3c | -                | -                      | production +2
preacher        | 1 | 2c | 4f               | -                      | no floor bonus
abbess          | 1 | 3c | 1f               | any 4                  | -
captain         | 2 | 4c | 2m               | territory 6            | -
architect       | 2 | 4c | -                | building 6, 1w 1s off  | -
patron          | 2 | 3c | -                | character 6, 2c off    | -
hero            | 2 | 4c | 1p               | venture 6              | -
peasant         | 2 | 4c | -                | -                      | harvest +3
scholar         | 2 | 4c | -                | -                      | production +3
papal_messenger | 2 | 5c | 3f               | -                      | -
royal_messenger | 2 | 5c | 3p               | -                      | -
noble           | 3 | 6c | 2v per territory | -                      | -
governor        | 3 | 6c | 2v per building  | -                      | -
paramour        | 3 | 7c | 2v per character | -                      | -
herald          | 3 | 6c | 2v per venture   | -                      | -
cardinal        | 3 | 4c | 2f               | harvest 4              | -
bishop          | 3 | 5c | 1f               | production 4           | -
general         | 3 | 5c | 1v per 2 military| -                      | -
ambassador      | 3 | 6c | 1p               | any 7                  | -
"""

# name | period | prices ("2m of 4" needs 4 military points and pays 2) | at once | bonus action | final points
VENTURES = """
hiring_recruits         | 1 | 4c                 | 5m       | -            | 4
repairing_the_church    | 1 | 1c 1w 1s           | 1f       | -            | 5
building_the_walls      | 1 | 3s                 | 2m 1p    | -            | 3
raising_a_statue        | 1 | 2w 2s              | 2p       | -            | 4
military_campaign       | 1 | 2m of 3            | 3c       | -            | 5
hosting_panhandlers     | 1 | 3w                 | 4h       | -            | 4
fighting_heresies       | 1 | 3m of 5            | 2f       | -            | 5
support_to_the_bishop   | 1 | 2m of 4 / 2c 1w 1s | 3f       | -            | 1
hiring_soldiers         | 2 | 6c                 | 6m       | -            | 5
repairing_the_abbey     | 2 | 2c 2w 2s           | 2f       | -            | 6
building_the_bastions   | 2 | 4s                 | 3m 1p    | -            | 2
support_to_the_king     | 2 | 3m of 6            | 5c 1p    | -            | 3
improving_the_canals    | 2 | 2h 3c              | -        | harvest 4    | 5
hosting_foreigners      | 2 | 4w                 | 5h       | -            | 4
crusade                 | 2 | 4m of 8            | 5c 1f    | -            | 5
support_to_the_cardinal | 2 | 4m of 7 / 3c 2w 2s | 3f       | -            | 4
hiring_mercenaries      | 3 | 8c                 | 7m       | -            | 6
repairing_the_cathedral | 3 | 3c 3w 3s           | 1f       | any 7        | 5
building_the_towers     | 3 | 6s                 | 4m 1p    | -            | 4
promoting_sacred_art    | 3 | 6w                 | 3f       | -            | 3
military_conquest       | 3 | 6m of 12           | 3c 3w 3s | -            | 7
improving_the_roads     | 3 | 3h 4c              | -        | production 3 | 5
sacred_war              | 3 | 8m of 15           | 4f       | -            | 8
support_to_the_pope     | 3 | 5m of 10 / 4c 3w 3s| 2f       | -            | 10
"""

# -- leaders --------------------------------------------------------------------------------------------------

# name | number | requirement | ability: once a round ("once"), or for good
LEADERS = """
francesco_sforza          | 1  | 5 venture                                       | once: harvest 1
ludovico_ariosto          | 2  | 5 character                                     | occupied spaces
filippo_brunelleschi      | 3  | 5 building                                      | no 3 coins
federico_da_montefeltro   | 4  | 5 territory                                     | once: a coloured member 6
girolamo_savonarola       | 5  | 18 coins                                        | once: 1f
giovanni_dalle_bande_nere | 6  | 12 military                                     | once: 1w 1s 1c
sandro_botticelli         | 7  | 10 wood                                         | once: 2m 1v
michelangelo_buonarroti   | 8  | 10 stone                                        | once: 3c
ludovico_iii_gonzaga      | 9  | 15 servants                                     | once: 1p
leonardo_da_vinci         | 10 | 4 character, 2 territory                        | once: production 0
pico_della_mirandola      | 11 | 4 venture, 2 building                           | 3c off
sisto_iv                  | 12 | 6 wood, 6 stone, 6 coins, 6 servants            | 5v at support
lucrezia_borgia           | 13 | 6 of one type                                   | coloured +2
sigismondo_malatesta      | 14 | 7 military, 3 faith                             | neutral +3
lorenzo_de_medici         | 15 | 35 vp                                           | copy
ludovico_il_moro          | 16 | 2 territory, 2 building, 2 character, 2 venture | coloured 5
cesare_borgia             | 17 | 3 building, 12 coins, 2 faith                   | no military for territories
santa_rita                | 18 | 8 faith                                         | resources at once twice
cosimo_de_medici          | 19 | 2 character, 4 building                         | once: 3h 1v
bartolomeo_colleoni       | 20 | 2 venture, 4 territory                          | once: 4v
"""

# -- excommunication tiles ------------------------------------------------------------------------------------

# name | number | what it does
TILES = """
fewer_military            | 1.1 | 1 fewer military
fewer_coins               | 1.2 | 1 fewer coins
fewer_servants            | 1.3 | 1 fewer servants
fewer_wood_or_stone       | 1.4 | 1 fewer wood or stone
harvest_minus_3           | 1.5 | harvest -3
production_minus_3        | 1.6 | production -3
coloured_members_minus_1  | 1.7 | coloured -1
territory_minus_4         | 2.1 | territory -4
building_minus_4          | 2.2 | building -4
character_minus_4         | 2.3 | character -4
venture_minus_4           | 2.4 | venture -4
no_market                 | 2.5 | no market
servants_half             | 2.6 | 2 servants for 1
skip_first_turn           | 2.7 | first turn later
no_character_vp           | 3.1 | no points for character
no_venture_vp             | 3.2 | no points for venture
no_territory_vp           | 3.3 | no points for territory
lose_fifth_of_vp          | 3.4 | -1 per 5 vp
lose_vp_per_military      | 3.5 | -1 per military
lose_vp_per_building_cost | 3.6 | -1 per wood and stone of buildings
lose_vp_per_resource      | 3.7 | -1 per resource
"""

# -- boards ---------------------------------------------------------------------------------------------------

# name | harvest | production; all of them work at 1
BONUS_TILES = """
standard   | 1w 1s 1h | 1m 2c
advanced_a | 1w 1s 1m | 2h 1c
advanced_b | 1w 1s 1h | 2m 1c
advanced_c | 1w 1s 1m | 1h 2c
advanced_d | 1w 1s 1c | 2m 1h
"""

FLOOR_VALUES = (1, 3, 5, 7)
FLOOR_BONUS = {"territory": "wood", "character": "stone", "building": "military", "venture": "coins"}
"""1 of it on floor 3, 2 on floor 4."""
TOWER_FEE = 3
MARKET = ({"coins": 5}, {"servants": 5}, {"military": 3, "coins": 2}, {"privilege": 2})
PALACE = {"coins": 1, "privilege": 1}
PRIVILEGES: tuple[Amounts, ...] = (
    {"wood": 1, "stone": 1},
    {"servants": 2},
    {"coins": 2},
    {"military": 2},
    {"faith": 1},
)
START = {"wood": 2, "stone": 2, "servants": 3}
START_COINS = (5, 6, 7, 8)
FAITH_VP = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30)
FAITH_NEEDED = {2: 3, 4: 4, 6: 5}
"""By round."""
MOST_FAITH, MOST_MILITARY = 15, 25
SLOT_MILITARY = (0, 0, 3, 7, 12, 18)
TERRITORY_VP = (0, 0, 0, 1, 4, 10, 20)
CHARACTER_VP = (0, 1, 3, 6, 10, 15, 21)
MILITARY_VP = (5, 2)
RESOURCES_PER_VP = 5
CLOSED = {2: ("harvest:large", "production:large", "market:3", "market:4"), 3: ("market:3", "market:4"), 4: ()}

# -- reading the lines ----------------------------------------------------------------------------------------


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def amounts(text: str) -> Amounts:
    """``"2m 1h"``"""
    found = re.findall(r"(\d+)([wshcmfvp])\b", text)
    assert text == "-" or " ".join(n + letter for n, letter in found) == text, f"cannot read {text!r}"
    return {LETTERS[letter]: int(n) for n, letter in found}


def per(text: str) -> Per | None:
    """``"2v per territory"``, ``"1v per 2 military"``"""
    if " per " not in text:
        return None
    get, rest = text.split(" per ")
    each, _, count = rest.rpartition(" ")
    return Per(amounts(get), int(each or 1), count)


def price(text: str) -> Price:
    """``"2c 1w"``, ``"2m of 4"``"""
    pay, _, needs = text.partition(" of ")
    return Price(amounts(pay), int(needs or 0))


def grant(text: str) -> Grant | None:
    """``"any 4"``, ``"building 6, 1w 1s off"``, ``"harvest 4"``"""
    if text == "-":
        return None
    action, _, off = text.partition(", ")
    what, value = action.split(" ")
    types = TYPES if what == "any" else (what,) if what in TYPES else ()
    return Grant("card" if types else what, types, int(value), amounts(off.removesuffix(" off")) if off else {})


def _card(name: str, kind: str, period: str, prices: str, gain: str, bonus: str = "-", final_vp: str = "0") -> Card:
    paid = [price(part) for part in prices.split(" / ")] if prices != "-" else []
    got = per(gain)
    plain = amounts(gain) if got is None else {}
    return Card(name, kind, int(period), paid, plain, got, grant(bonus), 0, {}, None, [], {}, [], False, int(final_vp))


def _territories() -> list[Card]:
    return [
        _card(name, "territory", period, "-", gain)._replace(value=int(value), gives=amounts(gives))
        for name, period, gain, value, gives in rows(TERRITORIES)
    ]


def _buildings() -> list[Card]:
    cards = []
    for name, period, prices, gain, value, gives in rows(BUILDINGS):
        card = _card(name, "building", period, prices, gain)._replace(value=int(value))
        if ">" in gives:
            pairs = [part.split(" > ") for part in gives.split(" / ")]
            card = card._replace(exchanges=[(amounts(pay), amounts(get)) for pay, get in pairs])
        elif " per " in gives:
            card = card._replace(gives_per=per(gives))
        else:
            card = card._replace(gives=amounts(gives))
        cards.append(card)
    return cards


def _characters() -> list[Card]:
    cards = []
    for name, period, prices, gain, bonus, lasting in rows(CHARACTERS):
        card = _card(name, "character", period, prices, gain, bonus)
        adds, _, off = lasting.partition(", ")
        if lasting == "no floor bonus":
            card = card._replace(no_floor_bonus=True)
        elif lasting != "-":
            card = card._replace(adds={adds.split(" +")[0]: int(adds.split(" +")[1])})
            card = card._replace(off=[amounts(part) for part in off.removesuffix(" off").split(" / ")] if off else [])
        cards.append(card)
    return cards


def _ventures() -> list[Card]:
    return [
        _card(name, "venture", period, prices, gain, bonus, final)
        for name, period, prices, gain, bonus, final in rows(VENTURES)
    ]


CARDS: dict[str, Card] = {card.name: card for card in [*_territories(), *_buildings(), *_characters(), *_ventures()]}


class Leader(NamedTuple):
    name: str
    number: int
    requires: Amounts
    """Card types, resources and points; ``of one type`` for the same type, whichever."""
    once: bool
    ability: str


LEADER_CARDS: dict[str, Leader] = {
    name: Leader(
        name,
        int(number),
        {part.split(" ", 1)[1]: int(part.split(" ", 1)[0]) for part in requires.split(", ")},
        ability.startswith("once: "),
        ability.removeprefix("once: "),
    )
    for name, number, requires, ability in rows(LEADERS)
}
TILE_NAMES: dict[str, str] = {number: name for name, number, _ in rows(TILES)}
"""Names of the tiles by their numbers, ``1.1`` to ``3.7``."""
BONUS: dict[str, tuple[Amounts, Amounts]] = {
    name: (amounts(harvest), amounts(production)) for name, harvest, production in rows(BONUS_TILES)
}


def of_type(kind: str, period: int | None = None) -> list[str]:
    """Names of the cards of a type, of one period or of all."""
    return [card.name for card in CARDS.values() if card.type == kind and period in (None, card.period)]
