"""The services of a running server (dependency injection by hand): made when it starts, closed when it stops."""

import asyncio
import logging
from collections import Counter
from functools import cached_property, partial
from hashlib import blake2b
from secrets import token_hex
from typing import TYPE_CHECKING

from cornerwise.locales.catalogue import missing_messages
from cornerwise.server.base.background import Background
from cornerwise.server.base.metrics import sum_metrics
from cornerwise.server.base.rate_limits import RateLimits
from cornerwise.server.base.server_time import now
from cornerwise.server.base.settings import ServerSettings
from cornerwise.server.engines.cluster import Cluster
from cornerwise.server.engines.engine_seats import EngineSeats
from cornerwise.server.engines.pool import EnginePool
from cornerwise.server.engines.worker import ProcessWorker
from cornerwise.server.explorer.engine_games import EngineGames
from cornerwise.server.explorer.explored_games import ExploredGames
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.live.hub import Hub
from cornerwise.server.live.online import GRACE as ONLINE_GRACE
from cornerwise.server.live.online import Online
from cornerwise.server.live.presence import Presence
from cornerwise.server.live.timekeeper import Timekeeper
from cornerwise.server.lobby.news import LobbyNews
from cornerwise.server.match.actions import Command, CommandResult, Sit
from cornerwise.server.people.accounts import Accounts
from cornerwise.server.people.challenges import Challenges
from cornerwise.server.people.chat import Chat
from cornerwise.server.people.clubs import Clubs
from cornerwise.server.people.contacts import Contacts
from cornerwise.server.people.credentials import Credentials
from cornerwise.server.people.mail import Mailer
from cornerwise.server.people.mail_notices import MailNotices
from cornerwise.server.people.notices import Notices
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.people.profiles import Profiles
from cornerwise.server.people.push_notices import PushNotices
from cornerwise.server.people.puzzle_ratings import PuzzleRatings
from cornerwise.server.people.ratings import Ratings
from cornerwise.server.people.renames import Renames
from cornerwise.server.people.reports import Reports
from cornerwise.server.people.sanctions import Sanctions
from cornerwise.server.people.seat_transfers import SeatTransfers
from cornerwise.server.people.sessions import IDLE, LIFETIME, Person, Sessions
from cornerwise.server.people.tickets import Tickets
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.server.tournaments.director import Director
from cornerwise.server.tournaments.entries import hand_on

if TYPE_CHECKING:
    from cornerwise.server.people.passkeys import Passkeys


log = logging.getLogger(__name__)
PURGE_EVERY, CHECK_EVERY, SHARE_EVERY = 3600.0, 60.0, 0.2
"""Seconds."""


