"""Push notices: the subscriptions of browsers, the server's VAPID key, and sending to push services."""

import json
import logging
from typing import Any
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, select

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.people.webpush import (
    b64,
    encrypt,
    is_subscription,
    new_key,
    private_key,
    public_bytes,
    signature,
)
from cornerwise.server.storage.bulk_writer import Rows, upsert
from cornerwise.server.storage.schema import subscriptions
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
KEY = "vapid"
MOST_EACH = 10
"""Browsers of one player; the oldest makes room for another."""
KEPT = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a browser that is off."""
GONE = (404, 410)


class PushNotices:
    """Subscriptions of browsers. `hosts` are the push services that this server talks to, and nobody else."""

    def __init__(self, store: Store, hosts: list[str], contact: str) -> None:
        self._store, self._hosts, self._contact = store, hosts, contact
        self._http = httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False)
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def close(self) -> None:
        await self._http.aclose()

    async def public_key(self) -> str:
        """The public VAPID key, by which browsers know that a message is from this server."""
        return b64(public_bytes(await self._private_key()))

    async def _private_key(self) -> ec.EllipticCurvePrivateKey:
        """Made once and then kept: with another key all subscriptions would be void."""
        if self._key is None:
            self._key = private_key(await self._store.key(KEY, new_key))
        return self._key

    async def subscribe(self, player: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Stores the subscription of a browser. Only known push services are allowed: an address could be anybody's."""
        if not self._is_service(endpoint) or not is_subscription(p256dh, auth):
            raise Refused("request/malformed", "refused-subscription")
        row = {"endpoint": endpoint, "player": player, "p256dh": p256dh, "auth": auth, "created": now()}
        mine = select(subscriptions.c.endpoint).where(subscriptions.c.player == player)
        async with self._store.writing() as connection:
            await upsert(connection, Rows(subscriptions, [row], keys=("endpoint",)))
            newest = mine.order_by(subscriptions.c.created.desc()).offset(MOST_EACH)
            for old in (await connection.execute(newest)).scalars().all():
                await connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == old))

    def _is_service(self, endpoint: str) -> bool:
        try:
            site = urlsplit(endpoint)
            host, _ = site.hostname or "", site.port
        except ValueError:
            return False
        named = any(host == known or host.endswith(f".{known}") for known in self._hosts)
        return named and (site.scheme == "https" or (site.scheme, host) == ("http", "127.0.0.1"))

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint, subscriptions.c.player == player)
        async with self._store.writing() as connection:
            await connection.execute(gone)

    async def tell(self, player: str, topic: str, message: dict[str, Any]) -> None:
        """Tells all browsers of a player. A newer message of a topic takes the place of one that still waits."""
        wanted = select(subscriptions).where(subscriptions.c.player == player)
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        for row in rows:
            await self._send(row, topic, json.dumps(message).encode())

    async def _send(self, row: Any, topic: str, message: bytes) -> None:
        headers = {
            "authorization": signature(await self._private_key(), row.endpoint, self._contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": topic,
        }
        try:
            answer = await self._http.post(
                row.endpoint, content=encrypt(message, row.p256dh, row.auth), headers=headers
            )
        except httpx.HTTPError as error:
            log.warning("a push service cannot be reached", extra={"error": type(error).__name__})
            return
        if answer.status_code in GONE:
            await self.unsubscribe(row.player, row.endpoint)
        elif answer.status_code >= 400:
            log.warning("a push service refuses", extra={"status": answer.status_code})
