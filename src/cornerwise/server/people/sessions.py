"""Sessions: a secret in an HttpOnly cookie, of which the server stores only the digest."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.storage.store import Store

COOKIE = "cornerwise_session"
SECRET_BYTES = 32
LIFETIME = 400 * 24 * 60 * 60
"""Seconds that a browser keeps the cookie: the longest that browsers allow."""
MOST_REMEMBERED = 50_000


SCOPES = ("read", "play")
"""What a program's key may allow: to look, and to do things with seats."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the server knows them."""

    id: str
    name: str
    scopes: frozenset[str] | None = None
    """What a program may do in this player's name; None is the player in person, who may do everything."""

    def require_scope(self, scope: str) -> None:
        if self.scopes is not None and scope not in self.scopes:
            raise Refused("session/forbidden", "refused-scope", scope=scope)

    def require_person(self) -> None:
        if self.scopes is not None:
            raise Refused("session/forbidden", "refused-person")


class Sessions:
    """Finds the player behind a secret; the last ones are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def create(self, name: str) -> tuple[str, Person]:
        """Somebody new: the secret, which is given away once and never stored, and the player."""
        secret, person = token_urlsafe(SECRET_BYTES), Person(token_urlsafe(12), name)
        await self._store.add_player(person.id, name, digest_of(secret), now())
        self._remember(digest_of(secret), person)
        return secret, person

    async def find(self, secret: str | None) -> Person | None:
        """The player of a secret, None for a wrong one or none at all."""
        if not secret or len(secret) > 100:
            return None
        digest = digest_of(secret)
        if digest not in self._known:
            found = await self._store.player_of(digest)
            if found is None:
                return None
            self._remember(digest, Person(*found))
        return self._known[digest]

    async def login(self, player: str) -> tuple[str, Person]:
        """Another session of somebody who has an account."""
        secret = token_urlsafe(SECRET_BYTES)
        await self._store.add_session(player, digest_of(secret), now())
        return secret, await self.require(secret)

    async def end(self, secret: str) -> None:
        """A session is over."""
        self._known.pop(digest_of(secret), None)
        await self._store.end_session(digest_of(secret))

    async def require(self, secret: str | None) -> Person:
        person = await self.find(secret)
        if person is None:
            raise Refused("session/missing", "refused-no-session", how="POST /api/session")
        return person

    async def rename(self, secret: str, person: Person, name: str) -> Person:
        await self._store.rename(person.id, name)
        self._remember(digest_of(secret), Person(person.id, name))
        return self._known[digest_of(secret)]

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def digest_of(secret: str) -> str:
    # A secret of 256 bits cannot be guessed, so a fast digest is as good as a slow one.
    return sha256(secret.encode()).hexdigest()
