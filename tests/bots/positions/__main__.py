"""Which positions bots of a level pass: ``python -m tests.bots.positions [GAME ...] [--level LEVEL ...] [--json]``.

With ``--explain NAME`` the positions whose name contains NAME are shown instead: why the answer is right, and where the
rest of the game can be counted, what every answer is worth.
"""

import argparse
import json
import sys

from armorial.bots import LEVELS
from armorial.engine import running
from tests.bots.positions.position import Position
from tests.bots.positions.solve import rounded, values
from tests.bots.positions.suite import SEED, SUITES, Try, report, share, tries


def explained(game: str, position: Position) -> list[str]:
    """A position in words, with the worth of its answers."""
    lines = [f"{game}: {position.name}", f"    {position.why}"]
    lines += [f"    accepted: {line}" for line in position.accept]
    lines += [f"    rejected: {line}" for line in position.reject]
    if position.counted:
        found = sorted(((rounded(value), line) for line, value in values(position).items()), reverse=True)
        lines += [f"    {value[0]:6.3f} {value[1]:+8.3f}  {' '.join(line)}" for value, line in found]
    return lines


def as_data(game: str, level: str, found: list[Try]) -> dict[str, object]:
    return {
        "game": game,
        "level": level,
        "share": share(found),
        "positions": [
            {
                "name": each.position.name,
                "counted": each.position.counted,
                "passed": each.passed,
                "answer": list(each.line),
            }
            for each in found
        ],
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bots.positions", description="Positions that bots must know."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(SUITES)}; all if none is named")
    parser.add_argument("--level", action="append", choices=LEVELS, help="may be repeated; careful, strong and master")
    parser.add_argument("--seed", type=int, default=SEED, help="for the bots' own choices")
    parser.add_argument("--json", action="store_true", help="everything that was answered, as JSON")
    parser.add_argument("--explain", metavar="NAME", help="show positions with this in their name, and ask no bot")
    chosen = parser.parse_args(arguments)
    for game in chosen.games:
        if game not in SUITES:
            parser.error(f"there are no positions of '{game}'; take one of {', '.join(SUITES)}")
    games = chosen.games or list(SUITES)
    if chosen.explain is not None:
        for game in games:
            for position in SUITES[game]:
                if chosen.explain in position.name:
                    print("\n".join(explained(game, position)))
        return
    data = []
    for game in games:
        for level in chosen.level or LEVELS[1:]:
            found = tries(level, SUITES[game], chosen.seed)
            data.append(as_data(game, level, found))
            if not chosen.json:
                print("\n".join(report(game, level, found)), flush=True)
    if chosen.json:
        print(json.dumps({"engine": running(), "results": data}, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
