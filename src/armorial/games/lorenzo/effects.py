"""Every effect that is printed on a card or a tile: what it does, and what it is called, side by side.

Amounts of one card or space come together as a ``Source`` (gains.py), since tiles and leaders change them together.
"""

from collections.abc import Mapping
from typing import Any, Final

from armorial.games.lorenzo.areas import GrantArea
from armorial.games.lorenzo.components import (
    ACTIONS,
    BUILDING,
    CHARACTER,
    COINS,
    FINAL_LOSSES,
    GAINS,
    HARVEST,
    HOLDINGS,
    MILITARY,
    PRODUCTION,
    SERVANTS,
    STONE,
    TERRITORY,
    TYPES,
    VENTURE,
    VP,
    WOOD,
)
from armorial.games.lorenzo.gains import Granting, Per, Privilege, Source
from armorial.games.lorenzo.placing import NO_OFF, Price
from armorial.games.lorenzo.state import (
    BONUS,
    COLOURED_ADD,
    COLOURED_SET,
    COUNT,
    DOUBLES,
    EITHER,
    FEWER,
    NEUTRAL_ADD,
    NO_FEE,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_SLOT_MILITARY,
    OFF,
    SERVANT_RATE,
    SHARES,
    SKIPS,
    SUPPORT_VP,
    Lorenzo,
    gain,
)
from armorial.games.lorenzo.towers import GrantCard
from armorial.games.lorenzo.words import amount, resources, signed, thing, type_
from armorial.kernel.contract import Frame, Out, event
from armorial.kernel.effects import Op
from armorial.kernel.words import Message, who

PER: Final = {
    "coins_per_building": Per(COINS, 1, COUNT + BUILDING, 1),
    "coins_per_territory": Per(COINS, 1, COUNT + TERRITORY, 1),
    "vp_per_territory": Per(VP, 1, COUNT + TERRITORY, 1),
    "vp_per_character": Per(VP, 1, COUNT + CHARACTER, 1),
    "vp_per_building": Per(VP, 1, COUNT + BUILDING, 1),
    "vp_per_venture": Per(VP, 1, COUNT + VENTURE, 1),
    "vp_per_2_military": Per(VP, 1, MILITARY, 2),
}
"""What is gained and what is counted; a card says how much for each."""


# -- what is gained ---------------------------------------------------------------------------------------------


class Gain(Op[Lorenzo]):
    """An amount from a leader, which no tile touches. L-05, L-133"""

    def __init__(self, holding: int) -> None:
        self.holding = holding

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        gain(s, s.players[seat], ((self.holding, n),))
        if out is not None:
            out.append(event("lorenzo-did-gain", who=who(seat), what=[self.say(n)]))

    def say(self, n: int) -> Message:
        return amount(self.holding, n)


class GainPrivileges(Op[Lorenzo]):
    """Council privileges, all different. L-42, L-43"""

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        s.then(Privilege(seat, n, 0))

    def say(self, n: int) -> Message:
        return thing("privileges", n)


class GainPer(Op[Lorenzo]):
    """An amount for each card of a type, or each few points. L-96"""

    def __init__(self, name: str) -> None:
        self.name = name
        self.per = PER[name]

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        me = s.players[seat]
        gain(s, me, ((self.per.holding, n * (me[self.per.index] // self.per.each)),))

    def say(self, n: int) -> Message:
        counted = Message(f"lorenzo-per-{self.name.partition('_per_')[2]}")
        return Message("lorenzo-gain-per", {"what": amount(self.per.holding, n), "counted": counted})


# -- actions by effect ------------------------------------------------------------------------------------------


class Take(Granting):
    """Take a card of some types with a value, perhaps for less. L-26"""

    def __init__(self, types: int, off: Price = NO_OFF) -> None:
        self.types = types
        self.off = off

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        s.then(GrantCard(seat, self.types, n, self.off))

    def say(self, n: int) -> Message:
        if self.types.bit_count() > 1:
            return Message("lorenzo-take-any", {"n": n})
        kind = type_(self.types.bit_length() - 1)
        if any(self.off):
            return Message("lorenzo-take-type-off", {"n": n, "type": kind, "off": resources(self.off)})
        return Message("lorenzo-take-type", {"n": n, "type": kind})


class Area(Granting):
    """A harvest or production of a value. ``alone``: raised by servants only. L-34, L-101, L-110"""

    def __init__(self, action: int, alone: int = 0) -> None:
        self.action = action
        self.alone = alone

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        s.then(GrantArea(seat, self.action, n, self.alone))

    def say(self, n: int) -> Message:
        return Message(f"lorenzo-do-{ACTIONS[self.action]}", {"n": n})


# -- what works from now on -------------------------------------------------------------------------------------


class Add(Op[Lorenzo]):
    """A number in the player's list grows by the number of the effect."""

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        s.players[seat][self.index] += n

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})


class AddSigned(Add):
    """The same for values, which are said with their sign: "+2", "-3"."""

    def __init__(self, index: int, key: str, what: str) -> None:
        super().__init__(index, key)
        self.what = what

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": f"+{n}" if n > 0 else signed(n), "what": Message(self.what)})


class Set(Op[Lorenzo]):
    """A number in the player's list becomes the number of the effect."""

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        s.players[seat][self.index] = n

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})


