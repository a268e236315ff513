"""Harvest Fair: a small game that uses everything the kernel has. Read it to learn how a game is written.

Read in this order: ``components`` (what is in the box), ``state`` (the position), ``turn`` (a round),
``market`` (what players are asked), ``effects`` (what cards do), ``game`` (how it all hangs together).

The rules:

- F-1  Two to four seats. A short fair has two rounds, a long one four. Everybody starts with 2 coins and
       1 grain.
- F-2  The cards are a face-down deck. Everybody draws two. A hand is known to its owner only.
- F-3  A round starts with the weather. Of six chances three are sun, two rain and one storm. Sun gives
       everybody 2 grain, rain 1, storm none.
- F-4  Then everybody draws a card. An empty deck is made anew of the discard pile; if that is empty too,
       nobody draws.
- F-5  Everybody who has a card lays one face down, in secret. When all have, the cards are turned up.
- F-6  The first seat moves on every round. From it on, in order, each played card goes to the discard
       pile and gives what is printed, if all of it can be done, and otherwise nothing.
- F-7  Buy: one ware of the stall for its price, or none. Every ware is there once. It gives what is
       printed at once.
- F-8  Play: another card from the hand that can be done, or none.
- F-9  Sell: two or more cards from the hand for a coin each, or none.
- F-10 Rob: another seat loses up to so many coins to the robber, unless it pays 1 grain.
- F-11 In the evening each ware works once if it can, in the order its owner likes.
- F-12 At the end coins and wares count. A tie goes to the one with more grain; who is still equal shares
       the place.
"""

from tests.toy.game import Fair

__all__ = ["Fair"]
