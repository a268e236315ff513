"""Legacy. Seat 0 is asked. Counted ends are the last turn of round 9; the other family has no pawns left.

People of a tree are numbered as they come: the head is 0, their spouse 1, the son 2, his wife 3, the grandson 4, his
wife 5.
"""

from typing import Any, Final

from armorial.games.legacy.setup import Mulligan
from armorial.games.legacy.state import ROUND
from armorial.games.legacy.turn import Round
from tests.bots.positions.position import Position
from tests.legacy.scene import Scene

ROW: Final = ("armand", "margot", "agnieszka", "pieter", "giacomo")
"""Friends in the row whom nobody needs."""
CHILDREN: Final = {"son": 25, "daughter": 25}
BIRTHS: Final = {**CHILDREN, "complication": 5}
RIVALS: Final = ("charlotte", "ines", "zofia")
WIVES: Final = ("rosalie", "camille", "josephine")
MIXED: Final = ("anastasia", "isabella", "miranda")
"""Wives from France, and from three other nations."""
HINTS: Final = (
    *("titled_forefather", "noble_grandmother", "artistic_mothers_side", "lady_of_the_manor", "two_scientists"),
    *("from_the_east", "enterprising_forebear", "cosmopolitan_tree", "family_benefactor"),
)
"""Nine hints of the Testament, three of each generation."""


def family(scene: Scene, seat: int, wives: tuple[str, ...]) -> Scene:
    """A line of three generations, with a wife for each as far as there are names."""
    person = scene.head(seat, "man", "blue" if seat == 0 else "white")
    for number, wife in enumerate(wives):
        scene.spouse(seat, wife, person)
        if number < 2:
            person = scene.child(seat, "son", person, grown=True)
    return scene


def ending(
    *,
    patron: str = "emilie_du_chatelet",
    rival: int = 20,
    born: int = 1,
    wives: tuple[str, ...] = WIVES,
    children: dict[str, int] | None = None,
    **me: Any,
) -> Scene:
    """Generation III: a couple (4 and 5) with so many children, and a rival family with so much honour."""
    scene = Scene(2, generation=3).row(*ROW).child_deck(children or CHILDREN)
    family(scene, 0, wives)
    family(scene, 1, RIVALS)
    scene.child(1, "daughter", 4)
    for _ in range(born):
        scene.child(0, "son", 4)
    scene.player(0, patron=patron, **{"honour": 20, **me})
    return scene.player(1, patron="prince_of_conti" if patron != "prince_of_conti" else "voltaire", honour=rival)


def seven_children(scene: Scene) -> Scene:
    """Two more couples of generation III with children: six in all."""
    for wife in ("bianca", "caroline"):
        son = scene.child(0, "son", 2, grown=True)
        scene.spouse(0, wife, son)
        for _ in range(2 if wife == "bianca" else 3):
            scene.child(0, "son", son)
    return scene


def first_generation(*, gold: int, hand: list[str], married: bool, **me: Any) -> Scene:
    """Generation I of a game for two, with the families' heads, and the other's couple with a child."""
    scene = Scene(2).row(*ROW)
    if married:
        scene.couple(0, "rosalie")
    else:
        scene.head(0, "man")
    scene.couple(1, "charlotte").child(1, "son", 0)
    scene.player(0, gold=gold, income=2, patron="john_law", hand=hand, **me)
    return scene.player(1, gold=4, income=2, patron="voltaire", hand=["ann", "carmen", "otto"])


def first_hand(*hand: str) -> Scene:
    """The question of the mulligan, for the man of the blue head; then the game begins."""
    scene = Scene(2).row(*ROW)
    scene.head(0, "man", "blue")
    scene.head(1, "man", "white")
    scene.player(0, gold=6, income=2, patron="john_law", hand=list(hand), extra={"blue": 1})
    scene.player(1, gold=5, income=2, patron="voltaire", hand=["ann", "carmen", "otto", "ines", "bianca", "jan"])
    scene.s.numbers[ROUND] = 0
    return scene.then(Mulligan(0), Round())


def testament(missing: str, **me: Any) -> Scene:
    """The Testament with one hint missing. 3 and 4 are above the father, 5 and 6 above the mother; all are unknown."""
    scene = Scene.testament(3).row(*ROW)
    scene.fulfilled_hints(*[name for name in HINTS if name != missing]).open_hints(missing)
    return scene.player(0, **me)


def promised_craftsman(scene: Scene) -> Scene:
    """The child of the couple is promised to a craftswoman."""
    scene.spouse(0, "johanna", 6)
    return scene


def brothers(scene: Scene, *wives: str) -> Scene:
    """Brothers of the son, with these wives."""
    for wife in wives:
        scene.spouse(0, wife, scene.child(0, "son", 0, grown=True))
    return scene


