"""Saving by name: positions become JSON in which everything is named, so that a table may grow later.

A codec knows how one kind of value is saved. States and frames list their fields with a codec each.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol

from armorial.kernel.openness import mypyc_attr


class SavedDataError(ValueError):
    """Saved data that no state can be made of."""


def _part(data: Any, name: str) -> Any:
    """A part of saved data by its name."""
    if not isinstance(data, dict) or name not in data:
        raise SavedDataError(f"'{name}' is missing")
    return data[name]


def named(names: tuple[str, ...], values: list[Any], first: int = 0) -> dict[str, Any]:
    """Neighbouring places of a list by their names. A loop, since a server does it dozens of times for each answer."""
    found: dict[str, Any] = {}
    for index in range(len(names)):
        found[names[index]] = values[first + index]
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Saves a value as it is: numbers, booleans, strings."""

    def dump(self, value: Any) -> Any:
        return value

    def load(self, data: Any) -> Any:
        return data


class Id(Codec):
    """An index into a table of names; -1 is null."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._index = {name: index for index, name in enumerate(self._names)}

    def dump(self, value: Any) -> Any:
        return None if value < 0 else self._names[value]

    def load(self, data: Any) -> Any:
        if data is None:
            return -1
        if data not in self._index:
            raise SavedDataError(f"unknown name '{data}'")
        return self._index[data]


class IdSet(Codec):
    """A set of names, kept as one int with a bit each."""

    def __init__(self, names: Sequence[str]) -> None:
        self.size: Final = len(names)
        self._names = tuple(names)
        self._id = Id(names)

    def dump(self, value: Any) -> Any:
        return [name for index, name in enumerate(self._names) if value >> index & 1]

    def load(self, data: Any) -> Any:
        mask = 0
        for name in data:
            mask |= 1 << self._id.load(name)
        return mask


class Many(Codec):
    """A list of values of one kind."""

    def __init__(self, item: Codec) -> None:
        self._item = item
        self._as_they_are = type(item) is Codec

    def dump(self, value: Any) -> Any:
        return list(value) if self._as_they_are else [self._item.dump(v) for v in value]

    def load(self, data: Any) -> Any:
        return [self._item.load(v) for v in data]


class Tuple(Many):
    """The same for frames, whose fields never change, and for what copies of a position share."""

    def load(self, data: Any) -> Any:
        return tuple(super().load(data))


class Row(Codec):
    """A flat list of numbers with named places; a place may be a group of named places.

    ``Row(("coins", NUMBER), ("cubes", Group(("red", "blue"))))`` saves ``[3, 1, 0]`` as
    ``{"coins": 3, "cubes": {"red": 1, "blue": 0}}``.
    """

    def __init__(self, *places: tuple[str, Codec]) -> None:
        self._places = places

    def dump(self, value: Any) -> Any:
        saved: dict[str, Any] = {}
        values: list[Any] = list(value)
        at = 0
        for name, codec in self._places:
            if isinstance(codec, Group):
                saved[name] = codec.dump_part(values, at)
                at += codec.size
            else:
                saved[name] = values[at] if type(codec) is Codec else codec.dump(values[at])
                at += 1
        assert at == len(values), "the list and the names of its places have different lengths"
        return saved

    def load(self, data: Any) -> Any:
        value: list[Any] = []
        for name, codec in self._places:
            loaded = codec.load(_part(data, name))
            if isinstance(codec, Group):
                value.extend(loaded)
            else:
                value.append(loaded)
        return value


class TupleRow(Row):
    """The same for numbers that copies of a position share."""

    def load(self, data: Any) -> Any:
        return tuple(super().load(data))


class Group(Codec):
    """Neighbouring places of a flat list, each with a name."""

    def __init__(self, names: Sequence[str], item: Codec | None = None) -> None:
        self.size: Final = len(names)
        self._names = tuple(names)
        self._item = item or Codec()
        self._as_they_are = type(self._item) is Codec

    def dump(self, value: Any) -> Any:
        if len(value) != self.size:
            raise ValueError(f"{self.size} places have names, not {len(value)}")
        return self.dump_part(list(value), 0)

    def dump_part(self, values: list[Any], first: int) -> dict[str, Any]:
        """The places from ``first`` on."""
        if self._as_they_are:
            return named(self._names, values, first)
        return {name: self._item.dump(values[first + index]) for index, name in enumerate(self._names)}

    def load(self, data: Any) -> Any:
        return [self._item.load(_part(data, name)) for name in self._names]


class TupleGroup(Group):
    """The same for places that copies of a position share."""

    def load(self, data: Any) -> Any:
        return tuple(super().load(data))


NUMBER: Final = Codec()


def dump_fields(fields: dict[str, Codec], thing: object) -> dict[str, Any]:
    return {name: codec.dump(getattr(thing, name)) for name, codec in fields.items()}


def load_fields(fields: dict[str, Codec], data: dict[str, Any]) -> list[Any]:
    """The values of the fields in their order."""
    return [codec.load(_part(data, name)) for name, codec in fields.items()]


class Saved(Protocol):
    """Anything on a stack: a class with named fields."""

    fields: ClassVar[dict[str, Codec]]


def dump_frames(frames: Sequence[Saved]) -> list[dict[str, Any]]:
    return [{"frame": type(frame).__name__, **dump_fields(frame.fields, frame)} for frame in frames]


def load_frames(data: list[dict[str, Any]], classes: dict[str, Any]) -> list[Any]:
    frames: list[Any] = []
    for saved in data:
        name = _part(saved, "frame")
        if name not in classes:
            raise SavedDataError(f"unknown step or question '{name}'")
        frames.append(classes[name](*load_fields(classes[name].fields, saved)))
    return frames
