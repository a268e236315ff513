"""Passwords: hashed and compared in threads of their own (``aside.py``), for which nothing else waits."""

import base64
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import ARGON2_VERSION

from armorial.server.aside import Pool


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """What no password fits, written like a hash that was worked for: to compare with it takes as long as with one."""

    def written(length: int) -> str:
        return base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")

    effort = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${effort}${written(hasher.salt_len)}${written(hasher.hash_len)}"


class Passwords:
    """Hashes passwords, and tells whether one fits."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._hasher = PasswordHasher()
        self._no_hash = _hash_of_nothing(self._hasher)

    async def hash(self, password: str) -> str:
        return await self._pool.run(self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Takes as long where there is no password as where it is a wrong one."""
        try:
            await self._pool.run(self._verify, hashed or self._no_hash, password)
        except (Argon2Error, InvalidHashError):
            return False
        return hashed is not None

    def _verify(self, hashed: str, password: str) -> None:
        self._hasher.verify(hashed, password)

    def is_old(self, hashed: str) -> bool:
        """Whether it was hashed with less effort than is usual by now."""
        return self._hasher.check_needs_rehash(hashed)
