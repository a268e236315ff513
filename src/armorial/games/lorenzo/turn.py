"""A round and its turns: cards and dice, then members one by one, each on a space with its action.

L-10 to L-17, L-22, L-31, L-40, L-41, L-60, L-61, L-82, L-86, L-139
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.areas import begin_area
from armorial.games.lorenzo.components import (
    AREA_OF,
    CARDS,
    CARDS_OF_TYPE,
    COLOURS,
    COUNCIL,
    FLOORS,
    IN_DECK,
    MARKET,
    MEMBERS,
    NEUTRAL,
    ROUNDS,
    SERVANTS,
    SPACES,
    TOWER_SPACES,
    TURNS,
)
from armorial.games.lorenzo.gains import gain_from
from armorial.games.lorenzo.leaders import (
    SPECIAL_TOKENS,
    has_special,
    special_candidates,
    special_label,
    special_options,
    special_refusal,
    take_special,
)
from armorial.games.lorenzo.placing import (
    NO_OFF,
    action_value,
    at_home,
    best_refusal,
    can_be_placed,
    member_value,
    servants_needed,
    space_refusal,
    spaces_for,
)
from armorial.games.lorenzo.reasons import (
    MEMBER_NOWHERE,
    MUST_PLACE,
)
from armorial.games.lorenzo.report import Report
from armorial.games.lorenzo.servants import servants_choice, spend
from armorial.games.lorenzo.state import (
    AREAS,
    HAND,
    HOME,
    MEMBER,
    NAMED,
    NONE,
    PASSED,
    PLAYED,
    SERVANT_RATE,
    SKIPS,
    USED,
    Lorenzo,
    next_order,
    period_of,
    place_member,
)
from armorial.games.lorenzo.towers import ask_price, enter_floor, floor_label
from armorial.games.lorenzo.words import amount, value_words
from armorial.games.lorenzo.words import card as card_name
from armorial.games.lorenzo.words import member as member_name
from armorial.games.lorenzo.words import space as space_name
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Frame, Out, Question, Step, chapter, event, section, settle
from armorial.kernel.frames import Die, Draw, SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Arg, Message, who

# -- the round ------------------------------------------------------------------------------------------------


class Round(Step[Lorenzo]):
    """A round begins: cards on the floors, dice, then turns. L-10, L-11"""

    def run(self, s: Lorenzo, out: Out) -> None:
        s.round_number += 1
        if out is not None:
            period = period_of(s.round_number) + 1
            out.append(chapter("lorenzo-did-round", n=s.round_number, period=period, who=who(s.order[0])))
        s.then(*[LayCard(space) for space in range(TOWER_SPACES)], *[Roll(die) for die in range(3)], NextTurn(0))


class LayCard(Draw[Lorenzo]):
    """The next card of a tower's deck, on a floor. The deck of a period is an unordered pool. L-01, L-11"""

    table: ClassVar[Tokens] = Tokens(f"card:{name}" for name in CARDS)
    fields: ClassVar[dict[str, Codec]] = {"space": Id(SPACES)}

    def __init__(self, space: int) -> None:
        self.space = space

    def pool(self, s: Lorenzo) -> list[int]:
        first = CARDS_OF_TYPE * (self.space // FLOORS) + IN_DECK * period_of(s.round_number)
        deck = s.deck >> first & (1 << IN_DECK) - 1
        return [first + card for card in range(IN_DECK) if deck >> card & 1]

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.deck &= ~(1 << option)
        s.towers[self.space] = option
        if out is not None:
            out.append(event("lorenzo-did-lay", card=card_name(option), space=space_name(self.space)))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-lay", {"space": space_name(self.space)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return card_name(option)


class Roll(Die[Lorenzo]):
    """A die: the value of all members of its colour for the round. L-11"""

    table: ClassVar[Tokens] = Tokens(str(n) for n in range(1, 7))
    fields: ClassVar[dict[str, Codec]] = {"die": Id(COLOURS)}

    def __init__(self, die: int) -> None:
        self.die = die

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.dice[self.die] = option + 1
        if out is not None:
            out.append(event("lorenzo-did-roll", die=Message(f"lorenzo-die-{COLOURS[self.die]}"), n=option + 1))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-roll", {"die": Message(f"lorenzo-die-{COLOURS[self.die]}")})


class NextTurn(Step[Lorenzo]):
    """Whose turn it is: four times in turn order; who was passed over at first comes once more at the end. L-139"""

    fields: ClassVar[dict[str, Codec]] = {"number": NUMBER}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Lorenzo, out: Out) -> None:
        for number in range(self.number, (TURNS + 1) * s.seats):
            seat = s.order[number % s.seats]
            if not has_turn(s, number):
                if number < s.seats and out is not None:
                    out.append(event("lorenzo-did-skip-turn", who=who(seat)))
                continue
            if s.leaders:
                s.then(Turn(seat), EndOfTurn(seat), NextTurn(number + 1))
            else:
                s.then(Turn(seat), NextTurn(number + 1))
            return
        s.then(Report(0), EndOfRound())


