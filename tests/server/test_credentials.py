"""Sockets and the sessions that they were opened with."""

import asyncio
from pathlib import Path

from cornerwise.server.people.credentials import Credentials
from cornerwise.server.people.sessions import Sessions, digest_of
from cornerwise.server.storage.store import Store


class Holder:
    player = ""
    is_ended = False

    def end(self) -> None:
        self.is_ended = True

    def rename(self, name: str) -> None:
        pass


def test_sessions_that_an_operator_has_deleted_are_noticed(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        credentials = Credentials(store, None)
        sessions = Sessions(store, credentials)
        secrets = [(await sessions.create(name))[0] for name in ("Anna", "Ben")]
        sockets = [Holder(), Holder()]
        for secret, socket in zip(secrets, sockets, strict=True):
            credentials.hold(digest_of(secret), socket)
        await store.end_sessions([digest_of(secrets[0])])
        await credentials.check()
        assert [socket.is_ended for socket in sockets] == [True, False]
        assert await sessions.find(secrets[0]) is None and await sessions.find(secrets[1])
        await store.close()

    asyncio.run(work())
