"""What cards give: operations with what they do and what they are called. G-60 to G-69, G-100 to G-158"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.components import COLOURS, FRIENDS, PROFESSIONS, TITLE
from armorial.games.legacy.ledger import SAY, change
from armorial.games.legacy.missions import hide_mission
from armorial.games.legacy.money import AskForMoney
from armorial.games.legacy.reasons import NO_SUCH_PLAYER, NOT_ENOUGH_GOLD, NOT_IN_HAND
from armorial.games.legacy.row import (
    DiscardFriend,
    DrawFriends,
    GainFriends,
    GiveFriend,
    RandomFriend,
    ThrowAwayRow,
    take_woman,
    throw,
)
from armorial.games.legacy.state import (
    BY_PROFESSION,
    CATHEDRAL,
    EXTRA,
    GOLD,
    HONOUR,
    INCOME,
    OUT,
    PRESTIGE,
    Legacy,
    others,
)
from armorial.games.legacy.tree import count_held
from armorial.games.legacy.words import friend, friends, gold, honour, pawn
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.effects import Op
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added
from armorial.kernel.words import Message, who


class Gain(Op[Legacy]):
    """Gold, income, prestige or honour."""

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        change(s, seat, self.what, n, out)

    def say(self, n: int) -> Message:
        return SAY[self.what](n)


class GainPawn(Op[Legacy]):
    """An extra pawn, if one of its colour is in the supply. G-215"""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        gained = min(n, s.pawns[self.colour])
        s.pawns = added(s.pawns, self.colour, -gained)
        s.players[seat][EXTRA + self.colour] += gained
        if out is not None:
            key = "legacy-did-gain" if gained else "legacy-did-no-pawn"
            out.append(event(key, who=who(seat), what=[self.say(n)]))

    def say(self, n: int) -> Message:
        return pawn(self.colour)


class TakeFriends(Op[Legacy]):
    """Friends from the row. G-69"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(GainFriends(seat, n))

    def say(self, n: int) -> Message:
        return friends(n)


class TakeWoman(Op[Legacy]):
    """Don Juan: a woman from the row. G-142"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        take_woman(s, seat)

    def say(self, n: int) -> Message:
        return Message("legacy-woman-from-row")


class DrawOp(Op[Legacy]):
    """Friends from the deck. G-69"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(DrawFriends(seat, n))

    def say(self, n: int) -> Message:
        return Message("legacy-n-friends-from-deck", {"n": n})


class NewRow(Op[Legacy]):
    """The row is thrown away and laid out anew. G-107"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(ThrowAwayRow())

    def say(self, n: int) -> Message:
        return Message("legacy-new-row")


class HiddenMission(Op[Legacy]):
    """George: the top mission under the patron. G-108"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        hide_mission(s, seat)

    def say(self, n: int) -> Message:
        return Message("legacy-hidden-mission")


class MayAsk(Op[Legacy]):
    """Asking friends for money without a pawn, if wanted. G-109, G-119"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(AskForMoney(seat))

    def say(self, n: int) -> Message:
        return Message("legacy-may-ask-for-money")


class ExchangeHand(Op[Legacy]):
    """Isabella: any number of friends from the hand for as many from the deck. G-110"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        if s.hands[seat]:
            s.then(Exchange(seat, 0, -1))

    def say(self, n: int) -> Message:
        return Message("legacy-exchange-hand")


class Exchange(Question[Legacy]):
    """One friend after the other is discarded; then as many are drawn. G-110"""

    table: ClassVar[Tokens] = Tokens((*FRIENDS, "done"), least=("done",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER, "last": NUMBER}
    DONE: Final = len(FRIENDS)

    def __init__(self, seat: int, n: int, last: int) -> None:
        self.seat = seat
        self.n = n
        self.last = last

    def candidates(self, s: Legacy) -> Sequence[int]:
        return [*s.hands[self.seat], self.DONE]

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option == self.DONE or option in s.hands[self.seat] else NOT_IN_HAND

    def moves(self, s: Legacy) -> list[int]:
        return [*[card for card in s.hands[self.seat] if card > self.last], self.DONE]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if option == self.DONE:
            s.then(DrawFriends(self.seat, self.n))
            return
        throw(s, self.seat, option, out)
        s.then(Exchange(self.seat, self.n + 1, option))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-exchange", {"who": who(self.seat), "n": self.n})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-done") if option == self.DONE else friend(option)


class CountsAs(Op[Legacy]):
    """A kept mission counts as one of a profession. G-402"""

    def __init__(self, profession: int) -> None:
        self.profession = profession

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.players[seat][BY_PROFESSION + self.profession] += n

    def say(self, n: int) -> Message:
        return Message(f"legacy-counts-as-{PROFESSIONS[self.profession]}")


class CheaperContributions(Op[Legacy]):
    """Renovate the Old Cathedral, to the end of the generation. G-152"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.players[seat][CATHEDRAL] += n

    def say(self, n: int) -> Message:
        return Message("legacy-contributions-cheaper", {"n": n})


# -- effects on other players ---------------------------------------------------------------------------------


class OthersLose(Op[Legacy]):
    """Each other player loses honour or prestige. G-128, G-156"""

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        for other in others(s, seat):
            if self.hits(s, other):
                change(s, other, self.what, -n, out)

    def hits(self, s: Legacy, seat: int) -> bool:
        return True

    def say(self, n: int) -> Message:
        return Message("legacy-each-other", {"what": SAY[self.what](-n)})


class TitledOthersLose(OthersLose):
    """Each other player who holds a title. G-157"""

    def hits(self, s: Legacy, seat: int) -> bool:
        return count_held(s.trees[seat], TITLE) > 0

    def say(self, n: int) -> Message:
        return Message("legacy-each-titled-other", {"what": honour(-n)})


class OthersGiveGold(Op[Legacy]):
    """Each other player gives gold, as far as they have it. G-127, G-68"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        for other in others(s, seat):
            give_gold(s, other, seat, n, out)

    def say(self, n: int) -> Message:
        return Message("legacy-each-other-gives", {"what": gold(n)})