def has_turn(s: Lorenzo, number: int) -> bool:
    """Whether somebody has the turn with this number: the first is not for those who skip it, the fifth only. L-139"""
    skips = bool(s.players[s.order[number % s.seats]][SKIPS])
    if number < s.seats:
        return not skips
    return skips or number < TURNS * s.seats


def advance(s: Lorenzo, seat: int) -> bool:
    """Let the next turn of a seat in this round begin now."""
    after = s.stack[0]
    if not isinstance(after, NextTurn):
        return False
    for number in range(after.number, (TURNS + 1) * s.seats):
        if s.order[number % s.seats] == seat and has_turn(s, number):
            s.stack = [NextTurn(number)]
            settle(s, None)
            return True
    return False


class EndOfRound(Step[Lorenzo]):
    """Cards are removed, the council sets the new order, members and leaders come back. L-60, L-61, L-73, L-83"""

    def run(self, s: Lorenzo, out: Out) -> None:
        for space, card in enumerate(s.towers):
            if card != NONE:
                s.removed |= 1 << card
                s.towers[space] = NONE
        s.order = next_order(s)
        s.placed = []
        s.occupied = 0
        for me in s.players:
            me[MEMBER : MEMBER + len(MEMBERS)] = [HOME] * len(MEMBERS)
            me[AREAS] = me[USED] = 0
            me[NAMED] = NONE
        if out is not None:
            out.append(section("lorenzo-did-order", order=[who(seat) for seat in s.order]))
        if s.round_number < ROUNDS:
            s.then(Round())
        elif out is not None:
            out.append(chapter("lorenzo-did-end"))


# -- the turn -------------------------------------------------------------------------------------------------

PASS: Final = len(MEMBERS)
TO: Final = 2 * len(MEMBERS)
SPECIAL: Final = TO + len(SPACES)


