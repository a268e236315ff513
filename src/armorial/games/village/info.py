"""Village as a game of the kernel: its name, its seats, its classes, and where its parts are."""

from typing import Any, Final

from armorial.data.reader import Components
from armorial.games.village import (
    church,
    council,
    crafts,
    death,
    effects,
    farm,
    market,
    payment,
    setup,
    travel,
    turn,
)
from armorial.games.village import consequences as outcomes
from armorial.games.village import facts as proud
from armorial.games.village import printed as numbers
from armorial.games.village import scoring as scores
from armorial.games.village import view as views
from armorial.games.village.judgement import features
from armorial.games.village.judgement import worth as worths
from armorial.games.village.judgement.reasons import REASONS as FEATURE_REASONS
from armorial.games.village.parts import Parts
from armorial.games.village.reasons import REASONS
from armorial.games.village.state import FIELDS, Village
from armorial.kernel.codec import dump_fields, load_fields
from armorial.kernel.contract import Frame, Game, Score, Zone
from armorial.kernel.words import Message

FRAMES: Final[list[type[Frame[Village]]]] = [
    setup.FirstPlayer,
    turn.Round,
    turn.LayCubes,
    turn.DrawCube,
    turn.Turn,
    turn.TakeCube,
    turn.WellAction,
    turn.FreeAction,
    turn.EndOfTurn,
    turn.NextTurn,
    turn.EndOfRound,
    turn.PassToken,
    turn.GameEnd,
    farm.GrainAction,
    farm.FamilyAction,
    crafts.CraftsAction,
    crafts.AfterTraining,
    crafts.BoughtGood,
    market.MarketDay,
    market.MarketTurn,
    market.Sale,
    market.DrawCustomer,
    travel.TravelAction,
    travel.Arrive,
    council.CouncilAction,
    council.TakeChamber,
    council.Privilege,
    church.ChurchAction,
    church.Mass,
    church.BuyingOut,
    church.BuyOut,
    church.DrawPiece,
    church.MovingUp,
    church.MoveUp,
    church.Majority,
    death.Death,
    death.Dies,
    effects.PickCube,
    effects.PickGood,
    payment.Pay,
    payment.PayCouncil,
    payment.PayChurch,
    payment.PayWell,
]


class VillageGame(Game[Village]):
    """Village by Inka and Markus Brand."""

    def __init__(self, components: Components) -> None:
        self.name = "village"
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
        self.parts = Parts(components)

    def set_up(self, seats: int, options: dict[str, str]) -> Village:
        return setup.set_up(self.parts, seats)

    def dump_data(self, s: Village) -> dict[str, Any]:
        return dump_fields(FIELDS, s)

    def load_data(self, data: dict[str, Any]) -> Village:
        seats, *rest = load_fields(FIELDS, data)
        return Village(self.parts, seats, [], *rest)

    def view(self, s: Village, seat: int) -> dict[str, Any]:
        return {**views.view(s, seat)}

    def holdings(self, s: Village, seat: int) -> dict[str, int]:
        return views.holdings(s, seat)

    def printed(self) -> dict[str, Any]:
        return numbers.printed(self.parts)

    def turn_order(self, s: Village) -> list[int]:
        return [(s.first + n) % s.seats for n in range(s.seats)]

    def advance(self, s: Village, seat: int) -> bool:
        return turn.advance(s, seat)

    def facts(self, s: Village, seat: int) -> dict[str, int]:
        return proud.facts(s, seat)

    def changes(self, before: Village, after: Village, seat: int) -> dict[str, int]:
        return outcomes.changes(before, after, seat)

    def warnings(self, before: Village, after: Village, seat: int) -> list[Message]:
        return outcomes.warnings(before, after, seat)

    def zones(self, s: Village) -> list[Zone]:
        return views.zones(s)

    def cards(self, s: Village, zone: Zone) -> list[int]:
        return views.cards(s, zone)

    def put_cards(self, s: Village, zone: Zone, cards: list[int]) -> None:
        views.put_cards(s, zone, cards)

    def score(self, s: Village, seat: int) -> Score:
        return scores.score(s, seat)

    def standing(self, s: Village, seat: int) -> tuple[int, ...]:
        return scores.standing(s, seat)

    def worth(self, s: Village, seat: int) -> float:
        return worths.worth(s, seat)

    def stage(self, s: Village) -> int:
        return features.stage(s)

    def write_own(self, s: Village, seat: int, out: list[float]) -> None:
        features.write_own(s, seat, out)

    def write_shared(self, s: Village, out: list[float]) -> None:
        features.write_shared(s, out)

    def doubt(self, s: Village) -> float:
        return worths.doubt(s)
