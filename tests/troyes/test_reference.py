"""The engine against a second, slow way to find what is legal, in random positions. T-16, T-17, T-21, T-25 and more.

For every group of dice on the square, every cube and everything it could serve: allowed by both or by none. Then the
engine's question, die by die: everything legal can be reached in any order of picking, nothing is picked in vain, and
what programs look at (``moves``) finds each of them.
"""

import random
from itertools import combinations, permutations

import pytest

from armorial.games.troyes.action import Act
from armorial.games.troyes.black import Counter
from armorial.games.troyes.components import CARDS, DICE, EVENTS, NOBODY
from armorial.kernel.shared import added
from tests.troyes.ledger import Answers, Ledger, as_man, most_uses, only_man
from tests.troyes.printed import ACTIVITIES
from tests.troyes.printed import EVENTS as PRINTED_EVENTS
from tests.troyes.reference import Die, Use, count, legal_counters, legal_uses, square
from tests.troyes.scene import Scene

POSITIONS = 40
KINDS = ("die:", "cube:", "use:", "back")
"""What people may do in many orders; programs see the rest, influence and passing, as they do."""


def random_position(seed: int) -> Scene:
    """Player 0 is to act: a few dice, half the cards open, people, cubes and money of all amounts."""
    rng = random.Random(seed)
    seats = rng.choice([2, 3, 4])
    scene = Scene(seats)
    people = [str(seat) for seat in range(seats)]
    for seat in range(seats):
        scene.player(
            seat, deniers=rng.choice([0, 1, 2, 4, 6, 9, 12, 30]), influence=rng.choice([0, 1, 2, 3, 4, 9]), supply=0
        )
        scene.player(seat, supply=rng.choice([0, 0, 2]))
        dice = [f"{rng.choice('rwy')}{rng.randint(1, 6)}" for _ in range(rng.randint(0, 3))]
        scene.dice(seat, " ".join(dice))
    scene.dice("n", " ".join(f"{rng.choice('rwy')}{rng.randint(1, 6)}" for _ in range(rng.randint(1, 2))))
    for colour in ("red", "white", "yellow"):
        for number in (1, 2, 3):
            names = [name for name, card in ACTIVITIES.items() if (card.colour, card.round) == (colour, number)]
            if "pilgrimage" in names and rng.random() < 0.4:
                names = ["pilgrimage"]
            if rng.random() < 0.9:
                standing = "".join(rng.sample([*people, "."], 2)) if rng.random() < 0.5 else ""
                name = rng.choice(names)
                delayed = {0: rng.randint(0, 2), 1: 1} if ACTIVITIES[name].kind == "delayed" else {}
                scene.card(name, men=standing, cubes=delayed)
    full = rng.random() < 0.6
    for building in ("palace", "bishopric", "city_hall"):
        crowd = [*people, "n", *([] if full else [".", "."])]
        places = [rng.choice(crowd) if at < 5 or full else "." for at in range(6)]
        while places.count("n") > 2 or any(places.count(one) > min(3, scene.reserve(int(one))) for one in people):
            places = [rng.choice([*crowd, "."]) for at in range(6)]
        scene.building(building, "".join(places))
        scene.lie(building, "".join(one for one in people if scene.reserve(int(one)) and rng.random() < 0.4))
    levels = ["", "", ""]
    for _ in range(6):
        height = rng.choice([0, 1, 2, 3, 3])
        for level in range(3):
            levels[level] += rng.choice([*people, "n"]) if level < height else "."
    scene.cathedral(*levels)
    cubes = {
        kind: "".join(rng.choice([*people, "n"]) for _ in range(rng.randint(0, printed.banners - 1)))
        for kind, printed in PRINTED_EVENTS.items()
    }
    scene.marauding(cubes.pop("marauding"))
    return scene.events(*(f"{kind} {cubes[kind]}" for kind in rng.sample(list(cubes), rng.randint(0, 4)))).turn(0)


def die_index(die: Die) -> int:
    return DICE.index(f"{'neutral' if die.district == 'n' else die.district}:{die.colour}:{die.value}")


def act(use: Use, seat: int = 0) -> Act:
    """The engine's question with a group picked."""
    return Act(seat, tuple(die_index(die) for die in use.dice), CARDS.index(use.cube) if use.cube else NOBODY)


