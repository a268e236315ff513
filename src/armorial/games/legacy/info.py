"""Legacy as a game of the kernel: its name, its seats, its classes, and where its parts are."""

from typing import Any, Final

from armorial.data.reader import Components
from armorial.games.legacy import actions, birth, board, effects, missions, money, patrons, row, setup, testament, turn
from armorial.games.legacy import consequences as outcomes
from armorial.games.legacy import facts as proud
from armorial.games.legacy import printed as numbers
from armorial.games.legacy import scoring as scores
from armorial.games.legacy import view as views
from armorial.games.legacy import wedding as weddings
from armorial.games.legacy.judgement import features
from armorial.games.legacy.judgement import worth as worths
from armorial.games.legacy.judgement.reasons import REASONS as FEATURE_REASONS
from armorial.games.legacy.parts import Parts
from armorial.games.legacy.reasons import REASONS
from armorial.games.legacy.state import FIELDS, FIRST, SEVERAL, SOLO, TESTAMENT, Legacy, younger
from armorial.games.legacy.tree import name_everybody
from armorial.kernel.codec import dump_fields, load_fields
from armorial.kernel.contract import Frame, Game, Score, Variant, Zone
from armorial.kernel.errors import RuleError
from armorial.kernel.words import Message

FRAMES: Final[list[type[Frame[Legacy]]]] = [
    setup.FirstPlayer,
    setup.Families,
    setup.DealPatron,
    setup.DealHead,
    setup.ChooseSide,
    setup.ChooseSelf,
    setup.Mulligan,
    turn.Round,
    turn.Turn,
    turn.EndOfTurn,
    turn.EndOfRound,
    turn.EndOfGeneration,
    turn.Generation,
    turn.NextPawn,
    turn.DealPawn,
    turn.NewCards,
    turn.GrowUp,
    turn.Grown,
    turn.WhoGrows,
    turn.Weddings,
    turn.WhoWeds,
    actions.Act,
    weddings.WhichPartner,
    weddings.Wedding,
    birth.DrawChild,
    birth.Birth,
    birth.KeepChild,
    birth.Complication,
    birth.WhichCouple,
    birth.NameSex,
    row.DrawToRow,
    row.FillRow,
    row.DrawFriend,
    row.DrawFriends,
    row.MayDraw,
    row.GainFriends,
    row.Source,
    row.TakeFromRow,
    row.AfterGain,
    row.PickFriend,
    row.PickWoman,
    row.ThrowAwayRow,
    row.DiscardFriend,
    row.GiveFriend,
    row.RandomFriend,
    money.GetMoney,
    money.AskForMoney,
    board.Undertake,
    board.WhichTitle,
    board.WhichContribution,
    board.Benefit,
    board.WhichHousehold,
    missions.DrawMissions,
    missions.DrawMission,
    missions.KeepMission,
    missions.HideMission,
    missions.Moment,
    missions.FulfilNow,
    effects.Exchange,
    effects.GoldOrHonour,
    effects.WhoGives,
    testament.AddParents,
    testament.AddParent,
    testament.DrawParent,
    testament.FoundChild,
    testament.DrawHints,
    testament.DrawHint,
    testament.CheckHints,
    patrons.Patrons,
    patrons.ChooseGoals,
    patrons.ChooseGoal,
    patrons.TestamentEnd,
    patrons.GameEnd,
]


class LegacyGame(Game[Legacy]):
    """Legacy: The Testament of Duke de Crecy by Michiel Hendriks."""

    def __init__(self, components: Components) -> None:
        self.name = "legacy"
        self.rules_version = 2
        self.seat_counts = (1, 2, 3, 4)
        self.variants = (Variant("venture_cost", ("russian", "polish")), Variant("solo", ("standard", "testament")))
        self.frames = {frame.__name__: frame for frame in FRAMES}
        self.reasons = REASONS
        self.own_features = features.OWN
        self.shared_features = features.SHARED
        self.feature_reasons = FEATURE_REASONS
        self.stages = features.STAGES
        self.plans = features.PLANS
        self.spread = 22.0
        self.foresight = 6
        self.parts = Parts(components)

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        chosen = super().check(seats, options)
        if seats > 1 and chosen["solo"] == "testament":
            raise RuleError("the Testament is played alone: take 1 seat, or solo=standard")
        return chosen

    def set_up(self, seats: int, options: dict[str, str]) -> Legacy:
        mode = SEVERAL if seats > 1 else TESTAMENT if options["solo"] == "testament" else SOLO
        return setup.set_up(self.parts, seats, mode, options["venture_cost"] == "polish")

    def dump_data(self, s: Legacy) -> dict[str, Any]:
        return dump_fields(FIELDS, s)

    def load_data(self, data: dict[str, Any]) -> Legacy:
        seats, *rest = load_fields(FIELDS, {**younger(data.get("seats", 0)), **data})
        s = Legacy(self.parts, seats, [], *rest)
        name_everybody(s)
        return s

    def view(self, s: Legacy, seat: int) -> dict[str, Any]:
        return {**views.view(s, seat)}

    def holdings(self, s: Legacy, seat: int) -> dict[str, int]:
        return views.holdings(s, seat)

    def turn_order(self, s: Legacy) -> list[int]:
        return [(s.numbers[FIRST] + n) % s.seats for n in range(s.seats)]

    def advance(self, s: Legacy, seat: int) -> bool:
        return turn.advance(s, seat)

    def facts(self, s: Legacy, seat: int) -> dict[str, int]:
        return proud.facts(s, seat)

    def changes(self, before: Legacy, after: Legacy, seat: int) -> dict[str, int]:
        return outcomes.changes(before, after, seat)

    def warnings(self, before: Legacy, after: Legacy, seat: int) -> list[Message]:
        return outcomes.warnings(before, after, seat)

    def printed(self) -> dict[str, Any]:
        return numbers.printed(self.parts)

    def zones(self, s: Legacy) -> list[Zone]:
        return views.zones(s)

    def cards(self, s: Legacy, zone: Zone) -> list[int]:
        return views.cards(s, zone)

    def put_cards(self, s: Legacy, zone: Zone, cards: list[int]) -> None:
        views.put_cards(s, zone, cards)

    def score(self, s: Legacy, seat: int) -> Score:
        return scores.score(s, seat)

    def standing(self, s: Legacy, seat: int) -> tuple[int, ...]:
        return scores.standing(s, seat)

    def lost(self, s: Legacy, seat: int) -> bool:
        return scores.lost(s, seat)

    def worth(self, s: Legacy, seat: int) -> float:
        return worths.worth(s, seat)

    def stage(self, s: Legacy) -> int:
        return features.stage(s)

    def write_own(self, s: Legacy, seat: int, out: list[float]) -> None:
        features.write_own(s, seat, out)

    def write_shared(self, s: Legacy, out: list[float]) -> None:
        features.write_shared(s, out)

    def doubt(self, s: Legacy) -> float:
        return worths.doubt(s)

    def par(self, s: Legacy) -> float:
        return worths.par(s)
