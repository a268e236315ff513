"""What the events do every round, in what happens, in words and in signs. T-15, T-100 to T-105, T-147 to T-160"""

from typing import ClassVar, Final

from armorial.games.troyes.citizens import enter, enter_refusal, expelled
from armorial.games.troyes.components import (
    BISHOPRIC,
    CITY_HALL,
    COLUMNS,
    LEVELS,
    NEUTRAL,
    NOBODY,
    PALACE,
)
from armorial.games.troyes.events import lay_cubes
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import DENIERS, INFLUENCE, Troyes, citizens_in, lose_vp
from armorial.games.troyes.words import building, deniers, event_name, influence, vp
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Event, Out, event
from armorial.kernel.shared import replaced
from armorial.kernel.words import Message, who


class Strike:
    """What one kind of event does; ``n`` is the printed number, ``at`` the event."""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        raise NotImplementedError(type(self).__name__)

    def deniers_asked(self, s: Troyes, seat: int, n: int) -> int:
        """What it will take from a player, as things stand."""
        return 0

    def influence_asked(self, s: Troyes, seat: int, n: int) -> int:
        return 0

    def say(self, n: int) -> Message:
        raise NotImplementedError(type(self).__name__)

    def signs(self, n: int) -> str:
        """The same drawn: words for things, dice and cubes, with their numbers."""
        raise NotImplementedError(type(self).__name__)


class BlackDice(Strike):
    """T-147, T-148, T-150, T-151, T-160"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        s.enemies += n
        if out is not None:
            out.append(event("troyes-did-black-dice", event=event_name(at), n=n))

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-black", {"n": n})

    def signs(self, n: int) -> str:
        return " ".join(["die:black:5"] * n)


class NeutralCitizen(Strike):
    """A die leads a neutral citizen to a building. T-100, T-149, T-152, T-159"""

    def __init__(self, building: int, key: str, sign: str) -> None:
        self.building = building
        self.key = key
        self.sign = sign

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        """With all neutral citizens in play the event is ignored, and no die is rolled. T-100"""
        if s.neutral_reserve:
            s.stack.append(RollNeutral(self.building))
        elif out is not None:
            out.append(event("troyes-did-no-neutral", event=event_name(at)))

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})

    def signs(self, n: int) -> str:
        return f"+1citizen {self.sign}"


class RollNeutral(Roll):
    """The die that leads a neutral citizen to a row. If the expulsion is forbidden nothing happens. T-101, T-103"""

    fields: ClassVar[dict[str, Codec]] = {"building": NUMBER}

    def __init__(self, building: int) -> None:
        self.building = building

    def take(self, s: Troyes, option: int, out: Out) -> None:
        if enter_refusal(s, self.building, option + 1):
            if out is not None:
                out.append(event("troyes-did-neutral-stopped", building=building(self.building), n=option + 1))
            return
        s.neutral_reserve -= 1
        pushed = enter(s, self.building, option + 1, NEUTRAL)
        if out is not None:
            out.append(event("troyes-did-neutral-enter", building=building(self.building), n=option + 1))
            if pushed >= 0:
                out.append(expelled(pushed, self.building))


class LoseInfluence(Strike):
    """T-153"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        for seat in range(s.seats):
            lose(s, seat, INFLUENCE, self.influence_asked(s, seat, n), at, out)

    def influence_asked(self, s: Troyes, seat: int, n: int) -> int:
        return n

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-influence", {"n": n})

    def signs(self, n: int) -> str:
        return f"−{n}influence"