def token(target: str) -> str:
    """A target as the engine's token; an event by its first card, as no position has two of a kind."""
    kind, _, name = target.partition(":")
    if kind == "event":
        return f"use:event:{name if name in EVENTS else f'{name}_1'}"
    return f"use:{target}"


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_groups_and_what_they_serve(seed: int) -> None:
    """T-21, T-25, T-27, T-40, T-41, T-46, T-47, T-49 to T-52, T-60, T-70, T-73, T-74, T-77, T-80, T-90 to T-93,
    T-97, T-129: by both or by none."""
    scene = random_position(seed)
    legal = legal_uses(scene, 0)
    everything = everything_thinkable(scene)
    table = Act.table
    for use in everything:
        allowed = act(use).refusal(scene.s, table.find(token(use.target))) == 0
        assert allowed == (use in legal), use
    assert legal <= everything


def everything_thinkable(scene: Scene) -> set[Use]:
    """All groups with all cubes one has, for all targets on the board."""
    cubes = ["", *(c for c in scene.open_cards() if ACTIVITIES[c].kind == "delayed" and scene.cubes(c, 0))]
    targets = ["agriculture", "cathedral", "place:palace", "place:bishopric", "place:city_hall"]
    targets += [f"event:{event}" for event in scene.row()] + [f"card:{card}" for card in scene.open_cards()]
    groups = {tuple(sorted(g)) for size in (1, 2, 3) for g in combinations(square(scene), size)}
    return {Use(dice, cube, target) for dice in groups for cube in cubes for target in targets}


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_everything_legal_can_be_picked_in_any_order(seed: int) -> None:
    """T-21, T-24: whatever the order of dice and cube; and no die is picked with which nothing can be done."""
    scene = random_position(seed)
    legal = legal_uses(scene, 0)
    table = Act.table
    groups = {(use.dice, use.cube) for use in legal}
    ways: set[tuple[tuple[Die, ...], str]] = set()
    for dice, cube in groups:
        for order in permutations(dice):
            for size in range(len(order) + 1):
                ways.add((order[:size], ""))
                ways.add((order[:size], cube))
    for dice, cube in ways:
        question = act(Use(dice, cube, ""))
        options = set(question.options(scene.s))
        left = square(scene)
        for die in dice:
            left.remove(die)
        for die in set(left):
            begun = {(tuple(sorted((*dice, die))), cube)}
            possible = any(begins(begun, other, other_cube, bool(cube)) for other, other_cube in groups)
            assert (die_index(die) in options) == possible, (dice, cube, die)
        if not cube:
            for card in ACTIVITIES:
                option = table.find(f"cube:{card}")
                if option >= 0:
                    possible = any(other_cube == card and contains(other, dice) for other, other_cube in groups)
                    assert (option in options) == possible, (dice, card)


def contains(group: tuple[Die, ...], part: tuple[Die, ...]) -> bool:
    left = list(group)
    for die in part:
        if die not in left:
            return False
        left.remove(die)
    return True


def begins(begun: set[tuple[tuple[Die, ...], str]], group: tuple[Die, ...], cube: str, with_cube: bool) -> bool:
    """Whether a group with its cube can come of what is picked so far."""
    (part, picked), *_ = begun
    return contains(group, part) and (cube == picked if with_cube else True)


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_programs_find_everything_once(seed: int) -> None:
    """The moves lead to every legal use of dice, to each by one way, and only to options."""
    scene = random_position(seed)
    found: list[Use] = []
    names = Act.table.names
    stack = [scene.question]
    while stack:
        question = stack.pop()
        assert isinstance(question, Act)
        moves = question.moves(scene.s)
        assert set(moves) <= set(question.options(scene.s))
        others = {option for option in question.options(scene.s) if not names[option].startswith(KINDS)}
        assert others == {option for option in moves if not names[option].startswith(KINDS)}
        for option in moves:
            move = names[option]
            if move.startswith("die:"):
                stack.append(Act(0, (*question.dice, option), question.cube))
            elif move.startswith("cube:"):
                stack.append(Act(0, question.dice, CARDS.index(move.removeprefix("cube:"))))
            elif move.startswith("use:"):
                found.append(as_use(question, move))
    assert len(found) == len(set(found))
    assert set(found) == legal_uses(scene, 0)


def as_use(question: Act, move: str) -> Use:
    dice = []
    for index in question.dice:
        district, colour, value = DICE[index].split(":")
        dice.append(Die("n" if district == "neutral" else district, colour, int(value)))
    target = move.removeprefix("use:")
    if target.startswith("event:"):
        target = target.rstrip("_123")
    return Use(tuple(sorted(dice)), CARDS[question.cube] if question.cube >= 0 else "", target)


