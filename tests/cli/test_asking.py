"""A question on the terminal: the options with what comes of them."""

from rich.console import Console

from armorial.cli.asking import Asking
from armorial.text import Speaker
from tests.village.scene import Scene


def asking(scene: Scene, language: str = "en") -> Asking:
    return Asking(scene.game, scene.s, Speaker(language), ["Ann", "Bob"])


def outlook(scene: Scene, token: str, language: str = "en") -> str:
    return asking(scene, language).outlook(scene.game.legal_option(scene.s, token))


def test_an_option_says_what_comes_of_it_beyond_its_words() -> None:
    """V-21: the words of the answer have the time and the plow, so only the death is added."""
    scene = Scene().player(0, time=8, members={"1a": "smithy"}).taking(0, "crafts")
    assert outlook(scene, "make:plow") == "This crosses the bridge: a family member of generation 1 dies"
    assert outlook(scene, "decline") == ""
    console = Console(width=120)
    with console.capture() as captured:
        console.print(asking(scene).listing(120))
    lines = captured.get().splitlines()
    assert any("Make 1 plow (3 time)  (This crosses the bridge" in line and "make:plow" in line for line in lines)


def test_amounts_that_the_words_do_not_tell() -> None:
    """V-08, V-30: the label has what the tools give, the farm has room for one sack."""
    scene = Scene().player(0, grain=4).taking(0, "grain")
    assert outlook(scene, "harvest") == "+1 grain"
    assert outlook(scene, "harvest", "pl") == "+1 worek zboża"
