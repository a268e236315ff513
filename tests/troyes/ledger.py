"""What an action does, worked out a second time from the rulebook on plain lists and words, without the engine.

A ``Ledger`` is a position written down; ``act`` carries out a use of dice with the answers that were given on the way.
test_reference.py plays the same with the engine and compares. T-21, T-24, T-40 to T-52, T-60 to T-67, T-70 to T-76,
T-80, T-94 to T-96, T-120 to T-146
"""

from dataclasses import dataclass, field

from tests.troyes.printed import (
    ACTIVITIES,
    AGRICULTURE_DIVISOR,
    BUILDINGS,
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_VP,
    EVENTS,
    INFLUENCE_LIMIT,
)
from tests.troyes.reference import EXCHANGE, Counted, Die, Use, count, men, place_works, rows, square
from tests.troyes.scene import Scene


@dataclass
class Answers:
    """What was chosen and rolled after the group was named."""

    man: str = ""
    n: int = 0
    palace: int = 0
    laid: list[str] = field(default_factory=list)
    """Events that got cubes, in order."""


class Ledger:
    """A position: everything by name, to be compared by ``lines``."""

    def __init__(self, scene: Scene) -> None:
        seats = range(scene.s.seats)
        self.seats = len(seats)
        self.deniers = [scene.deniers(seat) for seat in seats]
        self.influence = [scene.influence(seat) for seat in seats]
        self.vp = [scene.vp(seat) for seat in seats]
        self.supply = [scene.supply(seat) for seat in seats]
        self.taken = [sorted(scene.taken(seat)) for seat in seats]
        self.dice = sorted(square(scene))
        self.men = {card: scene.men(card) for card in scene.open_cards()}
        self.cubes = {(card, seat): scene.cubes(card, seat) for card in scene.open_cards() for seat in seats}
        self.rows = {building: rows(scene, building) for building in BUILDINGS}
        self.lying = {building: sorted(scene.lying(building)) for building in BUILDINGS}
        self.columns = {c: "".join(scene.stone(c, level) for level in (1, 2, 3)).rstrip(".") for c in range(1, 7)}
        self.row = [[kind, scene.on(kind)] for kind in scene.row()]

    def lines(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name != "seats"}

    # -- an action ----------------------------------------------------------------------------------------

    def act(self, seat: int, use: Use, answers: Answers) -> None:
        group = count(use.dice, use.cube, str(seat))
        assert group is not None
        kind, _, name = use.target.partition(":")
        if kind == "card" and str(seat) not in self.men[name]:
            self.deniers[seat] -= ACTIVITIES[name].price
            self.take_up(seat, answers.man)
            self.hire(seat, name)
        self.pay(seat, use)
        if kind == "agriculture":
            self.deniers[seat] += group.total // AGRICULTURE_DIVISOR
        elif kind == "cathedral":
            for value in group.values:
                self.columns[value] += str(seat)
                self.vp[seat] += CATHEDRAL_VP
                self.gain_influence(seat, CATHEDRAL_INFLUENCE[value])
        elif kind == "event":
            for _ in range(answers.n):
                self.lay(seat, name)
        elif kind == "place":
            self.take_up(seat, answers.man)
            self.enter(seat, name, use.dice[0].value)
        elif ACTIVITIES[name].kind == "delayed":
            self.cubes[name, seat] += group.total // ACTIVITIES[name].divisor
        else:
            self.use_card(seat, name, answers)

    def pay(self, seat: int, use: Use) -> None:
        """Each seller for each of his dice; Tithing frees the first yellow one of each. T-21, T-129"""
        freed: set[str] = set()
        for die in use.dice:
            self.dice.remove(die)
            price = 2 * len(use.dice)
            if die.district == str(seat):
                continue
            if use.cube == "tithing" and die.colour == "yellow" and die.district not in freed:
                freed.add(die.district)
                continue
            self.deniers[seat] -= price
            if die.district != "n":
                self.deniers[int(die.district)] += price
        if use.cube:
            self.cubes[use.cube, seat] -= 1

    def gain_influence(self, seat: int, n: int) -> None:
        self.influence[seat] = min(INFLUENCE_LIMIT, self.influence[seat] + n)

    # -- people -------------------------------------------------------------------------------------------

    def take_up(self, seat: int, man: str) -> None:
        kind, *where = man.split(":")
        if kind == "supply":
            self.supply[seat] -= 1
        elif kind == "card":
            standing = self.men[where[0]]
            places = len(ACTIVITIES[where[0]].places)
            at = standing.index(str(seat))
            self.men[where[0]] = standing[:at] + ("." if at < places else "") + standing[at + 1 :]
        elif kind == "lying":
            self.lying[where[0]].remove(str(seat))
        else:
            self.rows[kind][int(where[0])][int(where[1])] = "."

    def hire(self, seat: int, card: str) -> None:
        places = len(ACTIVITIES[card].places)
        on_places, on_picture = self.men[card][:places], self.men[card][places:]
        if "." in on_places:
            on_places = on_places.replace(".", str(seat), 1)
        else:
            on_picture = "".join(sorted(on_picture + str(seat)))
        self.men[card] = on_places + on_picture

    def enter(self, seat: int, building: str, value: int) -> None:
        lengths = BUILDINGS[building][2]
        row = next(i for i in range(len(lengths)) if value <= sum(lengths[: i + 1]))
        people = self.rows[building][row]
        if "." in people:
            people.remove(".")
        else:
            self.lying[building] = sorted([*self.lying[building], people.pop()])
        people.insert(0, str(seat))

    def standing(self, who: str, building: str) -> int:
        return sum(row.count(who) for row in self.rows[building])

    # -- cards --------------------------------------------------------------------------------------------

    def use_card(self, seat: int, name: str, answers: Answers) -> None:
        n, me = answers.n, str(seat)
        if name == "miller":
            self.deniers[seat] += 2 * answers.palace * self.standing(me, "palace")
            self.deniers[seat] += 2 * (n - answers.palace) * self.standing(me, "bishopric")
        elif name == "tax_collector":
            for other in range(self.seats):
                if other != seat:
                    paid = min(self.deniers[other], n * self.standing(str(other), "city_hall"))
                    self.deniers[other] -= paid
                    self.deniers[seat] += paid
            self.deniers[seat] += n * self.standing("n", "city_hall")
        elif name in ("procession", "joust"):
            self.lead(seat, name, n)
        elif name == "glassblower":
            self.vp[seat] += n * (sum(column.count(me) for column in self.columns.values()) // 2)
        elif name == "captain":
            self.vp[seat] += n * sum(me in cubes for _, cubes in self.row)
        elif name in ("archer", "chivalry", "diplomat"):
            for event in answers.laid:
                if name == "diplomat":
                    self.influence[seat] -= 1
                self.lay(seat, event)
        else:
            for _ in range(n):
                for part in ACTIVITIES[name].effect.split():
                    self.change(seat, part[-1], int(part[:-1]))

    def change(self, seat: int, what: str, n: int) -> None:
        if what == "d":
            self.deniers[seat] += n
        elif what == "v":
            self.vp[seat] += n
        elif n > 0:
            self.gain_influence(seat, n)
        else:
            self.influence[seat] += n

    def lead(self, seat: int, name: str, n: int) -> None:
        """T-94, T-136, T-145"""
        measured = {}
        for district in (*map(str, range(self.seats)), "n"):
            here = [die for die in self.dice if die.district == district]
            measured[district] = len(here) if name == "procession" else sum(d.value for d in here if d.colour == "red")
        most = max(measured.values())
        if most == 0 or (name == "joust" and measured[str(seat)] < most):
            return
        for other in range(self.seats):
            if measured[str(other)] == most:
                self.vp[other] += 2 * n

    # -- events -------------------------------------------------------------------------------------------

    def lay(self, seat: int, kind: str) -> None:
        entry = next(entry for entry in self.row if entry[0] == kind)
        entry[1] += str(seat)
        self.gain_influence(seat, 1)
        if len(entry[1]) == EVENTS[kind].banners:
            self.score(entry)

    def score(self, entry: list[str]) -> None:
        """By ranks: who is alone on the first takes the first prize; who share a rank share what is there. T-61"""
        kind, cubes = entry
        first, second = EVENTS[kind].first, EVENTS[kind].second
        ranks = sorted({cubes.count(who) for who in cubes}, reverse=True)
        leaders = sorted(who for who in set(cubes) if cubes.count(who) == ranks[0])
        followers = sorted(who for who in set(cubes) if len(ranks) > 1 and cubes.count(who) == ranks[1])
        if len(leaders) > 1 or not followers:
            prizes = dict.fromkeys(leaders, (first + second) // len(leaders))
        else:
            prizes = {leaders[0]: first, **dict.fromkeys(followers, second // len(followers))}
        for who, points in prizes.items():
            if who != "n":
                self.vp[int(who)] += points
        entry[1] = ""
        if kind != "marauding":
            self.row.remove(entry)
            winner = min(leaders, key=cubes.index)
            if winner != "n":
                self.taken[int(winner)] = sorted([*self.taken[int(winner)], kind])


def most_uses(ledger: Ledger, seat: int, card: str, group: Counted, hired: bool) -> int:
    """How often a card can be used by these dice and what is left after hire and dice. T-41, T-47"""
    times = group.total // ACTIVITIES[card].divisor
    deniers, influence = EXCHANGE.get(card, (0, 0))
    if deniers:
        left = ledger.deniers[seat] - group.price - (ACTIVITIES[card].price if hired else 0)
        times = min(times, left // deniers)
    if influence and card != "diplomat":
        times = min(times, ledger.influence[seat] // influence)
    return times


def only_man(scene: Scene, seat: int, use: Use) -> str:
    """The citizen that is taken when nothing is asked."""
    kind, _, name = use.target.partition(":")
    found = men(scene, seat)
    if kind == "place":
        found = [man for man in found if place_works(scene, seat, name, use.dice[0].value, man)]
    return found[0] if found else ""


def as_man(token: str) -> str:
    """A source as the engine names it, in the words of ``men``: rows and places counted from 0."""
    _, kind, *rest = token.split(":")
    if kind == "expelled":
        return f"lying:{rest[0]}"
    if kind in BUILDINGS:
        length = BUILDINGS[kind][2][0]
        return f"{kind}:{(int(rest[0]) - 1) // length}:{(int(rest[0]) - 1) % length}"
    return ":".join((kind, *rest))


__all__ = ["Answers", "Die", "Ledger", "as_man", "most_uses", "only_man"]