class Turn(SeatQuestion[Lorenzo]):
    """Place a member: pick the member or the space first. Before it, special actions. L-12, L-14, L-82"""

    table: ClassVar[Tokens] = Tokens(
        (
            *(f"member:{name}" for name in MEMBERS),
            *(f"pass:{name}" for name in MEMBERS),
            *(f"to:{space}" for space in SPACES),
            *SPECIAL_TOKENS,
        ),
        # The council takes no space from the others.
        least=(*(f"pass:{name}" for name in MEMBERS), f"to:{SPACES[COUNCIL]}"),
    )

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        me = s.players[self.seat]
        found = list(range(len(MEMBERS)))
        if not self._placeable(s, me):
            found += [PASS + member for member in range(len(MEMBERS)) if me[MEMBER + member] == HOME]
        found += range(TO, TO + len(SPACES))
        if s.leaders:
            found += [SPECIAL + index for index in special_candidates(s, self.seat)]
        return found

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        if option >= SPECIAL:
            return special_refusal(s, self.seat, option - SPECIAL)
        if option >= TO:
            return best_refusal(s, me, option - TO)
        if option >= PASS:
            return at_home(me, option - PASS) or (MUST_PLACE if self._placeable(s, me) else 0)
        return at_home(me, option) or (0 if can_be_placed(s, me, option) else MEMBER_NOWHERE)

    def moves(self, s: Lorenzo) -> list[int]:
        """Without picking the space first, which leads to the same."""
        me = s.players[self.seat]
        found = self._placeable(s, me)
        if not found:
            found = [PASS + member for member in range(len(MEMBERS)) if me[MEMBER + member] == HOME]
        if s.leaders and me[HAND] | me[PLAYED]:
            found += [SPECIAL + index for index in special_options(s, self.seat)]
        return found

    def onward(self, s: Lorenzo) -> list[int]:
        """A turn is a choice of its own, nearly always."""
        return []

    def _placeable(self, s: Lorenzo, me: list[int]) -> list[int]:
        """The members for whom there is a space."""
        return [m for m in range(len(MEMBERS)) if me[MEMBER + m] == HOME and can_be_placed(s, me, m)]

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option >= SPECIAL:
            s.stack.append(self)
            take_special(s, self.seat, option - SPECIAL, out)
        elif option >= TO:
            s.stack.append(Who(self.seat, option - TO))
        elif option >= PASS:
            s.players[self.seat][MEMBER + option - PASS] = PASSED
            if out is not None:
                out.append(event("lorenzo-did-pass", who=who(self.seat), member=member_name(option - PASS)))
        else:
            s.stack.append(Where(self.seat, option))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-turn", {"who": who(self.seat)})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option >= SPECIAL:
            return special_label(s, option - SPECIAL)
        if option >= TO:
            return Message("lorenzo-to", {"space": space_words(s, option - TO)})
        member = option % PASS
        if option >= PASS:
            return Message("lorenzo-pass", {"member": member_name(member)})
        value = member_value(s, s.players[self.seat], member)
        return Message("lorenzo-place", {"member": member_name(member), "n": value})


def space_words(s: Lorenzo, space: int) -> Message:
    """A space by its name, a floor with its card too."""
    if space >= TOWER_SPACES or s.towers[space] < 0:
        return space_name(space)
    return Message("lorenzo-floor", {"space": space_name(space), "card": card_name(s.towers[space])})


class Where(Question[Lorenzo]):
    """Where to place a member. L-12, L-20, L-30, L-40, L-41"""

    table: ClassVar[Tokens] = Tokens(SPACES, least=(SPACES[COUNCIL],))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "member": Id(MEMBERS)}

    def __init__(self, seat: int, member: int) -> None:
        self.seat = seat
        self.member = member

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        return space_refusal(s, me, self.member, member_value(s, me, self.member), option)

    def options(self, s: Lorenzo) -> list[int]:
        return spaces_for(s, s.players[self.seat], self.member)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        place(s, self.seat, self.member, option, out)

    def prompt(self, s: Lorenzo) -> Message:
        value = member_value(s, s.players[self.seat], self.member)
        return Message("lorenzo-ask-where", {"who": who(self.seat), "member": member_name(self.member), "n": value})

    def label(self, s: Lorenzo, option: int) -> Message:
        return placing_label(s, self.seat, self.member, option)


