"""The board of Troyes. Everything on it comes from a view, and from the printed numbers, which all may know."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.frames import SIDE_BY_SIDE, beside, boxed, listed, spread
from armorial.cli.boards.players import Players
from armorial.cli.boards.troyes_words import Words, event_kind

BUILDINGS: Final = {"palace": "red", "bishopric": "white", "city_hall": "yellow"}
COLUMNS: Final = 6
PARTS: Final = ("vp", "events", "tradesmen", "cathedral", "characters")
NUMERALS: Final = {"1": "I", "2": "II", "3": "III"}


class TroyesBoard:
    """Draws a view for one table of players."""

    quiet = frozenset({"troyes-did-fill-place"})

    def __init__(self, printed: dict[str, Any], words: Words, names: list[str], kinds: list[str]) -> None:
        self._printed = printed
        self._words = words
        self._seated = Players(names, kinds, words.text("cli-you"))

    # -- the whole ----------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        """What changes most, and what the next choice is about, stands last: nearest to the question."""
        wide = width >= SIDE_BY_SIDE
        places: list[RenderableType] = [self._buildings(view), self._cathedral(view)]
        parts: list[RenderableType] = [self._players(view, seat, view["seats"] if wide else 2)]
        parts += [beside(places, 34)] if wide else places
        if view["round"]:
            parts += [self._events(view), self._cards(view, wide)]
        return Group(*parts, self._square(view))

    def _heading(self, key: str) -> Text:
        return Text(self._words.own(key), "bold")

    def _situation(self, view: dict[str, Any]) -> Text:
        """Round, phase, turn, first player."""
        words = self._words
        parts = [Text(words.own("round", n=view["round"], of=view["rounds"]), "bold")] if view["round"] else []
        parts.append(Text(words.own(f"phase-{view['phase']}"), "" if view["round"] else "bold"))
        if not view["over"]:
            parts.append(Text.assemble(f"{words.text('cli-turn')}: ", self._seated.name(view["turn"])))
        parts.append(Text.assemble(f"{words.own('first-player')}: ", self._seated.name(view["first"])))
        return Text("  ").join(parts)

    # -- the square ---------------------------------------------------------------------------------------

    def _square(self, view: dict[str, Any]) -> RenderableType:
        """The dice of every district, the black dice, and what is picked so far."""
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for district, dice in view["dice"].items():
            grid.add_row(self._district(view, district), spread(words.dice(dice), ""))
        if view["black"]:
            grid.add_row(self._heading("enemies"), spread((words.die("black", value) for value in view["black"]), ""))
        parts: list[RenderableType] = [grid]
        if view["group"]:
            parts.append(self._group(view["group"]))
        if view["defence"]:
            parts.append(self._defence(view["defence"]))
        return boxed(self._situation(view), Group(*parts), words.legend())

    def _district(self, view: dict[str, Any], district: str) -> Text:
        """Whose it is; after a pass, the deniers that lie there."""
        if district == "neutral":
            return Text.assemble(self._words.mark("neutral"), f" {self._words.own('neutral')}")
        player = view["players"][int(district)]
        text = self._seated.name(int(district))
        if player["passed"]:
            text.append(f" ({self._words.own('passed')}: {self._words.amount('deniers', player['purse'])})", "dim")
        return text

    def _group(self, group: dict[str, Any]) -> Text:
        """The dice picked, what they count, and what they cost."""
        words = self._words
        parts = [
            Text.assemble(
                self._seated.name(group["seat"]), f" {words.own('group')}: ", spread(words.dice(group["dice"]), "")
            )
        ]
        if group["cube"]:
            parts.append(Text(f"{words.card(group['cube'])}: {words.card_does(group['cube'])}"))
        parts.append(Text.assemble(f"{words.own('total')} ", (str(group["total"]), "bold")))
        parts.append(Text.assemble(f"{words.own('price')} ", (words.amount("deniers", group["price"]), "yellow")))
        return Text(" · ").join(parts)

    def _defence(self, defence: dict[str, Any]) -> Text:
        words = self._words
        black = spread((words.die("black", value) for value in defence["black"]), "")
        against = Text.assemble(self._seated.name(defence["seat"]), f" {words.own('against')} ", black)
        total = f"{words.own('total')} {defence['total']}/{defence['need']}"
        return Text(" · ").join([against, spread(words.dice(defence["dice"]), ""), Text(total)])

    # -- cards and events ---------------------------------------------------------------------------------

    def _cards(self, view: dict[str, Any], wide: bool) -> RenderableType:
        """The activity cards that are turned up, a line each."""
        words = self._words
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for ratio in (None, None, 2, None, None, 5) if wide else (None, None, 2, None, 4):
            table.add_column(ratio=ratio, no_wrap=ratio is None)
        hidden = []
        for slot, card in view["cards"].items():
            if card is None:
                hidden.append(slot)
                continue
            printed = self._printed["activity"][card["id"]]
            dice = words.fought_with(printed["colour"], printed["divisor"])
            row = [Text(NUMERALS[slot[-1]], "dim"), dice, Text(words.card(card["id"]))]
            price = Text(str(printed["price"]), "yellow")
            does = Text(words.card_does(card["id"]))
            people = self._tradesmen(card, printed["places"])
            table.add_row(*row, price, people, does) if wide else table.add_row(
                *row, price, Text.assemble(people, "\n", does)
            )
        below = Text(words.own("still-hidden", n=len(hidden)), "dim") if hidden else None
        return boxed(self._heading("cards"), table, below)

    def _tradesmen(self, card: dict[str, Any], places: list[int]) -> Text:
        """Who stands on which place, with its points; those on the picture; and the cubes."""
        marks = [
            Text.assemble(self._words.mark(who), (str(vp), "green"))
            for who, vp in zip(card["places"], places, strict=True)
        ]
        marks += [Text.assemble(self._words.mark(who), ("0", "dim")) for who in card["picture"]]
        cubes = [Text.assemble(self._words.mark(who), f"×{n}") for who, n in card["cubes"].items()]
        if cubes:
            marks.append(Text.assemble("[", spread(cubes), "]"))
        return Text(" ").join(marks)

    def _events(self, view: dict[str, Any]) -> RenderableType:
        """The row of events: what each does, how it is fought, its banners, its points."""
        words = self._words
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for ratio in (2, None, None, None, 4):
            table.add_column(ratio=ratio, no_wrap=ratio is None)
        for event in view["events"]:
            printed = self._printed["event"][event_kind(event["id"])]
            free = [None] * (event["banners"] - len(event["cubes"]))
            banners = Text("").join(words.mark(owner) for owner in [*event["cubes"], *free])
            points = Text("/".join(map(str, printed["vp"])), "green")
            dice = words.fought_with(printed["dice"], printed["divisor"])
            table.add_row(Text(words.event(event["id"])), dice, banners, points, Text(words.event_does(event["id"])))
        return boxed(self._heading("events"), table)

    # -- buildings and cathedral --------------------------------------------------------------------------

    def _buildings(self, view: dict[str, Any]) -> RenderableType:
        """Each building with its rows; who lies expelled there."""
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name, colour in BUILDINGS.items():
            building = view["buildings"][name]
            rows = [self._row(row, number, len(building["rows"])) for number, row in enumerate(building["rows"])]
            head = Text.assemble(words.sign(colour), f" {words.building(name)}")
            salary = Text(str(self._printed["building"][name]["salary"]), "yellow")
            text = spread(rows, "  ")
            if building["expelled"]:
                lying = spread(words.mark(owner) for owner in building["expelled"])
                text.append_text(Text.assemble((f"  {words.own('expelled')}: ", "dim"), lying))
            grid.add_row(head, salary, text)
        return boxed(self._heading("buildings"), grid)

    def _row(self, row: list[str | None], number: int, rows: int) -> Text:
        """A row with the values that lead to it."""
        length = COLUMNS // rows
        first = number * length + 1
        values = str(first) if length == 1 else f"{first}–{first + length - 1}"
        return Text.assemble((f"{values} ", "dim"), *(self._words.mark(owner) for owner in row))

    def _cathedral(self, view: dict[str, Any]) -> RenderableType:
        """From the highest level down; below each column, its die."""
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        levels = view["cathedral"]
        for level in range(len(levels) - 1, -1, -1):
            grid.add_row(Text(str(level + 1), "dim"), *(words.mark(owner) for owner in levels[level]))
        grid.add_row("", *(Text(str(column + 1), "bold") for column in range(COLUMNS)))
        influence = self._printed["cathedral"]["influence"]
        grid.add_row(Text(words.own("influence-short"), "dim"), *(Text(f"{n}", "dim") for n in influence))
        return boxed(self._heading("cathedral"), grid)

    # -- players ------------------------------------------------------------------------------------------

    def _players(self, view: dict[str, Any], viewer: int, across: int) -> RenderableType:
        return self._seated.side_by_side(across, lambda seats: self._player_rows(view, viewer, seats))

    def _player_rows(self, view: dict[str, Any], viewer: int, seats: list[int]) -> Table:
        words = self._words
        players = [view["players"][seat] for seat in seats]
        table = self._seated.columns(seats, viewer)
        table.add_row(words.own("deniers"), *(Text(str(p["deniers"]), "yellow") for p in players))
        table.add_row(words.own("influence"), *(str(p["influence"]) for p in players))
        table.add_row(words.own("points"), *(self._points(p) for p in players))
        table.add_row(words.own("citizens"), *(self._supply(p) for p in players))
        table.add_row(words.own("taken"), *(listed([words.event(event) for event in p["events"]]) for p in players))
        table.add_row(words.own("characters"), *(self._characters(view, p) for p in players))
        return table

    def _points(self, player: dict[str, Any]) -> Text:
        """VP in tokens, if they may be seen, and everything that would count if the game ended now."""
        known = player["score"]
        if player["vp"] is None or known is None:
            return Text("?", "dim")
        total = f"{sum(known.values())}{'' if set(PARTS) <= known.keys() else ' + ?'}".replace("-", "−")
        return Text.assemble(
            (str(player["vp"]), "bold green"), (f"  ({self._words.own('at-end', total=total)})", "dim")
        )

    def _supply(self, player: dict[str, Any]) -> Text:
        return Text(self._words.own("supply", n=player["supply"], reserve=player["reserve"]))

    def _characters(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        if player["characters"] is None:
            return Text("?" * player["character_count"], "dim")
        words = self._words
        found = [
            f"{words.character(each)} ({words.character_counts(each, view['seats'])})" for each in player["characters"]
        ]
        return listed(found)

    # -- smaller things -----------------------------------------------------------------------------------

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """What a player has, on one line."""
        words = self._words
        me = view["players"][seat]
        parts: list[Text] = [self._seated.name(seat), spread(words.dice(view["dice"][str(seat)]), "")]
        parts += [Text(words.amount("deniers", me["deniers"])), Text(words.amount("influence", me["influence"]))]
        if me["vp"] is not None:
            parts.append(Text(words.amount("vp", me["vp"])))
        parts.append(Text(f"{words.own('citizens')}: {me['supply']}"))
        picked = (view["group"] or view["defence"] or {"dice": []})["dice"]
        if picked:
            parts.append(Text.assemble((f"{words.own('picked')}: ", "bold"), spread(words.dice(picked), "")))
        return Text(" · ").join(parts)

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        return {part: self._words.score(part) for part in PARTS}, [player["score"] or {} for player in view["players"]]

    def introduction(self) -> RenderableType:
        return Text(self._words.own("introduction"))


def make(printed: dict[str, Any], speaker: Any, names: list[str], kinds: list[str]) -> TroyesBoard:
    return TroyesBoard(printed, Words(printed, speaker), names, kinds)
