"""Passwords: hashed and compared in threads of their own (``aside.py``), for which nothing else waits."""

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from armorial.server.aside import Pool


class Passwords:
    """Hashes passwords, and tells whether one fits."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._hasher = PasswordHasher()
        self._no_hash = self._hasher.hash(secrets.token_hex(8))

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
