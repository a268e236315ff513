"""A round and its turns: cubes are laid out, taken one by one, and lead to actions.

V-10 to V-18, V-80 to V-83, V-100, V-110 to V-117
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.church import ChurchAction, Mass
from armorial.games.village.components import (
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    MARKET_SPACE,
    PLAGUE,
    SPACES,
)
from armorial.games.village.council import CouncilAction
from armorial.games.village.crafts import CraftsAction
from armorial.games.village.death import Death
from armorial.games.village.farm import FamilyAction, GrainAction
from armorial.games.village.market import open_market
from armorial.games.village.payment import PayWell, lacks_well, pay_time
from armorial.games.village.reasons import CANNOT_CARRY_OUT, NO_SUCH_CUBE, NOT_A_LAST_TURN, WELL_NEEDS_INFLUENCE
from armorial.games.village.state import (
    DUE,
    KINDS,
    NOBODY,
    Village,
    cubes_on,
    in_last_turns,
    influence_on_board,
)
from armorial.games.village.travel import TravelAction
from armorial.games.village.words import cube, hours
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Out, Step, chapter, event, settle
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

LONGEST: Final = 30
"""So many rounds a game has at most. V-117"""

WELL: Final = KINDS * len(SPACES)
NOTHING: Final = WELL + 1
ACTIONS: Final[dict[int, type[Action]]] = {
    0: GrainAction,
    1: FamilyAction,
    2: CraftsAction,
    4: TravelAction,
    5: CouncilAction,
    6: ChurchAction,
}


NO_ACTION: Final = Message("village-no-action")
SPACE_WORDS: Final = [Message(f"village-space-{name}") for name in SPACES]
TAKE_WORDS: Final = [
    Message("village-take", {"what": cube(kind), "space": space}) for space in SPACE_WORDS for kind in range(KINDS)
]
"""What every turn offers is always the same message, so a server finds its words at once."""


def space_words(space: int) -> Message:
    return SPACE_WORDS[space]


# -- the round ------------------------------------------------------------------------------------------------


class Round(Step[Village]):
    """A round begins: cubes into the bag and onto the board, then the first player's turn. V-10, V-100"""

    def run(self, s: Village, out: Out) -> None:
        s.round_number += 1
        if out is not None:
            out.append(chapter("village-did-round", n=s.round_number, who=who(s.first)))
            if s.round_number >= LONGEST:
                out.append(event("village-did-last-round"))
        for colour, wanted in enumerate(s.parts.bag_cubes[s.seats]):
            moved = min(wanted, s.supply[CUBES + colour])
            s.supply[CUBES + colour] -= moved
            s.bag[colour] += moved
        s.bag[PLAGUE] += s.supply[CUBES + PLAGUE]
        s.supply[CUBES + PLAGUE] = 0
        s.then(LayCubes(0), Turn(s.first))


class LayCubes(Step[Village]):
    """The next cube to be drawn, space by space, until all are filled or the bag is empty. V-10, V-14"""

    fields: ClassVar[dict[str, Codec]] = {"space": NUMBER}

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Village, out: Out) -> None:
        space = self.space
        wanted: list[int] = s.parts.space_cubes[s.seats]
        while space < len(SPACES):
            if cubes_on(s, space) < wanted[space]:
                break
            space += 1
        if space < len(SPACES) and any(s.bag):
            s.stack.append(DrawCube(space))


class DrawCube(Chance[Village]):
    """A cube from the green bag onto an action space. V-10"""

    table: ClassVar[Tokens] = Tokens(f"cube:{name}" for name in CUBES_BY_NAME)
    fields: ClassVar[dict[str, Codec]] = {"space": NUMBER}

    def __init__(self, space: int) -> None:
        self.space = space

    def weights(self, s: Village) -> list[int]:
        return s.bag

    def take(self, s: Village, option: int, out: Out) -> None:
        s.bag[option] -= 1
        s.spaces[KINDS * self.space + option] += 1
        if out is not None:
            out.append(event("village-did-lay", what=cube(option), space=space_words(self.space)))
        s.stack.append(LayCubes(self.space))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-draw-cube", {"space": space_words(self.space)})

    def label(self, s: Village, option: int) -> Message:
        return cube(option)


