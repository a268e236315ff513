"""What the research environment says about itself.

python -m armorial.research actions lorenzo      every action of a game with its id
python -m armorial.research fields               the page about the fields of all observations
python -m armorial.research update               give ids to actions that are new (in a source tree)
"""

import sys

from armorial.games import GAMES
from armorial.research.actions import read_names, update
from armorial.research.describing import page


def main(arguments: list[str]) -> int:
    if len(arguments) == 2 and arguments[0] == "actions" and arguments[1] in GAMES:
        for number, name in enumerate(read_names(arguments[1])):
            print(number, name)
    elif arguments == ["fields"]:
        print(page(), end="")
    elif arguments == ["update"]:
        print(f"{update()} new actions")
    else:
        games = "|".join(GAMES)
        print(f"error: say one of: actions {games}, fields, update", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
