"""A player's action: influence first, then a group of dice grows die by die, and is used for something. Or a pass.

The same question is asked after every die, so at any moment players see what the group could do. T-20 to T-27, T-43
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.cards import USE_CARD
from armorial.games.troyes.cathedral import BUILD
from armorial.games.troyes.choosing import Choosing, TakeBack
from armorial.games.troyes.combat import COMBAT
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    COLOUR_OF,
    DELAYED,
    DELAYED_CARDS,
    DICE,
    DISTRICT_DICE,
    FACES,
    GROUP,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PILGRIMAGE,
    PILGRIMAGE_SLOT,
    SEATS,
    SLOT_OF,
    VALUE_OF,
    YELLOW,
)
from armorial.games.troyes.fields import WORK_FIELDS
from armorial.games.troyes.group import Group, Picked
from armorial.games.troyes.influence import CITIZEN, REROLL, TURN
from armorial.games.troyes.placing import PLACE_CITIZEN
from armorial.games.troyes.reach import finishable, own_cubes, pips_missing
from armorial.games.troyes.reasons import (
    DICE_FIRST,
    GROUP_IS_FULL,
    LACK_DENIERS,
    LACK_PIPS,
    NEAREST_SHORT,
    NO_CUBE,
    NO_SUCH_DIE,
    NO_USE_FOR_CUBE,
    NO_USE_FOR_DIE,
    ONE_CUBE,
    OTHER_COLOUR,
    PROTECTED,
    REASONS,
)
from armorial.games.troyes.reasons import DICE_SHORT as TOO_DEAR
from armorial.games.troyes.state import DENIERS, PASSED, PURSE, Troyes, dice_lying, has_citizen
from armorial.games.troyes.words import card, deniers, die
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import NONE_NOW, THE_ONLY, Family, Menu
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Arg, Message, who


class PickDie(Family[Troyes, Picked]):
    """A die joins the group. T-21"""

    tokens: ClassVar[Sequence[str]] = tuple(f"die:{name}" for name in DICE)

    def candidates(self, s: Troyes, at: Picked) -> list[int]:
        return [index for index, n in enumerate(s.dice) if n and n > at.dice.count(index)]

    def refusal(self, s: Troyes, at: Picked, i: int) -> int:
        if s.dice[i] <= at.dice.count(i):
            return NO_SUCH_DIE
        if len(at.dice) >= GROUP:
            return GROUP_IS_FULL
        group = (*at.dice, i)
        g = Group(s, at.seat, group, at.cube)
        if g.misfit:
            return g.misfit
        if at.dice and COLOUR_OF[i] != COLOUR_OF[at.dice[0]] and s.cards[PILGRIMAGE_SLOT] != PILGRIMAGE:
            return OTHER_COLOUR
        cubes = own_cubes(s, at.seat) if at.cube < 0 else []
        if finishable(s, at.seat, group, at.cube, 0, cubes):
            return 0
        missing = g.price - s.players[at.seat][DENIERS]
        if missing > 0:
            return REASONS.lacking(TOO_DEAR, LACK_DENIERS, missing)
        if PLACE_CITIZEN.unfit(s, g, g.colour) == PROTECTED:
            return PROTECTED
        pips = pips_missing(s, g)
        return REASONS.lacking(NEAREST_SHORT, LACK_PIPS, pips) if pips else NO_USE_FOR_DIE

    def moves(self, s: Troyes, at: Picked) -> list[int]:
        """The dice in their order; other orders lead to the same groups."""
        return self._next_dice(s, at) if at.dice else self._first_dice(s, at)

    def _first_dice(self, s: Troyes, at: Picked) -> list[int]:
        """Dice to begin with. Where any citizen can be placed by any die there is nothing to look for."""
        seat = at.seat
        if s.players[seat][DENIERS] < s.parts.die_price[1] and at.cube < 0:
            here = dice_lying(s, seat * DISTRICT_DICE, (seat + 1) * DISTRICT_DICE)
        else:
            here = dice_lying(s, 0, len(DICE))
        if at.cube >= 0 or not has_citizen(s, seat):
            return [index for index in here if finishable(s, seat, (index,), at.cube, index)]
        lying = s.expelled
        if not any(lying):
            return here
        n = len(OWNERS)
        any_place = [1 not in lying[n * colour : n * (colour + 1)] for colour in range(len(BUILDINGS))]
        crop = s.parts.agriculture
        return [
            index
            for index in here
            if any_place[COLOUR_OF[index]]
            or (COLOUR_OF[index] == YELLOW and VALUE_OF[index] >= crop)
            or finishable(s, seat, (index,), NOBODY, index)
        ]

    def _next_dice(self, s: Troyes, at: Picked) -> list[int]:
        """Further dice, from the last one on, with which the group can still be used for something."""
        dice, seat = at.dice, at.seat
        if len(dice) == GROUP:
            return []
        if at.cube >= 0 or s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE:
            return [
                index
                for index in dice_lying(s, dice[-1], len(DICE))
                if s.dice[index] > dice.count(index) and finishable(s, seat, (*dice, index), at.cube, index)
            ]
        colour = COLOUR_OF[dice[0]]
        each = s.parts.die_price[len(dice) + 1]
        enough = self._least(s, colour)
        have = s.players[seat][DENIERS]
        total, foreign = 0, 0
        for index in dice:
            total += VALUE_OF[index]
            foreign += index // DISTRICT_DICE != seat
        found: list[int] = []
        for district in range(dice[-1] // DISTRICT_DICE, NEUTRAL + 1):
            start = DISTRICT_DICE * district + FACES * colour
            price = (foreign + (district != seat)) * each
            if price > have:
                continue
            for face, n in enumerate(s.dice[start : start + FACES]):
                index = start + face
                if not n or index < dice[-1] or n <= dice.count(index):
                    continue
                if total + face + 1 >= enough or finishable(s, seat, (*dice, index), NOBODY, index):
                    found.append(index)
        return found

    def _least(self, s: Troyes, colour: int) -> int:
        """A total that is surely enough for something that costs nothing more: an event, or the fields."""
        least = s.parts.agriculture if colour == YELLOW else 99
        for at in s.row:
            if s.parts.event_dice[at] == colour and s.parts.event_divisor[at] < least:
                least = s.parts.event_divisor[at]
        return least

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        s.stack.append(Act(at.seat, (*at.dice, i), at.cube))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        """The price of the whole group is shown before the die is picked."""
        fits = len(at.dice) < GROUP
        price = Group(s, at.seat, (*at.dice, i), at.cube).price if fits else 0
        if not price:
            return Message("troyes-pick", {"die": die(i, at.seat)})
        return Message("troyes-pick-for", {"die": die(i, at.seat), "what": deniers(price)})


class SpendCube(Family[Troyes, Picked]):
    """The cube of a delayed card changes the group. T-43, T-49"""

    tokens: ClassVar[Sequence[str]] = tuple(f"cube:{name}" for name in DELAYED_CARDS)

    def candidates(self, s: Troyes, at: Picked) -> list[int]:
        return [DELAYED.index(owned) for owned in own_cubes(s, at.seat) if owned != at.cube]

    def refusal(self, s: Troyes, at: Picked, i: int) -> int:
        owned = DELAYED[i]
        if not s.cubes[SEATS * SLOT_OF[owned] + at.seat] or s.cards[SLOT_OF[owned]] != owned:
            return NO_CUBE
        if at.cube >= 0:
            return ONE_CUBE
        g = Group(s, at.seat, at.dice, owned)
        if g.misfit:
            return g.misfit
        return 0 if finishable(s, at.seat, at.dice, owned) else NO_USE_FOR_CUBE

    def moves(self, s: Troyes, at: Picked) -> list[int]:
        """Before the dice, if some group can use it."""
        if at.begun:
            return NONE_NOW
        return [DELAYED.index(owned) for owned in own_cubes(s, at.seat) if finishable(s, at.seat, (), owned)]

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        s.stack.append(Act(at.seat, at.dice, DELAYED[i]))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        return Message("troyes-use-cube", {"card": card(DELAYED[i])})


class Pass(Family[Troyes, Picked]):
    """T-22"""

    tokens: ClassVar[Sequence[str]] = ("pass",)

    def candidates(self, s: Troyes, at: Picked) -> list[int]:
        return NONE_NOW if at.begun else THE_ONLY

    def refusal(self, s: Troyes, at: Picked, i: int) -> int:
        return DICE_FIRST if at.begun else 0

    def options(self, s: Troyes, at: Picked) -> list[int]:
        return NONE_NOW if at.begun else THE_ONLY

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        me = s.players[at.seat]
        me[PASSED] = 1
        me[PURSE] += s.parts.pass_first
        if out is not None:
            out.append(event("troyes-did-pass", who=who(at.seat), what=deniers(s.parts.pass_first)))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        return Message("troyes-pass", {"what": deniers(s.parts.pass_first)})


class PickAnew(TakeBack[Picked]):
    """The dice and the cube are put back."""

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        s.stack.append(Act(at.seat, (), NOBODY))


PICK_DIE: Final = PickDie()
SPEND_CUBE: Final = SpendCube()
PASS: Final = Pass()
MENU: Final[Menu[Troyes, Picked]] = Menu(
    PICK_DIE,
    SPEND_CUBE,
    REROLL,
    CITIZEN,
    TURN,
    USE_CARD,
    COMBAT,
    PLACE_CITIZEN,
    BUILD,
    WORK_FIELDS,
    PASS,
    PickAnew(),
    least=("pass", "back"),
)
TO_BEGIN_WITH: Final = MENU.page(PICK_DIE, SPEND_CUBE, REROLL, CITIZEN, TURN, PASS)
WITH_DICE: Final = MENU.page(PICK_DIE, USE_CARD, COMBAT, PLACE_CITIZEN, BUILD, WORK_FIELDS)


class Act(Choosing[Picked]):
    """What a player does on their turn; with dice picked, what they do with them. T-20 to T-24"""

    table: ClassVar[Tokens] = MENU.table
    seat_word: ClassVar[str] = "die"
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "dice": Tuple(NUMBER), "cube": Id(CARDS)}

    def __init__(self, seat: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.dice = dice
        """The dice picked so far, in the order in which they were picked."""
        self.cube = cube
        """The delayed card whose cube is to change them, or NOBODY."""

    def menu(self) -> Menu[Troyes, Picked]:
        return MENU

    def read(self, s: Troyes) -> Picked:
        return Picked(self.seat, self.dice, self.cube)

    def moves(self, s: Troyes) -> list[int]:
        """The cube first, then the dice in their order; whoever has begun in another order may go on with anything."""
        page = WITH_DICE if self.dice else TO_BEGIN_WITH
        return page.moves(s, Picked(self.seat, self.dice, self.cube)) or self.options(s)[:-1]

    def prompt(self, s: Troyes) -> Message:
        if not self.dice and self.cube < 0:
            return Message("troyes-ask-act", {"who": who(self.seat)})
        if not self.dice:
            return Message("troyes-ask-dice-for-cube", {"who": who(self.seat), "card": card(self.cube)})
        g = Group(s, self.seat, self.dice, self.cube)
        group: dict[str, Arg] = {"n": len(self.dice), "total": g.total, "what": deniers(g.price)}
        return Message("troyes-ask-use", {"who": who(self.seat), **group})