def give_gold(s: Legacy, giver: int, to: int, n: int, out: Out) -> None:
    given = min(n, s.players[giver][GOLD])
    s.players[giver][GOLD] -= given
    s.players[to][GOLD] += given
    if given and out is not None:
        out.append(event("legacy-did-give-gold", who=who(giver), to=who(to), what=gold(given)))


class OthersDiscard(Op[Legacy]):
    """Each other player discards a friend of their choice. G-130"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(*[DiscardFriend(other, min(n, len(s.hands[other]))) for other in others(s, seat) if s.hands[other]])

    def say(self, n: int) -> Message:
        return Message("legacy-each-other-discards", {"what": friends(n)})


class OthersGiveFriend(Op[Legacy]):
    """Each other player gives a friend of their choice. G-131, G-155"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(*[GiveFriend(other, seat) for other in others(s, seat) for _ in range(min(n, len(s.hands[other])))])

    def say(self, n: int) -> Message:
        return Message("legacy-each-other-gives", {"what": friends(n)})


class OthersLoseGoldOrHonour(Op[Legacy]):
    """Strengthen the Royal Navy: each other player chooses. G-158"""

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(*[GoldOrHonour(other, n) for other in others(s, seat)])

    def say(self, n: int) -> Message:
        return Message("legacy-each-other-or", {"one": gold(-n), "other": honour(-1)})


class GoldOrHonour(Question[Legacy]):
    """Lose gold, if there is enough of it, or 1 honour. G-158"""

    table: ClassVar[Tokens] = Tokens(("gold", "honour"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER}

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def refusal(self, s: Legacy, option: int) -> int:
        return NOT_ENOUGH_GOLD if option == 0 and s.players[self.seat][GOLD] < self.n else 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        change(s, self.seat, HONOUR if option else GOLD, -1 if option else -self.n, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-lose", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return honour(-1) if option else gold(-self.n)


class OneGives(Op[Legacy]):
    """A chosen player gives gold, or a friend at random. G-129, G-132"""

    def __init__(self, at_random: bool) -> None:
        self.at_random = at_random

    def run(self, s: Legacy, seat: int, n: int, out: Out) -> None:
        s.then(WhoGives(seat, n, int(self.at_random)))

    def say(self, n: int) -> Message:
        return Message("legacy-one-gives", {"what": friends(n) if self.at_random else gold(n)})


class WhoGives(Question[Legacy]):
    """Which other player still in the game. G-68"""

    table: ClassVar[Tokens] = Tokens(f"player:{seat}" for seat in range(4))
    seat_word: ClassVar[str] = "player"
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER, "at_random": NUMBER}

    def __init__(self, seat: int, n: int, at_random: int) -> None:
        self.seat = seat
        self.n = n
        self.at_random = at_random

    def candidates(self, s: Legacy) -> Sequence[int]:
        return [seat for seat in range(s.seats) if seat != self.seat]

    def refusal(self, s: Legacy, option: int) -> int:
        return NO_SUCH_PLAYER if option >= s.seats or option == self.seat or s.players[option][OUT] else 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if not self.at_random:
            give_gold(s, option, self.seat, self.n, out)
            return
        given = min(self.n, len(s.hands[option]))
        s.then(*[RandomFriend(option, self.seat) for _ in range(given)])

    def prompt(self, s: Legacy) -> Message:
        what = friends(self.n) if self.at_random else gold(self.n)
        return Message("legacy-ask-who-gives", {"who": who(self.seat), "what": what})

    def label(self, s: Legacy, option: int) -> Message:
        return who(option)


OPS: Final[dict[str, Op[Legacy]]] = {
    "gold": Gain(GOLD),
    "income": Gain(INCOME),
    "prestige": Gain(PRESTIGE),
    "honour": Gain(HONOUR),
    "take_friends": TakeFriends(),
    "take_women": TakeWoman(),
    "draw_friends": DrawOp(),
    **{f"{name}_pawn": GainPawn(colour) for colour, name in enumerate(COLOURS)},
    "new_row": NewRow(),
    "hidden_mission": HiddenMission(),
    "ask_for_money": MayAsk(),
    "exchange_hand": ExchangeHand(),
    "others_give_gold": OthersGiveGold(),
    "others_lose_honour": OthersLose(HONOUR),
    "others_lose_prestige": OthersLose(PRESTIGE),
    "others_discard": OthersDiscard(),
    "others_give_friend": OthersGiveFriend(),
    "titled_others_lose_honour": TitledOthersLose(HONOUR),
    "others_lose_gold_or_honour": OthersLoseGoldOrHonour(),
    "one_gives_gold": OneGives(at_random=False),
    "one_gives_random_friend": OneGives(at_random=True),
    **{f"counts_as_{name}": CountsAs(profession) for profession, name in enumerate(PROFESSIONS)},
    "contribution_gold_off": CheaperContributions(),
}
