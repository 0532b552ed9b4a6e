"""Tickets: one-time codes and API tokens, stored as digests with what they stand for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Any, Literal, get_args

from sqlalchemy import delete, insert, select

from cornerwise.server.base.server_time import now
from cornerwise.server.people.credentials import Credentials
from cornerwise.server.storage.schema import tickets
from cornerwise.server.storage.store import Store

Kind = Literal["carry", "recovery", "token", "challenge", "mail"]
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U, which are easily taken for other characters."""
CODE_LENGTH = 12
"""Sixty bits: enough for a code that lives for minutes and may be tried a few times."""
RECOVERY_LENGTH = 24
"""120 bits: these codes live for years, and their digests must be of no use to somebody who steals the database."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a code stands for, and whose it is."""

    player: str
    data: Mapping[str, Any]
    digest: str = ""


def new_code(length: int = CODE_LENGTH) -> str:
    """A code that people can type, as in 4K7P-9WXA-2HMD."""
    letters = "".join(choice(LETTERS) for _ in range(length))
    return "-".join(letters[i : i + 4] for i in range(0, length, 4))


def new_token() -> str:
    """A key for programs."""
    return f"cw_{token_urlsafe(32)}"


class Tickets:
    """All codes of a database."""

    def __init__(self, store: Store, credentials: Credentials) -> None:
        self._store, self._credentials = store, credentials

    async def issue(
        self, kind: Kind, codes: list[str], player: str, data: Mapping[str, Any], lifetime: int | None = None
    ) -> None:
        """Notes what codes stand for, until they are used or so many milliseconds have passed."""
        expires = None if lifetime is None else now() + lifetime
        row = {"kind": kind, "player": player, "data": json.dumps(dict(data)), "expires": expires}
        async with self._store.writing() as connection:
            await connection.execute(insert(tickets), [{**row, "digest": _digest(kind, code)} for code in codes])

    async def use(self, kind: Kind, code: str) -> Ticket | None:
        """What a code stands for; it works once."""
        gone = delete(tickets).where(tickets.c.digest == _digest(kind, code), tickets.c.kind == kind).returning(tickets)
        async with self._store.writing() as connection:
            return _ticket((await connection.execute(gone)).first())

    async def peek(self, kind: Kind, code: str) -> Ticket | None:
        """What a code stands for; it goes on working."""
        wanted = select(tickets).where(tickets.c.digest == _digest(kind, code), tickets.c.kind == kind)
        async with self._store.engine.connect() as connection:
            return _ticket((await connection.execute(wanted)).first())

    async def listed(self, kind: Kind, player: str) -> list[tuple[str, Mapping[str, Any]]]:
        """The codes of a player, each by a name that tells nothing of it, with its data."""
        wanted = select(tickets.c.digest, tickets.c.data).where(tickets.c.player == player, tickets.c.kind == kind)
        async with self._store.engine.connect() as connection:
            return [(row.digest[:16], json.loads(row.data)) for row in await connection.execute(wanted)]

    async def revoke(self, kind: Kind, player: str, name: str = "") -> int:
        """Takes back one code of a player by its name, or all of a kind; says how many there were."""
        mine = (
            delete(tickets)
            .where(tickets.c.player == player, tickets.c.kind == kind)
            .where(tickets.c.digest.startswith(name, autoescape=True))
            .returning(tickets.c.digest)
        )
        async with self._store.writing() as connection:
            gone = list((await connection.execute(mine)).scalars())
        if kind == "token":
            self._credentials.end(gone)
        return len(gone)

    async def revoke_all(self, player: str, but: tuple[Kind, ...] = ()) -> None:
        """Takes back every code and key of a player, except some kinds."""
        for kind in get_args(Kind):
            if kind not in but:
                await self.revoke(kind, player)


def _ticket(row: Any) -> Ticket | None:
    if row is None or (row.expires is not None and row.expires < now()):
        return None
    return Ticket(row.player, json.loads(row.data), row.digest)


def _digest(kind: str, code: str) -> str:
    """People may write a code in small letters and with any dashes; programs' keys are taken as they are."""
    plain = code if kind in ("token", "challenge") else code.upper().replace("-", "").replace(" ", "")
    return sha256(f"{kind}:{plain}".encode()).hexdigest()