def six_nations(**more: Any) -> Scene:
    """Voltaire's six nations; the wife of the grandson is the only one of hers. He hopes for a child."""
    scene = ending(patron="voltaire", wives=MIXED, children=BIRTHS, gold=0, **more)
    return brothers(scene, "carmen", "rowena", "saskia").last_turn().play("children", "any", "complication")


def alone(*, born: int = 0, **me: Any) -> Scene:
    """The same for a player alone."""
    scene = family(Scene(1, generation=3).row(*ROW).child_deck(CHILDREN), 0, WIVES)
    for _ in range(born):
        scene.child(0, "son", 4)
    return scene.player(0, patron="emilie_du_chatelet", honour=20, **me)


def only_extra(scene: Scene) -> Scene:
    """The couple has its child and the player has placed their own pawns; an extra pawn is left."""
    scene.child(0, "son", 0)
    scene.last_turn(0, 1)
    return scene.play("money:1")


COUNTED: Final = (
    Position(
        "the dearest is not the best",
        "The opera costs 8 gold and brings 6 honour; the duke costs 9 and two friends and brings 5.",
        lambda: ending(rival=26, gold=9, hand=["otto", "jan"]).last_turn(),
        accept=["contribution opera_house"],
        counted=True,
    ),
    Position(
        "money first, then the opera",
        "With two pawns left, two gold make eight: 6 honour for the opera, where the school alone brings 5.",
        lambda: ending(rival=28, gold=6, born=3).row(*ROW[:3]).deck("robert").last_turn(pawns=2),
        accept=["money:1"],
        counted=True,
    ),
    Position(
        "a child, or the family dies out",
        "No child has been born in this generation: without one the game is lost, opera or not.",
        lambda: ending(born=0, gold=9, honour=30).last_turn(),
        accept=["children"],
        counted=True,
    ),
    Position(
        "a child costs nothing to leave to chance",
        "A named sex costs an honour, and no goal asks for one.",
        lambda: ending(gold=0).last_turn().play("children"),
        accept=["any"],
        counted=True,
    ),
    Position(
        "Madame de Pompadour's seventh child",
        "The seventh child of the generation is worth 9 and itself 1: more than the opera.",
        lambda: seven_children(ending(rival=32, patron="madame_de_pompadour", gold=9)).last_turn(),
        accept=["children"],
        counted=True,
    ),
    Position(
        "John Law's seventh income",
        "The venture costs a prestige, and its income is the seventh, worth 9; the marshal brings 3.",
        lambda: ending(rival=28, patron="john_law", gold=5, income=6, prestige=3, hand=["otto", "jan"]).last_turn(),
        accept=["venture"],
        counted=True,
    ),
    Position(
        "the Prince of Conti's twelve prestige",
        "The mansion's two prestige make twelve: 2 and 9, against the 4 of the garden.",
        lambda: ending(rival=35, patron="prince_of_conti", gold=5, prestige=10, hand=["otto"]).last_turn(),
        accept=["mansion"],
        counted=True,
    ),
    Position(
        "Voltaire's sixth nation",
        "A Dutch bride promised to the child is family, and the sixth nation: 9 honour.",
        lambda: brothers(
            ending(rival=27, patron="voltaire", gold=8, wives=MIXED, hand=["saskia", "kazimierz"]), "carmen", "rowena"
        ).last_turn(),
        accept=["arrange:saskia"],
        counted=True,
    ),
    Position(
        "a mission under the patron",
        "The friend paid for it opens a minor goal worth 4; the mansion is worth 2.",
        lambda: (
            ending(rival=23, patron="john_law", gold=13, hand=["otto"])
            .hold(0, 4, "contribution", "opera_house")
            .hold(0, 4, "title", "duke")
            .last_turn()
        ),
        accept=["mission"],
        counted=True,
    ),
    Position(
        "gold by threes",
        "With the goal open, two gold more make three and are worth an honour; three for an honour would be none.",
        lambda: ending(rival=23, patron="john_law", gold=1, born=3, hidden=["french_culture"]).last_turn(),
        accept=["money:1"],
        counted=True,
    ),
    Position(
        "friends by twos",
        "With Émilie's goal open, three friends for two gold make four, worth 2 honour.",
        lambda: ending(rival=24, gold=2, born=3, hand=["otto"], hidden=["french_culture"]).last_turn(),
        accept=["socialize:3"],
        counted=True,
    ),
    Position(
        "a friend decides the tie",
        "Both families will have 23 honour, and nobody has a friend in hand: the one who takes one wins.",
        lambda: ending(gold=0, born=3, rival=22).last_turn(),
        accept=["socialize:1"],
        counted=True,
    ),
    Position(
        "the better of two goals",
        "Fourteen gold are worth 4; the one promised craftsman is worth 2.",
        lambda: promised_craftsman(
            ending(rival=24, patron="john_law", gold=14, hidden=["french_culture"])
        ).end_of_generation(),
        accept=["goal:2"],
        counted=True,
    ),
    Position(
        "fulfil what is true before the game is over",
        "Four French are in the family: the mission is worth 4 honour now and nothing later.",
        lambda: brothers(ending(missions=["french_culture"]), "odette").last_turn().play("money:1"),
        accept=["fulfil:french_culture"],
        counted=True,
    ),
    Position(
        "the mother is given up for the child in the last round",
        "Her prestige stays, and the child is worth an honour; nobody asks for the mother any more.",
        lambda: ending(children=BIRTHS, gold=0).last_turn().play("children", "any", "complication"),
        accept=["mother"],
        counted=True,
    ),
    Position(
        "the mother is Voltaire's sixth nation",
        "Without her only five nations are left: 9 honour for a child that is worth 1.",
        lambda: six_nations(rival=22),
        accept=["child"],
        counted=True,
    ),
    Position(
        "no other child: the mother must go",
        "Without this child the family dies out; the mother's nation is worth less than the game.",
        lambda: six_nations(born=0),
        accept=["mother"],
        counted=True,
    ),
    Position(
        "promised artists for Madame de Pompadour",
        "With the goal open a promised artist is worth 2 honour; a child is worth 1.",
        lambda: ending(
            rival=22,
            patron="madame_de_pompadour",
            gold=0,
            wives=("rosalie", "josephine", "caroline"),
            hand=["carmen", "johanna"],
            hidden=["french_culture"],
        ).last_turn(),
        accept=["arrange:carmen"],
        counted=True,
    ),
    Position(
        "alone: a child, or the family dies out",
        "The last pawn of the game, and no child of the third generation: anything else loses.",
        lambda: alone(gold=9).last_turn(),
        accept=["children"],
        counted=True,
    ),
    Position(
        "alone: the opera is open",
        "No aristocrat lies in the row, so the contribution is not closed, and it brings most.",
        lambda: alone(gold=8, born=1).last_turn(),
        accept=["contribution opera_house"],
        counted=True,
    ),
    Position(
        "alone: take the aristocrat who closes the opera",
        "The only aristocrat of the row closes the opera; with her in hand the second pawn can have it.",
        lambda: alone(gold=8, born=3).row("ann", *ROW[1:]).deck("robert", "jan").last_turn(pawns=2),
        accept=["socialize:1 ann"],
        counted=True,
    ),
    Position(
        "Testament: the last hint is a contribution",
        "Only a contribution on the mother's side is missing: it wins the game, and the opera brings most.",
        lambda: testament("family_benefactor", gold=9, hand=["otto", "jan"]).last_turn(),
        accept=["contribution opera_house"],
        counted=True,
    ),
    Position(
        "Testament: the contribution goes to the mother's side",
        "The hint speaks of the mother's side: by the father's it would not be true.",
        lambda: (
            testament("family_benefactor", gold=9, hand=["otto", "jan"]).last_turn().play("contribution", "opera_house")
        ),
        accept=["person:5"],
        counted=True,
    ),
    Position(
        "Testament: the mansion goes to a lady of the mother's side",
        "The house by the couple above the mother makes the last hint true.",
        lambda: testament("lady_of_the_manor", gold=3, hand=["otto"]).last_turn(),
        accept=["mansion person:5"],
        counted=True,
    ),
    Position(
        "Testament: an aristocrat for a grandmother",
        "The last hint asks for an aristocrat among the grandmothers, and she is in hand.",
        lambda: testament("noble_grandmother", gold=3, hand=["ines", "otto"]).last_turn(),
        accept=["find:ines person:4", "find:ines person:6"],
        counted=True,
    ),
)

