"""What only the compiler reads: marks of classes that code outside may derive from, and plain numbers.

A compiled class is closed unless it says otherwise. The contract is made to be filled in by games of your own, which
are interpreted; so its classes are marked ``@mypyc_attr(allow_interpreted_subclasses=True)``. Only the compiler reads
the mark. Interpreted it does nothing, and needs no package.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # compiled, a number of 64 bits, for counting in loops

    def mypyc_attr(**marks):
        return lambda cls: cls
