"""The map: cities, routes, markers and rewards. V-50 to V-55"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.components import CITIES, VILLAGE, Price
from armorial.games.village.payment import lacks, pay_cubes, pay_things, pay_time
from armorial.games.village.reasons import (
    NO_ROUTE,
    NO_TRAVELLER,
    NOBODY_OF_GENERATION,
    NOBODY_ON_FARM,
    ROUTE_SHORT,
)
from armorial.games.village.state import CITY, FARM, VISITED, Village, generations_at, member_at, on_farm
from armorial.games.village.words import place, price_words
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

N: Final = len(CITIES)
DECLINE: Final = (N + 1) * N * 4


def journey(start: int, city: int, generation: int) -> int:
    """The option of a journey; ``start`` is a city or VILLAGE."""
    return (start * N + city) * 4 + generation


class TravelAction(Action):
    """Send a member out, or move one on, along one route. V-50, V-53"""

    table: ClassVar[Tokens] = Tokens(
        (
            *(f"move:{a}:{b}:{g + 1}" for a in CITIES for b in CITIES for g in range(4)),
            *(f"send:{city}:{g + 1}" for city in CITIES for g in range(4)),
            "decline",
        )
    )
    decline: ClassVar[int] = DECLINE

    def candidates(self, s: Village) -> Sequence[int]:
        me = s.players[self.seat]
        options: list[int] = []
        for start in range(N + 1):
            travellers = generations_at(me, FARM if start == VILLAGE else CITY + start)
            if start == VILLAGE and not travellers:
                travellers = [0]
            if travellers:
                for city, price in enumerate(s.parts.routes[start]):
                    if price is not None:
                        options += [journey(start, city, g) for g in travellers]
        options.append(DECLINE)
        return options

    def refusal(self, s: Village, option: int) -> int:
        if option == DECLINE:
            return 0
        start, city, generation = option // 4 // N, option // 4 % N, option % 4
        me = s.players[self.seat]
        if start == VILLAGE:
            if member_at(me, FARM, generation) < 0:
                return NOBODY_OF_GENERATION if on_farm(me) else NOBODY_ON_FARM
        elif member_at(me, CITY + start, generation) < 0:
            return NO_TRAVELLER
        price = s.parts.routes[start][city]
        return NO_ROUTE if price is None else lacks(me, price, ROUTE_SHORT)

    def act(self, s: Village, option: int, out: Out) -> None:
        start, city, generation = option // 4 // N, option // 4 % N, option % 4
        price = self._price(s, start, city)
        pay_time(s, self.seat, price.time, out)
        pay_things(s, self.seat, price, out)
        s.then(Arrive(self.seat, start, city, generation))
        pay_cubes(s, self.seat, price.cubes, out)

    def _price(self, s: Village, start: int, city: int) -> Price:
        price = s.parts.routes[start][city]
        assert price is not None
        return price

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-travel", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        start, city, generation = option // 4 // N, option // 4 % N, option % 4
        rewarded = not s.players[self.seat][VISITED] >> city & 1
        gives = s.parts.rewards[city].say() if rewarded else [Message("village-nothing")]
        route = s.parts.routes[start][city]
        key = "village-send" if start == VILLAGE else "village-move"
        return Message(
            key,
            {
                "generation": generation + 1,
                "from": place(FARM if start == VILLAGE else CITY + start),
                "to": place(CITY + city),
                "price": price_words(route) if route else [Message("village-nothing")],
                "what": gives,
            },
        )


class Arrive(Step[Village]):
    """The traveller reaches the city; a first visit leaves a marker and takes the reward. V-51, V-54"""

    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "start": Id((*CITIES, "village")),
        "city": Id(CITIES),
        "generation": NUMBER,
    }

    def __init__(self, seat: int, start: int, city: int, generation: int) -> None:
        self.seat = seat
        self.start = start
        self.city = city
        self.generation = generation

    def run(self, s: Village, out: Out) -> None:
        me = s.players[self.seat]
        me[member_at(me, FARM if self.start == VILLAGE else CITY + self.start, self.generation)] = CITY + self.city
        if out is not None:
            words = event(
                "village-did-travel",
                who=who(self.seat),
                generation=self.generation + 1,
                place=place(CITY + self.city),
            )
            out.append(words)
        if not me[VISITED] >> self.city & 1:
            me[VISITED] |= 1 << self.city
            s.parts.rewards[self.city].run(s, self.seat, out)
