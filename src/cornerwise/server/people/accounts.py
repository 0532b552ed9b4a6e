"""Accounts: a login name with a password (Argon2) or a passkey, and recovery codes."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.base.similar_names import comparable_name, has_one_script, twins
from cornerwise.server.people.passwords import check_password
from cornerwise.server.people.sessions import Person, Sessions
from cornerwise.server.people.tickets import RECOVERY_LENGTH, Tickets, new_code
from cornerwise.server.storage.schema import (
    accounts,
    addresses,
    blocks,
    challenges,
    chat,
    club_members,
    contact_choices,
    entrants,
    follows,
    mailed,
    mutes,
    passkeys,
    players,
    puzzle_players,
    puzzle_results,
    rating_history,
    ratings,
    removals,
    reports,
    sanctions,
    subscriptions,
)
from cornerwise.server.storage.store import NOBODY, Store

RECOVERY_CODES = 8
NO_PASSWORD = ""
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""As OWASP advises; two tries at once take 40 MiB."""
AT_ONCE = 2


def login_name(name: str) -> str:
    """Names that look alike are the same account; refuses one in which nothing is visible."""
    found = comparable_name(name)
    if not found:
        raise Refused("request/malformed", "refused-account-name")
    return found


_OWN = (
    *(passkeys, accounts, ratings, rating_history, puzzle_players, puzzle_results),
    *(subscriptions, addresses, mailed, mutes, removals),
    *(follows, blocks, contact_choices, challenges, sanctions),
)
"""The tables whose rows are a player's own."""
_OF_OTHERS = (
    *((mutes, mutes.c.muted), (follows, follows.c.followed)),
    *((blocks, blocks.c.blocked), (challenges, challenges.c.challenged)),
)
"""The tables whose rows are others', with the column that names a player."""


class Accounts:
    """All accounts of a database."""

    def __init__(self, store: Store, tickets: Tickets, sessions: Sessions) -> None:
        self._store, self._tickets, self._sessions = store, tickets, sessions
        # Threads of their own, so that logins do not wait for other work in the default threads.
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")

    async def create(self, player: str, name: str, password: str) -> list[str]:
        """Makes an account of the guest who plays in this browser, games and all; gives recovery codes, once.

        The name must not look like that of another account: it has one script, and none has its twin in another script.
        """
        if not has_one_script(name):
            raise Refused("request/malformed", "refused-account-letters")
        if password:
            await self._check(password, name)
        hashed = await self._hash(password) if password else NO_PASSWORD
        row = {"player": player, "login": login_name(name), "password": hashed, "created": now()}
        try:
            async with self._store.writing() as connection:
                alike = select(accounts.c.login).where(accounts.c.login.in_(list(twins(name))))
                if (await connection.execute(alike)).first():
                    raise Refused("account/taken", "refused-account-taken")
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
        """A new password by a recovery code, which is used up by that.

        All sessions, keys and passkeys of the account end, so that a thief loses access.
        """
        wanted = select(accounts.c.player).where(accounts.c.login == login_name(name))
        async with self._store.engine.connect() as connection:
            player = (await connection.execute(wanted)).scalar()
        ticket = await self._tickets.peek("recovery", code)
        if ticket is None or ticket.player != player:
            raise Refused("account/wrong", "refused-recovery-code")
        await self._check(password, name)
        hashed = await self._hash(password)
        if await self._tickets.use("recovery", code) is None:
            raise Refused("account/wrong", "refused-recovery-code")
        async with self._store.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.player == player).values(password=hashed))
            await connection.execute(delete(passkeys).where(passkeys.c.player == player))
        await self._tickets.revoke_all(ticket.player, but=("recovery",))
        await self._sessions.end(ticket.player)
        return ticket.player

    async def prove(self, me: Person, password: str) -> str | None:
        """The login of somebody who knows the password or, where there is none, has just logged in with a passkey.

        Nothing for people without an account.
        """
        wanted = select(accounts.c.login, accounts.c.password).where(accounts.c.player == me.id)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        if found is None:
            return None
        if found.password == NO_PASSWORD:
            await self._sessions.require_fresh(me)
        elif not await self._verify(found.password, password):
            raise Refused("account/wrong", "refused-password")
        return str(found.login)

    async def require_fresh(self, me: Person) -> None:
        """Refuses somebody with an account whose login is some time ago (`Sessions.require_fresh`)."""
        if await self.login_of(me.id) is not None:
            await self._sessions.require_fresh(me)

    async def change_password(self, me: Person, old: str, new: str) -> None:
        """A new password, given the old one where there is one. All other sessions end."""
        login = await self.prove(me, old)
        if login is None:
            raise Refused("account/missing", "refused-passkey-account")
        await self._check(new, login)
        hashed = await self._hash(new)
        async with self._store.writing() as connection:
            await connection.execute(update(accounts).where(accounts.c.player == me.id).values(password=hashed))
        await self._sessions.end(me.id, but=me.credential)

    async def delete(self, player: str) -> None:
        """Deletes an account and all data of a person except matches (`Application.forget_person`)."""
        await self._tickets.revoke_all(player)
        await self._sessions.end(player)
        async with self._store.writing() as connection:
            for table in _OWN:
                await connection.execute(delete(table).where(table.c.player == player))
            for table, column in _OF_OTHERS:
                await connection.execute(delete(table).where(column == player))
            await connection.execute(
                update(chat).where(chat.c.player == player).values(name=NOBODY, text="", preset="")
            )
            await connection.execute(update(players).where(players.c.id == player).values(name=NOBODY))

    async def export(self, player: str) -> dict[str, Any]:
        """All that is stored of a person, apart from secrets and matches, which can be had as records."""
        tables = (
            *(accounts, ratings, rating_history, puzzle_players, puzzle_results, entrants, club_members),
            *(subscriptions, addresses, mutes, chat, follows, blocks, contact_choices, challenges, sanctions, reports),
        )
        hidden = {"password", "auth", "p256dh", "delivered", "context", "plan"}
        found: dict[str, Any] = {}
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(players).where(players.c.id == player))).first()
            found["player"] = dict(row._mapping) if row else {}
            for table in tables:
                columns = [column for column in table.c if column.name not in hidden]
                rows = await connection.execute(select(*columns).where(table.c.player == player))
                found[table.name] = [dict(row._mapping) for row in rows]
            columns = [column for column in challenges.c if column.name not in hidden]
            received = select(*columns).where(challenges.c.challenged == player, challenges.c.delivered.is_(True))
            found["challenges_received"] = [dict(row._mapping) for row in await connection.execute(received)]
        found["sessions"] = await self._sessions.listed(Person(player, ""))
        found["keys"] = [{"id": name, **data} for name, data in await self._tickets.listed("token", player)]
        return found

    async def login_of(self, player: str) -> str | None:
        """The name of a player's account, None for somebody without one."""
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(accounts.c.login).where(accounts.c.player == player))).scalar()
        return None if found is None else str(found)

    async def _new_codes(self, player: str) -> list[str]:
        codes = [new_code(RECOVERY_LENGTH) for _ in range(RECOVERY_CODES)]
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

    async def _check(self, password: str, name: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, check_password, password, name)

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _fits, hashed, password)


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
