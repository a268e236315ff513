"""The generator of the environments."""

from collections import Counter

from armorial.research.dice import Dice, seeded


def test_it_is_splitmix64() -> None:
    """The first numbers of the published generator, started with 0."""
    dice = Dice(0)
    wanted = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
    assert [int(dice.random() * 2**53) for _ in wanted] == [number >> 11 for number in wanted]


def test_numbers_are_even() -> None:
    dice = seeded(1)
    counts = Counter(int(dice.random() * 6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < n < 1100 for n in counts.values())
    pairs = Counter((int(dice.random() * 6), int(dice.random() * 6)) for _ in range(36_00))
    assert all(55 < n < 150 for n in pairs.values())
    firsts = Counter(int(seeded(seed).random() * 6) for seed in range(6000))
    assert all(900 < n < 1100 for n in firsts.values())


def test_shuffles_are_even() -> None:
    dice = seeded(2)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = ["a", "b", "c"]
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(900 < n < 1100 for n in orders.values())


def test_seeds() -> None:
    assert seeded(5).random() == seeded(5).random()
    assert seeded(5).random() != seeded(-5).random()
    assert seeded(None).state != seeded(None).state
    dice = seeded(3)
    copy = dice.copy()
    assert [dice.random(), dice.random()] == [copy.random(), copy.random()]
