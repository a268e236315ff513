"""The map of Village: drawn where the terminal is wide enough and the routes are the usual ones, else as a list."""

from itertools import pairwise
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.boards.village_words import Words, common_cost

NORTH: Final = ("north_near", "north_middle", "north_far")
SOUTH: Final = ("south_near", "south_middle", "south_far")
_ALONG: Final = [(row[i], row[i + 1]) for row in (NORTH, SOUTH) for i in range(2)]
_ACROSS: Final = list(zip(NORTH, SOUTH, strict=True))
DRAWN: Final = {frozenset(pair) for pair in [("village", NORTH[0]), ("village", SOUTH[0]), *_ALONG, *_ACROSS]}


def draw_map(view: dict[str, Any], printed: dict[str, Any], words: Words, wide: bool) -> RenderableType:
    return _Map(view, printed, words).draw(wide)


class _Map:
    def __init__(self, view: dict[str, Any], printed: dict[str, Any], words: Words) -> None:
        self._view = view
        self._cities: dict[str, Any] = printed["city"]
        self._routes: list[dict[str, Any]] = printed["route"]
        self._words = words
        self._costs = {frozenset(route["between"]): route["cost"] for route in self._routes}
        self._common = common_cost(self._routes)

    def draw(self, wide: bool) -> RenderableType:
        usual = self._common is not None and set(self._costs) <= DRAWN
        picture = self._picture() if wide and usual else self._list()
        if self._common is None:
            return picture
        cost = ", ".join(self._words.amounts(self._common))
        return Group(picture, Text(self._words.text("cli-village-every-route", cost=cost), "dim"))

    def _picture(self) -> Table:
        """Two rows of cities, the village at their left."""
        grid = Table.grid(expand=True)
        for column in range(7):
            for_city = column in (2, 4, 6)
            grid.add_column(ratio=1 if for_city else None, no_wrap=not for_city)
        for row, cities in enumerate((NORTH, SOUTH)):
            corner = ("╭", "╰")[row]
            first = self._edge("village", cities[0], f"{corner}─", "─ ")
            names: list[Text | str] = ["", first, self._city(cities[0])]
            for start, end in pairwise(cities):
                names += [self._edge(start, end, "─", "─ "), self._city(end)]
            people: list[Text | str] = ["", Text("│", "dim") if row == 0 else "", self._visit(cities[0])]
            for city in cities[1:]:
                people += ["", self._visit(city)]
            grid.add_row(*names)
            grid.add_row(*people)
            if row == 0:
                village = Text.assemble((self._words.place("village"), "bold"), (" ──", "dim"))
                down: list[Text | str] = [village, Text("┤", "dim"), self._edge(*_ACROSS[0], "   │ ", "")]
                for north, south in _ACROSS[1:]:
                    down += ["", self._edge(north, south, "   │ ", "")]
                grid.add_row(*down)
        return grid

    def _edge(self, start: str, end: str, before: str, after: str) -> Text:
        cost = self._costs.get(frozenset((start, end)))
        if cost is None:
            return Text()
        cubes = Text().join(
            self._words.cubes({name: n for name, n in cost.items() if name in self._cube_names()}, each=True)
        )
        return Text.assemble((before, "dim"), cubes, (after, "dim"))

    def _cube_names(self) -> dict[str, int]:
        cubes: dict[str, int] = self._view["green_bag"]
        return cubes

    def _city(self, city: str) -> Text:
        """A city and the signs of those who have been there."""
        return Text.assemble((self._words.place(city), "bold"), " ", self._marks(city))

    def _marks(self, city: str) -> Text:
        marks = Text()
        for seat, player in enumerate(self._view["players"]):
            if city in player["cities"]:
                marks.append(SEAT_MARKS[seat], SEAT_STYLES[seat])
        return marks

    def _visit(self, city: str) -> Text:
        """What a city gives, and who is there."""
        text = Text(self._words.reward(self._cities[city]["reward"]), "dim")
        for seat, player in enumerate(self._view["players"]):
            for name, where in player["members"].items():
                if where == city:
                    text.append(f"  {SEAT_MARKS[seat]}{name[0]}", f"not dim {SEAT_STYLES[seat]}")
        return text

    def _list(self) -> Table:
        """Every city with its reward, visitors and routes."""
        skip = tuple(self._common) if self._common is not None else ()
        table = Table.grid(padding=(0, 2, 0, 0))
        for city in self._cities:
            roads = []
            for route in self._routes:
                if city in route["between"]:
                    other = next(place for place in route["between"] if place != city)
                    price = self._words.price(route["cost"], skip)
                    roads.append(Text.assemble((f"{self._words.place(other)} ", "dim"), price))
            table.add_row(self._city(city), self._visit(city), Text("  ").join(roads))
        return table
