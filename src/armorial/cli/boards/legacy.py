"""The board of Legacy. Everything on it comes from a view, and from the printed numbers, which all may know."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from armorial.cli.boards.frames import boxed, spread
from armorial.cli.boards.legacy_words import SEX_SIGNS, Words
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES

PARTS: Final = ("play", "prestige", "children", "patron", "goals")
TESTAMENT_PARTS: Final = ("play", "prestige", "tree")
SPACES: Final = ("title", "doctor", "mansion", "venture", "mission", "contribution")
TRACKS: Final = ("honour", "prestige", "income", "gold")
NUMERALS: Final = ("I", "II", "III", "IV")
Person = dict[str, Any]


class LegacyBoard:
    """Draws a view for one table of players."""

    quiet = frozenset({"legacy-did-lay-out"})

    def __init__(self, words: Words, names: list[str], kinds: list[str]) -> None:
        self._words = words
        self._names = names
        self._kinds = kinds

    # -- the whole ----------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        """The player's own family and hand come last, nearest to the question."""
        parts: list[RenderableType] = [self._main_board(view), self._row(view)]
        order = [other for other in range(view["seats"]) if other != seat]
        parts += [self._family(view, other) for other in order]
        if seat >= 0:
            parts += [self._family(view, seat), *self._own(view["players"][seat])]
        return Group(*parts)

    def _situation(self, view: dict[str, Any]) -> Text:
        words = self._words
        numeral = NUMERALS[view["generation"] - 1]
        parts = [Text(words.part("generation", generation=numeral, n=view["round"]), "bold")]
        if not view["over"] and view["turn"] is not None:
            parts.append(Text.assemble(f"{words.text('cli-turn')}: ", self._name(view["turn"])))
        return Text("  ").join(parts)

    def _name(self, seat: int) -> Text:
        kind = f" ({self._kinds[seat]})" if self._kinds[seat] else ""
        return Text(f"{SEAT_MARKS[seat]} {self._names[seat]}{kind}", SEAT_STYLES[seat])

    def _main_board(self, view: dict[str, Any]) -> RenderableType:
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for space in SPACES:
            taken = space in view["used"]
            by = next((pawn["seat"] for pawn in view["standing"] if pawn["space"] == space), None)
            name = Text(words.space(space), "dim strike" if taken else "bold")
            if space in ("title", "contribution"):
                cards = view["titles"] if space == "title" else view["contributions"]
                what = Text("\n").join(Text(words.holding_line(space, card)) for card in cards) or Text("–", "dim")
            else:
                what = Text(words.price(view["prices"][space]))
                if space in ("mansion", "venture"):
                    what.append(f"  {words.part('left', n=view[f'{space}s'])}", "dim")
            told = Text(words.part("taken"), "dim") if taken else Text()
            if by is not None:
                told.append(f" {SEAT_MARKS[by]}", SEAT_STYLES[by])
            grid.add_row(name, told, what)
        return boxed(self._situation(view), grid, spread(words.pawn(c) for c, n in view["supply"].items() if n))

    def _row(self, view: dict[str, Any]) -> RenderableType:
        lines = [self._words.friend_line(friend) for friend in view["row"]]
        return boxed(Text(self._words.part("row"), "bold"), Text("\n").join(lines) or Text("–", "dim"))

    def _own(self, me: dict[str, Any]) -> list[RenderableType]:
        """Hand, patron and missions of the player who is looking."""
        words = self._words
        panels: list[RenderableType] = []
        hand = Text("\n").join(words.friend_line(friend) for friend in me["hand"] or [])
        panels.append(boxed(Text(words.part("hand"), "bold"), hand or Text("–", "dim")))
        if me["patron"]:
            panels.append(boxed(Text(words.own("patron"), "bold"), Text(words.patron_line(me["patron"]))))
        return panels

    # -- a family -----------------------------------------------------------------------------------------

    def _family(self, view: dict[str, Any], seat: int) -> RenderableType:
        words = self._words
        me = view["players"][seat]
        parts: list[RenderableType] = [Text(" · ").join(self._has(me))]
        if me["out"]:
            parts.append(Text(words.part("out"), "bold red"))
        parts.append(self._tree(view, me["tree"]) if me["tree"] else Text("–", "dim"))
        open_ones = [*me["missions"], *me["kept_missions"]]
        if open_ones:
            parts.append(Text(f"{words.part('missions')}:"))
            parts += [Padding(words.mission_line(mission), (0, 0, 0, 2)) for mission in open_ones]
        if view["mode"] == "testament":
            parts.append(self._hints(view))
        return boxed(self._name(seat), Group(*parts))

    def _hints(self, view: dict[str, Any]) -> Text:
        words = self._words
        lines = [Text(f"  ? {words.hint(hint)}") for hint in view["hints_open"]]
        lines += [Text(f"  ✓ {words.hint(hint)} ({words.part('found')})", "green") for hint in view["hints_done"]]
        return Text("\n").join([Text(f"{words.part('hints')}:"), *lines])

    def _tree(self, view: dict[str, Any], people: list[Person]) -> RenderableType:
        if view["mode"] == "testament":
            return self._ancestors(people)
        tree = Tree(self._couple(view, people, people[0]), guide_style="bright_black")
        self._children(view, people, people[0], tree)
        return tree

    def _children(self, view: dict[str, Any], people: list[Person], parent: Person, tree: Tree) -> None:
        """The children of somebody, with all partners, each with children of their own."""
        for child in people:
            if parent["number"] in (child["father"], child["mother"]) and child["kind"] != "lost":
                self._children(view, people, child, tree.add(self._couple(view, people, child)))
            elif parent["number"] in (child["father"], child["mother"]):
                husband = next((p for p in people if self._children_of(people, p, child)), None)
                if husband is not None:
                    self._children(view, people, husband, tree.add(self._couple(view, people, husband)))

    def _children_of(self, people: list[Person], father: Person, mother: Person) -> bool:
        """Whether somebody is the widower of a lost daughter: her children are his."""
        pairs = [(p["father"], p["mother"]) for p in people]
        return (father["number"], mother["number"]) in pairs

    def _couple(self, view: dict[str, Any], people: list[Person], person: Person) -> Text:
        words = self._words
        line = Text(f"{NUMERALS[person['generation'] - 1]} ", "dim") + self._person(person)
        if person["partner"] is not None:
            other = people[person["partner"]]
            promised = "promised" in (person["status"], other["status"])
            line.append(f" {words.part('promised')}: " if promised else " ⚭ ", "dim")
            line += self._person(other)
        elif person["widowed"]:
            line.append(f" {words.part('widowed')}", "dim")
        if person["status"] == "child":
            line.append(f" {words.part('child')}", "dim")
        holder = [person] + ([people[person["partner"]]] if person["partner"] is not None else [])
        return line + self._held(holder)

    def _held(self, people: list[Person]) -> Text:
        words = self._words
        things = [words.holding(kind, p[kind]) for p in people for kind in ("title", "contribution") if p[kind]]
        things += [words.holding(kind, None) for p in people for kind in ("mansion", "venture") if p[kind]]
        return Text(f"  [{', '.join(things)}]", "yellow") if things else Text()

    def _person(self, person: Person) -> Text:
        words = self._words
        name = (f"{SEX_SIGNS[person['sex']]} {words.person(person)}", "bold")
        line = Text.assemble(name, (f" {person['number']}", "dim"))
        if person["kind"] == "friend":
            line.append(f" ({words.of(person['card'])})", "dim")
        elif person["epithet"]:
            line.append(f" ({words.child_does(person['card'])})", "dim")
        return line

    # -- the Testament ------------------------------------------------------------------------------------

    def _ancestors(self, people: list[Person]) -> RenderableType:
        """The tree upwards: below each person the parents, then brothers and sisters with their families."""
        tree = Tree(self._relative(people[0]), guide_style="bright_black")
        self._above(people, people[0], tree)
        return tree

    def _relative(self, person: Person) -> Text:
        if person["kind"] == "friend":
            return self._person(person) + self._held([person])
        sign = SEX_SIGNS[person["sex"]]
        line = Text(f"{sign} {self._words.person(person)} {person['number']}", "italic")
        return line + self._held([person])

    def _above(self, people: list[Person], person: Person, tree: Tree) -> None:
        for key in ("father", "mother"):
            if person[key] is not None:
                parent = people[person[key]]
                self._above(people, parent, tree.add(self._relative(parent)))
        others = [p for p in people if p["father"] == person["father"] is not None and p["number"] != person["number"]]
        for other in others if person["number"] < min((p["number"] for p in others), default=0) else []:
            sibling = self._words.own("sister" if other["sex"] == "female" else "brother")
            line = Text(f"{sibling}: ", "dim") + self._relative(other)
            branch = tree.add(line)
            if other["partner"] is not None:
                partner = people[other["partner"]]
                self._above(people, partner, branch.add(Text("⚭ ", "dim") + self._relative(partner)))
            for child in people:
                if other["number"] in (child["father"], child["mother"]):
                    branch.add(self._relative(child))

    # -- what a player has --------------------------------------------------------------------------------

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """What a player has, on one line."""
        return Text(" · ").join([self._name(seat), *self._has(view["players"][seat])])

    def _has(self, me: dict[str, Any]) -> list[Text]:
        words = self._words
        parts = [Text(words.amount(thing, me[thing])) for thing in TRACKS]
        parts.append(Text(words.part("hand-count", n=me["hand_count"])))
        if me["hidden_missions"]:
            parts.append(Text(words.part("hidden", n=me["hidden_missions"])))
        pawns = Text(words.part("pawns", n=me["pawns"]))
        for colour, n in me["extra_pawns"].items():
            for _ in range(n):
                pawns = Text.assemble(pawns, " ", words.pawn(colour))
        return [*parts, pawns]

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        parts = TESTAMENT_PARTS if view["mode"] == "testament" else PARTS
        return {part: self._words.score(part) for part in parts}, [player["score"] for player in view["players"]]

    def introduction(self) -> RenderableType:
        return Text(self._words.own("introduction"))


def make(printed: dict[str, Any], speaker: Any, names: list[str], kinds: list[str]) -> LegacyBoard:
    return LegacyBoard(Words(printed, speaker), names, kinds)
