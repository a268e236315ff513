"""Marks classes that code outside the compiled engine may derive from.

A compiled class is closed unless it says otherwise. The contract is made to be filled in by games of your own, which
are interpreted; so its classes are marked ``@mypyc_attr(allow_interpreted_subclasses=True)``. Only the compiler reads
the mark. Interpreted it does nothing, and needs no package.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda cls: cls
