"""The rulebook: the advanced game. L-80 to L-89, what leaders need, and the worked example L-E18."""

import pytest

from armorial.kernel.contract import SPECTATOR
from tests.lorenzo.printed import LEADER_CARDS, TYPES, of_type
from tests.lorenzo.scene import Scene
from tests.messages import inner


def table(stock: str = "", seats: int = 2, **player: object) -> Scene:
    """An advanced game; player 0 has this and is to move when ``turn`` is called."""
    return Scene(seats, advanced=True).player(0, stock, **player)  # type: ignore[arg-type]


# -- special actions ------------------------------------------------------------------------------------------


def test_l_e18_ten_wood() -> None:
    """L-E18, L-82, L-83, L-89: with 10 wood in stock he may be played; with 9 not; the wood stays; spending it later
    changes nothing."""
    scene = table("9w", hand=["sandro_botticelli"]).turn(0)
    refusal = scene.why_play("sandro_botticelli")
    assert (refusal.name, refusal.message.args["n"]) == ("leader-needs", 1)
    assert inner(refusal.message, "what").key == "lorenzo-n-wood"
    scene = table("10w", hand=["sandro_botticelli"]).tower("venture", "promoting_sacred_art").dice(white=1).turn(0)
    scene.play_leader("sandro_botticelli")
    assert (scene.has(0), scene.leaders(0), scene.hand(0)) == ("10w", ["sandro_botticelli"], [])
    scene.go("white", "venture:1").activate("sandro_botticelli")
    assert scene.has(0) == "4w 2m 3f 1v"


def test_l82_before_or_after_placing() -> None:
    """L-82: the leader's requirement is met by the placement itself; the turn waits for the player."""
    scene = table("15c", hand=["girolamo_savonarola"]).dice(white=1).turn(0)
    assert scene.why_play("girolamo_savonarola").message.args["n"] == 3
    scene.go("white", "market:1")
    assert scene.to_move == 0, "after the placement there is time for leaders"
    scene.play_leader("girolamo_savonarola").activate("girolamo_savonarola")
    assert scene.has(0) == "20c 1f"
    assert scene.end().to_move == 1


def test_l82_any_number_in_a_turn() -> None:
    """L-82: play, activate and discard, one after the other, before the placement; then it is still to be made."""
    hand = ["sandro_botticelli", "michelangelo_buonarroti", "sisto_iv", "santa_rita"]
    scene = table("10w 10s", hand=hand).dice(white=1).turn(0)
    scene.play_leader("sandro_botticelli").activate("sandro_botticelli").play_leader("michelangelo_buonarroti")
    scene.discard("sisto_iv", "coins").discard("santa_rita", "coins").activate("michelangelo_buonarroti")
    assert scene.has(0) == "10w 10s 7c 2m 1v"
    assert scene.hand(0) == []
    assert scene.to_move == 0
    assert scene.can("white", "market:1")


def test_l82_programs_look_at_special_actions_too() -> None:
    """L-82: before the placement and after it."""
    scene = table("10w", hand=["sandro_botticelli"], leaders=["michelangelo_buonarroti"]).dice(white=1).turn(0)
    special = ["play:sandro_botticelli", "discard:sandro_botticelli", "activate:michelangelo_buonarroti"]
    members = [f"member:{name}" for name in ("white", "black", "orange")]
    assert scene.moves() == [*members, *special]
    scene.go("white", "market:1")
    assert scene.moves() == ["end", *special]


def test_l82_discarding_gives_a_privilege() -> None:
    """L-82, L-88: one a leader; independent, so the same one may be chosen twice (L-43)."""
    scene = table(hand=["sisto_iv", "santa_rita"]).dice(white=1).turn(0)
    assert len(scene.branch().play("discard:sisto_iv").options()) == 5
    scene.discard("sisto_iv", "faith").discard("santa_rita", "faith")
    assert (scene.has(0), scene.hand(0), scene.discarded(0)) == ("2f", [], ["sisto_iv", "santa_rita"])


def test_l88_only_leaders_in_hand_can_be_discarded() -> None:
    """L-88: one in play never leaves; nor can one be played twice or from elsewhere."""
    scene = table("10w", leaders=["sandro_botticelli"], hand=["sisto_iv"]).player(1, hand=["santa_rita"]).turn(0)
    for leader in ("sandro_botticelli", "santa_rita", "cesare_borgia"):
        assert scene.refused(f"discard:{leader}").name == "not-in-hand"
    for leader in ("sandro_botticelli", "santa_rita"):
        assert scene.refused(f"play:{leader}").name == "not-in-hand"


