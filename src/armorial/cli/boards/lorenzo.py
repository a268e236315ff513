"""The board of Lorenzo il Magnifico. Everything on it comes from a view, and from the printed numbers."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.frames import SIDE_BY_SIDE, beside, boxed, listed, spread
from armorial.cli.boards.lorenzo_words import Words
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.boards.players import Players

MEMBERS: Final = ("white", "black", "orange", "neutral")
TYPES: Final = ("territory", "character", "building", "venture")
STOCK: Final = ("coins", "wood", "stone", "servants", "military", "faith")
PARTS: Final = ("vp", "territories", "characters", "ventures", "military", "resources", "excommunication")
FLOORS: Final = 4
NUMERALS: Final = ("I", "II", "III")


class LorenzoBoard:
    """Draws a view for one table of players."""

    quiet = frozenset({"lorenzo-did-lay", "lorenzo-did-roll"})

    def __init__(self, printed: dict[str, Any], words: Words, names: list[str], kinds: list[str]) -> None:
        self._printed = printed
        self._words = words
        self._seated = Players(names, kinds, words.text("cli-you"))

    # -- the whole ----------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        """What the next choice is about stands last: nearest to the question."""
        wide = width >= SIDE_BY_SIDE
        parts: list[RenderableType] = [self._excommunications(view)]
        across = view["seats"] if wide else 2
        parts.append(self._players(view, seat, across))
        if seat >= 0 and view["leaders"]:
            parts += self._own_leaders(view["players"][seat])
        if view["round"]:
            areas, market = self._areas(view), self._market(view)
            parts += [beside([areas, market])] if wide else [areas, market]
            parts.append(self._towers(view, wide))
        return Group(*parts)

    def _situation(self, view: dict[str, Any]) -> Text:
        """Period and round, dice, turn, turn order."""
        words = self._words
        parts = [Text(words.own("round", n=view["round"], period=NUMERALS[view["period"] - 1]), "bold")]
        parts.append(spread(words.die(colour, value) for colour, value in view["dice"].items()))
        if not view["over"] and view["turn"] is not None:
            parts.append(Text.assemble(f"{words.text('cli-turn')}: ", self._seated.name(view["turn"])))
        order = spread(Text(SEAT_MARKS[seat], SEAT_STYLES[seat]) for seat in view["order"])
        parts.append(Text.assemble(f"{words.own('order')}: ", order))
        return Text("  ").join(parts)

    def _heading(self, words: str) -> Text:
        return Text(words, "bold")

    # -- towers -------------------------------------------------------------------------------------------

    def _towers(self, view: dict[str, Any], wide: bool) -> RenderableType:
        """The four towers one below the other, each from its top floor down, one card per line."""
        labels = [self._floor_label(kind, floor) for kind in TYPES for floor in range(FLOORS)]
        margin = max(len(label.plain) for label in labels)
        parts: list[RenderableType] = []
        for kind in TYPES:
            table = Table.grid(expand=True, padding=(0, 1, 0, 0))
            table.add_column(width=margin)
            table.add_column(width=5)
            for ratio in (5, 5, 9) if wide else (5, 8):
                table.add_column(ratio=ratio)
            for floor in range(FLOORS - 1, -1, -1):
                table.add_row(*self._floor(view, kind, floor, wide))
            parts += [self._heading(self._words.part(f"tower-{kind}")), table]
        return boxed(self._situation(view), Group(*parts), self._legend())

    def _floor_label(self, kind: str, floor: int) -> Text:
        """What a floor needs, and what it gives besides its card."""
        bonus = self._words.gives(f"{kind}:{floor + 1}")
        value = str(self._printed["tower"]["values"][floor])
        return Text.assemble((value, "bold"), (f" +{bonus}" if bonus else "", "dim"))

    def _floor(self, view: dict[str, Any], kind: str, floor: int, wide: bool) -> list[Text]:
        """A floor: its value, what it gives, who stands there; the card, its price, what it does."""
        words = self._words
        card = view["towers"][kind][floor]
        place = [self._floor_label(kind, floor), self._standing(view, f"{kind}:{floor + 1}")]
        if card is None:
            return [*place, Text("–", "dim")]
        name, price = Text(words.card(card)), Text(words.price(card), "yellow")
        if wide:
            return [*place, name, price, words.does(card)]
        return [*place, Text.assemble(name, "\n" if price else "", price), words.does(card)]

    def _legend(self) -> Text:
        """The letters of the members."""
        members = [f"{self._words.letter(name)} {self._words.own(f'member-{name}')}" for name in MEMBERS]
        return Text(" · ".join(members), "dim")

    def _standing(self, view: dict[str, Any], space: str) -> Text:
        """Whose members stand on a space, in the order in which they came."""
        found = [
            Text(f"{SEAT_MARKS[each['seat']]}{self._words.letter(each['member'])}", SEAT_STYLES[each["seat"]])
            for each in view["spaces"][space]
        ]
        return Text(" ").join(found)

    # -- the other spaces ---------------------------------------------------------------------------------

    def _areas(self, view: dict[str, Any]) -> RenderableType:
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for area in ("harvest", "production"):
            small = Text.assemble((f"{words.own('small')}: ", "dim"), self._place(view, f"{area}:small"))
            less = self._printed[area]["large"]
            large = Text.assemble((f"{words.own('large', n=less)}: ", "dim"), self._place(view, f"{area}:large"))
            grid.add_row(self._heading(words.part(area)), small, large)
        order = spread((Text(SEAT_MARKS[seat], SEAT_STYLES[seat]) for seat in view["council"]), " → ")
        council = Text.assemble(self._place(view, "council"), (f"   {words.own('next-order')}: ", "dim"), order)
        gives = Text(f"  ({words.gives('council')})", "dim")
        return boxed(
            self._heading(words.own("areas")),
            Group(grid, Text.assemble(self._heading(words.part("council")), gives), council),
        )

    def _market(self, view: dict[str, Any]) -> RenderableType:
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number in range(1, 5):
            space = f"market:{number}"
            if space not in view["closed"]:
                grid.add_row(Text(str(number), "dim"), Text(words.gives(space)), self._place(view, space))
        return boxed(self._heading(self._words.part("market")), grid)

    def _place(self, view: dict[str, Any], space: str) -> Text:
        if space in view["closed"]:
            return Text(self._words.own("closed"), "dim")
        return self._standing(view, space) or Text("–", "dim")

    def _excommunications(self, view: dict[str, Any]) -> RenderableType:
        """The tile of each period, the faith that the report asks for, and who has the tile."""
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        for period, each in enumerate(view["excommunications"]):
            tile = each["tile"]
            text = Text("–", "dim") if tile is None else Text(words.tile_does(tile))
            hit = spread(Text(SEAT_MARKS[seat], SEAT_STYLES[seat]) for seat in each["seats"])
            grid.add_row(Text(NUMERALS[period], "bold"), Text(words.amount("faith", each["faith"]), "dim"), text, hit)
        return boxed(self._heading(self._words.part("excommunications")), grid)

    # -- players ------------------------------------------------------------------------------------------

    def _players(self, view: dict[str, Any], viewer: int, across: int) -> RenderableType:
        return self._seated.side_by_side(across, lambda seats: self._player_rows(view, viewer, seats))

    def _player_rows(self, view: dict[str, Any], viewer: int, seats: list[int]) -> Table:
        words = self._words
        players = [view["players"][seat] for seat in seats]
        table = self._seated.columns(seats, viewer)
        table.add_row(words.own("vp"), *(self._points(p) for p in players))
        for thing in STOCK:
            table.add_row(words.own(thing), *(str(p[thing]) for p in players))
        table.add_row(words.own("members"), *(self._members(p) for p in players))
        for kind in TYPES:
            table.add_row(words.part(f"tower-{kind}"), *(self._cards(p, kind) for p in players))
        if view["individual"]:
            table.add_row(words.own("bonus-tile"), *(self._bonus_tile(p) for p in players))
        if view["leaders"]:
            table.add_row(words.part("leaders"), *(self._leaders(p) for p in players))
        return table

    def _points(self, player: dict[str, Any]) -> Text:
        """VP now, and with everything that would count if the game ended."""
        total = max(0, sum(player["score"].values()))
        return Text.assemble((str(player["vp"]), "bold green"), (f"  ({self._words.own('at-end', n=total)})", "dim"))

    def _members(self, player: dict[str, Any]) -> Text:
        """Those who can still be placed, with their values."""
        home = {name: member for name, member in player["members"].items() if member["place"] == "home"}
        return spread((self._words.member(name, member["value"]) for name, member in home.items()), "")

    def _cards(self, player: dict[str, Any], kind: str) -> Text:
        """The names of the cards, with the value at which each works; the military that the next territory needs."""
        names = [
            f"{self._words.card(card)} {value}" if (value := self._words.value(card)) else self._words.card(card)
            for card in player["cards"][kind]
        ]
        text = listed(names)
        slots = self._printed["tower"]["slots"]
        if kind == "territory" and len(names) < len(slots) and slots[len(names)] > player["military"]:
            text.append(f" ({self._words.own('next-slot', n=slots[len(names)])})", "dim")
        return text

    def _bonus_tile(self, player: dict[str, Any]) -> Text:
        if player["bonus_tile"] is None:
            return Text("–", "dim")
        harvest, production = self._words.bonus_tile(player["bonus_tile"])
        return Text(f"{self._words.part('harvest')}: {harvest}; {self._words.part('production')}: {production}")

    def _leaders(self, player: dict[str, Any]) -> Text:
        """Those in play, the used ones in brackets; and how many are in hand."""
        names = []
        for each in player["played"]:
            name = self._words.leader(each["leader"])
            if each["copies"]:
                name = f"{name} = {self._words.leader(each['copies'])}"
            names.append(f"({name})" if each["used"] else name)
        return Text.assemble(listed(names), (f" + {self._words.own('in-hand', n=player['hand_count'])}", "dim"))

    def _own_leaders(self, me: dict[str, Any]) -> list[RenderableType]:
        """Your leaders that are not in play: what they need and what they do."""
        groups = [("hand", me["hand"] or []), ("packet", me["packet"] or [])]
        panels: list[RenderableType] = []
        for heading, leaders in groups:
            if leaders:
                grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
                for ratio in (2, 3, 5):
                    grid.add_column(ratio=ratio)
                for leader in leaders:
                    needs = Text(self._words.needs(leader), "yellow")
                    grid.add_row(Text(self._words.leader(leader)), needs, Text(self._words.ability(leader)))
                panels.append(boxed(self._heading(self._words.own(heading)), grid))
        return panels

    # -- smaller things -----------------------------------------------------------------------------------

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """What a player has, on one line."""
        me = view["players"][seat]
        parts: list[Text] = [self._seated.name(seat), self._members(me)]
        parts += [Text(self._words.amount(thing, me[thing])) for thing in (*STOCK, "vp") if me[thing]]
        return Text(" · ").join(parts)

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        return {part: self._words.score(part) for part in PARTS}, [player["score"] for player in view["players"]]

    def introduction(self) -> RenderableType:
        return Text(self._words.own("introduction"))


def make(printed: dict[str, Any], speaker: Any, names: list[str], kinds: list[str]) -> LorenzoBoard:
    return LorenzoBoard(printed, Words(printed, speaker), names, kinds)