class LoseDeniers(Strike):
    """T-158"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        for seat in range(s.seats):
            lose(s, seat, DENIERS, self.deniers_asked(s, seat, n), at, out)

    def deniers_asked(self, s: Troyes, seat: int, n: int) -> int:
        return n

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-deniers", {"n": n})

    def signs(self, n: int) -> str:
        return f"−{n}coin"


class Drought(Strike):
    """T-156"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        for seat in range(s.seats):
            lose(s, seat, DENIERS, self.deniers_asked(s, seat, n), at, out)

    def deniers_asked(self, s: Troyes, seat: int, n: int) -> int:
        return n * citizens_in(s, seat, CITY_HALL)

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-drought", {"n": n})

    def signs(self, n: int) -> str:
        return f"−{n}coin × citizen council"


def lose(s: Troyes, seat: int, holding: int, n: int, at: int, out: Out) -> None:
    """Those who have too little lose all they have, and VP. T-15, T-102"""
    if not n:
        return
    me = s.players[seat]
    paid = min(me[holding], n)
    me[holding] -= paid
    if paid and out is not None:
        what = influence(paid) if holding == INFLUENCE else deniers(paid)
        out.append(event("troyes-did-lose", who=who(seat), event=event_name(at), what=what))
    if paid < n:
        lost = lose_vp(s, seat, s.parts.event_penalty)
        if out is not None:
            out.append(event("troyes-did-not-bear", who=who(seat), event=event_name(at), what=vp(lost), n=lost))


class Support(Strike):
    """Neutral cubes on the two events next to it on the left, the left one first. T-157"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        position = s.row.index(at)
        for target in s.row[max(0, position - 2) : position]:
            lay_cubes(s, target, NEUTRAL, min(n, s.parts.banners[target] - len(s.banners[target])), out)

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-support", {"n": n})

    def signs(self, n: int) -> str:
        return f"← {n}grey {n}grey"


class MigrantWorkers(Strike):
    """Neutral cubes on the lowest level that is not full, there in the lowest column. T-154"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        for _ in range(n):
            if NOBODY in s.cathedral:
                where = s.cathedral.index(NOBODY)
                s.cathedral = replaced(s.cathedral, where, NEUTRAL)
                if out is not None:
                    level, column = divmod(where, COLUMNS)
                    out.append(event("troyes-did-neutral-build", level=level + 1, column=column + 1))

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-migrants", {"n": n})

    def signs(self, n: int) -> str:
        return f"+{n}grey rosewin"


class Interruption(Strike):
    """Cubes leave the highest level that has any, there the highest column. T-155"""

    def strike(self, s: Troyes, at: int, n: int, out: Out) -> None:
        for _ in range(n):
            for where in range(COLUMNS * LEVELS - 1, -1, -1):
                whose = s.cathedral[where]
                if whose >= 0:
                    s.cathedral = replaced(s.cathedral, where, NOBODY)
                    if out is not None:
                        out.append(torn_down(whose, where // COLUMNS + 1, where % COLUMNS + 1))
                    break

    def say(self, n: int) -> Message:
        return Message("troyes-event-effect-interruption", {"n": n})

    def signs(self, n: int) -> str:
        return f"−{n}grey rosewin"


def torn_down(whose: int, level: int, column: int) -> Event:
    """A cube leaves the cathedral. T-155"""
    if whose == NEUTRAL:
        return event("troyes-did-tear-down-neutral", level=level, column=column)
    return event("troyes-did-tear-down", who=who(whose), level=level, column=column)


STRIKES: Final[dict[str, Strike]] = {
    "black_dice": BlackDice(),
    "palace_citizen": NeutralCitizen(PALACE, "troyes-event-effect-palace", "tower"),
    "bishopric_citizen": NeutralCitizen(BISHOPRIC, "troyes-event-effect-bishopric", "church"),
    "city_hall_citizen": NeutralCitizen(CITY_HALL, "troyes-event-effect-city_hall", "council"),
    "lose_influence": LoseInfluence(),
    "lose_deniers": LoseDeniers(),
    "deniers_per_city_hall": Drought(),
    "cubes_to_the_left": Support(),
    "cathedral_cube": MigrantWorkers(),
    "remove_cathedral_cube": Interruption(),
}
