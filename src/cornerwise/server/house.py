"""The server as a whole: its parts, put together when it starts and taken apart when it stops."""

import asyncio
from functools import cached_property
from secrets import token_hex
from typing import TYPE_CHECKING

from cornerwise.locales.catalogue import missing_messages
from cornerwise.server.accounts import Accounts
from cornerwise.server.background import Background
from cornerwise.server.carrying import Carrying
from cornerwise.server.chat import Chat
from cornerwise.server.cluster import Cluster
from cornerwise.server.computer import Computer
from cornerwise.server.engines import EnginePool, ProcessWorker
from cornerwise.server.fanout import Fanout
from cornerwise.server.hub import Hub
from cornerwise.server.limits import Limits
from cornerwise.server.lines import Keeper
from cornerwise.server.mail import Mailer
from cornerwise.server.mailing import Mailing
from cornerwise.server.metrics import summed
from cornerwise.server.notices import Notices
from cornerwise.server.pictures import Pictures
from cornerwise.server.presence import Presence
from cornerwise.server.pushing import Pushing
from cornerwise.server.ratings import Ratings
from cornerwise.server.sessions import Sessions
from cornerwise.server.settings import Settings
from cornerwise.server.store import Store
from cornerwise.server.tickets import Tickets
from cornerwise.server.timekeeper import Timekeeper

if TYPE_CHECKING:
    from cornerwise.server.passkeys import Passkeys


class House:
    """Everything that requests need."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.name = token_hex(8)
        self.background = Background()
        self.hub = Hub(store)
        self.sessions = Sessions(store)
        self.tickets = Tickets(store)
        self.accounts = Accounts(store, self.tickets)
        self.carrying = Carrying(self.hub, self.tickets)
        self.chat = Chat(store, self.hub, settings.chat)
        self.ratings = Ratings(store, self.hub, self.background)
        self.pictures = Pictures(self.hub)
        self.keeper = Keeper()
        self.limits = Limits(settings.limits)
        self._fanout = Fanout(settings.redis, self.hub, self.background, self.name) if settings.redis else None
        self.presence = Presence(self.hub, self.background, settings.grace, self._fanout)
        self.pushing = Pushing(store, settings.push_hosts, settings.contact)
        mailer = Mailer(settings.smtp, settings.sender) if settings.smtp else None
        self.mailing = Mailing(store, self.tickets, mailer, round(settings.mail_pause * 1000))
        self._notices = Notices(self.hub, self.background, self.presence, self.pushing, self.mailing)
        self._cluster = Cluster(settings.ray) if settings.ray else None
        hire = self._cluster.hire if self._cluster else ProcessWorker.start
        self.pool = EnginePool(settings.engines, hire=hire)
        self.reviewers = EnginePool(1, most_waiting=20, hire=hire)  # apart, so that nobody waits for a move meanwhile
        self.hub.metrics.watch("messages_missing", "Messages shown in another language", missing_messages)
        self.hub.metrics.watch("searches_waiting", "Engine moves that wait for a worker", lambda: self.pool.waiting)
        self._timekeeper = Timekeeper(self.hub, self.background, self.name)
        self._computer = Computer(self.hub, self.pool, self.background)
        self.pairing = asyncio.Lock()
        """Two people who look for each other at the same time must not both wait."""
        self.is_ready = False

    @cached_property
    def passkeys(self) -> "Passkeys":
        # Certificates take a tenth of a second to load: too long for every start, and few use them.
        from cornerwise.server.passkeys import Passkeys

        return Passkeys(self.accounts, self.tickets)

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        house = cls(settings, await Store.open(settings.database))
        if house._fanout:
            await house._fanout.start()
        if house._cluster:
            await house._cluster.connect()
        await house._timekeeper.start()
        await house._computer.start()
        await house.ratings.start()
        house.background.start(house.keeper.run())
        house.is_ready = True
        return house

    async def numbers(self) -> str:
        """What an operator watches, of this process and all others."""
        own = self.hub.metrics.text()
        return summed([own, *await self._fanout.numbers_elsewhere()]) if self._fanout else own

    async def close(self) -> None:
        """Stops taking work, finishes what was begun, and leaves nothing running."""
        self.is_ready = False
        await self.background.close()
        await self.hub.journal.close()
        await self.pool.close()
        await self.reviewers.close()
        if self._cluster:
            await self._cluster.close()
        await self.pushing.close()
        if self._fanout:
            await self._fanout.close()
        await self.store.close()
