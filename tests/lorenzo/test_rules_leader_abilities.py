"""The rulebook: what each leader does, L-101 to L-120."""

import pytest

from armorial.kernel.contract import SPECTATOR
from tests.lorenzo.printed import BONUS, LEADER_CARDS, of_type
from tests.lorenzo.scene import Scene
from tests.lorenzo.test_rules_leaders import table

# -- once a round ---------------------------------------------------------------------------------------------

GAINS = {
    "girolamo_savonarola": "1f",
    "giovanni_dalle_bande_nere": "1w 1s 1c",
    "sandro_botticelli": "2m 1v",
    "michelangelo_buonarroti": "3c",
    "cosimo_de_medici": "3h 1v",
    "bartolomeo_colleoni": "4v",
}


@pytest.mark.parametrize("leader", GAINS)
def test_leaders_that_give_something_once_a_round(leader: str) -> None:
    """L-105, L-106, L-107, L-108, L-119, L-120"""
    scene = table(leaders=[leader]).turn(0).activate(leader)
    assert scene.has(0) == GAINS[leader]
    assert scene.face_down(0) == [leader]


def test_l109_gonzaga() -> None:
    """L-109: 1 council privilege."""
    scene = table(leaders=["ludovico_iii_gonzaga"]).turn(0).activate("ludovico_iii_gonzaga")
    assert len(scene.options()) == 5
    scene.privilege("military")
    assert (scene.has(0), scene.to_move) == ("2m", 0)


def test_l101_sforza() -> None:
    """L-101, L-34: a harvest of 1; servants raise it, Farmer and Peasant do not; no space is taken."""
    scene = table("9h", leaders=["francesco_sforza"], cards=["farmer", "peasant", "woods", "village"]).turn(0)
    scene.activate("francesco_sforza")
    assert scene.bonus_amounts("harvest") == [0, 1, 2]
    scene.branch().bonus("harvest", 0).expect(0, "1w 1s 10h")
    scene.branch().bonus("harvest", 1).expect(0, "2w 1s 9h")
    scene.bonus("harvest", 2).expect(0, "2w 1s 9h 1c")
    assert scene.members_at("harvest:small") == []


def test_l101_tile_1_5_lowers_it() -> None:
    """L-101, L-134: 1 - 3 is -2: 3 servants, or nothing."""
    scene = table("3h", leaders=["francesco_sforza"], tiles=["1.5"]).turn(0).activate("francesco_sforza")
    assert scene.bonus_amounts("harvest") == [3]
    assert scene.bonus("harvest", 3).has(0) == "1w 1s 1h"


def test_l110_leonardo() -> None:
    """L-110, L-37: a production of 0; without a servant it does nothing; Artisan and Scholar do not help."""
    cards = ["artisan", "scholar", "garden", "cathedral"]
    scene = table("9h", leaders=["leonardo_da_vinci"], cards=cards).turn(0).activate("leonardo_da_vinci")
    assert scene.bonus_amounts("production") == [1, 2]
    scene.branch().bonus("production", 1).expect(0, "8h 2c 1m 3v")
    scene.bonus("production", 2).expect(0, "7h 2c 1m 4v")
    scene = table(leaders=["leonardo_da_vinci"], cards=cards).turn(0).activate("leonardo_da_vinci")
    assert (scene.has(0), scene.asked, scene.face_down(0)) == ("", "Turn", ["leonardo_da_vinci"])


@pytest.mark.parametrize("tile", BONUS)
def test_l110_no_bonus_tile_works_at_0(tile: str) -> None:
    """L-110, L-37, L-85: whichever it is."""
    scene = table(leaders=["leonardo_da_vinci"], bonus=tile).turn(0).activate("leonardo_da_vinci")
    assert (scene.has(0), scene.asked) == ("", "Turn")
    scene = table("1h", leaders=["leonardo_da_vinci"], bonus=tile).turn(0).activate("leonardo_da_vinci")
    assert scene.bonus("production", 1).amounts_of(0) == BONUS[tile][1]


def test_l110_tile_1_6_lowers_it() -> None:
    """L-110, L-134: 0 - 3: 4 servants for the bonus tile alone."""
    scene = table("4h", leaders=["leonardo_da_vinci"], tiles=["1.6"]).turn(0).activate("leonardo_da_vinci")
    assert scene.bonus_amounts("production") == [4]
    assert scene.bonus("production", 4).has(0) == "2c 1m"


