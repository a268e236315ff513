"""The rulebook: set-up and the course of a round. L-01 to L-06, L-10 to L-14, L-80, L-81, L-85."""

import pytest

from armorial.kernel.contract import EVERYBODY, SPECTATOR
from tests.lorenzo.printed import BONUS, CARDS, CLOSED, LEADER_CARDS, START, START_COINS, TILE_NAMES, TYPES, of_type
from tests.lorenzo.scene import Scene

COLOURED = ("white", "black", "orange")


# -- set-up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l04_everybody_starts_with_this(seats: int) -> None:
    """L-04: 2 wood, 2 stone, 3 servants; 5, 6, 7, 8 coins in turn order; three coloured members and a neutral one."""
    scene = Scene.started(seats, luck=5)
    order = scene.turn_order()
    assert sorted(order) == list(range(seats))
    for place, seat in enumerate(order):
        assert scene.amounts_of(seat) == {**START, "coins": START_COINS[place]}
        assert scene.home(seat) == ["white", "black", "orange", "neutral"]
        assert (scene.cards(seat), scene.excommunicated(seat)) == ([], [])
        assert set(scene.game.dump(scene.s)["players"][seat]["rows"].values()) == {None}
    assert scene.to_move == order[0]
    whole = scene.game.dump(scene.s)
    laid = [card for cards in scene.towers().values() for card in cards]
    assert sorted([*whole["deck"], *laid]) == sorted(CARDS)
    assert whole["undealt"] == [], "no leaders in the basic game"


def test_l04_the_turn_order_is_random() -> None:
    """L-04: every player is first somewhere, and the order of the seats is not kept."""
    orders = {tuple(Scene.started(3, luck=luck).turn_order()) for luck in range(30)}
    assert {order[0] for order in orders} == {0, 1, 2}
    assert len(orders) == 6


def test_l01_the_decks() -> None:
    """L-01: 96 cards; four types, three periods, eight of each."""
    assert len(CARDS) == 96
    for kind in TYPES:
        for period in (1, 2, 3):
            assert len(of_type(kind, period)) == 8
    with pytest.raises(Exception, match="seats"):
        Scene.started(5)
    with pytest.raises(Exception, match="seats"):
        Scene.started(1)


