"""The words and signs of Legacy's board. What a card does is said by the effects of the game themselves."""

from typing import Any, Final

from rich.text import Text

from armorial.cli.boards.words import BoardWords
from armorial.data.reader import Components
from armorial.games.legacy import describe
from armorial.games.legacy.components import (
    CHILDREN,
    CONTRIBUTIONS,
    FRIENDS,
    HINTS,
    MISSIONS,
    PATRONS,
    SCHEMA,
    TITLES,
    Price,
)
from armorial.games.legacy.parts import Parts
from armorial.games.legacy.words import price as price_words
from armorial.text import Speaker

SEX_SIGNS: Final = {"male": "♂", "female": "♀"}
_PAWN_STYLES: Final = {
    "green": "bold black on #7fb069",
    "orange": "bold black on #ff9f1c",
    "red": "bold white on #b03a48",
    "blue": "bold black on #8ecae6",
    "yellow": "bold black on #ffd166",
}


class Words(BoardWords):
    """Says the things of the board in one language."""

    def __init__(self, printed: dict[str, Any], speaker: Speaker) -> None:
        super().__init__(speaker)
        self._parts = Parts(Components(SCHEMA, printed))

    def own(self, key: str, **args: int | str) -> str:
        """Words that only this board needs."""
        return self._speaker.text(f"cli-legacy-{key}", **args)

    def part(self, key: str, **args: int | str) -> str:
        """What the parts of the board are called, in the terminal and in the browser."""
        return self._speaker.text(f"legacy-board-{key}", **args)

    def amount(self, thing: str, n: int) -> str:
        amount = self._speaker.text(f"legacy-n-{thing}", n=abs(n))
        return amount if n >= 0 else self._speaker.text("legacy-minus", what=amount)

    def change(self, thing: str, n: int) -> str:
        """An amount with its sign: what a wedding brings, or costs."""
        amount = self.amount(thing, n)
        return self._speaker.text("legacy-plus", what=amount) if n > 0 else amount

    def score(self, part: str) -> str:
        return self._speaker.text(f"score-legacy-{part}")

    def pawn(self, colour: str) -> Text:
        return Text(f" {self._speaker.text(f'legacy-pawn-{colour}')[:1].upper()} ", _PAWN_STYLES[colour])

    # -- cards --------------------------------------------------------------------------------------------

    def friend(self, friend: str) -> str:
        return self._speaker.text(f"legacy-friend-{friend}")

    def of(self, friend: str) -> str:
        """Nation and profession in short."""
        card = self._parts.components.values["friend"][friend]
        words = [self._speaker.text(f"legacy-nation-{card['nation']}")]
        if card["profession"] != "none":
            words.append(self._speaker.text(f"legacy-profession-{card['profession']}"))
        return ", ".join(words)

    def friend_line(self, friend: str) -> Text:
        """A friend with all that is printed on the card."""
        index = FRIENDS.index(friend)
        card = self._parts.friends[index]
        sign = SEX_SIGNS["female" if card.sex else "male"]
        changes = {"gold": card.dowry - card.price, "income": card.income, "friends": card.friends}
        changes["prestige"] = card.prestige
        gains = [self.change(thing, n) for thing, n in changes.items() if n]
        does = self._all(describe.friend_does(self._parts, index))
        needs = self._all(describe.friend_needs(self._parts, index))
        line = Text.assemble((f"{sign} {self.friend(friend)}", "bold"), (f" ({self.of(friend)})", "dim"))
        line.append(f": {', '.join(gains)}" if gains else "")
        if does:
            line.append(f"; {does}", "italic")
        if needs:
            line.append(f" ({self.part('needs')}: {needs})", "dim")
        return line

    def person(self, person: dict[str, Any]) -> str:
        """Somebody's name, with the epithet."""
        name = self._speaker.text(person["name"])
        if not person["epithet"]:
            return name
        return self._speaker.text("legacy-with-epithet", name=name, epithet=self._speaker.text(person["epithet"]))

    def child_does(self, kind: str) -> str:
        return self._all(describe.child_does(self._parts, CHILDREN.index(kind)))

    def space(self, space: str) -> str:
        return self._speaker.text(f"legacy-space-{space}")

    def holding_line(self, kind: str, card: str) -> str:
        """A title or contribution that lies open: price and benefit."""
        printed = self._parts.titles[TITLES.index(card)] if kind == "title" else None
        printed = printed or self._parts.contributions[CONTRIBUTIONS.index(card)]
        price = self._all(price_words(printed.price))
        return f"{self.holding(kind, card)}: {self._all(printed.benefit.say())} ({price})"

    def holding(self, kind: str, card: str | None) -> str:
        if not card:
            return self._speaker.text(f"legacy-holding-{kind}")
        key = f"legacy-title-{card}" if kind == "title" else f"legacy-contribution-{card}"
        return self._speaker.text(key)

    def price(self, amounts: dict[str, int]) -> str:
        return self._all(price_words(Price(amounts)))

    def mission_line(self, mission: str) -> str:
        index = MISSIONS.index(mission)
        name = self._speaker.text(f"legacy-mission-{mission}")
        brings = self._all(describe.mission_brings(self._parts, index))
        return f"{name}: {brings} ({self.part('needs')}: {self._all(describe.mission_needs(self._parts, index))})"

    def patron_line(self, patron: str) -> str:
        index = PATRONS.index(patron)
        name = self._speaker.text(f"legacy-patron-{patron}")
        goal = self._all(describe.patron_needs(self._parts, index))
        worth = self.amount("honour", self._parts.patrons[index].honour)
        return f"{name}: {worth} ({goal}); {self._all(describe.patron_goals(self._parts, index))}"

    def hint(self, hint: str) -> str:
        return self._speaker.say(describe.hint_words(self._parts, HINTS.index(hint)))