class CoinsOff(Op[Lorenzo]):
    """Cards of any type cost fewer coins. L-111"""

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        for kind in range(len(TYPES)):
            s.players[seat][OFF + 4 * kind + COINS] += n

    def say(self, n: int) -> Message:
        return Message("lorenzo-always-any_coins_off", {"n": n})


class GiveFewer(Op[Lorenzo]):
    """Each source gives 1 fewer. L-131, L-132"""

    def __init__(self, name: str, *holdings: int) -> None:
        self.name = name
        self.holdings = holdings

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        for holding in self.holdings:
            s.players[seat][FEWER] |= 1 << holding

    def say(self, n: int) -> Message:
        return Message(f"lorenzo-does-{self.name}", {"n": n})


class Elsewhere(Op[Lorenzo]):
    """An effect that is looked up where it matters: at the final score, when a member is named, by the copier."""

    def __init__(self, key: str) -> None:
        self.key = key

    def run(self, s: Lorenzo, seat: int, n: int, out: Out) -> None:
        """Nothing happens now."""

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})


OPS: Final[dict[str, Op[Lorenzo]]] = {
    **{name: Gain(holding) for holding, name in enumerate(HOLDINGS)},
    "privileges": GainPrivileges(),
    **{name: GainPer(name) for name in PER},
    "take_any": Take((1 << len(TYPES)) - 1),
    **{f"take_{name}": Take(1 << kind) for kind, name in enumerate(TYPES)},
    "harvest": Area(HARVEST),
    "production": Area(PRODUCTION),
    "harvest_alone": Area(HARVEST, 1),
    "production_alone": Area(PRODUCTION, 1),
    **{
        f"{name}_value": AddSigned(BONUS + a, "lorenzo-value", f"lorenzo-action-{name}")
        for a, name in enumerate(ACTIONS)
    },
    "building_wood_or_stone_off": Add(EITHER + BUILDING, "lorenzo-always-building_wood_or_stone_off"),
    "character_coins_off": Add(OFF + 4 * CHARACTER + COINS, "lorenzo-always-character_coins_off"),
    "no_floor_bonus": Set(NO_FLOOR_BONUS, "lorenzo-always-no_floor_bonus"),
    "share_spaces": Set(SHARES, "lorenzo-always-share_spaces"),
    "no_fee": Set(NO_FEE, "lorenzo-always-no_fee"),
    "any_coins_off": CoinsOff(),
    "support_vp": Set(SUPPORT_VP, "lorenzo-always-support_vp"),
    "coloured_add": AddSigned(COLOURED_ADD, "lorenzo-value", "lorenzo-action-coloured"),
    "neutral_add": AddSigned(NEUTRAL_ADD, "lorenzo-value", "lorenzo-action-neutral"),
    "coloured_set": Set(COLOURED_SET, "lorenzo-always-coloured_set"),
    "one_coloured_set": Elsewhere("lorenzo-once-one_coloured_set"),
    "copy": Elsewhere("lorenzo-always-copy"),
    "no_slot_military": Set(NO_SLOT_MILITARY, "lorenzo-always-no_slot_military"),
    "double_immediate": Set(DOUBLES, "lorenzo-always-double_immediate"),
    "fewer_military": GiveFewer("fewer_military", MILITARY),
    "fewer_coins": GiveFewer("fewer_coins", COINS),
    "fewer_servants": GiveFewer("fewer_servants", SERVANTS),
    "fewer_wood_or_stone": GiveFewer("fewer_wood_or_stone", WOOD, STONE),
    "no_market": Set(NO_MARKET, "lorenzo-does-no_market"),
    "servants_for_one": Set(SERVANT_RATE, "lorenzo-does-servants_for_one"),
    "skip_first_turn": Set(SKIPS, "lorenzo-does-skip_first_turn"),
    **{name: Elsewhere(f"lorenzo-does-{name}") for name in FINAL_LOSSES},
}


class Grant(Granting):
    """An action that a card grants, with its number."""

    def __init__(self, op: Take | Area, n: int) -> None:
        self.op = op
        self.n = n

    def frame(self, seat: int) -> Frame[Lorenzo]:
        if isinstance(self.op, Take):
            return GrantCard(seat, self.op.types, self.n, self.op.off)
        return GrantArea(seat, self.op.action, self.n, self.op.alone)

    def granted(self) -> Message:
        return self.op.say(self.n)


def read_source(printed: Mapping[str, Any], off: Price = NO_OFF) -> Source:
    """What a card or a space gives, from its table in the component file. ``off``: what is taken off the price
    of a card it lets the player take."""
    things: list[tuple[int, int]] = []
    per: list[Per] = []
    grant: Grant | None = None
    said: list[Message] = []
    for name, n in printed.items():
        op = OPS[name]
        if isinstance(op, Take) and any(off):
            op = Take(op.types, off)
        said.append(op.say(n))
        if name in HOLDINGS:
            things.append((HOLDINGS.index(name), n))
        elif name in PER:
            per.append(Per(PER[name].holding, n, PER[name].index, PER[name].each))
        elif isinstance(op, Take | Area):
            grant = Grant(op, n)
        else:
            assert name in GAINS
    return Source(tuple(things), tuple(per), printed.get("privileges", 0), grant, said)
