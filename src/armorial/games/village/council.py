"""The council: chambers and privileges. V-60 to V-65"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.components import CHAMBERS
from armorial.games.village.payment import PayCouncil, ask_or_pay, lacks, pay_time
from armorial.games.village.reasons import (
    CHAMBER_TOO_HIGH,
    COUNCIL_SHORT,
    NO_COUNCILLOR,
    NOBODY_OF_GENERATION,
    NOBODY_ON_FARM,
)
from armorial.games.village.state import (
    CHAMBER,
    FARM,
    MEMBER,
    WINDOW,
    Village,
    generations_at,
    member_at,
    on_farm,
)
from armorial.games.village.words import hours, place, price_words
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

TOP: Final = len(CHAMBERS) - 1
CLIMB: Final = 4
"""The options: 4 to enter, one for each generation; then to climb, by chamber and generation; then privileges."""
PRIVILEGE: Final = CLIMB + 4 * TOP
DECLINE: Final = PRIVILEGE + len(CHAMBERS)
NO_STEP: Final = list(range(PRIVILEGE, DECLINE + 1))

PRICE_KEY: Final = "village-pay-coins"
"""What a privilege costs is said apart from what it gives."""


def use_privilege(s: Village, seat: int, chamber: int, out: Out) -> None:
    """The privilege of a chamber, once. V-62, V-65"""
    if out is not None:
        out.append(event("village-did-use-privilege", who=who(seat), place=place(CHAMBER + chamber)))
    s.parts.privileges[chamber].run(s, seat, out)


def privilege_words(s: Village, chamber: int) -> Message:
    said = s.parts.privileges[chamber].say()
    what = [words for words in said if words.key != PRICE_KEY]
    if len(what) == len(said):
        return Message("village-privilege", {"place": place(CHAMBER + chamber), "what": what})
    price = [words for words in said if words.key == PRICE_KEY]
    return Message("village-privilege-paid", {"place": place(CHAMBER + chamber), "what": what, "price": price})


class CouncilAction(Action):
    """Enter chamber 1, climb one chamber, or use a privilege without moving. V-60"""

    table: ClassVar[Tokens] = Tokens(
        (
            *(f"enter:{g + 1}" for g in range(4)),
            *(f"climb:{c + 1}:{g + 1}" for c in range(TOP) for g in range(4)),
            *(f"privilege:{c}" for c in CHAMBERS),
            "decline",
        )
    )
    decline: ClassVar[int] = DECLINE

    def candidates(self, s: Village) -> Sequence[int]:
        me = s.players[self.seat]
        options = generations_at(me, FARM) or [0]
        for chamber in range(TOP):
            options += [CLIMB + 4 * chamber + g for g in generations_at(me, CHAMBER + chamber)]
        return options + NO_STEP

    def refusal(self, s: Village, option: int) -> int:
        if option == DECLINE:
            return 0
        me = s.players[self.seat]
        if option >= PRIVILEGE:
            return self._refuse_privilege(s, me, option - PRIVILEGE)
        if option < CLIMB:
            if member_at(me, FARM, option) < 0:
                return NOBODY_OF_GENERATION if on_farm(me) else NOBODY_ON_FARM
        elif member_at(me, CHAMBER + (option - CLIMB) // 4, option % 4) < 0:
            return NO_COUNCILLOR
        if not lacks(me, s.parts.council_goods, COUNCIL_SHORT):
            return 0
        return lacks(me, s.parts.council_cubes, COUNCIL_SHORT)

    def _refuse_privilege(self, s: Village, me: list[int], chamber: int) -> int:
        """The chamber of any of the player's members, and those below it. V-61, V-63, V-64"""
        highest = -1
        for place_of in me[MEMBER:]:
            if highest < place_of - CHAMBER and place_of < WINDOW:
                highest = place_of - CHAMBER
        if highest < 0:
            return NO_COUNCILLOR
        return CHAMBER_TOO_HIGH if chamber > highest else s.parts.privileges[chamber].can(s, self.seat)

    def act(self, s: Village, option: int, out: Out) -> None:
        if option >= PRIVILEGE:
            use_privilege(s, self.seat, option - PRIVILEGE, out)
            return
        chamber = 0 if option < CLIMB else (option - CLIMB) // 4 + 1
        s.then(TakeChamber(self.seat, chamber, option % 4))
        ask_or_pay(s, PayCouncil(self.seat, s.parts.council_cubes.cubes), out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-council", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        if option >= PRIVILEGE:
            return privilege_words(s, option - PRIVILEGE)
        chamber = 0 if option < CLIMB else (option - CLIMB) // 4 + 1
        key = "village-enter" if option < CLIMB else "village-climb"
        return Message(
            key,
            {
                "generation": option % 4 + 1,
                "to": place(CHAMBER + chamber),
                "cubes": price_words(s.parts.council_cubes),
                "goods": price_words(s.parts.council_goods),
                "time": hours(s.parts.chamber_time[chamber]),
            },
        )


class TakeChamber(Step[Village]):
    """The member whose step is paid for takes it; then a privilege may be used. V-60, V-61"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "chamber": NUMBER, "generation": NUMBER}

    def __init__(self, seat: int, chamber: int, generation: int) -> None:
        self.seat = seat
        self.chamber = chamber
        self.generation = generation

    def run(self, s: Village, out: Out) -> None:
        me = s.players[self.seat]
        pay_time(s, self.seat, s.parts.chamber_time[self.chamber], out)
        start = CHAMBER + self.chamber - 1 if self.chamber else FARM
        me[member_at(me, start, self.generation)] = CHAMBER + self.chamber
        if out is not None:
            to = place(CHAMBER + self.chamber)
            out.append(event("village-did-take-chamber", who=who(self.seat), generation=self.generation + 1, place=to))
        privilege = Privilege(self.seat, self.chamber)
        if len(privilege.options(s)) > 1:
            s.then(privilege)


class Privilege(Question[Village]):
    """After a step: the privilege of the new chamber or of a lower one, or none. V-61, V-62"""

    table: ClassVar[Tokens] = Tokens((*(f"privilege:{c}" for c in CHAMBERS), "decline"), least=("decline",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "chamber": NUMBER}
    NONE: Final = len(CHAMBERS)

    def __init__(self, seat: int, chamber: int) -> None:
        self.seat = seat
        self.chamber = chamber

    def refusal(self, s: Village, option: int) -> int:
        if option == self.NONE:
            return 0
        return CHAMBER_TOO_HIGH if option > self.chamber else s.parts.privileges[option].can(s, self.seat)

    def take(self, s: Village, option: int, out: Out) -> None:
        if option != self.NONE:
            use_privilege(s, self.seat, option, out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-privilege", {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        return Message("village-no-privilege") if option == self.NONE else privilege_words(s, option)
