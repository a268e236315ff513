"""The printed numbers as the rules use them: cards by their index, each with its price and its effects."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.legacy.components import (
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    GOALS,
    HEADS,
    HINTS,
    HOLDINGS,
    LASTING,
    MISSIONS,
    NATIONS,
    NONE,
    PATRONS,
    PROFESSIONS,
    RELATIVES,
    SEXES,
    TITLES,
    Price,
    read_need,
)
from armorial.games.legacy.effects import OPS
from armorial.games.legacy.state import Legacy
from armorial.kernel.effects import Effects, read_effects


class Friend:
    """What is printed on a friend's card."""

    __slots__ = (
        *("child_limit", "children_shown", "dowry", "effect", "friends", "income", "nation", "needs"),
        *("prestige", "price", "profession", "sex", "wedding_children"),
    )

    def __init__(self, printed: dict[str, Any]) -> None:
        couple = printed.get("couple", {})
        effect = {name: n for name, n in printed.get("effect", {}).items() if name != "without_pawn"}
        self.sex = SEXES.index(printed["sex"])
        self.nation = NATIONS.index(printed["nation"])
        self.profession = NONE if printed["profession"] == "none" else PROFESSIONS.index(printed["profession"])
        self.price: int = printed.get("price", 0)
        self.dowry: int = printed.get("dowry", 0)
        self.income: int = printed.get("income", 0)
        self.friends: int = printed.get("friends", 0)
        self.prestige: int = printed.get("prestige", 0)
        self.needs = read_need(printed.get("needs", {}))
        self.effect: Effects[Legacy] | None = read_effects(effect, OPS) if effect else None
        self.child_limit: int = couple.get("child_limit", 0)
        self.children_shown: int = couple.get("children_shown", 1)
        self.wedding_children: int = couple.get("wedding_children", 1)


class Child:
    """What is printed on a child's card."""

    __slots__ = (
        *("brings", "count", "extra_child", "honour", "money_gold"),
        *("sex", "wedded", "wedding_off"),
    )

    def __init__(self, printed: dict[str, Any]) -> None:
        grown = printed.get("grown", {})
        self.sex = NONE if printed["sex"] == "none" else SEXES.index(printed["sex"])
        self.count: int = printed["count"]
        self.honour: int = grown.get("honour", 0)
        friends = {name: n for name, n in grown.items() if name != "honour"}
        self.brings: Effects[Legacy] | None = read_effects(friends, OPS) if friends else None
        """The friends who come when the child grows up, in the order the owner chooses. G-25"""
        self.money_gold: int = printed.get("generation", {}).get("money_gold", 0)
        self.wedded: int = printed.get("wedded", {}).get("gold", 0)
        self.wedding_off: int = printed.get("own_wedding", {}).get("wedding_gold_off", 0)
        self.extra_child: int = printed.get("born", {}).get("extra_child", 0)


class Card:
    """A title or a contribution."""

    __slots__ = ("benefit", "generation", "price")

    def __init__(self, printed: dict[str, Any]) -> None:
        self.generation: int = printed["generation"]
        self.price = Price(printed["price"])
        self.benefit: Effects[Legacy] = read_effects(printed["benefit"], OPS)


class Patron:
    """The main goal, and two minor ones: honour for a number of something."""

    __slots__ = ("goals", "honour", "needs")

    def __init__(self, printed: dict[str, Any]) -> None:
        self.honour: int = printed["honour"]
        self.needs = read_need(printed["needs"])
        self.goals: tuple[tuple[int, int, int], ...] = tuple(
            (GOALS.index(name), int(each), int(printed[f"goal_{number}_honour"]))
            for number in (1, 2)
            for name, each in printed[f"goal_{number}"].items()
        )


class Mission:
    """What a mission needs and brings."""

    __slots__ = ("counts_as", "kept", "needs", "reward")

    def __init__(self, printed: dict[str, Any]) -> None:
        self.needs = read_need(printed["needs"])
        self.reward: Effects[Legacy] = read_effects(printed["reward"], OPS)
        as_profession = [p for p, name in enumerate(PROFESSIONS) if f"counts_as_{name}" in printed["reward"]]
        self.counts_as = as_profession[0] if as_profession else NONE
        self.kept = self.counts_as != NONE