class EndOfRound(Step[Village]):
    """The mass, then the token changes hands, then the next round, if there is one. V-13, V-94, V-100, V-117"""

    def run(self, s: Village, out: Out) -> None:
        if s.round_number < LONGEST:
            s.then(Mass(), PassToken(), Round())
        else:
            s.then(Mass(), GameEnd())


class PassToken(Step[Village]):
    """The holder of the next-first-player token becomes first player. V-100"""

    def run(self, s: Village, out: Out) -> None:
        if s.token != NOBODY:
            s.first = s.token
            s.token = NOBODY


# -- the turn -------------------------------------------------------------------------------------------------


class Turn(SeatStep[Village]):
    """A player's turn: a cube and its action; then deaths; then whoever is next. V-11, V-21"""

    def run(self, s: Village, out: Out) -> None:
        s.turn = self.seat
        if any(s.spaces):
            s.then(TakeCube(self.seat), EndOfTurn(self.seat))
        else:  # only in the last turns can the board be empty. V-111, V-114
            s.then(FreeAction(self.seat), EndOfTurn(self.seat))


class EndOfTurn(SeatStep[Village]):
    """Deaths of this turn are settled, then the next turn comes. V-21"""

    def run(self, s: Village, out: Out) -> None:
        me = s.players[self.seat]
        deaths, me[DUE] = me[DUE], 0
        s.then(NextTurn(self.seat))
        for _ in range(deaths):
            s.then(Death(self.seat))


class NextTurn(SeatStep[Village]):
    """Who is next: the player to the left, the mass when the board is empty, the end after the last turns."""

    def run(self, s: Village, out: Out) -> None:
        if s.last_turns == 0:
            s.then(Mass(), GameEnd())
        elif s.last_turns < 0 and not any(s.spaces):
            s.then(EndOfRound())
        else:
            if s.last_turns > 0:
                s.last_turns -= 1
            s.then(Turn((self.seat + 1) % s.seats))


def advance(s: Village, seat: int) -> bool:
    """Let the next turn of a seat begin now. Not if a round, or the last of the last turns, ends before it."""
    if not isinstance(s.stack[0], EndOfTurn | NextTurn):
        return False
    last = s.last_turns
    if last >= 0:
        last -= (seat - s.turn) % s.seats or s.seats
        if last < 0:
            return False
    elif not any(s.spaces):
        return False
    s.last_turns = last
    s.stack = [Turn(seat)]
    settle(s, None)
    return True


class GameEnd(Step[Village]):
    """After the final mass nothing more is asked. V-116"""

    def run(self, s: Village, out: Out) -> None:
        if out is not None:
            out.append(chapter("village-did-end"))


def begin_action(s: Village, seat: int, space: int, out: Out) -> None:
    """The action of a space: the market is always held, others are asked about if they can be carried out. V-17"""
    if space == MARKET_SPACE:
        open_market(s, seat, out)
        return
    question = ACTIONS[space](seat)
    if question.possible(s):
        s.then(question)
    elif out is not None:
        out.append(event("village-did-skip", who=who(seat), space=space_words(space)))


def forgo_last_turn(seat: int, out: Out) -> None:
    """A last turn is a right, not a duty. V-114"""
    if out is not None:
        out.append(event("village-did-forgo", who=who(seat)))