JUDGED: Final = (
    Position(
        "marry with the last pawn of the first generation",
        "Unmarried and without a child the family dies out at the end of this round.",
        lambda: first_generation(gold=3, hand=["camille", "erich", "thomas"], married=False).last_turn(),
        accept=["marry:camille"],
    ),
    Position(
        "a child with the last pawn of the first generation",
        "The couple has no child, and the generation ends: without one the game is lost.",
        lambda: first_generation(gold=1, hand=["camille", "erich", "thomas"], married=True).last_turn(),
        accept=["children"],
    ),
    Position(
        "a pawn that would be lost buys a mansion",
        "The green pawn goes back to the supply at the end of the generation; two prestige are six honour by the end.",
        lambda: only_extra(
            first_generation(gold=6, hand=["erich", "thomas", "etienne"], married=True, extra={"green": 1})
        ),
        accept=["extra:mansion"],
    ),
    Position(
        "a hand of dear men is changed",
        "The head is a man, and not one of the five can marry him; nor could he pay for half of them.",
        lambda: first_hand("felipe", "antoine", "william", "roger", "stanislaw"),
        accept=["mulligan"],
    ),
    Position(
        "no honour for gold that buys nothing",
        "It is the last round, nothing on the board can be paid for, and honour is what counts.",
        lambda: ending(gold=0, born=3, hand=["otto"]).last_turn(),
        reject=["money:2", "money:3"],
    ),
)


POSITIONS: Final = (*COUNTED, *JUDGED)
