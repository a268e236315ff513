"""A second opinion: which placements are allowed, and what a game is worth, worked out anew from what everybody sees.

The reckoning here knows nothing of the rules' code: it reads the view, the tables of ``printed.py`` and the rules L-15,
L-20 to L-25, L-30, L-31, L-40, L-41, L-70 to L-75, L-93, L-94 and L-101 to L-145, and is compared with the game in
hundreds of odd positions.
"""

import random
from typing import Any

import pytest

from tests.lorenzo.printed import (
    BONUS,
    CARDS,
    CHARACTER_VP,
    CLOSED,
    FLOOR_BONUS,
    FLOOR_VALUES,
    LEADER_CARDS,
    MARKET,
    MOST_FAITH,
    MOST_MILITARY,
    PALACE,
    SLOT_MILITARY,
    TERRITORY_VP,
    TILE_NAMES,
    TYPES,
    of_type,
)
from tests.lorenzo.printed import RESOURCES as STOCK
from tests.lorenzo.scene import Scene

MEMBERS = ("white", "black", "orange", "neutral")
AREAS = ("harvest", "production")
SPACES = (
    *(f"{kind}:{floor}" for kind in TYPES for floor in (1, 2, 3, 4)),
    *(f"{area}:{size}" for area in AREAS for size in ("small", "large")),
    *(f"market:{n}" for n in (1, 2, 3, 4)),
    "council",
)


# -- odd positions --------------------------------------------------------------------------------------------


def odd_position(rng: random.Random, spare: bool = False) -> Scene:
    """Players with any cards, leaders, tiles and amounts; members anywhere; towers half empty. Player 0 is to move.
    ``spare``: in the last round with tile 3.7, where servants left over count."""
    seats = rng.choice([2, 3, 4])
    scene = Scene(seats, advanced=True).round_number(rng.randint(1, 6))
    scene.tiles(*(f"{period}.{rng.randint(1, 7)}" for period in (1, 2, 3)))
    if spare:
        scene.round_number(6).tiles("3.7")
    leaders = rng.sample([name for name in LEADER_CARDS if name != "lorenzo_de_medici"], 12)
    for kind in TYPES:
        cards = rng.sample(of_type(kind), 24)
        scene.tower(kind, *(rng.choice([card, card, None]) for card in cards[:4]))
        for seat in range(seats):
            owned = min(rng.choice([0, 1, 2, 3, 4, 5, 6]), len(cards) - 4)
            scene.player(seat, cards=[cards.pop() for _ in range(owned)])
    for seat in range(seats):
        most = rng.choice([1, 3, 6])
        stock = {thing: rng.randint(0, most) for thing in ("wood", "stone", "coins", "servants")}
        scene.player(seat, "").holding(seat, stock)
        scene.player(seat, military=rng.randint(0, 20), faith=rng.randint(0, 15), vp=rng.randint(0, 50))
        hit = [number for number in scene.open_tiles() if rng.random() < 0.5]
        scene.player(seat, tiles=hit, leaders=[leaders.pop() for _ in range(rng.randint(0, 3))])
    if rng.random() < 0.3 and scene.leaders(1):
        scene.player(0, hand=["lorenzo_de_medici"]).player(0, vp=35).turn(0)
        scene.play_leader("lorenzo_de_medici", copy=rng.choice(scene.leaders(1)))
    scene.dice(**{colour: rng.randint(1, 6) for colour in MEMBERS[:3]})
    if "federico_da_montefeltro" in scene.leaders(0) and rng.random() < 0.7:
        scene.name_member(0, rng.choice(MEMBERS[:3]))
    for seat in range(seats):
        for member in MEMBERS:
            if rng.random() < (0.3 if seat == 0 else 0.5):
                space = rng.choice(SPACES)
                if space not in CLOSED[seats]:
                    scene.at(space, seat, member)
                    if space.split(":")[0] in TYPES:
                        empty_floor(scene, space)
    if not scene.home(0):
        return odd_position(rng, spare)
    scene.s.stack.clear()
    return scene.turn(0)


def empty_floor(scene: Scene, space: str) -> None:
    """A member on a floor has taken its card."""
    kind, floor = space.split(":")
    cards = scene.towers()[kind]
    cards[int(floor) - 1] = None
    scene.tower(kind, *cards)


