"""Builds positions of Legacy for the rulebook tests: set up in a few lines, play tokens, look.

    scene = Scene(2)
    scene.player(0, gold=5, hand=["gertrude", "pierre"])
    scene.head(0, "man")
    scene.row("ann", "carmen", "odette").turn(0)
    scene.play("marry:gertrude", "ann", "daughter")
    assert scene.gold(0) == 6

People of a tree are numbered as they come, the head is 0. Cards given to somebody come out of the decks, so that every
card is in one place. Answers with one possibility are given by themselves, as in a match; chance is answered by tokens
like everybody else, unless ``luck`` is set.
"""

import random
from typing import Any

from armorial.games import load_game
from armorial.games.legacy.board import WhichHousehold
from armorial.games.legacy.components import (
    CHILD_CARD,
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    HEAD_CARD,
    HEADS,
    HINTS,
    HOLDINGS,
    MISSIONS,
    PATRONS,
    TITLES,
)
from armorial.games.legacy.state import (
    ADULT,
    ASIDE,
    BORN,
    CARD,
    CHILD,
    COMPLETED,
    COMPLICATIONS,
    EXTRA,
    FATHER,
    FIRST,
    GEN,
    GENERATION,
    GOLD,
    HEAD,
    HELD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    INCOME,
    KEPT,
    LOST,
    MANSIONS,
    MOTHER,
    OPEN,
    OUT,
    PARTNER,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    SEX,
    STATUS,
    STATUSES,
    VENTURES,
    Legacy,
    join,
    put_under,
)
from armorial.games.legacy.tree import add, at, give_name, people, wed
from armorial.games.legacy.turn import EndOfGeneration, EndOfRound, Generation, NewCards, Turn
from armorial.kernel.contract import CHANCE, Event, Frame, Question, settle
from armorial.kernel.shared import added, without_card
from armorial.kernel.words import Message
from tests.scenes import AnyScene

ROUND_OF = {1: 1, 2: 3, 3: 6}
LAST_ROUND_OF = {1: 2, 2: 5, 3: 9}


