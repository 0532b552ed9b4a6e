"""Fan-out between several server processes over Redis: each tells the others what it has written and who is connected.

These messages are hints. The database decides what has happened; what a lost hint would have told is read from it when
the connection is back, or when a command meets events that this process did not know of.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from cornerwise.server.base.background import Background
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Audience, Hub, LiveMatch

log = logging.getLogger(__name__)
CHANNEL = "cornerwise:1"
NUMBERS = f"{CHANNEL}:numbers:"
BEAT = 2.0
POLL = 1.0
"""Seconds between two looks into the database while Redis is gone."""
DEAF = 3 * BEAT * 1000
"""Milliseconds without a message of its own after which a process takes Redis for gone."""
SILENT = 8_000
"""Milliseconds after which a process that says nothing is taken for dead, and its people for gone."""
PATIENCE = 5.0
"""Seconds that Redis may take to publish all messages that wait."""
MOST_WAITING = 10_000
"""Messages that wait to be published."""


class Fanout:
    """Publishes to the other processes and keeps what they have published."""

    def __init__(self, url: str, hub: Hub, background: Background, server: str) -> None:
        self._redis = Redis.from_url(url, socket_timeout=None, health_check_interval=10)
        self._hub, self._background, self._server = hub, background, server
        self._outbox: deque[str] = deque(maxlen=MOST_WAITING)
        self._has_news = asyncio.Event()
        self._heard: dict[str, int] = {}
        self._heard_itself = now()
        """When this process last received a message of its own, which shows that Redis works."""
        self._unread: set[str] = set()
        """Matches that another process has written to, and that could not be read."""
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        self.here: Callable[[str], Collection[str]] = lambda match: ()
        """Who follows a match in this process."""
        self.on_presence: Callable[[str], None] = lambda match: None
        """Called with a match when people come or go in other processes."""
        self.on_ended: Callable[[list[str]], None] = lambda credentials: None
        """Called with the sessions and keys that another process has ended."""
        self.on_spent: Callable[[list[tuple[str, str, float]]], None] = lambda spent: None
        """Called with what clients have used up of their limits in other processes."""
        self.on_commit: Callable[[str, int, Collection[str]], None] = lambda match, seq, people: None
        """Called with a match that another process has written to, its last event, and who plays it."""
        self.on_catch_up: list[Callable[[], Awaitable[None]]] = []
        """Awaited when the connection to Redis is back."""
        self.topics: dict[str, Callable[[str, Any], None]] = {}
        """Called with the process and the value when a message has a field of that name."""
        self.on_lost: list[Callable[[str], None]] = []
        """Called with a process that has fallen silent."""
        hub.listeners.append(self._note)
        hub.broadcasters.append(
            lambda match, message, audience: self.broadcast(match=match, say=message.decode(), audience=audience.data())
        )

    async def start(self) -> None:
        await self._redis.ping()
        self._background.start(self._publish())
        self._background.start(self._listen())
        self._background.start(self._beat())
        self._background.start(self._poll())

    async def close(self) -> None:
        await self._redis.aclose()

    def _note(self, live: LiveMatch, since: int) -> None:
        if live.match:
            self.broadcast(match=live.id, seq=live.match.seq, people=list(live.match.players))

    def broadcast(self, **message: Any) -> None:
        """Publishes a message to all other processes, in the order of these calls.

        While Redis cannot be reached only the last ones are kept: other processes read what they miss in the database.
        """
        self._outbox.append(json.dumps({"from": self._server, **message}))
        self._has_news.set()

    async def _publish(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            messages = list(self._outbox)
            self._outbox.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    pipeline = self._redis.pipeline(transaction=False)
                    for message in messages:
                        pipeline.publish(CHANNEL, message)
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                log.warning("Redis cannot be reached", extra={"error": str(error), "lost": len(messages)})
                await asyncio.sleep(1)

    def people_on_other_servers(self, match: str) -> frozenset[str]:
        """Who follows a match in other processes that are alive."""
        there = self._elsewhere.get(match, {})
        return frozenset().union(*(people for server, people in there.items() if self.is_alive(server)))

    def is_alive(self, server: str) -> bool:
        """Whether another process has said something lately."""
        return now() - self._heard.get(server, 0) < SILENT

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._catch_up()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._receive(json.loads(message["data"]))
            except Exception as error:  # also those of the database, while matches are read again
                self._heard_itself = 0
                log.warning("Redis is gone, trying again", extra={"error": str(error)})
                await asyncio.sleep(1)

    async def _poll(self) -> None:
        """Asks the database for what Redis does not tell: all matches while it is gone, and those not read before."""
        while True:
            await asyncio.sleep(POLL)
            if now() - self._heard_itself > DEAF:
                self._unread |= {match_id for match_id, live in self._hub.matches.items() if live.watchers}
            if not self._unread:
                continue
            unread, self._unread = self._unread, set()
            try:
                written = await self._hub.store.seqs(tuple(unread))
            except Exception as error:
                self._unread |= unread
                log.warning("matches could not be read again", extra={"error": type(error).__name__})
                continue
            for match_id, seq in written.items():
                await self._refresh(match_id, seq)

    async def _refresh(self, match_id: str, seq: int | None = None) -> None:
        try:
            await self._hub.refresh(match_id, seq)
        except Exception as error:
            self._unread.add(match_id)
            log.warning("a match could not be read again", extra={"error": type(error).__name__})

    async def _catch_up(self) -> None:
        """What was published while this process was not connected is in the database."""
        for catch_up in self.on_catch_up:
            await catch_up()
        for match_id in tuple(self._hub.matches):
            await self._refresh(match_id)
            self.broadcast(match=match_id, who=True)

    async def _receive(self, message: dict[str, Any]) -> None:
        if message["from"] == self._server:
            self._heard_itself = now()
            return
        self._heard[message["from"]] = now()
        if "ended" in message:
            self.on_ended(message["ended"])
        if "spent" in message:
            self.on_spent(message["spent"])
        for topic in self.topics.keys() & message.keys():
            self.topics[topic](message["from"], message[topic])
        match = message.get("match")
        if "seq" in message:
            self.on_commit(message["match"], message["seq"], message["people"])
        if match is None or match not in self._hub.matches:
            return
        if "seq" in message:
            self._background.start(self._refresh(match, message["seq"]))
        elif "say" in message:
            self._hub.send_here(match, message["say"].encode(), Audience.parse(message["audience"]))
        elif "who" in message:
            self.broadcast(match=match, there=list(self.here(match)))
        elif "there" in message:
            self._elsewhere.setdefault(match, {})[message["from"]] = frozenset(message["there"])
            self.on_presence(match)

    async def other_metrics(self) -> list[str]:
        """The metrics that all other processes published last."""
        try:
            own = (NUMBERS + self._server).encode()
            keys = [key async for key in self._redis.scan_iter(f"{NUMBERS}*") if key != own]
            found = await self._redis.mget(keys) if keys else []
        except (RedisError, OSError) as error:
            log.warning("Redis cannot be reached", extra={"error": str(error)})
            return []
        return [text.decode() for text in found if isinstance(text, bytes)]

    async def _publish_metrics(self) -> None:
        try:
            await self._redis.set(NUMBERS + self._server, self._hub.metrics.text(), px=SILENT)
        except (RedisError, OSError) as error:
            log.warning("Redis cannot be reached", extra={"error": str(error)})

    async def _beat(self) -> None:
        while True:
            self.broadcast()
            await self._publish_metrics()
            await asyncio.sleep(BEAT)
            for match in [match for match in self._elsewhere if match not in self._hub.matches]:
                del self._elsewhere[match]
            for server in [server for server in self._heard if not self.is_alive(server)]:
                del self._heard[server]
                for lost in self.on_lost:
                    lost(server)
