"""What bots must know about a position of Legacy: scenes in which one side of a comparison is clearly better."""

import random

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.bots.tree import follow
from armorial.games import load_game
from armorial.games.legacy.setup import ChooseSide
from armorial.games.legacy.state import GEN, HINTS_DONE, OUT, PATRON, PAWNS, Legacy
from armorial.kernel.contract import CHANCE, Chance
from tests.legacy.scene import Scene

LAST_ROUND = {1: 2, 2: 5, 3: 9}


def scene(generation: int = 1, **mine: object) -> Scene:
    """A couple with a child against another, in the first round of a generation."""
    board = Scene(2, generation)
    for seat, names in ((0, ["ann", "pierre"]), (1, ["vera", "carlos"])):
        given = {"gold": 4, "income": 2, "prestige": 1, "hand": names}
        board.player(seat, **{**given, **(mine if seat == 0 else {})})  # type: ignore[arg-type]
        family(board, seat, generation)
    return board


def family(board: Scene, seat: int, generation: int, born: bool = True) -> None:
    """A couple of the generation; its ancestors are left out, as nobody looks at them."""
    board.couple(seat, ("rosalie", "camille")[seat])
    tree = board.s.trees[seat]
    tree[2] = tree[2 + len(tree) // 2] = generation
    if born:
        board.child(seat, "daughter")


def late(board: Scene, pawns: int) -> Scene:
    """The last round of the generation, in which the player has so many pawns left."""
    board.s.round_number = LAST_ROUND[board.s.numbers[GEN]]
    board.s.players[0][PAWNS] = pawns
    return board


def worth(board: Scene, seat: int = 0) -> float:
    return board.game.worth(board.s, seat)


@pytest.mark.parametrize("generation", [1, 2, 3])
@pytest.mark.parametrize(
    "more",
    [
        {"gold": 7},
        {"income": 4},
        {"prestige": 2},
        {"honour": 1},
        {"hand": ["ann", "pierre", "jan"]},
        {"extra": {"yellow": 1}},
    ],
)
def test_more_of_anything_is_better(generation: int, more: dict[str, object]) -> None:
    assert worth(scene(generation, **more).turn(0)) > worth(scene(generation).turn(0))


def test_prestige_counts_once_for_every_generation_that_ends() -> None:
    gains = [worth(scene(n, prestige=2).turn(0)) - worth(scene(n).turn(0)) for n in (1, 2, 3)]
    assert gains == pytest.approx([3, 2, 1])


def test_income_is_worth_more_the_earlier_it_comes() -> None:
    gains = [worth(scene(n, income=3).turn(0)) - worth(scene(n).turn(0)) for n in (1, 2, 3)]
    assert gains[0] > gains[1] > gains[2] > 0


def test_gold_is_worth_hardly_anything_after_the_last_pawn() -> None:
    rich, poor = (late(scene(3, gold=gold).turn(0), 0) for gold in (9, 0))
    assert worth(rich) == pytest.approx(worth(poor), abs=0.5)


def childless(generation: int, pawns: int, last: bool) -> float:
    """What a family without a child is worth less than one with a child."""
    values = []
    for born in (True, False):
        board = Scene(2, generation)
        for seat in (0, 1):
            board.player(seat, gold=4)
            family(board, seat, generation, born or seat == 1)
        board.turn(0)
        values.append(worth(late(board, pawns) if last else board))
    return values[0] - values[1]


@pytest.mark.parametrize("generation", [1, 2, 3])
def test_a_family_without_a_child_in_the_last_round_of_a_generation_is_in_danger(generation: int) -> None:
    assert childless(generation, 1, last=True) > childless(generation, 2, last=True)
    assert childless(generation, 2, last=True) > childless(generation, 2, last=False) > 0
    assert childless(generation, 0, last=True) > 20


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_before_there_is_a_head_of_family_nobody_is_in_danger(seats: int) -> None:
    """A hint about the first choice of all says what the side is worth, not that there is a family now."""
    game = load_game("legacy")
    gains: list[float] = []
    for seed in range(20):
        rng = random.Random(seed)
        s = game.new(seats)
        while not isinstance(question := game.asked(s), ChooseSide):
            assert isinstance(question, Chance)
            game.answer(s, question.sample(s, rng), None)
        sides = [follow(game, s, side) for side in question.moves(s)]
        gains.append(max(game.worth(after, question.seat) for after in sides) - game.worth(s, question.seat))
    assert abs(sum(gains) / len(gains)) < 1.0


def test_a_single_without_a_friend_who_fits_is_in_more_danger() -> None:
    def single(*hand: str) -> float:
        board = Scene(2).player(0, gold=9, hand=list(hand)).player(1, gold=9)
        board.head(0, "man")
        board.couple(1, "camille")
        return worth(late(board.turn(0), 2))

    assert single("ann") > single("pierre") + 3  # Pierre cannot marry a man
    assert single("pierre") < single("ann", "pierre")


def test_a_child_is_expected_before_the_card_is_drawn() -> None:
    """Greedy looks at the position before chance answers, and must see what an action is for."""
    board, idle = (Scene(2).couple(0).couple(1, "camille").turn(0) for _ in range(2))
    idle.s.players[0][PAWNS] -= 1
    board.play("children")
    if board.question == "NameSex":
        board.play("any")
    assert board.to_move == CHANCE
    assert worth(board) > worth(idle) + 1


def test_a_promise_is_worth_what_the_wedding_will_bring() -> None:
    plain, noble = (scene(1) for _ in range(2))
    plain.spouse(0, "armand", 2)  # income 1, prestige -1
    noble.spouse(0, "roger", 2)  # income 1, prestige 2
    assert worth(scene(1).turn(0)) < worth(noble.turn(0))
    assert worth(noble) - worth(plain.turn(0)) > 5


def test_the_patron_counts_as_far_as_the_goal_can_be_reached() -> None:
    """Emilie du Chatelet: four scientists. The other patron asks for something else."""

    def value(patron: str, scientists: list[str], number: int) -> float:
        board = scene(3, patron=patron)
        board.s.players[1][PATRON] = -1
        for name in scientists:
            son = board.child(0, "son", born=False)
            board.spouse(0, name, son)
        board.turn(0)
        board.s.round_number = number
        return worth(board)

    def goal(scientists: list[str], number: int) -> float:
        return value("emilie_du_chatelet", scientists, number) - value("cardinal_fleury", scientists, number)

    three = ["margarethe", "josephine", "caroline"]
    four = [*three, "saskia"]
    assert goal(four, 9) > goal(three, 6) > goal(three, 9)
    assert goal(four, 9) > 8


def test_a_mission_that_can_be_fulfilled_is_worth_more_than_one_that_cannot() -> None:
    """French Culture needs four French, The Paris Salon three artists; Rosalie is French."""

    def with_mission(name: str) -> float:
        board = scene(2, missions=[name])
        for friend in ("margot", "odette", "arianne"):
            board.spouse(0, friend, board.child(0, "son", born=False))
        return worth(board.turn(0))

    assert with_mission("french_culture") > with_mission("paris_salon") + 1


def test_a_family_that_has_died_out_is_worth_less_than_any_other() -> None:
    board = scene(2, honour=40)
    board.s.players[0][OUT] = 1
    board.turn(1)
    assert worth(board, 0) < worth(board, 1) - 50


def test_a_lead_is_surer_the_later_it_is() -> None:
    boards = [scene(n).turn(0) for n in (1, 2, 3)]
    doubts = [board.game.doubt(board.s) for board in boards]
    assert doubts[0] > doubts[1] > doubts[2] > board_doubt_of_the_last_round() > 0


def board_doubt_of_the_last_round() -> float:
    board = late(scene(3).turn(0), 1)
    return board.game.doubt(board.s)


def test_who_has_yet_to_act_is_not_behind() -> None:
    """Both have the same; one has used a pawn for nothing. An action must be worth more than that."""
    board = scene(1).turn(0)
    board.s.players[1][PAWNS] -= 1
    assert worth(board, 0) > worth(board, 1) + 2


# -- the Testament --------------------------------------------------------------------------------------------


def test_a_hint_that_is_true_counts_before_it_is_checked() -> None:
    """Finding somebody is followed by draws, and only then are hints looked at."""
    near = Scene.testament().open_hints("noble_grandmother")
    true = Scene.testament().open_hints("noble_grandmother").known(4, "claire")
    other = Scene.testament().open_hints("noble_grandmother").known(4, "rosalie")
    assert worth(true.turn(0)) > worth(near.turn(0)) + 5
    assert worth(true) > worth(other.turn(0)) + 8


def test_a_friend_in_hand_for_a_hint_is_better_than_another() -> None:
    fits = Scene.testament().open_hints("noble_grandmother").player(0, gold=9, hand=["claire"])
    misses = Scene.testament().open_hints("noble_grandmother").player(0, gold=9, hand=["rosalie"])
    assert worth(fits.turn(0)) > worth(misses.turn(0)) + 2


def test_every_child_brings_a_crowded_nursery_nearer() -> None:
    """Great-grandparents with four children. The father of Laurent is known, so his parents are in the tree."""

    def with_children(n: int) -> float:
        board = Scene.testament().open_hints("crowded_nursery").known(3, "pierre")
        father, _ = board.unknown_parents(3)
        for _ in range(n):
            board.child(0, "son", father, grown=True)
        return worth(board.turn(0))

    gains = [with_children(n + 1) - with_children(n) for n in range(2)]
    assert gains == pytest.approx([gains[0]] * 2)
    assert gains[0] > 2


# -- whole games ----------------------------------------------------------------------------------------------


def played(seats: int, bots: list[str], seed: int, **options: str) -> Legacy:
    game = load_game("legacy")
    rng = random.Random(seed)
    players = [make_bot(name) for name in bots]
    s: Legacy = game.new(seats, options)
    while (question := game.asked(s)) is not None:
        if question.seat == CHANCE:
            option = question.sample(s, rng)  # type: ignore[attr-defined]
        else:
            moves = question.moves(s)
            option = moves[0] if len(moves) == 1 else bot_answer(game, s, players[question.seat], rng)
        game.answer(s, option, None)
    return s


@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_it_is_the_score(seed: int) -> None:
    game = load_game("legacy")
    seats = 2 + seed
    s = played(seats, ["random"] * seats, seed)
    for seat in range(seats):
        out = s.players[seat][OUT]
        assert game.worth(s, seat) == (pytest.approx(-100) if out else game.score(s, seat).total)


def test_the_family_of_greedy_does_not_die_out() -> None:
    """It did in a tenth of its games before bots knew the danger; here are 12 families."""
    assert not [seed for seed in range(6) if any(me[OUT] for me in played(2, ["greedy", "greedy"], seed).players)]


def test_greedy_finds_most_hints_of_the_testament() -> None:
    game = load_game("legacy")
    found = []
    for seed in range(2):
        s = played(1, ["greedy"], seed, solo="testament")
        found.append(s.numbers[HINTS_DONE].bit_count())
        missing = 9 - found[-1]
        assert game.worth(s, 0) == pytest.approx(game.score(s, 0).total - 12 * missing)
    assert sum(found) >= 9
