"""Troyes as a game of the kernel: its name, its seats, its classes, and where its parts are."""

from typing import Any, Final

from armorial.data.reader import Components
from armorial.games.troyes import (
    action,
    black,
    cards,
    combat,
    effects,
    events,
    influence,
    placing,
    setup,
    strikes,
    turn,
)
from armorial.games.troyes import consequences as outcomes
from armorial.games.troyes import facts as proud
from armorial.games.troyes import printed as numbers
from armorial.games.troyes import scoring as scores
from armorial.games.troyes import view as views
from armorial.games.troyes.judgement import features
from armorial.games.troyes.judgement import worth as worths
from armorial.games.troyes.judgement.reasons import REASONS as FEATURE_REASONS
from armorial.games.troyes.parts import Parts
from armorial.games.troyes.reasons import REASONS
from armorial.games.troyes.state import FIELDS, Troyes
from armorial.kernel.codec import dump_fields, load_fields
from armorial.kernel.contract import Frame, Game, Score, Zone
from armorial.kernel.words import Message

FRAMES: Final[list[type[Frame[Troyes]]]] = [
    setup.FirstPlayer,
    setup.DealCharacter,
    setup.Opening,
    setup.PlaceFirst,
    setup.FillPlaces,
    turn.Round,
    turn.TurnUp,
    turn.Income,
    turn.Workforce,
    turn.RollDie,
    turn.Rolled,
    events.EventsPhase,
    events.DrawEvent,
    events.ResolveEvent,
    events.NextEvent,
    strikes.RollNeutral,
    black.RollEnemies,
    black.RollBlack,
    black.Enemies,
    black.Counter,
    turn.Actions,
    turn.Turn,
    action.Act,
    influence.Reroll,
    influence.TurnMore,
    cards.Hire,
    cards.UseDice,
    cards.HowOften,
    effects.Mill,
    effects.Shoot,
    effects.LayCubes,
    combat.HowManyCubes,
    placing.Settle,
    turn.EndOfRound,
    turn.GameEnd,
]


class TroyesGame(Game[Troyes]):
    """Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban."""

    def __init__(self, components: Components) -> None:
        self.name = "troyes"
        self.rules_version = 2
        self.seat_counts = (2, 3, 4)
        self.variants = ()
        self.frames = {frame.__name__: frame for frame in FRAMES}
        self.reasons = REASONS
        self.own_features = features.OWN
        self.shared_features = features.SHARED
        self.feature_reasons = FEATURE_REASONS
        self.stages = features.STAGES
        self.plans = features.PLANS
        self.spread = 17.0
        self.parts = Parts(components)

    def set_up(self, seats: int, options: dict[str, str]) -> Troyes:
        return setup.set_up(self.parts, seats)

    def dump_data(self, s: Troyes) -> dict[str, Any]:
        return dump_fields(FIELDS, s)

    def load_data(self, data: dict[str, Any]) -> Troyes:
        seats, *rest = load_fields(FIELDS, data)
        return Troyes(self.parts, seats, [], *rest)

    def view(self, s: Troyes, seat: int) -> dict[str, Any]:
        return {**views.view(s, seat)}

    def holdings(self, s: Troyes, seat: int) -> dict[str, int]:
        return views.holdings(s, seat)

    def printed(self) -> dict[str, Any]:
        return numbers.printed(self.parts)

    def turn_order(self, s: Troyes) -> list[int]:
        return [(s.first + n) % s.seats for n in range(s.seats)]

    def advance(self, s: Troyes, seat: int) -> bool:
        return turn.advance(s, seat)

    def facts(self, s: Troyes, seat: int) -> dict[str, int]:
        return proud.facts(s, seat)

    def changes(self, before: Troyes, after: Troyes, seat: int) -> dict[str, int]:
        return outcomes.changes(before, after, seat)

    def warnings(self, before: Troyes, after: Troyes, seat: int) -> list[Message]:
        return outcomes.warnings(before, after, seat)

    def zones(self, s: Troyes) -> list[Zone]:
        return views.zones(s)

    def cards(self, s: Troyes, zone: Zone) -> list[int]:
        return views.cards(s, zone)

    def put_cards(self, s: Troyes, zone: Zone, cards: list[int]) -> None:
        views.put_cards(s, zone, cards)

    def score(self, s: Troyes, seat: int) -> Score:
        return scores.score(s, seat)

    def standing(self, s: Troyes, seat: int) -> tuple[int, ...]:
        return scores.standing(s, seat)

    def worth(self, s: Troyes, seat: int) -> float:
        return worths.worth(s, seat)

    def stage(self, s: Troyes) -> int:
        return features.stage(s)

    def write_own(self, s: Troyes, seat: int, out: list[float]) -> None:
        features.write_own(s, seat, out)

    def write_shared(self, s: Troyes, out: list[float]) -> None:
        features.write_shared(s, out)

    def doubt(self, s: Troyes) -> float:
        return worths.doubt(s)
