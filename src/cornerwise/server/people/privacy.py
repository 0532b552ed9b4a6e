"""What account holders hide from others. What is hidden is answered as if it were not there.

A hidden part is one word in `accounts.hidden`; hiding the profile hides everything.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from sqlalchemy import ColumnElement, and_, select, true, update
from sqlalchemy.exc import NoResultFound

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.similar_names import comparable_name
from cornerwise.server.storage.schema import accounts, entrants, players
from cornerwise.server.storage.store import Store

Part = Literal["profile", "games", "ratings"]
PARTS: tuple[Part, ...] = get_args(Part)
PROFILE: Part = "profile"


class AccountHolder(NamedTuple):
    """Somebody with an account."""

    player: str
    login: str
    name: str
    created: int
    hidden: frozenset[str]

    @property
    def shown(self) -> dict[str, str]:
        """What others may know: never the player's id."""
        return {"login": self.login, "name": self.name}

    def shows(self, part: Part) -> bool:
        """Whether others may see a part."""
        return not self.hidden & {PROFILE, part}


def shows(part: Part) -> ColumnElement[bool]:
    """The same as a condition on a row of `accounts`."""
    return and_(*(~accounts.c.hidden.contains(name) for name in {PROFILE, part}))


class Privacy:
    """Finds account holders, and keeps what they hide."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, name: str, viewer: str = "") -> AccountHolder:
        """The account of that name, as its login finds it; refuses one that is hidden from this viewer like none."""
        found = await self.holders(accounts.c.login == comparable_name(name))
        holder = found[0] if found else None
        if not holder or not (holder.shows(PROFILE) or holder.player == viewer):
            raise Refused("request/unknown", "refused-no-such-player")
        return holder

    async def showing(self, ids: Iterable[str], part: Part) -> dict[str, AccountHolder]:
        """Those of some players who have an account and show a part of it to everybody."""
        found = await self.holders(accounts.c.player.in_(set(ids)), shows(part))
        return {holder.player: holder for holder in found}

    async def entrants(self, tournament: str, numbers: Collection[int] | None = None) -> dict[str, str]:
        """The logins of those who take part in a tournament, or of some, where it may be told who plays, by player."""
        wanted = (
            select(accounts.c.player, accounts.c.login)
            .join(entrants, entrants.c.player == accounts.c.player)
            .where(entrants.c.tournament == tournament, shows("games"))
            .where(true() if numbers is None else entrants.c.entrant.in_(numbers))
        )
        async with self._store.engine.connect() as connection:
            return {row.player: row.login for row in await connection.execute(wanted)}

    async def holders(self, *conditions: ColumnElement[bool], most: int | None = None) -> list[AccountHolder]:
        """Account holders in the order of their logins, also those who hide everything."""
        columns = (accounts.c.player, accounts.c.login, players.c.name, accounts.c.created, accounts.c.hidden)
        wanted = select(*columns).join(players, players.c.id == accounts.c.player).where(*conditions)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(accounts.c.login).limit(most))).all()
        return [AccountHolder(*row[:-1], frozenset(row.hidden.split())) for row in rows]

    async def logins(self, tables: Sequence[Sequence[str]]) -> list[list[str | None]]:
        """For every seat of some matches the username of its player, where it may be told who played there."""
        showing = await self.showing({player for players in tables for player in players if player}, "games")
        return [[showing[player].login if player in showing else None for player in players] for players in tables]

    async def hidden(self, player: str) -> frozenset[str]:
        async with self._store.engine.connect() as connection:
            wanted = select(accounts.c.hidden).where(accounts.c.player == player)
            try:
                return frozenset((await connection.execute(wanted)).scalar_one().split())
            except NoResultFound:
                raise Refused("account/missing", "refused-contacts-account") from None

    async def hide(self, player: str, parts: Collection[Part]) -> None:
        """Hides these parts and shows all others."""
        hidden = " ".join(part for part in PARTS if part in parts)
        async with self._store.writing() as connection:
            changed = update(accounts).where(accounts.c.player == player).values(hidden=hidden)
            if not (await connection.execute(changed)).rowcount:
                raise Refused("account/missing", "refused-contacts-account")
