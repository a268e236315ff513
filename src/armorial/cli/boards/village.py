"""The board of Village. Everything on it comes from a view, and from the printed numbers, which all may know."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.frames import SIDE_BY_SIDE, beside, boxed, listed, spread
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.boards.players import Players
from armorial.cli.boards.village_map import draw_map
from armorial.cli.boards.village_words import Words

FARM_LABELS: Final = 18
FARM: Final = 20
SIDE: Final = 36
"""How wide the labels of the farms, one farm, and what stands beside the farms have to be."""
PARTS: Final = ("prestige", "travel", "council", "church", "chronicle", "customers", "coins")
SECTIONS: Final = ("crafts", "council", "travel", "church", "farm")
LONGEST_TRACK: Final = 12
"""A life track of an owner's file may be longer than fits; then only the number is shown."""


class VillageBoard:
    """Draws a view for one table of players."""

    quiet = frozenset({"village-did-lay", "village-did-arrive"})

    def __init__(self, printed: dict[str, Any], words: Words, names: list[str], kinds: list[str]) -> None:
        self._printed = printed
        self._words = words
        self._seated = Players(names, kinds, words.text("cli-you"))

    # -- the whole ----------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        """What changes most, and what the next choice is about, stands last: nearest to the question."""
        wide = width >= SIDE_BY_SIDE
        seats = view["seats"]
        land = self._panel("map", draw_map(view, self._printed, self._words, wide))
        side: list[RenderableType] = [self._council(view), self._church(view), self._chronicle(view)]
        market, crafts = self._market(view, wide), self._crafts(view)
        if not wide:
            farms = self._farms(view, seat, 3 if width >= 76 else 2)
            return Group(land, *side, farms, market, crafts, self._spaces(view, wide))
        farms = self._farms(view, seat, seats)
        middle: RenderableType
        if width >= FARM_LABELS + FARM * seats + SIDE:
            middle = beside([farms, Group(*side)], SIDE)
        else:
            middle = Group(beside(side), farms)
        return Group(land, middle, beside([market, crafts]), self._spaces(view, wide))

    def _panel(self, heading: str, content: RenderableType) -> Panel:
        return boxed(Text(self._words.heading(heading), "bold"), content)

    # -- the village --------------------------------------------------------------------------------------

    def _spaces(self, view: dict[str, Any], wide: bool) -> RenderableType:
        words = self._words
        spaces = view["spaces"]
        cells = {
            name: Text(" ").join(words.cubes(cubes, each=True)) or Text("–", "dim") for name, cubes in spaces.items()
        }
        if wide:
            grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
            for _ in spaces:
                grid.add_column(ratio=1)
            grid.add_row(*(Text(words.space(name), "bold") for name in spaces))
            grid.add_row(*cells.values())
        else:
            grid = Table.grid(padding=(0, 2, 0, 0))
            for name, cell in cells.items():
                grid.add_row(Text(words.space(name), "bold"), cell)
        return boxed(self._situation(view), grid, Text(" · ").join(words.legend()))

    def _situation(self, view: dict[str, Any]) -> Text:
        """Round, turn, first player, token, end."""
        words = self._words
        parts = [Text(words.heading("round", n=view["round"]), "bold")]
        if not view["over"]:
            parts.append(Text.assemble(f"{words.text('cli-turn')}: ", self._seated.name(view["turn"])))
        parts.append(Text.assemble(f"{words.heading('first-player')}: ", self._seated.name(view["first"])))
        if view["token"] is not None:
            parts.append(Text.assemble(f"{words.heading('token')}: ", self._seated.name(view["token"])))
        if view["last_turns"] is not None:
            parts.append(Text(f"{words.heading('last-turns')}: {view['last_turns']}", "bold red"))
        return Text("  ").join(parts)

    def _market(self, view: dict[str, Any], wide: bool) -> RenderableType:
        words = self._words
        grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(Text(words.heading("stalls"), "bold"), Text(words.heading("queue"), "bold"))
        stalls = [self._customer(tile) for tile in view["stalls"]]
        queue = [self._customer(tile) for tile in view["queue"]]
        for row in range(max(len(stalls), len(queue))):
            grid.add_row(*(side[row] if row < len(side) else Text() for side in (stalls, queue)))
        more = f"{words.heading('pile')} {view['pile']}"
        return boxed(Text.assemble((words.space("market"), "bold"), (f"  {more}", "dim")), grid)

    def _customer(self, tile: dict[str, Any] | None) -> Text:
        if tile is None:
            return Text("–", "dim")
        return Text.assemble((f"{tile['points']:>2} ", "bold green"), ", ".join(self._words.things(tile["demand"])))

    def _crafts(self, view: dict[str, Any]) -> RenderableType:
        words = self._words
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(no_wrap=True)
        for _ in range(3):
            grid.add_column()
        grid.add_column(ratio=1)
        heads = [words.text(f"cli-village-{key}") for key in ("learn-make", "or-pay")]
        grid.add_row("", "", *(Text(head, "dim") for head in heads), "")
        left = view["supply"]["goods"]
        for name, shop in self._printed["workshop"].items():
            goods = "/".join(words.thing(good) if left[good] else f"({words.thing(good)})" for good in shop["goods"])
            time = f"{shop['train_time']} + {shop['make_time']}"
            people = self._people(view, name)
            grid.add_row(words.text(f"cli-village-{name}"), goods, time, words.price(shop["price"]), people)
        mill = self._printed["mill"]
        paid, gives = words.price({"grain": mill["grain"]}), words.amount("coins", mill["coins"])
        grid.add_row(words.heading("mill").lower(), gives, str(mill["time"]), paid, "")
        return self._panel("crafts", grid)

    def _council(self, view: dict[str, Any]) -> RenderableType:
        """From the highest chamber down to the entrance, and what every step costs besides its time."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for chamber, printed in reversed(self._printed["chamber"].items()):
            points = Text(self._words.text("cli-points", n=printed["points"]), "green")
            privilege = Text(self._words.reward(printed["privilege"]), "dim")
            step = Text(f"{printed['time']} {self._words.text('cli-village-time')}")
            grid.add_row(Text(chamber, "bold"), step, points, privilege, self._people(view, f"chamber_{chamber}"))
        council = self._printed["council"]
        return self._panel("council", Group(grid, self._either("each-step", council["cubes"], council["goods"])))

    def _either(self, heading: str, one: dict[str, int], other: dict[str, int]) -> Text:
        """A price that may be paid in two ways."""
        words = self._words
        return Text.assemble((f"{words.heading(heading)}: ", "dim"), words.price(one), " / ", words.price(other))

    def _church(self, view: dict[str, Any]) -> RenderableType:
        """From the leftmost window, which counts most, to the entrance on the right; with the grain for each step."""
        words = self._words
        church = self._printed["church"]
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        points = church["points"]
        steps = [f" ← {grain}" for grain in church["steps"]]
        windows = range(len(points), 0, -1)
        for _ in windows:
            grid.add_column(ratio=1)
        costs = zip(points, [*steps, ""], strict=True)
        grid.add_row(*reversed([Text.assemble((f"{n:>2}", "bold green"), (step, "dim")) for n, step in costs]))
        grid.add_row(*(self._people(view, f"window_{window}") or Text(" –", "dim") for window in windows))
        bag = Text.assemble((f"{words.heading('black-bag')}: ", "dim"), self._people(view, "bag"))
        bag.append(f" + {words.text('village-board-monks', n=view['monks'])}", "dim")
        entry = self._either("into-bag", church["cubes"], {"time": church["time"]})
        return self._panel("church", Group(grid, Text(words.heading("grain-steps"), "dim"), bag, entry))

    def _chronicle(self, view: dict[str, Any]) -> RenderableType:
        """Who is remembered, and a dot for every free place."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for section in SECTIONS:
            people = self._people(view, f"chronicle_{section}")
            grid.add_row(self._words.section(section), _with_free(people, view["chronicle_free"][section]))
        graves = _with_free(self._people(view, "grave"), view["graves_free"])
        grid.add_row(Text(self._words.heading("graves"), "dim"), graves)
        return self._panel("chronicle", grid)

    def _people(self, view: dict[str, Any], place: str) -> Text:
        """The members at a place: whose they are, and their generation."""
        people = []
        for seat, player in enumerate(view["players"]):
            found = [name[0] for name, where in player["members"].items() if where == place]
            people += [Text(f"{SEAT_MARKS[seat]}{generation}", SEAT_STYLES[seat]) for generation in found]
        return Text(" ").join(people)

    # -- the farms ----------------------------------------------------------------------------------------

    def _farms(self, view: dict[str, Any], viewer: int, across: int) -> RenderableType:
        return self._seated.side_by_side(across, lambda seats: self._farm_rows(view, viewer, seats))

    def _farm_rows(self, view: dict[str, Any], viewer: int, seats: list[int]) -> Table:
        heading = self._words.heading
        players = [view["players"][seat] for seat in seats]
        table = self._seated.columns(seats, viewer)
        table.add_row(heading("prestige"), *(Text(str(p["prestige"]), "bold green") for p in players))
        table.add_row(heading("score"), *(self._points(p) for p in players))
        tracks = [self._life_track(seat, view) for seat in seats]
        table.add_row(heading("life-track"), *tracks)
        limit = self._printed["farm"]["grain_limit"]
        table.add_row(heading("coins"), *(str(p["coins"]) for p in players))
        table.add_row(heading("grain"), *(f"{p['grain']}/{limit}" for p in players))
        table.add_row(heading("cubes"), *(spread(self._words.cubes(p["cubes"])) for p in players))
        table.add_row(heading("goods"), *(listed(self._words.things(p["goods"])) for p in players))
        table.add_row(heading("farm"), *(self._generations(p, "farm") for p in players))
        table.add_row(self._words.text("cli-village-away"), *(self._away(p) for p in players))
        table.add_row(self._words.text("cli-village-unborn"), *(self._generations(p, "unborn") for p in players))
        table.add_row(heading("chronicle"), *(self._remembered(p) for p in players))
        table.add_row(heading("customers"), *(self._served(p) for p in players))
        return table

    def _points(self, player: dict[str, Any]) -> Text:
        known = player["score"]
        return Text(f"{sum(known.values())}{'' if 'customers' in known else ' + ?'}")

    def _life_track(self, seat: int, view: dict[str, Any]) -> Text:
        """The marker on its way from bridge to bridge."""
        time, steps = view["players"][seat]["time"], view["life_track"]
        if steps > LONGEST_TRACK:
            return Text(f"{time}/{steps}")
        left = steps - time
        style = "bold red" if left <= 2 else "yellow" if left <= 4 else ""
        marker = (SEAT_MARKS[seat], SEAT_STYLES[seat])
        return Text.assemble("╫", ("━" * time, style), marker, ("─" * (left - 1), "dim"), f"╫ {time}/{steps}")

    def _away(self, player: dict[str, Any]) -> Text:
        """The living who are not on the farm, by place."""
        places: dict[str, list[str]] = {}
        for name, place in player["members"].items():
            if place not in ("farm", "unborn", "grave", "gone") and not place.startswith("chronicle"):
                places.setdefault(place, []).append(name[0])
        return listed([f"{self._words.short_place(place)}: {' '.join(found)}" for place, found in places.items()])

    def _remembered(self, player: dict[str, Any]) -> Text:
        """How many members stand in the chronicle, and what that is worth now."""
        count = sum(place.startswith("chronicle") for place in player["members"].values())
        points = self._words.text("cli-points", n=player["score"]["chronicle"])
        return Text.assemble(f"{count} ", (f"({points})", "green")) if count else Text("–", "dim")

    def _generations(self, player: dict[str, Any], place: str) -> Text:
        found = [name[0] for name, where in player["members"].items() if where == place]
        return Text(" ".join(found)) if found else Text("–", "dim")

    def _served(self, player: dict[str, Any]) -> Text:
        """The viewer's tiles with their points; for the others, only how many."""
        count = player["customer_count"]
        if player["customers"] is None or not count:
            return Text(str(count) if count else "–", "" if count else "dim")
        points = sum(tile["points"] for tile in player["customers"])
        return Text.assemble(f"{count} ", (f"({self._words.text('cli-points', n=points)})", "green"))

    # -- smaller things -----------------------------------------------------------------------------------

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """What a player has, on one line."""
        words = self._words
        me = view["players"][seat]
        parts: list[Text] = [self._seated.name(seat)]
        parts += [part for part in (spread(words.cubes(me["cubes"])),) if part.plain != "–"]
        held = {"coins": me["coins"], "grain": me["grain"], **me["goods"]}
        parts += [Text(amount) for amount in words.amounts(held)]
        parts.append(Text.assemble((f"{words.heading('life-track')} ", "dim"), self._life_track(seat, view)))
        return Text(" · ").join(parts)

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        return {part: self._words.score(part) for part in PARTS}, [player["score"] for player in view["players"]]

    def introduction(self) -> RenderableType:
        return Text(self._words.text("cli-village-introduction"))


def make(printed: dict[str, Any], speaker: Any, names: list[str], kinds: list[str]) -> VillageBoard:
    return VillageBoard(printed, Words(speaker), names, kinds)


def _with_free(people: Text, free: int) -> Text:
    dots = Text(" ".join("·" * free), "dim")
    return Text(" ").join(part for part in (people, dots) if part) or Text("–", "dim")
