"""Shared by the tests of the match."""

import random
from typing import Any

from armorial.kernel.contract import Game
from armorial.match import Match, Record, ScriptedChance, SeededChance, read_record, write_record
from armorial.match.chance import ChanceSource
from tests.match.coin_game import CoinGame

GAME: Game[Any] = CoinGame()


def scripted(*rolls: str, confirm: bool = False, seats: int = 2, rounds: str = "2") -> Match:
    """A match with these dice after the deal; further dice follow a seed."""
    deals = ["deal:gem", "deal:stone", "deal:straw"][:seats]
    return start(ScriptedChance([*deals, *rolls], SeededChance(0)), confirm, seats, rounds)


def seeded(seed: int, confirm: bool = False, rounds: str = "2") -> Match:
    return start(SeededChance(seed), confirm, rounds=rounds)


def start(chance: ChanceSource, confirm: bool = False, seats: int = 2, rounds: str = "2") -> Match:
    return Match.start(GAME, seats, {"rounds": rounds}, chance=chance, confirm=confirm)


def play(match: Match, *answers: str) -> Match:
    """Answers as ``"0 grab"``; ``"0 undo"``, ``"0 restart"`` and ``"0 confirm"`` are requests."""
    for answer in answers:
        seat, token = answer.split()
        if token in ("undo", "restart", "confirm"):
            getattr(match, token)(int(seat))
        else:
            match.answer(int(seat), token)
    return match


def left_waiting(match: Match, seat: int, token: str) -> Match:
    """The match after a turn of a single choice that waits to be confirmed, as version 0.5.2 stored it."""
    match._course.answer(seat, token)
    assert match.waiting_for_confirm
    return match


def play_out(match: Match, seed: int = 0, with_undo: bool = False) -> Match:
    """Random answers to the end."""
    rng = random.Random(seed)
    while not match.finished:
        seat = match.to_move
        assert seat is not None
        if with_undo and match.can_undo(seat) and rng.random() < 0.3:
            rng.choice([match.undo, match.restart])(seat)
        elif match.waiting_for_confirm:
            match.confirm(seat)
        else:
            match.answer(seat, rng.choice(match.options()))
    return match


def log(match: Match) -> list[str]:
    """The log in short: ``"0 grab"``, ``"1 stop !"``, ``"0 undo 4"``."""
    short = []
    for line in match.lines:
        seat = "*" if line.seat < 0 else str(line.seat)
        short.append(f"{seat} {line.token}{f' {line.undoes}' if line.undoes else ''}{' !' if line.forced else ''}")
    return short


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    told = [(seq, event.message, event.audience) for seq, event in match.events]
    undo = [match.can_undo(seat) for seat in range(match.state.seats)]
    return match.record(), told, undo, match.to_move, match.options(), match.waiting_for_confirm


def saved(match: Match) -> Match:
    """The match after a save by its owner and a resume."""
    return Match.resume(reread(match.record()), GAME)


def reread(record: Record) -> Record:
    return read_record(write_record(record, private=True))