def test_l01_l11_the_cards_of_a_whole_game() -> None:
    """L-01, L-11, L-60: four of each deck a round, period 1 in rounds 1 and 2, and so on; no card comes twice; bottom
    up they are laid as they are drawn."""
    scene = Scene.started(2, luck=9)
    seen: dict[str, list[str]] = {kind: [] for kind in TYPES}
    for round_ in range(1, 7):
        assert scene.s.round_number == round_
        for kind, cards in scene.towers().items():
            laid = [card for card in cards if card is not None]
            assert len(laid) == len(cards)
            assert {CARDS[card].type for card in laid} == {kind}
            assert {CARDS[card].period for card in laid} == {(round_ + 1) // 2}
            seen[kind] += laid
        scene.random_round()
    assert scene.over
    for kind in TYPES:
        assert sorted(seen[kind]) == sorted(of_type(kind))


def test_l11_the_cards_are_drawn_and_laid_bottom_up() -> None:
    """L-11: chance is asked for one after the other; each lies above the one before."""
    scene = Scene(2).round_number(1).new_round()
    assert scene.towers()["territory"] == [None] * 4
    drawn: list[str] = []
    while not scene.asked.startswith("Roll"):
        token = scene.options()[-1]
        scene.play(token)
        drawn.append(token.split(":")[-1])
    for kind in TYPES:
        assert scene.towers()[kind] == [card for card in drawn if CARDS[card].type == kind]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l02_one_tile_a_period_open_from_the_start(seats: int) -> None:
    """L-02: of seven each; everybody sees them; the other 18 are out."""
    found: list[set[str]] = [set(), set(), set()]
    for luck in range(60):
        scene = Scene.started(seats, luck=luck)
        tiles = scene.open_tiles()
        assert [tile[0] for tile in tiles] == ["1", "2", "3"]
        unused = scene.game.dump(scene.s)["unused_tiles"]
        assert sorted([*unused, *(TILE_NAMES[tile] for tile in tiles)]) == sorted(TILE_NAMES.values())
        for period, tile in enumerate(tiles):
            found[period].add(tile)
            assert TILE_NAMES[tile] in repr(scene.game.view(scene.s, SPECTATOR))
    assert found == [{f"{period}.{n}" for n in range(1, 8)} for period in (1, 2, 3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l03_closed_spaces(seats: int) -> None:
    """L-03: at 2 the large spaces and two of the market, at 3 the two of the market."""
    scene = Scene(seats).dice(white=6).turn(0)
    others = ["harvest:small", "production:small", "market:1", "market:2", "council"]
    for space in {space for spaces in CLOSED.values() for space in spaces}:
        if space in CLOSED[seats]:
            assert scene.why("white", space).name == "closed"
        else:
            assert scene.can("white", space)
    assert all(scene.can("white", space) for space in others)


def test_l05_the_common_side_in_the_basic_game() -> None:
    """L-05, L-85: for everybody; nobody is asked about tiles or leaders."""
    scene = Scene.started(4, luck=2)
    assert [scene.bonus_tile(seat) for seat in range(4)] == ["standard"] * 4
    assert [scene.hand(seat) for seat in range(4)] == [[]] * 4
    scene = Scene(2).player(0, "200w").dice(white=1).turn(0).go("white", "harvest:small")
    assert scene.has(0) == "201w 1s 1h", "supplies are unlimited"


def test_l06_tracks_end() -> None:
    """L-06: faith at 15, military at 25; what is beyond is lost; VP have no end."""
    scene = Scene(2).player(0, "5c 14f").tower("character", "papal_messenger").dice(white=1).turn(0)
    assert scene.go("white", "character:1").has(0) == "15f"
    scene = Scene(2).player(0, "8c 20m 250v").tower("venture", "hiring_mercenaries").dice(white=1).turn(0)
    assert scene.go("white", "venture:1").has(0) == "25m 250v"
    scene = Scene(2).player(0, "1w 3s 250v").tower("building", "mint").dice(white=1).turn(0)
    assert scene.go("white", "building:1").has(0) == "255v"
    scene = Scene(4).player(0, "24m").dice(white=1).turn(0).go("white", "market:3")
    assert scene.has(0) == "2c 25m"
    scene = Scene(2).player(0, "15f").dice(white=1).turn(0).go("white", "council").privilege("faith")
    assert scene.has(0) == "1c 15f"


def test_l06_a_military_price_is_paid_before_the_gain_is_cut() -> None:
    """L-06, L-28: the floor bonus is lost beyond 25, then the price is paid."""
    scene = Scene(2).player(0, "2w 1s 25m").tower("building", None, None, "marketplace").dice(white=5).turn(0)
    assert scene.go("white", "building:3").has(0) == "25m 3v"


# -- the advanced set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l80_bonus_tiles_are_chosen_in_reverse_turn_order(seats: int) -> None:
    """L-80, L-85: all four on offer at every player count; those taken are gone; before the leaders are dealt."""
    scene = Scene.started(seats, luck=4, advanced=True)
    order = scene.turn_order()
    left = [tile for tile in BONUS if tile != "standard"]
    for seat in reversed(order):
        if len(left) == 1:
            break  # the last of four takes what is left, unasked
        assert scene.to_move == seat
        assert scene.hand(seat) == []
        assert scene.tiles_offered() == left
        pick = left.pop(1)
        scene.take_tile(pick)
        assert scene.bonus_tile(seat) == pick
    assert [scene.bonus_tile(seat) for seat in order].count("standard") == 0
    assert len({scene.bonus_tile(seat) for seat in order}) == seats


def draft(seats: int, luck: int = 4) -> Scene:
    """An advanced game at the first pick of a leader."""
    scene = Scene.started(seats, luck=luck, advanced=True)
    while scene.asked == "ChooseTile":
        scene.play(scene.options()[0])
    return scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l81_the_draft(seats: int) -> None:
    """L-81: four each; keep one, the rest goes to the right, until everybody has four."""
    scene = draft(seats)
    packets = [scene.packet(seat) for seat in range(seats)]
    assert all(len(packet) == 4 for packet in packets)
    assert len({leader for packet in packets for leader in packet}) == 4 * seats
    dealt = [leader for packet in packets for leader in packet]
    assert sorted([*scene.game.dump(scene.s)["undealt"], *dealt]) == sorted(LEADER_CARDS)
    kept: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(3):
        assert [sorted(scene.packet(seat)) for seat in range(seats)] == [sorted(packet) for packet in packets]
        for _ in range(seats):
            seat = scene.to_move
            kept[seat].append(scene.pick_leader(packets[seat][0]))
        packets = [packets[(seat + 1) % seats][1:] for seat in range(seats)]
    for seat in range(seats):
        assert sorted(scene.hand(seat)) == sorted([*kept[seat], *packets[seat]]), "the last one is kept unasked"
        assert scene.packet(seat) == []


def test_l81_picks_are_secret_and_the_rest_is_unseen() -> None:
    """L-81: nobody else sees a packet, a hand, or the leaders that were not dealt."""
    scene = draft(3)
    first = scene.to_move
    mine = scene.packet(first)
    scene.pick_leader(mine[0])
    own = repr(scene.game.view(scene.s, first))
    assert mine[0] in own
    for seat in (SPECTATOR, *(other for other in range(3) if other != first)):
        shown = repr(scene.game.view(scene.s, seat)["players"][first])
        assert not [leader for leader in LEADER_CARDS if leader in shown]


def test_l81_the_packets_go_to_the_right() -> None:
    """L-81: the right neighbour is the player who sits before in the order of the seats."""
    scene = draft(3)
    packets = [scene.packet(seat) for seat in range(3)]
    for _ in range(3):
        scene.pick_leader(scene.packet(scene.to_move)[0])
    for seat in range(3):
        assert sorted(scene.packet((seat - 1) % 3)) == sorted(packets[seat][1:])


# -- the round ------------------------------------------------------------------------------------------------


def test_l10_three_periods_of_two_rounds() -> None:
    """L-10, L-50: reports after rounds 2, 4 and 6 only."""
    scene = Scene.started(2, luck=11)
    reports = []
    for round_ in range(1, 7):
        before = scene.told().count("lorenzo-did-excommunicate") + scene.told().count("lorenzo-did-support")
        scene.random_round()
        after = scene.told().count("lorenzo-did-excommunicate") + scene.told().count("lorenzo-did-support")
        if after > before:
            reports.append(round_)
            assert after - before == 2
    assert reports == [2, 4, 6]
    assert scene.over


def test_l11_the_dice_are_rolled_each_round() -> None:
    """L-11: three dice of six sides, by chance, after the cards lie there."""
    scene = Scene(2).round_number(1).new_round(luck_until="Roll")
    assert len([card for cards in scene.towers().values() for card in cards if card]) == 16
    scene.roll(white=4, black=1, orange=6)
    assert scene.dice_now() == {"white": 4, "black": 1, "orange": 6}
    assert scene.to_move == scene.turn_order()[0]


def test_l12_one_member_each_in_turn_order_until_all_are_placed() -> None:
    """L-12, L-14: four turns each, in the order of the round."""
    scene = Scene(3).round_number(1).order(1, 2, 0).dice(white=1, black=1, orange=1)
    for seat in range(3):
        scene.player(seat, "9h")
    scene.actions()
    seats = []
    for _ in range(12):
        seats.append(scene.to_move)
        scene.go(scene.home(scene.to_move)[-1], "council").privilege("servants")
    assert seats == [1, 2, 0] * 4
    assert scene.asked != "Turn"


def test_l12_placing_is_compulsory_while_a_placement_exists() -> None:
    """L-12: no passing; the members at home are offered, those placed are refused."""
    scene = Scene(2).dice(white=1, black=1, orange=1).at("market:1", 0, "white").turn(0)
    assert not scene.may_pass()
    assert scene.refused("member:white").name == "member-placed"
    assert scene.can("black", "council")


def test_l12_a_member_without_a_legal_placement_is_passed() -> None:
    """L-12, L-14: only the neutral member is left and no servant: it stays home, the turn is lost."""
    scene = Scene(2).dice(white=1, black=1, orange=1).player(1, "1h")
    for member, space in (("white", "market:1"), ("black", "council"), ("orange", "council")):
        scene.at(space, 0, member)
    scene.turn(0)
    assert scene.to_move == 1
    assert scene.home(0) == []
    assert scene.where(0, "neutral") == "passed"
    assert scene.members_at("council") == ["0 black", "0 orange"]


def test_l14_servants_in_stock_make_it_legal() -> None:
    """L-14: with 1 servant the neutral member must be placed."""
    scene = Scene(2).player(0, "1h").dice(white=1)
    for member, space in (("white", "market:1"), ("black", "council"), ("orange", "council")):
        scene.at(space, 0, member)
    scene.turn(0)
    assert scene.to_move == 0
    assert not scene.may_pass()


def test_l14_which_member_is_passed_when_several_are_stuck() -> None:
    """L-14: with tile 1.7 and dice of 1, no servants: four members, four lost turns."""
    scene = Scene(2).round_number(3).player(0, tiles=["1.7"]).player(1, "9h").dice(white=1, black=1, orange=1).actions()
    for turn in range(4):
        if turn < 3:
            assert scene.to_move == 0
            assert scene.options() == [f"pass:{member}" for member in scene.home(0)]
            scene.play(scene.options()[0])
        assert scene.to_move == 1
        scene.go(scene.home(1)[0], "council").privilege("servants")
    assert scene.told().count("lorenzo-did-pass") == 4


def test_l14_a_passed_member_is_back_in_the_next_round() -> None:
    """L-14, L-60: it stays home for the round only."""
    scene = Scene(2, luck=1).round_number(1)
    for member, space in (("white", "market:1"), ("black", "council"), ("orange", "council")):
        scene.at(space, 0, member)
    scene.turn(0)
    assert scene.where(0, "neutral") == "passed"
    assert scene.end_round().home(0) == ["white", "black", "orange", "neutral"]


def test_l12_the_space_may_be_picked_before_the_member() -> None:
    """L-12: the same comes of it."""
    scene = Scene(3).player(0, "1h").tower("territory", None, "village").dice(white=2, black=6, orange=1).turn(0)
    by_member = scene.branch().play("member:white", "territory:2")
    by_space = scene.branch().play("to:territory:2")
    assert by_space.options() == ["member:white", "member:black"]
    by_space.play("member:white")
    assert scene.game.dump(by_space.s) == scene.game.dump(by_member.s)


def test_l12_a_space_that_nobody_can_reach_says_why() -> None:
    """L-12, L-13: for the member who comes nearest."""
    scene = Scene(2).player(0, "1h").tower("territory", None, None, "forest", "city").dice(white=4, black=3, orange=1)
    scene.at("market:1", 1, "white").turn(0)
    assert scene.may("to:territory:3")
    refusal = scene.refused("to:territory:4")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 2)
    assert scene.refused("to:market:1").name == "occupied"
    assert scene.refused("to:market:3").name == "closed"
    assert scene.refused("to:territory:1").name == "no-card"
    scene = Scene(2).player(0, "9c").tower("territory", "woods", "forest").dice(white=6, black=6)
    scene.at("territory:3", 0, "orange").turn(0)
    assert scene.refused("to:territory:1").message.args["n"] == 1, "the neutral member might, with a servant"


@pytest.mark.parametrize(("option", "tiles", "leaders"), [("leaders", False, True), ("tiles", True, False)])
def test_l80_each_part_of_the_advanced_game_alone(option: str, tiles: bool, leaders: bool) -> None:
    """L-80, L-81: bonus tiles without leaders, leaders without bonus tiles."""
    scene = Scene.started(3, luck=4, advanced=option)
    asked = set()
    while scene.asked != "Turn":
        asked.add(scene.asked)
        scene.play(scene.options()[0])
    assert asked == ({"ChooseTile"} if tiles else {"Draft"})
    for seat in range(3):
        assert (scene.bonus_tile(seat) == "standard") != tiles
        assert len(scene.hand(seat)) == (4 if leaders else 0)
    assert any(token.startswith("discard:") for token in scene.options()) == leaders


def test_l81_nobody_hears_of_the_picks() -> None:
    """L-81: what everybody is told names no leader; the picker is told his own."""
    scene = draft(2)
    while scene.asked == "Draft":
        scene.play(scene.options()[-1])
    for event in scene.events:
        named = [leader for leader in LEADER_CARDS if leader in repr(event.message.args)]
        if event.audience == EVERYBODY:
            assert named == []
    for seat in range(2):
        own = [event for event in scene.events if event.audience == 1 << seat]
        assert len(own) == 4 + 3, "four dealt, three picked"