def test_l104_montefeltro() -> None:
    """L-104: one coloured member not yet placed, named at activation, is 6 this round, until it is placed."""
    scene = table("9h", leaders=["federico_da_montefeltro"]).tower("territory", None, None, "city", "woods")
    scene.dice(white=1, black=2, orange=3).at("market:1", 0, "orange").turn(0)
    assert scene.may("activate:federico_da_montefeltro:black")
    assert not scene.may("activate:federico_da_montefeltro:orange"), "placed already"
    scene.activate("federico_da_montefeltro", "black")
    assert scene.amounts("black", "territory:4") == [1]
    assert scene.amounts("white", "territory:4") == [6]
    scene.go("white", "market:2").to(0)
    assert scene.amounts("black", "territory:3") == [0], "for the whole round"


def test_l104_only_for_this_round() -> None:
    """L-104: the die is back in the next."""
    scene = Scene(2, advanced=True, luck=3).round_number(1).player(0, "9h", leaders=["federico_da_montefeltro"])
    scene.name_member(0, "black").end_round()
    scene.s.stack.clear()
    scene.tower("territory", None, None, None, "city").dice(black=2).player(0, "9h").turn(0)
    assert scene.amounts("black", "territory:4") == [5]


# -- for good -------------------------------------------------------------------------------------------------


def test_l102_ariosto() -> None:
    """L-102: market, small harvest, small production, though occupied, by others or by himself."""
    scene = table(leaders=["ludovico_ariosto"]).dice(white=1, black=1)
    scene.at("market:1", 1, "white").at("market:2", 0, "orange").at("harvest:small", 1, "black")
    scene.at("production:small", 1, "orange").turn(0)
    for space in ("market:1", "market:2", "harvest:small", "production:small"):
        assert scene.can("white", space)
    assert scene.go("white", "market:1").has(0) == "5c"


def test_l102_what_stays() -> None:
    """L-102: closed spaces, L-22, L-31, the 3 coins, values; a floor whose card is gone cannot be used; others are not
    helped."""
    scene = table("9h 2c", leaders=["ludovico_ariosto"]).tower("territory", "woods").dice(white=6, black=6)
    scene.at("harvest:small", 0, "orange").at("territory:2", 1, "white").turn(0)
    assert scene.why("white", "market:3").name == "closed"
    assert scene.why("white", "production:large").name == "closed"
    assert scene.why("white", "harvest:small").name == "coloured-in-area"
    assert scene.can("neutral", "harvest:small")
    assert scene.why("white", "territory:1").name == "fee-short"
    assert scene.why("white", "territory:2").name in ("no-card", "floor-occupied")
    scene = table("9c", leaders=["ludovico_ariosto"]).tower("territory", "woods").dice(white=6)
    scene.at("territory:2", 0, "black").turn(0)
    assert scene.why("white", "territory:1").name == "coloured-in-tower"
    scene = table().player(1, leaders=["ludovico_ariosto"]).at("market:1", 1, "white").dice(white=1).turn(0)
    assert scene.why("white", "market:1").name == "occupied"


def test_l102_a_space_stays_occupied_for_the_others() -> None:
    """L-102: after his member has joined."""
    scene = table(leaders=["ludovico_ariosto"]).at("market:1", 1, "white").dice(white=1, black=1).turn(0)
    scene.go("white", "market:1")
    assert scene.to_move == 1
    assert scene.why("black", "market:1").name == "occupied"
    assert scene.members_at("market:1") == ["1 white", "0 white"]


def test_l103_brunelleschi() -> None:
    """L-103: never the 3 coins, by member or by effect; the price of the card stays."""
    scene = table("2c", leaders=["filippo_brunelleschi"]).tower("character", "warlord").dice(white=1)
    assert scene.at("character:2", 1, "white").turn(0).go("white", "character:1").has(0) == "3m"
    scene = table("6c", leaders=["filippo_brunelleschi"]).tower("character", "abbess", "artisan").dice(white=1)
    assert scene.turn(0).go("white", "character:1").bonus("character:2", 0).has(0) == "1f"


