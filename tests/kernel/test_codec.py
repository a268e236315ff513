"""Saving by name."""

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armorial.kernel.codec import (
    NUMBER,
    Codec,
    Group,
    Id,
    IdSet,
    Many,
    Row,
    SavedDataError,
    Tuple,
    TupleGroup,
    TupleRow,
    dump_fields,
    dump_frames,
    load_fields,
    load_frames,
)

COLOURS = ("red", "blue", "green")
ROW = Row(("coins", NUMBER), ("cubes", Group(COLOURS)), ("home", Id(COLOURS)))


@pytest.mark.parametrize(
    ("codec", "value", "saved"),
    [
        (NUMBER, 7, 7),
        (Id(COLOURS), 1, "blue"),
        (Id(COLOURS), -1, None),
        (IdSet(COLOURS), 0, []),
        (IdSet(COLOURS), 0b101, ["red", "green"]),
        (Many(Id(COLOURS)), [2, 0, -1], ["green", "red", None]),
        (Many(Many(NUMBER)), [[1], []], [[1], []]),
        (Tuple(Id(COLOURS)), (0, 0), ["red", "red"]),
        (Group(COLOURS), [1, 2, 3], {"red": 1, "blue": 2, "green": 3}),
        (TupleGroup(COLOURS), (1, 2, 3), {"red": 1, "blue": 2, "green": 3}),
        (Group(COLOURS, Id(COLOURS)), [2, -1, 0], {"red": "green", "blue": None, "green": "red"}),
        (ROW, [5, 1, 2, 3, 2], {"coins": 5, "cubes": {"red": 1, "blue": 2, "green": 3}, "home": "green"}),
        (TupleRow(("big", Group(COLOURS))), (1, 2, 3), {"big": {"red": 1, "blue": 2, "green": 3}}),
        (Many(ROW), [], []),
    ],
)
def test_values_are_saved_by_name_and_come_back(codec: Codec, value: Any, saved: Any) -> None:
    assert codec.dump(value) == saved
    loaded = codec.load(saved)
    assert loaded == value
    assert type(loaded) is type(value)


@given(st.lists(st.integers(-1, 2)), st.integers(0, 7), st.lists(st.integers(), min_size=3, max_size=3))
def test_any_values_come_back(ids: list[int], mask: int, numbers: list[int]) -> None:
    for codec, value in ((Many(Id(COLOURS)), ids), (IdSet(COLOURS), mask), (Group(COLOURS), numbers)):
        assert codec.load(codec.dump(value)) == value
    row = [numbers[0], *numbers, mask % 3]
    assert ROW.load(ROW.dump(row)) == row


def test_saved_games_survive_a_table_that_grows() -> None:
    """Names, not places: so an upgrade that adds a colour in front does not change what was saved."""
    more = ("black", *COLOURS)
    assert Id(more).load(Id(COLOURS).dump(1)) == 2
    assert IdSet(more).load(IdSet(COLOURS).dump(0b001)) == 0b0010


@pytest.mark.parametrize("codec", [Id(COLOURS), Many(Id(COLOURS)), IdSet(COLOURS), Tuple(Id(COLOURS))])
def test_unknown_name_is_saved_data_error(codec: Codec) -> None:
    saved = "pink" if type(codec) is Id else ["red", "pink"]
    with pytest.raises(SavedDataError, match="unknown name 'pink'"):
        codec.load(saved)


def test_name_outside_the_table_cannot_be_saved() -> None:
    with pytest.raises(IndexError):
        Id(COLOURS).dump(3)
    for wrong in ([1, 2], [1, 2, 3, 4]):
        with pytest.raises(ValueError, match=f"3 places have names, not {len(wrong)}"):
            Group(COLOURS).dump(wrong)
    with pytest.raises(AssertionError, match="different lengths"):
        ROW.dump([5, 1, 2, 3, 2, 0])
    with pytest.raises(IndexError):
        ROW.dump([5, 1, 2])


class Pause:
    fields: ClassVar[dict[str, Codec]] = {}


class Move:
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "colour": Id(COLOURS)}

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour


CLASSES = {"Pause": Pause, "Move": Move}


def test_fields_come_in_their_order() -> None:
    saved = dump_fields(Move.fields, Move(1, 2))
    assert saved == {"seat": 1, "colour": "green"}
    assert load_fields(Move.fields, {"colour": "green", "seat": 1}) == [1, 2]


def test_frames_are_saved_with_their_class_and_stay_in_order() -> None:
    saved = dump_frames([Pause(), Move(1, 2), Move(0, -1)])
    assert saved == [
        {"frame": "Pause"},
        {"frame": "Move", "seat": 1, "colour": "green"},
        {"frame": "Move", "seat": 0, "colour": None},
    ]
    loaded = load_frames(saved, CLASSES)
    assert [type(frame) for frame in loaded] == [Pause, Move, Move]
    assert dump_frames(loaded) == saved


def test_unknown_frame_is_saved_data_error() -> None:
    with pytest.raises(SavedDataError, match="unknown step or question 'Dance'"):
        load_frames([{"frame": "Dance"}], CLASSES)
