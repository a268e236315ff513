"""Which engine runs, and that it makes no difference to what is played."""

import ast
import json
import os
import sys
from pathlib import Path

import armorial
from armorial import engine
from armorial.games import GAMES, load_game
from tests.engine.played import everything
from tests.engine.programs import python

SOURCE = Path(armorial.__file__).parent
COMPILED = engine.running() == engine.COMPILED


# -- the engine that was asked for ------------------------------------------------------------------------------------


def test_what_runs_is_what_was_asked_for() -> None:
    assert engine.running() == os.environ["ARMORIAL_ENGINE"]
    for name in GAMES:
        load_game(name)
    everything_imported = [sys.modules[name] for name in sorted(engine.group() & sys.modules.keys())]
    assert len(everything_imported) > 50
    endings = {"".join(Path(str(module.__file__)).suffixes[-1:]) for module in everything_imported}
    assert endings == ({Path(engine.SUFFIX).suffix} if COMPILED else {".py"})


def test_the_group_is_what_the_rules_are_made_of() -> None:
    assert {"armorial.kernel.contract", "armorial.games.village.turn", "armorial.data.reader"} <= engine.group()
    assert {"armorial.bots.mcts", "armorial.bots.playout"} <= engine.group()
    assert {"armorial.match.course", "armorial.games.village.view", "armorial.games.legacy.matches"} <= engine.group()
    assert "armorial.games.legacy.judgement.worth" in engine.group()
    assert [name for name in engine.group() if name.startswith(("armorial.cli", "armorial.server"))] == []
    for name in engine.BOTS:
        assert (SOURCE / "bots" / f"{name}.py").is_file()
    for name in engine.MATCH:
        assert (SOURCE / "match" / f"{name}.py").is_file()
    for name in engine.TABLE:
        assert (SOURCE / "table" / f"{name}.py").is_file()


if COMPILED:  # only the second half of `make test` can compare: in the first there need not be a build

    def test_both_engines_play_the_same_games_and_give_the_same_answers() -> None:
        other = python("-m", "tests.engine.played", ARMORIAL_ENGINE="interpreted")
        assert other.returncode == 0, other.stderr
        interpreted = json.loads(other.stdout)
        compiled = json.loads(json.dumps(everything()))
        assert (interpreted["engine"], compiled["engine"]) == ("interpreted", "compiled")
        for name, played in interpreted["games"].items():
            assert compiled["games"][name] == played, name


def test_what_declares_the_shape_of_views_is_not_compiled() -> None:
    """A compiled TypedDict forgets its fields, and the server could not describe it."""
    assert [path.name for path in engine.sources() if "TypedDict" in path.read_text("utf-8")] == []


def float_tuples(source: str) -> list[str]:
    """Constants that mypyc compiles wrongly: a Final tuple of known length that begins with a float."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and node.value.elts:
            first = node.value.elts[0]
            number = first.operand if isinstance(first, ast.UnaryOp) else first
            known = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
            if known and isinstance(number, ast.Constant) and isinstance(number.value, float):
                found.append(ast.unparse(node.target))
    return found


def test_no_constant_is_compiled_wrongly() -> None:
    """mypyc 2.4 says that such a constant "was not set" when it is read: it has to be a tuple[float, ...]."""
    assert float_tuples("A: Final = (1.5, 2)\nB: Final = (-1.5,)\nC: Final = (1, 2.5)") == ["A", "B"]
    assert float_tuples("A: Final[tuple[float, ...]] = (1.5, 2.5)") == []
    wrong = {path.name: float_tuples(path.read_text("utf-8")) for path in engine.sources()}
    assert {name: names for name, names in wrong.items() if names} == {}


def sums(source: str) -> list[str]:
    """Constants whose numbers mypyc takes for any objects: made by ``sum``, and not said to be ints."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.value is not None:
            calls = [part.func for part in ast.walk(node.value) if isinstance(part, ast.Call)]
            if node.annotation.id == "Final" and any(isinstance(call, ast.Name) and call.id == "sum" for call in calls):
                found.append(ast.unparse(node.target))
    return found


def test_no_constant_is_slow_for_want_of_a_type() -> None:
    """mypy says that a sum is an ``int`` or a literal 0, which mypyc does not take for a number."""
    assert sums("A: Final = sum(B)\nC: Final = tuple(sum(D[:g]) for g in D)\nE: Final = len(D)") == ["A", "C"]
    assert sums("A: Final[int] = sum(B)\nC: Final[tuple[int, ...]] = tuple(sum(D[:g]) for g in D)") == []
    slow = {path.name: sums(path.read_text("utf-8")) for path in engine.sources()}
    assert {name: names for name, names in slow.items() if names} == {}
