"""Lorenzo il Magnifico as a game of the kernel: its name, its seats, its classes, and where its parts are."""

from typing import Any, Final

from armorial.data.reader import Components
from armorial.games.lorenzo import areas, gains, leaders, report, servants, setup, towers, turn
from armorial.games.lorenzo import consequences as outcomes
from armorial.games.lorenzo import facts as proud
from armorial.games.lorenzo import printed as numbers
from armorial.games.lorenzo import scoring as scores
from armorial.games.lorenzo import view as views
from armorial.games.lorenzo.judgement import features
from armorial.games.lorenzo.judgement import worth as worths
from armorial.games.lorenzo.judgement.reasons import REASONS as FEATURE_REASONS
from armorial.games.lorenzo.parts import Parts
from armorial.games.lorenzo.reasons import REASONS
from armorial.games.lorenzo.state import FIELDS, Lorenzo
from armorial.kernel.codec import dump_fields, load_fields
from armorial.kernel.contract import Frame, Game, Score, Variant, Zone
from armorial.kernel.words import Message

FRAMES: Final[list[type[Frame[Lorenzo]]]] = [
    setup.DrawOrder,
    setup.DrawTile,
    setup.Prepare,
    setup.ChooseTile,
    leaders.Deal,
    leaders.DraftRound,
    leaders.Draft,
    leaders.PassPackets,
    turn.Round,
    turn.LayCard,
    turn.Roll,
    turn.NextTurn,
    turn.Turn,
    turn.Where,
    turn.Who,
    turn.Enter,
    turn.EndOfTurn,
    turn.AfterTurn,
    turn.EndOfRound,
    towers.PickPrice,
    towers.PickDiscount,
    towers.GrantCard,
    towers.BonusCard,
    towers.BuyCard,
    servants.Spend,
    areas.Strength,
    areas.AreaAgain,
    areas.GrantArea,
    areas.Exchange,
    gains.Privilege,
    gains.Fewer,
    report.Report,
    report.Church,
]

ADVANCED: Final = Variant("advanced", ("off", "on", "leaders", "tiles"))
"""The basic game, the advanced one, or only one part of it: the leaders, or the individual bonus tiles."""


class LorenzoGame(Game[Lorenzo]):
    """Lorenzo il Magnifico by Virginio Gigli, Flaminia Brasini and Simone Luciani."""

    def __init__(self, components: Components) -> None:
        self.name = "lorenzo"
        self.rules_version = 2
        self.seat_counts = (2, 3, 4)
        self.variants = (ADVANCED,)
        self.frames = {frame.__name__: frame for frame in FRAMES}
        self.reasons = REASONS
        self.own_features = features.OWN
        self.shared_features = features.SHARED
        self.feature_reasons = FEATURE_REASONS
        self.stages = features.STAGES
        self.plans = features.PLANS
        self.parts = Parts(components)

    def set_up(self, seats: int, options: dict[str, str]) -> Lorenzo:
        return setup.set_up(self.parts, seats, options["advanced"])

    def dump_data(self, s: Lorenzo) -> dict[str, Any]:
        return dump_fields(FIELDS, s)

    def load_data(self, data: dict[str, Any]) -> Lorenzo:
        seats, *rest = load_fields(FIELDS, data)
        return Lorenzo(self.parts, seats, [], *rest)

    def view(self, s: Lorenzo, seat: int) -> dict[str, Any]:
        return {**views.view(s, seat)}

    def holdings(self, s: Lorenzo, seat: int) -> dict[str, int]:
        return views.holdings(s, seat)

    def printed(self) -> dict[str, Any]:
        return numbers.printed(self.parts)

    def turn_order(self, s: Lorenzo) -> list[int]:
        return s.order[:]

    def advance(self, s: Lorenzo, seat: int) -> bool:
        return turn.advance(s, seat)

    def facts(self, s: Lorenzo, seat: int) -> dict[str, int]:
        return proud.facts(s, seat)

    def changes(self, before: Lorenzo, after: Lorenzo, seat: int) -> dict[str, int]:
        return outcomes.changes(before, after, seat)

    def warnings(self, before: Lorenzo, after: Lorenzo, seat: int) -> list[Message]:
        return outcomes.warnings(before, after, seat)

    def zones(self, s: Lorenzo) -> list[Zone]:
        return views.zones(s)

    def cards(self, s: Lorenzo, zone: Zone) -> list[int]:
        return views.cards(s, zone)

    def put_cards(self, s: Lorenzo, zone: Zone, cards: list[int]) -> None:
        views.put_cards(s, zone, cards)

    def score(self, s: Lorenzo, seat: int) -> Score:
        return scores.score(s, seat)

    def standing(self, s: Lorenzo, seat: int) -> tuple[int, ...]:
        return scores.standing(s, seat)

    def worth(self, s: Lorenzo, seat: int) -> float:
        return worths.worth(s, seat)

    def stage(self, s: Lorenzo) -> int:
        return features.stage(s)

    def write_own(self, s: Lorenzo, seat: int, out: list[float]) -> None:
        features.write_own(s, seat, out)

    def write_shared(self, s: Lorenzo, out: list[float]) -> None:
        features.write_shared(s, out)

    def doubt(self, s: Lorenzo) -> float:
        return worths.doubt(s)
