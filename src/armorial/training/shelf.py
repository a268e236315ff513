"""Where the games of a training are kept, so that it can be stopped and goes on: one file for some hundred games."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from armorial.training.selfplay import Seen


def write_games(file: Path, games: list[Seen]) -> None:
    """All at once or not at all."""
    made = file.with_suffix(".part.npz")
    np.savez_compressed(
        made,
        lines=np.array([(game.number, game.beside, game.seat) for game in games], dtype=np.int32),
        seats=np.array([game.seats for game in games], dtype=np.int16),
        lengths=np.array([len(game.stages) for game in games], dtype=np.int32),
        stages=np.array([stage for game in games for stage in game.stages], dtype=np.int16),
        shared=np.frombuffer(b"".join(game.shared for game in games), dtype=np.float32).astype(np.float16),
        own=np.frombuffer(b"".join(game.own for game in games), dtype=np.float32).astype(np.float16),
        points=np.array([points for game in games for points in game.points], dtype=np.float32),
        shares=np.array([share for game in games for share in game.shares], dtype=np.float32),
    )
    made.replace(file)


def read_games(file: Path, shared: int, own: int) -> list[Seen]:
    """The games of a file, with so many features of the table and of a seat."""
    with np.load(file) as kept:
        told: dict[str, NDArray[Any]] = {name: kept[name] for name in kept.files}
    tables, owns = told["shared"].astype(np.float32), told["own"].astype(np.float32)
    games: list[Seen] = []
    position = table = mine = seat = 0
    lines = zip(*(told[name].tolist() for name in ("lines", "seats", "lengths")), strict=True)
    for (number, beside, asked), seats, length in lines:
        games.append(
            Seen(
                number,
                beside,
                asked,
                seats,
                told["stages"][position : position + length].tolist(),
                tables[table : table + shared * length].tobytes(),
                owns[mine : mine + own * seats * length].tobytes(),
                told["points"][seat : seat + seats].tolist(),
                told["shares"][seat : seat + seats].tolist(),
            )
        )
        position += length
        table += shared * length
        mine += own * seats * length
        seat += seats
    return games
