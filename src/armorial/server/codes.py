"""Codes that count once: to confirm an address, and to get back into an account. Only their hashes are kept."""

import hashlib
import secrets
import time
from typing import Final, Literal, cast

from sqlalchemy import delete, func, select
from sqlalchemy.engine import CursorResult

from armorial.server.store.local import SomeSession
from armorial.server.store.schema import CodeRow

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that is easily taken for another."""
GROUPS: Final = 4
GROUP: Final = 4
"""Sixteen letters are 78 bits: nobody guesses one while it counts."""

Purpose = Literal["email", "recovery", "challenge"]


async def make_code(w: SomeSession, person: str, purpose: Purpose, life: float, value: str | None = None) -> str:
    """A new code, as it is shown."""
    code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    now = time.time()
    hashed = hash_of(code)
    w.add(CodeRow(hash=hashed, person=person, purpose=purpose, value=value, created=now, expires=now + life))
    return code


async def find_code(w: SomeSession, purpose: Purpose, code: str) -> CodeRow | None:
    """What a code stands for, if it still counts."""
    row = await w.get(CodeRow, hash_of(code))
    return None if row is None or row.purpose != purpose or row.expires < time.time() else row


async def take_code(w: SomeSession, purpose: Purpose, code: str) -> CodeRow | None:
    """The same, and it counts no more: of two who bring it at once, one gets it."""
    row = await find_code(w, purpose, code)
    if row is None:
        return None
    taken = cast("CursorResult[None]", await w.execute(delete(CodeRow).where(CodeRow.hash == row.hash)))
    return row if taken.rowcount else None


async def count_codes(w: SomeSession, person: str, purpose: Purpose) -> int:
    """How many still count."""
    mine = (CodeRow.person == person) & (CodeRow.purpose == purpose) & (CodeRow.expires > time.time())
    return await w.scalar(select(func.count()).select_from(CodeRow).where(mine)) or 0


async def drop_codes(w: SomeSession, person: str, *purposes: Purpose) -> None:
    await w.execute(delete(CodeRow).where(CodeRow.person == person, CodeRow.purpose.in_(purposes)))


def spent(challenge: str, life: float) -> CodeRow:
    """A row whose key sees to it that a challenge is answered once."""
    now = time.time()
    hashed = hashlib.sha256(challenge.encode()).hexdigest()
    return CodeRow(hash=hashed, person=None, purpose="challenge", value=None, created=now, expires=now + life)


def hash_of(code: str) -> str:
    """Of a code as people type it: with or without dashes and blanks, in capitals or not."""
    return hashlib.sha256("".join(code.upper().split()).replace("-", "").encode("utf-8", "replace")).hexdigest()
