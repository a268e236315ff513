"""What is left of the game to a seat, and what is about to happen to it: for bots.

A bot that tries an action sees the position before the cards are drawn, so what has begun counts as what it will bring.
"""

from typing import Final

from armorial.games.legacy.birth import Birth, DrawChild, KeepChild
from armorial.games.legacy.components import CHILD_CARD
from armorial.games.legacy.missions import DrawMission, HideMission, KeepMission
from armorial.games.legacy.parts import Friend
from armorial.games.legacy.row import DrawFriend, DrawFriends, GainFriends, MayDraw, TakeFromRow
from armorial.games.legacy.state import CARD, GEN, MODE, PAWNS, PERSON_SIZE, TESTAMENT, Legacy
from armorial.games.legacy.wedding import BIRTH, EFFECT, GOODS, PRESTIGE_STEP, Wedding

BORN_CHANCE: Final = 0.88
"""How often a draw brings a child."""


class Prospect:
    """How much of the game is left to a seat, and what is about to come to it."""

    __slots__ = (
        *("actions", "births", "effects", "ends", "friends", "hidden", "income", "left", "missions", "own"),
        "prestige",
    )

    def __init__(self, s: Legacy, seat: int) -> None:
        rounds = s.parts.rounds
        generation = s.numbers[GEN]
        total = 0
        till = 0
        for index in range(len(rounds)):
            total += rounds[index]
            if index < generation:
                till += rounds[index]
        pawns = s.players[seat][PAWNS]
        self.left = total - s.round_number
        """Rounds after this one."""
        self.own = pawns + s.parts.own_pawns * (till - s.round_number)
        """Own pawns still to be placed in this generation, and below in all."""
        self.actions = pawns + s.parts.own_pawns * self.left
        self.ends = len(rounds) - generation + 1
        """How often prestige will still bring honour."""
        self.births = 0
        self.friends = 0
        self.income = 0
        self.prestige = 0
        self.effects = 0
        self.missions = 0
        self.hidden = 0

    def look_ahead(self, s: Legacy, seat: int) -> None:
        """Draws and weddings that have begun."""
        for frame in s.stack:
            if isinstance(frame, Wedding):
                if frame.seat == seat:
                    self._wedding(s, seat, frame)
            elif isinstance(frame, Birth):
                self.births += frame.seat == seat
            elif isinstance(frame, DrawChild):
                self.births += frame.owner == seat
            elif isinstance(frame, KeepChild):
                self.births += frame.seat == seat
            elif isinstance(frame, (GainFriends, DrawFriends)):
                self.friends += frame.n if frame.seat == seat else 0
            elif isinstance(frame, TakeFromRow):
                self.friends += frame.left if frame.seat == seat else 0
            elif isinstance(frame, MayDraw):
                self.friends += frame.seat == seat
            elif isinstance(frame, DrawFriend):
                self.friends += frame.to == seat
            elif isinstance(frame, DrawMission):
                self.missions += frame.to == seat
            elif isinstance(frame, KeepMission):
                self.missions += frame.seat == seat
            elif isinstance(frame, HideMission):
                self.hidden += frame.to == seat

    def _wedding(self, s: Legacy, seat: int, wedding: Wedding) -> None:
        """The steps of a wedding that are still to come. G-301"""
        card = s.trees[seat][wedding.spouse * PERSON_SIZE + CARD]
        if 0 <= card < CHILD_CARD:
            friend = s.parts.friends[card]
            if wedding.step <= GOODS:
                self.income += friend.income
                self.friends += friend.friends
            if wedding.step <= PRESTIGE_STEP:
                self.prestige += friend.prestige
            if wedding.step <= EFFECT:
                self.effects += friend.effect is not None
            if wedding.step <= BIRTH and s.numbers[MODE] != TESTAMENT:
                self.births += friend.wedding_children

    def promised_wedding(self, friend: Friend) -> None:
        """A wedding at the start of this generation, with all it brings. G-20"""
        self.births += friend.wedding_children
        self.income += friend.income
        self.friends += friend.friends
        self.prestige += friend.prestige
        self.effects += friend.effect is not None
