"""A bot of an older Armorial as a program that speaks today's protocol (docs/protocol.md): for matches with this one.

    armorial arena lorenzo --bots "careful,program:python bench/old_bot.py 9757260 careful"

The version is any commit of this repository from 0.5.2 (9757260) on. On the first call its sources are taken out of
git and its engine is compiled (`checkout.py`); then this file runs again with those sources, in which only the modules
that speak are today's. So the old bot thinks with the old rules, the old judgement and the old search.

The table is today's, and has the last word on what is legal. Positions are translated where they are written down
differently. Where the rules differ, the old bot chooses among what both know; the arena reports how often that was:

- `unasked`: a question that the old rules never ask, answered as they would have settled it (Lorenzo: how many more
  servants than needed to spend, in the last round: none);
- `unaware`: today more is possible than the old rules know (Village: to forgo a last turn; Lorenzo: leaders before a
  granted action);
- `restricted`: the old rules would have allowed more;
- `blind`, `unreadable`: no answer of the old bot was legal, or its engine could not load the position, so that any
  legal answer was given at random.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
INSIDE = "ARMORIAL_OLD_BOT"
"""Set, to the version, in the process that has the old sources."""


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("error: which version, and which bot? Such as: python bench/old_bot.py 9757260 careful")
    version, level = sys.argv[1:]
    if os.environ.get(INSIDE) == version:
        speak(version, level)
        return
    from checkout import environment, sources_of

    engine = "interpreted" if os.environ.get("ARMORIAL_ENGINE") == "interpreted" else "compiled"
    env = {**os.environ, **environment(sources_of(version, engine), engine), INSIDE: version}
    os.execve(sys.executable, [sys.executable, *sys.argv], env)


def speak(version: str, level: str) -> None:
    """The bot, in the process with its sources. It finds in them what they have, and the rest in today's."""
    import armorial.bots

    armorial.bots.__path__.append(str(ROOT / "src" / "armorial" / "bots"))
    from armorial.bots.speaking import Speaking, Unasked
    from armorial.kernel.contract import Game, State

    class OldBot(Speaking):
        def read_state(self, game: Game[Any], dumped: Any) -> State | None:
            frames = dumped["stack"]
            if frames[-1]["frame"] not in game.frames and frames[-1]["frame"] == "Spend":
                raise Unasked(f"servants:{frames[-1]['least']}")
            return super().read_state(game, {**dumped, "stack": [as_known(game, frame) for frame in frames]})

    def say(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    OldBot(level, f"Armorial {version} {level}", say).listen(sys.stdin)


def as_known(game: Any, frame: dict[str, Any]) -> dict[str, Any]:
    """What is still to happen, as the old rules write it down."""
    kind = frame["frame"]
    if kind == "AreaAgain" and kind not in game.frames:
        # Lorenzo: a harvest or production is asked about again after a leader was played. L-86
        return {**frame, "frame": "Strength", "optional": 1}
    if kind == "Birth" and "twin" in game.frames[kind].fields:
        # Legacy: once only the second child of twins was born though its mother was lost, today every one is. G-312
        return {**frame, "twin": 1}
    return frame


if __name__ == "__main__":
    main()
