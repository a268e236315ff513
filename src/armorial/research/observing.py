"""Observations and masks as arrays: the only bridge between the encoders and numpy."""

from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from armorial.kernel.contract import State
from armorial.research.encode.layout import Encoder
from armorial.research.play import Play, Setting

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
"""``observation``: the numbers of the encoder; ``action_mask``: 1 for each action that may be chosen."""


@cache
def _packer(size: int) -> Struct:
    """Writes so many numbers of 16 bits into a buffer, which is several times as fast as numpy's own way from a list.

    Sixteen bits are exact, and half the size of floats. Divide by ``scale_of`` to get floats of about 1.
    """
    return Struct(f"{size}h")


def write_numbers(encoder: Encoder[Any], s: State, seat: int, row: Numbers) -> None:
    """Fill a row with what a seat may know. Its numbers must lie one after the other in memory."""
    _packer(encoder.size).pack_into(row.data, 0, *encoder.encode(s, seat))


def numbers(encoder: Encoder[Any], s: State, seat: int) -> Numbers:
    """What a seat may know, as a new array."""
    row = np.empty(encoder.size, dtype=np.int16)
    write_numbers(encoder, s, seat, row)
    return row


def mask_of(play: Play, seat: int) -> Mask:
    """Which actions a seat may choose now: none if it is not asked."""
    mask = np.zeros(play.setting.actions.size, dtype=np.int8)
    if play.seat == seat:
        mask[play.actions()] = 1
    return mask


def observation(play: Play, seat: int) -> Observation:
    return {"observation": numbers(play.setting.encoder, play.state, seat), "action_mask": mask_of(play, seat)}


def lows_and_highs(encoder: Encoder[Any]) -> tuple[Numbers, Numbers]:
    """The least and the largest value of every number."""
    low = np.concatenate([np.full(field.size, field.low, dtype=np.int16) for field in encoder.fields])
    high = np.concatenate([np.full(field.size, field.high, dtype=np.int16) for field in encoder.fields])
    return low, high


def scale_of(encoder: Encoder[Any]) -> NDArray[np.float32]:
    """What to divide an observation by, so that its numbers are about 1."""
    return np.concatenate([np.full(field.size, field.scale, dtype=np.float32) for field in encoder.fields])


def named(encoder: Encoder[Any], row: Numbers) -> dict[str, list[int]]:
    """An observation by the names of its fields, to look at."""
    return {field.name: row[field.start : field.start + field.size].tolist() for field in encoder.fields}


def observation_space(setting: Setting) -> spaces.Dict:
    low, high = lows_and_highs(setting.encoder)
    mask = spaces.Box(0, 1, (setting.actions.size,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def action_space(setting: Setting) -> "spaces.Discrete":
    return spaces.Discrete(setting.actions.size)