class Scene(AnyScene[Legacy]):
    """A position with empty trees, hands and row, in the first round of a generation."""

    def __init__(
        self,
        seats: int = 2,
        generation: int = 1,
        luck: int | None = None,
        overlay: dict[str, Any] | None = None,
        **options: str,
    ) -> None:
        self.game = load_game("legacy", overlay)
        self.s: Legacy = self.game.set_up(seats, self.game.check(seats, options))
        self.s.stack.clear()
        self.events: list[Event] = []
        self.luck = None if luck is None else random.Random(luck)
        self.s.numbers[GEN] = generation
        self.s.round_number = ROUND_OF[generation]
        NewCards().run(self.s, None)

    # -- setting up ---------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        gold: int = 0,
        income: int = 0,
        prestige: int = 0,
        honour: int = 0,
        hand: list[str] | None = None,
        patron: str | None = None,
        extra: dict[str, int] | None = None,
        missions: list[str] | None = None,
        hidden: list[str] | None = None,
        completed: int = 0,
    ) -> "Scene":
        me = self.s.players[seat]
        me[GOLD], me[INCOME], me[PRESTIGE], me[HONOUR] = gold, income, prestige, honour
        me[COMPLETED] = completed
        for name in hand or []:
            self._take(name)
            self.s.hands[seat] = sorted([*self.s.hands[seat], FRIENDS.index(name)])
        if patron is not None:
            me[PATRON] = PATRONS.index(patron)
            self.s.patrons = without_card(self.s.patrons, me[PATRON])
        for colour, n in (extra or {}).items():
            me[EXTRA + COLOURS.index(colour)] = n
            self.s.pawns = added(self.s.pawns, COLOURS.index(colour), -n)
        for name in missions or []:
            me[OPEN] |= 1 << MISSIONS.index(name)
            self.s.missions = without_card(self.s.missions, MISSIONS.index(name))
        for name in hidden or []:
            put_under(self.s, seat, (*self.s.hidden_missions[seat], MISSIONS.index(name)))
            self.s.missions = without_card(self.s.missions, MISSIONS.index(name))
        return self

    def head(self, seat: int, side: str = "man", head: str = "blue") -> int:
        """The head of a family: person 0."""
        self.s.players[seat][HEAD] = HEADS.index(head)
        return add(self.s, seat, HEAD_CARD + HEADS.index(head), int(side == "woman"), 1, ADULT)

    def spouse(self, seat: int, name: str, partner: int) -> int:
        """A friend beside somebody: married to an adult, promised to a child."""
        tree = self.s.trees[seat]
        self._take(name)
        status = PROMISED if tree[at(partner) + STATUS] == CHILD else ADULT
        card = FRIENDS.index(name)
        number = add(self.s, seat, card, self.s.parts.friend_sex[card], tree[at(partner) + GENERATION], status)
        wed(tree, number, partner)
        join(self.s, seat, card)
        return number

    def child(self, seat: int, kind: str, parent: int = 0, *, grown: bool = False, born: bool = True) -> int:
        """A child of a couple (or of one parent); ``born`` counts it as born in its parents' generation."""
        tree = self.s.trees[seat]
        i = at(parent)
        couple = [parent, tree[i + PARTNER]]
        fathers = [p for p in couple if p >= 0 and tree[at(p) + SEX] == 0]
        mothers = [p for p in couple if p >= 0 and tree[at(p) + SEX] == 1]
        index = CHILDREN.index(kind)
        self.s.children = added(self.s.children, index, -1)
        generation = tree[i + GENERATION] + 1
        if born and generation - 1 <= 3:
            self.s.players[seat][BORN + generation - 2] += 1
        return add(
            self.s,
            seat,
            CHILD_CARD + index,
            self.s.parts.child_sex[index],
            generation,
            ADULT if grown else CHILD,
            fathers[0] if fathers else -1,
            mothers[0] if mothers else -1,
        )

    def couple(self, seat: int, name: str = "rosalie", side: str = "man") -> "Scene":
        """A head (0) and a spouse (1): the shortest family."""
        self.head(seat, side)
        self.spouse(seat, name, 0)
        return self

    def hold(self, seat: int, person: int, kind: str, card: str | None = None) -> "Scene":
        """Something a household has."""
        names = {"title": TITLES, "contribution": CONTRIBUTIONS}.get(kind, ())
        number = names.index(card) + 1 if card else 1
        self.s.trees[seat][at(person) + HELD + HOLDINGS.index(kind)] = number
        if kind == "title" and number - 1 in self.s.titles:
            self.s.titles = without_card(self.s.titles, number - 1)
        if kind == "contribution" and number - 1 in self.s.contributions:
            self.s.contributions = without_card(self.s.contributions, number - 1)
        return self

    def row(self, *names: str) -> "Scene":
        for name in names:
            self._take(name)
        self.s.row = sorted(FRIENDS.index(name) for name in names)
        return self

    def deck(self, *names: str) -> "Scene":
        """Only these friends are in the deck; the rest is out of the game."""
        self.s.deck = sorted(FRIENDS.index(name) for name in names)
        return self

    def discards(self, *names: str) -> "Scene":
        for name in names:
            if FRIENDS.index(name) in self.s.deck:
                self.s.deck.remove(FRIENDS.index(name))
        self.s.discards = sorted(FRIENDS.index(name) for name in names)
        return self

    def child_deck(self, deck: dict[str, int], reserve: dict[str, int] | None = None, **discards: int) -> "Scene":
        """Only these children are in the deck, the reserve (its cards known) and the discards."""
        self.s.children = tuple(deck.get(kind, 0) for kind in CHILDREN)
        self.s.reserve = tuple((reserve or {}).get(kind, 0) for kind in CHILDREN)
        self.s.child_discards = tuple(discards.get(kind, 0) for kind in CHILDREN)
        self.s.numbers[ASIDE] = self.s.numbers[ASIDE + 1] = 0
        return self

    def _take(self, name: str) -> None:
        """Takes a friend out of the deck; in the Testament some are never in it."""
        if FRIENDS.index(name) in self.s.deck:
            self.s.deck.remove(FRIENDS.index(name))

    def turn(self, seat: int = 0, pawns: int = 2) -> "Scene":
        """It is a player's turn; each has this many pawns of their own. Whatever was asked before is forgotten."""
        self.s.stack.clear()
        for me in self.s.players:
            me[PAWNS] = 0 if me[OUT] else pawns
        self.s.then(Turn(seat))
        self._go_on()
        return self

    def last_turn(self, seat: int = 0, pawns: int = 1) -> "Scene":
        """The last round of the generation, in which nobody but this player has pawns of their own left."""
        self.s.round_number = LAST_ROUND_OF[self.s.numbers[GEN]]
        self.turn(seat, pawns)
        for other, me in enumerate(self.s.players):
            if other != seat:
                me[PAWNS] = 0
        return self

    def then(self, *frames: Frame[Legacy]) -> "Scene":
        """Something happens, or is asked, and nothing after it."""
        self.s.stack.clear()
        self.s.then(*frames)
        self._go_on()
        return self

    def end_of_round(self, number: int, first: int = 0) -> "Scene":
        """A round ends. The generation is that of the round."""
        self.s.round_number = number
        self.s.numbers[FIRST] = first
        return self.then(EndOfRound())

    def end_of_generation(self) -> "Scene":
        self.s.round_number = LAST_ROUND_OF[self.s.numbers[GEN]]
        return self.then(EndOfGeneration())

    def next_generation(self, first: int = 0) -> "Scene":
        """The start of the next generation."""
        self.s.round_number = {1: 2, 2: 5}[self.s.numbers[GEN]]
        self.s.numbers[FIRST] = first
        return self.then(Generation())

    @classmethod
    def started(cls, seats: int, luck: int | None = 0, **options: str) -> "Scene":
        """A real game from its first draw on; with ``luck`` up to the first player's question."""
        scene = cls(seats, luck=luck)
        scene.s = scene.game.new(seats, options)
        scene._go_on()
        return scene

    @classmethod
    def testament(cls, generation: int = 1, luck: int | None = 3) -> "Scene":
        """Nathalie (0), Laurent (1), Angelique (2), and unknown grandparents: 3 and 4 above him, 5 and 6 above her."""
        scene = cls(1, generation, luck, solo="testament")
        tree = scene.s.trees[0]
        for name, above in (("nathalie", 0), ("laurent", 1), ("angelique", 1)):
            card = FRIENDS.index(name)
            add(scene.s, 0, card, scene.s.parts.friend_sex[card], above, ADULT)
            join(scene.s, 0, card)
        wed(tree, 1, 2)
        tree[FATHER], tree[MOTHER] = 1, 2
        for person in (1, 2):
            scene.unknown_parents(person)
        return scene

    def unknown_parents(self, person: int) -> tuple[int, int]:
        """In the Testament: a son and a daughter above somebody."""
        tree = self.s.trees[0]
        above = tree[at(person) + GENERATION] + 1
        father = add(self.s, 0, CHILD_CARD + CHILDREN.index("son"), 0, above, ADULT)
        mother = add(self.s, 0, CHILD_CARD + CHILDREN.index("daughter"), 1, above, ADULT)
        wed(tree, father, mother)
        tree[at(person) + FATHER], tree[at(person) + MOTHER] = father, mother
        for kind in ("son", "daughter"):
            self.s.children = added(self.s.children, CHILDREN.index(kind), -1)
        return father, mother

    def known(self, person: int, name: str) -> "Scene":
        """In the Testament: somebody unknown is known, without any of the steps."""
        card = FRIENDS.index(name)
        self._take(name)
        self.s.trees[0][at(person) + CARD] = card
        give_name(self.s, 0, person, card)
        join(self.s, 0, card)
        return self

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, *tokens: str) -> "Scene":
        """Give answers, chance's included; each must be allowed."""
        for token in tokens:
            self.game.answer_token(self.s, token, self.events)
            self._go_on()
        return self

    def _go_on(self) -> None:
        settle(self.s, self.events)
        while (question := self.asked) is not None:
            options = question.options(self.s)
            if question.seat == CHANCE and self.luck is not None:
                assert hasattr(question, "sample")
                option = question.sample(self.s, self.luck)
            elif len(options) == 1:
                option = options[0]
            else:
                return
            self.game.answer(self.s, option, self.events)

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Question[Legacy] | None:
        return self.game.asked(self.s)

    @property
    def question(self) -> str:
        """The name of the open question, empty when nothing is asked."""
        return type(self.asked).__name__ if self.asked is not None else ""

    def gold(self, seat: int = 0) -> int:
        return self.s.players[seat][GOLD]

    def income(self, seat: int = 0) -> int:
        return self.s.players[seat][INCOME]

    def prestige(self, seat: int = 0) -> int:
        return self.s.players[seat][PRESTIGE]

    def honour(self, seat: int = 0) -> int:
        return self.s.players[seat][HONOUR]

    def pawns(self, seat: int = 0) -> int:
        return self.s.players[seat][PAWNS]

    def extra(self, seat: int, colour: str) -> int:
        return self.s.players[seat][EXTRA + COLOURS.index(colour)]

    def supply(self, colour: str) -> int:
        return self.s.pawns[COLOURS.index(colour)]

    def hand(self, seat: int = 0) -> list[str]:
        return [FRIENDS[card] for card in self.s.hands[seat]]

    def in_row(self) -> list[str]:
        return [FRIENDS[card] for card in self.s.row]

    def thrown(self) -> list[str]:
        return [FRIENDS[card] for card in self.s.discards]

    def born(self, seat: int = 0) -> list[int]:
        return self.s.players[seat][BORN : BORN + 3]

    def protected(self, seat: int = 0) -> bool:
        return self.s.players[seat][COMPLICATIONS] > 0

    def missions(self, seat: int = 0) -> list[str]:
        return [name for m, name in enumerate(MISSIONS) if self.s.players[seat][OPEN] >> m & 1]

    def kept(self, seat: int = 0) -> list[str]:
        return [name for m, name in enumerate(MISSIONS) if self.s.players[seat][KEPT] >> m & 1]

    def completed(self, seat: int = 0) -> int:
        return self.s.players[seat][COMPLETED]

    def out(self, seat: int) -> bool:
        return bool(self.s.players[seat][OUT])

    def size(self, seat: int = 0) -> int:
        """How many people the tree has, the lost ones included."""
        return len(people(self.s.trees[seat]))

    def card(self, seat: int, person: int) -> str:
        card = self.s.trees[seat][at(person) + CARD]
        if card < 0:
            return "lost"
        return FRIENDS[card] if card < CHILD_CARD else CHILDREN[card - CHILD_CARD] if card < HEAD_CARD else "head"

    def status(self, seat: int, person: int) -> str:
        return STATUSES[self.s.trees[seat][at(person) + STATUS]]

    def partner(self, seat: int, person: int) -> int:
        return self.s.trees[seat][at(person) + PARTNER]

    def children_of(self, seat: int, person: int) -> list[str]:
        """The cards under somebody."""
        tree = self.s.trees[seat]
        return [
            self.card(seat, i // PERSON_SIZE)
            for i in people(tree)
            if person in (tree[i + FATHER], tree[i + MOTHER]) and tree[i + STATUS] != LOST
        ]

    def parents(self, seat: int, person: int) -> list[int]:
        return self.s.trees[seat][at(person) + FATHER : at(person) + MOTHER + 1]

    def held(self, seat: int, person: int) -> list[str]:
        """What the household of somebody has, by kind."""
        i = at(person) + HELD
        return [name for k, name in enumerate(HOLDINGS) if self.s.trees[seat][i + k]]

    def titles(self) -> list[str]:
        return [TITLES[card] for card in self.s.titles]

    def contributions(self) -> list[str]:
        return [CONTRIBUTIONS[card] for card in self.s.contributions]

    def left(self, kind: str) -> int:
        return self.s.numbers[MANSIONS if kind == "mansion" else VENTURES]

    def hints(self) -> tuple[list[str], list[str]]:
        """Open hints and fulfilled ones."""
        numbers = self.s.numbers
        return (
            [name for h, name in enumerate(HINTS) if numbers[HINTS_OPEN] >> h & 1],
            [name for h, name in enumerate(HINTS) if numbers[HINTS_DONE] >> h & 1],
        )

    def open_hints(self, *names: str) -> "Scene":
        self.s.numbers[HINTS_OPEN] = sum(1 << HINTS.index(name) for name in names)
        return self

    def fulfilled_hints(self, *names: str) -> "Scene":
        self.s.numbers[HINTS_DONE] = sum(1 << HINTS.index(name) for name in names)
        return self

    def label(self, token: str) -> Message:
        question = self.asked
        assert question is not None
        return question.label(self.s, question.table.find(token))

    def warned(self, token: str) -> list[str]:
        return [warning.key for warning in self.outlook(token).warnings]

    def told(self, key: str) -> int:
        """How often something was told."""
        return sum(event.message.key == key for event in self.events)

    def household(self, seat: int, kind: str) -> list[int]:
        """The people by whom a holding could be laid now."""
        return WhichHousehold(seat, HOLDINGS.index(kind), 0).options(self.s)
