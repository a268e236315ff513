"""A player of forty lines: it speaks Armorial's protocol (docs/protocol.md) and needs nothing but Python.

    armorial arena village --bots "random,program:python examples/player.py"

It knows no rules. It picks among the answers it is told of, and its one idea is not to be idle: what ends a turn or
declines something is only answered when nothing else is possible.
"""

import json
import random
import sys
from typing import Any

IDLE = ("pass", "none", "decline", "done", "end", "keep")


def say(line: str) -> None:
    print(line, flush=True)


def choose(position: dict[str, Any], rng: random.Random) -> str:
    """An answer to a position. ``view`` would tell what the seat can see."""
    moves: list[str] = position["moves"]
    busy = [token for token in moves if token.split(":")[0] not in IDLE]
    return rng.choice(busy or moves)


def main() -> None:
    rng = random.Random()
    position: dict[str, Any] = {}
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "armorial":
            say('id {"name": "An example"}')
            say("ready")
        elif command == "game":
            rng = random.Random(json.loads(argument)["seed"])
            say("ready")
        elif command == "position":
            position = json.loads(argument)
        elif command == "think":
            say(f"answer {choose(position, rng)}")
        elif command == "quit":
            break


if __name__ == "__main__":
    main()