class Who(Question[Lorenzo]):
    """Which member to place on a space. L-12"""

    table: ClassVar[Tokens] = Tokens(f"member:{name}" for name in MEMBERS)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "space": Id(SPACES)}

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        return at_home(me, option) or space_refusal(s, me, option, member_value(s, me, option), self.space)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        place(s, self.seat, option, self.space, out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-who", {"who": who(self.seat), "space": space_words(s, self.space)})

    def label(self, s: Lorenzo, option: int) -> Message:
        value = member_value(s, s.players[self.seat], option)
        return Message("lorenzo-place", {"member": member_name(option), "n": value})


def placing_label(s: Lorenzo, seat: int, member: int, space: int) -> Message:
    """A space for a member, with its value there where that differs, and the servants it takes to get there."""
    me = s.players[seat]
    value = member_value(s, me, member)
    if space < TOWER_SPACES:
        return floor_label(s, seat, space, value)
    there, servants = action_value(s, me, space, value), servants_needed(s, me, space, value)
    args: dict[str, Arg] = {"space": space_name(space)}
    if servants:
        args["what"] = [amount(SERVANTS, servants)]
    if there == value:
        return Message("lorenzo-go-paying", args) if servants else space_name(space)
    args["value"] = value_words(value, there)
    return Message("lorenzo-go-value-paying" if servants else "lorenzo-go-value", args)


def place(s: Lorenzo, seat: int, member: int, space: int, out: Out) -> None:
    """A member goes to a space: servants first, then the rest. L-12, L-16, L-28"""
    me = s.players[seat]
    value = member_value(s, me, member)
    there = action_value(s, me, space, value)
    if out is not None:
        worth, words = value_words(value, there), space_words(s, space)
        out.append(event("lorenzo-did-place", who=who(seat), member=member_name(member), value=worth, space=words))
    if space < TOWER_SPACES or space >= MARKET:  # harvest and production ask about servants themselves
        if s.round_number == ROUNDS:
            choice = servants_choice(s, seat, space, value, NO_OFF)
            if choice is not None:
                s.then(choice, Enter(seat, member, space, there))
                return
        short = s.parts.space_value[space] - there
        if short > 0:
            spend(s, seat, short * me[SERVANT_RATE], there, out)
    enter(s, seat, member, space, there, out)


def enter(s: Lorenzo, seat: int, member: int, space: int, value: int, out: Out) -> None:
    """A member stands on a space from now on, and its action of a value is carried out. L-12, L-28"""
    me = s.players[seat]
    if space < TOWER_SPACES:
        enter_floor(s, seat, space, out)  # before the member stands there: it is not the one that occupies
    place_member(s, space, seat, member)
    area = AREA_OF[space]
    if area >= 0 and member != NEUTRAL:
        me[AREAS] |= 1 << area
    if space < TOWER_SPACES:
        ask_price(s, seat, space, NO_OFF, out)
    elif space < MARKET:
        begin_area(s, seat, area, value, 0, out)
    else:
        gain_from_space(s, seat, space, out)


class Enter(Step[Lorenzo]):
    """A member goes to a space, once the player has said how many servants to spend. L-13"""

    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "member": Id(MEMBERS),
        "space": Id(SPACES),
        "value": NUMBER,
    }

    def __init__(self, seat: int, member: int, space: int, value: int) -> None:
        self.seat = seat
        self.member = member
        self.space = space
        self.value = value

    def run(self, s: Lorenzo, out: Out) -> None:
        enter(s, self.seat, self.member, self.space, self.value, out)


def gain_from_space(s: Lorenzo, seat: int, space: int, out: Out) -> None:
    """The market and the council give what they give. L-40, L-41"""
    source = s.parts.council if space == COUNCIL else s.parts.market[space - MARKET]
    frames: list[Frame[Lorenzo]] = []
    gain_from(s, seat, source, space_name(space), frames, out)
    s.then(*frames)


# -- after the placement --------------------------------------------------------------------------------------


class EndOfTurn(SeatStep[Lorenzo]):
    """Special actions are possible after the placement too. L-82, L-86"""

    def run(self, s: Lorenzo, out: Out) -> None:
        if has_special(s, self.seat):
            s.then(AfterTurn(self.seat))


class AfterTurn(SeatQuestion[Lorenzo]):
    """A special action after the placement, or the end of the turn. L-82, L-86"""

    table: ClassVar[Tokens] = Tokens(("end", *SPECIAL_TOKENS), least=("end",))

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        return [0, *[1 + index for index in special_candidates(s, self.seat)]]

    def refusal(self, s: Lorenzo, option: int) -> int:
        return special_refusal(s, self.seat, option - 1) if option else 0

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option:
            s.then(EndOfTurn(self.seat))
            take_special(s, self.seat, option - 1, out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-after", {"who": who(self.seat)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return special_label(s, option - 1) if option else Message("lorenzo-end-turn")
