"""A round and its phases: activity cards, income, workforce, events, actions, end. T-10 to T-14, T-20 to T-28, T-110"""

from typing import ClassVar, Final

from armorial.games.troyes.action import Act
from armorial.games.troyes.black import RollEnemies
from armorial.games.troyes.citizens import return_expelled
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DICE,
    DISTRICT_DICE,
    DISTRICTS,
    FACES,
    NEUTRAL,
    NOBODY,
    PLACES_EACH,
    ROUND_NUMBERS,
    SEATS,
    SLOT_OF,
)
from armorial.games.troyes.events import EventsPhase
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import (
    ACTIONS,
    ACTIVITIES,
    CHARACTER,
    DENIERS,
    END_OF_ROUND,
    INCOME,
    OVER,
    PASSED,
    PURSE,
    WORKFORCE,
    Troyes,
    lose_vp,
    salaries,
)
from armorial.games.troyes.words import card, character, deniers, face, vp
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import CHANCE, Out, Step, chapter, event, section, settle
from armorial.kernel.frames import Draw, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import replaced
from armorial.kernel.words import Message, who

# -- the round ------------------------------------------------------------------------------------------------


class Round(Step[Troyes]):
    """A round from its activity cards to its end. T-10 to T-23"""

    def run(self, s: Troyes, out: Out) -> None:
        s.round_number += 1
        s.turn = s.first
        if out is not None:
            out.append(chapter("troyes-did-round", n=s.round_number, who=who(s.first)))
        n = s.round_number
        cards: list[TurnUp] = []
        if n <= ROUND_NUMBERS:
            s.phase = ACTIVITIES
            cards = [TurnUp(ROUND_NUMBERS * colour + n - 1) for colour in range(len(COLOURS))]
        s.then(*cards, Income(), Workforce(), EventsPhase(), RollEnemies(), Actions())


class TurnUp(Draw[Troyes]):
    """One of the three activity cards of a colour and round number is turned up. T-03, T-10"""

    table: ClassVar[Tokens] = Tokens(f"card:{name}" for name in CARDS)
    fields: ClassVar[dict[str, Codec]] = {"slot": NUMBER}

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def pool(self, s: Troyes) -> list[int]:
        return [number for number, slot in enumerate(SLOT_OF) if slot == self.slot]

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.cards = replaced(s.cards, self.slot, option)
        if out is not None:
            out.append(event("troyes-did-turn-up", card=card(option)))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-turn-up")

    def label(self, s: Troyes, option: int) -> Message:
        return card(option)


