"""The words and signs of Village's board. A cube is never told by its colour alone: it has a letter too."""

from typing import Any, Final

from rich.text import Text

from armorial.cli.boards.words import BoardWords

CUBES: Final = ("orange", "green", "brown", "pink", "plague")
_STYLES: Final = {
    "orange": "bold black on #ff9f1c",
    "green": "bold black on #4cc265",
    "brown": "bold white on #8a5a33",
    "pink": "bold black on #ff9ac4",
    "plague": "bold white on #303030",
}
_EFFECTS: Final = {
    "prestige": "cli-points",
    "coin": "village-n-coins",
    "cubes_of_choice": "cli-village-any-cubes",
    "good_of_choice": "cli-village-any-goods",
    "next_first_player": "cli-village-first-next",
    "pay_coin": "cli-village-minus-coins",
}
"""What cities and chambers give, as short as it can be said."""


class Words(BoardWords):
    """Says the things of the board in one language."""

    def heading(self, key: str, **args: int | str) -> str:
        return self._speaker.text(f"village-board-{key}", **args)

    def space(self, name: str) -> str:
        return _capital(self._speaker.text(f"village-space-{name}"))

    def place(self, name: str) -> str:
        return self.heading(name) if name == "village" else self._speaker.text(f"village-place-{name}")

    def short_place(self, name: str) -> str:
        """A place as it stands in a list: without what is said in brackets."""
        return self.place(name).split(" (")[0]

    def section(self, name: str) -> str:
        return self._speaker.text(f"village-section-{name}")

    def score(self, part: str) -> str:
        return self._speaker.text(f"score-village-{part}")

    def thing(self, name: str) -> str:
        """A good, or grain, without its number."""
        return self._speaker.text(f"village-one-{name}")

    def amount(self, name: str, n: int) -> str:
        return self._speaker.text(f"village-n-{name}", n=n)

    def amounts(self, held: dict[str, int]) -> list[str]:
        return [self.amount(name, n) for name, n in held.items() if n]

    def things(self, held: dict[str, int]) -> list[str]:
        """Goods and grain as short as they can be said."""
        return [self.thing(name) if n == 1 else f"{n}× {self.thing(name)}" for name, n in held.items() if n]

    def reward(self, printed: dict[str, int]) -> str:
        """What a city or a chamber gives."""
        return ", ".join(self._speaker.text(_EFFECTS[name], n=n) for name, n in printed.items())

    # -- cubes --------------------------------------------------------------------------------------------

    def letter(self, colour: str) -> str:
        return self._speaker.text(f"cli-village-letter-{colour}")

    def cube(self, colour: str, n: int = 1) -> Text:
        """A cube as a coloured field with its letter; several with their number."""
        return Text(f" {self.letter(colour)}{n if n > 1 else ''} ", _STYLES[colour])

    def cubes(self, held: dict[str, int], *, each: bool = False) -> list[Text]:
        """Cubes by colour, or each by itself."""
        if each:
            return [Text(f" {self.letter(colour)} ", _STYLES[colour]) for colour, n in held.items() for _ in range(n)]
        return [self.cube(colour, n) for colour, n in held.items() if n]

    def legend(self) -> list[Text]:
        names = {c: self._speaker.text("cli-village-plague" if c == "plague" else f"colour-{c}") for c in CUBES}
        return [Text.assemble(self.cube(colour), f" {name}") for colour, name in names.items()]

    def price(self, printed: dict[str, int], skip: tuple[str, ...] = ()) -> Text:
        """A price: cubes as signs, the rest in words."""
        cubes = [self.cube(name, n) for name, n in printed.items() if name in CUBES]
        rest = {name: n for name, n in printed.items() if name not in CUBES and name not in skip}
        words = [f"{n} {self.text('cli-village-time')}" for name, n in rest.items() if name == "time"]
        words += self.things({name: n for name, n in rest.items() if name != "time"})
        return Text(" ").join([*cubes, *map(Text, words)])


def common_cost(routes: list[dict[str, Any]]) -> dict[str, int] | None:
    """What all routes cost alike besides cubes; None if they differ."""
    costs = [{name: n for name, n in route["cost"].items() if name not in CUBES} for route in routes]
    return costs[0] if costs and all(cost == costs[0] for cost in costs) else None


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