def test_l103_others_pay() -> None:
    """L-103"""
    scene = table("2c").player(1, leaders=["filippo_brunelleschi"]).tower("territory", "woods").dice(white=1)
    assert scene.at("territory:2", 1, "white").turn(0).why("white", "territory:1").name == "fee-short"
    shown = [scene.game.view(scene.s, seat)["fees"] for seat in (0, 1, SPECTATOR)]
    assert shown == [["territory"], [], ["territory"]], "the board says so to those who pay"


def test_l111_pico() -> None:
    """L-111: up to 3 coins off every card with coins in the price paid; not off the fee; adds to other discounts."""
    pico = ["pico_della_mirandola"]
    scene = table("4c", leaders=pico).tower("character", "paramour").dice(white=1).turn(0)
    assert scene.go("white", "character:1").has(0) == "2v"
    scene = table("2w", leaders=pico).tower("building", "theater").dice(white=1).turn(0)
    assert scene.go("white", "building:1").has(0) == "6v", "2 coins, never below 0"
    scene = table("3c", leaders=pico).tower("character", "warlord").at("character:2", 1, "white").dice(white=1)
    assert scene.turn(0).go("white", "character:1").has(0) == "3m"
    scene = table("2c", leaders=pico).tower("character", "warlord").at("character:2", 1, "white").dice(white=1)
    assert scene.turn(0).why("white", "character:1").name == "fee-short"
    scene = table("3c", leaders=pico, cards=["dame"]).tower("character", "paramour").dice(white=1).turn(0)
    assert scene.go("white", "character:1").has(0) == "4v"
    scene = table("1h 5c", leaders=pico).tower("venture", "hiring_mercenaries").dice(white=1).turn(0)
    assert scene.go("white", "venture:1").has(0) == "1h 7m"


def test_l111_a_price_without_coins_stays() -> None:
    """L-111: military prices and wood cost what they cost; with two prices only the one with coins is less."""
    pico = ["pico_della_mirandola"]
    scene = table("4m 1w 1s", leaders=pico).tower("venture", "support_to_the_bishop").dice(white=1).turn(0)
    scene.go("white", "venture:1").price("resources")
    assert scene.has(0) == "4m 3f"
    scene = table("3w", leaders=pico).tower("building", "painters_guild").dice(white=1).turn(0)
    assert scene.why("white", "building:1").message.args["n"] == 1


def test_l117_cesare_borgia() -> None:
    """L-117: the military of the slots is not needed; six is still the most; venture minimums stay."""
    cesare = ["cesare_borgia"]
    land = of_type("territory")[8:14]
    scene = table(leaders=cesare, cards=land[:5]).tower("territory", "woods").dice(white=1).turn(0)
    assert scene.go("white", "territory:1").cards(0, "territory")[-1] == "woods"
    scene = table(leaders=cesare, cards=land).tower("territory", "woods").dice(white=1).turn(0)
    assert scene.why("white", "territory:1").name == "row-full"
    scene = table("2m", leaders=cesare).tower("venture", "military_campaign").dice(white=1).turn(0)
    assert scene.why("white", "venture:1").name == "military-short"
    scene = table("4c", leaders=cesare, cards=land[:2]).tower("territory", "woods").tower("character", "captain")
    scene.dice(white=1).turn(0).go("white", "character:1").bonus("territory:1", 0)
    assert scene.cards(0, "territory")[-1] == "woods"


@pytest.mark.parametrize(
    ("kind", "card", "stock", "after"),
    [
        ("territory", "gravel_pit", "", "4s"),
        ("territory", "mining_town", "", "2s 4h"),
        ("territory", "monastery", "", "2h 2m"),
        ("territory", "farm", "", "2w 1v"),
        ("territory", "dukedom", "", "8c"),
        ("venture", "military_campaign", "3m", "6c 1m"),
        ("venture", "hosting_foreigners", "4w", "10h"),
        ("venture", "military_conquest", "12m", "6w 6s 6c 6m"),
        ("venture", "crusade", "8m", "10c 4m 1f"),
    ],
)
def test_l118_santa_rita_doubles_resources_of_immediate_effects(kind: str, card: str, stock: str, after: str) -> None:
    """L-118: wood, stone, coins and servants; not points."""
    scene = table(stock, leaders=["santa_rita"]).tower(kind, card).dice(white=1).turn(0)
    assert scene.go("white", f"{kind}:1").has(0) == after


