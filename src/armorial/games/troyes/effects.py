"""What one use of an activity card does at once: what it needs, what it does, its words and its signs, side by side.

T-47, T-94 to T-96, T-120 to T-146
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import (
    BISHOPRIC,
    CITY_HALL,
    DISTRICT_DICE,
    EVENTS,
    FACES,
    MOST_USES,
    NEUTRAL,
    PALACE,
    RED,
)
from armorial.games.troyes.events import lay_cubes
from armorial.games.troyes.reasons import (
    EVENT_NOT_IN_ROW,
    LACK_DENIERS,
    LACK_INFLUENCE,
    MILLER_SPLIT,
    ONE_USE_AT_LEAST,
    REASONS,
    USE_SHORT,
)
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import DENIERS, INFLUENCE, VP, Troyes, citizens_in, gain_influence
from armorial.games.troyes.words import deniers, event_name, influence, vp
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Event, Out, Question, event
from armorial.kernel.effects import Op
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


class Effect(Op[Troyes]):
    """One kind of effect of a card. ``n`` is the printed number, ``times`` how often the card is used."""

    def run(self, s: Troyes, seat: int, n: int, out: Out) -> None:
        self.uses(s, seat, n, 1, out)

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        raise NotImplementedError(type(self).__name__)

    def fewer_may_be_better(self, s: Troyes, seat: int) -> bool:
        """Whether a player may want to use the card less often than the dice allow."""
        return False

    def signs(self, n: int) -> str:
        """The same as ``say``, drawn: words for things, dice and cubes, with their numbers."""
        raise NotImplementedError(type(self).__name__)


class Pay(Effect):
    """What each use costs. T-47"""

    def __init__(self, holding: int, thing: int, key: str) -> None:
        self.holding = holding
        self.thing = thing
        """As in LACK_DENIERS, LACK_INFLUENCE."""
        self.key = key

    def can(self, s: Troyes, seat: int, n: int) -> int:
        return self.short(n, s.players[seat][self.holding])

    def short(self, n: int, have: int) -> int:
        return REASONS.lacking(USE_SHORT, self.thing, n - have) if have < n else 0

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        s.players[seat][self.holding] -= n * times
        if out is not None:
            words = (deniers, influence)[self.holding]
            out.append(event("troyes-did-pay", who=who(seat), what=words(n * times)))

    def fewer_may_be_better(self, s: Troyes, seat: int) -> bool:
        return True

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}{SIGN_OF[self.holding]} →"


class Use:
    """What one use of a card asks and gives: what is paid comes first, whatever the order in the file."""

    __slots__ = ("effects", "one_by_one", "paid")

    def __init__(self, effects: list[tuple[Effect, int]]) -> None:
        self.one_by_one = any(isinstance(effect, EventCube) for effect, _ in effects)
        """The Diplomat's cubes are paid for one after the other. T-140"""
        self.paid = [(effect, n) for effect, n in effects if isinstance(effect, Pay)]
        """What is paid for a use."""
        self.effects: list[tuple[Effect, int]] = [*self.paid]
        self.effects += [(effect, n) for effect, n in effects if not isinstance(effect, Pay)]

    def short(self, deniers: int, influence: int) -> int:
        """Why somebody with so much left cannot pay for a single use, or 0. T-47"""
        for pay, n in self.paid:
            code = pay.short(n, deniers if pay.holding == DENIERS else influence)
            if code:
                return code
        return 0

    def most(self, s: Troyes, seat: int, times: int) -> int:
        """How often the card can be used if the dice allow that many times: each use is paid in full. T-47"""
        for pay, n in self.paid:
            if not self.one_by_one:
                times = min(times, s.players[seat][pay.holding] // n)
        return times

    def asks_how_often(self, s: Troyes, seat: int) -> bool:
        """Whether fewer uses than possible make sense: they are paid for, or others gain by them."""
        return not self.one_by_one and any(effect.fewer_may_be_better(s, seat) for effect, _ in self.effects)

    def run(self, s: Troyes, seat: int, times: int, out: Out) -> None:
        for effect, n in self.effects:
            if not (self.one_by_one and isinstance(effect, Pay)):
                effect.uses(s, seat, n, times, out)

    def say(self) -> list[Message]:
        """One use in words."""
        return [effect.say(n) for effect, n in self.effects]

    def signs(self) -> str:
        return " ".join(effect.signs(n) for effect, n in self.effects)


SIGN_OF: Final = ("coin", "influence", "vp")
"""What DENIERS, INFLUENCE and VP look like."""


def gain(s: Troyes, seat: int, holding: int, n: int, out: Out) -> None:
    """Deniers, influence or VP; the log has what is really gained. T-31"""
    if holding == INFLUENCE:
        n = gain_influence(s, seat, n)
    else:
        s.players[seat][holding] += n
    if out is not None:
        words = (deniers, influence, vp)[holding]
        out.append(event("troyes-did-gain", who=who(seat), what=words(n)) if n else gains_nothing(seat))


def gains_nothing(seat: int) -> Event:
    return event("troyes-did-gain-nothing", who=who(seat))


class Gain(Effect):
    """Deniers, influence or VP as they are printed. T-120, T-121, T-123, T-126 to T-128, T-135, T-141, T-142, T-146"""

    def __init__(self, holding: int) -> None:
        self.holding = holding

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        gain(s, seat, self.holding, n * times, out)

    def say(self, n: int) -> Message:
        return (deniers, influence, vp)[self.holding](n)

    def signs(self, n: int) -> str:
        return f"{n}{SIGN_OF[self.holding]}"


class PerCitizen(Effect):
    """Deniers per citizen of the player in the palace or in the bishopric, chosen for each use. T-96, T-122"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        if citizens_in(s, seat, PALACE) == citizens_in(s, seat, BISHOPRIC):
            gain(s, seat, DENIERS, n * times * citizens_in(s, seat, PALACE), out)
        else:
            s.then(Mill(seat, n, times))

    def say(self, n: int) -> Message:
        return Message("troyes-effect-miller", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}coin × citizen tower / church"


class Tax(Effect):
    """Others pay per citizen in the city hall as far as their money goes, the bank for neutral ones. T-96, T-143"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        before = s.players[seat][DENIERS]
        for other in range(s.seats):
            if other != seat:
                due = n * times * citizens_in(s, other, CITY_HALL)
                paid = min(due, s.players[other][DENIERS])
                s.players[other][DENIERS] -= paid
                s.players[seat][DENIERS] += paid
                if paid and out is not None:
                    out.append(event("troyes-did-tax", who=who(other), to=who(seat), what=deniers(paid)))
        neutral = n * times * citizens_in(s, NEUTRAL, CITY_HALL)
        if neutral or s.players[seat][DENIERS] == before:
            gain(s, seat, DENIERS, neutral, out)

    def say(self, n: int) -> Message:
        return Message("troyes-effect-tax", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}coin × citizen council"


class ForLead(Effect):
    """VP for all players who lead in something; no player, if the neutral district has more. T-94"""

    def measure(self, s: Troyes, district: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def leaders(self, s: Troyes, seat: int) -> list[int]:
        """The players tied for the lead, the neutral district left out."""
        found = [self.measure(s, district) for district in (*range(s.seats), NEUTRAL)]
        most = max(found)
        return [other for other in range(s.seats) if found[other] == most] if most else []

    def fewer_may_be_better(self, s: Troyes, seat: int) -> bool:
        return any(other != seat for other in self.leaders(s, seat))

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        leading = self.leaders(s, seat)
        for other in leading:
            gain(s, other, VP, n * times, out)
        if not leading and out is not None:
            out.append(gains_nothing(seat))


class MostDice(ForLead):
    """The most dice left in a district. T-136"""

    def measure(self, s: Troyes, district: int) -> int:
        return sum(s.dice[district * DISTRICT_DICE : (district + 1) * DISTRICT_DICE])

    def say(self, n: int) -> Message:
        return Message("troyes-effect-procession", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}vp ↑ die:neutral:1 die:neutral:2"


class BestRed(ForLead):
    """The highest total of red dice left in a district; nobody scores if it is not the player's too. T-145"""

    def measure(self, s: Troyes, district: int) -> int:
        start = district * DISTRICT_DICE + RED * FACES
        return sum(face * n for face, n in enumerate(s.dice[start : start + FACES], 1))

    def leaders(self, s: Troyes, seat: int) -> list[int]:
        leading = super().leaders(s, seat)
        return leading if seat in leading else []

    def say(self, n: int) -> Message:
        return Message("troyes-effect-joust", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}vp ↑ die:red:6"


class PerPair(Effect):
    """VP per pair of the player's cubes in the cathedral. T-137"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        gain(s, seat, VP, n * times * (s.cathedral.count(seat) // 2), out)

    def say(self, n: int) -> Message:
        return Message("troyes-effect-glassblower", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}vp × 2cube rosewin"


class PerEvent(Effect):
    """VP per event of the row with a cube of the player. T-144"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        gain(s, seat, VP, n * times * sum(seat in s.banners[at] for at in s.row), out)

    def say(self, n: int) -> Message:
        return Message("troyes-effect-captain", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}vp × cube banner"


class FromRoll(Effect):
    """A roll for each use, and a cube for each that hits; ``n`` is the lowest face that does. T-95, T-138"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        s.then(*[Shoot(seat, n) for _ in range(times)])

    def say(self, n: int) -> Message:
        return Message("troyes-effect-archer", {"n": n})

    def signs(self, n: int) -> str:
        return f"die:neutral:{n} + → cube banner"


class PerRedDie(Effect):
    """A cube for each red die left in the player's district, and at least one of them is laid. T-95, T-139"""

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        start = seat * DISTRICT_DICE + RED * FACES
        left = n * times * sum(s.dice[start : start + FACES])
        if left:
            s.then(LayCubes(seat, left, 0, 1))
        elif out is not None:
            out.append(gains_nothing(seat))

    def say(self, n: int) -> Message:
        return Message("troyes-effect-chivalry", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}cube banner × die:red:4"


class EventCube(Effect):
    """A cube for each use, paid for one by one. T-95, T-140"""

    def __init__(self, price: int) -> None:
        self.price = price

    def uses(self, s: Troyes, seat: int, n: int, times: int, out: Out) -> None:
        s.then(LayCubes(seat, n * times, self.price, 1))

    def say(self, n: int) -> Message:
        return Message("troyes-effect-diplomat", {"n": n})

    def signs(self, n: int) -> str:
        return f"{n}cube banner"


OPS: Final[dict[str, Effect]] = {
    "pay_deniers": Pay(DENIERS, LACK_DENIERS, "troyes-pay-deniers"),
    "pay_influence": Pay(INFLUENCE, LACK_INFLUENCE, "troyes-pay-influence"),
    "deniers": Gain(DENIERS),
    "influence": Gain(INFLUENCE),
    "vp": Gain(VP),
    "deniers_per_citizen": PerCitizen(),
    "tax_per_citizen": Tax(),
    "vp_for_most_dice": MostDice(),
    "vp_for_best_red": BestRed(),
    "vp_per_cathedral_pair": PerPair(),
    "vp_per_event": PerEvent(),
    "cube_from_roll": FromRoll(),
    "cubes_per_red_die": PerRedDie(),
}


def read_use(printed: Mapping[str, int]) -> Use:
    """What a card does, from the component file: ``{ pay_influence = 1, deniers = 6 }``."""
    ops = {**OPS, "event_cube": EventCube(printed.get("pay_influence", 0))}
    return Use([(ops[name], n) for name, n in printed.items()])


# -- what the cards ask ----------------------------------------------------------------------------------------


class Mill(Question[Troyes]):
    """How many of the Miller's uses count the palace; the others count the bishopric. T-96, T-122"""

    table: ClassVar[Tokens] = Tokens(f"palace:{n}" for n in range(MOST_USES + 1))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "each": NUMBER, "times": NUMBER}

    def __init__(self, seat: int, each: int, times: int) -> None:
        self.seat = seat
        self.each = each
        self.times = times

    def candidates(self, s: Troyes) -> Sequence[int]:
        return range(self.times + 1)

    def refusal(self, s: Troyes, option: int) -> int:
        return 0 if option <= self.times else MILLER_SPLIT

    def worth(self, s: Troyes, option: int) -> int:
        palace = option * citizens_in(s, self.seat, PALACE)
        return self.each * (palace + (self.times - option) * citizens_in(s, self.seat, BISHOPRIC))

    def take(self, s: Troyes, option: int, out: Out) -> None:
        gain(s, self.seat, DENIERS, self.worth(s, option), out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-mill", {"who": who(self.seat), "n": self.times})

    def label(self, s: Troyes, option: int) -> Message:
        split = {"palace": option, "bishopric": self.times - option}
        return Message("troyes-mill", {**split, "what": deniers(self.worth(s, option))})


class Shoot(Roll):
    """The Archer's roll: high enough, it lays a cube on any event. T-95, T-138"""

    fields: ClassVar[dict[str, Codec]] = {"by": NUMBER, "least": NUMBER}

    def __init__(self, by: int, least: int) -> None:
        self.by = by
        self.least = least

    def take(self, s: Troyes, option: int, out: Out) -> None:
        hits = option + 1 >= self.least
        if out is not None:
            out.append(event("troyes-did-hit" if hits else "troyes-did-miss", who=who(self.by), n=option + 1))
        if hits:
            s.then(LayCubes(self.by, 1, 0, 0))


class LayCubes(Question[Troyes]):
    """A cube on any event of the row, one after the other, or no more. T-66, T-95"""

    table: ClassVar[Tokens] = Tokens((*(f"event:{name}" for name in EVENTS), "done"), least=("done",))
    DONE: ClassVar[int] = len(EVENTS)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER, "price": NUMBER, "least": NUMBER}

    def __init__(self, seat: int, left: int, price: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.price = price
        """Influence for each cube: the Diplomat's. T-140"""
        self.least = least
        """How many must still be laid: an action is never empty. T-27"""

    def candidates(self, s: Troyes) -> Sequence[int]:
        return [*sorted(s.row), self.DONE]

    def options(self, s: Troyes) -> list[int]:
        return sorted(s.row) if self.least else [*sorted(s.row), self.DONE]

    def refusal(self, s: Troyes, option: int) -> int:
        if option == self.DONE:
            return ONE_USE_AT_LEAST if self.least else 0
        return 0 if option in s.row else EVENT_NOT_IN_ROW

    def take(self, s: Troyes, option: int, out: Out) -> None:
        if option == self.DONE:
            if out is not None:
                out.append(event("troyes-did-stop", who=who(self.seat)))
            return
        me = s.players[self.seat]
        me[INFLUENCE] -= self.price
        if self.price and out is not None:
            out.append(event("troyes-did-pay", who=who(self.seat), what=influence(self.price)))
        lay_cubes(s, option, self.seat, 1, out)
        if self.left > 1 and me[INFLUENCE] >= self.price:
            s.then(LayCubes(self.seat, self.left - 1, self.price, max(0, self.least - 1)))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-lay-cubes", {"who": who(self.seat), "n": self.left})

    def label(self, s: Troyes, option: int) -> Message:
        if option == self.DONE:
            return Message("troyes-no-more-cubes")
        free = s.parts.banners[option] - len(s.banners[option])
        return Message("troyes-cube-on", {"event": event_name(option), "n": free})