class Hint:
    """What must be true in the tree of the Testament. G-98 to G-800"""

    __slots__ = (
        *("child_profession", "children", "count", "foreign", "generation", "holds", "nationalities", "nations"),
        *("of", "profession", "same_foreign_nation", "sex"),
    )

    def __init__(self, printed: dict[str, Any]) -> None:
        self.generation: int = printed["generation"]
        self.of = RELATIVES.index(printed["of"])
        self.count: int = printed.get("count", 1)
        self.sex = SEXES.index(printed["sex"]) if "sex" in printed else NONE
        self.profession = PROFESSIONS.index(printed["profession"]) if "profession" in printed else NONE
        self.nations = tuple(NATIONS.index(name) for name in printed.get("nations", {}))
        self.foreign = bool(printed.get("foreign", 0))
        self.holds = HOLDINGS.index(printed["holds"]) if "holds" in printed else NONE
        self.children: int = printed.get("children", 0)
        self.child_profession = (
            PROFESSIONS.index(printed["child_profession"]) if "child_profession" in printed else NONE
        )
        self.same_foreign_nation = bool(printed.get("same_foreign_nation", 0))
        self.nationalities: int = printed.get("nationalities", 0)


class Start:
    """What a head of family, or whoever asks in the Testament, begins with."""

    __slots__ = ("friends", "gold", "income", "pawn")

    def __init__(self, printed: dict[str, int], pawn: int = NONE) -> None:
        self.income = printed["income"]
        self.gold = printed["gold"]
        self.friends = printed["friends"]
        self.pawn = pawn


class Parts:
    """The printed numbers as the rules use them. Shared by all states of a game."""

    def __init__(self, loaded: Components) -> None:
        v = loaded.values
        game, action, supply = v["game"], v["action"], v["supply"]
        self.components = loaded
        self.rounds: list[int] = game["rounds"]
        self.row: int = game["row"]
        self.own_pawns: int = game["own_pawns"]
        self.extra_pawns: int = game["extra_pawns"]
        self.child_limit: int = game["children"]
        self.reserve: int = game["reserve"]
        self.missions_drawn: int = game["missions_drawn"]
        self.hints_drawn: int = game["hints"]
        self.supply: list[int] = [supply[name] for name in ("solo", "testament", "two", "three", "four")]
        self.money_gold: list[int] = action["money"]["gold"]
        self.money_honour: list[int] = action["money"]["honour"]
        self.money_friends: list[int] = action["money"]["friends"]
        self.socialize_friends: list[int] = action["socialize"]["friends"]
        self.socialize_gold: list[int] = action["socialize"]["gold"]
        self.named_honour: int = action["children"]["named_honour"]
        self.doctor_price = Price(action["doctor"]["price"])
        self.doctor_children: int = action["doctor"]["children"]
        self.mansion_price = Price(action["mansion"]["price"])
        self.mansion_benefit: Effects[Legacy] = read_effects(action["mansion"]["benefit"], OPS)
        self.venture_price = Price(action["venture"]["price"])
        self.polish_venture_price = Price(action["venture"]["polish_price"])
        self.venture_benefit: Effects[Legacy] = read_effects(action["venture"]["benefit"], OPS)
        self.mission_price = Price(action["mission"]["price"])
        self.testament = [Start(v["testament"][name]) for name in ("patrick", "nathalie")]
        self.starts = [
            [Start(v["head"][name][side], COLOURS.index(v["head"][name]["pawn"])) for side in ("man", "woman")]
            for name in HEADS
        ]
        self.friends = [Friend(v["friend"][name]) for name in FRIENDS]
        self.children = [Child(v["child"][name]) for name in CHILDREN]
        self.titles = [Card(v["title"][name]) for name in TITLES]
        self.contributions = [Card(v["contribution"][name]) for name in CONTRIBUTIONS]
        self.patrons = [Patron(v["patron"][name]) for name in PATRONS]
        self.missions = [Mission(v["mission"][name]) for name in MISSIONS]
        self.hints = [Hint(v["hint"][name]) for name in HINTS]
        self.child_sex = [child.sex for child in self.children]
        self.friend_sex = [friend.sex for friend in self.friends]
        self.lasting = [
            (f, LASTING.index(name), n, self.friends[f].needs)
            for f, friend in enumerate(FRIENDS)
            for name, n in v["friend"][friend].get("generation", {}).items()
        ]
        self.is_lasting = 0
        for f, _, _, _ in self.lasting:
            self.is_lasting |= 1 << f
