"""A player's action: influence first, then a group of dice grows die by die, and is used for something. Or a pass.

The same question is asked after every die, so at any moment players see what the group could do. T-20 to T-27, T-43
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.carry import (
    build,
    combat,
    farm,
    place_citizen,
    use_activity,
)
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    COLOUR_OF,
    DELAYED,
    DELAYED_CARDS,
    DICE,
    DISTRICT_DICE,
    EVENTS,
    FACES,
    GROUP,
    MIXED,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PILGRIMAGE,
    ROUND_NUMBERS,
    SEATS,
    SLOT_OF,
    VALUE_OF,
    WHITE,
    YELLOW,
)
from armorial.games.troyes.group import (
    PILGRIMAGE_SLOT,
    Group,
    card_refusal,
    cathedral_refusal,
    event_refusal,
    fields_refusal,
    finishable,
    own_cubes,
    pips_missing,
    placing_refusal,
)
from armorial.games.troyes.influence import (
    BLOCK,
    INFLUENCE_TOKENS,
    influence_candidates,
    influence_label,
    influence_moves,
    influence_refusal,
    spend_influence,
)
from armorial.games.troyes.reasons import (
    DICE_FIRST,
    GROUP_IS_FULL,
    INFLUENCE_FIRST,
    LACK_DENIERS,
    LACK_PIPS,
    NEAREST_SHORT,
    NO_CUBE,
    NO_SUCH_DIE,
    NO_USE_FOR_CUBE,
    NO_USE_FOR_DIE,
    NOTHING_CHOSEN,
    ONE_CUBE,
    OTHER_COLOUR,
    PROTECTED,
    REASONS,
)
from armorial.games.troyes.reasons import DICE_SHORT as TOO_DEAR
from armorial.games.troyes.state import DENIERS, PASSED, PURSE, Troyes, dice_lying, has_citizen
from armorial.games.troyes.words import building, card, cubes, deniers, die, event_name
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.questions import Table
from armorial.kernel.words import Message, who

CUBE: Final = len(DICE)
SPEND: Final = CUBE + len(DELAYED)
USE_CARD: Final = SPEND + BLOCK
USE_EVENT: Final = USE_CARD + len(CARDS)
USE_PLACE: Final = USE_EVENT + len(EVENTS)
USE_CATHEDRAL: Final = USE_PLACE + len(BUILDINGS)
USE_FIELDS: Final = USE_CATHEDRAL + 1
PASS: Final = USE_FIELDS + 1
BACK: Final = PASS + 1


class Act(Question[Troyes]):
    """What a player does on their turn; with dice picked, what they do with them. T-20 to T-24"""

    table: ClassVar[Table] = Table(
        (
            *(f"die:{name}" for name in DICE),
            *(f"cube:{name}" for name in DELAYED_CARDS),
            *INFLUENCE_TOKENS,
            *(f"use:card:{name}" for name in CARDS),
            *(f"use:event:{name}" for name in EVENTS),
            *(f"use:place:{name}" for name in BUILDINGS),
            "use:cathedral",
            "use:agriculture",
            "pass",
            "back",
        ),
        least=("pass", "back"),
    )
    seat_word: ClassVar[str] = "die"
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "dice": Tuple(NUMBER), "cube": Id(CARDS)}

    def __init__(self, seat: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.dice = dice
        """The dice picked so far, in the order in which they were picked."""
        self.cube = cube
        """The delayed card whose cube is to change them, or NOBODY."""

    # -- what may be done -------------------------------------------------------------------------------------

    def candidates(self, s: Troyes) -> Sequence[int]:
        found = [index for index, n in enumerate(s.dice) if n and n > self.dice.count(index)]
        found += [CUBE + DELAYED.index(owned) for owned in own_cubes(s, self.seat) if owned != self.cube]
        if self.dice:
            found += [USE_CARD + index for index in sorted(s.cards) if index >= 0]
            found += [USE_EVENT + index for index in sorted(s.row)]
            found += [USE_PLACE + index for index in range(len(BUILDINGS))]
            found += [USE_CATHEDRAL, USE_FIELDS]
        elif self.cube < 0:
            found += influence_candidates(s, self.seat, SPEND)
            found.append(PASS)
        if self.dice or self.cube >= 0:
            found.append(BACK)
        return found

    def refusal(self, s: Troyes, option: int) -> int:
        if option < CUBE:
            return self._die_refusal(s, option)
        if option < SPEND:
            return self._cube_refusal(s, DELAYED[option - CUBE])
        if option < USE_CARD:
            return INFLUENCE_FIRST if self._begun() else influence_refusal(s, self.seat, option - SPEND)
        if option == PASS:
            return DICE_FIRST if self._begun() else 0
        if option == BACK:
            return 0 if self._begun() else NOTHING_CHOSEN
        return self._use_refusal(s, Group(s, self.seat, self.dice, self.cube), option)

    def _begun(self) -> bool:
        return bool(self.dice) or self.cube >= 0

    def _use_refusal(self, s: Troyes, g: Group, option: int) -> int:
        if option < USE_EVENT:
            return card_refusal(s, g, option - USE_CARD)
        if option < USE_PLACE:
            return event_refusal(s, g, option - USE_EVENT)
        if option < USE_CATHEDRAL:
            return placing_refusal(s, g, option - USE_PLACE)
        return cathedral_refusal(s, g) if option == USE_CATHEDRAL else fields_refusal(s, g)

    def _die_refusal(self, s: Troyes, option: int) -> int:
        if s.dice[option] <= self.dice.count(option):
            return NO_SUCH_DIE
        if len(self.dice) >= GROUP:
            return GROUP_IS_FULL
        group = (*self.dice, option)
        g = Group(s, self.seat, group, self.cube)
        if g.misfit:
            return g.misfit
        if self.dice and COLOUR_OF[option] != COLOUR_OF[self.dice[0]] and s.cards[PILGRIMAGE_SLOT] != PILGRIMAGE:
            return OTHER_COLOUR
        cubes = own_cubes(s, self.seat) if self.cube < 0 else []
        if finishable(s, self.seat, group, self.cube, 0, cubes):
            return 0
        missing = g.price - s.players[self.seat][DENIERS]
        if missing > 0:
            return REASONS.lacking(TOO_DEAR, LACK_DENIERS, missing)
        if placing_refusal(s, g, g.colour) == PROTECTED:
            return PROTECTED
        pips = pips_missing(s, g)
        return REASONS.lacking(NEAREST_SHORT, LACK_PIPS, pips) if pips else NO_USE_FOR_DIE

    def _cube_refusal(self, s: Troyes, owned: int) -> int:
        if not s.cubes[SEATS * SLOT_OF[owned] + self.seat] or s.cards[SLOT_OF[owned]] != owned:
            return NO_CUBE
        if self.cube >= 0:
            return ONE_CUBE
        g = Group(s, self.seat, self.dice, owned)
        if g.misfit:
            return g.misfit
        return 0 if finishable(s, self.seat, self.dice, owned) else NO_USE_FOR_CUBE

    # -- what programs look at --------------------------------------------------------------------------------

    def moves(self, s: Troyes) -> list[int]:
        """The cube first, then the dice in their order; other orders lead to the same groups."""
        if self.dice:
            moves = self._next_dice(s)
            moves += self._uses(s)
        else:
            moves = self._first_dice(s)
            if self.cube < 0:
                moves += self._cubes(s)
                moves += influence_moves(s, self.seat, SPEND)
                moves.append(PASS)
        return moves or [option for option in self.options(s) if option != BACK]

    def _first_dice(self, s: Troyes) -> list[int]:
        """Dice to begin with. Where any citizen can be placed by any die there is nothing to look for."""
        seat = self.seat
        if s.players[seat][DENIERS] < s.parts.die_price[1] and self.cube < 0:
            here = dice_lying(s, seat * DISTRICT_DICE, (seat + 1) * DISTRICT_DICE)
        else:
            here = dice_lying(s, 0, len(DICE))
        if self.cube >= 0 or not has_citizen(s, seat):
            return [index for index in here if finishable(s, seat, (index,), self.cube, index)]
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

    def _next_dice(self, s: Troyes) -> list[int]:
        """Further dice, from the last one on, with which the group can still be used for something."""
        dice, seat = self.dice, self.seat
        if len(dice) == GROUP:
            return []
        if self.cube >= 0 or s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE:
            return [
                index
                for index in dice_lying(s, dice[-1], len(DICE))
                if s.dice[index] > dice.count(index) and finishable(s, seat, (*dice, index), self.cube, index)
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
            for at, n in enumerate(s.dice[start : start + FACES]):
                index = start + at
                if not n or index < dice[-1] or n <= dice.count(index):
                    continue
                if total + at + 1 >= enough or finishable(s, seat, (*dice, index), NOBODY, index):
                    found.append(index)
        return found

    def _least(self, s: Troyes, colour: int) -> int:
        """A total that is surely enough for something that costs nothing more: an event, or the fields."""
        least = s.parts.agriculture if colour == YELLOW else 99
        for at in s.row:
            if s.parts.event_dice[at] == colour and s.parts.event_divisor[at] < least:
                least = s.parts.event_divisor[at]
        return least

    def _cubes(self, s: Troyes) -> list[int]:
        """Delayed cubes that some group can use."""
        owned = own_cubes(s, self.seat)
        return [CUBE + DELAYED.index(each) for each in owned if finishable(s, self.seat, (), each)]

    def _uses(self, s: Troyes) -> list[int]:
        """Everything the group can be used for as it is, in the order of the table."""
        g = Group(s, self.seat, self.dice, self.cube)
        if g.short(s):
            return []
        colour = g.colour
        found: list[int] = []
        if colour != MIXED:
            for index in s.cards[ROUND_NUMBERS * colour : ROUND_NUMBERS * (colour + 1)]:
                if index >= 0 and not card_refusal(s, g, index):
                    found.append(USE_CARD + index)
        if colour != WHITE and s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE and not card_refusal(s, g, PILGRIMAGE):
            found.append(USE_CARD + PILGRIMAGE)
        for index in s.row:
            if s.parts.event_dice[index] == colour and g.total >= s.parts.event_divisor[index]:
                found.append(USE_EVENT + index)
        found.sort()
        if len(self.dice) == 1 and not placing_refusal(s, g, colour):
            found.append(USE_PLACE + colour)
        if colour == WHITE and not cathedral_refusal(s, g):
            found.append(USE_CATHEDRAL)
        if colour == YELLOW and g.total >= s.parts.agriculture:
            found.append(USE_FIELDS)
        return found

    # -- what it does -----------------------------------------------------------------------------------------

    def take(self, s: Troyes, option: int, out: Out) -> None:
        seat = self.seat
        if option < CUBE:
            s.stack.append(Act(seat, (*self.dice, option), self.cube))
        elif option < SPEND:
            s.stack.append(Act(seat, self.dice, DELAYED[option - CUBE]))
        elif option < USE_CARD:
            spend_influence(s, seat, option - SPEND, Act(seat, (), NOBODY), out)
        elif option == BACK:
            s.stack.append(Act(seat, (), NOBODY))
        elif option == PASS:
            self._pass(s, out)
        else:
            g = Group(s, seat, self.dice, self.cube)
            if option < USE_EVENT:
                use_activity(s, g, option - USE_CARD, out)
            elif option < USE_PLACE:
                combat(s, g, option - USE_EVENT, out)
            elif option < USE_CATHEDRAL:
                place_citizen(s, g, option - USE_PLACE, out)
            elif option == USE_CATHEDRAL:
                build(s, g, out)
            else:
                farm(s, g, out)

    def _pass(self, s: Troyes, out: Out) -> None:
        """T-22"""
        me = s.players[self.seat]
        me[PASSED] = 1
        me[PURSE] += s.parts.pass_first
        if out is not None:
            out.append(event("troyes-did-pass", who=who(self.seat), what=deniers(s.parts.pass_first)))

    # -- what it is called ------------------------------------------------------------------------------------

    def prompt(self, s: Troyes) -> Message:
        if not self._begun():
            return Message("troyes-ask-act", {"who": who(self.seat)})
        g = Group(s, self.seat, self.dice, self.cube)
        if not self.dice:
            return Message("troyes-ask-dice-for-cube", {"who": who(self.seat), "card": card(self.cube)})
        return Message(
            "troyes-ask-use",
            {"who": who(self.seat), "n": len(self.dice), "total": g.total, "what": deniers(g.price)},
        )

    def label(self, s: Troyes, option: int) -> Message:
        if option < CUBE:
            return self._die_label(s, option)
        if option < SPEND:
            return Message("troyes-use-cube", {"card": card(DELAYED[option - CUBE])})
        if option < USE_CARD:
            return influence_label(s, option - SPEND)
        if option == PASS:
            return Message("troyes-pass", {"what": deniers(s.parts.pass_first)})
        if option == BACK:
            return Message("troyes-back")
        return self._use_label(s, Group(s, self.seat, self.dice, self.cube), option)

    def _die_label(self, s: Troyes, option: int) -> Message:
        """The price of the whole group is shown before the die is picked."""
        size = len(self.dice) + 1
        if size > GROUP:
            return Message("troyes-pick", {"die": die(option, self.seat)})
        price = Group(s, self.seat, (*self.dice, option), self.cube).price
        if not price:
            return Message("troyes-pick", {"die": die(option, self.seat)})
        return Message("troyes-pick-for", {"die": die(option, self.seat), "what": deniers(price)})

    def _use_label(self, s: Troyes, g: Group, option: int) -> Message:
        parts = s.parts
        if option < USE_EVENT:
            where = option - USE_CARD
            used = self._card_label(s, at_least_one(g.total // parts.card_divisor[where]), where)
            if s.stands[SEATS * SLOT_OF[where] + self.seat] >= 0:
                return used
            return Message("troyes-with-hire", {"use": used, "price": deniers(parts.card_price[where])})
        if option < USE_PLACE:
            at = option - USE_EVENT
            n = min(at_least_one(g.total // parts.event_divisor[at]), parts.banners[at] - len(s.banners[at]))
            return Message("troyes-use-event", {"event": event_name(at), "n": n})
        if option < USE_CATHEDRAL:
            value = VALUE_OF[self.dice[0]] if self.dice else 0
            return Message("troyes-use-place", {"building": building(option - USE_PLACE), "n": value})
        if option == USE_CATHEDRAL:
            return Message("troyes-use-cathedral", {"n": len(self.dice)})
        return Message("troyes-use-fields", {"what": deniers(at_least_one(g.total // parts.agriculture))})

    def _card_label(self, s: Troyes, n: int, where: int) -> Message:
        use = s.parts.uses[where]
        if use is None:
            return Message("troyes-store-cubes", {"card": card(where), "what": cubes(n)})
        return Message("troyes-use-card", {"card": card(where), "n": n, "what": use.say()})


def at_least_one(n: int) -> int:
    """What too small a group fails to reach is named by the least that there is: nobody wants a card "0 times"."""
    return n if n > 0 else 1