def test_l86_never_in_the_middle_of_an_action() -> None:
    """L-86: while a privilege is chosen, or the servants for a member's harvest, no leader can be touched."""
    scene = table("9c 10w", hand=["sandro_botticelli"]).dice(white=1).turn(0).go("white", "council")
    assert scene.asked == "Privilege"
    assert not [token for token in scene.options() if "botticelli" in token]
    scene = table("10w 4h", hand=["sandro_botticelli"], cards=["city", "forest"]).dice(white=1).turn(0)
    scene.play("member:white", "harvest:small")
    assert scene.asked == "Strength"
    assert scene.refused("play:sandro_botticelli").name == "leaders-later"
    assert scene.play("servants:4").can_play("sandro_botticelli"), "now the placement is wholly done"


def test_l86_before_a_granted_card() -> None:
    """L-86, L-82, L-111: the Architect's building is too dear until Pico is played, or a leader discarded for it."""
    ventures = ["crusade", "sacred_war", "hiring_recruits", "hiring_soldiers"]
    owned = [*ventures, "mint", "chapel"]
    scene = table("4c 2w", hand=["pico_della_mirandola", "santa_rita"], cards=owned).tower("character", "architect")
    scene.tower("building", "theater").dice(white=1).turn(0).go("white", "character:1")
    assert (scene.asked, scene.has(0)) == ("BonusCard", "2w")
    assert scene.why_bonus("building:1").name == "price-short"
    leaders = ["play:pico_della_mirandola", "discard:pico_della_mirandola", "discard:santa_rita"]
    assert scene.options() == ["decline", *leaders]
    by_pico = scene.branch().play_leader("pico_della_mirandola").bonus("building:1", 0)
    assert (by_pico.cards(0, "building"), by_pico.has(0)) == (["mint", "chapel", "theater"], "1w 6v")
    by_coins = scene.branch().discard("santa_rita", "coins").bonus("building:1", 0)
    assert (by_coins.cards(0, "building"), by_coins.has(0)) == (["mint", "chapel", "theater"], "1w 6v")
    assert scene.decline().cards(0, "building") == ["mint", "chapel"]


def test_l86_a_granted_card_lapses_when_no_leader_can_help() -> None:
    """L-86, L-26: an empty tower stays empty whatever is discarded; and when the last leader has not helped, the action
    lapses without another question."""
    scene = table("4c", hand=["santa_rita"]).tower("character", "architect").dice(white=1).turn(0)
    scene.go("white", "character:1")
    assert (scene.asked, scene.told()[-1]) == ("AfterTurn", "lorenzo-did-no-card")
    scene = table("4c", hand=["santa_rita"]).tower("character", "architect").tower("building", "theater")
    scene.dice(white=1).turn(0).go("white", "character:1")
    assert scene.asked == "BonusCard"
    scene.discard("santa_rita", "faith")
    assert (scene.to_move, scene.cards(0, "building")) == (1, [])
    assert "lorenzo-did-no-card" in scene.told()


def test_l86_before_a_granted_harvest_or_production() -> None:
    """L-86, L-110, L-119: Leonardo's production of 0 needs a servant: a discarded leader brings two, Cosimo three."""
    scene = table("", leaders=["leonardo_da_vinci", "cosimo_de_medici"], hand=["sisto_iv"], cards=["bank"])
    scene.dice(white=1).turn(0).activate("leonardo_da_vinci")
    assert scene.asked == "Strength"
    assert scene.bonus_amounts("production") == []
    by_privilege = scene.branch().discard("sisto_iv", "servants")
    assert by_privilege.bonus_amounts("production") == [1, 2]
    assert by_privilege.bonus("production", 2).has(0) == "7c 1m"
    by_cosimo = scene.branch().activate("cosimo_de_medici")
    assert by_cosimo.bonus_amounts("production") == [1, 2]
    assert by_cosimo.bonus("production", 2).has(0) == "1h 7c 1m 1v"
    scene.discard("sisto_iv", "faith").activate("cosimo_de_medici").decline()
    assert (scene.asked, scene.has(0)) == ("Turn", "3h 1f 1v")


def test_l86_none_in_another_players_turn() -> None:
    """L-86: player 1 is asked about their own leaders only."""
    scene = table("10w", hand=["sandro_botticelli"]).player(1, "10s", hand=["michelangelo_buonarroti"]).dice(white=1)
    scene.turn(0).go("white", "market:1").end()
    assert scene.to_move == 1
    assert scene.can_play("michelangelo_buonarroti")
    assert scene.refused("play:sandro_botticelli").name == "not-in-hand"


def test_l86_none_in_the_report() -> None:
    """L-86: there is only the church to decide about."""
    scene = Scene(2, advanced=True).tiles("1.1", "2.1", "3.1").round_number(2).player(0, "3f 10w").player(1)
    scene.player(0, hand=["sandro_botticelli"]).report()
    assert len(scene.options()) == 2