class Income(Step[Troyes]):
    """Everybody gets the same and pays their citizens; anyone who cannot loses VP once. T-11, T-12"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = INCOME
        if out is not None:
            out.append(section("troyes-did-income-phase"))
        for seat, me in enumerate(s.players):
            me[DENIERS] += s.parts.income
            due = salaries(s, seat)
            paid = min(due, me[DENIERS])
            me[DENIERS] -= paid
            if out is not None:
                gained, wages = deniers(s.parts.income), deniers(paid)
                out.append(event("troyes-did-income", who=who(seat), what=gained, paid=wages, n=paid))
            if paid < due:
                lost = lose_vp(s, seat, s.parts.salary_penalty)
                if out is not None:
                    out.append(event("troyes-did-not-pay", who=who(seat), what=vp(lost), n=lost))


# -- workforce ------------------------------------------------------------------------------------------------


class Workforce(Step[Troyes]):
    """A die for every citizen in the buildings: the players' in turn order, then the neutral ones. T-13"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = WORKFORCE
        if out is not None:
            out.append(section("troyes-did-workforce-phase"))
        rolls: list[RollDie | Rolled] = []
        for district in [*[(s.first + n) % s.seats for n in range(s.seats)], NEUTRAL]:
            for place, whose in enumerate(s.places):
                if whose == district:
                    rolls.append(ROLLS[len(BUILDINGS) * district + place // PLACES_EACH])
            rolls.append(ROLLED[district])
        s.then(*rolls)


class RollDie(Roll):
    """A die into a district. T-13"""

    fields: ClassVar[dict[str, Codec]] = {"district": NUMBER, "colour": NUMBER}

    def __init__(self, district: int, colour: int) -> None:
        self.district = district
        self.colour = colour

    def whose(self, s: Troyes) -> int:
        return CHANCE if self.district == NEUTRAL else self.district

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.dice[self.district * DISTRICT_DICE + self.colour * FACES + option] += 1


class Rolled(Step[Troyes]):
    """A district's dice are all there: they are told together."""

    fields: ClassVar[dict[str, Codec]] = {"district": NUMBER}

    def __init__(self, district: int) -> None:
        self.district = district

    def run(self, s: Troyes, out: Out) -> None:
        if out is None:
            return
        start = self.district * DISTRICT_DICE
        shown: list[Message] = []
        for at, n in enumerate(s.dice[start : start + DISTRICT_DICE]):
            shown += [face(at // FACES, at % FACES + 1)] * n
        if shown and self.district == NEUTRAL:
            out.append(event("troyes-did-roll-neutral", dice=shown))
        elif shown:
            out.append(event("troyes-did-roll", who=who(self.district), dice=shown))


ROLLS: Final = tuple(RollDie(district, colour) for district in range(len(DISTRICTS)) for colour in range(len(COLOURS)))
"""Frames never change, so one of each kind serves all games."""
ROLLED: Final = tuple(Rolled(district) for district in range(len(DISTRICTS)))


# -- actions --------------------------------------------------------------------------------------------------


class Actions(Step[Troyes]):
    """From the first player on, as long as there are dice and players who have not passed. T-20, T-28"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = ACTIONS
        s.stack.append(TURNS[s.first])


class Turn(SeatStep[Troyes]):
    """The next player who has not passed; those who have get their denier when they are skipped. T-20, T-22, T-26"""

    def run(self, s: Troyes, out: Out) -> None:
        if not any(n > 0 for n in s.dice) or all(me[PASSED] for me in s.players):
            s.stack.append(EndOfRound())
            return
        seat = self.seat
        while s.players[seat][PASSED]:
            s.players[seat][PURSE] += s.parts.pass_later
            if out is not None:
                out.append(event("troyes-did-wait", who=who(seat), what=deniers(s.parts.pass_later)))
            seat = (seat + 1) % s.seats
        s.turn = seat
        s.then(ACTS[seat], TURNS[(seat + 1) % s.seats])


TURNS: Final = tuple(Turn(seat) for seat in range(SEATS))
ACTS: Final = tuple(Act(seat, (), NOBODY) for seat in range(SEATS))


def advance(s: Troyes, seat: int) -> bool:
    """Let the next turn of a seat in this round begin now, if they have not passed and there are dice."""
    if not isinstance(s.stack[0], Turn) or s.players[seat][PASSED] or not any(n > 0 for n in s.dice):
        return False
    s.stack = [TURNS[seat]]
    settle(s, None)
    return True


class EndOfRound(Step[Troyes]):
    """Purses are emptied, the expelled go home, dice go, the first-player card moves on. T-23, T-110"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = END_OF_ROUND
        if out is not None:
            out.append(section("troyes-did-end-round", n=s.round_number))
        for seat, me in enumerate(s.players):
            if me[PURSE] and out is not None:
                out.append(event("troyes-did-take-purse", who=who(seat), what=deniers(me[PURSE])))
            me[DENIERS] += me[PURSE]
            me[PURSE] = 0
            me[PASSED] = 0
        return_expelled(s)
        s.dice = [0] * len(DICE)
        s.first = (s.first + 1) % s.seats
        s.turn = s.first
        s.stack.append(Round() if s.round_number < s.parts.rounds[s.seats] else GameEnd())


class GameEnd(Step[Troyes]):
    """The characters are revealed, and nothing more is asked. T-112"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = OVER
        if out is not None:
            for seat, me in enumerate(s.players):
                shown = [character(index) for index in range(me[CHARACTER].bit_length()) if me[CHARACTER] >> index & 1]
                out.append(event("troyes-did-reveal", who=who(seat), characters=shown))
            out.append(chapter("troyes-did-end"))
