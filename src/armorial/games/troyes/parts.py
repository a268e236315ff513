"""The printed numbers as the rules use them, in lists by the index of the card, event, building or character."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    DELAYED,
    DISTRICT_DICE,
    EFFECTS,
    EVENT_KINDS,
    FACES,
    NOBODY,
    PLACES,
    PLACES_EACH,
    RED,
    VALUE_OF,
)
from armorial.games.troyes.cubes import CUBES, CubeEffect
from armorial.games.troyes.effects import Use, read_use
from armorial.games.troyes.strikes import STRIKES, Strike


class Steps:
    """What a character gives, by how much there is of what it counts; beyond ``last`` it is no more."""

    def __init__(self, thresholds: list[int], points: list[int]) -> None:
        self.last = max(thresholds)
        self.sure: list[float] = []
        """The points of the highest threshold that is reached without a gap."""
        self.way: list[float] = []
        """The same, and of the points to the next threshold as much as there is of the way to it."""
        for reached in range(self.last + 1):
            step = 0
            while step < len(thresholds) and reached >= thresholds[step]:
                step += 1
            sure, below = (points[step - 1], thresholds[step - 1]) if step else (0, 0)
            self.sure.append(float(sure))
            self.way.append(float(sure))
            if step < len(thresholds):
                self.way[reached] += (points[step] - sure) * (reached - below) / (thresholds[step] - below)


class Parts:
    """The printed numbers as the rules use them. Shared by all states of a game."""

    def __init__(self, loaded: Components) -> None:
        v = loaded.values
        self.components = loaded
        self.start_deniers: int = v["setup"]["deniers"]
        self.start_influence: int = v["setup"]["influence"]
        self.citizens: int = v["setup"]["citizens"]
        self.neutral_citizens: int = v["setup"]["neutral_citizens"]
        self.neutral_places = sorted(PLACES.index(name) for name in v["setup"]["neutral_places"])
        self.start_citizens: dict[int, int] = {int(n): card["citizens"] for n, card in v["players"].items()}
        self.characters_each: dict[int, int] = {int(n): card["characters"] for n, card in v["players"].items()}
        self.rounds: dict[int, int] = {int(n): card["rounds"] for n, card in v["players"].items()}
        self.row_length = [PLACES_EACH // int(v["building"][name]["rows"]) for name in BUILDINGS]
        self.row_start = self._row_starts()
        self.salary: list[int] = [v["building"][name]["salary"] for name in BUILDINGS]
        self.income: int = v["income"]["deniers"]
        self.salary_penalty: int = v["penalty"]["salary"]
        self.event_penalty: int = v["penalty"]["event"]
        self.black_penalty: int = v["penalty"]["black_die"]
        self.die_price: list[int] = [0, *v["dice"]["price"]]
        red_factor: int = v["dice"]["red_factor"]
        self.strength = [VALUE_OF[die] * (red_factor if COLOUR_OF[die] == RED else 1) for die in range(DISTRICT_DICE)]
        """What each die of a district counts against black dice. T-16"""
        self.pass_first: int = v["pass"]["first"]
        self.pass_later: int = v["pass"]["later"]
        self.most_influence: int = v["influence"]["most"]
        self.reroll_price: int = v["influence"]["reroll"]
        self.citizen_price: int = v["influence"]["citizen"]
        self.turn_price: int = v["influence"]["turn"]
        self.turned: int = v["influence"]["turned"]
        self.black_influence: int = v["influence"]["black_die"]
        self.cube_influence: int = v["influence"]["event_cube"]
        self.column_vp: list[int] = v["cathedral"]["vp"]
        self.column_influence: list[int] = v["cathedral"]["influence"]
        self.missing_level: int = v["cathedral"]["missing_level"]
        self.agriculture: int = v["agriculture"]["divisor"]
        self.event_points: int = v["score"]["event"]
        self._read_activities(v["activity"])
        self._read_events(v["event"])
        self._read_characters(v["character"])

    def _row_starts(self) -> list[list[int]]:
        """By building and value, where the row that a die leads to begins in the list of places. T-71, T-72"""
        return [
            [b * PLACES_EACH + face // length * length for face in range(FACES)]
            for b, length in enumerate(self.row_length)
        ]

    def _read_activities(self, printed: dict[str, Any]) -> None:
        cards = [printed[name] for name in CARDS]
        self.card_price: list[int] = [card["price"] for card in cards]
        self.card_places: list[list[int]] = [card["places"] for card in cards]
        self.card_divisor: list[int] = [card["divisor"] for card in cards]
        self.uses: list[Use | None] = [read_use(card["effect"]) if "effect" in card else None for card in cards]
        """What one use of a card does at once; None for those whose effect is delayed."""
        self.use_numbers: list[list[int]] = [
            [card.get("effect", {}).get(name, 0) for name in EFFECTS] for card in cards
        ]
        """The numbers printed for it, by card and kind of effect, for those who only compare cards."""
        cubes = {card: next(iter(cards[card]["cube"].items())) for card in DELAYED}
        self.cube_effect: dict[int, CubeEffect] = {card: CUBES[name] for card, (name, _) in cubes.items()}
        """What a cube of a delayed card does."""
        self.cube_number: dict[int, int] = {card: n for card, (_, n) in cubes.items()}

    def _read_events(self, printed: dict[str, Any]) -> None:
        cards = [printed[kind] for kind in EVENT_KINDS]
        self.event_colour: list[int] = [COLOURS.index(card["colour"]) if "colour" in card else NOBODY for card in cards]
        self.event_dice: list[int] = [COLOURS.index(card["dice"]) for card in cards]
        self.event_divisor: list[int] = [card["divisor"] for card in cards]
        self.banners: list[int] = [card["banners"] for card in cards]
        self.event_vp: list[list[int]] = [card["vp"] for card in cards]
        self.event_effect: list[Strike] = [STRIKES[next(iter(card["effect"]))] for card in cards]
        self.event_number: list[int] = [next(iter(card["effect"].values())) for card in cards]
        calls = [colour for card in printed.values() for colour in card.get("calls", [""])]
        self.calls: list[int] = [COLOURS.index(colour) if colour else NOBODY for colour in calls]
        """The colour of the second event that a red event calls. T-14"""

    def _read_characters(self, printed: dict[str, Any]) -> None:
        cards = [printed[name] for name in CHARACTERS]
        self.thresholds: list[list[int]] = [card["at"] for card in cards]
        self.thresholds_of_two: list[list[int]] = [card["at_2_players"] for card in cards]
        self.character_vp: list[list[int]] = [card["vp"] for card in cards]
        self.steps = [Steps(card["at"], card["vp"]) for card in cards]
        self.steps_of_two = [Steps(card["at_2_players"], card["vp"]) for card in cards]