class TakeCube(SeatQuestion[Village]):
    """Take a cube from an action space, or use the well instead; in a last turn, perhaps neither. V-11, V-80, V-114"""

    table: ClassVar[Tokens] = Tokens(
        (*(f"take:{space}:{name}" for space in SPACES for name in CUBES_BY_NAME), "well", "none"),
        # A coloured cube lies about unused; the plague would take time.
        least=("none", *(f"take:{space}:{colour}" for space in SPACES for colour in COLOURS)),
    )

    def candidates(self, s: Village) -> Sequence[int]:
        found = [index for index, cubes in enumerate(s.spaces) if cubes]
        found.append(WELL)
        if in_last_turns(s):
            found.append(NOTHING)
        return found

    def options(self, s: Village) -> list[int]:
        found = [index for index, cubes in enumerate(s.spaces) if cubes]
        if not self.refusal(s, WELL):
            found.append(WELL)
        if in_last_turns(s):
            found.append(NOTHING)
        return found

    def onward(self, s: Village) -> list[int]:
        """A turn is a choice of its own, nearly always."""
        return []

    def refusal(self, s: Village, option: int) -> int:
        if option < WELL:
            return 0 if s.spaces[option] else NO_SUCH_CUBE
        if option == NOTHING:
            return 0 if in_last_turns(s) else NOT_A_LAST_TURN
        return lacks_well(s, self.seat) if influence_on_board(s) else WELL_NEEDS_INFLUENCE

    def take(self, s: Village, option: int, out: Out) -> None:
        if option == WELL:
            s.then(PayWell(self.seat), WellAction(self.seat))
            return
        if option == NOTHING:
            forgo_last_turn(self.seat, out)
            return
        space, colour = option // KINDS, option % KINDS
        s.spaces[option] -= 1
        if out is not None:
            out.append(event("village-did-take", who=who(self.seat), what=cube(colour), space=space_words(space)))
        if colour == PLAGUE:
            s.supply[CUBES + PLAGUE] += 1
            pay_time(s, self.seat, s.parts.plague_time, out)
        else:
            s.players[self.seat][CUBES + colour] += 1
        begin_action(s, self.seat, space, out)

    def prompt(self, s: Village) -> Message:
        key = "village-ask-last-turn" if in_last_turns(s) else "village-ask-take-cube"
        return Message(key, {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        if option == NOTHING:
            return NO_ACTION
        if option == WELL:
            return Message("village-use-well", {"n": s.parts.well_cubes})
        space, colour = option // KINDS, option % KINDS
        if colour == PLAGUE:
            time = hours(s.parts.plague_time)
            return Message("village-take-plague", {"what": cube(colour), "space": space_words(space), "time": time})
        return TAKE_WORDS[option]


class AnyAction(SeatQuestion[Village]):
    """Any of the seven actions that can be carried out, without a cube. V-83, V-111"""

    def refusal(self, s: Village, option: int) -> int:
        if option == MARKET_SPACE or option == len(SPACES):
            return 0
        return 0 if ACTIONS[option](self.seat).possible(s) else CANNOT_CARRY_OUT

    def onward(self, s: Village) -> list[int]:
        """The market is always held, so any other action makes it a choice."""
        return []

    def take(self, s: Village, option: int, out: Out) -> None:
        if out is not None:
            out.append(event("village-did-choose", who=who(self.seat), space=space_words(option)))
        begin_action(s, self.seat, option, out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-any-action", {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        return space_words(option)


class WellAction(AnyAction):
    """The action for three cubes. V-80, V-83"""

    table: ClassVar[Tokens] = Tokens(f"action:{space}" for space in SPACES)


class FreeAction(AnyAction):
    """A last turn on an empty board: any one action, at no cost but its own, or none. V-111, V-114"""

    table: ClassVar[Tokens] = Tokens((*(f"action:{space}" for space in SPACES), "none"), least=("none",))

    def take(self, s: Village, option: int, out: Out) -> None:
        if option < len(SPACES):
            super().take(s, option, out)
        else:
            forgo_last_turn(self.seat, out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-last-action", {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        return super().label(s, option) if option < len(SPACES) else NO_ACTION