# -- what it does ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_what_an_action_does(seed: int) -> None:
    """T-24, T-40 to T-52, T-60 to T-67, T-70 to T-76, T-80, T-94 to T-96: some uses of each position are played with
    random choices and rolls; then money, influence, VP, people, cubes, dice and events are where they must be."""
    rng = random.Random(seed)
    position = random_position(seed)
    uses = [use for use in sorted(legal_uses(position, 0)) if len(use.dice) < position.count_dice()]
    by_target: dict[str, list[Use]] = {}
    for use in uses:
        by_target.setdefault(use.target, []).append(use)
    for use in [rng.choice(same) for same in by_target.values()]:
        scene = position.copy()
        ledger = Ledger(scene)
        group = count(use.dice, use.cube, "0")
        assert group is not None
        kind, _, card = use.target.partition(":")
        answers = Answers(man=only_man(scene, 0, use))
        if kind == "card":
            answers.n = most_uses(ledger, 0, card, group, hired="0" not in ledger.men[card])
        elif kind == "event":
            free = PRINTED_EVENTS[card].banners - len(scene.on(card))
            answers.n = min(free, group.total // PRINTED_EVENTS[card].divisor)
        names = [DICE[die_index(die)] for die in rng.sample(use.dice, len(use.dice))]
        cube = [f"cube:{use.cube}"] if use.cube else []
        scene.play(*[f"die:{name}" for name in names], *cube, token(use.target))
        answer_at_random(scene, answers, rng)
        ledger.act(0, use, answers)
        assert Ledger(scene).lines() == ledger.lines(), (use, answers)
        assert scene.to_move == 1


def answer_at_random(scene: Scene, answers: Answers, rng: random.Random) -> None:
    """Answer what player 0 and his dice are still asked, and write it down."""
    while scene.to_move in (0, -1):
        move = rng.choice(scene.options())
        kind, _, what = move.partition(":")
        if kind == "from":
            answers.man = as_man(move)
        elif kind in ("uses", "cubes"):
            answers.n = int(what)
        elif kind == "palace":
            answers.palace = int(what)
        elif kind == "event":
            answers.laid.append(what.rstrip("_123"))
        scene.play(move)


# -- black dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_black_dice(seed: int) -> None:
    """T-16, T-17, T-18: every way to meet them and no other, by options and by moves."""
    rng = random.Random(seed)
    influence = rng.choice([0, 0, 1, 9])
    scene = Scene(4).player(0, influence=influence, vp=5)
    scene.dice(0, " ".join(f"{rng.choice('rwy')}{rng.randint(1, 6)}" for _ in range(rng.randint(1, 5))))
    black = "".join(str(rng.randint(1, 6)) for _ in range(rng.randint(1, 4)))
    before = scene.copy()
    for face in black:
        before.s.black = added(before.s.black, int(face) - 1, 1)
    legal = legal_counters(before, 0)
    scene.dice(1, "y6").black(black)
    if not legal:
        assert ("suffer" in scene.options()) == (influence > 0)
        scene.play(*["suffer"] * (influence > 0))
        assert (scene.vp(0), scene.district(0)) == (3, before.district(0))
        return
    assert (scene.asked, scene.to_move) == ("Counter", 0)
    assert "suffer" not in scene.options()
    why_not = {Counter.table.names[option] for option, _ in scene.game.refused(scene.s)}
    assert "suffer" in why_not
    assert not why_not & {"fight", "back"}
    for choose in (Counter.options, Counter.moves):
        found = set()
        stack = [scene.question]
        seen = set()
        while stack:
            question = stack.pop()
            assert isinstance(question, Counter)
            if (question.dice, question.others) in seen:
                continue
            seen.add((question.dice, question.others))
            assert set(choose(question, scene.s)) <= set(question.options(scene.s))
            for option in choose(question, scene.s):
                move = Counter.table.names[option]
                if move.startswith("die:"):
                    stack.append(Counter(0, (*question.dice, option), question.others))
                elif move.startswith("black:"):
                    stack.append(Counter(0, question.dice, (*question.others, int(move[-1]))))
                elif move == "fight":
                    mine = tuple(sorted(f"{DICE[die].split(':')[1][0]}{DICE[die][-1]}" for die in question.dice))
                    found.add((mine, tuple(sorted((*question.others, scene.black_dice()[0])))))
                elif not question.dice and not question.others:
                    assert influence
                    assert move.startswith(("reroll:", "turn:", "citizen"))
                else:
                    assert move == "back"
        assert found == legal
