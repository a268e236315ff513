"""Passwords: nothing is hashed before somebody comes, and as much is done for a login that nobody has as for any."""

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from armorial.server import hashing
from armorial.server.aside import Pool


def test_what_is_compared_for_nobody_looks_like_any_hash() -> None:
    """Argon2 works through the effort that a hash names, and only then compares. One that it cannot read is refused
    at once, which would tell that there is no such login."""
    hasher = PasswordHasher()
    real, nothing = hasher.hash("a long password"), hashing._hash_of_nothing(hasher)
    assert nothing.split("$")[:4] == real.split("$")[:4], "the same kind, version and effort"
    assert [len(part) for part in nothing.split("$")] == [len(part) for part in real.split("$")]
    with pytest.raises(VerifyMismatchError):
        hasher.verify(nothing, "a long password")


def test_nothing_is_hashed_at_the_start_and_nobody_is_refused_early(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    class Watched(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            raise AssertionError("nobody has asked for it")

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            compared.append(str(hash))
            raise VerifyMismatchError

    monkeypatch.setattr(hashing, "PasswordHasher", Watched)
    pool = Pool("test", 1, 1)
    passwords = hashing.Passwords(pool)
    assert compared == []
    known = PasswordHasher(1, 16, 1).hash("x")
    assert not asyncio.run(passwords.fits(known, "a long password"))
    assert not asyncio.run(passwords.fits(None, "a long password"))
    pool.stop()
    assert compared[0] == known
    assert compared[1].startswith("$argon2id$"), "as much is done for nobody"