class Application:
    """The services that request handlers use."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.name = token_hex(8)
        self.background = Background()
        self.hub = Hub(store)
        self._fanout = Fanout(settings.redis, self.hub, self.background, self.name) if settings.redis else None
        self.credentials = Credentials(store, self._fanout)
        self.sessions = Sessions(store, self.credentials)
        self.tickets = Tickets(store, self.credentials)
        self.accounts = Accounts(store, self.tickets, self.sessions)
        self.clubs = Clubs(store)
        self.seat_transfers = SeatTransfers(self.hub, self.tickets)
        self.ratings = Ratings(store, self.hub, self.background)
        self.privacy = Privacy(store)
        self.profiles = Profiles(store, self.hub, self.privacy)
        self.puzzles = PuzzleRatings(store)
        self.explored_games = ExploredGames(store, self.hub, self.background)
        self.engine_games = EngineGames(settings.explorer, self.background)
        self.limits = RateLimits(settings.limits, settings.rates)
        if self._fanout:
            self._fanout.on_spent = self.limits.take
        self.presence = Presence(self.hub, self.background, settings.grace, self._fanout)
        self.online = Online(self.background, self._fanout, min(ONLINE_GRACE, settings.grace))
        self.contacts = Contacts(store, self.privacy, self.hub, self.online, self.background)
        self._renames = Renames(store, self.sessions, self.background, self._fanout)
        self.sanctions = Sanctions(store, self.background, self._renames.spread)
        self.chat = Chat(store, self.hub, self.presence, self.contacts, self.sanctions, settings.chat)
        self.reports = Reports(store, self.hub, self.contacts, self.clubs)
        self.push_notices = PushNotices(store, settings.push_hosts, settings.contact)
        mailer = Mailer(settings.smtp, settings.sender) if settings.smtp else None
        self.mail_notices = MailNotices(
            store, self.tickets, mailer, settings.public_url, round(settings.mail_pause * 1000)
        )
        self._notices = Notices(self.hub, self.background, self.presence, self.push_notices, self.mail_notices)
        self.challenges = Challenges(
            store, self.hub, self.contacts, self.online, self.background, self.push_notices, self.mail_notices
        )
        self._cluster = Cluster(settings.ray) if settings.ray else None
        start_worker = self._cluster.start_worker if self._cluster else ProcessWorker.start
        self.pool = EnginePool(settings.engines, start_worker=start_worker)
        # Reviews take long, so they have a worker of their own and nobody waits for a move meanwhile.
        self.reviewers = EnginePool(1, most_waiting=20, start_worker=start_worker)
        self.hub.metrics.add_gauge("messages_missing", "Messages shown in another language", missing_messages)
        self.hub.metrics.add_gauge("searches_waiting", "Engine moves that wait for a worker", lambda: self.pool.waiting)
        self._timekeeper = Timekeeper(self.hub, self.background, self.name, settings.waiting_hours * 3_600_000)
        self._engine_seats = EngineSeats(self.hub, self.pool, self.background)
        self.tournaments = Director(self.hub, TournamentStore(store), self.privacy, self.background)
        self.lobby = LobbyNews(
            self.hub,
            self.presence,
            self.ratings,
            self.privacy,
            self.contacts,
            self.tournaments,
            self.background,
            self._fanout,
        )
        self._renames.memories += [self.hub.read_again, self.tournaments.read_again, self.lobby.read_again]
        self._renames.people += [self.hub.people, self.tournaments.people]
        self.sockets_of: Counter[str] = Counter()
        """How many sockets each address has open."""
        self.pairing = asyncio.Lock()
        """Two people who look for each other at the same time must not both wait."""
        self._salt = b""
        self.is_ready = False

    @cached_property
    def passkeys(self) -> "Passkeys":
        # Certificates take a tenth of a second to load: too long for every start, and few use them.
        from cornerwise.server.people.passkeys import Passkeys

        return Passkeys(self.accounts, self.tickets)

    @classmethod
    async def open(cls, settings: ServerSettings) -> "Application":
        application = cls(settings, await Store.open(settings.database))
        application._salt = bytes.fromhex(await application.store.key("salt", lambda: token_hex(16)))
        if application._fanout:
            await application._fanout.start()
        if application._cluster:
            await application._cluster.connect()
        await application.sanctions.start()
        await application._timekeeper.start()
        await application._engine_seats.start()
        await application.ratings.start()
        await application.explored_games.start()
        await application.engine_games.start()
        await application.tournaments.start()
        application.background.start(application.profiles.count_earlier())
        await application.challenges.start()
        await application.lobby.start()
        application.background.start(application._purge())
        application.background.start(application._check_credentials())
        if application._fanout:
            application.background.start(application._share_limits(application._fanout))
        application.is_ready = True
        return application

    @property
    def is_well(self) -> bool:
        """Whether the database can be written to."""
        return self._timekeeper.is_well

    def source_of(self, client: str) -> str:
        """A keyed digest of an address, which may be stored: addresses can be compared by it, and not be read."""
        return blake2b(client.encode(), key=self._salt, digest_size=12).hexdigest()

    async def command(self, match_id: str, command: Command) -> CommandResult:
        """Does what a player asks for; nobody sits down in the lobby with people they avoid, or who avoid them."""
        if isinstance(command.action, Sit):
            await self.contacts.require_company(command.player, match_id)
        return await self.hub.command(match_id, command)

    async def forget_person(self, me: Person) -> None:
        """Deletes a person's account and data, and takes the name out of the matches, which stay."""
        for tournament_id in await self.tournaments.store.opened_by(me.id):
            await self.tournaments.change(tournament_id, partial(hand_on, host=me.id))
        await self._renames.forget(me.id)
        await self.clubs.forget(me.id)
        await self.accounts.delete(me.id)
        await self._renames.spread(me.id)

    async def _purge(self) -> None:
        """Removes expired sessions, codes and listings once an hour."""
        while True:
            try:
                await self.store.purge(now(), IDLE * 1000, LIFETIME * 1000)
            except Exception:
                log.exception("expired sessions and codes could not be removed")
            await asyncio.sleep(PURGE_EVERY)

    async def _check_credentials(self) -> None:
        """Closes the sockets of sessions and keys that an operator has removed from the database."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            try:
                await self.credentials.check()
            except Exception as error:
                log.warning("sessions could not be checked", extra={"error": type(error).__name__})

    async def _share_limits(self, fanout: Fanout) -> None:
        """Sends to other processes what clients have used up of their limits here."""
        while True:
            await asyncio.sleep(SHARE_EVERY)
            if spent := self.limits.spent():
                fanout.broadcast(spent=spent)

    async def metrics(self) -> str:
        """The metrics of this process and all others."""
        own = self.hub.metrics.text()
        return sum_metrics([own, *await self._fanout.other_metrics()]) if self._fanout else own

    async def close(self) -> None:
        """Refuses new requests, finishes what was begun, and stops all background work."""
        self.is_ready = False
        await self.background.close()
        await self.hub.commits.close()
        await self._timekeeper.close()
        await self.pool.close()
        await self.reviewers.close()
        if self._cluster:
            await self._cluster.close()
        await self.push_notices.close()
        if self._fanout:
            await self._fanout.close()
        await self.store.close()