def test_l82_a_turn_without_anything_to_do_for_leaders_ends_by_itself() -> None:
    """L-82: nothing in hand, nothing to activate: the next player is asked."""
    scene = table(leaders=["sisto_iv"]).dice(white=1).turn(0).go("white", "market:1")
    assert scene.to_move == 1


def test_l87_at_most_once_a_round() -> None:
    """L-87: in the turn it is played; then face down, in later turns too; more than one leader in a round."""
    scene = table("10w 10s", hand=["sandro_botticelli"], leaders=["michelangelo_buonarroti"]).dice(white=1).turn(0)
    scene.play_leader("sandro_botticelli").activate("sandro_botticelli").activate("michelangelo_buonarroti")
    for leader in ("sandro_botticelli", "michelangelo_buonarroti"):
        assert scene.refused(f"activate:{leader}").name == "face-down"
    scene.go("white", "market:1").to(0)
    assert scene.refused("activate:sandro_botticelli").name == "face-down"


def test_l83_at_the_end_of_the_round_leaders_turn_face_up() -> None:
    """L-83"""
    scene = Scene(2, advanced=True, luck=3).round_number(1).player(0, leaders=["sandro_botticelli"])
    scene.player(0, used=["sandro_botticelli"]).end_round()
    assert scene.face_down(0) == []
    assert scene.activate("sandro_botticelli").amounts_of(0) == {"military": 2, "vp": 1}


def test_l83_a_permanent_ability_applies_at_once_and_stays() -> None:
    """L-83: Malatesta, played with 7 military and 3 faith, after both are gone."""
    scene = table("7m 3f", hand=["sigismondo_malatesta"]).turn(0)
    assert not scene.can("neutral", "market:1")
    scene.play_leader("sigismondo_malatesta")
    assert scene.can("neutral", "market:1")
    scene = table(leaders=["sigismondo_malatesta"]).turn(0)
    assert scene.can("neutral", "market:1")


def test_l82_a_permanent_leader_cannot_be_activated() -> None:
    """L-82, L-83"""
    scene = table(leaders=["sisto_iv"], hand=["santa_rita"]).turn(0)
    assert scene.refused("activate:sisto_iv").name == "not-once"
    assert scene.refused("activate:santa_rita").name == "not-played"


def test_l88_hands_are_secret_played_leaders_and_discards_open() -> None:
    """L-88"""
    scene = table("9w", hand=["sandro_botticelli"], leaders=["sisto_iv"]).player(0, hand=["santa_rita"]).turn(0)
    scene.discard("santa_rita", "coins")
    for seat in (1, SPECTATOR):
        shown = repr(scene.game.view(scene.s, seat))
        assert "sisto_iv" in shown
        assert "santa_rita" in shown
        assert "sandro_botticelli" not in repr(scene.game.view(scene.s, seat)["players"][0])
    assert "sandro_botticelli" in repr(scene.game.view(scene.s, 0)["players"][0])


# -- requirements ---------------------------------------------------------------------------------------------


def meeting(leader: str, less: str | None = None) -> Scene:
    """Player 0 holds the leader and exactly what it asks; of ``less`` one too few."""
    stock: dict[str, int] = {}
    cards: list[str] = []
    for what, n in LEADER_CARDS[leader].requires.items():
        need = n - (what == less)
        if what == "of one type":
            cards += of_type("character")[:need]
        elif what in TYPES:
            cards += of_type(what)[:need]
        else:
            stock[what] = need
    return table("", hand=[leader], cards=cards, **stock).player(1, leaders=["francesco_sforza"]).turn(0)


@pytest.mark.parametrize("leader", LEADER_CARDS)
def test_l89_every_requirement(leader: str) -> None:
    """L-89, L-82: all parts together; with one less of any it is refused, and told how much; nothing is paid."""
    scene = meeting(leader)
    assert scene.can_play(leader)
    before = scene.stock(0)
    scene.play_leader(leader, copy="francesco_sforza")
    assert scene.leaders(0) == [leader]
    assert scene.stock(0) == before
    for part in LEADER_CARDS[leader].requires:
        refusal = meeting(leader, part).why_play(leader)
        assert (refusal.name, refusal.message.args["n"]) == ("leader-needs", 1)
        thing = "same_type" if part == "of one type" else part
        assert inner(refusal.message, "what").key == f"lorenzo-n-{thing}"


@pytest.mark.parametrize("kind", TYPES)
def test_l113_six_cards_of_any_one_type(kind: str) -> None:
    """L-113, L-89: of the same type; 5 of all four types are not enough."""
    assert table(hand=["lucrezia_borgia"], cards=of_type(kind)[:6]).turn(0).can_play("lucrezia_borgia")
    five = [card for each in TYPES for card in of_type(each)[:5]]
    assert not table(hand=["lucrezia_borgia"], cards=five).turn(0).can_play("lucrezia_borgia")
