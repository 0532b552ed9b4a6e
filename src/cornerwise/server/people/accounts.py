"""Accounts: a login name with a password (Argon2) or a passkey, and recovery codes."""

import asyncio
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.people.tickets import Tickets, new_code
from cornerwise.server.storage.schema import accounts, passkeys
from cornerwise.server.storage.store import Store

RECOVERY_CODES = 8
NO_PASSWORD = ""
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""As OWASP advises; two tries at once take 40 MiB."""
AT_ONCE = 2


def login_name(name: str) -> str:
    """Names that look alike to people are the same account."""
    return " ".join(name.casefold().split())


class Accounts:
    """All accounts of a database."""

    def __init__(self, store: Store, tickets: Tickets) -> None:
        self._store, self._tickets = store, tickets
        self._few = asyncio.Semaphore(AT_ONCE)

    async def create(self, player: str, name: str, password: str) -> list[str]:
        """Makes an account of whoever plays in this browser, games and all; gives recovery codes, once."""
        hashed = await self._hash(password) if password else NO_PASSWORD
        row = {"player": player, "login": login_name(name), "password": hashed, "created": now()}
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(accounts), row)
        except IntegrityError:
            raise Refused("account/taken", "refused-account-taken") from None
        return await self._new_codes(player)

    async def check(self, name: str, password: str) -> str:
        """The player with that name and password. Takes as long when there is none."""
        wanted = select(accounts.c.player, accounts.c.password).where(accounts.c.login == login_name(name))
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        if not await self._verify(found.password if found else "", password) or found is None:
            raise Refused("account/wrong", "refused-password")
        return str(found.player)

    async def recover(self, name: str, code: str, password: str) -> str:
        """A new password for whoever has a recovery code, which is used up by that."""
        ticket = await self._tickets.use("recovery", code)
        wanted = select(accounts.c.player).where(accounts.c.login == login_name(name))
        async with self._store.engine.connect() as connection:
            player = (await connection.execute(wanted)).scalar()
        if ticket is None or ticket.player != player:
            raise Refused("account/wrong", "refused-recovery-code")
        hashed = await self._hash(password)
        async with self._store.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.player == player).values(password=hashed))
        return ticket.player

    async def login_of(self, player: str) -> str | None:
        """The name of a player's account, None for somebody without one."""
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(accounts.c.login).where(accounts.c.player == player))).scalar()
        return None if found is None else str(found)

    async def _new_codes(self, player: str) -> list[str]:
        codes = [new_code() for _ in range(RECOVERY_CODES)]
        await self._tickets.revoke("recovery", player)
        await self._tickets.issue("recovery", codes, player, {})
        return codes

    # Passkeys

    async def add_passkey(self, player: str, credential: str, public_key: str, count: int) -> None:
        row = {"id": credential, "player": player, "public_key": public_key, "count": count}
        async with self._store.writing() as connection:
            await connection.execute(insert(passkeys), row)

    async def passkey(self, credential: str) -> Any:
        """The row of a passkey, None for an unknown one."""
        async with self._store.engine.connect() as connection:
            return (await connection.execute(select(passkeys).where(passkeys.c.id == credential))).first()

    async def count_passkey(self, credential: str, count: int) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.id == credential).values(count=count))

    # Passwords

    async def _hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(_hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._few:
            return await asyncio.to_thread(_fits, hashed, password)


def _fits(hashed: str, password: str) -> bool:
    try:
        _hasher.verify(hashed or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return hashed != NO_PASSWORD


@cache
def _nobody() -> str:
    """What a password is compared with where there is none, so that nobody can tell by the time it takes."""
    return _hasher.hash("nobody has this password")
