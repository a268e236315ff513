"""Attacks versions of the server beside each other, on this machine only, and tells what each attack does to them.

    python bench/attacks/run.py 9757260 .            0.5.2, and the tree as it is here
    python bench/attacks/run.py 9757260 . --only 4   one of them; may be given several times
    python bench/attacks/run.py 9757260 . --json F   also writes what was found

Every attack has a fresh server with the default settings and an empty database, is bounded, and ends by itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import attacks.catalogue
import attacks.faults  # noqa: F401  both add what they have
from attacks.registry import attacks as all_attacks
from attacks.victim import victim


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", metavar="COMMIT", help="or . for the tree as it is here")
    parser.add_argument("--only", action="append", metavar="NUMBER", help="of a finding")
    parser.add_argument("--markdown", action="store_true", help="print a table in the end, as docs/security.md has it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was found here")
    args = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for name, attack in all_attacks().items():
        if args.only and name.split()[0] not in args.only:
            continue
        print(f"\n{name}", flush=True)
        for version in args.versions:
            with victim(version) as server:
                try:
                    said = attack(server)
                except Exception as error:
                    said = f"the attack failed: {type(error).__name__}: {error}"
                    print(server.log()[-2000:], file=sys.stderr)
            found.setdefault(name, {})[version] = said
            print(f"  {'here' if version == '.' else version:10} {said}", flush=True)
    if args.markdown:
        print(f"\n| finding | attack | {' | '.join(args.versions)} |\n|---|---|{'---|' * len(args.versions)}")
        for name, said_by in found.items():
            number, what = name.split(maxsplit=1)
            print(f"| {number} | {what} | {' | '.join(said_by[version] for version in args.versions)} |")
    if args.json:
        args.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
