"""Makes the library of the compiled engine: Python to C by mypyc, C to machine code by the C compiler of this machine.

Run in a process of its own by build.py, in a folder with a copy of the sources::

    python -m armorial.engine.to_c BUILD_FOLDER LIBRARY

mypyc hands its C files to setuptools, which compiles them one after another. Here they are put together into a few
units, compiled at once on all cores. A game's own files are in one unit, so that the C compiler can inline calls
between them.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from armorial.engine import LIBRARY, PACKAGE, sources

GROUP: Final = LIBRARY.removesuffix("__mypyc")
OPTIMISATION: Final = "1"
"""Compiling takes half as long as with 2, and games are as fast: the time goes into objects of Python."""
LARGEST: Final = 2_500_000
"""Bytes of C in a unit: small enough that all cores are busy to the end."""
WITHIN: Final = ("-fvisibility=hidden", "-fno-plt")
"""Nothing outside calls the functions of the library. So calls between them are direct and can be inlined, and calls of
Python take no detour: 5 to 7 % more games."""
MYPY: Final = ("--config-file=", "--cache-dir=", "--ignore-missing-imports", "--follow-imports=silent")


def units(c_files: list[tuple[str, int]]) -> list[list[str]]:
    """The C files, given with their sizes, put together by the game they belong to."""
    found: list[list[str]] = []
    last, room = "", 0
    for file, size in sorted(c_files, key=lambda c_file: (_part(c_file[0]), c_file[0])):
        if _part(file) != last or room < size:
            found.append([])
            last, room = _part(file), LARGEST
        found[-1].append(file)
        room -= size
    return found


def _part(file: str) -> str:
    """The game that a C file comes from; mypyc calls that of the module a.b.c "__native_a___b___c.c"."""
    parts = Path(file).stem.removeprefix("__native_").split("___")
    if parts[0] != "armorial":
        return ""
    return parts[2] if parts[1] == "games" else "base"


def make(folder: Path, library: Path) -> None:
    from mypyc.build import mypycify
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    files = [str(path.relative_to(PACKAGE.parent)) for path in sources()]
    extension: Any = mypycify(
        [*MYPY, *files],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(folder),
    )[0]
    c_files = [(file, Path(file).stat().st_size) for file in extension.sources]
    work: list[Path] = []
    for number, parts in enumerate(units(c_files)):
        work.append(folder / f"unit_{number}.c")
        work[-1].write_text("".join(f'#include "{Path(part).name}"\n' for part in parts), "utf-8")
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    include = [*extension.include_dirs, get_python_inc(), get_python_inc(plat_specific=True)]
    # A newer compiler may warn of something: that is no reason to stop.
    arguments = [word for word in extension.extra_compile_args if word != "-Werror"]
    if compiler.compiler_type == "unix":
        arguments += WITHIN
    objects: list[str] = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        waiting = [
            pool.submit(
                compiler.compile,
                [str(unit)],
                output_dir=str(folder),
                include_dirs=include,
                extra_postargs=arguments,
            )
            for unit in work
        ]
        for done in as_completed(waiting):
            objects += done.result()
            print(f"compiled {len(objects)} of {len(work)}", flush=True)
    compiler.link_shared_object(sorted(objects), str(library), export_symbols=[f"PyInit_{LIBRARY}"])


def main() -> None:
    folder, library = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    make(folder, library)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
