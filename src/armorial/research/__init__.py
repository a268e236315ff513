"""The games as environments for agents: PettingZoo, Gymnasium, OpenSpiel, and many games in one array.

    from armorial.research import lorenzo_v0

    env = lorenzo_v0.env(seats=2)

docs/research.md says what there is. Everything here needs the extra ``research``. What plays and encodes
(``play.py``, ``actions.py``, ``encode/``) is plain Python and part of the compiled engine; this file names the
libraries only at run time, so that compiling does not need them.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

NEEDED: Final = ("numpy", "gymnasium", "pettingzoo")

_missing = [name for name in NEEDED if find_spec(name) is None]
if _missing:
    raise ImportError(
        f"armorial.research needs {' and '.join(_missing)}: install it with pip install 'armorial[research]'"
    )

for _name in ("gymnasium", "pettingzoo"):
    import_module(f"armorial.research.{_name}").register()

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The modules of the games, ``village_v0`` and so on, made by ``pettingzoo.register``."""