def test_l118_what_santa_rita_does_not_double() -> None:
    """L-118: floor bonuses, spaces, harvest, production, points, privileges and what a privilege gives."""
    rita = ["santa_rita"]
    scene = table(leaders=rita).tower("territory", None, None, "province").dice(white=5).turn(0)
    assert scene.go("white", "territory:3").privilege("coins").has(0) == "1w 2s 2c"
    scene = table(leaders=rita).dice(white=1).turn(0)
    assert scene.go("white", "market:1").has(0) == "5c"
    scene = table(leaders=rita, cards=["commercial_hub"]).dice(white=1).turn(0)
    assert scene.go("white", "harvest:small").has(0) == "1w 1s 1h 1c"
    scene = table(leaders=rita, cards=["bank"]).dice(white=2).turn(0)
    assert scene.go("white", "production:small").has(0) == "7c 1m"
    scene = table("5c", leaders=rita, cards=["forest"]).tower("character", "noble").player(0, "6c").dice(white=1)
    assert scene.turn(0).go("white", "character:1").has(0) == "2v"
    scene = table(leaders=[*rita, "michelangelo_buonarroti"]).turn(0).activate("michelangelo_buonarroti")
    assert scene.has(0) == "3c"


def test_l118_by_a_bonus_action_too() -> None:
    """L-118, L-26: the card taken by Captain gives twice as well."""
    scene = table("4c", leaders=["santa_rita"]).tower("character", "captain").tower("territory", "city").dice(white=1)
    assert scene.turn(0).go("white", "character:1").bonus("territory:1", 0).has(0) == "6c 2m"


# -- Lorenzo de' Medici ---------------------------------------------------------------------------------------


def test_l115_copies_a_played_leader_of_another_player() -> None:
    """L-115: for good, its requirement does not matter; own leaders, hands and discards cannot be copied."""
    scene = table("35v", hand=["lorenzo_de_medici"], leaders=["sisto_iv"], seats=3)
    scene.player(1, leaders=["sigismondo_malatesta"], hand=["santa_rita"]).player(2, leaders=["cesare_borgia"])
    scene.turn(0)
    assert scene.copyable() == ["cesare_borgia", "sigismondo_malatesta"]
    scene.play_leader("lorenzo_de_medici", copy="sigismondo_malatesta")
    assert scene.can("neutral", "market:1")
    assert scene.to(1).can("neutral", "market:1"), "the other keeps it"


def test_l115_a_once_per_round_ability() -> None:
    """L-115, L-87: once a round, whether the other has used his or not."""
    scene = table("35v", hand=["lorenzo_de_medici"]).player(1, leaders=["sandro_botticelli"]).dice(white=1)
    scene.player(1, used=["sandro_botticelli"]).turn(0).play_leader("lorenzo_de_medici", copy="sandro_botticelli")
    scene.activate("lorenzo_de_medici")
    assert scene.has(0) == "2m 36v"
    assert scene.refused("activate:lorenzo_de_medici").name == "face-down"


def test_l115_with_nothing_to_copy_he_cannot_be_played() -> None:
    """L-115"""
    scene = table("35v", hand=["lorenzo_de_medici"], leaders=["sisto_iv"]).player(1, hand=["santa_rita"]).turn(0)
    assert scene.why_play("lorenzo_de_medici").name == "nothing-to-copy"


def test_l87_a_leader_face_down_is_still_played() -> None:
    """L-87, L-115: it can be copied."""
    scene = table("35v", hand=["lorenzo_de_medici"]).player(1, leaders=["bartolomeo_colleoni"])
    scene.player(1, used=["bartolomeo_colleoni"]).turn(0)
    assert scene.copyable() == ["bartolomeo_colleoni"]


@pytest.mark.parametrize("leader", [name for name in LEADER_CARDS if name != "lorenzo_de_medici"])
def test_l115_every_leader_can_be_copied(leader: str) -> None:
    """L-115: its ability is his."""
    scene = table("35v", hand=["lorenzo_de_medici"]).player(1, leaders=[leader]).turn(0)
    scene.play_leader("lorenzo_de_medici", copy=leader)
    assert scene.copied(0) == leader
    assert scene.leaders(0) == ["lorenzo_de_medici"]