# -- the reckoning --------------------------------------------------------------------------------------------


class Reckoner:
    """What one player may do, from the view alone."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view["players"][seat]
        self.abilities = {entry["copies"] or entry["leader"] for entry in self.me["played"]}
        self.cards = [CARDS[name] for row in self.me["cards"].values() for name in row]
        numbers = {name: number for number, name in TILE_NAMES.items()}
        self.tiles = {numbers[entry["tile"]] for entry in view["excommunications"] if seat in entry["seats"]}

    def member_value(self, member: str) -> int:
        """L-15: set, then add."""
        if member == "neutral":
            return 3 if "sigismondo_malatesta" in self.abilities else 0
        value = 5 if "ludovico_il_moro" in self.abilities else self.view["dice"][member]
        if self.me["named"] == member:
            value = 6
        return value + (2 if "lucrezia_borgia" in self.abilities else 0) - ("1.7" in self.tiles)

    def added(self, action: str) -> int:
        """L-15: what characters and tiles add to an action."""
        less = {"harvest": ("1.5", 3), "production": ("1.6", 3), "territory": ("2.1", 4), "building": ("2.2", 4)}
        less |= {"character": ("2.3", 4), "venture": ("2.4", 4)}
        tile, n = less[action]
        return sum(card.adds.get(action, 0) for card in self.cards) - (n if tile in self.tiles else 0)

    def servants(self, short: int) -> int:
        """L-13, L-138"""
        return max(0, short) * (2 if "2.6" in self.tiles else 1)

    def coloured_at(self, area: str) -> bool:
        """L-22, L-31"""
        return any(self.me["members"][member]["place"].split(":")[0] == area for member in MEMBERS[:3])

    def may(self, member: str, space: str) -> bool:
        area = space.split(":")[0]
        if self.me["members"][member]["place"] != "home" or space in CLOSED[self.view["seats"]]:
            return False
        if area in (*TYPES, *AREAS) and member != "neutral" and self.coloured_at(area):
            return False
        value = self.member_value(member)
        if area in TYPES:
            return self.may_take(area, int(space[-1]), value)
        if area == "market" and "2.5" in self.tiles:
            return False
        single = space != "council" and not space.endswith("large")
        if single and self.view["spaces"][space] and "ludovico_ariosto" not in self.abilities:
            return False
        if area in AREAS:
            value += self.added(area) - (3 if space.endswith("large") else 0)
        return bool(self.servants(1 - value) <= self.me["servants"])

    def may_take(self, kind: str, floor: int, value: int) -> bool:
        """L-20 to L-25, L-28: each payment in its turn."""
        name = self.view["towers"][kind][floor - 1]
        owned = self.me["cards"][kind]
        if name is None or len(owned) == 6:
            return False
        stock = {thing: self.me[thing] for thing in ("wood", "stone", "servants", "coins", "military")}
        stock["servants"] -= self.servants(FLOOR_VALUES[floor - 1] - value - self.added(kind))
        occupied = any(self.view["spaces"][f"{kind}:{n}"] for n in (1, 2, 3, 4))
        if occupied and "filippo_brunelleschi" not in self.abilities:
            stock["coins"] -= 3
        if stock["servants"] < 0 or stock["coins"] < 0:
            return False
        stock[FLOOR_BONUS[kind]] += self.floor_bonus(kind, floor)
        if kind == "territory":
            return "cesare_borgia" in self.abilities or stock["military"] >= SLOT_MILITARY[len(owned)]
        return any(self.payable(stock, kind, price) for price in CARDS[name].prices)

    def floor_bonus(self, kind: str, floor: int) -> int:
        """L-29, L-27, L-131"""
        if floor < 3 or any(card.no_floor_bonus for card in self.cards):
            return 0
        tile = {"military": "1.1", "coins": "1.2", "wood": "1.4", "stone": "1.4"}[FLOOR_BONUS[kind]]
        return floor - 2 - (tile in self.tiles)

    def payable(self, stock: dict[str, int], kind: str, price: Any) -> bool:
        """L-93, L-94: with any choice of discounts."""
        if price.needs:
            return bool(stock["military"] >= price.needs)
        return any(min(self.paid(stock, price.pay, off).values()) >= 0 for off in self.discounts(kind))

    def discounts(self, kind: str) -> list[dict[str, int]]:
        """What can be taken off the price of a card of a type: one for each choice. L-94, L-111"""
        choices: list[dict[str, int]] = [{}]
        for card in self.cards:
            if card.off and kind in card.adds:
                choices = [plus(one, off) for one in choices for off in card.off]
        if "pico_della_mirandola" in self.abilities:
            choices = [plus(one, {"coins": 3}) for one in choices]
        return choices

    def strengths(self, member: str, space: str) -> list[int]:
        """The servants that make a difference to a harvest or production. L-13, L-32"""
        area = space.split(":")[0]
        kind = {"harvest": "territory", "production": "building"}[area]
        value = self.member_value(member) + self.added(area) - (3 if space.endswith("large") else 0)
        wanted = {1, *(CARDS[name].value for name in self.me["cards"][kind])}
        found = {self.servants(need - value) for need in wanted if need >= max(1, value)}
        found = {n for n in {*found, *([0] if value >= 1 else [])} if n <= self.me["servants"]}
        return self.from_least(min(found)) if self.left_counts() else sorted(found)

    def left_counts(self) -> bool:
        """L-13, L-144: tile 3.7 lies there, and this is the last round."""
        return bool(self.view["round"] == 6 and self.view["excommunications"][2]["tile"] == TILE_NAMES["3.7"])

    def from_least(self, least: int) -> list[int]:
        """As many servants as one likes. L-13, L-138"""
        return list(range(least, self.me["servants"] + 1, 2 if "2.6" in self.tiles else 1))

    def amounts(self, member: str, space: str) -> list[int]:
        """The servants that may be spent on a placement. L-13, L-16"""
        area = space.split(":")[0]
        if area in AREAS:
            return self.strengths(member, space)
        value = self.member_value(member)
        if area not in TYPES:
            least = self.servants(1 - value)
            return self.from_least(least) if self.left_counts() else [least]
        least = self.servants(FLOOR_VALUES[int(space[-1]) - 1] - value - self.added(area))
        if not self.left_counts():
            return [least]
        found = []
        for n in self.from_least(least):
            me = {**self.me, "servants": self.me["servants"] - (n - least)}
            if Reckoner({**self.view, "players": {self.seat: me}}, self.seat).may(member, space):
                found.append(n)
        return found

    # -- what comes of it --

    def given(self, gain: dict[str, int], at_once: bool = False) -> dict[str, int]:
        """What a source really gives: Santa Rita, then the tiles. Of wood and stone together nothing is taken yet: the
        player is asked about it afterwards. L-118, L-131 to L-133"""
        double = at_once and "santa_rita" in self.abilities
        got = {thing: n * (2 if double and thing in STOCK else 1) for thing, n in gain.items() if n}
        for tile, things in {
            "1.1": ["military"],
            "1.2": ["coins"],
            "1.3": ["servants"],
            "1.4": ["wood", "stone"],
        }.items():
            hit = [thing for thing in things if got.get(thing)]
            if tile in self.tiles and len(hit) == 1:
                got[hit[0]] -= 1
        return {thing: n for thing, n in got.items() if thing != "privilege"}

    def counted(self, per: Any, kind: str = "") -> dict[str, int]:
        """A gain for each card of a type, one more of ``kind`` than before, or for military points. L-96"""
        if per is None:
            return {}
        count = (
            self.me["military"] if per.count == "military" else len(self.me["cards"][per.count]) + (per.count == kind)
        )
        return {thing: n * (count // per.each) for thing, n in per.get.items()}

    def after_area(self, member: str, space: str) -> dict[str, int]:
        """The stock after a harvest or production with the fewest servants and no exchange. L-32, L-36"""
        area = space.split(":")[0]
        kind = {"harvest": "territory", "production": "building"}[area]
        spent = self.strengths(member, space)[0]
        value = self.member_value(member) + self.added(area) - (3 if space.endswith("large") else 0)
        value += spent // (2 if "2.6" in self.tiles else 1)
        stock = plus(self.stock(), {"servants": -spent})
        stock = plus(stock, BONUS[self.me["bonus_tile"]][AREAS.index(area)])
        for name in self.me["cards"][kind]:
            card = CARDS[name]
            if card.value <= value:
                stock = plus(stock, self.given(plus(card.gives, self.counted(card.gives_per))))
        return capped(stock)

    def after_space(self, member: str, space: str) -> dict[str, int]:
        """The stock after a placement in the market or the council. L-40, L-41"""
        gain = PALACE if space == "council" else MARKET[int(space[-1]) - 1]
        spent = {"servants": -self.servants(1 - self.member_value(member))}
        return capped(plus(plus(self.stock(), spent), self.given(gain)))

    def after_tower(self, member: str, kind: str, floor: int) -> list[dict[str, int]]:
        """The stocks that can come of taking a card: one for each price, and for each discount that is not worse than
        another. L-28, L-93, L-94"""
        card = CARDS[self.view["towers"][kind][floor - 1]]
        short = FLOOR_VALUES[floor - 1] - self.member_value(member) - self.added(kind)
        stock = plus(self.stock(), {"servants": -self.servants(short)})
        occupied = any(self.view["spaces"][f"{kind}:{n}"] for n in (1, 2, 3, 4))
        if occupied and "filippo_brunelleschi" not in self.abilities:
            stock["coins"] -= 3
        stock = capped(plus(stock, {FLOOR_BONUS[kind]: self.floor_bonus(kind, floor)}))
        found = []
        for price in card.prices:
            if price.needs:
                paid = [plus(stock, {"military": -price.pay["military"]})] if stock["military"] >= price.needs else []
            else:
                paid = [self.paid(stock, price.pay, off) for off in self.discounts(kind)]
                paid = best([left for left in paid if min(left.values()) >= 0])
            found += paid
        ends = []
        for left in found if card.prices else [stock]:
            me = Reckoner({**self.view, "players": {self.seat: {**self.me, **left}}}, self.seat)
            gain = plus(card.gain, me.counted(card.per, kind))
            ends.append(capped(plus(left, self.given(gain, at_once=True))))
        return ends

    def paid(self, stock: dict[str, int], pay: dict[str, int], off: dict[str, int]) -> dict[str, int]:
        return plus(stock, {thing: -max(0, n - off.get(thing, 0)) for thing, n in pay.items()})

    def stock(self) -> dict[str, int]:
        return {thing: self.me[thing] for thing in (*STOCK, "military", "faith", "vp")}


def best(stocks: list[dict[str, int]]) -> list[dict[str, int]]:
    """Without those that are nowhere better than another and somewhere worse; none twice."""
    found: list[dict[str, int]] = []
    for one in stocks:
        worse = any(other != one and all(other[thing] >= n for thing, n in one.items()) for other in stocks)
        if not worse and one not in found:
            found.append(one)
    return found


def capped(stock: dict[str, int]) -> dict[str, int]:
    """L-06"""
    return {**stock, "military": min(stock["military"], MOST_MILITARY), "faith": min(stock["faith"], MOST_FAITH)}


def plus(a: dict[str, int], b: dict[str, int]) -> dict[str, int]:
    return {thing: a.get(thing, 0) + b.get(thing, 0) for thing in {*a, *b}}


def final_score(view: dict[str, Any], seat: int) -> int:
    """L-70 to L-75, L-140 to L-145"""
    me = view["players"][seat]
    tiles = Reckoner(view, seat).tiles
    cards = {kind: [CARDS[name] for name in row] for kind, row in me["cards"].items()}
    stock = me["wood"] + me["stone"] + me["servants"] + me["coins"]
    points = me["vp"] - (me["vp"] // 5 if "3.4" in tiles else 0)
    points += 0 if "3.3" in tiles else TERRITORY_VP[len(cards["territory"])]
    points += 0 if "3.1" in tiles else CHARACTER_VP[len(cards["character"])]
    points += 0 if "3.2" in tiles else sum(card.final_vp for card in cards["venture"])
    ladder = sorted({player["military"] for player in view["players"]}, reverse=True)
    points += (5, 2, 0, 0)[ladder.index(me["military"])]
    points += stock // 5
    points -= me["military"] if "3.5" in tiles else 0
    points -= stock if "3.7" in tiles else 0
    if "3.6" in tiles:
        prices = [card.prices[0].pay for card in cards["building"]]
        points -= sum(pay.get("wood", 0) + pay.get("stone", 0) for pay in prices)
    return max(0, int(points))


# -- compared -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_the_same_placements_are_allowed(seed: int) -> None:
    """L-12, L-15, L-20 to L-25, L-30, L-31, L-40, L-41: every member on every space, in ten odd positions."""
    rng = random.Random(seed)
    for _ in range(10):
        scene = odd_position(rng)
        if scene.asked != "Turn" or scene.to_move != 0:
            continue
        reckoner = Reckoner(scene.game.view(scene.s, 1), 0)
        for member in scene.home(0):
            allowed = [space for space in SPACES if scene.can(member, space)]
            assert allowed == [space for space in SPACES if reckoner.may(member, space)], member
            shown = reckoner.me["members"][member]["value"]
            assert shown == reckoner.member_value(member)


@pytest.mark.parametrize("seed", range(25))
def test_the_same_servants_are_offered(seed: int) -> None:
    """L-13, L-16, L-32, L-138: for every placement that is allowed."""
    rng = random.Random(1000 + seed)
    for number in range(6):
        scene = odd_position(rng, spare=number > 3)
        if scene.asked != "Turn" or scene.to_move != 0:
            continue
        reckoner = Reckoner(scene.game.view(scene.s, 1), 0)
        for member in scene.home(0):
            for space in SPACES:
                if scene.can(member, space):
                    assert scene.amounts(member, space) == reckoner.amounts(member, space), (member, space)


def in_order(stocks: list[dict[str, int]]) -> list[list[tuple[str, int]]]:
    return sorted(sorted(stock.items()) for stock in stocks)


def ends(scene: Scene) -> list[dict[str, int]]:
    """The stocks of player 0 once the prices are chosen and paid; no exchanges; other questions are left open."""
    if scene.asked in ("PickPrice", "PickDiscount"):
        return [end for token in scene.options() for end in ends(scene.branch().play(token))]
    return [scene.finish().stock(0)]


@pytest.mark.parametrize("seed", range(40))
def test_the_same_comes_of_a_placement(seed: int) -> None:
    """L-06, L-28, L-32, L-36, L-40, L-41, L-93, L-94, L-96, L-118, L-131 to L-133: the stock after it, in every way."""
    rng = random.Random(4000 + seed)
    for _ in range(6):
        scene = odd_position(rng)
        if scene.asked != "Turn" or scene.to_move != 0:
            continue
        reckoner = Reckoner(scene.game.view(scene.s, 1), 0)
        for member in scene.home(0):
            for space in SPACES:
                if not scene.can(member, space):
                    continue
                kind = space.split(":")[0]
                if kind in TYPES:
                    expected = reckoner.after_tower(member, kind, int(space[-1]))
                elif kind in AREAS:
                    expected = [reckoner.after_area(member, space)]
                else:
                    expected = [reckoner.after_space(member, space)]
                found = ends(scene.branch().go(member, space))
                assert in_order(found) == in_order(expected), (member, space)


@pytest.mark.parametrize("seed", range(40))
def test_the_same_score_comes_out(seed: int) -> None:
    """L-70 to L-75, L-140 to L-145, L-72: for everybody, and the ranks."""
    scene = odd_position(random.Random(2000 + seed)).score()
    view = scene.game.view(scene.s, 0)
    totals = [final_score(view, seat) for seat in range(view["seats"])]
    assert [scene.total(seat) for seat in range(view["seats"])] == totals
    best = sorted(range(view["seats"]), key=lambda seat: (-totals[seat], view["order"].index(seat)))
    assert scene.ranks() == [best.index(seat) + 1 for seat in range(view["seats"])]


def test_the_positions_are_odd_enough() -> None:
    """The comparison would prove little if everything, or nothing, were allowed."""
    scenes = [odd_position(random.Random(3000 + seed)) for seed in range(60)]
    found = {"allowed": 0, "refused": 0}
    for scene in scenes:
        for member in scene.home(0) if scene.asked == "Turn" and scene.to_move == 0 else []:
            for space in SPACES:
                found["allowed" if scene.can(member, space) else "refused"] += 1
    assert found["allowed"] > 500
    assert found["refused"] > 500
    leaders = {leader for scene in scenes for leader in scene.leaders(0)}
    tiles = {tile for scene in scenes for tile in scene.excommunicated(0)}
    assert len(leaders) > 15
    assert len(tiles) > 15
