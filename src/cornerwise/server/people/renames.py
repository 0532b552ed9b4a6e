"""Names that change in games of the past: those of people whom the operator renames, or who delete their accounts.

The logs of matches and tournaments have names in them, and so have the matches and tournaments in the memory of every
process. Both are told of it: the logs are rewritten, then every process reads again what it has in memory.
"""

from collections.abc import Awaitable, Callable, Iterable

from sqlalchemy import select

from cornerwise.server.base.background import Background
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.people.sessions import Sessions
from cornerwise.server.storage.schema import accounts
from cornerwise.server.storage.store import NOBODY, Store
from cornerwise.server.storage.tournament_store import TournamentStore

LATELY = 100
"""Matches, and tournaments, in which somebody may have taken part while the name changed."""


async def rename_in_logs(store: Store, player: str, name: str, account: str, most: int | None = None) -> bool:
    """Writes another name into the last `most` matches and tournaments of a player, or into all.

    Says whether any had another one.
    """
    tournaments = TournamentStore(store)
    changed = [await store.rename_in(player, each, name) for each in await store.matches_of(player, most, removed=True)]
    for tournament in await tournaments.of(player, most):
        changed.append(await tournaments.rename_in(player, tournament.id, name, account))
    return any(changed)


class Renames:
    """Sees to it that no process shows a name that was changed in the logs."""

    def __init__(self, store: Store, sessions: Sessions, background: Background, fanout: Fanout | None) -> None:
        self._store, self._sessions, self._background, self._fanout = store, sessions, background, fanout
        self.memories: list[Callable[[str], Awaitable[None]]] = []
        """Awaited with a player whose name has changed, to read again what is known of their games."""
        self.people: list[Callable[[], Iterable[str]]] = []
        """Ask for everybody whose name is in memory."""
        if fanout:
            fanout.topics["renamed"] = self._hear
            fanout.on_catch_up.append(self._catch_up)

    async def forget(self, player: str) -> None:
        """Takes the name of somebody who deletes the account out of all logs."""
        await rename_in_logs(self._store, player, NOBODY, "")

    async def spread(self, player: str) -> None:
        """A name was changed in the database and in the logs: no process shows the one before any longer."""
        name = await self._store.name_of(player) or NOBODY
        async with self._store.engine.connect() as connection:
            login = (await connection.execute(select(accounts.c.login).where(accounts.c.player == player))).scalar()
        self._sessions.hear_of_name(player, name)
        await self._tell_all(player)
        # A socket, or a rematch of a match in memory, may have written the name before once more.
        if await rename_in_logs(self._store, player, name, login or "", LATELY):
            await self._tell_all(player)

    async def _tell_all(self, player: str) -> None:
        await self._read_again(player)
        if self._fanout:
            self._fanout.broadcast(renamed=player)

    def _hear(self, process: str, player: str) -> None:
        self._background.start(self._read_again(player))

    async def _read_again(self, player: str) -> None:
        for read_again in self.memories:
            await read_again(player)

    async def _catch_up(self) -> None:
        """Accounts may have been deleted while Redis could not be reached; of new names the database tells anyway."""
        here = {player for people in self.people for player in people()}
        for player in await self._store.deleted(sorted(here)):
            await self._read_again(player)
